// Moves in a few words, from the tree of which the sentences are made.
#include "english/brief_words.h"

#include <gtest/gtest.h>

#include <map>

#include "disk/files.h"
#include "english/move_words.h"
#include "english/play_words.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample_games.h"

namespace boardwright::tests::brief_words_test {
namespace {

std::map<std::string, std::string> briefs_of(const std::string& id) {
  const auto game = test::game_named(id);
  const GameWords words(*game);
  std::map<std::string, std::string> briefs;
  for (const PieceType& piece_type : game->piece_types)
    briefs[piece_type.name] = moves_in_brief(words, piece_type);
  return briefs;
}

TEST(BriefWords, AreShort) {
  const auto xiangqi = briefs_of("xiangqi");
  EXPECT_EQ(xiangqi.at("General"),
            "1 orthogonally within the palace; no open file between the two");
  EXPECT_EQ(xiangqi.at("Elephant"), "2 diagonally, without jumping, never crossing the river");
  EXPECT_EQ(xiangqi.at("Horse"), "1 orthogonally, then 1 diagonally onward, without jumping");
  EXPECT_EQ(xiangqi.at("Cannon"),
            "moves any distance orthogonally; captures hopping orthogonally over 1 piece");
  EXPECT_EQ(xiangqi.at("Soldier"), "1 straight forward, or 1 sideways after crossing the river");
  EXPECT_EQ(briefs_of("chess").at("Pawn"),
            "moves 1 straight forward (up to 2 on its first move); captures 1 diagonally forward");
}

TEST(BriefWords, SayBothPartsOfALeap) {
  EXPECT_EQ(briefs_of("chess").at("Knight"), "leaping 2 and 1 at right angles");
  EXPECT_EQ(briefs_of("nightrider").at("Nightrider"), "riding in leaps of 2 and 1 at right angles");
  EXPECT_EQ(briefs_of("gilman-river").at("Rose"),
            "wheeling in up to 6 leaps of 2 and 1 at right angles");
  EXPECT_EQ(briefs_of("kyoto").at("Knight"), "leaping 2 straight forward and 1 to either side");
  EXPECT_EQ(briefs_of("shatranj").at("Alfil"), "leaping 2 diagonally");
  EXPECT_EQ(briefs_of("glinski").at("Knight"), "leaping 1 diagonally, then 1 orthogonally onward");
  EXPECT_EQ(briefs_of("wildebeest").at("Wildebeest"),
            "leaping 2 and 1, or 3 and 1, at right angles");
  EXPECT_EQ(briefs_of("opulent").at("Lion"), "1 diagonally, or leaping 2 or 3 orthogonally");
  EXPECT_EQ(briefs_of("torishogi").at("Goose"),
            "leaping 2 diagonally forward or 2 straight backward");
  EXPECT_EQ(briefs_of("cambodian").at("King"),
            "1 orthogonally or diagonally; without capture also leaping 2 sideways and 1 forward "
            "on its first move");
}

TEST(BriefWords, SayWhereAStepIsLonger) {
  EXPECT_EQ(briefs_of("wildebeest").at("Pawn"),
            "moves 1 straight forward (up to 3 on its first move, up to 2 from the third rank); "
            "captures 1 diagonally forward");
  EXPECT_EQ(briefs_of("pawnsideways").at("Pawn"),
            "moves 1 straight forward (up to 2 from the second rank), or 1 sideways; captures 1 "
            "diagonally forward");
  EXPECT_EQ(briefs_of("berolina").at("Berolina Pawn"),
            "moves 1 diagonally forward (up to 2 on its first move); captures 1 straight forward");
}

TEST(BriefWords, JoinWaysAsSentencesDo) {
  EXPECT_EQ(briefs_of("torishogi").at("Pheasant"),
            "leaping 2 straight forward, or 1 diagonally backward");
  EXPECT_EQ(briefs_of("manchu").at("Banner"),
            "any distance orthogonally; or 1 orthogonally, then 1 diagonally onward, without "
            "jumping; also captures hopping orthogonally over 1 piece");
}

TEST(BriefWords, CountTouches) {
  EXPECT_EQ(briefs_of("snail-trails").at("Snail"), "moves to any cell 1 touch away");
  EXPECT_EQ(briefs_of("ataxx").at("Stone"), "moves to any square 2 touches away");
}

TEST(BriefWords, LeaveOutWhatIsExplainedBesideThem) {
  const auto tamerlane = test::game_named("tamerlane");
  const GameWords words(*tamerlane);
  const auto brief = [&](const char* id, Lengths lengths) {
    return moves_in_brief(words, *tamerlane->find_piece_type(id), lengths);
  };
  EXPECT_EQ(brief("rook", Lengths::unexplained),
            "any distance orthogonally, ending only on files a to k");
  EXPECT_EQ(brief("rook", Lengths::explained), "any distance orthogonally");
  EXPECT_EQ(brief("adventitious-king", Lengths::explained),
            "1 orthogonally or diagonally, ending anywhere");
}

// Law: the brief text of a piece says all that its sentences say. Of two pieces of a game with
// different sentences it differs, and where a sentence changes as a way of moving is left out, it
// does too.
TEST(BriefWords, SayWhatSentencesSay) {
  std::size_t compared = 0;
  for (const std::string& id : on_disk(test::templates()).games()) {
    const auto game = test::game_named(id);
    const GameWords words(*game);
    std::map<std::string, std::string> sentences;  // by brief text
    for (const PieceType& piece_type : game->piece_types) {
      const std::string brief = moves_in_brief(words, piece_type);
      const std::string all = moves_in_words(words, piece_type, "it");
      EXPECT_FALSE(brief.empty()) << id << ": " << piece_type.name;
      const auto [known, is_new] = sentences.emplace(brief, all);
      EXPECT_EQ(known->second, all) << id << ": " << brief;
      for (std::size_t i = 0; i < piece_type.moves.size(); ++i) {
        PieceType less = piece_type;
        less.moves.erase(less.moves.begin() + static_cast<std::ptrdiff_t>(i));
        if (moves_in_words(words, less, "it") == all) continue;
        ++compared;
        EXPECT_NE(moves_in_brief(words, less), brief) << id << ": " << piece_type.name;
      }
    }
  }
  EXPECT_GT(compared, 1000U);
}

TEST(BriefWords, SayPromotions) {
  const auto of = [](const char* id, const char* piece) {
    const auto game = test::game_named(id);
    return promotions_in_brief(GameWords(*game), game->id_of(*game->find_piece_type(piece)));
  };
  EXPECT_EQ(of("chess", "pawn"),
            "becomes a Queen, Rook, Bishop or Knight when it reaches the last rank");
  EXPECT_EQ(of("chess", "rook"), "");
  EXPECT_EQ(
      of("shogi", "pawn"),
      "may become a Tokin when it begins or ends a move in the enemy camp, and must if it could "
      "never move again");
  EXPECT_TRUE(of("spartan", "hoplite").ends_with(" (conditions apply: see Promotion)"));
}

// Law: where the sentences about promotions change as a rule loses a piece, so does a brief text.
TEST(BriefWords, SayWhatSentencesSayOfPromotions) {
  const auto all_of = [](const Game& game) {
    const GameWords words(game);
    std::string briefs, sentences;
    for (const auto id : game.piece_ids()) briefs += promotions_in_brief(words, id) + "\n";
    for (const RuleText& text : promotions_in_words(words))
      sentences += base::joined(text.sentences, " ") + base::joined(text.items, "; ") + "\n";
    return std::pair(briefs, sentences);
  };
  std::size_t compared = 0;
  for (const std::string& id : on_disk(test::templates()).games()) {
    const auto game = test::game_named(id);
    const auto before = all_of(*game);
    for (play::Promotion& rule : game->rules.promotions) {
      if (rule.multiple || rule.to.size() < 2) continue;
      const play::PieceTypeList kept = rule.to;
      rule.to.pop_back();
      const auto after = all_of(*game);
      rule.to = kept;
      if (after.second == before.second) continue;
      ++compared;
      EXPECT_NE(after.first, before.first) << id;
    }
  }
  EXPECT_GT(compared, 40U);
}

}  // namespace
}  // namespace boardwright::tests::brief_words_test
