// Reads and writes the manifest of a build.
#include "builder/manifest.h"

#include <algorithm>

#include "base/hash.h"
#include "base/text.h"
#include "site/site_bar.h"

namespace boardwright::builder {

using base::content_hash;

namespace {

constexpr std::size_t most_bytes = std::size_t{64} << 20;        // of one output file
constexpr std::size_t most_bytes_of_all = std::size_t{1} << 30;  // of the manifest
constexpr std::string_view first_line = "boardwright 4\n";
constexpr std::string_view last_word = "end ";

bool is_below(const std::string& path, std::string_view folder) {
  return path.size() > folder.size() && path[folder.size()] == '/' && path.starts_with(folder);
}

/// A range of files, which are ordered by their paths.
template <class At>
struct FileRange {
  At first, last;
  At begin() const { return first; }
  At end() const { return last; }
};

/// The files below a folder.
template <class Files>
auto range_below(Files& files, const std::string& folder) {
  const auto end = files.lower_bound(folder + '0');
  return FileRange<decltype(files.begin())>{files.lower_bound(folder + '/'), end};
}
static_assert('/' + 1 == '0');

/// The text between the first line and the last, which holds its hash. Empty if the format differs
/// or the hash is wrong.
std::string_view body_of(std::string_view text) {
  constexpr std::size_t end = last_word.size() + 18;  // a hash, a blank, a line end
  if (!text.starts_with(first_line) || text.size() < first_line.size() + end) return {};
  std::string_view last = text.substr(text.size() - end);
  text.remove_suffix(end);
  std::uint64_t hash = 0;
  if (!last.starts_with(last_word)) return {};
  last.remove_prefix(last_word.size());
  if (!take_hexadecimal(last, hash) || hash != content_hash(text)) return {};
  return text.substr(first_line.size());
}

}  // namespace

std::string reason(FileState state, const Parts& before, const Parts& now, unsigned kinds) {
  switch (state) {
    case FileState::intact: break;
    case FileState::unknown: return "no earlier build made it";
    case FileState::missing: return "missing";
    case FileState::altered: return "changed by hand";
    case FileState::outdated: {
      const std::string changed = changes(before, now, kinds);
      return changed.empty() ? "what it shows changed, or a source did while it was made" : changed;
    }
  }
  return {};
}

Manifest::Manifest(const disk::Folder& folder) : folder_(&folder) {
  const auto text = folder.read(file_name, most_bytes_of_all);
  if (text && !read(body_of(*text), old_)) old_ = {};
  if (const auto marks = folder.read(marks_name, most_bytes_of_all)) read_marks(*marks);
}

void Manifest::read_marks(std::string_view text) {
  for (std::string_view line : base::split(text, '\n')) {
    disk::FileMark mark;
    std::uint64_t changed = 0;
    if (!take_hexadecimal(line, mark.file) || !take_hexadecimal(line, mark.size) ||
        !take_hexadecimal(line, changed))
      continue;
    mark.changed = static_cast<std::int64_t>(changed);
    if (const auto file = old_.files.find(line); file != old_.files.end()) file->second.mark = mark;
  }
}

bool Manifest::read(std::string_view text, Memory& memory) {
  GameRecord* game = nullptr;
  Entry* file = nullptr;
  for (std::string_view line : base::split(text, '\n')) {
    if (line.empty()) continue;
    if (line.starts_with("file ")) {
      line.remove_prefix(5);
      Entry entry;
      if (!take_hexadecimal(line, entry.key) || !take_hexadecimal(line, entry.hash) ||
          !take_hexadecimal(line, entry.size) || line.starts_with('/') ||
          line.find("..") != std::string_view::npos)
        return false;
      file = &(memory.files[std::string(line)] = entry);
      continue;
    }
    if (line.starts_with("shows ") && file != nullptr) {
      file->letters = line.substr(6);
      continue;
    }
    if (line.starts_with("game ")) game = &memory.games[std::string(line.substr(5))];
    GameRecord index;
    if (!read_line(game != nullptr ? *game : index, line)) return false;
    memory.index.merge(index.parts);
  }
  return true;
}

FileState Manifest::state_of(const std::string& path, std::uint64_t key) const {
  const auto known = old_.files.find(path);
  const bool is_outdated = known != old_.files.end() && known->second.key != key;
  return is_outdated ? FileState::outdated : state_of(path);
}

FileState Manifest::state_of(const std::string& path) const {
  const auto known = old_.files.find(path);
  if (known == old_.files.end()) return FileState::unknown;
  inspection_.reset();  // helps, and waits for its end
  const Entry& entry = known->second;
  if (!entry.seen) {
    disk::FolderReader reader(*folder_);
    entry.seen = inspect_file(reader, path, entry);
  }
  return *entry.seen;
}

FileState Manifest::inspect_file(disk::FolderReader& reader, const std::string& path,
                                 const Entry& entry) {
  const auto mark = reader.mark_of(path);
  if (mark && mark == entry.mark && mark->size == entry.size) return FileState::intact;
  entry.mark.reset();
  const auto bytes = reader.read(path, most_bytes);
  if (!bytes) return FileState::missing;
  if (content_hash(*bytes) != entry.hash) return FileState::altered;
  if (mark && is_settled(*mark)) entry.mark = mark;
  return FileState::intact;
}

void Manifest::inspect(const std::vector<std::string>& folders, int threads) {
  std::vector<const Files::value_type*> files;
  const auto add = [&files](const auto& some) {
    for (const auto& file : some) files.push_back(&file);
  };
  for (const std::string& folder : folders) add(range_below(old_.files, folder));
  if (folders.empty()) add(old_.files);
  const std::size_t count = files.size();
  inspection_.emplace(count, threads - 1,
                      [this, files = std::move(files)](std::size_t i, std::size_t end) {
                        disk::FolderReader reader(*folder_);
                        for (; i < end; ++i) {
                          const auto& [path, entry] = *files[i];
                          try {
                            entry.seen = inspect_file(reader, path, entry);
                          } catch (const std::exception&) {
                            continue;  // state_of() throws it again
                          }
                        }
                      });
}

bool Manifest::is_intact(const std::string& below) const {
  const auto files = range_below(old_.files, below);
  return files.first != files.last && std::ranges::all_of(files, [&](const auto& file) {
           return state_of(file.first) == FileState::intact;
         });
}

const GameRecord* Manifest::record(const std::string& game) const {
  const auto found = old_.games.find(game);
  return found == old_.games.end() ? nullptr : &found->second;
}

std::uint64_t Manifest::size(const std::string& path) const {
  const auto kept = fresh_.files.find(path);
  return kept == fresh_.files.end() ? 0 : kept->second.size;
}

std::uint64_t Manifest::hash(const std::string& path) const {
  const auto kept = fresh_.files.find(path);
  return kept == fresh_.files.end() ? 0 : kept->second.hash;
}

std::vector<std::string> Manifest::files_below(const std::string& folder) const {
  std::vector<std::string> paths;
  for (const auto& [path, entry] : range_below(old_.files, folder)) paths.push_back(path);
  return paths;
}

std::vector<std::string> Manifest::adopt(const Manifest& other, const std::string& game) {
  inspection_.reset();  // it looks at what changes here
  std::vector<std::string> gone = files_below(game);
  for (const std::string& path : gone) old_.files.erase(path);
  for (const auto& [path, entry] : range_below(other.old_.files, game)) {
    std::erase(gone, path);
    Entry& here = old_.files[path] = entry;
    here.seen = FileState::intact;
    here.mark.reset();
  }
  old_.games[game] = other.old_.games.at(game);
  return gone;
}

void Manifest::keep(const std::string& path, std::uint64_t key, std::string_view bytes,
                    std::string letters) {
  fresh_.files[path] = {key, content_hash(bytes), bytes.size(), std::move(letters)};
}

std::map<std::string, std::string> Manifest::letters() const {
  std::map<std::string, std::string> found;
  for (const auto& [path, entry] : fresh_.files)
    if (!entry.letters.empty()) found[path] = entry.letters;
  return found;
}

void Manifest::keep_old(const std::string& path) { fresh_.files[path] = old_.files.at(path); }

void Manifest::outdate(const std::string& folder) {
  for (auto& [path, entry] : range_below(fresh_.files, folder)) entry.key = 0;
}

void Manifest::keep_all_below(const std::string& folder) {
  const auto files = range_below(old_.files, folder);
  fresh_.files.insert(files.begin(), files.end());
}

void Manifest::keep_record(GameRecord record) {
  const std::string id = record.entry.id;
  fresh_.games[id] = std::move(record);
}

std::vector<std::string> Manifest::dropped(const std::string& below) const {
  std::vector<std::string> paths;
  for (const auto& [path, entry] : range_below(old_.files, below))
    if (!fresh_.files.contains(path)) paths.push_back(path);
  return paths;
}

std::vector<std::string> Manifest::of_site() const {
  std::vector<std::string> paths;
  for (const auto& [path, entry] : old_.files)
    if (path != "index.html" && (path.find('/') == path.npos || is_below(path, site::pages_folder)))
      paths.push_back(path);
  return paths;
}

std::vector<std::string> Manifest::dropped_of_site() const {
  std::vector<std::string> paths = of_site();
  std::erase_if(paths, [&](const std::string& path) { return fresh_.files.contains(path); });
  return paths;
}

std::set<std::string> Manifest::folders() const {
  std::set<std::string> found;
  for (const auto* files : {&old_.files, &fresh_.files})
    for (const auto& [path, entry] : *files)
      if (const auto end = path.rfind('/'); end != path.npos) found.insert(path.substr(0, end));
  return found;
}

std::vector<std::string> Manifest::games() const {
  std::vector<std::string> ids;
  for (const auto& [id, record] : old_.games) ids.push_back(id);
  return ids;
}

std::string Manifest::text() const { return text_of(fresh_); }

std::string Manifest::text_of_marks() const {
  std::string text;
  for (const auto& [path, entry] : fresh_.files)
    if (entry.mark)
      text += hexadecimal(entry.mark->file) + " " + hexadecimal(entry.mark->size) + " " +
              hexadecimal(static_cast<std::uint64_t>(entry.mark->changed)) + " " + path + "\n";
  return text;
}

std::string Manifest::text_so_far() const {
  Memory all = fresh_;
  all.index = old_.index;
  all.games.insert(old_.games.begin(), old_.games.end());
  for (const auto& file : old_.files)
    if (!fresh_.games.contains(file.first.substr(0, file.first.find('/')))) all.files.insert(file);
  return text_of(all);
}

std::string Manifest::text_of(const Memory& memory) {
  std::string text(first_line);
  text += builder::text_of(memory.index);
  for (const auto& [id, record] : memory.games) text += builder::text_of(record);
  for (const auto& [path, entry] : memory.files) {
    text += "file " + hexadecimal(entry.key) + " " + hexadecimal(entry.hash) + " " +
            hexadecimal(entry.size) + " " + path + "\n";
    if (!entry.letters.empty()) text += "shows " + entry.letters + "\n";
  }
  const std::uint64_t hash = content_hash(text);
  return text + std::string(last_word) + hexadecimal(hash) + " \n";
}

}  // namespace boardwright::builder
