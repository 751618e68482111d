// Queries an engine over the XBoard protocol.
#pragma once
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "fairy_stockfish/asking.h"

namespace boardwright::fairy_stockfish {

/// A conversation over the XBoard protocol. It has no list of legal moves: each name is tried, and
/// the engine refuses those that are illegal.
class XBoard {
 public:
  explicit XBoard(Ask ask) : ask_(std::move(ask)) {}

  /// Greets the engine. Returns false if it does not speak XBoard.
  bool greet();

  /// Lets the engine read a variants.ini, if it reads such files. Returns false if it is silent.
  bool load(const std::string& file);

  const std::string& name() const { return name_; }
  const std::set<std::string>& variants() const { return variants_; }
  bool reads_files() const { return reads_files_; }

  /// Chooses the variant of further questions, and the number of ranks of its board.
  void choose(const std::string& variant, int ranks);

  /// The candidates that are legal after some moves. Nothing if the program is silent.
  std::optional<EngineView> view(const std::string& moves, const Candidates& candidates);

  /// The result of the game that `last` has ended after `moves`; nothing if the engine announces
  /// none. `first` is whether the first seat made the last move.
  EngineResult result(const std::string& moves, const std::string& last, bool first);

  /// Whether a move loses the game at once. `first` is whether the first seat makes it.
  bool loses(const std::string& moves, const std::string& name, bool first);

 private:
  std::optional<std::string> ask(const std::string& lines);
  bool read_features();
  bool try_each(const std::vector<std::string>& names, std::vector<std::string>& legal);
  std::string sent(std::string_view name) const;
  std::string line_of(std::string_view name) const;
  std::string lines_to(std::string_view moves) const;
  std::string lines_on(const std::string& moves);

  Ask ask_;
  std::string name_, variant_;
  std::set<std::string> variants_;
  int ranks_ = 8, pings_ = 0;
  bool usermove_ = false, reads_files_ = false;
  std::optional<std::string> at_;  ///< the moves to its current position, if known
  bool stuck_ = false;             ///< no candidate of the last view was legal
};

}  // namespace boardwright::fairy_stockfish
