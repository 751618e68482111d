// The files of a page, which has no disk.
#pragma once
#include <string>
#include <string_view>

#include "base/files.h"

namespace boardwright::web {

/// All stored files, including those stored later.
base::Files kept_files();

/// Stores a file under its path, as "pond/game.toml", replacing an earlier one.
void keep_file(std::string path, std::string text);

/// Removes a file if it exists. If the path ends in "/", removes all files whose paths begin with
/// it.
void forget_file(std::string_view path);

/// How often files have changed so far.
struct Changes {
  int all = 0;
  int looks = 0;  ///< of styles and drawings
  friend bool operator==(const Changes&, const Changes&) = default;
};
Changes changes();

}  // namespace boardwright::web
