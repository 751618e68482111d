// Reads articles written in Markdown: the one place that knows md4c.
#pragma once
#include <string>
#include <string_view>

#include "base/report.h"
#include "document/tree.h"

namespace boardwright::document {

/// Reads an article: CommonMark with tables and without HTML, and
///
///     # Title                          once, first
///     ### A1.0 Alfil                   a section with the number A1.0 and the id a1.0
///     ## Chapter I: Pieces {#chapter-1}  a heading with an id of its own, not that of its words
///     ![](figure:A1-1)                 a figure, alone in its paragraph; so is ![](A1-1.svg)
///     {{a1-1-count}}                   the value of a claim
///     {{a1-1-count: fourteen}}         words that say it
///     {{reach-count bishop e3 = 14}}   a claim, and its value
///     ```figure 1: Title               a figure, or claims or a remark: see fences.h
///     {{told: 14.95}}                  what the author tells and nobody can compute
///     {{contents}}  {{pieces}}         a list made from the data, alone in its paragraph
///
/// Reports, with the line, a link to anything but a host, a page or an id, twice the same id, a
/// heading that skips a level, and whatever else cannot be shown; the tree leaves that out.
/// The id of the `article` begins those of its figures without a number.
/// Requires: the text is UTF-8 without control characters (see checked_text).
Document parse_markdown(std::string_view text, const std::string& name, Report& report,
                        std::string_view article = {});

/// Reads the text of a note, which stands in a data file: the same without headings, figures and
/// lists made from data. `place` is where the note stands.
Blocks parse_note(std::string_view text, const Place& place, Report& report);

}  // namespace boardwright::document
