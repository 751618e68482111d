// The engine that tests ask: the one that BOARDWRIGHT_FAIRY names, or the packaged Fairy-Stockfish.
#pragma once
#include <cstdlib>
#include <filesystem>
#include <string>

namespace boardwright::test {

/// The path of the engine; empty if there is none.
inline std::string asked_engine() {
  if (const char* named = std::getenv("BOARDWRIGHT_FAIRY"); named != nullptr) return named;
  for (const char* folder : {"/usr/games", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"})
    if (const auto file = std::filesystem::path(folder) / "fairy-stockfish";
        std::filesystem::exists(file))
      return file.string();
  return {};
}

}  // namespace boardwright::test
