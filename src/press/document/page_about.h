// What stands at the end of a page: where to go on, what it was made from, how to use and cite it.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "document/html.h"
#include "document/page.h"
#include "document/tree.h"

namespace boardwright::document {

/// The folder, in that of the game, with the files from which its pages were made.
inline constexpr const char* source_folder = "source";

/// The files from which a game was read, relative to its own folder: game.toml, and the texts,
/// figures and claims of its articles. Those outside the folder are left out.
std::vector<std::filesystem::path> source_files(const Game& game);

/// Links to the articles before and after, to the contents and to the sources; the licence; how to
/// cite the page. As HTML.
std::string about_page(const Edition& edition, const Article& article, const Document& text);

/// The address of an article's page; if the site has none, its path from the index page.
std::string page_address(const Edition& edition, const Article& article);

/// A figure for other pages.
struct Embedding {
  std::string figure;        ///< "A1-1"
  bool two_ways = false;     ///< its pieces are letters or drawings, as the reader chooses
  std::string id;            ///< on the page: "fig-a1-1"
  std::string words;         ///< what it shows
  std::string page;          ///< page_address(); empty: the figure does not live
  bool has_address = false;  ///< the site has one
};

/// How a figure may be put on another page: lines of HTML, to be unfolded, that show it as a
/// picture and as a board that lives in a frame.
void write_embedding(Html& html, const Embedding& figure);

/// Under which licence words and pictures may be used: what the game says, or else what holds for
/// all that is shipped. `what` is empty or narrows them: "of this page ".
std::string licence_of(const Game& game, bool shipped, const std::string& what = "");

}  // namespace boardwright::document
