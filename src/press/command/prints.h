// What a build prints of every game: boards true to size, men to cut out, and the book.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "command/sources.h"
#include "document/prove.h"
#include "ink/ink.h"
#include "scene/style.h"

namespace boardwright::command {

/// What prints are made from.
struct PrintSources {
  const Game& game;
  const Proof& proof;
  const Style& style;
  const Context& context;
};

/// A file for print. Boards and men are for the same bases.
struct Print {
  std::string_view file;   ///< "board-a4.pdf", in the folder of the game's pages
  std::string_view title;  ///< of a link to it
  unsigned made_from;      ///< kinds of parts
  std::string (*make)(const PrintSources&, Ink&);
};

/// All of them, those that take longest first.
std::span<const Print> prints();

}  // namespace boardwright::command
