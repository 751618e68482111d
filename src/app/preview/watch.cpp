// Watches folders with inotify.
#include "preview/watch.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>

#include "base/files.h"

namespace boardwright::preview {
namespace fs = std::filesystem;
namespace {

constexpr unsigned folder_events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE |
                                   IN_CREATE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR;
constexpr unsigned file_events = IN_CLOSE_WRITE | IN_DELETE_SELF | IN_MOVE_SELF;

[[noreturn]] void fail_to_watch() {
  throw std::system_error(errno, std::generic_category(), "cannot watch files");
}

}  // namespace

Watch::Watch()
    : events_(::inotify_init1(IN_CLOEXEC | IN_NONBLOCK)), stop_(::eventfd(0, EFD_CLOEXEC)) {
  if (!events_.is_open() || !stop_.is_open()) fail_to_watch();
}

/// Whether it was not watched before.
bool Watch::add(const fs::path& path, unsigned what) {
  const int number = ::inotify_add_watch(events_.number(), path.c_str(), what);
  if (number < 0) {
    if (errno == ENOSPC || errno == ENOMEM) fail_to_watch();
    return false;  // it has just been removed
  }
  return paths_.insert_or_assign(number, path).second;
}

bool Watch::look_at(const fs::path& folder, int depth) {
  bool fresh = add(folder, folder_events);
  std::error_code failed;
  for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
    if (base::is_hidden(at->path())) continue;
    std::error_code broken;
    if (at->is_directory(broken))
      fresh |= depth > 0 && look_at(at->path(), depth - 1);
    else if (at->is_symlink(broken))
      add(at->path(), file_events);
  }
  return fresh;
}

bool Watch::look_at(const std::vector<Watched>& folders) {
  bool fresh = false;
  for (const Watched& each : folders) {
    std::error_code failed;
    if (fs::is_directory(each.folder, failed)) fresh |= look_at(each.folder, each.depth);
  }
  return fresh;
}

/// Whether there is something to read; never after stop().
bool Watch::wait(int milliseconds) {
  std::array<pollfd, 2> wanted = {{{events_.number(), POLLIN, 0}, {stop_.number(), POLLIN, 0}}};
  const int ready =
      disk::uninterrupted([&] { return ::poll(wanted.data(), wanted.size(), milliseconds); });
  if (ready < 0) fail_to_watch();
  stopped_ = stopped_ || wanted[1].revents != 0;
  return ready > 0 && !stopped_ && wanted[0].revents != 0;
}

void Watch::read(std::set<fs::path>& changed) {
  alignas(inotify_event) std::array<char, 16384> bytes;
  const ssize_t got = ::read(events_.number(), bytes.data(), bytes.size());
  inotify_event event;
  for (ssize_t at = 0; at + static_cast<ssize_t>(sizeof event) <= got;) {
    std::memcpy(&event, bytes.data() + at, sizeof event);
    const char* name = event.len > 0 ? bytes.data() + at + sizeof event : "";
    at += static_cast<ssize_t>(sizeof event + event.len);
    const auto known = paths_.find(event.wd);
    const fs::path path = known == paths_.end() ? fs::path(name) : known->second / name;
    if ((event.mask & IN_IGNORED) != 0) {
      if (known != paths_.end()) paths_.erase(known);
      continue;
    }
    const bool only_made = (event.mask & IN_CREATE) != 0 && (event.mask & IN_ISDIR) == 0;
    const std::string_view word = name;
    if (!only_made && !word.starts_with('.') && !word.ends_with('~')) changed.insert(path);
  }
}

std::optional<std::set<fs::path>> Watch::changed(std::chrono::milliseconds patience) {
  constexpr int moment = 12, most_moments = 20;  // an editor writes several files at once
  std::set<fs::path> changed;
  if (wait(static_cast<int>(patience.count()))) {
    read(changed);
    for (int i = 0; i < most_moments && !changed.empty() && wait(moment); ++i) read(changed);
  }
  if (stopped_) return std::nullopt;
  return changed;
}

void Watch::stop() {
  const std::uint64_t one = 1;
  static_cast<void>(!::write(stop_.number(), &one, sizeof one));
}

}  // namespace boardwright::preview
