// The table of paper formats, and the lookup by name or size.
#include "print/paper.h"

#include <algorithm>
#include <array>

#include "base/errors.h"
#include "base/text.h"

namespace boardwright::print {
namespace {

constexpr std::array<Word<PaperSize>, 4> papers = {{{"a4", {210_mm, 297_mm}},
                                                    {"letter", {215.9_mm, 279.4_mm}},
                                                    {"a3", {297_mm, 420_mm}},
                                                    {"tabloid", {279.4_mm, 431.8_mm}}}};

}  // namespace

Paper find_paper(const std::string& name, std::string_view other_choice) {
  if (const auto known = value_of(name, papers)) return Paper{name, *known};
  const auto size = to_paper_size(name);
  if (!size) {
    auto known = words_of(papers);
    if (!other_choice.empty()) known.insert(known.begin(), other_choice);
    throw UsageError("unknown paper '" + name + "'",
                     "there are: " + joined(known, ", ") + ", or as 200x300mm");
  }
  if (!(size->width > 0_mm && size->height > 0_mm &&
        std::max(size->width, size->height) <= most_page))
    throw UsageError("no printer takes paper of '" + name + "'");
  return Paper{name, *size};
}

}  // namespace boardwright::print
