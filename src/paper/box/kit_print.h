// Print-and-play kits: all prints of a game.
#pragma once
#include <string>
#include <vector>

#include "audit/prove.h"
#include "boards/board_print.h"
#include "counters/piece_print.h"
#include "pdf/ink.h"

namespace boardwright::box {

/// The sources of a kit.
struct KitSources {
  const game::Game& game;
  const audit::Proof& proof;
  const scene::Style& style;
  const scene::PieceSet* piece_set = nullptr;  ///< null: pieces show letters
  const boards::UsualBoard& board;
  const scene::Style& marks;
  std::string licence;  ///< licence of the game's text and pictures; may be empty
  counters::Named named = counters::Named::no;
  bool fold = false;  ///< pieces are squares that are folded over, not discs
};

/// A print-and-play kit for one paper: a page to read first, then the parts in the order in which
/// they are made.
struct Kit {
  std::string id;  ///< id of the game
  std::string title, licence;
  struct KitPart {
    std::string file;  ///< "board"
    pdf::Part part;
    std::size_t pages = 1;
  };
  std::vector<KitPart> parts;  ///< the first is the page to read first
};

/// Makes a kit. A leaflet is left out if the rules are too long for it, and a box if it is too
/// large for a sheet.
Kit make_kit(const KitSources& sources, const sheets::Paper& paper, pdf::Ink& ink);

/// The kit as one document.
std::string kit_pdf(const Kit& kit, pdf::Ink& ink);

}  // namespace boardwright::box
