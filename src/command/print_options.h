// Options that all commands share which print true to size: lengths, paper, styles.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "base/length.h"
#include "base/limits.h"
#include "command/commands.h"
#include "game/game.h"
#include "scene/man_drawing.h"

namespace boardwright {

/// The longest side of a printed page, in millimetres.
inline constexpr double most_page_mm = limits::pdf_side * 25.4 / 72;

/// A length of the command line in millimetres. Throws UsageError if it is none, negative, or 0
/// where it may not be.
double length_of(const std::string& option, const std::string& text, bool may_be_zero);

/// A paper with the name by which it was asked for.
struct Paper {
  std::string name;
  PaperSize size;  ///< upright
};

/// "a4", or "200x300mm". Throws UsageError for an unknown one; `besides` names what else the option
/// takes, as "single".
Paper find_paper(const std::string& name, std::string_view besides = {});

/// How men are shown: "letters" or "drawn". Throws UsageError for another word.
MenAs find_men(const std::string& name);

/// The style asked for; empty: the game's own. Throws UsageError for an unknown one.
const std::string& find_style(const std::string& asked, const Game& game, const Context& context);

}  // namespace boardwright
