// The move notation: one line of words for each move pattern of a piece.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/index.h"
#include "base/report.h"
#include "base/text.h"

namespace boardwright::notation {

/// The kind of a move. `notation_words()` lists what each word takes and means.
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

/// Whether a move consists of one or more leaps in one direction.
inline bool is_of_leaps(MoveKind move_kind) {
  return move_kind == MoveKind::leap || move_kind == MoveKind::ride;
}

/// What a cell must hold where a stretch of a move ends, for the next to begin there.
enum class Requirement : std::uint16_t {
  none,   ///< no piece; anything after a leap
  piece,  ///< any piece, which stays
  enemy,  ///< an opponent's piece, which is captured
  empty   ///< no piece, even after a leap
};

/// A further stretch of a move, from the end of the previous one. moves/bend.h defines the headings
/// of each bend.
struct Then {
  enum class Bend { ahead, outward, left, right, sideways, back, any, turning };
  MoveKind move_kind = MoveKind::step;  ///< step, slide, leap, ride, side or corner
  std::vector<std::string> axes;        ///< of a step, slide, leap or ride
  int count = 1;                        ///< of a leap or ride: to the n-th cell
  int aside = 0;                        ///< of a leap or ride n:m: m cells across the axis
  int most = 0;                         ///< of a slide or ride: at most this many; 0: no limit
  int least = 0;                        ///< of a slide or ride: at least this many
  Bend bend = Bend::ahead;
  Requirement requirement = Requirement::none;  ///< for the next stretch
  std::vector<int> turns;  ///< of `turning`: degrees counter-clockwise from straight ahead
};

/// Whether a stretch has a variable length.
inline bool is_long(const Then& then) {
  return then.move_kind == MoveKind::slide || then.move_kind == MoveKind::ride;
}

/// A set of pieces: `hurdle enemy not cannon`.
struct Hurdle {
  enum class Whose { any, own, enemy };
  Whose whose = Whose::any;
  bool except = false;                   ///< all types except these
  std::vector<std::string> piece_types;  ///< empty: any
};

/// Whether a hurdle can be any piece.
inline bool is_any(const Hurdle& hurdle) {
  return hurdle.whose == Hurdle::Whose::any && hurdle.piece_types.empty();
}

/// Where a move over pieces can end, in cells past the last piece.
struct Landing {
  int most = 0;  ///< 0: no limit
  int least = 0;
  bool equal = false;  ///< as far past the last piece as that is from the start

  /// Whether the move can end, or go on, `behind` cells past its last hurdle, which is `last` cells
  /// from the start.
  bool ends(std::size_t behind, std::size_t last) const {
    return behind >= base::index(least) && goes_on(behind, last) && (!equal || behind == last);
  }
  bool goes_on(std::size_t behind, std::size_t last) const {
    return (most == 0 || behind <= base::index(most)) && (!equal || behind <= last);
  }
};

/// How a move leads over pieces.
struct Hopping {
  int hurdles = 1;  ///< the number of pieces
  Hurdle hurdle{};  ///< which pieces
  Landing beyond{};
  bool locust = false;  ///< captures them
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
  std::vector<std::string> axes;  ///< of straight moves: axes; otherwise a path or circle
  int count = 1;                  ///< of a leap: to the n-th cell; away: number of touches
  int aside = 0;                  ///< of a leap n:m: m cells across the axis
  Requirement requirement = Requirement::none;  ///< for the second stretch
  std::vector<Then> then;                       ///< further stretches
  int most = 0;                                 ///< at most this many cells; 0: no limit
  int least = 0;                                ///< at least this many cells; 0: any number
  std::string most_state;  ///< at most the piece's number of this name; can be empty
  Facing facing = Facing::any;
  Climb climb = Climb::any;
  std::string when;    ///< only while the piece's number of this name is not 0; can be empty
  std::string toward;  ///< zone that each step must approach; can be empty
  std::vector<std::string> over, onto, from, off, inside;  ///< regions; empty: no condition
  std::vector<std::string> sparing;                        ///< types that are not captured
  std::vector<std::string> stands;  ///< regions to which its piece is confined; empty: anywhere.
                                    ///< From the data of the piece
  std::string when_words;           ///< words for `when` in sentences; empty: general words. From
                                    ///< the data of the piece
  std::vector<int> heading;         ///< `heading D`: degrees from forward; empty: all
  std::vector<int> across;          ///< `aside D`: the same for a leap's M part or `then`
  std::vector<std::string> taking;  ///< the only types that are captured; empty: any
  std::vector<int> turning;  ///< of a wheel or zigzag: degrees of its turns; empty: the next leap
  std::vector<std::string> course;  ///< of a zigzag: axes of two leaps together; empty: any
  std::optional<Hopping> hopping;
  int reflecting = 0;          ///< of a line: the most reflections at the rim
  std::optional<Hurdle> swap;  ///< pieces with which it changes places
  bool rifle = false;          ///< captures without leaving its cell
  bool repeating = false;      ///< of steps: repeated, each turning like the first
  bool around = false;         ///< across the left and right edges, as if joined
  bool halting = false;        ///< does not continue where it gives check
  bool counting = false;       ///< a move of the whole range increments the piece's n

  std::string text;  ///< as written
  base::Place place;
};

/// Whether a move captures the pieces that it leads over.
inline bool is_locust(const MovePattern& move) { return move.hopping && move.hopping->locust; }

/// Whether a move is a hop with further stretches.
inline bool hops_on(const MovePattern& move) {
  return move.hopping && !move.then.empty() &&
         (move.move_kind == MoveKind::hop || move.move_kind == MoveKind::slide);
}

/// The names of a board and its game that the notation can use.
struct Vocabulary {
  std::vector<std::string> axes, paths, circles, regions, states, piece_types;
  bool around = false;  ///< whether moves can lead around the board
};

/// The name of the number that is the range of progressive moves.
inline constexpr std::string_view length_number = "n";

/// Reads one move. Reports each unknown word with its column and the nearest word.
std::optional<MovePattern> parse_pattern(std::string_view text, base::Place place,
                                         const Vocabulary& vocabulary, base::Report& report);

/// Writes a move; parse_pattern reads it back as the same move.
std::string print_pattern(const MovePattern& move);

/// A row of the table of words, for the parser, the manual and suggestions.
struct NotationWord {
  std::string_view word, takes, means;
};
const std::vector<NotationWord>& notation_words();

}  // namespace boardwright::notation
