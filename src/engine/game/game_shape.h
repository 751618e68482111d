// The keys of a game's files: game.toml, figures and claims.
#pragma once
#include <array>
#include <string_view>

#include "base/shape.h"

namespace boardwright::game {

using base::a_number, base::a_text, base::a_truth, base::either, base::Fields, base::is_required,
    base::list_of, base::Shape, base::table_of;

/// A section of a leaflet for which an author may write a text.
struct LeafletSection {
  std::string_view id;  ///< "castling", as on the page of the rules
  const char* about;
};
inline constexpr std::array<LeafletSection, 16> leaflet_sections = {{
    {"shuffle", "how the array is shuffled"},
    {"end", "the goal, and how the game ends"},
    {"moves", "all pieces with their moves"},
    {"check", "check, mate and royal pieces"},
    {"captures", "rules of captures"},
    {"hands", "pieces in hand, and how they are dropped"},
    {"promotion", "promotion"},
    {"castling", "castling"},
    {"exchanges", "exchanges of places"},
    {"en-passant", "capture in passing"},
    {"first-moves", "the first moves of the game"},
    {"together", "several pieces on one cell"},
    {"duties", "what a player has to do"},
    {"further", "what the lines of rules say"},
    {"abandoned", "what follows a mate in a game that goes on"},
    {"scores", "points"},
}};

/// game.toml
const Shape& game_shape();

/// A figures file.
const Shape& figures_shape();

/// A claims file. A claim may have any key: the keys of each kind are known to the prover only.
const Shape& claims_shape();

/// The keys that every claim may have.
Fields claim_fields();

/// `[play]` of game.toml.
Shape play_shape();

}  // namespace boardwright::game
