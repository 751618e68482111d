// The table of papers by name, and the search in it.
#include "print/paper.h"

#include <algorithm>
#include <array>

#include "base/errors.h"
#include "base/text.h"

namespace boardwright::print {
namespace {

constexpr std::array<Word<PaperSize>, 4> papers = {{{"a4", {210, 297}},
                                                    {"letter", {215.9, 279.4}},
                                                    {"a3", {297, 420}},
                                                    {"tabloid", {279.4, 431.8}}}};

}  // namespace

Paper find_paper(const std::string& name, std::string_view besides) {
  if (const auto known = value_of(name, papers)) return Paper{name, *known};
  const auto size = to_paper_size(name);
  if (!size) {
    auto known = words_of(papers);
    if (!besides.empty()) known.insert(known.begin(), besides);
    throw UsageError("unknown paper '" + name + "'",
                     "there are: " + joined(known, ", ") + ", or as 200x300mm");
  }
  if (!(size->width > 0 && size->height > 0 && std::max(size->width, size->height) <= most_page_mm))
    throw UsageError("no paper is '" + name + "' large");
  return Paper{name, *size};
}

}  // namespace boardwright::print
