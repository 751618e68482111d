// Writes a page for each piece name over all games, and the list of these pages.
#include <algorithm>
#include <map>
#include <set>

#include "base/names.h"
#include "base/text.h"
#include "english/site_words.h"
#include "page/filter.h"
#include "page/html.h"
#include "site/site.h"
#include "site/site_bar.h"

namespace boardwright::site {
namespace {

/// A piece and its game.
struct Played {
  const Facts* game = nullptr;
  const PieceFact* piece_type = nullptr;
};

/// Games in which a piece moves alike on equal boards: they share figure and map.
struct OnBoard {
  std::vector<Played> games;
};

/// Games in which a piece moves alike.
struct Movement {
  std::string key;
  std::vector<OnBoard> boards;
  std::size_t games = 0;
};

/// All pieces with the same name.
struct Name {
  std::string slug, name;
  std::vector<Movement> movements;
  std::size_t games = 0;
};

/// The names by slug, and for each movement the slugs of all names it has.
struct PieceNames {
  std::map<std::string, Name> by_slug;
  std::map<std::string, std::set<std::string>> known_as;
};

void add_played(Name& name, const Played& played) {
  const PieceFact& piece_type = *played.piece_type;
  auto movement = std::ranges::find(name.movements, piece_type.movement, &Movement::key);
  if (movement == name.movements.end())
    movement = name.movements.insert(movement, {piece_type.movement, {}});
  auto board = std::ranges::find_if(movement->boards, [&](const OnBoard& each) {
    const PieceFact& first = *each.games.front().piece_type;
    return first.board == piece_type.board && first.average == piece_type.average &&
           first.least == piece_type.least && first.most == piece_type.most;
  });
  if (board == movement->boards.end()) board = movement->boards.insert(board, OnBoard{});
  board->games.push_back(played);
  ++movement->games;
  ++name.games;
}

/// The games, reference games last: a way of moving is named after the first game that has it.
std::vector<const Facts*> reference_games_last(const SiteSources& sources) {
  std::vector<const Facts*> order;
  for (const bool reference : {false, true})
    for (std::size_t i = 0; i < sources.games.size(); ++i)
      if (sources.entries[i].reference == reference) order.push_back(&sources.games[i]);
  return order;
}

PieceNames names_of(const SiteSources& sources) {
  PieceNames names;
  for (const Facts* each : reference_games_last(sources))
    for (const Facts& game = *each; const PieceFact& piece_type : game.piece_types) {
      const std::string slug = base::slug_of(piece_type.name);
      Name& name = names.by_slug[slug];
      if (name.name.empty()) name = {slug, piece_type.name, {}, 0};
      add_played(name, {&game, &piece_type});
      names.known_as[piece_type.movement].insert(slug);
    }
  for (auto& [slug, name] : names.by_slug) {
    std::ranges::stable_sort(name.movements, [](const Movement& one, const Movement& other) {
      return one.games > other.games;
    });
    for (Movement& movement : name.movements)
      std::ranges::stable_sort(movement.boards, [](const OnBoard& one, const OnBoard& other) {
        return one.games.size() > other.games.size();
      });
  }
  return names;
}

void write_games(Html& html, const std::vector<Played>& games) {
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (i > 0) html.text(i + 1 == games.size() ? " and " : ", ");
    const std::string target = "../" + games[i].game->id + "/" + games[i].piece_type->link;
    html.prose_element("a", {{"href", target}}, games[i].game->title);
  }
}

/// Writes the figure and the map side by side.
void write_board(Html& html, const OnBoard& on) {
  const Played& first = on.games.front();
  const PieceFact& piece_type = *first.piece_type;
  html.element("div", {{"class", "on-board"}}, [&] {
    html.element("p", {{"class", "board"}}, [&] {
      html.element("strong", {}, piece_type.board);
      html.text(": ");
      write_games(html, on.games);
    });
    html.element("div", {{"class", "pair"}}, [&] {
      if (!piece_type.figure.empty()) {
        const std::string source = "../" + first.game->id + "/" + piece_type.figure;
        html.element("figure", {}, [&] {
          html.empty_element("img",
                             {{"src", source}, {"alt", piece_type.shown}, {"loading", "lazy"}});
          html.prose_element("figcaption", {},
                             english::how_it_moves(piece_type.name, first.game->title));
        });
      }
      if (piece_type.map.empty()) return;
      html.element("figure", {}, [&] {
        html.raw() += piece_type.map;
        html.prose_element(
            "figcaption", {},
            english::mobility_in_words(piece_type.least, piece_type.most, piece_type.average));
      });
    });
  });
}

void write_movement(Html& html, const PieceNames& names, const Name& name, const Movement& movement,
                    std::size_t number) {
  const PieceFact& piece_type = *movement.boards.front().games.front().piece_type;
  const std::string id = "way-" + std::to_string(number);
  html.element("section", {{"class", "way"}}, [&] {
    const std::string head = name.movements.size() == 1
                                 ? "On " + piece_type.surface
                                 : "As in " + movement.boards.front().games.front().game->title;
    html.heading("h2", id, head);
    html.prose_element("p", {}, piece_type.words);
    if (!piece_type.betza.empty())
      html.element("p", {{"class", "traits"}}, [&] {
        html.text("Betza ");
        html.element("code", {}, piece_type.betza);
      });
    std::set<std::string> others = names.known_as.at(movement.key);
    others.erase(name.slug);
    if (!others.empty())
      html.element("p", {}, [&] {
        html.text(english::other_names);
        std::size_t at = 0;
        for (const std::string& slug : others) {
          if (at > 0) html.text(at + 1 == others.size() ? " or " : ", ");
          ++at;
          const std::string target = piece_page_name(slug);
          html.prose_element("a", {{"href", target}}, names.by_slug.at(slug).name);
        }
        html.text(".");
      });
    for (const OnBoard& on : movement.boards) write_board(html, on);
  });
}

SiteFile piece_page(const SiteSources& sources, const PieceNames& names, const Name& name,
                    Report& report) {
  Html html;
  html.prose_element("h1", {}, name.name);
  const std::string lead = english::piece_of_games(name.games, name.movements.size());
  html.prose_element("p", {{"class", "lead"}}, lead);
  if (const Term* term = sources.frame.glossary.find(name.name))
    html.prose_element("p", {{"class", "meaning"}}, term->means);
  std::size_t number = 0;
  for (const Movement& movement : name.movements)
    write_movement(html, names, name, movement, ++number);
  return framed(sources,
                {std::string(pages_folder) + "/" + piece_page_name(name.slug),
                 name.name + ": how it moves", name.name + ". " + lead, html.take()},
                report);
}

/// The first figure of a piece's moves, small; its name stands beside it.
void write_small_figure(Html& html, const Name& name) {
  for (const Movement& movement : name.movements) {
    const Played& first = movement.boards.front().games.front();
    if (first.piece_type->figure.empty()) continue;
    const std::string source = "../" + first.game->id + "/" + first.piece_type->figure;
    html.empty_element(
        "img",
        {{"src", source}, {"alt", ""}, {"width", "72"}, {"height", "72"}, {"loading", "lazy"}});
    return;
  }
}

SiteFile piece_list_page(const SiteSources& sources, const PieceNames& names, Report& report) {
  Html html;
  html.element("h1", {}, "Pieces");
  html.prose_element("p", {{"class", "lead"}}, english::pieces_explained);
  const page::FilterOrder all[] = {{"name", "title"}, {"number of games", "games", true}};
  std::vector<std::string> surfaces;
  for (const auto& [slug, name] : names.by_slug)
    for (const Movement& movement : name.movements)
      surfaces.push_back(movement.boards.front().games.front().piece_type->surface);
  const std::vector<page::FilterChoice> choices = {{"Board", "board", page::values_of(surfaces)}};
  page::write_filter(html, "all_pieces", "pieces", choices, all);
  html.element("ul", {{"class", "piece-list"}, {"id", "all_pieces"}}, [&] {
    for (const auto& each : names.by_slug) {
      const std::string& slug = each.first;
      const Name& name = each.second;
      std::vector<std::string> on, betza;
      for (const Movement& movement : name.movements) {
        const PieceFact& piece_type = *movement.boards.front().games.front().piece_type;
        on.push_back(piece_type.surface);
        if (!piece_type.betza.empty() && std::ranges::find(betza, piece_type.betza) == betza.end())
          betza.push_back(piece_type.betza);
      }
      const std::string boards = base::joined(page::values_of(on), "|"),
                        target = piece_page_name(slug), games = std::to_string(name.games),
                        title = base::lower_case(name.name);
      html.element(
          "li",
          {{"data-item", ""}, {"data-title", title}, {"data-games", games}, {"data-board", boards}},
          [&] {
            write_small_figure(html, name);
            html.prose_element("a", {{"href", target}}, name.name);
            html.element("span", {{"class", "traits"}}, [&] {
              constexpr std::size_t most = 3;
              if (betza.size() > most) {
                betza.resize(most);
                betza.emplace_back("…");
              }
              html.text(" " + english::counted_games(name.games) +
                        (betza.empty() ? "" : " · " + base::joined(betza, ", ")));
            });
          });
    }
  });
  return framed(sources,
                {std::string(pages_folder) + "/pieces.html",
                 "Pieces",
                 english::pieces_description,
                 html.take(),
                 {"filter.js"}},
                report);
}

}  // namespace

std::string piece_page_name(std::string_view slug) {
  return "piece-" + std::string(slug) + ".html";
}

std::vector<SiteFile> piece_pages(const SiteSources& sources, Report& report) {
  const PieceNames names = names_of(sources);
  std::vector<SiteFile> files;
  files.push_back(piece_list_page(sources, names, report));
  for (const auto& [slug, name] : names.by_slug)
    files.push_back(piece_page(sources, names, name, report));
  return files;
}

}  // namespace boardwright::site
