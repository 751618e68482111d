// Reads a game's articles, works out its figures and checks its claims.
#include "document/prove.h"

#include "base/files.h"
#include "base/limits.h"
#include "figure/work_out.h"
#include "scene/library.h"

namespace boardwright::document {

std::unique_ptr<Game> read_whole_game(const std::filesystem::path& templates, const std::string& id,
                                      Report& report) {
  folder_of(templates, "tilings");
  auto game = read_game(templates, id, Extent::all, report);
  return game->boards.empty() ? nullptr : std::move(game);
}

Proof prove(const Game& game, Report& report, const MenShown& men) {
  Proof proof;
  SectionTitles titles;
  for (const Article& article : game.articles) {
    if (!file_exists(article.text)) continue;  // reported already
    const auto text = read_text(article.text, limits::article_bytes, report);
    if (!text) continue;
    proof.documents.push_back(parse_markdown(*text, article.text.string(), report));
    for (const Section& section : sections_of(proof.documents.back()))
      if (!section.number.empty()) titles[article.id][section.number] = section.title;
  }
  std::vector<Content> contents;
  for (const Figure* figure : game.figures())
    if (auto content = work_out(game, *figure, report)) contents.push_back(std::move(*content));
  proof.findings = check_claims(game, titles, contents, report);
  for (Content& content : contents)
    if (auto diagram = lay_out(game, std::move(content), report, men))
      proof.diagrams.push_back(std::move(*diagram));
  return proof;
}

}  // namespace boardwright::document
