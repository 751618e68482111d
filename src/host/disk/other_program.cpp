// Starts another program and talks with it over a socket.
#include "disk/other_program.h"

#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <stdexcept>
#include <system_error>
#include <thread>

namespace boardwright::disk {

using Clock = std::chrono::steady_clock;

namespace {

void limit(pid_t process, __rlimit_resource resource, std::size_t most) {
  const rlimit both{most, most};
  static_cast<void>(::prlimit(process, resource, &both, nullptr));
}

[[noreturn]] void fail_to_start(const std::string& program, int error) {
  throw std::runtime_error("cannot start '" + program +
                           "': " + std::generic_category().message(error));
}

/// The actions that make a socket the three standard streams of a program.
class Streams {
 public:
  explicit Streams(int socket) {
    ::posix_spawn_file_actions_init(&actions_);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
      ::posix_spawn_file_actions_adddup2(&actions_, socket, stream);
  }
  Streams(const Streams&) = delete;
  Streams& operator=(const Streams&) = delete;
  ~Streams() { ::posix_spawn_file_actions_destroy(&actions_); }

  const posix_spawn_file_actions_t* actions() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_{};
};

}  // namespace

OtherProgram::OtherProgram(const std::string& program, Limits limits) : limits_(limits) {
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
    fail_to_start(program, errno);
  socket_ = Descriptor(ends[0]);
  const Descriptor other(ends[1]);
  std::string name = program;
  const std::array<char*, 2> arguments{name.data(), nullptr};
  const Streams streams(other.number());
  const int error = ::posix_spawnp(&process_, program.c_str(), streams.actions(), nullptr,
                                   arguments.data(), environ);
  if (error != 0) fail_to_start(program, error);
  limit(process_, RLIMIT_AS, limits_.memory_bytes);
  limit(process_, RLIMIT_CPU, static_cast<std::size_t>(limits_.processor.count()));
}

OtherProgram::~OtherProgram() {
  if (process_ < 0) return;
  ::kill(process_, SIGKILL);
  uninterrupted([&] { return ::waitpid(process_, nullptr, 0); });
}

/// The length of the output with the first line that begins as asked; nothing if it has none.
std::optional<std::size_t> OtherProgram::end_of_answer(std::string_view last) const {
  for (std::size_t begin = 0; begin < output_.size();) {
    const std::size_t end = output_.find('\n', begin);
    if (end == std::string::npos) return std::nullopt;
    const std::string_view line = std::string_view(output_).substr(begin);
    for (std::string_view rest = last;;) {
      const std::string_view beginning = rest.substr(0, rest.find('\n'));
      if (line.starts_with(beginning)) return end + 1;
      if (beginning.size() == rest.size()) break;
      rest.remove_prefix(beginning.size() + 1);
    }
    begin = end + 1;
  }
  return std::nullopt;
}

std::optional<std::string> OtherProgram::fail(std::string problem) {
  problem_ = std::move(problem);
  socket_.close();
  return std::nullopt;
}

/// What happened to the program, which has closed its output.
std::string OtherProgram::how_it_ended() {
  constexpr int most_waits = 100;
  constexpr auto wait = std::chrono::milliseconds(10);
  int status = 0;
  for (int i = 0; i < most_waits; ++i) {
    if (::waitpid(process_, &status, WNOHANG) == 0) {
      std::this_thread::sleep_for(wait);
      continue;
    }
    process_ = -1;
    return WIFEXITED(status) ? "it has ended with exit code " + std::to_string(WEXITSTATUS(status))
                             : "it has ended by signal " + std::to_string(WTERMSIG(status));
  }
  return "it has closed its output";
}

std::optional<std::string> OtherProgram::ask(std::string_view lines, std::string_view last) {
  if (!problem_.empty()) return std::nullopt;
  const Clock::time_point deadline = Clock::now() + limits_.answer;
  while (true) {
    if (lines.empty())
      if (const auto end = end_of_answer(last)) {
        std::string answer = output_.substr(0, *end);
        output_.erase(0, *end);
        return answer;
      }
    if (output_.size() > limits_.answer_bytes) return fail("its answer is too long");
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    pollfd ready{socket_.number(), static_cast<short>(lines.empty() ? POLLIN : POLLIN | POLLOUT),
                 0};
    if (left.count() <= 0 ||
        uninterrupted([&] { return ::poll(&ready, 1, static_cast<int>(left.count())); }) <= 0)
      return fail("it has not answered for " +
                  std::to_string(std::chrono::ceil<std::chrono::seconds>(limits_.answer).count()) +
                  " seconds");
    if ((ready.revents & POLLOUT) != 0) {
      const auto sent = uninterrupted([&] {
        return ::send(socket_.number(), lines.data(), lines.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
      });
      if (sent > 0) lines.remove_prefix(static_cast<std::size_t>(sent));
    }
    if ((ready.revents & (POLLIN | POLLHUP | POLLERR)) != 0) {
      std::array<char, 65536> part{};
      const auto count = uninterrupted(
          [&] { return ::recv(socket_.number(), part.data(), part.size(), MSG_DONTWAIT); });
      if (count > 0)
        output_.append(part.data(), static_cast<std::size_t>(count));
      else if (count == 0 || errno != EAGAIN)
        return fail(how_it_ended());
    }
  }
}

}  // namespace boardwright::disk
