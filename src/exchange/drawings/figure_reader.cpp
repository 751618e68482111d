// Finds the board of each drawing of a text.
#include "drawings/figure_reader.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/limits.h"
#include "base/text.h"

namespace boardwright::drawings {
namespace {

/// Below this quality a drawing is not of the board.
constexpr double fits = 0.7;

/// Numbers drawings without a number, and renumbers and reports those whose number is taken.
void number_all(std::vector<Sketch>& drawings, const std::string& file, base::Report& report) {
  std::set<std::string> seen;
  std::map<std::string, int> times;
  int next = 0;
  for (Sketch& drawing : drawings) {
    if (drawing.number.empty()) {
      drawing.number = "drawing-" + std::to_string(++next);
    } else if (seen.contains(drawing.number)) {
      const std::string given = drawing.number;
      int& n = times.emplace(given, 1).first->second;
      while (seen.contains(drawing.number)) drawing.number = given + "-" + std::to_string(++n);
      report.warning({file, drawing.line, 1}, "there is a diagram '" + given + "' before this",
                     "read as '" + drawing.number + "'");
    }
    seen.insert(drawing.number);
  }
}

/// Whether a drawing is larger than that of any board.
bool is_too_large(const Sketch& drawing) {
  return drawing.rows.size() > base::limits::drawing_side ||
         std::ranges::any_of(drawing.rows, [](std::string_view row) {
           return row.size() > base::limits::drawing_side &&
                  base::length_utf8(row) > base::limits::drawing_side;
         });
}

}  // namespace

FigureReader::FigureReader(const Game& game, const std::vector<const Board*>& boards,
                           std::string file)
    : game_(game), names_(names_of_pieces(game)), file_(std::move(file)) {
  for (const Board* board : boards) readers_.emplace_back(board, SketchReader(*board));
}

std::vector<Sketch> FigureReader::drawings(std::string_view text, base::Report& report) const {
  auto found = drawings_of(text, readers_.front().second.ranks());
  if (found.size() > base::limits::drawings) {
    report.error({file_, found.back().line, 1}, "a text has at most " +
                                                    std::to_string(base::limits::drawings) +
                                                    " drawings; those from here on are not read");
    found.pop_back();
  }
  number_all(found, file_, report);
  return found;
}

std::optional<ReadFigure> FigureReader::read(const Sketch& drawing, base::Report& report) {
  const base::Place place{file_, drawing.line, 1};
  if (is_too_large(drawing)) {
    report.error(place, "a drawing has at most " + std::to_string(base::limits::drawing_side) +
                            " rows and columns");
    return std::nullopt;
  }
  const Board* board = nullptr;
  Inscriptions best;
  for (auto& [each, reader] : readers_) {
    Budget budget(base::limits::reading_steps - report.steps());
    const std::int64_t before = budget.left();
    Inscriptions read = reader.read(drawing, budget);
    if (!report.spend(before - budget.left(), place)) return std::nullopt;
    const auto left = [](const Inscriptions& candidate) {
      return candidate.off_board.size() + (candidate.fit < fits ? 1000u : 0u);
    };
    if (board == nullptr || left(read) < left(best)) {
      best = std::move(read);
      board = each;
    }
    if (left(best) == 0) break;
  }
  if (best.fit < fits) {
    report.error({file_, drawing.line, 1},
                 "this drawing is not of board '" + readers_.front().first->id +
                     "': " + std::to_string(static_cast<int>(100 * best.fit)) +
                     " per cent of its lines are there");
    return std::nullopt;
  }
  for (const Inscription& each : best.off_board)
    report.error({file_, each.line, each.column},
                 "'" + each.text + "' stands on no cell of board '" + board->id + "'");
  for (const Inscription& each : best.stray_strokes)
    report.warning({file_, each.line, each.column},
                   "'" + each.text + "' lies beside the lines of " + board->name(each.cell));
  return ReadFigure{figure_of(drawing, best, game_, names_, *board, file_, report), best.off_board};
}

}  // namespace boardwright::drawings
