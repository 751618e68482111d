// Reads published counts, and chooses what the figures of a reference game show.
#include "game/reference.h"

#include <algorithm>

#include "base/hints.h"
#include "base/index.h"
#include "base/limits.h"
#include "base/text.h"
#include "game/board_parts.h"
#include "game/positions.h"
#include "game/problems.h"
#include "moves/reach.h"
#include "play/fen.h"

namespace boardwright::game {

using base::index;

namespace {

/// The id of the generated article: its page is the game's index.html.
constexpr const char* reference_page = "index";

/// Reports an unknown position; adds one given as FEN, or by the number of an array.
void add_position(Game& game, const Data& text, Report& report) {
  const std::string name = text.as_text(report);
  if (game.find_position(name) != nullptr || !text.is(Data::Kind::text)) return;
  if (!play::looks_like_fen(name) && !array_number(game, name)) {
    return report.error(text.place(), "no position " + in_quotes(name), [&] {
      const base::Hint hint = base::meant_or_all(name, position_names(game));
      return hint.text.empty() ? base::Hint("write it as a line of FEN") : hint;
    });
  }
  if (auto position = read_fen(game, text, report))
    game.positions.push_back({name, std::move(*position)});
}

/// A number under a key. Reports one out of bounds.
std::int64_t number_within(const Data& data, std::string_view key, std::int64_t least,
                           std::int64_t most, Report& report) {
  const std::int64_t number = data.long_number(key, report);
  const Data written = data.find(key);
  if (written.is(Data::Kind::integer) && (number < least || number > most))
    report.error(written.place(), in_quotes(key) + " is " + std::to_string(number),
                 most == INT64_MAX
                     ? "it is at least " + std::to_string(least)
                     : "it is from " + std::to_string(least) + " to " + std::to_string(most));
  return number;
}

void read_count(Game& game, const Data& data, Report& report) {
  PublishedCount count;
  count.place = data.place();
  count.source = data;
  count.depth =
      static_cast<int>(number_within(data, "depth", 1, base::limits::perft_depth, report));
  count.is = number_within(data, "is", 0, INT64_MAX, report);
  count.by = data.text("source", report);
  if (data.find("source").is(Data::Kind::text) && base::trimmed(count.by).empty())
    report.error(data.find("source").place(), "the source of a count is empty",
                 "as \"published perft\"");
  count.position = game.start;
  if (data.has("position")) {
    count.position = data.text("position", report);
    add_position(game, data.find("position"), report);
    if (game.find_position(count.position) == nullptr) return;  // reported
  } else if (game.start.empty()) {
    report.error(data.place(), "the game has no position to begin with",
                 "give [play] a 'start', or the count a 'position'");
  }
  for (const PublishedCount& other : game.counts)
    if (other.depth == count.depth && other.position == count.position)
      return report.error(data.find("depth").place(),
                          "a second count for this position and depth: the first is in line " +
                              std::to_string(other.place.line));
  game.counts.push_back(std::move(count));
}

/// Whether a piece's moves and captures differ, so that a figure needs arrows. Captures limited to
/// some types, which are not in the figure, need none.
bool captures_otherwise(const PieceType& piece_type) {
  return std::any_of(piece_type.moves.begin(), piece_type.moves.end(), [](const MovePattern& move) {
    return move.taking.empty() &&
           (move.use != MovePattern::Use::both || move.rifle || move.hopping);
  });
}

/// Whether no rule of play limits where the piece can go among pieces of the type `among`.
bool is_free_of_play(const PieceType& piece_type, const PieceType& among) {
  const auto names = [&](const std::vector<std::string>& piece_types) {
    return std::find(piece_types.begin(), piece_types.end(), among.id) != piece_types.end();
  };
  return std::none_of(
      piece_type.moves.begin(), piece_type.moves.end(), [&](const MovePattern& move) {
        const notation::Hurdle hurdle = move.hopping ? move.hopping->hurdle : notation::Hurdle{};
        return move.halting || move.rifle || move.swap || names(move.sparing) ||
               !move.taking.empty() ||
               (!hurdle.piece_types.empty() && (!hurdle.except || names(hurdle.piece_types)));
      });
}

/// The label of a piece in a figure: its letter, or its name if it has none.
const std::string& label_of(const PieceType& piece_type) {
  return piece_type.letter.empty() ? piece_type.name : piece_type.letter;
}

FigurePiece piece_in_figure(const Game& game, const PieceType& piece_type, CellId cell) {
  FigurePiece piece;
  piece.label = label_of(piece_type);
  piece.piece_type = piece_type.id;
  piece.cell = game.board().name(cell);
  piece.place = piece.state_place = piece_type.place;
  return piece;
}

/// Adds opponents for a hopping piece to hop over: one on the second cell of each of its lines,
/// where a further cell lies beyond.
void add_hurdles(const Game& game, const PieceType& piece_type, CellId from, Figure& figure) {
  const Board& board = game.board();
  const auto pawn =
      std::find_if(game.piece_types.rbegin(), game.piece_types.rend(), [&](const PieceType& each) {
        return !each.letter.empty() && each.letter.front() != '+' && each.id != piece_type.id;
      });
  if (pawn == game.piece_types.rend() || board.seats.size() < 2 ||
      !is_free_of_play(piece_type, *pawn))
    return;
  CellSet taken;
  for (const MovePattern& move : piece_type.moves) {
    if (!move.hopping) continue;
    const PieceMoves lines(board, {&move, 1}, board::first_seat, piece_type.state);
    for (const PieceMoves::Ray& ray : lines.rays(from)) {
      if (ray.last - ray.first < 3) continue;
      const CellId second = lines.hops(ray)[1].cell;
      if (taken.contains(second) || moves::never_stands(*pawn, board, board::second_seat, second))
        continue;
      taken.insert(second);
      figure.pieces.push_back(piece_in_figure(game, *pawn, second));
      figure.pieces.back().seat = 2;
    }
  }
  figure.blocking = !taken.empty();
}

Figure figure_of(const Game& game, const std::string& title, const std::string& section,
                 std::size_t number) {
  Figure figure;
  figure.id = std::to_string(number);
  figure.title = title;
  figure.section = section;
  figure.document = reference_page;
  figure.place = game.files.front().place();
  return figure;
}

/// Puts a piece on the cell from which it reaches most.
void set_up(const Game& game, const PieceType& piece_type, const std::vector<int>& distances,
            Figure& figure) {
  const CellId cell = showcase_cell(game.board(), piece_type, distances);
  FigurePiece piece = piece_in_figure(game, piece_type, cell);
  piece.arrows = captures_otherwise(piece_type);
  piece.show_unreachable = false;
  if (!piece.arrows) piece.mark = "x";
  figure.pieces.push_back(std::move(piece));
  add_hurdles(game, piece_type, cell, figure);
}

void add_figures(const Game& game, Extent extent, Article& article) {
  if (!game.start.empty() && game.find_position(game.start) != nullptr) {
    Figure array = figure_of(game, "The array", "board", 1);
    array.position = game.start;
    article.figures.push_back(std::move(array));
  }
  const bool is_set_up = extent != Extent::names;
  const auto distances = is_set_up ? distance_sums(game.board()) : std::vector<int>();
  for (const PieceType& piece_type : game.piece_types) {
    if (piece_type.helper || piece_type.moves.empty()) continue;
    Figure figure =
        figure_of(game, piece_type.name, reference_section(piece_type), article.figures.size() + 1);
    figure.place = piece_type.place;
    if (is_set_up) set_up(game, piece_type, distances, figure);
    article.figures.push_back(std::move(figure));
  }
  std::size_t number = article.figures.size();
  if (auto parts = parts_figure(game)) {
    parts->document = reference_page;
    article.figures.push_back(std::move(*parts));
  }
  for (std::size_t i = 0; const std::string& position : counted_positions(game)) {
    const std::string turn = game.board().seat(game.find_position(position)->turn).name;
    Figure figure =
        figure_of(game, "Position " + std::to_string(++i) + " of the counts, " + turn + " to move",
                  "counts", article.figures.size());
    figure.id = counted_figure(i);
    figure.numbered = false;
    figure.position = position;
    article.figures.push_back(std::move(figure));
  }
  if (!game.sample) return;
  for (const SampleMove& move : game.sample->shown) {
    const std::size_t players = game.board().seats.size();
    const std::string& player = game.board().seats[(move.number - 1) % players].name;
    Figure figure =
        figure_of(game, player + "’s move " + std::to_string((move.number - 1) / players + 1),
                  "sample", ++number);
    figure.position = move.position;
    figure.plays.push_back({move.written, figure.place});
    article.figures.push_back(std::move(figure));
  }
}

void add_claims(const Game& game, Article& article) {
  for (const PublishedCount& count : game.counts) {
    Claim claim;
    claim.id = "count-" + std::to_string(article.claims.size() + 1);
    claim.at = count.by;
    claim.kind = "perft";
    claim.document = article.id;
    claim.keys = {{"position", count.position}, {"depth", std::to_string(count.depth)}};
    claim.documented = count.is;
    claim.published = true;
    claim.kin = !game.made_from.empty() && count.by.find(game.made_from) != std::string::npos;
    claim.place = count.place;
    claim.source = count.source;
    article.claims.push_back(std::move(claim));
  }
}

}  // namespace

void read_counts(Game& game, const Data& data, Report& report) {
  const auto all = data.list_or_empty("count", report);
  if (all.empty()) return;
  if (data.has("article")) {
    for (const Data& count : all) count.mark_known();
    return report.error(all.front().place(), "counts are for games without articles",
                        "write a claim of the kind 'perft'");
  }
  if (report.has_errors()) return;  // they could make positions unreadable
  for (const Data& count : at_most(base::limits::figures, all, "a game", "counts", report))
    read_count(game, count, report);
}

Article reference_article(const Game& game, Extent extent) {
  Article article;
  article.id = reference_page;
  article.title = game.title;
  article.author = game.by;
  if (!game.origin.empty()) article.facts.push_back(game.origin);
  article.retold = false;
  article.reference = true;
  article.place = game.files.front().place();
  const bool is_first = game.articles.empty();  // otherwise problems have a page of their own
  if (extent > Extent::rules) add_figures(game, extent, article);
  if (extent > Extent::rules && is_first) add_problem_figures(game, article);
  if (extent == Extent::all) add_claims(game, article);
  if (extent == Extent::all && is_first) add_problem_claims(game, article);
  return article;
}

bool is_own_count(const Claim& claim) {
  return claim.published && claim.at.find("tests/counts/") != std::string::npos;
}

bool is_reference(const Game& game) {
  return game.articles.size() == 1 && game.articles.front().reference;
}

std::vector<std::string> counted_positions(const Game& game) {
  std::vector<std::string> positions;
  for (const PublishedCount& count : game.counts)
    if (count.position != game.start &&
        std::ranges::find(positions, count.position) == positions.end())
      positions.push_back(count.position);
  return positions;
}

std::string counted_figure(std::size_t number) { return "counted-" + std::to_string(number); }

std::string reference_section(const PieceType& piece_type) { return "piece-" + piece_type.id; }

std::vector<int> distance_sums(const Board& board) {
  std::vector<int> distances(index(board.size()));
  std::vector<int> steps(distances.size());
  std::vector<CellId> found;
  for (const CellId from : board.cells()) {
    std::fill(steps.begin(), steps.end(), -1);
    found.assign(1, from);
    steps[index(from)] = 0;
    for (std::size_t i = 0; i < found.size(); ++i)
      for (const CellId next : board.topology.touching(found[i])) {
        if (steps[index(next)] >= 0) continue;
        steps[index(next)] = steps[index(found[i])] + 1;
        distances[index(from)] += steps[index(next)];
        found.push_back(next);
      }
  }
  return distances;
}

CellId showcase_cell(const Board& board, const PieceType& piece_type,
                     const std::vector<int>& distances) {
  const PieceMoves moves(board, piece_type.moves, board::first_seat, piece_type.state);
  const bool is_huge = moves.weight() > base::limits::kept_cells;
  CellId best = geometry::no_cell;
  std::size_t most = 0;
  for (const CellId cell : moves::stands_on(piece_type, board, board::first_seat)) {
    CellSet found;
    if (!is_huge) found = moves::possible_ends(moves, cell);
    const auto count = static_cast<std::size_t>(found.size());
    if (best != geometry::no_cell &&
        (count < most || (count == most && distances[index(cell)] >= distances[index(best)])))
      continue;
    best = cell;
    most = count;
  }
  return best == geometry::no_cell ? CellId{} : best;
}

}  // namespace boardwright::game
