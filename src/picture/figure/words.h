// Captions and descriptions of what a figure shows.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "figure/content.h"
#include "figure/shown_reach.h"
#include "figure/targets.h"

namespace boardwright::figure {

/// The word for a mark in captions: "diamond" for "$", whose sign is a diamond; "x" for "x".
std::string sign_in_words(std::string_view mark);

/// "1 cell", "2 cells".
std::string counted(int n, std::string_view one, std::string_view many);

/// "a1, b2", or "none".
std::string names_in(const Board& board, const CellSet& cells);

/// A set of cells: "ranks 2 to 7", "d1 to f3", "a1, b2 and c3". With "or" as the last word, one of
/// them: "rank 3 or 6".
std::string cells_in_words(const Board& board, const CellSet& cells,
                           std::string_view last_word = "and");

/// Many cells in few words: "ranks 1 and 8", "all squares but e4"; otherwise their names.
std::string in_few_words(const Board& board, const CellSet& cells);

/// The names of cells in an order: "a1, b2".
std::string in_order(const Board& board, const std::vector<CellId>& cells);

/// Short names of a cell, its own first: names with a digit and without blanks.
std::vector<std::string> short_names(const Board& board, CellId cell);

/// "Alfil A1", "Progressive Knight N³*", or "Bishop" where the label only repeats the piece's name;
/// prefixed with its seat in games for more than two players.
std::string display_name(const Board& board, const PlacedPiece& placed);

/// A move played before a figure is drawn: "e10–e11", "e10–e11, becoming a Progressive Knight".
std::string in_words(const Game& game, const game::FigurePlay& play);

/// A sentence for the caption and one for the description; each can be empty.
struct FigureText {
  std::string sentence, detail;
  CellSet cells = {};                    ///< the cells that the sentence names
  std::string piece = {};                ///< whose moves the sentence counts; can be empty
  std::vector<std::string> places = {};  ///< the cells of all pieces that it describes
  bool is_shared = false;                ///< pieces with the same sentence can join
};

/// The moves played before a figure is drawn, saying which of them lie outside the part shown.
FigureText emit_plays(const Game& game, const Board& board, const CellSet& shown,
                      const std::vector<game::FigurePlay>& plays);

/// Adds a text to the sentences of a caption. If it can be shared and one of them is the same, its
/// piece joins that one. A text without a sentence adds nothing.
void add_sentence(std::vector<FigureText>& sentences, FigureText text);

/// "After e2–e4: Pawn on d5: 1 capture (x)."; "Pawns on b2 and g7, each: 1 move (x)."; empty if
/// there are no sentences. `played`: the first one lists the moves played before.
std::string caption_of(const std::vector<FigureText>& texts, bool played);

/// The reach of a piece shown by signs.
FigureText emit_reach(const Board& board, const PlacedPiece& placed, const ShownReach& shown);

/// The targets of a piece shown by a sign, by arrows, or by both. `illegal`: the sign of illegal
/// targets.
FigureText emit_targets(const Board& board, const PlacedPiece& placed, const Targets& targets,
                        const std::string& mark, bool arrows, const std::string& illegal = {});

/// The pieces and their cells, one sentence per seat, in the order of the figure or with King and
/// Queen first.
std::string emit_pieces(const Board& board, const std::vector<PlacedPiece>& pieces,
                        bool king_first);

/// The words for a paint of the style: "in solid red", "striped in blue".
std::string paint_in_words(std::string_view paint);

/// "“River” is written between g4 and g5.", and where it points to.
std::string emit_label(const game::FigureLabel& label);

/// "2 of the marked cells lie outside the picture"; empty if none does.
std::string emit_outside(const std::vector<Mark>& marks, const CellSet& shown);

/// The names of cells; `all`: their further short names too.
std::string emit_names(const Board& board, const CellSet& cells, bool all);

/// What distinguishes a board from a part of the plane, as in " The board is a cylinder: file h
/// lies next to file a."; empty if nothing does.
std::string emit_layout(const Board& board);

/// "A board of 8 by 8 squares.", with its layout, the part shown, and any walls and borders.
std::string emit_board(const Board& board, const CellSet& shown,
                       const std::vector<game::Border>& borders);

/// The cells that one move of a piece reaches: "Rooks on a1 and h1 reach 28 cells (x)".
std::string reach_in_words(const std::string& piece, const std::vector<std::string>& places,
                           int cells, const std::string& mark);

/// "Alfil can reach 8 cells in any number of moves (x)"
std::string range_in_words(const std::string& piece, int cells, const std::string& mark);

/// How a piece turns round a circle after its first leap, for the caption; what the curve of the
/// whole circle leads over, for the description.
std::string wheel_in_words(const std::string& piece, const game::FigureWheel& wheel,
                           const std::string& by, int cells);
std::string circle_in_words(const std::string& cells);

/// The words for a sign of the legend.
struct SignWords {
  std::string_view sign;     ///< what it looks like
  std::string_view meaning;  ///< empty: the board has a word for it
  std::string_view met;      ///< for the caption where it first appears; empty: captions explain it
};

/// The words for a sign by its key in the table of signs, or the mark after a letter: "least", "²".
SignWords words_of_sign(std::string_view key);

/// A comment in a drawing for LaTeX.
inline constexpr const char* tikz_scale = "one side of a cell is 1 cm.";

/// Further lines of the legend: signs that captions name, painted cells, and a seat's colour.
inline constexpr const char* named_by_caption = "cells counted in the caption";
std::string painted_set();
std::string colour_of_seat(const std::string& seat);

/// What the signs in icons of moves mean; `n`: the highest that icons show.
inline constexpr const char* icon_ring = "ring: it moves or captures there";
inline constexpr const char* icon_diamond = "diamond: it only moves there";
inline constexpr const char* icon_cross = "cross: it only captures there";
inline constexpr const char* icon_hurdle =
    "A second piece in a picture stands where the first goes over it, or is stopped by it.";
inline constexpr const char* icon_barrier =
    "A second piece in a broken ring stands in the way of the first, which cannot go where a small "
    "broken ring is.";
inline constexpr const char* icon_cropped =
    "Moves may go on beyond a picture: the rules and the cards say how far.";
std::string icon_numbers(int n);

}  // namespace boardwright::figure
