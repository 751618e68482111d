// Print-and-play kits: all prints of a game.
#pragma once
#include <string>
#include <vector>

#include "document/prove.h"
#include "ink/ink.h"
#include "print/board_print.h"
#include "print/piece_print.h"

namespace boardwright::print {

/// The sources of a kit.
struct KitSources {
  const Game& game;
  const Proof& proof;
  const Style& style;
  const PieceSet* piece_set = nullptr;  ///< null: pieces show letters
  const UsualBoard& board;
  const Style& marks;
  std::string licence;  ///< licence of the game's text and pictures; may be empty
};

/// A print-and-play kit for one paper: a page to read first, then the parts in the order in which
/// they are made.
struct Kit {
  std::string id;  ///< id of the game
  std::string title, licence;
  struct KitPart {
    std::string file;  ///< "board"
    Part part;
    std::size_t pages = 1;
  };
  std::vector<KitPart> parts;  ///< the first is the page to read first
};

/// Makes a kit. A leaflet is left out if the rules are too long for it, and a box if it is too
/// large for a sheet.
Kit make_kit(const KitSources& sources, const Paper& paper, Ink& ink);

/// The kit as one document.
std::string kit_pdf(const Kit& kit, Ink& ink);

}  // namespace boardwright::print
