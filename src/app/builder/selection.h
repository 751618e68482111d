// The games of one build: selects, reads and proves them.
#pragma once
#include <functional>
#include <map>
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

  const std::vector<std::string>& wanted() const { return wanted_; }

  /// Reads and proves each game that has changed. Games that were not asked for are listed in the
  /// index as the last build made them; those without a record are read and proved, too.
  void read();

  /// Keeps the unchanged games, if their output files are intact. Other threads check these in the
  /// meantime.
  void keep_unchanged();

  /// Reads and proves games that were kept: their sources have not changed, but the previous or
  /// next links of their pages have.
  void read_again(const std::vector<std::string>& kept);

  /// Leaves a game out. Its files of an earlier build stay, unless they are a draft and this build
  /// makes no drafts.
  void leave_out(const std::string& id, ExitCode code);

  /// Whether every game that was asked for is left out, and there is no draft to remove.
  bool is_empty() const { return broken_.size() == wanted_.size() && !withdrawn_; }

  /// The exit code for the games that are left out.
  ExitCode code() const { return code_; }

  /// The games to make, without those left out.
  std::vector<Work> take_works();

  /// The drawings for a game: its own override those of its style, and these the others.
  const PieceSet& drawings_of(const Game& game, const scene::Style& style);

  /// The parts of all games, and of one.
  const Parts& shared() const { return shared_; }
  Parts parts_of(const std::string& id) const;

  /// The records of all games on the index page.
  std::map<std::string, GameRecord> records;

 private:
  std::set<std::string> all_games() const;
  bool may_keep(const Work& work, const std::string& id) const;
  void keep(const std::string& id);
  void read_unwanted(const std::string& id);
  void read(Work work, const std::string& id);
  bool differs(const Work& work) const;

  Context& context_;
  Manifest& manifest_;
  const BuildOptions& options_;
  std::function<void()> expect_books_;
  bool withdrawn_ = false;  ///< a draft is left out
  bool all_;                ///< the options name no games
  std::vector<std::string> wanted_;
  std::set<std::string> own_, broken_;  ///< games that are not shipped; games left out
  Parts shared_;
  /// By the id of a game, "" for games without drawings of their own, and by the folder of a style.
  std::map<std::pair<std::string, std::string>, PieceSet> drawings_;
  std::vector<Work> works_, unchanged_;
  ExitCode code_ = ExitCode::fine;
};

}  // namespace boardwright::builder
