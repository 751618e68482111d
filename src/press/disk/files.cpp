// Implements base/files.h for the disk.
#include "base/files.h"

#include <algorithm>
#include <system_error>

#include "base/checked_text.h"
#include "disk/beneath.h"
#include "disk/disk.h"

namespace boardwright {

namespace fs = std::filesystem;

bool base::file_exists(const fs::path& path) {
  std::error_code failed;
  return fs::is_regular_file(path, failed);
}

std::vector<fs::path> base::files_in(const fs::path& folder, std::string_view ending) {
  std::vector<fs::path> found;
  std::error_code failed;
  fs::directory_iterator entry(folder, failed);
  for (; !failed && entry != fs::directory_iterator(); entry.increment(failed))
    if (const fs::path& path = entry->path();
        !is_hidden(path) && (ending.empty() || path.extension() == ending))
      found.push_back(path);
  const bool absent =
      failed == std::errc::no_such_file_or_directory || failed == std::errc::not_a_directory;
  if (failed && !absent) disk::fail("cannot read", folder, failed.value());
  std::ranges::sort(found);
  return found;
}

std::optional<std::string> base::read_text(const fs::path& file, std::size_t limit,
                                           base::Report& report) {
  return base::read_text(file, file.string(), limit, report);
}

std::optional<std::string> base::read_text(const fs::path& file, const std::string& name,
                                           std::size_t limit, base::Report& report) {
  const disk::OpenedBeneath opened = disk::open_beneath(file);
  if (!opened.left_folder.empty()) {
    report.error({name}, disk::link_problem(opened.left_folder), disk::link_hint);
    return std::nullopt;
  }
  if (!opened.file.is_open()) disk::fail("cannot read", file);
  return base::checked_text(disk::read_regular(opened.file, file, limit), name, limit, report);
}

}  // namespace boardwright
