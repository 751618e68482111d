// Reads credits, captions, remarks and rows of tables off the data of a game.
#include "document/assembly.h"

#include <algorithm>

#include "base/text.h"
#include "document/markdown.h"
#include "document/wording.h"

namespace boardwright::document {
namespace {

/// Takes "Our reading:" off a note: it becomes the note's label.
bool take_reading(Blocks& blocks) {
  constexpr std::string_view begins = "Our reading:";
  auto* paragraph = blocks.empty() ? nullptr : std::get_if<Paragraph>(&blocks.front().content);
  if (paragraph == nullptr || paragraph->content.empty()) return false;
  auto* words = std::get_if<Words>(&paragraph->content.front().content);
  if (words == nullptr || !words->text.starts_with(begins)) return false;
  const std::size_t first = words->text.find_first_not_of(' ', begins.size());
  words->text.erase(0, std::min(first, words->text.size()));
  if (!words->text.empty() && words->text.front() >= 'a' && words->text.front() <= 'z')
    words->text.front() = static_cast<char>(words->text.front() - 'a' + 'A');
  else if (words->text.empty())
    words->text = " ";
  return true;
}

}  // namespace

std::string credit_of(const Article& article) {
  std::vector<std::string> parts = {"By " + article.author};
  if (!article.copyright.empty()) parts.push_back("© " + article.copyright);
  if (!article.version.empty()) parts.push_back("Version\u00a0" + article.version);
  if (!article.published.empty()) parts.push_back("Published " + article.published);
  return joined(parts, " · ");
}

const std::string& title_of(const Article& article, const Document& text) {
  return text.title.empty() ? article.title : text.title;
}

std::string retold_in(const Article& article, std::string_view what) {
  if (!article.retold) return {};
  return "This " + std::string(what) +
         " retells the article in other words. The game, its rules and all facts told here are the "
         "author’s";
}

FoundById::FoundById(const Article& article, const std::vector<Finding>& findings)
    : article_(article) {
  for (const Finding& each : findings)
    if (each.claim->document == article.id) found_.emplace(each.claim->id, &each);
}

std::optional<std::string> FoundById::shown_for(const ClaimReference& reference, const Place& at,
                                                Report& report) const {
  const auto found = found_.find(reference.id);
  if (found != found_.end()) return shown(found->second->computed);
  report.error(at, "unknown claim '" + reference.id + "'", [&] {
    std::vector<std::string_view> known;
    for (const Claim& claim : article_.claims) known.push_back(claim.id);
    return did_you_mean(reference.id, std::span<const std::string_view>(known));
  });
  return std::nullopt;
}

const Diagram* find_diagram(const FigureReference& reference, const Article& article,
                            const std::vector<Diagram>& diagrams, const Place& at, Report& report) {
  const Diagram* found = nullptr;
  for (const Diagram& diagram : diagrams)
    if (diagram.content.figure->id == reference.id &&
        (found == nullptr || diagram.content.figure->document == article.id))
      found = &diagram;
  if (found != nullptr) return found;
  report.error(at, "unknown figure '" + reference.id + "'", [&] {
    std::vector<std::string_view> known;
    for (const Diagram& each : diagrams) known.push_back(each.content.figure->id);
    return did_you_mean(reference.id, std::span<const std::string_view>(known));
  });
  return nullptr;
}

Caption caption_of(const Diagram& diagram) {
  const Figure& figure = *diagram.content.figure;
  Caption caption{"Diagram " + figure.id + ".",
                  " " + figure.title + (figure.title.ends_with('.') ? "" : ".")};
  if (!diagram.content.caption.empty()) caption.words += " " + diagram.content.caption;
  return caption;
}

std::vector<ShownRemark> remarks_of(const Article& article, std::string_view section,
                                    Report& report) {
  std::vector<ShownRemark> shown;
  for (const auto* remarks : {&article.errata, &article.notes})
    for (const Remark& remark : *remarks) {
      if (remark.section != section) continue;
      const bool erratum = remarks == &article.errata;
      Blocks blocks = parse_note(remark.text, remark.place, report);
      const bool reading = !erratum && take_reading(blocks);
      shown.push_back({&remark, erratum,
                       erratum   ? "Erratum"
                       : reading ? "Our reading"
                                 : "Note",
                       std::move(blocks)});
    }
  return shown;
}

std::vector<PieceRow> piece_rows(const Game& game, const Article& article,
                                 const std::vector<Section>& sections, Report& report) {
  std::vector<PieceRow> rows;
  for (const Piece& piece : game.pieces) {
    if (piece.document != article.id) continue;
    if (std::none_of(sections.begin(), sections.end(),
                     [&](const Section& section) { return section.id == piece.section; }))
      report.error(article.place,
                   "the piece '" + piece.id + "' has an unknown section '" + piece.section + "'");
    rows.push_back(
        {&piece, std::to_string(rows.size() + 1), piece.inventor.empty() ? "–" : piece.inventor});
  }
  return rows;
}

const std::string_view checked_summary =
    "Each number, list of cells and checkable sentence of the article, and what follows from them, "
    "was written down and compared with what the rules engine computes from the board and the "
    "moves: ";

std::vector<ErratumRow> erratum_rows(const Game& game, const Article& article,
                                     const std::vector<Section>& sections,
                                     const std::vector<Finding>& findings) {
  std::vector<ErratumRow> rows;
  for (const Finding& finding : findings) {
    const Claim& claim = *finding.claim;
    if (claim.document != article.id || finding.agrees || !finding.explained) continue;
    const Difference apart = difference(claim, finding.computed);
    ErratumRow row{claim.at, in_words(claim, game), apart.printed, apart.found, {}, {}};
    const std::string id = claim.explanation ? claim.explanation->why : std::string();
    for (const Remark& erratum : article.errata) {
      if (erratum.id != id) continue;
      row.id = id;
      row.name = name_of_section(sections, erratum.section);
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

std::string name_of_section(const std::vector<Section>& sections, const std::string& id) {
  for (const Section& section : sections)
    if (section.id == id) return section.number.empty() ? section.title : section.number;
  return id;
}

}  // namespace boardwright::document
