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
  std::vector<std::string> places = {};  ///< where pieces stand of which it says the same
  bool is_shared = false;                ///< other such pieces can join
};

/// The moves played before a figure is drawn, saying which of them lie outside the part shown.
FigureText emit_plays(const Game& game, const Board& board, const CellSet& shown,
                      const std::vector<game::FigurePlay>& plays);

/// Adds what a text says to the sentences of a caption, to the one of its like that says the same
/// if it can be shared. Nothing for a text without a sentence.
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

}  // namespace boardwright::figure
