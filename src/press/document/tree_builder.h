// Builds the tree of an article, block by block and word by word.
#pragma once
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "document/tree.h"

namespace boardwright::document {

/// What a block of the text is to the tree; `other` leaves nothing there itself.
enum class BlockKind {
  document,
  quote,
  list,
  item,
  divider,
  heading,
  code,
  paragraph,
  table,
  row,
  cell,
  other
};

/// What words stand in.
enum class SpanKind { emphasis, strong, code, picture, link, other };

/// A place in the text. Lines and columns count from 1; 0 is unknown.
struct TextSpot {
  int line = 0, column = 0;
};

/// Takes what begins and ends in a text, in order, and reports what cannot be shown. Every block
/// and span, and every run of words, is counted first.
class TreeBuilder {
 public:
  /// With `fixed`, the text is a note and all problems stand at that place. The id of the article
  /// begins those of figures without a number.
  TreeBuilder(std::string file, std::string_view article, const Place* fixed,
              std::size_t most_parts, Report& report)
      : file_(std::move(file)),
        article_(article),
        fixed_(fixed),
        most_parts_(most_parts),
        report_(report) {}

  /// Counts a part of the tree. False if it is one too many or too deep: then the reading ends.
  bool count_part();

  /// Tells where the reading is; blocks begin at the first of their words.
  void see(TextSpot at);
  Place here() const { return place(at_.line, at_.column); }

  /// `block` holds what is known of a list, a heading or a table from its beginning.
  void begin_block(BlockKind kind, Block block = {});
  void begin_cell(Table::Align align);
  void end_block();

  /// Emphasis, a picture or a link; the latter two lead to a target. Without a place, all but links
  /// begin where the reading is.
  void begin_span(SpanKind kind, std::string target, TextSpot at);
  void end_span();

  /// Whether a span has begun and not ended.
  bool in_span() const { return spans_.size() > 1; }

  void add_words(std::string_view text);
  void add_break(bool hard);
  void add_code(std::string_view text) { code_ += text; }

  /// The tree, when all has ended.
  Document take();

 private:
  /// A block that has begun and not ended.
  struct OpenBlock {
    BlockKind kind = BlockKind::document;
    Block block;
    Blocks children;
  };

  /// Emphasis or a link that has begun and not ended; the first one stands for the block's own
  /// words.
  struct OpenSpan {
    SpanKind kind = SpanKind::emphasis;
    std::string target;
    TextSpot at;
    Inlines content;
  };

  Place place(int line, int column) const {
    return fixed_ != nullptr ? *fixed_ : Place{file_, line, column};
  }

  void add(Block block) { open_.back().children.push_back(std::move(block)); }
  void finish_row();
  void flush_item_words();
  void finish_paragraph(int line);
  std::optional<Directive::Kind> directive_here() const;
  void finish_figure(int line);
  void finish_code(Block block);
  void finish_fence(FencedBlock block);
  void add_claim_lines(const FencedBlock& block);
  void finish_heading(Block block);
  void finish_title(const SectionHead& heading, int line);
  void check_level(int level, int line);
  void name_heading(SectionHead& heading, int line);
  bool has_words() const { return !spans_.empty() && !spans_.front().content.empty(); }
  Inlines& words();
  Inlines take_words();
  void finish_link(OpenSpan span);

  std::string file_, article_;
  const Place* fixed_;
  std::size_t most_parts_;
  Report& report_;
  TextSpot at_;
  int level_ = 1;        ///< of the last heading
  std::string section_;  ///< its id
  int unnumbered_ = 0;   ///< figures so far
  std::set<std::string, std::less<>> ids_;
  std::set<Directive::Kind> directives_;
  std::vector<OpenBlock> open_;
  std::vector<OpenSpan> spans_;
  std::vector<OpenSpan> images_;
  std::string code_;
  Table::Row row_;
  Document document_;
};

}  // namespace boardwright::document
