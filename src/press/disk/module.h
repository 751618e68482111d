// Where the program lies, and its modules: parts of it whose libraries take long to open.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

namespace boardwright::disk {

/// The file of the running program, to be read: the one that holds this code, also where a loader
/// that was started by name runs it, as in a package that brings its own.
std::filesystem::path program_file();

/// The folder where that lies. Empty if the system does not say.
std::filesystem::path program_folder();

/// Where a module's file may lie, best first: beside the program, in lib/boardwright beside the
/// program's folder, or in $BOARDWRIGHT_HOME.
std::vector<std::filesystem::path> module_places(const char* file);

/// The entry of a module, which stays loaded until the program ends. `what` it is needed for,
/// "PDF and PNG need the drawing module". Throws std::runtime_error if it is missing or broken.
void* module_entry(const char* file, const char* entry, const std::string& what);

}  // namespace boardwright::disk
