// Reads a game's articles, works out its figures and checks its claims.
#include "command/prove.h"

#include "base/files.h"
#include "base/limits.h"
#include "command/load.h"

namespace boardwright {

std::unique_ptr<Game> read_whole_game(const Context& context, const std::string& id,
                                      Report& report) {
  folder_of(context, "tilings");
  auto game = read_game(context.templates, id, Extent::all, report);
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
  for (const Figure* figure : game.figures())
    if (auto diagram = draw(game, *figure, report, men))
      proof.diagrams.push_back(std::move(*diagram));
  proof.findings = verify(game, titles, report);
  return proof;
}

}  // namespace boardwright
