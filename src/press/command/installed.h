// The program as it is installed: its version, and where its data lies.
#pragma once
#include <filesystem>
#include <string_view>

#include "base/rooms.h"

namespace boardwright::command {

/// As its tag says, "0.1.0".
std::string_view version();

/// The folder with templates/ and fonts/: the one that BOARDWRIGHT_HOME names, or else the first
/// with games in it of the program's own folder, ../share/boardwright beside that, the source tree
/// of a program that is not installed, and where it would be installed. Throws std::runtime_error
/// if there is none, InputError if the one named has no games.
std::filesystem::path find_home();

/// The folder of the editor that the workbench takes along: in the home, or beside a program that
/// is not installed; empty if there is none.
std::filesystem::path find_editor(const std::filesystem::path& home);

}  // namespace boardwright::command
