// The table of figure signs: when a figure uses them, how each is drawn.
#pragma once
#include <algorithm>
#include <span>
#include <string_view>

#include "board/edges.h"
#include "figure/content.h"
#include "scene/scene.h"

namespace boardwright::diagram {

/// Half the width of the field of a sample sign, in cell sides.
constexpr double sign_field = 0.62;

/// Half the height of the sign in it.
constexpr double small_sign = 0.24;

/// Answers which signs a figure uses.
class FigureQuery {
 public:
  explicit FigureQuery(const figure::Content& content) : content_(content) {
    for (const figure::PlacedPiece& placed : content.pieces) pieces_.insert(placed.cell);
  }

  const figure::Content& content() const { return content_; }
  const board::Board& board() const { return *content_.board; }

  template <class Wanted>
  bool any_mark(Wanted wanted) const {
    return std::ranges::any_of(content_.marks, [&](const figure::Mark& mark) {
      return !mark.arrow && content_.shown.contains(mark.cell) && wanted(mark);
    });
  }
  bool is_on_piece(const figure::Mark& mark) const { return pieces_.contains(mark.cell); }
  bool has_arrow(figure::Arrow::Kind kind) const {
    return std::ranges::any_of(content_.arrows, [&](const figure::Arrow& arrow) {
      return arrow.kind == kind && content_.shown.contains(arrow.to);
    });
  }
  bool has_way(figure::DrawnWay::Kind kind) const {
    return std::ranges::any_of(content_.ways,
                               [&](const figure::DrawnWay& way) { return way.kind == kind; });
  }
  bool has_wall(bool indicator) const {
    const auto walls = board::walls_beside(board(), content_.shown);
    return std::ranges::any_of(
        walls, [&](const geometry::Wall* wall) { return wall->indicator == indicator; });
  }

 private:
  const figure::Content& content_;
  geometry::CellSet pieces_;
};

/// A sign of figures: condition and drawing.
struct SignRow {
  std::string_view key;  ///< of its words in figure/words
  bool (*used)(const FigureQuery&);
  scene::Group (*draw)(const board::Board&);
};

std::span<const SignRow> sign_rows();

/// Draws a disc in the colour of a seat. Appends to `group`.
void draw_disc(scene::Group& group, const board::Board& board, board::SeatId seat);

}  // namespace boardwright::diagram
