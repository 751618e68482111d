// Builds the page that lists all games.
#include "site/index_page.h"

#include <algorithm>
#include <array>

#include "audit/page_ids.h"
#include "base/text.h"
#include "english/game_summary.h"
#include "english/seal_words.h"
#include "english/site_words.h"
#include "game/pieces.h"
#include "game/reference.h"
#include "page/address.h"
#include "page/facts.h"
#include "page/filter.h"
#include "page/html.h"
#include "page/play_page.h"
#include "page/site_files.h"
#include "site/letters.h"
#include "site/site.h"
#include "site/site_bar.h"
#include "text/markdown_parts.h"

namespace boardwright::site {
namespace {

/// Writes the first part of a page's seal, such as "14 sentences proved", as a link to its checks.
/// Drafts have their own style.
void write_count(Html& html, const Seal& seal, const std::string& page) {
  const std::string all = english::in_words(seal), target = page + "#checked";
  const std::string words = all.substr(0, all.find(';'));
  const std::string_view look = english::differing(seal) > 0 ? "count draft" : "count";
  if (!words.empty()) html.element("a", {{"class", look}, {"href", target}}, words);
}

/// Writes the articles of a game with the proof count of each; for a single article only the count.
void write_articles(Html& html, const IndexEntry& entry) {
  if (entry.pages.size() == 1) {
    const Seal& seal = entry.pages.front().seal;
    if (!english::in_words(seal).empty())
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
    html.prose_element("summary", {}, entry.manual ? "The book" : english::prints_of(entry.title));
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

/// The path to a page of a game: "atomic/play.html".
std::string path_of(const IndexEntry& entry, std::string_view file) {
  return entry.id + "/" + std::string(file);
}

/// The whole kit of a game, or null.
const page::Download* kit_of(const IndexEntry& entry) {
  const auto kit = std::ranges::find_if(entry.downloads, [](const page::Download& each) {
    return each.title.starts_with("Print-and-play kit");
  });
  return kit == entry.downloads.end() ? nullptr : &*kit;
}

/// Writes links to the page on which a game is played and to its kit; `home` leads to the index.
void write_ways(Html& html, const IndexEntry& entry, const std::string& home) {
  const page::Download* kit = kit_of(entry);
  if (!entry.played && kit == nullptr) return;
  const auto write = [&](const std::string& path, const std::string& words) {
    const std::string target = home + path;
    html.prose_element("a", {{"href", target}, {"aria-label", words + " " + entry.title}}, words);
  };
  html.element("p", {{"class", "ways"}}, [&] {
    if (entry.played) write(path_of(entry, page::play_file), "Play");
    if (kit != nullptr) write(kit->target, "Print");
  });
}

void write_card(Html& html, const IndexEntry& entry, bool large, const std::string& home = "") {
  const std::string title = base::lower_case(entry.title), target = home + path_of_page(entry);
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
          const std::string picture = home + path_of(entry, entry.picture);
          html.empty_element("img", {{"src", picture}, {"alt", ""}, {"loading", "lazy"}});
        }
        html.element("h3", {}, [&] { html.prose_element("a", {{"href", target}}, entry.title); });
        if (!entry.by.empty())
          html.prose_element("p", {{"class", "credit"}}, "By " + entry.by);
        else if (!entry.origin.empty())
          html.prose_element("p", {{"class", "credit"}}, entry.origin);
        if (!entry.summary.empty()) html.prose_element("p", {{"class", "summary"}}, entry.summary);
        if (large) {
          std::vector<std::string> traits = {entry.players, entry.board, entry.piece_types};
          std::erase(traits, "");
          if (!traits.empty())
            html.element("p", {{"class", "traits"}}, base::joined(traits, " · "));
          write_articles(html, entry);
        }
        write_ways(html, entry, home);
        if (large) write_downloads(html, entry);
      });
}

using Entries = std::vector<const IndexEntry*>;

/// The id of the shelf of games that have no family.
constexpr const char* other_games = "other_games";

/// A family with those of its games that the site has.
struct Shelf {
  const page::Family* family;
  Entries games;
};

/// The shelves of the index: first the games of no family, and those that are not shipped.
std::vector<Shelf> shelves_of(const std::vector<IndexEntry>& games,
                              const std::vector<page::Family>& families) {
  static const page::Family others = {other_games, "Games", "", {}, true};
  std::vector<Shelf> shelves = {{&others, {}}};
  for (const page::Family& family : families) shelves.push_back({&family, {}});
  for (const IndexEntry& entry : games) {
    if (entry.manual) continue;
    const auto shelf = std::find_if(shelves.begin() + 1, shelves.end(), [&](const Shelf& each) {
      return !entry.own && std::ranges::count(each.family->games, entry.id) > 0;
    });
    (shelf == shelves.end() ? shelves.front() : *shelf).games.push_back(&entry);
  }
  for (Shelf& shelf : shelves)
    std::ranges::stable_sort(shelf.games, {}, [&](const IndexEntry* entry) {
      return std::ranges::find(shelf.family->games, entry->id) - shelf.family->games.begin();
    });
  std::erase_if(shelves, [](const Shelf& shelf) { return shelf.games.empty(); });
  return shelves;
}

/// The most games of no family that the index shows itself. Above this each letter has a page.
constexpr std::size_t games_of_one_page = 300;
constexpr std::string_view games_name = "games";

bool is_parted(const Shelf& shelf) {
  return shelf.family->id == other_games && shelf.games.size() > games_of_one_page;
}

void write_shelf(Html& html, const Shelf& shelf) {
  const page::Family& family = *shelf.family;
  const std::string labelled = family.id + "-title";
  html.element(
      "section", {{"class", "shelf"}, {"id", family.id}, {"aria-labelledby", labelled}}, [&] {
        html.prose_element("h2", {{"id", labelled}}, family.title);
        if (!family.lead.empty()) html.prose_element("p", {{"class", "lead"}}, family.lead);
        if (is_parted(shelf))
          return write_letters(html, keys_of(by_letter(shelf.games)), english::games_by_letter,
                               std::string(pages_folder) + "/" + std::string(games_name));
        html.element("ul", {{"class", family.large ? "cards large" : "cards"}}, [&] {
          for (const IndexEntry* entry : shelf.games) write_card(html, *entry, family.large);
        });
      });
}

/// A door of the first screen: what one can do, and a few games to do it with.
struct Door {
  std::string_view title, words;
  bool (*leads)(const IndexEntry&);
  std::string (*target)(const IndexEntry&);
};
constexpr Door doors[] = {
    {"Play", english::door_to_play, [](const IndexEntry& entry) { return entry.played; },
     [](const IndexEntry& entry) { return path_of(entry, page::play_file); }},
    {"Print", english::door_to_print,
     [](const IndexEntry& entry) { return kit_of(entry) != nullptr; },
     [](const IndexEntry& entry) { return kit_of(entry)->target; }},
};

/// Writes the doors, each with up to three games: the first of each shelf, or several of a large
/// one.
void write_doors(Html& html, const std::vector<Shelf>& shelves, bool manual) {
  constexpr std::size_t most = 3;
  html.element("ul", {{"class", "doors"}}, [&] {
    for (const Door& door : doors) {
      Entries games;
      for (const Shelf& shelf : shelves)
        for (const IndexEntry* entry : shelf.games)
          if (games.size() < most && door.leads(*entry)) {
            games.push_back(entry);
            if (!shelf.family->large) break;
          }
      if (games.empty()) continue;
      html.element("li", {}, [&] {
        html.prose_element("h2", {}, door.title);
        html.element("p", {}, [&] {
          html.prose(door.words);
          for (const IndexEntry* entry : games) {
            html.prose_element("a", {{"href", door.target(*entry)}}, entry->title);
            html.text(", ");
          }
          html.element("a", {{"href", "#all_games"}}, "or any other");
          html.text(".");
        });
      });
    }
    if (!manual) return;
    html.element("li", {}, [&] {
      html.prose_element("h2", {}, "Write your own");
      html.element("p", {}, [&] {
        html.prose(english::door_to_write);
        html.element("a", {{"href", "workbench/index.html"}}, "the workbench");
        html.prose(english::nothing_to_install);
      });
    });
  });
}

/// Writes a board that can be played on: that of the first game that has one.
void write_live_board(Html& html, const std::vector<Shelf>& shelves) {
  for (const Shelf& shelf : shelves)
    for (const IndexEntry* entry : shelf.games) {
      if (!entry->played || entry->picture.empty()) continue;
      const std::string table = path_of(*entry, page::play_file) + "?frame#fig-table";
      html.element("details", {{"class", "live-board"}}, [&] {
        html.element("summary", {}, [&] {
          html.empty_element("img", {{"src", path_of(*entry, entry->picture)}, {"alt", ""}});
          html.prose_element("span", {}, english::pieces_to_move(entry->title));
        });
        html.element(
            "iframe",
            {{"src", table}, {"title", "The board of " + entry->title}, {"loading", "lazy"}},
            [] {});
      });
      return;
    }
}

void write_games_filter(Html& html, const Entries& games) {
  std::vector<std::string> boards, players;
  for (const IndexEntry* entry : games) {
    boards.push_back(entry->surface);
    players.push_back(number_in(entry->players));
  }
  constexpr std::size_t few = 6;  // a list this short needs no filter
  if (games.size() < few) return;
  const std::vector<page::FilterChoice> choices = {
      {"Board", "board", page::values_of(boards)},
      {"Players", "players", page::values_of(players)}};
  const std::vector<page::FilterOrder> orders = {{"the order here", ""},
                                                 {"name", "title"},
                                                 {"year", "year", true},
                                                 {english::by_size, "cells", true}};
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
      html.text(english::workbench_explained);
    });
  });
}

/// The authors of all games: "Lotus-39 by David Moeser, 1998. "; empty if none is known.
std::string credits_of(const std::vector<IndexEntry>& games) {
  std::vector<std::string> credits;
  for (const IndexEntry& entry : games)
    if (!entry.by.empty() && !entry.reference) credits.push_back(entry.title + " by " + entry.by);
  return english::site_credits(std::move(credits),
                               std::ranges::any_of(games, &IndexEntry::reference));
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
  entry.played = page::has_play(game);
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

std::vector<SiteFile> letter_pages(const SiteSources& sources, Report& report) {
  std::vector<SiteFile> pages;
  for (const Shelf& shelf : shelves_of(sources.entries, sources.frame.families)) {
    if (!is_parted(shelf)) continue;
    const auto by_letters = by_letter(shelf.games);
    const std::string letters = keys_of(by_letters);
    for (const auto& [letter, games] : by_letters) {
      const Entries& shown = games;
      const LetterPage page = {games_name,
                               letters,
                               letter,
                               english::games_by_letter,
                               english::games_under(letter_title(letter)),
                               english::site_description};
      const auto write_games = [&shown](Html& html) {
        write_games_filter(html, shown);
        html.element("ul", {{"class", "cards"}, {"id", "all_games"}}, [&] {
          for (const IndexEntry* entry : shown) write_card(html, *entry, false, "../");
        });
      };
      pages.push_back(letter_page(sources, page, write_games, report));
    }
  }
  return pages;
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
  const std::vector<Shelf> shelves = shelves_of(games, frame.families);
  write_doors(html, shelves, manual);
  write_live_board(html, shelves);
  const std::string first_screen = html.take();
  Entries shown;
  for (const Shelf& shelf : shelves)
    if (!is_parted(shelf)) shown.insert(shown.end(), shelf.games.begin(), shelf.games.end());
  write_games_filter(html, shown);
  html.element("div", {{"id", "all_games"}}, [&] {
    for (const Shelf& shelf : shelves) write_shelf(html, shelf);
  });
  for (const IndexEntry& entry : games)
    if (entry.manual) write_manual(html, entry);
  for (const std::string& id : html.repeated_ids())
    report.error({frame.index.name}, "two games have the id '" + id + "'");
  const bool draft = english::differing(all) > 0;
  const std::string site = page::site_path("");
  const std::string title = "Boardwright: the games", description = english::site_description;
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
      {"checked", base::escaped(english::in_words(all))},
      {"meaning",
       base::escaped(english::meaning_of(all).empty() ? std::string()
                                                      : english::meaning_of(all).front())},
      {"doors", first_screen},
      {"games", html.take()},
      {"credits", base::escaped(credits_of(games))},
  };
  return page::fill_frame(frame.index, slots, report);
}

}  // namespace boardwright::site
