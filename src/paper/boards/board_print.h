// Pages of printed boards.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "boards/board_fit.h"
#include "diagram/board_picture.h"
#include "pdf/ink.h"

namespace boardwright::boards {

/// A board drawn as seen from one seat, to print in any size. Keeps references to the game and the
/// board.
struct DrawnBoard {
  const game::Game& game;
  const board::Board& board;
  board::SeatId seat = board::first_seat;  ///< the seat at the lower edge
  bool framed = false;                     ///< has the frame of a mat
  Style style;
  BoardPicture picture;
};

DrawnBoard drawn_board(const game::Game& game, const board::Board& board, Style style,
                       diagram::Names names = diagram::Names::rim,
                       board::SeatId seat = board::first_seat, const diagram::Mat& mat = {});

/// A game's own board, and the default base of its pieces.
struct UsualBoard {
  DrawnBoard drawn;
  Millimetres base;
};
UsualBoard usual_board(const game::Game& game, const Style& style);

/// A board with its size and its sheets.
struct LaidOutBoard {
  DrawnBoard drawn;
  BoardRequest request;
  BoardFit fit;
  std::string name;      ///< "Lotus-39: board"; not the game's own: "Chess: board 10x8"
  std::string measures;  ///< "sides of 43.3 mm, 279.9 x 366.51 mm"
  /// The smallest side with legible names on cells, if names were left out; otherwise none.
  std::optional<Millimetres> names_from = {};
  /// How the board, or each of its loose parts, is folded after it is cut out; empty: not at all.
  std::vector<sheets::Folding> foldings = {};

  Millimetres side() const { return fit.side; }
  std::string title() const { return name + ", " + measures; }
  FlatBoard flat() const;
};

/// Names on cells are left out if their capitals would be lower than this.
inline constexpr Millimetres least_capital_height = 1.2_mm;

/// Finds the size and the sheets of a board. Throws UsageError if the request cannot be met.
LaidOutBoard lay_out_board(DrawnBoard drawn, const BoardRequest& request);

/// The pages of a board, which point to the scenes and styles here. Movable.
struct BoardPages {
  std::string title, author;
  std::vector<scene::Page> pages;  ///< for Ink::pages

  std::vector<std::unique_ptr<Scene>> scenes;
  std::vector<std::unique_ptr<Style>> styles;

  /// Keeps a scene or a style for the pages.
  const Scene* keep(Scene scene) {
    return scenes.emplace_back(std::make_unique<Scene>(std::move(scene))).get();
  }
  const Style* keep(Style style) {
    return styles.emplace_back(std::make_unique<Style>(std::move(style))).get();
  }
};

/// A box filled with the ground of the style.
Scene ground_of(const scene::Box& box);

/// Draws the pages. `marks`: the style of the marks over and beside the board.
BoardPages pages_of(const LaidOutBoard& laid, const Style& marks);

/// The PDF of these pages.
std::string board_pdf(pdf::Ink& ink, const BoardPages& pages);

}  // namespace boardwright::boards
