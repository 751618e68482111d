// Answers requests of pages like the module in them: one to a line, with | between the keys. "game
// ID" loads a game and prints it packed, for the module.
#include <algorithm>
#include <iostream>
#include <string>

#include "disk/files.h"
#include "live/packed_game.h"
#include "live/table.h"
#include "page/live_data.h"

using namespace boardwright;

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "usage: answers TEMPLATES\n";
    return 2;
  }
  std::unique_ptr<game::Game> table;
  for (std::string line; std::getline(std::cin, line);) {
    if (line.starts_with("game ")) {
      base::Report report;
      auto game =
          game::read_game(disk::on_disk(arguments[1]), line.substr(5), game::Extent::all, report);
      if (report.has_errors()) {
        std::cerr << describe(report);
        return 3;
      }
      const std::string packed = live::packed(*game);
      std::cout << page::base64(packed) << '\n';
      table = live::unpacked(packed);
    } else if (table != nullptr) {
      std::replace(line.begin(), line.end(), '|', '\n');
      std::cout << live::answer(*table, line) << '\n';
    }
  }
}
