// Keeps what the drawing libraries warn of.
#include "ink/warnings.h"

#include <glib.h>

#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "base/text.h"

namespace boardwright::ink {
namespace {

/// The first warning that nobody was told of.
struct Kept {
  std::mutex guard;
  std::string warning;
};

Kept& kept() {
  static Kept& all = *new Kept;
  return all;
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
  const std::lock_guard lock(kept().guard);
  if (kept().warning.empty()) kept().warning = std::move(message);
  return G_LOG_WRITER_HANDLED;
}

}  // namespace

void heed_warnings() {
  static std::once_flag once;  // GLib takes a writer no second time
  std::call_once(once, [] { g_log_set_writer_func(&keep, nullptr, nullptr); });
}

void refuse_warnings() {
  const std::lock_guard lock(kept().guard);
  if (kept().warning.empty()) return;
  throw std::runtime_error("cannot draw: a library warns: " +
                           printable(std::exchange(kept().warning, {})));
}

}  // namespace boardwright::ink
