// Reads imported games, and reports their problems.
#include "fairy_stockfish/imported.h"

#include <algorithm>
#include <filesystem>

#include "base/text.h"

namespace boardwright::fairy_stockfish {
namespace fs = std::filesystem;

namespace {

/// A path at which no disk has a file.
const fs::path folder_of_made = "\n";

/// The files of a search path, with one more.
base::Files with_file(const base::Files& files, const fs::path& file, const std::string& text) {
  base::Files all = files;
  all.exists = [=](const fs::path& path) { return path == file || files.exists(path); };
  all.list = [=](const fs::path& folder, std::string_view ending) {
    return folder.begin() != folder.end() && *folder.begin() == folder_of_made
               ? std::vector<fs::path>()
               : files.list(folder, ending);
  };
  all.read = [=](const fs::path& path, const std::string& name, std::size_t limit, Report& report) {
    return path == file ? std::optional(text) : files.read(path, name, limit, report);
  };
  return all;
}

/// Reports the errors of a generated game.toml, which is not kept, at the places in the file it was
/// generated from.
void report_faults(Imported& made, std::string_view text, const base::Report& faults) {
  const auto lines = base::split(text, '\n');
  for (const base::Problem& fault : faults.problems()) {
    if (fault.severity != base::Problem::Severity::error) continue;
    const auto line = static_cast<std::size_t>(std::max(fault.place.line, 1)) - 1;
    const bool is_start = line < lines.size() && lines[line].starts_with("start ");
    made.report.error(is_start ? made.start : made.place, fault.message, fault.hint);
  }
}

}  // namespace

std::unique_ptr<game::Game> read_made(Imported& made, const base::SearchPath& search_path,
                                      const scene::PieceSet& drawings) {
  for (ImportedPiece& piece_type : made.made->piece_types)
    if (drawings.find(piece_type.drawing) == nullptr) piece_type.drawing.clear();
  const std::string text = print_game(*made.made);
  base::SearchPath all(search_path.shipped(),
                       with_file(search_path.files(), folder_of_made / "game.toml", text));
  const auto& folders = search_path.folders();
  for (std::size_t i = folders.size() - 1; i-- > 0;) all.add_folder(folders[i]);
  all.add_game(made.made->id, folder_of_made);
  Report problems;
  auto game = game::read_game(all, made.made->id, game::Extent::rules, problems);
  report_faults(made, text, problems);
  if (!problems.has_errors() && made.check) made.check(*game, made.report);
  if (made.report.has_errors()) game.reset();
  return game;
}

}  // namespace boardwright::fairy_stockfish
