// Collects the ids of pages before a page is written.
#include "audit/page_ids.h"

#include <array>
#include <map>

#include "base/text.h"

namespace boardwright::audit {
namespace {

/// The ids that every page has or can have.
constexpr std::array<std::string_view, 9> fixed_ids = {
    "main",           "contents",      "legend",      "remarks",  "checked",
    "checked-errata", "checked-draft", "men-letters", "men-drawn"};

/// The ids of one page, with what they identify.
class Taken {
 public:
  explicit Taken(Report& report) : report_(report) {
    for (const std::string_view id : fixed_ids) taken_.emplace(id, "a part of every page");
  }

  void take(const std::string& id, const char* what, const base::Place& place) {
    const auto [found, is_new] = taken_.emplace(id, what);
    if (!is_new && found->second != what)  // two of one kind are reported where they are read
      report_.error(place, "the id '" + id + "' is also that of " + found->second);
  }

 private:
  Report& report_;
  std::map<std::string, std::string, std::less<>> taken_;
};

}  // namespace

void check_ids(const Game& game, const Proof& proof, Report& report) {
  if (proof.documents.size() != game.articles.size()) return;
  for (std::size_t i = 0; i < game.articles.size(); ++i) {
    const Article& article = game.articles[i];
    const Document& text = proof.documents[i];
    Taken taken(report);
    for (const Claim& claim : article.claims)
      taken.take("claim-" + claim.id, "a claim", claim.place);
    for (const game::Figure& figure : article.figures)
      taken.take(figure_id(figure.id), "a figure", figure.place);
    for (const text::Section& section : text::sections_of(text))
      taken.take(section.id, "a section", {text.file, section.line, 1});
    for (const game::Remark& remark : article.remarks)
      taken.take(remark.id, "a remark", remark.place);
  }
}

std::set<std::string, std::less<>> ids_of(const Article& article, const Document& text) {
  std::set<std::string, std::less<>> ids = {"checked", "remarks", "legend"};
  for (const text::Section& section : text::sections_of(text)) ids.insert(section.id);
  for (const text::Block& block : text.blocks)
    if (const auto* figure = std::get_if<text::FigureReference>(&block.content))
      ids.insert(figure_id(figure->id));
  for (const game::Remark& remark : article.remarks) ids.insert(remark.id);
  return ids;
}

std::string page_name(const Article& article) { return article.id + ".html"; }

std::string statements_page(const Article& article) { return article.id + ".checked.html"; }

std::string figure_id(std::string_view id) { return "fig-" + base::lower_case(id); }

}  // namespace boardwright::audit
