// Reads and writes the marks of progressive pieces, as in N³*.
#include "play/mark.h"

#include <array>

#include "base/text.h"

namespace boardwright::play {
namespace {

constexpr std::array<std::string_view, 10> superscripts = {"⁰", "¹", "²", "³", "⁴",
                                                           "⁵", "⁶", "⁷", "⁸", "⁹"};

/// Takes a digit off the front, in either form.
std::optional<int> take_digit(std::string_view& text) {
  for (std::size_t i = 0; i < superscripts.size(); ++i)
    if (text.starts_with(superscripts[i])) {
      text.remove_prefix(superscripts[i].size());
      return static_cast<int>(i);
    }
  if (text.empty() || text[0] < '0' || text[0] > '9') return std::nullopt;
  const int digit = text[0] - '0';
  text.remove_prefix(1);
  return digit;
}

bool take(std::string_view& text, std::string_view sign) {
  if (!text.starts_with(sign)) return false;
  text.remove_prefix(sign.size());
  return true;
}

}  // namespace

std::string print_mark(const Man& man) {
  std::string text;
  if (man.n > 1)
    for (const char digit : std::to_string(man.n))
      text += superscripts[static_cast<std::size_t>(digit - '0')];
  text += man.multiple ? "*" : "⁺";
  return man.bound ? text + "'" : text;
}

std::string letter_of(const Piece& piece, const Man& man) {
  return is_progressive(piece) ? piece.letter + print_mark(man) : piece.letter;
}

bool parse_mark(std::string_view text, Man& man) {
  int n = 0;
  bool told = false;
  for (auto digit = take_digit(text); digit; digit = take_digit(text)) {
    n = 10 * n + *digit;
    told = true;
    if (n > limits::length) return false;
  }
  if (told && n == 0) return false;
  man.n = static_cast<std::int16_t>(told ? n : 1);
  man.multiple = take(text, "*");
  if (!man.multiple && !take(text, "⁺") && !take(text, "+")) return false;
  man.bound = take(text, "'");
  return text.empty();
}

}  // namespace boardwright::play
