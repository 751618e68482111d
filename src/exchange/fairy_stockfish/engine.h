// Asks an engine that knows variants, by UCI or by XBoard.
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "fairy_stockfish/asking.h"
#include "fairy_stockfish/xboard.h"

namespace boardwright::fairy_stockfish {

/// A conversation with an engine. Answers are empty once the program is silent.
class Engine {
 public:
  explicit Engine(Ask ask) : ask_(std::move(ask)) {}

  /// Greets the engine. Returns false if it is no UCI engine that reads variants.ini.
  bool greet();

  /// Greets the engine by XBoard. Returns false if it does not speak that.
  bool greet_by_xboard();

  /// Lets the engine read a variants.ini. Returns false if the program is silent.
  bool load(const std::string& file);

  /// The name and version by which the engine calls itself.
  const std::string& name() const { return xboard_ ? xboard_->name() : name_; }

  /// A remark on its answers for the user; may be empty.
  std::string remark() const;

  /// Whether the engine lists the legal moves of a position. Otherwise it is asked for candidates.
  bool lists_moves() const { return !xboard_; }

  /// Why questions about a variant of the file with this lineage cannot be asked: "it does not know
  /// 'wallingRule'". Empty if it can be.
  std::string refusal(const std::vector<std::string>& lineage) const;

  /// Chooses the variant of further questions, and the number of ranks of its board.
  void choose(const std::string& variant, int ranks = 8);

  /// The number of legal sequences of `depth` moves in a position of the variant, in digits.
  /// Nothing if the program is silent. Requires: lists_moves().
  std::optional<std::string> perft(const std::string& position, int depth);

  /// The position after moves from the start of the variant. Nothing if the program is silent.
  std::optional<EngineView> view(const std::string& moves, const Candidates& candidates = {});

  /// The result of the game that `last` has ended after `moves`; nothing if it goes on, or if the
  /// engine does not say. `first` is whether the first seat made the last move.
  EngineResult result(const std::string& moves, const std::string& last, bool first);

  /// Whether a move ends the game and loses it. `first` is whether the first seat makes it.
  bool loses(const std::string& moves, const std::string& name, bool first);

  /// Whether the engine has a variant of this name.
  bool knows(const std::string& variant) const { return variants_.contains(variant); }

 private:
  std::optional<std::string> ask(const std::string& lines, std::string_view last);
  bool read_options();

  Ask ask_;
  std::optional<XBoard> xboard_;  ///< how it is asked, if not by UCI
  std::string name_;
  std::string before_;  ///< lines that go before the next question
  bool reads_files_ = false;
  bool plain_ = false;  ///< it has an evaluation that needs a network, which is turned off
  std::set<std::string> variants_, own_;       ///< all, and those that no file gives
  std::map<std::string, std::string> unread_;  ///< what the engine does not read, by variant
};

}  // namespace boardwright::fairy_stockfish
