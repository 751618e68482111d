// Writes the glossary page.
#include <algorithm>

#include "base/names.h"
#include "base/text.h"
#include "english/site_words.h"
#include "site/site.h"
#include "site/site_bar.h"

namespace boardwright::site {
namespace {

bool is_piece(const SiteSources& sources, const Term& term, const std::string& slug) {
  return std::ranges::any_of(sources.games, [&](const Facts& game) {
    return std::ranges::any_of(game.piece_types, [&](const PieceFact& piece_type) {
      return base::slug_of(piece_type.name) == slug && base::slug_of(term.name) == slug;
    });
  });
}

void write_term_links(Html& html, const SiteSources& sources, const Term& term) {
  const std::string slug = base::slug_of(term.name);
  const bool piece_type = is_piece(sources, term, slug);
  if (term.see.empty() && !piece_type) return;
  html.element("p", {{"class", "traits"}}, [&] {
    html.text("See ");
    bool first = true;
    const auto link = [&](const std::string& target, std::string_view words) {
      if (!first) html.text(", ");
      first = false;
      html.prose_element("a", {{"href", target}}, words);
    };
    if (piece_type) link(piece_page_name(slug), "how it moves");
    for (const std::string& id : term.see)
      if (const Term* other = sources.frame.glossary.of_id(id)) link("#" + id, other->name);
  });
}

}  // namespace

SiteFile glossary_page(const SiteSources& sources, Report& report) {
  std::vector<const Term*> terms;
  for (const Term& term : sources.frame.glossary.terms()) terms.push_back(&term);
  std::ranges::sort(terms, [](const Term* one, const Term* other) {
    return base::lower_case(one->name) < base::lower_case(other->name);
  });
  Html html;
  html.element("h1", {}, "Glossary");
  html.prose_element("p", {{"class", "lead"}}, english::glossary_explained);
  html.element("dl", {{"class", "glossary"}}, [&] {
    for (const Term* term : terms) {
      html.heading("dt", term->id, term->name);
      html.element("dd", {}, [&] {
        html.prose_element("p", {}, term->means);
        write_term_links(html, sources, *term);
      });
    }
  });
  return framed(sources,
                {std::string(pages_folder) + "/glossary.html", "Glossary",
                 english::glossary_description, html.take()},
                report);
}

}  // namespace boardwright::site
