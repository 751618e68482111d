// Writes files atomically: a reader never sees an incomplete file.
#pragma once
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include "disk/folder.h"

namespace boardwright::disk {

/// Replaces a file atomically: a reader sees either the old bytes or the new ones.
///
/// The bytes are written to a temporary file `.NAME.XXXXXX` in the same folder, with the
/// permissions of the old file, which is synced and renamed. Symbolic links are followed. A device,
/// pipe or socket, and an open file such as /dev/stdout, is written directly and never replaced.
/// Throws std::system_error with the path; the old file is then unchanged and the temporary one
/// deleted.
void write_file_atomic(const std::filesystem::path& file, std::string_view bytes);

/// Writes a file unless it already contains these bytes. Returns whether it was written.
bool write_if_changed(const std::filesystem::path& file, std::string_view bytes);

/// A file to be written below a folder.
struct NewFile {
  std::filesystem::path path;
  std::string_view bytes;
};

/// Like write_if_changed() for many files below a folder, with overlapping syncs; also deletes the
/// files `unwanted`. Creates missing folders. Symbolic links below the folder are replaced and
/// never followed. Returns the number of files written.
///
/// All bytes are on the disk before the first file appears. A folder directly below, in which
/// several files change, is then replaced as a whole: readers see it as it was or as it will be.
/// Other files appear one by one, in their order. The unwanted files are deleted, and finally,
/// unless it lies in such a folder, the last file appears: it can record the result.
int write_files(Folder& folder, std::span<const NewFile> files,
                std::span<const std::string> unwanted = {});

}  // namespace boardwright::disk
