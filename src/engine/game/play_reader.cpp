// Reads the rules of play, and the positions beside the game's file.
#include "game/play_reader.h"

#include <algorithm>

#include "base/files.h"
#include "base/limits.h"
#include "base/names.h"
#include "base/text.h"
#include "game/board_reader.h"

namespace boardwright::game {
namespace {

PieceId read_piece(const Game& game, const Data& text, Report& report) {
  const std::string id = text.as_text(report);
  std::vector<std::string_view> known;
  for (const PieceId piece : game.piece_ids()) {
    if (game.piece(piece).id == id) return piece;
    known.push_back(game.piece(piece).id);
  }
  report.error(text.place(), "unknown piece '" + id + "'", [&] { return did_you_mean(id, known); });
  return no_piece;
}

/// Pieces of which a rule speaks, each once: one told twice would be a choice of its own.
std::vector<PieceId> read_list(const Game& game, const std::vector<Data>& list, Report& report) {
  std::vector<PieceId> pieces;
  for (const Data& text : list) {
    const PieceId piece = read_piece(game, text, report);
    if (piece != no_piece && std::find(pieces.begin(), pieces.end(), piece) != pieces.end())
      report.error(text.place(), "a second '" + game.piece(piece).id + "'", "once is enough");
    pieces.push_back(piece);
  }
  return pieces;
}

void read_promotion(Game& game, const Data& data, Report& report) {
  PlayRules::Promotion promotion;
  promotion.pieces = read_list(game, data.list("pieces", report), report);
  promotion.to = read_list(game, data.list_or_empty("to", report), report);
  if (game.rules.king != no_piece &&
      std::find(promotion.to.begin(), promotion.to.end(), game.rules.king) != promotion.to.end())
    report.error(data.find("to").place(), "no piece becomes a King",
                 "a seat has one King at most, who is never left attacked");
  promotion.zone = data.text("zone", report);
  promotion.from = data.text("from", "", report);
  promotion.after = data.text("after", "", report);
  promotion.army = data.boolean("army", false, report);
  promotion.multiple = data.boolean("multiple", false, report);
  promotion.optional = data.boolean("optional", false, report);
  const int told = !promotion.to.empty() + promotion.army + promotion.multiple;
  if (told != 1)
    report.error(data.place(),
                 told > 1 ? "a promotion has one of 'to', 'army' and 'multiple'"
                          : "a promotion tells what a piece becomes",
                 "give 'to', or army = true, or multiple = true");
  for (const char* key : {"zone", "from", "after"})
    if (data.has(key)) check_zone(game, data.text(key, report), data.find(key).place(), report);
  game.rules.promotions.push_back(std::move(promotion));
}

/// { pieces = ["pawn"], zone = "home", most = 3 }
Together read_together(const Game& game, const Data& data, Report& report) {
  Together together;
  together.pieces = read_list(game, data.list("pieces", report), report);
  together.zone = data.text("zone", report);
  check_zone(game, together.zone, data.find("zone").place(), report);
  together.most = data.number("most", report);
  if (together.most < 2 || together.most > limits::together)
    report.error(data.find("most").place(),
                 "'most' is from 2 to " + std::to_string(limits::together));
  return together;
}

}  // namespace

void read_play(Game& game, const Data& play, Report& report) {
  PlayRules& rules = game.rules;
  if (play.has("king")) rules.king = read_piece(game, play.find("king"), report);
  if (play.has("passing")) rules.passing = read_piece(game, play.find("passing"), report);
  if (const auto castling = play.table_if_any("castling", report)) {
    if (castling->has("rook"))
      rules.castling.rook = read_piece(game, castling->find("rook"), report);
    else
      report.error(castling->place(), "missing key 'rook'", "write castling = { rook = \"rook\" }");
    rules.castling.all_safe = castling->boolean("all-safe", false, report);
  }
  for (const Data& promotion : play.list_or_empty("promotions", report))
    read_promotion(game, promotion, report);
  if (const auto together = play.table_if_any("together", report))
    rules.together = read_together(game, *together, report);
  game.start = play.text("start", "", report);
  rules.victory = read_list(game, play.list_or_empty("victory", report), report);
  rules.abandoned = play.text("abandoned", "", report);
  if (!rules.abandoned.empty())
    check_zone(game, rules.abandoned, play.find("abandoned").place(), report);
}

void read_positions(Game& game, const Place& start, Report& report) {
  const auto folder = game.folder / "positions";
  if (report.has_errors()) return;
  std::vector<std::filesystem::path> files = files_in(folder);
  std::erase_if(files, [](const auto& file) {
    return file.extension() != ".txt" && file.extension() != ".fen";
  });
  std::stable_partition(files.begin(), files.end(), [&](const auto& file) {
    return file.stem() == game.start;  // FEN asks where men began
  });
  NamesSeen names("position");
  for (const auto& file : files) {
    names.see(file.stem().string(), {file.string()}, report);
    const auto text = read_text(file, limits::data_file_bytes, report);
    if (!text) continue;
    if (auto position = read_position(game, *text, file.string(), report))
      game.positions.push_back({file.stem().string(), std::move(*position)});
  }
  if (!game.start.empty() && game.find_position(game.start) == nullptr)
    report.error(start, "there is no position '" + game.start + "'",
                 "it would stand in positions/" + game.start + ".txt");
}

}  // namespace boardwright::game
