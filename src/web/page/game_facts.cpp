// Collects what the pages of a whole site say about a game.
#include <algorithm>

#include "audit/assembly.h"
#include "audit/page_ids.h"
#include "base/text.h"
#include "betza/betza.h"
#include "english/game_summary.h"
#include "english/game_words.h"
#include "english/mobility.h"
#include "english/move_words.h"
#include "english/page_words.h"
#include "english/wording.h"
#include "game/reference.h"
#include "page/checked.h"
#include "page/facts.h"
#include "page/html.h"
#include "page/page.h"
#include "page/page_figure.h"
#include "page/play_page.h"

namespace boardwright::page {
namespace {

/// Makes the fragment links of a text relative to the folder of the game instead of its own page.
std::string relative_to_folder(std::string html, const std::string& page) {
  constexpr std::string_view own = "href=\"#";
  for (std::size_t at = 0; (at = html.find(own, at)) != html.npos; at += own.size())
    html.insert(at + 6, page);
  return html;
}

class FactsCollector {
 public:
  FactsCollector(const Game& game, const audit::Proof& proof)
      : game_(game), proof_(proof), words_(game), betza_(game.board()) {}

  Facts make() {
    facts_.id = game_.id;
    facts_.title = game_.title;
    facts_.by = game_.by;
    for (std::size_t i = 0; i < game_.articles.size(); ++i)
      add_article(game_.articles[i], proof_.documents[i], proof_.accounts[i]);
    if (game_.articles.front().manual) return std::move(facts_);
    if (has_play(game_)) facts_.pages.push_back({play_file, game_.title + ": play", "play"});
    if (has_card(game_)) facts_.pages.push_back({card_page, game_.title + ": rules card", "card"});
    facts_.start = audit::page_name(game_.articles.front());
    facts_.cells = base::joined(game_.board().names(), " ");
    for (const PieceType* piece_type : english::listed_pieces(game_)) add_piece_type(*piece_type);
    return std::move(facts_);
  }

 private:
  void add_article(const Article& article, const Document& text, const audit::Account& account) {
    const std::string page = audit::page_name(article);
    facts_.pages.push_back({page, article.title,
                            article.manual      ? "manual"
                            : article.reference ? "rules"
                                                : "article"});
    const std::vector<Section> sections = text::sections_of(text);
    for (const Section& section : sections)
      facts_.sections.push_back(
          {page + "#" + section.id,
           section.number.empty() ? section.title : section.number + " " + section.title});
    if (article.manual) return;
    for (const Diagram& diagram : proof_.diagrams)
      if (diagram.content.figure->document == article.id) {
        const audit::Caption caption = audit::caption_of(diagram);
        facts_.figures.push_back({page + "#" + audit::figure_id(diagram.content.figure->id),
                                  caption.name + caption.words});
      }
    std::string statements = page;
    if (has_many_statements(article, proof_.findings)) {
      statements = audit::statements_page(article);
      facts_.pages.push_back(
          {statements, std::string(english::checked_title) + ": " + article.title, "proofs"});
    }
    for (const Finding& finding : proof_.findings)
      if (finding.claim->document == article.id) add_claim(statements, finding);
    for (const game::Remark& remark : article.remarks) add_remark(page, article, sections, remark);
    for (const audit::Citation& each : account.citations)
      facts_.citations.push_back(
          {each.section.empty() ? page : page + "#" + each.section, each.words, each.source});
  }

  void add_claim(const std::string& page, const Finding& finding) {
    const game::Claim& claim = *finding.claim;
    const english::Difference differ = english::difference(claim, finding.computed);
    const bool same = finding.agrees;
    facts_.claims.push_back({page + "#claim-" + claim.id, claim.at, english::in_words(claim, game_),
                             same ? game::shown(claim.documented) : differ.printed,
                             same ? game::shown(finding.computed) : differ.found,
                             !same                     ? finding.explained ? "explained" : "differs"
                             : audit::is_copied(claim) ? "copied"
                                                       : "agrees"});
  }

  void add_remark(const std::string& page, const Article& article,
                  const std::vector<Section>& sections, const game::Remark& remark) {
    Report ignored;  // the page reports these problems
    const audit::FoundById found(article, proof_.findings);
    Insertions insertions;
    insertions.claim = [&](Html& html, const text::ClaimReference& reference, int, int) {
      if (const auto value = found.shown_for(reference, remark.place, ignored))
        write_shown(html, *value);
    };
    insertions.link = [](const text::Link&, int, int) {};
    insertions.figure = [](Html&, const text::FigureReference&, int) {};
    insertions.directive = [](Html&, const Directive&, int) {};
    Html html;
    for (const Block& block : audit::shown(remark, ignored).blocks) write(html, block, insertions);
    facts_.remarks.push_back({page + "#" + remark.id, std::string(game::type_of(remark).label),
                              audit::name_of_section(sections, remark.section),
                              relative_to_folder(html.take(), page)});
  }

  void add_piece_type(const PieceType& piece_type) {
    const board::Board& board = game_.board();
    PieceFact fact;
    fact.id = piece_type.id;
    fact.name = piece_type.name;
    fact.letter = piece_type.letter;
    if (piece_type.stands.empty())
      fact.betza = betza_.write(piece_type.moves, piece_type.state).value_or("");
    fact.surface = english::surface_of(game_);
    fact.movement =
        fact.surface + " " + (fact.betza.empty() ? notation_of(piece_type) : fact.betza);
    fact.words = english::moves_in_words(words_, piece_type);
    fact.board = english::board_of(game_);
    const bool reference = game::is_reference(game_);
    fact.link = reference ? std::string("index.html#") + game::reference_section(piece_type)
                : piece_type.document.empty() || piece_type.section.empty()
                    ? facts_.start
                    : piece_type.document + ".html#" + piece_type.section;
    if (const Diagram* diagram = audit::figure_of_piece(game_, proof_, piece_type)) {
      fact.figure = std::string(drawn_folder) + "/" + diagram->content.figure->id + ".svg";
      fact.shown = diagram->content.description;
    }
    const english::Mobility mobility = english::mobility_of(board, piece_type);
    if (!mobility.counts.empty()) {
      fact.average = mobility.average();
      fact.least = std::to_string(mobility.least());
      fact.most = std::to_string(mobility.most());
      fact.map =
          english::mobility_map(board, mobility,
                                english::mobility_title(words_.cells(), piece_type.name, fact.least,
                                                        fact.most, fact.average));
    }
    facts_.piece_types.push_back(std::move(fact));
  }

  static std::string notation_of(const PieceType& piece_type) {
    std::vector<std::string> lines;
    for (const notation::MovePattern& move : piece_type.moves)
      lines.push_back(notation::print_pattern(move));
    for (const std::string& region : piece_type.stands) lines.push_back("stands " + region);
    return base::joined(lines, "; ");
  }

  const Game& game_;
  const audit::Proof& proof_;
  english::GameWords words_;
  betza::BetzaWriter betza_;
  Facts facts_;
};

}  // namespace

bool has_card(const Game& game) {
  return !game.articles.front().manual && !game.piece_types.empty() &&
         std::ranges::none_of(game.articles, [](const Article& article) {
           return audit::page_name(article) == card_page;
         });
}

Facts facts_of(const Game& game, const audit::Proof& proof) {
  return FactsCollector(game, proof).make();
}

}  // namespace boardwright::page
