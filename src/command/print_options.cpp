// Reads lengths, papers and styles of the command line.
#include "command/print_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.h"
#include "command/load.h"

namespace boardwright {
namespace {

constexpr std::array<Word<PaperSize>, 4> papers = {{{"a4", {210, 297}},
                                                    {"letter", {215.9, 279.4}},
                                                    {"a3", {297, 420}},
                                                    {"tabloid", {279.4, 431.8}}}};

constexpr Word<MenAs> ways_of_men[] = {{"letters", MenAs::letters}, {"drawn", MenAs::drawn}};

}  // namespace

MenAs find_men(const std::string& name) {
  if (const auto as = value_of(name, ways_of_men)) return *as;
  const auto known = words_of(ways_of_men);
  const std::string meant = did_you_mean(name, std::span<const std::string_view>(known));
  throw UsageError("men cannot be shown as '" + name + "'",
                   meant.empty() ? "there are: " + joined(known, ", ") : meant);
}

double length_of(const std::string& option, const std::string& text, bool may_be_zero) {
  const auto mm = to_millimetres(text);
  if (!mm)
    throw UsageError(fmt::format("{} '{}' is not a length", option, text),
                     "a number and mm, cm, in or pt, as 50mm");
  if (*mm < 0 || (*mm == 0 && !may_be_zero))
    throw UsageError(fmt::format("{} '{}' is too short", option, text),
                     may_be_zero ? "0mm or more" : "more than 0mm");
  return *mm;
}

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

const std::string& find_style(const std::string& asked, const Game& game, const Context& context) {
  if (asked.empty()) return game.style;
  const std::vector<std::string> known = names_in(folder_of(context, "styles"));
  if (std::find(known.begin(), known.end(), asked) == known.end())
    throw UsageError("unknown style '" + asked + "'", "there are: " + joined(known, ", "));
  return asked;
}

}  // namespace boardwright
