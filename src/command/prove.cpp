// Reads a game's articles and checks its claims.
#include "command/prove.h"

#include "base/files.h"
#include "base/limits.h"

namespace boardwright {

std::vector<Finding> Proof::of(const Article& article) const {
  std::vector<Finding> found;
  for (const Finding& finding : findings)
    if (finding.claim->document == article.id) found.push_back(finding);
  return found;
}

Proof prove(const Game& game) {
  Report report;
  Proof proof;
  SectionTitles titles;
  for (const Article& article : game.articles) {
    const auto text = read_text(article.text, limits::article_bytes, report);
    if (!text) continue;
    proof.documents.push_back(parse_markdown(*text, article.text.string(), report));
    for (const Section& section : sections_of(proof.documents.back()))
      if (!section.number.empty()) titles[article.id][section.number] = section.title;
  }
  if (report.has_errors()) throw InputError(std::move(report));
  proof.findings = verify(game, titles, report);
  if (report.has_errors()) throw InputError(std::move(report));
  return proof;
}

}  // namespace boardwright
