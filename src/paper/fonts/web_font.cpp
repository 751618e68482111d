// Makes subsets of fonts with HarfBuzz and compresses them as WOFF2 with Brotli.
#include "fonts/web_font.h"

#include <brotli/encode.h>
#include <hb-subset.h>

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "fonts/handle.h"

namespace boardwright::fonts {
namespace {

[[noreturn]] void refuse() { throw std::runtime_error("cannot make a font for web pages"); }

/// A subset of a face as a font file.
std::string subset_of(hb_face_t* face, std::u32string_view characters) {
  const Handle<hb_subset_input_t, &hb_subset_input_destroy> input(hb_subset_input_create_or_fail());
  if (input == nullptr) refuse();
  hb_set_t* wanted = hb_subset_input_unicode_set(input.get());
  for (const char32_t character : characters) hb_set_add(wanted, character);
  hb_subset_input_set_flags(input.get(), HB_SUBSET_FLAGS_NO_HINTING);
  hb_set_t* names = hb_subset_input_set(input.get(), HB_SUBSET_SETS_NAME_ID);
  for (const unsigned licence : {13u, 14u}) hb_set_add(names, licence);
  const Handle<hb_face_t, &hb_face_destroy> cut(hb_subset_or_fail(face, input.get()));
  if (cut == nullptr) refuse();
  const Handle<hb_blob_t, &hb_blob_destroy> bytes(hb_face_reference_blob(cut.get()));
  unsigned length = 0;
  const char* data = hb_blob_get_data(bytes.get(), &length);
  return {data, length};
}

/// A big-endian number of `size` bytes.
std::uint32_t number_at(std::string_view bytes, std::size_t at, int size) {
  std::uint32_t number = 0;
  for (int i = 0; i < size; ++i)
    number = number << 8 | static_cast<unsigned char>(bytes.at(at + static_cast<std::size_t>(i)));
  return number;
}
void add_number(std::string& bytes, std::uint32_t number, int size) {
  for (int shift = 8 * size; shift > 0;) bytes += static_cast<char>(number >> (shift -= 8) & 0xff);
}

/// UIntBase128 of WOFF2: as few bytes as possible, seven bits each.
void add_short(std::string& bytes, std::uint32_t number) {
  int shift = 0;
  while (shift < 28 && number >> (shift + 7) != 0) shift += 7;
  for (; shift > 0; shift -= 7) bytes += static_cast<char>(0x80 | (number >> shift & 0x7f));
  bytes += static_cast<char>(number & 0x7f);
}

std::string compressed(const std::string& bytes) {
  std::string packed(BrotliEncoderMaxCompressedSize(bytes.size()), '\0');
  std::size_t length = packed.size();
  if (BrotliEncoderCompress(BROTLI_MAX_QUALITY, BROTLI_MAX_WINDOW_BITS, BROTLI_MODE_FONT,
                            bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()),
                            &length,
                            reinterpret_cast<std::uint8_t*>(packed.data())) == BROTLI_FALSE)
    refuse();
  packed.resize(length);
  return packed;
}

/// A table of a font file: its tag of four characters, and its content.
struct FontTable {
  std::string_view tag, bytes;
};

/// The tables, with `loca` after `glyf` as WOFF2 requires.
std::vector<FontTable> tables_of(std::string_view font) {
  std::vector<FontTable> tables;
  constexpr std::size_t head = 12, entry = 16;
  for (std::size_t i = 0; i < number_at(font, 4, 2); ++i) {
    const std::size_t at = head + i * entry;
    tables.push_back(
        {font.substr(at, 4), font.substr(number_at(font, at + 8, 4), number_at(font, at + 12, 4))});
  }
  std::ranges::stable_sort(tables, [](const FontTable& a, const FontTable& b) {
    const auto place = [](const FontTable& table) {
      return table.tag == "glyf" ? 1 : table.tag == "loca" ? 2 : 0;
    };
    return place(a) < place(b);
  });
  return tables;
}

/// A font as WOFF2 (W3C, 2018): its tables untransformed, compressed together. The library woff2
/// also transforms outlines, which saves a sixth, but writes to the terminal.
std::string as_woff2(std::string_view font) {
  constexpr std::uint32_t named = 63, null_transform = 3 << 6, head = 48;
  const auto tables = tables_of(font);
  std::string directory, data;
  for (const auto& [tag, bytes] : tables) {
    const bool outlines = tag == "glyf" || tag == "loca";
    directory += static_cast<char>(named | (outlines ? null_transform : 0));
    directory += tag;
    add_short(directory, static_cast<std::uint32_t>(bytes.size()));
    data += bytes;
  }
  const std::string packed = compressed(data);
  const std::size_t whole = head + directory.size() + packed.size(), even = (whole + 3) / 4 * 4;
  std::string file = "wOF2";
  file += font.substr(0, 4);
  add_number(file, static_cast<std::uint32_t>(even), 4);
  add_number(file, static_cast<std::uint32_t>(tables.size()), 2);
  add_number(file, 0, 2);
  add_number(file, static_cast<std::uint32_t>(font.size()), 4);
  add_number(file, static_cast<std::uint32_t>(packed.size()), 4);
  file.resize(head);  // the rest is zero: no version, metadata or private data
  file += directory + packed;
  file.resize(even);
  return file;
}

}  // namespace

std::string to_web_font(std::string_view font, std::u32string_view characters) {
  const Handle<hb_blob_t, &hb_blob_destroy> blob(hb_blob_create(
      font.data(), static_cast<unsigned>(font.size()), HB_MEMORY_MODE_READONLY, nullptr, nullptr));
  const Handle<hb_face_t, &hb_face_destroy> face(hb_face_create(blob.get(), 0));
  if (hb_face_get_glyph_count(face.get()) == 0) refuse();
  return as_woff2(subset_of(face.get(), characters));
}

}  // namespace boardwright::fonts
