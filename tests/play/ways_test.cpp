// Captures on the way, rifle captures and swaps, compared with a slow independent generator.
#include <algorithm>
#include <array>
#include <random>
#include <set>

#include "play/game_logic.h"
#include "play/move_text.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/play_laws.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::ways_test {
namespace {

const std::string pieces_given = R"(
[piece.king]
name = "King"
letter = "K"
moves = ["step orthogonal diagonal"]
[piece.lion]
name = "Lion"
letter = "L"
moves = ["leap 2 orthogonal diagonal", "leap 2:1 orthogonal", "step orthogonal diagonal",
         "step orthogonal diagonal capturing then step orthogonal diagonal any",
         "move step orthogonal diagonal then step orthogonal diagonal back"]
[piece.archer]
name = "Archer"
letter = "A"
moves = ["move step orthogonal", "capture slide diagonal rifle"]
[piece.swapper]
name = "Swapper"
letter = "S"
moves = ["step diagonal", "slide orthogonal swap", "leap 2:1 orthogonal swap enemy lion"]
[piece.jumper]
name = "Jumper"
letter = "J"
moves = ["move step diagonal", "capture hop diagonal locust beyond 1",
         "capture hop orthogonal locust hurdles 2 beyond 2"]
[piece.vaulter]
name = "Vaulter"
letter = "V"
moves = ["ride 2:1 orthogonal hurdles 1 beyond exactly 2",
         "move hop orthogonal beyond 1 then step diagonal outward",
         "capture hop diagonal beyond 1 locust then step orthogonal any"]
[piece.mirror]
name = "Mirror"
letter = "M"
moves = ["slide diagonal reflecting 1", "slide orthogonal exactly 2"]
[play]
king = "king"
)";

std::shared_ptr<const Game> game_with(const std::string& rules = {}) {
  Report report;
  auto game = test::written_game(test::squares() + pieces_given + rules, report);
  EXPECT_EQ(describe(report), "");
  return game;
}

/// Eight rows of eight letters, a1 first; capitals for the first seat, '.' for an empty cell.
using Occupancy = std::array<char, 64>;

/// The moves of pieces on a board, computed from rows and columns.
class Slow {
 public:
  Slow(const Occupancy& pieces, bool first) : pieces_(pieces), first_(first) {}

  /// "a1 b2 x b2" for each legal move, with captures in the order of cells.
  std::set<std::string> legal() {
    kings_too_ = false;
    find();
    std::set<std::string> texts;
    for (const MovePattern& move : moves_)
      if (!Slow(made(move), !first_).takes_king()) texts.insert(text(move));
    return texts;
  }

 private:
  struct MovePattern {
    int from, to;
    std::set<int> taken;
    bool swaps = false;
  };

  bool takes_king() {
    kings_too_ = true;
    find();
    return std::any_of(moves_.begin(), moves_.end(), [&](const MovePattern& move) {
      return std::any_of(move.taken.begin(), move.taken.end(),
                         [&](int cell) { return std::toupper(pieces_[std::size_t(cell)]) == 'K'; });
    });
  }

  void find() {
    for (from_ = 0; from_ < 64; ++from_) {
      if (!own(from_)) continue;
      switch (std::toupper(piece(from_))) {
        case 'K':
          for (const auto& [x, y] : around) step(x, y);
          break;
        case 'L': lion(); break;
        case 'A': archer(); break;
        case 'S': swapper(); break;
        case 'J': jumper(); break;
        case 'V': vaulter(); break;
        case 'M': mirror(); break;
      }
    }
  }

  void lion() {
    for (int x = -2; x <= 2; ++x)
      for (int y = -2; y <= 2; ++y)
        if (x != 0 || y != 0) step(x, y);
    if (std::any_of(around.begin(), around.end(), [&](const auto& way) {
          const int next = at(from_, way[0], way[1]);
          return next >= 0 && piece(next) == '.';
        }))
      moves_.push_back({from_, from_, {}});
    for (const auto& [x, y] : around) {
      const int prey = at(from_, x, y);
      if (!can_take(prey)) continue;
      for (const auto& [u, v] : around) {
        const int to = at(prey, u, v);
        if (to < 0 || (to != from_ && own(to))) continue;
        if (to == from_ || piece(to) == '.')
          moves_.push_back({from_, to, {prey}});
        else if (can_take(to))
          moves_.push_back({from_, to, {prey, to}});
      }
    }
  }

  void archer() {
    for (const auto& [x, y] : around) {
      const int to = at(from_, x, y);
      if (x == 0 || y == 0) {
        if (to >= 0 && piece(to) == '.') moves_.push_back({from_, to, {}});
      } else if (const int prey = first_piece(from_, x, y); can_take(prey)) {
        moves_.push_back({from_, from_, {prey}});
      }
    }
  }

  void swapper() {
    for (const auto& [x, y] : around)
      if (x != 0 && y != 0)
        step(x, y);
      else if (const int other = first_piece(from_, x, y); other >= 0 && own(other))
        moves_.push_back({from_, other, {}, true});
    for (const int x : {-2, -1, 1, 2})
      for (const int y : {-2, -1, 1, 2})
        if (const int to = at(from_, x, y);
            std::abs(x) != std::abs(y) && to >= 0 && !own(to) && std::toupper(piece(to)) == 'L')
          moves_.push_back({from_, to, {}, true});
  }

  void jumper() {
    for (const auto& [x, y] : around) {
      const int one = first_piece(from_, x, y);
      if (x != 0 && y != 0) {
        if (const int to = at(from_, x, y); to >= 0 && piece(to) == '.')
          moves_.push_back({from_, to, {}});
        if (const int to = one < 0 ? -1 : at(one, x, y);
            can_take(one) && to >= 0 && piece(to) == '.')
          moves_.push_back({from_, to, {one}});
        continue;
      }
      const int two = can_take(one) ? first_piece(one, x, y) : -1;
      if (!can_take(two)) continue;
      for (int n = 1, to = at(two, x, y); n <= 2 && to >= 0 && piece(to) == '.';
           ++n, to = at(to, x, y))
        moves_.push_back({from_, to, {one, two}});
    }
  }

  void vaulter() {
    for (const int x : {-2, -1, 1, 2})
      for (const int y : {-2, -1, 1, 2}) {
        const int hurdle = std::abs(x) == std::abs(y) ? -1 : first_piece(from_, x, y);
        const int near = hurdle < 0 ? -1 : at(hurdle, x, y);
        if (near >= 0 && piece(near) == '.') end(at(near, x, y));
      }
    for (const auto& [x, y] : around) {
      const int hurdle = first_piece(from_, x, y), near = hurdle < 0 ? -1 : at(hurdle, x, y);
      if (near < 0 || piece(near) != '.') continue;
      const bool straight = x == 0 || y == 0;
      if (!straight && !can_take(hurdle)) continue;
      for (const auto& [u, v] : around) {
        const int to = at(near, u, v);
        if (to < 0 || piece(to) != '.') continue;
        if (straight && u != 0 && v != 0 && x * u + y * v > 0) moves_.push_back({from_, to, {}});
        if (!straight && (u == 0 || v == 0)) moves_.push_back({from_, to, {hurdle}});
      }
    }
  }

  void mirror() {
    for (auto [x, y] : around) {
      if (x == 0 || y == 0) {
        if (const int next = at(from_, x, y); next >= 0 && piece(next) == '.') end(at(next, x, y));
        continue;
      }
      bool thrown_back = false;
      for (int cell = from_;;) {
        int next = at(cell, x, y);
        if (next < 0 && cell != from_ && !thrown_back) {
          const bool by_column = cell % 8 + x < 0 || cell % 8 + x > 7;
          (by_column ? x : y) *= -1;
          thrown_back = true;
          next = at(cell, x, y);  // no reflection in a corner
        }
        if (next < 0 || next == from_) break;
        end(next);
        if (piece(next) != '.') break;
        cell = next;
      }
    }
  }

  void step(int x, int y) { end(at(from_, x, y)); }

  void end(int to) {
    if (to < 0) return;
    if (piece(to) == '.') moves_.push_back({from_, to, {}});
    if (can_take(to)) moves_.push_back({from_, to, {to}});
  }

  static int at(int cell, int x, int y) {
    const int column = cell % 8 + x, row = cell / 8 + y;
    return column < 0 || column > 7 || row < 0 || row > 7 ? -1 : 8 * row + column;
  }
  int first_piece(int cell, int x, int y) const {
    for (cell = at(cell, x, y); cell >= 0 && piece(cell) == '.';) cell = at(cell, x, y);
    return cell;
  }
  char piece(int cell) const { return pieces_[std::size_t(cell)]; }
  bool own(int cell) const {
    return piece(cell) != '.' && (std::isupper(piece(cell)) != 0) == first_;
  }
  bool can_take(int cell) const {
    return cell >= 0 && piece(cell) != '.' && !own(cell) &&
           (kings_too_ || std::toupper(piece(cell)) != 'K');
  }

  Occupancy made(const MovePattern& move) const {
    Occupancy after = pieces_;
    for (const int cell : move.taken) after[std::size_t(cell)] = '.';
    after[std::size_t(move.from)] = move.swaps ? piece(move.to) : '.';
    after[std::size_t(move.to)] = piece(move.from);
    return after;
  }

  static std::string name(int cell) { return {char('a' + cell % 8), char('1' + cell / 8)}; }
  static std::string text(const MovePattern& move) {
    std::string text = name(move.from) + " " + name(move.to);
    for (const int cell : move.taken) text += " x " + name(cell);
    return move.swaps ? text + " swap" : text;
  }

  static constexpr std::array<std::array<int, 2>, 8> around{
      {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
  Occupancy pieces_;
  bool first_, kings_too_ = true;
  int from_ = 0;
  std::vector<MovePattern> moves_;
};

std::string text_of(const Move& move, const Board& board) {
  std::string text = board.name(move.from) + " " + board.name(move.to);
  std::vector<CellId> taken = move.all_taken();
  std::sort(taken.begin(), taken.end(), [&](CellId a, CellId b) {
    const std::string one = board.name(a), other = board.name(b);
    return std::pair(one[1], one[0]) < std::pair(other[1], other[0]);
  });
  for (const CellId cell : taken) text += " x " + board.name(cell);
  return move.is_swap() ? text + " swap" : text;
}

Position position_of(const Occupancy& pieces, const Game& game) {
  Position position = empty_position(game.board());
  for (int i = 0; i < 64; ++i) {
    const char letter = pieces[std::size_t(i)];
    if (letter == '.') continue;
    const std::string kinds = "KLASJVM", name{char('a' + i % 8), char('1' + i / 8)};
    position.at(*game.board().find(name)) =
        piece_of(PieceTypeId(kinds.find(char(std::toupper(letter)))),
                 SeatId(std::isupper(letter) != 0 ? 0 : 1));
  }
  return position;
}

Occupancy random_pieces(std::mt19937& random) {
  Occupancy pieces;
  pieces.fill('.');
  const std::string all = random() % 2 == 0 ? "KkLlAaSsJjLlLlAaSsJj" : "KkVvMmJjVvMmVvMmLlJj";
  const std::size_t count = 4 + random() % (all.size() - 3);
  for (std::size_t i = 0; i < count;) {
    // Within 6 rows and columns, so that they meet.
    char& cell = pieces[(random() % 6) * 8 + random() % 6];
    if (cell == '.') cell = all[i++];
  }
  return pieces;
}

TEST(Ways, LegalMovesAgreeWithASlowGenerator) {
  const auto game = game_with();
  std::mt19937 random(7);
  std::size_t seen = 0, takes_two = 0;
  const auto tries = static_cast<std::size_t>(test::cases(1500));
  for (std::size_t i = 0; i < tries; ++i) {
    const Occupancy pieces = random_pieces(random);
    const Position position = position_of(pieces, *game);
    const GameLogic play = play_of(*game, position);
    std::set<std::string> found;
    for (const Move& move : play.legal(position)) {
      takes_two += move.also.front() != no_cell;
      EXPECT_TRUE(found.insert(text_of(move, game->board())).second)
          << "twice: " << text_of(move, game->board());
    }
    ASSERT_EQ(found, Slow(pieces, true).legal()) << std::string(pieces.begin(), pieces.end());
    seen += found.size();
  }
  EXPECT_GT(seen, tries * 13);
  EXPECT_GT(takes_two, tries / 4);
}

TEST(Ways, EveryMoveReadsBackFromItsText) {
  const auto game = game_with();
  std::mt19937 random(8);
  for (int i = 0; i < 40; ++i) {
    const Occupancy pieces = random_pieces(random);
    ASSERT_EQ(test::broken_law(*game, position_of(pieces, *game)), "")
        << std::string(pieces.begin(), pieces.end());
  }
}

/// The move that a text is read as, or its problem. `boxed`: own pieces surround the Lion.
std::string read(const Game& game, const std::string& text, bool boxed = false) {
  Occupancy pieces;
  pieces.fill('.');
  for (const std::size_t cell : {18, 19, 20, 26, 28, 34}) pieces[cell] = boxed ? 'S' : '.';
  pieces[0] = 'K', pieces[63] = 'k', pieces[27] = 'L';   // d4
  pieces[36] = 'l', pieces[45] = 'a', pieces[35] = 'a';  // e5, f6, d5
  const Position position = position_of(pieces, game);
  const MoveRead read = read_move(play_of(game, position), position, text);
  return read.move ? print_move(*read.move, game.board(), game.piece_types) : read.problem;
}

TEST(Ways, TextListsCapturesOnTheWay) {
  const auto game = game_with();
  EXPECT_EQ(read(*game, "d4 f6"), "d4 f6 x f6");
  EXPECT_EQ(read(*game, "d4 f6 x e5 x f6"), "d4 f6 x e5 x f6");
  EXPECT_EQ(read(*game, "d4 d4 x e5"), "d4 d4 x e5");
  EXPECT_EQ(read(*game, "d4 d4"), "d4 d4");
  EXPECT_EQ(read(*game, "d4 d4", true), "'d4 d4' does not say what the piece captures");
  EXPECT_EQ(read(*game, "d4 e4"), "d4 e4");
  EXPECT_EQ(read(*game, "d4 e4 x d5"), "d4 e4 x d5");
}

TEST(Ways, OfSeveralCapturesOfOneMoveTheBestCounts) {
  Report report;
  const auto valued = test::written_game(
      [] {
        std::string text = test::squares() + pieces_given + "must = { most = true }\n";
        for (std::size_t at = 0; (at = text.find("letter", at)) != std::string::npos; at += 20)
          text.insert(at, "value = 1\n");
        return text;
      }(),
      report);
  EXPECT_EQ(describe(report), "");
  EXPECT_EQ(read(*valued, "d4 f6 x e5 x f6"), "d4 f6 x e5 x f6");
  EXPECT_EQ(read(*valued, "d4 d6"), "d4 d6 x d5") << "two pieces are worth no more than one";
  EXPECT_NE(read(*valued, "d4 d4"), "d4 d4");
}

TEST(Ways, PieceThatSparesKingsGivesNoCheck) {
  Report report;
  const auto game = test::written_game(
      test::squares() +
          "[piece.king]\nname = \"King\"\nletter = \"K\"\nmoves = [\"step orthogonal "
          "diagonal\"]\n[piece.guard]\nname = \"Guard\"\nletter = \"G\"\nmoves = [\"slide "
          "orthogonal sparing king\"]\n[play]\nking = \"king\"\nstart = "
          "\"k3g3/8/8/8/8/8/8/4K3 w - - 0 1\"\n",
      report);
  ASSERT_EQ(describe(report), "");
  const Position& start = *game->find_position(game->start);
  const GameLogic play = play_of(*game, start);
  EXPECT_FALSE(play.in_check(start, first_seat));
  EXPECT_EQ(play.legal(start).size(), 5u);
  EXPECT_EQ(play.perft(start, 3), [&] {
    std::uint64_t count = 0;
    for (const Move& one : play.legal(start)) count += play.perft(play.after(start, one), 2);
    return count;
  }());
}

TEST(Ways, MoveCapturesAtMostThreePieces) {
  Report report;
  test::written_game(test::squares() +
                         "[piece.king]\nname = \"King\"\nmoves = [\"step diagonal capturing then "
                         "step diagonal ahead capturing then step diagonal ahead capturing then "
                         "step diagonal ahead\"]\n",
                     report);
  EXPECT_NE(describe(report).find("a move that captures 4 pieces"), std::string::npos)
      << describe(report);
}

}  // namespace
}  // namespace boardwright::tests::ways_test
