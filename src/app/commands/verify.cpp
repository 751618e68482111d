// `boardwright verify`: checks every claim of the articles with the engine.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "audit/prove.h"
#include "base/text.h"
#include "book/printable.h"
#include "builder/load.h"
#include "builder/resources.h"
#include "commands/command.h"
#include "commands/problem_json.h"
#include "terminal/differences.h"
#include "terminal/progress.h"

namespace boardwright::commands {
namespace {

using Json = nlohmann::ordered_json;

struct VerifyOptions {
  std::vector<std::string> games;  ///< empty: all
  bool json = false, open = false;
};

Json finding_json(const game::Game& game, const game::Finding& finding) {
  const game::Claim& claim = *finding.claim;
  return {{"id", claim.id},
          {"kind", claim.kind},
          {"game", game.id},
          {"document", claim.document},
          {"place", claim.at},
          {"documented", terminal::value_json(claim.documented)},
          {"computed", terminal::value_json(finding.computed)},
          {"status", finding.agrees ? "agrees" : "differs"},
          {"erratum", claim.explanation ? Json(claim.explanation->why) : Json(nullptr)}};
}

Json mark_json(const game::Game& game, const game::Article& article, const audit::OpenMark& mark) {
  return {
      {"game", game.id},         {"document", article.id},     {"kind", audit::name_of(mark.kind)},
      {"text", mark.text},       {"sentence", mark.sentence},  {"file", mark.place.file},
      {"line", mark.place.line}, {"column", mark.place.column}};
}

/// "rules.md:12:5: open cell 'e4' in 'It goes to e4.'"
std::string line_of_mark(const audit::OpenMark& mark) {
  return fmt::format("{}:{}:{}: open {} '{}' in '{}'\n", mark.place.file, mark.place.line,
                     mark.place.column, audit::name_of(mark.kind), mark.text, mark.sentence);
}

std::string in_words(const audit::SentenceCount& sentences) {
  return fmt::format("{} proved, {} cited, {} open", sentences.proved, sentences.cited,
                     sentences.open);
}

ExitCode verify_games(const VerifyOptions& options, Context& context) {
  Json claims = Json::array(), problems = Json::array(), open = Json::array();
  audit::SentenceCount sentences;
  std::string text;
  SearchPath search_path = context.search_path;
  bool broken = false;
  std::optional<disk::CharacterSet> fonts;
  int agrees = 0, differs = 0, unexplained = 0;
  const auto wanted = builder::wanted_games(search_path, options.games);
  terminal::Progress progress(context.console, wanted.size());
  for (const std::string& id : wanted) {
    progress.step(id);
    Report report;
    builder::folder_of(search_path, "tilings");
    const auto game = audit::read_whole_game(search_path, id, report);
    const bool is_read = game && !report.has_errors();
    const audit::Proof proof = game ? audit::prove(*game, report) : audit::Proof();
    if (!fonts) fonts = disk::characters_of(context.fonts);
    if (game) book::check_printable(*game, proof, *fonts, report);
    builder::show_warnings(report, context.console);
    for (const Problem& problem : report.problems()) problems.push_back(problem_json(problem));
    broken = broken || report.has_errors();
    if (!is_read) continue;
    for (const game::Finding& finding : proof.findings) {
      ++(finding.agrees ? agrees : differs);
      unexplained += finding.problem.empty() ? 0 : 1;
      if (options.json) claims.push_back(finding_json(*game, finding));
    }
    text +=
        fmt::format("{}: {}\n{}", context.console.paint(Console::Colour::strong, game->id),
                    game::in_words(game::counts_of(proof.findings)),
                    terminal::differences_of(proof.findings, terminal::Show::all, context.console));
    if (!options.open) continue;
    for (std::size_t i = 0; i < proof.accounts.size(); ++i) {
      const audit::Account& account = proof.accounts[i];
      sentences += account.sentences;
      if (game->articles[i].reference || game->articles[i].manual) continue;
      text += fmt::format("{}, {}: sentences: {}\n", game->id, game->articles[i].id,
                          in_words(account.sentences));
      for (const audit::OpenMark& mark : account.marks) {
        text += line_of_mark(mark);
        if (options.json) open.push_back(mark_json(*game, game->articles[i], mark));
      }
    }
  }
  Json all = {{"claims", std::move(claims)},
              {"agrees", agrees},
              {"differs", differs},
              {"unexplained", unexplained},
              {"problems", std::move(problems)}};
  if (options.open) {
    all["sentences"] = {
        {"proved", sentences.proved}, {"cited", sentences.cited}, {"open", sentences.open}};
    all["open"] = std::move(open);
  }
  context.console.out(options.json ? all.dump() + "\n" : text);
  if (broken) return ExitCode::input;
  return unexplained > 0 ? ExitCode::claim_differs : ExitCode::fine;
}

std::vector<OptionRow> verify_rows(VerifyOptions& options) {
  return {
      {"GAME", "games; all if not given", &options.games},
      {"--open", "list what no claim proves, and count the sentences", &options.open},
      {"--json", "one JSON object", &options.json},
  };
}

}  // namespace

extern const Command verify_command = {
    "verify",
    "Check the claims of the articles",
    "boardwright verify lotus-39",
    [] { return call_of(verify_rows, verify_games); },
};

}  // namespace boardwright::commands
