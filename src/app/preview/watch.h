// Reports when files of some folders change.
#pragma once
#include <chrono>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "disk/disk.h"

namespace boardwright::preview {

/// A folder to be watched.
struct Watched {
  std::filesystem::path folder;
  int depth = 4;  ///< levels of subfolders; 0: only its own files
};

/// Watches folders, including those created later, and the targets of symbolic links in them. A
/// file has changed when it was written and closed, removed, or replaced. Hidden files and those
/// that end in ~ are ignored.
class Watch {
 public:
  /// Throws std::system_error if the system permits no more watches.
  Watch();

  /// Watches these folders. Returns whether any of them, or a subfolder, was not watched before.
  bool look_at(const std::vector<Watched>& folders);

  /// Waits for a change and then until there is none for a moment. Returns the changed files, as
  /// far as they are known. Nothing after stop(); empty after `patience`.
  std::optional<std::set<std::filesystem::path>> changed(std::chrono::milliseconds patience);

  /// Ends the current wait and prevents later ones. Can be called from any thread.
  void stop();

 private:
  bool look_at(const std::filesystem::path& folder, int depth);
  bool add(const std::filesystem::path& path, unsigned what);
  bool wait(int milliseconds);
  void read(std::set<std::filesystem::path>& changed);

  disk::Descriptor events_, stop_;
  std::map<int, std::filesystem::path> paths_;
  bool stopped_ = false;
};

}  // namespace boardwright::preview
