// Solutions of problems in algebraic notation.
#pragma once
#include <string>
#include <vector>

#include "solve/solver.h"

namespace boardwright::english {

/// Writes the solutions of one problem as problemists do.
class SolutionWords {
 public:
  /// All arguments outlive this.
  SolutionWords(const play::GameLogic& play, const solve::Goal& goal, const play::Position& start)
      : play_(play), goal_(goal), start_(start) {}

  /// How many solutions there are, and then set play, tries and the solutions, a line each.
  std::string text(const solve::Solution& found) const;

  /// The name of a move: "Ra6".
  std::string name(const play::Position& position, const play::Move& move) const;

  /// The position after the first of the last `left` moves. In a series it is the same seat's turn
  /// again.
  play::Position after(const play::Position& position, const play::Move& move, int left) const;

  /// The position before set play: the other seat is to move.
  play::Position before_set_play() const;

 private:
  std::string summary(const solve::Solution& found) const;
  void add_lines(const play::Position& position, const std::vector<solve::Branch>& branches,
                 int number, bool reply, std::size_t depth, std::string& text) const;

  const play::GameLogic& play_;
  const solve::Goal& goal_;
  const play::Position& start_;
};

}  // namespace boardwright::english
