// Parts of a page that know nothing of the rest of it: what is folded, contents, lists of pieces.
#pragma once
#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "document/assembly.h"
#include "document/html.h"
#include "document/piece_drawing.h"

namespace boardwright::document {

/// The class of what the style sheet and the script of pages unfold where there is room for it, and
/// on paper.
inline constexpr std::string_view fold_class = "unfolds";

/// What a reader unfolds: a heading, and the rest below it.
template <std::invocable Summary, std::invocable Rest>
void write_fold(Html& html, std::string_view classes, Summary summary, Rest rest) {
  const std::string all =
      std::string(fold_class) + (classes.empty() ? "" : " ") + std::string(classes);
  html.element("details", {{"class", all}}, [&] {
    html.element("summary", {}, summary);
    rest();
  });
}

/// Whether a block asks for the list of contents, and whether a page has one: if its text asks, or
/// if it is of a manual and long enough.
bool is_contents(const Block& block);
bool has_contents(const Article& article, const Document& text);

/// A link of the contents: where to, and its words.
using ContentsLink = std::pair<std::string, std::string_view>;

/// The list of contents: chapters with their sections, and these with the smaller ones below; then
/// more links.
void write_contents(Html& html, const std::vector<Section>& sections,
                    std::span<const ContentsLink> more);

/// The table of pieces.
void write_piece_table(Html& html, const std::vector<PieceRow>& rows, PieceDrawings& drawings);

/// Names tables after the sections in which they stand, no two alike.
class TableNames {
 public:
  std::string next(std::string_view section);

 private:
  std::vector<std::pair<std::string, int>> met_;
};

}  // namespace boardwright::document
