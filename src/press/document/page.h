// Makes the web page of an article.
#pragma once
#include <cstdint>
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
  std::string title;        ///< "Board, A4"
  std::string target;       ///< relative to the page
  std::uint64_t bytes = 0;  ///< how large the file is; 0: nobody knows
};

/// The page of another article, to go on to.
struct Neighbour {
  std::string link;  ///< relative to the page; empty: there is none
  std::string title;
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
  bool shipped = true;                    ///< with the program: its licence holds
  bool drawn = false;                     ///< pieces are drawings at first: the set has all of them
  const PieceSet* piece_types =
      nullptr;                        ///< drawings for tables and lists; null: figures have none
  std::string base_url = {};          ///< of the index page; empty: no page has an address
  Neighbour before = {}, after = {};  ///< before the first article and after the last
};

/// The page of an article. It stands in a folder beside `figures/`, which has every figure in
/// each of the formats, and below the folder of the index page. Reports, and leaves out,
/// claims, figures, sections and link targets that are unknown, and figures and notes without a
/// place.
std::string article_page(const Edition& edition, const Article& article, const Document& text,
                         Report& report);

}  // namespace boardwright::document
