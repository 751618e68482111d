// Parts of a page that are independent of the rest: folds, contents, piece tables.
#pragma once
#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "audit/assembly.h"
#include "page/html.h"
#include "page/piece_drawing.h"

namespace boardwright::page {

/// The class of elements that the style sheet and script of pages open where there is room, and on
/// paper.
inline constexpr std::string_view fold_class = "unfolds";

/// Writes a fold: a summary, and content that the reader can open.
template <std::invocable Summary, std::invocable Rest>
void write_fold(Html& html, std::string_view classes, Summary summary, Rest rest) {
  const std::string all =
      std::string(fold_class) + (classes.empty() ? "" : " ") + std::string(classes);
  html.element("details", {{"class", all}}, [&] {
    html.element("summary", {}, summary);
    rest();
  });
}

/// Whether a block is the contents directive, and whether a page has contents: if its text has that
/// directive, or if it is a page of a manual with at least three sections.
bool is_contents(const Block& block);
bool has_contents(const game::Article& article, const Document& text);

/// A link in the contents: its target and its words.
using ContentsLink = std::pair<std::string, std::string_view>;

/// Writes the contents: chapters list their sections, and these their subsections. The links in
/// `more` follow.
void write_contents(Html& html, const std::vector<Section>& sections,
                    std::span<const ContentsLink> more);

/// Writes the table of pieces.
void write_piece_table(Html& html, const std::vector<audit::PieceRow>& rows,
                       PieceDrawings& drawings);

/// Makes unique names for tables, after their sections.
class TableNames {
 public:
  std::string next(std::string_view section);

 private:
  std::vector<std::pair<std::string, int>> used_;
};

}  // namespace boardwright::page
