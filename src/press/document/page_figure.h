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

/// Writes a figure with its caption and with links to its files in these formats. `fitted` is the
/// diagram's drawing, or the one with both ways of showing men; `more` ends the caption. `legend`:
/// the page has one, and the figure leads to it. `drafts`: draft_notes() of it. `folder`: the
/// address of the game's, if it has one.
void write_diagram(Html& html, const Diagram& diagram, const Fitted& fitted,
                   std::span<const std::string> formats, const std::string& more, bool legend,
                   std::span<const std::string> drafts = {}, const std::string& folder = {});

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
void write_choice_of_men(Html& html, bool drawn);

}  // namespace boardwright::document
