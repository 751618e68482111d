// A sandbox for the process while it works.
#pragma once
#include <filesystem>

namespace boardwright::disk {

/// Restricts this thread, and all threads and processes that it starts later, to writing below one
/// folder, and forbids network connections. Requires Landlock; without it nothing is restricted.
/// Open files stay open, and all files can still be read. Creates the folder if it does not exist.
class Fence {
 public:
  explicit Fence(const std::filesystem::path& folder);
  Fence(const Fence&) = delete;
  Fence& operator=(const Fence&) = delete;

  /// Removes the folders that the constructor created, if they are empty.
  ~Fence();

 private:
  std::filesystem::path made_,
      above_;  ///< the created folder, and the closest folder above it that existed
};

}  // namespace boardwright::disk
