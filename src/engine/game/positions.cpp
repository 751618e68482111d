// Reads the positions of a game.
#include "game/positions.h"

#include <algorithm>
#include <utility>

#include "base/files.h"
#include "base/limits.h"
#include "base/names.h"
#include "play/fen.h"

namespace boardwright::game {

namespace {

/// Whether a start position is written out, line by line, in the data file.
bool is_written_out(std::string_view start) { return start.find('\n') != std::string_view::npos; }

}  // namespace

std::optional<Position> read_fen(const Game& game, const Data& text, Report& report) {
  Report problems;
  auto position = read_position(game, text.as_text(report), "FEN", problems);
  for (const base::Problem& problem : problems.problems()) {
    Place at = text.text_place();
    if (is_written_out(text.as_text(report))) {
      at.line += std::max(problem.place.line - 1, 0);
      at.column = problem.place.column;
    } else {
      at.column += std::max(problem.place.column - 1, 0);
    }
    report.error(at, problem.message, problem.hint);
  }
  return position;
}

void read_positions(Game& game, const Data& start, Report& report) {
  if (report.has_errors()) return;
  std::vector<std::filesystem::path> files = game.storage.list(game.folder / "positions", {});
  std::erase_if(files, [](const auto& file) {
    return file.extension() != ".txt" && file.extension() != ".fen";
  });
  std::stable_partition(files.begin(), files.end(), [&](const auto& file) {
    return file.stem() == game.start;  // FEN needs to know where pieces start
  });
  UniqueNames names("position");
  if (is_written_out(game.start) || play::looks_like_fen(game.start)) {
    game.start = "start";
    names.add(game.start, start.place(), report);
    if (auto position = read_fen(game, start, report))
      game.positions.push_back({game.start, std::move(*position)});
    else
      game.start.clear();  // reported
  }
  for (const auto& file : files) {
    base::check_name(file.stem().string(), {file.string()}, report);
    names.add(file.stem().string(), {file.string()}, report);
    const auto text = base::read_text(game.storage, file, base::limits::data_file_bytes, report);
    if (!text) continue;
    if (auto position = read_position(game, *text, file.string(), report))
      game.positions.push_back({file.stem().string(), std::move(*position)});
  }
  if (!game.start.empty() && game.find_position(game.start) == nullptr)
    report.error(start.place(), "there is no position '" + game.start + "'",
                 "it belongs in positions/" + game.start + ".txt");
}

std::vector<std::string> position_names(const Game& game) {
  std::vector<std::string> names;
  for (const NamedPosition& each : game.positions)
    if (!play::looks_like_fen(each.name)) names.push_back(each.name);
  return names;
}

void add_position(Game& game, std::string_view text, const Place& place, Report& report) {
  if (game.find_position(text) != nullptr) return;
  if (!play::looks_like_fen(text) && !array_number(game, text)) return;
  Report problems;
  auto position = read_position(game, text, "FEN", problems);
  for (const base::Problem& problem : problems.problems()) {
    Place at = place;
    at.column += std::max(problem.place.column - 1, 0);
    report.error(at, problem.message, problem.hint);
  }
  if (!position) return;
  const std::string name(text);
  const auto after = std::find_if(game.positions.begin(), game.positions.end(),
                                  [&](const NamedPosition& each) { return each.name > name; });
  game.positions.insert(after, {name, std::move(*position)});
}

}  // namespace boardwright::game
