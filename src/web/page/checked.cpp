// Writes the tables of errata and findings.
#include "page/checked.h"

#include <algorithm>

#include "audit/assembly.h"
#include "audit/page_ids.h"
#include "base/text.h"
#include "english/page_words.h"
#include "english/position_words.h"
#include "english/seal_words.h"
#include "english/wording.h"
#include "page/page_figure.h"
#include "text/markdown_parts.h"

namespace boardwright::page {

using base::lower_case;
using game::Claim;

namespace {

/// Writes a table with these headings; `rows` writes the rows.
template <class Rows>
void write_table(Html& html, std::string_view caption, std::span<const std::string_view> heads,
                 Rows rows) {
  write_wide(html, caption, [&] {
    // On a phone the cells of a row are stacked, and the style sheet labels the numbers.
    const bool few = heads.size() < std::size(audit::erratum_heads);
    html.element("table", {{"class", few ? "stacked" : "stacked findings"}}, [&] {
      html.element("thead", {}, [&] {
        html.element("tr", {}, [&] {
          for (const std::string_view head : heads) html.element("th", {{"scope", "col"}}, head);
        });
      });
      html.element("tbody", {}, rows);
    });
  });
}

/// "B1-1" of "Diagram B1-1, text".
std::string_view named_after(std::string_view at, std::string_view word) {
  if (!at.starts_with(word)) return {};
  at.remove_prefix(word.size());
  return at.substr(0, at.find_first_of(", "));
}

/// Finds the links of claims on the page, from a claim itself or from its neighbours.
struct ClaimLinks {
  const Game& game;
  const Article& article;
  const std::vector<Section>& sections;
  const SectionsByClaim& printed_in;

  std::string of(const Claim& claim) const {
    for (const auto& name :
         {named_after(claim.at, "Diagram "), std::string_view(claim.key("figure"))})
      for (const game::Figure& figure : article.figures)
        if (!name.empty() && figure.id == name) return "#" + audit::figure_id(figure.id);
    for (const auto& name :
         {named_after(claim.at, "Section "), std::string_view(claim.key("section"))})
      if (std::string link = of_section(name); !link.empty()) return link;
    if (const auto printing = printed_in.find(claim.id);
        printing != printed_in.end() && !printing->second.empty())
      return "#" + printing->second;
    for (const game::PlaceName& place : article.places)
      if (is_at(claim.at, place.name)) return "#" + place.section;
    for (const std::string_view part : base::split(claim.at, ','))
      if (std::string link = of_section(base::trimmed(part)); !link.empty()) return link;
    const PieceType* piece_type = game.find_piece_type(claim.key("piece"));
    if (piece_type == nullptr || piece_type->document != article.id) return {};
    const bool known = std::ranges::any_of(
        sections, [&](const Section& section) { return section.id == piece_type->section; });
    return known ? "#" + piece_type->section : std::string();
  }

  /// Claims are in the order of their article. So a claim that no section prints links to the
  /// nearest claim of the same place, or else to the claim before it.
  std::string of_neighbour(const Claim& claim) const {
    const auto& claims = article.claims;
    const auto self = std::ranges::find(claims, claim.id, &Claim::id);
    if (self == claims.end()) return {};
    const std::size_t at = static_cast<std::size_t>(self - claims.begin());
    std::string link;
    const auto finds_link = [&](std::size_t other) {
      return other < claims.size() && !(link = of(claims[other])).empty();
    };
    const auto same = [&](std::size_t other) {
      return other < claims.size() && claims[other].at == claim.at;
    };
    if (!claim.at.starts_with("Our "))
      for (std::size_t off = 1; off < claims.size(); ++off)
        for (const std::size_t other : {at - off, at + off})
          if (same(other) && finds_link(other)) return link;
    for (std::size_t other = at; other > 0; --other)
      if (finds_link(other - 1)) return link;
    for (std::size_t other = at + 1; other < claims.size(); ++other)
      if (finds_link(other)) return link;
    return {};
  }

 private:
  /// Whether `at` is `name` or a part of it: "Rules" and "Rules, victory" are at "Rules".
  static bool is_at(std::string_view at, std::string_view name) {
    return at.starts_with(name) && (at.size() == name.size() || at[name.size()] == ',');
  }

  /// "#e1.0" of the section with this number or title, or empty.
  std::string of_section(std::string_view name) const {
    if (name.empty()) return {};
    std::string_view bare = name;
    if (bare.starts_with("The ")) bare.remove_prefix(4);
    for (const Section& section : sections)
      for (const std::string_view each : {name, bare})
        if (lower_case(section.number) == lower_case(each) ||
            lower_case(section.title) == lower_case(each))
          return "#" + section.id;
    return {};
  }
};

/// Writes the findings of one article.
class CheckedWriter {
 public:
  /// `page`: that of the article, for links from another page; empty: this one.
  CheckedWriter(Html& html, const Checked& checked, std::string page)
      : html_(html), checked_(checked), page_(std::move(page)) {
    for (const Finding& finding : checked.findings)
      if (finding.claim->document == checked.article.id)
        (audit::is_copied(*finding.claim) ? copied_ : stated_).push_back(&finding);
  }

  void write(const std::string& apart) {
    html_.element("section", {{"class", "checks"}}, [&] {
      html_.heading("h2", "checked", english::checked_title);
      write_summary();
      if (apart.empty()) explain_rows();
      if (checked_.seal.unexplained > 0) write_table_of_differences(false);
      if (checked_.seal.explained + checked_.seal.miscopied > 0) write_table_of_differences(true);
      if (apart.empty()) return write_statements();
      html_.element("p", {}, [&] {
        html_.element("a", {{"href", apart}}, english::all_statements(stated_.size()));
      });
    });
  }

  void write_statements() {
    write_findings("statements", stated_);
    write_positions();
    write_cited();
    write_findings(english::copies_title, copied_);
  }

 private:
  /// Writes a table below its caption: folded on the page of the article, else as a section.
  template <class Write>
  void write_part(std::string_view caption, Write write) {
    if (page_.empty())
      return html_.element("details", {}, [&] {
        html_.element("summary", {}, caption);
        write();
      });
    html_.element("section", {{"class", "checks"}}, [&] {
      html_.element("h2", {}, caption);
      write();
    });
  }

  void write_summary() {
    if (english::in_words(checked_.seal).empty())
      return html_.prose_element(
          "p", {}, checked_.article.reference ? english::no_counts : english::nothing_checked);
    html_.element("p", {}, [&] {
      html_.element("strong", {}, english::in_words(checked_.seal) + ".");
      for (const std::string& sentence : english::meaning_of(checked_.seal))
        html_.prose(" " + sentence);
    });
  }

  void explain_rows() {
    if (std::ranges::any_of(
            stated_, [](const Finding* finding) { return finding->claim->at.starts_with("Our "); }))
      html_.prose_element("p", {}, english::rows_explained);
  }

  /// Writes the claims that are explained, or those that make the game a draft.
  void write_table_of_differences(bool explained) {
    const std::string_view head = explained ? "Where we differ" : english::draft_title;
    html_.element("h3", {{"id", explained ? "checked-errata" : "checked-draft"}}, head);
    write_table(html_, head, audit::erratum_heads, [&] {
      for (const audit::ErratumRow& row : audit::erratum_rows(
               checked_.game, checked_.article, checked_.sections, checked_.findings, explained))
        write_row(row);
    });
  }

  void write_row(const audit::ErratumRow& row) {
    html_.element("tr", {}, [&] {
      html_.element("th", {{"scope", "row"}}, row.place);
      html_.prose_element("td", {}, row.claim);
      html_.prose_element("td", {}, row.stated);
      html_.prose_element("td", {}, row.found);
      html_.element("td", {}, [&] {
        if (row.id.empty() && !row.name.empty()) return html_.text(row.name);
        write_why(row.id, row.name);
      });
    });
  }

  /// Writes a link to the erratum, named after the section that contains it.
  void write_why(const std::string& id, const std::string& name) {
    if (id.empty()) return html_.text("explained");
    const std::string target = page_ + "#" + id;
    html_.element("a", {{"href", target}}, "see " + name);
  }
  void write_why(const Claim& claim) {
    const std::string id = claim.explanation ? claim.explanation->why : std::string();
    for (const game::Remark& remark : checked_.article.remarks)
      if (remark.id == id)
        return write_why(id, audit::name_of_section(checked_.sections, remark.section));
    write_why({}, {});
  }

  /// Writes a table, "All 96 statements".
  void write_findings(std::string_view what, const std::vector<const Finding*>& findings) {
    if (findings.empty()) return;
    std::string all = "All " + std::to_string(findings.size()) + " " + std::string(what);
    if (findings.size() == 1 && what == "statements") all = "The one statement";
    constexpr std::string_view heads[] = {"Place", "Claim", "Stated", "Computed", "Status"};
    write_part(all, [&] {
      if (!page_.empty() && what == "statements") explain_rows();
      write_table(html_, all, heads, [&] {
        for (const Finding* finding : findings) write_finding(*finding);
      });
    });
  }

  /// Writes the positions that the statements refer to, in order of appearance.
  void write_positions() {
    std::vector<std::string_view> names;
    for (const Finding* finding : stated_)
      if (const std::string_view name = finding->claim->key("position");
          checked_.game.find_position(name) != nullptr &&
          std::ranges::find(names, name) == names.end())
        names.push_back(name);
    if (names.empty()) return;
    constexpr std::string_view what = english::positions_title;
    constexpr std::string_view heads[] = {"Position", "Who stands where"};
    write_part(what, [&] {
      write_table(html_, what, heads, [&] {
        for (const std::string_view name : names)
          html_.element("tr", {}, [&] {
            html_.element(
                "th", {{"scope", "row"}},
                name == checked_.game.start ? "the start" : "‘" + std::string(name) + "’");
            html_.prose_element(
                "td", {},
                english::position_in_words(checked_.game, *checked_.game.find_position(name)));
          });
      });
    });
  }

  void write_cited() {
    if (checked_.citations.empty()) return;
    const std::string all = checked_.citations.size() == 1
                                ? std::string("The one citation")
                                : "All " + std::to_string(checked_.citations.size()) + " citations";
    write_part(all, [&] { write_citations(html_, "Citations", checked_.citations, page_); });
  }

  void write_finding(const Finding& finding) {
    const Claim& claim = *finding.claim;
    html_.element("tr", {{"id", "claim-" + claim.id}}, [&] {
      html_.element("th", {{"scope", "row"}}, [&] { write_place(claim); });
      html_.prose_element("td", {}, english::in_words(claim, checked_.game));
      html_.prose_element("td", {}, game::shown(claim.documented));
      html_.prose_element("td", {}, game::shown(finding.computed));
      if (finding.agrees)
        html_.element("td", {{"class", "agrees"}}, "agrees");
      else if (finding.explained)
        html_.element("td", {{"class", "explained"}}, [&] { write_why(claim); });
      else
        html_.element("td", {{"class", "differs"}}, "differs");
    });
  }

  /// Writes the place of the claim, with a link to its diagram or section.
  void write_place(const Claim& claim) {
    const std::string place =
        place_of(claim, checked_.game, checked_.article, checked_.sections, checked_.printed_in);
    if (place.empty()) return html_.text(claim.at);
    const std::string target = page_ + place;
    html_.element("a", {{"href", target}}, claim.at);
  }

  Html& html_;
  const Checked& checked_;
  const std::string page_;
  std::vector<const Finding*> stated_, copied_;
};

}  // namespace

std::string place_of(const Claim& claim, const Game& game, const Article& article,
                     const std::vector<Section>& sections, const SectionsByClaim& printed_in) {
  const ClaimLinks links{game, article, sections, printed_in};
  if (claim.in_court) return "#court";
  if (std::string own = links.of(claim); !own.empty()) return own;
  return links.of_neighbour(claim);
}

bool has_many_statements(const Article& article, const std::vector<Finding>& findings) {
  constexpr std::ptrdiff_t few = 100;
  const std::ptrdiff_t stated = std::ranges::count_if(findings, [&](const Finding& finding) {
    return finding.claim->document == article.id && !audit::is_copied(*finding.claim);
  });
  return !article.manual && !article.reference && stated > few;
}

void write_checked(Html& html, const Checked& checked, const std::string& apart) {
  CheckedWriter(html, checked, {}).write(apart);
}

void write_statements(Html& html, const Checked& checked) {
  CheckedWriter(html, checked, audit::page_name(checked.article)).write_statements();
}

void write_citations(Html& html, std::string_view caption,
                     const std::vector<CitationFact>& citations, const std::string& folder) {
  constexpr std::string_view heads[] = {"Cited", english::place_title};
  write_table(html, caption, heads, [&] {
    for (const CitationFact& each : citations)
      html.element("tr", {}, [&] {
        const std::string target = folder + each.link;
        html.element("th", {{"scope", "row"}}, [&] {
          if (target.empty()) return html.prose(each.words);
          html.prose_element("a", {{"href", target}}, each.words);
        });
        html.prose_element("td", {}, each.source.empty() ? "our own words" : each.source);
      });
  });
}

}  // namespace boardwright::page
