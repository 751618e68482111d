// Builds the tree of an article from the events of md4c.
#include "document/markdown.h"

#include <md4c.h>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "base/limits.h"
#include "base/text.h"
#include "document/markdown_parts.h"

namespace boardwright::document {
namespace {

/// Offsets of a text as lines and columns.
class Places {
 public:
  explicit Places(std::string_view text) : text_(text), starts_{0} {
    for (std::size_t i = 0; i < text.size(); ++i)
      if (text[i] == '\n') starts_.push_back(i + 1);
  }

  /// The offset of a pointer into the text, or nothing if it points elsewhere.
  std::optional<std::size_t> offset(const char* at) const {
    const std::less<> less;
    if (less(at, text_.data()) || !less(at, text_.data() + text_.size())) return std::nullopt;
    return static_cast<std::size_t>(at - text_.data());
  }

  std::pair<int, int> line_and_column(std::size_t offset) const {
    const auto next = std::upper_bound(starts_.begin(), starts_.end(), offset);
    const std::size_t start = *(next - 1);
    return {static_cast<int>(next - starts_.begin()),
            static_cast<int>(length_utf8(text_.substr(start, offset - start))) + 1};
  }

 private:
  std::string_view text_;
  std::vector<std::size_t> starts_;
};

/// A block that has begun and not ended.
struct OpenBlock {
  MD_BLOCKTYPE type = MD_BLOCK_DOC;
  Block block;
  Blocks children;
};

/// Emphasis or a link that has begun and not ended; the first one stands for the block's own words.
struct OpenSpan {
  MD_SPANTYPE type = MD_SPAN_EM;
  std::string target;
  int line = 0, column = 0;
  Inlines content;
};

Table::Align align_of(MD_ALIGN align) {
  switch (align) {
    case MD_ALIGN_DEFAULT: return Table::Align::none;
    case MD_ALIGN_LEFT: return Table::Align::left;
    case MD_ALIGN_CENTER: return Table::Align::centre;
    case MD_ALIGN_RIGHT: return Table::Align::right;
  }
  return Table::Align::none;
}

/// Takes md4c's events. A callback that returns other than 0 ends the reading.
class Reader {
 public:
  /// With `fixed`, the text is a note and all problems stand at that place.
  Reader(std::string_view text, std::string file, const Place* fixed, Report& report)
      : places_(text),
        file_(std::move(file)),
        fixed_(fixed),
        report_(report),
        most_parts_(2 * text.size() + 64) {}

  Document read(std::string_view text) {
    MD_PARSER parser = {};
    parser.flags = MD_FLAG_TABLES | MD_FLAG_NOHTML;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* self) {
      return static_cast<Reader*>(self)->enter_block(type, detail);
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void*, void* self) {
      return static_cast<Reader*>(self)->leave_block(type);
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* self) {
      return static_cast<Reader*>(self)->enter_span(type, detail);
    };
    parser.leave_span = [](MD_SPANTYPE type, void*, void* self) {
      return static_cast<Reader*>(self)->leave_span(type);
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* words, MD_SIZE size, void* self) {
      return static_cast<Reader*>(self)->add_text(type, std::string_view(words, size), words);
    };
    document_.file = file_;
    if (md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, this) != 0)
      report_.error({file_}, "the text could not be read to its end");
    return std::move(document_);
  }

 private:
  // Places and problems.

  Place place(int line, int column) const {
    return fixed_ != nullptr ? *fixed_ : Place{file_, line, column};
  }
  Place here() const { return place(line_, column_); }

  /// Remembers where the reading is; blocks begin at the first of their words.
  void see(const char* at) {
    const auto offset = places_.offset(at);
    if (!offset) return;
    std::tie(line_, column_) = places_.line_and_column(*offset);
    for (OpenBlock& open : open_)
      if (open.block.line == 0) open.block.line = line_;
  }

  /// Counts a part of the tree. No text has twice as many parts as bytes, but for tables whose
  /// short rows are filled up.
  bool is_within_limits() {
    if (open_.size() + spans_.size() > static_cast<std::size_t>(limits::nesting)) {
      report_.error(here(), "the text nests deeper than " + std::to_string(limits::nesting));
      return false;
    }
    if (++parts_ <= most_parts_) return true;
    report_.error(here(), "a table has far more cells than are written");
    return false;
  }

  // Blocks.

  int enter_block(MD_BLOCKTYPE type, void* detail) {
    if (!is_within_limits()) return 1;
    flush_item_words();
    OpenBlock open;
    open.type = type;
    switch (type) {
      case MD_BLOCK_UL:
        open.block.content =
            ListBlock{false, 1, static_cast<MD_BLOCK_UL_DETAIL*>(detail)->is_tight != 0, {}};
        break;
      case MD_BLOCK_OL: {
        const auto* list = static_cast<MD_BLOCK_OL_DETAIL*>(detail);
        open.block.content =
            ListBlock{true, static_cast<int>(list->start), list->is_tight != 0, {}};
        break;
      }
      case MD_BLOCK_H:
        open.block.content = SectionHead{
            static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level), {}, {}, {}};
        break;
      case MD_BLOCK_TABLE: open.block.content = Table{}; break;
      case MD_BLOCK_TR: row_.clear(); break;
      case MD_BLOCK_TH:
      case MD_BLOCK_TD:
        row_.push_back({align_of(static_cast<MD_BLOCK_TD_DETAIL*>(detail)->align), {}});
        break;
      case MD_BLOCK_DOC:
      case MD_BLOCK_QUOTE:
      case MD_BLOCK_LI:
      case MD_BLOCK_HR:
      case MD_BLOCK_CODE:
      case MD_BLOCK_HTML:
      case MD_BLOCK_P:
      case MD_BLOCK_THEAD:
      case MD_BLOCK_TBODY: break;
    }
    open_.push_back(std::move(open));
    return 0;
  }

  int leave_block(MD_BLOCKTYPE type) {
    flush_item_words();
    OpenBlock open = std::move(open_.back());
    open_.pop_back();
    if (open.block.line == 0) open.block.line = line_;
    switch (type) {
      case MD_BLOCK_DOC: document_.blocks = std::move(open.children); break;
      case MD_BLOCK_QUOTE: add({Quote{std::move(open.children)}, open.block.line}); break;
      case MD_BLOCK_LI:
        if (auto* list = std::get_if<ListBlock>(&open_.back().block.content))
          list->items.push_back(std::move(open.children));
        break;
      case MD_BLOCK_UL:
      case MD_BLOCK_OL:
      case MD_BLOCK_TABLE: add(std::move(open.block)); break;
      case MD_BLOCK_HR: add({Divider{}, open.block.line}); break;
      case MD_BLOCK_H: finish_heading(std::move(open.block)); break;
      case MD_BLOCK_CODE: add({CodeBlock{std::exchange(code_, {})}, open.block.line}); break;
      case MD_BLOCK_P: finish_paragraph(open.block.line); break;
      case MD_BLOCK_TR: finish_row(); break;
      case MD_BLOCK_TH:
      case MD_BLOCK_TD: row_.back().content = take_words(); break;
      case MD_BLOCK_HTML:
      case MD_BLOCK_THEAD:
      case MD_BLOCK_TBODY: break;
    }
    return 0;
  }

  void add(Block block) { open_.back().children.push_back(std::move(block)); }

  void finish_row() {
    for (auto open = open_.rbegin(); open != open_.rend(); ++open) {
      auto* table = std::get_if<Table>(&open->block.content);
      if (table == nullptr) continue;
      if (table->head.empty())
        table->head = std::move(row_);
      else
        table->rows.push_back(std::move(row_));
      return;
    }
  }

  /// In a tight list the words of an item stand in no paragraph.
  void flush_item_words() {
    if (!open_.empty() && open_.back().type == MD_BLOCK_LI && has_words())
      finish_paragraph(spans_.front().content.empty() ? line_
                                                      : spans_.front().content.front().line);
  }

  void finish_paragraph(int line) {
    if (!images_.empty()) return finish_figure(line);
    if (const auto directive = directive_here()) {
      spans_.clear();
      if (fixed_ != nullptr || open_.size() != 1)
        report_.error(place(line, 1), "a list made from data cannot stand here");
      else
        add({Directive{*directive}, line});
      return;
    }
    add({Paragraph{take_words()}, line});
  }

  std::optional<Directive::Kind> directive_here() const {
    if (spans_.empty() || spans_.front().content.size() != 1) return std::nullopt;
    const auto* words = std::get_if<Words>(&spans_.front().content.front().content);
    return words == nullptr ? std::nullopt : directive_of(words->text);
  }

  /// A paragraph with a picture in it: a figure if there is nothing else.
  void finish_figure(int line) {
    constexpr std::string_view scheme = "figure:";
    const std::vector<OpenSpan> images = std::exchange(images_, {});
    const bool alone = images.size() == 1 && !has_words() && fixed_ == nullptr;
    if (has_words()) add({Paragraph{take_words()}, line});
    for (const OpenSpan& image : images) {
      const Place at = place(image.line, image.column);
      const std::string id = image.target.substr(std::min(scheme.size(), image.target.size()));
      if (!image.target.starts_with(scheme) || !is_id(id))
        report_.error(at, "a picture can only be a figure, not '" + image.target + "'",
                      "write ![](figure:A1-1)");
      else if (!alone)
        report_.error(at, "a figure stands alone in a paragraph of the article");
      else
        add({FigureReference{id}, line});
    }
    spans_.clear();
  }

  // Headings.

  void finish_heading(Block block) {
    auto& heading = std::get<SectionHead>(block.content);
    heading.title = take_words();
    if (fixed_ != nullptr || open_.size() != 1)
      return report_.error(place(block.line, 1), "a heading cannot stand here");
    const bool simple =
        std::none_of(heading.title.begin(), heading.title.end(), [](const auto& part) {
          return std::holds_alternative<Link>(part.content) ||
                 std::holds_alternative<ClaimReference>(part.content);
        });
    if (!simple) report_.error(place(block.line, 1), "a heading has no links and no claims");
    if (heading.level == 1) return finish_title(heading, block.line);
    check_level(heading.level, block.line);
    name_heading(heading, block.line);
    add(std::move(block));
  }

  void finish_title(const SectionHead& heading, int line) {
    if (!document_.title.empty() || !open_.back().children.empty())
      report_.error(place(line, 1), "the title stands once, at the beginning",
                    "begin chapters with '##' and sections with '###'");
    document_.title = plain_text(heading.title);
  }

  void check_level(int level, int line) {
    if (level > level_ + 1)
      report_.error(place(line, 1), "a heading of level " + std::to_string(level) +
                                        " under one of level " + std::to_string(level_));
    level_ = level;
  }

  void name_heading(SectionHead& heading, int line) {
    auto id = take_id(heading.title);
    heading.number = take_number(heading.title);
    if (!id) id = lower_case(heading.number);
    if (plain_text(heading.title).empty())
      report_.error(place(line, 1), "a heading without a title");
    if (id->empty())
      report_.error(place(line, 1), "a heading without a number needs an id",
                    "write {#chapter-1} behind it");
    else if (!is_id(*id))
      report_.error(place(line, 1), "'" + *id + "' cannot be an id");
    else if (!ids_.insert(*id).second)
      report_.error(place(line, 1), "a second heading with the id '" + *id + "'");
    heading.id = std::move(*id);
  }

  // Words.

  bool has_words() const { return !spans_.empty() && !spans_.front().content.empty(); }

  Inlines& words() {
    if (spans_.empty()) spans_.emplace_back();
    return spans_.back().content;
  }

  Inlines take_words() {
    if (spans_.empty()) return {};
    Inlines content = std::move(spans_.front().content);
    spans_.clear();
    Report found;
    expand_references(content, file_, found);
    for (const Problem& problem : found.problems())
      report_.error(place(problem.place.line, problem.place.column), problem.message, problem.hint);
    return content;
  }

  int enter_span(MD_SPANTYPE type, void* detail) {
    if (!is_within_limits()) return 1;
    words();
    OpenSpan span;
    span.type = type;
    if (type == MD_SPAN_A) span.target = text_of(static_cast<MD_SPAN_A_DETAIL*>(detail)->href);
    if (type == MD_SPAN_IMG) {
      const MD_ATTRIBUTE& source = static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src;
      span.target = text_of(source);
      see(source.text);
    }
    if (type == MD_SPAN_A)
      if (const auto offset = places_.offset(static_cast<MD_SPAN_A_DETAIL*>(detail)->href.text))
        std::tie(span.line, span.column) = places_.line_and_column(*offset);
    if (span.line == 0 && type != MD_SPAN_A)
      std::tie(span.line, span.column) = std::pair(line_, column_);
    spans_.push_back(std::move(span));
    return 0;
  }

  int leave_span(MD_SPANTYPE type) {
    OpenSpan span = std::move(spans_.back());
    spans_.pop_back();
    const auto put = [&](auto content) {
      spans_.back().content.push_back({std::move(content), span.line, span.column});
    };
    switch (type) {
      case MD_SPAN_EM: put(Emphasis{std::move(span.content)}); break;
      case MD_SPAN_STRONG: put(Strong{std::move(span.content)}); break;
      case MD_SPAN_CODE: put(CodeWords{std::exchange(code_, {})}); break;
      case MD_SPAN_IMG: images_.push_back(std::move(span)); break;
      case MD_SPAN_A: finish_link(std::move(span)); break;
      case MD_SPAN_DEL:
      case MD_SPAN_LATEXMATH:
      case MD_SPAN_LATEXMATH_DISPLAY:
      case MD_SPAN_WIKILINK:
      case MD_SPAN_U: break;  // switched off by the flags
    }
    return 0;
  }

  /// A link that leads nowhere allowed leaves its words. Where its target is written is unknown if
  /// that has entities; then its words tell the place.
  void finish_link(OpenSpan span) {
    if (span.line == 0 && !span.content.empty())
      std::tie(span.line, span.column) =
          std::pair(span.content.front().line, span.content.front().column);
    Inlines& around = spans_.back().content;
    if (is_allowed_target(span.target)) {
      around.push_back(
          {Link{std::move(span.target), std::move(span.content)}, span.line, span.column});
      return;
    }
    report_.error(place(span.line, span.column), "a link to '" + span.target + "'",
                  "links lead to http, https or mailto, to '#id' or to 'page.html#id'");
    std::move(span.content.begin(), span.content.end(), std::back_inserter(around));
  }

  int add_text(MD_TEXTTYPE type, std::string_view text, const char* at) {
    if (!is_within_limits()) return 1;
    see(at);
    switch (type) {
      case MD_TEXT_NORMAL:
      case MD_TEXT_HTML:
      case MD_TEXT_LATEXMATH: add_words(text); break;
      case MD_TEXT_NULLCHAR: add_words("\uFFFD"); break;
      case MD_TEXT_ENTITY: add_words(decoded(text)); break;
      case MD_TEXT_BR: words().push_back({LineBreak{true}, line_, column_}); break;
      case MD_TEXT_SOFTBR: words().push_back({LineBreak{false}, line_, column_}); break;
      case MD_TEXT_CODE: code_ += text; break;
    }
    return 0;
  }

  void add_words(std::string_view text) {
    Inlines& content = words();
    if (!content.empty())
      if (auto* last = std::get_if<Words>(&content.back().content)) {
        last->text += text;
        return;
      }
    content.push_back({Words{std::string(text)}, line_, column_});
  }

  std::string decoded(std::string_view entity) {
    if (auto text = entity_text(entity)) return *text;
    report_.error(here(), "unknown character '" + std::string(entity) + "'",
                  "write the character itself");
    return {};
  }

  std::string text_of(const MD_ATTRIBUTE& attribute) {
    std::string text;
    if (attribute.text == nullptr) return text;
    for (std::size_t i = 0; attribute.substr_offsets[i] < attribute.size; ++i) {
      const MD_OFFSET begin = attribute.substr_offsets[i];
      const std::string_view part(attribute.text + begin, attribute.substr_offsets[i + 1] - begin);
      text += attribute.substr_types[i] == MD_TEXT_ENTITY ? decoded(part) : std::string(part);
    }
    return text;
  }

  Places places_;
  std::string file_;
  const Place* fixed_;
  Report& report_;
  std::size_t parts_ = 0, most_parts_;
  int line_ = 0, column_ = 0;
  int level_ = 1;  ///< of the last heading
  std::set<std::string, std::less<>> ids_;
  std::vector<OpenBlock> open_;
  std::vector<OpenSpan> spans_;
  std::vector<OpenSpan> images_;
  std::string code_;
  Table::Row row_;
  Document document_;
};

bool is_page(std::string_view target) {
  constexpr std::string_view ending = ".html";
  if (!target.ends_with(ending)) return false;
  target.remove_suffix(ending.size());
  return is_id(target) && target.find('.') == std::string_view::npos;
}

}  // namespace

Document parse_markdown(std::string_view text, const std::string& name, Report& report) {
  if (text.size() > limits::article_bytes) {
    report.error({name},
                 "the article is longer than " + std::to_string(limits::article_bytes) + " bytes");
    return {name, {}, {}};
  }
  return Reader(text, name, nullptr, report).read(text);
}

Blocks parse_note(std::string_view text, const Place& place, Report& report) {
  return Reader(text, place.file, &place, report).read(text).blocks;
}

bool is_allowed_target(std::string_view target) {
  const auto strange = [](char c) {
    return static_cast<unsigned char>(c) <= 0x20 || c == 0x7f || c == '\\';
  };
  if (std::any_of(target.begin(), target.end(), strange)) return false;
  constexpr std::array<std::string_view, 3> schemes = {"http://", "https://", "mailto:"};
  for (const std::string_view scheme : schemes)
    if (target.size() > scheme.size() && lower_case(target.substr(0, scheme.size())) == scheme)
      return true;
  const std::size_t hash = target.find('#');
  const std::string_view page = target.substr(0, hash);
  const bool has_id = hash != std::string_view::npos;
  return (page.empty() ? has_id : is_page(page)) && (!has_id || is_id(target.substr(hash + 1)));
}

}  // namespace boardwright::document
