// Finds and reads the files of the disk.
#include "disk/files.h"

#include <algorithm>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "disk/beneath.h"
#include "disk/disk.h"

namespace boardwright::disk {
namespace fs = std::filesystem;
namespace {

std::optional<std::string> read_author_file(const fs::path& file, const std::string& name,
                                            std::size_t limit, base::Report& report) {
  const OpenedBeneath opened = open_beneath(file);
  if (!opened.left_folder.empty()) {
    report.error({name}, link_problem(opened.left_folder), link_hint);
    return std::nullopt;
  }
  if (!opened.file.is_open()) fail("cannot read", file);
  return read_regular(opened.file, file, limit);
}

}  // namespace

base::Files files_on_disk() {
  base::Files files;
  files.exists = &file_exists;
  files.list = &files_in;
  files.read = &read_author_file;
  return files;
}

base::SearchPath on_disk(fs::path shipped) { return {std::move(shipped), files_on_disk()}; }

bool file_exists(const fs::path& path) {
  std::error_code failed;
  return fs::is_regular_file(path, failed);
}

std::vector<fs::path> files_in(const fs::path& folder, std::string_view ending) {
  std::vector<fs::path> found;
  std::error_code failed;
  fs::directory_iterator entry(folder, failed);
  for (; !failed && entry != fs::directory_iterator(); entry.increment(failed))
    if (const fs::path& path = entry->path();
        !base::is_hidden(path) && (ending.empty() || path.extension() == ending))
      found.push_back(path);
  const bool absent =
      failed == std::errc::no_such_file_or_directory || failed == std::errc::not_a_directory;
  if (failed && !absent) fail("cannot read", folder, failed.value());
  std::ranges::sort(found);
  return found;
}

}  // namespace boardwright::disk
