// Opens the files of a game so that no symbolic link leads out of its folder.
#include "disk/beneath.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <stdexcept>
#include <system_error>
#include <vector>

#include "base/checked_text.h"
#include "base/text.h"

namespace boardwright::disk {
namespace fs = std::filesystem;
namespace {

/// Without O_NONBLOCK, opening a pipe would wait for a writer.
constexpr int to_read = O_RDONLY | O_NONBLOCK | O_CLOEXEC;

/// The folder of --root with links resolved; empty if there is none.
fs::path& root_of_links() {
  static fs::path root;
  return root;
}

/// Folders of styles, tilings and drawings that links cannot leave.
std::vector<fs::path>& kept_folders() {
  static std::vector<fs::path> folders;
  return folders;
}

/// The folder that the links of a file cannot leave; empty if there is none.
fs::path folder_around(const fs::path& file) {
  if (const fs::path game = game_folder_of(file); !game.empty()) return game;
  for (const fs::path& folder : kept_folders())
    if (const fs::path found = file.lexically_relative(folder);
        !found.empty() && *found.begin() != "..")
      return folder;
  return {};
}

/// The kernel's `struct open_how`.
struct OpenHow {
  std::uint64_t flags = 0, mode = 0, resolve = 0;
};
constexpr std::uint64_t no_links = 0x04, beneath = 0x08;  // RESOLVE_NO_SYMLINKS, RESOLVE_BENEATH

/// Opens a file below a folder. Fails with ENOSYS if the system lacks openat2().
Descriptor open_within(const fs::path& folder, const fs::path& below, std::uint64_t resolve) {
#ifdef SYS_openat2
  const Descriptor at = open_file(folder.empty() ? "." : folder, O_PATH | O_DIRECTORY);
  if (!at.is_open()) return {};
  OpenHow how;
  how.flags = to_read;
  how.resolve = resolve;
  return Descriptor(uninterrupted([&] {
    return static_cast<int>(::syscall(SYS_openat2, at.number(), below.c_str(), &how, sizeof how));
  }));
#else
  static_cast<void>(folder, below, resolve);
  errno = ENOSYS;
  return {};
#endif
}

/// Whether errno means that a link was rejected, or that the system cannot restrict links.
bool may_be_a_link() {
  return errno == EXDEV || errno == ELOOP || errno == ENOSYS || errno == EPERM || errno == EAGAIN;
}

/// The path of `whole`, which has no links, relative to a folder with links resolved; empty if it
/// is not below the folder.
fs::path below(const fs::path& whole, const fs::path& folder) {
  std::error_code failed;
  const fs::path real = fs::canonical(folder.empty() ? "." : folder, failed);
  if (failed) return {};
  const fs::path found = whole.lexically_relative(real);
  return found.empty() || *found.begin() == ".." ? fs::path() : found;
}

}  // namespace

void allow_links_below(const fs::path& folder) {
  std::error_code failed;
  root_of_links() = fs::canonical(folder, failed);
  if (failed) fail("cannot open", folder, failed.value());
}

void forbid_links_out_of(const fs::path& folder) { kept_folders().push_back(folder); }

fs::path game_folder_of(const fs::path& file) {
  constexpr int deepest = 4;  // a game has folders of drawings and positions, without subfolders
  fs::path folder = file.parent_path();
  for (int i = 0; i < deepest; ++i, folder = folder.parent_path()) {
    struct stat status = {};
    if (::lstat((folder / "game.toml").c_str(), &status) == 0)
      return folder.empty() ? fs::path(".") : folder;
    if (folder.empty() || folder == folder.parent_path() || folder.filename() == "..") break;
  }
  return {};
}

OpenedBeneath open_beneath(const fs::path& file) {
  const fs::path folder = folder_around(file);
  if (folder.empty()) return {open_file(file, to_read), {}};
  const fs::path inside = folder == "." ? file : file.lexically_relative(folder);
  if (Descriptor opened = open_within(folder, inside, beneath);
      opened.is_open() || !may_be_a_link())
    return {std::move(opened), {}};
  std::error_code failed;
  const fs::path real = fs::canonical(file, failed);
  if (failed) {
    errno = failed.value();
    return {};
  }
  for (const fs::path& each : {folder, root_of_links()}) {
    const fs::path found = each.empty() ? fs::path() : below(real, each);
    if (found.empty()) continue;
    Descriptor opened = open_within(each, found, beneath | no_links);
    if (!opened.is_open() && errno == ENOSYS) opened = open_file(real, to_read | O_NOFOLLOW);
    return {std::move(opened), {}};
  }
  return {{}, folder};
}

bool leads_out(const fs::path& file) { return !open_beneath(file).left_folder.empty(); }

std::string link_problem(const fs::path& folder) {
  return std::string("a link leads out of the ") +
         (fs::exists(folder / "game.toml") ? "game's folder " : "folder ") +
         base::in_quotes(folder.string());
}

std::string read_beneath(const fs::path& file, std::size_t limit) {
  const OpenedBeneath opened = open_beneath(file);
  if (!opened.left_folder.empty())
    throw std::runtime_error("cannot read '" + base::printable(file.string()) +
                             "': " + link_problem(opened.left_folder));
  if (!opened.file.is_open()) fail("cannot read", file);
  std::string bytes = read_regular(opened.file, file, limit);
  if (bytes.size() > limit)
    throw std::runtime_error("cannot read '" + base::printable(file.string()) +
                             "': " + base::too_long(limit));
  return bytes;
}

}  // namespace boardwright::disk
