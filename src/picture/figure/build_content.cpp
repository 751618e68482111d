// Builds the content of a figure: its pieces, marks, routes, labels, and the words for them.
#include "figure/build_content.h"

#include <algorithm>

#include "base/hints.h"
#include "base/text.h"
#include "figure/board_ways.h"
#include "figure/effort.h"
#include "figure/named_cells.h"
#include "figure/numbers.h"
#include "figure/setting.h"
#include "figure/shown_reach.h"
#include "figure/targets.h"
#include "figure/words.h"
#include "game/move_cost.h"

namespace boardwright::figure {
namespace {

/// Parts charged for drawing a piece.
constexpr int piece_parts = 6;

/// Builds the layers of one figure.
class ContentBuilder {
 public:
  ContentBuilder(const Game& game, const Figure& figure, GameLogics& logics, base::Budget& budget,
                 Report& report)
      : game_(game),
        figure_(figure),
        logics_(logics),
        effort_(figure, budget, report),
        report_(report) {}

  std::optional<Content> build() {
    if (effort_.is_spent()) return std::nullopt;
    content_.figure = &figure_;
    content_.board = figure_.board.empty() ? &game_.board() : game_.find_board(figure_.board);
    if (content_.board == nullptr) {
      report_.error(figure_.place, "unknown board '" + figure_.board + "'");
      return std::nullopt;
    }
    const std::size_t before = report_.count();
    content_.shown =
        figure_.part ? board::select(board(), *figure_.part, first_seat, report_) : board().all();
    if (content_.shown.empty()) report_.error(figure_.part->place, "the part shown has no cells");
    draw(content_.shown.size() * (figure_.names ? 2 : 1));
    figure_.position.empty() ? place_pieces() : place_position();
    if (report_.count() > before) return std::nullopt;
    show_layers();
    if (report_.count() > before) return std::nullopt;
    write_words();
    return std::move(content_);
  }

 private:
  void show_layers() {
    each(content_.pieces, [&](const PlacedPiece& placed) { show_moves(placed); });
    each(figure_.shows, [&](const game::FigureShow& show) { show_legal(show); });
    each(figure_.paint, [&](const game::FigurePaint& paint) { add_paint(paint); });
    each(figure_.marks, [&](const game::FigureMarks& marks) { add_marks(marks); });
    each(figure_.lines, [&](const game::FigureLine& line) {
      add_way(line_of(board(), line, report_), base::with_article(line.axis + " line"));
    });
    each(figure_.routes, [&](const game::FigureRoute& route) {
      add_way(route_of(board(), route, report_), "a path");
    });
    each(figure_.rings,
         [&](const game::FigureRing& ring) { add_way(ring_of(board(), ring, report_), "a ring"); });
    each(figure_.wheels, [&](const game::FigureWheel& wheel) { add_wheel(wheel); });
    each(figure_.labels, [&](const game::FigureLabel& label) { add_label(label); });
  }

  /// Shows the items of a layer until the budget is exhausted.
  template <class Things, class Show>
  void each(const Things& things, Show show) {
    const std::int64_t cells = board().size();
    for (const auto& thing : things)
      if (effort_.spend(8 * cells)) show(thing);
  }

  bool draw(int count) { return effort_.draw(static_cast<std::size_t>(count)); }

  const Board& board() const { return *content_.board; }

  std::optional<CellId> cell(const std::string& name, const Place& place) {
    return named_cell(board(), name, place, report_);
  }

  const PieceType* piece_type(const std::string& id, const Place& place) {
    const PieceType* found = game_.find_piece_type(id);
    if (found == nullptr) {
      std::vector<std::string_view> known;
      for (const PieceType& each : game_.piece_types) known.push_back(each.id);
      report_.error(place, "unknown piece '" + id + "'",
                    [&] { return base::meant_or_all(id, known); });
    }
    return found;
  }

  void place_pieces() {
    for (const FigurePiece& piece : figure_.pieces) {
      if (!draw(piece_parts)) return;
      const PieceType* kind = piece_type(piece.piece_type, piece.place);
      const auto at = cell(piece.cell, piece.place);
      const auto seat = board().seat_numbered(piece.seat);
      if (!seat) report_.error(piece.place, "the game has no seat " + std::to_string(piece.seat));
      if (at && !content_.shown.contains(*at))
        report_.error(piece.place, "cell '" + piece.cell + "' is not in the part shown");
      if (at && std::ranges::any_of(content_.pieces,
                                    [&](const PlacedPiece& other) { return other.cell == *at; }))
        report_.error(piece.place, "two pieces on '" + board().name(*at) + "'");
      if (kind == nullptr || !at) continue;
      check_stands(board(), *kind, seat.value_or(first_seat), *at, piece.place, report_);
      content_.pieces.push_back(
          {piece, kind, *at, seat.value_or(first_seat), false, false, {}, {}});
    }
    for (PlacedPiece& placed : content_.pieces) read_numbers(placed);
    if (!figure_.plays.empty() || !figure_.shows.empty())
      report_.error(figure_.place, "only a figure with a position has legal moves",
                    "name one, as position = \"start\"");
  }

  void read_numbers(PlacedPiece& placed) {
    const FigurePiece& piece = placed.piece;
    if (piece.growing > 0 &&
        !(moves::is_progressive(*placed.piece_type) && has_limited_moves(*placed.piece_type)))
      report_.error(piece.place, "piece '" + placed.piece_type->id + "' has no moves up to n");
    if (const auto state = state_of(*placed.piece_type, piece, report_)) placed.state = *state;
    if (piece.beyond) placed.beyond = state_beyond(*placed.piece_type, piece, report_);
  }

  /// Places all pieces of the position. Reports pieces that the figure itself lists.
  void place_position() {
    if (!figure_.pieces.empty())
      report_.error(figure_.pieces.front().place,
                    "a figure with a position has no pieces of its own");
    if (&board() != &game_.board()) {
      report_.error(figure_.place, "positions are of the game's own board");
      return;
    }
    position_ = set_up(game_, figure_, logics_, effort_, report_);
    if (!position_ || !draw(piece_parts * content_.shown.size())) return;
    for (CellId cell : content_.shown)
      if (!position_->at(cell).none()) content_.pieces.push_back(piece_at(game_, *position_, cell));
    if (figure_.plays.empty()) return;
    add_text(emit_plays(game_, board(), content_.shown, figure_.plays));
  }

  Occupancy others(const PlacedPiece& placed) const {
    Occupancy pieces;
    if (!figure_.blocking) return pieces;
    for (const PlacedPiece& other : content_.pieces)
      if (other.cell != placed.cell)
        (other.seat == placed.seat ? pieces.own : pieces.enemy).insert(other.cell);
    return pieces;
  }

  void add_text(FigureText text) {
    if (!text.detail.empty()) details_.push_back(std::move(text.detail));
    named_ |= text.cells;
    add_sentence(sentences_, std::move(text));
  }

  void show_moves(const PlacedPiece& placed) {
    const bool marked = !placed.piece.mark.empty() || placed.piece.growing > 0;
    if (!marked && !placed.piece.arrows) return;
    const int times = (marked ? 1 : 0) + (placed.piece.arrows ? 1 : 0) + placed.piece.growing +
                      (placed.piece.beyond ? 1 : 0);
    if (!spend_for(*placed.piece_type, times)) return;
    if (figure_.blocking && depends_on_play(game_, content_.pieces, placed))
      return report_.error(placed.piece.place,
                           "the rules of play restrict the moves of this piece here",
                           "give the figure a position, and show its moves with shows");
    const Occupancy pieces = others(placed);
    if (marked) mark_reach(placed, pieces);
    if (!placed.piece.arrows) return;
    const PieceMoves moves(board(), without_selective_captures(*placed.piece_type), placed.seat,
                           placed.state);
    Targets targets = targets_of(board(), moves, pieces, placed.cell);
    if (!placed.piece.show_unreachable) targets.neither = {};
    add_arrows(placed, targets);
    add_text(emit_targets(board(), placed, targets, {}, true));
  }

  /// Charges for computing the moves of a piece `times` times, and for comparing it with every
  /// other piece. False if the budget does not cover that.
  bool spend_for(const PieceType& piece_type, int times) {
    return effort_.spend(std::int64_t{4} * times * game::cost_of(piece_type, board()) +
                         std::ssize(content_.pieces) * std::ssize(piece_type.moves));
  }

  void mark_reach(const PlacedPiece& placed, const Occupancy& pieces) {
    const FigurePiece& piece = placed.piece;
    const auto branch = piece.branch.empty() ? std::nullopt : cell(piece.branch, piece.place);
    ShownReach shown = shown_reach(board(), placed, pieces, branch);
    for (CellId to : shown.all()) {
      const std::string& mark = shown.mark_on(to);
      content_.marks.push_back(
          {to, mark, piece.label, false, piece.growing > 0 && mark != piece.mark});
    }
    for (CellId to : shown.blocked()) content_.marks.push_back({to, "blocked", piece.label});
    add_text(emit_reach(board(), placed, shown));
    for (const DrawnWay& way : shown.ways)
      for (const auto& line : way.lines) effort_.draw(line.size());
    effort_.draw(static_cast<std::size_t>(shown.all().size()));
    effort_.draw(static_cast<std::size_t>(shown.blocked().size()));
    std::move(shown.ways.begin(), shown.ways.end(), std::back_inserter(content_.ways));
  }

  void add_arrows(const PlacedPiece& placed, const Targets& targets) {
    const auto add = [&](const CellSet& cells, Arrow::Kind kind) {
      if (!draw(2 * cells.size())) return;
      for (CellId to : cells) {
        content_.marks.push_back({to, arrow_name(kind), placed.piece.label, true});
        content_.arrows.push_back({placed.cell, to, kind});
      }
    };
    add(targets.moves, Arrow::Kind::move);
    add(targets.captures, Arrow::Kind::capture);
    add(targets.neither, Arrow::Kind::cannot);
  }

  /// Shows the legal moves of a piece of the position as if it were its seat's turn.
  void show_legal(const game::FigureShow& show) {
    const auto from = cell(show.cell, show.place);
    if (!from) return;
    if (!content_.shown.contains(*from))
      return report_.error(show.place, "cell '" + show.cell + "' is not in the part shown");
    if (position_->at(*from).none())
      return report_.error(show.place, "there is no piece on " + show.cell);
    if (show.mark.empty() && !show.arrows)
      return report_.error(show.place, "the figure does not say how to show the moves",
                           "give a mark, or arrows = true");
    const play::GameLogic& logic = rules_for(*position_, logics_, effort_);
    const PlacedPiece placed = piece_at(game_, *position_, *from);
    std::int64_t steps = 0;
    const std::vector<play::Move> legal = logic.legal_from(*position_, *from, steps);
    if (!effort_.spend(steps) || !spend_for(*placed.piece_type, 2)) return;
    const PieceMoves moves(board(), placed.piece_type->moves, placed.seat, placed.state);
    const Occupancy pieces = blockers_of(placed);
    const Targets free = targets_of(board(), moves, pieces, *from);
    Targets targets = targets_of(board(), legal, free, *from);
    if (!show.closed.empty())
      targets.illegal = moves::reach(moves, pieces, *from).all() - targets.moves - targets.captures;
    const std::string& label = placed.piece.label;
    if (!draw((show.mark.empty() ? 0 : targets.moves.size() + targets.captures.size()) +
              targets.illegal.size()))
      return;
    if (!show.mark.empty())
      for (CellId to : targets.moves | targets.captures)
        content_.marks.push_back({to, show.mark, label});
    if (show.arrows) add_arrows(placed, targets);
    if (!show.closed.empty())
      for (CellId to : targets.illegal) content_.marks.push_back({to, show.closed, label});
    for (CellId taken : targets.taken) content_.marks.push_back({taken, "taken", label});
    add_text(emit_targets(board(), placed, targets, show.mark, show.arrows, show.closed));
  }

  /// The other pieces of the position, as blockers of a piece's moves.
  Occupancy blockers_of(const PlacedPiece& placed) const {
    Occupancy pieces;
    for (CellId cell : board().cells())
      if (const Piece& piece = position_->at(cell); !piece.none() && cell != placed.cell)
        (piece.seat == placed.seat ? pieces.own : pieces.enemy).insert(cell);
    return pieces;
  }

  void add_paint(const game::FigurePaint& paint) {
    const CellSet cells = board::select(board(), paint.cells, first_seat, report_);
    if (!draw(cells.size())) return;
    content_.paint.push_back({paint.as, cells});
    details_.push_back("Cells " + paint_in_words(paint.as) + ": " + in_few_words(board(), cells) +
                       ".");
  }

  void add_marks(const game::FigureMarks& marks) {
    CellSet cells;
    if (!marks.reach.empty()) {
      const PieceType* kind = piece_type(marks.reach, marks.cells.place);
      if (kind == nullptr || !spend_for(*kind, 1)) return;
      const PieceMoves moves(board(), kind->moves, first_seat, kind->state);
      const std::vector<std::string> places = board::comma_list(marks.from);
      CellSet places_named;
      for (const std::string& each : places)
        if (const auto from = cell(each, marks.cells.place);
            from && effort_.spend(board().size() / 8 + moves.weight(*from))) {
          check_stands(board(), *kind, first_seat, *from, marks.cells.place, report_);
          cells |= moves::reach(moves, {}, *from).all();
          places_named.insert(*from);
        }
      add_text({reach_in_words(kind->name, places, cells.size(), marks.mark), {}, places_named});
    } else if (marks.range.empty()) {
      cells = board::select(board(), marks.cells, first_seat, report_);
    } else if (const PieceType* kind = piece_type(marks.range, marks.cells.place)) {
      if (!spend_for(*kind, 2)) return;
      cells = moves::range(board(), PieceMoves(board(), kind->moves, first_seat, kind->state));
      add_text({range_in_words(kind->name, cells.size(), marks.mark), {}});
    }
    mark_all(cells.list(), marks.mark, "Marked " + marks.mark);
  }

  void mark_all(const std::vector<CellId>& cells, const std::string& mark,
                const std::string& what) {
    if (!effort_.draw(cells.size())) return;
    for (CellId each : cells) content_.marks.push_back({each, mark, {}});
    details_.push_back(what + ": " + in_order(board(), cells) + ".");
  }

  /// Adds signs on the cells of a line, a route or a ring, and the line itself.
  void add_way(std::optional<DrawnWay> way, const std::string& what) {
    if (!way) return;
    std::vector<CellId> cells = way->lines.front();
    if (cells.size() > 1 && cells.front() == cells.back()) cells.pop_back();
    mark_all(cells, way->mark, "Along " + what + ", marked " + way->mark);
    effort_.draw(way->lines.front().size());
    content_.ways.push_back(std::move(*way));
  }

  /// Adds the whole circle as a line, and signs on the cells where one move around it can end.
  void add_wheel(const game::FigureWheel& wheel) {
    const PieceType* kind = piece_type(wheel.piece_type, wheel.place);
    if (kind == nullptr || !spend_for(*kind, 1)) return;
    auto circle = wheel_circle(board(), *kind, wheel, report_);
    if (!circle) return;
    const CellId by = circle->landings.front();
    const std::string side = wheel.left ? "left" : "right";
    add_text({wheel_in_words(kind->name, wheel, board().name(by),
                             static_cast<int>(circle->landings.size())),
              {},
              {circle->way.lines.front().front(), by}});
    mark_all(circle->landings, wheel.mark, "Turning " + side + ", in order, marked " + wheel.mark);
    details_.push_back(circle_in_words(in_order(board(), circle->way.lines.front())));
    content_.ways.push_back(std::move(circle->way));
  }

  void add_label(const game::FigureLabel& label) {
    if (!effort_.draw(2 + label.text.size()) || !effort_.spend(std::ssize(label.at) * 2)) return;
    const auto at = spot_of(board(), label.at, label.place, report_);
    PlacedLabel placed{&label, at.value_or(geometry::Vec{}), {}};
    if (!label.to.empty()) placed.to = spot_of(board(), label.to, label.place, report_);
    content_.labels.push_back(placed);
    details_.push_back(emit_label(label));
  }

  void write_words() {
    if (std::string outside = emit_outside(content_.marks, content_.shown); !outside.empty())
      add_text({std::move(outside), {}});
    content_.caption = caption_of(sentences_, !figure_.plays.empty());
    content_.named = unlabelled_cells(content_, named_ | cells_in_prose(board(), figure_.title));
    std::string& words = content_.description;
    words = emit_board(board(), content_.shown,
                       figure_.borders ? game_.borders : std::vector<game::Border>{});
    words += emit_pieces(board(), content_.pieces, position_.has_value());
    for (const std::string& detail : details_) words += " " + detail;
    if (figure_.names) words += emit_names(board(), content_.shown, figure_.all_names);
  }

  const Game& game_;
  const Figure& figure_;
  GameLogics& logics_;
  Effort effort_;
  Report& report_;
  Content content_;
  std::optional<Position> position_;  ///< of a figure that names one
  std::vector<FigureText> sentences_;
  std::vector<std::string> details_;
  CellSet named_;  ///< named in the sentences
};

}  // namespace

std::optional<Content> build_content(const Game& game, const Figure& figure, GameLogics& logics,
                                     base::Budget& budget, Report& report) {
  return ContentBuilder(game, figure, logics, budget, report).build();
}

}  // namespace boardwright::figure
