// Dispatches requests to the functions that answer them.
#include "live/table.h"

#include "base/text.h"
#include "live/answers.h"

namespace boardwright::live {
namespace {

using Answerer = Refusal (*)(Game&, const Request&, Json&);

constexpr base::Word<Answerer> answers[] = {
    {"game", emit_game}, {"reach", emit_reach},   {"attackers", emit_attackers},
    {"play", emit_play}, {"think", emit_thought}, {"perft", emit_count},
};

}  // namespace

std::string answer(Game& game, std::string_view text) {
  const Request request(text);
  Json json;
  json.open('{');
  Refusal refusal;
  if (const auto emit = base::value_of(request.get("ask"), answers))
    refusal = (*emit)(game, request, json);
  else
    refusal.problem = "unknown question " + base::in_quotes(request.get("ask"));
  if (refusal.problem.empty()) return json.close().text();
  Json refused;
  refused.open('{').pair("problem", refusal.problem);
  if (!refusal.hint.empty()) refused.pair("hint", refusal.hint);
  return refused.close().text();
}

}  // namespace boardwright::live
