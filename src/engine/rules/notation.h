// The move notation: one line of words for each way in which a piece moves.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "base/text.h"

namespace boardwright::rules {

/// How a move leaves its cell. `notation_words()` tells what each word takes and means.
enum class MoveKind {
  slide,
  step,
  hop,
  leap,
  ride,
  roam,
  wheel,
  zigzag,
  touch,
  side,
  corner,
  path,
  circle,
  away
};

/// Whether it leads by leaps in one direction, be it one or several.
inline bool is_of_leaps(MoveKind move_kind) {
  return move_kind == MoveKind::leap || move_kind == MoveKind::ride;
}

/// Who must stand where a stretch of a move ends, for the next to begin there.
enum class Requirement : std::uint16_t {
  none,   ///< nobody; behind a leap no matter who
  piece,  ///< any piece, who stays
  enemy,  ///< an opponent's, who is taken
  empty   ///< nobody, behind a leap as well
};

/// A further stretch of a move, from the cell where the one before ends. Which headings a bend
/// takes stands in rules/bend.h.
struct Then {
  enum class Bend { ahead, outward, left, right, sideways, back, any, turning };
  MoveKind move_kind = MoveKind::step;  ///< step, slide, leap, ride, side or corner
  std::vector<std::string> axes;        ///< of a step, slide, leap or ride
  int count = 1;                        ///< of a leap or ride: to the n-th cell
  int aside = 0;                        ///< of a leap or ride n:m: m cells across the axis
  int most = 0;                         ///< of a slide or ride: up to so many times; 0: no limit
  int least = 0;                        ///< of a slide or ride: at least so many times
  Bend bend = Bend::ahead;
  Requirement stop = Requirement::none;  ///< before the next stretch
  std::vector<int> turns;  ///< of `turning`: degrees counter-clockwise from straight ahead
};

/// Whether a stretch goes any distance.
inline bool is_long(const Then& then) {
  return then.move_kind == MoveKind::slide || then.move_kind == MoveKind::ride;
}

/// Some pieces: `hurdle enemy not cannon`.
struct Hurdle {
  enum class Whose { any, own, enemy };
  Whose whose = Whose::any;
  bool except = false;                   ///< all but these pieces
  std::vector<std::string> piece_types;  ///< none: any
};

/// One way of moving, as written in a game file: `slide Y V W over square`.
///
///     [move | capture] MANNER [AXES | NAME | NUMBER] [then …]… [conditions]
struct MovePattern {
  enum class Use { both, move, capture };
  enum class Facing { any, forward, backward };
  enum class Climb { any, rising, falling };

  Use use = Use::both;
  MoveKind move_kind = MoveKind::step;
  std::vector<std::string> axes;         ///< axes of straight moves; else a path's or circle's name
  int count = 1;                         ///< of a leap: to the n-th cell; away: so many touches
  int aside = 0;                         ///< of a leap n:m: m cells across the axis
  Requirement stop = Requirement::none;  ///< before the second stretch
  std::vector<Then> then;                ///< further stretches
  int most = 0;                          ///< up to so many cells; 0: no limit
  int least = 0;                         ///< at least so many cells; 0: any number
  std::string most_state;  ///< up to the piece's own number of this name; may be empty
  Facing facing = Facing::any;
  Climb climb = Climb::any;
  std::string when;    ///< only while the piece's own number of this name is not 0; may be empty
  std::string toward;  ///< zone that each step must come nearer to; may be empty
  std::vector<std::string> over, onto, from, off, inside;  ///< regions; empty: anywhere
  std::vector<std::string> sparing;                        ///< pieces that are not taken
  std::vector<std::string> stands;  ///< regions on which its piece stands; empty: anywhere. Said
                                    ///< of the piece, not in the notation
  std::string when_words;           ///< how sentences say `when`; empty: in general words. Said
                                    ///< of the piece too
  std::vector<int> heading;         ///< degrees from forward; empty: all headings
  std::vector<int> across;          ///< `aside D`: the same of a leap's M part or of `then`
  std::vector<std::string> taking;  ///< the only pieces that are taken; empty: any
  std::vector<int> turning;  ///< of a wheel or zigzag: degrees by which it turns; empty: the next
  std::vector<std::string> course;  ///< of a zigzag: axes along which two leaps lead; empty: any
  int hurdles = 0;       ///< over how many pieces the line leads; 0: over none, and it is no hop
  int beyond = 0;        ///< of a hop: ends at most so many cells behind the last; 0: no limit
  int beyond_least = 0;  ///< of a hop: ends at least so many cells behind the last
  bool equal = false;    ///< of a hop: ends as far behind the last as this lies from the start
  Hurdle hurdle;         ///< of a hop: what it leads over
  int reflecting = 0;    ///< of a line: how often it is thrown back at the rim
  std::optional<Hurdle> swap;  ///< pieces with whom it changes places
  bool rifle = false;          ///< takes without leaving its cell
  bool locust = false;         ///< of a hop: takes what it leads over
  bool repeating = false;      ///< of steps: again and again, turning as the first time
  bool around = false;         ///< round the board, whose left and right edges are as one
  bool halting = false;        ///< does not go on from where it gives check
  bool counting = false;       ///< a move of the whole range makes the piece's n grow

  std::string text;  ///< as written
  Place place;
};

/// Whether it is a hop with further stretches behind it.
inline bool hops_on(const MovePattern& move) {
  return move.hurdles > 0 && !move.then.empty() &&
         (move.move_kind == MoveKind::hop || move.move_kind == MoveKind::slide);
}

/// The names that a board gives to the notation.
struct Vocabulary {
  std::vector<std::string> axes, paths, circles, regions, states, piece_types;
  bool around = false;  ///< whether moves can lead round it
};

/// The number of a piece that is the range of his progressive moves.
inline constexpr std::string_view length_number = "n";

/// Reads one move. Reports every word it does not know, with its column and the nearest word.
std::optional<MovePattern> parse_pattern(std::string_view text, Place place,
                                         const Vocabulary& vocabulary, Report& report);

/// Writes a move; parse_pattern reads it back as the same move.
std::string print_pattern(const MovePattern& move);

/// A row of the notation's table, for the parser, the manual and suggestions.
struct NotationWord {
  std::string_view word, takes, means;
};
const std::vector<NotationWord>& notation_words();

}  // namespace boardwright::rules
