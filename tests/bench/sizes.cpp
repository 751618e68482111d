// Builds into a folder of its own, which is removed again.
#include "bench/sizes.h"

#include <unistd.h>

#include <filesystem>

#include "builder/load.h"
#include "commands/commands.h"
#include "disk/files.h"
#include "support/rooms.h"
#include "support/run_command.h"

namespace boardwright::tests::bench {

namespace fs = std::filesystem;

std::map<std::string, double> measured_sizes() {
  Context context;
  context.search_path = on_disk(find_home() / "templates");
  context.fonts = find_home() / "fonts";
  const fs::path folder =
      fs::temp_directory_path() / ("boardwright-sizes-" + std::to_string(getpid()));
  std::map<std::string, double> sizes;
  for (const char* const game : {"chess", "chess99", "gilman-river", "immortal-star-masters",
                                 "lotus-39", "shogi", "xiangqi"}) {
    test::run_command("build", {{"GAME", game}, {"--out", folder}}, context);
    for (const fs::directory_entry& file : fs::directory_iterator(folder / game))
      if (const fs::path kind = file.path().extension(); kind == ".html" || kind == ".pdf")
        sizes[game / file.path().filename()] = static_cast<double>(file.file_size());
    fs::remove_all(folder);
  }
  for (const char* const module : {"live/engine.js", "workbench/bench.js"})
    sizes[module] = static_cast<double>(fs::file_size(find_home() / "templates/pages" / module));
  return sizes;
}

}  // namespace boardwright::tests::bench
