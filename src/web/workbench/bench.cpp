// Dispatches questions to the functions that answer them.
#include "workbench/bench.h"

#include "base/text.h"
#include "live/table.h"

namespace boardwright::web {

using base::Refusal, base::Word;
using live::Json, live::Request;

namespace {

constexpr Word<Refusal (*)(Opened&, const Request&, Json&)> game_questions[] = {
    {"board", emit_board},   {"piece", emit_piece},       {"prove", emit_proof},
    {"figure", emit_figure}, {"page", emit_page},         {"propose", emit_proposals},
    {"export", emit_export}, {"drawings", emit_drawings}, {"games", emit_games},
    {"table", emit_table},   {"palette", emit_palette},   {"hand", emit_hand},
    {"zone", emit_zone},     {"solve", emit_solution},    {"endgame", emit_endgame},
    {"teach", emit_teach},
};

constexpr Word<Refusal (*)(const Request&, Json&)> general_questions[] = {
    {"line", emit_line},
    {"begin", emit_beginning},
    {"formats", emit_formats},
    {"import", emit_import},
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
    refusal = emit_reading(opened_, request, json);
  else if (const auto emit_general = value_of(asked, general_questions))
    refusal = (*emit_general)(request, json);
  else if (!opened_)
    refusal = {"there is no game"};
  else if (const auto emit_about_game = value_of(asked, game_questions))
    refusal = (*emit_about_game)(*opened_, request, json);
  else
    return live::answer(*opened_->game, text);
  return refusal.refuses() ? refused(refusal) : json.close().text();
}

}  // namespace boardwright::web
