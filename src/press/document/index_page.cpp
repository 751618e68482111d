// Puts the page together that lists all games.
#include <algorithm>

#include "base/text.h"
#include "document/checked.h"
#include "document/html.h"
#include "document/page.h"
#include "document/site_files.h"
#include "game/reference.h"
#include "render/svg.h"

namespace boardwright::document {
namespace {

/// The class under which a style's paints hold, so that several styles live on one page.
std::string style_class(const std::string& style) { return "style-" + style; }

void write_picture(Html& html, const IndexEntry& entry) {
  if (entry.picture.empty()) return;
  html.element("div", {{"class", "drawing " + style_class(entry.style)}}, [&] {
    html.line();
    html.raw() += entry.picture;
  });
}

/// What a page says of itself; the words of a draft are no praise.
void write_count(Html& html, const Seal& seal, const std::string& page) {
  const std::string words = in_words(seal), target = page + "#checked";
  const std::string_view look = differing(seal) > 0 ? "count draft" : "count";
  if (!words.empty()) html.element("a", {{"class", look}, {"href", target}}, words);
}

void write_articles(Html& html, const IndexEntry& entry) {
  html.element("ul", {{"class", "articles"}}, [&] {
    for (const IndexEntry::Page& page : entry.pages)
      html.element("li", {}, [&] {
        const std::string target = entry.id + "/" + page.name;
        html.element("a", {{"href", target}}, [&] { html.prose(page.title); });
        write_count(html, page.seal, target);
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

/// A reference game: its title leads to its one page.
void write_on_shelf(Html& html, const IndexEntry& entry) {
  html.element("section", {{"class", "game reference"}, {"id", entry.id}}, [&] {
    html.raw() += entry.picture;
    html.element("div", {{"class", "about"}}, [&] {
      const std::string target =
          entry.id + "/" + (entry.pages.empty() ? std::string() : entry.pages.front().name);
      html.element("h3", {}, [&] {
        html.element("a", {{"href", target}}, [&] { html.prose(entry.title); });
      });
      if (!entry.by.empty())
        html.element("p", {{"class", "credit"}}, [&] { html.prose("By " + entry.by); });
      if (!entry.summary.empty()) html.element("p", {}, [&] { html.prose(entry.summary); });
      for (const IndexEntry::Page& page : entry.pages)
        if (!in_words(page.seal).empty())
          html.element("p", {}, [&] { write_count(html, page.seal, target); });
    });
  });
}

/// The games that are told by their rules as data alone.
void write_shelf(Html& html, const std::vector<IndexEntry>& games) {
  if (std::none_of(games.begin(), games.end(),
                   [](const IndexEntry& entry) { return entry.reference; }))
    return;
  html.element("section", {{"class", "shelf"}, {"id", "reference_games"}}, [&] {
    html.element("h2", {}, "Reference games");
    html.element("p", {{"class", "lead"}}, [&] {
      html.prose(
          "Nobody’s article is retold here: each of these games is a file of rules, from which its "
          "page writes itself. They are here so that others’ counts of moves test the engine.");
    });
    html.element("div", {{"class", "games"}}, [&] {
      for (const IndexEntry& entry : games)
        if (entry.reference) write_on_shelf(html, entry);
    });
  });
}

void write_game(Html& html, const IndexEntry& entry) {
  html.element("section", {{"class", "game"}, {"id", entry.id}}, [&] {
    write_picture(html, entry);
    html.element("div", {{"class", "about"}}, [&] {
      html.element("h2", {}, [&] { html.prose(entry.title); });
      if (!entry.by.empty())
        html.element("p", {{"class", "credit"}}, [&] { html.prose("By " + entry.by); });
      html.element("p", {}, [&] { html.prose(entry.summary); });
      write_articles(html, entry);
      write_downloads(html, entry);
    });
  });
}

/// The manual: a link to its first page, and its book.
void write_manual(Html& html, const IndexEntry& entry) {
  html.element("section", {{"class", "game"}, {"id", "the_manual"}}, [&] {
    html.element("div", {{"class", "about"}}, [&] {
      const std::string target = entry.id + "/" + entry.pages.front().name;
      html.element("h2", {}, [&] {
        html.element("a", {{"href", target}}, [&] { html.prose(entry.title); });
      });
      html.element("p", {}, [&] { html.prose(entry.summary); });
      write_downloads(html, entry);
    });
  });
}

/// The style sheet of the page and of every style once.
std::string css_of(const std::vector<IndexEntry>& games, const Frame& frame, bool draft) {
  std::string css = frame.css + (draft ? frame.draft_css : "");
  std::set<std::string> done;
  for (const IndexEntry& entry : games)
    if (done.insert(entry.style).second) css += entry.css;
  return css;
}

/// "Lotus-39 by David Moeser, 1998. ": who made the games; empty if nobody tells.
std::string credits_of(const std::vector<IndexEntry>& games) {
  std::vector<std::string> credits;
  for (const IndexEntry& entry : games)
    if (!entry.by.empty() && !entry.reference) credits.push_back(entry.title + " by " + entry.by);
  if (std::any_of(games.begin(), games.end(),
                  [](const IndexEntry& entry) { return entry.reference; }))
    credits.emplace_back(credits.empty()
                             ? "The pages of the reference games are written from their rules"
                             : "the pages of the reference games are written from their rules");
  return credits.empty() ? std::string() : joined(credits, "; ") + ". ";
}

}  // namespace

IndexEntry index_entry(const Game& game, const std::vector<Seal>& seals, const Style& style,
                       const Diagram* picture, std::vector<Download> downloads) {
  IndexEntry entry{game.id, game.title, game.by, game.summary,         game.style,
                   {},      {},         {},      std::move(downloads), false};
  entry.css = style.page_css("." + style_class(game.style));
  entry.reference = is_reference(game);
  entry.manual = game.articles.front().manual;
  if (picture != nullptr && entry.reference) {
    entry.picture = "<img src=\"" + game.id + "/figures/" + picture->content.figure->id +
                    ".svg\" alt=\"\" loading=\"lazy\">\n";
  } else if (picture != nullptr) {
    Scene scene = picture->scene;
    scene.id = game.id + "-" + scene.id;
    append_svg(entry.picture, scene);
  }
  for (std::size_t i = 0; i < game.articles.size(); ++i)
    entry.pages.push_back({page_name(game.articles[i]), game.articles[i].title,
                           i < seals.size() ? seals[i] : Seal{}});
  return entry;
}

std::string index_page(std::vector<IndexEntry> games, const Frame& frame, Report& report) {
  Html html;
  for (IndexEntry& entry : games) {
    int differ = 0;
    for (const IndexEntry::Page& page : entry.pages) differ += page.seal.unexplained;
    for (IndexEntry::Page& page : entry.pages) page.seal.draft = differ;
  }
  Seal all;
  for (const IndexEntry& entry : games) {
    if (!entry.reference && !entry.manual) write_game(html, entry);
    for (const IndexEntry::Page& page : entry.pages)
      if (!entry.manual) all += page.seal;
  }
  for (const IndexEntry& entry : games)
    if (entry.manual) write_manual(html, entry);
  write_shelf(html, games);
  for (const std::string& id : html.repeated_ids())
    report.error({frame.index.name}, "two games have the id '" + id + "'");
  const bool draft = differing(all) > 0;
  const std::string site = site_path("");
  const std::vector<Slot> slots = {
      {"style", font_css(site) + css_of(games, frame, draft)},
      {"site", site},
      {"open", draft ? " open" : ""},
      {"checked", escaped(in_words(all))},
      {"meaning", escaped(joined(meaning_of(all), " "))},
      {"games", html.take()},
      {"credits", escaped(credits_of(games))},
  };
  return fill_frame(frame.index, slots, report);
}

}  // namespace boardwright::document
