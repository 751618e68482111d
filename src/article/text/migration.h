// Replaces former syntax in the text of an article.
#pragma once
#include <string>
#include <string_view>

namespace boardwright::text {

/// The Markdown of an article with `{{cited: 5 | Section 2.0}}` in place of `{{told: 5}}`. The
/// place is the section that contains it, by its number or else its title; before the first
/// section, the title of the article, or "the beginning". In a table row the bar is escaped. All
/// other text is unchanged.
std::string migrated(std::string_view markdown);

}  // namespace boardwright::text
