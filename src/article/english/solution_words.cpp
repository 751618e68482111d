// Writes solutions of problems, line by line.
#include "english/solution_words.h"

#include "play/algebraic.h"

namespace boardwright::english {

using play::Move, play::Position;
using solve::Branch, solve::Solution;

std::string SolutionWords::text(const Solution& found) const {
  std::string text = summary(found) + "\n";
  if (!found.set_play.empty()) {
    text += "set play\n";
    add_lines(before_set_play(), found.set_play, 1, true, 1, text);
  }
  for (const solve::Try& each : found.tries)
    text += "try 1." + name(start_, each.move) + "? " +
            name(play_.after(start_, each.move), each.refuted_by) + "!\n";
  add_lines(start_, found.keys, 1, false, 0, text);
  return text;
}

std::string SolutionWords::name(const Position& position, const Move& move) const {
  return play::print_algebraic(play_, position, move);
}

Position SolutionWords::after(const Position& position, const Move& move, int left) const {
  Position next = play_.after(position, move);
  if (goal_.goes_on(left)) solve::pass_turn(next, position.turn);
  return next;
}

Position SolutionWords::before_set_play() const {
  Position position = start_;
  solve::pass_turn(position, solve::opponent_in(play_, start_));
  return position;
}

std::string SolutionWords::summary(const Solution& found) const {
  const std::int64_t count = solutions_in(found, goal_);
  std::string text = print_goal(goal_) + ": ";
  if (!found.complete)
    return text + "not within " + std::to_string(found.nodes) + " positions" +
           (count > 0 ? ", but with " + std::to_string(count) + " so far" : "");
  if (count == 0) return text + "no solution";
  text += std::to_string(count) + (goal_.is_forced() ? count == 1 ? " key" : " keys"
                                   : count == 1      ? " solution"
                                                     : " solutions");
  if (is_shorter(found, goal_)) text += ", and shorter: " + std::to_string(found.shortest);
  if (const std::int64_t duals = goal_.is_forced() ? duals_in(found.keys) : 0; duals > 0)
    text += ", " + std::to_string(duals) + (duals == 1 ? " dual" : " duals");
  return text;
}

/// Adds a line for each branch: its move, and those that follow as long as there is a single one.
void SolutionWords::add_lines(const Position& position, const std::vector<Branch>& branches,
                              int number, bool reply, std::size_t depth, std::string& text) const {
  for (const Branch& first : branches) {
    text += std::string(2 * depth, ' ');
    const Branch* branch = &first;
    Position at = position;
    int count = number;
    bool second = reply;
    int left = goal_.length() - static_cast<int>(depth);
    for (bool begins = true;; begins = false) {
      if (!begins) text += " ";
      if (begins || !second || goal_.is_series())
        text += std::to_string(count) + (second && !goal_.is_series() ? "..." : ".");
      text += name(at, branch->move) + (depth == 0 && begins && goal_.is_forced() ? "!" : "");
      at = after(at, branch->move, left--);
      count += second || goal_.is_series() ? 1 : 0;
      second = !second;
      if (branch->then.size() != 1 || (depth == 0 && goal_.is_forced())) break;
      branch = &branch->then.front();
    }
    text += "\n";
    add_lines(at, branch->then, count, second, depth + 1, text);
  }
}

}  // namespace boardwright::english
