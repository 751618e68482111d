// Draws many files on several threads.
#pragma once
#include <cstdint>
#include <functional>
#include <future>
#include <memory>
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

/// An Ink that is being opened.
using OpeningInk = std::future<std::unique_ptr<Ink>>;

/// Opens an Ink that draws books on another thread, for whoever has a game to read meanwhile. What
/// goes wrong is thrown when it is asked for.
OpeningInk open_beside(const Context& context);

/// Gives every job its bytes, the first ones first, on so many threads, one of which draws with
/// `ink` if that is being opened. On a terminal it tells how far it is.
/// Rethrows the first failure.
void draw_all(std::vector<DrawingJob>& jobs, int threads, const Context& context, OpeningInk ink);

}  // namespace boardwright::command
