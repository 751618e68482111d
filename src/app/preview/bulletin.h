// The latest build, for threads that wait for the next one. Each build is a version.
#pragma once
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>

namespace boardwright::preview {

/// One thread publishes, many read.
class Bulletin {
 public:
  struct Issue {
    std::string version, problems;
  };

  /// Versions begin with `origin`, so that those of an earlier run differ from all of this one.
  explicit Bulletin(std::string origin) : origin_(std::move(origin)) {}

  void publish(std::string problems);
  Issue latest() const;

  /// The version if it differs from `seen`. Waits for a new one up to `patience`, then returns an
  /// empty string. Nothing once it is closed.
  std::optional<std::string> news(const std::string& seen, std::chrono::milliseconds patience);

  /// Ends all waiting.
  void close();

 private:
  std::string version() const { return origin_ + "-" + std::to_string(number_); }

  const std::string origin_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  int number_ = 0;
  std::string problems_;
  bool closed_ = false;
};

}  // namespace boardwright::preview
