// Checks game ids against the other folders of the output.
#include "builder/reserved.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "builder/page_links.h"
#include "builder/sources.h"
#include "builder/workbench_build.h"
#include "page/site_files.h"
#include "site/site_bar.h"
#include "text/markdown_parts.h"

namespace boardwright::builder {
namespace {

constexpr std::array<std::string_view, 4> own_folders = {manual_id, site::pages_folder,
                                                         page::site_folder, workbench_folder};

}  // namespace

bool is_reserved(std::string_view id) {
  return std::ranges::find(own_folders, base::lower_case(id)) != own_folders.end();
}

std::string reserved_hint() {
  return "give its folder another name; those of the site are " + base::listed(own_folders);
}

void check_reserved(const Game& game, base::Report& report) {
  if (!is_reserved(game.id) || is_manual(game)) return;
  report.error({(game.folder / "game.toml").string()},
               "a game cannot be called " + base::in_quotes(game.id) +
                   ": the site has a folder of that name",
               reserved_hint());
}

}  // namespace boardwright::builder
