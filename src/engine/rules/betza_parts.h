// The parsed parts of a Betza text, and their translation to the notation.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rules/arms.h"
#include "rules/board.h"
#include "rules/notation.h"

namespace boardwright::rules {

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
  MovePattern move;      ///< the atom with its range, in all directions
  char letter = '\0';    ///< letter of the atom
  std::size_t at = 0;    ///< index of that letter in the text
  bool may_end = false;  ///< ?: the move can end here
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
  BetzaTranslator(const Board& board, bool squares) : board_(board), squares_(squares) {}

  /// The moves of a part; empty, with fault() set, if it has no meaning.
  std::vector<MovePattern> moves_of(const BetzaPart& part);
  const std::optional<BetzaFault>& fault() const { return fault_; }

 private:
  using ArmsOf = std::function<Arms(Heading)>;

  void fail(std::size_t at, std::size_t length, std::string why, std::string hint = {});
  std::string axis(int family) const;
  std::vector<std::string> axes(int families) const;
  int families_of(const std::vector<std::string>& axes) const;
  Then straight(int family) const;

  std::vector<MovePattern> whole(const BetzaLeg& leg);
  std::vector<MovePattern> plain(const BetzaLeg& leg);
  std::vector<MovePattern> between(const BetzaLeg& leg);
  std::vector<MovePattern> skipping(const BetzaLeg& leg);
  std::vector<MovePattern> hopping(const BetzaLeg& leg);
  std::vector<MovePattern> turning(const BetzaLeg& leg);
  MovePattern path_of(const MovePattern& leap) const;
  Arm arm_of_path(const MovePattern& leap, const Arm& arm) const;

  std::vector<MovePattern> chain(const BetzaPart& part);
  bool can_go_on(const BetzaLeg& leg);
  std::vector<int> turns(const BetzaLeg& leg, bool outward, int families, int own);
  Then slanted(const BetzaLeg& before, const BetzaLeg& leg, bool outward);
  Then continued(const BetzaLeg& leg, const std::vector<int>& turns, int& families) const;
  static std::vector<std::vector<Requirement>> requirements_of(const std::vector<BetzaLeg>& legs,
                                                               std::size_t count);
  std::vector<MovePattern> ended(std::vector<MovePattern> moves, std::size_t count) const;

  std::vector<MovePattern> narrow(const MovePattern& move, const std::vector<Aim>& aims,
                                  char letter, const ArmsOf& arms,
                                  const std::function<Arm(const Arm&)>& map_arm = {});
  void fail_no_arm(const Aim& aim, const Arms& all, char letter);

  const Board& board_;
  bool squares_;
  std::optional<BetzaFault> fault_;
};

}  // namespace boardwright::rules
