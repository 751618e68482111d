// Chooses quotation marks by the character before them.
#include "text/typography.h"

#include <algorithm>
#include <array>

namespace boardwright::text {
namespace {

/// A quotation mark opens at the beginning of a text and after these.
constexpr std::array<std::string_view, 11> openers = {" ", "\n", "\t", "(", "[", "/",
                                                      "-", "–",  "—",  "“", "‘"};

bool opens_after(std::string_view before) {
  const auto ends = [&](std::string_view opener) { return before.ends_with(opener); };
  return before.empty() || std::ranges::any_of(openers, ends);
}

}  // namespace

std::string curled(std::string_view words, std::string_view before) {
  std::string out;
  out.reserve(words.size());
  for (const char c : words) {
    const auto opens = [&] { return opens_after(out.empty() ? before : std::string_view(out)); };
    if (c == '"')
      out += opens() ? "“" : "”";
    else if (c == '\'')
      out += opens() ? "‘" : "’";
    else
      out += c;
  }
  return out;
}

}  // namespace boardwright::text
