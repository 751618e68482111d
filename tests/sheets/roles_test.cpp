// The roles of drawings: every role that the shipped games draw is in the table, and every row of
// the table is drawn.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/limits.h"
#include "boards/board_print.h"
#include "box/box.h"
#include "box/box_cover.h"
#include "counters/piece_print.h"
#include "diagram/diagram.h"
#include "diagram/seats.h"
#include "diagram/signs.h"
#include "disk/files.h"
#include "scene/role_table.h"
#include "sheets/gauges.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::roles_test {
namespace {

/// The roles of painted parts and of groups.
struct Drawn {
  std::set<std::string> parts, groups;

  void add(const Group& group) {
    if (!group.tag.role.empty()) groups.insert(group.tag.role);
    for (const Node& node : group.children) {
      if (const auto* inner = std::get_if<Group>(&node)) {
        add(*inner);
        continue;
      }
      const std::string& role =
          std::visit([](const auto& each) -> const Tag& { return each.tag; }, node).role;
      if (!role.empty()) parts.insert(role);
    }
  }

  void add(const std::vector<Page>& pages) {
    for (const Page& page : pages)
      for (const auto& layer : page.layers) add(layer.scene->root);
  }
};

std::unique_ptr<Game> game_of(const std::string& id) {
  Report report;
  auto game = read_game(on_disk(test::templates()), id, Extent::all, report);
  EXPECT_EQ(describe(report), "");
  return game;
}

void draw_figure(Drawn& drawn, const Game& game, const Figure& figure, const PieceSet& set) {
  Report report;
  const auto diagram = draw(game, figure, report, {PiecesAs::both, &set});
  EXPECT_EQ(describe(report), "");
  if (!diagram) return;
  drawn.add(diagram->scene.root);
  if (diagram->both) drawn.add(diagram->both->root);
}

void draw_boards(Drawn& drawn, const Game& game) {
  for (const std::string& name : on_disk(test::templates()).names("styles")) {
    const Style style = load_style(on_disk(test::templates()), name);
    for (const Names names : {Names::on, Names::rim})
      drawn.add(draw_board(game, game.board(), names, first_seat, style, {Mat::Kind::title, 0})
                    .scene.root);
    drawn.add(draw_bleed(game, game.board(), first_seat, style, 0.1).root);
  }
  const Style ground =
      load_style(on_disk(test::templates()), "quiet");  // the style with a background
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  const DrawnBoard board = drawn_board(game, game.board(), ground);
  BoardRequest request;
  request.size = {BoardSize::By::width, 150_mm, {}, {}};
  drawn.add(pages_of(lay_out_board(board, request), marks).pages);
  request.size.length = 500_mm;
  request.paper = find_paper("a4");
  drawn.add(pages_of(lay_out_board(board, request), marks).pages);
}

bool has_all_drawings(const Game& game, const PieceSet& set) {
  return std::all_of(
      game.piece_types.begin(), game.piece_types.end(),
      [&](const PieceType& piece_type) { return set.find(piece_type.drawing) != nullptr; });
}

void draw_counters(Drawn& drawn, const Game& game, const PieceSet& set) {
  const Style style = load_style(on_disk(test::templates()), game.style);
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  for (const Cut cut : {Cut::disc, Cut::hexagon, Cut::standee, Cut::wedge})
    for (const bool letters : {false, true}) {
      if (!letters && !has_all_drawings(game, set)) continue;
      PiecesRequest request;
      request.size.cut = cut;
      request.pieces = starting_pieces(game);
      request.paper = find_paper("a4");
      const LaidOutPieces laid =
          lay_out_pieces(game, request, letters ? std::nullopt : std::optional(set));
      drawn.add(pages_of(laid, game, style, marks).pages);
    }
}

void draw_box(Drawn& drawn, const Game& game, Ink& ink) {
  const Style style = load_style(on_disk(test::templates()), game.style);
  const DrawnBoard board = drawn_board(game, game.board(), style, Names::off);
  const BoxProduct box = find_box(on_disk(test::templates()), "tgc-medium-stout-box");
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  drawn.add(box_images(ink, board, box, &marks).made.pages);
  BoxRequest blank;
  blank.inside = {100_mm, 70_mm, 15_mm};
  blank.paper = find_paper("a4");
  drawn.add(box_pages(board, blank, marks).pages);
}

/// Draws everything that the shipped games have.
Drawn everything() {
  Drawn all;
  Ink ink(test::fonts());
  Report report;
  const PieceSet set = read_piece_types(files_on_disk(), test::templates() / "pieces", report);
  for (const std::string& id : test::sampled_games()) {
    const auto game = game_of(id);
    for (const Figure* figure : game->figures()) draw_figure(all, *game, *figure, set);
    draw_boards(all, *game);
    draw_counters(all, *game, set);
    draw_box(all, *game, ink);
  }
  for (const char* id : {"xiangqi", "shogi", "sittuyin", "raumschach"})  // signs, and levels
    draw_boards(all, *game_of(id));
  return all;
}

TEST(RolesDrawn, DrawnRolesAreExactlyThoseOfTheTable) {
  const auto [parts, groups] = everything();
  EXPECT_GE(parts.size(), 150u);
  const auto rows = role_rows();
  for (const std::string& role : parts) {
    EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [&](const RoleRow& row) {
      return fits_row(row, role);
    })) << role;
    EXPECT_FALSE(fault_of_rule(words(role))) << role;
  }
  for (const std::string& role : groups) {
    const auto& known = group_rows();
    EXPECT_TRUE(std::any_of(known.begin(), known.end(), [&](const RoleRow& row) {
      return row.role == role;
    })) << role;
  }
  for (const RoleRow& row : rows)
    EXPECT_TRUE(std::any_of(parts.begin(), parts.end(), [&](const std::string& role) {
      return fits_row(row, role);
    })) << row.role;
  for (const RoleRow& row : group_rows())
    EXPECT_TRUE(groups.contains(std::string(row.role))) << row.role;
}

/// The words of drawn roles that begin with a prefix.
std::set<std::string> beginning_with(const std::string& prefix, const Drawn& drawn) {
  std::set<std::string> found;
  for (const std::string& role : drawn.parts)
    for (const std::string_view word : words(role))
      if (word.starts_with(prefix)) found.emplace(word);
  return found;
}

std::set<std::string> words_of_class(std::string_view name) {
  for (const RoleClass& each : role_classes())
    if (each.name == name) return {each.words.begin(), each.words.end()};
  return {};
}

TEST(RolesDrawn, ClassesListAllShapesTintsSeatsAndArrows) {
  std::set<std::string> shapes, tints, seats = {"mated", "counter"}, arrows;
  for (const auto& shape : all_shapes()) shapes.emplace(shape.word);
  for (int tint = 0; tint < 4; ++tint) tints.insert(tint_name(tint));
  const auto board = test::board("rectangular", "8x8");
  board->seats.assign(limits::seats, Seat());
  for (const SeatId seat : board->seat_ids()) {
    const std::string role = seat_role(*board, seat);  // "seat-3 red"
    seats.insert(role.substr(0, role.find(' ')));
  }
  for (const auto kind : {Arrow::Kind::move, Arrow::Kind::capture, Arrow::Kind::cannot})
    arrows.insert(arrow_name(kind));
  EXPECT_EQ(words_of_class("SHAPE"), shapes);
  EXPECT_EQ(words_of_class("TINT"), tints);
  EXPECT_EQ(words_of_class("SEAT"), seats);
  EXPECT_EQ(words_of_class("WAY"), arrows);
}

TEST(RolesDrawn, ClassesListAllSigns) {
  std::set<std::string> signs;
  Group group;
  for (const char* mark : {"x", "o", "*", "$", "%", "@", "#", ".", "blocked", "a",
                           "0", "1", "2", "3", "4", "5", "6", "7", "8",       "9"}) {
    signs.insert(sign_role(mark));
    group.children.push_back(sign({}, mark, {}, 1, false));
    group.children.push_back(piece_sign({}, mark, {}, 1));
  }
  Drawn drawn;
  drawn.add(group);
  EXPECT_EQ(words_of_class("SIGN"), signs);
  EXPECT_TRUE(
      std::holds_alternative<Path>(sign({}, ".", {}, 1, false)));  // not drawn as a full stop
  EXPECT_EQ(words_of_class("BY"), beginning_with("by-", drawn));
  EXPECT_EQ(words_of_class("DIGIT"), beginning_with("n-", drawn));
}

}  // namespace
}  // namespace boardwright::tests::roles_test
