// The games of one build: selects, reads and proves them.
#pragma once
#include <deque>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/exit_codes.h"
#include "builder/build.h"
#include "builder/manifest.h"
#include "builder/sources.h"
#include "builder/work.h"
#include "pdf/ink.h"
#include "scene/piece_set.h"
#include "terminal/context.h"

namespace boardwright::builder {

/// The games of a build, read and proved. A game with problems is left out; the others are built.
class Selection {
 public:
  /// Selects the games that the options name, or all if they name none. The manifest is that of the
  /// last build. The arguments must outlive the selection. `expect_books` is called before a game
  /// is read if its book may have to be made. Throws UsageError for an unknown game.
  Selection(Context& context, const BuildOptions& options, Manifest& manifest, const Engine& engine,
            std::function<void()> expect_books);

  bool is_wanted(const std::string& id) const;

  /// Whether a game is not shipped. The output folder of such a game can be moved elsewhere.
  bool is_own(const std::string& id) const { return own_.contains(id); }

  const std::set<std::string>& wanted() const { return wanted_; }

  /// Chooses the games to be read: those that have changed or whose output files are not intact.
  /// The others are kept. Games that were not asked for are listed in the index as the last build
  /// made them; those without a record are read, too. If there are many, `records` has an entry of
  /// each before it is read.
  void choose();

  /// Adds games to those to be read, although their sources have not changed.
  void add(const std::vector<std::string>& ids);

  /// Reads and proves the next games, as many as fit in memory, several at a time. Returns them,
  /// without those left out; empty if there are no more.
  std::vector<Work> read_some();

  bool are_due() const { return !due_.empty(); }
  bool is_left_out(const std::string& id) const { return broken_.contains(id); }

  /// Leaves a game out. Its files of an earlier build stay, unless they are a draft and this build
  /// makes no drafts.
  void leave_out(const std::string& id, ExitCode code);

  /// Whether every game that was asked for is left out, and there is no draft to remove.
  bool is_empty() const { return broken_.size() == wanted_.size() && !withdrawn_; }

  /// The exit code for the games that are left out.
  ExitCode code() const { return code_; }

  /// The drawings for a game: its own override those of its style, and these the others. Can be
  /// called on several threads.
  const PieceSet& drawings_of(const Game& game, const scene::Style& style);

  /// The parts that all games share, and those of one game.
  const Parts& shared() const { return shared_; }
  Parts parts_of(const std::string& id) const;

  /// The records of all games on the index page.
  std::map<std::string, GameRecord> records;

  /// The games of the library that other parts of it have. They are not on the index page.
  const std::map<std::string, IndexEntry>& elsewhere() const { return elsewhere_; }

 private:
  void take_part();
  std::set<std::string> all_games() const;
  bool may_keep(const std::string& id) const;
  bool has_pages(const std::string& id) const;
  void keep(const std::string& id);
  std::optional<IndexEntry> entry_of(const std::string& id) const;

  /// A game that is read, and what came of that.
  struct ReadGame {
    std::string id;
    Work work;
    base::Report report;
    bool whole = false;
    std::exception_ptr problem = nullptr;
  };
  /// Reads and proves a game. Called on several threads.
  void read(ReadGame& game);
  /// Prints what is wrong with a game, and admits it or leaves it out.
  void admit(ReadGame& game);
  bool differs(const Work& work) const;

  Context& context_;
  Manifest& manifest_;
  const BuildOptions& options_;
  std::function<void()> expect_books_;
  bool withdrawn_ = false;                       ///< a draft is left out
  bool all_;                                     ///< the options name no games
  std::set<std::string> wanted_, own_, broken_;  ///< asked for; not shipped; left out
  Parts shared_;
  /// By the id of a game, "" for games without drawings of their own, and by the folder of a style.
  std::map<std::pair<std::string, std::string>, PieceSet> drawings_;
  std::mutex drawings_mutex_;
  std::map<std::string, IndexEntry> elsewhere_;
  std::deque<std::string> due_;  ///< the games to be read
  std::vector<Work> works_;      ///< those read since read_some() began
  ExitCode code_ = ExitCode::fine;
};

}  // namespace boardwright::builder
