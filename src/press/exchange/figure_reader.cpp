// Finds the board of each drawing of a text.
#include "exchange/figure_reader.h"

#include <set>

namespace boardwright::exchange {
namespace {

/// Below this the lines of a drawing are not those of the board.
constexpr double fits = 0.7;

/// Gives drawings without a number one, and those whose number has been before another.
void number_all(std::vector<Sketch>& drawings, const std::string& file, Report& report) {
  std::set<std::string> seen;
  int next = 0;
  for (Sketch& drawing : drawings) {
    if (drawing.number.empty()) {
      drawing.number = "drawing-" + std::to_string(++next);
    } else if (seen.contains(drawing.number)) {
      const std::string told = drawing.number;
      for (int n = 2; seen.contains(drawing.number); ++n)
        drawing.number = told + "-" + std::to_string(n);
      report.warning({file, drawing.line, 1}, "there is a diagram '" + told + "' before this",
                     "read as '" + drawing.number + "'");
    }
    seen.insert(drawing.number);
  }
}

}  // namespace

FigureReader::FigureReader(const Game& game, const std::vector<const Board*>& boards,
                           std::string file)
    : game_(game), names_(names_of_pieces(game)), file_(std::move(file)) {
  for (const Board* board : boards) readers_.emplace_back(board, SketchReader(*board));
}

std::vector<Sketch> FigureReader::drawings(std::string_view text, Report& report) const {
  auto found = drawings_of(text, readers_.front().second.ranks());
  number_all(found, file_, report);
  return found;
}

std::optional<ReadFigure> FigureReader::read(const Sketch& drawing, Report& report) {
  const Board* board = nullptr;
  Inscriptions best;
  for (auto& [each, reader] : readers_) {
    Inscriptions read = reader.read(drawing);
    const auto left = [](const Inscriptions& of) {
      return of.nowhere.size() + (of.fit < fits ? 1000u : 0u);
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
  for (const Inscription& each : best.nowhere)
    report.error({file_, each.line, each.column},
                 "'" + each.text + "' stands on no cell of board '" + board->id + "'");
  for (const Inscription& each : best.astray)
    report.warning({file_, each.line, each.column},
                   "'" + each.text + "' lies beside the lines of " + board->name(each.cell));
  return ReadFigure{figure_of(drawing, best, game_, names_, *board, file_, report), best.nowhere};
}

}  // namespace boardwright::exchange
