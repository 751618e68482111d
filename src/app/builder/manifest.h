// The manifest of a build: what it wrote, so that the next build makes only what changed.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "builder/record.h"
#include "builder/shares.h"
#include "disk/folder.h"

namespace boardwright::builder {

/// The state of a file in the output folder, compared with the manifest.
enum class FileState {
  intact,   ///< made from this key, and unchanged on disk
  unknown,  ///< not in the manifest
  missing,  ///< in the manifest, but not on disk
  altered,  ///< changed on disk
  outdated  ///< made from another key
};

/// Why a file is made again: "missing", or which parts of some kinds changed.
std::string reason(FileState state, const Parts& before, const Parts& now, unsigned kinds);

/// The key and the content hash of each file of an output folder, and a record of each game.
///
/// Stored in the file `.boardwright` of the folder, as lines. The last line is a hash. Another file
/// has the marks of files whose bytes a build has compared: as long as a file has the same mark,
/// its bytes are not read again.
class Manifest {
 public:
  /// Reads the manifest of a folder, which must outlive it. A broken manifest, or one of another
  /// format, counts as empty.
  explicit Manifest(const disk::Folder& folder);

  /// Starts to compare the files below some folders with the manifest of the last build. An empty
  /// list means all files. `threads` - 1 threads compare them; a call of state_of() helps and waits
  /// for the result.
  void inspect(const std::vector<std::string>& folders, int threads);

  /// Compares a file with the manifest of the last build, by its key and then by its bytes. The
  /// bytes are not read if the key differs.
  FileState state_of(const std::string& path, std::uint64_t key) const;

  /// Compares a file with the manifest of the last build, whatever its key.
  FileState state_of(const std::string& path) const;

  /// Whether there are files below a folder, and all are intact.
  bool is_intact(const std::string& below) const;

  /// The record of a game in the last build; null if there is none.
  const GameRecord* record(const std::string& game) const;

  /// The parts of the index page in the last build.
  const Parts& index_parts() const { return old_.index; }

  /// The number of bytes of a kept file, and a hash of them. 0 for a file that is not kept.
  std::uint64_t size(const std::string& path) const;
  std::uint64_t hash(const std::string& path) const;

  /// Takes over a game of another manifest, as if the last build had made it here. Returns the
  /// files of the last build that it does not have.
  std::vector<std::string> adopt(const Manifest& other, const std::string& game);

  /// The files of the last build below a folder.
  std::vector<std::string> files_below(const std::string& folder) const;

  /// Records a file for the next build. `letters`: the characters that a page shows, as
  /// text_of(ShownLetters).
  void keep(const std::string& path, std::uint64_t key, std::string_view bytes,
            std::string letters = {});
  void keep_old(const std::string& path);

  /// Clears the keys of the kept files below a folder: the next build makes them again.
  void outdate(const std::string& folder);

  /// The number of files that are kept.
  std::size_t count() const { return fresh_.files.size(); }
  void keep_all_below(const std::string& folder);
  void keep_record(GameRecord record);
  void keep_index(Parts parts) { fresh_.index = std::move(parts); }

  /// Paths that the last build wrote below a folder and this one did not keep.
  std::vector<std::string> dropped(const std::string& below) const;

  /// Paths of the last build that belong to the site and to no game, without the index page.
  std::vector<std::string> of_site() const;

  /// Paths of of_site() that this build did not keep.
  std::vector<std::string> dropped_of_site() const;

  /// The characters shown by the pages of this build, by path, as text_of(ShownLetters).
  std::map<std::string, std::string> letters() const;

  /// Folders in which this build or the last one has files.
  std::set<std::string> folders() const;

  /// Ids of the games in the last build.
  std::vector<std::string> games() const;

  std::string text() const;

  /// The text for the games whose records are kept, and for all others what the last build wrote: a
  /// build that is killed later goes on from here.
  std::string text_so_far() const;
  static constexpr const char* file_name = ".boardwright";

  /// The marks of the files that are kept, as far as they were compared.
  std::string text_of_marks() const;
  static constexpr const char* marks_name = ".boardwright.seen";

 private:
  struct Entry {
    std::uint64_t key = 0, hash = 0, size = 0;
    std::string letters;  ///< the characters that a page shows
    mutable std::optional<FileState> seen = {};
    mutable std::optional<disk::FileMark> mark = {};  ///< when the bytes were last compared
  };
  using Files = std::map<std::string, Entry, std::less<>>;
  struct Memory {
    Files files;
    std::map<std::string, GameRecord> games;
    Parts index;
  };
  static bool read(std::string_view text, Memory& memory);
  void read_marks(std::string_view text);
  static std::string text_of(const Memory& memory);
  static FileState inspect_file(disk::FolderReader& reader, const std::string& path,
                                const Entry& entry);

  const disk::Folder* folder_;
  Memory old_, fresh_;
  mutable std::optional<Shares> inspection_;
};

}  // namespace boardwright::builder
