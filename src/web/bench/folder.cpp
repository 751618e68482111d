// Implements base/files.h in memory.
#include "web/bench/folder.h"

#include <map>
#include <set>

#include "base/checked_text.h"
#include "base/files.h"

namespace boardwright {

namespace fs = std::filesystem;

namespace web {
namespace {

using Files = std::map<std::string, std::string, std::less<>>;

Files& files() {
  static Files files;
  return files;
}

Changes change_counts;

void count_change(std::string_view path) {
  ++change_counts.all;
  if (path.find("/styles/") != path.npos || path.find("/pieces/") != path.npos)
    ++change_counts.looks;
}

}  // namespace

void keep_file(std::string path, std::string text) {
  count_change(path);
  files().insert_or_assign(std::move(path), std::move(text));
}

Changes changes() { return change_counts; }

void forget_file(std::string_view path) {
  const bool all = path.ends_with('/');
  for (auto at = files().lower_bound(path); at != files().end();) {
    if (!(all ? at->first.starts_with(path) : at->first == path)) break;
    count_change(at->first);
    at = files().erase(at);
  }
}

}  // namespace web

bool base::file_exists(const fs::path& path) { return web::files().contains(path.native()); }

std::vector<fs::path> base::files_in(const fs::path& folder, std::string_view ending) {
  const std::string begin = folder.native() + "/";
  std::set<fs::path> found;
  for (auto at = web::files().lower_bound(begin); at != web::files().end(); ++at) {
    if (!at->first.starts_with(begin)) break;
    const std::string_view rest = std::string_view(at->first).substr(begin.size());
    fs::path path = folder / rest.substr(0, rest.find('/'));
    if (!is_hidden(path) && (ending.empty() || path.extension() == ending))
      found.insert(std::move(path));
  }
  return {found.begin(), found.end()};
}

std::optional<std::string> base::read_text(const fs::path& file, std::size_t limit,
                                           base::Report& report) {
  return read_text(file, file.native(), limit, report);
}

std::optional<std::string> base::read_text(const fs::path& file, const std::string& name,
                                           std::size_t limit, base::Report& report) {
  const auto found = web::files().find(file.native());
  return checked_text(found == web::files().end() ? std::string() : found->second, name, limit,
                      report);
}

}  // namespace boardwright
