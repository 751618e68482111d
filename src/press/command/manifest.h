// Remembers what a build wrote, so that the next one makes only what changed.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "command/record.h"
#include "command/shares.h"
#include "disk/folder.h"

namespace boardwright::command {

/// How a file of the output folder stands to what was written there.
enum class Standing {
  whole,    ///< made from this key, and it holds what was written
  unknown,  ///< no build remembers it
  missing,  ///< it was written, and is gone
  altered,  ///< it holds something else
  outdated  ///< it was made from another key
};

/// Why a file is made anew: "missing", or which parts of some kinds changed.
std::string reason(Standing standing, const Parts& before, const Parts& now, unsigned kinds);

/// For each file of an output folder, from what it was made and what it held; and what is known of
/// each game.
///
/// The file `.boardwright` in the folder keeps it, as lines that a hash ends.
class Manifest {
 public:
  /// Reads the manifest of a folder, which outlives it; one that is broken, or of another format,
  /// is empty.
  explicit Manifest(const disk::Folder& folder);

  /// Begins to compare all files below some folders, or all that are known if none is named, with
  /// what the last build kept: a thread fewer than told looks at them, and who asks how one stands
  /// helps with the rest.
  void inspect(const std::vector<std::string>& folders, int threads);

  /// Compares a file, of which the bytes are read, with what the last build kept; one that was made
  /// from something else is not looked at.
  Standing standing(const std::string& path, std::uint64_t key) const;

  /// The same, of whatever it was made from.
  Standing standing(const std::string& path) const;

  /// Whether every file below a folder holds what was written, and there is one.
  bool is_whole(const std::string& below) const;

  /// What the last build knew of a game; null: nothing.
  const GameRecord* record(const std::string& game) const;

  /// From what the index page was made.
  const Parts& index_parts() const { return old_.index; }

  /// What is kept of a file: how many bytes it has, and a hash of them; 0: nothing.
  std::uint64_t size(const std::string& path) const;
  std::uint64_t hash(const std::string& path) const;

  /// Keeps what is known of a file for the next build.
  /// `letters`: what a page shows, text_of(ShownLetters).
  void keep(const std::string& path, std::uint64_t key, std::string_view bytes,
            std::string letters = {});
  void keep_old(const std::string& path);
  void keep_all_below(const std::string& folder);
  void keep_record(GameRecord record);
  void keep_index(Parts parts) { fresh_.index = std::move(parts); }

  /// Paths that the last build wrote below a folder and this one did not keep.
  std::vector<std::string> dropped(const std::string& below) const;

  /// Paths of the last build that belong to no game: those of the site, but for the index page.
  std::vector<std::string> of_site() const;

  /// Those of them that this build did not keep.
  std::vector<std::string> dropped_of_site() const;

  /// What pages show that this build keeps, by their paths: text_of(ShownLetters).
  std::map<std::string, std::string> letters() const;

  /// Folders in which this build or the last one has files.
  std::set<std::string> folders() const;

  /// Ids of the games that the last build knew.
  std::vector<std::string> games() const;

  std::string text() const;
  static constexpr const char* file_name = ".boardwright";

 private:
  struct Entry {
    std::uint64_t key = 0, hash = 0, size = 0;
    std::string letters;  ///< of a page: what it shows
    mutable std::optional<Standing> seen = {};
  };
  using Files = std::map<std::string, Entry, std::less<>>;
  struct Memory {
    Files files;
    std::map<std::string, GameRecord> games;
    Parts index;
  };
  static bool read(std::string_view text, Memory& memory);
  static Standing look(disk::FolderReader& reader, const std::string& path, const Entry& entry);

  const disk::Folder* folder_;
  Memory old_, fresh_;
  mutable std::optional<Shares> inspection_;
};

}  // namespace boardwright::command
