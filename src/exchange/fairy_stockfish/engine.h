// Asks an engine that reads variants.ini, by UCI with variants.
#pragma once
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::fairy_stockfish {

/// A position as the engine knows it.
struct EngineView {
  std::string fen;
  std::vector<std::string> moves;  ///< names of the legal moves; none if the game has ended
};

/// How a game has ended for the player who made the last move: -1 lost, 0 drawn, 1 won.
using EngineResult = std::optional<int>;

/// A conversation with an engine. Answers are empty once the program is silent.
class Engine {
 public:
  /// Writes lines to the program and returns its answer up to the first line with this beginning;
  /// nothing if it has none.
  using Ask =
      std::function<std::optional<std::string>(std::string_view lines, std::string_view last)>;

  explicit Engine(Ask ask) : ask_(std::move(ask)) {}

  /// Greets the engine. Returns false if it is no UCI engine with variants.
  bool greet();

  /// Lets the engine read a variants.ini. Returns false if the program is silent.
  bool load(const std::string& file);

  /// The name and version by which the engine calls itself.
  const std::string& name() const { return name_; }

  /// Why a variant of the file cannot be asked, which inherits from these in turn: "it does not
  /// know 'wallingRule'". Empty if it can be.
  std::string refusal(const std::vector<std::string>& lineage) const;

  /// Chooses the variant that further questions are about.
  void choose(const std::string& variant) {
    before_ = "setoption name UCI_Variant value " + variant + "\n";
  }

  /// The number of legal sequences of moves in a position of the variant.
  std::optional<std::string> perft(const std::string& position, int depth);

  /// The position after moves from the start of the variant. Nothing if the program is silent.
  std::optional<EngineView> view(const std::string& moves);

  /// The result of the game that these moves have ended, the last by itself.
  EngineResult result(const std::string& moves, const std::string& last);

  /// Whether the engine has a variant of this name.
  bool knows(const std::string& variant) const { return variants_.contains(variant); }

 private:
  std::optional<std::string> ask(const std::string& lines, std::string_view last);
  bool read_options();

  Ask ask_;
  std::string name_;
  std::string before_;  ///< lines that go before the next question
  bool plain_ = false;  ///< it has an evaluation that needs a network, which is turned off
  std::set<std::string> variants_, own_;       ///< all, and those that no file gives
  std::map<std::string, std::string> unread_;  ///< what the engine does not read, by variant
};

}  // namespace boardwright::fairy_stockfish
