// Gives the legal moves of a position distinct names.
#include "play/algebraic.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "base/index.h"
#include "play/algebraic_forms.h"

namespace boardwright::play {
namespace {

/// Whether a position is mate. Requires: the seat to move is in check.
bool is_mate(const GameLogic& play, const Position& position) {
  return !play.decided(position) && play.legal(position).empty();
}

}  // namespace

std::vector<std::string> algebraic_names(const GameLogic& play, const Position& position,
                                         std::span<const Move> legal) {
  const AlgebraicForms forms(play, position);
  std::vector<std::string> names(legal.size());
  std::set<std::string, std::less<>> given;
  for (const AlgebraicForms::Form form : AlgebraicForms::shortest_first) {
    std::vector<std::string> texts;
    std::unordered_map<std::string_view, int> times;
    for (const Move& move : legal) texts.push_back(forms.text(move, form));
    for (const std::string& text : texts) ++times[text];
    bool all = true;
    for (std::size_t i = 0; i < legal.size(); ++i) {
      const bool good = !texts[i].empty() && times[texts[i]] == 1 && !given.contains(texts[i]);
      if (names[i].empty() && good) given.insert(names[i] = texts[i]);
      all = all && !names[i].empty();
    }
    if (all) break;
  }
  return names;
}

std::string check_mark(const GameLogic& play, const Position& position, const Move& move) {
  if (turns_over(play.piece_types())) return {};
  const Position next = play.after(position, move);
  bool check = false;
  for (const SeatId seat : play.board().seat_ids()) {
    if (!position.opposes(seat, position.turn)) continue;
    if (next.mated(seat)) return "#";
    if (!play.in_check(next, seat)) continue;
    if (seat == next.turn && is_mate(play, next)) return "#";
    check = true;
  }
  return check ? "+" : "";
}

std::string print_algebraic(const GameLogic& play, const Position& position, const Move& move) {
  const std::vector<Move> legal = play.legal(position);
  const auto names = algebraic_names(play, position, legal);
  const auto found = std::find(legal.begin(), legal.end(), move) - legal.begin();
  return names[static_cast<std::size_t>(found)] + check_mark(play, position, move);
}

}  // namespace boardwright::play
