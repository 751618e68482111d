// Puts the page together that lists all games.
#include <algorithm>

#include "base/text.h"
#include "document/checked.h"
#include "document/html.h"
#include "document/page.h"
#include "render/svg.h"

namespace boardwright::document {
namespace {

/// The class under which a style's paints hold, so that several styles live on one page.
std::string style_class(const Game& game) { return "style-" + game.style; }

void write_picture(Html& html, const IndexEntry& entry) {
  if (entry.picture == nullptr) return;
  Scene scene = entry.picture->scene;
  scene.id = entry.game.id + "-" + scene.id;
  html.element("div", {{"class", "drawing " + style_class(entry.game)}}, [&] {
    html.line();
    append_svg(html.raw(), scene);
  });
}

void write_articles(Html& html, const IndexEntry& entry) {
  html.element("ul", {{"class", "articles"}}, [&] {
    for (const Article& article : entry.game.articles)
      html.element("li", {}, [&] {
        const std::string target = entry.game.id + "/" + page_name(article);
        html.element("a", {{"href", target}}, [&] { html.prose(article.title); });
        const Counts counts = counts_of(entry.findings, article.id);
        if (counts.all() > 0) html.element("span", {{"class", "count"}}, in_words(counts));
      });
  });
}

void write_downloads(Html& html, const IndexEntry& entry) {
  if (entry.downloads.empty()) return;
  html.element("p", {{"class", "files"}}, [&] {
    for (const Download& download : entry.downloads) {
      html.element("a", {{"href", download.target}}, download.title);
      html.text(" ");
    }
  });
}

void write_game(Html& html, const IndexEntry& entry) {
  const Game& game = entry.game;
  html.element("section", {{"class", "game"}, {"id", game.id}}, [&] {
    write_picture(html, entry);
    html.element("div", {{"class", "about"}}, [&] {
      html.element("h2", {}, [&] { html.prose(game.title); });
      if (!game.by.empty())
        html.element("p", {{"class", "credit"}}, [&] { html.prose("By " + game.by); });
      html.element("p", {}, [&] { html.prose(game.summary); });
      write_articles(html, entry);
      write_downloads(html, entry);
    });
  });
}

/// The style sheet of the page and of every style once.
std::string css_of(const std::vector<IndexEntry>& games, const Frame& frame) {
  std::string css = frame.css;
  std::set<std::string> done;
  for (const IndexEntry& entry : games)
    if (done.insert(style_class(entry.game)).second)
      css += entry.style.page_css("." + style_class(entry.game));
  return css;
}

/// "Lotus-39 by David Moeser, 1998": who made the games.
std::string credits_of(const std::vector<IndexEntry>& games) {
  std::vector<std::string> credits;
  for (const IndexEntry& entry : games)
    if (!entry.game.by.empty()) credits.push_back(entry.game.title + " by " + entry.game.by);
  return joined(credits, "; ");
}

}  // namespace

std::string index_page(const std::vector<IndexEntry>& games, const Frame& frame, Report& report) {
  Html html;
  Counts all;
  for (const IndexEntry& entry : games) {
    write_game(html, entry);
    for (const Article& article : entry.game.articles) {
      const Counts counts = counts_of(entry.findings, article.id);
      all.agree += counts.agree;
      all.explained += counts.explained;
      all.unexplained += counts.unexplained;
    }
  }
  for (const std::string& id : html.repeated_ids())
    report.error({frame.index.name}, "two games have the id '" + id + "'");
  const std::vector<Slot> slots = {
      {"style", css_of(games, frame)},
      {"checked", escaped(in_words(all))},
      {"games", html.take()},
      {"credits", escaped(credits_of(games))},
  };
  return fill_frame(frame.index, slots, report);
}

}  // namespace boardwright::document
