// The files that readers can see, as a value: on a disk, in a page's memory, or in a test's.
#pragma once
#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"

namespace boardwright::base {

/// Where files are found. The default has none.
struct Files {
  using Path = std::filesystem::path;

  /// Whether a path is a file and not a folder.
  std::function<bool(const Path& path)> exists = [](const Path&) { return false; };

  /// The paths of the files and folders in a folder, sorted: those that are not hidden and end in
  /// `ending`, such as ".toml"; all if it is empty. Empty if the folder does not exist. On a disk
  /// it throws std::system_error, with the path in its text, if the folder cannot be read.
  std::function<std::vector<Path>(const Path& folder, std::string_view ending)> list =
      [](const Path&, std::string_view) { return std::vector<Path>(); };

  /// The bytes of an author's file, at most the first `limit` + 1. Reports an error under `name`
  /// and returns nothing if the file must not be read. On a disk, throws std::system_error, with
  /// the path in its text, if it cannot be read; elsewhere a file that does not exist is empty.
  std::function<std::optional<std::string>(const Path& file, const std::string& name,
                                           std::size_t limit, Report& report)>
      read = [](const Path&, const std::string&, std::size_t, Report&) { return std::string(); };
};

/// Whether a file name begins with a dot: lock files of editors and settings of programs, not data.
inline bool is_hidden(const std::filesystem::path& path) {
  return path.filename().native().starts_with('.');
}

/// The text of an author's file, checked as checked_text() does. The report keeps the text under
/// the name `file`. Throws as Files::read does.
std::optional<std::string> read_text(const Files& files, const std::filesystem::path& file,
                                     std::size_t limit, Report& report);

/// Overload that shows `name` instead of the path in messages.
std::optional<std::string> read_text(const Files& files, const std::filesystem::path& file,
                                     const std::string& name, std::size_t limit, Report& report);

}  // namespace boardwright::base
