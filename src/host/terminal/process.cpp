// Sets up signals, standard streams and the handler for the end of memory.
#include "terminal/process.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <new>
#include <string_view>

#include "base/exit_codes.h"

/// A function of mimalloc; null in programs that are not linked with it.
extern "C" void mi_register_error(void (*handler)(int, void*), void* argument)
    __attribute__((weak));

namespace boardwright::terminal {
namespace {

/// Opens /dev/null in place of closed standard streams, so that no other file gets their
/// descriptors and receives the program's messages. Reading standard input and writing to the
/// others still fail.
void occupy_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(stream, F_GETFD) < 0)
      static_cast<void>(::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
}

/// The error handler of allocators such as mimalloc, which do not call the new handler.
void end_if_without_memory(int error, void*) {
  if (error == ENOMEM) end_without_memory();
}

}  // namespace

[[noreturn]] void end_without_memory() {
  constexpr std::string_view words = "error: out of memory\n";
  static_cast<void>(!::write(STDERR_FILENO, words.data(), words.size()));
  ::_exit(static_cast<int>(base::ExitCode::system));
}

void prepare_process() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // a file over the limit becomes an error, like a full disk
  std::set_new_handler(end_without_memory);
  if (mi_register_error != nullptr) mi_register_error(end_if_without_memory, nullptr);
  occupy_standard_streams();
}

}  // namespace boardwright::terminal
