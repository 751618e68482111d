// What is new, for those who wait for it: each build is a version.
#pragma once
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>

#include "base/rooms.h"

namespace boardwright::serve {

/// Told by one thread and read by many.
class Bulletin {
 public:
  struct Issue {
    std::string version, problems;
  };

  /// Versions begin with `origin`, so that those of another run are news, too.
  explicit Bulletin(std::string origin) : origin_(std::move(origin)) {}

  void publish(std::string problems);
  Issue latest() const;

  /// The version if it is another than `seen`; waits for one for so long, and is empty if there is
  /// none. Nothing once it is closed.
  std::optional<std::string> news(const std::string& seen, std::chrono::milliseconds patience);

  /// Nobody waits any more.
  void close();

 private:
  std::string version() const { return origin_ + "-" + std::to_string(number_); }

  const std::string origin_;
  mutable std::mutex mutex_;
  std::condition_variable told_;
  int number_ = 0;
  std::string problems_;
  bool closed_ = false;
};

}  // namespace boardwright::serve
