// The reference of Betza that others test their readers by: each case is what a second reader, the
// engine, the definition of moves and, where they can say it, other programs find.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>

#include "betza/betza.h"
#include "betza/second_reader.h"
#include "commands/engine_check.h"
#include "definition/definition.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "moves/reach.h"
#include "support/asked_engine.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::conformance_test {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using Cells = std::set<std::string>;

/// Where the piece goes: to empty cells, to opponents, and which it captures on its way.
using Found = std::array<Cells, 3>;

const Json& cases() {
  static const Json data = Json::parse(
      read_file(find_home() / "templates/manual/betza-conformance.json", limits::article_bytes));
  return data["cases"];
}

std::string word(const Json& of, const char* key) { return of.value(key, std::string()); }
Cells cells(const Json& of, const char* key) { return of.value(key, Json::array()).get<Cells>(); }
Found expected(const Json& of) {
  return {cells(of, "moves"), cells(of, "captures"), cells(of, "passed")};
}
bool names(const Json& of, const char* program) { return cells(of, "also").contains(program); }

std::string manual_page() {
  return read_file(find_home() / "templates/manual/betza.md", limits::article_bytes);
}

/// The number that the manual has behind some words; -1: it does not have them.
int said(const std::string& words) {
  const std::string page = manual_page();
  const std::size_t at = page.find(words);
  return at == std::string::npos ? -1 : std::stoi(page.substr(at + words.size()));
}

const Board& board(const std::string& word) {
  static std::map<std::string, std::unique_ptr<Board>> boards;
  auto& found = boards[word];
  if (!found) found = test::board("rectangular", word);
  return *found;
}

CellSet on_board(const Board& board, const Cells& cells) {
  CellSet found;
  for (const std::string& name : cells) found.insert(board.find(name).value());
  return found;
}

Betza read(const Json& of) {
  Report report;
  auto betza = parse_betza(word(of, "betza"), {"test", 1, 1}, board(word(of, "board")), report);
  EXPECT_EQ(describe(report), "") << of["id"];
  if (!betza) return {};
  if (of.value("moved", false))
    for (auto& [name, value] : betza->state) value = 0;
  return *betza;
}

void expect_as_found(const std::function<Found(const Json&)>& found) {
  for (const Json& each : cases())
    EXPECT_EQ(found(each), expected(each)) << each["id"] << " " << each["betza"];
}

TEST(BetzaConformance, CasesAreThoseOfASecondReader) {
  const auto step_of = [](const std::string& name) {
    return betza_again::Step{name[0] - 'a', std::stoi(name.substr(1)) - 1};
  };
  expect_as_found([&](const Json& of) {
    betza_again::Setting setting;
    const std::string size = word(of, "board");
    setting.files = std::stoi(size);
    setting.ranks = std::stoi(size.substr(size.find('x') + 1));
    setting.at = step_of(word(of, "at"));
    for (const std::string& name : cells(of, "own")) setting.own.insert(step_of(name));
    for (const std::string& name : cells(of, "enemy")) setting.enemy.insert(step_of(name));
    setting.moved = of.value("moved", false);
    const auto targets = betza_again::targets(word(of, "betza"), setting);
    EXPECT_TRUE(targets) << of["id"];
    Found found;
    if (targets)
      for (std::size_t i = 0; i < found.size(); ++i)
        for (const auto& [file, rank] :
             *std::array{&targets->moves, &targets->captures, &targets->passed}[i])
          found[i].insert(static_cast<char>('a' + file) + std::to_string(rank + 1));
    return found;
  });
}

TEST(BetzaConformance, CasesAreThoseOfTheEngine) {
  expect_as_found([](const Json& of) {
    const Board& on = board(word(of, "board"));
    const Betza betza = read(of);
    const Reach found = reach(PieceMoves(on, betza.moves, first_seat, betza.state),
                              {on_board(on, cells(of, "own")), on_board(on, cells(of, "enemy"))},
                              on.find(word(of, "at")).value());
    const auto named = [&](const CellSet& cells) {
      const auto list = names_of(on, cells);
      return Cells(list.begin(), list.end());
    };
    return Found{named(found.moves), named(found.captures), named(found.passed)};
  });
}

TEST(BetzaConformance, CasesAreThoseOfTheDefinition) {
  std::map<std::string, std::unique_ptr<Game>> games;
  expect_as_found([&](const Json& of) {
    auto& game = games[word(of, "board")];
    if (!game) {
      game = std::make_unique<Game>();
      game->boards.push_back(test::board("rectangular", word(of, "board")));
      game->piece_types.resize(1);
    }
    const Betza betza = read(of);
    game->piece_types.front().moves = betza.moves;
    game->piece_types.front().state = betza.state;
    const definition::Rules rules(*game);
    const Board& on = rules.board;
    definition::Position position;
    position.pieces.resize(static_cast<std::size_t>(on.size()));
    position.standing.resize(on.seats.size(), play::Standing::active);
    for (const SeatId seat : on.seat_ids()) position.team.push_back(seat);
    const auto type = static_cast<PieceTypeId>(0);
    for (const CellId cell : on_board(on, cells(of, "own")))
      position.at(cell) = rules.new_piece(type, first_seat);
    for (const CellId cell : on_board(on, cells(of, "enemy")))
      position.at(cell) = rules.new_piece(type, second_seat);
    definition::Piece piece = rules.new_piece(type, first_seat);
    piece.unmoved = !of.value("moved", false);
    const CellId at = on.find(word(of, "at")).value();
    position.at(at) = piece;
    Found found;
    for (const MovePattern& line : betza.moves)
      for (const definition::Way& way : definition::ways(rules, position, at, piece, line)) {
        if (way.to != at) found[way.ends_with_capture ? 1 : 0].insert(on.name(way.to));
        for (std::size_t i = 0; i + (way.ends_with_capture ? 1 : 0) < way.captured.size(); ++i)
          found[2].insert(on.name(way.captured[i]));
      }
    return found;
  });
}

/// The rows of a FEN, with these letters for the piece, its friends and its opponents.
std::string rows_of(const Json& of, char piece, char own, char enemy) {
  const Board& on = board(word(of, "board"));
  const CellSet friends = on_board(on, cells(of, "own")), others = on_board(on, cells(of, "enemy"));
  std::string rows;
  for (auto rank = on.rank_order.rbegin(); rank != on.rank_order.rend(); ++rank) {
    int free = 0;
    if (!rows.empty()) rows += '/';
    const auto end_gap = [&] {
      if (free > 0) rows += std::to_string(free);
      free = 0;
    };
    for (const std::string& file : on.file_order) {
      const CellId cell = on.find(file + *rank).value();
      const bool is_piece = on.name(cell) == word(of, "at");
      if (!is_piece && !friends.contains(cell) && !others.contains(cell)) {
        ++free;
        continue;
      }
      end_gap();
      rows += is_piece ? piece : friends.contains(cell) ? own : enemy;
    }
    end_gap();
  }
  return rows;
}

/// The cells to which lines of a program lead the piece.
Found led_to(const Json& of, const std::string& lines, const char* pattern) {
  Found found;
  const std::regex move(pattern);
  const Cells enemy = cells(of, "enemy");
  for (std::sregex_iterator each(lines.begin(), lines.end(), move), end; each != end; ++each)
    if ((*each)[1] == word(of, "at")) found[enemy.contains((*each)[2]) ? 1 : 0].insert((*each)[2]);
  return found;
}

/// The packaged version 11 knows no pieces by their Betza.
TEST(BetzaConformance, CasesAreThoseOfFairyStockfish) {
  if (test::asked_engine().empty()) GTEST_SKIP() << "there is no fairy-stockfish";
  commands::EngineProgram asked(test::asked_engine());
  ASSERT_TRUE(asked.engine.greet()) << asked.program.problem();
  const fs::path file = fs::temp_directory_path() / "boardwright-betza.ini";
  std::ofstream variants(file);
  for (const Json& each : cases())
    if (names(each, "Fairy-Stockfish")) {
      const Board& on = board(word(each, "board"));
      variants << "[" << word(each, "id")
               << ":fairy]\nking = -\nchecking = false\nmaxFile = " << on.file_order.size()
               << "\nmaxRank = " << on.rank_order.size()
               << "\ndoubleStep = false\ncastling = false\ncustomPiece1 = a:" << word(each, "betza")
               << "\ncustomPiece2 = b:\nstartFen = " << rows_of(each, 'A', 'B', 'b')
               << " w - - 0 1\n\n";
    }
  variants.close();
  ASSERT_TRUE(asked.engine.load(file.string()));
  fs::remove(file);
  if (asked.engine.name().starts_with("Fairy-Stockfish 11"))
    GTEST_SKIP() << "version 11 knows no pieces by their Betza";
  int confirmed = 0;
  for (const Json& each : cases()) {
    if (!names(each, "Fairy-Stockfish")) continue;
    const std::string variant = "setoption name UCI_Variant value " + word(each, "id");
    const auto lines =
        asked.program.ask(variant + "\nposition startpos\ngo perft 1\n", "Nodes searched");
    ASSERT_TRUE(lines) << asked.program.problem();
    EXPECT_EQ(led_to(each, *lines, "([a-l][0-9]+)([a-l][0-9]+): "), expected(each))
        << each["id"] << " " << each["betza"];
    ++confirmed;
  }
  EXPECT_EQ(said("Fairy-Stockfish finds the same in "), confirmed);
  std::printf("%d cases of Betza are those of %s\n", confirmed, asked.engine.name().c_str());
}

/// Pieces as Popeye calls them.
const std::map<std::string, std::string> in_popeye = {
    {"(1,0)", "we"}, {"(1,2)", "s"},  {"(2,1)", "s"}, {"A", "al"},   {"B", "b"},   {"BN", "pr"},
    {"C", "ca"},     {"CC", "cr"},    {"D", "da"},    {"F", "fe"},   {"F0", "fr"}, {"FF", "fr"},
    {"J", "z"},      {"K", "ek"},     {"KK", "q"},    {"L", "ca"},   {"N", "s"},   {"N N", "s"},
    {"N0", "n"},     {"NN", "n"},     {"Q", "q"},     {"QN", "am"},  {"R", "r"},   {"RN", "em"},
    {"W", "we"},     {"W0", "wr"},    {"WW", "wr"},   {"Z", "z"},    {"ZZ", "zr"}, {"[F-W]", "mo"},
    {"[W-F]", "ma"}, {"gB", "bh"},    {"gNN", "nh"},  {"gQ", "g"},   {"gR", "rh"}, {"mQcpQ", "le"},
    {"mRcpR", "pa"}, {"mafsW", "ma"}, {"nN", "ma"},   {"nNN", "ao"}, {"pB", "bl"}, {"pNN", "nl"},
    {"pQ", "li"},    {"pR", "rl"},    {"qN", "ro"},   {"qNN", "ro"}, {"zB", "bt"}, {"zFF", "bt"},
    {"zR", "gt"},
};

TEST(BetzaConformance, CasesAreThoseOfPopeye) {
  const char* program = std::getenv("BOARDWRIGHT_POPEYE");
  if (program == nullptr) GTEST_SKIP() << "BOARDWRIGHT_POPEYE names no program";
  const fs::path file = fs::temp_directory_path() / "boardwright-betza.txt";
  int confirmed = 0;
  for (const Json& each : cases()) {
    if (!names(each, "Popeye")) continue;
    const auto list = [&](const char* key) {
      const Cells all = cells(each, key);
      return all.empty() ? ""
                         : " du" + joined(std::vector<std::string>(all.begin(), all.end()), "");
    };
    const std::string enemy = list("enemy");
    std::ofstream(file) << "beginproblem\npieces white " << in_popeye.at(word(each, "betza"))
                        << word(each, "at") << list("own") << "\n"
                        << (enemy.empty() ? "" : "pieces black" + enemy + "\n")
                        << "stip ~1\nendproblem\n";
    const std::string answer = file.string() + ".out";
    ASSERT_EQ(std::system((program + (" " + file.string() + " > " + answer + " 2>&1")).c_str()), 0);
    const std::string lines = read_file(answer, limits::article_bytes);
    EXPECT_EQ(led_to(each, lines, "1\\.[A-Z]+([a-h][1-8])[-*]([a-h][1-8])"), expected(each))
        << each["id"] << " " << each["betza"];
    fs::remove(answer);
    ++confirmed;
  }
  fs::remove(file);
  EXPECT_EQ(said("and Popeye in "), confirmed);
  std::printf("%d cases of Betza are those of Popeye\n", confirmed);
}

TEST(BetzaConformance, EveryLetterOfTheGrammarIsAsked) {
  std::set<char> letters;
  std::set<std::string> ids;
  for (const Json& each : cases()) {
    for (const char letter : word(each, "betza")) letters.insert(letter);
    EXPECT_TRUE(ids.insert(word(each, "id")).second) << each["id"];
  }
  for (const char letter : std::string_view("WFDNAHCZGKRBQLJmcieofblrvshnjpgqzayt[]?-(,)0123"))
    EXPECT_TRUE(letters.contains(letter)) << letter;
  const std::string page = manual_page();
  const std::size_t sample = page.find("\n{\"id\": ") + 1;
  std::string shown = page.substr(sample, page.find("\n```", sample) - sample);
  std::erase(shown, '\n');
  EXPECT_TRUE(std::ranges::count(cases(), Json::parse(shown)) == 1) << shown;
  EXPECT_EQ(said("[betza-conformance.json](betza-conformance.json) holds "), std::ssize(cases()));
}

}  // namespace
}  // namespace boardwright::tests::conformance_test
