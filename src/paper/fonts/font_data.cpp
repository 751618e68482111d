// Reads fonts and passes them to fontconfig, HarfBuzz and FreeType from memory.
#include "fonts/font_data.h"

#include <cairo-ft.h>
#include <fcntl.h>
#include <sys/mman.h>

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "base/text.h"
#include "disk/disk.h"
#include "disk/files.h"

namespace boardwright::fonts {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_font = std::size_t{64} << 20;

/// FreeType must create and destroy faces one at a time; Cairo does so on any thread.
struct FreeType {
  std::mutex guard;
  FT_Library library = nullptr;
};

FreeType& free_type() {
  static FreeType& kept = [&]() -> FreeType& {
    auto* const made = new FreeType;
    if (FT_Init_FreeType(&made->library) != 0)
      throw std::runtime_error("cannot draw: FreeType cannot be initialized");
    return *made;
  }();
  return kept;
}

void end_face(void* face) {
  const std::lock_guard lock(free_type().guard);
  FT_Done_Face(static_cast<FT_Face>(face));
}

FT_Face make_face(const std::string& bytes, int index) {
  FT_Face face = nullptr;
  const std::lock_guard lock(free_type().guard);
  if (FT_New_Memory_Face(free_type().library, reinterpret_cast<const FT_Byte*>(bytes.data()),
                         static_cast<FT_Long>(bytes.size()), index, &face) != 0)
    throw std::runtime_error("cannot draw: FreeType rejects a font");
  return face;
}

/// Cairo caches the face; it is destroyed when Cairo drops it.
cairo_font_face_t* make_pen(FT_Face face) {
  static const cairo_user_data_key_t key = {};
  Handle<cairo_font_face_t, &cairo_font_face_destroy> pen(
      cairo_ft_font_face_create_for_ft_face(face, 0));
  if (const auto failed = cairo_font_face_set_user_data(pen.get(), &key, face, &end_face)) {
    end_face(face);
    require(failed);
  }
  return pen.release();
}

/// Makes bytes available as a file. Its path is valid while the descriptor is open.
disk::Descriptor file_in_memory(const std::string& bytes, const fs::path& file) {
  disk::Descriptor memory(::memfd_create("font", MFD_CLOEXEC));
  if (!memory.is_open()) disk::fail("cannot keep in memory", file);
  disk::write_all(memory, bytes, file, "cannot keep in memory");
  return memory;
}

}  // namespace

FontData::FontData(const fs::path& folder) : config_(FcConfigCreate()) {
  std::vector<fs::path> files = disk::files_in(folder);
  std::erase_if(files, [](const fs::path& file) {
    return file.extension() != ".ttf" && file.extension() != ".otf";
  });
  if (files.empty())
    throw std::runtime_error("there are no fonts in '" + base::printable(folder.string()) + "'");
  std::vector<disk::Descriptor> lent;  // all stay open, so that no two share a name
  for (const fs::path& file : files) {
    std::string bytes = disk::read_file(file, largest_font);
    const disk::Descriptor& memory = lent.emplace_back(file_in_memory(bytes, file));
    const std::string name = "/proc/self/fd/" + std::to_string(memory.number());
    if (!FcConfigAppFontAddFile(config_.get(), reinterpret_cast<const FcChar8*>(name.c_str()))) {
      // fontconfig does not say why. It opens the file once, so the cause can be a lack of
      // descriptors.
      if (!disk::open_file(name, O_RDONLY).is_open()) disk::fail("cannot open", file);
      throw std::runtime_error("'" + base::printable(file.string()) + "' is not a font");
    }
    bytes_.emplace(name, std::move(bytes));
  }
}

FaceName FontData::name_of(const FcPattern* font) {
  FcChar8* file = nullptr;
  int index = 0;
  if (FcPatternGetString(font, FC_FILE, 0, &file) != FcResultMatch) return {};
  FcPatternGetInteger(font, FC_INDEX, 0, &index);
  return {reinterpret_cast<const char*>(file), index};
}

Face FontData::face(const FaceName& name) const {
  const auto& [file, index] = name;
  const auto found = bytes_.find(file);
  if (found == bytes_.end()) throw std::logic_error("a font from nowhere");
  const std::string& bytes = found->second;
  const Handle<hb_blob_t, &hb_blob_destroy> blob(
      hb_blob_create(bytes.data(), static_cast<unsigned>(bytes.size()), HB_MEMORY_MODE_READONLY,
                     nullptr, nullptr));
  Face face;
  face.shaper.reset(hb_face_create(blob.get(), static_cast<unsigned>(index)));
  face.pen.reset(make_pen(make_face(bytes, index)));
  return face;
}

const FontData& fonts_of(const fs::path& folder) {
  static std::mutex guard;
  static auto& known = *new std::map<fs::path, std::unique_ptr<const FontData>>();
  const std::lock_guard lock(guard);
  if (const auto found = known.find(folder); found != known.end()) return *found->second;
  return *(known[folder] = std::make_unique<const FontData>(folder));
}

}  // namespace boardwright::fonts
