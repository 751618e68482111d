// The workbench of a page: an author's game, read again whenever it changes, and all that can be
// asked about it.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/refusal.h"
#include "command/new_board.h"
#include "document/prove.h"
#include "live/json.h"
#include "live/request.h"
#include "scene/piece_set.h"
#include "scene/style.h"

namespace boardwright::web {

using namespace command;

/// The folder of the files that every game may use.
inline constexpr const char* shelf_folder = "shelf";

/// How a game is drawn.
struct Looks {
  Style style;
  PieceSet piece_types;  ///< empty if the style shows letters alone
};

/// A game on the workbench, with all that has been worked out of it.
struct Opened {
  std::unique_ptr<Game> game;
  std::shared_ptr<const Looks> looks = std::make_shared<Looks>();
  Extent extent = Extent::all;      ///< how much of it has been read
  int changes = 0;                  ///< of files, before it was read
  std::optional<Proof> proof = {};  ///< once somebody has asked for it
  Report report = {};               ///< what is wrong with the proof

  /// How pieces are shown in figures: the set has drawings, and the reader wants them.
  PiecesShown pieces(bool drawn) const;
};

/// Answers a page. An answer is one JSON object; one that cannot be given has `problem` and perhaps
/// `hint`. What is asked first, `read`, is what all other questions are about: where only claims,
/// or only articles have errors, the game is read without them and `holds` less than `all`:
/// `figures`, or `play`. An `extent` asks for no more than that.
///
/// | `ask` | keys | answer |
/// |---|---|---|
/// | read | game, extent | problems; what boards, pieces, figures and so on there are |
/// | board | position, board, drawn | a picture of it; the position may be a line of FEN |
/// | piece | piece, board, cell, seat, drawn | a picture of where it can go; its moves in words |
/// | line | text, board, form, cell | the same of a line of the notation, or of Betza |
/// | propose | piece, form | claims and figures that the engine can make: Markdown, or toml |
/// | prove | | problems and claims, with what the engine finds |
/// | figure | id, drawn | a picture of it with its caption |
/// | page | article | the page of an article |
/// | begin | title; board, fen or from | the text of a small game |
/// | formats | | the formats of other programs, in and out |
/// | import | file | the games of another program's file; shipped games that it `needs` |
/// | export | to | the game for another program |
/// | drawings | file, board, drawn | the figures of drawings made of characters |
/// | games | file | games of PGN, played through by the rules of the game |
///
/// Pictures are SVG as the program writes it, or with `themed` such as is dark on a dark page.
/// `file` is the path of one that the page keeps. All else is a question to the game, as
/// src/engine/live/table.h has them.
class Bench {
 public:
  std::string answer(std::string_view request);

 private:
  std::optional<Opened> opened_;
};

// Each writes the members of the answer's object, or refuses to answer.
Refusal emit_reading(std::optional<Opened>& opened, const Request& request, Json& json);
Refusal emit_board(Opened& opened, const Request& request, Json& json);
Refusal emit_piece(Opened& opened, const Request& request, Json& json);
Refusal emit_proof(Opened& opened, const Request& request, Json& json);
Refusal emit_figure(Opened& opened, const Request& request, Json& json);
Refusal emit_page(Opened& opened, const Request& request, Json& json);
Refusal emit_proposals(Opened& opened, const Request& request, Json& json);
Refusal emit_line(const Request& request, Json& json);
Refusal emit_beginning(const Request& request, Json& json);

Refusal emit_formats(const Request& request, Json& json);
Refusal emit_import(const Request& request, Json& json);
Refusal emit_export(Opened& opened, const Request& request, Json& json);
Refusal emit_drawings(Opened& opened, const Request& request, Json& json);
Refusal emit_games(Opened& opened, const Request& request, Json& json);

/// Reads a game that lies in a folder of its name, with its style and the drawings of its pieces.
/// Reports what is wrong with them; nothing if it has no board.
std::optional<Opened> opened_game(const std::string& id, Extent extent, Report& report);

/// The board of a new game; nothing, and a refusal, if there is none of this name.
std::optional<NewBoard> board_named(const SearchPath& shelves, const std::string& word,
                                    Refusal& refusal);

/// What a game that lies in a folder of its name finds.
SearchPath shelves_with(const std::string& game);

/// Adds the problems of a report, and of files with many, how many more there are.
void add_problems(Json& json, const Report& report);

/// Draws a figure of no article, as SVG. Nothing, and problems in the report, if it cannot be
/// drawn.
std::optional<std::string> drawn_svg(Opened& opened, const Figure& figure, const Request& request,
                                     Report& report);

/// Draws a piece of a piece on a board and where he can go: `svg`, `words`, `count` and `cell`,
/// which is the one asked for, or else one in the middle.
Refusal add_reach(Json& json, Opened& opened, const PieceType& piece_type, const Request& request);

}  // namespace boardwright::web
