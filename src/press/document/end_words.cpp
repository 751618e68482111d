// Writes a sentence for every way in which a game ends.
#include <algorithm>

#include "base/text.h"
#include "document/play_words.h"

namespace boardwright::document {
namespace {

std::string_view word_for_result(Result result) {
  switch (result) {
    case Result::loss: return "has lost";
    case Result::draw: return "has drawn";
    case Result::win: return "has won";
  }
  return {};
}

std::string in_goal(const Goal& goal, const GameWords& words) {
  const std::string who =
      goal.pieces.empty() ? std::string("any piece") : words.any_of(goal.pieces);
  return "A player who brings " + who + " to " + GameWords::zone(goal.zone) + " has won" +
         (goal.reply ? ", unless the opponent does the same on the next move." : ".");
}

/// "all their pieces", "their last King", "all but two of their pieces"
std::string what_is_left(const Extinction& rule, const GameWords& words) {
  const std::string men = rule.pieces.empty()
                              ? std::string("pieces")
                              : words.all_of(rule.pieces, rule.each ? "or all" : "and");
  if (rule.left == 0) return "has lost all " + men;
  return "has no more than " + number_word(rule.left) + " of all " + men + " left";
}

std::string in_extinction(const Extinction& rule, const GameWords& words) {
  std::string text = "A player who " + what_is_left(rule, words);
  if (rule.against > 0) text += " while an opponent has at least " + number_word(rule.against);
  text += " " + std::string(word_for_result(rule.result));
  if (rule.reply) text += ", unless the next move brings the opponent as low";
  return text + ".";
}

void add_stuck(RuleText& text, const Ends& end, bool has_royal) {
  if (has_royal && end.mate == end.stalemate) {
    text.sentences.push_back("A player who has no legal move, in check or not, " +
                             std::string(word_for_result(end.mate)) + ".");
    return;
  }
  if (has_royal)
    text.sentences.push_back("A player who is in check and has no legal move is checkmated, and " +
                             std::string(word_for_result(end.mate)) + ".");
  text.sentences.push_back(
      std::string(has_royal ? "A player who is not in check and has no legal move"
                            : "A player who has no legal move") +
      (end.stalemate == Result::draw ? ": the game is a draw."
                                     : " " + std::string(word_for_result(end.stalemate)) + "."));
  if (end.stalemate == Result::draw)
    text.sentences.back() =
        has_royal ? "If the player to move is not in check and has no legal move, the game is a "
                    "draw by stalemate."
                  : "If the player to move has no legal move, the game is a draw.";
}

}  // namespace

RuleText ends_in_words(const GameWords& words) {
  const PlayRules& rules = words.game().rules;
  const Ends& end = rules.end;
  RuleText text{"end", "How the game ends", {}};
  add_stuck(text, end, !rules.royal.pieces.empty());
  for (const Goal& goal : end.goals) text.sentences.push_back(in_goal(goal, words));
  for (const Extinction& each : end.extinctions)
    text.sentences.push_back(in_extinction(each, words));
  if (end.checks > 0)
    text.sentences.push_back("A player who has given check " +
                             (end.checks == 1   ? std::string("once")
                              : end.checks == 2 ? std::string("twice")
                                                : number_word(end.checks) + " times") +
                             " has won.");
  if (!end.victory.empty())
    text.sentences.push_back("A player who has captured one of each of these has won: " +
                             words.names(end.victory, "and") + ".");
  if (end.repetition > 0)
    text.sentences.push_back("A position that comes " + number_word(end.repetition) +
                             " times makes the game a draw.");
  if (end.quiet > 0)
    text.sentences.push_back("So do " + std::to_string(end.quiet) +
                             " moves one after the other without a capture or a Pawn’s move.");
  if (end.quiet > 0 && end.repetition == 0)
    text.sentences.back() = std::to_string(end.quiet) +
                            " moves one after the other without a capture or a Pawn’s move make "
                            "the game a draw.";
  return text;
}

}  // namespace boardwright::document
