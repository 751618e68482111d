// Describes in English what is special where more than two can play: who plays, and what a mate
// does.
#include "base/text.h"
#include "english/play_words.h"
#include "game/pieces.h"

namespace boardwright::english {

namespace {

/// The noun of a zone that each player has: "territory" for "its own territory".
std::string own_place(const GameWords& words, std::string_view zone) {
  std::string place = words.zone(zone);
  for (const std::string_view before : {"its own ", "the "})
    if (place.starts_with(before)) return place.substr(before.size());
  return place;
}

/// The seats that have their whole array in a position, if all others have nothing.
std::vector<std::string> seats_with_array(const Game& game, const Position& position) {
  const Board& board = game.board();
  const Position& start = *game.find_position(game.start);
  std::vector<std::string> names;
  for (const board::SeatId seat : board.seat_ids()) {
    bool has_all = true, has_any = false;
    for (const CellId cell : board.cells()) {
      const play::Piece &piece = position.at(cell), &first = start.at(cell);
      const bool is_own = !piece.none() && piece.seat == seat;
      const bool begins = !first.none() && first.seat == seat;
      has_any = has_any || is_own;
      has_all = has_all && is_own == begins && (!is_own || piece == first);
    }
    if (has_any && !has_all) return {};
    if (has_any) names.push_back(board.seat(seat).name);
  }
  return names;
}

}  // namespace

RuleText fewer_players_in_words(const GameWords& words) {
  const Game& game = words.game();
  RuleText text{"fewer", "For fewer players", {}};
  if (game.start.empty()) return text;
  const std::size_t all = game.board().seats.size();
  for (const game::NamedPosition& named : game.positions) {
    const std::vector<std::string> seats = seats_with_array(game, named.position);
    if (seats.size() < 2 || seats.size() == all) continue;
    text.sentences.push_back(capitalised(number_word(static_cast<int>(seats.size()))) +
                             " players take " + listed(seats) + ".");
  }
  if (!text.sentences.empty())
    text.sentences.emplace_back("The others’ pieces stay in the box, and the board is the same.");
  return text;
}

RuleText mates_in_words(const GameWords& words) {
  const play::GameRules& rules = words.game().rules;
  RuleText text{"abandoned", "After a mate", {}};
  if (rules.abandoned.empty()) return text;
  const std::string place = own_place(words, rules.abandoned);
  text.sentences = {
      "A checkmated " + words.piece_type(rules.royal.king()) +
          " leaves the board. The other pieces of its player stay as obstacles, which any player "
          "may capture.",
      "That player’s " + place +
          " is closed: no piece enters it any more. A move that an opponent’s piece makes in it "
          "has to end on a higher rank or outside, or to capture a piece of a player who is still "
          "in the game. An obstacle in it can be captured only by a piece that is in it too."};
  if (!rules.en_passant.piece_types.empty())
    text.sentences.push_back("Opponents’ " + words.all_of(rules.en_passant.piece_types) +
                             " in it leave the board at once.");
  return text;
}

RuleText scores_in_words(const GameWords& words) {
  const Game& game = words.game();
  RuleText text{"scores", "Points", {}};
  std::vector<std::string> values;
  std::string example;
  for (const PieceTypeId id : game::playing_pieces(game))
    if (const PieceType& piece_type = game.piece_type(id); piece_type.value != 0) {
      constexpr int rank = 2;
      if (values.empty())
        example = base::with_article(piece_type.name) + " on rank " + std::to_string(rank) +
                  " brings each of them " + std::to_string(piece_type.value + rank);
      values.push_back(piece_type.name + " " + std::to_string(piece_type.value));
    }
  if (game.rules.abandoned.empty() || values.empty()) return text;
  text.sentences = {
      "When a piece leaves the board, by a capture or a mate, its value and the number of the rank "
      "on which it stood are added to the score of every player who is still in the game: " +
          example + ".",
      "The values are: " + listed(values, "and") + "."};
  return text;
}

}  // namespace boardwright::english
