// Reads a game's articles, computes its figures and checks its claims.
#include "audit/prove.h"

#include "audit/question_figures.h"
#include "base/files.h"
#include "base/hash.h"
#include "base/limits.h"
#include "english/reference_text.h"
#include "figure/build_content.h"
#include "text/inside.h"

namespace boardwright::audit {
namespace {

/// The text of an article, from its file or from the game's data; nothing if it cannot be read.
std::optional<std::string> text_of(const Game& game, const Article& article, Report& report) {
  if (article.reference) return english::reference_text(game, article);
  if (!game.storage.exists(article.text)) return std::nullopt;  // reported already
  return base::read_text(game.storage, article.text, base::limits::article_bytes, report);
}

/// The name of an article's text in messages.
std::string name_of_text(const Game& game, const Article& article) {
  return article.reference ? "the page of " + game.id : article.text.string();
}

std::uint64_t hash_of(const verify::SectionTitles& titles) {
  std::uint64_t hash = 0;
  for (const auto& [article, sections] : titles) {
    hash = base::content_hash(article, hash);
    for (const auto& [number, title] : sections)
      hash = base::content_hash(title, base::content_hash(number, hash));
  }
  return hash;
}

/// Judges every claim by its previously computed value.
std::vector<Finding> judge_all(const Game& game, const std::vector<game::Value>& values) {
  std::vector<Finding> findings;
  auto value = values.begin();
  for (const Article& article : game.articles)
    for (const Claim& claim : article.claims)
      findings.push_back(verify::judge(claim, *value++, article.retold));
  return findings;
}

bool is_valid_for(const Computed& computed, const Game& game, std::uint64_t titles) {
  std::size_t claims = 0;
  for (const Article& article : game.articles) claims += article.claims.size();
  return computed.titles == titles && computed.values.size() == claims;
}

}  // namespace

std::unique_ptr<Game> read_whole_game(const base::SearchPath& search_path, const std::string& id,
                                      Report& report, game::Extent extent) {
  auto game = game::read_game(search_path, id, extent, report);
  text::read_inside(*game, extent, report);
  if (extent == game::Extent::all && !report.has_errors()) add_question_figures(*game);
  return game->boards.empty() ? nullptr : std::move(game);
}

Proof prove(const Game& game, Report& report, const diagram::PiecesShown& pieces,
            const Computed* computed, base::Budget budget) {
  Proof proof;
  verify::SectionTitles titles;
  std::size_t bytes = 0, parts = 0;
  int sections = 0;
  for (const Article& article : game.articles) {
    const auto text = text_of(game, article, report);
    if (!text) continue;
    bytes += text->size();
    if (bytes > base::limits::article_bytes) {
      report.error(article.place, "with article '" + article.id +
                                      "', the texts of this game are longer than " +
                                      std::to_string(base::limits::article_bytes) + " bytes");
      break;
    }
    proof.documents.push_back(
        text::parse_markdown(*text, name_of_text(game, article), report, article.id));
    parts += proof.documents.back().parts;
    if (parts > base::limits::article_parts) {
      if (proof.documents.size() > 1)  // the parser has reported a single text
        report.error(article.place, "with article '" + article.id +
                                        "', the texts of this game have more than " +
                                        std::to_string(base::limits::article_parts) + " parts");
      break;
    }
    for (const text::Section& section : text::sections_of(proof.documents.back())) {
      if (++sections == base::limits::sections + 1)
        report.error({proof.documents.back().file, section.line, 1},
                     "a game has at most " + std::to_string(base::limits::sections) + " sections");
      if (!section.number.empty()) titles[article.id][section.number] = section.title;
    }
  }
  game::GameLogics logics(game);
  std::vector<figure::Content> contents;
  base::Budget figure_budget(base::limits::figure_steps);
  for (const game::Figure* figure : game.figures())
    if (auto content = figure::build_content(game, *figure, logics, figure_budget, report))
      contents.push_back(std::move(*content));
  proof.titles = hash_of(titles);
  proof.findings = computed != nullptr && is_valid_for(*computed, game, proof.titles)
                       ? judge_all(game, computed->values)
                       : verify::check_claims(game, titles, contents, logics, report, budget);
  if (proof.documents.size() == game.articles.size())
    for (std::size_t i = 0; i < game.articles.size(); ++i) {
      const Article& article = game.articles[i];
      Account account;
      if (!article.manual)
        account = account_of(game, article, proof.documents[i], proof.findings, report, contents);
      proof.seals.push_back(seal_of(proof.findings, article, account));
      proof.accounts.push_back(std::move(account));
    }
  mark_drafts(proof.seals);
  if (figure_budget.is_spent()) return proof;  // there will be no drawings
  for (figure::Content& content : contents)
    proof.diagrams.push_back(diagram::lay_out(game, std::move(content), pieces));
  return proof;
}

const diagram::Diagram* figure_of_piece(const Game& game, const Proof& proof,
                                        const moves::PieceType& piece_type) {
  const diagram::Diagram* best = nullptr;
  int most = 0;
  for (const diagram::Diagram& diagram : proof.diagrams) {
    const figure::Content& content = diagram.content;
    if (content.pieces.empty() || content.pieces.front().piece_type != &piece_type ||
        content.board != &game.board() || (content.marks.empty() && content.arrows.empty()))
      continue;
    const int points = 1 + (content.pieces.size() == 1 ? 2 : 0) +
                       (content.figure->section == piece_type.section ? 1 : 0);
    if (points > most) best = &diagram;
    most = std::max(most, points);
  }
  return best;
}

}  // namespace boardwright::audit
