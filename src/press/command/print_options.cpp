// Reads lengths, papers and styles of the command line.
#include "command/print_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/errors.h"
#include "base/hints.h"
#include "base/text.h"
#include "command/load.h"

namespace boardwright::command {
namespace {

constexpr Word<MenAs> ways_of_men[] = {{"letters", MenAs::letters}, {"drawn", MenAs::drawn}};

}  // namespace

MenAs find_men(const std::string& name) {
  if (const auto as = value_of(name, ways_of_men)) return *as;
  throw UsageError("pieces cannot be shown as '" + name + "'",
                   meant_or_all(name, words_of(ways_of_men)));
}

Millimetres length_of(const std::string& option, const std::string& text, bool may_be_zero) {
  const auto mm = to_millimetres(text);
  if (!mm)
    throw UsageError(fmt::format("{} '{}' is not a length", option, text),
                     "a number and mm, cm, in or pt, as 50mm");
  if (*mm < 0_mm || (*mm == 0_mm && !may_be_zero))
    throw UsageError(fmt::format("{} '{}' is too short", option, text),
                     may_be_zero ? "0mm or more" : "more than 0mm");
  return *mm;
}

}  // namespace boardwright::command
