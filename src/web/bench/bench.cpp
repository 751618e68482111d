// Finds who answers a question.
#include "web/bench/bench.h"

#include "base/text.h"
#include "live/table.h"

namespace boardwright::web {
namespace {

constexpr Word<Refusal (*)(Opened&, const Request&, Json&)> about_game[] = {
    {"board", tell_board},   {"piece", emit_piece},       {"prove", tell_proof},
    {"figure", tell_figure}, {"page", tell_page},         {"propose", tell_proposals},
    {"export", tell_export}, {"drawings", tell_drawings}, {"games", tell_games},
};

constexpr Word<Refusal (*)(const Request&, Json&)> about_none[] = {
    {"line", tell_line},
    {"begin", tell_beginning},
    {"formats", tell_formats},
    {"import", tell_import},
};

std::string refused(const Refusal& refusal) {
  Json json;
  json.open('{').pair("problem", refusal.problem);
  if (!refusal.hint.empty()) json.pair("hint", refusal.hint);
  return json.close().text();
}

}  // namespace

std::string Bench::answer(std::string_view text) {
  const Request request(text);
  const std::string_view asked = request.get("ask");
  Json json;
  json.open('{');
  Refusal refusal;
  if (asked == "read")
    refusal = tell_reading(opened_, request, json);
  else if (const auto tell = value_of(asked, about_none))
    refusal = (*tell)(request, json);
  else if (!opened_)
    refusal = {"there is no game"};
  else if (const auto about = value_of(asked, about_game))
    refusal = (*about)(*opened_, request, json);
  else
    return live::answer(*opened_->game, text);
  return refusal.refuses() ? refused(refusal) : json.close().text();
}

}  // namespace boardwright::web
