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

/// How a figure may be put on another page: a line of HTML, to be unfolded. `folder` is the address
/// of the game's; empty: nobody knows it.
void write_embedding(Html& html, const Figure& figure, const std::string& words,
                     const std::string& folder);

}  // namespace boardwright::document
