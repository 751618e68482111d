// Algebraic notation: names read back as their moves, and usual spellings are read.
#include "play/algebraic.h"

#include <set>

#include "base/search_path.h"
#include "base/text.h"
#include "disk/files.h"
#include "game/game.h"
#include "play/algebraic_forms.h"
#include "play/move_text.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::algebraic_test {
namespace {

class AlgebraicOfChess : public testing::Test {
 protected:
  AlgebraicOfChess()
      : game_(read_game(on_disk(test::templates()), "chess", Extent::rules, report_)),
        play_(std::make_unique<GameLogic>(play_of(*game_, start()))) {}

  Position start() const { return *game_->find_position(game_->start); }

  Position fen(const std::string& text) {
    return read_position(*game_, text, "test", report_).value();
  }

  /// The names of the moves, or the problem of the first text that is no move.
  std::string line(std::string_view text) { return line_from(start(), text); }

  std::string line_from(const Position& from, std::string_view text) {
    const Line read = read_line(*play_, from, text);
    if (!read.problem.empty()) return read.problem + " | " + read.hint;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < read.moves.size(); ++i)
      names.push_back(print_algebraic(*play_, read.positions[i], read.moves[i]));
    return joined(names, " ");
  }

  Report report_;
  std::unique_ptr<Game> game_;
  std::unique_ptr<GameLogic> play_;
};

TEST_F(AlgebraicOfChess, ReadsLinesAsPlayersWriteThem) {
  EXPECT_EQ(line("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Nxe4 6. d4 b5 7. Bb3 d5 8. dxe5"),
            "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5");
  EXPECT_EQ(line("1.f3 e5 2.g4 Qh4 0-1"), "f3 e5 g4 Qh4#");
  EXPECT_EQ(line("e4 e6 e5 d5 exd6 Bxd6 Bb5"), "e4 e6 e5 d5 exd6 Bxd6 Bb5+");
  EXPECT_EQ(line("d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 Nf3 Qa5"),
            "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 Nf3 Qa5");
}

TEST_F(AlgebraicOfChess, DisambiguatesTheOriginAsFarAsNeeded) {
  const Position queens = fen("7k/8/8/8/4Q2Q/8/8/K6Q w - - 0 1");
  const auto legal = play_->legal(queens);
  const auto names = algebraic_names(*play_, queens, legal);
  const std::set<std::string> all(names.begin(), names.end());
  EXPECT_TRUE(all.contains("Qh4e1"));
  EXPECT_TRUE(all.contains("Q1e1") && all.contains("Qee1"));
  EXPECT_EQ(line_from(fen("1k6/8/8/8/8/R7/8/R3K3 w - - 0 1"), "R1a2"), "R1a2");
  EXPECT_EQ(line_from(fen("1k6/8/8/8/8/4K3/8/R6R w - - 0 1"), "Rad1"), "Rad1");
}

TEST_F(AlgebraicOfChess, ReadsVariantSpellings) {
  EXPECT_EQ(line("e2e4 e7-e5 ng1f3 b8c6 bc4 bc5 0-0 nf6 D4"), "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d4");
  EXPECT_EQ(line("e2 e4; e5; Pd2-d4! ed4?"), "e4 e5 d4 exd4");
  const Position pawn = fen("3r3k/4P3/8/8/8/8/8/K7 w - - 0 1");
  for (const char* text : {"e8Q", "e8=Q+", "e8(Q)", "e7e8q", "e8=Q"})
    EXPECT_EQ(line_from(pawn, text), "e8=Q+") << text;
  EXPECT_EQ(line_from(pawn, "ed8=N"), "exd8=N");
}

TEST_F(AlgebraicOfChess, ReadsMovesInFullAsOne) {
  EXPECT_EQ(line("e2 e4; d7 d5; e4 d5 x d5"), "e4 d5 exd5");
  EXPECT_TRUE(line("e2 x d3").starts_with("'e2 x d3' is not two cells"));
}

TEST_F(AlgebraicOfChess, SuggestsLegalMoves) {
  EXPECT_EQ(line("d4 d5 Nd2 e6 Ngf3 a6 Nb1 a5 Nbd2 a4 e3 a3 Nd3"),
            "'Nd3' is not legal here | did you mean 'Nb3'?");
  EXPECT_EQ(line("e4 e5 Nd2"), "'Nd2' is not legal here | did you mean 'Ne2'?");
  EXPECT_EQ(line("d4 Nf6 Nf3 d5 c3 Nd7"),
            "'Nd7' does not say which piece moves | did you mean 'Nbd7' or 'Nfd7'?");
  EXPECT_EQ(line_from(fen("7k/4P3/8/8/8/8/8/K7 w - - 0 1"), "e8"),
            "'e8' does not say what the piece becomes | "
            "did you mean 'e8=Q', 'e8=R', 'e8=B' or 'e8=N'?");
}

/// The first law of the notation that a game breaks, in a random game.
std::string broken_on_walk(const Game& game, int moves) {
  const Position* const start = game.find_position(game.start);
  Position position = start != nullptr ? *start : game.positions.front().position;
  const GameLogic play = play_of(game, position);
  std::uint32_t seed = 7;
  for (int i = 0; i < moves; ++i) {
    const auto legal = play.legal(position);
    if (legal.empty()) break;
    const auto names = algebraic_names(play, position, legal);
    if (std::set<std::string>(names.begin(), names.end()).size() != names.size() ||
        std::find(names.begin(), names.end(), "") != names.end())
      return "two moves have one name, or one has none";
    seed = seed * 1664525 + 1013904223;
    const std::size_t chosen = (seed >> 8) % legal.size();
    for (std::size_t k = chosen; k < legal.size(); k += i % 8 == 7 ? 3 : legal.size())
      if (const MoveRead read =
              read_algebraic(play, position, names[k] + check_mark(play, position, legal[k]));
          read.move != legal[k])
        return names[k] + ": " + read.problem;
    position = play.after(position, legal[chosen]);
  }
  return {};
}

TEST(Algebraic, ReadsBackWhatItWritesInShippedGames) {
  for (const std::string& id : on_disk(test::templates()).games()) {
    Report report;
    const auto game = read_game(on_disk(test::templates()), id, Extent::rules, report);
    ASSERT_TRUE(game && !report.has_errors()) << id;
    EXPECT_EQ(broken_on_walk(*game, 40), "") << id;
  }
}

TEST(Algebraic, PawnIsDroppedWithoutItsLetter) {
  Report report;
  const auto game = test::read_rules("crazyhouse");
  const Position of =
      read_position(*game, "4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1", "test", report).value();
  const GameLogic play = play_of(*game, of);
  for (const char* text : {"@e4", "P@e4"})
    EXPECT_EQ(print_algebraic(play, of, read_algebraic(play, of, text).move.value()), "P@e4");
}

TEST(Algebraic, OnlyMateHasTheMateSign) {
  Report report;
  const auto written = [&](const char* id, const char* fen, const char* move) {
    const auto game = read_game(on_disk(test::templates()), id, Extent::rules, report);
    const Position position = read_position(*game, fen, "test", report).value();
    const GameLogic play = play_of(*game, position);
    return print_algebraic(play, position, *read_algebraic(play, position, move).move);
  };
  // The third check ends a game, and so does a King on the hill, but neither is mate.
  EXPECT_EQ(written("threecheck", "4k3/8/8/8/8/8/8/4K2R w K - 1+3 5 10", "Rh8"), "Rh8+");
  EXPECT_EQ(written("threecheck", "4k3/8/8/8/8/8/8/4K2R w K - 2+3 5 10", "Rh8"), "Rh8+");
  EXPECT_EQ(written("kingofthehill", "4k3/8/8/8/8/4K3/4R3/8 w - - 0 1", "Kd4"), "Kd4+");
  EXPECT_EQ(written("threecheck", "4k3/R7/8/8/8/8/8/4K2R w K - 3+3 5 10", "Rh8"), "Rh8#");
}

TEST(Algebraic, ShogiStyleWherePiecesTurnOver) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), "shogi", Extent::rules, report);
  const GameLogic play = play_of(*game, *game->find_position(game->start));
  const Line line = read_line(play, *game->find_position(game->start), "P-7f P3d Bx2b+ S3a2b B@4e");
  ASSERT_EQ(line.problem, "");
  std::vector<std::string> names;
  for (std::size_t i = 0; i < line.moves.size(); ++i)
    names.push_back(print_algebraic(play, line.positions[i], line.moves[i]));
  EXPECT_EQ(joined(names, " "), "P-7f P-3d Bx2b+ Sx2b B*4e");
  const Position last =
      read_position(*game, "4k4/P8/9/9/9/9/9/9/4K4[-] w 0 1", "test", report).value();
  EXPECT_TRUE(read_algebraic(play, last, "P9a+").move);
  EXPECT_FALSE(read_algebraic(play, last, "P9a").move);
}

TEST_F(AlgebraicOfChess, LongFormsHaveNoSpaces) {
  const Position castle = fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  const Move move = read_move(*play_, castle, "e1 g1").move.value();
  const AlgebraicForms forms(*play_, castle);
  EXPECT_EQ(forms.text(move, AlgebraicForms::Form::full), "Ke1-g1&h1f1");
  EXPECT_EQ(forms.text(move, AlgebraicForms::Form::words), "e1_g1_&_h1_f1");
}

}  // namespace
}  // namespace boardwright::tests::algebraic_test
