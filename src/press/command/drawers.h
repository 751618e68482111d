// Draws many files on several threads.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "command/context.h"
#include "ink/ink.h"

namespace boardwright::command {

/// A PDF or PNG that has to be drawn.
struct DrawingJob {
  std::string path;
  std::uint64_t key = 0;  ///< of all that it is made from
  std::function<std::string(Ink&)> draw;
  std::string bytes = {};
};

/// Gives every job its bytes, the first ones first, on so many threads. On a terminal it tells how
/// far it is, from the second second on. Rethrows the first failure.
void draw_all(std::vector<DrawingJob>& jobs, int threads, const Context& context);

}  // namespace boardwright::command
