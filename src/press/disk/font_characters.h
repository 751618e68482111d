// The characters that fonts have, read from their files: drawing libraries take longer to open.
#pragma once
#include <filesystem>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/rooms.h"

namespace boardwright::disk {

/// Characters, as ranges without gaps.
class CharacterSet {
 public:
  void add(char32_t first, char32_t last) { ranges_.emplace_back(first, last); }

  /// Puts the ranges in order, and adds what is composed of others. To be called before has().
  void settle();

  bool has(char32_t character) const;
  bool empty() const { return ranges_.empty(); }

 private:
  void join();

  std::vector<std::pair<char32_t, char32_t>> ranges_;
};

/// Adds the characters that a font has glyphs for, by its table `cmap`: of a file in TrueType or
/// OpenType. What is no such file has none.
void add_characters(std::string_view font, CharacterSet& all);

/// The characters of all fonts in a folder; none if there is no font.
CharacterSet characters_of(const std::filesystem::path& fonts);

}  // namespace boardwright::disk
