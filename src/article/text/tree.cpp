// Extracts plain text and sections from a tree.
#include "text/tree.h"

namespace boardwright::text {
namespace {

void append_plain(std::string& out, const Inlines& inlines);

struct AppendPlain {
  std::string& out;
  void operator()(const Words& words) const { out += words.text; }
  void operator()(const CodeWords& code) const { out += code.text; }
  void operator()(const ClaimReference& claim) const { out += claim.words; }
  void operator()(const Emphasis& emphasis) const { append_plain(out, emphasis.content); }
  void operator()(const Strong& strong) const { append_plain(out, strong.content); }
  void operator()(const Link& link) const { append_plain(out, link.content); }
  void operator()(const LineBreak&) const { out += ' '; }
  void operator()(const PieceDrawing&) const {}
};

void append_plain(std::string& out, const Inlines& inlines) {
  for (const Inline& part : inlines) std::visit(AppendPlain{out}, part.content);
}

}  // namespace

std::string plain_text(const Inlines& inlines) {
  std::string text;
  append_plain(text, inlines);
  return text;
}

/// Whether the words end in a number: "Chapter IV", "Part 2".
static bool is_counted(std::string_view words) {
  const std::size_t blank = words.rfind(' ');
  return blank != std::string_view::npos &&
         (words.find_first_not_of("0123456789", blank + 1) == std::string_view::npos ||
          words.find_first_not_of("IVXLC", blank + 1) == std::string_view::npos);
}

TitleParts title_parts(const SectionHead& heading) {
  const std::string title = plain_text(heading.title);
  const bool chapter = heading.level == 2 && heading.number.empty();
  const std::size_t colon = chapter ? title.find(": ") : std::string::npos;
  if (colon == std::string::npos || !is_counted(title.substr(0, colon))) return {"", title};
  return {title.substr(0, colon + 1), title.substr(colon + 2)};
}

std::vector<Section> sections_of(const Document& document) {
  std::vector<Section> entries;
  for (const Block& block : document.blocks)
    if (const auto* heading = std::get_if<SectionHead>(&block.content))
      entries.push_back(
          {heading->level, heading->id, heading->number, plain_text(heading->title), block.line});
  return entries;
}

}  // namespace boardwright::text
