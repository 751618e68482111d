// A game that is read and proved for print, with figures in the looks asked for.
#pragma once
#include <functional>
#include <memory>
#include <string>

#include "audit/prove.h"
#include "builder/resources.h"
#include "terminal/context.h"

namespace boardwright::commands {

using builder::load_style;

/// A game with all that its books, kits, leaflets and cards are made from.
struct ProvedGame {
  std::unique_ptr<game::Game> game;
  scene::Style style;
  scene::PieceSet set;
  audit::Proof proof;
  bool drawn = false;  ///< figures can show pieces both ways, and prints have them drawn
};

/// How figures look.
struct AskedLooks {
  std::string pieces;  ///< "letters" or "drawn"; empty: drawn where every piece has a drawing
  std::string style;   ///< empty: the game's own
};

/// Reads a game and proves it. `begins` is called before the proof. Throws UsageError for an
/// unknown game or an unknown look, InputError for problems.
ProvedGame prove_game(const terminal::Context& context, const std::string& id,
                      const AskedLooks& shown_as, base::Report& report,
                      const std::function<void()>& begins = {});

}  // namespace boardwright::commands
