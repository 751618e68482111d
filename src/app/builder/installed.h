// The installation: the version of the program, and the folders of its data.
#pragma once
#include <filesystem>
#include <string_view>

namespace boardwright::builder {

/// The version as in its tag: "0.1.0".
std::string_view version();

/// The folder with templates/ and fonts/. BOARDWRIGHT_HOME names it; otherwise it is the first of
/// these that has games: the folder of the program, ../share/boardwright beside that, the source
/// tree of a program that is not installed, the place of installation. Throws std::runtime_error if
/// there is none, or if the one named has no games.
std::filesystem::path find_home();

/// The folder of the editor that is bundled with the workbench: in `home`, or beside a program that
/// is not installed. Empty if there is none.
std::filesystem::path find_editor(const std::filesystem::path& home);

}  // namespace boardwright::builder
