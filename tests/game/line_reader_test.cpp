// Lines of `rules` that cannot be read are refused at the word, with the words that may stand
// there.
#include <gtest/gtest.h>

#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::line_reader_test {
namespace {

/// What is wrong with a line, in a game with a Rook and a zone `camp`.
std::string problem(const std::string& line) {
  return test::problems_of(
      test::squares() +
      "[zone.camp]\nranks = \"1\"\n"
      "[piece.rook]\nletter = \"R\"\nmoves = [\"slide orthogonal\"]\n"
      "[play]\nmarks = { second = \"game\", shak = \"seat to 3\" }\nrules = [\"" +
      line + "\"]\n");
}

void expect_problem(const std::string& line, const std::string& message, const std::string& hint) {
  const std::string found = problem(line);
  EXPECT_NE(found.find(message), std::string::npos) << line << "\n" << found;
  EXPECT_NE(found.find(hint), std::string::npos) << line << "\n" << found;
}

TEST(LineReader, TakesWhatTheManualSays) {
  for (const char* line :
       {"rook moving on camp, touching at-least 2 enemy: turns touching enemy not rook",
        "not capturing rook, ending: illegal",
        "stuck, not full: pass",
        "line 4 own rook along orthogonal diagonal: loses",
        "passing 1, at-most 3 enemy on camp: draws",
        "own rook on camp: most rook wins",
        "capturing rook most value on camp: must",
        "not in-check, facing: may pass",
        "playing, was in-check, not was facing: illegal",
        "drawn, facing: most value wins",
        "moving, with shak at-least second at-most 2: gains second",
        "checking: loses shak",
        "with shak at-least 3: wins",
        "rook: immune",
        "taken rook, taken: loses",
        "repeated 3, always checking: loses",
        "repeated 2, always not rook attacking enemy not rook on camp not protected, full: wins",
        "repeated 3, always attacking enemy: draws",
        "playing, was holding, not dropping: illegal",
        "rook promoting on camp, holding rook: gains shak 2",
        "playing: gains shak own rook",
        "turn, at-least 2 own rook on camp not attacked, not enemy rook attacked: draws",
        "playing, not with second: again",
        "capturing: removes itself",
        "capturing: removes touching",
        "capturing: becomes taken",
        "moving: becomes rook",
        "ending: removes enclosed own rook along diagonal",
        "rook ending on camp, touching enemy: removes touching not rook"})
    EXPECT_EQ(problem(line), "") << line;
}

TEST(LineReader, NamesTheWordThatIsWrong) {
  expect_problem("rook movng: illegal", ":16: error: unknown word 'movng'",
                 "did you mean 'moving'?");
  expect_problem("rok moving: illegal", "unknown word 'rok'", "did you mean 'rook'?");
  expect_problem("rook moving on kamp: illegal", "kamp", "did you mean 'camp'?");
  expect_problem("rook moving: ilegal", "unknown word 'ilegal': an effect is expected",
                 "did you mean 'illegal'?");
  expect_problem("line 3 own rook along ortogonal: wins", "unknown word 'ortogonal'",
                 "did you mean 'orthogonal'?");
  expect_problem("line 3 own rook: wins", "axes follow", "along");
  expect_problem("passing: draws", "a number from 1 to", "");
  expect_problem("full", "the line ends too early", ":");
  expect_problem("own rook on camp", "the line ends too early", "");
  expect_problem("full: draws wins", "a line ends behind its effect", "");
}

TEST(LineReader, RefusesWhatHasNoPlaceInThePhase) {
  expect_problem("rook moving: wins", "'moving' cannot stand before 'wins'",
                 "ends look at a position");
  expect_problem("full: illegal", "the line has no occasion", "name what the turn does");
  expect_problem("full: pass", "a turn is passed only where there is no move", "write 'stuck'");
  expect_problem("rook moving, checking: turns touching enemy",
                 "'checking' cannot stand before 'turns'", "name what the turn does");
  expect_problem("rook moving: turns touching own", "only an opponent’s pieces change sides",
                 "write 'enemy'");
  expect_problem("rook full, checking: illegal", "no pieces stand before 'full'", "behind");
  expect_problem("at-least 2 rook moving: illegal", "no pieces stand before 'moving'", "behind");
  expect_problem("enemy rook moving: illegal", "the piece is of the seat that moves", "leave out");
  expect_problem("capturing own rook: illegal", "no 'own' stands here", "whose they are is clear");
  expect_problem("full: most enemy rook wins", "no 'enemy' stands here", "whose they are is clear");
  expect_problem("ending: turns touching at-least 2 enemy", "all of the pieces change sides",
                 "leave out their number");
  expect_problem("ending: removes touching at-least 2 enemy", "all of the pieces leave",
                 "leave out their number");
  expect_problem("ending: removes rook", "unknown word 'rook': it removes itself", "touching");
  expect_problem("ending: removes enclosed along diagonal", "pieces follow", "");
  expect_problem("ending: becomes taken", "'taken' needs a piece that is captured",
                 "write 'capturing'");
  expect_problem("ending: becomes rok", "unknown word 'rok': a piece follows, or 'taken'",
                 "did you mean 'rook'?");
  expect_problem("ending: turns itself", "unknown word 'itself': it turns pieces", "touching");
  EXPECT_EQ(problem("ending: turns itself").find("enclosed, enclosed"), std::string::npos);
  expect_problem("full: removes itself", "the line has no occasion", "name what the turn does");
  expect_problem("ending, checking: removes itself", "'checking' cannot stand before 'removes'",
                 "moving");
  expect_problem("royal moving: illegal", ":11: error: this game has no royal pieces",
                 "name types of pieces");
  expect_problem("rook on camp moving: illegal", "'moving' stands before its place",
                 "write 'moving on camp'");
  expect_problem("line 2 own along orthogonal orthogonal: wins", "a second 'orthogonal'", "once");
  expect_problem("rook, full: immune", "a line names once what is immune", "nothing else");
  expect_problem("own rook: immune", "'own' cannot stand before 'immune'", "name types of pieces");
  expect_problem("rook moving, own rook attacked: illegal",
                 "'attacked' cannot stand before 'illegal'", "name what the turn does");
  expect_problem("playing, was turn: must", "'was turn' cannot stand before 'must'", "");
  expect_problem("own not: wins", "a piece follows", "");
  expect_problem("taken enemy rook: wins", "no 'enemy' stands here", "whose they are is clear");
  expect_problem("rook touching enemy, ending: illegal", "no pieces stand before 'touching'",
                 "behind");
}

TEST(LineReader, PutsOnePieceThatHasNoMoves) {
  const auto with_wall = [](const std::string& lines) {
    return test::problems_of(test::squares() +
                             "[piece.rook]\nletter = \"R\"\nmoves = [\"slide orthogonal\"]\n"
                             "[piece.wall]\nletter = \"W\"\nmoves = []\n[play]\nrules = [" +
                             lines + "]\n");
  };
  for (const char* line : {"rook moving: puts wall along diagonal orthogonal",
                           "playing: puts wall touching", "capturing, moving: puts wall from",
                           "not rook ending, dropping: puts wall", "playing: moves wall"})
    EXPECT_EQ(with_wall('"' + std::string(line) + '"'), "") << line;
  const auto expect = [&](const std::string& line, const std::string& message,
                          const std::string& hint) {
    const std::string found = with_wall('"' + line + '"');
    EXPECT_NE(found.find(message + "\n" + hint), std::string::npos) << line << "\n" << found;
  };
  expect("playing: puts rook", "what a line puts or moves cannot have moves of its own",
         "give it moves = []");
  expect("rook dropping: puts wall from", "'from' needs a piece that moves", "write 'moving'");
  expect("playing: puts wall or rook", "a line puts or moves one kind of piece",
         "leave out all but one");
  expect("not playing, moving: puts wall",
         "'not playing' never holds, since these lines are not asked of a pass", "leave it out");
  expect("rook playing: puts wall", "no pieces stand before 'playing'", "");
  expect("full: puts wall", "the line has no occasion", "name what the turn does");
  expect("playing: puts wal", "unknown word 'wal': a piece follows", "did you mean 'wall'?");
  expect("playing: puts wall allong", "unknown word 'allong': a line ends behind its effect", "");
  EXPECT_NE(
      with_wall("\"rook moving: puts wall\", \"rook capturing: moves wall\"")
          .find(
              "only one line of a game can put or move a piece that nobody owns\nkeep one of them"),
      std::string::npos);
}

TEST(LineReader, RefusesPiecesWithTheNameOfAWord) {
  const std::string found = test::problems_of(test::squares() +
                                              "[piece.most]\nletter = \"R\"\nmoves = [\"slide "
                                              "orthogonal\"]\n[play]\nrules = [\"full: draws\"]\n");
  EXPECT_NE(found.find("the piece 'most' has the name of a word of lines"), std::string::npos)
      << found;
}

TEST(LineReader, RefusesWhatCouldNeverHold) {
  expect_problem("was checking: illegal", "'was checking' cannot stand before 'illegal'", "");
  expect_problem("was stuck: pass", "'was stuck' cannot stand before 'pass'", "");
  expect_problem("in-check: may pass", "'in-check' cannot stand before 'pass'",
                 "write 'not in-check'");
  expect_problem("not drawn: most rook wins", "'drawn' cannot stand before 'most'", "");
  expect_problem("capturing most value: illegal", "'most value' cannot stand before 'illegal'", "");
  expect_problem("capturing most value, capturing rook most value: must",
                 "'most value' stands once", "");
  expect_problem("repeated 1: draws", "a number from 2 to", "");
  expect_problem("repeated 3: illegal", "'repeated' cannot stand before 'illegal'", "");
  expect_problem("not repeated 3: draws", "'repeated' cannot stand before 'draws'", "");
  expect_problem("always checking: loses", "'always' cannot stand before 'loses'", "");
  expect_problem("repeated 3, not always checking: loses", "'always' cannot stand before 'loses'",
                 "write 'repeated 3'");
  expect_problem("repeated 3, always rook checking: loses", "'always' cannot stand", "");
  expect_problem("repeated 3, always full: loses", "'always' cannot stand before 'loses'", "");
  expect_problem("repeated 3, rook attacking enemy: loses",
                 "'attacking' cannot stand before 'loses'", "");
  expect_problem("repeated 3, always attacking own: loses",
                 "only an opponent’s pieces are attacked", "write 'enemy'");
  expect_problem("repeated 3, always own rook attacking enemy: loses",
                 "the piece is of the seat that moves", "leave out 'own'");
  expect_problem("repeated 3, always attacking enemy not attacked: loses", "'protected' follows",
                 "protected");
  expect_problem("own rook not protected: wins", "'attacked' follows", "attacked");
  expect_problem("playing: gains second 2", "a number from 1 to 1", "");
  expect_problem("playing: gains shak 4", "a number from 1 to 3", "");
  expect_problem("playing: gains shak camp", "pieces follow", "");
  expect_problem("drawn: draws", "what would be a draw is won by who has most", "");
  expect_problem("with second at-least 2: wins", "the mark never comes so far", "it counts to 1");
  expect_problem("with third: wins", "unknown word 'third': a mark follows", "");
  expect_problem("playing: gains third", "unknown word 'third': a mark follows", "");
}

TEST(LineReader, ReadsMarks) {
  const auto marks = [](const std::string& list) {
    return test::problems_of(
        test::squares() + "[piece.rook]\nletter = \"R\"\nmoves = [\"slide orthogonal\"]\n[play]\n" +
        list);
  };
  EXPECT_EQ(
      marks("marks = { one = \"game\", two = \"seat\", three = \"seat to 3\", four = \"game to 9 "
            "aside\", five = \"seat aside\" }\n"),
      "");
  for (const char* wrong : {"all", "seat to", "seat to 0", "seat to many", "game upto 3", "aside",
                            "seat aside to 3", ""})
    EXPECT_NE(
        marks("marks = { one = \"" + std::string(wrong) + "\" }\n").find("says nothing of a mark"),
        std::string::npos)
        << wrong;
  EXPECT_NE(marks("rules = [\"playing: gains one\"]\n").find("this game has no marks"),
            std::string::npos);
}

}  // namespace
}  // namespace boardwright::tests::line_reader_test
