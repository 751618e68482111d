// The only interface for reading files. A program without a disk links another implementation.
#pragma once
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"

namespace boardwright::base {

/// Whether a path is a file and not a folder.
bool file_exists(const std::filesystem::path& path);

/// Whether a file name begins with a dot: lock files of editors and settings of programs, not data.
inline bool is_hidden(const std::filesystem::path& path) {
  return path.filename().native().starts_with('.');
}

/// The paths of the files and folders in a folder, sorted: those that are not hidden and end in
/// `ending`, such as ".toml". Empty if the folder does not exist. Throws std::system_error, with
/// the path in its text, if it cannot be read.
std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder,
                                            std::string_view ending = {});

/// The text of an author's file, checked as checked_text() does. The report keeps the text under
/// the name `file`. Throws std::system_error, with the path in its text, if the file cannot be
/// read.
std::optional<std::string> read_text(const std::filesystem::path& file, std::size_t limit,
                                     Report& report);

/// Overload that shows `name` instead of the path in messages.
std::optional<std::string> read_text(const std::filesystem::path& file, const std::string& name,
                                     std::size_t limit, Report& report);

}  // namespace boardwright::base
