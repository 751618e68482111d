// How captions and descriptions tell what a figure shows.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "figure/content.h"
#include "figure/shown_reach.h"
#include "figure/targets.h"

namespace boardwright::figure {

/// What captions call the sign of a mark: "diamond" for "$", which is drawn so; "x" for "x".
std::string sign_in_words(std::string_view mark);

/// "1 cell", "2 cells".
std::string counted(int n, std::string_view one, std::string_view many);

/// "a1, b2", or "none".
std::string names_in(const Board& board, const CellSet& cells);
std::string in_order(const Board& board, const std::vector<CellId>& cells);

/// Short names of a cell, its own first: those with a digit and without blanks.
std::vector<std::string> short_names(const Board& board, CellId cell);

/// "Alfil A1", "Progressive Knight N³*", or "Bishop" where the label is only the piece's name once
/// more; with his seat in a game of more than two.
std::string called(const Board& board, const PlacedPiece& placed);

/// "e10–e11", "e10–e11, becoming a Progressive Knight": a move played before a figure is drawn.
std::string in_words(const Game& game, const FigurePlay& play);

/// A sentence for the caption and one for the description; each may be missing.
struct Told {
  std::string sentence, detail;
  CellSet cells = {};  ///< those that the sentence names
};

/// The moves played before a figure is drawn, and which of them lie outside of what it shows.
Told emit_plays(const Game& game, const Board& board, const CellSet& shown,
                const std::vector<FigurePlay>& plays);

/// "After e2–e4: Pawn on d5 can capture on 1 cell (x)." of the sentences; empty if there are none.
/// `played`: the first tells of moves made before.
std::string caption_of(std::vector<std::string> sentences, bool played);

/// Of a piece whose reach is shown by signs.
Told emit_reach(const Board& board, const PlacedPiece& placed, const ShownReach& shown);

/// Of a piece whose targets are shown by a sign, by arrows, or by both. `closed`: the sign of what
/// is closed to him.
Told emit_targets(const Board& board, const PlacedPiece& placed, const Targets& targets,
                  const std::string& mark, bool arrows, const std::string& closed = {});

/// Where the pieces stand, one sentence a seat: as they come, or the King and the Queen first.
std::string emit_pieces(const Board& board, const std::vector<PlacedPiece>& pieces,
                        bool king_first);

/// "in solid red", "striped in blue": a paint of the style, of cells that have it.
std::string paint_in_words(std::string_view paint);

/// "“River” is written between g4 and g5.", and where it points to.
std::string emit_label(const FigureLabel& label);

/// "2 of these cells lie outside the picture"; empty if none does.
std::string emit_outside(const std::vector<Mark>& marks, const CellSet& shown);

/// The names of cells; `all`: the further short ones too.
std::string emit_names(const Board& board, const CellSet& cells, bool all);

/// " The board is a cylinder: file h lies next to file a.": what a board is beside a part of the
/// plane; empty if it is nothing else.
std::string emit_layout(const Board& board);

/// "A board of 8 by 8 squares.", with its layout, the part shown, walls and borders if there are
/// any.
std::string emit_board(const Board& board, const CellSet& shown,
                       const std::vector<Border>& borders);

}  // namespace boardwright::figure
