// Standard output and standard error.
#include "terminal/console.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <system_error>

#include "base/text.h"
#include "disk/beneath.h"
#include "disk/disk.h"
#include "disk/write_files.h"

namespace boardwright::terminal {
namespace {

bool set(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

bool coloured(int stream) {
  if (set("NO_COLOR")) return false;
  if (const char* force = std::getenv("CLICOLOR_FORCE");
      force != nullptr && *force != '\0' && std::strcmp(force, "0") != 0)
    return true;
  const char* term = std::getenv("TERM");
  return isatty(stream) != 0 && !(term != nullptr && std::strcmp(term, "dumb") == 0);
}

/// Returns false, and sets errno, on failure.
bool write_all(int stream, std::string_view text) {
  while (!text.empty()) {
    const ssize_t n =
        disk::uninterrupted([&] { return ::write(stream, text.data(), text.size()); });
    if (n < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

/// Whether this is an existing source file of a game, which no output may overwrite.
bool is_source(const std::filesystem::path& file) {
  std::error_code failed;
  const std::filesystem::path whole = std::filesystem::canonical(file, failed);
  if (failed || disk::game_folder_of(whole).empty()) return false;
  const std::filesystem::path ending = whole.extension();
  return ending == ".toml" || ending == ".md" || ending == ".txt";
}

}  // namespace

/// The state of the status line.
struct Console::Shared {
  std::mutex mutex;
  bool shows_line = false;
};

Console::Console()
    : shared_(std::make_shared<Shared>()),
      colour_(coloured(STDOUT_FILENO)),
      error_colour_(coloured(STDERR_FILENO)),
      error_terminal_(isatty(STDERR_FILENO) != 0),
      out_terminal_(isatty(STDOUT_FILENO) != 0) {}

Console Console::keeping(std::string& kept) const {
  Console other = *this;
  other.kept_ = &kept;
  return other;
}

void Console::clear_status() const {
  if (error_terminal_) status({});
}

void Console::status(std::string_view line) const {
  const std::lock_guard lock(shared_->mutex);
  if (!shared_->shows_line && line.empty()) return;
  static_cast<void>(write_all(STDERR_FILENO, "\r" + std::string(line) + "\x1b[K"));
  shared_->shows_line = !line.empty();
}

int Console::error_width() const {
  winsize size = {};
  return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

void Console::out(std::string_view text) const {
  clear_status();
  if (!write_all(STDOUT_FILENO, text))
    throw std::system_error(errno, std::generic_category(), "standard output");
}

void Console::err(std::string_view text) const {
  if (kept_ != nullptr) {
    *kept_ += text;
    return;
  }
  clear_status();
  static_cast<void>(write_all(STDERR_FILENO, text));  // a failure cannot be reported
}

void Console::put(const std::filesystem::path& file, std::string_view bytes) const {
  if (file.empty()) return out(bytes);
  if (is_source(file))
    throw base::UsageError(base::in_quotes(file.string()) + " is a source file of a game",
                           "choose another file name");
  disk::write_file_atomic(file, bytes);
}

std::string Console::paint(Colour colour, std::string_view text) const {
  const auto code = [&]() -> std::string_view {
    switch (colour) {
      case Colour::none: return "";
      case Colour::good: return "\x1b[32m";
      case Colour::bad: return "\x1b[31m";
      case Colour::quiet: return "\x1b[2m";
      case Colour::strong: return "\x1b[1m";
    }
    return "";
  }();
  if (!colour_ || code.empty()) return std::string(text);
  return std::string(code) + std::string(text) + "\x1b[0m";
}

std::string shown(const base::UsageError& error, bool colour) {
  std::string text = colour ? "\x1b[31merror:\x1b[0m " : "error: ";
  text += base::printable(error.what());
  text += '\n';
  if (!error.hint.empty()) text += "  " + base::printable(error.hint) + "\n";
  return text;
}

}  // namespace boardwright::terminal
