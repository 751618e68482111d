// Follows the headings of an article.
#include "audit/subjects.h"

namespace boardwright::audit {

std::map<std::string, const moves::PieceType*> subjects_of(const game::Game& game,
                                                           const text::Document& text) {
  std::map<std::string, const moves::PieceType*> subjects;
  const moves::PieceType* piece = nullptr;
  int level = 0;
  for (const text::Section& section : text::sections_of(text)) {
    if (section.level <= level) piece = nullptr;
    for (const moves::PieceType& piece_type : game.piece_types)
      if (!piece_type.section.empty() && piece_type.section == section.id) {
        piece = &piece_type;
        level = section.level;
      }
    subjects[section.id] = piece;
  }
  return subjects;
}

}  // namespace boardwright::audit
