// Reads whole files and writes them so that no reader ever sees half of one.
#pragma once
#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/report.h"

namespace boardwright::base {

/// The bytes of a file. Throws std::system_error, with the path in its text, if the file
/// cannot be read, and std::runtime_error if it is longer than `limit` bytes.
std::string read_file(const std::filesystem::path& file, std::size_t limit);

/// The text of an author's file. Reports, and returns nothing, if it is longer than `limit`
/// bytes, is not UTF-8 or holds control characters. A byte order mark is dropped. The report
/// keeps the text under the name `file`. Throws std::system_error as read_file does.
std::optional<std::string> read_text(const std::filesystem::path& file, std::size_t limit,
                                     Report& report);

/// The same, with another name for the file in messages.
std::optional<std::string> read_text(const std::filesystem::path& file, const std::string& name,
                                     std::size_t limit, Report& report);

/// The same checks for text already in memory; `name` stands in messages.
std::optional<std::string> checked_text(std::string bytes, const std::string& name,
                                        std::size_t limit, Report& report);

/// Replaces a file in one step: whoever opens it sees the old bytes or the new ones.
///
/// The bytes go to a temporary file `.NAME.XXXXXX` in the same folder, which is synced and
/// renamed. Symbolic links are followed. A device, pipe or socket is written straight
/// through and never replaced. Throws std::system_error with the path; then the old file
/// stands and the temporary one is gone.
void write_file_atomic(const std::filesystem::path& file, std::string_view bytes);

/// Writes a file unless it already holds these bytes. Returns whether it wrote.
bool write_if_changed(const std::filesystem::path& file, std::string_view bytes);

/// A file to be written by write_files.
struct NewFile {
  std::filesystem::path path;
  std::string_view bytes;
};

/// Does write_if_changed for many files, whose syncs then overlap, and makes the folders
/// they need. Each file appears in one step, but not all of them together. Returns how many
/// it wrote.
int write_files(std::span<const NewFile> files);

}  // namespace boardwright::base
