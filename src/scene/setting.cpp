// Sets positions up and makes moves in them.
#include "scene/setting.h"

#include <vector>

#include "base/text.h"

namespace boardwright {
namespace {

/// Whether a move makes the man what is told: a piece, or multiple. If nothing is told, he may
/// become any piece, but not multiple.
bool fits(const Ply& ply, std::string_view told, const std::vector<Piece>& pieces) {
  if (told.empty() || ply.multiplied) return ply.multiplied == (told == "multiple");
  return ply.promoted >= 0 && pieces[static_cast<std::size_t>(ply.promoted)].id == told;
}

/// The legal move that a text such as "rd-k1 rd-kb1" or "bl-k2 gr-qr1 = queen" means.
std::optional<Ply> find_ply(const Play& play, const Position& position, const FigurePlay& told,
                            Report& report) {
  const auto error = [&](const std::string& message, const std::string& hint) {
    report.error(told.place, message, hint);
    return std::nullopt;
  };
  const std::vector<std::string_view> parts = words(told.text);
  const Board& board = play.board();
  const bool becomes = parts.size() == 4 && parts[2] == "=";
  if (parts.size() != 2 && !becomes)
    return error("a play is two cells: from and to", "a Pawn may become a piece: \"a b = queen\"");
  for (const std::string_view name : {parts[0], parts[1]})
    if (!board.find(name))
      return error("no cell '" + std::string(name) + "' on board '" + board.id + "'",
                   did_you_mean(name, board.names));
  const CellId from = *board.find(parts[0]), to = *board.find(parts[1]);
  const Man& man = position.at(from);
  if (man.none()) return error("there is no man on " + board.name(from), "");
  if (man.seat != position.turn)
    return error("it is the turn of " + board.seats[static_cast<std::size_t>(position.turn)].name,
                 "");
  std::vector<Ply> fitting;
  std::vector<std::string> legal;
  for (const Ply& ply : play.legal_from(position, from)) {
    legal.push_back(print_ply(ply, board, play.pieces()));
    if (ply.to == to && fits(ply, becomes ? parts[3] : std::string_view(), play.pieces()))
      fitting.push_back(ply);
  }
  if (fitting.size() == 1) return fitting.front();
  if (!fitting.empty())
    return error("'" + told.text + "' does not say what the man becomes",
                 "write one of: " + joined(legal, ", "));
  return error("'" + told.text + "' is not legal here",
               legal.empty() ? "this man has no legal move" : "legal: " + joined(legal, ", "));
}

}  // namespace

std::optional<Position> set_up(const Game& game, const Figure& figure, Report& report) {
  const Position* named = game.find_position(figure.position);
  if (named == nullptr) {
    std::vector<std::string_view> known;
    for (const NamedPosition& each : game.positions) known.push_back(each.name);
    report.error(figure.place, "unknown position '" + figure.position + "'",
                 did_you_mean(figure.position, known));
    return std::nullopt;
  }
  Position position = *named;
  if (figure.plays.empty()) return position;
  const Play play = play_of(game, position);
  for (const FigurePlay& told : figure.plays) {
    const auto ply = find_ply(play, position, told, report);
    if (!ply) return std::nullopt;
    position = play.after(position, *ply);
  }
  return position;
}

}  // namespace boardwright
