// The piece set: a drawing for each piece type, read from templates/pieces.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.h"
#include "base/report.h"
#include "scene/scene.h"

namespace boardwright::scene {

/// Width of fine lines relative to other lines.
inline constexpr double fine_width = 0.6;

/// An outline of a drawing.
struct DrawnShape {
  enum class Kind {
    body,  ///< filled with the piece's colour and stroked
    line,  ///< stroked only, in the detail colour
    fine,  ///< the same in a thinner line, for what need not be seen in small print
    dot,   ///< filled with the detail colour
  };
  Kind kind = Kind::body;
  std::vector<Stroke> strokes;  ///< y up; the piece's edge is the circle of radius 1 about (0, 0)
};

/// The drawing of one piece type. Later shapes lie on top.
struct Drawing {
  std::string id;    ///< "archbishop"
  std::string name;  ///< "Archbishop"
  std::string alt;   ///< a description of the picture, one sentence
  std::vector<DrawnShape> shapes;
  std::vector<std::string> seats = {};  ///< drawing ids by seat; further seats use this drawing
  bool writing = false;                 ///< contains letters or characters, so it is never mirrored
  bool forward = false;                 ///< points in its seat's forward direction for every viewer
  double size = 1;                      ///< relative to the largest pieces of the set
};

/// All drawings, ordered by file name and by position in the file.
///
/// Scenes point to the drawings, so the set must outlive them; moving the set is safe.
class PieceSet {
 public:
  PieceSet() = default;
  explicit PieceSet(std::vector<Drawing> all) : all_(std::move(all)) {}

  /// Returns the drawing of this id, or null.
  const Drawing* find(std::string_view id) const;

  /// Returns the drawing for a seat, counted from 1, or null: a drawing can name others for the
  /// pieces of some seats.
  const Drawing* find(std::string_view id, int seat) const;

  const std::vector<Drawing>& all() const { return all_; }
  std::vector<std::string_view> ids() const;

 private:
  std::vector<Drawing> all_;
};

/// Reads every .toml file of a folder; a missing folder is an empty set.
///
/// In the files the circle around a piece has radius 50, and outlines are SVG path data with y up:
/// absolute M, L, C, Q, Z. Reports invalid path data with its column, points outside the circle,
/// unknown parts, duplicate ids and missing names; drawings can then be missing.
PieceSet read_piece_types(const base::Files& files, const std::filesystem::path& folder,
                          base::Report& report);

/// Reads several folders, the highest first. A folder hides drawings of the same id in lower
/// folders and can use their parts.
PieceSet read_piece_types(const base::Files& files,
                          const std::vector<std::filesystem::path>& folders, base::Report& report);

}  // namespace boardwright::scene
