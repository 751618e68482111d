// Reads the men of a request.
#include "live/men.h"

#include "base/text.h"

namespace boardwright::live {
namespace {

/// "e3 1 knight", "rd-kn3 2 pawn n=3"
Refusal read_man(const Game& game, const Board& board, std::string_view text, PlacedPiece& man) {
  const auto parts = words(text);
  if (parts.size() < 3) return {"a man needs a cell, a seat and a piece"};
  const auto cell = board.find(parts[0]);
  if (!cell) return {"unknown cell " + in_quotes(parts[0])};
  const auto seat = board.seat_numbered(to_integer(parts[1]).value_or(0));
  if (!seat) return {"unknown seat " + in_quotes(parts[1])};
  man = {*cell, *seat, game.find_piece(parts[2]), {}};
  if (man.piece == nullptr) return {"unknown piece " + in_quotes(parts[2])};
  std::string problem;
  auto state = parse_state(*man.piece, parts.size() > 3 ? parts[3] : "", problem);
  if (!state) return {problem};
  man.state = std::move(*state);
  return {};
}

}  // namespace

const PlacedPiece* Setting::on(CellId cell) const {
  for (const PlacedPiece& man : men)
    if (man.cell == cell) return &man;
  return nullptr;
}

Men Setting::around(SeatId seat, CellId empty) const {
  Men found;
  for (const PlacedPiece& man : men)
    if (man.cell != empty) (man.seat == seat ? found.own : found.enemy).insert(man.cell);
  return found;
}

Refusal read_setting(Game& game, const Request& request, Setting& setting, CellId& cell) {
  const std::string_view id = request.get("board");
  setting.board = id.empty() ? &game.board() : game.find_board(id);
  if (setting.board == nullptr) return {"unknown board " + in_quotes(id)};
  for (const std::string_view text : request.all("man")) {
    PlacedPiece man;
    if (Refusal refusal = read_man(game, *setting.board, text, man); !refusal.problem.empty())
      return refusal;
    if (setting.on(man.cell) != nullptr) return {"two men on " + setting.board->name(man.cell)};
    setting.men.push_back(std::move(man));
  }
  const auto found = setting.board->find(request.get("cell"));
  if (!found) return {"unknown cell " + in_quotes(request.get("cell"))};
  cell = *found;
  return {};
}

}  // namespace boardwright::live
