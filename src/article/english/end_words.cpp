// Describes in English the ways in which a game ends.
#include <algorithm>

#include "base/text.h"
#include "english/play_words.h"
#include "game/equivalence.h"
#include "game/pieces.h"

namespace boardwright::english {

using play::Result;

namespace {

std::string_view word_for_result(Result result) {
  switch (result) {
    case Result::loss: return "loses";
    case Result::draw: return "draws the game";
    case Result::win: return "wins";
    case Result::quarter: return "scores a quarter of a point";
  }
  return {};
}

std::string times_in_words(int times) {
  return times == 1 ? "once" : times == 2 ? "twice" : number_word(times) + " times";
}

std::string in_goal(const play::Goal& goal, const GameWords& words) {
  const std::string piece =
      goal.piece_types.empty() ? std::string("any piece") : words.any_of(goal.piece_types);
  const std::vector<board::Seat>& seats = words.game().board().seats;
  if (goal.reply && goal.result == Result::win)
    return "The first player to bring " + piece + " to " + words.zone(goal.zone) +
           " wins; but if " +
           (seats.size() == 2 ? seats.front().name + " is first and " + seats.back().name
                              : std::string("an opponent whose turn comes later in the round")) +
           " does the same at once, the game is a draw.";
  return "A player who brings " + piece + " to " + words.zone(goal.zone) + " " +
         std::string(word_for_result(goal.result)) +
         (goal.reply ? ", unless an opponent does the same at once." : ".");
}

/// The condition of an extinction rule: "has no King left", "has at most two pieces left".
std::string what_is_left(const play::Extinction& rule, const GameWords& words) {
  std::vector<std::string> names;
  for (const PieceTypeId piece_type : rule.piece_types)
    names.push_back(rule.left == 0 ? words.piece_type(piece_type)
                                   : GameWords::plural(words.piece_type(piece_type)));
  if (rule.left == 0 && rule.each && names.size() > 2)
    return "has no piece left of one kind (" + listed(names, "or") + ")";
  if (rule.left == 0)
    return "has no " + (names.empty() ? "piece" : listed(names, rule.each ? "or no" : "or")) +
           " left";
  return "has at most " + number_word(rule.left) + " " +
         (names.empty()    ? std::string(rule.left == 1 ? "piece" : "pieces")
          : rule.each      ? "of all " + listed(names, "or of all")
          : rule.left == 1 ? "of all " + listed(names)
                           : listed(names)) +
         " left";
}

/// "A player left with a bare King loses", "The game is drawn when a player is left with a bare
/// King"
std::string result_of_one(Result result, const std::string& left, const std::string& is_left) {
  return result == Result::draw ? "The game is drawn when a player " + is_left
                                : "A player " + left + " " + std::string(word_for_result(result));
}

/// "A player left with a bare King loses, unless the next move bares the opponent's."
std::string in_bare_king(const play::Extinction& rule, const GameWords& words) {
  const std::string left = "left with a bare " + words.piece_type(words.game().rules.royal.king());
  return result_of_one(rule.result, left, "is " + left) +
         (rule.reply         ? ", unless the next move bares the opponent’s."
          : rule.against > 0 ? ", unless the opponent’s is bare too."
                             : ".");
}

std::string in_extinction(const play::Extinction& rule, const GameWords& words) {
  const bool bares = rule.left == 1 && rule.piece_types.empty() &&
                     (rule.against == 2 || (rule.against == 0 && !rule.reply));
  if (bares && has_one_king_each(words.game()) && changes_by_promotion_alone(words.game()))
    return in_bare_king(rule, words);
  const std::string left =
      what_is_left(rule, words) +
      (rule.against > 0 ? " while an opponent has " + number_word(rule.against) + " or more" : "");
  return result_of_one(rule.result, "who " + left + (rule.against > 0 ? "," : ""), left) +
         (rule.reply ? ", unless the next move brings the opponent as low." : ".");
}

/// The number of quiet moves: "50 consecutive moves by each player", "75 consecutive moves".
std::string quiet_moves(const GameWords& words) {
  const int quiet = words.game().rules.end.quiet;
  if (words.game().board().seats.size() != 2 || quiet % 2 != 0)
    return std::to_string(quiet) + " consecutive moves";
  return std::to_string(quiet / 2) + (quiet == 2 ? " move" : " consecutive moves") +
         " by each player";
}

/// "a capture or a Pawn move", "a capture or a move of a Pawn or a Hoplite": what begins the count
/// of quiet moves anew.
std::string what_is_not_quiet(const GameWords& words) {
  const Game& game = words.game();
  PieceTypeList pawns;
  for (const PieceTypeId id : game::playing_pieces(game)) {
    const PieceType& piece_type = game.piece_type(id);
    const bool shoots = std::ranges::any_of(piece_type.moves, &MovePattern::rifle);
    if (play::among(id, game.rules.en_passant.piece_types) ||
        (!shoots && never_comes_back(game, piece_type)))
      pawns.push_back(id);
  }
  if (pawns.empty()) return "a capture";
  return "a capture or a " + (pawns.size() == 1 ? words.piece_type(pawns.front()) + " move"
                                                : "move of " + words.any_of(pawns));
}

/// Whether a player without a move passes.
bool passes_when_stuck(const play::GameRules& rules) {
  return std::ranges::any_of(rules.lines, [](const play::RuleLine& line) {
    return play::phase_of(line) == play::RulePhase::passes && line.when.size() == 1;
  });
}

/// Whether players may pass.
bool offers_passes(const play::GameRules& rules) {
  return std::ranges::any_of(rules.lines, [](const play::RuleLine& line) {
    return play::phase_of(line) == play::RulePhase::offers;
  });
}

/// Whether no player is ever in check when a turn begins: no turn may give check, or the first
/// check ends the game.
bool is_check_unknown(const play::GameRules& rules) {
  return rules.end.checks == 1 || forbids_checks(rules);
}

void add_stuck(RuleText& text, const play::GameRules& rules) {
  const play::Ends& end = rules.end;
  const bool has_royal = !rules.royal.piece_types.empty(), goes_on = !rules.abandoned.empty();
  const bool passes = passes_when_stuck(rules);
  const std::string then =
      goes_on ? ". The others play on, until one player or one team is left." : ".";
  if (has_royal && end.mate == end.stalemate && !passes) {
    text.sentences.push_back(std::string("A player who has no legal move") +
                             (offers_passes(rules) ? " and may not pass" : "") +
                             ", in check or not, " + std::string(word_for_result(end.mate)) + then);
    return;
  }
  if (has_royal && !is_check_unknown(rules))
    text.sentences.push_back("A player who is in check and has no legal move is checkmated and " +
                             std::string(word_for_result(end.mate)) + then);
  if (passes) return;
  text.sentences.push_back(
      std::string(has_royal ? "A player who is not in check and has no legal move"
                            : "A player who has no legal move") +
      (end.stalemate == Result::draw ? ": the game is a draw."
                                     : " " + std::string(word_for_result(end.stalemate)) + "."));
  if (end.stalemate == Result::quarter)
    text.sentences.back() =
        "If the player to move has no legal move" +
        std::string(has_royal ? " and is not in check" : "") +
        ", the game ends by stalemate: that player scores a quarter of a point, and the "
        "opponent three quarters.";
  if (end.stalemate == Result::draw)
    text.sentences.back() =
        has_royal ? "If the player to move is not in check and has no legal move, the game is "
                    "drawn by stalemate."
                  : "If the player to move has no legal move, the game is drawn.";
}

/// Adds who wins if more than two players play.
void add_for_many(RuleText& text, const Game& game, const GameWords& words) {
  if (game.board().seats.size() <= 2) return;
  const play::GameRules& rules = game.rules;
  const play::Ends& end = rules.end;
  const auto loses = [](const auto& rule) { return rule.result == Result::loss; };
  if (!rules.royal.piece_types.empty() && end.mate == Result::loss && rules.abandoned.empty())
    text.sentences.push_back("The player who attacks the checkmated " +
                             words.piece_type(rules.royal.king()) + " wins; if " +
                             (game.board().seats.size() == 3 ? "both of the others" : "several") +
                             " do, the one who moved last wins.");
  const auto line_loses = [](const play::RuleLine& line) {
    return line.then.word == play::RuleWord::loses && play::phase_of(line) == play::RulePhase::ends;
  };
  if (end.stalemate == Result::loss || end.points.left >= 0 ||
      std::ranges::any_of(rules.lines, line_loses) || std::ranges::any_of(end.extinctions, loses))
    text.sentences.emplace_back("A player whose move makes another lose in any other way wins.");
  if ((end.repetition > 0 && (end.perpetual == Result::loss || end.repeating == Result::loss)) ||
      std::ranges::any_of(end.goals, loses))
    text.sentences.emplace_back(
        "Where a player loses by a move of the player’s own, none of the others wins.");
}

/// The aim that an extinction rule gives: "capture the opponent's last King". Empty if it gives
/// none, and for Kings whose capture ends the game.
std::string in_aim(const play::Extinction& rule, const GameWords& words, const std::string& whose) {
  const Game& game = words.game();
  const play::RoyalRules& royal = game.rules.royal;
  if (rule.left == 1 && rule.piece_types.empty() && rule.result != Result::draw &&
      has_one_king_each(game)) {
    const std::string king = words.piece_type(royal.king());
    return rule.result == Result::loss ? "capture everything but " + whose + " " + king
                                       : "lose everything but one’s own " + king;
  }
  if (rule.left > 0 && rule.against == 0 && rule.result == Result::loss &&
      rule.piece_types.size() == 1 && has_each(game, rule.piece_types.front(), rule.left + 1))
    return "capture one of " + whose + " " + words.all_of(rule.piece_types);
  if (rule.left > 0 || rule.against > 0 || rule.result == Result::draw ||
      (royal.taken && rule.piece_types == royal.piece_types))
    return {};
  const bool wins = rule.result == Result::win;
  if (rule.piece_types.empty())
    return wins ? "lose all one’s own pieces" : "capture all " + whose + " pieces";
  std::vector<std::string> names;
  for (const PieceTypeId id : rule.piece_types) names.push_back(words.piece_type(id));
  const bool is_only = rule.piece_types.size() == 1 && has_each(game, rule.piece_types.front(), 1);
  return (wins ? "lose one’s own " : "capture " + whose + " ") + (is_only ? "" : "last ") +
         listed(names, "or");
}

/// "have the most Discs at the end"
std::string most_in_words(const GameWords& words, const play::RuleLine& line) {
  if (line.then.of.word == play::RuleWord::value)
    return "have the pieces that are worth most at the end";
  const PieceTypeList& types = line.then.of.pieces.piece_types;
  return "have the most " + (types.empty() ? std::string("pieces") : words.all_of(types)) +
         " on the board at the end";
}

/// The opponents whose pieces a player aims at.
struct Aimed {
  std::string whose;         ///< "the opponent’s"
  bool has_king = true;      ///< whether they have a King
  bool is_all = true;        ///< whether they can lose all pieces
  bool has_several = false;  ///< whether they can have several Kings
};

/// "the opponent’s King", "all Black’s Kings at once"
std::string kings_aimed_at(const GameWords& words, const Aimed& at) {
  const play::RoyalRules& royal = words.game().rules.royal;
  if (royal.check == play::RoyalRules::Check::all && at.has_several)
    return "all " + at.whose + " " + words.all_of(royal.piece_types) + " at once";
  const bool last = royal.check == play::RoyalRules::Check::last ||
                    royal.check == play::RoyalRules::Check::last_of_kind;
  if (last && royal.piece_types.size() > 2) return at.whose + " last royal piece";
  return at.whose + (last ? " last " : " ") +
         (words.game().board().seats.size() > 2 ? GameWords::plural(words.piece_type(royal.king()))
                                                : words.names(royal.piece_types, "or"));
}

/// What a player does to the royal pieces of others, or has done to those of its own; empty if they
/// decide nothing.
std::string aim_at_kings(const GameWords& words, const Aimed& at) {
  const play::GameRules& rules = words.game().rules;
  if (rules.royal.taken) return "capture " + kings_aimed_at(words, at);
  if (rules.end.mate == Result::win)
    return "have one’s own " + words.names(rules.royal.piece_types, "or") + " checkmated";
  if (rules.end.mate != Result::loss || is_check_unknown(rules)) return {};
  return words.game().board().seats.size() > 2 && rules.abandoned.empty()
             ? "be the first to checkmate another player’s " + words.piece_type(rules.royal.king())
             : "checkmate " + kings_aimed_at(words, at);
}

/// "bring a Pawn to the last rank", "bring one’s own King to the hill"
std::string aim_of_goal(const GameWords& words, const play::Goal& goal) {
  const bool is_only =
      goal.piece_types.size() == 1 && has_each(words.game(), goal.piece_types.front(), 1);
  return "bring " +
         (goal.piece_types.empty() ? std::string("a piece")
          : is_only                ? "one’s own " + words.piece_type(goal.piece_types.front())
                                   : words.any_of(goal.piece_types)) +
         " to " + words.zone(goal.zone);
}

/// Adds the aims that lines give. False if one of them decides the game otherwise.
bool add_aims_of_lines(std::vector<std::string>& aims, const GameWords& words) {
  bool are_all = true;
  for (const play::RuleLine& line : words.game().rules.lines) {
    if (play::phase_of(line) != play::RulePhase::ends) continue;
    std::string aim = line.then.word == play::RuleWord::wins   ? aim_of_line(words, line)
                      : line.then.word == play::RuleWord::most ? most_in_words(words, line)
                                                               : "";
    are_all = are_all && (!aim.empty() || line.then.word == play::RuleWord::draws);
    if (!aim.empty()) aims.push_back(std::move(aim));
  }
  return are_all;
}

/// The aims of a player. Sets `are_all` to whether nothing else wins.
std::vector<std::string> aims_in_words(const GameWords& words, const Aimed& at, bool& are_all) {
  const play::GameRules& rules = words.game().rules;
  std::vector<std::string> aims;
  const auto add = [&](std::string aim) {
    if (!aim.empty()) aims.push_back(std::move(aim));
  };
  if (!rules.royal.piece_types.empty() && at.has_king) add(aim_at_kings(words, at));
  are_all = true;
  for (const play::Goal& goal : rules.end.goals)
    if (goal.result == Result::win) add(aim_of_goal(words, goal));
  for (const play::Extinction& rule : rules.end.extinctions) {
    const std::string aim = in_aim(rule, words, at.whose);
    if (at.is_all || !rule.piece_types.empty()) add(aim);
    are_all = are_all && (rule.result == Result::draw || !aim.empty() ||
                          rule.piece_types == rules.royal.piece_types);
  }
  are_all = add_aims_of_lines(aims, words) && are_all;
  if (rules.end.checks > 0 && at.has_king)
    add(rules.end.checks == 1 ? "give check" : "give check " + times_in_words(rules.end.checks));
  const bool loses_to_win =
      aims.empty() || rules.end.mate == Result::win ||
      std::ranges::any_of(rules.end.extinctions,
                          [](const play::Extinction& rule) { return rule.result == Result::win; });
  if (rules.end.stalemate == Result::loss && !passes_when_stuck(rules) && !offers_passes(rules) &&
      are_all)
    add("leave " +
        std::string(words.game().board().seats.size() > 2 ? "the others" : "the opponent") +
        " without a legal move");
  if (rules.end.stalemate == Result::win && !passes_when_stuck(rules) && loses_to_win)
    add("have no legal move left");
  return aims;
}

/// The pieces of a seat as its only opponent aims at them.
Aimed pieces_of(const Game& game, board::SeatId seat) {
  const auto only_king = only_seat_with_king(game);
  return {game.board().seat(seat).name + "’s", !only_king || *only_king == seat,
          !only_king || *only_king != seat, can_have_several_kings(game, seat)};
}

/// Whether two players aim at different things: only one has a King, or only one can have several
/// that are royal together.
bool aim_differently(const Game& game) {
  if (game.board().seats.size() != 2) return false;
  return only_seat_with_king(game).has_value() ||
         (game.rules.royal.check == play::RoyalRules::Check::all &&
          can_have_several_kings(game, board::first_seat) !=
              can_have_several_kings(game, board::second_seat));
}

/// "checkmate the opponent’s King or give check three times"
std::string any_of_aims(const std::vector<std::string>& aims) {
  const bool are_long = aims.size() > 2 || std::ranges::any_of(aims, [](const std::string& aim) {
                          return aim.find(',') != std::string::npos;
                        });
  if (!are_long || aims.size() == 1) return listed(aims, "or");
  const std::vector<std::string> first(aims.begin(), aims.end() - 1);
  return base::joined(first, ", to ") + ", or to " + aims.back();
}

/// "White’s aim is to checkmate Black’s King; Black’s is to capture all White’s pieces."
std::string aims_of_both(const GameWords& words, bool& are_all) {
  const Aimed first = pieces_of(words.game(), board::first_seat),
              second = pieces_of(words.game(), board::second_seat);
  bool all_of_first = true;
  const auto of_first = aims_in_words(words, second, all_of_first),
             of_second = aims_in_words(words, first, are_all);
  are_all = are_all && all_of_first;
  if (of_first.empty() || of_second.empty()) return {};
  return first.whose + " aim is to " + any_of_aims(of_first) + "; " + second.whose + " is to " +
         any_of_aims(of_second) + ".";
}

/// "The aim is to checkmate the opponent’s King."
std::string aim_of_all(const GameWords& words, bool& are_all) {
  Aimed at{words.game().board().seats.size() > 2 ? "the others’" : "the opponent’s"};
  at.has_several = can_have_several_kings(words.game(), board::first_seat);
  const auto aims = aims_in_words(words, at, are_all);
  return aims.empty() ? "" : "The aim is to " + any_of_aims(aims) + ".";
}

}  // namespace

std::string aim_in_words(const GameWords& words) {
  if (words.game().start.empty()) return {};
  bool are_all = true;
  const std::string text =
      aim_differently(words.game()) ? aims_of_both(words, are_all) : aim_of_all(words, are_all);
  return text.empty() || are_all ? text : text + " The game can be won in other ways too.";
}

RuleText ends_in_words(const GameWords& words) {
  const play::GameRules& rules = words.game().rules;
  const play::Ends& end = rules.end;
  RuleText text{"end", "How the game ends", {}, {}, true};
  add_stuck(text, rules);
  add_for_many(text, words.game(), words);
  for (const play::Goal& goal : end.goals) text.sentences.push_back(in_goal(goal, words));
  for (const play::Extinction& each : end.extinctions)
    text.sentences.push_back(in_extinction(each, words));
  if (end.checks > 0)
    text.sentences.push_back(end.checks == 1 ? "A player who gives check wins."
                                             : "A player who has given check " +
                                                   times_in_words(end.checks) + " wins.");
  const bool won = draws_are_won(rules);
  const std::string drawn = won ? "ends" : "is drawn",
                    drawn_too = won ? "also ends" : "is also drawn";
  const std::string time = "for the " + ordinal(end.repetition) + " time";
  if (end.repetition > 0 && end.repeating != Result::draw)
    text.sentences.push_back("A player whose move brings about the same position " + time + " " +
                             std::string(word_for_result(end.repeating)) + ".");
  else if (end.repetition > 0)
    text.sentences.push_back("The game " + drawn + " when the same position occurs " + time + ".");
  if (end.repetition > 0 && end.perpetual != Result::draw)
    text.sentences.push_back(
        "But if only one player has given check with every move since that position first "
        "occurred, that player " +
        std::string(word_for_result(end.perpetual)) + ".");
  if (end.quiet > 0)
    text.sentences.push_back("The game " + (end.repetition > 0 ? drawn_too : drawn) + " after " +
                             quiet_moves(words) + " without " + what_is_not_quiet(words) + ".");
  if (end.points.left >= 0)
    text.sentences.push_back("A player whose pieces are worth no more than " +
                             number_word(end.points.left) + " points together loses.");
  for (std::string& sentence : line_ends_in_words(words))
    text.sentences.push_back(std::move(sentence));
  const auto is_of_repetition = [](const play::RuleLine& line) {
    return std::ranges::any_of(line.when, [](const play::RuleTerm& term) {
      return term.word == play::RuleWord::repeated;
    });
  };
  if (!text.sentences.empty() && end.repetition == 0 && !words.game().start.empty() &&
      std::ranges::none_of(rules.lines, is_of_repetition) && can_come_again(words.game()))
    text.sentences.emplace_back(recurs_freely);
  return text;
}

RuleText left_out_in_words(const Game& game) {
  RuleText text{"left-out", "What is left out", {}};
  text.items = game.left_out;
  return text;
}

}  // namespace boardwright::english
