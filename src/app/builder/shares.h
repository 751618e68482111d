// Work on many items, divided into shares for several threads.
#pragma once
#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace boardwright::builder {

/// A parallel loop. The constructor starts the helper threads; the destructor works along and
/// waits until all items are done.
class Shares {
 public:
  /// Processes the items from `begin` to before `end`. Called on several threads; must not throw.
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

}  // namespace boardwright::builder
