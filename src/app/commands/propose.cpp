// `boardwright propose`: claims and figures that the engine suggests to an author.
#include <nlohmann/json.hpp>

#include "audit/proposals.h"
#include "builder/load.h"
#include "commands/command.h"
#include "terminal/differences.h"
#include "text/statement.h"

namespace boardwright::commands {
namespace {

using Json = nlohmann::ordered_json;

struct ProposeOptions {
  std::string game, piece_type;
  bool markdown = false, json = false;
};

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

std::string proposals_json(const std::vector<audit::Proposal>& proposals) {
  Json claims = Json::array(), figures = Json::array();
  for (const audit::Proposal& proposal : proposals) {
    for (const game::Claim& claim : proposal.claims) claims.push_back(claim_json(claim));
    for (const game::Figure& figure : proposal.figures) figures.push_back(figure_json(figure));
  }
  return Json{{"claims", std::move(claims)}, {"figures", std::move(figures)}}.dump() + "\n";
}

ExitCode propose_for(const ProposeOptions& options, Context& context) {
  const auto game = builder::load_game(context, options.game, game::Extent::figures);
  const moves::PieceType* piece_type =
      options.piece_type.empty() ? nullptr : &builder::find_piece_type(*game, options.piece_type);
  const auto proposals = audit::propose(*game, piece_type);
  context.console.out(options.json       ? proposals_json(proposals)
                      : options.markdown ? audit::proposals_markdown(*game, proposals)
                                         : audit::proposals_toml(*game, proposals));
  return ExitCode::fine;
}

std::vector<OptionRow> propose_rows(ProposeOptions& options) {
  return {
      {"GAME", "", &options.game, {.required = true}},
      {"PIECE", "one piece; the game and all its pieces if not given", &options.piece_type},
      {"--markdown", "sentences that state the claims, and fenced figures, for an article",
       &options.markdown},
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
