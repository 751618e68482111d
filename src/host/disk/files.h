// Access to the files of the disk, as the engine's readers need it.
#pragma once
#include <filesystem>
#include <string_view>
#include <vector>

#include "base/files.h"
#include "base/search_path.h"

namespace boardwright::disk {

/// The files of the disk. No file is read through a link that leads out of a game's folder
/// (disk/beneath.h).
base::Files files_on_disk();

/// A search path of the disk whose lowest folder is the one that the program is shipped with.
base::SearchPath on_disk(std::filesystem::path shipped);

/// As Files::exists and Files::list.
bool file_exists(const std::filesystem::path& path);
std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder,
                                            std::string_view ending = {});

}  // namespace boardwright::disk
