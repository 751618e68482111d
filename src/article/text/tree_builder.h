// Builds the tree of an article from blocks and words in order.
#pragma once
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "text/tree.h"

namespace boardwright::text {

/// The kind of a block in the text; `other` adds nothing to the tree by itself.
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

/// The kind of a span around words.
enum class SpanKind { emphasis, strong, code, picture, link, other };

/// A place in the text. Lines and columns count from 1; 0 is unknown.
struct TextSpot {
  int line = 0, column = 0;
};

/// Receives the beginnings and ends of blocks and spans, in order, and reports what cannot be
/// shown. Call count_part() first for every block, span and run of words.
class TreeBuilder {
 public:
  /// `fixed`: the text is a note, and all problems are reported at this place. The ids of figures
  /// without a number begin with the id of the article.
  TreeBuilder(std::string file, std::string_view article, const base::Place* fixed,
              std::size_t most_parts, base::Report& report)
      : file_(std::move(file)),
        article_(article),
        fixed_(fixed),
        most_parts_(most_parts),
        report_(report) {}

  /// Counts a part of the tree. False if there are too many parts or the nesting is too deep: then
  /// stop reading.
  bool count_part();

  /// Sets the current spot in the text; blocks begin at their first word.
  void set_spot(TextSpot at);
  base::Place here() const { return place(at_.line, at_.column); }

  /// `block` holds the properties of a list, a heading or a table that are known at its start.
  void begin_block(BlockKind kind, Block block = {});
  void begin_cell(Table::Align align);
  void end_block();

  /// Begins emphasis, code, a picture or a link; pictures and links have a target. If `at` is
  /// unknown, spans other than links begin at the current spot.
  void begin_span(SpanKind kind, std::string target, TextSpot at);
  void end_span();

  /// Whether a span is open.
  bool in_span() const { return spans_.size() > 1; }

  void add_words(std::string_view text);
  void add_break(bool hard);
  void add_code(std::string_view text) { code_ += text; }

  /// The finished tree. Requires: all blocks and spans have ended.
  Document take();

 private:
  /// A block that has not ended yet.
  struct OpenBlock {
    BlockKind kind = BlockKind::document;
    Block block;
    Blocks children;
  };

  /// A span that has not ended yet; the first one holds the block's own words.
  struct OpenSpan {
    SpanKind kind = SpanKind::emphasis;
    std::string target;
    TextSpot at;
    Inlines content;
  };

  base::Place place(int line, int column) const {
    return fixed_ != nullptr ? *fixed_ : base::Place{file_, line, column};
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
  const base::Place* fixed_;
  std::size_t most_parts_;
  base::Report& report_;
  TextSpot at_;
  int level_ = 1;        ///< of the last heading
  std::string section_;  ///< id of the current section
  int unnumbered_ = 0;   ///< number of figures without a number so far
  std::set<std::string, std::less<>> ids_;
  std::set<Directive::Kind> directives_;
  std::vector<OpenBlock> open_;
  std::vector<OpenSpan> spans_;
  std::vector<OpenSpan> images_;
  std::string code_;
  Table::Row row_;
  Document document_;
};

}  // namespace boardwright::text
