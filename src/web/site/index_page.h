// Writes the page that lists all games.
#pragma once
#include <string>
#include <vector>

#include "page/page.h"

namespace boardwright::site {

using audit::Seal;
using base::Report;
using page::Html, page::Term;

/// The entry of a game on the index page, independent of the game so that it can be stored.
struct IndexEntry {
  struct Page {
    std::string name, title;  ///< "board.html"
    Seal seal;
  };
  std::string id, title, by, summary;
  std::string origin;                   ///< where the game comes from, if it has no known author
  std::string year;                     ///< "1998"; empty if unknown
  std::string players, board, surface;  ///< "2 players", "39 cells", "cells of several shapes"
  std::string piece_types;              ///< "24 pieces"
  std::string picture;                  ///< a file in the game's folder; can be empty
  std::vector<Page> pages;
  std::vector<page::Download> downloads;
  bool played = false;     ///< has a page on which it is played
  bool reference = false;  ///< has no article
  bool own = false;        ///< not shipped with the program: listed before the families
  bool yardstick = false;  ///< proves the engine: listed after all games
  bool manual = false;     ///< the manual, not a game: listed below the games
};

/// The file name of a game's picture on the index, in the game's folder.
inline constexpr const char* cover_file = "cover.svg";

/// Makes the entry of a game; it has a picture if the game has a cover.
IndexEntry index_entry(const game::Game& game, const std::vector<Seal>& seals, bool has_cover,
                       std::vector<page::Download> downloads);

/// The page that lists games: doors and a board to try, then the games of no family, then the
/// families of the frame in their order. The pages of a game are in the folder with the game's id.
/// `base_url` can be empty.
std::string index_page(std::vector<IndexEntry> games, const page::Frame& frame,
                       const std::string& base_url, Report& report);

/// "412 kB", "1.2 MB"
std::string size_in_words(std::uint64_t bytes);

}  // namespace boardwright::site
