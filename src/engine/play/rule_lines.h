// The lines of [play] `rules`: rare rules, made of words that combine.
#pragma once
#include <climits>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "moves/piece_type.h"

namespace boardwright::play {

/// The words of the lines. Each wing has one table over them.
enum class RuleWord : std::uint8_t {
  // What a turn does: the occasion of a line.
  moving,
  dropping,
  ending,
  capturing,
  checking,
  mating,
  promoting,
  playing,
  // What is so: a condition.
  passing,
  stuck,
  drawn,
  full,
  in_check,
  facing,
  taken,
  turn,
  holding,
  repeated,
  attacking,
  touching,
  enclosed,
  line,
  own,
  enemy,
  royal,
  none_of,  ///< `not`
  any_of,   ///< `or`
  itself,
  was,
  always,
  value,
  at_least,
  at_most,
  with,
  on,
  along,
  from,
  attacked,
  is_protected,  ///< `protected`
  // What follows.
  turns,
  removes,
  becomes,
  puts,
  moves,
  gains,
  again,
  immune,
  illegal,
  must,
  may,
  pass,
  wins,
  loses,
  draws,
  most
};
inline constexpr std::size_t rule_word_count = static_cast<std::size_t>(RuleWord::most) + 1;

/// The parts of a line that a word can be.
enum class RulePart : std::uint8_t { occasion, condition, pieces, place, effect };

/// A row of the table of words, for the reader, the manual and suggestions.
struct RuleWordRow {
  RuleWord value;
  std::string_view word, takes, means;
  RulePart part;
};

/// All words, in the order of the enumeration.
std::span<const RuleWordRow> rule_words();
const RuleWordRow& row_of(RuleWord word);

/// What lines remember: a flag, or a count, of each seat or of the game.
struct RuleMark {
  std::string name;
  bool of_seat = false;
  int most = 1;        ///< 1: a flag
  bool aside = false;  ///< positions that differ in it alone are the same when they come again
  friend bool operator==(const RuleMark&, const RuleMark&) = default;
};
inline constexpr int no_mark = -1;

/// Some of the pieces on the board, as the seat that the line speaks of sees them.
struct RulePieces {
  enum class Whose : std::uint8_t { any, own, enemy };
  Whose whose = Whose::any;
  bool except = false;                            ///< all types but these
  std::vector<moves::PieceTypeId> piece_types{};  ///< empty: all
  friend bool operator==(const RulePieces&, const RulePieces&) = default;
};

/// One condition of a line, or the pieces of an effect.
struct RuleTerm {
  enum class Threat : std::uint8_t { any, attacked, safe };
  RuleWord word = RuleWord::ending;  ///< `own`: pieces are counted on the board or in a zone
  bool negated = false;
  bool was = false;  ///< asked of the board before the turn
  bool always =
      false;  ///< of each turn of the seat since a position first came that has come again
  bool dearest = false;             ///< of what captures: only what takes a piece of most value
  bool bare = false;                ///< of `attacking`: only pieces that nothing protects
  RulePieces mover{};               ///< of an occasion: the piece that has moved or been dropped
  RulePieces pieces{};              ///< those that are captured, touched, enclosed or counted
  Threat threat = Threat::any;      ///< of pieces that are counted: only these
  int least = 1, most = INT_MAX;    ///< how many pieces
  int number = 0;                   ///< of a line, of passes and of repetitions
  std::vector<std::string> axes{};  ///< of a line and of what is enclosed
  std::string zone{};               ///< empty: anywhere
  int mark = no_mark;               ///< of `with`: index among the game's marks
  int as_mark = no_mark;            ///< of `with`: at least as far as this one has come
  friend bool operator==(const RuleTerm&, const RuleTerm&) = default;
};

/// What follows where all conditions of a line hold.
struct RuleEffect {
  RuleWord word = RuleWord::illegal;
  int mark = no_mark;  ///< of `gains`, and of `loses` if it speaks of a mark
  bool may = false;    ///< of `pass`: the player has the choice
  int by = 1;          ///< of `gains`: so much; 0: as much as there are pieces like `of`
  /// Of `gains`: which pieces are counted. Of `turns` and `removes`: which pieces, or `itself`; of
  /// `becomes`: the type, or `taken`; of `most`: which are counted, or `value`: what they are
  /// worth; of `puts` and `moves`: the blocker, and by its word where it can go: `touching`,
  /// `along`, `from`, or with any other word everywhere.
  RuleTerm of{};
  friend bool operator==(const RuleEffect&, const RuleEffect&) = default;
};

/// A line: `disc dropping, not enclosed enemy along orthogonal diagonal: illegal`.
struct RuleLine {
  std::vector<RuleTerm> when{};
  RuleEffect then{};
  std::string text{};  ///< as written
  friend bool operator==(const RuleLine&, const RuleLine&) = default;
};

/// The phases of a turn in which lines have their place.
enum class RulePhase : std::uint8_t {
  candidates,  ///< what no move captures
  offers,      ///< passes that a player may choose
  effects,
  blocker,
  legality,
  duties,
  afterwards,  ///< marks, and who moves next: once all else of the turn is done
  passes,      ///< of a player who cannot move
  ends,
  history,  ///< ends by what has come before
  draws     ///< who wins what would be a draw
};
inline constexpr std::size_t rule_phase_count = static_cast<std::size_t>(RulePhase::draws) + 1;
RulePhase phase_of(const RuleLine& line);

/// Whether a line removes pieces after every capture, where it ends: `capturing: removes touching`.
/// So it weakens attacks: a seat does not capture where that takes its own royal piece away.
bool is_blast(const RuleLine& line);

/// Whether a word is the occasion of a line: something that a turn does.
inline bool is_occasion(RuleWord word) { return row_of(word).part == RulePart::occasion; }

/// Whether a word asks what the whole turn has brought about: it is asked last.
constexpr bool is_about_result(RuleWord word) {
  return word == RuleWord::checking || word == RuleWord::mating;
}

}  // namespace boardwright::play
