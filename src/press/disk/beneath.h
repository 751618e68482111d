// Files of a game's folder: no link leads to others.
#pragma once
#include <filesystem>
#include <string>

#include "disk/disk.h"

namespace boardwright::disk {

/// Lets links in the folders of games lead anywhere below a folder, too. For the start of a process,
/// while it has one thread. Throws std::system_error if there is no such folder.
void let_links_lead_below(const std::filesystem::path& folder);

/// Lets no link lead out of a folder of styles, tilings and drawings, which are read as those of a
/// game. For the start of a process, as above.
void keep_links_within(const std::filesystem::path& folder);

/// The folder of the game that a file belongs to, as its path is written: the nearest above it that
/// holds a `game.toml`. Empty: it belongs to none.
std::filesystem::path game_folder_of(const std::filesystem::path& file);

/// A file opened to be read.
struct OpenedBeneath {
  Descriptor file;             ///< not open, and errno says why, if that cannot be
  std::filesystem::path left;  ///< the game's folder out of which a link leads; else empty
};

/// Opens a file, of a game's folder only if no link leads out of that. Files of no game lie where
/// they are said to.
OpenedBeneath open_beneath(const std::filesystem::path& file);

/// Whether a link leads to this file out of the folder of its game.
bool leads_out(const std::filesystem::path& file);

/// What messages say of that, and what helps.
std::string words_for_leading_out(const std::filesystem::path& folder);
inline constexpr const char* hint_for_leading_out =
    "put the file itself there, or let links lead below another folder with --root";

/// As read_start() and read_file(), but as open_beneath() opens files. Throws std::runtime_error for
/// one to which a link leads out.
std::string read_beneath(const std::filesystem::path& file, std::size_t limit);

}  // namespace boardwright::disk
