// Seats are distinguishable: each has words of the style, and letters or a number.
#include "diagram/seats.h"

#include <set>

#include "disk/files.h"
#include "scene/library.h"
#include "scene/style_properties.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::seats_test {
namespace {

Board seated(const std::vector<std::string>& names, const std::vector<std::string>& roles = {}) {
  Board board = std::move(*test::board("rectangular", "3x3"));
  board.seats.clear();
  for (std::size_t i = 0; i < names.size(); ++i) {
    Seat seat;
    seat.name = names[i];
    if (i < roles.size()) seat.role = roles[i];
    seat.place = {"game.toml", static_cast<int>(i) + 1, 1};
    board.seats.push_back(std::move(seat));
  }
  return board;
}

std::string problems(const Board& board, const std::string& style) {
  Report report;
  check_seats(board, load_style(on_disk(test::templates()), style), style, report);
  return describe(report);
}

TEST(Seats, AfterTheSecondHaveDifferentColours) {
  const Board board = seated({"A", "B", "C", "D", "E", "F", "G", "H"}, {"", "", "", "blue"});
  std::set<std::string> roles;
  for (const SeatId seat : board.seat_ids()) roles.insert(seat_role(board, seat));
  EXPECT_EQ(roles, (std::set<std::string>{"seat-1", "seat-2", "seat-3 red", "blue", "seat-5 yellow",
                                          "seat-6 green", "seat-7 magenta", "seat-8 brown"}));
  for (const char* name : {"classic", "lines", "contrast"}) {
    EXPECT_EQ(problems(board, name), "");
    const Style style = load_style(on_disk(test::templates()), name);
    std::set<std::pair<std::string, std::string>> looks;
    for (const SeatId seat : board.seat_ids()) {
      const std::string role = seat_role(board, seat);
      const Paint piece = style.paint("man " + role), rim = style.paint("man-rim " + role);
      EXPECT_TRUE(style.paint("man-seat " + role).fill.has_value()) << name << " " << role;
      looks.insert({piece.fill ? scene::to_hex(*piece.fill) : "",
                    rim.stroke ? scene::to_hex(*rim.stroke) : ""});
    }
    EXPECT_EQ(looks.size(), 8u) << name;
  }
}

TEST(Seats, HaveShortSignsOrNumbers) {
  const auto signs = [](const Board& board) {
    std::string all;
    for (const SeatId seat : board.seat_ids())
      all += (all.empty() ? "" : " ") + seat_sign(board, seat);
    return all;
  };
  EXPECT_EQ(signs(seated({"Red", "Brown", "Blue"})), "R Br Bl");
  EXPECT_EQ(signs(seated({"Seat 1", "Seat 2", "Seat 3"})), "1 2 3");
  EXPECT_EQ(signs(seated({"North", "Northeast", "East"})), "1 2 3");
}

TEST(Seats, WithoutALookAreReportedWithTheirPlace) {
  EXPECT_EQ(problems(seated({"A", "B"}, {"", "red"}), "classic"), "");
  const std::string found = problems(seated({"A", "B"}, {"", "purple"}), "classic");
  EXPECT_TRUE(
      found.starts_with("game.toml:2:1: error: style 'classic' has no look for pieces of "
                        "the role 'purple'\n"))
      << found;
  EXPECT_NE(found.find("magenta"), std::string::npos) << found;
}

}  // namespace
}  // namespace boardwright::tests::seats_test
