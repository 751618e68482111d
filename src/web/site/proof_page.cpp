// Writes the page of everything that was checked: claims, errata and readings of every game.
#include <algorithm>
#include <initializer_list>

#include "audit/seal.h"
#include "base/text.h"
#include "english/seal_words.h"
#include "english/site_words.h"
#include "page/checked.h"
#include "page/filter.h"
#include "site/letters.h"
#include "site/site.h"
#include "site/site_bar.h"

namespace boardwright::site {
namespace {

/// Makes the links of a remark relative to the site's pages instead of its game's folder.
std::string relative_to_site(std::string html, const std::string& game) {
  constexpr std::string_view begin = "href=\"";
  for (std::size_t at = 0; (at = html.find(begin, at)) != html.npos;) {
    at += begin.size();
    const std::size_t end = html.find('"', at);
    if (html.substr(at, end - at).find(':') == html.npos) html.insert(at, "../" + game + "/");
  }
  return html;
}

/// The words for the status of a claim.
std::string_view status_in_words(std::string_view status) {
  if (status == "explained") return "differs, explained";
  if (status == "copied") return "copied right";
  return status;
}

constexpr std::string_view proof_name = "proof";

/// The most claims that the page of proofs lists itself. Above this each letter has a page.
constexpr std::size_t claims_of_one_page = 1000;

void write_heads(Html& html, std::initializer_list<std::string_view> heads) {
  html.element("thead", {}, [&] {
    html.element("tr", {}, [&] {
      for (const std::string_view head : heads) html.element("th", {{"scope", "col"}}, head);
    });
  });
}

std::vector<std::string> titles(const SiteSources& sources, bool (*has)(const Facts&)) {
  std::vector<std::string> found;
  for (const Facts& game : sources.games)
    if (has(game)) found.push_back(game.title);
  return found;
}

void write_remarks(Html& html, const SiteSources& sources) {
  std::vector<std::string> kinds;
  for (const Facts& game : sources.games)
    for (const page::RemarkFact& remark : game.remarks) kinds.push_back(remark.kind);
  if (kinds.empty()) return;
  html.heading("h2", "remarks", english::remarks_title);
  html.prose_element("p", {}, english::remarks_explained);
  const std::vector<page::FilterChoice> choices = {
      {"Game", "game", titles(sources, [](const Facts& game) { return !game.remarks.empty(); })},
      {"Kind", "kind", page::values_of(kinds)}};
  page::write_filter(html, "all_remarks", "remarks", choices, {});
  html.element("ul", {{"class", "remark-list"}, {"id", "all_remarks"}}, [&] {
    for (const Facts& game : sources.games)
      for (const page::RemarkFact& remark : game.remarks)
        html.element(
            "li", {{"data-item", ""}, {"data-game", game.title}, {"data-kind", remark.kind}}, [&] {
              const std::string target = "../" + game.id + "/" + remark.link;
              html.element("p", {{"class", "kind"}}, [&] {
                html.text(remark.kind + ", ");
                html.prose_element("a", {{"href", target}}, game.title + ", " + remark.section);
              });
              html.raw() += relative_to_site(remark.html, game.id);
            });
  });
}

void write_claim(Html& html, const Facts& game, const page::ClaimFact& claim) {
  const std::string target = "../" + game.id + "/" + claim.link;
  const std::string_view status = status_in_words(claim.status);
  html.element("tr", {{"data-item", ""}, {"data-game", game.title}, {"data-status", status}}, [&] {
    html.element("th", {{"scope", "row"}}, [&] {
      html.prose_element("a", {{"href", target}}, claim.at);
    });
    html.prose_element("td", {}, claim.words);
    html.prose_element("td", {}, claim.stated);
    html.prose_element("td", {}, claim.found);
    html.element("td", {{"class", claim.status}}, status);
  });
}

using Games = std::vector<const Facts*>;

/// Writes the claims of some games, with a filter.
void write_claims(Html& html, const Games& games) {
  std::vector<std::string> titles, states;
  for (const Facts* game : games) {
    titles.push_back(game->title);
    for (const page::ClaimFact& claim : game->claims)
      states.emplace_back(status_in_words(claim.status));
  }
  const std::vector<page::FilterChoice> choices = {{"Game", "game", std::move(titles)},
                                                   {"Status", "status", page::values_of(states)}};
  page::write_filter(html, "all_claims", "claims", choices, {});
  html.element("div", {{"id", "all_claims"}}, [&] {
    for (const Facts* game : games) {
      const std::string id = "claims-" + game->id;
      html.element("section", {{"class", "claims"}, {"aria-labelledby", id}}, [&] {
        html.heading("h3", id, game->title);
        html.element("table", {}, [&] {
          write_heads(html, {"Place", "Claim", "Stated", "Found", "Status"});
          html.element("tbody", {}, [&] {
            for (const page::ClaimFact& claim : game->claims) write_claim(html, *game, claim);
          });
        });
      });
    }
  });
}

/// How many claims of a game have one of these results.
std::size_t count_of(const Facts& game, std::initializer_list<std::string_view> results) {
  return static_cast<std::size_t>(std::ranges::count_if(
      game.claims,
      [&](const page::ClaimFact& claim) { return std::ranges::count(results, claim.status) > 0; }));
}

/// Writes the number of claims of each game, with links to the pages that list them.
void write_counts(Html& html, const Games& games) {
  page::write_wide(html, english::claims_of_games, [&] {
    html.element("table", {}, [&] {
      write_heads(html, {"Game", "Claims", "As stated", "Otherwise"});
      html.element("tbody", {}, [&] {
        for (const Facts* game : games)
          html.element("tr", {}, [&] {
            const std::string target =
                letter_file(proof_name, letter_of(game->title), ".html") + "#claims-" + game->id;
            const std::size_t good = count_of(*game, {"agrees", "copied"});
            html.element("th", {{"scope", "row"}}, [&] {
              html.prose_element("a", {{"href", target}}, game->title);
            });
            for (const std::size_t count : {game->claims.size(), good, game->claims.size() - good})
              html.element("td", {}, std::to_string(count));
          });
      });
    });
  });
}

void write_citations(Html& html, const SiteSources& sources) {
  if (std::ranges::all_of(sources.games, [](const Facts& game) { return game.citations.empty(); }))
    return;
  html.heading("h2", "cited", "What is cited");
  html.prose_element("p", {}, english::citations_explained);
  for (const Facts& game : sources.games) {
    if (game.citations.empty()) continue;
    const std::string id = "cited-" + game.id;
    html.element("div", {{"class", "claims"}}, [&] {
      html.heading("h3", id, game.title);
      page::write_citations(html, "Citations of " + game.title, game.citations,
                            "../" + game.id + "/");
    });
  }
}

/// The games that have claims.
Games with_claims(const SiteSources& sources) {
  Games games;
  for (const Facts& game : sources.games)
    if (!game.claims.empty()) games.push_back(&game);
  return games;
}

}  // namespace

std::vector<SiteFile> proof_pages(const SiteSources& sources, Report& report) {
  Seal all;
  for (const IndexEntry& entry : sources.entries)
    for (const IndexEntry::Page& page : entry.pages)
      if (!entry.manual) all += page.seal;
  Html html;
  html.element("h1", {}, english::proof_title);
  html.prose_element("p", {{"class", "lead"}}, english::proof_lead);
  const auto paragraph = [&](std::string_view words) { html.prose_element("p", {}, words); };
  paragraph(english::proof_by_engine);
  paragraph(english::proof_of_claims);
  if (!english::in_words(all).empty()) {
    const std::string_view look = english::differing(all) > 0 ? "checked open" : "checked";
    html.element("p", {{"class", look}}, [&] { html.element("span", {}, english::in_words(all)); });
    paragraph(base::joined(english::meaning_of(all), " "));
  }
  paragraph(english::not_proved);
  write_remarks(html, sources);
  write_citations(html, sources);
  const Games games = with_claims(sources);
  std::size_t claims = 0;
  for (const Facts* game : games) claims += game->claims.size();
  std::vector<SiteFile> pages;
  if (claims > 0) {
    html.heading("h2", "claims", english::claims_title);
    html.prose_element("p", {}, english::claims_explained(claims));
  }
  if (claims > claims_of_one_page) {
    const auto by_letters = by_letter(games);
    const std::string letters = keys_of(by_letters);
    write_letters(html, letters, english::claims_by_letter, proof_name);
    write_counts(html, games);
    for (const auto& [letter, some] : by_letters) {
      const Games& listed = some;
      const LetterPage page = {proof_name,
                               letters,
                               letter,
                               english::claims_by_letter,
                               english::claims_under(letter_title(letter)),
                               english::proof_description};
      const auto write_listed = [&listed](Html& part) {
        part.element("p", {{"class", "lead"}}, [&] {
          part.prose_element("a", {{"href", "proof.html"}}, english::proof_title);
        });
        part.heading("h2", "claims", english::claims_title);
        write_claims(part, listed);
      };
      pages.push_back(letter_page(sources, page, write_listed, report));
    }
  } else if (claims > 0) {
    write_claims(html, games);
  }
  pages.push_back(framed(sources,
                         {std::string(pages_folder) + "/proof.html",
                          english::proof_title,
                          english::proof_description,
                          html.take(),
                          {"filter.js"}},
                         report));
  return pages;
}

}  // namespace boardwright::site
