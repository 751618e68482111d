// Computes what a figure shows.
#include "scene/work_out.h"

#include "base/text.h"
#include "rules/paths.h"

namespace boardwright {
namespace {

std::string counted(int n, std::string_view one, std::string_view many) {
  return std::to_string(n) + " " + std::string(n == 1 ? one : many);
}

std::string names_in(const Board& board, const CellSet& cells) {
  return cells.empty() ? "none" : joined(names_of(board, cells), ", ");
}

std::string in_order(const Board& board, const std::vector<CellId>& cells) {
  std::vector<std::string> names;
  for (CellId cell : cells) names.push_back(board.name(cell));
  return joined(names, ", ");
}

/// "Alfil A1", or "Bishop" where the label is only the piece's name once more.
std::string called(const PlacedMan& placed) {
  const std::string& label = placed.man->label;
  const std::string& name = placed.piece->name;
  const bool tells = label.size() <= 3 && label.find_first_of("0123456789") != std::string::npos;
  return tells ? name + " " + label : name;
}

/// Works through the layers of one figure.
class Worker {
 public:
  Worker(const Game& game, const Figure& figure, Report& report)
      : game_(game), figure_(figure), report_(report) {}

  std::optional<Content> work() {
    content_.board = figure_.board.empty() ? &game_.board() : game_.find_board(figure_.board);
    if (content_.board == nullptr) {
      report_.error(figure_.place, "unknown board '" + figure_.board + "'");
      return std::nullopt;
    }
    const std::size_t before = report_.problems().size();
    place_men();
    if (report_.problems().size() > before) return std::nullopt;
    for (PlacedMan& placed : content_.men)
      if (!placed.man->mark.empty()) move(placed);
    for (const FigurePaint& paint : figure_.paint) add_paint(paint);
    for (const FigureMarks& marks : figure_.marks) add_marks(marks);
    for (const FigureLine& line : figure_.lines) add_line(line);
    for (const FigureRoute& route : figure_.routes) add_route(route);
    for (const FigureRing& ring : figure_.rings) add_ring(ring);
    if (report_.problems().size() > before) return std::nullopt;
    write_words();
    return std::move(content_);
  }

 private:
  const Board& board() const { return *content_.board; }

  std::optional<CellId> cell(const std::string& name, const Place& place) {
    const auto found = board().find(name);
    if (!found)
      report_.error(place, "no cell '" + name + "' on board '" + board().id + "'",
                    did_you_mean(name, board().names));
    return found;
  }

  const Piece* piece(const std::string& id, const Place& place) {
    const Piece* found = game_.find_piece(id);
    if (found == nullptr) {
      std::vector<std::string_view> known;
      for (const Piece& each : game_.pieces) known.push_back(each.id);
      report_.error(place, "unknown piece '" + id + "'", did_you_mean(id, known));
    }
    return found;
  }

  void place_men() {
    for (const FigureMan& man : figure_.men) {
      const Piece* kind = piece(man.piece, man.place);
      const auto at = cell(man.cell, man.place);
      if (man.seat >= static_cast<int>(board().seats.size()))
        report_.error(man.place, "the game has no seat " + std::to_string(man.seat + 1));
      if (kind != nullptr && at) content_.men.push_back({&man, kind, *at, {}});
    }
  }

  Men others(const PlacedMan& placed) const {
    Men men;
    if (!figure_.blocking) return men;
    for (const PlacedMan& other : content_.men)
      if (other.cell != placed.cell)
        (other.man->seat == placed.man->seat ? men.own : men.enemy).insert(other.cell);
    return men;
  }

  void move(PlacedMan& placed) {
    const Moves moves(board(), placed.piece->moves, placed.man->seat, placed.piece->state);
    const Men men = others(placed);
    placed.reach = reach(moves, men, placed.cell);
    CellSet branch;
    if (!placed.man->branch.empty())
      if (const auto by = cell(placed.man->branch, placed.man->place)) {
        Men closed = men;
        closed.own.insert(*by);
        branch = placed.reach.all() - reach(moves, closed, placed.cell).all();
      }
    for (CellId to : placed.reach.all().list())
      content_.marks.push_back({to,
                                branch.contains(to) ? placed.man->branch_mark : placed.man->mark,
                                placed.man->label});
    for (CellId to : placed.reach.blocked.list())
      content_.marks.push_back({to, "blocked", placed.man->label});
    if (auto ways = routes(moves, men, placed.cell); !ways.empty())
      content_.ways.push_back({DrawnWay::Kind::route, placed.man->mark, std::move(ways), 0});
    sentences_.push_back(called(placed) + " on " + placed.man->cell + " reaches " +
                         counted(placed.reach.count(), "cell", "cells") + " (" + placed.man->mark +
                         ")");
    details_.push_back(
        called(placed) + " on " + placed.man->cell + " moves to " +
        names_in(board(), placed.reach.moves) + "." +
        (placed.reach.captures.empty()
             ? ""
             : " It captures on " + names_in(board(), placed.reach.captures) + ".") +
        (placed.reach.blocked.empty()
             ? ""
             : " Its own men stop it on " + names_in(board(), placed.reach.blocked) + "."));
  }

  void add_paint(const FigurePaint& paint) {
    const CellSet cells = select(board(), paint.cells, 0, report_);
    content_.paint.push_back({paint.as, cells});
    details_.push_back(paint.as + ": " + names_in(board(), cells) + ".");
  }

  void add_marks(const FigureMarks& marks) {
    CellSet cells;
    if (marks.range.empty()) {
      cells = select(board(), marks.cells, 0, report_);
    } else if (const Piece* kind = piece(marks.range, marks.cells.place)) {
      cells = range(board(), Moves(board(), kind->moves, 0, kind->state));
      sentences_.push_back(kind->name + " can ever arrive on " +
                           counted(cells.size(), "cell", "cells") + " (" + marks.mark + ")");
    }
    mark_all(cells.list(), marks.mark, "Marked ");
  }

  void mark_all(const std::vector<CellId>& cells, const std::string& mark,
                const std::string& what) {
    for (CellId each : cells) content_.marks.push_back({each, mark, {}});
    details_.push_back(what + mark + ": " + in_order(board(), cells) + ".");
  }

  void add_line(const FigureLine& line) {
    const Axis* axis = board().axis(line.axis);
    const auto through = cell(line.through, line.place);
    if (axis == nullptr) {
      std::vector<std::string_view> known;
      for (const Axis& each : board().axes) known.push_back(each.name);
      report_.error(line.place, "unknown axis '" + line.axis + "'", did_you_mean(line.axis, known));
    }
    if (axis == nullptr || !through) return;
    std::vector<std::pair<Heading, std::vector<CellId>>> found;
    for (Heading h : axis->headings)
      if (h < headings / 2)
        if (auto cells = board().line(*axis, *through, h); cells.size() > 1)
          found.push_back({h, std::move(cells)});
    if (found.size() != 1) {
      report_.error(line.place,
                    found.empty() ? "no line of axis " + line.axis + " through " + line.through
                                  : "two lines of axis " + line.axis + " cross on " + line.through,
                    found.empty() ? "" : "name a cell that only one of them runs through");
      return;
    }
    mark_all(found[0].second, line.mark, line.axis + " line, ");
    content_.ways.push_back(
        {DrawnWay::Kind::axis, line.mark, {std::move(found[0].second)}, found[0].first});
  }

  void add_route(const FigureRoute& route) {
    const PathGraph* path = nullptr;
    for (const PathGraph& each : board().paths)
      if (each.name == route.path) path = &each;
    if (path == nullptr) return report_.error(route.place, "unknown path '" + route.path + "'");
    std::vector<CellId> via;
    for (const std::string& name : route.via)
      if (const auto found = cell(name, route.place)) via.push_back(*found);
    if (via.empty() || via.size() < route.via.size()) return;
    const auto way = shortest_way(*path, via);
    if (!way || !way->unique)
      return report_.error(
          route.place,
          way ? "two ways through these cells are as short" : "no way through these cells",
          way ? "name a cell more in via" : "");
    mark_all(way->cells, route.mark, "Way ");
    content_.ways.push_back({DrawnWay::Kind::route, route.mark, {way->cells}, 0});
  }

  void add_ring(const FigureRing& ring) {
    const auto around = cell(ring.around, ring.place);
    if (!around) return;
    for (const RingSet& set : board().circles)
      for (const RingSet::Ring& each : set.rings)
        if (set.name == ring.circle && each.around == *around) {
          std::vector<CellId> closed = each.cells;
          mark_all(closed, ring.mark, "Ring ");
          closed.push_back(closed.front());
          content_.ways.push_back({DrawnWay::Kind::route, ring.mark, {std::move(closed)}, 0});
          return;
        }
    report_.error(ring.place, "no ring '" + ring.circle + "' round " + ring.around);
  }

  void write_words() {
    content_.caption = joined(sentences_, "; ");
    if (!content_.caption.empty()) content_.caption += ".";
    std::string& words = content_.description;
    words = "A board of " + counted(board().size(), "cell", "cells") + ".";
    for (const PlacedMan& placed : content_.men) {
      const std::string& seat = board().seats[static_cast<std::size_t>(placed.man->seat)].name;
      words += " " + seat + (seat.empty() ? "" : " ") + called(placed) + " stands on " +
               placed.man->cell + ".";
    }
    for (const std::string& detail : details_) words += " " + detail;
    if (figure_.names) words += " Every cell bears its name: " + joined(board().names, ", ") + ".";
  }

  const Game& game_;
  const Figure& figure_;
  Report& report_;
  Content content_;
  std::vector<std::string> sentences_, details_;
};

}  // namespace

std::optional<Content> work_out(const Game& game, const Figure& figure, Report& report) {
  return Worker(game, figure, report).work();
}

}  // namespace boardwright
