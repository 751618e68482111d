// Expands the modifiers z and q to l and r.
#include "betza/betza_turns.h"

#include <algorithm>

#include "base/limits.h"
#include "base/text.h"

namespace boardwright::betza {
namespace {

bool is_atom(char letter) { return (letter >= 'A' && letter <= 'Z') || letter == '('; }

/// The index from which letters can bend a leg: that of the first `a`, or of the first atom in a
/// bracket; the end of the part if there is none.
std::size_t second_leg(std::string_view part) {
  const bool bracket = part.find('[') != std::string_view::npos;
  const auto first = std::find_if(part.begin(), part.end(), [&](char letter) {
    return bracket ? is_atom(letter) : letter == 'a';
  });
  return static_cast<std::size_t>(first - part.begin());
}

/// The maximum number of expansions: each stretch after the first bends to one of two sides.
constexpr std::size_t most_texts = std::size_t{1} << base::limits::stretches;

char other(char side) { return side == 'l' ? 'r' : 'l'; }

}  // namespace

std::string_view betza_part(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && !is_atom(text[end]) && text[end] != '[') ++end;
  if (end < text.size() && text[end] == '[') end = std::min(text.find(']', end), text.size());
  return text.substr(at, end - at);
}

BetzaTurns betza_turns(std::string_view part) {
  const std::size_t from = second_leg(part);
  const auto bends = [](char letter) { return letter == 'z' || letter == 'q'; };
  BetzaTurns found;
  if (std::none_of(part.begin() + static_cast<std::ptrdiff_t>(from), part.end(), bends))
    return found;
  struct Expansion {
    std::string text;
    char side = '\0';  ///< of the last bend
  };
  std::vector<Expansion> all{{std::string(part.substr(0, from))}};
  for (std::size_t at = from; at < part.size(); ++at) {
    const char letter = part[at];
    std::vector<Expansion> more;
    for (const Expansion& before : all) {
      const auto add = [&](char written, char side) {
        more.push_back({before.text + written, side});
      };
      if (letter == 's') {
        add('l', 'l');
        add('r', 'r');
      } else if (letter == 'l' || letter == 'r') {
        add(letter, letter);
      } else if (bends(letter)) {
        if (before.side == '\0') return {{}, at};
        const char side = letter == 'z' ? other(before.side) : before.side;
        add(side, side);
      } else {
        add(letter, before.side);
      }
    }
    all = std::move(more);
    if (all.size() > most_texts) return {{}, {}, true};
  }
  for (Expansion& each : all) found.texts.push_back(std::move(each.text));
  return found;
}

}  // namespace boardwright::betza
