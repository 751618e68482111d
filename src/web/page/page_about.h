// The end of a page: links to neighbours, sources, licence, citation and embedding.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "page/html.h"
#include "page/page.h"
#include "text/tree.h"

namespace boardwright::page {

/// The folder, inside that of the game, with the source files of its pages.
inline constexpr const char* source_folder = "source";

/// The files from which a game was read, relative to its folder: game.toml, and the texts, figures
/// and claims of its articles. Files outside the folder are left out.
std::vector<std::filesystem::path> source_files(const Game& game);

/// Links to the previous and next article, to the contents and to the sources; the licence; the
/// citation. As HTML. `apart`: the page of its statements; empty: its own.
std::string about_page(const Edition& edition, const Article& article, const Document& text,
                       const std::string& apart);

/// The address of an article's page, or its path relative to the index page if the site has no
/// address.
std::string page_address(const Edition& edition, const Article& article);

/// A figure to be embedded in other pages.
struct Embedding {
  std::string figure;        ///< "A1-1"
  bool has_choice = false;   ///< the reader chooses whether its pieces are letters or drawings
  std::string id;            ///< its id on the page: "fig-a1-1"
  std::string words;         ///< a description of the figure
  std::string page;          ///< page_address(); empty: there is no live version
  bool has_address = false;  ///< whether the site has an address
};

/// Writes collapsed instructions for embedding a figure: HTML code that shows it as a picture, and
/// as a live board in a frame.
void write_embedding(Html& html, const Embedding& figure);

/// The licence of words and pictures: the one stated by the game, or else that of the program if
/// the game is shipped with it. `what` can narrow it: "of this page ".
std::string licence_of(const Game& game, bool shipped, const std::string& what = "");

}  // namespace boardwright::page
