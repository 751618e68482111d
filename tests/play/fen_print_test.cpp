// Printed FEN reads back, in all games on boards with files and ranks.
#include <set>

#include "disk/files.h"
#include "play/fen.h"
#include "play/game_logic.h"
#include "play/move_text.h"
#include "play/sameness.h"
#include "support/boards.h"
#include "support/laws.h"
#include "support/rooms.h"

namespace boardwright::tests::fen_print_test {
namespace {

/// A game and its logic.
struct Table {
  std::unique_ptr<Game> game;
  std::unique_ptr<GameLogic> play;
  const Position* start = nullptr;
};

Table table_of(const std::string& id) {
  Report report;
  Table table{read_game(on_disk(test::templates()), id, Extent::rules, report), nullptr, nullptr};
  table.start = table.game->start.empty() ? nullptr : table.game->find_position(table.game->start);
  if (table.start != nullptr)
    table.play = std::make_unique<GameLogic>(play_of(*table.game, *table.start));
  return table;
}

/// The shipped games whose positions FEN can represent.
const std::vector<Table>& tables() {
  static const std::vector<Table> all = [] {
    std::vector<Table> found;
    for (const std::string& id : on_disk(test::templates()).games()) {
      Table table = table_of(id);
      if (table.start != nullptr && print_position(*table.game, *table.start))
        found.push_back(std::move(table));
    }
    return found;
  }();
  return all;
}

std::size_t below(std::size_t end) {
  return static_cast<std::size_t>(test::any_between(0, static_cast<std::int64_t>(end)));
}

LAW(FenPrint, IsReadBackAsTheSamePosition) {
  const Table& table = tables()[below(tables().size())];
  const Game& game = *table.game;
  Position position = *table.start;
  for (std::size_t left = below(40); left > 0; --left) {
    const std::vector<Move> moves = table.play->legal(position);
    if (moves.empty()) break;
    position = table.play->after(position, moves[below(moves.size())]);
  }
  const auto text = print_position(game, position);
  if (!text) {  // FEN has neither passes nor the numbers of pieces
    HOLDS(position.passes > 0 ||
          std::any_of(position.pieces.begin(), position.pieces.end(), [](const Piece& piece) {
            return piece.n > 1 || piece.multiple || piece.bound;
          }));
    return;
  }
  Report report;
  const auto read = read_position(game, *text, "FEN", report);
  HOLDS(read.has_value());
  const auto essence = [&](const Position& of) {
    return normalized_position(of, game.board(), game.piece_types, game.rules);
  };
  HOLDS(essence(*read) == essence(position));
  HOLDS(read->quiet == position.quiet && read->number == position.number);
  HOLDS(print_position(game, *read) == text);
  HOLDS(table.play->legal(*read) == table.play->legal(position));
}

std::string after(const std::string& id, const std::string& fen, const std::string& plays = {}) {
  const Table table = table_of(id);
  Report report;
  report.keep_source("FEN", fen);
  auto position = read_position(*table.game, fen, "FEN", report);
  EXPECT_EQ(describe(report), "");
  if (!position) return {};
  for (std::string_view text : split(plays, ';')) {
    const MoveRead read = read_move(*table.play, *position, text);
    EXPECT_TRUE(read.move) << read.problem;
    if (read.move) position = table.play->after(*position, *read.move);
  }
  return print_position(*table.game, *position).value_or("none");
}

TEST(FenPrint, WritesTheUsualFen) {
  for (const auto& [id, fen] :
       {std::pair{"chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w Kq - 3 9"},
        {"threecheck", "7r/1p4p1/pk3p2/RN6/8/P5Pp/3p1P1P/4R1K1 w - - 1+3 1 39"},
        {"crazyhouse", "2k4Q~/8/8/8/8/8/8/4K3[QPn] w - - 0 1"},
        {"shogi", "4k4/3+P5/9/9/9/9/9/9/4K4[GPPb] b - - 0 7"},
        {"omega",
         "w**********w/*crnbqkbnrc*/*pppppppppp*/*10*/*10*/*10*/*10*/*10*/*10*/*PPPPPPPPPP*/"
         "*CRNBQKBNRC*/W**********W w KQkq - 0 1"},
        {"seirawan", "reb1k2r/ppppqppp/2nb1n2/4p3/4P3/N1P2N2/PB1PQPPP/RE2KBHR[h] b KQkqc - 3 7"}})
    EXPECT_EQ(after(id, fen), fen) << id;
}

TEST(FenPrint, WritesTheEnPassantCellAndLosesRights) {
  const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  EXPECT_EQ(after("chess", start, "e2 e4"),
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
  EXPECT_EQ(after("chess", start, "g1 f3; g8 f6; h1 g1"),
            "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKBR1 b Qkq - 3 2");
}

/// A Pawn of wildebeest chess goes up to three cells, also from the third rank.
TEST(FenPrint, WritesAllCellsPassedOver) {
  const std::string start =
      print_position(*table_of("wildebeest").game, *table_of("wildebeest").start).value();
  EXPECT_TRUE(after("wildebeest", start, "c2 c5").ends_with(" b KQkq c3c4 0 1"));
  const std::string twice = after("wildebeest", start, "c2 c3; a9 a8; c3 c5");
  EXPECT_TRUE(twice.ends_with(" b KQkq c4 0 2")) << twice;
  EXPECT_EQ(after("wildebeest", twice), twice);
  // "c4" alone is no move over c3.
  std::string pieces =
      "rnbbqkwccnr/p1ppppppppp/11/11/11/1pP8/1p9/11/PP1PPPPPPPP/RNCCWKQBBNR b KQkq ";
  const auto takes = [&](const std::string& over) {
    const Table table = table_of("wildebeest");
    Report report;
    const auto position = read_position(*table.game, pieces + over + " 0 2", "FEN", report);
    EXPECT_EQ(describe(report), "");
    const auto legal = table.play->legal(*position);
    return std::count_if(legal.begin(), legal.end(), [&](const Move& move) {
      return move.taken != no_cell &&
             position->at(move.from).piece_type == position->at(move.taken).piece_type;
    });
  };
  EXPECT_EQ(takes("c4"), 1);
  EXPECT_EQ(takes("c3c4"), 2);
  EXPECT_EQ(takes("c4c3c5"), 2);
}

TEST(FenPrint, KingsThatCastleToFilesCanBeginAnywhere) {
  const std::string shuffled =
      "qbbrnkrn/pppppppp/8/8/8/8/PPPPPPPP/QBBRNKRN[HEhe] w KQABCEHkqabceh - 0 1";
  EXPECT_EQ(after("seirawan",
                  "qbbrnkrn/pppppppp/8/8/8/8/PPPPPPPP/QBBRNKRN[HEhe] w ABCDEFGHabcdefgh - 0 1"),
            shuffled);
  EXPECT_EQ(after("seirawan", shuffled), shuffled);
}

TEST(FenPrint, ShogiHasSfen) {
  const Table shogi = table_of("shogi");
  const auto sfen = [&](const Position& position) {
    return print_position(*shogi.game, position, FenForm::sfen);
  };
  EXPECT_EQ(sfen(*shogi.start), "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
  for (const char* text : {"4k4/3+P5/9/9/9/9/9/9/4K4 w G2P3p 14", "4k4/9/9/9/9/9/9/9/4K4 b - 9"}) {
    Report report;
    const auto position = read_position(*shogi.game, text, "SFEN", report);
    ASSERT_TRUE(position) << describe(report);
    EXPECT_EQ(sfen(*position), text);
  }
  const Table chess = table_of("chess");  // it has no field for castling rights
  EXPECT_FALSE(print_position(*chess.game, *chess.start, FenForm::sfen));
}

// From the tests of Fairy-Stockfish.
TEST(FenPrint, Chess960PerftIsAsPublished) {
  const std::tuple<const char*, const char*, int, std::uint64_t> published[] = {
      {"atomic", "8/8/8/8/8/8/2k5/rR4KR w KQ - 0 1", 4, 61401},
      {"atomic", "1R4kr/4K3/8/8/8/8/8/8 b k - 0 1", 4, 17915},
      {"atomic", "r3k1rR/5K2/8/8/8/8/8/8 b kq - 0 1", 4, 98729},
      {"atomic", "Rr2k1rR/3K4/3p4/8/8/8/7P/8 w kq - 0 1", 4, 241478},
      {"seirawan", "qbbrnkrn/pppppppp/8/8/8/8/PPPPPPPP/QBBRNKRN[HEhe] w ABCDEFGHabcdefgh - 0 1", 3,
       21170}};
  for (const auto& [id, fen, depth, count] : published) {
    const Table table = table_of(id);
    Report report;
    const auto position = read_position(*table.game, fen, "FEN", report);
    ASSERT_TRUE(position) << describe(report);
    EXPECT_EQ(table.play->perft(*position, depth), count) << fen;
  }
}

TEST(FenPrint, RefusesWhatFenCannotRepresent) {
  EXPECT_FALSE(print_position(*table_of("immortal-star-masters").game,
                              *table_of("immortal-star-masters").start));
  Table chess = table_of("chess");
  Position grown = *chess.start;
  grown.pieces.front().n = 2;
  EXPECT_FALSE(print_position(*chess.game, grown));
}

}  // namespace
}  // namespace boardwright::tests::fen_print_test
