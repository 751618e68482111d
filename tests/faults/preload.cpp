// Preloaded before the C library: makes the n-th call of a kind fail, or triggers an action at it.
//
//     FAULT="CALL NUMBER ACTION MARK"     CALL: open, read, write, fsync, rename, unlink or mmap
//
// ACTION is `fail`, `kill`, or `change`, which renames the file FAULT_FROM to FAULT_TO. The file
// MARK is created when the action happens.
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

struct Fault {
  char call[16] = {}, action[16] = {}, mark[512] = {};
  long number = 0;
  std::atomic<long> seen = 0;
};
Fault fault;

__attribute__((constructor)) void read_environment() {
  const char* const wanted = std::getenv("FAULT");
  if (wanted == nullptr || std::sscanf(wanted, "%15s %ld %15s %511s", fault.call, &fault.number,
                                       fault.action, fault.mark) != 4)
    fault.number = 0;
}

/// Counts a call and runs the action at the chosen one. Returns whether the call must fail, with
/// errno set to `error`.
bool fails(const char* call, int error) {
  if (fault.number == 0 || std::strcmp(call, fault.call) != 0 || ++fault.seen != fault.number)
    return false;
  const long mark = syscall(SYS_openat, AT_FDCWD, fault.mark, O_CREAT | O_WRONLY, 0600);
  syscall(SYS_close, mark);
  if (std::strcmp(fault.action, "kill") == 0) syscall(SYS_kill, getpid(), SIGKILL);
  if (std::strcmp(fault.action, "change") == 0)
    syscall(SYS_renameat2, AT_FDCWD, std::getenv("FAULT_FROM"), AT_FDCWD, std::getenv("FAULT_TO"),
            0);
  errno = error;
  return std::strcmp(fault.action, "fail") == 0;
}

int open_at(int folder, const char* path, int flags, va_list rest) {
  const bool makes = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
  const unsigned mode = makes ? va_arg(rest, unsigned) : 0;
  if (fails("open", EMFILE)) return -1;
  return static_cast<int>(syscall(SYS_openat, folder, path, flags, mode));
}

int open_here(const char* path, int flags, va_list rest) {
  return open_at(AT_FDCWD, path, flags, rest);
}

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const int opened = open_here(path, flags, rest);
  va_end(rest);
  return opened;
}

int open64(const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const int opened = open_here(path, flags, rest);
  va_end(rest);
  return opened;
}

int openat(int folder, const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const int opened = open_at(folder, path, flags, rest);
  va_end(rest);
  return opened;
}

int openat64(int folder, const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const int opened = open_at(folder, path, flags, rest);
  va_end(rest);
  return opened;
}

int memfd_create(const char* name, unsigned flags) noexcept {
  if (fails("open", EMFILE)) return -1;
  return static_cast<int>(syscall(SYS_memfd_create, name, flags));
}

ssize_t read(int file, void* to, size_t size) {
  return fails("read", EIO) ? -1 : syscall(SYS_read, file, to, size);
}

ssize_t write(int file, const void* from, size_t size) {
  return fails("write", ENOSPC) ? -1 : syscall(SYS_write, file, from, size);
}

int fsync(int file) {
  return fails("fsync", EIO) ? -1 : static_cast<int>(syscall(SYS_fsync, file));
}

int renameat2(int folder, const char* from, int other, const char* to, unsigned how) noexcept {
  return fails("rename", EACCES)
             ? -1
             : static_cast<int>(syscall(SYS_renameat2, folder, from, other, to, how));
}

int renameat(int folder, const char* from, int other, const char* to) noexcept {
  return renameat2(folder, from, other, to, 0);
}

int rename(const char* from, const char* to) noexcept {
  return renameat(AT_FDCWD, from, AT_FDCWD, to);
}

int unlinkat(int folder, const char* path, int flags) noexcept {
  return fails("unlink", EACCES) ? -1
                                 : static_cast<int>(syscall(SYS_unlinkat, folder, path, flags));
}

int unlink(const char* path) noexcept { return unlinkat(AT_FDCWD, path, 0); }

void* mmap(void* at, size_t size, int protection, int flags, int file, off_t offset) noexcept {
  if (fails("mmap", ENOMEM)) return MAP_FAILED;
  return reinterpret_cast<void*>(syscall(SYS_mmap, at, size, protection, flags, file, offset));
}

void* mmap64(void* at, size_t size, int protection, int flags, int file, off64_t offset) noexcept {
  return mmap(at, size, protection, flags, file, offset);
}

/// Disables prctl, so that the build keeps its rights: the mark is written outside its folder.
int prctl(int, ...) noexcept {
  errno = EINVAL;
  return -1;
}

}  // extern "C"
