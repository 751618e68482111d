// Threads that draw one job after another.
#include "builder/drawers.h"

#include <algorithm>
#include <utility>

#include "typeset/books.h"

namespace boardwright::builder {
namespace {

/// The path as a line of progress: "lotus-39 book" of "lotus-39/book.pdf".
std::string step_name(std::string path) {
  std::ranges::replace(path, '/', ' ');
  return path.substr(0, path.rfind('.'));
}

}  // namespace

OpeningInk open_beside(const terminal::Context& context) {
  return std::async(std::launch::async, [fonts = context.fonts] {
    auto ink = std::make_unique<Ink>(fonts);
    typeset::Books(*ink)->prepare();
    return ink;
  });
}

Drawers::Drawers(const terminal::Context& context, int threads)
    : context_(context), most_helpers_(static_cast<std::size_t>(std::max(threads, 1) - 1)) {}

Drawers::~Drawers() {
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  changed_.notify_all();
}

void Drawers::expect_books() {
  const std::lock_guard lock(mutex_);
  if (!std::exchange(expects_books_, true)) opening_ = open_beside(context_);
}

void Drawers::add(DrawingJob job) {
  {
    const std::lock_guard lock(mutex_);
    asked_.push_back({std::move(job)});
  }
  changed_.notify_one();
  if (helpers_.size() < most_helpers_) helpers_.emplace_back([this] { help(); });
}

void Drawers::drop(const std::string& folder) {
  const std::lock_guard lock(mutex_);
  for (Asked& asked : asked_)
    if (asked.job.path.starts_with(folder + "/")) asked.dropped = true;
}

std::vector<DrawingJob> Drawers::finish() {
  std::unique_lock lock(mutex_);
  terminal::Progress progress(context_.console, asked_.size());
  for (std::size_t i = 0; i < next_; ++i) progress.step(step_name(asked_[i].job.path));
  progress_ = &progress;
  failed_ = std::ranges::any_of(asked_,
                                [](const Asked& asked) { return !asked.dropped && asked.failure; });
  while (next_ < asked_.size()) draw_next(lock, own_);
  changed_.wait(lock, [this] { return being_drawn_ == 0; });
  progress_ = nullptr;
  next_ = 0;
  std::vector<DrawingJob> jobs;
  for (Asked& asked : std::exchange(asked_, {})) {
    if (asked.dropped) continue;
    if (asked.failure) std::rethrow_exception(asked.failure);
    jobs.push_back(std::move(asked.job));
  }
  return jobs;
}

void Drawers::help() {
  std::unique_ptr<Ink> ink;
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return over_ || next_ < asked_.size(); });
    if (over_) return;
    draw_next(lock, ink);
  }
}

/// Draws the next file; `lock` is released meanwhile. In finish() files are skipped after the
/// failure of a file that is not dropped.
void Drawers::draw_next(std::unique_lock<std::mutex>& lock, std::unique_ptr<Ink>& ink) {
  Asked& asked = asked_[next_++];
  if (asked.dropped || (failed_ && progress_ != nullptr)) return;
  ++being_drawn_;
  if (progress_ != nullptr) progress_->step(step_name(asked.job.path));
  OpeningInk opening = ink == nullptr ? std::move(opening_) : OpeningInk();
  lock.unlock();
  std::exception_ptr failure;
  try {
    if (ink == nullptr)
      ink = opening.valid() ? opening.get() : std::make_unique<Ink>(context_.fonts);
    asked.job.bytes = asked.job.draw(*ink);
  } catch (...) {
    failure = std::current_exception();
  }
  lock.lock();
  asked.failure = failure;
  failed_ = failed_ || (failure && !asked.dropped);
  --being_drawn_;
  changed_.notify_all();
}

}  // namespace boardwright::builder
