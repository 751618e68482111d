// Threads that take one job after another.
#include "command/drawers.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

#include "command/progress.h"
#include "ink/ink.h"

namespace boardwright::command {
namespace {

class Drawers {
 public:
  Drawers(std::vector<DrawingJob>& jobs, const Context& context)
      : jobs_(jobs), context_(context), progress_(context.console, jobs.size()) {}

  void run(int threads, OpeningInk ink) {
    const std::size_t count =
        std::min<std::size_t>(static_cast<std::size_t>(threads), jobs_.size());
    {
      std::vector<std::jthread> others;
      for (std::size_t i = 1; i < count; ++i) others.emplace_back([this] { work({}); });
      work(std::move(ink));
    }
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  void work(OpeningInk opening) {
    try {
      const auto ink = opening.valid() ? opening.get() : std::make_unique<Ink>(context_.fonts);
      for (std::size_t i = next_++; i < jobs_.size() && !failed_; i = next_++) {
        progress_.step(in_words(jobs_[i].path));
        jobs_[i].bytes = jobs_[i].draw(*ink);
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      failed_ = true;
    }
  }

  /// "lotus-39 book" of "lotus-39/book.pdf".
  static std::string in_words(std::string path) {
    std::replace(path.begin(), path.end(), '/', ' ');
    return path.substr(0, path.rfind('.'));
  }

  std::vector<DrawingJob>& jobs_;
  const Context& context_;
  Progress progress_;
  std::atomic<std::size_t> next_{0};
  std::atomic<bool> failed_{false};
  std::mutex mutex_;
  std::exception_ptr failure_;
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
