// The parts of Markdown that are ours or that md4c leaves to its caller: entities, references, ids.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "base/report.h"
#include "document/tree.h"

namespace boardwright::document {

/// The character of an entity: "&amp;", "&#8211;", "&#x2013;". Nothing for an unknown one and for
/// characters that no text may hold.
std::optional<std::string> entity_text(std::string_view entity);

/// Whether a text may be the id of a section: letters, digits, hyphens and dots, a letter or digit
/// first.
bool is_id(std::string_view text);

/// The number at the beginning of a heading ("1.0", "A1.0", "P1.2.1"), or empty.
std::string_view section_number(std::string_view title);

/// "a1.0" of "A1.0".
std::string lower_case(std::string_view text);

/// "choosing-cells" of "Choosing cells": the id that code forges give a title, too.
std::string id_of_title(std::string_view title);

/// "board.html#5.0" of "board.md#5.0": a link to a text leads to its page. All else as it is.
std::string page_target(std::string_view target);

/// Whether a link may lead there: http, https or mailto, "#id", or "page.html" or "page.md" with or
/// without "#id".
bool is_allowed_target(std::string_view target);

/// Whether a link leads to a picture beside the text, "look.png", which pages show.
bool is_picture(std::string_view target);

/// Replaces `{{id}}` and `{{id: words}}` in words, at any depth, by references. Reports ones that
/// are not closed and ids that no claim can have.
void expand_references(Inlines& inlines, const std::string& file, Report& report);

/// The directive that a text is, or nothing: "{{contents}}".
std::optional<Directive::Kind> directive_of(std::string_view text);

/// Takes "{#id}" off the end of a title. Returns the id, or nothing if there is none.
std::optional<std::string> take_id(Inlines& title);

/// Takes a number and the blanks behind it off the beginning of a title.
std::string take_number(Inlines& title);

}  // namespace boardwright::document
