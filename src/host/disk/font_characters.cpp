// Reads the characters of fonts with HarfBuzz.
#include "disk/font_characters.h"

#include <hb.h>

#include <cstddef>
#include <utility>

#include "disk/disk.h"
#include "disk/files.h"

namespace boardwright::disk {

CharacterSet::CharacterSet() : set_(hb_set_create(), hb_set_destroy) {}

void CharacterSet::add(char32_t first, char32_t last) { hb_set_add_range(set_.get(), first, last); }

void CharacterSet::add_font(std::string_view font) {
  hb_blob_t* blob = hb_blob_create(font.data(), static_cast<unsigned>(font.size()),
                                   HB_MEMORY_MODE_READONLY, nullptr, nullptr);
  hb_face_t* face = hb_face_create(blob, 0);
  hb_face_collect_unicodes(face, set_.get());
  hb_face_destroy(face);
  hb_blob_destroy(blob);
}

void CharacterSet::add_composed() {
  constexpr char32_t stroke = 0x338;
  constexpr std::pair<char32_t, char32_t> composed[] = {
      {0x2260, U'='}, {0x226e, U'<'}, {0x226f, U'>'}};
  for (const auto& [whole, base] : composed)
    if (has(base) && has(stroke)) add(whole, whole);
}

bool CharacterSet::has(char32_t character) const { return hb_set_has(set_.get(), character) != 0; }

bool CharacterSet::empty() const { return hb_set_is_empty(set_.get()) != 0; }

CharacterSet characters_of(const std::filesystem::path& fonts) {
  constexpr std::size_t most_bytes = std::size_t{64} << 20;
  CharacterSet all;
  for (const auto& file : files_in(fonts))
    if (file.extension() == ".ttf" || file.extension() == ".otf")
      all.add_font(read_file(file, most_bytes));
  all.add_composed();
  return all;
}

}  // namespace boardwright::disk
