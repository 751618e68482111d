// Writes files so that no reader ever sees half of one.
#pragma once
#include <filesystem>
#include <span>
#include <string_view>

#include "base/rooms.h"

namespace boardwright::disk {

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

}  // namespace boardwright::disk
