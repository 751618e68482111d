// Each figure of a question shows what the engine answers.
#include "audit/question_figures.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "audit/prove.h"
#include "disk/files.h"
#include "english/questions.h"
#include "figure/build_content.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample_games.h"

namespace boardwright::tests::question_figures_test {
namespace {

/// Whether signs or arrows of a figure say that a piece can go to a cell.
bool shows_way(const figure::Content& content, CellId to) {
  return std::ranges::any_of(content.marks, [&](const figure::Mark& mark) {
    return mark.cell == to && (mark.mark == "x" || mark.mark == "move" || mark.mark == "capture");
  });
}

// Law: every question has a figure, and in it the piece goes where the answer says, and only there.
TEST(QuestionFigures, ShowWhatTheEngineAnswers) {
  std::size_t compared = 0, refused = 0;
  for (const std::string& id : test::reference_games()) {
    Report report;
    const auto game = audit::read_whole_game(on_disk(test::templates()), id, report);
    ASSERT_EQ(describe(report), "") << id;
    GameLogics plays(*game);
    Budget budget;
    const auto all = english::questions_of(english::GameWords(*game));
    for (std::size_t i = 0; i < all.size(); ++i) {
      const game::Figure* figure = game->find_figure(english::question_figure(i + 1));
      ASSERT_NE(figure, nullptr) << id << ": " << all[i].asks;
      EXPECT_EQ(figure->title, english::answer_title(i + 1));
      const auto content = figure::build_content(*game, *figure, plays, budget, report);
      ASSERT_TRUE(content) << id << ": " << describe(report);
      const english::Evidence& shown = all[i].shown;
      EXPECT_EQ(content->pieces.size(),
                static_cast<std::size_t>(std::ranges::count_if(
                    shown.position.pieces, [](const play::Piece& piece) { return !piece.none(); })))
          << id << ": " << all[i].asks;
      if (shown.from == geometry::no_cell) continue;
      EXPECT_EQ(shows_way(*content, shown.to), shown.goes) << id << ": " << all[i].asks;
      ++compared;
      refused += shown.goes ? 0U : 1U;
    }
  }
  EXPECT_GT(compared, 200U);
  EXPECT_GT(refused, 60U);
}

TEST(QuestionFigures, AreDrawnByTheirId) {
  const auto game = test::game_named("xiangqi");
  EXPECT_EQ(game->find_figure("question-1"), nullptr);
  audit::add_question_figures(*game);
  EXPECT_NE(game->find_figure("question-1"), nullptr);
}

}  // namespace
}  // namespace boardwright::tests::question_figures_test
