// Figures and values of claims as elements of a page.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "diagram/diagram.h"
#include "diagram/legend.h"
#include "document/assembly.h"
#include "document/html.h"
#include "document/legible.h"
#include "document/page.h"

namespace boardwright::document {

/// "fig-a1-1": the id on the page of the figure A1-1.
std::string figure_id(std::string_view id);

/// "figures/a1-1.svg", "figures/drawn/a1-1.svg": the file of a figure in the folder of its game,
/// with its pieces as letters or as drawings.
std::string figure_file(std::string_view id, std::string_view format, bool drawn);

/// What stands below a figure besides its own caption.
struct Below {
  std::span<const std::string> formats;  ///< its files stand beside the page in these
  std::string signs = {};                ///< words_for_new_signs()
  std::string letters = {};              ///< words_for_new_letters(): not where pieces are drawn
  bool legend = false;                   ///< the page has one, and the figure leads to it
  std::span<const std::string> drafts = {};  ///< draft_notes()
  std::string page = {};     ///< its address, or its path from the index page; empty: it is a
                             ///< manual's, whose figures do not live
  bool has_address = false;  ///< it is an address
};

/// Writes a figure with its caption and with links to its files. `fitted` is the diagram's drawing,
/// or the one with both ways of showing pieces.
void write_diagram(Html& html, const Diagram& diagram, const Fitted& fitted, const Below& below);

/// Writes the value of a claim; in a draft what is stated, struck out, and what the engine finds,
/// which is also told to whoever hears the page.
void write_shown(Html& html, const ShownClaim& shown);

/// The id of the legend.
inline constexpr std::string_view legend_id = "legend";
inline constexpr std::string_view legend_title = "Signs in the diagrams";

/// Writes what the signs of all figures of a page mean; nothing if there are none.
void write_legend(Html& html, const std::vector<LegendLine>& lines);

/// Writes links to what can be printed; nothing if there is nothing.
void write_downloads(Html& html, const std::vector<Download>& downloads);

/// Lets the reader choose between letters and drawings, which the page shows at first or not; its
/// style sheet shows what is chosen.
void write_choice_of_pieces(Html& html, bool drawn);

/// Writes what depends on that choice: `write` is called for letters and for drawings, each in an
/// element that is shown where these are chosen.
template <class Write>
void write_both_ways(Html& html, const Write& write) {
  html.element("span", {{"class", "as-letters"}}, [&] { write(false); });
  html.element("span", {{"class", "as-drawn"}}, [&] { write(true); });
}

}  // namespace boardwright::document
