// Describes the size of a board, the names of its lines, and its topology.
#include "english/board_text.h"

#include <algorithm>

#include "base/text.h"
#include "figure/words.h"
#include "game/board_parts.h"

namespace boardwright::english {
namespace {

/// The distance between two names: the difference of single characters or numbers, 1 for all other
/// names.
int distance_between(const std::string& name, const std::string& next) {
  if (name.size() == 1 && next.size() == 1) return next[0] - name[0];
  const auto p = base::to_integer(name), q = base::to_integer(next);
  return p && q ? *q - *p : 1;
}

/// Names in order, with runs of three or more shortened: "a to i, k and l".
std::string span_of(const std::vector<std::string>& order) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < order.size(); ++i) {
    std::size_t end = i + 1;
    const int step = end < order.size() ? distance_between(order[i], order[end]) : 0;
    while ((step == 1 || step == -1) && end < order.size() &&
           distance_between(order[end - 1], order[end]) == step)
      ++end;
    parts.push_back(end - i < 3 ? order[i] : order[i] + " to " + order[end - 1]);
    if (end - i >= 3) i = end - 1;
  }
  return listed(parts);
}

/// The files or ranks that occur in names of cells, in order.
std::vector<std::string> lines_in_names(const Board& board, std::vector<std::string> order,
                                        std::string geometry::Cell::*line) {
  std::erase_if(order, [&](const std::string& name) {
    const auto cells = board.cells();
    return std::none_of(cells.begin(), cells.end(), [&](CellId cell) {
      return board.cell(cell).*line == name && board.is_called_by_lines(cell);
    });
  });
  return order;
}

/// Lines with a single cell: "; file x has only x9 and file y only y2".
std::string short_lines(const Board& board, const std::vector<std::string>& names,
                        std::string geometry::Cell::*line, std::string_view noun) {
  std::vector<std::string> parts;
  for (const std::string& name : names) {
    std::vector<std::string> cells;
    for (const CellId cell : board.cells())
      if (board.cell(cell).*line == name) cells.push_back(board.name(cell));
    if (cells.size() == 1)
      parts.push_back(std::string(noun) + " " + name + (parts.empty() ? " has only " : " only ") +
                      cells.front());
  }
  return parts.empty() || parts.size() == names.size() ? std::string() : "; " + listed(parts);
}

/// "eight files (a to h)"
std::string lines_in_words(const std::vector<std::string>& names, const std::string& noun) {
  return number_word(static_cast<int>(names.size())) + " " + noun +
         (names.size() == 1 ? " (" : "s (") + span_of(names) + ")";
}

/// The rank after this one.
std::string next_rank(const Board& board, const std::string& rank) {
  const auto found = std::ranges::find(board.rank_order, rank);
  return found == board.rank_order.end() || std::next(found) == board.rank_order.end()
             ? std::string("the next")
             : *std::next(found);
}

/// Cells with names of their own: ", with w1, w2, w3 and w4 outside them".
std::string with_own_names(const Board& board) {
  std::vector<std::string> names;
  for (const CellId cell : board.cells())
    if (!board.cell(cell).rank.empty() && !board.is_called_by_lines(cell))
      names.push_back(board.name(cell));
  return names.empty() ? std::string() : ", with " + listed(names) + " outside them";
}

}  // namespace

std::string sectors_in_words(const Board& board, const GameWords& words) {
  const geometry::Cell* found = nullptr;
  for (const CellId cell : board.cells())
    if (const geometry::Cell& each = board.cell(cell); !each.sector.empty() && !each.also.empty())
      if (found == nullptr || each.also.back().size() > found->also.back().size()) found = &each;
  if (found == nullptr) return {};
  return "A " + words.cell() +
         " is named by sector, file and rank, which counts from the edge: " + found->name + " is " +
         found->also.back() + ".";
}

std::string walls_in_words(const Board& board, const GameWords& words) {
  if (board.walls.empty()) return {};
  const auto signs =
      static_cast<int>(std::ranges::count_if(board.walls, &geometry::Wall::indicator));
  std::string text = "The walls are not " + words.cells() + ": no piece ever stands on one.";
  if (signs > 0 && !board.sign.empty())
    text += " " + capitalised(number_word(signs)) + " of them " +
            (signs == 1 ? "bears a " : "bear a ") + board.sign + ".";
  return text;
}

std::vector<std::string> board_in_sentences(const Board& board, const GameWords& words) {
  std::string size = "The board has " + words.cells(board.size());
  const std::vector<std::string> file_names =
                                     lines_in_names(board, board.file_order, &geometry::Cell::file),
                                 rank_names =
                                     lines_in_names(board, board.rank_order, &geometry::Cell::rank);
  const std::size_t files = file_names.size(), ranks = rank_names.size();
  if (files > 0 && ranks > 0) {
    const std::size_t plates = std::max<std::size_t>(board.plates.size(), 1);
    const bool full = plates * files * ranks == static_cast<std::size_t>(board.size());
    if (plates > 1)
      size += " on " + lines_in_words(board.plates, "plate") + ", one above another, each of ";
    else
      size += full ? ": " : ", on ";
    size += lines_in_words(file_names, "file") + (full ? " by " : " and ") +
            lines_in_words(rank_names, "rank") + with_own_names(board) +
            (full ? "" : short_lines(board, file_names, &geometry::Cell::file, "file"));
  }
  std::vector<std::string> sentences = ground_in_sentences(board, words);
  sentences.insert(sentences.begin(), size + ".");
  return sentences;
}

std::vector<std::string> ground_in_sentences(const Board& board, const GameWords& words) {
  std::vector<std::string> sentences;
  if (board.on_points && !board.river.empty())
    sentences.push_back("A river, which all files cross, runs between ranks " + board.river +
                        " and " + next_rank(board, board.river) + ".");
  if (std::string walls = walls_in_words(board, words); !walls.empty())
    sentences.push_back(std::move(walls));
  if (board.topology.chart().is_ring())
    sentences.push_back(board.topology.chart().ring().files
                            ? "It is round, and its ranks are rings."
                            : "It is round, and its files are rings.");
  if (board.topology.is_mesh())
    sentences.push_back(
        "Lines lead across each " + words.cell() +
        " from side to side or from corner to corner, and bend with the " + words.cells() +
        "; where more than four of these meet in a corner they fork, and a piece may take either "
        "branch.");
  return sentences;
}

namespace {

/// A place that a text names, with its cells for each seat that has its own.
struct NamedPlace {
  std::string zone, name;
  std::vector<std::string> cells;
  bool for_others = false;  ///< only the first seat's cells are given
  bool is_long = false;     ///< too long a list to be printed
};

std::vector<NamedPlace> places_named_in(const GameWords& words, std::string_view text) {
  constexpr std::size_t most_letters = 160;
  const Board& board = words.game().board();
  std::vector<NamedPlace> found;
  for (const auto& each_zone : board.zones) {
    const std::string& zone = each_zone.first;
    const std::vector<CellSet>& sets = each_zone.second;
    NamedPlace place{zone, words.zone(zone), {}};
    if (game::says_its_place(board, zone) || text.find(place.name) == std::string_view::npos)
      continue;
    const bool same =
        std::ranges::all_of(sets, [&](const CellSet& each) { return each == sets.front(); });
    place.for_others = board.seats.size() > 2 && !same;
    for (const board::SeatId seat : board.seat_ids()) {
      if ((same || place.for_others) && seat != board::first_seat) break;
      const std::string cells = figure::cells_in_words(board, sets[base::index(seat)]);
      if (sets[base::index(seat)].empty() || cells == place.name) continue;
      place.is_long = place.is_long || cells.size() > most_letters;
      place.cells.push_back(cells + (same ? "" : " for " + board.seat(seat).name));
    }
    if (!place.cells.empty()) found.push_back(std::move(place));
  }
  return found;
}

}  // namespace

std::vector<std::string> places_in_words(const GameWords& words, std::string_view text) {
  std::vector<std::string> sentences;
  const std::vector<game::BoardPart> parts = game::parts_of_board(words.game());
  const auto sign_of = [&](const NamedPlace& place) {
    const auto part = std::ranges::find(parts, place.zone, &game::BoardPart::zone);
    return part == parts.end() || part->sign.empty() ? std::string() : " (" + part->sign + ")";
  };
  for (const NamedPlace& place : places_named_in(words, text))
    if (!place.is_long)
      sentences.push_back("“" + capitalised(place.name) + "”" + sign_of(place) + ": " +
                          base::joined(place.cells, "; ") +
                          (place.for_others ? ", and likewise for the others." : "."));
  return sentences;
}

std::vector<std::string> places_without_words(const GameWords& words, std::string_view text) {
  std::vector<std::string> names;
  for (const NamedPlace& place : places_named_in(words, text))
    if (place.is_long) names.push_back(place.name);
  return names;
}

}  // namespace boardwright::english
