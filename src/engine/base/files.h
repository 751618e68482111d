// The one door by which files come in. A program without a disk links another source for it.
#pragma once
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"

namespace boardwright::base {

/// Whether there is a file, and no folder, at a path.
bool file_exists(const std::filesystem::path& path);

/// Whether a name begins with a dot: lock files of editors, memories of programs, and no data.
inline bool is_hidden(const std::filesystem::path& path) {
  return path.filename().native().starts_with('.');
}

/// The paths of what lies in a folder, files and folders, in order: all that is not hidden, or what
/// of it ends in ".toml", say. None if there is no such folder. Throws std::system_error, with the
/// path in its text, if it cannot be read.
std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder,
                                            std::string_view ending = {});

/// The text of an author's file, checked as checked_text() does. The report keeps the text under
/// the name `file`. Throws std::system_error, with the path in its text, if the file cannot be
/// read.
std::optional<std::string> read_text(const std::filesystem::path& file, std::size_t limit,
                                     Report& report);

/// The same, with another name for the file in messages.
std::optional<std::string> read_text(const std::filesystem::path& file, const std::string& name,
                                     std::size_t limit, Report& report);

}  // namespace boardwright::base
