// Writes files so that no reader ever sees half of one.
#pragma once
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include "base/rooms.h"
#include "disk/folder.h"

namespace boardwright::disk {

/// Replaces a file in one step: whoever opens it sees the old bytes or the new ones.
///
/// The bytes go to a temporary file `.NAME.XXXXXX` in the same folder, which is synced and
/// renamed; it has the permissions of the old file. Symbolic links are followed. A device, pipe or
/// socket, and an open file as /dev/stdout names it, is written straight through and never
/// replaced. Throws std::system_error with the path; then the old file
/// stands and the temporary one is gone.
void write_file_atomic(const std::filesystem::path& file, std::string_view bytes);

/// Writes a file unless it already holds these bytes. Returns whether it wrote.
bool write_if_changed(const std::filesystem::path& file, std::string_view bytes);

/// A file to be written below a folder.
struct NewFile {
  std::filesystem::path path;
  std::string_view bytes;
};

/// Does write_if_changed for many files below a folder, whose syncs then overlap, and deletes
/// others. Makes the folders they need; symbolic links below the folder are replaced and never
/// followed. Returns how many it wrote.
///
/// All bytes are on the disk before the first file appears. Each then appears in one step, but not
/// all of them together: first all but the last, then the unwanted ones go, and at the end the last
/// one tells of what was done.
int write_files(Folder& folder, std::span<const NewFile> files,
                std::span<const std::string> unwanted = {});

}  // namespace boardwright::disk
