// The characters that fonts have, by HarfBuzz alone: the drawing module takes longer to open.
#pragma once
#include <filesystem>
#include <memory>
#include <string_view>

#include "base/rooms.h"

struct hb_set_t;

namespace boardwright::disk {

/// A set of characters.
class CharacterSet {
 public:
  CharacterSet();

  void add(char32_t first, char32_t last);

  /// Adds the characters of a font in TrueType or OpenType. What is no such font has none.
  void add_font(std::string_view font);

  /// Adds what no font has and is drawn of two characters, where both are there.
  void add_composed();

  bool has(char32_t character) const;
  bool empty() const;

 private:
  std::unique_ptr<hb_set_t, void (*)(hb_set_t*)> set_;
};

/// The characters of all fonts in a folder; none if there is no font.
CharacterSet characters_of(const std::filesystem::path& fonts);

}  // namespace boardwright::disk
