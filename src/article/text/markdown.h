// Reads articles written in Markdown. Only this part uses md4c.
#pragma once
#include <string>
#include <string_view>

#include "base/report.h"
#include "text/tree.h"

namespace boardwright::text {

/// Reads an article: CommonMark with tables and without HTML, and
///
///     # Title                          once, first
///     ### A1.0 Alfil                   a section with the number A1.0 and the id a1.0
///     ## Chapter I: Pieces {#chapter-1}  a heading with an explicit id
///     ![](figure:A1-1)                 a figure, alone in its paragraph; also ![](A1-1.svg)
///     ![](piece:rook)                  the drawing of a piece, among words
///     {{a1-1-count}}                   the value of a claim
///     {{a1-1-count: fourteen}}         words for this value
///     {{reach-count bishop e3 = 14}}   a claim, and its value
///     ```figure 1: Title               a figure, claims or a remark: see fences.h
///     {{cited: 14.95 | Section 2.0}}   what only the source can know, and its place there
///     {{ours: our own cells}}          our own words about the retelling
///     {{contents}}  {{pieces}}         a list made from the data, alone in its paragraph
///
/// Reports, with the line, links to anything but a host, a page, an id, a picture or data, repeated
/// ids, headings that skip a level, and everything else that cannot be shown; the tree omits these.
/// The ids of figures without a number begin with the id of the `article`.
/// Requires: the text is UTF-8 without control characters (see checked_text).
Document parse_markdown(std::string_view text, const std::string& name, base::Report& report,
                        std::string_view article = {});

/// Reads the text of a note in a data file: the same Markdown without headings, figures and lists
/// made from data. `place` is the place of the note.
Blocks parse_note(std::string_view text, const base::Place& place, base::Report& report);

}  // namespace boardwright::text
