// Work on many items, divided into shares for several threads.
#pragma once
#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace boardwright::builder {

/// The number of threads for --jobs: where it is 0, one for each core.
int threads_for(int jobs);

/// A parallel loop. The constructor starts the helper threads; the destructor takes part and waits
/// until all items are done.
class Shares {
 public:
  /// Processes the items from `begin` to before `end`. Called on several threads; must not throw.
  using Work = std::function<void(std::size_t begin, std::size_t end)>;

  /// A share has 32 items by default: few, so that all threads end at about the same time. Use 1
  /// where an item takes long.
  Shares(std::size_t count, int helpers, Work work, std::size_t in_a_share = 32);
  Shares(const Shares&) = delete;
  Shares& operator=(const Shares&) = delete;
  ~Shares();

 private:
  void work();

  std::size_t count_, in_a_share_;
  Work work_;
  std::atomic<std::size_t> next_{0};
  std::vector<std::jthread> helpers_;
};

/// Processes the items one by one, on the threads that --jobs asks for: for items that take long.
void each_alone(std::size_t count, int jobs, const std::function<void(std::size_t)>& work);

}  // namespace boardwright::builder
