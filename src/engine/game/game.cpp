// Finds the parts of a game and reads positions for it.
#include "game/game.h"

#include "base/files.h"
#include "board/around.h"
#include "play/fen.h"

namespace boardwright::game {

const Board* Game::find_board(std::string_view wanted) const {
  for (const auto& board : boards)
    if (board->id == wanted) return board.get();
  return nullptr;
}

const PieceType* Game::find_piece_type(std::string_view wanted) const {
  for (const PieceType& piece_type : piece_types)
    if (piece_type.id == wanted) return &piece_type;
  return nullptr;
}

const Position* Game::find_position(std::string_view wanted) const {
  for (const NamedPosition& named : positions)
    if (named.name == wanted) return &named.position;
  return nullptr;
}

std::vector<const Figure*> Game::figures() const {
  std::vector<const Figure*> all;
  for (const Article& article : articles)
    for (const Figure& figure : article.figures) all.push_back(&figure);
  return all;
}

const Figure* Game::find_figure(std::string_view wanted) const {
  for (const Figure* figure : figures())
    if (figure->id == wanted) return figure;
  return nullptr;
}

notation::Vocabulary vocabulary_of(const Board& board, const State& state) {
  notation::Vocabulary vocabulary;
  for (const Axis& axis : board.axes) vocabulary.axes.push_back(axis.name);
  for (const board::PathGraph& path : board.paths) vocabulary.paths.push_back(path.name);
  for (const board::RingSet& circle : board.circles) vocabulary.circles.push_back(circle.name);
  vocabulary.regions = board.region_words();
  for (const auto& [name, value] : state) vocabulary.states.push_back(name);
  vocabulary.around = board::can_be_joined(board);
  return vocabulary;
}

std::optional<Position> read_position(const Game& game, std::string_view text,
                                      const std::string& name, Report& report) {
  if (const auto array = array_number(game, text)) return array_of(game, *array);
  const play::GameRules& rules = game.rules;
  const play::FenGame fen{rules, game.find_position(game.start)};
  auto position = play::looks_like_fen(text)
                      ? play::parse_fen(text, name, game.board(), game.piece_types, fen, report)
                      : play::parse_position(text, name, game.board(), game.piece_types, report,
                                             rules.together, rules.marks);
  if (!position) return std::nullopt;
  const std::size_t before = report.count();
  play::check_kings(*position, name, game.board(), rules.royal, report);
  const auto is_blocker = [&](const play::Piece& piece) {
    return !piece.none() && piece.piece_type == rules.blocker();
  };
  if (rules.has_one_blocker() && std::ranges::count_if(position->pieces, is_blocker) > 1)
    report.error({name, 1, 1},
                 "a second " + game.piece_type(rules.blocker()).name + ", of which there is one",
                 "each move puts it elsewhere");
  for (play::Piece& piece : position->pieces)
    if (is_blocker(piece)) piece = play::piece_of(piece.piece_type, board::first_seat);
  for (const CellId cell : game.board().cells())
    if (const play::Piece& piece = position->at(cell); !piece.none())
      if (const auto problem = moves::never_stands(game.piece_type(piece.piece_type), game.board(),
                                                   piece.seat, cell))
        report.error({name, 1, 1}, *problem);
  return report.count() > before ? std::nullopt : std::move(position);
}

std::optional<std::string> print_position(const Game& game, const Position& position,
                                          play::FenForm form) {
  return play::print_fen(position, game.board(), game.piece_types,
                         {game.rules, game.find_position(game.start)}, form);
}

play::GameLogic play_of(const Game& game, const Position& position) {
  play::GameRules rules = game.rules;
  const Position* start = game.find_position(game.start);
  rules.army = (start != nullptr ? *start : position).began_with();
  return {game.board(), game.piece_types, std::move(rules), position.numbers};
}

}  // namespace boardwright::game
