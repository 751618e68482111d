// The prints of every game: a kit, boards at actual size, pieces to cut out, and the book.
#pragma once
#include <future>
#include <span>
#include <string>
#include <string_view>

#include "audit/prove.h"
#include "boards/board_print.h"
#include "builder/sources.h"
#include "pdf/ink.h"
#include "scene/piece_set.h"
#include "scene/style.h"

namespace boardwright::builder {

/// What all prints of a game share.
struct PrintBasis {
  boards::UsualBoard board;
  scene::Style marks;
  std::string licence;  ///< of the game's words and pictures; may be empty
};

/// The basis, computed when the first print asks for it. Keeps references to the game and the
/// style.
std::shared_future<PrintBasis> print_basis(const game::Game& game, const scene::Style& style,
                                           const Context& context);

/// The licence of a game's words and pictures; empty if the author has named none.
std::string licence_in(const Context& context, const game::Game& game);

/// What prints are made from.
struct PrintSources {
  const game::Game& game;
  const audit::Proof& proof;
  const scene::Style& style;
  const scene::PieceSet& drawings;
  const PrintBasis& basis;
};

/// A file for print. Boards and pieces are made for the same bases.
struct Print {
  std::string_view file;   ///< "board-a4.pdf", in the folder of the game's pages
  std::string_view title;  ///< of a link to it
  unsigned made_from;      ///< kinds of parts
  std::string (*make)(const PrintSources&, pdf::Ink&);
};

/// All prints, in the order of the links on pages. Those that take longest come first, so that they
/// are started first.
std::span<const Print> prints();

/// The prints of a manual: its book.
std::span<const Print> manual_prints();
inline std::span<const Print> prints_of(bool manual) { return manual ? manual_prints() : prints(); }

}  // namespace boardwright::builder
