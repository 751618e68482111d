// The inputs of a build, by their hashes: the engine, the fonts and every file of the templates.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "terminal/context.h"

namespace boardwright::builder {

using base::refuse;
using terminal::Context;

/// The code that proves and draws, by the hashes of its files. Proofs of one engine are not reused
/// by another.
struct Engine {
  std::uint64_t program = 0;
  std::uint64_t module = 0;  ///< draws PDF and PNG
};

/// The running program, and the module that it loads.
Engine running_engine();

/// The hashes of the inputs of something, by the names shown to users: "the program",
/// "styles/classic.toml".
using Parts = std::map<std::string, std::uint64_t, std::less<>>;

/// Kinds of parts, as bits.
namespace kind {
inline constexpr unsigned program = 1, drawing = 2, tilings = 4, looks = 8, frames = 16, data = 32,
                          texts = 64, workbench = 128;
/// Everything that claims depend on, except titles of sections.
inline constexpr unsigned board = program | tilings | data;
inline constexpr unsigned figures = board | looks | drawing;
inline constexpr unsigned pages = board | looks | frames | texts;
inline constexpr unsigned book = figures | texts;
inline constexpr unsigned all = ~0U;
}  // namespace kind

/// The parts shared by all games: the engine, fonts, tilings, styles, drawings of pieces and
/// frames, and the address of the site, if it has one.
Parts shared_parts(const Context& context, const Engine& engine, const std::string& base_url = {});

/// The id of the manual, which is built with all games, in a folder beside that of the games.
inline constexpr const char* manual_id = "manual";

/// The prefix of the names of a game's parts: "games/chess/", or "manual/" for the manual.
std::string folder_of_parts(const std::string& id);

/// The hashes of a game's files, by names such as "games/chess/game.toml".
Parts game_parts(const Context& context, const std::string& id);

/// The kind of a part. All kinds for an unknown name, so that everything depends on it.
unsigned kind_of(std::string_view name);

/// A hash of the parts of some kinds.
std::uint64_t key_of(const Parts& parts, unsigned kinds);

/// How parts of some kinds differ: "styles/classic.toml changed, games/chess/rules.md is new".
/// Empty if they do not.
std::string changes(const Parts& before, const Parts& now, unsigned kinds);

}  // namespace boardwright::builder
