// Threads that take one job after another.
#include "command/drawers.h"
#include "ink/ink.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>
#include <thread>

namespace boardwright::command {
namespace {

class Drawers {
 public:
  Drawers(std::vector<DrawingJob>& jobs, const Context& context) : jobs_(jobs), context_(context) {}

  void run(int threads, OpeningInk ink) {
    const std::size_t count =
        std::min<std::size_t>(static_cast<std::size_t>(threads), jobs_.size());
    {
      std::vector<std::jthread> others;
      for (std::size_t i = 1; i < count; ++i) others.emplace_back([this] { work({}); });
      work(std::move(ink));
    }
    if (context_.console.error_is_terminal() && shown_) context_.console.err("\r\x1b[K");
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  void work(OpeningInk opening) {
    try {
      const auto ink = opening.valid() ? opening.get() : std::make_unique<Ink>(context_.fonts);
      for (std::size_t i = next_++; i < jobs_.size() && !failed_; i = next_++) {
        jobs_[i].bytes = jobs_[i].draw(*ink);
        progress();
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      failed_ = true;
    }
  }

  void progress() {
    const std::size_t done = ++done_;
    if (!context_.console.error_is_terminal() ||
        std::chrono::steady_clock::now() - start_ < std::chrono::seconds(1))
      return;
    const std::lock_guard lock(mutex_);
    shown_ = true;
    context_.console.err("\rdrawing " + std::to_string(done) + " of " +
                         std::to_string(jobs_.size()));
  }

  std::vector<DrawingJob>& jobs_;
  const Context& context_;
  std::atomic<std::size_t> next_{0}, done_{0};
  std::atomic<bool> failed_{false};
  std::mutex mutex_;
  std::exception_ptr failure_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace

OpeningInk open_beside(const Context& context) {
  return std::async(std::launch::async, [fonts = context.fonts] {
    auto ink = std::make_unique<Ink>(fonts);
    ink->expect_book();
    return ink;
  });
}

void draw_all(std::vector<DrawingJob>& jobs, int threads, const Context& context, OpeningInk ink) {
  if (!jobs.empty()) Drawers(jobs, context).run(threads, std::move(ink));
}

}  // namespace boardwright::command
