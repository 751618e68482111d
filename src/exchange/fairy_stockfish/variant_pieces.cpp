// Looks up pieces and places of a variant for the parts of an import.
#include "fairy_stockfish/variant_pieces.h"

#include <algorithm>

#include "base/text.h"

namespace boardwright::fairy_stockfish {

std::vector<std::string> VariantPieces::list(const Letters& letters) const {
  std::vector<std::string> found;
  for (const auto& [letter, id] : ids.plain)
    if (letters.contains(letter)) found.push_back(id);
  return found;
}

std::vector<std::string> VariantPieces::list_all(const Letters& letters) const {
  const bool all = letters.contains('*');
  std::vector<std::string> found;
  for (const auto& [letter, id] : ids.plain)
    if (all || letters.contains(letter)) found.push_back(id);
  for (const auto& [letter, id] : ids.promoted)
    if (all || letters.contains(variant.promoted.at(letter))) found.push_back(id);
  return found;
}

char VariantPieces::king() const {
  const char letter = variant.letter_of("king");
  return ids.plain.contains(letter) ? letter : '\0';
}

int VariantPieces::most_at_start(char letter) const {
  const auto field = std::string_view(variant.start).substr(0, variant.start.find(' '));
  return static_cast<int>(std::max(std::ranges::count(field, letter),
                                   std::ranges::count(field, static_cast<char>(letter & ~0x20))));
}

bool VariantPieces::can_grow(char letter) const {
  const auto becomes = [&](const auto& each) { return each.second == letter; };
  const std::string_view start = variant.start;
  const std::string_view hand = start.substr(std::min(start.find('['), start.size()));
  return std::ranges::any_of(variant.promoted, becomes) ||
         (!list(variant.pawns[0]).empty() && variant.becomes[0].contains(letter)) ||
         (!list(variant.pawns[1]).empty() && variant.becomes[1].contains(letter)) ||
         base::lower_case(hand).find(letter) != std::string::npos;
}

void VariantPieces::cannot(std::string_view key, const std::string& what) const {
  const IniEntry* entry = section.find(key);
  report.error(entry == nullptr ? section.place : entry->key_place,
               "'" + std::string(key) + "': " + what);
}

}  // namespace boardwright::fairy_stockfish
