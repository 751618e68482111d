// The bytes of the fonts in a folder: read once a process, and all that libraries ever see of them.
#pragma once
#include <filesystem>
#include <map>
#include <string>
#include <utility>

#include "ink/handle.h"

namespace boardwright::ink {

/// A font that is shaped with and drawn with. The bytes outlive both.
struct Face {
  Handle<hb_face_t, &hb_face_destroy> shaper;
  Handle<cairo_font_face_t, &cairo_font_face_destroy> pen;
};

/// What fontconfig calls the file of a font, and which of its faces is meant.
using FaceName = std::pair<std::string, int>;

/// The fonts of a folder. None of them is opened again, so that none can change or fail later.
class FontData {
 public:
  /// Throws std::system_error or std::runtime_error if the folder holds no font or one that cannot
  /// be read.
  explicit FontData(const std::filesystem::path& folder);

  /// What fontconfig knows of them, and of no others.
  FcConfig* config() const { return config_.get(); }

  /// The face that fontconfig has chosen.
  static FaceName name_of(const FcPattern* font);

  /// A face, for one thread at a time.
  Face face(const FaceName& name) const;

 private:
  Handle<FcConfig, &FcConfigDestroy> config_;
  std::map<std::string, std::string, std::less<>> bytes_;  ///< by the names that fontconfig has
};

/// The fonts of a folder, read once a process and kept.
const FontData& fonts_of(const std::filesystem::path& folder);

}  // namespace boardwright::ink
