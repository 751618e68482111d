// Distinguishes fenced blocks from code, and finds the claims stated in text.
#include "text/fences.h"

#include <algorithm>
#include <map>
#include <utility>

#include "base/text.h"
#include "game/claim.h"
#include "text/statement.h"

namespace boardwright::text {
namespace {

bool is_fence_word(std::string_view word) {
  return word == figure_fence || word == claims_fence ||
         std::ranges::any_of(game::remark_types,
                             [&](const game::RemarkType& type) { return type.table == word; });
}

/// Claims by line and column.
using ClaimsByPlace = std::map<std::pair<int, int>, const StatedClaim*>;

void name_statements(Inlines& inlines, const ClaimsByPlace& claims_by_place) {
  for (Inline& part : inlines) {
    if (auto* emphasis = std::get_if<Emphasis>(&part.content))
      name_statements(emphasis->content, claims_by_place);
    if (auto* strong = std::get_if<Strong>(&part.content))
      name_statements(strong->content, claims_by_place);
    if (auto* link = std::get_if<Link>(&part.content))
      name_statements(link->content, claims_by_place);
    auto* reference = std::get_if<ClaimReference>(&part.content);
    if (reference == nullptr || reference->statement.empty()) continue;
    if (const auto found = claims_by_place.find({part.line, part.column});
        found != claims_by_place.end())
      reference->id = found->second->id;
    Report ignored;  // the reader of the claims reports errors
    if (auto read = parse_statement(reference->statement, {}, ignored))
      reference->words = std::move(read->words);
  }
}

void name_statements(Blocks& blocks, const ClaimsByPlace& claims_by_place) {
  for (Block& block : blocks) {
    if (auto* paragraph = std::get_if<Paragraph>(&block.content))
      name_statements(paragraph->content, claims_by_place);
    if (auto* list = std::get_if<ListBlock>(&block.content))
      for (Blocks& item : list->items) name_statements(item, claims_by_place);
    if (auto* quote = std::get_if<Quote>(&block.content))
      name_statements(quote->blocks, claims_by_place);
    if (auto* table = std::get_if<Table>(&block.content)) {
      for (Table::Cell& cell : table->head) name_statements(cell.content, claims_by_place);
      for (Table::Row& row : table->rows)
        for (Table::Cell& cell : row) name_statements(cell.content, claims_by_place);
    }
  }
}

}  // namespace

FencedBlock fenced_block(std::string_view info) {
  FencedBlock block;
  info = trimmed(info);
  const std::size_t end = std::min(info.find_first_of(" :"), info.size());
  if (!is_fence_word(info.substr(0, end))) return block;
  block.word = info.substr(0, end);
  const std::string_view rest = trimmed(info.substr(end));
  const std::size_t colon = rest.find(':');
  block.id = trimmed(rest.substr(0, colon));
  if (colon != rest.npos) block.title = trimmed(rest.substr(colon + 1));
  if (colon == rest.npos && block.word == figure_fence && block.id.find(' ') != std::string::npos)
    block.title = std::exchange(block.id, {});  // a title without a number
  return block;
}

std::string meant_fence(std::string_view word) {
  std::vector<std::string_view> known = {figure_fence, claims_fence};
  for (const game::RemarkType& type : game::remark_types) known.push_back(type.table);
  const auto near = base::nearest(word, known);
  return near && !is_fence_word(word) ? "did you mean ```" + std::string(*near) + "?" : "";
}

namespace {

/// Whether a line of a text can begin or end a fenced block that `wanted` accepts.
template <class Wanted>
bool has_fence(std::string_view text, const Wanted& wanted) {
  for (const std::string_view fence : {"```", "~~~"})
    for (std::size_t at = text.find(fence); at != text.npos; at = text.find(fence, at + 3)) {
      const std::string_view line = text.substr(at, text.find('\n', at) - at);
      const std::size_t word = line.find_first_not_of(fence.front());
      if (word != line.npos && wanted(fenced_block(line.substr(word)))) return true;
      at += line.size() > 3 ? line.size() - 3 : 0;
    }
  return false;
}

}  // namespace

bool may_state(std::string_view text) {
  for (std::size_t at = text.find("{{"); at != text.npos; at = text.find("{{", at + 2))
    if (const std::string_view inside = text.substr(at + 2, text.find("}}", at) - at - 2);
        is_statement(inside.substr(0, inside.find('\n'))))
      return true;
  return has_fence(text, [](const FencedBlock& block) { return !block.word.empty(); });
}

bool may_draw(std::string_view text) {
  return has_fence(text, [](const FencedBlock& block) { return block.word == figure_fence; });
}

void gather_statements(const Inlines& inlines, const std::string& section,
                       std::vector<StatedClaim>& claims) {
  for (const Inline& part : inlines) {
    if (const auto* emphasis = std::get_if<Emphasis>(&part.content))
      gather_statements(emphasis->content, section, claims);
    if (const auto* strong = std::get_if<Strong>(&part.content))
      gather_statements(strong->content, section, claims);
    if (const auto* link = std::get_if<Link>(&part.content))
      gather_statements(link->content, section, claims);
    const auto* reference = std::get_if<ClaimReference>(&part.content);
    if (reference != nullptr && !reference->statement.empty())
      claims.push_back({{}, reference->statement, section, part.line, part.column});
  }
}

void name_statements(Blocks& blocks, const std::vector<StatedClaim>& claims) {
  if (claims.empty()) return;
  ClaimsByPlace claims_by_place;
  for (const StatedClaim& claim : claims)
    claims_by_place.emplace(std::pair(claim.line, claim.column), &claim);
  name_statements(blocks, claims_by_place);
}

}  // namespace boardwright::text
