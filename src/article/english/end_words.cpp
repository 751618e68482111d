// Describes in English the ways in which a game ends.
#include <algorithm>

#include "base/text.h"
#include "english/equivalence.h"
#include "english/play_words.h"

namespace boardwright::english {

using play::Result;

namespace {

std::string_view word_for_result(Result result) {
  switch (result) {
    case Result::loss: return "loses";
    case Result::draw: return "draws";
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
  return "A player who brings " + piece + " to " + words.zone(goal.zone) +
         (goal.result == Result::win    ? " wins"
          : goal.result == Result::loss ? " loses"
                                        : " draws") +
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

/// "A player left with a bare King loses, unless the next move bares the opponent's."
std::string in_bare_king(const play::Extinction& rule, const GameWords& words) {
  return "A player left with a bare " + words.piece_type(words.game().rules.royal.king()) + " " +
         std::string(word_for_result(rule.result)) +
         (rule.reply         ? ", unless the next move bares the opponent’s."
          : rule.against > 0 ? ", unless the opponent’s is bare too."
                             : ".");
}

std::string in_extinction(const play::Extinction& rule, const GameWords& words) {
  const bool bares = rule.left == 1 && rule.piece_types.empty() &&
                     (rule.against == 2 || (rule.against == 0 && !rule.reply));
  if (bares && has_one_king_each(words.game()) && changes_by_promotion_alone(words.game()))
    return in_bare_king(rule, words);
  std::string text = "A player who " + what_is_left(rule, words);
  if (rule.against > 0) text += " while an opponent has " + number_word(rule.against) + " or more,";
  text += " " + std::string(word_for_result(rule.result));
  if (rule.reply) text += ", unless the next move brings the opponent as low";
  return text + ".";
}

/// The number of quiet moves: "50 consecutive moves by each player", "75 consecutive moves".
std::string quiet_moves(const GameWords& words) {
  const int quiet = words.game().rules.end.quiet;
  if (words.game().board().seats.size() != 2 || quiet % 2 != 0)
    return std::to_string(quiet) + " consecutive moves";
  return std::to_string(quiet / 2) + (quiet == 2 ? " move" : " consecutive moves") +
         " by each player";
}

/// Whether a turn is passed wherever there is no move.
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
                             words.piece_type(rules.royal.king()) +
                             " wins; if several do, the one of them who has moved last.");
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

/// Whether lines say who wins or loses.
bool has_lines_that_decide(const play::GameRules& rules) {
  return std::ranges::any_of(rules.lines, [](const play::RuleLine& line) {
    return play::phase_of(line) == play::RulePhase::ends &&
           (line.then.word == play::RuleWord::wins || line.then.word == play::RuleWord::loses);
  });
}

/// What a player without these pieces has lost, or won: "capture the opponent's last King". Nothing
/// of Kings that end the game when they are captured.
std::string in_aim(const play::Extinction& rule, const GameWords& words, const std::string& whose) {
  const Game& game = words.game();
  const play::RoyalRules& royal = game.rules.royal;
  if (rule.left == 1 && rule.piece_types.empty() && rule.result != Result::draw &&
      has_one_king_each(game)) {
    const std::string king = words.piece_type(royal.king());
    return rule.result == Result::loss ? "capture everything but " + whose + " " + king
                                       : "lose everything but one’s own " + king;
  }
  if (rule.left > 0 || rule.against > 0 || rule.result == Result::draw ||
      (royal.taken && rule.piece_types == royal.piece_types))
    return {};
  const bool wins = rule.result == Result::win;
  if (rule.piece_types.empty())
    return wins ? "lose all one’s own pieces" : "capture all " + whose + " pieces";
  std::vector<std::string> names;
  for (const PieceTypeId id : rule.piece_types) names.push_back(words.piece_type(id));
  const bool is_only = rule.piece_types.size() == 1 && has_one_each(game, rule.piece_types.front());
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

}  // namespace

std::string aim_in_words(const GameWords& words) {
  const Game& game = words.game();
  const play::GameRules& rules = game.rules;
  const bool many = game.board().seats.size() > 2;
  const std::string whose = many ? "the others’" : "the opponent’s";
  std::vector<std::string> aims;
  const auto add = [&](std::string aim) {
    if (!aim.empty()) aims.push_back(std::move(aim));
  };
  const bool has_king = !rules.royal.piece_types.empty();
  if (has_king) {
    const bool last = rules.royal.check == play::RoyalRules::Check::last ||
                      rules.royal.check == play::RoyalRules::Check::last_of_kind;
    const std::string king =
        (last ? "last " : "") + (many ? GameWords::plural(words.piece_type(rules.royal.king()))
                                      : words.names(rules.royal.piece_types, "or"));
    if (rules.royal.taken)
      add("capture " + whose + " " + king);
    else if (rules.end.mate == Result::loss && !is_check_unknown(rules))
      add(many && rules.abandoned.empty()
              ? "be the first to checkmate another player’s " + words.piece_type(rules.royal.king())
              : "checkmate " + whose + " " + king);
    else if (rules.end.mate == Result::win)
      add("have one’s own " + king + " checkmated");
  }
  bool are_all = !has_lines_that_decide(rules);
  for (const play::Goal& goal : rules.end.goals)
    if (goal.result == Result::win)
      add("bring " +
          (goal.piece_types.empty() ? std::string("a piece") : words.any_of(goal.piece_types)) +
          " to " + words.zone(goal.zone));
  for (const play::Extinction& rule : rules.end.extinctions) {
    add(in_aim(rule, words, whose));
    are_all = are_all && (rule.result == Result::draw || !in_aim(rule, words, whose).empty() ||
                          rule.piece_types == rules.royal.piece_types);
  }
  for (const play::RuleLine& line : rules.lines)
    if (line.then.word == play::RuleWord::most && play::phase_of(line) == play::RulePhase::ends)
      add(most_in_words(words, line));
  if (rules.end.checks > 0)
    add(rules.end.checks == 1 ? "give check" : "give check " + times_in_words(rules.end.checks));
  const bool stuck_counts =
      !passes_when_stuck(rules) && !offers_passes(rules) && (has_king || aims.empty()) && are_all;
  const bool loses_to_win =
      aims.empty() || rules.end.mate == Result::win ||
      std::ranges::any_of(rules.end.extinctions,
                          [](const play::Extinction& rule) { return rule.result == Result::win; });
  if (rules.end.stalemate == Result::loss && stuck_counts)
    add("leave " + std::string(many ? "the others" : "the opponent") + " without a legal move");
  if (rules.end.stalemate == Result::win && !passes_when_stuck(rules) && loses_to_win)
    add("have no legal move left");
  if (game.start.empty() || aims.empty()) return {};
  return "The aim is to " + listed(aims, "or") + "." +
         (are_all ? "" : " The game can be won in other ways too.");
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
                             quiet_moves(words) + " without a capture or a Pawn move.");
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
    text.sentences.emplace_back("Positions may recur without limit.");
  return text;
}

RuleText left_out_in_words(const Game& game) {
  RuleText text{"left-out", "What is left out", {}};
  text.items = game.left_out;
  return text;
}

}  // namespace boardwright::english
