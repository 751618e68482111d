// Notifies waiting threads of new versions.
#include "preview/bulletin.h"

namespace boardwright::preview {

void Bulletin::publish(std::string problems) {
  {
    const std::lock_guard lock(mutex_);
    problems_ = std::move(problems);
    ++number_;
  }
  changed_.notify_all();
}

Bulletin::Issue Bulletin::latest() const {
  const std::lock_guard lock(mutex_);
  return {version(), problems_};
}

std::optional<std::string> Bulletin::news(const std::string& seen,
                                          std::chrono::milliseconds patience) {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, patience, [&] { return closed_ || version() != seen; });
  if (closed_) return std::nullopt;
  return version() != seen ? version() : std::string();
}

void Bulletin::close() {
  {
    const std::lock_guard lock(mutex_);
    closed_ = true;
  }
  changed_.notify_all();
}

}  // namespace boardwright::preview
