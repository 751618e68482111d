// A pool of threads that draw files.
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

#include "pdf/ink.h"
#include "terminal/context.h"
#include "terminal/progress.h"

namespace boardwright::builder {

using pdf::Ink;

/// A PDF or PNG to draw.
struct DrawingJob {
  std::string path;
  std::uint64_t key = 0;  ///< a hash of everything that it is made from
  std::function<std::string(Ink&)> draw;
  std::string bytes = {};
};

/// An Ink that another thread opens.
using OpeningInk = std::future<std::unique_ptr<Ink>>;

/// Opens an Ink for books on another thread, so that the caller can read the game meanwhile. get()
/// throws if it cannot be opened.
OpeningInk open_beside(const terminal::Context& context);

/// A pool of threads that draw files while the caller adds more. The calling thread is one of them:
/// it draws in finish().
class Drawers {
 public:
  /// `threads` includes the calling thread. The context must outlive the pool.
  Drawers(const terminal::Context& context, int threads);
  Drawers(const Drawers&) = delete;
  Drawers& operator=(const Drawers&) = delete;
  ~Drawers();  ///< Jobs that have not started are dropped.

  /// Prepares for books on another thread.
  void expect_books();

  /// Adds a job. What it refers to must live until finish().
  void add(DrawingJob job);

  /// Drops the jobs for files below a folder, with any failures.
  void drop(const std::string& folder);

  /// Draws the remaining files, and waits for the other threads. Returns all jobs since the last
  /// finish(), in the order of add(). Shows progress on a terminal. Rethrows the first failure.
  std::vector<DrawingJob> finish();

 private:
  struct Asked {
    DrawingJob job;
    bool dropped = false;
    std::exception_ptr failure = {};
  };

  void help();
  void draw_next(std::unique_lock<std::mutex>& lock, std::unique_ptr<Ink>& ink);

  const terminal::Context& context_;
  const std::size_t most_helpers_;
  std::mutex mutex_;  ///< guards all members below except `own_` and `helpers_`
  std::condition_variable changed_;
  std::deque<Asked> asked_;
  std::size_t next_ = 0, being_drawn_ = 0;
  bool failed_ = false, over_ = false, expects_books_ = false;
  OpeningInk opening_;
  terminal::Progress* progress_ = nullptr;
  std::unique_ptr<Ink> own_;
  std::vector<std::jthread> helpers_;
};

}  // namespace boardwright::builder
