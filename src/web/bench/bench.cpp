// Finds who answers a question.
#include "web/bench/bench.h"

#include "base/errors.h"
#include "base/text.h"
#include "live/table.h"

namespace boardwright::web {
namespace {

using Answer = void (*)(Opened&, const Request&, Json&);

constexpr Word<Answer> about_game[] = {
    {"board", tell_board},
    {"piece", tell_piece},
    {"prove", [](Opened& opened, const Request&, Json& json) { tell_proof(opened, json); }},
    {"figure", tell_figure},
    {"page", tell_page},
    {"propose", tell_proposals},
    {"export", tell_export},
    {"drawings", tell_drawings},
    {"games", tell_games},
};

constexpr Word<void (*)(const Request&, Json&)> about_none[] = {
    {"line", tell_line},
    {"begin", tell_beginning},
    {"formats", [](const Request&, Json& json) { tell_formats(json); }},
    {"import", tell_import},
};

std::string refused(std::string_view problem, std::string_view hint) {
  Json json;
  json.open('{').pair("problem", problem);
  if (!hint.empty()) json.pair("hint", hint);
  return json.close().text();
}

}  // namespace

std::string Bench::answer(std::string_view text) {
  const Request request(text);
  const std::string_view asked = request.get("ask");
  try {
    Json json;
    json.open('{');
    if (asked == "read")
      tell_reading(opened_, request, json);
    else if (const auto tell = value_of(asked, about_none))
      (*tell)(request, json);
    else if (!opened_)
      return refused("there is no game", {});
    else if (const auto about = value_of(asked, about_game))
      (*about)(*opened_, request, json);
    else
      return live::answer(*opened_->game, text);
    return json.close().text();
  } catch (const UsageError& error) {
    return refused(error.what(), error.hint);
  } catch (const InputError& error) {
    const Problem& first = error.report.problems().front();
    return refused(first.message, first.hint);
  } catch (const std::exception& error) {
    return refused(error.what(), {});
  }
}

}  // namespace boardwright::web
