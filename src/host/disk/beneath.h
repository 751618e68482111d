// Access to the files of a game's folder, without symbolic links to files elsewhere.
#pragma once
#include <filesystem>
#include <string>

#include "disk/disk.h"

namespace boardwright::disk {

/// Allows links in the folders of games to lead anywhere below this folder, too. Call at the start
/// of a process, while it has one thread. Throws std::system_error if the folder does not exist.
void allow_links_below(const std::filesystem::path& folder);

/// Forbids links that lead out of a folder of styles, tilings and drawings, as for the folder of a
/// game. Call at the start of a process, as above.
void forbid_links_out_of(const std::filesystem::path& folder);

/// The folder of the game that a file belongs to, by its path as written: the nearest folder above
/// it with a `game.toml`. Empty if it belongs to no game.
std::filesystem::path game_folder_of(const std::filesystem::path& file);

/// A file opened for reading.
struct OpenedBeneath {
  Descriptor file;                    ///< not open if that failed; errno is set
  std::filesystem::path left_folder;  ///< the folder that a link leads out of; else empty
};

/// Opens a file. A file in a game's folder is opened only if no link leads out of that folder.
/// Other files are opened without restrictions.
OpenedBeneath open_beneath(const std::filesystem::path& file);

/// Whether a link on the path of this file leads out of the folder of its game.
bool leads_out(const std::filesystem::path& file);

/// The message and the hint for such a link.
std::string link_problem(const std::filesystem::path& folder);
inline constexpr const char* link_hint =
    "copy the file into it, or allow links to another folder with --root";

/// Like read_file(), but opens the file with open_beneath(). Throws std::runtime_error if a link
/// leads out of the game's folder.
std::string read_beneath(const std::filesystem::path& file, std::size_t limit);

}  // namespace boardwright::disk
