// An author's own words take the place of computed ones on cards and leaflets, and nowhere else.
#include <gtest/gtest.h>

#include "book/leaflet.h"
#include "support/printed_book.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::own_words_test {
namespace {

using book::BookBlock, book::BookBlocks, book::BookParagraph, book::BookPart;

std::string words_in(const BookBlocks& blocks) {
  std::string words;
  for (const BookBlock& block : blocks) {
    if (const auto* heading = std::get_if<book::BookHeading>(&block.content))
      for (const book::BookRun& run : heading->title) words += "[" + run.words + "]";
    if (const auto* paragraph = std::get_if<BookParagraph>(&block.content))
      for (const book::BookRun& run : paragraph->text) words += run.words;
    if (const auto* list = std::get_if<book::BookList>(&block.content))
      for (const BookBlocks& item : list->items) words += words_in(item);
    words += "\n";
  }
  return words;
}

std::string words_of(const Book& printed) {
  std::string words;
  for (const BookPart& part : printed.parts) words += words_in(part.blocks);
  return words;
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

/// The leaflet and the cards of chess with these texts of its author.
struct Prints {
  std::string leaflet, cards;
  Prints(const std::map<std::string, std::string>& leaflet_texts, const std::string& rook) {
    test::Printed chess("chess");
    chess.game->leaflet = leaflet_texts;
    for (PieceType& piece_type : chess.game->piece_types)
      if (piece_type.id == "rook") {
        piece_type.card = rook;
        piece_type.native = "turi";
      }
    const book::BookSources sources{*chess.game,
                                    chess.proof.documents,
                                    chess.proof.diagrams,
                                    chess.proof.findings,
                                    chess.proof.seals,
                                    chess.style,
                                    false,
                                    true,
                                    &chess.set};
    leaflet = words_of(book::make_leaflet(sources, chess.proof));
    cards = words_of(book::make_cards(sources, chess.proof));
  }
};

TEST(OwnWords, TakeThePlaceOfASection) {
  const Prints own({{"castling", "King and Rook *cross*.\nOnce."}, {"end", "Mate wins."}}, "");
  const Prints computed({}, "");
  EXPECT_TRUE(has(own.leaflet, "[Castling]\nKing and Rook cross.\nOnce.\n"));
  EXPECT_TRUE(has(own.leaflet, "[Goal]\nMate wins.\n"));
  EXPECT_TRUE(has(own.leaflet, "[Promotion]"));
  EXPECT_TRUE(has(own.leaflet, "Some of this is written by its editors"));
  EXPECT_FALSE(has(computed.leaflet, "editors"));
  EXPECT_FALSE(has(computed.leaflet, "King and Rook cross."));
  EXPECT_EQ(own.cards, computed.cards);
}

TEST(OwnWords, TakeThePlaceOfAllMovesAndAddRules) {
  const Prints own({{"moves", "As you know them."}, {"scores", "One each."}}, "");
  EXPECT_TRUE(has(own.leaflet, "[Moves]\nAs you know them.\n"));
  EXPECT_FALSE(has(own.leaflet, "The Rook"));
  EXPECT_FALSE(has(own.leaflet, "Rook (R). "));
  EXPECT_TRUE(has(own.leaflet, "[Scores]\nOne each.\n"));
}

TEST(OwnWords, OfACardStandOnTheLeafletToo) {
  const Prints own({}, "Straight on.\n*Always.*");
  EXPECT_TRUE(has(own.cards, "[Rook (R)]\nturi\n")) << "the native name stands below";
  EXPECT_TRUE(has(own.cards, "Straight on.\nAlways.\nChess\n"));
  EXPECT_TRUE(has(own.leaflet, "Rook (R). Straight on. Always.\n"));
  EXPECT_TRUE(has(own.leaflet, "Some of this is written by its editors"));
}

TEST(OwnWords, AreReadAndNameTheirSections) {
  Report report;
  const auto game = test::written_game(test::squares() +
                                           "[leaflet]\ncastling = \"Never.\"\n"
                                           "[piece.rook]\nmoves = [\"slide orthogonal\"]\n"
                                           "card = \"Straight on.\"\nnative = \"turi\"\n",
                                       report);
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(game->leaflet, (std::map<std::string, std::string>{{"castling", "Never."}}));
  EXPECT_EQ(game->piece_types.front().card, "Straight on.");
  EXPECT_EQ(game->piece_types.front().native, "turi");
  const std::string problems = test::problems_of(test::squares() +
                                                 "[leaflet]\ncastlin = \"Never.\"\n"
                                                 "[piece.rook]\nmoves = [\"slide orthogonal\"]\n");
  EXPECT_TRUE(has(problems, "'castlin'")) << problems;
  EXPECT_TRUE(has(problems, "'castling'")) << problems;
}

}  // namespace
}  // namespace boardwright::tests::own_words_test
