// Builds the pages of an article: its own, and that of its statements where they are many.
#include "page/page.h"

#include <algorithm>
#include <utility>

#include "audit/assembly.h"
#include "audit/page_ids.h"
#include "base/hints.h"
#include "base/text.h"
#include "english/page_words.h"
#include "english/seal_words.h"
#include "page/address.h"
#include "page/checked.h"
#include "page/html.h"
#include "page/page_about.h"
#include "page/page_bar.h"
#include "page/page_figure.h"
#include "page/page_parts.h"
#include "page/piece_drawing.h"
#include "page/play_page.h"
#include "page/site_files.h"
#include "render/svg.h"
#include "text/markdown_parts.h"

namespace boardwright::page {

using audit::ShownRemark;
using base::Place;

namespace {

constexpr std::string_view on_the_original = "On the original";

/// Writes the parts of the page and reports everything that cannot be shown.
class PageWriter {
 public:
  /// `apart`: the page of the statements; empty: this one.
  PageWriter(const Edition& edition, const Article& article, const Document& text,
             std::string apart, Report& report)
      : edition_(edition),
        article_(article),
        text_(text),
        apart_(std::move(apart)),
        report_(report),
        found_(article, edition.findings),
        sections_(text::sections_of(text)),
        seal_(audit::seal_at(edition.seals, edition.game, article)),
        terms_(edition.frame.glossary,
               edition.below_index ? "../site/glossary.html" : std::string()),
        ids_(audit::ids_of(article, text)),
        piece_types_(edition.game, edition.piece_set),
        legend_(
            diagram::legend_of(edition.game, audit::figures_of(text, article, edition.diagrams))) {
    insertions_.claim = [this](Html& html, const text::ClaimReference& claim, int line,
                               int column) { write_claim(html, claim, place(line, column)); };
    insertions_.link = [this](const text::Link& link, int line, int column) {
      check_link(link, place(line, column));
    };
    insertions_.piece_type = [this](Html& html, const text::PieceDrawing& drawing, int line,
                                    int column) {
      write_drawing(html, drawing, place(line, column));
    };
    insertions_.figure = [this](Html& html, const text::FigureReference& figure, int line) {
      write_figure(html, figure, place(line, 1));
    };
    if (!article_.manual)
      insertions_.words = [this](Html& html, std::string_view words) { terms_.write(html, words); };
    insertions_.table_name = [this] { return table_name(); };
    insertions_.directive = [this](Html& html, const Directive& directive, int) {
      switch (directive.kind) {
        case Directive::Kind::contents: break;  // written beside the text by contents()
        case Directive::Kind::piece_types: write_piece_types(html); break;
      }
    };
  }

  /// Call after text(), which finds out whether readers can choose the look of the pieces.
  std::string opening() {
    Html html;
    html.prose_element("h1", {}, audit::title_of(article_, text_));
    if (const std::string credit = audit::credit_of(article_); !article_.manual && !credit.empty())
      html.prose_element("p", {{"class", "credit"}}, credit);
    const bool played = has_play(edition_.game), changed = !edition_.on_workbench.empty();
    if (played || changed)
      html.element("p", {{"class", "to-play"}}, [&] {
        if (played) html.element("a", {{"href", play_file}}, "Play");
        if (changed)
          html.element("a", {{"href", edition_.on_workbench}, {"class", "change"}},
                       english::to_workbench);
      });
    for (const std::string& fact : article_.facts)
      html.prose_element("p", {{"class", "credit"}}, fact);
    fixed_ = &article_.place;
    for (const Block& block : audit::original_of(article_, report_))
      html.element("div", {{"class", "credit"}}, [&] { write(html, block, insertions_); });
    fixed_ = nullptr;
    const int unproved = english::differing(seal_) + seal_.open + seal_.sentences_open;
    const char* look = unproved > 0 ? "checked open" : "checked";
    if (const std::string words = english::in_words(seal_); !words.empty())
      html.element("p", {{"class", look}}, [&] {
        html.element("a", {{"href", "#checked"}}, words);
      });
    write_downloads(html, edition_.downloads);
    if (is_choice_ && !drawings_.empty()) write_choice_of_pieces(html, edition_.drawn);
    collect_ids(html);
    return html.take();
  }

  /// The CSS for the figures in addition to the style. Call after text().
  std::string css() const { return left_out_css(widths_); }

  /// The table of contents, before or beside the text; empty if the article has none. Chapters list
  /// their sections, and these their subsections.
  std::string contents() {
    Html html;
    if (!has_contents(article_, text_)) return {};
    std::vector<ContentsLink> more;
    if (!legend_.empty()) more.emplace_back("#legend", english::signs_title);
    if (has_lists()) more.emplace_back("#remarks", on_the_original);
    if (is_checked()) more.emplace_back("#checked", english::checked_title);
    write_contents(html, sections_, more);
    collect_ids(html);
    return html.take();
  }

  std::string text() {
    Html html;
    for (const Diagram& diagram : edition_.diagrams)
      if (diagram.content.figure->document == article_.id) shapes_.note(scene_of(diagram));
    auto begin = text_.blocks.begin();
    if (begin != text_.blocks.end() && is_contents(*begin)) ++begin;
    while (begin != text_.blocks.end()) {
      const auto end = std::find_if(begin + 1, text_.blocks.end(), [](const Block& block) {
        return std::holds_alternative<text::SectionHead>(block.content);
      });
      write_part(html, begin, end);
      begin = end;
    }
    write_legend(html, legend_);
    write_lists(html);
    if (is_checked()) write_checked(html, checked(), apart_);
    if (has_contents(article_, text_))
      html.element("p", {{"class", "to-contents"}}, [&] {
        html.element("a", {{"href", "#contents"}}, "Contents");
      });
    report_unplaced();
    collect_ids(html);
    for (const Drawing* drawing : piece_types_.used()) add_drawing(drawing);
    render::append_drawings(html.raw(), drawings_, shapes_);
    return html.take();
  }

  /// The page of the statements. Call after text(), which finds where they are printed.
  std::string statements() const {
    Html html;
    write_statements(html, checked());
    return html.take();
  }

 private:
  using BlockIterator = text::Blocks::const_iterator;

  Checked checked() const {
    return {edition_.game, article_, sections_, edition_.findings, seal_, printed_in_, citations_};
  }

  Place place(int line, int column) const {
    return fixed_ != nullptr ? *fixed_ : Place{text_.file, line, column};
  }

  /// Collects the ids of a part, and reports ids that are not unique on the page.
  void collect_ids(const Html& html) {
    for (const std::string& id : html.repeated_ids()) report_repeated_id(id);
    for (const std::string& id : html.ids())
      if (!written_.insert(id).second) report_repeated_id(id);
  }
  void report_repeated_id(const std::string& id) {
    report_.error({text_.file}, "two things on the page have the id '" + id + "'");
  }

  /// Writes the blocks up to the next heading, and the notes to them.
  void write_part(Html& html, BlockIterator begin, BlockIterator end) {
    const auto* heading = std::get_if<text::SectionHead>(&begin->content);
    section_ = heading == nullptr ? "" : heading->id;
    html.element(heading == nullptr ? "div" : "section", {{"class", "part"}}, [&] {
      html.element("div", {{"class", "prose"}}, [&] {
        for (auto block = begin; block != end; ++block) write(html, *block, insertions_);
      });
      write_remarks(html, section_);
    });
  }

  void write_remarks(Html& html, const std::string& section) {
    const auto remarks = audit::margin_of(article_, section, report_);
    const auto all = questions();
    const bool has_questions = std::ranges::find(all, section, &game::Remark::section) != all.end();
    if (remarks.empty() && !has_questions) return;
    html.element("div", {{"class", "notes"}}, [&] {
      for (const ShownRemark& remark : remarks) write_remark(html, remark);
      if (has_questions) write_questions(html, section);
    });
  }

  /// The readings at the end of the page, in the order of their numbers there.
  std::vector<const game::Remark*> questions() const {
    std::vector<const game::Remark*> all;
    for (const game::Remark& remark : article_.remarks)
      if (remark.kind == game::RemarkKind::reading && !audit::is_beside(article_, remark))
        all.push_back(&remark);
    return all;
  }

  /// Writes links from a section to the questions about it at the end of the page.
  void write_questions(Html& html, const std::string& section) {
    html.element("p", {{"class", "note"}}, [&] {
      std::string before = english::original_leaves_open;
      int number = 0;
      for (const game::Remark* remark : questions()) {
        ++number;
        if (remark->section != section) continue;
        html.text(std::exchange(before, ", "));
        html.element("a", {{"href", "#" + remark->id}}, "question " + std::to_string(number));
      }
      html.text(".");
    });
  }

  void write_remark(Html& html, const ShownRemark& shown) {
    fixed_ = &shown.remark->place;
    const bool erratum = shown.remark->kind == game::RemarkKind::erratum;
    write_fold(
        html, erratum ? "note erratum" : "note",
        [&] { html.text(game::type_of(*shown.remark).label); },
        [&] {
          html.element("div", {{"id", shown.remark->id}}, [&] {
            for (const Block& block : shown.blocks) write(html, block, insertions_);
          });
        });
    fixed_ = nullptr;
  }

  /// Whether the page shows what was checked: always, except in a manual without claims.
  bool is_checked() const { return !article_.manual || seal_.claims() > 0; }

  bool has_lists() const {
    return std::ranges::any_of(article_.remarks, [&](const game::Remark& remark) {
      return !audit::is_beside(article_, remark);
    });
  }

  /// Writes the remarks about the original that are not in the margin.
  void write_lists(Html& html) {
    if (!has_lists()) return;
    html.element("section", {{"class", "checks original"}}, [&] {
      html.heading("h2", "remarks", on_the_original);
      for (const game::RemarkType& type : game::remark_types) write_list(html, type);
    });
  }

  /// Writes the remarks of one kind that are not beside their sections: numbered questions, and
  /// other kinds folded.
  void write_list(Html& html, const game::RemarkType& type) {
    const auto remarks = audit::listed_of(article_, type.kind, report_);
    if (remarks.empty()) return;
    const std::string heading =
        std::string(type.many) + " (" + std::to_string(remarks.size()) + ")";
    const auto write_items = [&] {
      for (const ShownRemark& shown : remarks) write_item(html, shown);
    };
    if (type.in_margin) {
      html.element("div", {{"class", "remarks"}}, [&] {
        html.heading("h3", std::string(type.plural), heading);
        html.element("ol", {}, write_items);
      });
      return;
    }
    html.element("details", {{"class", "remarks"}}, [&] {
      html.element("summary", {}, heading);
      html.element("ul", {}, write_items);
    });
  }

  void write_item(Html& html, const ShownRemark& shown) {
    fixed_ = &shown.remark->place;
    section_ = shown.remark->section;  // the section that prints its claims
    html.element("li", {{"id", shown.remark->id}}, [&] {
      html.element("p", {{"class", "kind"}}, [&] {
        const std::string target = "#" + shown.remark->section;
        html.element("a", {{"href", target}},
                     audit::name_of_section(sections_, shown.remark->section));
      });
      for (const Block& block : shown.blocks) write(html, block, insertions_);
    });
    fixed_ = nullptr;
  }

  void write_claim(Html& html, const text::ClaimReference& reference, const Place& at) {
    if (reference.is_cited())
      citations_.push_back(
          {section_.empty() ? "" : "#" + section_, reference.words, reference.source});
    else
      printed_in_.emplace(reference.id, section_);
    if (const auto shown = found_.shown_for(reference, at, report_)) write_shown(html, *shown);
  }

  void check_link(const text::Link& link, const Place& at) {
    const std::string_view target = link.target;
    if (target.find(':') != std::string_view::npos) return;
    const std::size_t hash = target.find('#');
    const std::string_view page = target.substr(0, hash);
    if ((text::is_picture(target) || text::is_data(target)) &&
        edition_.game.storage.exists(edition_.game.folder / target))
      return;
    const auto* ids = &ids_;
    if (!page.empty() && page != audit::page_name(article_)) {
      const auto known = edition_.pages.find(page);
      if (known == edition_.pages.end())
        return report_.error(at, "a link to an unknown page '" + std::string(page) + "'");
      ids = &known->second;
    }
    if (hash == std::string_view::npos) return;
    const std::string_view id = target.substr(hash + 1);
    if (ids->contains(id)) return;
    report_.error(at, "a link to '" + link.target + "', which does not exist", [&] {
      const std::vector<std::string_view> known(ids->begin(), ids->end());
      return base::meant_or_all(id, known);
    });
  }

  void write_figure(Html& html, const text::FigureReference& reference, const Place& at) {
    const Diagram* diagram =
        audit::find_diagram(reference, article_, edition_.diagrams, at, report_);
    if (diagram == nullptr) return;
    if (!placed_.insert(reference.id).second)
      return report_.error(at, "the figure '" + reference.id + "' is placed twice");
    const game::Figure& figure = *diagram->content.figure;
    if (figure.document == article_.id && figure.section != section_)
      report_.error(figure.place, "the figure '" + figure.id + "' is placed in section '" +
                                      section_ + "' and not in '" + figure.section + "'");
    const Fitted shown =
        fitted(shown_on_page(*diagram), edition_.style, !diagram->content.named.empty());
    widths_.insert(shown.widths.begin(), shown.widths.end());
    const auto drafts = audit::draft_notes(edition_.game, article_, figure, edition_.findings);
    write_diagram(html, *diagram, shown,
                  {.formats = edition_.formats,
                   .signs = diagram::words_for_new_signs(*diagram, signs_met_),
                   .letters = diagram::words_for_new_letters(*diagram, signs_met_),
                   .legend = !legend_.empty(),
                   .drafts = drafts,
                   .play = play_address(edition_.game, diagram->content),
                   .page = article_.manual ? std::string() : page_address(edition_, article_),
                   .has_address = !edition_.base_url.empty(),
                   .shapes = &shapes_});
  }

  /// The scene with both looks of the pieces, if there are two.
  static const Scene& scene_of(const Diagram& diagram) {
    return diagram.both ? *diagram.both : diagram.scene;
  }

  /// The scene of a figure as the page shows it. Adds its drawings, which are written at the end of
  /// the page.
  const Scene& shown_on_page(const Diagram& diagram) {
    const Scene& shown = scene_of(diagram);
    is_choice_ = is_choice_ || diagram.both;
    for (const Drawing* drawing : render::drawings_of(shown)) add_drawing(drawing);
    return shown;
  }

  /// Adds a drawing to the page, once.
  void add_drawing(const Drawing* drawing) {
    if (std::ranges::find(drawings_, drawing) == drawings_.end()) drawings_.push_back(drawing);
  }

  void write_drawing(Html& html, const text::PieceDrawing& drawing, const Place& at) {
    if (const PieceType* piece_type = edition_.game.find_piece_type(drawing.piece_type)) {
      piece_types_.write(html, *piece_type);
      return;
    }
    std::vector<std::string_view> known;
    for (const PieceType& piece_type : edition_.game.piece_types) known.push_back(piece_type.id);
    report_.error(at, "unknown piece '" + drawing.piece_type + "'",
                  [&] { return base::meant_or_all(drawing.piece_type, known); });
  }

  /// Writes the pieces that this article defines, in the order of the game.
  void write_piece_types(Html& html) {
    write_piece_table(html, audit::piece_type_rows(edition_.game, article_, sections_, report_),
                      piece_types_);
  }

  /// The name of the next table, after the current section.
  std::string table_name() {
    for (const Section& section : sections_)
      if (section.id == section_) return tables_.next(section.title);
    return tables_.next(audit::title_of(article_, text_));
  }

  void report_unplaced() {
    for (const game::Figure& figure : article_.figures)
      if (!placed_.contains(figure.id))
        report_.error(figure.place, "the figure '" + figure.id + "' is never placed",
                      "write ![](figure:" + figure.id + ") into the article");
    std::vector<std::string_view> known;
    for (const Section& section : sections_) known.push_back(section.id);
    const auto check = [&](const std::string& name, const std::string& section, const Place& at) {
      if (std::ranges::find(known, section) == known.end())
        report_.error(at, "'" + name + "' belongs to an unknown section '" + section + "'",
                      [&] { return base::meant_or_all(section, known); });
    };
    for (const game::Remark& remark : article_.remarks)
      check(remark.id, remark.section, remark.place);
    for (const auto& [name, section, at] : article_.places) check(name, section, at);
  }

  const Edition& edition_;
  const Article& article_;
  const Document& text_;
  const std::string apart_;
  Report& report_;
  audit::FoundById found_;
  std::vector<Section> sections_;
  const audit::Seal& seal_;
  TermMarker terms_;
  std::set<std::string, std::less<>> ids_, placed_, written_;
  PieceDrawings piece_types_;
  std::vector<diagram::LegendLine> legend_;  ///< of all figures on the page
  diagram::SignsMet signs_met_;              ///< signs in the figures placed so far
  std::vector<const Drawing*> drawings_;     ///< used on the page
  render::Shapes shapes_;                    ///< that figures of the page share
  std::set<int> widths_;                     ///< drawing widths below which figures hide texts
  bool is_choice_ = false;                   ///< whether a figure shows its pieces both ways
  std::string section_;                      ///< id of the current section
  TableNames tables_;
  SectionsByClaim printed_in_;
  std::vector<CitationFact> citations_;  ///< on the page so far
  const Place* fixed_ = nullptr;         ///< the place of the current note
  Insertions insertions_;
};

/// The script element that brings the figures of an article to life; empty if it has none.
std::string live_figures(const Article& article, const std::string& site) {
  if (article.figures.empty() || article.manual) return {};
  return live_element(site);
}

/// HTML as a paragraph; empty if there is none.
std::string in_paragraph(const std::string& html) {
  return html.empty() ? html : "<p>" + html + "</p>\n";
}

/// The names and links that the pages of an article share.
class Naming {
 public:
  Naming(const Edition& edition, const Article& article) : edition_(edition), article_(article) {}

  bool is_draft() const {
    return english::differing(audit::seal_at(edition_.seals, edition_.game, article_)) > 0;
  }
  std::string site() const { return site_path(edition_.below_index ? "../" : ""); }

  /// The link to the index page; empty if there is none.
  std::string up() const {
    return edition_.below_index ? "<a href=\"../index.html\">All games</a>" : "";
  }

  /// That link, the name of the game, and whether it is a draft.
  std::string crumbs() const {
    const bool nameless = is_only() || article_.manual;
    return up() +
           (nameless ? ""
                     : " <span class=\"game-name\">" + escaped(edition_.game.title) + "</span>") +
           (is_draft() ? " <strong class=\"draft\">Draft</strong>" : "");
  }

  /// The head of the article, or of the page of its statements. `css` comes after the style.
  std::string head(bool is_article, const std::string& css, Report& report) const {
    const Game& game = edition_.game;
    const std::string what = is_article ? "" : std::string(english::checked_title) + ": ";
    const std::string title =
        what + (is_only() ? article_.title : article_.title + " · " + game.title);
    const std::string description = what + article_.title + ". " + game.summary;
    const bool manual = article_.manual;
    const std::string address =
        head_of(edition_.base_url,
                {game.id + "/" +
                     (is_article ? audit::page_name(article_) : audit::statements_page(article_)),
                 title, description, manual ? std::string() : game.id + "/" + share_picture,
                 manual || !is_article ? std::string() : article_.author});
    return fill_head(edition_.frame,
                     {(is_draft() ? "Draft: " : "") + title, description, address,
                      font_css(site()) + edition_.frame.css + edition_.frame.article_css + css},
                     report);
  }

  std::string draft_css() const {
    return is_draft() ? std::string(edition_.frame.draft_css) : std::string();
  }

 private:
  bool is_only() const { return edition_.game.articles.size() == 1; }

  const Edition& edition_;
  const Article& article_;
};

/// Writes the page with the statements of an article, which has been written.
std::string page_of_statements(const Edition& edition, const Article& article, const Document& text,
                               const PageWriter& writer, Report& report) {
  const Naming naming(edition, article);
  const std::string page = audit::page_name(article), credit = audit::credit_of(article);
  Html opening, about;
  opening.element("h1", {}, english::checked_title);
  opening.element("p", {{"class", "credit"}}, [&] {
    opening.prose_element("a", {{"href", page}}, audit::title_of(article, text));
    if (!credit.empty()) opening.prose(". " + credit);
  });
  if (const std::string licence = licence_of(edition.game, edition.shipped, "of this page ");
      !licence.empty())
    about.prose_element("p", {}, licence);
  const std::vector<Slot> slots = {
      {"head", naming.head(false, naming.draft_css(), report)},
      {"site", naming.site()},
      {"live", ""},
      {"look", ""},
      {"bar", in_paragraph(naming.crumbs())},
      {"index", in_paragraph(naming.up())},
      {"articles", game_bar(edition, audit::statements_page(article))},
      {"opening", opening.take()},
      {"contents", ""},
      {"text", writer.statements()},
      {"credit", escaped(credit.empty() ? audit::title_of(article, text) : credit)},
      {"about", about.take()},
  };
  return fill_frame(edition.frame.article, slots, report);
}

/// Writes the page of an article, and the page of its statements if that has a name, `apart`.
ArticlePages pages_of(const Edition& edition, const Article& article, const Document& text,
                      const std::string& apart, Report& report) {
  PageWriter writer(edition, article, text, apart, report);
  const Naming naming(edition, article);
  const std::string shapes = "." + std::string(render::shape_class);
  const std::string body = writer.text(), site = naming.site();
  const std::vector<Slot> slots = {
      {"head", naming.head(true,
                           edition.frame.live_css + naming.draft_css() +
                               edition.style.page_css(".drawing", shapes) + writer.css(),
                           report)},
      {"site", site},
      {"live", live_figures(article, site)},
      {"look", edition.drawn ? " drawn-first" : ""},
      {"bar", in_paragraph(naming.crumbs())},
      {"index", in_paragraph(naming.up())},
      {"articles", articles_bar(edition, article)},
      {"opening", writer.opening()},
      {"contents", writer.contents()},
      {"text", article.manual ? "<div class=\"manual\">\n" + body + "</div>\n" : body},
      {"credit", foot_of(article, text)},
      {"about", about_page(edition, article, text, apart)},
  };
  ArticlePages pages{fill_frame(edition.frame.article, slots, report), {}};
  if (!apart.empty()) pages.statements = page_of_statements(edition, article, text, writer, report);
  return pages;
}

}  // namespace

ArticlePages article_pages(const Edition& edition, const Article& article, const Document& text,
                           Report& report) {
  const bool many = has_many_statements(article, edition.findings);
  return pages_of(edition, article, text, many ? audit::statements_page(article) : std::string(),
                  report);
}

std::string article_page(const Edition& edition, const Article& article, const Document& text,
                         Report& report) {
  return pages_of(edition, article, text, {}, report).article;
}

}  // namespace boardwright::page
