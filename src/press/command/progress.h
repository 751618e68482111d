// How far a command is, told on a terminal.
#pragma once
#include <memory>
#include <string>
#include <string_view>

#include "command/console.h"

namespace boardwright::command {

/// "[12/44] lotus-39 book", or "[12] lotus-39" of no known number of steps, or as much of it as
/// such a line holds.
std::string progress_line(int step, int steps, std::string_view what, int width);

/// Tells on the terminal of standard error, if it is one, which of so many steps is done, on one
/// line that it takes away at its end. For what takes less than a second it tells nothing.
class Progress {
 public:
  Progress(const Console& console, std::size_t steps);  ///< 0: nobody knows how many
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// The next step begins, on any thread.
  void step(std::string_view what);

 private:
  struct Teller;
  std::unique_ptr<Teller> teller_;  ///< only on a terminal
};

}  // namespace boardwright::command
