// The workbench of a page: an author's game, read again after each change, and all questions about
// it.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "audit/prove.h"
#include "base/refusal.h"
#include "board/board.h"
#include "live/json.h"
#include "live/request.h"
#include "scaffold/new_board.h"
#include "scene/piece_set.h"
#include "scene/style.h"

namespace boardwright::web {

using audit::Proof;
using base::Refusal, base::Report, base::SearchPath;
using board::Board;
using diagram::PiecesShown;
using game::Extent, game::Figure, game::Game;
using geometry::CellId;
using live::Json, live::Request;
using moves::PieceType;
using scaffold::NewBoard;
using scene::PieceSet, scene::Style;

/// The folder of the files that all games share.
inline constexpr const char* shelf_folder = "shelf";

/// The style and the drawings of a game.
struct Looks {
  Style style;
  PieceSet piece_set;  ///< empty if the style shows only letters
};

/// A game on the workbench, with the data computed from it.
struct Opened {
  std::unique_ptr<Game> game;
  std::shared_ptr<const Looks> looks = std::make_shared<Looks>();
  Extent extent = Extent::all;      ///< how much of it has been read
  int changes = 0;                  ///< number of file changes before it was read
  std::optional<Proof> proof = {};  ///< computed on first use
  Report report = {};               ///< the problems of the proof

  /// How figures show pieces: drawn, if `drawn` and the set has drawings.
  PiecesShown pieces(bool drawn) const;
};

/// Answers a page. An answer is one JSON object; if a question cannot be answered, it has `problem`
/// and possibly `hint`. The question `read` comes first; all others are about the game that it
/// reads. If only claims or only articles have errors, the game is read without them, and `holds`
/// is less than `all`: `figures` or `play`. `extent` limits what is read.
///
/// | `ask` | keys | answer |
/// |---|---|---|
/// | read | game, extent | problems; the boards, pieces, figures and so on of the game |
/// | board | position, board, drawn | a picture of it; the position can be a line of FEN |
/// | piece | piece, board, cell, seat, drawn | a picture of where it can go; its moves in words |
/// | line | text, board, form, cell | as for a piece, for a line of the notation or of Betza |
/// | palette | seat | the drawings and letters of a seat's pieces |
/// | hand | position, piece, seat, from, to, other | what changes when a piece goes to a cell |
/// | zone | zone, cell, seat, other | the cells of a zone for each seat, one put in or taken out |
/// | teach | piece, seat, cell, both, moves, captures | lines that lead to exactly these cells |
/// | solve | position, moves, goal, nodes, whole | solutions; `whole`: set play and tries too |
/// | endgame | pieces, drawn | what these can force, and a map of the board |
/// | propose | piece, form | claims and figures that the engine can make: Markdown, or toml |
/// | prove | | problems and claims, with the engine's findings |
/// | figure | id, drawn | a picture of it with its caption |
/// | page | article | the page of an article |
/// | table | bare | what a page needs to play the game: its board, style and data |
/// | begin | title; board, fen or from | the text of a small game; `themed`: its first position |
/// | formats | | the formats of other programs that can be imported and exported |
/// | import | file, partial | the games of another program's file; shipped games that it `needs` |
/// | export | to | the game for another program |
/// | drawings | file, board, drawn | the figures of character drawings |
/// | games | file | games of PGN, played by the rules of the game |
///
/// Pictures are SVG as the program writes it; with `themed`, they become dark on a dark page.
/// `hand` without `from` takes the piece from outside the board, and without `to` leads there. With
/// `from`, the seat is that of the piece. Lists of cells are as "d4,e4".
/// `other` is mirrored or turned: all other seats do the same, as they see the board.
/// With `bare`, a game without a start position has a table, too: its empty board.
/// `file` is the path of a stored file. Other questions are those of src/engine/live/table.h.
class Bench {
 public:
  std::string answer(std::string_view request);

 private:
  std::optional<Opened> opened_;
};

// Each emits the members of the answer's object, or refuses to answer.
Refusal emit_reading(std::optional<Opened>& opened, const Request& request, Json& json);
Refusal emit_board(Opened& opened, const Request& request, Json& json);
Refusal emit_piece(Opened& opened, const Request& request, Json& json);
Refusal emit_proof(Opened& opened, const Request& request, Json& json);
Refusal emit_figure(Opened& opened, const Request& request, Json& json);
Refusal emit_page(Opened& opened, const Request& request, Json& json);
Refusal emit_table(Opened& opened, const Request& request, Json& json);
Refusal emit_proposals(Opened& opened, const Request& request, Json& json);
Refusal emit_palette(Opened& opened, const Request& request, Json& json);
Refusal emit_hand(Opened& opened, const Request& request, Json& json);
Refusal emit_solution(Opened& opened, const Request& request, Json& json);
Refusal emit_endgame(Opened& opened, const Request& request, Json& json);
Refusal emit_zone(Opened& opened, const Request& request, Json& json);
Refusal emit_teach(Opened& opened, const Request& request, Json& json);
Refusal emit_line(const Request& request, Json& json);
Refusal emit_beginning(const Request& request, Json& json);

Refusal emit_formats(const Request& request, Json& json);
Refusal emit_import(const Request& request, Json& json);
Refusal emit_export(Opened& opened, const Request& request, Json& json);
Refusal emit_drawings(Opened& opened, const Request& request, Json& json);
Refusal emit_games(Opened& opened, const Request& request, Json& json);

/// Reads the game in the folder of its name, with its style and the drawings of its pieces. Reports
/// their problems. Nothing if it has no board.
std::optional<Opened> opened_game(const std::string& id, Extent extent, Report& report);

/// The board of a new game; nothing, and a refusal, if there is none of this name.
std::optional<NewBoard> board_named(const SearchPath& search_path, const std::string& word,
                                    Refusal& refusal);

/// The search path of what the page is shipped with; and with the game in the folder of its name.
SearchPath shelves();
SearchPath shelves_with(const std::string& game);

/// Reads the cell under a key; no_cell if the request has none. Refuses what is no cell.
Refusal read_cell(const Board& board, const Request& request, std::string_view key, CellId& cell);

/// Adds a picture of a figure, and its caption.
Refusal add_figure(Json& json, Opened& opened, const Figure& figure, const Request& request);

/// Adds the problems of a report, and for files with many, how many more there are.
void add_problems(Json& json, const Report& report);

/// Draws a figure that belongs to no article, as SVG. Nothing, and problems in the report, if it
/// cannot be drawn.
std::optional<std::string> drawn_svg(Opened& opened, const Figure& figure, const Request& request,
                                     Report& report);

/// Draws a piece on a board and where it can go: `svg`, `words`, `count` and `cell`, which is the
/// cell asked for, or one in the middle.
Refusal add_reach(Json& json, Opened& opened, const PieceType& piece_type, const Request& request);

}  // namespace boardwright::web
