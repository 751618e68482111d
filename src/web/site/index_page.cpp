// Builds the page that lists all games.
#include "site/index_page.h"

#include <algorithm>
#include <array>

#include "audit/page_ids.h"
#include "base/text.h"
#include "english/game_summary.h"
#include "game/pieces.h"
#include "game/reference.h"
#include "page/address.h"
#include "page/facts.h"
#include "page/filter.h"
#include "page/html.h"
#include "page/site_files.h"
#include "site/site_bar.h"
#include "text/markdown_parts.h"

namespace boardwright::site {
namespace {

/// Writes the count of claims of a page as a link to its checks, in another style for a draft.
void write_count(Html& html, const Seal& seal, const std::string& page) {
  const std::string words = audit::in_words(seal), target = page + "#checked";
  const std::string_view look = audit::differing(seal) > 0 ? "count draft" : "count";
  if (!words.empty()) html.element("a", {{"class", look}, {"href", target}}, words);
}

/// Writes the articles of a game with the proof count of each; for a single article only the count.
void write_articles(Html& html, const IndexEntry& entry) {
  if (entry.pages.size() == 1) {
    const Seal& seal = entry.pages.front().seal;
    if (!audit::in_words(seal).empty())
      html.element("p", {},
                   [&] { write_count(html, seal, entry.id + "/" + entry.pages.front().name); });
    return;
  }
  html.element("ul", {{"class", "articles"}}, [&] {
    for (const IndexEntry::Page& page : entry.pages)
      html.element("li", {}, [&] {
        const std::string target = entry.id + "/" + page.name;
        html.prose_element("a", {{"href", target}}, page.title);
        write_count(html, page.seal, target);
      });
  });
}

/// A title in the middle of a sentence: "board, A4" for "Board, A4".
std::string in_sentence(const std::string& title) {
  return title.empty() ? title : base::lower_case(title.substr(0, 1)) + title.substr(1);
}

/// Writes the list of downloads: "Lotus-39: book PDF, 412 kB".
void write_downloads(Html& html, const IndexEntry& entry) {
  if (entry.downloads.empty()) return;
  html.element("details", {{"class", "prints"}}, [&] {
    html.prose_element("summary", {},
                       entry.manual ? "The book" : "Book and prints of " + entry.title);
    html.element("ul", {}, [&] {
      for (const page::Download& download : entry.downloads)
        html.element("li", {}, [&] {
          html.prose_element("a", {{"href", download.target}},
                             entry.title + ": " + in_sentence(download.title));
          html.text(download.bytes == 0 ? std::string(" PDF")
                                        : " PDF, " + size_in_words(download.bytes));
        });
    });
  });
}

std::string path_of_page(const IndexEntry& entry) {
  return entry.id + "/" + (entry.pages.empty() ? std::string() : entry.pages.front().name);
}

std::string number_in(std::string_view words) {
  return std::string(words.substr(0, words.find(' ')));
}

void write_card(Html& html, const IndexEntry& entry) {
  const std::string title = base::lower_case(entry.title), target = path_of_page(entry);
  html.element(
      "li",
      {{"class", "card"},
       {"id", entry.id},
       {"data-item", ""},
       {"data-title", title},
       {"data-year", entry.year},
       {"data-players", number_in(entry.players)},
       {"data-board", entry.surface},
       {"data-cells", number_in(entry.board)}},
      [&] {
        if (!entry.picture.empty()) {
          const std::string picture = entry.id + "/" + entry.picture;
          html.empty_element("img", {{"src", picture}, {"alt", ""}, {"loading", "lazy"}});
        }
        html.element("h3", {}, [&] { html.prose_element("a", {{"href", target}}, entry.title); });
        if (!entry.by.empty())
          html.prose_element("p", {{"class", "credit"}}, "By " + entry.by);
        else if (!entry.origin.empty())
          html.prose_element("p", {{"class", "credit"}}, entry.origin);
        if (!entry.summary.empty()) html.prose_element("p", {}, entry.summary);
        std::vector<std::string> traits = {entry.players, entry.board, entry.piece_types};
        std::erase(traits, "");
        if (!traits.empty()) html.element("p", {{"class", "traits"}}, base::joined(traits, " · "));
        write_articles(html, entry);
        write_downloads(html, entry);
      });
}

/// A shelf is a section of games under a heading; it is left out if it has no games.
struct Shelf {
  std::string_view id, title, lead, look;
  bool (*holds)(const IndexEntry&);
};
constexpr std::array<Shelf, 4> all_shelves = {{
    {"with_articles", "Games with articles",
     "Each retells and illustrates what the game’s inventor wrote, and proves it.", "cards large",
     [](const IndexEntry& entry) { return !entry.reference && !entry.yardstick; }},
    {"without_articles", "Games without articles",
     "Each of these games is a file of rules, from which its page writes itself.", "cards",
     [](const IndexEntry& entry) { return entry.reference && entry.own && !entry.yardstick; }},
    {"reference_games", "Reference games",
     "Rules only, written by the program: each page is generated from a file of rules. Published "
     "counts of moves test the engine on these games.",
     "cards",
     [](const IndexEntry& entry) { return entry.reference && !entry.own && !entry.yardstick; }},
    {"engine_proof", "The engine’s own proof",
     "The best-known game of all, whose numbers anyone can look up: if the engine counts these as "
     "others do, it can be trusted with the rest.",
     "cards large", [](const IndexEntry& entry) { return entry.yardstick; }},
}};

void write_shelf(Html& html, const Shelf& shelf, const std::vector<IndexEntry>& games) {
  const auto is_here = [&](const IndexEntry& entry) { return !entry.manual && shelf.holds(entry); };
  if (std::ranges::none_of(games, is_here)) return;
  const std::string labelled = std::string(shelf.id) + "-title";
  html.element("section", {{"class", "shelf"}, {"id", shelf.id}, {"aria-labelledby", labelled}},
               [&] {
                 html.element("h2", {{"id", labelled}}, shelf.title);
                 html.prose_element("p", {{"class", "lead"}}, shelf.lead);
                 html.element("ul", {{"class", shelf.look}}, [&] {
                   for (const IndexEntry& entry : games)
                     if (is_here(entry)) write_card(html, entry);
                 });
               });
}

void write_games_filter(Html& html, const std::vector<IndexEntry>& games) {
  std::vector<std::string> boards, players;
  std::size_t count = 0;
  for (const IndexEntry& entry : games) {
    if (entry.manual) continue;
    ++count;
    boards.push_back(entry.surface);
    players.push_back(number_in(entry.players));
  }
  constexpr std::size_t few = 6;  // a list this short needs no filter
  if (count < few) return;
  const std::vector<page::FilterChoice> choices = {
      {"Board", "board", page::values_of(boards)},
      {"Players", "players", page::values_of(players)}};
  const std::vector<page::FilterOrder> orders = {{"the order here", ""},
                                                 {"name", "title"},
                                                 {"year", "year", true},
                                                 {"size of the board", "cells", true}};
  page::write_filter(html, "all_games", "games", choices, orders);
}

/// Writes the section of the manual: a link to its first page, its book, and the workbench.
void write_manual(Html& html, const IndexEntry& entry) {
  html.element("section", {{"class", "shelf"}, {"id", "the_manual"}}, [&] {
    const std::string target = path_of_page(entry);
    html.element("h2", {}, [&] { html.prose_element("a", {{"href", target}}, entry.title); });
    html.prose_element("p", {{"class", "lead"}}, entry.summary);
    write_downloads(html, entry);
    html.element("p", {}, [&] {
      html.element("a", {{"href", "workbench/index.html"}}, "The workbench");
      html.text(
          ": write a game of your own on a page, with the engine beside it and nothing to "
          "install.");
    });
  });
}

/// The authors of all games: "Lotus-39 by David Moeser, 1998. "; empty if none is known.
std::string credits_of(const std::vector<IndexEntry>& games) {
  std::vector<std::string> credits;
  for (const IndexEntry& entry : games)
    if (!entry.by.empty() && !entry.reference) credits.push_back(entry.title + " by " + entry.by);
  if (std::ranges::any_of(games, &IndexEntry::reference))
    credits.emplace_back(credits.empty()
                             ? "The pages of games without articles are written from their rules"
                             : "the pages of games without articles are written from their rules");
  return credits.empty() ? std::string() : base::joined(credits, "; ") + ". ";
}

/// The first four-digit number: "1998" of "David Moeser, 1998".
std::string year_in(std::string_view by) {
  for (std::size_t at = 0; at + 4 <= by.size(); ++at) {
    const std::string_view part = by.substr(at, 4);
    const bool begins = at == 0 || !base::is_digit(by[at - 1]);
    const bool ends = at + 4 == by.size() || !base::is_digit(by[at + 4]);
    if (begins && ends && std::ranges::all_of(part, base::is_digit)) return std::string(part);
  }
  return {};
}

}  // namespace

std::string size_in_words(std::uint64_t bytes) {
  constexpr std::uint64_t thousand = 1000;
  const std::uint64_t kilobytes = (bytes + thousand - 1) / thousand;
  return kilobytes < thousand ? std::to_string(kilobytes) + " kB"
                              : base::decimal(static_cast<double>(bytes) / 1e6, 1) + " MB";
}

IndexEntry index_entry(const game::Game& game, const std::vector<Seal>& seals, bool has_cover,
                       std::vector<page::Download> downloads) {
  IndexEntry entry;
  entry.id = game.id;
  entry.title = game.title;
  entry.by = game.by;
  entry.origin = game.origin;
  entry.summary = game.summary;
  entry.downloads = std::move(downloads);
  entry.year = year_in(game.by);
  entry.reference = game::is_reference(game);
  entry.yardstick = game.yardstick;
  entry.manual = game.articles.front().manual;
  if (!entry.manual) {
    const int piece_types = static_cast<int>(game::playing_pieces(game).size());
    entry.players = english::players_of(game);
    entry.board = english::board_of(game);
    entry.surface = english::surface_of(game);
    if (piece_types > 0)
      entry.piece_types =
          std::to_string(piece_types) + (piece_types == 1 ? " kind of piece" : " kinds of piece");
  }
  if (has_cover) entry.picture = cover_file;
  for (std::size_t i = 0; i < game.articles.size(); ++i)
    entry.pages.push_back({audit::page_name(game.articles[i]), game.articles[i].title,
                           i < seals.size() ? seals[i] : Seal{}});
  return entry;
}

std::string index_page(std::vector<IndexEntry> games, const page::Frame& frame,
                       const std::string& base_url, Report& report) {
  Html html;
  for (IndexEntry& entry : games) {
    int differ = 0;
    for (const IndexEntry::Page& page : entry.pages) differ += page.seal.unexplained;
    for (IndexEntry::Page& page : entry.pages) page.seal.draft = differ;
  }
  Seal all;
  bool manual = false;
  for (const IndexEntry& entry : games) {
    manual = manual || entry.manual;
    for (const IndexEntry::Page& page : entry.pages)
      if (!entry.manual) all += page.seal;
  }
  write_games_filter(html, games);
  html.element("div", {{"id", "all_games"}}, [&] {
    for (const Shelf& shelf : all_shelves) write_shelf(html, shelf, games);
  });
  for (const IndexEntry& entry : games)
    if (entry.manual) write_manual(html, entry);
  for (const std::string& id : html.repeated_ids())
    report.error({frame.index.name}, "two games have the id '" + id + "'");
  const bool draft = audit::differing(all) > 0;
  const std::string site = page::site_path("");
  const std::string title = "Boardwright: the games",
                    description =
                        "The rules of board games, illustrated, with diagrams drawn and statements "
                        "proved by a rules engine.";
  const std::vector<page::Slot> slots = {
      {"head",
       page::fill_head(
           frame,
           {title, description, page::head_of(base_url, {"index.html", title, description, {}}),
            page::font_css(site) + frame.css + frame.site_css + (draft ? frame.draft_css : "")},
           report)},
      {"bar", site_bar("", "index.html", manual)},
      {"site", site},
      {"open", draft ? " open" : ""},
      {"checked", base::escaped(audit::in_words(all))},
      {"meaning", base::escaped(audit::meaning_of(all).empty() ? std::string()
                                                               : audit::meaning_of(all).front())},
      {"games", html.take()},
      {"credits", base::escaped(credits_of(games))},
  };
  return page::fill_frame(frame.index, slots, report);
}

}  // namespace boardwright::site
