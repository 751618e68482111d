// Boards that are not a part of the plane, as text in tests.
#pragma once
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "support/boards.h"

namespace boardwright::test {

/// The three-player board of 96 cells: six sheets around a centre. Each player has two of them.
inline const std::string three_players = R"(
sheet = [
  { corners = ["a", "ab", "o", "fa"], files = "a-d", ranks = "1-4", sector = "white" },
  { corners = ["ab", "b", "bc", "o"], files = "e-h", ranks = "1-4", sector = "white" },
  { corners = ["c", "cd", "o", "bc"], files = "h-e", ranks = "12-9", sector = "black" },
  { corners = ["cd", "d", "de", "o"], files = "i-l", ranks = "12-9", sector = "black" },
  { corners = ["e", "ef", "o", "de"], files = "l-i", ranks = "8-5", sector = "red" },
  { corners = ["ef", "f", "fa", "o"], files = "d-a", ranks = "8-5", sector = "red" },
]

[points]
o = [0, 0]
a = [-4, -6.93]
b = [4, -6.93]
c = [8, 0]
d = [4, 6.93]
e = [-4, 6.93]
f = [-8, 0]
ab = [0, -6.93]
bc = [6, -3.465]
cd = [6, 3.465]
de = [0, 6.93]
ef = [-6, 3.465]
fa = [-6, -3.465]
)";

/// Checks that the report is empty, or has the expected problem.
inline std::optional<Patch> patch_of(const std::string& text, const std::string& tiling_name,
                                     Report& report) {
  const Tiling from = tiling(tiling_name);
  const auto data = parse_data(text, "test.toml", report);
  if (!data) return std::nullopt;
  const Region region = read_region("mine", *data, report);
  data->report_unused(report);
  return report.has_errors() ? std::nullopt : cut(from, region, report);
}

/// A board from the keys of a region.
inline std::unique_ptr<Board> given_board(const std::string& text,
                                          std::vector<Seat> seats = {{"White", upward},
                                                                     {"Black", opposite(upward)}},
                                          const std::string& tiling_name = "rectangular") {
  Report report;
  auto patch = patch_of(text, tiling_name, report);
  EXPECT_EQ(describe(report), "");
  return std::make_unique<Board>(make_board(std::move(*patch), tiling(tiling_name), seats));
}

inline std::vector<Seat> three_seats() {
  return {{"White", upward, "white"},
          {"Red", heading_of(330), "red"},
          {"Black", heading_of(210), "black"}};
}

/// The names of the cells that a piece with these moves reaches on the empty board, in order.
inline std::string reached(const Board& on, const std::vector<std::string>& notation,
                           const std::string& from, SeatId seat = first_seat) {
  const std::vector<MovePattern> read = moves(on, notation);
  const PieceMoves traced(on, read, seat);
  const Reach found = reach(traced, {}, *on.find(from));
  return joined(names_of(on, found.moves), " ");
}

}  // namespace boardwright::test
