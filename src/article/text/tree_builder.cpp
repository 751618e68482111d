// Adds blocks, headings, figures and words to the tree of an article.
#include "text/tree_builder.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "base/limits.h"
#include "base/text.h"
#include "text/fences.h"
#include "text/markdown_parts.h"
#include "text/statement.h"

namespace boardwright::text {
namespace {

/// "rook" of "piece:rook", the target of an inline picture.
std::optional<std::string_view> piece_of_picture(std::string_view target) {
  constexpr std::string_view scheme = "piece:";
  if (!target.starts_with(scheme) || !is_id(target.substr(scheme.size()))) return std::nullopt;
  return target.substr(scheme.size());
}

}  // namespace

/// A text has at most about twice as many parts as bytes, unless short table rows are padded.
bool TreeBuilder::count_part() {
  if (open_.size() + spans_.size() > static_cast<std::size_t>(base::limits::nesting)) {
    report_.error(here(), "the text nests deeper than " + std::to_string(base::limits::nesting));
    return false;
  }
  if (++document_.parts <= most_parts_) return true;
  if (document_.parts > base::limits::article_parts)
    report_.error(
        here(), "the text has more than " + std::to_string(base::limits::article_parts) + " parts",
        "blocks, cells, links, emphasis and the runs of words between them are counted");
  else
    report_.error(here(), "a table has far more cells than are written");
  return false;
}

void TreeBuilder::set_spot(TextSpot at) {
  at_ = at;
  for (OpenBlock& open : open_)
    if (open.block.line == 0) open.block.line = at.line;
}

void TreeBuilder::begin_block(BlockKind kind, Block block) {
  flush_item_words();
  if (kind == BlockKind::row) row_.clear();
  open_.push_back({kind, std::move(block), {}});
}

void TreeBuilder::begin_cell(Table::Align align) {
  begin_block(BlockKind::cell);
  row_.push_back({align, {}});
}

void TreeBuilder::end_block() {
  flush_item_words();
  OpenBlock open = std::move(open_.back());
  open_.pop_back();
  if (open.block.line == 0) open.block.line = at_.line;
  switch (open.kind) {
    case BlockKind::document: document_.blocks = std::move(open.children); break;
    case BlockKind::quote: add({Quote{std::move(open.children)}, open.block.line}); break;
    case BlockKind::item:
      if (auto* list = std::get_if<ListBlock>(&open_.back().block.content))
        list->items.push_back(std::move(open.children));
      break;
    case BlockKind::list:
    case BlockKind::table: add(std::move(open.block)); break;
    case BlockKind::divider: add({Divider{}, open.block.line}); break;
    case BlockKind::heading: finish_heading(std::move(open.block)); break;
    case BlockKind::code: finish_code(std::move(open.block)); break;
    case BlockKind::paragraph: finish_paragraph(open.block.line); break;
    case BlockKind::row: finish_row(); break;
    case BlockKind::cell: row_.back().content = take_words(); break;
    case BlockKind::other: break;
  }
}

void TreeBuilder::finish_row() {
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

/// In a tight list the words of an item are not in a paragraph: adds one.
void TreeBuilder::flush_item_words() {
  if (!open_.empty() && open_.back().kind == BlockKind::item && has_words())
    finish_paragraph(spans_.front().content.empty() ? at_.line
                                                    : spans_.front().content.front().line);
}

void TreeBuilder::finish_paragraph(int line) {
  if (!images_.empty()) return finish_figure(line);
  if (const auto directive = directive_here()) {
    spans_.clear();
    if (fixed_ != nullptr || open_.size() != 1)
      report_.error(place(line, 1), "a list made from data is not allowed here");
    else if (!directives_.insert(*directive).second)
      report_.error(place(line, 1), "this list made from data is in the article already");
    else
      add({Directive{*directive}, line});
    return;
  }
  add({Paragraph{take_words()}, line});
}

std::optional<Directive::Kind> TreeBuilder::directive_here() const {
  if (spans_.empty() || spans_.front().content.size() != 1) return std::nullopt;
  const auto* words = std::get_if<Words>(&spans_.front().content.front().content);
  return words == nullptr ? std::nullopt : directive_of(words->text);
}

/// Ends a paragraph with pictures: a figure if there is nothing else in it.
void TreeBuilder::finish_figure(int line) {
  constexpr std::string_view scheme = "figure:", ending = ".svg";
  const std::vector<OpenSpan> images = std::exchange(images_, {});
  const bool is_alone = images.size() == 1 && !has_words() && fixed_ == nullptr;
  if (has_words()) add({Paragraph{take_words()}, line});
  for (const OpenSpan& image : images) {
    const Place at = place(image.at.line, image.at.column);
    const bool drawn = image.target.ends_with(ending);  // an SVG, for code hosting sites
    const std::string id = drawn
                               ? image.target.substr(0, image.target.size() - ending.size())
                               : image.target.substr(std::min(scheme.size(), image.target.size()));
    if ((!drawn && !image.target.starts_with(scheme)) || !is_id(id))
      report_.error(at, "a picture can only be a figure, not '" + image.target + "'",
                    "write ![](figure:A1-1), or ![](piece:rook) among words");
    else if (!is_alone)
      report_.error(at, "a figure must be alone in a paragraph of the article");
    else
      add({FigureReference{id}, line});
  }
  spans_.clear();
}

void TreeBuilder::finish_code(Block block) {
  auto* code = std::get_if<CodeBlock>(&block.content);
  std::string text = std::exchange(code_, {});
  if (code == nullptr) return add({CodeBlock{std::move(text)}, block.line});
  FencedBlock fenced = fenced_block(code->info);
  if (fenced.word.empty()) {
    const std::string_view info = trimmed(code->info);
    const std::string_view word = info.substr(0, info.find_first_of(" :"));
    if (const std::string hint = meant_fence(word); !hint.empty())
      report_.warning(place(block.line - 1, 1),
                      "a block of the kind " + in_quotes(word) + " is printed as code", hint);
    code->text = std::move(text);
    return add(std::move(block));
  }
  const std::size_t first = text.find_first_not_of('\n');
  fenced.line = std::max(2, block.line - static_cast<int>(first == text.npos ? 0 : first));
  fenced.text = std::move(text);
  fenced.section = section_;
  finish_fence(std::move(fenced));
}

/// Ends a fenced block that is not code.
void TreeBuilder::finish_fence(FencedBlock block) {
  if (fixed_ != nullptr || open_.size() != 1)
    return report_.error(place(block.line, 1), "a block of the kind " + in_quotes(block.word) +
                                                   " must be at the top level of an article");
  if (block.word == claims_fence) return add_claim_lines(block);
  block.numbered = !block.id.empty();
  if (block.word == figure_fence) {
    if (!block.numbered)
      block.id =
          article_ + (article_.empty() ? "" : "-") + "figure-" + std::to_string(++unnumbered_);
    if (!is_id(block.id))
      return report_.error(place(block.line - 1, 1), in_quotes(block.id) + " cannot be a number",
                           "write ```figure 3: Title");
    add({FigureReference{block.id}, block.line - 1});
  }
  document_.fenced.push_back(std::move(block));
}

/// Adds each line as a claim that no sentence prints; lines that begin with # are comments.
void TreeBuilder::add_claim_lines(const FencedBlock& block) {
  int line = block.line;
  for (const std::string_view text : base::split(block.text, '\n')) {
    const std::string_view claim = trimmed(text);
    if (!claim.empty() && !claim.starts_with('#'))
      document_.claims.push_back({{},
                                  std::string(claim),
                                  block.section,
                                  line,
                                  static_cast<int>(text.find_first_not_of(" \t")) + 1});
    ++line;
  }
}

void TreeBuilder::finish_heading(Block block) {
  auto& heading = std::get<SectionHead>(block.content);
  heading.title = take_words();
  if (fixed_ != nullptr || open_.size() != 1)
    return report_.error(place(block.line, 1), "a title is not allowed here");
  const bool simple = std::ranges::none_of(heading.title, [](const auto& part) {
    return std::holds_alternative<Link>(part.content) ||
           std::holds_alternative<ClaimReference>(part.content);
  });
  if (!simple) report_.error(place(block.line, 1), "a title has no links and no claims");
  if (heading.level == 1) return finish_title(heading, block.line);
  check_level(heading.level, block.line);
  name_heading(heading, block.line);
  add(std::move(block));
}

void TreeBuilder::finish_title(const SectionHead& heading, int line) {
  if (!document_.title.empty() || !open_.back().children.empty())
    report_.error(place(line, 1), "an article has one title, at its beginning",
                  "begin chapters with '##' and sections with '###'");
  document_.title = plain_text(heading.title);
}

void TreeBuilder::check_level(int level, int line) {
  if (level > level_ + 1)
    report_.error(place(line, 1), "a title of level " + std::to_string(level) +
                                      " under one of level " + std::to_string(level_));
  level_ = level;
}

void TreeBuilder::name_heading(SectionHead& heading, int line) {
  auto id = take_id(heading.title);
  heading.number = take_number(heading.title);
  if (!id)
    id = heading.number.empty() ? id_of_title(plain_text(heading.title))
                                : base::lower_case(heading.number);
  if (plain_text(heading.title).empty()) report_.error(place(line, 1), "a title without words");
  if (id->empty())
    report_.error(place(line, 1), "a title without letters needs an id",
                  "write {#chapter-1} after it");
  else if (!is_id(*id))
    report_.error(place(line, 1), "'" + *id + "' cannot be an id");
  else if (!ids_.insert(*id).second)
    report_.error(place(line, 1), "a second title with the id '" + *id + "'");
  heading.id = section_ = std::move(*id);
}

/// Sets the ids of the claims stated in the text, in order; a repeated statement is the same claim.
Document TreeBuilder::take() {
  std::map<std::string, int> times_used;
  std::map<std::string, std::string> ids;  // by statement
  for (StatedClaim& claim : document_.claims) {
    const std::string id = id_of_statement(claim.text);
    const auto [known, is_new] = ids.emplace(without_words(claim.text), id);
    claim.repeated = !is_new;
    if (const int times = is_new ? ++times_used[id] : 1; times > 1)
      known->second += "-" + std::to_string(times);
    claim.id = known->second;
  }
  name_statements(document_.blocks, document_.claims);
  return std::move(document_);
}

Inlines& TreeBuilder::words() {
  if (spans_.empty()) spans_.emplace_back();
  return spans_.back().content;
}

Inlines TreeBuilder::take_words() {
  if (spans_.empty()) return {};
  Inlines content = std::move(spans_.front().content);
  spans_.clear();
  if (fixed_ == nullptr) {
    expand_references(content, file_, report_);
    gather_statements(content, section_, document_.claims);
    return content;
  }
  Report found;
  expand_references(content, file_, found);
  std::vector<StatedClaim> stated;
  gather_statements(content, {}, stated);
  for (const StatedClaim& claim : stated)
    report_.error(place(0, 0), "a remark cannot state a claim: " + in_quotes(claim.text),
                  "state it in the article, and write {{" + id_of_statement(claim.text) + "}}");
  for (const base::Problem& problem : found.problems())
    report_.error(place(problem.place.line, problem.place.column), problem.message, problem.hint);
  return content;
}

void TreeBuilder::begin_span(SpanKind kind, std::string target, TextSpot at) {
  words();
  const bool follows = at.line == 0 && kind != SpanKind::link;
  spans_.push_back({kind, std::move(target), follows ? at_ : at, {}});
}

void TreeBuilder::end_span() {
  OpenSpan span = std::move(spans_.back());
  spans_.pop_back();
  // The place of a span is that of its first words.
  if (span.kind == SpanKind::code)
    span.at = at_;
  else if (span.kind != SpanKind::link && !span.content.empty())
    span.at = {span.content.front().line, span.content.front().column};
  const auto put = [&](auto content) {
    spans_.back().content.push_back({std::move(content), span.at.line, span.at.column});
  };
  switch (span.kind) {
    case SpanKind::emphasis: put(Emphasis{std::move(span.content)}); break;
    case SpanKind::strong: put(Strong{std::move(span.content)}); break;
    case SpanKind::code: put(CodeWords{std::exchange(code_, {})}); break;
    case SpanKind::picture:
      if (const auto piece_type = piece_of_picture(span.target))
        put(PieceDrawing{std::string(*piece_type)});
      else
        images_.push_back(std::move(span));
      break;
    case SpanKind::link: finish_link(std::move(span)); break;
    case SpanKind::other: break;
  }
}

/// Ends a link. A link with a forbidden target is replaced by its words. A target with entities has
/// no known place; then the place is that of the words.
void TreeBuilder::finish_link(OpenSpan span) {
  if (span.at.line == 0 && !span.content.empty())
    span.at = {span.content.front().line, span.content.front().column};
  Inlines& around = spans_.back().content;
  if (is_allowed_target(span.target)) {
    around.push_back(
        {Link{page_target(span.target), std::move(span.content)}, span.at.line, span.at.column});
    return;
  }
  report_.error(place(span.at.line, span.at.column), "a link to '" + span.target + "'",
                "links lead to http, https or mailto, to '#id' or to 'page.html#id'");
  std::move(span.content.begin(), span.content.end(), std::back_inserter(around));
}

void TreeBuilder::add_words(std::string_view text) {
  Inlines& content = words();
  if (!content.empty())
    if (auto* last = std::get_if<Words>(&content.back().content)) {
      last->text += text;
      return;
    }
  content.push_back({Words{std::string(text)}, at_.line, at_.column});
}

void TreeBuilder::add_break(bool hard) {
  // Constructed in place: g++ 14 warns that a temporary variant is uninitialised.
  Inline& line_break = words().emplace_back();
  line_break.content = LineBreak{hard};
  line_break.line = at_.line;
  line_break.column = at_.column;
}

}  // namespace boardwright::text
