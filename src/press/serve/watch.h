// Notices when files of some folders change.
#pragma once
#include <chrono>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "disk/disk.h"

namespace boardwright::serve {

/// A folder to be watched.
struct Watched {
  std::filesystem::path folder;
  int depth = 4;  ///< how many folders deep; 0: only what lies in it
};

/// Watches folders, also those that are made later, and files that links in them lead to. A file
/// has changed when it was written and closed, or when another one took its name; hidden ones and
/// those that end in ~ do not count.
class Watch {
 public:
  /// Throws std::system_error if the system watches nothing more.
  Watch();

  /// Watches these folders. Whether a folder was found that was not watched before.
  bool look_at(const std::vector<Watched>& folders);

  /// Waits until something changes and then until nothing has for a moment; the files, as far as
  /// they are known. Nothing after stop(); empty when so much time has passed.
  std::optional<std::set<std::filesystem::path>> changed(std::chrono::milliseconds patience);

  /// Ends waiting, from any thread and for ever.
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

}  // namespace boardwright::serve
