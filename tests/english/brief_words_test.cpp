// Moves in a few words, from the tree of which the sentences are made.
#include "english/brief_words.h"

#include <gtest/gtest.h>

#include <map>

#include "disk/files.h"
#include "english/move_words.h"
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
            "1 orthogonally, within the palace; never facing another openly");
  EXPECT_EQ(xiangqi.at("Elephant"),
            "1 diagonally, then one point straight on, never over the river, blocked on 1");
  EXPECT_EQ(xiangqi.at("Cannon"),
            "moves any distance orthogonally; captures hopping orthogonally over 1 piece");
  EXPECT_EQ(xiangqi.at("Soldier"), "1 straight forward / 1 sideways, across the river");
  EXPECT_EQ(briefs_of("chess").at("Pawn"),
            "moves 1 straight forward, first move 2; captures 1 diagonally forward");
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

}  // namespace
}  // namespace boardwright::tests::brief_words_test
