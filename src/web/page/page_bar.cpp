// Writes the bar and the foot of a page.
#include "page/page_bar.h"

#include "audit/assembly.h"
#include "audit/page_ids.h"
#include "english/page_words.h"
#include "page/facts.h"
#include "page/html.h"
#include "page/page.h"
#include "page/play_page.h"
#include "render/svg.h"

namespace boardwright::page {
namespace {

/// Links to the first page of a manual, and to the previous and next one.
std::string manual_bar(const Game& game, const Article& current) {
  Html html;
  const std::ptrdiff_t here = &current - game.articles.data();
  const auto link = [&](std::ptrdiff_t to, std::string_view before, std::string_view after) {
    if (to < 0 || to >= std::ssize(game.articles) || to == here) return;
    const Article& article = game.articles[static_cast<std::size_t>(to)];
    const std::string page = audit::page_name(article);
    const std::string title = to == 0 ? game.title : article.title;
    html.element("li", {}, [&] {
      html.element("a", {{"href", page}},
                   [&] { html.prose(std::string(before) + title + std::string(after)); });
    });
  };
  html.element("ul", {}, [&] {
    link(0, "", "");
    if (here > 1) link(here - 1, "← ", "");
    link(here + 1, "", " →");
  });
  return html.take();
}

}  // namespace

std::string articles_bar(const Edition& edition, const Article& current) {
  if (current.manual) return manual_bar(edition.game, current);
  return game_bar(edition, audit::page_name(current));
}

std::string game_bar(const Edition& edition, std::string_view current) {
  const Game& game = edition.game;
  Html html;
  const auto link = [&](std::string_view target, std::string_view words) {
    html.element("li", {}, [&] {
      if (target == current)
        html.element("a", {{"href", target}, {"aria-current", "page"}}, [&] { html.prose(words); });
      else
        html.element("a", {{"href", target}}, [&] { html.prose(words); });
    });
  };
  html.element("ul", {}, [&] {
    for (const Article& article : game.articles) link(audit::page_name(article), article.title);
    if (has_play(game)) link(play_file, "Play");
    if (has_card(game)) link(card_page, "Rules card");
    if (edition.below_index) link("../site/search.html", "Search");
  });
  return html.take();
}

std::string bar_of(const Edition& edition, std::string_view current) {
  const std::string up =
      edition.below_index ? "<p><a href=\"../index.html\">All games</a></p>\n" : "";
  return up + game_bar(edition, current);
}

std::string foot_of(const Article& article, const Document& text) {
  if (article.manual) return english::manual_by_itself;
  std::vector<std::string> sentences = {audit::credit_of(article),
                                        audit::retold_in(article, "page")};
  std::erase(sentences, "");
  if (sentences.empty()) sentences.push_back(audit::title_of(article, text));
  return english::page_foot(
      escaped(base::joined(sentences, ". ")),
      "<a href=\"#checked\">" + base::lower_case(english::checked_title) + "</a>");
}

}  // namespace boardwright::page
