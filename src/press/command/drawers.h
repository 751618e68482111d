// Draws many files on several threads.
#pragma once
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "command/context.h"
#include "command/progress.h"
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

/// Threads that draw while more is asked for. One of them is the caller's own: it draws when the
/// caller has nothing else to do.
class Drawers {
 public:
  /// So many threads; the context outlives them.
  Drawers(const Context& context, int threads);
  Drawers(const Drawers&) = delete;
  Drawers& operator=(const Drawers&) = delete;
  ~Drawers();  ///< What nobody draws yet is left.

  /// Gets ready for books on a thread of its own.
  void expect_books();

  /// Asks for a file. What it is drawn from stays until finish().
  void add(DrawingJob job);

  /// Files below a folder are not wanted after all, whatever may go wrong with them.
  void drop(const std::string& folder);

  /// Draws what is left and waits for the others: all files asked for since the last time, in that
  /// order. On a terminal it tells how far it is. Rethrows the first failure.
  std::vector<DrawingJob> finish();

 private:
  struct Asked {
    DrawingJob job;
    bool dropped = false;
    std::exception_ptr failure = {};
  };

  void help();
  void draw_next(std::unique_lock<std::mutex>& lock, std::unique_ptr<Ink>& ink);

  const Context& context_;
  const std::size_t most_helpers_;
  std::mutex mutex_;  ///< of all below but `own_` and `helpers_`
  std::condition_variable changed_;
  std::deque<Asked> asked_;
  std::size_t next_ = 0, being_drawn_ = 0;
  bool failed_ = false, over_ = false, expects_books_ = false;
  OpeningInk opening_;
  Progress* progress_ = nullptr;
  std::unique_ptr<Ink> own_;
  std::vector<std::jthread> helpers_;
};

}  // namespace boardwright::command
