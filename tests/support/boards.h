// Boards and moves for tests, from the shipped tilings.
#pragma once
#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "base/data.h"
#include "board/board.h"
#include "builder/load.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "game/game.h"
#include "game/reference.h"
#include "moves/reach.h"
#include "support/effort.h"
#include "support/rooms.h"

namespace boardwright::test {

inline std::filesystem::path templates() { return find_home() / "templates"; }

inline std::unique_ptr<Game> read_rules(const std::string& id) {
  Report report;
  auto read = read_game(on_disk(templates()), id, Extent::rules, report);
  EXPECT_EQ(describe(report), "");
  return read;
}

inline Tiling tiling(const std::string& name) {
  Report report;
  const auto data = read_data(files_on_disk(), templates() / "tilings" / (name + ".toml"), report);
  Tiling read = read_tiling(*data, report);
  data->report_unused(report);
  EXPECT_EQ(describe(report), "");
  return read;
}

/// A board with two seats, by the id of a region or a name such as "8x8".
inline std::unique_ptr<Board> board(const std::string& tiling_name, const std::string& region) {
  const Tiling from = tiling(tiling_name);
  const auto parsed = parse_region(region);
  const Region* found = from.region(region);
  Report report;
  auto patch = cut(from, found != nullptr ? *found : *parsed, report);
  EXPECT_EQ(describe(report), "");
  return std::make_unique<Board>(
      make_board(std::move(*patch), from, {{"White", upward}, {"Black", opposite(upward)}}));
}

/// The colours of cells.
inline std::set<int> tints_of(const std::vector<Cell>& cells) {
  std::set<int> tints;
  for (const Cell& cell : cells) tints.insert(cell.tint);
  return tints;
}

/// The kinds of boards for which the laws are tested.
inline std::vector<std::unique_ptr<Board>> every_board() {
  std::vector<std::unique_ptr<Board>> all;
  for (const char* id :
       {"lotus-39", "lotus-41", "lotus-1", "lotus-2", "lotus-3", "lotus-5", "lotus-7", "lotus-19"})
    all.push_back(board("lotus", id));
  for (const char* id : {"8x8", "1x1", "9x11", "20x3"}) all.push_back(board("rectangular", id));
  for (const char* id : {"hex:1", "hex:2", "hex:6", "hex:10"})
    all.push_back(board("hexagonal", id));
  return all;
}

inline std::vector<MovePattern> moves(const Board& on, const std::vector<std::string>& notation) {
  Report report;
  std::vector<MovePattern> read;
  for (const std::string& text : notation)
    if (auto move = parse_pattern(text, {"test", 1, 1}, vocabulary_of(on), report))
      read.push_back(std::move(*move));
  EXPECT_EQ(describe(report), "");
  return read;
}

/// The sum over all cells of the number of cells reached on the empty board.
inline int total_reach(const Board& on, const std::vector<std::string>& notation) {
  const PieceMoves traced(on, moves(on, notation), first_seat);
  int sum = 0;
  for (CellId cell : on.cells()) sum += reach(traced, {}, cell).count();
  return sum;
}

inline std::unique_ptr<Game> lotus(Extent extent = Extent::rules) {
  Report report;
  auto game = read_game(on_disk(templates()), "lotus-39", extent, report);
  EXPECT_EQ(describe(report), "");
  return game;
}

/// The games with their own articles, in which every statement is a claim. Every test needs them
/// before it begins, so they are found by the text of their files.
inline const std::vector<std::string>& games_with_articles() {
  static const std::vector<std::string> games = [] {
    std::vector<std::string> ids = on_disk(templates()).games();
    std::erase_if(ids, [](const std::string& id) {
      const auto file = templates() / "games" / id / "game.toml";
      return read_file(file, limits::data_file_bytes).find("\n[[article]]") == std::string::npos;
    });
    return ids;
  }();
  return games;
}

/// All other games, which have only game.toml.
inline std::vector<std::string> reference_games() {
  std::vector<std::string> ids = on_disk(templates()).games();
  for (const std::string& id : games_with_articles()) std::erase(ids, id);
  return ids;
}

/// All games with articles and every eighth of the others, for properties that are similar for all.
inline std::vector<std::string> sampled_games() {
  std::vector<std::string> ids = games_with_articles();
  const std::vector<std::string> others = reference_games();
  for (std::size_t i = 0; i < others.size(); i += 8) ids.push_back(others[i]);
  return ids;
}

/// Games for slow tests: the sampled games, or two where each case costs several times as much.
inline std::vector<std::string> games_to_try() {
  if (tries_all) return sampled_games();
  return {"gilman-river", reference_games().front()};
}

}  // namespace boardwright::test
