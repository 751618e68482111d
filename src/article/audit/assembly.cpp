// Builds credits, captions, remarks and table rows from the data of a game.
#include "audit/assembly.h"

#include <algorithm>

#include "base/hints.h"
#include "base/text.h"
#include "english/page_words.h"
#include "english/wording.h"
#include "text/markdown.h"
#include "text/numbers.h"

namespace boardwright::audit {

using base::Report;
using diagram::Diagram;
using game::Article, game::Figure, game::Finding, game::Game, game::Remark;
using text::Section;

std::string credit_of(const Article& article) {
  std::vector<std::string> parts;
  if (!article.author.empty()) parts.push_back("By " + article.author);
  if (!article.copyright.empty()) parts.push_back("© " + article.copyright);
  if (!article.version.empty()) parts.push_back("Version\u00a0" + article.version);
  if (!article.published.empty()) parts.push_back("Published " + article.published);
  return base::joined(parts, " · ");
}

const std::string& title_of(const Article& article, const text::Document& text) {
  return text.title.empty() ? article.title : text.title;
}

std::string retold_in(const Article& article, std::string_view what, std::string_view articles) {
  if (article.reference) return english::written_from_rules(what);
  if (!article.retold) return {};
  return english::retold(what, articles);
}

text::Blocks original_of(const Article& article, Report& report) {
  if (article.original.empty()) return {};
  return text::parse_note("**The original.** " + article.original, article.place, report);
}

const Figure* board_figure(const Game& game) {
  const Figure* cover = nullptr;
  for (const Figure* figure : game.figures()) {
    if (!game.start.empty() && figure->position == game.start) return figure;
    if (figure->id == game.cover) cover = figure;
  }
  return cover;
}

FoundById::FoundById(const Article& article, const std::vector<Finding>& findings)
    : article_(article) {
  for (const Finding& each : findings)
    if (each.claim->document == article.id) found_.emplace(each.claim->id, &each);
}

std::optional<ShownClaim> FoundById::shown_for(const text::ClaimReference& reference,
                                               const base::Place& at, Report& report) const {
  if (reference.is_cited()) return ShownClaim{reference.words};
  const auto found = found_.find(reference.id);
  if (found != found_.end()) {
    const Finding& finding = *found->second;
    const std::string computed = game::shown(finding.computed), &words = reference.words;
    const bool wrong = !finding.agrees && !finding.problem.empty();
    if (!wrong) return ShownClaim{words.empty() ? computed : words};
    if (words.empty()) return ShownClaim{game::shown(finding.claim->documented), computed};
    const bool right = !std::holds_alternative<bool>(finding.computed) &&
                       text::words_match(words, finding.computed, finding.claim);
    return ShownClaim{words, right ? std::string() : computed};
  }
  report.error(at, "unknown claim '" + reference.id + "'", [&] {
    std::vector<std::string_view> known;
    for (const game::Claim& claim : article_.claims) known.push_back(claim.id);
    return base::meant_or_all(reference.id, known);
  });
  return std::nullopt;
}

const Diagram* find_diagram(const text::FigureReference& reference, const Article& article,
                            const std::vector<Diagram>& diagrams, const base::Place& at,
                            Report& report) {
  const Diagram* found = nullptr;
  for (const Diagram& diagram : diagrams)
    if (diagram.content.figure->id == reference.id &&
        (found == nullptr || diagram.content.figure->document == article.id))
      found = &diagram;
  if (found != nullptr) return found;
  report.error(at, "unknown figure '" + reference.id + "'", [&] {
    std::vector<std::string_view> known;
    for (const Diagram& each : diagrams) known.push_back(each.content.figure->id);
    return base::meant_or_all(reference.id, known);
  });
  return nullptr;
}

std::vector<const Diagram*> figures_of(const text::Document& text, const Article& article,
                                       const std::vector<Diagram>& diagrams) {
  Report ignored;  // the writer of the figure reports errors
  std::vector<const Diagram*> figures;
  for (const text::Block& block : text.blocks)
    if (const auto* reference = std::get_if<text::FigureReference>(&block.content))
      if (const Diagram* diagram = find_diagram(*reference, article, diagrams, {}, ignored))
        figures.push_back(diagram);
  return figures;
}

namespace {

/// The length of the start of a caption that repeats the title without its article, for example
/// "Wazir" after "A Wazir". 0 if the caption does not repeat it.
std::size_t repeated_length(std::string_view title, std::string_view words) {
  for (const std::string_view article : {"A ", "An "})
    if (title.starts_with(article)) title.remove_prefix(article.size());
  const bool repeats = words.size() > title.size() && words[title.size()] == ' ' &&
                       base::lower_case(words.substr(0, title.size())) == base::lower_case(title);
  return repeats ? title.size() : 0;
}

/// A title as a sentence.
std::string ended(const std::string& title) {
  return title.ends_with('.') || title.ends_with('?') ? title : title + ".";
}

}  // namespace

Caption caption_of(const Diagram& diagram) {
  const Figure& figure = *diagram.content.figure;
  const std::string &title = figure.title, &words = diagram.content.caption;
  Caption caption{figure.numbered ? "Diagram " + figure.id + "." : "Diagram.", {}};
  const std::size_t repeated = repeated_length(title, words);
  if (title.empty()) {
    if (!words.empty()) caption.words = " " + words;
  } else if (!figure.numbered) {
    caption.name = repeated > 0 ? title : ended(title);
    caption.words = repeated > 0 ? words.substr(repeated) : words.empty() ? "" : " " + words;
  } else if (repeated > 0) {
    caption.words = " " + title + words.substr(repeated);
  } else {
    caption.words = " " + ended(title) + (words.empty() ? "" : " " + words);
  }
  return caption;
}

ShownRemark shown(const Remark& remark, Report& report) {
  return {&remark, text::parse_note(remark.text, remark.place, report)};
}

namespace {

template <class Wanted>
std::vector<ShownRemark> shown_remarks(const Article& article, Report& report,
                                       const Wanted& wanted) {
  std::vector<ShownRemark> all;
  for (const Remark& remark : article.remarks)
    if (wanted(remark)) all.push_back(shown(remark, report));
  return all;
}

}  // namespace

bool is_beside(const Article& article, const Remark& remark) {
  if (remark.kind != game::RemarkKind::reading) return game::type_of(remark).in_margin;
  return remark.beside || std::ranges::count(article.remarks, game::RemarkKind::reading,
                                             &Remark::kind) <= game::readings_beside;
}

std::vector<ShownRemark> margin_of(const Article& article, std::string_view section,
                                   Report& report) {
  return shown_remarks(article, report, [&](const Remark& remark) {
    return remark.section == section && is_beside(article, remark);
  });
}

std::vector<ShownRemark> listed_of(const Article& article, game::RemarkKind kind, Report& report) {
  return shown_remarks(article, report, [&](const Remark& remark) {
    return remark.kind == kind && !is_beside(article, remark);
  });
}

std::vector<PieceRow> piece_type_rows(const Game& game, const Article& article,
                                      const std::vector<Section>& sections, Report& report) {
  std::vector<PieceRow> rows;
  for (const moves::PieceType& piece_type : game.piece_types) {
    if (piece_type.document != article.id) continue;
    if (std::ranges::none_of(
            sections, [&](const Section& section) { return section.id == piece_type.section; }))
      report.error(article.place, "the piece '" + piece_type.id + "' has an unknown section '" +
                                      piece_type.section + "'");
    rows.push_back({&piece_type, std::to_string(rows.size() + 1),
                    piece_type.inventor.empty() ? "–" : piece_type.inventor});
  }
  return rows;
}

std::vector<ErratumRow> erratum_rows(const Game& game, const Article& article,
                                     const std::vector<Section>& sections,
                                     const std::vector<Finding>& findings, bool explained) {
  std::vector<ErratumRow> rows;
  for (const Finding& finding : findings) {
    const game::Claim& claim = *finding.claim;
    const bool wanted = explained ? !finding.agrees && finding.explained : !finding.problem.empty();
    if (claim.document != article.id || !wanted) continue;
    const english::Difference differing_values = english::difference(claim, finding.computed);
    ErratumRow row{claim.at,
                   english::in_words(claim, game),
                   differing_values.printed,
                   differing_values.found,
                   {},
                   {}};
    const std::string id = claim.explanation ? claim.explanation->why : std::string();
    if (!explained) row.name = finding.problem;
    for (const Remark& remark : article.remarks) {
      if (!explained || remark.id != id) continue;
      row.id = id;
      row.name = name_of_section(sections, remark.section);
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<std::string> draft_notes(const Game& game, const Article& article, const Figure& figure,
                                     const std::vector<Finding>& findings) {
  std::vector<std::string> notes;
  for (const Finding& finding : findings) {
    const game::Claim& claim = *finding.claim;
    if (claim.document != article.id || claim.key("figure") != figure.id || finding.agrees ||
        finding.problem.empty())
      continue;
    const english::Difference differing_values = english::difference(claim, finding.computed);
    notes.push_back(english::draft_note(english::in_words(claim, game), differing_values.printed,
                                        differing_values.found));
  }
  return notes;
}

std::string name_of_section(const std::vector<Section>& sections, const std::string& id) {
  for (const Section& section : sections)
    if (section.id == id) return section.number.empty() ? section.title : section.number;
  return id;
}

}  // namespace boardwright::audit
