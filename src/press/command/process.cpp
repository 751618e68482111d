// Asks the system for signals, streams and words at the end of memory.
#include "command/process.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <new>
#include <string_view>

#include "base/exit_codes.h"

/// mimalloc's, in programs that are linked with it.
extern "C" void mi_register_error(void (*handler)(int, void*), void* argument)
    __attribute__((weak));

namespace boardwright::command {
namespace {

/// Opens what stands for standard streams that are closed, so that no file takes their numbers and
/// is given the program's words. They refuse what closed ones do.
void occupy_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(stream, F_GETFD) < 0)
      static_cast<void>(::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
}

/// Allocators that replace the library's, as mimalloc, may ask handlers of their own.
void end_if_without_memory(int error, void*) {
  if (error == ENOMEM) end_without_memory();
}

}  // namespace

[[noreturn]] void end_without_memory() {
  constexpr std::string_view words = "error: out of memory\n";
  static_cast<void>(!::write(STDERR_FILENO, words.data(), words.size()));
  ::_exit(static_cast<int>(ExitCode::system));
}

void prepare_process() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // a file over the limit is an error like a full disk
  std::set_new_handler(end_without_memory);
  if (mi_register_error != nullptr) mi_register_error(end_if_without_memory, nullptr);
  occupy_standard_streams();
}

}  // namespace boardwright::command
