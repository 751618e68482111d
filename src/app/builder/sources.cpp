// Hashes the files that a build reads.
#include "builder/sources.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>
#include <vector>

#include "base/files.h"
#include "base/hash.h"
#include "base/limits.h"
#include "base/names.h"
#include "base/text.h"
#include "disk/beneath.h"
#include "disk/disk.h"
#include "disk/module.h"
#include "pdf/ink.h"
#include "text/inside.h"

namespace boardwright::builder {

using base::content_hash;

namespace fs = std::filesystem;
namespace {

constexpr std::size_t longest = std::size_t{1} << 30;  // of one file, a program with all its tests

struct PartKind {
  std::string_view begins, ends;  ///< prefix and suffix of the names of the parts
  unsigned kind;
};
constexpr std::array<PartKind, 14> part_kinds = {{
    {"the program", "", kind::program},
    {"the drawing module", "", kind::drawing},
    {"the address", "", kind::frames},
    {"fonts/", "", kind::drawing},
    {"tilings/", "", kind::tilings},
    {"styles/", "", kind::looks},
    {"pieces/", "", kind::looks},
    {"codemirror/", "", kind::workbench},
    {"pages/workbench/", "", kind::workbench},
    {"pages/", "", kind::frames},
    {"games/", ".md", kind::texts},
    {"games/", "", kind::data},
    {"manual/", ".md", kind::texts},
    {"manual/", "", kind::data},
}};

/// Adds a file. For an article, also adds a part for what it states, as proofs do not depend on the
/// rest of its text.
void add_file(Parts& parts, const std::string& name, const std::string& bytes) {
  parts[name] = content_hash(bytes);
  if (!name.ends_with(".md") || bytes.size() > base::limits::article_bytes) return;
  if (const std::uint64_t inside = text::hash_of_inside(bytes); inside != 0)
    parts[name + ", what it states"] = inside;
}

/// Adds all files below a folder, each named by `name` followed by its path in the folder.
void add_folder(Parts& parts, const fs::path& folder, const std::string& name) {
  constexpr int deepest = 4;  // readers do not go deeper, and links can form cycles
  std::error_code failed;
  const auto follow = fs::directory_options::follow_directory_symlink;
  const std::size_t above = (folder / "").native().size();
  for (fs::recursive_directory_iterator at(folder, follow, failed), end; !failed && at != end;
       at.increment(failed)) {
    const bool hidden = base::is_hidden(at->path());
    if (hidden || at.depth() >= deepest) at.disable_recursion_pending();
    std::error_code broken;
    if (!hidden && at->is_regular_file(broken) && !disk::leads_out(at->path()))
      add_file(parts, name + at->path().native().substr(above),
               disk::read_file(at->path(), longest));
  }
  const bool absent =
      failed == std::errc::no_such_file_or_directory || failed == std::errc::not_a_directory;
  if (failed && !absent) disk::fail("cannot read", folder, failed.value());
}

/// The value of `like` in a game's file, looked for line by line: a build that has nothing to do
/// reads no game.
std::string game_it_varies(const fs::path& file) {
  if (std::error_code failed; !fs::is_regular_file(file, failed)) return {};
  const std::string text = disk::read_file(file, longest);
  for (const std::string_view line : base::split(text, '\n')) {
    const std::string_view key = base::trimmed(line);
    if (key.starts_with('[')) return {};
    if (!key.starts_with("like")) continue;
    const std::vector<std::string_view> parts = base::split(key, '"');
    if (parts.size() == 3) return std::string(parts[1]);
  }
  return {};
}

}  // namespace

unsigned kind_of(std::string_view name) {
  for (const PartKind& row : part_kinds)
    if (name.starts_with(row.begins) && name.ends_with(row.ends)) return row.kind;
  return kind::all;
}

Engine running_engine() {
  return {content_hash(disk::read_file(disk::program_file(), longest)), pdf::ink_fingerprint()};
}

Parts shared_parts(const Context& context, const Engine& engine, const std::string& base_url) {
  Parts parts = {{"the program", engine.program}, {"the drawing module", engine.module}};
  if (!base_url.empty()) parts["the address"] = content_hash(base_url);
  add_folder(parts, context.fonts, "fonts/");
  if (!context.editor.empty()) add_folder(parts, context.editor, "codemirror/");
  const auto& search_path = context.search_path.folders();
  for (auto shelf = search_path.rbegin(); shelf != search_path.rend(); ++shelf)
    for (const char* kind : {"tilings", "styles", "pieces", "pages"})
      add_folder(parts, *shelf / kind, std::string(kind) + "/");
  return parts;
}

std::string folder_of_parts(const std::string& id) {
  return (id == manual_id ? "" : "games/") + id + "/";
}

Parts game_parts(const Context& context, const std::string& id) {
  Parts parts;
  const fs::path folder = context.search_path.game(id);
  add_folder(parts, folder, folder_of_parts(id));
  const std::string like = game_it_varies(folder / "game.toml");
  if (like.empty() || !base::is_name(like)) return parts;
  Parts others;
  add_folder(others, context.search_path.game(like), folder_of_parts(like));
  std::erase_if(others, [](const auto& part) {
    return !part.first.ends_with("/game.toml") &&
           part.first.find("/positions/") == std::string::npos;
  });
  parts.merge(others);
  return parts;
}

std::uint64_t key_of(const Parts& parts, unsigned kinds) {
  std::uint64_t key = kinds;
  for (const auto& [name, hash] : parts)
    if ((kind_of(name) & kinds) != 0)
      key = content_hash(std::to_string(hash), content_hash(name, key));
  return key;
}

std::string changes(const Parts& before, const Parts& now, unsigned kinds) {
  std::vector<std::string> differences;
  for (const auto& [name, hash] : now) {
    if ((kind_of(name) & kinds) == 0) continue;
    const auto old = before.find(name);
    if (old == before.end())
      differences.push_back(name + " is new");
    else if (old->second != hash)
      differences.push_back(name + " changed");
  }
  for (const auto& [name, hash] : before)
    if ((kind_of(name) & kinds) != 0 && !now.contains(name))
      differences.push_back(name + " is gone");
  constexpr std::size_t most = 3;
  const std::size_t more = differences.size() > most ? differences.size() - most : 0;
  if (more > 0) differences.resize(most);
  return base::joined(differences, ", ") +
         (more > 0 ? " and " + std::to_string(more) + " more" : "");
}

}  // namespace boardwright::builder
