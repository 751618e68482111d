// Reads a game's articles, works out its figures and checks its claims.
#include "document/prove.h"

#include "base/files.h"
#include "base/hash.h"
#include "base/limits.h"
#include "figure/work_out.h"
#include "scene/library.h"

namespace boardwright::document {
namespace {

std::uint64_t hash_of(const SectionTitles& titles) {
  std::uint64_t hash = 0;
  for (const auto& [article, sections] : titles) {
    hash = content_hash(article, hash);
    for (const auto& [number, title] : sections)
      hash = content_hash(title, content_hash(number, hash));
  }
  return hash;
}

/// Compares every claim with what was computed for it before.
std::vector<Finding> judged(const Game& game, const std::vector<Value>& values) {
  std::vector<Finding> findings;
  auto value = values.begin();
  for (const Article& article : game.articles)
    for (const Claim& claim : article.claims) findings.push_back(judge(claim, *value++));
  return findings;
}

bool is_for(const Computed& computed, const Game& game, std::uint64_t titles) {
  std::size_t claims = 0;
  for (const Article& article : game.articles) claims += article.claims.size();
  return computed.titles == titles && computed.values.size() == claims;
}

}  // namespace

std::unique_ptr<Game> read_whole_game(const std::filesystem::path& templates, const std::string& id,
                                      Report& report) {
  folder_of(templates, "tilings");
  auto game = read_game(templates, id, Extent::all, report);
  return game->boards.empty() ? nullptr : std::move(game);
}

Proof prove(const Game& game, Report& report, const MenShown& men, const Computed* computed) {
  Proof proof;
  SectionTitles titles;
  std::size_t bytes = 0, parts = 0;
  int sections = 0;
  for (const Article& article : game.articles) {
    if (!file_exists(article.text)) continue;  // reported already
    const auto text = read_text(article.text, limits::article_bytes, report);
    if (!text) continue;
    bytes += text->size();
    if (bytes > limits::article_bytes) {
      report.error(article.place, "with article '" + article.id +
                                      "', the texts of this game are longer than " +
                                      std::to_string(limits::article_bytes) + " bytes");
      break;
    }
    proof.documents.push_back(parse_markdown(*text, article.text.string(), report));
    parts += proof.documents.back().parts;
    if (parts > limits::article_parts) {
      if (proof.documents.size() > 1)  // of one text its reader has told
        report.error(article.place, "with article '" + article.id +
                                        "', the texts of this game have more than " +
                                        std::to_string(limits::article_parts) + " parts");
      break;
    }
    for (const Section& section : sections_of(proof.documents.back())) {
      if (++sections == limits::sections + 1)
        report.error({article.text.string(), section.line, 1},
                     "a game has at most " + std::to_string(limits::sections) + " sections");
      if (!section.number.empty()) titles[article.id][section.number] = section.title;
    }
  }
  Plays plays(game);
  std::vector<Content> contents;
  Budget budget(limits::figure_steps);
  for (const Figure* figure : game.figures())
    if (auto content = work_out(game, *figure, plays, budget, report))
      contents.push_back(std::move(*content));
  proof.titles = hash_of(titles);
  proof.findings = computed != nullptr && is_for(*computed, game, proof.titles)
                       ? judged(game, computed->values)
                       : check_claims(game, titles, contents, plays, report);
  if (budget.is_spent()) return proof;  // nothing will be drawn
  for (Content& content : contents)
    if (auto diagram = lay_out(game, std::move(content), report, men))
      proof.diagrams.push_back(std::move(*diagram));
  return proof;
}

}  // namespace boardwright::document
