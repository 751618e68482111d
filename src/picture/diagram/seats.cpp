// Chooses the style's words for a seat, and the letters that stand for its name.
#include "diagram/seats.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/hints.h"
#include "base/text.h"

namespace boardwright::diagram {

using base::in_quotes;
using board::Board, board::Seat;

namespace {

/// Colours for seats after the second without a role; each gets the first free one.
constexpr std::array<std::string_view, 6> colours = {"red",  "yellow",  "green",
                                                     "blue", "magenta", "brown"};
constexpr std::size_t seats_without_colour = 2;  // the light and the dark seat
constexpr std::size_t longest_sign = 2;

/// The colour of a seat without a role; empty for the first two.
std::string_view colour_of(const Board& board, SeatId seat) {
  std::vector<std::string_view> free;
  for (const std::string_view colour : colours)
    if (std::ranges::none_of(board.seats, [&](const Seat& each) { return each.role == colour; }))
      free.push_back(colour);
  std::size_t next = 0;
  for (std::size_t i = seats_without_colour; i < static_cast<std::size_t>(seat); ++i)
    if (board.seats[i].role.empty()) ++next;
  const bool coloured = static_cast<std::size_t>(seat) >= seats_without_colour;
  return coloured && next < free.size() ? free[next] : std::string_view();
}

/// The shortest prefix of a name that no other name shares; empty if there is none.
std::string beginning_of(const Board& board, const std::string& name) {
  for (std::size_t length = 1; length <= name.size(); ++length) {
    const std::string sign = name.substr(0, length);
    if (base::invalid_utf8(sign)) continue;
    const auto others = std::ranges::count_if(
        board.seats, [&](const Seat& other) { return other.name.compare(0, length, sign) == 0; });
    if (others == 1) return sign;
  }
  return {};
}

/// Words that mark a style rule for the pieces of a seat; the rule's other word is the seat's.
constexpr std::array<std::string_view, 3> of_pieces = {"man", "drawn", "field"};

std::vector<std::string> known_roles(const scene::Style& style) {
  std::vector<std::string> known;
  for (const scene::Style::Rule& rule : style.rules()) {
    if (rule.words.size() != 2) continue;
    for (const std::size_t i : {0u, 1u})
      if (std::ranges::find(of_pieces, rule.words[i]) != of_pieces.end())
        known.push_back(rule.words[1 - i]);
  }
  std::ranges::sort(known);
  known.erase(std::unique(known.begin(), known.end()), known.end());
  for (const char* other : {"mated", "counter", "on-disc"}) std::erase(known, other);
  return known;
}

}  // namespace

std::string seat_role(const Board& board, SeatId seat) {
  const std::string& role = board.seat(seat).role;
  if (!role.empty()) return role;
  const std::string_view colour = colour_of(board, seat);
  return "seat-" + std::to_string(board::seat_number(seat)) +
         (colour.empty() ? "" : " " + std::string(colour));
}

std::string seat_sign(const Board& board, SeatId seat) {
  const bool short_enough = std::ranges::all_of(board.seats, [&](const Seat& each) {
    const std::string sign = beginning_of(board, each.name);
    return !sign.empty() && base::length_utf8(sign) <= longest_sign;
  });
  return short_enough ? beginning_of(board, board.seat(seat).name)
                      : std::to_string(board::seat_number(seat));
}

void check_seats(const Board& board, const scene::Style& style, std::string_view name,
                 base::Report& report) {
  const std::vector<std::string> known = known_roles(style);
  const auto is_known = [&](std::string_view word) {
    return std::ranges::find(known, word) != known.end();
  };
  for (const SeatId seat : board.seat_ids()) {
    const Seat& described = board.seat(seat);
    const std::string& role = described.role;
    if (role.empty() && static_cast<std::size_t>(seat) < seats_without_colour) continue;
    const std::string all = seat_role(board, seat);
    const auto parts = base::words(all);
    if (std::ranges::any_of(parts, is_known)) continue;
    if (role.empty())
      report.error(described.place,
                   "style " + in_quotes(name) + " has no look for the pieces of seat " +
                       in_quotes(described.name),
                   "give it a role that the style has, or the style a rule 'man " +
                       std::string(parts.front()) + "'");
    else
      report.error(
          described.place,
          "style " + in_quotes(name) + " has no look for pieces of the role " + in_quotes(role),
          [&] { return base::meant_or_all(role, known); });
  }
}

}  // namespace boardwright::diagram
