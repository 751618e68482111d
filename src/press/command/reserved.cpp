// Checks game ids against the other folders of the output.
#include "command/reserved.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "command/page_links.h"
#include "command/sources.h"
#include "command/workbench_build.h"
#include "document/markdown_parts.h"
#include "document/site_bar.h"
#include "document/site_files.h"

namespace boardwright::command {
namespace {

constexpr std::array<std::string_view, 4> own_folders = {manual_id, document::pages_folder,
                                                         document::site_folder, workbench_folder};

}  // namespace

bool is_reserved(std::string_view id) {
  return std::ranges::find(own_folders, lower_case(id)) != own_folders.end();
}

std::string reserved_hint() {
  return "give its folder another name; those of the site are " + listed(own_folders);
}

void check_reserved(const Game& game, Report& report) {
  if (!is_reserved(game.id) || is_manual(game)) return;
  report.error(
      {(game.folder / "game.toml").string()},
      "a game cannot be called " + in_quotes(game.id) + ": the site has a folder of that name",
      reserved_hint());
}

}  // namespace boardwright::command
