// Keeps the files of a page in memory.
#include "workbench/folder.h"

#include <map>
#include <set>

namespace boardwright::web {
namespace fs = std::filesystem;
namespace {

using Texts = std::map<std::string, std::string, std::less<>>;

Texts& files() {
  static Texts files;
  return files;
}

Changes change_counts;

void count_change(std::string_view path) {
  ++change_counts.all;
  if (path.find("/styles/") != path.npos || path.find("/pieces/") != path.npos)
    ++change_counts.looks;
}

std::vector<fs::path> list(const fs::path& folder, std::string_view ending) {
  const std::string begin = folder.native() + "/";
  std::set<fs::path> found;
  for (auto at = files().lower_bound(begin); at != files().end(); ++at) {
    if (!at->first.starts_with(begin)) break;
    const std::string_view rest = std::string_view(at->first).substr(begin.size());
    fs::path path = folder / rest.substr(0, rest.find('/'));
    if (!base::is_hidden(path) && (ending.empty() || path.extension() == ending))
      found.insert(std::move(path));
  }
  return {found.begin(), found.end()};
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

base::Files kept_files() {
  base::Files kept;
  kept.exists = [](const fs::path& path) { return files().contains(path.native()); };
  kept.list = &list;
  kept.read = [](const fs::path& file, const std::string&, std::size_t, base::Report&) {
    const auto found = files().find(file.native());
    return found == files().end() ? std::string() : found->second;
  };
  return kept;
}

}  // namespace boardwright::web
