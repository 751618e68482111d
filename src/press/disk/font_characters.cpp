// Reads the table `cmap` of fonts. Numbers in it are big-endian; beyond its end all are 0.
#include "disk/font_characters.h"

#include <algorithm>
#include <cstdint>

#include "base/files.h"
#include "disk/disk.h"

namespace boardwright::disk {
namespace {

/// Bytes of a font, from some offset on.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : bytes_(bytes) {}

  Bytes from(std::size_t offset) const {
    return Bytes(offset < bytes_.size() ? bytes_.substr(offset) : std::string_view());
  }
  std::uint32_t u16(std::size_t at) const { return byte(at) << 8 | byte(at + 1); }
  std::uint32_t u32(std::size_t at) const { return u16(at) << 16 | u16(at + 2); }
  std::string_view tag(std::size_t at) const {
    return at < bytes_.size() ? bytes_.substr(at, 4) : std::string_view();
  }
  std::size_t size() const { return bytes_.size(); }

 private:
  std::uint32_t byte(std::size_t at) const {
    return at < bytes_.size() ? static_cast<unsigned char>(bytes_[at]) : 0;
  }
  std::string_view bytes_;
};

/// Format 4: segments of characters up to U+FFFF.
void add_segments(const Bytes& table, CharacterSet& all) {
  const std::size_t twice = table.u16(6);  // the number of segments, twice
  const std::size_t ends = 14, starts = ends + twice + 2, deltas = starts + twice,
                    offsets = deltas + twice;
  for (std::size_t i = 0; i < twice; i += 2) {
    const std::uint32_t last = table.u16(ends + i), first = table.u16(starts + i),
                        delta = table.u16(deltas + i), offset = table.u16(offsets + i);
    for (std::uint32_t c = first; c <= last && c < 0xffff; ++c) {
      std::uint32_t glyph =
          offset == 0 ? c : table.u16(offsets + i + offset + std::size_t{2} * (c - first));
      if (offset == 0 || glyph != 0) glyph = (glyph + delta) & 0xffff;
      if (glyph != 0) all.add(c, c);
    }
  }
}

/// Format 12: groups of characters whose glyphs follow one another.
void add_groups(const Bytes& table, CharacterSet& all) {
  constexpr std::size_t head = 16, group = 12;
  const std::size_t count = std::min<std::size_t>(table.u32(12), table.size() / group);
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint32_t first = table.u32(head + i * group), last = table.u32(head + i * group + 4);
    const bool begins_without = table.u32(head + i * group + 8) == 0;
    if (first <= last && last <= 0x10ffff && first + begins_without <= last)
      all.add(first + begins_without, last);
  }
}

}  // namespace

void CharacterSet::settle() {
  join();
  // What no font has is drawn of two that fonts have.
  constexpr char32_t stroke = 0x338;
  constexpr std::pair<char32_t, char32_t> composed[] = {
      {0x2260, U'='}, {0x226e, U'<'}, {0x226f, U'>'}};
  for (const auto& [whole, base] : composed)
    if (has(base) && has(stroke)) add(whole, whole);
  join();
}

void CharacterSet::join() {
  std::sort(ranges_.begin(), ranges_.end());
  std::vector<std::pair<char32_t, char32_t>> joined;
  for (const auto& [first, last] : ranges_)
    if (!joined.empty() && first <= joined.back().second + 1)
      joined.back().second = std::max(joined.back().second, last);
    else
      joined.emplace_back(first, last);
  ranges_ = std::move(joined);
}

bool CharacterSet::has(char32_t character) const {
  const auto behind =
      std::upper_bound(ranges_.begin(), ranges_.end(), character,
                       [](char32_t c, const auto& range) { return c < range.first; });
  return behind != ranges_.begin() && character <= std::prev(behind)->second;
}

void add_characters(std::string_view font, CharacterSet& all) {
  const Bytes bytes(font);
  for (std::size_t i = 0; i < bytes.u16(4); ++i) {
    if (bytes.tag(12 + 16 * i) != "cmap") continue;
    const Bytes cmap = bytes.from(bytes.u32(12 + 16 * i + 8));
    for (std::size_t j = 0; j < cmap.u16(2); ++j) {
      const std::uint32_t platform = cmap.u16(4 + 8 * j), encoding = cmap.u16(6 + 8 * j);
      if (platform != 0 && (platform != 3 || (encoding != 1 && encoding != 10))) continue;
      const Bytes table = cmap.from(cmap.u32(8 + 8 * j));
      if (table.u16(0) == 4) add_segments(table, all);
      if (table.u16(0) == 12) add_groups(table, all);
    }
  }
}

CharacterSet characters_of(const std::filesystem::path& fonts) {
  constexpr std::size_t longest = std::size_t{64} << 20;
  CharacterSet all;
  for (const auto& file : files_in(fonts))
    if (file.extension() == ".ttf" || file.extension() == ".otf")
      add_characters(read_file(file, longest), all);
  all.settle();
  return all;
}

}  // namespace boardwright::disk
