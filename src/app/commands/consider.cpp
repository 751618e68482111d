// Lets the computer think until its time or its number of positions is spent.
#include "commands/consider.h"

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <limits>
#include <mutex>
#include <thread>

namespace boardwright::commands {

namespace {

/// What a level may spend on a move. Without a clock, `seconds` is 0.
struct Level {
  int depth = 0, positions = 0, whim = 0, seconds = 0;
};

constexpr int no_limit = std::numeric_limits<int>::max(), deepest = 64;

constexpr std::array<Level, Strength::strongest> levels = {{
    {1, 600, 300, 0},
    {2, 5'000, 80, 0},
    {deepest, no_limit, 0, 1},
    {deepest, no_limit, 0, 4},
}};

/// Sets a flag after some seconds, unless it is destroyed first.
class Alarm {
 public:
  explicit Alarm(int seconds) : thread_([this, seconds] { wait(seconds); }) {}
  ~Alarm() {
    {
      const std::lock_guard lock(mutex_);
      off_ = true;
    }
    turned_off_.notify_one();
    thread_.join();
  }
  Alarm(const Alarm&) = delete;
  Alarm& operator=(const Alarm&) = delete;

  const std::atomic<bool>& rings() const { return rings_; }

 private:
  void wait(int seconds) {
    std::unique_lock lock(mutex_);
    turned_off_.wait_for(lock, std::chrono::seconds(seconds), [this] { return off_; });
    rings_ = true;
  }

  std::mutex mutex_;
  std::condition_variable turned_off_;
  std::atomic<bool> rings_ = false;
  bool off_ = false;
  std::thread thread_;  ///< the last member, as the thread uses the others
};

}  // namespace

live::Thought consider(const live::Played& played, const Strength& strength) {
  const Level& level = levels[base::index(strength.level - 1)];
  live::Effort effort;
  effort.depth = level.depth;
  effort.nodes = strength.positions > 0 ? strength.positions
                 : strength.seconds > 0 ? no_limit
                                        : level.positions;
  effort.whim = level.whim;
  effort.seed = static_cast<std::uint32_t>(strength.seed) +
                static_cast<std::uint32_t>(played.line.moves.size());
  const int seconds = strength.positions > 0 ? 0
                      : strength.seconds > 0 ? strength.seconds
                                             : level.seconds;
  if (seconds == 0) return live::think(*played.play, played.line.positions, effort);
  const Alarm alarm(seconds);
  effort.stop = &alarm.rings();
  return live::think(*played.play, played.line.positions, effort);
}

}  // namespace boardwright::commands
