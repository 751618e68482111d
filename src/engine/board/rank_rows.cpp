// Counts the ranks of zones from each player.
#include "board/rank_rows.h"

#include <algorithm>
#include <map>

#include "base/index.h"

namespace boardwright::board {

const std::vector<CellSet>* zone_of(const Board& board, std::string_view name) {
  const auto found = board.zones.find(name);
  return found == board.zones.end() ? nullptr : &found->second;
}

std::optional<bool> looks_up(const Seat& seat) {
  const int degrees = geometry::in_degrees(seat.forward);
  if (degrees != 90 && degrees != 270) return std::nullopt;
  return degrees == 90;
}

int rank_for(const Board& board, const Seat& seat, CellId cell) {
  const int rank = board.cell(cell).rank_number;
  return looks_up(seat).value_or(true) ? rank + 1
                                       : static_cast<int>(board.rank_order.size()) - rank;
}

bool is_plain(const Board& board) {
  return board.plates.size() <= 1 && !board.topology.is_mesh() &&
         !board.topology.chart().is_ring() &&
         board.file_order.size() * board.rank_order.size() == base::index(board.size());
}

namespace {

/// The numbers of the ranks that these cells fill, counted from a player; empty if they fill some
/// only in part.
std::vector<int> whole_ranks(const Board& board, const Seat& seat, const CellSet& cells) {
  std::map<int, std::size_t> counts;
  for (const CellId cell : cells) ++counts[rank_for(board, seat, cell)];
  std::vector<int> whole;
  for (const auto& [rank, count] : counts) {
    if (count != board.file_order.size()) return {};
    whole.push_back(rank);
  }
  return whole;
}

}  // namespace

std::optional<RankRow> rank_row(const Board& board, std::string_view zone) {
  const std::vector<CellSet>* sets = zone_of(board, zone);
  return sets == nullptr ? std::nullopt : rank_row(board, *sets);
}

std::optional<RankRow> rank_row(const Board& board, const std::vector<CellSet>& sets) {
  if (!is_plain(board)) return std::nullopt;
  std::vector<int> ranks;
  for (const SeatId seat : board.seat_ids()) {
    if (!looks_up(board.seat(seat))) return std::nullopt;
    std::vector<int> found = whole_ranks(board, board.seat(seat), sets[base::index(seat)]);
    if (found.empty() || (seat != first_seat && found != ranks)) return std::nullopt;
    ranks = std::move(found);
  }
  if (ranks.empty() || ranks.back() - ranks.front() + 1 != static_cast<int>(ranks.size()))
    return std::nullopt;
  return RankRow{ranks.front(), ranks.back(), static_cast<int>(board.rank_order.size())};
}

Bank bank_of(const Board& board, std::string_view zone) {
  const std::optional<RankRow> row = rank_row(board, zone);
  if (!row || board.river.empty()) return Bank::none;
  const int below = static_cast<int>(std::ranges::find(board.rank_order, board.river) -
                                     board.rank_order.begin()) +
                    1;
  if (2 * below != row->all) return Bank::none;  // the river is not in the middle
  if (row->first == 1 && row->last == below) return Bank::own;
  return row->first == below + 1 && row->last == row->all ? Bank::far : Bank::none;
}

}  // namespace boardwright::board
