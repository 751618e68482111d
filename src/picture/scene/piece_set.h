// The piece set: a drawing for each kind of piece, read from templates/pieces.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "scene/scene.h"

namespace boardwright::scene {

/// An outline of a drawing.
struct DrawnShape {
  enum class Kind {
    body,  ///< filled with the piece's colour, and outlined
    line,  ///< drawn only, in the colour of details
    dot,   ///< filled with the colour of details
  };
  Kind kind = Kind::body;
  std::vector<Stroke> strokes;  ///< y up; the circle of radius 1 about (0, 0) is the piece's edge
};

/// The drawing of one kind of piece. Later shapes lie on top.
struct Drawing {
  std::string id;    ///< "archbishop"
  std::string name;  ///< "Archbishop"
  std::string alt;   ///< what one sees, in a sentence
  std::vector<DrawnShape> shapes;
  std::vector<std::string> seats = {};  ///< drawings of the seats' pieces, the first seat's first;
                                        ///< this one is that of seats not given
  bool writing = false;                 ///< it bears letters or characters, which nobody mirrors
  bool forward = false;                 ///< it points the way its seat plays, whoever looks at it
};

/// All drawings, in the order of the files' names and of their places in them.
///
/// Scenes point to the drawings: the set must outlive them, and may be moved meanwhile.
class PieceSet {
 public:
  PieceSet() = default;
  explicit PieceSet(std::vector<Drawing> all) : all_(std::move(all)) {}

  /// The drawing of this id, or null.
  const Drawing* find(std::string_view id) const;

  /// The same for a seat, counted from 1: the drawing may name others for the pieces of some seats.
  const Drawing* find(std::string_view id, int seat) const;

  const std::vector<Drawing>& all() const { return all_; }
  std::vector<std::string_view> ids() const;

 private:
  std::vector<Drawing> all_;
};

/// Reads every .toml file of a folder; a missing folder is an empty set.
///
/// In the files the circle round a piece has radius 50, and outlines are path data as of SVG, but
/// with y up: absolute M, L, C, Q, Z. Reports bad path data with its column, points outside of the
/// circle, unknown parts, two things of one id, and missing names; then drawings may be missing.
PieceSet read_piece_types(const std::filesystem::path& folder, Report& report);

/// The same of several folders, the highest first, of which a higher one hides what bears the same
/// id below, and may use the parts below.
PieceSet read_piece_types(const std::vector<std::filesystem::path>& folders, Report& report);

}  // namespace boardwright::scene
