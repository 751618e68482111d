// The table of paper formats, and the lookup by name or size.
#include "sheets/paper.h"

#include <algorithm>
#include <array>

#include "base/errors.h"
#include "base/text.h"

namespace boardwright::sheets {
namespace {

constexpr std::array<base::Word<PaperSize>, 4> papers = {{{"a4", {210_mm, 297_mm}},
                                                          {"letter", {215.9_mm, 279.4_mm}},
                                                          {"a3", {297_mm, 420_mm}},
                                                          {"tabloid", {279.4_mm, 431.8_mm}}}};

}  // namespace

Paper find_paper(const std::string& name, std::string_view other_choice) {
  if (const auto known = base::value_of(name, papers)) return Paper{name, *known};
  const auto size = base::to_paper_size(name);
  if (!size) {
    auto known = base::words_of(papers);
    if (!other_choice.empty()) known.insert(known.begin(), other_choice);
    throw base::UsageError("unknown paper '" + name + "'",
                           "there are: " + base::joined(known, ", ") + ", or as 200x300mm");
  }
  if (!(size->width > 0_mm && size->height > 0_mm &&
        std::max(size->width, size->height) <= most_page))
    throw base::UsageError("no printer takes paper of '" + name + "'");
  return Paper{name, *size};
}

}  // namespace boardwright::sheets
