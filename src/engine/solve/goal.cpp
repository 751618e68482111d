// Reads and prints stipulations.
#include "solve/goal.h"

#include <algorithm>
#include <iterator>

#include "base/limits.h"
#include "base/text.h"

namespace boardwright::solve {
namespace {

struct KindRow {
  Goal::Kind kind;
  std::string_view sign;
};
/// Longer signs stand before those that they begin with.
constexpr KindRow kinds[] = {{Goal::Kind::series_help, "ser-h"},
                             {Goal::Kind::series, "ser-"},
                             {Goal::Kind::help, "h"},
                             {Goal::Kind::self, "s"},
                             {Goal::Kind::direct, ""}};

struct AimRow {
  Goal::Aim aim;
  char sign;
};
constexpr AimRow aims[] = {
    {Goal::Aim::mate, '#'}, {Goal::Aim::stalemate, '='}, {Goal::Aim::win, '+'}};

}  // namespace

int Goal::length() const {
  switch (kind) {
    case Kind::direct: return 2 * moves - 1;
    case Kind::self: return 2 * moves;
    case Kind::help: return 2 * moves + (half ? 1 : 0);
    case Kind::series: return moves;
    case Kind::series_help: return moves + 1;
  }
  return 0;
}

bool Goal::goes_on(int left) const {
  return (kind == Kind::series && left > 1) || (kind == Kind::series_help && left > 2);
}

board::SeatId Goal::usually_begins() const {
  const bool second = kind == Kind::series_help || (kind == Kind::help && !half);
  return second ? board::second_seat : board::first_seat;
}

std::optional<Goal> read_goal(std::string_view text) {
  constexpr std::string_view half = ".5";
  const auto kind =
      std::ranges::find_if(kinds, [&](const KindRow& row) { return text.starts_with(row.sign); });
  Goal goal;
  goal.kind = kind->kind;
  text.remove_prefix(kind->sign.size());
  const auto aim =
      std::ranges::find_if(aims, [&](const AimRow& row) { return text.starts_with(row.sign); });
  if (aim == std::end(aims)) return std::nullopt;
  goal.aim = aim->aim;
  text.remove_prefix(1);
  goal.half = goal.kind == Goal::Kind::help && text.ends_with(half);
  if (goal.half) text.remove_suffix(half.size());
  const auto moves = base::to_integer(text);
  if (!moves || *moves < (goal.half ? 0 : 1) || *moves > base::limits::perft_depth)
    return std::nullopt;
  goal.moves = *moves;
  return goal;
}

std::string print_goal(const Goal& goal) {
  const auto kind = std::ranges::find(kinds, goal.kind, &KindRow::kind);
  const auto aim = std::ranges::find(aims, goal.aim, &AimRow::aim);
  return std::string(kind->sign) + aim->sign + std::to_string(goal.moves) + (goal.half ? ".5" : "");
}

base::Refusal not_a_goal(std::string_view text) {
  return {
      "no stipulation: " + base::in_quotes(text),
      "#3 is a mate in three moves at most; so are =3 (stalemate) and +3 (any end that wins), s#3 "
      "(the opponent has to mate), h#3 and h#2.5 (both help), ser-#3 and ser-h#3 (in series); "
      "20 moves at most"};
}

}  // namespace boardwright::solve
