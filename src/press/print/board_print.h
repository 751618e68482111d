// Boards laid out for print, without the command line.
#pragma once
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "diagram/board_picture.h"
#include "ink/ink.h"
#include "print/paper.h"
#include "print/sheet_layout.h"
#include "scene/library.h"

namespace boardwright::print {

/// How long the sides of a board shall be.
struct BoardSize {
  enum class By { side, width, piece_base, set };
  By by = By::piece_base;  ///< what is told: the side, the board's width, or the base of the men
  double mm = 25;          ///< so much; of a set: the longest side
  double least = 0;        ///< of a set: the shortest side
  std::string set;         ///< its name
};

/// What is asked for. Lengths are in millimetres.
struct BoardRequest {
  BoardSize size;
  std::optional<Paper> paper;  ///< nothing: one page as large as the board
  double margin = 8;           ///< kept free on every side; of one page: between board and edge
  double overlap = 10;         ///< of neighbouring sheets
  double bleed = 3;            ///< of one page
  std::string style;           ///< empty: the game's own
  Names names = Names::rim;
  int seat = 0;  ///< who sits at the lower edge
};

/// A board with its size found and its sheets chosen. Refers to the game and the board.
struct LaidOutBoard {
  const Game& game;
  const Board& board;
  BoardRequest request;
  Style style;
  BoardPicture picture;
  double side = 0;               ///< mm
  std::optional<Sheets> sheets;  ///< nothing: one page
  std::string name;              ///< "Lotus-39: board lotus-39"
  std::string measures;          ///< "sides of 43.3 mm, 279.9 x 366.51 mm"

  std::string title() const { return name + ", " + measures; }
};

/// Finds size and sheets. Throws UsageError where the request cannot be met.
LaidOutBoard lay_out_board(const Game& game, const Board& board, const BoardRequest& request,
                           const std::filesystem::path& templates);

/// The base of the men, in millimetres, for which boards are printed unless somebody asks for
/// another: 25, or the first of 20, 15, 10 and 5 for which the board goes on A4, on Letter and on
/// one page.
double usual_base(const Game& game, const Board& board, const std::filesystem::path& templates);

/// The pages of a board, which point to what it owns. May be moved.
struct BoardPages {
  std::string title, author;
  std::vector<Page> pages;  ///< for Ink::pages

  std::vector<std::unique_ptr<Scene>> scenes;
  std::vector<std::unique_ptr<Style>> styles;
};

BoardPages pages_of(const LaidOutBoard& laid, const std::filesystem::path& templates);

/// The two above in one.
BoardPages board_pages(const Game& game, const Board& board, const BoardRequest& request,
                       const std::filesystem::path& templates);

/// The PDF of these pages.
std::string board_pdf(Ink& ink, const BoardPages& pages);

}  // namespace boardwright::print
