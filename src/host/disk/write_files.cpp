// Replaces files atomically.
#include "disk/write_files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "base/text.h"
#include "disk/disk.h"
#include "disk/folder_swap.h"

namespace boardwright::disk {
namespace {

namespace fs = std::filesystem;

/// Waits until the bytes are on the disk. Ignores kinds of files that do not support this.
void sync(const Descriptor& to, const fs::path& file) {
  if (uninterrupted([&] { return ::fsync(to.number()); }) == 0) return;
  if (errno != EINVAL && errno != ENOTSUP) fail("cannot write", file);
}

fs::path folder_of(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

/// The number of the open file that a path like /proc/self/fd/1 or /dev/fd/1 names. Such a file
/// cannot be replaced by renaming, and opening it again would overwrite its beginning.
std::optional<int> open_file_named(const fs::path& file) {
  std::error_code failed;
  const fs::path folder = fs::canonical(folder_of(file), failed);
  if (failed || folder != fs::canonical("/proc/self/fd", failed) || failed) return std::nullopt;
  return base::to_integer(file.filename().string());
}

/// The destination of the bytes for a path.
struct Target {
  fs::path path;         ///< with symbolic links resolved
  bool replaced = true;  ///< false: written directly
};

/// Follows symbolic links. The file need not exist.
Target target_of(const fs::path& file) {
  constexpr int most_links = 40;
  Target target{file, true};
  for (int links = 0; links <= most_links; ++links) {
    struct stat status = {};
    if (::lstat(target.path.c_str(), &status) != 0) return target;
    if (!S_ISLNK(status.st_mode)) {
      target.replaced = S_ISREG(status.st_mode) || S_ISDIR(status.st_mode);
      return target;
    }
    if (open_file_named(target.path)) return {target.path, false};
    std::error_code error;
    const fs::path next = fs::read_symlink(target.path, error);
    if (error) fail("cannot write", file, error.value());
    target.path = next.is_absolute() ? next : folder_of(target.path) / next;
  }
  fail("cannot write", file, ELOOP);
}

void write_through(const fs::path& file, std::string_view bytes) {
  const auto named = open_file_named(file);
  Descriptor to = named ? Descriptor(::fcntl(*named, F_DUPFD_CLOEXEC, 0))
                        : open_file(file, O_WRONLY | O_NOCTTY);
  if (!to.is_open()) fail("cannot write", file);
  write_all(to, bytes, file);
  if (!to.close()) fail("cannot write", file);
}

/// New bytes for files below a folder, in temporary files beside the old ones. Those that are not
/// published are deleted.
class Staging {
 public:
  explicit Staging(const Folder& folder) : folder_(&folder) {}
  Staging(const Staging&) = delete;
  Staging& operator=(const Staging&) = delete;
  ~Staging() {
    for (const Staged& file : staged_)
      if (const Descriptor folder = folder_->open(file.path.parent_path()); folder.is_open())
        ::unlinkat(folder.number(), file.temporary.c_str(), 0);
  }

  /// Writes the bytes of a file. Messages show the path `shown`.
  void add(const fs::path& path, std::string_view bytes, const fs::path& shown,
           Folder::Missing missing) {
    const Descriptor folder = folder_->open(path.parent_path(), missing);
    if (!folder.is_open()) fail("cannot write", shown);
    Staged file{path, shown, {}, {}};
    create(file, folder);
    staged_.push_back(std::move(file));
    write_all(staged_.back().bytes, bytes, shown);
#ifdef SYNC_FILE_RANGE_WRITE
    // Only starts the transfer. sync() waits for it, after the transfers of all files have started.
    static_cast<void>(
        ::sync_file_range(staged_.back().bytes.number(), 0, 0, SYNC_FILE_RANGE_WRITE));
#endif
    constexpr std::size_t most_open = 128;
    if (staged_.size() - synced_ == most_open) sync_all();
  }

  /// Waits until the bytes are on the disk.
  void sync_all() {
    for (; synced_ < staged_.size(); ++synced_) {
      Staged& file = staged_[synced_];
      sync(file.bytes, file.shown);
      if (!file.bytes.close()) fail("cannot write", file.shown);
    }
  }

  /// Renames the first `count` temporary files to their final names. Requires: sync_all() was
  /// called.
  void publish(std::size_t count) {
    std::set<fs::path> changed;
    for (; count > 0; --count) {
      const Staged& file = staged_.front();
      const Descriptor folder = folder_->open(file.path.parent_path());
      if (!folder.is_open() || ::renameat(folder.number(), file.temporary.c_str(), folder.number(),
                                          file.path.filename().c_str()) != 0)
        fail("cannot write", file.shown);
      changed.insert(file.path.parent_path());
      staged_.pop_front();
      --synced_;
    }
    for (const fs::path& each : changed) {
      const Descriptor folder = folder_->open(each);
      const Descriptor opened(::openat(folder.number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
      if (opened.is_open()) sync(opened, folder_->path_of(each));
    }
  }

  std::size_t size() const { return staged_.size(); }

 private:
  struct Staged {
    fs::path path, shown;
    std::string temporary;
    Descriptor bytes;
  };

  /// Creates a temporary file with the permissions of the file that it replaces, or the default
  /// ones.
  static void create(Staged& file, const Descriptor& folder) {
    struct stat old = {};
    const bool replaces =
        ::fstatat(folder.number(), file.path.filename().c_str(), &old, AT_SYMLINK_NOFOLLOW) == 0 &&
        S_ISREG(old.st_mode);
    const mode_t mode = replaces ? old.st_mode & 0777 : 0666;
    do {
      file.temporary = temporary_name(file.path.filename().string());
      file.bytes = Descriptor(uninterrupted([&] {
        return ::openat(folder.number(), file.temporary.c_str(),
                        O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
      }));
    } while (!file.bytes.is_open() && errno == EEXIST);
    if (!file.bytes.is_open()) fail("cannot write", file.shown);
    // Fails on disks without permissions, where it does not matter.
    if (replaces) static_cast<void>(::fchmod(file.bytes.number(), mode));
  }

  const Folder* folder_;
  std::deque<Staged> staged_;
  std::size_t synced_ = 0;
};

/// Whether a regular file contains exactly these bytes.
bool contains(const fs::path& file, std::string_view bytes) {
  struct stat status = {};
  if (::stat(file.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return false;
  if (static_cast<std::size_t>(status.st_size) != bytes.size()) return false;
  const Descriptor from = open_file(file, O_RDONLY);
  return from.is_open() && read_all(from, file, bytes.size()) == bytes;
}

/// The folders that are replaced as a whole, by their names.
using Swaps = std::map<std::string, FolderSwap>;

/// Copies of the folders in which several files change or disappear.
Swaps swaps_for(const Folder& folder, std::span<const NewFile* const> changed,
                std::span<const std::string> unwanted) {
  std::map<std::string, int> changes;
  const auto count = [&changes](const fs::path& path) {
    if (path.has_parent_path()) ++changes[*path.begin()];
  };
  for (const NewFile* file : changed) count(file->path);
  for (const std::string& path : unwanted) count(path);
  Swaps swaps;
  for (const auto& [name, number] : changes)
    if (number > 1 && !swaps.try_emplace(name, folder, name).first->second.is_open())
      swaps.erase(name);
  return swaps;
}

}  // namespace

void write_file_atomic(const fs::path& file, std::string_view bytes) {
  const Target target = target_of(file);
  if (!target.replaced) return write_through(target.path, bytes);
  const Folder folder(folder_of(target.path));
  if (!folder.is_open()) fail("cannot write", file);
  Staging staging(folder);
  staging.add(target.path.filename(), bytes, file, Folder::Missing::left);
  staging.sync_all();
  staging.publish(1);
}

bool write_if_changed(const fs::path& file, std::string_view bytes) {
  if (contains(file, bytes)) return false;
  write_file_atomic(file, bytes);
  return true;
}

int write_files(Folder& folder, std::span<const NewFile> files,
                std::span<const std::string> unwanted) {
  folder.make();
  std::vector<const NewFile*> changed;
  for (const NewFile& file : files)
    if (folder.read(file.path, file.bytes.size()) != file.bytes) changed.push_back(&file);
  const bool last_changed =
      !changed.empty() && changed.back() == &files.back() && !files.back().path.has_parent_path();
  Swaps swaps = swaps_for(folder, changed, unwanted);
  const auto swap_of = [&swaps](const fs::path& path) {
    const auto found = swaps.find(*path.begin());
    return found == swaps.end() ? nullptr : &found->second;
  };
  Staging copies(folder), alone(folder);
  for (const NewFile* file : changed) {
    const FolderSwap* swap = swap_of(file->path);
    (swap != nullptr ? copies : alone)
        .add(swap != nullptr ? swap->place_of(file->path) : file->path, file->bytes,
             folder.path_of(file->path), Folder::Missing::made);
  }
  copies.sync_all();
  alone.sync_all();
  copies.publish(copies.size());
  for (const std::string& path : unwanted)
    if (const FolderSwap* swap = swap_of(path)) folder.remove(swap->place_of(path));
  for (auto& [name, swap] : swaps) swap.publish();
  alone.publish(last_changed ? alone.size() - 1 : alone.size());
  for (const std::string& path : unwanted)
    if (swap_of(path) == nullptr) folder.remove(path);
  alone.publish(alone.size());
  return static_cast<int>(changed.size());
}

}  // namespace boardwright::disk
