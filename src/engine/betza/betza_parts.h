// The parsed parts of a Betza text, and their translation to the notation.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "board/board.h"
#include "moves/arms.h"
#include "notation/notation.h"

namespace boardwright::betza {

using moves::Aim, moves::Arm, moves::rotated;
using notation::Requirement;

/// The modifiers before an atom.
struct BetzaModifiers {
  bool moves = false, captures = false, unmoved = false;
  bool around = false;     ///< o: across the left and right edges
  bool toggles = false;    ///< y: the next leg is a step instead of a slide, or vice versa
  bool all = false;        ///< a, in brackets: continues in every direction
  char way = '\0';         ///< n, j, p, g, q or z
  std::size_t way_at = 0;  ///< index of that letter in the text
  std::vector<Aim> aims;
};

/// A stretch of a move: an atom with its range and modifiers.
struct BetzaLeg {
  BetzaModifiers modifiers;
  notation::MovePattern move;  ///< the atom with its range, in all directions
  char letter = '\0';          ///< letter of the atom
  std::size_t at = 0;          ///< index of that letter in the text
  bool may_end = false;        ///< ?: the move can end here
};

/// A sequence of stretches, usually one: `fmW`, `mafsF` or `c[F?R]`.
struct BetzaPart {
  std::vector<BetzaLeg> legs;
  bool brackets = false;
  BetzaModifiers whole;  ///< the modifiers before a bracket
};

/// A problem and its position in the text.
struct BetzaFault {
  std::size_t at = 0, length = 1;
  std::string why, hint;
};

/// Translates parts for one board.
class BetzaTranslator {
 public:
  /// Requires: the board has the axes of squares or of hexagons, and outlives this.
  BetzaTranslator(const board::Board& board, bool squares) : board_(board), squares_(squares) {}

  /// The moves of a part; empty, with fault() set, if it has no meaning.
  std::vector<notation::MovePattern> moves_of(const BetzaPart& part);
  const std::optional<BetzaFault>& fault() const { return fault_; }

 private:
  using ArmsOf = std::function<moves::Arms(geometry::Heading)>;

  void fail(std::size_t at, std::size_t length, std::string why, std::string hint = {});
  std::string axis(int family) const;
  std::vector<std::string> axes(int families) const;
  int families_of(const std::vector<std::string>& axes) const;
  notation::Then straight(int family) const;

  std::vector<notation::MovePattern> whole(const BetzaLeg& leg);
  std::vector<notation::MovePattern> plain(const BetzaLeg& leg);
  std::vector<notation::MovePattern> between(const BetzaLeg& leg);
  std::vector<notation::MovePattern> skipping(const BetzaLeg& leg);
  std::vector<notation::MovePattern> hopping(const BetzaLeg& leg);
  std::vector<notation::MovePattern> turning(const BetzaLeg& leg);
  notation::MovePattern path_of(const notation::MovePattern& leap) const;
  Arm arm_of_path(const notation::MovePattern& leap, const Arm& arm) const;

  std::vector<notation::MovePattern> chain(const BetzaPart& part);
  bool can_go_on(const BetzaLeg& leg);
  std::vector<int> turns(const BetzaLeg& leg, bool outward, int families, int own);
  notation::Then slanted(const BetzaLeg& before, const BetzaLeg& leg, bool outward);
  notation::Then continued(const BetzaLeg& leg, const std::vector<int>& turns, int& families) const;
  static std::vector<std::vector<Requirement>> requirements_of(const std::vector<BetzaLeg>& legs,
                                                               std::size_t count);
  std::vector<notation::MovePattern> ended(std::vector<notation::MovePattern> moves,
                                           std::size_t count) const;

  std::vector<notation::MovePattern> narrow(const notation::MovePattern& move,
                                            const std::vector<Aim>& aims, char letter,
                                            const ArmsOf& arms,
                                            const std::function<Arm(const Arm&)>& map_arm = {});
  void fail_no_arm(const Aim& aim, const moves::Arms& all, char letter);

  const board::Board& board_;
  bool squares_;
  std::optional<BetzaFault> fault_;
};

}  // namespace boardwright::betza
