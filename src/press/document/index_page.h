// Makes the page that lists all games.
#pragma once
#include <string>
#include <vector>

#include "document/page.h"

namespace boardwright::document {

/// A game on the index page, apart from the game, so that it can be kept.
struct IndexEntry {
  struct Page {
    std::string name, title;  ///< "board.html"
    Seal seal;
  };
  std::string id, title, by, summary;
  std::string origin;                   ///< where it comes from, if nobody is named
  std::string year;                     ///< "1998"; empty if nobody tells
  std::string players, board, surface;  ///< "2 players", "39 cells", "cells of several shapes"
  std::string piece_types;              ///< "24 pieces"
  std::string picture;                  ///< a file in the game's folder; empty: none
  std::vector<Page> pages;
  std::vector<Download> downloads;
  bool reference = false;  ///< it has no article: it stands on a shelf of its own
  bool own = false;        ///< it is not shipped: no reference game, whatever it has
  bool yardstick = false;  ///< it proves the engine: it stands behind all games
  bool manual = false;     ///< it is no game: it stands below them
};

/// The picture of a game that the index shows, in the game's folder.
inline constexpr const char* cover_file = "cover.svg";

/// The entry of a game; with a picture if it has a cover.
IndexEntry index_entry(const Game& game, const std::vector<Seal>& seals, bool has_cover,
                       std::vector<Download> downloads);

/// The page that lists games: those with articles, then the reference games, then those that prove
/// the engine. The pages of a game are in the folder with the game's id. `base_url` may be empty.
std::string index_page(std::vector<IndexEntry> games, const Frame& frame,
                       const std::string& base_url, Report& report);

/// "412 kB", "1.2 MB"
std::string size_in_words(std::uint64_t bytes);

}  // namespace boardwright::document
