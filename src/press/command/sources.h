// What a build is made from: the engine, the fonts and every file of the templates, by their bytes.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "command/context.h"

namespace boardwright::command {

/// The code that proves and draws, by the hashes of its files. What one engine has proved, no other
/// trusts.
struct Engine {
  std::uint64_t program = 0;
  std::uint64_t module = 0;  ///< that draws PDF and PNG
};

/// The program that runs, and the module that it loads.
Engine running_engine();

/// Hashes of what something is made from, by the names that people read: "the program",
/// "styles/classic.toml".
using Parts = std::map<std::string, std::uint64_t, std::less<>>;

/// Kinds of parts, to be joined by |.
namespace kind {
inline constexpr unsigned program = 1, drawing = 2, tilings = 4, looks = 8, frames = 16, data = 32,
                          texts = 64, workbench = 128;
inline constexpr unsigned board = program | tilings | data;  ///< all that claims depend on, but for
                                                             ///< titles of sections
inline constexpr unsigned figures = board | looks | drawing;
inline constexpr unsigned pages = board | looks | frames | texts;
inline constexpr unsigned book = figures | texts;
inline constexpr unsigned all = ~0U;
}  // namespace kind

/// What all games are made from: the engine, fonts, tilings, styles, drawings of pieces and frames,
/// and the address of the site, if it has one.
Parts shared_parts(const Context& context, const Engine& engine, const std::string& base_url = {});

/// The id of the manual, which is built with all games and lies beside them, not among them.
inline constexpr const char* manual_id = "manual";

/// What the names of a game's parts begin with: "games/chess/", and of the manual "manual/".
std::string folder_of_parts(const std::string& id);

/// The files of a game, as "games/chess/game.toml".
Parts game_parts(const Context& context, const std::string& id);

/// The kind of a part; all kinds for a name that is in no table, so that everything depends on it.
unsigned kind_of(std::string_view name);

/// A hash of the parts of some kinds.
std::uint64_t key_of(const Parts& parts, unsigned kinds);

/// "styles/classic.toml changed, games/chess/rules.md is new": how parts of some kinds differ;
/// empty if they do not.
std::string changes(const Parts& before, const Parts& now, unsigned kinds);

}  // namespace boardwright::command
