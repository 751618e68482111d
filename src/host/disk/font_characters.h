// The characters that fonts have. Uses only HarfBuzz, because the drawing module loads slowly.
#pragma once
#include <filesystem>
#include <memory>
#include <string_view>

struct hb_set_t;

namespace boardwright::disk {

/// A set of characters.
class CharacterSet {
 public:
  CharacterSet();

  void add(char32_t first, char32_t last);

  /// Adds the characters of a TrueType or OpenType font. Data of another format add none.
  void add_font(std::string_view font);

  /// Adds characters that are missing in the fonts but drawn from two others (≠ from = and a
  /// stroke), if both are in the set.
  void add_composed();

  bool has(char32_t character) const;
  bool empty() const;

 private:
  std::unique_ptr<hb_set_t, void (*)(hb_set_t*)> set_;
};

/// The characters of all fonts in a folder; empty if there is no font.
CharacterSet characters_of(const std::filesystem::path& fonts);

}  // namespace boardwright::disk
