// A folder that is opened once. Files below it are accessed through its descriptor, and never
// through links.
#pragma once
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "disk/disk.h"

namespace boardwright::disk {

/// An open folder, independent of later changes of its path. Paths below it must not contain `..`
/// or symbolic links: a link counts as missing.
class Folder {
 public:
  /// Opens the folder if it exists. Throws std::system_error if it exists and cannot be opened.
  explicit Folder(std::filesystem::path path);

  bool is_open() const { return root_.is_open(); }

  /// Creates and opens the folder if it did not exist. Throws std::system_error if that fails.
  void make();

  /// The full path of a path below the folder, for messages.
  std::filesystem::path path_of(const std::filesystem::path& below) const { return path_ / below; }

  enum class Missing { left, made };

  /// Opens a folder below this one, or this one for an empty path, for access to its files. If that
  /// fails, the result is not open and errno is set.
  Descriptor open(const std::filesystem::path& below, Missing missing = Missing::left) const;

  /// The bytes of a regular file below; of a longer one the first `limit` + 1. Nothing if there is
  /// no such file. Throws std::system_error if it cannot be read.
  std::optional<std::string> read(const std::filesystem::path& below, std::size_t limit) const;

  /// Deletes a file below, if it exists, and the folders above it that become empty. Throws
  /// std::system_error if the file cannot be deleted.
  void remove(const std::filesystem::path& below) const;

  /// Deletes a folder directly below with all that is in it; of links, only the links. Throws
  /// std::system_error if something cannot be deleted.
  void remove_tree(const std::string& name) const;

  /// Waits for the lock of this folder, and holds it until the result is destroyed. Not open if the
  /// disk has no locks.
  Descriptor lock() const;

  /// Deletes the temporary files and folders that a killed writer has left in a folder below: those
  /// for the given names, or all if `names` is empty. Requires: the lock, so that no other process
  /// is writing.
  void sweep(const std::filesystem::path& below, std::span<const std::string> names = {}) const;

 private:
  std::filesystem::path path_;
  Descriptor root_;
};

/// What a disk says of a regular file. A file that was replaced or written to has another value,
/// but for changes within the same moment of the disk's clock.
struct FileMark {
  std::uint64_t file = 0;    ///< the number of its inode
  std::uint64_t size = 0;    ///< in bytes
  std::int64_t changed = 0;  ///< when it, or its name, last changed: nanoseconds since 1970
  friend bool operator==(const FileMark&, const FileMark&) = default;
};

/// Whether no change within the same moment can follow any more: the file last changed long enough
/// ago for every clock of a disk.
bool is_settled(const FileMark& mark);

/// Reads many files below a folder. Consecutive files of one folder open it only once, and all are
/// read into the same buffer.
class FolderReader {
 public:
  /// Requires: the folder outlives the reader.
  explicit FolderReader(const Folder& folder) : folder_(&folder) {}

  /// Like Folder::read(). The result is valid until the next call.
  std::optional<std::string_view> read(std::string_view below, std::size_t limit);

  /// The mark of a regular file below; nothing if there is no such file.
  std::optional<FileMark> mark_of(std::string_view below);

 private:
  /// Opens the folder of a file, if there is one. Returns the name of the file.
  std::string enter(std::string_view below);

  const Folder* folder_;
  std::string at_;  ///< path of the open folder
  Descriptor opened_;
  std::string bytes_;
};

/// Opens a folder in an open one, for access to what is in it. Not open, with errno set, if that
/// fails or if it is a link.
Descriptor open_folder(const Descriptor& folder, const std::string& name);

/// The names of all that is in an open folder, in no particular order. Nothing if it cannot be
/// read; errno is then set.
std::optional<std::vector<std::string>> names_in(const Descriptor& folder);

/// The name of a temporary file or folder for a file or folder `name`: `.NAME.XXXXXX`, with six
/// letters and digits that hardly any other process of this machine uses.
std::string temporary_name(std::string_view name);

}  // namespace boardwright::disk
