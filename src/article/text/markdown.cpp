// Passes the events of md4c to the builder of the tree.
#include "text/markdown.h"

#include <md4c.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include "base/limits.h"
#include "base/text.h"
#include "text/markdown_parts.h"
#include "text/tree_builder.h"

namespace boardwright::text {

using base::Report;

namespace {

/// Converts offsets in a text to lines and columns. Characters are counted once, so a place costs
/// the same in a long line as in a short one.
class TextPlaces {
 public:
  explicit TextPlaces(std::string_view text) : text_(text), starts_{0} {
    for (std::size_t i = 0; i < text.size(); ++i)
      if (text[i] == '\n') starts_.push_back(i + 1);
    for (std::size_t i = 0, count = 0; i <= text.size(); i += stride) {
      counts_.push_back(count);
      count += base::length_utf8(text.substr(i, stride));
    }
  }

  /// The offset of a pointer into the text, or nothing if it points outside.
  std::optional<std::size_t> offset(const char* at) const {
    const std::less<> less;
    if (less(at, text_.data()) || !less(at, text_.data() + text_.size())) return std::nullopt;
    return static_cast<std::size_t>(at - text_.data());
  }

  TextSpot spot(std::size_t offset) const {
    const auto next = std::ranges::upper_bound(starts_, offset);
    const std::size_t start = *(next - 1);
    return {static_cast<int>(next - starts_.begin()),
            static_cast<int>(characters_before(offset) - characters_before(start)) + 1};
  }

 private:
  static constexpr std::size_t stride = 256;

  std::size_t characters_before(std::size_t offset) const {
    const std::size_t counted = offset / stride;
    return counts_[counted] +
           base::length_utf8(text_.substr(counted * stride, offset - counted * stride));
  }

  std::string_view text_;
  std::vector<std::size_t> starts_;
  std::vector<std::size_t> counts_;  ///< number of characters before each multiple of the stride
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

BlockKind kind_of(MD_BLOCKTYPE type) {
  switch (type) {
    case MD_BLOCK_DOC: return BlockKind::document;
    case MD_BLOCK_QUOTE: return BlockKind::quote;
    case MD_BLOCK_UL:
    case MD_BLOCK_OL: return BlockKind::list;
    case MD_BLOCK_LI: return BlockKind::item;
    case MD_BLOCK_HR: return BlockKind::divider;
    case MD_BLOCK_H: return BlockKind::heading;
    case MD_BLOCK_CODE: return BlockKind::code;
    case MD_BLOCK_P: return BlockKind::paragraph;
    case MD_BLOCK_TABLE: return BlockKind::table;
    case MD_BLOCK_TR: return BlockKind::row;
    case MD_BLOCK_TH:
    case MD_BLOCK_TD: return BlockKind::cell;
    case MD_BLOCK_HTML:
    case MD_BLOCK_THEAD:
    case MD_BLOCK_TBODY: return BlockKind::other;
  }
  return BlockKind::other;
}

SpanKind kind_of(MD_SPANTYPE type) {
  switch (type) {
    case MD_SPAN_EM: return SpanKind::emphasis;
    case MD_SPAN_STRONG: return SpanKind::strong;
    case MD_SPAN_CODE: return SpanKind::code;
    case MD_SPAN_IMG: return SpanKind::picture;
    case MD_SPAN_A: return SpanKind::link;
    case MD_SPAN_DEL:
    case MD_SPAN_LATEXMATH:
    case MD_SPAN_LATEXMATH_DISPLAY:
    case MD_SPAN_WIKILINK:
    case MD_SPAN_U: return SpanKind::other;  // disabled by the flags
  }
  return SpanKind::other;
}

/// The block for a list, a heading or a table, with the properties that md4c reports at its start.
Block block_of(MD_BLOCKTYPE type, void* detail) {
  Block block;
  if (type == MD_BLOCK_UL) {
    const auto* list = static_cast<MD_BLOCK_UL_DETAIL*>(detail);
    block.content = ListBlock{false, 1, list->is_tight != 0, {}};
  } else if (type == MD_BLOCK_OL) {
    const auto* list = static_cast<MD_BLOCK_OL_DETAIL*>(detail);
    block.content = ListBlock{true, static_cast<int>(list->start), list->is_tight != 0, {}};
  } else if (type == MD_BLOCK_H) {
    const auto* heading = static_cast<MD_BLOCK_H_DETAIL*>(detail);
    block.content = SectionHead{static_cast<int>(heading->level), {}, {}, {}};
  } else if (type == MD_BLOCK_TABLE) {
    block.content = Table{};
  }
  return block;
}

/// Handles md4c's events. A callback that returns a value other than 0 stops the parser, but not at
/// once.
class MarkdownReader {
 public:
  /// `fixed`: the text is a note, and all problems are reported at this place.
  MarkdownReader(std::string_view text, const std::string& file, std::string_view article,
                 const base::Place* fixed, Report& report)
      : places_(text),
        builder_(file, article, fixed, std::min(2 * text.size() + 64, base::limits::article_parts),
                 report),
        report_(report) {}

  Document read(std::string_view text, const std::string& file) {
    MD_PARSER parser = {};
    parser.flags = MD_FLAG_TABLES | MD_FLAG_NOHTML;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* self) {
      return static_cast<MarkdownReader*>(self)->unless_ended(
          [&](auto& to) { return to.enter_block(type, detail); });
    };
    parser.leave_block = [](MD_BLOCKTYPE, void*, void* self) {
      return static_cast<MarkdownReader*>(self)->unless_ended(
          [&](auto& to) { return to.leave_block(); });
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* self) {
      return static_cast<MarkdownReader*>(self)->unless_ended(
          [&](auto& to) { return to.enter_span(type, detail); });
    };
    parser.leave_span = [](MD_SPANTYPE, void*, void* self) {
      return static_cast<MarkdownReader*>(self)->unless_ended(
          [&](auto& to) { return to.leave_span(); });
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* words, MD_SIZE size, void* self) {
      return static_cast<MarkdownReader*>(self)->unless_ended(
          [&](auto& to) { return to.add_text(type, std::string_view(words, size), words); });
    };
    const bool whole = md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, this) == 0;
    if (!whole) report_.error({file}, "the text could not be read to its end");
    Document document = builder_.take();
    document.file = file;
    return document;
  }

 private:
  /// Handles an event unless reading has stopped: md4c can send more events after that, and leave
  /// spans that were never entered.
  template <class Take>
  int unless_ended(Take take) {
    if (!ended_) ended_ = take(*this) != 0;
    return ended_ ? 1 : 0;
  }

  /// The spot of a pointer into the text, or an unknown spot if it points outside.
  TextSpot spot(const char* at) const {
    const auto offset = places_.offset(at);
    return offset ? places_.spot(*offset) : TextSpot{};
  }

  void set_spot(const char* at) {
    if (const TextSpot seen = spot(at); seen.line > 0) builder_.set_spot(seen);
  }

  int enter_block(MD_BLOCKTYPE type, void* detail) {
    if (!builder_.count_part()) return 1;
    const BlockKind kind = kind_of(type);
    if (kind == BlockKind::cell)
      builder_.begin_cell(align_of(static_cast<MD_BLOCK_TD_DETAIL*>(detail)->align));
    else if (kind == BlockKind::code)
      builder_.begin_block(
          kind, {CodeBlock{{}, text_of(static_cast<MD_BLOCK_CODE_DETAIL*>(detail)->info)}, 0});
    else
      builder_.begin_block(kind, block_of(type, detail));
    return 0;
  }

  int leave_block() {
    if (builder_.in_span()) return refuse_span();
    builder_.end_block();
    return 0;
  }

  /// Counts the bytes of a target; false beyond the limit, which is reported. A reference
  /// definition is written once, but can be used a hundred thousand times.
  bool count_target(const MD_ATTRIBUTE& target) {
    targets_ += target.size;
    if (targets_ <= base::limits::article_bytes) return true;
    report_.error(builder_.here(), "the targets of all links and pictures are longer than " +
                                       std::to_string(base::limits::article_bytes) + " bytes");
    return false;
  }

  int enter_span(MD_SPANTYPE type, void* detail) {
    if (!builder_.count_part()) return 1;
    std::string target;
    TextSpot at;
    if (type == MD_SPAN_A) {
      const MD_ATTRIBUTE& href = static_cast<MD_SPAN_A_DETAIL*>(detail)->href;
      if (!count_target(href)) return 1;
      target = text_of(href);
      at = spot(href.text);
    } else if (type == MD_SPAN_IMG) {
      const MD_ATTRIBUTE& source = static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src;
      if (!count_target(source)) return 1;
      target = text_of(source);
      set_spot(source.text);
    }
    builder_.begin_span(kind_of(type), std::move(target), at);
    return 0;
  }

  int leave_span() {
    if (!builder_.in_span()) return refuse_span();
    builder_.end_span();
    return 0;
  }

  /// md4c 0.4.8 can lose track of emphasis and links that overlap in long paragraphs.
  int refuse_span() {
    report_.error(builder_.here(), "the start or end of emphasis, code or a link is missing",
                  "mark it in another way, or split the paragraph");
    return 1;
  }

  int add_text(MD_TEXTTYPE type, std::string_view text, const char* at) {
    if (!builder_.count_part()) return 1;
    set_spot(at);
    switch (type) {
      case MD_TEXT_NORMAL:
      case MD_TEXT_HTML:
      case MD_TEXT_LATEXMATH: builder_.add_words(text); break;
      case MD_TEXT_NULLCHAR: builder_.add_words("\uFFFD"); break;
      case MD_TEXT_ENTITY: builder_.add_words(decoded(text)); break;
      case MD_TEXT_BR: builder_.add_break(true); break;
      case MD_TEXT_SOFTBR: builder_.add_break(false); break;
      case MD_TEXT_CODE: builder_.add_code(text); break;
    }
    return 0;
  }

  std::string decoded(std::string_view entity) {
    if (auto text = entity_text(entity)) return *text;
    report_.error(builder_.here(), "unknown character '" + std::string(entity) + "'",
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

  TextPlaces places_;
  TreeBuilder builder_;
  Report& report_;
  std::size_t targets_ = 0;  ///< bytes of all targets
  bool ended_ = false;
};

}  // namespace

Document parse_markdown(std::string_view text, const std::string& name, Report& report,
                        std::string_view article) {
  if (text.size() > base::limits::article_bytes) {
    report.error({name}, "the article is longer than " +
                             std::to_string(base::limits::article_bytes) + " bytes");
    Document none;
    none.file = name;
    return none;
  }
  return MarkdownReader(text, name, article, nullptr, report).read(text, name);
}

Blocks parse_note(std::string_view text, const base::Place& place, Report& report) {
  return MarkdownReader(text, place.file, {}, &place, report).read(text, place.file).blocks;
}

}  // namespace boardwright::text
