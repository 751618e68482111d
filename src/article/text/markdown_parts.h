// Parts of Markdown that are our extensions or that md4c leaves to its caller: entities,
// references, ids.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "base/report.h"
#include "text/tree.h"

namespace boardwright::text {

/// The character of an entity: "&amp;", "&#8211;", "&#x2013;". Nothing for unknown entities and for
/// characters that are not allowed in texts.
std::optional<std::string> entity_text(std::string_view entity);

/// Whether a text is a valid section id: letters, digits, hyphens and dots, with a letter or digit
/// first.
bool is_id(std::string_view text);

/// The number at the beginning of a heading ("1.0", "A1.0", "P1.2.1"), or empty.
std::string_view section_number(std::string_view title);

/// "choosing-cells" for "Choosing cells": the id that GitHub and GitLab give a heading, too.
std::string id_of_title(std::string_view title);

/// "board.html#5.0" for "board.md#5.0": replaces a link to a text by a link to its page. Returns
/// other targets unchanged.
std::string page_target(std::string_view target);

/// Whether a link can have this target: http, https or mailto, "#id", "page.html" or "page.md"
/// with or without "#id", or a picture or data beside the text.
bool is_allowed_target(std::string_view target);

/// Whether a target is a picture beside the text, for example "look.png", which pages show inline.
bool is_picture(std::string_view target);

/// Whether a target is a file of data beside the text, for example "cases.json".
bool is_data(std::string_view target);

/// Replaces `{{id}}`, `{{id: words}}` and citations in text, including nested text, by references.
/// Reports unclosed ones, invalid claim ids and citations without a place.
void expand_references(Inlines& inlines, const std::string& file, base::Report& report);

/// The directive, for example "{{contents}}", that a text consists of, or nothing.
std::optional<Directive::Kind> directive_of(std::string_view text);

/// Removes "{#id}" from the end of a title. Returns the id, or nothing if there is none.
std::optional<std::string> take_id(Inlines& title);

/// Removes a number and the blanks after it from the beginning of a title.
std::string take_number(Inlines& title);

}  // namespace boardwright::text
