// Shows the progress of a command.
#include "terminal/progress.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "base/text.h"

namespace boardwright::terminal {

std::string progress_line(int step, int steps, std::string_view what, int width) {
  const std::string of = steps > 0 ? "/" + std::to_string(steps) : std::string();
  const std::string line =
      "[" + std::to_string(step) + of + "] " + base::printable(std::string(what));
  std::size_t end = 0;
  for (int letters = 0; end < line.size(); ++end)
    if ((static_cast<unsigned char>(line[end]) & 0xc0) != 0x80 && ++letters >= width) break;
  return line.substr(0, end);
}

/// A thread that waits one second and then shows the current step ten times a second.
struct Progress::Display {
  Display(const Console& to, std::size_t all)
      : console(to), steps(static_cast<int>(all)), clock([this] { wait(); }) {}

  ~Display() {
    {
      const std::lock_guard lock(mutex);
      over = true;
    }
    ended.notify_all();
    clock.join();
    console.status({});
  }

  void wait() {
    std::unique_lock lock(mutex);
    if (ended.wait_for(lock, std::chrono::seconds(1), [&] { return over; })) return;
    do {
      show();
    } while (!ended.wait_for(lock, std::chrono::milliseconds(100), [&] { return over; }));
  }

  void step(std::string_view word) {
    const std::lock_guard lock(mutex);
    ++at;
    what = word;
  }

  void show() {
    if (at == shown) return;
    console.status(progress_line(at, steps, what, console.error_width()));
    shown = at;
  }

  const Console& console;
  const int steps;
  int at = 0, shown = 0;
  std::string what;
  bool over = false;
  std::mutex mutex;
  std::condition_variable ended;
  std::thread clock;  ///< the last member, as the thread uses the others
};

Progress::Progress(const Console& console, std::size_t steps) {
  if (console.error_is_terminal()) display_ = std::make_unique<Display>(console, steps);
}

Progress::~Progress() = default;

void Progress::step(std::string_view what) {
  if (display_) display_->step(what);
}

}  // namespace boardwright::terminal
