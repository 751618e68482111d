// Names on counters stay within the disc and clear of what the piece shows.
#include <gtest/gtest.h>

#include <algorithm>

#include "builder/load.h"
#include "counters/counter_faces.h"
#include "counters/piece_print.h"
#include "pdf/ink.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample.h"
#include "support/sample_games.h"
#include "support/written_game.h"

namespace boardwright::tests::counter_names_test {
namespace {

/// What the outlines of a group's texts and drawings extend to, on a disc around (0, 0).
struct Extents {
  double farthest_name = 0, highest_name = -1, lowest_drawing = 1;
};

void add(Extents& extents, const Group& group) {
  for (const Node& node : group.children) {
    if (const auto* inner = std::get_if<Group>(&node)) add(extents, *inner);
    if (const auto* stamp = std::get_if<Stamp>(&node))
      for (const DrawnShape& shape : stamp->drawing->shapes)
        for (const Stroke& stroke : shape.strokes)
          if (stroke.kind != Stroke::Kind::close)
            extents.lowest_drawing =
                std::min(extents.lowest_drawing, stamp->at.y + stamp->size * stroke.to.y);
    const auto* path = std::get_if<Path>(&node);
    if (path == nullptr || !path->tag.role.starts_with("counter-name")) continue;
    for (const Stroke& stroke : path->strokes) {
      if (stroke.kind == Stroke::Kind::close) continue;
      extents.farthest_name = std::max(extents.farthest_name, length(stroke.to));
      extents.highest_name = std::max(extents.highest_name, stroke.to.y);
    }
  }
}

std::string words_of(const Group& group) {
  std::string words;
  for (const Node& node : group.children) {
    if (const auto* inner = std::get_if<Group>(&node)) words += words_of(*inner);
    const auto* text = std::get_if<Text>(&node);
    if (text != nullptr && text->tag.role.starts_with("counter-name"))
      words += (words.empty() || words.ends_with('-') ? "" : " ") + text->words;
  }
  return words;
}

TEST(CounterNames, StayWithinTheDiscAndBelowTheDrawing) {
  const Context context = test::context_of_templates();
  Ink ink(test::fonts());
  for (const std::string& id : test::shipped_games()) {
    const auto game = test::game_named(id);
    const Style style = style_of(context, *game, "");
    const CounterDrawings drawings = with_mirrored(drawings_for(context, *game, style, ""));
    const CutSize size;
    for (const CounterKind& kind :
         counter_kinds(*game, starting_pieces(*game), &drawings, Cut::disc, Named::yes))
      for (const CounterFace* face : {&kind.front, &kind.back}) {
        Scene scene;
        scene.id = "counter";
        scene.box = {{-1, -1}, {1, 1}};
        scene.root = counter_group(*face, size, {});
        EXPECT_EQ(words_of(scene.root), face->name) << id;
        Extents extents;
        add(extents, ink->outlined(scene, style).root);
        EXPECT_LT(extents.farthest_name, 0.46) << id << ": " << face->name;
        EXPECT_LT(extents.highest_name, std::min(-0.1, extents.lowest_drawing))
            << id << ": " << face->name;
      }
  }
}

TEST(CounterNames, AreThoseOfBothSides) {
  const auto shogi = test::game_named("shogi");
  const auto kinds = counter_kinds(*shogi, starting_pieces(*shogi), nullptr, Cut::disc, Named::yes);
  const auto pawn = std::ranges::find(kinds, "Pawn", &CounterKind::name);
  ASSERT_NE(pawn, kinds.end());
  EXPECT_EQ(pawn->front.name, "Pawn");
  EXPECT_EQ(pawn->back.name, "Tokin");
  for (const CounterKind& kind : counter_kinds(*shogi, starting_pieces(*shogi), nullptr, Cut::disc))
    EXPECT_EQ(kind.front.name, "");
  for (const CounterKind& kind :
       counter_kinds(*shogi, starting_pieces(*shogi), nullptr, Cut::standee, Named::yes))
    EXPECT_EQ(kind.front.name, "") << "it would stand there twice";
}

TEST(CounterNames, MarksHaveCountersOrDigits) {
  const auto marks_of = [](const std::string& rules) {
    Report report;
    const auto game = test::written_game(
        test::squares() + "[piece.king]\nletter = \"K\"\nmoves = [\"step orthogonal\"]\n[play]\n" +
            rules + "rules = [\"playing: gains shak\"]\n",
        report);
    EXPECT_EQ(describe(report), "");
    std::vector<std::string> found;
    for (const CounterKind& kind : mark_counters(*game))
      found.push_back(std::to_string(kind.pieces.count) + " " + kind.name + ": " +
                      kind.front.words + kind.back.words);
    return found;
  };
  using Texts = std::vector<std::string>;
  EXPECT_EQ(marks_of("marks = { shak = \"game\" }\n"), (Texts{"1 the mark “shak”: shak"}));
  EXPECT_EQ(marks_of("marks = { shak = \"seat to 3\" }\n"),
            (Texts{"3 the mark “shak”: shak", "3 the mark “shak”: shak"}));
  EXPECT_EQ(
      marks_of("marks = { shak = \"game to 13\" }\n"),
      (Texts{"1 the mark “shak”: shak", "2 the digit 0: 0", "2 the digit 1: 1", "1 the digit 2: 2",
             "1 the digit 3: 3", "1 the digit 4: 4", "1 the digit 5: 5", "1 the digit 6: 6.",
             "1 the digit 7: 7", "1 the digit 8: 8", "1 the digit 9: 9."}));
}

}  // namespace
}  // namespace boardwright::tests::counter_names_test
