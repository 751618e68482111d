// Makes whole web pages: one for each article, and one that lists all games.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "diagram/diagram.h"
#include "document/frame.h"
#include "document/seal.h"
#include "document/tree.h"
#include "game/game.h"
#include "scene/style.h"

namespace boardwright::document {

/// The ids that links can lead to: by page, "board.html".
using PageIds = std::map<std::string, std::set<std::string, std::less<>>, std::less<>>;

/// "board.html": the page of an article.
std::string page_name(const Article& article);

/// A link to a file for the whole game.
struct Download {
  std::string title;   ///< "Board, A4"
  std::string target;  ///< relative to the page
};

/// What all pages of a game are made from.
struct Edition {
  const Game& game;
  const std::vector<Finding>& findings;  ///< of all articles
  const std::vector<Diagram>& diagrams;  ///< of all articles
  const std::vector<Seal>& seals;        ///< of all articles, in the game's order
  const Style& style;
  const Frame& frame;
  const PageIds& pages;  ///< of all articles, this one's too
  std::vector<Download> downloads = {};
  std::vector<std::string> formats = {};  ///< in which every figure stands beside the page
  bool below_index = true;                ///< links lead up to it; false: the folder stands alone
  bool drawn = false;                     ///< men are drawings at first: the set has all of them
};

/// The page of an article. It stands in a folder beside `figures/`, which has every figure in
/// each of the formats, and below the folder of the index page. Reports, and leaves out,
/// claims, figures, sections and link targets that are unknown, and figures and notes without a
/// place.
std::string article_page(const Edition& edition, const Article& article, const Document& text,
                         Report& report);

/// A game on the index page, apart from the game, so that it can be kept.
struct IndexEntry {
  struct Page {
    std::string name, title;  ///< "board.html"
    Seal seal;
  };
  std::string id, title, by, summary;
  std::string style, css;  ///< the style's name, and its rules
  std::string picture;     ///< an <svg> element, or an <img> of a reference game; may be none
  std::vector<Page> pages;
  std::vector<Download> downloads;
  bool reference = false;  ///< it stands on a shelf of its own
  bool manual = false;     ///< it is no game: it stands below them
};

/// The entry of a game; `picture` may be none.
IndexEntry index_entry(const Game& game, const std::vector<Seal>& seals, const Style& style,
                       const Diagram* picture, std::vector<Download> downloads);

/// The page that lists games, those with articles first and then the reference games. The pages of
/// a game are in the folder with the game's id.
std::string index_page(std::vector<IndexEntry> games, const Frame& frame, Report& report);

}  // namespace boardwright::document
