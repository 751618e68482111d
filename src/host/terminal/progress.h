// The progress of a command, shown on a terminal.
#pragma once
#include <memory>
#include <string>
#include <string_view>

#include "terminal/console.h"

namespace boardwright::terminal {

/// "[12/44] lotus-39 book", or "[12] lotus-39" if `steps` is 0. Cut to `width` characters.
std::string progress_line(int step, int steps, std::string_view what, int width);

/// Shows the current step on one line of standard error, if that is a terminal. The line appears
/// after one second, and is removed by the destructor.
class Progress {
 public:
  Progress(const Console& console, std::size_t steps);  ///< 0: unknown
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// The next step begins. Any thread can call it.
  void step(std::string_view what);

 private:
  struct Display;
  std::unique_ptr<Display> display_;  ///< null unless standard error is a terminal
};

}  // namespace boardwright::terminal
