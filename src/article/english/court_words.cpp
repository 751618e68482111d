// Says which rules were checked against which source.
#include "english/court_words.h"

#include "figure/words.h"

namespace boardwright::english {

std::string judge_in_words(const game::Court& court) {
  return "Checked against " + court.source + ": " +
         figure::counted(static_cast<int>(court.rules.size()), "rule", "rules") + ".";
}

std::string asked_in_words(const game::CourtRule& rule) {
  if (rule.verdict.empty()) return "moves from " + rule.claim.key("cell");
  const bool is_word = rule.verdict == "legal" || rule.verdict == "illegal";
  return rule.move + (is_word ? " is " : ": ") + rule.verdict;
}

}  // namespace boardwright::english
