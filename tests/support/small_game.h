// A game with one article and one claim and without figures, which is built quickly.
#pragma once
#include <filesystem>
#include <fstream>
#include <string>

namespace boardwright::test {

/// A true and a false count of cells for its claims file.
inline constexpr const char* right_count = "count = 9";
inline constexpr const char* wrong_count = "count = 8";

inline void write_small_game(const std::filesystem::path& folder) {
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "game.toml") << R"(title  = "Nine Cells"
tiling = "rectangular"
boards = ["3x3"]

[[seat]]
name    = "White"
forward = 90

[piece.king]
letter  = "K"
article = "rules"
section = "king"
betza   = "K"

[[article]]
id     = "rules"
title  = "Nine Cells"
author = "The tests"
text    = "rules.md"
figures = "figures.toml"
claims  = "claims.toml"
)";
  std::ofstream(folder / "figures.toml") << "";
  std::ofstream(folder / "rules.md") << "# Nine Cells\n\n## King {#king}\n\nAll {{cells}} cells.\n";
  std::ofstream(folder / "claims.toml") << R"(claims = [
  { id = "cells", at = "King", kind = "cell-count", count = 9 },
]
)";
}

}  // namespace boardwright::test
