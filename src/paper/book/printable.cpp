// Checks all texts of a game's articles and data.
#include "book/printable.h"

#include <algorithm>
#include <string>

#include "audit/assembly.h"
#include "audit/page_ids.h"
#include "base/characters.h"
#include "base/limits.h"
#include "base/text.h"
#include "text/typography.h"

namespace boardwright::book {

using base::Place, base::Report;
using disk::CharacterSet;

namespace {

/// Whether a character needs no glyph: controls, joiners, format characters and variation
/// selectors.
bool is_invisible(char32_t c) {
  return c < 0x20 || c == 0xad || c == 0x34f || c == 0x61c || (c >= 0x200b && c <= 0x200f) ||
         (c >= 0x180b && c <= 0x180f) || (c >= 0x2060 && c <= 0x206f) || c == 0x3000 ||
         (c >= 0xfe00 && c <= 0xfe0f) || c == 0xfeff || (c >= 0xe0000 && c <= 0xe0fff);
}

/// Reports characters that no font has.
class Glyphs {
 public:
  Glyphs(const CharacterSet& fonts, Report& report) : fonts_(fonts), report_(report) {}

  /// Reports the first missing character of a text; `place` is the place of its first letter.
  void check(std::string_view text, const Place& place) {
    if (fonts_.empty()) return;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const auto byte = static_cast<unsigned char>(text[i]);
      if (byte < 0x80 || (byte & 0xc0) == 0x80) continue;  // fonts have ASCII
      const char32_t character = base::first_character(text.substr(i));
      if (is_invisible(character) || fonts_.has(character)) continue;
      const std::string_view rest = text.substr(i + 1);
      std::size_t end = 0;
      while (end < rest.size() && (static_cast<unsigned char>(rest[end]) & 0xc0) == 0x80) ++end;
      Place at = place;
      if (at.column > 0 && text.find('\n') == text.npos)
        at.column += static_cast<int>(base::length_utf8(text.substr(0, i)));
      return report_.error(at, "no font has the character " +
                                   base::in_quotes(text.substr(i, 1 + end)) + " (" +
                                   base::character_number(character) + ")");
    }
  }

 private:
  const CharacterSet& fonts_;
  Report& report_;
};

/// Checks the blocks of one article, or of one note.
class BlockChecker {
 public:
  BlockChecker(const audit::FoundById& found, const std::string& file, const Place* fixed,
               Glyphs& glyphs, Report& report)
      : found_(found), file_(file), fixed_(fixed), glyphs_(glyphs), report_(report) {}

  void check(const text::Blocks& blocks) {
    for (const text::Block& block : blocks) {
      line_ = block.line;
      std::visit([&](const auto& content) { check(content); }, block.content);
    }
  }

 private:
  Place place(int line, int column) const {
    return fixed_ != nullptr ? *fixed_ : Place{file_, line, column};
  }

  void check(const text::SectionHead& head) { check_paragraph(head.title); }
  void check(const text::Paragraph& paragraph) { check_paragraph(paragraph.content); }
  void check(const text::ListBlock& list) {
    for (const text::Blocks& item : list.items) check(item);
  }
  void check(const text::Quote& quote) { check(quote.blocks); }
  void check(const text::CodeBlock& code) {
    glyphs_.check(code.text, place(line_, 0));
    for (const std::string_view line : base::split(code.text, '\n'))
      if (line.size() > base::limits::layout_bytes)
        report_.error(place(line_, 1), "a line is longer than " +
                                           std::to_string(base::limits::layout_bytes) + " bytes");
  }
  void check(const text::FigureReference&) {}
  void check(const text::Directive&) {}
  void check(const text::Divider&) {}

  void check(const text::Table& table) {
    const int line = line_;
    std::vector<std::size_t> longest(table.head.size());
    const auto check_row = [&](const text::Table::Row& row) {
      for (std::size_t i = 0; i < row.size(); ++i) {
        const std::string text = check_paragraph(row[i].content);
        if (i < longest.size())
          for (const std::string_view word : base::words(text))
            longest[i] = std::max(longest[i], base::length_utf8(word));
      }
    };
    check_row(table.head);
    for (const text::Table::Row& row : table.rows) check_row(row);
    std::size_t letters = 0;
    for (const std::size_t word : longest) letters += word + base::limits::table_gap;
    if (letters > base::limits::table_letters)
      report_.error(place(line, 1), "the table is too wide for a page",
                    "the longest words of its columns have " + std::to_string(letters) +
                        " letters, with " + std::to_string(base::limits::table_gap) +
                        " more for each column; " + std::to_string(base::limits::table_letters) +
                        " fit");
  }

  /// Checks a paragraph and returns its text as it is printed.
  std::string check_paragraph(const text::Inlines& inlines) {
    const int line = inlines.empty() || inlines.front().line == 0 ? line_ : inlines.front().line;
    std::string text;
    add(text, inlines);
    if (text.size() > base::limits::layout_bytes)
      report_.error(place(line, 1), "a paragraph is longer than " +
                                        std::to_string(base::limits::layout_bytes) + " bytes");
    return text;
  }

  void add(std::string& text, const text::Inlines& inlines) {
    for (const text::Inline& part : inlines) {
      if (const auto* written = std::get_if<text::Words>(&part.content)) {
        glyphs_.check(written->text, place(part.line, part.column));
        text += text::curled(written->text, text);
      } else if (const auto* code = std::get_if<text::CodeWords>(&part.content)) {
        glyphs_.check(code->text, place(part.line, part.column));
        text += code->text;
      } else if (const auto* claim = std::get_if<text::ClaimReference>(&part.content)) {
        Report ignored;  // the page reports unknown claims
        const audit::ShownClaim shown =
            found_.shown_for(*claim, {}, ignored).value_or(audit::ShownClaim());
        text += shown.words + shown.found;
      } else if (const auto* emphasis = std::get_if<text::Emphasis>(&part.content)) {
        add(text, emphasis->content);
      } else if (const auto* strong = std::get_if<text::Strong>(&part.content)) {
        add(text, strong->content);
      } else if (const auto* link = std::get_if<text::Link>(&part.content)) {
        add(text, link->content);
      } else if (std::holds_alternative<text::LineBreak>(part.content)) {
        text += ' ';
      }
    }
  }

  const audit::FoundById& found_;
  const std::string& file_;
  const Place* fixed_;
  Glyphs& glyphs_;
  Report& report_;
  int line_ = 0;
};

/// Reports a text that is too long to be laid out.
void check_length(const char* what, const std::string& words, const Place& place, Report& report) {
  if (words.size() > base::limits::layout_bytes / 3 &&
      text::curled(words, "").size() > base::limits::layout_bytes)
    report.error(place, std::string(what) + " is longer than " +
                            std::to_string(base::limits::layout_bytes) + " bytes");
}

/// Checks the length of generated texts: credits, rows of the tables of claims, captions of
/// figures.
void check_generated_texts(const game::Game& game, const audit::Proof& proof, Report& report) {
  for (const game::Article& article : game.articles) {
    check_length("the credit", audit::credit_of(article), article.place, report);
    for (const game::Claim& claim : article.claims) {
      std::string all = claim.at + game::shown(claim.documented);
      for (const auto& [key, value] : claim.keys) all += value;
      check_length("a claim", all, claim.place, report);
    }
  }
  for (const diagram::Diagram& diagram : proof.diagrams)
    check_length("the caption of a figure", audit::caption_of(diagram).words,
                 diagram.content.figure->place, report);
}

}  // namespace

void check_printable(const game::Game& game, const audit::Proof& proof, const CharacterSet& fonts,
                     Report& report) {
  Glyphs glyphs(fonts, report);
  for (const base::Data& file : game.files)
    for (const base::Data& text : file.texts()) {
      const std::string words = text.as_text(report);
      glyphs.check(words, text.text_place());
      if (text.key() != "text") check_length("a text", words, text.place(), report);
    }
  check_generated_texts(game, proof, report);
  audit::check_ids(game, proof, report);
  const bool all_read = proof.documents.size() == game.articles.size();
  CharacterSet none;
  Glyphs seen(none, report);  // glyphs of notes are checked with the data
  for (std::size_t i = 0; all_read && i < game.articles.size(); ++i) {
    const game::Article& article = game.articles[i];
    const text::Document& text = proof.documents[i];
    const audit::FoundById found(article, proof.findings);
    BlockChecker(found, text.file, nullptr, glyphs, report).check(text.blocks);
    for (const game::Remark& remark : article.remarks) {
      Report ignored;  // the page reports its problems
      BlockChecker(found, text.file, &remark.place, seen, report)
          .check(text::parse_note(remark.text, remark.place, ignored));
    }
  }
}

}  // namespace boardwright::book
