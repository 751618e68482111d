// Finds the zones in rules and moves, and places their names on the board.
#include "game/board_parts.h"

#include <algorithm>
#include <array>
#include <set>

#include "base/index.h"
#include "board/rank_rows.h"
#include "game/equivalence.h"
#include "game/pieces.h"

namespace boardwright::game {
namespace {

using geometry::Vec;

/// The colours of parts, one after another.
constexpr std::array<std::string_view, 4> paints = {"pale-red", "pale-blue", "pale-green",
                                                    "pale-purple"};

/// Every name in moves and rules that could be one of a zone.
std::set<std::string, std::less<>> names_in_rules(const Game& game) {
  std::set<std::string, std::less<>> names;
  const auto add = [&](const std::vector<std::string>& all) {
    names.insert(all.begin(), all.end());
  };
  for (const PieceTypeId id : playing_pieces(game)) {
    const PieceType& piece_type = game.piece_type(id);
    add(piece_type.stands);
    for (const MovePattern& move : piece_type.moves) {
      for (const auto* regions : {&move.over, &move.onto, &move.off, &move.inside}) add(*regions);
      names.insert(move.toward);
      for (const std::string& zone : move.from)
        if (!is_where_it_begins(game, piece_type, zone)) names.insert(zone);
    }
  }
  const play::GameRules& rules = game.rules;
  for (const play::Promotion& rule : rules.promotions)
    add({rule.zone, rule.from, rule.either, rule.after, rule.put});
  for (const play::DropRule& rule : rules.drops) names.insert(rule.zone);
  for (const play::Goal& goal : rules.end.goals) names.insert(goal.zone);
  for (const play::RuleLine& line : rules.lines) {
    names.insert(line.then.of.zone);
    for (const play::RuleTerm& term : line.when) names.insert(term.zone);
  }
  add({rules.together.zone, rules.abandoned});
  return names;
}

bool is_shared(const std::vector<CellSet>& sets) {
  return std::ranges::all_of(sets, [&](const CellSet& each) { return each == sets.front(); });
}

/// Whether a set holds every cell of the ranks, or files, of its cells.
bool has_whole_lines(const Board& board, const CellSet& cells, int geometry::Cell::*line) {
  const auto is_outside = [&](CellId cell) {
    return !cells.contains(cell) && std::ranges::any_of(cells, [&](CellId each) {
      return board.cell(each).*line == board.cell(cell).*line;
    });
  };
  const auto all = board.cells();
  return std::none_of(all.begin(), all.end(), is_outside);
}

/// The seats whose cells of a zone are shown: the first, and the second of two if its cells differ.
std::vector<SeatId> seats_shown(const Board& board, std::string_view zone) {
  const std::vector<CellSet>& sets = *board::zone_of(board, zone);
  const bool differ = sets.size() == 2 && sets.front() != sets.back();
  return differ ? std::vector{board::first_seat, board::second_seat}
                : std::vector{board::first_seat};
}

/// The connected part of a set that has this cell.
CellSet one_piece(const Board& board, const CellSet& cells, CellId first) {
  CellSet found{first};
  std::vector<CellId> open = {first};
  while (!open.empty()) {
    const CellId cell = open.back();
    open.pop_back();
    for (const CellId next : board.topology.touching(cell))
      if (cells.contains(next) && !found.contains(next)) {
        found.insert(next);
        open.push_back(next);
      }
  }
  return found;
}

/// The name of a zone on the board: "palace" for "own-palace" or “the palace”.
std::string written_name(const Board& board, const std::string& zone) {
  const auto words = board.zone_words.find(zone);
  std::string name = words == board.zone_words.end() ? zone : words->second;
  std::ranges::replace(name, '-', ' ');
  for (const std::string_view before : {"the ", "its ", "own "})
    if (name.starts_with(before)) name.erase(0, before.size());
  return name;
}

/// The cell whose centre lies nearest to a point, or two with the point midway between them.
std::string spot_at(const Board& board, const CellSet& cells, Vec middle) {
  constexpr double close = 0.01;
  const auto away = [&](CellId cell) { return length(board.topology.centre(cell) - middle); };
  const CellId nearest = *std::ranges::min_element(cells, {}, away);
  if (away(nearest) > close)
    for (const CellId one : cells)
      for (const CellId other : cells)
        if (one < other &&
            length(0.5 * (board.topology.centre(one) + board.topology.centre(other)) - middle) <
                close)
          return board.name(one) + "," + board.name(other);
  return board.name(nearest);
}

/// A name in the middle of connected cells; nothing if it does not fit.
std::optional<FigureLabel> label_on(const Board& board, const CellSet& cells,
                                    const std::string& name) {
  constexpr double least = 0.36, most = 0.6, letter = 0.58;  // heights, and width in heights
  constexpr double near = 0.6;                               // from the middle to the nearest cell
  Vec middle;
  for (const CellId cell : cells)
    middle = middle + (1.0 / cells.size()) * board.topology.centre(cell);
  double left = 1e9, right = -1e9;  // edges of the cells level with the middle
  for (const CellId cell : cells) {
    const Vec centre = board.topology.centre(cell);
    if (std::abs(centre.y - middle.y) > 0.5) continue;
    left = std::min(left, centre.x - 0.5);
    right = std::max(right, centre.x + 0.5);
  }
  const bool is_hollow = std::ranges::none_of(
      cells, [&](CellId cell) { return length(board.topology.centre(cell) - middle) < near; });
  if (is_hollow) return std::nullopt;
  FigureLabel label;
  label.text = name;
  label.at = spot_at(board, cells, middle);
  label.size = std::min(
      most, (right - left) / (letter * static_cast<double>(std::max<std::size_t>(name.size(), 1))));
  if (label.size < least) return std::nullopt;
  return label;
}

/// The name of a zone on each of its connected parts; none if one does not fit.
std::vector<FigureLabel> labels_of(const Board& board, const std::string& zone) {
  std::vector<FigureLabel> labels;
  const std::vector<CellSet>& sets = *board::zone_of(board, zone);
  for (const SeatId seat : seats_shown(board, zone)) {
    const std::string name =
        written_name(board, zone) + (is_shared(sets) ? "" : " (" + board.seat(seat).name + ")");
    CellSet left = sets[base::index(seat)];
    while (!left.empty()) {
      const CellSet piece = one_piece(board, left, *left.begin());
      left = left - piece;
      auto label = label_on(board, piece, name);
      if (!label) return {};
      labels.push_back(std::move(*label));
    }
  }
  return labels;
}

}  // namespace

bool says_its_place(const Board& board, std::string_view zone) {
  const std::vector<CellSet>* sets = board::zone_of(board, zone);
  if (sets == nullptr) return false;
  if (board.zone_words.contains(zone)) return sets->front() == board.all() && is_shared(*sets);
  return board::rank_row(board, zone) ||
         (is_shared(*sets) &&
          (has_whole_lines(board, sets->front(), &geometry::Cell::rank_number) ||
           has_whole_lines(board, sets->front(), &geometry::Cell::file_number)));
}

std::vector<BoardPart> parts_of_board(const Game& game) {
  const Board& board = game.board();
  std::vector<BoardPart> parts;
  char sign = 'A';
  for (const std::string& name : names_in_rules(game)) {
    if (board::zone_of(board, name) == nullptr || says_its_place(board, name)) continue;
    BoardPart part{name, {}, {}};
    bool is_most = false;  // of the board: players need to know the rest
    for (const SeatId seat : seats_shown(board, name)) {
      const CellSet& cells = (*board::zone_of(board, name))[base::index(seat)];
      is_most = is_most || 2 * cells.size() > board.size();
      part.cells |= cells;
    }
    if (part.cells.empty() || is_most) continue;
    if (labels_of(board, name).empty()) part.sign = std::string(1, sign++);
    parts.push_back(std::move(part));
  }
  return parts;
}

std::optional<Figure> parts_figure(const Game& game) {
  const std::vector<BoardPart> parts = parts_of_board(game);
  if (parts.empty()) return std::nullopt;
  Figure figure;
  figure.id = parts_figure_id;
  figure.numbered = false;
  figure.title = "Parts of the board";
  figure.section = "board";
  figure.place = game.files.front().place();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    board::Selection cells;
    for (const CellId cell : parts[i].cells) cells.cells.push_back(game.board().name(cell));
    figure.paint.push_back({std::string(paints[i % paints.size()]), cells});
    if (!parts[i].sign.empty()) {
      figure.title += (parts[i].sign == "A" ? ": " : ", ") + parts[i].sign + " = " +
                      written_name(game.board(), parts[i].zone);
      figure.marks.push_back({parts[i].sign, {}, {}, {}, std::move(cells)});
    }
    for (FigureLabel& label : labels_of(game.board(), parts[i].zone))
      if (parts[i].sign.empty()) figure.labels.push_back(std::move(label));
  }
  return figure;
}

}  // namespace boardwright::game
