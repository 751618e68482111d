// The bytes of the fonts in a folder, read once per process. The font libraries see only these.
#pragma once
#include <filesystem>
#include <map>
#include <string>
#include <utility>

#include "fonts/handle.h"

namespace boardwright::fonts {

/// A font face for shaping (HarfBuzz) and for drawing (Cairo). The font's bytes must outlive both.
struct Face {
  Handle<hb_face_t, &hb_face_destroy> shaper;
  Handle<cairo_font_face_t, &cairo_font_face_destroy> pen;
};

/// The file name that fontconfig uses for a font, and the index of the face in that file.
using FaceName = std::pair<std::string, int>;

/// The fonts of a folder. No file is opened a second time, so none can change or fail later.
class FontData {
 public:
  /// Throws std::system_error or std::runtime_error if the folder contains no font, or one that
  /// cannot be read.
  explicit FontData(const std::filesystem::path& folder);

  /// The fontconfig configuration that contains these fonts and no others.
  FcConfig* config() const { return config_.get(); }

  /// The face that fontconfig has chosen.
  static FaceName name_of(const FcPattern* font);

  /// A new face, to be used by one thread at a time.
  Face face(const FaceName& name) const;

 private:
  Handle<FcConfig, &FcConfigDestroy> config_;
  std::map<std::string, std::string, std::less<>> bytes_;  ///< by the names that fontconfig uses
};

/// The fonts of a folder, read on first use and kept until the process ends.
const FontData& fonts_of(const std::filesystem::path& folder);

}  // namespace boardwright::fonts
