// Finds formats, boards and shipped games for importers.
#include "commands/import_files.h"

#include <algorithm>

#include "base/text.h"
#include "builder/load.h"
#include "commands/betza.h"

namespace boardwright::commands {

const formats::ImportFormat* import_format(std::string_view name, std::string_view text) {
  const auto rows = formats::import_formats();
  const auto row = std::ranges::find_if(rows, [&](const formats::ImportFormat& each) {
    return name.empty() ? each.recognises(text) : each.name == name;
  });
  return row == rows.end() ? nullptr : &*row;
}

std::string import_format_names() {
  std::vector<std::string_view> names;
  for (const formats::ImportFormat& each : formats::import_formats()) names.push_back(each.name);
  return base::joined(names, ", ");
}

fairy_stockfish::ImportHost import_host(const terminal::Context& context) {
  return {[&context](int files, int ranks) {
            return bare_board(context, std::to_string(files) + "x" + std::to_string(ranks));
          },
          [&context](const std::string& id) -> std::unique_ptr<game::Game> {
            if (!std::filesystem::exists(context.search_path.game(id) / "game.toml"))
              return nullptr;
            return builder::load_game(context, id, game::Extent::rules);
          }};
}

}  // namespace boardwright::commands
