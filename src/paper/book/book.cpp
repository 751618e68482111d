// Turns trees into blocks of a book: claims become words, notes become footnotes, terms are marked.
#include "book/book.h"

#include <algorithm>

#include "audit/assembly.h"
#include "base/text.h"
#include "book/book_words.h"
#include "book/imprint.h"
#include "book/terms.h"
#include "diagram/legend.h"
#include "english/page_words.h"
#include "english/seal_words.h"
#include "figure/words.h"
#include "text/markdown_parts.h"
#include "text/typography.h"

namespace boardwright::book {

using text::Block, text::curled, text::Table;

namespace {

BookTable::Align column_align(Table::Align align) {
  switch (align) {
    case Table::Align::none:
    case Table::Align::left: return BookTable::Align::left;
    case Table::Align::centre: return BookTable::Align::centre;
    case Table::Align::right: return BookTable::Align::right;
  }
  return BookTable::Align::left;
}

/// The text that receives the note calls of a section: the last one in it.
BookText* end_of(BookBlocks& blocks, std::size_t first) {
  for (std::size_t i = blocks.size(); i-- > first;) {
    auto& content = blocks[i].content;
    if (auto* paragraph = std::get_if<BookParagraph>(&content)) return &paragraph->text;
    if (auto* list = std::get_if<BookList>(&content)) {
      for (std::size_t n = list->items.size(); n-- > 0;)
        if (BookText* text = end_of(list->items[n], 0)) return text;
    }
    if (auto* quote = std::get_if<BookQuote>(&content))
      if (BookText* text = end_of(quote->blocks, 0)) return text;
  }
  for (std::size_t i = blocks.size(); i-- > first;) {
    if (auto* figure = std::get_if<BookFigure>(&blocks[i].content)) return &figure->caption;
    if (auto* heading = std::get_if<BookHeading>(&blocks[i].content)) return &heading->title;
  }
  return nullptr;
}

/// Code with a no-break space in each empty line, because the typesetter drops empty lines.
std::string with_empty_lines(std::string_view code) {
  std::string text;
  for (const char c : code) {
    if (c == '\n' && text.ends_with('\n')) text += "\u00a0";
    text += c;
  }
  return text;
}

/// A caption without cell names that only a machine needs, for example rd-kb1. The drawing shows
/// the cell of a piece if the caption names no other piece of its kind.
std::string without_ids(const Diagram& diagram, std::string words) {
  const board::Board& board = *diagram.content.board;
  for (const figure::PlacedPiece& placed : diagram.content.pieces) {
    if (placed.piece.cell.find('-') == std::string::npos && board.seats.size() < 3) continue;
    const std::string name = figure::display_name(board, placed) + " on ",
                      all = name + placed.piece.cell;
    const std::size_t at = words.find(all);
    if (at == std::string::npos || words.find(name) != words.rfind(name)) continue;
    words.erase(at + name.size() - 4, all.size() + 4 - name.size());
  }
  return words;
}

/// Writes one article.
class PartWriter {
 public:
  PartWriter(const BookSources& sources, std::size_t number, const Terms& terms, Book& book,
             Report& report)
      : sources_(sources),
        article_(sources.game.articles[number]),
        text_(sources.documents[number]),
        sections_(text::sections_of(text_)),
        terms_(terms),
        words_(article_, sources.findings, terms, text_.file, report),
        book_(book),
        report_(report) {}

  BookPart run() {
    BookPart part;
    const bool draft =
        english::differing(audit::seal_at(sources_.seals, sources_.game, article_)) > 0;
    part.title = (draft ? "Draft: " : "") + curled(article_.title, "");
    part.on_right = !article_.manual;  // an article of the manual has many short pages
    BookHeading title;
    title.level = 1;
    title.id = words_.id_of("");
    title.title = {run_of(curled(audit::title_of(article_, text_), ""))};
    part.blocks.push_back({title});
    BookParagraph credit{{run_of(audit::credit_of(article_))}, BookParagraph::Kind::small};
    for (const std::string& fact : article_.facts) credit.text.push_back(run_of("\n" + fact));
    const bool credited = !audit::credit_of(article_).empty() || !article_.facts.empty();
    const bool several = sources_.game.articles.size() > 1;  // else the title page has it
    if (credited && several && !article_.manual) part.blocks.push_back({credit});
    words_.set_place(&article_.place);
    for (const Block& block : audit::original_of(article_, report_))
      if (const auto* paragraph = std::get_if<text::Paragraph>(&block.content))
        part.blocks.push_back(
            {BookParagraph{words_.text_of(paragraph->content), BookParagraph::Kind::small}});
    words_.set_place(nullptr);
    auto begin = text_.blocks.begin();
    while (begin != text_.blocks.end()) {
      const auto end = std::find_if(begin + 1, text_.blocks.end(), [](const Block& block) {
        return std::holds_alternative<text::SectionHead>(block.content);
      });
      const auto* heading = std::get_if<text::SectionHead>(&begin->content);
      const std::size_t first = part.blocks.size();
      for (; begin != end; ++begin) write(part.blocks, *begin);
      write_remarks(part.blocks, first, heading == nullptr ? "" : heading->id);
    }
    write_legend(part.blocks);
    for (const game::RemarkType& type : game::remark_types) write_list(part.blocks, type);
    write_checked(part.blocks);
    return part;
  }

 private:
  const scene::Scene* scene_of(const Diagram& diagram) const {
    return sources_.drawn && diagram.both ? &*diagram.both : &diagram.scene;
  }

  void write(BookBlocks& out, const Block& block) {
    std::visit([&](const auto& content) { write(out, content, block.line); }, block.content);
  }

  void write(BookBlocks& out, const text::SectionHead& head, int) {
    BookHeading heading;
    heading.level = head.level;
    heading.id = words_.id_of(head.id);
    heading.number = head.number;
    const text::TitleParts parts = text::title_parts(head);
    heading.kicker = curled(parts.kicker, "");
    heading.title = parts.kicker.empty() ? words_.text_of(head.title) : words_.text_of(parts.rest);
    for (const moves::PieceType& piece_type : sources_.game.piece_types) {
      if (piece_type.document != article_.id || piece_type.section != head.id) continue;
      const int term = terms_.find(piece_type.name);
      for (BookRun& run : heading.title) run.main = run.main || (run.term == term && term >= 0);
    }
    heading.term = terms_.of_title(text::plain_text(head.title));
    out.push_back({std::move(heading)});
  }

  void write(BookBlocks& out, const text::Paragraph& paragraph, int) {
    out.push_back({BookParagraph{words_.text_of(paragraph.content), BookParagraph::Kind::body}});
  }

  void write(BookBlocks& out, const text::ListBlock& list, int) {
    BookList written{list.ordered, list.start, {}};
    for (const text::Blocks& item : list.items) {
      written.items.emplace_back();
      for (const Block& block : item) write(written.items.back(), block);
    }
    out.push_back({std::move(written)});
  }

  void write(BookBlocks& out, const Table& table, int) {
    BookTable written;
    for (const Table::Cell& cell : table.head) {
      written.columns.push_back(column_align(cell.align));
      written.head.push_back(words_.text_of(cell.content));
    }
    for (const Table::Row& row : table.rows) {
      written.rows.emplace_back();
      for (const Table::Cell& cell : row)
        written.rows.back().push_back(words_.text_of(cell.content));
    }
    out.push_back({std::move(written)});
  }

  void write(BookBlocks& out, const text::Quote& quote, int) {
    BookQuote written;
    for (const Block& block : quote.blocks) write(written.blocks, block);
    out.push_back({std::move(written)});
  }

  void write(BookBlocks& out, const text::CodeBlock& code, int) {
    out.push_back({BookCode{with_empty_lines(code.text)}});
  }
  void write(BookBlocks& out, const text::Divider&, int) { out.push_back({BookDivider{}}); }

  void write(BookBlocks& out, const text::FigureReference& reference, int line) {
    const Diagram* diagram =
        audit::find_diagram(reference, article_, sources_.diagrams, words_.place(line, 1), report_);
    if (diagram == nullptr) return;
    BookFigure figure;
    figure.scene = scene_of(*diagram);
    figure.style = &sources_.style;
    figure.id = words_.id_of("fig-" + lower_case(reference.id));
    figure.alt =
        diagram->content.description.empty() ? diagram->scene.title : diagram->content.description;
    const audit::Caption caption = audit::caption_of(*diagram);
    BookRun name = run_of(caption.name);
    name.bold = true;
    figure.caption = {name};
    words_.add_after(
        figure.caption, ".",
        without_ids(*diagram, caption.words) + diagram::words_for_all_new(*diagram, signs_met_));
    for (const std::string& note :
         audit::draft_notes(sources_.game, article_, *diagram->content.figure, sources_.findings))
      words_.add_after(figure.caption, ".", " " + note);
    out.push_back({std::move(figure)});
  }

  void write(BookBlocks& out, const text::Directive& directive, int) {
    if (directive.kind != text::Directive::Kind::piece_types) return;
    BookTable table;
    for (const std::string_view head : audit::piece_heads)
      table.head.push_back(words_.text_of(head));
    table.columns = {BookTable::Align::right, BookTable::Align::left, BookTable::Align::left};
    for (const audit::PieceRow& row :
         audit::piece_type_rows(sources_.game, article_, sections_, report_))
      table.rows.push_back(
          {words_.text_of(row.number),
           words_.text_of(row.piece_type->name, "#" + words_.id_of(row.piece_type->section)),
           words_.text_of(row.inventor)});
    out.push_back({std::move(table)});
  }

  /// Writes remarks as footnotes, called at the end of the section's text.
  void write_remarks(BookBlocks& out, std::size_t first, const std::string& section) {
    const auto remarks = audit::margin_of(article_, section, report_);
    BookText* const end = remarks.empty() ? nullptr : end_of(out, first);
    for (const audit::ShownRemark& shown : remarks) {
      words_.set_place(&shown.remark->place);
      BookNote note;
      note.id = words_.id_of(shown.remark->id);
      for (const Block& block : shown.blocks) write_note(note, block);
      if (note.paragraphs.empty()) note.paragraphs.emplace_back();
      BookRun label = run_of(std::string(game::type_of(*shown.remark).label) + ". ");
      label.italic = true;
      note.paragraphs.front().insert(note.paragraphs.front().begin(), label);
      words_.set_place(nullptr);
      BookRun call;
      call.note = static_cast<int>(book_.notes.size());
      if (end != nullptr) end->push_back(call);
      book_.notes.push_back(std::move(note));
    }
  }

  /// Writes the meaning of the signs in the figures.
  void write_legend(BookBlocks& out) {
    auto lines =
        diagram::legend_of(sources_.game, audit::figures_of(text_, article_, sources_.diagrams));
    if (sources_.drawn)
      std::erase_if(lines, [](const diagram::LegendLine& line) { return line.letters_only; });
    if (lines.empty()) return;
    BookHeading heading;
    heading.id = words_.id_of("legend");
    heading.title = {run_of(english::signs_title)};
    out.push_back({heading});
    BookTable table;
    table.columns = {BookTable::Align::left, BookTable::Align::left};
    table.head = {words_.text_of("Sign"), words_.text_of("Meaning")};
    for (const diagram::LegendLine& line : lines)
      table.rows.push_back({{run_of(line.sign)}, {run_of(line.meaning)}});
    out.push_back({std::move(table)});
  }

  /// Writes the remarks of a kind that are not set as footnotes, each under the name of its
  /// section.
  void write_list(BookBlocks& out, const game::RemarkType& type) {
    const auto remarks = audit::listed_of(article_, type.kind, report_);
    if (remarks.empty()) return;
    BookHeading heading;
    heading.id = words_.id_of(std::string(type.table) + "-list");
    heading.title = {run_of(std::string(type.many))};
    out.push_back({heading});
    for (const audit::ShownRemark& shown : remarks) {
      words_.set_place(&shown.remark->place);
      BookNote note;
      for (const Block& block : shown.blocks) write_note(note, block);
      if (note.paragraphs.empty()) note.paragraphs.emplace_back();
      BookRun label = run_of(audit::name_of_section(sections_, shown.remark->section) + ". ",
                             "#" + words_.id_of(shown.remark->section));
      note.paragraphs.front().insert(note.paragraphs.front().begin(), label);
      for (BookText& text : note.paragraphs)
        out.push_back({BookParagraph{std::move(text), BookParagraph::Kind::small}});
      words_.set_place(nullptr);
    }
  }

  /// Adds the paragraphs of a block, and those of its list items, in order.
  void write_note(BookNote& note, const Block& block) {
    if (const auto* paragraph = std::get_if<text::Paragraph>(&block.content))
      note.paragraphs.push_back(words_.text_of(paragraph->content));
    if (const auto* list = std::get_if<text::ListBlock>(&block.content))
      for (const text::Blocks& item : list->items)
        for (const Block& inner : item) write_note(note, inner);
  }

  /// Writes what was checked: optional, but always present in a draft.
  void write_checked(BookBlocks& out) {
    const audit::Seal& seal = audit::seal_at(sources_.seals, sources_.game, article_);
    if (english::in_words(seal).empty() || (!sources_.checked && english::differing(seal) == 0))
      return;
    BookHeading heading;
    heading.id = words_.id_of("checked");
    heading.title = {run_of(english::checked_title)};
    out.push_back({heading});
    BookRun words = run_of(english::in_words(seal) + ".");
    words.bold = true;
    BookParagraph summary{{words}, BookParagraph::Kind::body};
    for (const std::string& sentence : english::meaning_of(seal))
      summary.text.push_back(run_of(" " + sentence));
    out.push_back({std::move(summary)});
    write_differences(out, false);
    write_differences(out, true);
  }

  /// Lists claims that differ: those that are explained, or those that make the game a draft.
  void write_differences(BookBlocks& out, bool explained) {
    const auto rows =
        audit::erratum_rows(sources_.game, article_, sections_, sources_.findings, explained);
    if (rows.empty()) return;
    BookTable table;
    table.columns = {BookTable::Align::left, BookTable::Align::left};
    table.head = {words_.text_of("Place"), words_.text_of("What differs")};
    std::string_view place;
    for (const audit::ErratumRow& row : rows) {
      BookText text = {run_of(curled(row.claim, "") + ": the article says " +
                              curled(row.stated, "") + ", the engine finds " + row.found)};
      if (row.id.empty()) {
        text.push_back(run_of(row.name.empty() ? "." : "; " + row.name + "."));
      } else {
        text.push_back(run_of("; see "));
        text.push_back(run_of(row.name, "#" + words_.id_of(row.id)));
        text.push_back(run_of("."));
      }
      table.rows.push_back({{run_of(row.place == place ? "" : row.place)}, std::move(text)});
      place = row.place;
    }
    out.push_back({std::move(table)});
  }

  const BookSources& sources_;
  const game::Article& article_;
  const text::Document& text_;
  std::vector<text::Section> sections_;
  const Terms& terms_;
  BookWords words_;
  diagram::SignsMet signs_met_;  ///< signs in the figures written so far
  Book& book_;
  Report& report_;
};

const Diagram* cover_of(const BookSources& sources) {
  for (const Diagram& diagram : sources.diagrams)
    if (diagram.content.figure->id == sources.game.cover) return &diagram;
  return sources.diagrams.empty() ? nullptr : &sources.diagrams.front();
}

}  // namespace

Book make_book(const BookSources& sources, Report& report) {
  const Game& game = sources.game;
  Book book;
  book.title = curled(game.title, "");
  book.by = curled(game.by, "");
  book.summary = draft_of(audit::sum_of(sources.seals)) + curled(game.summary, "");
  if (const Diagram* cover = cover_of(sources)) {
    book.cover = sources.drawn && cover->both ? &*cover->both : &cover->scene;
    book.cover_style = &sources.style;
  }
  book.imprint = imprint_of(sources);
  const Terms terms(game, sources.documents);
  for (std::size_t i = 0; i < game.articles.size() && i < sources.documents.size(); ++i)
    book.parts.push_back(PartWriter(sources, i, terms, book, report).run());
  book.index = terms.index();
  return book;
}

}  // namespace boardwright::book
