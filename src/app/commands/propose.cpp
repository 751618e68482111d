// `boardwright propose`: claims and figures that the engine suggests to an author.
#include <nlohmann/json.hpp>

#include <map>

#include "audit/bindings.h"
#include "audit/proposals.h"
#include "audit/prove.h"
#include "builder/load.h"
#include "commands/command.h"
#include "disk/write_files.h"
#include "figure/words.h"
#include "terminal/differences.h"
#include "text/statement.h"

namespace boardwright::commands {
namespace {

using Json = nlohmann::ordered_json;

struct ProposeOptions {
  std::string game, piece_type;
  bool markdown = false, json = false, open = false, write = false;
};

/// The open marks of all articles of a game, sentence by sentence.
using Bound = std::vector<audit::BoundSentence>;

Json claim_json(const game::Claim& claim) {
  Json json = {{"id", claim.id}, {"at", claim.at}, {"kind", claim.kind}};
  for (const auto& [key, value] : text::keys_in_order(claim)) json[key] = value;
  json["value"] = terminal::value_json(claim.documented);
  return json;
}

Json figure_json(const game::Figure& figure) {
  Json json = {{"id", figure.id}, {"title", figure.title}, {"section", figure.section}};
  if (!figure.position.empty()) json["position"] = figure.position;
  for (const game::FigurePiece& piece : figure.pieces)
    json["men"].push_back({{"piece", piece.piece_type},
                           {"cell", piece.cell},
                           {"seat", piece.seat},
                           {"mark", piece.mark},
                           {"arrows", piece.arrows}});
  return json;
}

Json sentence_json(const audit::BoundSentence& sentence) {
  const audit::OpenMark& first = sentence.marks.front();
  Json marks = Json::array(), bindings = Json::array();
  for (const audit::OpenMark& mark : sentence.marks)
    marks.push_back({{"kind", audit::name_of(mark.kind)},
                     {"text", mark.text},
                     {"line", mark.place.line},
                     {"column", mark.place.column}});
  for (const audit::Binding& binding : sentence.bindings) {
    Json json = claim_json(binding.claim);
    json["new"] = binding.is_new;
    json["words"] = binding.words;
    json["write"] = audit::in_text(binding);
    bindings.push_back(std::move(json));
  }
  return {{"file", first.place.file},       {"line", first.place.line},
          {"column", first.place.column},   {"sentence", first.sentence},
          {"marks", std::move(marks)},      {"found", sentence.found},
          {"bindings", std::move(bindings)}};
}

std::string proposals_json(const std::vector<audit::Proposal>& proposals, const Bound& bound) {
  Json claims = Json::array(), figures = Json::array(), sentences = Json::array();
  for (const audit::Proposal& proposal : proposals) {
    for (const game::Claim& claim : proposal.claims) claims.push_back(claim_json(claim));
    for (const game::Figure& figure : proposal.figures) figures.push_back(figure_json(figure));
  }
  for (const audit::BoundSentence& sentence : bound) sentences.push_back(sentence_json(sentence));
  return Json{{"claims", std::move(claims)},
              {"figures", std::move(figures)},
              {"open", std::move(sentences)}}
             .dump() +
         "\n";
}

/// A game and what is proposed for the open marks of each of its articles.
struct BoundGame {
  std::unique_ptr<game::Game> game;
  std::vector<Bound> articles;
};

/// Proposes for all articles. Their problems, which other commands report, do not matter here.
BoundGame bound_game(const ProposeOptions& options, Context& context) {
  Report report;
  SearchPath search_path = context.search_path;
  const std::string id = builder::find_game(search_path, options.game);
  BoundGame bound{audit::read_whole_game(search_path, id, report), {}};
  if (!bound.game) throw base::InputError(std::move(report));
  const audit::Proof proof = audit::prove(*bound.game, report);
  for (std::size_t i = 0; i < proof.accounts.size(); ++i)
    bound.articles.push_back(audit::propose_bindings(*bound.game, bound.game->articles[i],
                                                     proof.documents[i], proof.accounts[i],
                                                     proof.findings));
  return bound;
}

Bound bound_sentences(const ProposeOptions& options, Context& context) {
  Bound all;
  for (Bound& article : bound_game(options, context).articles)
    std::ranges::move(article, std::back_inserter(all));
  return all;
}

/// Writes what is proposed into the text of an article, and gives the number of claims.
int write_into_text(const game::Game& game, const game::Article& article, Bound bound) {
  std::erase_if(bound, [&](const audit::BoundSentence& sentence) {
    return sentence.marks.front().place.file != article.text.string();  // of a note or a title
  });
  int claims = 0;
  for (const audit::BoundSentence& sentence : bound)
    claims += static_cast<int>(sentence.bindings.size());
  if (claims == 0) return 0;
  Report report;
  const auto text = base::read_text(game.storage, article.text, article.text.string(),
                                    base::limits::article_bytes, report);
  refuse(report);
  disk::write_file_atomic(article.text, audit::with_bindings(*text, bound));
  return claims;
}

/// Writes what is proposed into the texts, repeatedly while there is more to propose, and prints
/// what is still open.
ExitCode write_into_texts(const ProposeOptions& options, Context& context) {
  constexpr int most_rounds = 8;
  BoundGame bound = bound_game(options, context);
  std::map<std::string, int> written;
  for (int round = 0, claims = 1; claims > 0 && round < most_rounds; ++round) {
    claims = 0;
    for (std::size_t i = 0; i < bound.articles.size(); ++i) {
      const game::Article& article = bound.game->articles[i];
      const int more = write_into_text(*bound.game, article, bound.articles[i]);
      if (more > 0) written[article.text.string()] += more;
      claims += more;
    }
    if (claims > 0) bound = bound_game(options, context);
  }
  for (const auto& [file, claims] : written)
    context.console.out(file + ": " + figure::counted(claims, "claim", "claims") + " written\n");
  for (const Bound& article : bound.articles) context.console.out(audit::bindings_toml(article));
  return ExitCode::fine;
}

ExitCode propose_for(const ProposeOptions& options, Context& context) {
  if (options.write) return write_into_texts(options, context);
  const auto game = builder::load_game(context, options.game, game::Extent::figures);
  const moves::PieceType* piece_type =
      options.piece_type.empty() ? nullptr : &builder::find_piece_type(*game, options.piece_type);
  const auto proposals =
      options.open ? std::vector<audit::Proposal>() : audit::propose(*game, piece_type);
  const Bound bound =
      piece_type == nullptr && !options.markdown ? bound_sentences(options, context) : Bound();
  if (options.json)
    context.console.out(proposals_json(proposals, bound));
  else if (options.markdown)
    context.console.out(audit::proposals_markdown(*game, proposals));
  else
    context.console.out(options.open
                            ? audit::bindings_toml(bound)
                            : audit::proposals_toml(*game, proposals, audit::bindings_toml(bound)));
  return ExitCode::fine;
}

std::vector<OptionRow> propose_rows(ProposeOptions& options) {
  return {
      {"GAME", "", &options.game, {.required = true}},
      {"PIECE", "one piece; the game and all its pieces if not given", &options.piece_type},
      {"--markdown", "sentences that state the claims, and fenced figures, for an article",
       &options.markdown},
      {"--open",
       "only claims for what no claim proves yet in the articles",
       &options.open,
       {.not_with = {"--markdown"}}},
      {"--write",
       "write these into the texts of the articles, and print what is left",
       &options.write,
       {.not_with = {"--markdown", "--json"}}},
      {"--json", "one JSON object", &options.json, {.not_with = {"--markdown"}}},
  };
}

}  // namespace

extern const Command propose_command = {
    "propose",
    "Suggest claims and figures for a game",
    "boardwright propose chess knight",
    [] { return call_of(propose_rows, propose_for); },
};

}  // namespace boardwright::commands
