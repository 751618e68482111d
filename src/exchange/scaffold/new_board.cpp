// Finds the board of a new game, and places pieces on it.
#include "scaffold/new_board.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "base/data.h"
#include "base/hints.h"
#include "base/names.h"
#include "game/game.h"
#include "geometry/tiling.h"
#include "moves/reach.h"

namespace boardwright::scaffold {

using base::Report, base::SearchPath;
using geometry::CellSet, geometry::Tiling, geometry::Vec;

namespace {

/// Reads a tiling. If its file has errors, reports them and returns a tiling without boards.
Tiling tiling_named(const SearchPath& search_path, const std::string& name, Report& report) {
  Report own;
  const auto data = base::read_data(search_path.files(), search_path.file("tilings", name), own);
  Tiling tiling;
  if (data) tiling = geometry::read_tiling(*data, own);
  if (!own.has_errors()) return tiling;
  report.merge(std::move(own));
  return {};
}

/// A tiling, and the region of it that makes a board.
struct Cutting {
  std::string tiling;
  geometry::Region region;
};

std::optional<Cutting> cutting_in(const SearchPath& search_path, const std::string& tiling,
                                  std::string_view word, Report& report) {
  if (!base::is_name(tiling) || !search_path.files().exists(search_path.file("tilings", tiling)))
    return std::nullopt;
  const Tiling from = tiling_named(search_path, tiling, report);
  if (report.has_errors()) return std::nullopt;
  if (const geometry::Region* region = from.region(word)) return Cutting{tiling, *region};
  if (auto region = geometry::parse_region(word)) return Cutting{tiling, std::move(*region)};
  return std::nullopt;
}

/// A hint that lists all ways to name a board: "a board is 8x8, hex:6, …".
std::string all_boards(const SearchPath& search_path, std::string_view wrong, Report& report) {
  std::vector<std::string> known;
  for (const std::string& name : search_path.names("tilings")) {
    const Tiling tiling = tiling_named(search_path, name, report);
    if (report.has_errors()) return {};
    for (const geometry::Region& region : tiling.regions)
      if (std::ranges::find(known, region.id) == known.end())
        known.push_back(region.id);  // several tilings can have boards of the same name
  }
  std::string hint = base::did_you_mean(wrong, known);
  hint += hint.empty() ? "a" : " A";
  return hint +
         " board is 8x8, hex:6, lotus:0,0;1,0, or one of a tiling: TILING/8x8, or TILING alone for "
         "its own first board; the tilings are " +
         base::joined(search_path.names("tilings"), ", ") +
         "; boards with a name of their own are: " + base::joined(known, ", ");
}

std::optional<Cutting> find_cutting(const SearchPath& search_path, const std::string& word,
                                    Report& report) {
  if (const std::size_t slash = word.find('/'); slash != std::string::npos)
    return cutting_in(search_path, word.substr(0, slash), word.substr(slash + 1), report);
  for (const std::string& tiling : search_path.names("tilings")) {
    const Tiling from = tiling_named(search_path, tiling, report);
    if (report.has_errors()) return std::nullopt;
    if (from.region(word) != nullptr) return Cutting{tiling, *from.region(word)};
  }
  if (base::is_name(word) && search_path.files().exists(search_path.file("tilings", word))) {
    const Tiling from = tiling_named(search_path, word, report);
    if (report.has_errors()) return std::nullopt;
    if (!from.regions.empty()) return Cutting{word, from.regions.front()};
  }
  const auto region = geometry::parse_region(word);
  if (!region) return std::nullopt;
  return cutting_in(search_path, std::string(geometry::usual_tiling(*region)), word, report);
}

bool leads_forward(const geometry::Axis& axis) {
  return std::ranges::any_of(axis.headings, [](geometry::Heading heading) {
    return geometry::dot_sign(heading, geometry::upward) > 0;
  });
}

/// The cells in rows from the lower edge of the board up, each row from its middle outward.
std::vector<CellId> cells_from_below(const Board& board) {
  std::vector<CellId> cells;
  double left = 0, right = 0;
  bool is_first = true;
  for (const CellId cell : board.cells()) {
    const double x = board.topology.centre(cell).x;
    left = is_first ? x : std::min(left, x);
    right = is_first ? x : std::max(right, x);
    is_first = false;
    cells.push_back(cell);
  }
  const auto rounded = [](double length) { return std::lround(length * 1000); };
  const auto rank = [&](CellId cell) {
    const Vec at = board.topology.centre(cell);
    return std::tuple(rounded(at.y), rounded(std::abs(at.x - (left + right) / 2)), -rounded(at.x));
  };
  std::ranges::sort(cells, [&](CellId a, CellId b) { return rank(a) < rank(b); });
  return cells;
}

/// For each cell the cell nearest to its mirror image in the horizontal axis of the board, or with
/// `round` to its image under a half turn.
std::vector<CellId> opposite_cells(const Board& board, const std::vector<CellId>& cells,
                                   bool round) {
  Vec low{1e9, 1e9}, high{-1e9, -1e9};
  for (const CellId each : board.cells()) {
    const Vec at = board.topology.centre(each);
    low = {std::min(low.x, at.x), std::min(low.y, at.y)};
    high = {std::max(high.x, at.x), std::max(high.y, at.y)};
  }
  std::vector<CellId> found;
  for (const CellId cell : cells) {
    const Vec at = board.topology.centre(cell);
    const Vec wanted{round ? low.x + high.x - at.x : at.x, low.y + high.y - at.y};
    const auto away = [&](CellId each) {
      const Vec there = board.topology.centre(each);
      const bool is_taken = std::ranges::find(found, each) != found.end();
      return std::pair(is_taken,
                       std::lround(1000 * std::hypot(there.x - wanted.x, there.y - wanted.y)));
    };
    const auto all = board.cells();
    found.push_back(
        *std::ranges::min_element(all, [&](CellId a, CellId b) { return away(a) < away(b); }));
  }
  return found;
}

moves::PieceMoves moves_from_text(const Board& board, const std::string& text, board::SeatId seat) {
  Report report;
  std::vector<notation::MovePattern> moves;
  if (auto move = notation::parse_pattern(text, {}, game::vocabulary_of(board), report))
    moves.push_back(std::move(*move));
  return {board, moves, seat};
}

CellSet set_of(const std::vector<CellId>& cells, const std::vector<CellId>& others) {
  CellSet set;
  for (const CellId cell : cells) set.insert(cell);
  for (const CellId cell : others) set.insert(cell);
  return set;
}

/// Whether no piece attacks a King, and no two pieces share a cell.
bool is_peaceful(const Board& board, const Armies& armies, const NewMoves& texts) {
  const CellSet white = set_of(armies.white, armies.white_pawns);
  const CellSet black = set_of(armies.black, armies.black_pawns);
  const auto pieces = armies.white.size() + armies.white_pawns.size();
  if ((white | black).size() != static_cast<int>(2 * pieces)) return false;
  const auto attacks = [&](const std::string& text, CellId from, bool is_white) {
    const moves::PieceMoves moves =
        moves_from_text(board, text, is_white ? board::first_seat : board::second_seat);
    const moves::Occupancy pieces_there{is_white ? white : black, is_white ? black : white};
    return moves::reach(moves, pieces_there, from)
        .captures.contains((is_white ? armies.black : armies.white).front());
  };
  for (const bool is_white : {true, false}) {
    const auto& officers = is_white ? armies.white : armies.black;
    for (std::size_t i = 0; i < officers.size(); ++i)
      if (attacks(i == 0 ? texts.king : i <= 2 ? texts.knight : texts.rook, officers[i], is_white))
        return false;
    for (const CellId cell : is_white ? armies.white_pawns : armies.black_pawns)
      if (attacks(texts.pawn_capture, cell, is_white)) return false;
  }
  return true;
}

/// The cells in front of an army to which a Pawn steps from it, and from which it can step further.
std::vector<CellId> pawns_before(const Board& board, const std::vector<CellId>& army,
                                 const std::string& step) {
  const moves::PieceMoves moves = moves_from_text(board, step, board::first_seat);
  std::vector<CellId> pawns;
  for (const CellId from : army)
    for (const CellId cell : moves::reach(moves, {}, from).all())
      if (std::ranges::find(army, cell) == army.end() &&
          std::ranges::find(pawns, cell) == pawns.end() &&
          moves::reach(moves, {}, cell).count() > 0)
        pawns.push_back(cell);
  return pawns;
}

}  // namespace

std::optional<NewBoard> find_new_board(const SearchPath& search_path, const std::string& word,
                                       Report& report, Refusal& refusal) {
  const auto cutting = find_cutting(search_path, word, report);
  if (report.has_errors()) return std::nullopt;
  if (!cutting) {
    refusal = {"unknown board " + base::in_quotes(word), all_boards(search_path, word, report)};
    return std::nullopt;
  }
  const Tiling tiling = tiling_named(search_path, cutting->tiling, report);
  Report cuts;
  auto patch = geometry::cut(tiling, cutting->region, cuts);
  if (!patch || cuts.has_errors()) {
    refusal = {cuts.problems().empty() ? "there is no such board" : cuts.problems().front().message,
               all_boards(search_path, word, report)};
    return std::nullopt;
  }
  std::vector<board::Seat> seats = {{"White", geometry::upward},
                                    {"Black", geometry::opposite(geometry::upward)}};
  return NewBoard{cutting->tiling, cutting->region.id,
                  board::make_board(std::move(*patch), tiling, seats)};
}

NewMoves moves_for(const Board& board) {
  const auto leads = [&](const std::string& text) {
    Report report;
    const auto move = notation::parse_pattern(text, {}, game::vocabulary_of(board), report);
    return move && moves::leads_somewhere(board, *move, board::first_seat, {});
  };
  const auto first_that_leads = [&](const std::vector<std::string>& texts) {
    const auto found = std::ranges::find_if(texts, leads);
    return found == texts.end() ? texts.back() : *found;
  };
  std::vector<std::string> slides, steps;
  for (const geometry::Axis& axis : board.axes) {
    slides.push_back("slide " + axis.name);
    if (leads_forward(axis)) steps.push_back("step " + axis.name + " forward");
  }
  slides.emplace_back("side");
  steps.emplace_back("side forward");
  NewMoves moves;
  const bool squares = board.axis("orthogonal") != nullptr && board.axis("diagonal") != nullptr;
  moves.king = squares ? "step orthogonal diagonal" : "touch";
  moves.rook = first_that_leads(slides);
  moves.knight =
      first_that_leads({"leap 2:1 orthogonal", "leap corner then side outward", "away 2", "touch"});
  moves.leaps = moves.knight.starts_with("leap");
  moves.pawn_step = first_that_leads(steps);
  if (steps.size() > 1) std::erase(steps, moves.pawn_step);
  moves.pawn_capture = first_that_leads(steps);
  return moves;
}

std::optional<Armies> armies_on(const NewBoard& on, const NewMoves& moves, Refusal& refusal) {
  const Board& board = on.board;
  const std::vector<CellId> cells = cells_from_below(board);
  for (const std::size_t officers : {5u, 3u, 1u})
    for (const bool with_pawns : {true, false})
      for (const bool round : {false, true}) {
        if (cells.size() < 8 * officers && officers > 1) continue;
        Armies armies;
        const std::size_t count = std::min<std::size_t>(officers, cells.size());
        armies.white.assign(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(count));
        if (with_pawns) armies.white_pawns = pawns_before(board, armies.white, moves.pawn_step);
        armies.black = opposite_cells(board, armies.white, round);
        armies.black_pawns = opposite_cells(board, armies.white_pawns, round);
        if (with_pawns && armies.white_pawns.empty()) continue;
        if (is_peaceful(board, armies, moves)) return armies;
      }
  refusal = {"board " + base::in_quotes(on.word) + " is too small or too irregular for two armies",
             "give a board of at least a dozen cells that has the same shape at both ends"};
  return std::nullopt;
}

}  // namespace boardwright::scaffold
