// Turns trees into blocks of a book: claims become words, notes become footnotes, terms are marked.
#include "document/book.h"

#include <algorithm>
#include <set>

#include "base/text.h"
#include "document/assembly.h"
#include "document/terms.h"
#include "document/typography.h"

namespace boardwright::document {
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

/// The text at whose end the notes of a section are called.
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

/// Writes one article.
class PartWriter {
 public:
  PartWriter(const BookSources& sources, std::size_t number, const Terms& terms, Book& book,
             Report& report)
      : sources_(sources),
        article_(sources.game.articles[number]),
        text_(sources.documents[number]),
        sections_(sections_of(text_)),
        terms_(terms),
        book_(book),
        report_(report) {}

  BookPart run() {
    BookPart part;
    part.title = curled(article_.title, "");
    BookHeading title;
    title.level = 1;
    title.id = id_of("");
    title.title = {run_of(curled(title_of(article_, text_), ""))};
    part.blocks.push_back({title});
    BookParagraph credit{{run_of(credit_of(article_))}, BookParagraph::Kind::small};
    for (const std::string& fact : article_.facts) credit.text.push_back(run_of("\n" + fact));
    part.blocks.push_back({credit});
    auto begin = text_.blocks.begin();
    while (begin != text_.blocks.end()) {
      const auto end = std::find_if(begin + 1, text_.blocks.end(), [](const Block& block) {
        return std::holds_alternative<SectionHead>(block.content);
      });
      const auto* heading = std::get_if<SectionHead>(&begin->content);
      const std::size_t first = part.blocks.size();
      for (; begin != end; ++begin) write(part.blocks, *begin);
      write_remarks(part.blocks, first, heading == nullptr ? "" : heading->id);
    }
    write_checked(part.blocks);
    return part;
  }

 private:
  struct Look {
    bool italic = false, bold = false;
    std::string target;
  };

  /// Ids are unique in the book: "board/5.0".
  std::string id_of(std::string_view id) const { return article_.id + "/" + std::string(id); }

  std::string target_of(const std::string& target) const {
    if (target.find(':') != std::string::npos) return target;
    if (target.starts_with('#')) return "#" + id_of(target.substr(1));
    const std::size_t ending = target.find(".html");
    if (ending == std::string::npos) return {};
    const std::size_t hash = target.find('#');
    return "#" + target.substr(0, ending) + "/" +
           (hash == std::string::npos ? "" : target.substr(hash + 1));
  }

  Place place(int line, int column) const {
    return fixed_ != nullptr ? *fixed_ : Place{text_.file, line, column};
  }

  /// Adds words, with printed quotation marks, and marks the terms in them.
  void add_words(BookText& text, std::string_view words, const Look& look, int main = -1) {
    const std::string printed = curled(words, last_);
    if (printed.empty()) return;
    last_ = printed.substr(printed.size() - 1 < 3 ? 0 : printed.size() - 4);
    std::size_t at = 0;
    const auto add = [&](std::size_t end, int term) {
      if (end == at) return;
      BookRun run = run_of(printed.substr(at, end - at), look.target);
      run.italic = look.italic;
      run.bold = look.bold;
      run.term = term;
      run.main = term >= 0 && term == main;
      text.push_back(std::move(run));
      at = end;
    };
    for (const Terms::Use& use : terms_.uses_in(printed)) {
      add(use.begin, -1);
      add(use.end, use.term);
    }
    add(printed.size(), -1);
  }

  void add(BookText& text, const Inlines& inlines, const Look& look, int main = -1) {
    for (const Inline& part : inlines) {
      if (const auto* words = std::get_if<Words>(&part.content)) {
        add_words(text, words->text, look, main);
      } else if (const auto* code = std::get_if<CodeWords>(&part.content)) {
        BookRun run = run_of(code->text, look.target);
        run.sans = true;
        text.push_back(std::move(run));
        last_ = "x";
      } else if (const auto* claim = std::get_if<ClaimReference>(&part.content)) {
        const auto value = computed_for(*claim, article_, sources_.findings,
                                        place(part.line, part.column), report_);
        if (value) add_words(text, *value, look);
      } else if (const auto* stress = std::get_if<Emphasis>(&part.content)) {
        Look inner = look;
        inner.italic = true;
        add(text, stress->content, inner, terms_.find(plain_text(stress->content)));
      } else if (const auto* strong = std::get_if<Strong>(&part.content)) {
        Look inner = look;
        inner.bold = true;
        add(text, strong->content, inner);
      } else if (const auto* link = std::get_if<Link>(&part.content)) {
        Look inner = look;
        inner.target = target_of(link->target);
        add(text, link->content, inner);
      } else if (const auto* end = std::get_if<LineBreak>(&part.content)) {
        text.push_back(run_of(end->hard ? "\n" : " "));
        last_ = " ";
      }
    }
  }

  BookText text_of(const Inlines& inlines) {
    BookText text;
    last_.clear();
    add(text, inlines, {});
    return text;
  }

  BookText text_of(std::string_view words, const std::string& target = {}) {
    BookText text;
    last_.clear();
    Look look;
    look.target = target;
    add_words(text, words, look);
    return text;
  }

  void write(BookBlocks& out, const Block& block) {
    std::visit([&](const auto& content) { write(out, content, block.line); }, block.content);
  }

  void write(BookBlocks& out, const SectionHead& head, int) {
    section_ = head.id;
    BookHeading heading;
    heading.level = head.level;
    heading.id = id_of(head.id);
    heading.number = head.number;
    const TitleParts parts = title_parts(head);
    heading.kicker = curled(parts.kicker, "");
    heading.title = parts.kicker.empty() ? text_of(head.title) : text_of(parts.rest);
    for (const Piece& piece : sources_.game.pieces) {
      if (piece.document != article_.id || piece.section != head.id) continue;
      const int term = terms_.find(piece.name);
      for (BookRun& run : heading.title) run.main = run.main || (run.term == term && term >= 0);
    }
    out.push_back({std::move(heading)});
  }

  void write(BookBlocks& out, const Paragraph& paragraph, int) {
    out.push_back({BookParagraph{text_of(paragraph.content), BookParagraph::Kind::body}});
  }

  void write(BookBlocks& out, const ListBlock& list, int) {
    BookList written{list.ordered, list.start, {}};
    for (const Blocks& item : list.items) {
      written.items.emplace_back();
      for (const Block& block : item) write(written.items.back(), block);
    }
    out.push_back({std::move(written)});
  }

  void write(BookBlocks& out, const Table& table, int) {
    BookTable written;
    for (const Table::Cell& cell : table.head) {
      written.columns.push_back(column_align(cell.align));
      written.head.push_back(text_of(cell.content));
    }
    for (const Table::Row& row : table.rows) {
      written.rows.emplace_back();
      for (const Table::Cell& cell : row) written.rows.back().push_back(text_of(cell.content));
    }
    out.push_back({std::move(written)});
  }

  void write(BookBlocks& out, const Quote& quote, int) {
    BookQuote written;
    for (const Block& block : quote.blocks) write(written.blocks, block);
    out.push_back({std::move(written)});
  }

  void write(BookBlocks& out, const CodeBlock& code, int) { out.push_back({BookCode{code.text}}); }
  void write(BookBlocks& out, const Divider&, int) { out.push_back({BookDivider{}}); }

  void write(BookBlocks& out, const FigureReference& reference, int line) {
    const Diagram* diagram =
        find_diagram(reference, article_, sources_.diagrams, place(line, 1), report_);
    if (diagram == nullptr) return;
    BookFigure figure;
    figure.scene = &diagram->scene;
    figure.style = &sources_.style;
    figure.id = id_of("fig-" + small_letters(reference.id));
    figure.alt =
        diagram->content.description.empty() ? diagram->scene.title : diagram->content.description;
    const Caption caption = caption_of(*diagram);
    BookRun name = run_of(caption.name);
    name.bold = true;
    figure.caption = {name};
    last_ = ".";
    add_words(figure.caption, caption.words, {});
    out.push_back({std::move(figure)});
  }

  static std::string small_letters(std::string text) {
    for (char& c : text)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
  }

  void write(BookBlocks& out, const Directive& directive, int) {
    if (directive.kind != Directive::Kind::pieces) return;
    BookTable table;
    for (const std::string_view head : piece_heads) table.head.push_back(text_of(head));
    table.columns = {BookTable::Align::right, BookTable::Align::left, BookTable::Align::left};
    for (const PieceRow& row : piece_rows(sources_.game, article_, sections_, report_))
      table.rows.push_back({text_of(row.number),
                            text_of(row.piece->name, "#" + id_of(row.piece->section)),
                            text_of(row.inventor)});
    out.push_back({std::move(table)});
  }

  /// Footnotes, called at the end of the section's text.
  void write_remarks(BookBlocks& out, std::size_t first, const std::string& section) {
    const auto remarks = remarks_of(article_, section, report_);
    BookText* const end = remarks.empty() ? nullptr : end_of(out, first);
    for (const ShownRemark& shown : remarks) {
      fixed_ = &shown.remark->place;
      BookNote note;
      note.id = id_of(shown.remark->id);
      for (const Block& block : shown.blocks) write_note(note, block);
      if (note.paragraphs.empty()) note.paragraphs.emplace_back();
      BookRun label = run_of(std::string(shown.label) + ". ");
      label.italic = true;
      note.paragraphs.front().insert(note.paragraphs.front().begin(), label);
      fixed_ = nullptr;
      BookRun call;
      call.note = static_cast<int>(book_.notes.size());
      if (end != nullptr) end->push_back(call);
      book_.notes.push_back(std::move(note));
    }
  }

  /// Paragraphs, and those of lists, one after the other.
  void write_note(BookNote& note, const Block& block) {
    if (const auto* paragraph = std::get_if<Paragraph>(&block.content))
      note.paragraphs.push_back(text_of(paragraph->content));
    if (const auto* list = std::get_if<ListBlock>(&block.content))
      for (const Blocks& item : list->items)
        for (const Block& inner : item) write_note(note, inner);
  }

  void write_checked(BookBlocks& out) {
    const Counts counts = counts_of(sources_.findings, article_.id);
    if (counts.all() == 0) return;
    BookHeading heading;
    heading.id = id_of("checked");
    heading.title = {run_of("What was checked")};
    out.push_back({heading});
    BookParagraph summary{text_of(checked_summary), BookParagraph::Kind::body};
    BookRun found = run_of(in_words(counts));
    found.bold = true;
    summary.text.push_back(found);
    summary.text.push_back(run_of("."));
    out.push_back({std::move(summary)});
    const auto rows = erratum_rows(sources_.game, article_, sections_, sources_.findings);
    if (rows.empty()) return;
    BookTable table;
    for (const std::string_view head : erratum_heads) {
      table.head.push_back(text_of(head));
      table.columns.push_back(BookTable::Align::left);
    }
    for (const ErratumRow& row : rows)
      table.rows.push_back({{run_of(row.place)},
                            {run_of(curled(row.claim, ""))},
                            {run_of(row.stated)},
                            {run_of(row.found)},
                            {row.id.empty() ? run_of("explained")
                                            : run_of("see " + row.name, "#" + id_of(row.id))}});
    out.push_back({std::move(table)});
  }

  const BookSources& sources_;
  const Article& article_;
  const Document& text_;
  std::vector<Section> sections_;
  const Terms& terms_;
  Book& book_;
  Report& report_;
  std::string section_, last_;
  const Place* fixed_ = nullptr;
};

/// What stands behind the title page: who wrote what, and how it was made.
BookBlocks imprint_of(const BookSources& sources) {
  BookBlocks out;
  const auto add = [&](BookText text) {
    out.push_back({BookParagraph{std::move(text), BookParagraph::Kind::small}});
  };
  for (const Article& article : sources.game.articles) {
    BookRun title = run_of(curled(article.title, ""));
    title.italic = true;
    BookText text = {title, run_of("\n" + credit_of(article))};
    for (const std::string& fact : article.facts) text.push_back(run_of("\n" + fact));
    add(std::move(text));
  }
  for (const Article& article : sources.game.articles)
    if (const std::string retold = retold_in(article, "book"); !retold.empty()) {
      add({run_of(retold + ".")});
      break;
    }
  add({run_of(in_words(counts_of(sources.findings)) +
              ". The list of all claims stands on the pages for the screen; errata and notes are "
              "at the foot of the pages here.")});
  add({run_of("Drawn, checked and set by Boardwright in Noto Serif and Noto Sans.")});
  return out;
}

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
  book.summary = curled(game.summary, "");
  if (const Diagram* cover = cover_of(sources)) {
    book.cover = &cover->scene;
    book.cover_style = &sources.style;
  }
  book.imprint = imprint_of(sources);
  const Terms terms(game, sources.documents);
  for (std::size_t i = 0; i < game.articles.size() && i < sources.documents.size(); ++i)
    book.parts.push_back(PartWriter(sources, i, terms, book, report).run());
  book.index = terms.index();
  return book;
}

}  // namespace boardwright::document
