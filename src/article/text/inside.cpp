// Reads the figures, remarks and claims in the text of articles.
#include "text/inside.h"

#include <algorithm>

#include "base/files.h"
#include "base/hash.h"
#include "base/limits.h"
#include "base/names.h"
#include "base/text.h"
#include "game/positions.h"
#include "text/fences.h"
#include "text/figure_block.h"
#include "text/markdown.h"
#include "text/statement.h"

namespace boardwright::text {

using base::UniqueNames;
using game::Extent;

namespace {

/// The place of a claim: "Section 3.1" for a numbered section, otherwise the title of the section
/// or the article.
std::string name_of_place(const Document& text, const Article& article, const std::string& id) {
  for (const Section& section : sections_of(text))
    if (section.id == id)
      return section.number.empty() ? section.title : "Section " + section.number;
  return text.title.empty() ? article.title : text.title;
}

class InsideReader {
 public:
  InsideReader(Game& game, Extent extent, Report& report)
      : game_(game), extent_(extent), report_(report) {
    for (const game::Figure* figure : game.figures())
      figures_.add(figure->id, figure->place, report);
  }

  void read(Article& article) {
    if (article.reference || !game_.storage.exists(article.text)) return;
    Report ignored;
    const auto text =
        base::read_text(game_.storage, article.text, base::limits::article_bytes, ignored);
    if (!text || !(extent_ == Extent::all ? may_state(*text) : may_draw(*text))) return;
    const std::string file = article.text.string();
    const Document document = parse_markdown(*text, file, ignored, article.id);
    if (document.claims.empty() && document.fenced.empty()) return;
    report_.keep_source(file, *text);
    for (const FencedBlock& block : document.fenced)
      if (block.word == figure_fence) add_figure(article, block, file);
    report_.keep_source(file, *text);  // again: reading a figure replaced the source of this file
    if (extent_ != Extent::all) return;
    add_remarks(article, document);
    add_claims(article, document);
  }

 private:
  void add_figure(Article& article, const FencedBlock& block, const std::string& file) {
    const Place place{file, block.line - 1, 1};
    if (std::ssize(article.figures) >= base::limits::figures)
      return report_.error(
          place, "an article has at most " + std::to_string(base::limits::figures) + " figures");
    figures_.add(block.id, place, report_);
    if (auto figure = read_figure_block(game_, article, block, file, report_))
      article.figures.push_back(std::move(*figure));
  }

  /// Adds the remarks, sorted by kind like those of the claims file: most important first.
  void add_remarks(Article& article, const Document& document) {
    UniqueNames names("remark");
    for (const game::Remark& remark : article.remarks) names.add(remark.id, remark.place, report_);
    for (const FencedBlock& block : document.fenced)
      for (const game::RemarkType& type : game::remark_types) {
        if (type.table != block.word) continue;
        const Place place{document.file, block.line - 1, 1};
        if (!base::is_name(block.id)) {
          report_.error(place, in_quotes(block.id) + " cannot be a name",
                        "write ```" + block.word + " its-name");
          continue;
        }
        names.add(block.id, place, report_);
        article.remarks.push_back(
            {block.id, block.section, block.text, article.id, place, type.kind});
      }
    std::ranges::stable_sort(article.remarks, {}, &game::Remark::kind);
  }

  /// Whether the claims file has a claim with the same name and statement.
  static bool is_stated(const Article& article, const Claim& claim) {
    const auto same = std::ranges::find(article.claims, claim.id, &Claim::id);
    return same != article.claims.end() && print_statement(*same) == print_statement(claim);
  }

  void add_claims(Article& article, const Document& document) {
    UniqueNames names("claim");
    for (const Claim& claim : article.claims) names.add(claim.id, claim.place, report_);
    for (const StatedClaim& stated : document.claims) {
      if (stated.repeated) continue;
      const Place place{document.file, stated.line, stated.column};
      auto read = parse_statement(stated.text, place, report_);
      if (!read) continue;
      Claim& claim = read->claim;
      claim.id = stated.id;
      if (is_stated(article, claim)) continue;
      claim.document = article.id;
      claim.at = name_of_place(document, article, stated.section);
      names.add(claim.id, place, report_);
      if (const std::string& position = claim.key("position"); !position.empty())
        game::add_position(game_, position, claim.place_of(position), report_);
      article.claims.push_back(std::move(claim));
    }
  }

  Game& game_;
  Extent extent_;
  Report& report_;
  UniqueNames figures_{"figure", UniqueNames::Case::is_ignored};
};

}  // namespace

void read_inside(Game& game, Extent extent, Report& report) {
  if (extent <= Extent::rules || game.boards.empty() || report.has_errors()) return;
  InsideReader reader(game, extent, report);
  for (Article& article : game.articles) reader.read(article);
}

std::uint64_t hash_of_inside(const std::string& text) {
  if (!may_state(text)) return 0;
  Report ignored;
  const Document document = parse_markdown(text, {}, ignored);
  std::uint64_t hash = 0;
  for (const StatedClaim& claim : document.claims) hash = base::content_hash(claim.text, hash + 1);
  for (const FencedBlock& block : document.fenced)
    for (const std::string* part :
         {&block.word, &block.id, &block.title, &block.section, &block.text})
      hash = base::content_hash(*part, hash + 1);
  return hash;
}

}  // namespace boardwright::text
