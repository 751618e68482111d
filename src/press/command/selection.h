// The games of one build: which are asked for, and what is read and proved of them.
#pragma once
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/exit_codes.h"
#include "command/build.h"
#include "command/context.h"
#include "command/manifest.h"
#include "command/sources.h"
#include "command/work.h"
#include "ink/ink.h"
#include "scene/piece_set.h"

namespace boardwright::command {

/// Games read and proved for a build. One that has problems is left out, and stops no other.
class Selection {
 public:
  /// The games that the options name, or if they name none all of the shelves; what the last build
  /// knew is in the manifest. All outlive the selection. `expect_books` is called before a game is
  /// read that may need one. Throws UsageError for an unknown game.
  Selection(Context& context, const BuildOptions& options, Manifest& manifest, const Engine& engine,
            std::function<void()> expect_books);

  bool is_wanted(const std::string& id) const;

  /// Whether a game is the author's, who may take its folder elsewhere.
  bool is_own(const std::string& id) const { return own_.contains(id); }

  const std::vector<std::string>& wanted() const { return wanted_; }

  /// Reads and proves each game of which something has changed. Of those that were not asked for,
  /// the index shows what was built; only if no build remembers their pages, they are worked out,
  /// too.
  void read();

  /// Keeps the others, if their files still hold what was written: these are looked at meanwhile.
  void keep_unchanged();

  /// Reads and proves games that were kept: their files have not changed, but pages lead elsewhere.
  void read_again(const std::vector<std::string>& kept);

  /// Leaves a game out; what an earlier build made of it stays, unless that was a draft and this is
  /// to be none.
  void leave_out(const std::string& id, ExitCode code);

  /// Whether every game that was asked for is left out, and there is no draft to be taken away.
  bool is_empty() const { return broken_.size() == wanted_.size() && !withdrawn_; }

  /// What went wrong with the games left out.
  ExitCode code() const { return code_; }

  /// The games to be made, without those left out.
  std::vector<Work> take_works();

  /// The drawings that a game finds: its own lie over its style's, and these over the others.
  const PieceSet& piece_types(const Game& game, const Style& style);

  /// What all games are made from, and one.
  const Parts& shared() const { return shared_; }
  Parts parts_of(const std::string& id) const;

  /// Of all games on the index page.
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
  bool all_;                ///< nobody asked for some
  std::vector<std::string> wanted_;
  std::set<std::string> own_, broken_;  ///< games that are not shipped; that are left out
  Parts shared_;
  /// By the id of a game with drawings of its own, "" of others, and the folder of a style.
  std::map<std::pair<std::string, std::string>, PieceSet> piece_types_;
  std::vector<Work> works_, unchanged_;
  ExitCode code_ = ExitCode::fine;
};

}  // namespace boardwright::command
