// Replaces files in one step.
#include "disk/write_files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <set>
#include <utility>
#include <vector>

#include "disk/disk.h"

namespace boardwright::disk {
namespace {

namespace fs = std::filesystem;

/// Asks for the bytes to reach the disk; kinds of files that cannot be asked are fine.
void sync(const Descriptor& to, const fs::path& file) {
  if (uninterrupted([&] { return ::fsync(to.number()); }) == 0) return;
  if (errno != EINVAL && errno != ENOTSUP) fail("cannot write", file);
}

void sync_folder(const fs::path& folder) {
  const Descriptor opened = open_file(folder, O_RDONLY | O_DIRECTORY);
  if (opened.is_open()) sync(opened, folder);
}

fs::path folder_of(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

/// Where bytes for a path must go.
struct Target {
  fs::path path;         ///< behind all symbolic links
  bool replaced = true;  ///< false: written straight through
};

/// Follows symbolic links, to a file that may not exist yet.
Target target_of(const fs::path& file) {
  constexpr int most_links = 40;
  Target target{file, true};
  for (int links = 0; links <= most_links; ++links) {
    const std::string text = target.path.string();
    struct stat status = {};
    if (::lstat(target.path.c_str(), &status) != 0) return target;
    if (!S_ISLNK(status.st_mode)) {
      target.replaced = S_ISREG(status.st_mode) || S_ISDIR(status.st_mode);
      return target;
    }
    // `/dev/stdout` leads through /proc to an open file, which renaming would not reach.
    if (text.starts_with("/dev/") || text.starts_with("/proc/")) return {target.path, false};
    std::error_code error;
    const fs::path next = fs::read_symlink(target.path, error);
    if (error) fail("cannot write", file, error.value());
    target.path = next.is_absolute() ? next : folder_of(target.path) / next;
  }
  fail("cannot write", file, ELOOP);
}

void write_through(const fs::path& file, std::string_view bytes) {
  Descriptor to = open_file(file, O_WRONLY | O_NOCTTY);
  if (!to.is_open()) fail("cannot write", file);
  write_all(to, bytes, file);
  if (!to.close()) fail("cannot write", file);
}

/// Six letters and digits that no other writer of this machine is using.
std::string fresh_suffix() {
  static std::atomic<unsigned> counter = 0;
  constexpr std::string_view letters = "0123456789abcdefghijklmnopqrstuvwxyz";
  auto number = static_cast<std::uint64_t>(::getpid()) * 1009 + counter++;
  std::string suffix;
  for (int i = 0; i < 6; ++i, number /= letters.size()) suffix += letters[number % letters.size()];
  return suffix;
}

/// New bytes for a file, in a temporary file beside it that goes away unless published.
class Staged {
 public:
  Staged(fs::path asked, fs::path target, std::string_view bytes)
      : asked_(std::move(asked)), target_(std::move(target)) {
    create();
    try {
      write_all(file_, bytes, asked_);
    } catch (...) {
      ::unlink(temporary_.c_str());
      throw;
    }
#ifdef SYNC_FILE_RANGE_WRITE
    // Only a start: sync() waits, and by then the bytes of all files are on their way.
    static_cast<void>(::sync_file_range(file_.number(), 0, 0, SYNC_FILE_RANGE_WRITE));
#endif
  }
  Staged(Staged&& other) noexcept
      : asked_(std::move(other.asked_)),
        target_(std::move(other.target_)),
        temporary_(std::exchange(other.temporary_, {})),
        file_(std::move(other.file_)) {}
  Staged& operator=(Staged&&) = delete;
  ~Staged() {
    if (!temporary_.empty()) ::unlink(temporary_.c_str());
  }

  /// Waits until the bytes are on the disk.
  void settle() {
    sync(file_, asked_);
    if (!file_.close()) fail("cannot write", asked_);
  }

  /// Puts the temporary file in the place of the old one.
  void publish() {
    if (::rename(temporary_.c_str(), target_.c_str()) != 0) fail("cannot write", asked_);
    temporary_.clear();
  }

  fs::path folder() const { return folder_of(target_); }

 private:
  /// Opens a file that was not there; the system gives it the permissions of any new file.
  void create() {
    constexpr std::size_t longest_name = 200;  // leaves room within the usual 255 bytes
    const std::string name = target_.filename().string().substr(0, longest_name);
    do {
      temporary_ = folder() / ("." + name + "." + fresh_suffix());
      file_ = open_file(temporary_, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0666);
    } while (!file_.is_open() && errno == EEXIST);
    if (!file_.is_open()) fail("cannot write", asked_);
  }

  fs::path asked_, target_, temporary_;
  Descriptor file_;
};

/// Whether a regular file holds exactly these bytes.
bool holds(const fs::path& file, std::string_view bytes) {
  struct stat status = {};
  if (::stat(file.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return false;
  if (static_cast<std::size_t>(status.st_size) != bytes.size()) return false;
  const Descriptor from = open_file(file, O_RDONLY);
  return from.is_open() && read_all(from, file, bytes.size()) == bytes;
}

/// Puts settled files in the place of the old ones.
void publish_all(std::vector<Staged>& staged) {
  std::set<fs::path> folders;
  for (Staged& file : staged) file.settle();
  for (Staged& file : staged) {
    file.publish();
    folders.insert(file.folder());
  }
  for (const fs::path& folder : folders) sync_folder(folder);
  staged.clear();
}

}  // namespace

void write_file_atomic(const fs::path& file, std::string_view bytes) {
  const Target target = target_of(file);
  if (!target.replaced) return write_through(target.path, bytes);
  Staged staged(file, target.path, bytes);
  staged.settle();
  staged.publish();
  sync_folder(staged.folder());
}

bool write_if_changed(const fs::path& file, std::string_view bytes) {
  if (holds(file, bytes)) return false;
  write_file_atomic(file, bytes);
  return true;
}

int write_files(std::span<const NewFile> files) {
  constexpr std::size_t most_open = 128;
  int written = 0;
  std::vector<Staged> staged;
  for (const NewFile& file : files) {
    if (holds(file.path, file.bytes)) continue;
    ++written;
    fs::create_directories(folder_of(file.path));
    const Target target = target_of(file.path);
    if (target.replaced)
      staged.emplace_back(file.path, target.path, file.bytes);
    else
      write_through(target.path, file.bytes);
    if (staged.size() == most_open) publish_all(staged);
  }
  publish_all(staged);
  return written;
}

}  // namespace boardwright::disk
