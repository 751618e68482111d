// Collects the rules of a game in words, and looks for what is missing.
#include "english/rulebook.h"

#include <algorithm>

#include "base/text.h"
#include "english/board_text.h"
#include "english/differences.h"
#include "english/move_words.h"
#include "english/problem_words.h"
#include "english/way_words.h"
#include "game/pieces.h"
#include "game/reference.h"

namespace boardwright::english {
namespace {

/// "White and Black move in turn; White begins."
std::string turns_in_words(const Game& game) {
  std::vector<std::string> seats;
  for (const board::Seat& seat : game.board().seats) seats.push_back(seat.name);
  if (seats.size() < 2) return {};
  const Position* start = game.find_position(game.start);
  return listed(seats) + " move in turn" +
         (start == nullptr ? "." : "; " + game.board().seat(start->turn).name + " begins.");
}

/// Whether a game can end other than in a draw.
bool can_be_won(const play::GameRules& rules) {
  const play::Ends& end = rules.end;
  const auto decides_for = [](play::Result result) {
    return result == play::Result::loss || result == play::Result::win;
  };
  const auto is_won = [&](const auto& rule) { return decides_for(rule.result); };
  const auto decides = [](const play::RuleLine& line) {
    const play::RulePhase phase = play::phase_of(line);
    return phase == play::RulePhase::draws ||
           ((phase == play::RulePhase::ends || phase == play::RulePhase::history) &&
            line.then.word != play::RuleWord::draws);
  };
  return (!rules.royal.piece_types.empty() && decides_for(end.mate)) ||
         decides_for(end.stalemate) || std::ranges::any_of(end.goals, is_won) ||
         std::ranges::any_of(end.extinctions, is_won) || end.checks > 0 || end.points.left >= 0 ||
         std::ranges::any_of(rules.lines, decides) ||
         (end.repetition > 0 && decides_for(end.repeating));
}

/// The types that are played with and that no array, hand, promotion or line brings to the board.
std::vector<PieceTypeId> never_seen(const Game& game) {
  const Position* start = game.find_position(game.start);
  if (start == nullptr) return {};
  const std::vector<game::PieceCount> pieces =
      game::with_later_ones(game, game::with_supplies(game, game::pieces_of(game, *start)));
  std::vector<PieceTypeId> types = game::playing_pieces(game);
  std::erase_if(types, [&](PieceTypeId id) {
    return std::ranges::any_of(pieces, [&](const game::PieceCount& each) {
      return each.piece_type == id || game::flip_side(game, each.piece_type).piece_type == id;
    });
  });
  return types;
}

}  // namespace

std::vector<Gap> gaps_of(const GameWords& words) {
  const Game& game = words.game();
  std::vector<Gap> gaps;
  if (game.start.empty()) return gaps;
  const base::Place place = game.files.front().place();
  if (ends_in_words(words).sentences.empty())
    gaps.push_back({place, "Nothing says how the game ends.", "say it in [play]"});
  else if (!can_be_won(game.rules))
    gaps.push_back(
        {place, "Nobody can win: every end is a draw.", "say in [play] how a game is won"});
  if (!scores_in_words(words).sentences.empty() && !game.rules.value_decides() &&
      game.rules.end.points.left < 0)
    gaps.push_back(
        {place, "Points are counted; who wins by them, our sources do not say.", "", true});
  for (const PieceTypeId id : never_seen(game))
    gaps.push_back({game.piece_type(id).place,
                    "No " + game.piece_type(id).name + " comes into play.",
                    "put one into the array, or let a promotion make one"});
  return gaps;
}

Rulebook rulebook_of(const GameWords& words) {
  const Game& game = words.game();
  Rulebook book;
  book.aim = aim_in_words(words);
  book.board = board_in_sentences(game.board(), words);
  book.ground = ground_in_sentences(game.board(), words);
  book.board.push_back(turns_in_words(game));
  book.terms = {verbs_explained(words), lines_explained(words), ends_explained(words),
                lengths_explained(words)};
  for (std::vector<std::string>* list : {&book.board, &book.terms})
    std::erase_if(*list, [](const std::string& each) { return each.empty(); });
  for (const PieceTypeId id : game.piece_ids()) {
    const PieceType& piece_type = game.piece_type(id);
    book.pieces.push_back({{id},
                           earlier_like(game, piece_type),
                           moves_in_words(words, piece_type, {}, Lengths::explained)});
  }
  for (std::vector<PieceTypeId>& family : families(game)) {
    std::string moves = family.size() == 1 ? book.entry_of(family.front()).moves
                                           : moves_in_words(words, game.piece_type(family.front()),
                                                            "each", Lengths::explained);
    book.families.push_back({std::move(family), nullptr, std::move(moves)});
  }
  book.fewer = fewer_players_in_words(words);
  book.rules = rules_in_words(words);
  book.ends = ends_in_words(words);
  if (game::is_reference(game))
    for (RuleText& rule : book.rules)
      if (const auto own = game.leaflet.find(rule.id); own != game.leaflet.end())
        rule.own = own->second;
  book.endgames = endgames_in_words(game);
  book.left_out = left_out_in_words(game);
  book.places = places_in_words(words, text_of(book));
  book.differs = differences_in_brief(words);
  for (const Gap& gap : gaps_of(words)) book.left_out.items.push_back(gap.says);
  return book;
}

std::string text_of(const Rulebook& rulebook) {
  std::string text = rulebook.aim + "\n" + base::joined(rulebook.terms, "\n") + "\n";
  for (const RulebookMoves& each : rulebook.pieces) text += each.moves + "\n";
  std::vector<RuleText> rules = rulebook.rules;
  rules.push_back(rulebook.ends);
  for (const RuleText& rule : rules)
    text += base::joined(rule.sentences, " ") + base::joined(rule.items, "; ") + "\n";
  return text;
}

}  // namespace boardwright::english
