// Errors in the files of a game are reported with place and hint.
#include "disk/files.h"
#include "game/articles.h"
#include "moves/reach.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::reader_test {
namespace {

constexpr const char* article =
    "[[article]]\nid = \"index\"\ntitle = \"T\"\nauthor = \"A\"\ntext = \"t.md\"\n"
    "figures = \"f.toml\"\nclaims = \"c.toml\"\n";

/// "file:line:column message (hint)" of all problems.
std::string problems(const std::string& game,
                     const std::map<std::string, std::string>& files = {}) {
  Report report;
  test::written_game(game, report, files);
  std::string found;
  for (const Problem& problem : report.problems())
    found += problem.place.file + ":" + std::to_string(problem.place.line) + ":" +
             std::to_string(problem.place.column) + " " + problem.message +
             (problem.hint.empty() ? "" : " (" + problem.hint + ")") + "\n";
  return found;
}

std::string of_claims(const std::string& claims, const std::string& figures = "") {
  return problems(test::squares() + article,
                  {{"t.md", "# T\n"}, {"f.toml", figures}, {"c.toml", claims}});
}

TEST(GameFile, IsReadWithoutItsArticlesForPlay) {
  const std::string good = test::squares() + "[piece.wazir]\nmoves = [\"step orthogonal\"]\n";
  test::GameFolder folder;
  const auto read = [&](const std::string& text, Extent extent, Report& report) {
    folder.write({{"game.toml", text}});
    return read_game(on_disk(folder.templates()), "written", extent, report);
  };
  for (const char* wrong : {"[[article]]\nid = \"none\"\n", "[[article]]\nid = \"a\"\ntitel = 3\n",
                            "article = 3\n", "[[article]]\n[[article.figure]]\nmen = 3\n"}) {
    const std::string text =
        wrong[0] == '[' ? "cover = \"none\"\n" + good + wrong : std::string(wrong) + good;
    Report whole, play;
    read(text, Extent::all, whole);
    EXPECT_TRUE(whole.has_errors()) << wrong;
    const auto game = read(text, Extent::play, play);
    EXPECT_EQ(play.problems().size(), 0U) << wrong;
    EXPECT_EQ(game->piece_types.size(), 1U);
    EXPECT_EQ(game->figures().size(), 0U);
  }
  Report report;
  read(good + "[piece.ferz]\nmovse = []\n", Extent::play, report);
  EXPECT_TRUE(report.has_errors());
}

TEST(GameFile, UnknownFormatsAreRefused) {
  EXPECT_EQ(problems("format = 1\n" + test::squares()), "");
  EXPECT_EQ(problems("format = 2\n" + test::squares()),
            "game.toml:1:10 this program does not know format 2 (it reads format 1)\n");
}

TEST(GameFile, SeatsFaceAHeading) {
  const std::string wrong =
      " forward is a heading in steps of 15 degrees (from 0 to 345: 90 leads up the page)\n";
  for (const char* forward : {"100", "-15", "360"}) {
    std::string text = test::squares();
    text.replace(text.find("forward = 90"), 12, "forward = " + std::string(forward));
    EXPECT_EQ(problems(text), "game.toml:6:11" + wrong) << forward;
  }
  EXPECT_EQ(problems("title = \"T\"\ntiling = \"rectangular\"\nboards = [\"8x8\"]\nseat = []\n"),
            "game.toml:1:1 a game needs a seat (write [[seat]] with name and forward)\n");
}

TEST(GameFile, SetsHaveAShortestAndALongestSide) {
  const std::string set = "[set.desk]\nsides = ";
  EXPECT_EQ(problems(test::squares() + set + "[\"10mm\", \"20mm\"]\n"), "");
  const std::string hint = " 'sides' are the shortest and the longest (as [\"1.75in\", \"2in\"])\n";
  EXPECT_EQ(problems(test::squares() + set + "[\"10mm\"]\n"), "game.toml:11:9" + hint);
  EXPECT_EQ(problems(test::squares() + set + "[\"20mm\", \"10mm\"]\n"), "game.toml:11:9" + hint);
}

TEST(GameFile, AxesOfTheGameApplyToBoardsOfOtherTilings) {
  Report report;
  const auto game = test::written_game(
      "title = \"T\"\ntiling = \"lotus\"\nboards = [\"lotus-39\", \"plain\"]\n"
      "[board.plain]\ntiling = \"rectangular\"\nrectangle = [8, 8]\n"
      "[[seat]]\nname = \"White\"\nforward = 90\n"
      "[piece.rider]\nname = \"Rider\"\nmoves = [\"slide X Z\"]\n"
      "[piece.walker]\nname = \"Walker\"\nmoves = [\"path lotus up to 1\", \"circle lotus\"]\n",
      report);
  EXPECT_EQ(describe(report), "");
  const Board* plain = game->find_board("plain");
  ASSERT_NE(plain, nullptr);
  EXPECT_EQ(plain->size(), 64);
  EXPECT_NE(plain->axis("orthogonal"), nullptr);
  const auto goes = [&](std::size_t piece_type) {
    const PieceMoves moves(*plain, game->piece_types[piece_type].moves, first_seat);
    return joined(names_of(*plain, reach(moves, {}, *plain->find("d4")).moves), ",");
  };
  EXPECT_EQ(goes(0), "a4,b4,c4,e4,f4,g4,h4");  // no line of squares leads along the Z-axis
  EXPECT_EQ(goes(1), "c4,d3,d5,e4");
  EXPECT_EQ(problems("title = \"T\"\ntiling = \"lotus\"\nboards = [\"plain\"]\n"
                     "[board.plain]\ntiling = \"lotos\"\nrectangle = [8, 8]\n"
                     "[[seat]]\nname = \"White\"\nforward = 90\n"),
            "game.toml:5:10 unknown tiling 'lotos' (did you mean 'lotus'? There are: "
            "elongated-triangular, hexagonal, hexagonal-flat, lotus, rectangular, snub-hexagonal, "
            "snub-square, triangular, trihexagonal, truncated-hexagonal, truncated-square, "
            "truncated-trihexagonal)\n");
}

/// Pieces restricted to cells of one colour, with moves that can leave them.
std::string keeping(const std::string& moves, const std::string& stands = "\"dark\"") {
  return test::squares() +
         "[zone.dark]\nranks = \"1,3,5,7\"\n[piece.guard]\nname = \"Guard\"\nletter = \"G\"\n"
         "stands = [" +
         stands + "]\nmoves = [\"" + moves + "\"]\n";
}

TEST(GameFile, OnlyFiguresDoNotAskWhetherMovesLeaveTheCellsWhereAPieceStands) {
  test::GameFolder folder;
  folder.write({{"game.toml", keeping("step orthogonal")}});
  for (const Extent extent :
       {Extent::play, Extent::rules, Extent::names, Extent::figures, Extent::all}) {
    Report report;
    read_game(on_disk(folder.templates()), "written", extent, report);
    EXPECT_EQ(report.has_errors(), extent != Extent::names && extent != Extent::figures);
  }
}

TEST(GameFile, MovesMustNotLeaveTheCellsWhereAPieceStands) {
  EXPECT_EQ(problems(keeping("leap 2 orthogonal")), "");
  EXPECT_EQ(problems(keeping("step orthogonal onto dark")), "");
  EXPECT_EQ(problems(keeping("step orthogonal")),
            "game.toml:15:10 the Guard can go to a2 of board '8x8', but never stands there "
            "(limit its moves with 'onto')\n");
  EXPECT_EQ(problems(keeping("capture step orthogonal")),
            "game.toml:15:10 the Guard can go to a2 of board '8x8', but never stands there "
            "(limit its moves with 'onto')\n");
  EXPECT_EQ(problems(keeping("leap 2 orthogonal", "\"drak\"")),
            "game.toml:15:12 unknown region 'drak' (did you mean 'dark'? There are: dark, "
            "dodecagon, hexagon, octagon, square, tint-1, tint-2, triangle)\n");
}

TEST(GameFile, PositionsHavePiecesOnlyWhereTheyMayStand) {
  const auto placed = [](const std::string& cells) {
    return problems(keeping("leap 2 orthogonal"),
                    {{"positions/p.txt", "turn: White\nWhite: G " + cells + "\n"}});
  };
  EXPECT_EQ(placed("a1 c3"), "");
  EXPECT_EQ(placed("a1 c2"), "positions/p.txt:1:1 the Guard never stands on c2\n");
}

TEST(GameFile, IncludedMovesComeWithoutTheirPiecesCells) {
  Report report;
  const auto game =
      test::written_game(keeping("leap 2 orthogonal") +
                             "[piece.captain]\nname = \"Captain\"\nincludes = [\"guard\"]\n",
                         report);
  EXPECT_EQ(describe(report), "");
  const Board& board = game->board();
  const CellId on = *board.find("c3"), off = *board.find("c2");
  const PieceType &guard = *game->find_piece_type("guard"),
                  &captain = *game->find_piece_type("captain");
  EXPECT_FALSE(never_stands(guard, board, first_seat, on));
  EXPECT_EQ(never_stands(guard, board, first_seat, off), "the Guard never stands on c2");
  EXPECT_FALSE(never_stands(captain, board, first_seat, off));
  const PieceMoves keeps(board, guard.moves, first_seat), goes(board, captain.moves, first_seat);
  EXPECT_EQ(reach(keeps, {}, on).count(), 4);
  EXPECT_EQ(reach(keeps, {}, off).count(), 0);
  EXPECT_EQ(reach(goes, {}, off).count(), 3);
}

TEST(ClaimFile, ClaimsStateOneValue) {
  const std::string claim = "[[claims]]\nid = \"a\"\nat = \"1\"\nkind = \"cell-count\"\n";
  const std::string hint = " (give one of count, percent, cells, text and holds)\n";
  EXPECT_EQ(of_claims(claim + "count = 64\n"), "");
  EXPECT_EQ(of_claims(claim), "c.toml:1:1 the claim states nothing" + hint);
  EXPECT_EQ(of_claims(claim + "count = 64\nholds = true\n"),
            "c.toml:1:1 the claim states two things" + hint);
}

TEST(ClaimFile, KeysCanBeTextsNumbersAndTruthValues) {
  Report report;
  const auto data = parse_data(
      "claims = [{ id = \"a\", at = \"1\", kind = \"k\", count = 1, piece = \"king\", depth = 2, "
      "all = true, none = false }]\n",
      "c.toml", report);
  EXPECT_EQ(describe(report), "");
  Article read;
  read_claims(*data, read, report);
  EXPECT_EQ(describe(report), "");
  const Claim& claim = read.claims.at(0);
  EXPECT_EQ(claim.key("piece"), "king");
  EXPECT_EQ(claim.key("depth"), "2");
  EXPECT_EQ(claim.key("all"), "true");
  EXPECT_EQ(claim.key("none"), "false");
}

TEST(FigureFile, LabelsHaveALimit) {
  const auto with = [](std::size_t size) {
    return of_claims("",
                     "[[figure]]\nid = \"1\"\ntitle = \"t\"\nsection = \"s\"\nlabels = [{ at = "
                     "\"a1\", text = \"" +
                         std::string(size, 'x') + "\" }]\n");
  };
  EXPECT_EQ(with(256), "");
  EXPECT_EQ(with(257), "f.toml:5:31 a label is no longer than 256 bytes\n");
}

/// The problems of a game with a Pawn and a King in Betza.
std::string wrong_with_betza(const std::string& king, const std::string& pawn,
                             const std::string& play) {
  Report report;
  test::written_game(test::squares() +
                         "[piece.rook]\nname = \"Rook\"\nbetza = \"R\"\n[piece.king]\nname = "
                         "\"King\"\nbetza = \"" +
                         king + "\"\n[piece.pawn]\nname = \"Pawn\"\nbetza = \"" + pawn + "\"\n" +
                         play,
                     report);
  return describe(report);
}

TEST(Reader, CastlingAndEnPassantInBetzaMustBeDefinedInPlay) {
  const std::string rules = "[play]\nking = \"king\"\n",
                    castling = rules + "castling = { rook = \"rook\" }\n";
  EXPECT_EQ(wrong_with_betza("KisO2", "fmWfceF", ""), "");
  EXPECT_EQ(wrong_with_betza("KisO2", "fmWfcF", castling), "");
  EXPECT_EQ(wrong_with_betza("K", "fmWfceF", rules + "passing = \"pawn\"\n"), "");
  const std::string castles = wrong_with_betza("KisO2", "fmWfcF", rules),
                    far = wrong_with_betza("KisO3", "fmWfcF", castling),
                    passes = wrong_with_betza("K", "fmWfceF", rules);
  EXPECT_NE(castles.find("error: Betza says that the King castles, but [play] has no castling of "
                         "it\nwrite castling = { king = \"king\", rook = PIECE }"),
            std::string::npos)
      << castles;
  EXPECT_NE(far.find("castles over 3 cells, but by [play] it goes over 2"), std::string::npos)
      << far;
  EXPECT_NE(passes.find("error: Betza says that the Pawn captures en passant, but [play] "
                        "does not say so\nwrite passing = { pieces = [PIECE], by = [\"pawn\"] }"),
            std::string::npos)
      << passes;
}

}  // namespace
}  // namespace boardwright::tests::reader_test
