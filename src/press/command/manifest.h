// Remembers what a build wrote, so that the next one draws only what changed.
#pragma once
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "base/rooms.h"

namespace boardwright::command {

/// For each file of an output folder, from what it was made and what it held.
///
/// The file `.boardwright` in the folder keeps it, as lines "KEY HASH PATH" in the order of paths.
class Manifest {
 public:
  /// Reads the manifest of a folder; an unreadable one is empty.
  explicit Manifest(const std::filesystem::path& folder);

  /// Whether the file was made from this key and still holds what was written.
  bool holds(const std::string& path, std::uint64_t key) const;

  /// Keeps what is known of a file for the next build.
  void keep(const std::string& path, std::uint64_t key, std::uint64_t hash);
  void keep_old(const std::string& path);

  /// Paths that the last build wrote below a folder and this one did not keep.
  std::vector<std::string> dropped(const std::string& below) const;

  /// Takes over what the last build knew of files that are not below a folder.
  void keep_others(const std::vector<std::string>& folders);

  std::string text() const;
  static constexpr const char* file_name = ".boardwright";

 private:
  struct Entry {
    std::uint64_t key = 0, hash = 0;
  };
  std::filesystem::path folder_;
  std::map<std::string, Entry> old_, fresh_;
};

}  // namespace boardwright::command
