// Zones as players count their ranks: the first is the one at their own edge of the board.
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "board/board.h"

namespace boardwright::board {

/// The cells of a zone, a set for each seat; null for an unknown name.
const std::vector<CellSet>* zone_of(const Board& board, std::string_view name);

/// Whether a seat looks up the ranks, rather than down; nothing if it looks elsewhere.
std::optional<bool> looks_up(const Seat& seat);

/// The number of a cell's rank, counted from a player who looks up or down the ranks.
int rank_for(const Board& board, const Seat& seat, CellId cell);

/// Whether every file has a cell on every rank of one flat board.
bool is_plain(const Board& board);

/// The row of ranks that a zone fills, counted from each player, if it is the same for all. Nothing
/// on boards whose ranks differ in length.
struct RankRow {
  int first = 0, last = 0, all = 0;  ///< `all`: the ranks of the board
};
std::optional<RankRow> rank_row(const Board& board, std::string_view zone);
std::optional<RankRow> rank_row(const Board& board, const std::vector<CellSet>& sets);  ///< by seat

/// The side of the river that a zone is for each player.
enum class Bank { none, own, far };
Bank bank_of(const Board& board, std::string_view zone);

}  // namespace boardwright::board
