// All prints of a game as one file.
#pragma once
#include <string>
#include <vector>

#include "document/prove.h"
#include "ink/ink.h"
#include "print/board_print.h"
#include "print/piece_print.h"

namespace boardwright::print {

/// What a kit is made from; it refers to all of them.
struct KitSources {
  const Game& game;
  const Proof& proof;
  const Style& style;
  const PieceSet* piece_types = nullptr;  ///< null: pieces bear letters
  const UsualBoard& board;
  const Style& marks;
  std::string licence;  ///< of the game's words and pictures; may be empty
};

/// A print-and-play kit on one paper: what to know first, then the parts in the order in which they
/// are made.
struct Kit {
  std::string id;  ///< of the game
  std::string title, licence;
  struct KitPart {
    std::string file;  ///< "board"
    Part part;
    std::size_t pages = 1;
  };
  std::vector<KitPart> parts;  ///< the first is the page to read first
};

/// A leaflet is left out where the rules are too many for one, and a box that no sheet holds.
Kit make_kit(const KitSources& of, const Paper& paper, Ink& ink);

/// The kit as one document.
std::string kit_pdf(const Kit& kit, Ink& ink);

}  // namespace boardwright::print
