// Writes document trees as HTML.
#include "page/html.h"

#include <algorithm>

#include "base/text.h"
#include "text/markdown_parts.h"
#include "text/typography.h"

namespace boardwright::page {

using base::append_escaped;
using text::Table;

namespace {

/// Elements within a line of prose. Any other element starts a new text, so a quotation mark in it
/// is an opening one.
bool is_phrase(std::string_view name) {
  constexpr std::string_view phrases[] = {"a", "em",   "strong", "code", "span",
                                          "b", "data", "del",    "ins"};
  return std::ranges::find(phrases, name) != std::end(phrases);
}

std::string_view last_character(std::string_view text) {
  std::size_t begin = text.size();
  while (begin > 0 && (static_cast<unsigned char>(text[--begin]) & 0xc0) == 0x80) {
  }
  return text.substr(begin);
}

/// A copy without the writer of words: they are plain prose.
Insertions without_words(Insertions insertions) {
  insertions.words = nullptr;
  return insertions;
}

/// Boolean attributes: present or absent, without a value.
bool is_boolean(std::string_view key) {
  constexpr std::string_view booleans[] = {"checked", "defer", "hidden", "open"};
  return std::ranges::find(booleans, key) != std::end(booleans);
}

/// Attributes whose value is one id or several.
bool names_ids(std::string_view key) {
  return key == "id" || key == "for" || key == "aria-labelledby" || key == "aria-describedby";
}

/// Whether the text of a link is its address.
bool is_address(const text::Link& link) {
  const auto* words =
      link.content.size() == 1 ? std::get_if<text::Words>(&link.content.front().content) : nullptr;
  return words != nullptr && words->text == link.target;
}

/// Writes one inline part.
struct WriteInline {
  Html& html;
  const Insertions& insertions;
  const text::Inline& part;

  void operator()(const text::Words& words) const {
    if (insertions.words)
      insertions.words(html, words.text);
    else
      html.prose(words.text);
  }
  void operator()(const text::CodeWords& code) const { html.element("code", {}, code.text); }
  void operator()(const text::ClaimReference& claim) const {
    insertions.claim(html, claim, part.line, part.column);
  }
  void operator()(const text::Emphasis& emphasis) const { around("em", emphasis.content); }
  void operator()(const text::Strong& strong) const { around("strong", strong.content); }
  void operator()(const text::Link& link) const {
    insertions.link(link, part.line, part.column);
    const auto words = [&] { write(html, link.content, without_words(insertions)); };
    if (text::is_picture(link.target))
      return html.element("a", {{"class", "picture"}, {"href", link.target}}, [&] {
        const std::string alt = text::plain_text(link.content);
        html.empty_element("img", {{"src", link.target}, {"alt", alt}, {"loading", "lazy"}});
      });
    if (is_address(link))  // the print style does not repeat the address
      html.element("a", {{"class", "address"}, {"href", link.target}}, words);
    else
      html.element("a", {{"href", link.target}}, words);
  }
  void operator()(const text::LineBreak& line_break) const {
    if (line_break.hard) html.empty_element("br");
    html.prose("\n");
  }

  void operator()(const text::PieceDrawing& drawing) const {
    if (insertions.piece_type) insertions.piece_type(html, drawing, part.line, part.column);
  }

  void around(std::string_view name, const text::Inlines& content) const {
    html.element(name, {}, [&] { write(html, content, insertions); });
  }
};

/// Lines of code up to this length fit on any screen without scrolling.
constexpr std::size_t short_line = 24;
constexpr std::size_t many_columns = 5;  ///< in a table that scrolls on phones

std::size_t longest_line(std::string_view text) {
  std::size_t longest = 0;
  for (const std::string_view line : base::split(text, '\n'))
    longest = std::max(longest, base::length_utf8(line));
  return longest;
}

std::string_view class_of(Table::Align align) {
  switch (align) {
    case Table::Align::none: return {};
    case Table::Align::left: return "left";
    case Table::Align::centre: return "centre";
    case Table::Align::right: return "right";
  }
  return {};
}

/// Writes one block.
struct WriteBlock {
  Html& html;
  const Insertions& insertions;
  int line;

  void operator()(const text::SectionHead& heading) const {
    const Insertions plain = without_words(insertions);
    const std::string name = "h" + std::to_string(heading.level);
    html.element(name, {{"id", heading.id}}, [&] {
      WriteBlock{html, plain, line}.inside(heading);
    });
  }

  /// Writes the heading as a link to itself. The title of a chapter is split at its colon into a
  /// kicker and the rest.
  void inside(const text::SectionHead& heading) const {
    html.element("a", {{"class", "self"}, {"href", "#" + heading.id}}, [&] {
      if (!heading.number.empty()) {
        html.element("span", {{"class", "number"}}, heading.number);
        html.text(" ");
        return write(html, heading.title, insertions);
      }
      const text::TitleParts title = text::title_parts(heading);
      if (title.kicker.empty()) return write(html, heading.title, insertions);
      html.prose_element("span", {{"class", "kicker"}}, title.kicker);
      html.text(" ");
      html.prose(title.rest);
    });
  }

  void operator()(const text::Paragraph& paragraph) const {
    html.element("p", {}, [&] { write(html, paragraph.content, insertions); });
  }

  void operator()(const text::ListBlock& list) const {
    const std::string start = std::to_string(list.start);
    if (!list.ordered)
      html.element("ul", {}, [&] { items(list); });
    else if (list.start == 1)
      html.element("ol", {}, [&] { items(list); });
    else
      html.element("ol", {{"start", start}}, [&] { items(list); });
  }

  void items(const text::ListBlock& list) const {
    for (const text::Blocks& item : list.items)
      html.element("li", {}, [&] {
        for (const Block& block : item) {
          const auto* paragraph = std::get_if<text::Paragraph>(&block.content);
          if (list.tight && paragraph != nullptr)
            write(html, paragraph->content, insertions);
          else
            write(html, block, insertions);
        }
      });
  }

  void operator()(const Table& table) const {
    write_wide(html, insertions.table_name ? insertions.table_name() : "Table", [&] {
      const auto rows = [&] {
        html.element("thead", {}, [&] { row(table.head, true); });
        html.element("tbody", {}, [&] {
          for (const Table::Row& cells : table.rows) row(cells, false);
        });
      };
      if (table.head.size() < many_columns)
        html.element("table", {}, rows);
      else
        html.element("table", {{"class", "many"}}, rows);
    });
  }

  void row(const Table::Row& cells, bool head) const {
    html.element("tr", {}, [&] {
      for (const Table::Cell& cell : cells) {
        const auto inside = [&] { write(html, cell.content, insertions); };
        const std::string_view align = class_of(cell.align);
        if (head && align.empty())
          html.element("th", {{"scope", "col"}}, inside);
        else if (head)
          html.element("th", {{"scope", "col"}, {"class", align}}, inside);
        else if (align.empty())
          html.element("td", {}, inside);
        else
          html.element("td", {{"class", align}}, inside);
      }
    });
  }

  void operator()(const text::Quote& quote) const {
    html.element("blockquote", {}, [&] {
      for (const Block& block : quote.blocks) write(html, block, insertions);
    });
  }
  void operator()(const text::CodeBlock& code) const {
    const auto inside = [&] { html.element("code", {}, code.text); };
    if (longest_line(code.text) > short_line)
      html.element("pre", {{"tabindex", "0"}}, inside);  // lets the keyboard scroll it
    else
      html.element("pre", {}, inside);
  }
  void operator()(const text::FigureReference& figure) const {
    insertions.figure(html, figure, line);
  }
  void operator()(const Directive& directive) const { insertions.directive(html, directive, line); }
  void operator()(const text::Divider&) const { html.empty_element("hr"); }
};

}  // namespace

std::string html_id(std::string_view id) {
  std::string mapped(id);
  std::ranges::replace(mapped, '.', '-');
  if (!mapped.empty() && mapped.front() >= '0' && mapped.front() <= '9')
    mapped.insert(0, "section-");
  return mapped;
}

std::string html_target(std::string_view target) {
  const std::size_t hash = target.find('#');
  if (hash == target.npos || target.find(':') < hash) return std::string(target);
  return std::string(target.substr(0, hash + 1)) + html_id(target.substr(hash + 1));
}

void Html::prose(std::string_view words) {
  append_escaped(out_, text::curled(words, last_));
  if (!words.empty()) last_ = last_character(words);
}

void Html::text(std::string_view words) {
  append_escaped(out_, words);
  if (!words.empty()) last_ = last_character(words);
}

void Html::begin(std::string_view name, Attributes attributes) {
  out_ += '<';
  out_ += name;
  for (const auto& [key, value] : attributes) {
    out_ += ' ';
    out_ += key;
    if (value.empty() && is_boolean(key)) continue;
    out_ += "=\"";
    if (names_ids(key))
      append_escaped(out_, html_id(value));
    else
      append_escaped(out_, key == "href" ? html_target(value) : std::string(value));
    out_ += '"';
    if (key == "id" && !ids_.emplace(html_id(value)).second) repeated_.emplace_back(value);
  }
  out_ += '>';
  if (!is_phrase(name)) last_.clear();
}

void Html::end(std::string_view name) {
  out_ += "</";
  out_ += name;
  out_ += '>';
  if (is_phrase(name)) return;
  last_.clear();
  out_ += '\n';
}

void write(Html& html, const text::Inlines& inlines, const Insertions& insertions) {
  for (const text::Inline& part : inlines)
    std::visit(WriteInline{html, insertions, part}, part.content);
}

void write(Html& html, const Block& block, const Insertions& insertions) {
  std::visit(WriteBlock{html, insertions, block.line}, block.content);
}

}  // namespace boardwright::page
