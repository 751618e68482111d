// The files of a page, which has no disk: src/engine/base/files.h asks for them.
#pragma once
#include <string>
#include <string_view>

namespace boardwright::web {

/// Keeps a file under its path, as "pond/game.toml", in place of an earlier one.
void keep_file(std::string path, std::string text);

/// Forgets a file, if there is one; or all files whose paths begin so, if that ends in "/".
void forget_file(std::string_view path);

/// How often files have changed so far.
struct Changes {
  int all = 0;
  int looks = 0;  ///< those of styles and drawings
  friend bool operator==(const Changes&, const Changes&) = default;
};
Changes changes();

}  // namespace boardwright::web
