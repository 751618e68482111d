// Cuts fonts down with HarfBuzz, and packs them as WOFF2.
#include "ink/web_font.h"

#include <hb-subset.h>
#include <woff2/encode.h>

#include <memory>
#include <stdexcept>

#include "ink/handle.h"

namespace boardwright::ink {
namespace {

[[noreturn]] void refuse() { throw std::runtime_error("a font for pages cannot be made"); }

/// The bytes of a face as a font file of its own.
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

}  // namespace

std::string to_web_font(std::string_view font, std::u32string_view characters) {
  const Handle<hb_blob_t, &hb_blob_destroy> blob(hb_blob_create(
      font.data(), static_cast<unsigned>(font.size()), HB_MEMORY_MODE_READONLY, nullptr, nullptr));
  const Handle<hb_face_t, &hb_face_destroy> face(hb_face_create(blob.get(), 0));
  if (hb_face_get_glyph_count(face.get()) == 0) refuse();
  const std::string cut = subset_of(face.get(), characters);
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(cut.data());
  std::string packed(woff2::MaxWOFF2CompressedSize(bytes, cut.size()), '\0');
  std::size_t length = packed.size();
  if (!woff2::ConvertTTFToWOFF2(bytes, cut.size(), reinterpret_cast<std::uint8_t*>(packed.data()),
                                &length))
    refuse();
  packed.resize(length);
  return packed;
}

}  // namespace boardwright::ink
