// Replaces a whole folder at once.
#pragma once
#include <filesystem>
#include <string>

#include "disk/folder.h"

namespace boardwright::disk {

/// A copy of a folder directly below another one, in a temporary folder `.NAME.XXXXXX` beside it.
/// The files of the copy are links to those of the folder, until they are replaced: what happens to
/// the copy does not change the folder. A copy that was not published is deleted.
class FolderSwap {
 public:
  /// Copies the folder `name`; if there is none, the copy is empty. Requires: `parent` outlives
  /// this. If the folder cannot be copied in this way, is_open() is false: its disk has no links,
  /// or it belongs to somebody else.
  FolderSwap(const Folder& parent, std::string name);
  FolderSwap(const FolderSwap&) = delete;
  FolderSwap& operator=(const FolderSwap&) = delete;
  ~FolderSwap();

  bool is_open() const { return !temporary_.empty(); }

  /// Where a path in the folder lies until the copy is published. Requires: is_open().
  std::filesystem::path place_of(const std::filesystem::path& path) const;

  /// Puts the copy in place of the folder, in one step where the disk allows it, and deletes what
  /// was there. If the copy has become empty and was deleted, so is the folder. Throws
  /// std::system_error if that fails; the folder is then unchanged.
  void publish();

 private:
  const Folder* parent_;
  std::string name_, temporary_;
};

}  // namespace boardwright::disk
