// Reads the texts of files, on a disk or in memory.
#include "base/files.h"

#include <utility>

#include "base/checked_text.h"

namespace boardwright::base {

std::optional<std::string> read_text(const Files& files, const std::filesystem::path& file,
                                     std::size_t limit, Report& report) {
  return read_text(files, file, file.string(), limit, report);
}

std::optional<std::string> read_text(const Files& files, const std::filesystem::path& file,
                                     const std::string& name, std::size_t limit, Report& report) {
  auto bytes = files.read(file, name, limit, report);
  return bytes ? checked_text(std::move(*bytes), name, limit, report) : std::nullopt;
}

}  // namespace boardwright::base
