// Pieces of problem chess on random boards, compared with Popeye, the problem solver.
//
// Popeye must be fetched and built separately: BOARDWRIGHT_POPEYE is the path of its program. Only
// the letters of its pieces are used here.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <set>

#include "play/game_logic.h"
#include "support/effort.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::popeye_test {
namespace {

/// A piece by its letters in Popeye, and its moves here. `Q` stands for all lines of a Queen.
struct Kind {
  std::string letters;
  std::vector<std::string> moves;
};

/// Leaps with a hurdle in the middle.
std::vector<std::string> over_the_middle(const std::vector<std::string>& leaps) {
  std::vector<std::string> moves;
  for (const std::string& leap : leaps)
    moves.push_back("leap " + leap + " vaulting then leap " + leap + " ahead");
  return moves;
}

std::vector<Kind> leapers() {
  return {{"s", {"leap 2:1 orthogonal"}},
          {"z", {"leap 3:2 orthogonal"}},
          {"ca", {"leap 3:1 orthogonal"}},
          {"gi", {"leap 4:1 orthogonal"}},
          {"rf", {"leap 7:1 orthogonal", "leap 5 diagonal"}},
          {"bu", {"leap 4:3 orthogonal", "leap 5 orthogonal"}},
          {"we", {"step orthogonal"}},
          {"fe", {"step diagonal"}},
          {"al", {"leap 2 diagonal"}},
          {"da", {"leap 2 orthogonal"}},
          {"gn", {"leap 2:1 orthogonal", "leap 3:1 orthogonal"}},
          {"an", {"leap 4:3 orthogonal"}},
          {"sq", {"leap 2 orthogonal diagonal", "leap 2:1 orthogonal"}},
          {"ek", {"step Q"}},
          {"ok", {"leap 2:1 orthogonal", "leap 3:2 orthogonal"}},
          {"bi", {"leap 3:1 orthogonal", "leap 3:2 orthogonal"}},
          {"ze", {"leap 3:1 orthogonal", "leap 4:1 orthogonal"}},
          {"15", {"leap 5:1 orthogonal"}},
          {"16", {"leap 6:1 orthogonal"}},
          {"24", {"leap 4:2 orthogonal"}},
          {"25", {"leap 5:2 orthogonal"}},
          {"35", {"leap 5:3 orthogonal"}},
          {"36", {"leap 6:3 orthogonal"}},
          {"37", {"leap 7:3 orthogonal"}}};
}

std::vector<Kind> riders() {
  return {{"q", {"slide Q"}},
          {"r", {"slide orthogonal"}},
          {"b", {"slide diagonal"}},
          {"n", {"ride 2:1 orthogonal"}},
          {"am", {"slide Q", "leap 2:1 orthogonal"}},
          {"em", {"slide orthogonal", "leap 2:1 orthogonal"}},
          {"pr", {"slide diagonal", "leap 2:1 orthogonal"}},
          {"wa", {"slide orthogonal", "ride 2:1 orthogonal"}},
          {"et", {"slide Q", "ride 2:1 orthogonal"}},
          {"cr", {"ride 3:1 orthogonal"}},
          {"zr", {"ride 3:2 orthogonal"}},
          {"gr", {"ride 2:1 orthogonal", "ride 3:1 orthogonal"}},
          {"wr", {"slide orthogonal"}},
          {"fr", {"slide diagonal"}},
          {"ma", {"step orthogonal then step diagonal outward"}},
          {"mo", {"step diagonal then step orthogonal outward"}},
          {"ao", {"step orthogonal then step diagonal outward repeating"}},
          {"oa", {"step diagonal then step orthogonal outward repeating"}},
          {"ct", {"leap 2:1 orthogonal", "leap 2:1 orthogonal clear then ride 2 orthogonal ahead"}},
          {"uu", {"roam 2:1 orthogonal"}},
          {"eh", {"slide Q from rim onto middle", "slide Q from middle onto rim"}},
          {"rr", {"slide orthogonal heading 0", "slide diagonal heading 135 225"}},
          {"br", {"slide diagonal heading 45 315", "slide orthogonal heading 180"}}};
}

/// Pieces that turn on their way.
std::vector<Kind> turners() {
  const std::string zigzag = "zigzag 2:1 orthogonal turning ";
  return {{"ro", {"wheel 2:1 orthogonal"}},
          {"bt", {"zigzag 1 diagonal"}},
          {"gt", {"zigzag 1 orthogonal"}},
          {"ss", {zigzag + "45 135 225 315 along orthogonal"}},
          {"ds", {zigzag + "45 135 225 315 along diagonal"}},
          {"s4", {"zigzag 2:1 orthogonal along orthogonal"}},
          {"s3", {"zigzag 2:1 orthogonal along diagonal"}},
          {"s2", {zigzag + "135 225 along orthogonal"}},
          {"s1", {zigzag + "135 225 along diagonal"}},
          {"qn", {zigzag + "90 270"}},
          {"ar", {"slide diagonal reflecting 1"}},
          {"rb", {"slide diagonal reflecting 4"}}};
}

std::vector<Kind> hoppers() {
  return {
      {"g", {"hop Q beyond 1"}},
      {"g2", {"hop Q beyond exactly 2"}},
      {"g3", {"hop Q beyond exactly 3"}},
      {"rh", {"hop orthogonal beyond 1"}},
      {"bh", {"hop diagonal beyond 1"}},
      {"nh", {"ride 2:1 orthogonal hurdles 1 beyond 1"}},
      {"ch", {"ride 3:1 orthogonal hurdles 1 beyond 1"}},
      {"zh", {"ride 3:2 orthogonal hurdles 1 beyond 1"}},
      {"gh", {"ride 2:1 orthogonal hurdles 1 beyond 1", "ride 3:1 orthogonal hurdles 1 beyond 1"}},
      {"rp", {"wheel 2:1 orthogonal hurdles 1 beyond 1"}},
      {"kh", {"step Q vaulting then step Q ahead"}},
      {"kp", {"leap 2:1 orthogonal vaulting then leap 2:1 orthogonal ahead"}},
      {"cg", {"step Q vaulting then slide Q ahead"}},
      {"or", {"hop Q beyond equal"}},
      {"no", over_the_middle({"1 Q", "2 Q", "3 Q"})},
      {"eq", over_the_middle({"2:1 orthogonal", "3:1 orthogonal", "3:2 orthogonal"})},
      {"ne", over_the_middle(
                 {"1 Q", "2 Q", "3 Q", "2:1 orthogonal", "3:1 orthogonal", "3:2 orthogonal"})},
      {"gl", {"leap 2 diagonal", "hop orthogonal beyond 1"}},
      {"so", {"step Q", "hop Q beyond 1"}},
      {"ka", {"hop Q hurdles 2 beyond 1"}},
      {"do", {"hop Q hurdles 2 beyond 1", "hop Q beyond 1"}},
      {"ha", {"move slide Q vaulting then step Q back"}},
      {"hc", {"step Q vaulting then slide Q back"}},
      {"m", {"slide Q vaulting then step Q turning 45 315"}},
      {"ea", {"slide Q vaulting then step Q turning 90 270"}},
      {"sw", {"slide Q vaulting then step Q turning 135 225"}},
      {"rm", {"slide orthogonal vaulting then step Q turning 45 315"}},
      {"re", {"slide orthogonal vaulting then step Q turning 90 270"}},
      {"rw", {"slide orthogonal vaulting then step Q turning 135 225"}},
      {"bm", {"slide diagonal vaulting then step Q turning 45 315"}},
      {"be", {"slide diagonal vaulting then step Q turning 90 270"}},
      {"bw", {"slide diagonal vaulting then step Q turning 135 225"}},
      {"mg",
       {"slide Q vaulting then step Q turning 45 90 135 225 270 315", "hop Q beyond 1",
        "move slide Q vaulting then step Q back"}}};
}

/// Pieces that go any distance beyond a hurdle, and pieces whose captures differ from their moves.
std::vector<Kind> lions_and_marines() {
  const std::string rose = "wheel 2:1 orthogonal", nightrider = "ride 2:1 orthogonal";
  const std::string knight = "leap 2:1 orthogonal";
  return {{"li", {"hop Q"}},
          {"rl", {"hop orthogonal"}},
          {"bl", {"hop diagonal"}},
          {"nl", {nightrider + " hurdles 1"}},
          {"rn", {rose + " hurdles 1"}},
          {"kl", {"hop Q hurdles 2"}},
          {"rt", {"hop Q hurdles 2"}},
          {"bo", {"hop Q hurdles 4"}},
          {"le", {"move slide Q", "capture hop Q"}},
          {"pa", {"move slide orthogonal", "capture hop orthogonal"}},
          {"va", {"move slide diagonal", "capture hop diagonal"}},
          {"na", {"move " + nightrider, "capture " + nightrider + " hurdles 1"}},
          {"ra", {"move " + rose, "capture " + rose + " hurdles 1"}},
          {"ko", {"move " + knight, "capture " + knight + " vaulting then " + knight + " ahead"}},
          {"se", {"move hop Q", "capture slide Q"}},
          {"fa", {"move hop orthogonal", "capture slide orthogonal"}},
          {"lo", {"move hop diagonal", "capture slide diagonal"}},
          {"l", {"capture hop Q beyond 1 locust"}},
          {"lr", {"capture hop orthogonal beyond 1 locust"}},
          {"lb", {"capture hop diagonal beyond 1 locust"}},
          {"ln", {"capture " + nightrider + " hurdles 1 beyond 1 locust"}},
          {"ls", {"capture " + rose + " hurdles 1 beyond 1 locust"}},
          {"si", {"move slide Q", "capture hop Q beyond 1 locust"}},
          {"tr", {"move slide orthogonal", "capture hop orthogonal beyond 1 locust"}},
          {"nd", {"move slide diagonal", "capture hop diagonal beyond 1 locust"}},
          {"ms", {"move " + knight, "move " + knight + " capturing then " + knight + " ahead"}}};
}

std::vector<Kind> all_kinds() {
  std::vector<Kind> all;
  for (auto&& some : {leapers(), riders(), turners(), hoppers(), lions_and_marines()})
    all.insert(all.end(), some.begin(), some.end());
  // On lines an Equihopper is stopped by pieces in its way.
  for (Kind& kind : all)
    if (kind.letters == "eq") kind.moves.push_back("hop Q beyond equal");
  return all;
}

std::unique_ptr<const Game> game_of(const Kind& kind) {
  std::string moves;
  for (std::string each : kind.moves) {
    for (std::size_t at; (at = each.find('Q')) != std::string::npos;)
      each.replace(at, 1, "orthogonal diagonal");
    moves += "\"" + each + "\", ";
  }
  Report report;
  auto game = test::written_game(
      test::squares() + "[zone.rim]\ncells = \"" +
          [] {
            std::string cells;
            for (char file = 'a'; file <= 'h'; ++file)
              for (char rank = '1'; rank <= '8'; ++rank)
                if (file == 'a' || file == 'h' || rank == '1' || rank == '8')
                  cells += (cells.empty() ? "" : ",") + std::string{file, rank};
            return cells;
          }() +
          "\"\n[zone.middle]\nfiles = \"b,c,d,e,f,g\"\nranks = \"2,3,4,5,6,7\"\n"
          "[piece.asked]\nmoves = [" +
          moves + "]\n[piece.dummy]\nmoves = []\n[play]\n",
      report);
  EXPECT_FALSE(report.has_errors()) << kind.letters << "\n" << describe(report);
  return game;
}

/// A board with the tested piece among dummies of both sides.
struct Case {
  std::string from;
  std::vector<std::string> own, enemy;
};

Case random_case(std::mt19937& random) {
  Case drawn;
  std::vector<std::string> cells;
  for (char file = 'a'; file <= 'h'; ++file)
    for (char rank = '1'; rank <= '8'; ++rank) cells.push_back({file, rank});
  for (std::size_t i = cells.size(); i-- > 1;) std::swap(cells[i], cells[random() % (i + 1)]);
  drawn.from = cells[0];
  const std::size_t count = 1 + random() % 30;
  for (std::size_t i = 1; i <= count; ++i)
    (random() % 3 == 0 ? drawn.own : drawn.enemy).push_back(cells[i]);
  return drawn;
}

/// "d4-e5", "d4*e5" and, for a capture on the way, "d4*e5-f6".
std::set<std::string> our_moves(const Game& game, const Case& on) {
  Position position = empty_position(game.board());
  const auto put = [&](const std::string& cell, std::size_t piece_type, int seat) {
    position.at(*game.board().find(cell)) = piece_of(PieceTypeId(piece_type), SeatId(seat));
  };
  put(on.from, 0, 0);
  for (const std::string& cell : on.own) put(cell, 1, 0);
  for (const std::string& cell : on.enemy) put(cell, 1, 1);
  std::set<std::string> moves;
  for (const Move& move : play_of(game, position).legal(position)) {
    const std::string from = game.board().name(move.from), to = game.board().name(move.to);
    if (move.from == move.to && move.taken == no_cell) continue;  // Popeye has no null moves
    const std::string taken = move.taken == no_cell ? "" : game.board().name(move.taken);
    moves.insert(taken.empty() ? from + "-" + to
                 : taken == to ? from + "*" + to
                               : from + "*" + taken + "-" + to);
  }
  return moves;
}

std::string upper(std::string text) {
  for (char& each : text) each = static_cast<char>(std::toupper(static_cast<unsigned char>(each)));
  return text;
}

/// The problems in the input format of Popeye: find every move of White.
std::string asked(const Kind& kind, const std::vector<Case>& cases) {
  std::string text = "BeginProblem\n";
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (i > 0) text += "NextProblem\n";
    text += "Stipulation ~1\nOption NoBoard\nPieces White " + upper(kind.letters) + cases[i].from;
    for (const std::string& cell : cases[i].own) text += " DU" + cell;
    for (std::size_t n = 0; n < cases[i].enemy.size(); ++n)
      text += (n == 0 ? " Black DU" : " DU") + cases[i].enemy[n];
    text += "\n";
  }
  return text + "EndProblem\n";
}

/// Reads its output: the moves of each problem, in lines as "1.NHe5*f7 !".
std::vector<std::set<std::string>> answers(const std::string& text, const Kind& kind) {
  std::vector<std::set<std::string>> found(1);
  const std::string begin = "1." + (kind.letters == "k" ? "K" : upper(kind.letters));
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string line = text.substr(at, end - at);
    const std::size_t move = line.find(begin);
    if (line.find("solution finished") != std::string::npos) found.emplace_back();
    if (move != std::string::npos) {
      const std::size_t first = move + begin.size();
      found.back().insert(line.substr(first, line.find(' ', first) - first));
    }
    at = end + 1;
  }
  found.pop_back();
  return found;
}

std::vector<std::set<std::string>> popeyes_moves(const std::string& popeye, const Kind& kind,
                                                 const std::vector<Case>& cases) {
  const test::GameFolder folder;
  const std::string in = folder.templates() / "problems", out = folder.templates() / "answers";
  std::ofstream(in) << asked(kind, cases);
  const std::string command = "'" + popeye + "' -maxmem 64M '" + in + "' >'" + out + "' 2>&1";
  EXPECT_EQ(std::system(command.c_str()), 0) << command;
  std::ifstream file(out);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  auto found = answers(text, kind);
  EXPECT_EQ(found.size(), cases.size()) << kind.letters << "\n" << text.substr(0, 2000);
  found.resize(cases.size());
  return found;
}

std::string shown(const Case& on) {
  std::string text = on.from + ", own";
  for (const std::string& cell : on.own) text += " " + cell;
  text += ", enemy";
  for (const std::string& cell : on.enemy) text += " " + cell;
  return text;
}

TEST(Popeye, ProblemPiecesMoveAsInPopeye) {
  const char* popeye = std::getenv("BOARDWRIGHT_POPEYE");
  if (popeye == nullptr || *popeye == '\0')
    GTEST_SKIP() << "POPEYE IS NOT ASKED: BOARDWRIGHT_POPEYE names no program of it";
  const std::vector<Kind> kinds = all_kinds();
  std::mt19937 random(34);
  std::size_t boards = 0, moves = 0, wrong = 0;
  for (const Kind& kind : kinds) {
    const auto game = game_of(kind);
    std::vector<Case> cases;
    for (int i = 0; i < 50; ++i) cases.push_back(random_case(random));
    const auto theirs = popeyes_moves(popeye, kind, cases);
    std::size_t here = 0;
    for (std::size_t i = 0; i < cases.size(); ++i, ++boards) {
      const auto ours = our_moves(*game, cases[i]);
      moves += ours.size();
      here += ours.size();
      if (ours == theirs[i]) continue;
      if (++wrong <= 20)
        ADD_FAILURE() << kind.letters << " on " << shown(cases[i]) << "\nours   "
                      << testing::PrintToString(ours) << "\nPopeye "
                      << testing::PrintToString(theirs[i]);
    }
    EXPECT_GT(here, 0u) << kind.letters << " never moves";
  }
  EXPECT_EQ(wrong, 0u);
  std::cerr << "Popeye was asked for " << kinds.size() << " kinds of piece: " << moves
            << " moves on " << boards << " boards, " << wrong << " boards differ\n";
}

}  // namespace
}  // namespace boardwright::tests::popeye_test
