// A folder that is opened once: what lies below it is reached from there, and over no link.
#pragma once
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/rooms.h"
#include "disk/disk.h"

namespace boardwright::disk {

/// A folder, whatever becomes of its path. Paths below it hold neither `..` nor symbolic links:
/// behind a link there is nothing.
class Folder {
 public:
  /// Opens the folder if it is there. Throws std::system_error if it is and cannot be opened.
  explicit Folder(std::filesystem::path path);

  bool is_open() const { return root_.is_open(); }

  /// Makes and opens it if it was not there. Throws std::system_error if that cannot be.
  void make();

  /// The path of what lies below, for messages.
  std::filesystem::path path_of(const std::filesystem::path& below) const { return path_ / below; }

  enum class Missing { left, made };

  /// Opens a folder below, or for an empty path the folder itself, to reach what lies in it. Not
  /// open, and errno says why, if that cannot be.
  Descriptor open(const std::filesystem::path& below, Missing missing = Missing::left) const;

  /// The bytes of a regular file below, of a longer one the first `limit` and one more; nothing if
  /// there is none. Throws std::system_error if it cannot be read.
  std::optional<std::string> read(const std::filesystem::path& below, std::size_t limit) const;

  /// Deletes a file below, if there is one, and the folders above it that are then empty. Throws
  /// std::system_error if it stays.
  void remove(const std::filesystem::path& below) const;

  /// Waits until no other process holds this lock, and holds it as long as the result lives. Not
  /// open on a disk without locks.
  Descriptor lock() const;

  /// Deletes what a writer that was killed has left in a folder below: temporary files of the names
  /// told, or of any name if none is told. Requires: the lock, so that no writer is at work.
  void sweep(const std::filesystem::path& below,
             std::span<const std::string_view> names = {}) const;

 private:
  std::filesystem::path path_;
  Descriptor root_;
};

/// Reads many files below a folder. Of files side by side only the first opens their folder, and
/// all are read into the same memory.
class FolderReader {
 public:
  /// The folder outlives it.
  explicit FolderReader(const Folder& folder) : folder_(&folder) {}

  /// As Folder::read. The bytes are there until the next call.
  std::optional<std::string_view> read(std::string_view below, std::size_t limit);

 private:
  const Folder* folder_;
  std::string at_;  ///< the folder that is open
  Descriptor opened_;
  std::string bytes_;
};

/// The name of a temporary file beside one called `name`: `.NAME.XXXXXX`, with six letters and
/// digits that no other writer of this machine is using.
std::string temporary_name(std::string_view name);

}  // namespace boardwright::disk
