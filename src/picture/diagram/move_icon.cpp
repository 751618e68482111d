// Chooses the cell and the hurdle of an icon, and marks the cells in reach.
#include "diagram/move_icon.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "diagram/diagram.h"
#include "figure/words.h"
#include "game/pieces.h"
#include "moves/reach.h"

namespace boardwright::diagram {

using board::Board;
using geometry::CellId, geometry::CellSet;
using moves::PieceMoves;

namespace {

constexpr double cells_of_a_line = 3.3, most_cells = 5.3;  // from the middle, in cells
constexpr double whole_share = 1.3;  // boards up to this much larger than the patch are drawn whole

/// Where a piece can move from a cell, and where it could capture a piece if one stood there.
struct Targets {
  CellSet moves, captures;
  CellSet all() const { return moves | captures; }
};

/// The number of cells in `one` and not in `other`, moves and captures counted separately.
int more_than(const Targets& one, const Targets& other) {
  return (one.moves - other.moves).size() + (one.captures - other.captures).size();
}

/// The greater of the distances along x and along y.
double apart(const Board& board, CellId one, CellId other) {
  const geometry::Vec way = board.topology.centre(one) - board.topology.centre(other);
  return std::max(std::abs(way.x), std::abs(way.y));
}

/// The general moves of a piece type that has moved, with this n if it is progressive.
PieceMoves moves_of(const Game& game, const PieceType& piece_type, int n = icon_length) {
  moves::State state = piece_type.state;
  if (const auto unmoved = state.find(moves::unmoved_number); unmoved != state.end())
    unmoved->second = 0;
  if (const auto length = state.find(notation::length_number); length != state.end())
    length->second = std::max(length->second, n);
  // Captures of some types only would have signs on cells where there is rarely one to take.
  std::vector<notation::MovePattern> general;
  std::ranges::copy_if(piece_type.moves, std::back_inserter(general),
                       [](const auto& move) { return move.taking.empty(); });
  return {game.board(), general.empty() ? piece_type.moves : general, board::first_seat, state};
}

/// Half the greater side of the box around all centres.
double half_extent(const Board& board) {
  double most = 0;
  for (const CellId one : board.cells())
    for (const CellId other : board.cells()) most = std::max(most, apart(board, one, other));
  return most / 2;
}

/// The distance between the centres of two neighbours; the mean over all cells.
double cell_spacing(const Board& board) {
  double sum = 0;
  int count = 0;
  for (const CellId cell : board.cells()) {
    double nearest = 0;
    for (const CellId other : board.cells()) {
      const geometry::Vec way = board.topology.centre(cell) - board.topology.centre(other);
      const double distance = std::hypot(way.x, way.y);
      if (cell != other && (nearest == 0 || distance < nearest)) nearest = distance;
    }
    sum += nearest;
    ++count;
  }
  return count == 0 ? 1 : sum / count;
}

/// The cell with the most moves, and of these the one nearest to the middle of the board.
CellId best_cell(const Board& board, const PieceMoves& moves, const CellSet& stands) {
  geometry::Vec middle{};
  for (const CellId cell : board.cells()) middle = middle + board.topology.centre(cell);
  middle = (1.0 / std::max(1, board.all().size())) * middle;
  CellId best = geometry::no_cell;
  int most = 0;
  double nearest = 0;
  for (const CellId cell : stands) {
    const int count = moves::reach(moves, {}, cell).count();
    const geometry::Vec way = board.topology.centre(cell) - middle;
    const double distance = std::hypot(way.x, way.y);
    if (count < most || (count == most && best != geometry::no_cell && distance > nearest - 1e-6))
      continue;
    best = cell;
    most = count;
    nearest = distance;
  }
  return best;
}

/// The targets of a piece among the cells of `near`, with another piece of its seat on `second`.
Targets targets_of(const PieceMoves& moves, CellId from, const CellSet& near,
                   CellId second = geometry::no_cell) {
  CellSet own;
  if (second != geometry::no_cell) own.insert(second);
  Targets targets;
  targets.moves = moves::reach(moves, {own, {}}, from).moves & near;
  for (const CellId to : near) {
    if (to == from || to == second) continue;
    CellSet enemy;
    enemy.insert(to);
    if (moves::reach(moves, {own, enemy}, from).captures.contains(to)) targets.captures.insert(to);
  }
  return targets;
}

bool hops(const PieceMoves& moves, CellId from) {
  return std::ranges::any_of(moves.rays(from), &PieceMoves::Ray::hopping);
}

/// A second piece on the patch, and the targets of the first one then.
struct Second {
  CellId cell = geometry::no_cell;
  Targets targets;
};

/// The cell where a second piece changes the targets most. For a piece that hops it adds targets;
/// otherwise it blocks some, from a cell that is not a target itself. Nothing if it changes none.
std::optional<Second> telling_second(const PieceMoves& moves, CellId from, const CellSet& near,
                                     const Targets& open) {
  const bool hopping = hops(moves, from);
  std::optional<Second> found;
  int most = 0;
  for (const CellId cell : hopping ? near : near - open.all()) {
    if (cell == from) continue;
    const Targets with = targets_of(moves, from, near, cell);
    const int changed = hopping ? more_than(with, open) : more_than(open, with);
    if (changed <= most) continue;
    most = changed;
    found = {cell, with};
  }
  return found;
}

/// The shapes of cells to which some moves of a piece type restrict their start.
std::vector<std::string> shapes_of_start(const Board& board, const PieceType& piece_type) {
  std::vector<std::string> found;
  for (const notation::MovePattern& move : piece_type.moves)
    for (const std::string& word : move.from)
      if (std::ranges::find(found, word) == found.end() &&
          std::ranges::any_of(board.cells(), [&](CellId cell) {
            return geometry::shape_name(board.topology.sides(cell)) == word;
          }))
        found.push_back(word);
  return found;
}

/// The icon of a piece on one of these cells.
std::optional<MoveIcon> icon_on(const CellSet& stands, const Game& game,
                                const PieceType& piece_type, double radius,
                                const PiecesShown& pieces) {
  const Board& board = game.board();
  const PieceMoves moves = moves_of(game, piece_type);
  const CellId from = best_cell(board, moves, stands);
  if (from == geometry::no_cell) return std::nullopt;
  CellSet near;
  for (const CellId cell : board.cells())
    if (apart(board, cell, from) <= radius) near.insert(cell);
  const Targets open = targets_of(moves, from, near);
  const std::optional<Second> second = telling_second(moves, from, near, open);
  const Targets targets = second ? second->targets : open;
  if (targets.all().empty()) return std::nullopt;

  game::Figure figure;
  figure.id = "icon";
  figure.coordinates = figure.numbered = false;
  figure::Content content;
  content.figure = &figure;
  content.board = &board;
  content.shown = near;
  const auto place = [&](CellId cell, const PieceType& type) {
    figure::PlacedPiece placed;
    placed.piece.label = type.letter;
    placed.piece.piece_type = type.id;
    placed.piece.cell = board.name(cell);
    placed.piece_type = &type;
    placed.cell = cell;
    placed.state = type.state;
    placed.plain = true;
    content.pieces.push_back(std::move(placed));
  };
  place(from, piece_type);
  MoveIcon icon;
  icon.hurdle = second && hops(moves, from);
  icon.barrier = second && !icon.hurdle;
  if (second) place(second->cell, game.piece_type(game::playing_pieces(game).back()));
  const auto sign = [&](const CellSet& cells, const std::string& mark) {
    for (const CellId cell : cells) {
      figure::Mark one;
      one.cell = cell;
      one.mark = mark;
      one.of = piece_type.letter;
      content.marks.push_back(std::move(one));
    }
    return !cells.empty();
  };
  CellSet longest;  // cells reached only with the greatest n
  if (moves::is_progressive(piece_type))
    longest = targets.all() - targets_of(moves_of(game, piece_type, icon_length - 1), from, near,
                                         second ? second->cell : geometry::no_cell)
                                  .all();
  icon.both = sign((targets.moves & targets.captures) - longest, "o");
  icon.moves = sign((targets.moves - targets.captures) - longest, "$");
  icon.captures = sign((targets.captures - targets.moves) - longest, "x");
  icon.length = sign(longest, std::to_string(icon_length));
  if (icon.barrier) {
    sign(geometry::CellSet{second->cell}, "blocked");
    sign(open.all() - targets.all(), "blocked");
  }
  icon.cropped = !(moves::reach(moves, {}, from).moves - near).empty();
  icon.scene = lay_out(game, std::move(content), pieces).scene;
  return icon;
}

}  // namespace

void IconSigns::add(const MoveIcon& icon) {
  both |= icon.both;
  moves |= icon.moves;
  captures |= icon.captures;
  hurdle |= icon.hurdle;
  barrier |= icon.barrier;
  cropped |= icon.cropped;
  length |= icon.length;
}

std::vector<std::string> icon_legend(const IconSigns& signs) {
  std::vector<std::string> meanings;
  if (signs.both) meanings.emplace_back(figure::icon_ring);
  if (signs.moves) meanings.emplace_back(figure::icon_diamond);
  if (signs.captures) meanings.emplace_back(figure::icon_cross);
  std::vector<std::string> lines;
  if (!meanings.empty()) lines.push_back(base::joined(meanings, "; ") + ".");
  for (std::string& line : lines) line.front() = static_cast<char>(line.front() - 'a' + 'A');
  if (signs.hurdle) lines.emplace_back(figure::icon_hurdle);
  if (signs.barrier) lines.emplace_back(figure::icon_barrier);
  if (signs.length) lines.push_back(figure::icon_numbers(icon_length));
  if (signs.cropped) lines.emplace_back(figure::icon_cropped);
  return lines;
}

double icon_radius(const Game& game) {
  const Board& board = game.board();
  const double spacing = cell_spacing(board);
  double radius = cells_of_a_line * spacing, longest = 0;  // the latter with the greatest n
  for (const moves::PieceTypeId id : game::playing_pieces(game)) {
    const PieceType& piece_type = game.piece_type(id);
    const PieceMoves moves = moves_of(game, piece_type);
    const CellId from =
        best_cell(board, moves, moves::stands_on(piece_type, board, board::first_seat));
    if (from == geometry::no_cell) continue;
    for (const PieceMoves::Ray& ray : moves.rays(from)) {
      CellId landing = geometry::no_cell;
      int landings = 0;
      for (const PieceMoves::Hop& hop : moves.hops(ray))
        if (hop.lands) {
          landing = hop.cell;
          ++landings;
        }
      if (landings == 1 && !ray.hopping)
        radius = std::max(radius, apart(board, from, landing) + 0.1 * spacing);
    }
    double nearest = 0;
    const bool grows = moves::is_progressive(piece_type);
    for (const CellId to : moves::reach(moves, {}, from).moves) {
      if (grows) longest = std::max(longest, apart(board, from, to) + 0.1 * spacing);
      if (nearest == 0 || apart(board, from, to) < nearest) nearest = apart(board, from, to);
    }
    radius = std::max(radius, nearest + 0.1 * spacing);
  }
  radius = std::min(radius, most_cells * spacing);
  const double half = half_extent(board);
  // Distances on plates or a mesh do not reflect moves.
  const bool whole = !board.topology.is_plane() || half <= whole_share * radius;
  if (whole) return 2 * half + spacing;
  return std::min(std::max(radius, longest), most_cells * spacing);
}

std::optional<MoveIcon> move_icon(const Game& game, const PieceType& piece_type, double radius,
                                  const PiecesShown& pieces) {
  return icon_on(moves::stands_on(piece_type, game.board(), board::first_seat), game, piece_type,
                 radius, pieces);
}

std::vector<MoveIcon> move_icons(const Game& game, const PieceType& piece_type, double radius,
                                 const PiecesShown& pieces) {
  std::vector<MoveIcon> icons;
  const Board& board = game.board();
  const CellSet stands = moves::stands_on(piece_type, board, board::first_seat);
  const std::vector<std::string> shapes = shapes_of_start(board, piece_type);
  if (shapes.size() < 2) {
    if (auto icon = icon_on(stands, game, piece_type, radius, pieces))
      icons.push_back(std::move(*icon));
    return icons;
  }
  for (const std::string& shape : shapes) {
    CellSet cells;
    for (const CellId cell : stands)
      if (geometry::shape_name(board.topology.sides(cell)) == shape) cells.insert(cell);
    if (auto icon = icon_on(cells, game, piece_type, radius, pieces))
      icons.push_back(std::move(*icon));
  }
  return icons;
}

}  // namespace boardwright::diagram
