// Accesses files below a folder through descriptors of the folders on the path.
#include "disk/folder.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <ctime>
#include <memory>
#include <utility>
#include <vector>

namespace boardwright::disk {
namespace {

namespace fs = std::filesystem;

constexpr int folder_flags = O_PATH | O_DIRECTORY | O_NOFOLLOW;
constexpr std::string_view letters = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::size_t suffix_length = 6, longest_name = 200;  // within the usual limit of 255 bytes

Descriptor open_below(const Descriptor& folder, const std::string& name, int flags) {
  return Descriptor(
      uninterrupted([&] { return ::openat(folder.number(), name.c_str(), flags | O_CLOEXEC); }));
}

/// Whether errno means that there is no such file or folder, or that it is a link.
bool nothing_there() {
  return errno == ENOENT || errno == ENOTDIR || errno == ELOOP || errno == EINVAL ||
         errno == ENXIO || errno == ENAMETOOLONG;
}

/// The name of the file that a temporary file was to replace; empty if it is not a temporary file.
std::string_view target_name(std::string_view name) {
  const std::size_t tail = suffix_length + 1;
  if (name.size() < tail + 2 || name.front() != '.' || name[name.size() - tail] != '.') return {};
  const std::string_view suffix = name.substr(name.size() - suffix_length);
  if (suffix.find_first_not_of(letters) != suffix.npos) return {};
  return name.substr(1, name.size() - tail - 1);
}

/// Deletes what is in an open folder. Throws like Folder::remove_tree(), for the path `shown`.
void empty(const Descriptor& folder, const fs::path& shown) {
  const auto names = names_in(folder);
  if (!names) fail("cannot read", shown);
  for (const std::string& name : *names) {
    if (::unlinkat(folder.number(), name.c_str(), 0) == 0) continue;
    if (errno != EISDIR) fail("cannot delete", shown / name);
    if (const Descriptor inner = open_folder(folder, name); inner.is_open())
      empty(inner, shown / name);
    if (::unlinkat(folder.number(), name.c_str(), AT_REMOVEDIR) != 0)
      fail("cannot delete", shown / name);
  }
}

}  // namespace

Descriptor open_folder(const Descriptor& folder, const std::string& name) {
  return open_below(folder, name, folder_flags);
}

std::optional<std::vector<std::string>> names_in(const Descriptor& folder) {
  const int listed = ::openat(folder.number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (listed < 0) return std::nullopt;
  const std::unique_ptr<DIR, int (*)(DIR*)> opened(::fdopendir(listed), &::closedir);
  if (!opened) {
    ::close(listed);
    return std::nullopt;
  }
  std::vector<std::string> names;
  errno = 0;  // at the end it is still 0
  while (const dirent* entry = ::readdir(opened.get()))
    if (const std::string_view name = entry->d_name; name != "." && name != "..")
      names.emplace_back(name);
  return errno == 0 ? std::optional(std::move(names)) : std::nullopt;
}

std::string temporary_name(std::string_view name) {
  static std::atomic<unsigned> counter = 0;
  auto number = static_cast<std::uint64_t>(::getpid()) * 1009 + counter++;
  std::string temporary = "." + std::string(name.substr(0, longest_name)) + ".";
  for (std::size_t i = 0; i < suffix_length; ++i, number /= letters.size())
    temporary += letters[number % letters.size()];
  return temporary;
}

Folder::Folder(fs::path path)
    : path_(std::move(path)), root_(open_file(path_, O_PATH | O_DIRECTORY)) {
  if (!is_open() && !nothing_there()) fail("cannot open", path_);
}

void Folder::make() {
  if (is_open()) return;
  fs::create_directories(path_);
  root_ = open_file(path_, O_PATH | O_DIRECTORY);
  if (!is_open()) fail("cannot write", path_);
}

Descriptor Folder::open(const fs::path& below, Missing missing) const {
  if (below.empty()) return open_below(root_, ".", O_PATH | O_DIRECTORY);
  Descriptor at;
  const Descriptor* from = &root_;
  for (const fs::path& part : below) {
    if (part.empty() || part == "." || part == ".." || part.is_absolute()) {
      errno = EINVAL;
      return {};
    }
    Descriptor next = open_folder(*from, part);
    if (!next.is_open() && errno == ENOENT && missing == Missing::made) {
      if (::mkdirat(from->number(), part.c_str(), 0777) != 0 && errno != EEXIST) return {};
      next = open_folder(*from, part);
    }
    if (!next.is_open()) return {};
    at = std::move(next);
    from = &at;
  }
  return at;
}

std::optional<std::string> Folder::read(const fs::path& below, std::size_t limit) const {
  FolderReader reader(*this);
  const auto bytes = reader.read(below.native(), limit);
  return bytes ? std::optional<std::string>(*bytes) : std::nullopt;
}

void Folder::remove(const fs::path& below) const {
  const Descriptor folder = open(below.parent_path());
  if (!folder.is_open() || ::unlinkat(folder.number(), below.filename().c_str(), 0) != 0) {
    if (nothing_there() || errno == EISDIR) return;  // already deleted by another process
    fail("cannot delete", path_of(below));
  }
  for (fs::path above = below.parent_path(); !above.empty(); above = above.parent_path()) {
    const Descriptor outer = open(above.parent_path());
    if (::unlinkat(outer.number(), above.filename().c_str(), AT_REMOVEDIR) != 0) return;
  }
}

void Folder::remove_tree(const std::string& name) const {
  const Descriptor tree = open(name);
  if (!tree.is_open() && nothing_there()) return;
  if (tree.is_open()) empty(tree, path_of(name));
  if (::unlinkat(root_.number(), name.c_str(), AT_REMOVEDIR) != 0)
    fail("cannot delete", path_of(name));
}

Descriptor Folder::lock() const {
  Descriptor locked = open_below(root_, ".", O_RDONLY | O_DIRECTORY);
  if (!locked.is_open() || uninterrupted([&] { return ::flock(locked.number(), LOCK_EX); }) != 0)
    return {};
  return locked;
}

void Folder::sweep(const fs::path& below, std::span<const std::string> names) const {
  const Descriptor folder = open(below);
  if (!folder.is_open()) return;
  for (const std::string& name : names_in(folder).value_or(std::vector<std::string>())) {
    const std::string_view target = target_name(name);
    if (target.empty() || (!names.empty() && std::ranges::find(names, target) == names.end()))
      continue;
    if (::unlinkat(folder.number(), name.c_str(), 0) != 0 && errno == EISDIR && below.empty())
      remove_tree(name);
  }
}

bool is_settled(const FileMark& mark) {
  constexpr std::int64_t second = 1'000'000'000, longest_moment = 2 * second;
  timespec now = {};
  ::clock_gettime(CLOCK_REALTIME, &now);
  return now.tv_sec * second + now.tv_nsec - mark.changed > longest_moment;
}

std::string FolderReader::enter(std::string_view below) {
  const std::size_t end = std::min(below.rfind('/'), below.size());
  const std::string_view above = end == below.size() ? std::string_view() : below.substr(0, end);
  if (!opened_.is_open() || at_ != above) {
    opened_ = folder_->open(above);
    at_ = above;
  }
  return std::string(below.substr(end == below.size() ? 0 : end + 1));
}

std::optional<FileMark> FolderReader::mark_of(std::string_view below) {
  if (!folder_->is_open()) return std::nullopt;
  const std::string name = enter(below);
  struct stat status = {};
  if (!opened_.is_open() ||
      ::fstatat(opened_.number(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0 ||
      !S_ISREG(status.st_mode))
    return std::nullopt;
  constexpr std::int64_t second = 1'000'000'000;
  return FileMark{status.st_ino, static_cast<std::uint64_t>(status.st_size),
                  status.st_ctim.tv_sec * second + status.st_ctim.tv_nsec};
}

std::optional<std::string_view> FolderReader::read(std::string_view below, std::size_t limit) {
  if (!folder_->is_open()) return std::nullopt;
  const std::string name = enter(below);
  const Descriptor file = opened_.is_open()
                              ? open_below(opened_, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
                              : Descriptor();
  if (!file.is_open()) {
    if (!nothing_there()) fail("cannot read", folder_->path_of(below));
    return std::nullopt;
  }
  struct stat status = {};
  if (::fstat(file.number(), &status) != 0) fail("cannot read", folder_->path_of(below));
  if (!S_ISREG(status.st_mode)) return std::nullopt;
  const auto size = static_cast<std::size_t>(status.st_size);
  return read_all(file, folder_->path_of(below), limit, size, bytes_);
}

}  // namespace boardwright::disk
