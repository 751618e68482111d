// Writes the page of everything that was checked: claims, errata and readings of every game.
#include <algorithm>

#include "audit/seal.h"
#include "base/text.h"
#include "english/seal_words.h"
#include "english/site_words.h"
#include "page/checked.h"
#include "page/filter.h"
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

void write_claims(Html& html, const SiteSources& sources) {
  std::vector<std::string> states;
  for (const Facts& game : sources.games)
    for (const page::ClaimFact& claim : game.claims)
      states.emplace_back(status_in_words(claim.status));
  if (states.empty()) return;
  html.heading("h2", "claims", "Every claim");
  html.prose_element("p", {}, english::claims_explained(states.size()));
  const std::vector<page::FilterChoice> choices = {
      {"Game", "game", titles(sources, [](const Facts& game) { return !game.claims.empty(); })},
      {"Status", "status", page::values_of(states)}};
  page::write_filter(html, "all_claims", "claims", choices, {});
  html.element("div", {{"id", "all_claims"}}, [&] {
    for (const Facts& game : sources.games) {
      if (game.claims.empty()) continue;
      const std::string id = "claims-" + game.id;
      html.element("section", {{"class", "claims"}, {"aria-labelledby", id}}, [&] {
        html.heading("h3", id, game.title);
        html.element("table", {}, [&] {
          html.element("thead", {}, [&] {
            html.element("tr", {}, [&] {
              for (const char* head : {"Place", "Claim", "Stated", "Found", "Status"})
                html.element("th", {{"scope", "col"}}, head);
            });
          });
          html.element("tbody", {}, [&] {
            for (const page::ClaimFact& claim : game.claims) write_claim(html, game, claim);
          });
        });
      });
    }
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

}  // namespace

SiteFile proof_page(const SiteSources& sources, Report& report) {
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
  write_claims(html, sources);
  return framed(sources,
                {std::string(pages_folder) + "/proof.html",
                 english::proof_title,
                 english::proof_description,
                 html.take(),
                 {"filter.js"}},
                report);
}

}  // namespace boardwright::site
