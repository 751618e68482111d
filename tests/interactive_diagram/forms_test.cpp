// Interactive Diagrams in the forms in which people find them, and what their keys mean.
#include <gtest/gtest.h>
#include <unistd.h>

#include "game/shuffle.h"
#include "interactive_diagram/diagram_text.h"
#include "support/sample_games.h"

namespace boardwright::tests::diagram_forms_test {
namespace {

using namespace test;

std::vector<Imported> read(const std::string& text, bool partial = false) {
  static const Context context = context_of_templates();
  ImportHost host = host_of_templates(context);
  host.partial = partial;
  Report report;
  return read_diagram(text, "pond.html", {}, host, report);
}

/// The game of a text with one diagram, which has no errors.
std::unique_ptr<Game> game_from(const std::string& text) {
  const auto made = read(text);
  if (made.size() != 1 || !made[0].made)
    throw std::runtime_error(made.empty() ? "none" : describe(made[0].report));
  return game_of(*made[0].made);
}

std::string problems(const std::string& text) {
  std::string all;
  for (const Imported& each : read(text)) all += describe(each.report);
  return all;
}

/// The value of a key of [play]; empty if it has none.
std::string play_of_text(const std::string& text, const std::string& key) {
  for (const auto& made : read(text))
    for (const auto& [name, value] : made.made ? made.made->play : ImportedGame().play)
      if (name == key) return value;
  return {};
}

constexpr const char* capablanca =
    "Pawn::::a2-j2\nKnight:N:::b1,i1\nBishop::::c1,h1\nRook::::a1,j1\nArchbishop::::d1\n"
    "Chancellor::::g1\nQueen::::e1\nKing::::f1\n";

std::string in_one_line(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  return text;
}

TEST(DiagramForms, KeysAndPiecesMayStandOnOneLine) {
  const auto lines = game_from("files=10\nsymmetry=mirror\n" + std::string(capablanca));
  const auto line = game_from("A page\n\nA title files=10 squareSize= symmetry=mirror " +
                              in_one_line(capablanca) + "\nMore of the page: it goes on\n");
  EXPECT_EQ(count_of(*line, 2), count_of(*lines, 2));
  EXPECT_EQ(count_of(*line, 2), count_of(*game_named("capablanca"), 2));
}

TEST(DiagramForms, NamesOnOneLineMayHaveSeveralWords) {
  const auto made =
      read("files=8 royal=K king:K:K:king:e1 mao rider:M:N:horse:b1 pawn (passed):P:W::");
  ASSERT_TRUE(made[0].made) << describe(made[0].report);
  EXPECT_EQ(made[0].made->piece_types[1].name, "mao rider");
  EXPECT_EQ(made[0].made->piece_types[2].name, "pawn (passed)");
}

TEST(DiagramForms, PagesHaveDiagramsInElementsOfTheirClass) {
  const auto made = read(
      "<html><title>Ponds: a = b</title><p>key=1 a:b:c:d:e</p>\n"
      "<div style='x' class=\"left idiagram\">files=8<br>ranks=8<div>royal=1</div>\n"
      "King:K:K:king:e1<br/>Rook &amp; King::RK::a1\n</div>\n"
      "<div class=\"idiagram\">\nfiles=6\nKing:K:KudN:king:e1\n</div></html>");
  ASSERT_EQ(made.size(), 2u);
  ASSERT_TRUE(made[0].made) << describe(made[0].report);
  EXPECT_EQ(made[0].made->piece_types[1].name, "Rook & King");
  EXPECT_EQ(made[0].name, "pond-1");
  EXPECT_FALSE(made[1].made);
  EXPECT_NE(describe(made[1].report).find("pond.html:7:9: error: Betza 'u'"), std::string::npos)
      << describe(made[1].report);
}

TEST(DiagramForms, HolesAreSquaresThatTheBoardLacks) {
  const auto game =
      game_from("files=5\nranks=5\nKing::K::c1\nRook:::r:a1,b1\nhole::::b1,c3\nDuke:D:D::a2\n");
  EXPECT_EQ(game->board().size(), 22);     // b1, c3 and b5
  EXPECT_EQ(count_of(*game, 1), 4u + 2u);  // the Rook is walled in
}

TEST(DiagramForms, PromotionsHaveTheMarksOfTheirChoice) {
  const std::string keys = "files=6\nranks=6\npromoZone=2\npromoChoice=";
  const std::string pieces = "Pawn::fmWfcF::a2-f2\nRook::::a1\nQueen::::b1\nKing::K::c1:0\n";
  EXPECT_EQ(
      play_of_text(keys + "!P*RQ1\nholdingsType=1\n" + pieces, "promotions"),
      "[\n  { pieces = [\"pawn\"], zone = \"promotion-1\", to = [\"rook\", \"queen\"], at-most = "
      "{ rook = 1 } },\n  { pieces = [\"pawn\"], zone = \"promotion-2\", to = [\"rook\"], choice "
      "= \"may\", at-most = { rook = 1 } },\n]");
  EXPECT_EQ(play_of_text("files=6\nranks=6\n" + pieces, "promotions"),
            "[{ pieces = [\"pawn\"], zone = \"promotion\", to = [\"rook\", \"queen\"] }]");
  EXPECT_EQ(play_of_text("maxPromote=0\nfiles=6\nranks=6\n" + pieces, "promotions"), "");
}

TEST(DiagramForms, PromotedFormsStandBehindTheirPieces) {
  const std::string text =
      "files=5\nranks=5\npromoOffset=3\npromoZone=1\nmaxPromote=2\nholdingsType=-1\nroyal=3\n"
      "Pawn::fW::a2\nRook::::a1\nKing::K::e1\nGold::WfF::\nRoyal Rook::RF::\n";
  const auto made = read(text);
  ASSERT_TRUE(made[0].made) << describe(made[0].report);
  EXPECT_EQ(made[0].made->piece_types[4].letter, "+R");
  const auto game = game_of(*made[0].made);
  EXPECT_EQ(game->rules.promotions.size(), 2u);
  EXPECT_TRUE(game->rules.promotions[1].demoted);
  EXPECT_TRUE(game->rules.hand.captures && game->rules.hand.drops);
}

TEST(DiagramForms, BoardsOfAPieceSayWhereItBecomesAnother) {
  const auto game = game_from(
      "files=4\nranks=4\nKing::K::a1\nPawn::fW::b2\nmorph=R..R//..Q./\nRook::::\nQueen::::\n");
  ASSERT_EQ(game->rules.promotions.size(), 3u);  // and the last rank
  EXPECT_NE(
      problems("files=4\nranks=4\nKing::K::a1\nPawn::fW::b2\nmorph=+...\n").find("'+' of 'morph'"),
      std::string::npos);
}

TEST(DiagramForms, PiecesInHandAreDropped) {
  const std::string board = "files=4\nranks=4\nKing::K::a1\n";
  const auto game = game_from(board + "Rook:::::2\n");
  EXPECT_EQ(count_of(*game, 1), 3u + 14u);
  EXPECT_NE(problems(board + "Rook:::::2\n").find("here it can be dropped"), std::string::npos);
  const auto waiting = game_from("holdingsType=1\n" + board + "Rook:::::2\n");
  EXPECT_EQ(count_of(*waiting, 1), 3u);
  EXPECT_NE(problems(board + "Rook:::::x\n").find(":4:10: error: not a number"), std::string::npos);
}

TEST(DiagramForms, ShufflesLayTheArrayAnew) {
  const std::string pieces =
      "Pawn::::a2-h2\nKnight:N:::b1,g1\nBishop::::c1,f1\nRook::::a1,h1\nQueen::::d1\nKing::K::e1\n";
  EXPECT_EQ(game::number_of_arrays(*game_from("files=8\nshuffle=!BNRQK\n" + pieces)),
            16 * 15 * 6 * 2);
  EXPECT_EQ(game::number_of_arrays(*game_from("files=8\nshuffle=#B\n" + pieces)), 1);
  // The King keeps to the squares of the first group, and the Rooks then share what is left.
  EXPECT_EQ(game::number_of_arrays(*game_from("files=8\nshuffle=QK,QR\n" + pieces)), 2 * 3);
  EXPECT_EQ(game::number_of_arrays(*game_from("files=8\nshuffle=QK,R\n" + pieces)), 2);
  EXPECT_NE(problems("files=8\nshuffle=QK,!B,N\n" + pieces).find("'shuffle' of more than two"),
            std::string::npos);
}

TEST(DiagramForms, PiecesMayBeShuffledOnSeveralRanks) {
  const auto game =
      game_from("files=4\nranks=6\nshuffle=RQ\nRook::::a1,a2\nQueen::::b2\nKing::K::d1\n");
  EXPECT_EQ(game::number_of_arrays(*game), 3);
  const auto array = game::array_of(*game, 2);  // the Rooks on a2 and b2
  const auto at = [&](const char* cell) { return array.at(*game->board().find(cell)).piece_type; };
  EXPECT_EQ(at("a1"), at("a6"));
  EXPECT_EQ(at("a2"), at("a5"));
  EXPECT_EQ(at("b2"), at("b5"));
  EXPECT_NE(at("a1"), at("a2"));
}

TEST(DiagramForms, KingsCastleWithThePieceAtTheEdge) {
  const std::string rest = "Rook:::r:a1,h1\nDuke:D:F:d:b1,g1\n";
  EXPECT_EQ(play_of_text("files=8\nKing:::k:e1\n" + rest, "castling"), "{ rook = \"rook\" }");
  EXPECT_EQ(play_of_text("files=8\nKing::KisjO2::e1\n" + rest, "castling"), "{ rook = \"duke\" }");
  EXPECT_EQ(play_of_text("files=8\nKing::KisO1isO3::e1\n" + rest, "castling"),
            "{ rook = \"rook\", left = [\"d\", \"b\"], right = [\"f\", \"h\"] }");
  EXPECT_EQ(play_of_text("files=10\nKing::::f1\nRook::::a1,j1\n", "castling"),
            "{ rook = \"rook\", left = \"c\", right = \"i\" }");
}

TEST(DiagramForms, ARotatedKingCastlesFromAFileOfItsOwn) {
  const std::string text =
      "files=8\nsymmetry=rotate\nKing::KisO3::e1\nRook:::r:a1,h1\nPawn::fW::a2-h2\n";
  EXPECT_EQ(play_of_text(text, "castling"),
            "[{ rook = \"rook\", heading = [90], left = \"b\", right = \"g\" }, { rook = \"rook\", "
            "heading = [270], left = \"a\", right = \"h\" }]");
  const auto game = game_from(text);
  const Position& start = *game->find_position(game->start);
  const auto logic = play_of(*game, start);
  const auto castlings = [&](const Position& position) {
    std::set<std::string> found;
    for (const play::Move& move : logic.legal(position))
      if (move.rook_from != geometry::no_cell)
        found.insert(game->board().name(move.from) + game->board().name(move.to));
    return found;
  };
  EXPECT_EQ(castlings(start), (std::set<std::string>{"e1b1", "e1h1"}));
  EXPECT_EQ(castlings(logic.after(start, logic.legal(start).front())),
            (std::set<std::string>{"d8a8", "d8g8"}));
}

TEST(DiagramForms, AShuffledKingCastlesToWhereItWouldFromTheArrayOfTheText) {
  const std::string text =
      "files=8\nshuffle=N!BRQK\nPawn::::a2-h2\nKnight:N:::b1,g1\nBishop::::c1,f1\n"
      "Rook::::a1,h1\nQueen::::d1\nKing::::e1\n";
  EXPECT_EQ(play_of_text(text, "castling"), "{ rook = \"rook\", left = \"c\", right = \"g\" }");
  EXPECT_NE(play_of_text(text, "shuffle").find("{ pieces = [\"rook\", \"king\", \"rook\"] }"),
            std::string::npos);
  const auto game = game_from(text);
  EXPECT_EQ(game::number_of_arrays(*game), 960);
  EXPECT_NE(problems("files=8\nshuffle=RK\nRook::::a1,b1,h1\nKing::::e1\n")
                .find("'shuffle' of a King that castles"),
            std::string::npos);
  EXPECT_NE(problems("files=8\nshuffle=RK\nRook::::a1\nDuke::R::h1\nKing::::e1\n")
                .find("than the Rooks at both edges"),
            std::string::npos);
}

TEST(DiagramForms, AnExclamationMarkKeepsASinglePieceOnItsColour) {
  const std::string pieces = "Knight:N:::b1,g1\nQueen::::d1\nKing::K::e1\n";
  EXPECT_EQ(game::number_of_arrays(*game_from("files=8\nshuffle=NQ\n" + pieces)), 3);
  EXPECT_EQ(game::number_of_arrays(*game_from("files=8\nshuffle=N!Q\n" + pieces)), 2);
}

TEST(DiagramForms, StepsToTheMiddleAreAnAsterisk) {
  const auto game = game_from("files=5\nranks=10\nKing::K::a1\nPawn::fmW*fceF::c2,d3\n");
  EXPECT_EQ(count_of(*game, 1), 3u + 3u + 2u);  // a2, b1, b2; c3 to c5; d4 and d5
  EXPECT_EQ(game->rules.en_passant.by.size(), 1u);
  EXPECT_NE(problems("files=5\nKing::K::a1\nPawn::sW*::c2\n").find("a length * is not supported"),
            std::string::npos);
}

TEST(DiagramForms, SomeLongStepsCanBeTakenInPassingFromEverywhere) {
  EXPECT_EQ(play_of_text("files=8\nKing::K::a1\nPawn::fmWfceFfmnnD::a2-h2\nPrince:I:KfmnnD::b1\n",
                         "passing"),
            "{ pieces = [\"pawn\", \"prince\"], by = [\"pawn\"] }");
}

TEST(DiagramForms, KingsMayCaptureKingsAlone) {
  const auto game = game_from("files=3\nranks=5\nsymmetry=none\nKing::KfkR::a1,,b5\nRook::::c1\n");
  // a2 and b2, but not b1, which the other King sees; the Rook b1, c2 to c5
  EXPECT_EQ(count_of(*game, 1), 1u + 5u) << print_game(
      *read("files=3\nranks=5\nsymmetry=none\nKing::KfkR::a1,,b5\nRook::::c1\n")[0].made);
}

TEST(DiagramForms, GroupsAreRepeated) {
  const std::string rows = "files=1\nranks=8\nsymmetry=none\nKing::K::a1\nPawn::fW::a3,a5\n";
  EXPECT_EQ(count_of(*game_from(rows + "Cannon::f(paf)2R::a2\n"), 1), 2u + 1u + 3u);
}

/// The number of moves of a piece on d4 with others around it.
std::uint64_t moves_among_others(const std::string& betza) {
  return count_of(*game_from("files=8\nranks=8\nsymmetry=none\nmaxPromote=0\nKing::K::a1\nRider::" +
                             betza + "::d4\nDuke::F::f5,c2,h4,d7,,e6,b5,d8,g3\n"),
                  1);
}

TEST(DiagramForms, TheFirstBendIsToBothSides) {
  EXPECT_EQ(moves_among_others("azazN"), moves_among_others("asazN"));
  EXPECT_EQ(moves_among_others("afzafzW"), moves_among_others("afsafzW"));
}

TEST(DiagramForms, LongRidesGoAsTheirGroups) {
  EXPECT_EQ(moves_among_others("(az)2N"), moves_among_others("NasNasazN"));
  EXPECT_EQ(moves_among_others("afs(afzafz)1W"), moves_among_others("afsWafsafzafzW"));
  EXPECT_EQ(moves_among_others("(paf)2R"), moves_among_others("RpafRpafpafR"));
  const auto from_a1 = [](const std::string& rider) {
    return count_of(
        *game_from("files=8\nranks=8\nsymmetry=none\nmaxPromote=0\nKing::K::h8\n" + rider), 1);
  };
  EXPECT_EQ(from_a1("Rider::(az)1N::a1\n"), 3u + 4u);   // b3, d2 and c2, b4
  EXPECT_EQ(from_a1("Rider::(az)2N::a1\n"), 3u + 6u);   // and e4, d5
  const std::string dukes = "::a1\nDuke:D:F::b1,d1\n";  // which have four moves
  EXPECT_EQ(from_a1("Rider::(paf)1R" + dukes), 3u + 4u + 7u + 1u);
  EXPECT_EQ(from_a1("Rider::(paf)2R" + dukes), 3u + 4u + 7u + 5u);
}

TEST(DiagramForms, SlipsPassOverEveryOtherCell) {
  const std::string rows = "files=7\nranks=7\nsymmetry=none\nmaxPromote=0\nKing::K::g7\n";
  // b1, d1 and f1, not over the Duke on d1 if there is one; a2, a4, a6; b2, d4, f6.
  EXPECT_EQ(count_of(*game_from(rows + "Queen::qQ::a1\n"), 1), 3u + 9u);
  EXPECT_EQ(count_of(*game_from(rows + "Queen::qR::a1\nDuke:D:mA::d1,,c1\n"), 1),
            3u + 1u + 3u + 2u);
  EXPECT_EQ(count_of(*game_from(rows + "Queen::cqR::a1\nDuke:D:A::g1,,b1,f1\n"), 1), 3u + 1u + 1u);
  EXPECT_NE(problems(rows + "Queen::fqR::a1\n").find("goes all ways"), std::string::npos);
}

TEST(DiagramForms, LongLeapsHaveTwoLetters) {
  const std::string rows = "files=9\nranks=9\nsymmetry=none\nKing::K::a1\n";
  EXPECT_EQ(count_of(*game_from(rows + "Duke:D:WXAY::e5\n"), 1),
            3u + 4u + 3u);  // not onto the King
  EXPECT_EQ(count_of(*game_from(rows + "Duke:D:fFXNYmW::e5\n"), 1), 3u + 2u + 8u + 4u);
  const auto made = read(rows + "Duke:D:WX::e1\n");
  EXPECT_EQ(made[0].made->piece_types[1].betza, "(4,0)");
  EXPECT_NE(problems(rows + "Duke:D:WXWY::e1\n").find("'Y' in column"), std::string::npos);
}

TEST(DiagramForms, SomePiecesMayNotBeStruckBack) {
  EXPECT_EQ(
      play_of_text("files=8\ncounterStrike=2\nKing::K::a1\nLion::::b1\n", "rules"),
      "[\"capturing lion, with struck: illegal\", \"capturing lion, not lion capturing: gains "
      "struck\", \"playing, with struck: loses struck\"]");
  game_from("files=8\ncounterStrike=2\nKing::K::a1\nLion::::b1\n");
}

TEST(DiagramForms, SomePiecesDoNotTakeTheirLikeWhereItIsProtected) {
  // The Lion on b2 does not take that on b3, which the Rook on b4 protects.
  const std::string text =
      "files=4\nranks=4\nsymmetry=none\nKing::K::d1,,d4\nLion::K::b2,,b3\nRook::R::,,b4\n";
  EXPECT_EQ(count_of(*game_from(text), 1), 2u + 8u);
  EXPECT_EQ(count_of(*game_from("protected=2\n" + text), 1), 2u + 7u);
}

TEST(DiagramForms, EndsAreThoseOfTheKeys) {
  const std::string pieces = "King::K::a1\nRook::::b1\n";
  EXPECT_EQ(play_of_text("files=8\nstalemate=win\n" + pieces, "end"), "{ stalemate = \"loss\" }");
  EXPECT_EQ(play_of_text("files=8\nbaring=1\n" + pieces, "end"),
            "{ extinctions = [{ left = 1, against = 2, reply = true }] }");
  EXPECT_EQ(play_of_text("files=8\nbaring=0\n" + pieces, "end"), "");
}

TEST(DiagramForms, PartialGamesListWhatTheyLeaveOut) {
  const std::string text = "files=8\nspell=burn\nKing::K::e1\n";
  EXPECT_NE(problems(text).find("'spell=burn' is not a rule"), std::string::npos);
  const auto made = read(text, true);
  ASSERT_TRUE(made[0].made);
  EXPECT_EQ(game_of(*made[0].made)->left_out.front(), "Not played here: 'spell=burn'.");
}

}  // namespace
}  // namespace boardwright::tests::diagram_forms_test
