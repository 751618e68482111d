// Figures as elements of a page.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "diagram/diagram.h"
#include "document/html.h"

namespace boardwright::document {

/// "fig-a1-1": the id on the page of the figure A1-1.
std::string figure_id(std::string_view id);

/// Writes a figure with its caption and with links to its files in these formats. `shown` is the
/// diagram's drawing, or the one with both ways of showing men.
void write_diagram(Html& html, const Diagram& diagram, const Scene& shown,
                   std::span<const std::string> formats);

/// Lets the reader choose between letters and drawings; the page's style sheet shows what is
/// chosen.
void write_choice_of_men(Html& html);

}  // namespace boardwright::document
