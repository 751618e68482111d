// Finds the program's file and its modules: parts that are loaded on demand, because their
// libraries load slowly.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

namespace boardwright::disk {

/// The file of the running program, for reading: the file that contains this code, even if the
/// program was started through an explicit dynamic loader, as in a package with its own loader.
std::filesystem::path program_file();

/// The folder of that file. Empty if it is unknown.
std::filesystem::path program_folder();

/// The possible paths of a module, best first: beside the program, in lib/boardwright beside the
/// program's folder, and in $BOARDWRIGHT_HOME and its lib/boardwright.
std::vector<std::filesystem::path> module_places(const char* file);

/// Loads a module until the program ends, and returns its entry point. `what` begins the message,
/// "PDF and PNG need the drawing module". Throws std::runtime_error if the module is missing or
/// broken.
void* module_entry(const char* file, const char* entry, const std::string& what);

}  // namespace boardwright::disk
