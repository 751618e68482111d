// Reads the files of other programs, for the commands that import them.
#pragma once
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/imports.h"
#include "terminal/context.h"

namespace boardwright::commands {

/// The format of this name; for an empty name, the one that the text is in; null if there is none.
const formats::ImportFormat* import_format(std::string_view name, std::string_view text);

/// The names of all formats, with commas between.
std::string import_format_names();

/// What importers need of the program. Requires: the context outlives it.
fairy_stockfish::ImportHost import_host(const terminal::Context& context);

}  // namespace boardwright::commands
