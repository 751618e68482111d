// Reads how a start is shuffled, and lays its arrays.
#include "game/shuffle.h"

#include <algorithm>
#include <climits>

#include "base/index.h"
#include "base/limits.h"
#include "base/text.h"
#include "game/game.h"
#include "game/play_parts.h"

namespace boardwright::game {
namespace {

using base::index;

bool is_shuffled(const Shuffle& shuffle, const play::Piece& piece) {
  return !piece.none() && std::ranges::any_of(shuffle, [&](const ShuffleStep& step) {
    return play::among(piece.piece_type, step.piece_types);
  });
}

/// The cells of a seat that are laid anew, by file and then by rank, from the player on.
std::vector<CellId> cells_of(const Game& game, const Shuffle& shuffle, SeatId seat) {
  const Position& start = *game.find_position(game.start);
  std::vector<CellId> cells;
  for (const CellId cell : game.board().cells())
    if (start.at(cell).seat == seat && is_shuffled(shuffle, start.at(cell))) cells.push_back(cell);
  const bool down = game.board().seat(seat).forward == geometry::heading_of(270);
  std::ranges::stable_sort(cells, {}, [&](CellId cell) {
    const auto& at = game.board().cell(cell);
    return std::pair(at.file_number, down ? -at.rank_number : at.rank_number);
  });
  return cells;
}

bool is_on(const Game& game, const ShuffleStep& step, CellId cell) {
  return step.on.empty() || game.board().regions({step.on}, board::first_seat).contains(cell);
}

/// As many arrays as this are refused, and larger numbers are not computed.
constexpr std::int64_t too_many = INT_MAX;

/// The number of ways to choose `count` of `of` things, at most `too_many`.
std::int64_t ways_to_choose(std::int64_t of, int count) {
  std::int64_t ways = 1;
  for (int i = 1; i <= count; ++i) {
    ways = ways * (of - count + i) / i;
    if (ways >= too_many) return too_many;
  }
  return ways;
}

/// The indices of `count` of `of` things: the choice with this number, in lexicographic order.
std::vector<std::size_t> choice(std::size_t of, int count, std::int64_t number) {
  std::vector<std::size_t> chosen;
  for (std::size_t next = 0; count > 0; ++next) {
    const std::int64_t with_next =
        ways_to_choose(static_cast<std::int64_t>(of - next) - 1, count - 1);
    if (number < with_next) {
      chosen.push_back(next);
      --count;
    } else {
      number -= with_next;
    }
  }
  return chosen;
}

std::vector<CellId> free_for(const Game& game, const ShuffleStep& step,
                             const std::vector<CellId>& free) {
  std::vector<CellId> found;
  for (const CellId cell : free)
    if (is_on(game, step, cell)) found.push_back(cell);
  return found;
}

/// The number of choices of each step; empty if the steps do not fill the cells. Steps that name
/// regions come first, and their regions are the same or disjoint, so no choice bears on the number
/// of the next.
std::vector<std::int64_t> choices_of(const Game& game, const Shuffle& shuffle) {
  std::vector<CellId> free = cells_of(game, shuffle, board::first_seat);
  std::vector<std::int64_t> choices;
  for (const ShuffleStep& step : shuffle) {
    const auto cells = free_for(game, step, free);
    const bool in_order = step.piece_types.size() > 1;
    const std::size_t taken =
        in_order ? step.piece_types.size() : static_cast<std::size_t>(step.count);
    if (cells.size() < taken) return {};
    choices.push_back(
        in_order ? 1 : ways_to_choose(static_cast<std::int64_t>(cells.size()), step.count));
    for (std::size_t i = 0; i < taken; ++i) std::erase(free, cells[i]);
  }
  if (!free.empty()) return {};
  return choices;
}

class ShuffleReader {
 public:
  ShuffleReader(const Game& game, Report& report)
      : game_(game), report_(report), parts_(game, report) {}

  Shuffle read(const Data& steps) {
    if (report_.has_errors()) return {};  // perhaps of the start
    if (game_.find_position(game_.start) == nullptr) {
      report_.error(steps.place(), "there is no start to shuffle", "give [play] a 'start'");
      return {};
    }
    Shuffle shuffle;
    for (const Data& step : base::at_most(base::limits::piece_types, steps.as_list(report_),
                                          "a shuffle", "steps", report_))
      shuffle.push_back(read_step(step));
    if (!report_.has_errors()) check(shuffle, steps);
    return report_.has_errors() ? Shuffle{} : shuffle;
  }

 private:
  ShuffleStep read_step(const Data& data) {
    ShuffleStep step;
    if (data.has("pieces") == data.has("piece"))
      report_.error(data.place(), "a step has either 'piece' or 'pieces'",
                    "'pieces' are laid in their order");
    for (const Data& piece : data.list_or_empty("pieces", report_))
      step.piece_types.push_back(parts_.piece_type(piece));
    if (data.has("piece")) step.piece_types = {parts_.piece_type(data.find("piece"))};
    if (data.has("pieces") && step.piece_types.size() < 2)
      report_.error(data.find("pieces").place(), "'pieces' lists several", "write 'piece' for one");
    step.count = data.number("count", 1, report_);
    if (step.count < 1 || step.count > game_.board().size())
      report_.error(data.find("count").place(), "'count' is " + std::to_string(step.count),
                    "it is from 1 to " + std::to_string(game_.board().size()));
    if (step.count > 1 && step.piece_types.size() != 1)
      report_.error(data.find("count").place(), "pieces in order have no 'count'",
                    "name each of them");
    if (data.has("on"))
      step.on = parts_.named(data.find("on"), "region", game_.board().region_words());
    return step;
  }

  void check(const Shuffle& shuffle, const Data& steps) {
    const auto cells = cells_of(game_, shuffle, board::first_seat);
    for (std::size_t i = 1; i < shuffle.size(); ++i)
      if (!shuffle[i].on.empty() && shuffle[i - 1].on.empty())
        return report_.error(steps.place(), "a step with 'on' stands behind one without",
                             "put the steps with 'on' first");
    for (std::size_t i = 1; i < shuffle.size(); ++i)
      for (std::size_t j = 0; j < i && !shuffle[i].on.empty(); ++j) {
        const auto mine = free_for(game_, shuffle[i], cells);
        const auto others = free_for(game_, shuffle[j], cells);
        const bool apart = std::ranges::none_of(
            mine, [&](CellId cell) { return std::ranges::find(others, cell) != others.end(); });
        if (mine != others && !apart)
          return report_.error(steps.place(), "the cells of two steps overlap",
                               "give them the same cells, or cells of which none is shared");
      }
    const auto choices = choices_of(game_, shuffle);
    if (choices.empty())
      return report_.error(steps.place(), "the steps do not fit the cells of the start",
                           "they have to fill " + std::to_string(cells.size()) + " cells");
    std::int64_t arrays = 1;
    for (const std::int64_t each : choices) arrays = std::min(arrays * each, too_many);
    if (arrays >= too_many)
      return report_.error(steps.place(), "there are too many arrays to number them",
                           "at most " + std::to_string(too_many - 1));
    check_counts(shuffle, steps);
    check_cells(shuffle, steps);
  }

  /// Checks that the steps lay as many of each type as every seat has at the start.
  void check_counts(const Shuffle& shuffle, const Data& steps) {
    const Position& start = *game_.find_position(game_.start);
    for (const SeatId seat : game_.board().seat_ids()) {
      const auto cells = cells_of(game_, shuffle, seat);
      for (const PieceTypeId piece_type : game_.piece_ids()) {
        std::ptrdiff_t laid = 0;
        for (const ShuffleStep& step : shuffle)
          laid += step.count * std::ranges::count(step.piece_types, piece_type);
        if (laid == std::ranges::count_if(cells, [&](CellId cell) {
              return start.at(cell).piece_type == piece_type;
            }))
          continue;
        return report_.error(steps.place(),
                             "the steps lay " + std::to_string(laid) + " of '" +
                                 game_.piece_type(piece_type).id + "', but " +
                                 game_.board().seat(seat).name + " does not begin with as many",
                             "lay exactly the pieces that the start has");
      }
    }
  }

  /// Checks that each seat has as many cells on a file as the others, and that no step can
  /// lay a piece where it never stands.
  void check_cells(const Shuffle& shuffle, const Data& steps) {
    const auto files_of = [&](SeatId seat) {
      std::vector<int> files;
      for (const CellId cell : cells_of(game_, shuffle, seat))
        files.push_back(game_.board().cell(cell).file_number);
      return files;
    };
    const auto files = files_of(board::first_seat);
    for (const SeatId seat : game_.board().seat_ids())
      if (files_of(seat) != files)
        return report_.error(steps.place(),
                             game_.board().seat(seat).name + " has such pieces on other files",
                             "all seats have the same array");
    for (const SeatId seat : game_.board().seat_ids())
      for (const ShuffleStep& step : shuffle)
        for (const CellId cell : cells_of(game_, shuffle, seat))
          for (const PieceTypeId piece_type : step.piece_types)
            if (const auto problem =
                    moves::never_stands(game_.piece_type(piece_type), game_.board(), seat, cell);
                problem && is_on(game_, step, cell))
              return report_.error(steps.place(), *problem, "shuffle it among other cells");
  }

  const Game& game_;
  Report& report_;
  PlayParts parts_;
};

}  // namespace

Shuffle read_shuffle(const Game& game, const Data& steps, Report& report) {
  return ShuffleReader(game, report).read(steps);
}

std::int64_t number_of_arrays(const Game& game) {
  if (game.shuffle.empty()) return 0;
  std::int64_t number = 1;
  for (const std::int64_t each : choices_of(game, game.shuffle)) number *= each;
  return number;
}

std::optional<std::int64_t> array_number(const Game& game, std::string_view text) {
  const auto number = base::to_integer(text);
  if (!number || *number < 0 || *number >= number_of_arrays(game)) return std::nullopt;
  return *number;
}

play::Position array_of(const Game& game, std::int64_t number) {
  const Position& start = *game.find_position(game.start);
  const auto cells = cells_of(game, game.shuffle, board::first_seat);
  std::vector<CellId> free = cells;
  std::vector<PieceTypeId> laid(cells.size());
  const auto lay = [&](CellId cell, PieceTypeId piece_type) {
    const auto place = std::ranges::find(cells, cell) - cells.begin();
    laid[static_cast<std::size_t>(place)] = piece_type;
    std::erase(free, cell);
  };
  const auto choices = choices_of(game, game.shuffle);
  for (std::size_t i = 0; i < game.shuffle.size(); ++i) {
    const ShuffleStep& step = game.shuffle[i];
    const auto possible = free_for(game, step, free);
    if (step.piece_types.size() > 1) {
      for (std::size_t j = 0; j < step.piece_types.size(); ++j)
        lay(possible[j], step.piece_types[j]);
      continue;
    }
    for (const std::size_t each : choice(possible.size(), step.count, number % choices[i]))
      lay(possible[each], step.piece_types.front());
    number /= choices[i];
  }
  Position position = start;
  for (const SeatId seat : game.board().seat_ids()) {
    const auto own = cells_of(game, game.shuffle, seat);
    std::vector<CellId> left = own;
    for (std::size_t i = 0; i < own.size(); ++i) {
      const auto from = std::ranges::find_if(
          left, [&](CellId cell) { return start.at(cell).piece_type == laid[i]; });
      position.at(own[i]) = start.at(*from);  // with its rights
      left.erase(from);
    }
  }
  return position;
}

}  // namespace boardwright::game
