// Sentences of a pattern are true, or false, or unread; the manual shows one of each.
#include "audit/reader.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::reader_test {
namespace {

/// Reads sentences of a shipped game; "it" is the Knight.
class Sentences {
 public:
  explicit Sentences(const std::string& id)
      : game_(test::read_rules(id)), lexicon_(*game_), reader_(*game_, lexicon_) {}

  /// "holds", "unread", or what is found instead.
  std::string operator()(std::string_view sentence) {
    const Reading reading = reader_.read(sentence, game_->find_piece_type("knight"));
    return reading.result == Reading::Result::holds    ? "holds"
           : reading.result == Reading::Result::unread ? "unread"
                                                       : reading.found;
  }

 private:
  std::unique_ptr<Game> game_;
  Lexicon lexicon_;
  Reader reader_;
};

TEST(SentencesRead, SayWhereAPieceGoes) {
  Sentences chess("chess");
  EXPECT_EQ(chess("From a1 the Knight can go to b3"), "holds");
  EXPECT_EQ(chess("From a1, for example, it can leap to b3 and c2"), "holds");
  EXPECT_EQ(chess("From a1 the Knight can go to b3 or c3"), "b3, c2");
  EXPECT_EQ(chess("From a1 the Knight cannot go to c3 or d4"), "holds");
  EXPECT_EQ(chess("From a1 the Knight can never go to b3"), "b3, c2");
  EXPECT_EQ(chess("From a1 the Knight can go only to b3 and c2"), "holds");
  EXPECT_EQ(chess("From a1 the Knight can only go to b3"), "b3, c2");
  EXPECT_EQ(chess("A Rook on a1 can go to d1"), "holds");
  EXPECT_EQ(chess("A Rook on a1 can move to fourteen cells"), "holds");
  EXPECT_EQ(chess("A Rook on a1 can move to thirteen cells"), "14");
  EXPECT_EQ(chess("With a piece on a4, the Rook on a1 can no longer reach a5"), "holds");
  EXPECT_NE(chess("With a piece on a4, the Rook on a1 can reach a5"), "holds");
  EXPECT_EQ(chess("The Knight is the only piece that can go from b1 to c3"), "holds");
  EXPECT_NE(chess("The Rook is the only piece that can go from a1 to a3"), "holds");
}

TEST(SentencesRead, SayHowAPieceMoves) {
  Sentences chess("chess"), lotus("lotus-39");
  EXPECT_EQ(chess("The Rook rides any distance along ranks and files"), "holds");
  EXPECT_EQ(chess("The Rook rides along diagonals"), "no");
  EXPECT_EQ(chess("Rooks never ride along diagonals"), "holds");
  EXPECT_EQ(chess("The King steps one cell in every direction"), "holds");
  EXPECT_EQ(chess("The Rook steps one cell along ranks and files"), "no");
  EXPECT_EQ(chess("The Queen moves like a Rook or a Bishop"), "holds");
  EXPECT_EQ(chess("The Queen moves like a Rook"), "no");
  EXPECT_EQ(lotus("The Rook moves on squares and hexagons only"), "holds");
  EXPECT_EQ(lotus("The Rook moves on squares only"), "no");
  EXPECT_EQ(lotus("The Wyvern rides along lines of the V- and W-axes"), "holds");
  EXPECT_EQ(lotus("The Wyvern rides along lines of the V-, W- and Y-axes"), "no");
}

TEST(SentencesRead, SayWhatIsOnTheBoard) {
  Sentences chess("chess"), lotus("lotus-39");
  EXPECT_EQ(lotus("a5 and i5 are triangles"), "holds");
  EXPECT_EQ(lotus("e4 is not a triangle"), "holds");
  EXPECT_EQ(lotus("a5 is a hexagon"), "no");
  EXPECT_EQ(lotus("a5 and e4 lie on rank 5"), "no");
  EXPECT_EQ(lotus("e2 and e4 lie on the e-file"), "holds");
  EXPECT_EQ(chess("The board has sixty-four cells"), "holds");
  EXPECT_EQ(chess("The board has sixty-three squares"), "64");
  EXPECT_EQ(chess("White begins"), "holds");
  EXPECT_EQ(chess("Black makes the first move"), "White");
}

TEST(SentencesRead, HaveNoOtherWord) {
  Sentences chess("chess");
  EXPECT_EQ(chess("From a1 the Knight can quickly go to b3"), "unread");
  EXPECT_EQ(chess("From a1 the Knight can go to b3 and beyond"), "unread");
  EXPECT_EQ(chess("White begins, and then Black"), "unread");
  EXPECT_EQ(chess("From a1 the Knight can go to b3; c2"), "unread");
  EXPECT_EQ(chess(""), "unread");
}

TEST(SentencesRead, StandInTheManual) {
  Sentences chess("chess"), lotus("lotus-39");
  const std::string page = read_file(test::templates() / "manual/proof.md", 100'000);
  const std::size_t begin = page.find("| sentence | claim |");
  ASSERT_NE(begin, std::string::npos);
  std::vector<std::string> kinds;
  const std::string table = page.substr(begin, page.find("\n\n", begin) - begin);
  for (const std::string_view row : split(table, '\n')) {
    const auto fields = split(row, '|');
    if (fields.size() < 4 || fields[2].find('`') == std::string_view::npos) continue;
    std::string sentence(trimmed(fields[1]));
    ASSERT_TRUE(sentence.ends_with('.'));
    sentence.pop_back();
    EXPECT_TRUE(chess(sentence) == "holds" || lotus(sentence) == "holds") << sentence;
    const std::string_view kind = trimmed(fields[2]);
    kinds.emplace_back(kind.substr(1, kind.size() - 2));
  }
  std::vector<std::string> known;
  for (const SentencePattern& pattern : sentence_patterns()) known.emplace_back(pattern.kind);
  EXPECT_EQ(kinds, known);
  EXPECT_LE(known.size(), 15);
}

}  // namespace
}  // namespace boardwright::tests::reader_test
