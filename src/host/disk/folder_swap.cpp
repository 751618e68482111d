// Copies folders by hard links, and exchanges them.
#include "disk/folder_swap.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <utility>

namespace boardwright::disk {
namespace {

namespace fs = std::filesystem;

/// The status of a file, or of a link itself.
bool status_of(const Descriptor& folder, const std::string& name, struct stat& status) {
  return ::fstatat(folder.number(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0;
}

/// Fills the folder `to` with links to the files of `from`, and copies of its folders. False if
/// that fails.
bool link_all(const Descriptor& from, const Descriptor& to) {
  const auto names = names_in(from);
  if (!names) return false;
  for (const std::string& name : *names) {
    struct stat status = {};
    if (!status_of(from, name, status)) return false;
    if (!S_ISDIR(status.st_mode)) {
      if (::linkat(from.number(), name.c_str(), to.number(), name.c_str(), 0) != 0) return false;
      continue;
    }
    if (::mkdirat(to.number(), name.c_str(), 0777) != 0) return false;
    const Descriptor inner = open_folder(from, name), copy = open_folder(to, name);
    if (!inner.is_open() || !copy.is_open() || !link_all(inner, copy)) return false;
    if (::fchmodat(to.number(), name.c_str(), status.st_mode & 07777, 0) != 0) return false;
  }
  return true;
}

}  // namespace

FolderSwap::FolderSwap(const Folder& parent, std::string name)
    : parent_(&parent), name_(std::move(name)) {
  const Descriptor above = parent.open({});
  struct stat old = {};
  const bool exists = status_of(above, name_, old);
  if (exists && (!S_ISDIR(old.st_mode) || old.st_uid != ::geteuid())) return;
  if (!exists && errno != ENOENT) return;
  std::string temporary;
  do temporary = temporary_name(name_);
  while (::mkdirat(above.number(), temporary.c_str(), 0777) != 0 && errno == EEXIST);
  const Descriptor copy = open_folder(above, temporary);
  if (!copy.is_open()) return;
  if (exists) {
    const Descriptor from = open_folder(above, name_);
    const bool copied = from.is_open() && link_all(from, copy) &&
                        ::fchmodat(above.number(), temporary.c_str(), old.st_mode & 07777, 0) == 0;
    if (!copied) {
      parent.remove_tree(temporary);
      return;
    }
  }
  temporary_ = std::move(temporary);
}

FolderSwap::~FolderSwap() {
  try {
    if (is_open()) parent_->remove_tree(temporary_);
  } catch (const std::exception&) {
    return;  // the next writer sweeps it
  }
}

fs::path FolderSwap::place_of(const fs::path& path) const {
  fs::path place = temporary_;
  for (auto part = std::next(path.begin()); part != path.end(); ++part) place /= *part;
  return place;
}

void FolderSwap::publish() {
  const Descriptor above = parent_->open({});
  const auto rename = [&above](const std::string& from, const std::string& to, unsigned how = 0) {
    return ::renameat2(above.number(), from.c_str(), above.number(), to.c_str(), how) == 0;
  };
  const auto exists = [&](const std::string& name) {
    struct stat status = {};
    if (above.is_open() && status_of(above, name, status)) return true;
    if (!above.is_open() || errno != ENOENT) fail("cannot write", parent_->path_of(name_));
    return false;
  };
  const bool is_old = exists(name_), is_new = exists(temporary_);
  if (is_old && is_new && rename(temporary_, name_, RENAME_EXCHANGE))
    return parent_->remove_tree(std::exchange(temporary_, {}));
  // Disks that cannot exchange have no such folder for a moment.
  const std::string aside = temporary_name(name_);
  if (is_old && !rename(name_, aside)) fail("cannot write", parent_->path_of(name_));
  if (is_new && !rename(temporary_, name_)) {
    const int error = errno;
    if (is_old) static_cast<void>(rename(aside, name_));
    fail("cannot write", parent_->path_of(name_), error);
  }
  temporary_.clear();
  if (is_old) parent_->remove_tree(aside);
}

}  // namespace boardwright::disk
