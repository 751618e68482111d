// Collects the warnings of the drawing libraries.
#include "fonts/warnings.h"

#include <glib.h>
#include <unistd.h>

#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "base/exit_codes.h"
#include "base/text.h"

namespace boardwright::fonts {
namespace {

/// The first warning that has not been reported.
struct Kept {
  std::mutex guard;
  std::string warning;
};

Kept& kept() {
  static Kept& all = *new Kept;
  return all;
}

/// Prints the library's fatal message and exits. GLib would raise a signal and print nothing.
[[noreturn]] void exit_on_fatal_log(const std::string& message) {
  const std::string words = "error: a library failed: " + base::printable(message) + "\n";
  static_cast<void>(!::write(STDERR_FILENO, words.data(), words.size()));
  ::_exit(static_cast<int>(base::ExitCode::system));
}

GLogWriterOutput keep(GLogLevelFlags weight, const GLogField* fields, gsize count, gpointer data) {
  if ((weight & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) == 0)
    return g_log_writer_default(weight, fields, count, data);
  std::string message = "something";
  for (gsize i = 0; i < count; ++i)
    if (std::string_view(fields[i].key) == "MESSAGE") {
      const auto* const text = static_cast<const char*>(fields[i].value);
      message = fields[i].length < 0
                    ? std::string(text)
                    : std::string(text, static_cast<std::size_t>(fields[i].length));
    }
  if ((weight & G_LOG_LEVEL_ERROR) != 0) exit_on_fatal_log(message);
  const std::lock_guard lock(kept().guard);
  if (kept().warning.empty()) kept().warning = std::move(message);
  return G_LOG_WRITER_HANDLED;
}

}  // namespace

void collect_warnings() {
  static std::once_flag once;  // GLib accepts only one writer per process
  std::call_once(once, [] { g_log_set_writer_func(&keep, nullptr, nullptr); });
}

void refuse_warnings() {
  const std::lock_guard lock(kept().guard);
  if (kept().warning.empty()) return;
  throw std::runtime_error("cannot draw: library warning: " +
                           base::printable(std::exchange(kept().warning, {})));
}

}  // namespace boardwright::fonts
