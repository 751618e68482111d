// Work on many things, done in shares by several threads.
#pragma once
#include <atomic>
#include <functional>
#include <thread>
#include <vector>

#include "base/rooms.h"

namespace boardwright::command {

/// Begins at once on threads of its own, and ends with the help of the thread that destroys it.
class Shares {
 public:
  /// Does the things from one number up to another. It is called by several threads and throws
  /// nothing.
  using Work = std::function<void(std::size_t begin, std::size_t end)>;

  Shares(std::size_t count, int helpers, Work work);
  Shares(const Shares&) = delete;
  Shares& operator=(const Shares&) = delete;
  ~Shares();

 private:
  void work();

  std::size_t count_;
  Work work_;
  std::atomic<std::size_t> next_{0};
  std::vector<std::jthread> helpers_;
};

}  // namespace boardwright::command
