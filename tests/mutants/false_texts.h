// False edits of an article: another cell, a neighbouring number, a negation taken away.
//
// They are made in the raw text, with word lists of their own: what finds them out must not be what
// makes them.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::test {

/// One edit: the text from `begin` on, as long as `from`, becomes `to`.
struct FalseEdit {
  std::string kind;  ///< "cell", "row"
  std::size_t begin = 0;
  std::string from, to;
};

/// The kinds of edits, in the order of reports.
std::vector<std::string> kinds_of_edits();

/// All edits of the Markdown of an article that a reader would see.
std::vector<FalseEdit> edits_of_text(const std::string& text);

/// All edits of the title of a figure; their kind is "caption".
std::vector<FalseEdit> edits_of_caption(const std::string& title);

/// Edits after which the text says the same in other words; their kind is "rewording".
std::vector<FalseEdit> rewordings_of_text(const std::string& text);

/// At most `count` of the edits, as many of each kind as there are, chosen by a seed.
std::vector<FalseEdit> chosen(std::vector<FalseEdit> edits, std::size_t count, std::uint64_t seed);

std::string edited(const std::string& text, const FalseEdit& edit);

}  // namespace boardwright::test
