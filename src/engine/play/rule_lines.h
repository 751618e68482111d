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

/// The words of the lines. Each wing that needs them has one table of them.
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
  bool aside = false;  ///< repetition does not compare it
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
  bool was = false;      ///< tested on the board before the turn
  bool always = false;   ///< on each turn of the seat since the repeated position first occurred
  bool dearest = false;  ///< of a capture: only of a piece of the highest value
  bool bare = false;     ///< of `attacking`: only pieces that nothing protects
  RulePieces mover{};    ///< of an occasion: the piece that has moved or been dropped
  RulePieces pieces{};   ///< those that are captured, touched, enclosed or counted
  Threat threat = Threat::any;      ///< of pieces that are counted: only these
  int least = 1, most = INT_MAX;    ///< how many pieces
  int number = 0;                   ///< of a line, of passes and of repetitions
  std::vector<std::string> axes{};  ///< of a line and of what is enclosed
  std::string zone{};               ///< empty: anywhere
  int mark = no_mark;               ///< of `with`: index among the game's marks
  int as_mark = no_mark;            ///< of `with`: at least the count of this mark
  friend bool operator==(const RuleTerm&, const RuleTerm&) = default;
};

/// What follows if all conditions of a line hold.
struct RuleEffect {
  RuleWord word = RuleWord::illegal;
  int mark = no_mark;  ///< of `gains`, and of `loses` if it speaks of a mark
  bool may = false;    ///< of `pass`: the player has the choice
  int by = 1;          ///< of `gains`: the increase; 0: the number of pieces like `of`
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

/// The phases of a turn in which lines apply.
enum class RulePhase : std::uint8_t {
  candidates,  ///< what no move captures
  offers,      ///< passes that a player may choose
  effects,
  blocker,
  legality,
  duties,
  afterwards,  ///< marks, and who moves next: after everything else
  passes,      ///< of a player who cannot move
  ends,
  history,  ///< ends by repetition
  draws     ///< who wins what would be a draw
};
inline constexpr std::size_t rule_phase_count = static_cast<std::size_t>(RulePhase::draws) + 1;
RulePhase phase_of(const RuleLine& line);

/// Whether a line removes pieces after every capture, at the place where the capture ends:
/// `capturing: removes touching`. Such a line weakens attacks: a seat does not capture where its
/// own royal piece would be removed.
bool is_blast(const RuleLine& line);

/// Whether a word is the occasion of a line: something that a turn does.
inline bool is_occasion(RuleWord word) { return row_of(word).part == RulePart::occasion; }

/// Whether a word is about the result of the whole turn: it is tested last.
constexpr bool is_about_result(RuleWord word) {
  return word == RuleWord::checking || word == RuleWord::mating;
}

}  // namespace boardwright::play
