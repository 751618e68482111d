// Betza: its meaning on squares and hexagons, its errors, and its agreement with the notation.
#include "betza/betza.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <random>
#include <set>
#include <tuple>

#include "base/limits.h"
#include "base/text.h"
#include "board/selection.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "moves/piece_type.h"
#include "support/boards.h"
#include "support/laws.h"
#include "support/rooms.h"

namespace boardwright::tests::betza_test {
namespace {

std::unique_ptr<Board> squares(const std::string& word) { return test::board("rectangular", word); }
std::unique_ptr<Board> hexagons(const std::string& word) { return test::board("hexagonal", word); }

Betza read(const Board& on, std::string_view text) {
  Report report;
  auto betza = parse_betza(text, {"test", 1, 1}, on, report);
  EXPECT_EQ(describe(report), "") << text;
  return betza ? std::move(*betza) : Betza{};
}

CellSet reached(const Board& on, std::string_view text, const std::string& from,
                SeatId seat = first_seat) {
  const Betza betza = read(on, text);
  const PieceMoves moves(on, betza.moves, seat, betza.state);
  return reach(moves, {}, on.find(from).value()).all();
}

std::string cells(const Board& on, std::string_view text, const std::string& from,
                  SeatId seat = first_seat) {
  return joined(names_of(on, reached(on, text, from, seat)), " ");
}

/// The notation that a text is translated into.
std::string notation_of(const Board& on, std::string_view text) {
  std::vector<std::string> moves;
  for (const MovePattern& move : read(on, text).moves) moves.push_back(print_pattern(move));
  return joined(moves, ", ");
}

/// The two numbers of a leap, and those of all its rotations and reflections.
using Step = std::pair<int, int>;
std::set<Step> rotated_on_squares(Step step) {
  std::set<Step> all;
  for (const auto& [x, y] : {step, Step{step.second, step.first}})
    for (const int p : {1, -1})
      for (const int q : {1, -1}) all.insert({p * x, q * y});
  return all;
}
std::set<Step> rotated_on_hexagons(Step step) {
  std::set<Step> all;
  for (auto [q, r] : {step, Step{step.second, step.first}})
    for (int turn = 0; turn < 6; ++turn) {
      all.insert({q, r});
      std::tie(q, r) = Step{-r, q + r};
    }
  return all;
}

/// The sum of reach over all cells of a board, counted without the engine.
int total(const std::vector<Step>& cells, const std::set<Step>& steps) {
  const std::set<Step> board(cells.begin(), cells.end());
  int sum = 0;
  for (const auto& [x, y] : cells)
    for (const auto& [dx, dy] : steps) sum += static_cast<int>(board.count({x + dx, y + dy}));
  return sum;
}

int total(const Board& on, std::string_view text) {
  int sum = 0;
  for (const std::string& name : on.names()) sum += reached(on, text, name).size();
  return sum;
}

TEST(Betza, AtomReachSumsAreThoseOfTextbooks) {
  const auto board = squares("8x8"), seven = squares("7x7"), thirteen = hexagons("hex:7");
  for (const auto& [atom, sum] : {std::pair{"W", 224},
                                  {"F", 196},
                                  {"D", 192},
                                  {"N", 336},
                                  {"A", 144},
                                  {"H", 160},
                                  {"C", 280},
                                  {"Z", 240},
                                  {"G", 100},
                                  {"K", 420},
                                  {"R", 896},
                                  {"B", 560},
                                  {"Q", 1456}})
    EXPECT_EQ(total(*board, atom), sum) << atom;
  for (const auto& [atom, count] : {std::pair{"W", 4},
                                    {"F", 4},
                                    {"D", 4},
                                    {"N", 8},
                                    {"A", 4},
                                    {"H", 4},
                                    {"C", 8},
                                    {"Z", 8},
                                    {"G", 4},
                                    {"K", 8}})
    EXPECT_EQ(reached(*seven, atom, "d4").size(), count) << atom;
  for (const auto& [atom, count] : {std::pair{"W", 6},
                                    {"F", 6},
                                    {"D", 6},
                                    {"N", 12},
                                    {"A", 6},
                                    {"H", 6},
                                    {"C", 12},
                                    {"Z", 12},
                                    {"G", 6},
                                    {"K", 12},
                                    {"R", 36},
                                    {"B", 18}})
    EXPECT_EQ(reached(*thirteen, atom, "g7").size(), count) << atom;
}

TEST(Betza, AtomsAreTheLeapsOfTheLattice) {
  std::vector<Step> nine, hexagon;
  for (int x = 0; x < 9; ++x)
    for (int y = 0; y < 9; ++y) nine.push_back({x, y});
  for (int q = -5; q <= 5; ++q)
    for (int r = -5; r <= 5; ++r)
      if (std::abs(q + r) <= 5) hexagon.push_back({q, r});
  const auto board = squares("9x9"), hex = hexagons("hex:6");
  for (const auto& [atom, step] : {std::pair<const char*, Step>{"W", {1, 0}},
                                   {"F", {1, 1}},
                                   {"D", {2, 0}},
                                   {"N", {2, 1}},
                                   {"A", {2, 2}},
                                   {"H", {3, 0}},
                                   {"C", {3, 1}},
                                   {"Z", {3, 2}},
                                   {"G", {3, 3}}})
    EXPECT_EQ(total(*board, atom), total(nine, rotated_on_squares(step))) << atom;
  for (const auto& [atom, step] : {std::pair<const char*, Step>{"W", {1, 0}},
                                   {"F", {1, 1}},
                                   {"D", {2, 0}},
                                   {"N", {2, 1}},
                                   {"A", {2, 2}},
                                   {"H", {3, 0}},
                                   {"C", {3, 1}},
                                   {"Z", {3, 2}},
                                   {"G", {3, 3}}})
    EXPECT_EQ(total(*hex, atom), total(hexagon, rotated_on_hexagons(step))) << atom;
}

TEST(Betza, IsTranslatedIntoTheNotation) {
  const auto board = squares("8x8"), hex = hexagons("hex:6");
  const std::pair<const char*, const char*> on_squares[] = {
      {"fmWfcF", "move step orthogonal heading 0, capture step diagonal heading 45 315"},
      {"fmWfcFifmW2",
       "move step orthogonal heading 0, capture step diagonal heading 45 315, move slide "
       "orthogonal up to 2 heading 0 when unmoved"},
      {"R4", "slide orthogonal up to 4"},
      {"WW", "slide orthogonal"},
      {"W0", "slide orthogonal"},
      {"W1", "step orthogonal"},
      {"R1", "step orthogonal"},
      {"F2N", "slide diagonal up to 2, leap 2:1 orthogonal"},
      {"NN", "ride 2:1 orthogonal"},
      {"N0", "ride 2:1 orthogonal"},
      {"N2", "ride 2:1 orthogonal up to 2"},
      {"nN", "step orthogonal then step diagonal outward"},
      {"nA", "step diagonal then step diagonal ahead"},
      {"nD", "step orthogonal then step orthogonal ahead"},
      {"nZ", "step orthogonal then step diagonal outward then step diagonal ahead"},
      {"nC", "step orthogonal then step orthogonal ahead then step diagonal outward"},
      {"fnN", "step orthogonal then step diagonal outward heading 0"},
      {"ffrrnN", "step orthogonal then step diagonal outward heading 0 270"},
      {"flnN", "step orthogonal then step diagonal outward heading 90 aside 45"},
      {"jD", "step orthogonal vaulting then step orthogonal ahead"},
      {"jH",
       "step orthogonal vaulting then step orthogonal ahead then step orthogonal ahead, step "
       "orthogonal then step orthogonal ahead vaulting then step orthogonal ahead"},
      {"jR", "leap 2 orthogonal, leap 2 orthogonal clear then slide orthogonal ahead"},
      {"fjR4",
       "leap 2 orthogonal heading 0, leap 2 orthogonal clear then slide orthogonal ahead up to 2 "
       "heading 0"},
      {"mRcpR", "move slide orthogonal, capture hop orthogonal"},
      {"fpR3", "hop orthogonal up to 3 heading 0"},
      {"gQ", "hop orthogonal diagonal beyond 1"},
      {"gNN", "ride 2:1 orthogonal hurdles 1 beyond 1"},
      {"pNN", "ride 2:1 orthogonal hurdles 1"},
      {"gC3", "ride 3:1 orthogonal up to 3 hurdles 1 beyond 1"},
      {"qN", "wheel 2:1 orthogonal"},
      {"qNN", "wheel 2:1 orthogonal"},
      {"zB", "zigzag 1 diagonal"},
      {"zFF", "zigzag 1 diagonal"},
      {"L", "leap 3:1 orthogonal"},
      {"J", "leap 3:2 orthogonal"},
      {"f(4,1)", "leap 4:1 orthogonal heading 0"},
      {"(4,0)", "leap 4 orthogonal"},
      {"(4,4)", "leap 4 diagonal"},
      {"(1,4)2", "ride 4:1 orthogonal up to 2"},
      {"hrN",
       "leap 2:1 orthogonal heading 90 aside 0, leap 2:1 orthogonal heading 180 aside 90, leap "
       "2:1 orthogonal heading 270 aside 180, leap 2:1 orthogonal heading 0 aside 270"},
      {"fmWfceFifmnD",
       "move step orthogonal heading 0, capture step diagonal heading 45 315, move step orthogonal "
       "then step orthogonal ahead heading 0 when unmoved"},
      {"KisO2", "step orthogonal diagonal"},
      {"mafsW", "step orthogonal then step diagonal outward"},
      {"mafsmafW", "step orthogonal then step diagonal outward then step diagonal ahead"},
      {"FyafsF", "step diagonal, step diagonal then slide orthogonal outward"},
      {"caK", "step orthogonal diagonal capturing then step orthogonal diagonal any"},
      {"mRasR", "move slide orthogonal, slide orthogonal then slide orthogonal sideways"},
      {"fcafmF", "move step diagonal capturing then step diagonal ahead heading 45 315"},
      {"gafQ", "slide orthogonal diagonal vaulting then step orthogonal diagonal ahead"},
      {"cafyD", "leap 2 orthogonal capturing then leap 2 orthogonal ahead"},
      {"abrblF", "step diagonal then step orthogonal turning 135 225"},
      {"alW", "step orthogonal then step orthogonal left"},
      {"[F?R]", "step diagonal, step diagonal then slide orthogonal outward"},
      {"t[FR]", "step diagonal, step diagonal then slide orthogonal outward"},
      {"[W-F]", "step orthogonal then step diagonal outward"},
      {"c[W-F-F]", "capture step orthogonal then step diagonal outward then step diagonal ahead"},
      {"[fW?B]",
       "step orthogonal heading 0, step orthogonal then slide diagonal outward heading 0"},
      {"v[F-R]",
       "step diagonal then slide orthogonal outward heading 45 315 aside 0, step diagonal then "
       "slide orthogonal outward heading 135 225 aside 180"},
      {"f[W?W]", "step orthogonal heading 0, step orthogonal then step orthogonal ahead heading 0"},
      {"[pW-W?F]",
       "step orthogonal vaulting then step orthogonal ahead, step orthogonal vaulting then step "
       "orthogonal ahead then step diagonal outward"},
      {"nDD", "step orthogonal then step orthogonal ahead repeating"},
      {"nAA", "step diagonal then step diagonal ahead repeating"},
      {"nN2", "step orthogonal then step diagonal outward up to 2 repeating"},
      {"t[NB]", "leap 2:1 orthogonal, leap 2:1 orthogonal clear then slide diagonal outward"},
      {"f[N-R]", "leap 2:1 orthogonal clear then slide orthogonal outward heading 0"},
      {"NmaN", "leap 2:1 orthogonal, leap 2:1 orthogonal clear then leap 2:1 orthogonal any"},
      {"caN", "leap 2:1 orthogonal capturing then leap 2:1 orthogonal any"},
      {"mafsN", "leap 2:1 orthogonal clear then leap 2:1 orthogonal turning 45 315"},
      {"masN", "leap 2:1 orthogonal clear then leap 2:1 orthogonal turning 90 270"},
      {"NyafsN",
       "leap 2:1 orthogonal, leap 2:1 orthogonal clear then ride 2:1 orthogonal turning 45 315"},
      {"[NN-B]", "ride 2:1 orthogonal clear then slide diagonal outward"},
      {"[A2?flW]",
       "ride 2 diagonal up to 2, ride 2 diagonal up to 2 clear then step orthogonal left"},
      {"[DD-bDD]", "ride 2 orthogonal clear then ride 2 orthogonal back"},
      {"mafsafzW",
       "step orthogonal then step diagonal left then step orthogonal right, step orthogonal then "
       "step diagonal right then step orthogonal left"},
      {"[W-fsF-fqW]",
       "step orthogonal then step diagonal left then step orthogonal left, step orthogonal then "
       "step diagonal right then step orthogonal right"},
      {"[cN-bN]", "leap 2:1 orthogonal capturing then leap 2:1 orthogonal back"},
      {"omR", "move slide orthogonal around"},
      {"o[N?B]",
       "leap 2:1 orthogonal around, leap 2:1 orthogonal clear then slide diagonal outward around"},
      {"[W-N]", "step orthogonal then leap 2:1 orthogonal ahead"},
      {"f[F-bF]", "step diagonal then step diagonal back heading 45 315"},
      {"[D?R]", "leap 2 orthogonal, leap 2 orthogonal clear then slide orthogonal ahead"},
      {"[R-sR]", "slide orthogonal then slide orthogonal sideways"},
      {"[R3-sR2]", "slide orthogonal up to 3 then slide orthogonal sideways up to 2"},
      {"[cK-aK]", "step orthogonal diagonal capturing then step orthogonal diagonal any"},
      {"[pQ-K]", "slide orthogonal diagonal vaulting then step orthogonal diagonal ahead"},
      {"NN3", "ride 2:1 orthogonal up to 3"},
      {"DDAA", "ride 2 orthogonal, ride 2 diagonal"},
      {"DA", "leap 2 orthogonal, leap 2 diagonal"},
      {"K2", "slide orthogonal diagonal up to 2"},
      {"KK", "slide orthogonal diagonal"},
      {"mcW cmF", "step orthogonal, step diagonal"},
      {"vsF", "step diagonal"},
      {"fhN", "leap 2:1 orthogonal heading 0, leap 2:1 orthogonal heading 90 270 aside 0"},
      {"sfNN", "ride 2:1 orthogonal heading 0 90 270"},
  };
  for (const auto& [text, notation] : on_squares) EXPECT_EQ(notation_of(*board, text), notation);
  const std::pair<const char*, const char*> on_hexagons[] = {
      {"KN", "step side corner, leap corner then side outward"},
      {"NN2", "ride corner then side outward up to 2"},
      {"Q3DD", "slide side corner up to 3, ride 2 side"},
      {"11,1mW", "move step side heading 30 330"},
      {"CZZ", "leap 2 side then step corner outward, ride 2 corner then side outward"},
  };
  for (const auto& [text, notation] : on_hexagons) EXPECT_EQ(notation_of(*hex, text), notation);
}

TEST(Betza, EveryMoveIsPrintedAsItWasRead) {
  for (const auto& board : {squares("8x8"), hexagons("hex:6")})
    for (const char* text :
         {"fmWfcFifmW2", "flNrhN", "Q3NN2", "icDD", "lvNbsN", "KAHG3", "fCbZZ"}) {
      const Betza betza = read(*board, text);
      for (const MovePattern& move : betza.moves) {
        Report report;
        const auto again =
            parse_pattern(print_pattern(move), {}, vocabulary_of(*board, betza.state), report);
        ASSERT_TRUE(again) << describe(report);
        EXPECT_EQ(print_pattern(*again), move.text);
        const std::vector<MovePattern> first{move}, second{*again};
        for (CellId cell : board->cells())
          EXPECT_EQ(reach(PieceMoves(*board, first, first_seat, betza.state), {}, cell).all(),
                    reach(PieceMoves(*board, second, first_seat, betza.state), {}, cell).all())
              << move.text;
      }
    }
}

TEST(Betza, DirectionsOnSquares) {
  const auto board = squares("9x9");
  const std::pair<const char*, const char*> rows[] = {
      {"fW", "e6"},
      {"bW", "e4"},
      {"lW", "d5"},
      {"rW", "f5"},
      {"vW", "e4 e6"},
      {"sW", "d5 f5"},
      {"flW", "d5 e6"},
      {"fsW", "d5 e6 f5"},
      {"fF", "d6 f6"},
      {"bF", "d4 f4"},
      {"lF", "d4 d6"},
      {"rF", "f4 f6"},
      {"flF", "d6"},
      {"lfF", "d6"},
      {"brF", "f4"},
      {"fsF", "d6 f6"},
      {"flbrF", "d6 f4"},
      {"fN", "d7 f7"},
      {"ffN", "d7 f7"},
      {"bN", "d3 f3"},
      {"lN", "c4 c6"},
      {"rN", "g4 g6"},
      {"vN", "d3 d7 f3 f7"},
      {"sN", "c4 c6 g4 g6"},
      {"fbN", "d3 d7 f3 f7"},
      {"fsN", "c6 g6"},
      {"bsN", "c4 g4"},
      {"lvN", "d3 d7"},
      {"rvN", "f3 f7"},
      {"flN", "c6"},
      {"lfN", "d7"},
      {"frN", "g6"},
      {"rfN", "f7"},
      {"blN", "c4"},
      {"lbN", "d3"},
      {"brN", "g4"},
      {"rbN", "f3"},
      {"ffrrN", "d7 f7 g4 g6"},
      {"fhN", "c6 d7 f7 g6"},
      {"bhN", "c4 d3 f3 g4"},
      {"lhN", "c4 c6 d3 d7"},
      {"rhN", "f3 f7 g4 g6"},
      {"fC", "d8 f8"},
      {"fsC", "b6 h6"},
      {"lfZ", "c8"},
      {"flZ", "b7"},
      {"fK", "e6"},
      {"flK", "d6"},
      {"fsK", "d6 f6"},
      {"fhK", "d6 e6 f6"},
      {"sK", "d5 f5"},
      {"fQ", "e6 e7 e8 e9"},
      {"frQ", "f6 g7 h8 i9"},
      {"fD", "e7"},
      {"fhbK", "d6 e4 e6 f6"},
      {"fDD", "e7 e9"},
      {"fNN", "c9 d7 f7 g9"},
  };
  for (const auto& [text, expected] : rows) EXPECT_EQ(cells(*board, text, "e5"), expected) << text;
  for (const auto& [text, expected] :
       {std::pair{"fW", "e4"}, {"lW", "f5"}, {"fN", "d3 f3"}, {"flN", "g4"}, {"lfF", "f4"}})
    EXPECT_EQ(cells(*board, text, "e5", second_seat), expected) << text;
}

/// Targets from g7 of a hexagon: forward is over a corner on the first board, over a side on the
/// other, whose seats look to the right and to the left.
struct BetzaOnHexagons : testing::Test {
  BetzaOnHexagons() : over_corner(hexagons("hex:7")), over_side(hexagons("hex:7")) {
    over_side->seats = {{"East", rightward}, {"West", opposite(rightward)}};
  }
  static std::string heading(const Board& on, const char* text) {
    std::vector<std::string> angles;
    for (const CellId to : reached(on, text, "g7")) {
      const Vec way = on.topology.centre(to) - on.topology.centre(on.find("g7").value());
      const double turn =
          std::atan2(way.y, way.x) * 180 / 3.14159265358979 - in_degrees(on.seats.front().forward);
      angles.push_back(std::to_string((std::lround(turn) + 720) % 360));
    }
    std::sort(angles.begin(), angles.end(), [](const auto& p, const auto& q) {
      return std::pair(p.size(), p) < std::pair(q.size(), q);
    });
    return joined(angles, " ");
  }
  std::unique_ptr<Board> over_corner, over_side;
};

TEST_F(BetzaOnHexagons, LettersAreTheNearestDirections) {
  const std::pair<const char*, const char*> rows[] = {
      {"fW", "30 330"},  {"bW", "150 210"},    {"lW", "90"},
      {"rW", "270"},     {"flW", "30"},        {"brW", "210"},
      {"fsW", "30 330"}, {"fF", "0"},          {"lF", "60 120"},
      {"flF", "60"},     {"fsF", "60 300"},    {"fhF", "0 60 300"},
      {"fhW", "30 330"}, {"lhW", "30 90 150"}, {"fN", "11 349"},
      {"lN", "71 109"},  {"flN", "49"},        {"fhN", "11 49 71 289 311 349"},
      {"fK", "0"},       {"flK", "30 60"},     {"vF", "0 180"},
      {"sW", "90 270"},  {"fC", "16 344"},     {"12C", "16 344"},
      {"fZ", "7 353"},
  };
  for (const auto& [text, expected] : rows)
    EXPECT_EQ(heading(*over_corner, text), expected) << text;
  const std::pair<const char*, const char*> others[] = {
      {"fW", "0"},   {"lW", "60 120"},    {"flW", "60"},     {"fF", "30 330"},
      {"lF", "90"},  {"flF", "30"},       {"fN", "19 341"},  {"lN", "79 101"},
      {"flN", "41"}, {"fhW", "0 60 300"}, {"fhF", "30 330"}, {"fK", "0"},
  };
  for (const auto& [text, expected] : others)
    EXPECT_EQ(heading(*over_side, text), expected) << text;
}

TEST_F(BetzaOnHexagons, HoursAreClockDirectionsAsTheSeatSeesThem) {
  const std::pair<const char*, const char*> rows[] = {
      {"12F", "0"},          {"1W", "330"},
      {"3W", "270"},         {"10,2F", "60 300"},
      {"12N", "11 349"},     {"1N", "311 349"},
      {"12K", "0"},          {"1K", "330"},
      {"f3W", "30 270 330"}, {"1,3,5,7,9,11W", "30 90 150 210 270 330"},
  };
  for (const auto& [text, expected] : rows)
    EXPECT_EQ(heading(*over_corner, text), expected) << text;
  for (const auto& [text, expected] :
       {std::pair{"12W", "0"}, {"10W", "60"}, {"11F", "30"}, {"12N", "19 341"}, {"11N", "19 41"}})
    EXPECT_EQ(heading(*over_side, text), expected) << text;
  EXPECT_EQ(cells(*over_side, "12W", "g7", second_seat), "f7");
}

TEST_F(BetzaOnHexagons, DirectionsAreRelativeToEachSeat) {
  over_side->seats = {{"Side", rightward}, {"Corner", upward}};
  EXPECT_EQ(cells(*over_side, "fW", "g7", first_seat), "h7");
  EXPECT_EQ(cells(*over_side, "fW", "g7", second_seat), cells(*over_corner, "fW", "g7"));
  EXPECT_EQ(cells(*over_side, "flN", "g7", second_seat), cells(*over_corner, "flN", "g7"));
}

TEST(Betza, ReadsMoveCaptureAndInitialModifiers) {
  const auto board = squares("8x8");
  const Betza pawn = read(*board, "fmWfcFifmW2");
  EXPECT_EQ(pawn.state, (State{{"unmoved", 1}}));
  const CellId e2 = board->find("e2").value();
  const Occupancy pieces{{}, {board->find("d3").value(), board->find("e4").value()}};
  const Reach first = reach(PieceMoves(*board, pawn.moves, first_seat, pawn.state), pieces, e2);
  EXPECT_EQ(names_of(*board, first.moves), (std::vector<std::string>{"e3"}));
  EXPECT_EQ(names_of(*board, first.captures), (std::vector<std::string>{"d3"}));
  const PieceMoves unmoved(*board, pawn.moves, first_seat, pawn.state);
  EXPECT_EQ(names_of(*board, reach(unmoved, {}, e2).moves), (std::vector<std::string>{"e3", "e4"}));
  const PieceMoves moved(*board, pawn.moves, first_seat, State{{"unmoved", 0}});
  EXPECT_EQ(names_of(*board, reach(moved, {}, e2).moves), (std::vector<std::string>{"e3"}));
  EXPECT_TRUE(read(*board, "W").state.empty());
}

/// Whether two pieces go to the same cells from each of some cells, among any pieces.
void expect_same(const Board& on, const std::vector<MovePattern>& ours, const State& state,
                 const Betza& betza, const CellSet& from, const std::string& what) {
  State its = betza.state;
  for (auto& [name, value] : its)
    if (const auto found = state.find(name); found != state.end()) value = found->second;
  std::mt19937 dice(7);
  for (const SeatId seat : on.seat_ids()) {
    const PieceMoves p(on, ours, seat, state), q(on, betza.moves, seat, its);
    for (unsigned pieces_in_ten = 0; pieces_in_ten < 4; ++pieces_in_ten) {
      Occupancy pieces;
      for (const CellId cell : on.all())
        if (dice() % 10 < pieces_in_ten) (dice() % 2 == 0 ? pieces.own : pieces.enemy).insert(cell);
      for (const CellId cell : from) {
        Occupancy others = pieces;
        others.own.erase(cell);
        others.enemy.erase(cell);
        const Reach a = reach(p, others, cell), b = reach(q, others, cell);
        ASSERT_TRUE(a.moves == b.moves && a.captures == b.captures && a.blocked == b.blocked)
            << what << " on " << on.name(cell);
      }
    }
  }
}

TEST(Betza, OrthodoxAndFairyPiecesAreEqualInBothNotations) {
  const std::pair<const char*, std::vector<std::string>> on_squares[] = {
      {"K", {"step orthogonal diagonal"}},
      {"WF", {"step orthogonal diagonal"}},
      {"Q", {"slide orthogonal diagonal"}},
      {"WWFF", {"slide orthogonal diagonal"}},
      {"R", {"slide orthogonal"}},
      {"B", {"slide diagonal"}},
      {"N", {"leap 2:1 orthogonal"}},
      {"fmWfcF", {"move step orthogonal forward", "capture step diagonal forward"}},
      {"fmFfcW", {"move step diagonal forward", "capture step orthogonal forward"}},
      {"bF", {"step diagonal backward"}},
      {"RN", {"slide orthogonal", "leap 2:1 orthogonal"}},
      {"BN", {"slide diagonal", "leap 2:1 orthogonal"}},
      {"W", {"step orthogonal"}},
      {"F", {"step diagonal"}},
      {"D", {"leap 2 orthogonal"}},
      {"A", {"leap 2 diagonal"}},
      {"C", {"leap 3:1 orthogonal"}},
      {"Z", {"leap 3:2 orthogonal"}},
      {"NN", {"ride 2:1 orthogonal"}},
      {"DD", {"ride 2 orthogonal"}},
      {"AA", {"ride 2 diagonal"}},
      {"BW", {"slide diagonal", "step orthogonal"}},
      {"RF", {"slide orthogonal", "step diagonal"}},
      {"W2", {"slide orthogonal up to 2"}},
      {"F3", {"slide diagonal up to 3"}},
      {"fhN", {"leap 2:1 orthogonal forward"}},
      {"bhNN", {"ride 2:1 orthogonal backward"}},
  };
  const auto board = squares("9x11");
  for (const auto& [text, notation] : on_squares)
    expect_same(*board, test::moves(*board, notation), {}, read(*board, text), board->all(), text);
  const std::pair<const char*, std::vector<std::string>> on_hexagons[] = {
      {"WF", {"step side corner"}},
      {"WWFF", {"slide side corner"}},
      {"N", {"leap corner then side outward"}},
      {"NN", {"ride corner then side outward"}},
      {"D", {"leap 2 side"}},
      {"A", {"leap 2 corner"}},
      {"C", {"leap 2 side then step corner outward"}},
      {"Z", {"leap 2 corner then side outward"}},
      {"fhW", {"step side forward"}},
      {"bhF", {"step corner backward"}},
      {"W2", {"slide side up to 2"}},
  };
  const auto hex = hexagons("hex:6");
  for (const auto& [text, notation] : on_hexagons)
    expect_same(*hex, test::moves(*hex, notation), {}, read(*hex, text), hex->all(), text);
}

/// A piece of a shipped game in Betza, without what Betza cannot express: rivers, zones, free
/// turns, wheels. `zone`: compared on its cells only.
struct Shipped {
  const char *game, *piece_type, *betza;
  State state;
  const char* zone = "";
};

TEST(Betza, ShippedPiecesAreEqualInBothNotations) {
  std::vector<Shipped> rows = {
      {"chess", "king", "K", {}},
      {"chess", "queen", "Q", {}},
      {"chess", "rook", "R", {}},
      {"chess", "bishop", "B", {}},
      {"chess", "knight", "N", {}},
      {"chess", "pawn", "fmWfcFifmW2", {{"unmoved", 1}}, "pawn-rank"},
      {"chess99", "king", "K", {}},
      {"chess99", "rook", "R", {}},
      {"chess99", "combined-bishop-wazir", "BW", {}},
      {"chess99", "progressive-pawn", "fmWfcFifmW2", {{"unmoved", 1}, {"n", 1}}, "pawn-rank"},
      {"chess99", "wazir", "W", {}},
      {"chess99", "ferz", "F", {}},
      {"chess99", "dabbaba", "D", {}},
      {"chess99", "alfil", "A", {}},
      {"chess99", "knight", "N", {}},
      {"chess99", "queen", "Q", {}},
      {"chess99", "wazir-rider", "WW", {}},
      {"chess99", "ferz-rider", "FF", {}},
      {"chess99", "nightrider", "NN", {}},
      {"gilman-river", "king", "K", {}},
      {"gilman-river", "rook", "R", {}},
      {"gilman-river", "knight", "N", {}},
      {"gilman-river", "nightrider", "NN", {}},
      {"gilman-river", "wazir", "W", {}},
      {"gilman-river", "bishop", "B", {}},
      {"gilman-river", "marshal", "RN", {}},
      {"immortal-star-masters", "king", "WF", {}},
      {"immortal-star-masters", "queen", "WWFF", {}},
      {"immortal-star-masters", "rook", "WW", {}},
      {"immortal-star-masters", "bishop", "FF", {}},
      {"immortal-star-masters", "knight", "N", {}},
      {"immortal-star-masters", "pawn", "fmWfhcF", {{"unmoved", 0}, {"roams", 0}}, "home"},
  };
  static const std::string range[] = {"1", "2", "3"};
  std::vector<std::string> texts;
  texts.reserve(100);  // rows point to them
  for (int n = 1; n <= 3; ++n) {
    const State state = {{"n", n}, {"multiple", 0}, {"unmoved", 0}};
    const auto add = [&](const char* piece_type, const std::string& text) {
      texts.push_back(text);
      rows.push_back({"chess99", piece_type, texts.back().c_str(), state});
    };
    const std::string& most = range[n - 1];
    add("limited-ferz-rider", "F" + most);
    add("progressive-ferz", "F" + most);
    add("progressive-wazir", "W" + most);
    add("combined-progressive-ferz", "F" + most + "N");
    add("progressive-queen", "W" + most + "F" + most);
    add("progressive-knight", "N" + most);
    add("combined-progressive-dabbaba", "D" + most + "K");
    add("combined-progressive-alfil", "A" + most + "N");
    add("progressive-pawn", "fmW" + most + "fcF");
    add("progressive-berolina-pawn", "fmF" + most + "fcW");
  }
  std::map<std::string, std::unique_ptr<Game>> games;
  std::set<std::pair<std::string, std::string>> compared;
  for (const Shipped& row : rows) {
    compared.emplace(row.game, row.piece_type);
    Report report;
    auto& game = games[row.game];
    if (!game) game = read_game(on_disk(test::templates()), row.game, Extent::rules, report);
    ASSERT_EQ(describe(report), "");
    const PieceType* piece_type = game->find_piece_type(row.piece_type);
    ASSERT_NE(piece_type, nullptr) << row.piece_type;
    State state = piece_type->state;
    for (const auto& [name, value] : row.state) state[name] = value;
    const Board& board = game->board();
    if (*row.zone == '\0') {
      expect_same(board, piece_type->moves, state, read(board, row.betza), board.all(),
                  row.piece_type);
      continue;
    }
    // Each seat has its own zone, so the board is reduced to one seat.
    for (const SeatId seat : board.seat_ids()) {
      Board own = board;
      own.seats = {board.seat(seat)};
      for (auto& [name, sets] : own.zones) sets = {sets[static_cast<std::size_t>(seat)]};
      expect_same(own, piece_type->moves, state, read(own, row.betza),
                  own.region(row.zone, first_seat).value(), row.piece_type);
    }
  }
  // Betza cannot express rivers, Pawns that move toward them from both banks, or wheels.
  const std::set<std::string> river = {"pawn", "queen", "prince", "rose"};
  for (const auto& [id, game] : games)
    for (const PieceType& piece_type : game->piece_types)
      EXPECT_NE(compared.contains({id, piece_type.id}),
                id == "gilman-river" && river.contains(piece_type.id))
          << id << " " << piece_type.id;
  EXPECT_EQ(games.size(), 4u);
}

TEST(Betza, MistakesNameTheLetterAndItsColumn) {
  const auto board = squares("8x8"), hex = hexagons("hex:6"),
             lotus = test::board("lotus", "lotus-7");
  const std::string atoms = "atoms are W, F, D, N, A, H, C, Z, G, K, R, B and Q";
  const std::string all =
      atoms + "; modifiers are m, c, i, e, f, b, l, r, v, s, h, n, j, p, g, q, z, y, o, a\n";
  struct Mistake {
    const Board* board;
    const char* text;
    int column;
    std::string shown;
  };
  const Mistake mistakes[] = {
      {board.get(), "", 1, "Betza '' ends in column 1 where an atom is expected\n" + atoms + "\n"},
      {board.get(), "Wfm", 4,
       "Betza 'Wfm' ends in column 4 where an atom is expected\n" + atoms + "\n"},
      {board.get(), "fjNN", 2, "Betza 'j' in column 2: repeated leaps go over pieces by p or g\n"},
      {board.get(), "jW", 1, "Betza 'j' in column 1: a step of one cell leads over nothing\n"},
      {board.get(), "njD", 2, "Betza 'j' in column 2: n excludes another of n, j, p, g, q and z\n"},
      {board.get(), "n(30,1)", 1,
       "Betza 'n' in column 1: the way is too long\nD, A, N, H, C, Z and G can be lame\n"},
      {hex.get(), "foR", 2,
       "Betza 'o' in column 2: pieces do not go round this board\nit is for boards of squares with "
       "three files or more, whose edges are not joined\n"},
      {board.get(), "tR", 1,
       "Betza 't' in column 1: bent riders stand in brackets\nas in t[FR], or [F?R]\n"},
      {board.get(), "[F]", 1,
       "Betza '[' in column 1: brackets hold several legs\nas in [F?R] or [W-F]\n"},
      {board.get(), "[F?R", 1, "Betza '[' in column 1: this bracket is not closed\n"},
      {board.get(), "[FR]", 3,
       "Betza 'R' in column 3: legs are separated by - or ? and end with ]\nas in [F?R] or "
       "[W-F]\n"},
      {hex.get(), "[N?R]", 2,
       "Betza 'N' in column 2: among several legs each goes along a line, and this does not\nlegs "
       "are W, F, D, A, H, G, K, R, B and Q\n"},
      {board.get(), "fazW", 3,
       "Betza 'z' in column 3: no leg before this one bends\nz bends against the last "
       "bend and q "
       "as it did, as in afsafzW\n"},
      {board.get(), "asssssssssszW", 1,
       "Betza 'a' in column 1: these legs bend in too many ways\n"},
      {board.get(), "mafsafzanW", 9,
       "Betza 'n' in column 9: a leg of a chain cannot have this modifier\nlegs of a chain can "
       "have m, c, p, g "
       "and y\n"},
      {board.get(), "[N-flB]", 4,
       "Betza 'fl' in column 4: beside a leap such as N no leg has such directions\nit has one of "
       "a, f, b, l, r and s\n"},
      {board.get(), "[F?fR]", 5,
       "Betza 'R' in column 5: it does not lead there from the leg before\n"},
      {board.get(), "mKanK", 4,
       "Betza 'n' in column 4: a leg of a chain cannot have this modifier\nlegs of a chain can "
       "have m, c, p, g "
       "and "
       "y\n"},
      {board.get(), "KyK", 3,
       "Betza 'K' in column 3: y stands before an a\nas in yafsF: a step, then a slide\n"},
      {board.get(), "aaaaaaaaaK", 10,
       "Betza 'K' in column 10: these legs are too many\na move has at most 9\n"},
      {board.get(), "fqNN", 2,
       "Betza 'q' in column 2: riders that turn go in all directions\nleave out the others\n"},
      {board.get(), "(4", 1,
       "Betza '(4' in column 1: a leap is written as two numbers\nas in (4,1), "
       "up to 99\n"},
      {hex.get(), "(5,2)", 1,
       "Betza '(5,2)' in column 1: hexagons have no such leap\none number is 0 or 1, or "
       "one less than the other\n"},
      {board.get(), "KO0", 3,
       "Betza '0' in column 3: castling leads over 1 to 99 cells\nas in "
       "O2\n"},
      {board.get(), "WX", 2, "Betza 'X' in column 2: no such atom or modifier\n" + all},
      {board.get(), "Wé", 2, "Betza 'é' in column 2: no such atom or modifier\n" + all},
      {board.get(), "hN", 1,
       "Betza 'h' in column 1: half of the directions are written fh, bh, lh or rh\nor as hl and "
       "hr, by the hand\n"},
      {board.get(), "W100", 2,
       "Betza '100' in column 2: a length is 1 to 99, or 0 for any distance\n"},
      {board.get(), "W03", 2,
       "Betza '03' in column 2: a length is 1 to 99, or 0 for any distance\n"},
      {board.get(), "3W", 1,
       "Betza '3' in column 1: hours are directions on hexagons only\ndirections here are f, b, l "
       "and r; a length follows its atom\n"},
      {hex.get(), "m12W", 2,
       "Betza '12' in column 2: W has no direction there\nW goes at 1, 3, 5, 7, 9 and 11\n"},
      {hex.get(), "13K", 1,
       "Betza '13' in column 1: hours are 1 to 12\ncommas stand between several: 10,2W\n"},
      {hex.get(), "10,W", 3,
       "Betza ',' in column 3: an hour is missing after the comma\nas in 10,2W\n"},
      {hex.get(), "W10,2F", 4,
       "Betza ',' in column 4: commas stand between hours\nhours after an atom need a modifier "
       "first, or they are its length: Wc10,2F\n"},
      {hex.get(), "x", 1,
       "Betza 'x' in column 1: no such atom or modifier\n" + atoms +
           "; modifiers are m, c, i, e, f, b, l, r, v, s, h, n, j, p, g, q, z, y, o, a and hours "
           "from "
           "1 to 12\n"},
      {lotus.get(), "W", 1,
       "Betza is for rectangular and hexagonal boards\nwrite the moves in the notation, as moves = "
       "[\"step X\"]\n"},
  };
  for (const Mistake& mistake : mistakes) {
    Report report;
    EXPECT_FALSE(parse_betza(mistake.text, {"game.toml", 4, 11}, *mistake.board, report));
    EXPECT_EQ(describe(report),
              "game.toml:4:" + std::to_string(10 + mistake.column) + ": error: " + mistake.shown);
  }
}

LAW(Betza, NoTextBreaksTheReader) {
  static const auto board = squares("3x3"), hex = hexagons("hex:2");
  constexpr std::string_view letters =
      "WFDNAHCZGKRBQOLJmciofblrvsh0123456789,, jnpgqzyaaet[[]](-?)x\xc3";
  std::string text;
  for (const std::uint8_t byte : test::any_bytes()) text += letters[byte % letters.size()];
  for (const Board* on : {board.get(), hex.get()}) {
    Report report;
    const auto betza = parse_betza(text, {"test", 1, 1}, *on, report);
    HOLDS(betza.has_value() != report.has_errors());
    if (betza) PieceMoves(*on, betza->moves, first_seat, betza->state);
  }
}

/// The manual's table of atoms and its pictures.
class BetzaManual : public testing::Test {
 protected:
  static std::string page() { return file("templates/manual/betza.md"); }
  static std::string file(const std::string& name) {
    return read_file(find_home() / name, limits::article_bytes);
  }

  /// The atoms that an atom abbreviates; empty if it is basic.
  static std::string_view shortens(const BetzaAtom& atom) {
    constexpr Word<char> rows[] = {{"WF", 'K'}, {"WW", 'R'}, {"FF", 'B'}, {"WWFF", 'Q'}};
    return word_of(atom.letter, rows);
  }

  std::unique_ptr<Board> squares_ = squares("7x7"), hexagons_ = hexagons("hex:7");
};

TEST_F(BetzaManual, ListsTheTargetsOfEveryAtom) {
  const auto column = [](std::string_view notation, const std::string& cells) {
    return " `" + std::string(notation) + "`: " + cells + " |";
  };
  for (const BetzaAtom& atom : betza_atoms()) {
    const std::string letter(1, atom.letter), other(shortens(atom));
    const std::string as = "as `" + other + "`";
    if (!other.empty()) {
      EXPECT_EQ(reached(*squares_, letter, "d4"), reached(*squares_, other, "d4"));
      EXPECT_EQ(reached(*hexagons_, letter, "g7"), reached(*hexagons_, other, "g7"));
    }
    const auto on = [&](const Board& board, std::string_view notation, const char* centre) {
      return column(notation, other.empty() ? cells(board, letter, centre) : as);
    };
    const std::string row = "\n| `" + letter + "` | " + std::string(atom.name) + " |" +
                            on(*squares_, atom.rectangular, "d4") +
                            on(*hexagons_, atom.hexagonal, "g7") + "\n";
    EXPECT_NE(page().find(row), std::string::npos) << row;
  }
}

/// The tables of moves over pieces and of legs: text, meaning, moves.
TEST_F(BetzaManual, TranslationsAreAsWritten) {
  int rows = 0;
  const std::string text_of_page = page();
  for (const std::string_view line : split(text_of_page, '\n')) {
    const auto columns = split(line, '|');
    if (!line.starts_with("| `") || columns.size() != 5) continue;
    std::vector<std::string> texts, notation;
    for (const auto& [column, to] : {std::pair{columns[1], &texts}, {columns[3], &notation}}) {
      const auto parts = split(column, '`');
      for (std::size_t i = 1; i < parts.size(); i += 2) to->emplace_back(parts[i]);
    }
    if (notation.empty() || notation.front() == "when unmoved") continue;
    for (const std::string& text : texts)
      EXPECT_EQ(notation_of(*squares_, text), joined(notation, ", ")) << text;
    ++rows;
  }
  EXPECT_GE(rows, 12);
}

/// What the picture of directions says of K and N.
TEST_F(BetzaManual, WordsOfDirectionsChooseTheCellsThatBearThem) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), "manual", Extent::figures, report);
  const Figure& figure = *game->find_figure("betza-directions");
  std::set<std::string> shown;
  for (const FigureMarks& mark : figure.marks)
    for (const std::string& name : mark.cells.cells) {
      const bool beside = reached(*squares_, "K", "d4").contains(squares_->find(name).value());
      EXPECT_EQ(cells(*squares_, mark.mark + (beside ? "K" : "N"), "d4"), name);
      shown.insert(name);
    }
  EXPECT_EQ(shown.size(), 16u);
}

TEST_F(BetzaManual, PicturesShowEveryAtom) {
  const std::tuple<const char*, const Board*, const char*> pictures[] = {
      {"squares", squares_.get(), "d4"}, {"hexagons", hexagons_.get(), "g7"}};
  for (const auto& [name, board, centre] : pictures) {
    const std::string path = "betza-" + std::string(name) + ".svg";
    EXPECT_NE(page().find("](" + path + ")"), std::string::npos) << path;
    std::multiset<std::string> drawn, expected;
    const std::string picture = file("templates/manual/" + path), title = "<title>";
    for (std::size_t at = picture.find("data-mark="); at != std::string::npos;
         at = picture.find("data-mark=", at + 1)) {
      const std::size_t from = picture.find(title, at) + title.size();
      drawn.insert(picture.substr(from, picture.find('<', from) - from));
    }
    for (const BetzaAtom& atom : betza_atoms()) {
      const std::string letter(1, atom.letter);
      if (shortens(atom).empty())
        for (const std::string& cell : names_of(*board, reached(*board, letter, centre)))
          expected.insert(letter + " on " + cell);
    }
    EXPECT_EQ(drawn, expected) << name;
  }
}

}  // namespace
}  // namespace boardwright::tests::betza_test
