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

std::string print_mark(const Piece& piece) {
  std::string text;
  if (piece.n > 1)
    for (const char digit : std::to_string(piece.n))
      text += superscripts[static_cast<std::size_t>(digit - '0')];
  text += piece.multiple ? "*" : "⁺";
  return piece.bound ? text + "'" : text;
}

std::string letter_of(const PieceType& piece_type, const Piece& piece) {
  return moves::is_progressive(piece_type) ? piece_type.letter + print_mark(piece)
                                           : piece_type.letter;
}

bool parse_mark(std::string_view text, Piece& piece) {
  int n = 0;
  bool has_number = false;
  for (auto digit = take_digit(text); digit; digit = take_digit(text)) {
    n = 10 * n + *digit;
    has_number = true;
    if (n > base::limits::length) return false;
  }
  if (has_number && n == 0) return false;
  piece.n = static_cast<std::int16_t>(has_number ? n : 1);
  piece.multiple = take(text, "*");
  if (!piece.multiple && !take(text, "⁺") && !take(text, "+")) return false;
  piece.bound = take(text, "'");
  return text.empty();
}

}  // namespace boardwright::play
