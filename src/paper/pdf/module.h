// The interface between the program and the module that draws PDF and PNG.
#pragma once
#include <filesystem>

#include "pdf/ink.h"

namespace boardwright::pdf {

/// The version of InkFunctions, of BookFunctions and of the types in them. Module and program must
/// agree.
inline constexpr int ink_version = 14;

/// The module's file: next to the program, or in lib/boardwright next to the program's folder.
inline constexpr const char* ink_file = "boardwright-ink.so";

}  // namespace boardwright::pdf

/// The module's first entry point: opens the fonts of a folder. Null if the program is of another
/// version. A program that links the module's objects needs no file.
extern "C" boardwright::pdf::InkFunctions* boardwright_ink(int version,
                                                           const std::filesystem::path& fonts);
