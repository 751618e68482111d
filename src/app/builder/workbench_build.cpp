// Makes the workbench of a site.
#include "builder/workbench_build.h"

#include "base/hash.h"
#include "builder/json_schema.h"
#include "disk/disk.h"
#include "live/json.h"

namespace boardwright::builder {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t longest_source = std::size_t{64} << 20;  // of one file
constexpr std::string_view own_pages = "pages/workbench/";
constexpr std::string_view editor = "codemirror/";

/// Whether a part is available to every game. Parts that only pages load are not.
bool is_on_shelf(std::string_view part) {
  const unsigned kinds = kind::tilings | kind::looks | kind::frames;
  return (kind_of(part) & kinds) != 0 && part.find('/') != part.npos && !part.ends_with(".js");
}

/// A script that passes a value to the workbench: `bench.shelf({...});`
std::string script(std::string_view call, const std::string& value) {
  return "'use strict';\nbench." + std::string(call) + "(" + value + ");\n";
}

class Workbench {
 public:
  Workbench(const WorkbenchBasis& basis, Manifest& manifest, Outputs& outputs)
      : basis_(basis), manifest_(manifest), outputs_(outputs) {}

  void make() {
    for (const auto& [part, hash] : basis_.shared) {
      if (part.starts_with(own_pages)) copy(part, part.substr(own_pages.size()), hash);
      if (part.starts_with(editor)) copy(part, part, hash);
    }
    const unsigned on_shelf = kind::tilings | kind::looks | kind::frames;
    add("shelf.js", builder::key_of(basis_.shared, on_shelf), shared_by(on_shelf),
        [&] { return script("shelf", shelf()); });
    add("schema.js", builder::key_of(basis_.shared, kind::program), shared_by(kind::program),
        [&] { return script("schema", find_data_file("game").schema()); });
    std::uint64_t all = 0;
    live::Json list;
    list.open('[');
    for (const auto& each : basis_.records) {
      const std::string& id = each.first;
      const GameRecord& record = each.second;
      if (record.entry.manual || !basis_.is_shipped(id)) continue;
      list.open('{').pair("id", id).pair("title", record.entry.title);
      list.pair("board", record.entry.board).close();
      const Parts parts = record.parts.empty() ? game_parts(basis_.context, id) : record.parts;
      const std::uint64_t key = builder::key_of(parts, kind::data | kind::texts);
      all = base::content_hash(record.entry.title + record.entry.board + id, all);
      add("games/" + id + ".js", key, {parts, kind::data | kind::texts, id},
          [&] { return game(id, parts); });
    }
    add("games.js", all, shared_by(0), [&] { return script("games", list.close().text()); });
  }

 private:
  /// The sources of a file: parts of some kinds, of this game.
  struct Origin {
    const Parts& parts;
    unsigned kinds;
    const std::string& game;
  };

  /// The origin of a file made from shared parts, which are the same for all games.
  Origin shared_by(unsigned kinds) const {
    static const std::string none;
    const auto first = basis_.records.begin();
    return {basis_.shared, kinds, first == basis_.records.end() ? none : first->first};
  }

  template <class Make>
  void add(const std::string& name, std::uint64_t key, const Origin& from, Make make) {
    static const Parts none;
    const std::string path = std::string(workbench_folder) + "/" + name;
    const GameRecord* old = manifest_.record(from.game);
    key = base::content_hash(name, key);
    if (outputs_.has_to_be_made(path, key, old != nullptr ? old->parts : none, from.parts,
                                from.kinds))
      outputs_.add_kept({path, make(), basis_.changing ? 0 : key});
  }

  void copy(const std::string& part, const std::string& name, std::uint64_t key) {
    add(name, key, shared_by(kind_of(part)), [&] { return text_of(part); });
  }

  std::string text_of(const std::string& part) const {
    const bool is_editor = part.starts_with(editor);
    const fs::path file = is_editor ? basis_.context.editor / part.substr(editor.size())
                                    : basis_.context.search_path.shipped() / part;
    return disk::read_file(file, longest_source);
  }

  std::string shelf() const {
    live::Json json;
    json.open('{');
    for (const auto& [part, hash] : basis_.shared)
      if (is_on_shelf(part)) json.pair(part, text_of(part));
    return json.close().text();
  }

  std::string game(const std::string& id, const Parts& parts) const {
    const std::string begin = folder_of_parts(id);
    const fs::path folder = basis_.context.search_path.game(id);
    live::Json json;
    json.open('{');
    for (const auto& [part, hash] : parts) {
      if (!part.starts_with(begin)) continue;
      const std::string name = part.substr(begin.size());
      if (name.find(',') != name.npos) continue;  // not a file: "rules.md, what it states"
      json.pair(name, disk::read_file(folder / name, longest_source));
    }
    live::Json name;
    return "'use strict';\nbench.game(" + name.add(id).text() + ", " + json.close().text() + ");\n";
  }

  const WorkbenchBasis& basis_;
  const Manifest& manifest_;
  Outputs& outputs_;
};

}  // namespace

void make_workbench(const WorkbenchBasis& basis, Manifest& manifest, Outputs& outputs) {
  const bool is_there = !manifest.dropped(workbench_folder).empty();
  if (basis.with_manual || is_there) Workbench(basis, manifest, outputs).make();
}

}  // namespace boardwright::builder
