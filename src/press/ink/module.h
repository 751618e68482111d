// How the program reaches the module that draws PDF and PNG.
#pragma once
#include <filesystem>

#include "ink/ink.h"

namespace boardwright::ink {

/// Of InkFunctions and the types in it. Module and program must have the same.
inline constexpr int ink_version = 13;

/// The module's file: beside the program, or in lib/boardwright beside the program's folder.
inline constexpr const char* ink_file = "boardwright-ink.so";

}  // namespace boardwright::ink

/// The module's only entry: opens the fonts of a folder. Null if the program is of another version.
/// A program that links the module's objects needs no file.
extern "C" boardwright::ink::InkFunctions* boardwright_ink(int version,
                                                           const std::filesystem::path& fonts);
