// Figures and values of claims as elements of a page.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "audit/assembly.h"
#include "diagram/diagram.h"
#include "diagram/legend.h"
#include "page/html.h"
#include "page/legible.h"
#include "page/page.h"
#include "render/shapes.h"

namespace boardwright::page {

/// "figures/a1-1.svg", "figures/drawn/a1-1.svg": the file of a figure in the folder of its game,
/// with pieces as letters or as drawings.
std::string figure_file(std::string_view id, std::string_view format, bool drawn);

/// What is shown below a figure in addition to its own caption.
struct Below {
  std::span<const std::string> formats;  ///< formats of its files beside the page
  std::string signs = {};                ///< words_for_new_signs()
  std::string letters = {};  ///< words_for_new_letters(): hidden where pieces are drawings
  bool legend = false;       ///< whether the page has a legend to link to
  std::span<const std::string> drafts = {};  ///< draft_notes()
  std::string play = {};                     ///< play_address()
  std::string page = {};     ///< page_address(); empty for a manual, whose figures are not live
  bool has_address = false;  ///< whether `page` is an address
  render::Shapes* shapes = nullptr;  ///< those of the page
};

/// Writes a figure with its caption and links to its files. `fitted` is the drawing, with both
/// looks of its pieces if there are two.
void write_diagram(Html& html, const Diagram& diagram, const Fitted& fitted, const Below& below);

/// Writes the value of a claim. In a draft, writes the stated value, struck through, and the one
/// that the engine finds, with words for screen readers.
void write_shown(Html& html, const audit::ShownClaim& shown);

/// The id of the legend.
inline constexpr std::string_view legend_id = "legend";

/// Writes the meaning of all signs in the figures of a page; nothing without signs.
void write_legend(Html& html, const std::vector<diagram::LegendLine>& lines);

/// Writes links to the printable files; nothing if there are none.
void write_downloads(Html& html, const std::vector<Download>& downloads);

/// Writes the choice between letters and drawings of pieces. `drawn` is the initial choice; the
/// style sheet of pages applies it.
void write_choice_of_pieces(Html& html, bool drawn);

/// Writes content for both choices: calls `write` for letters and for drawings, each in an element
/// that is visible when this look is chosen.
template <class Write>
void write_both_ways(Html& html, const Write& write) {
  html.element("span", {{"class", "as-letters"}}, [&] { write(false); });
  html.element("span", {{"class", "as-drawn"}}, [&] { write(true); });
}

}  // namespace boardwright::page
