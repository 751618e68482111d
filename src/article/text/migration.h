// Rewrites the text of an article so that it has no former words.
#pragma once
#include <string>
#include <string_view>

namespace boardwright::text {

/// The Markdown of an article with `{{cited: 5 | Section 2.0}}` in place of `{{told: 5}}`. The
/// place is the section that contains it, by its number or else its title; before the first
/// section, the title. In a row of a table the bar is escaped. All else stays as it is.
std::string migrated(std::string_view markdown);

}  // namespace boardwright::text
