// Proves a game and makes the pages of its articles.
#include "audit/page_ids.h"
#include "audit/proposals.h"
#include "base/text.h"
#include "diagram/piece_drawing.h"
#include "english/wording.h"
#include "page/live_data.h"
#include "page/page.h"
#include "page/play_page.h"
#include "scene/library.h"
#include "workbench/bench.h"
#include "workbench/folder.h"

namespace boardwright::web {

using audit::Proof;
using base::Refusal, base::Report, base::in_quotes;
using diagram::PiecesAs, diagram::PiecesShown, diagram::has_all_drawings;
using game::Article, game::Claim, game::Finding, game::Game;
using live::Json, live::Request;
using moves::PieceType;

namespace {

constexpr std::string_view status_of(const Finding& finding) {
  return finding.agrees ? "agrees" : finding.explained ? "explained" : "differs";
}

void add_finding(Json& json, const Game& game, const Finding& finding) {
  const Claim& claim = *finding.claim;
  json.open('{')
      .pair("id", claim.id)
      .pair("kind", claim.kind)
      .pair("words", english::in_words(claim, game))
      .pair("article", claim.document)
      .pair("file", claim.place.file)
      .pair("line", claim.place.line)
      .pair("stated", shown(claim.documented))
      .pair("found", shown(finding.computed))
      .pair("status", status_of(finding))
      .pair("why", finding.problem)
      .pair("hint", finding.hint)
      .close();
}

void add_open_mark(Json& json, const audit::OpenMark& mark) {
  json.open('{')
      .pair("kind", audit::name_of(mark.kind))
      .pair("text", mark.text)
      .pair("file", mark.place.file)
      .pair("line", mark.place.line)
      .pair("column", mark.place.column)
      .close();
}

/// Proves a game. Its articles become drafts, in which claims that differ and unchecked numbers are
/// not errors.
void prove(Opened& opened) {
  for (Article& article : opened.game->articles) article.strict = false;
  opened.report = {};
  const PiecesAs pieces =
      shows_drawn_pieces(opened.looks->style) ? PiecesAs::both : PiecesAs::letters;
  opened.proof = audit::prove(*opened.game, opened.report, {pieces, &opened.looks->piece_set});
  audit::check_ids(*opened.game, *opened.proof, opened.report);
}

/// The frame of all pages, read once; null, and problems in the report, if it has errors.
const page::Frame* frame(Report& report) {
  static std::optional<page::Frame> kept;
  if (!kept) {
    auto read =
        page::read_frame(kept_files(), std::filesystem::path(shelf_folder) / "pages", report);
    if (report.has_errors()) return nullptr;
    kept = std::move(read);
  }
  return &*kept;
}

}  // namespace

Refusal emit_proof(Opened& opened, const Request&, Json& json) {
  prove(opened);
  add_problems(json, opened.report);
  json.pair("errors", opened.report.has_errors());
  json.pair("counts", in_words(counts_of(opened.proof->findings)));
  json.key("claims").open('[');
  for (const Finding& finding : opened.proof->findings) add_finding(json, *opened.game, finding);
  json.close();
  json.key("open").open('[');
  for (const audit::Account& account : opened.proof->accounts)
    for (const audit::OpenMark& mark : account.marks) add_open_mark(json, mark);
  json.close();
  return {};
}

Refusal emit_page(Opened& opened, const Request& request, Json& json) {
  if (!opened.proof) prove(opened);
  const Game& game = *opened.game;
  const Proof& proof = *opened.proof;
  const std::string_view id = request.get("article");
  if (proof.documents.size() != game.articles.size())
    return {"a text of this game cannot be read", "see the problems"};
  Report report;
  const page::Frame* page_frame = frame(report);
  if (page_frame == nullptr) return refusal_of(report);
  page::PageIds ids;
  for (std::size_t i = 0; i < game.articles.size(); ++i)
    ids[audit::page_name(game.articles[i])] = audit::ids_of(game.articles[i], proof.documents[i]);
  page::Edition edition{
      game, proof.findings, proof.diagrams, proof.seals, opened.looks->style, *page_frame, ids};
  edition.below_index = false;
  edition.shipped = false;
  if (shows_drawn_pieces(opened.looks->style)) edition.piece_set = &opened.looks->piece_set;
  edition.drawn = has_all_drawings(game, opened.looks->piece_set);
  for (std::size_t i = 0; i < game.articles.size(); ++i) {
    if (game.articles[i].id != id) continue;
    json.pair("html", page::article_page(edition, game.articles[i], proof.documents[i], report));
    add_problems(json, report);
    return {};
  }
  return {"unknown article " + in_quotes(id)};
}

Refusal emit_table(Opened& opened, const Request& request, Json& json) {
  const Game& game = *opened.game;
  if (request.get("bare").empty() && game.find_position(game.start) == nullptr)
    return {"this game has no position to begin from", "start under [play] names one"};
  Report report;
  const game::Figure figure = page::start_figure(game);
  const auto start =
      page::draw_start(game, figure, PiecesShown{PiecesAs::both, &opened.looks->piece_set}, report);
  if (!start) return refusal_of(report);
  const auto [html, css] = page::play_board(game, *start, opened.looks->style);
  json.pair("board", html).pair("style", css);
  json.pair("drawn", has_all_drawings(game, opened.looks->piece_set));
  json.pair("data", page::live_data(game, {}, &*start, opened.looks->piece_set));
  return {};
}

Refusal emit_proposals(Opened& opened, const Request& request, Json& json) {
  Game& game = *opened.game;
  const std::string_view id = request.get("piece");
  const PieceType* piece_type = id.empty() ? nullptr : game.find_piece_type(id);
  if (!id.empty() && piece_type == nullptr) return {"unknown piece " + in_quotes(id)};
  const auto proposals = audit::propose(game, piece_type);
  json.pair("text", request.get("form") == "toml" ? proposals_toml(game, proposals)
                                                  : proposals_markdown(game, proposals));
  opened.proof.reset();  // proposing has added positions to the game
  return {};
}

}  // namespace boardwright::web
