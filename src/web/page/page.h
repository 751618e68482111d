// Writes the web pages of an article.
#pragma once
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "audit/seal.h"
#include "base/report.h"
#include "diagram/diagram.h"
#include "game/game.h"
#include "page/frame.h"
#include "scene/style.h"
#include "text/tree.h"

namespace boardwright::page {

using diagram::Diagram;
using game::Article, game::Finding, game::Game;
using moves::PieceType;

/// The valid link targets: the ids of each page, by page name, "board.html".
using PageIds = std::map<std::string, std::set<std::string, std::less<>>, std::less<>>;

/// A link to a file for the whole game.
struct Download {
  std::string title;        ///< "Board, A4"
  std::string target;       ///< relative to the page
  std::uint64_t bytes = 0;  ///< size of the file; 0: unknown
};

/// The link to another article before or after this one.
struct Neighbour {
  std::string link;  ///< relative to the page; empty: no neighbour
  std::string title;
};

/// The input shared by all pages of a game.
struct Edition {
  const Game& game;
  const std::vector<Finding>& findings;   ///< of all articles
  const std::vector<Diagram>& diagrams;   ///< of all articles
  const std::vector<audit::Seal>& seals;  ///< of all articles, in the order of the game
  const scene::Style& style;
  const Frame& frame;
  const PageIds& pages;  ///< of all articles, including this one
  std::vector<Download> downloads = {};
  std::vector<std::string> formats = {};  ///< formats of the figure files beside the page
  bool below_index = true;  ///< whether pages link to the index page above their folder
  bool shipped = true;      ///< part of the program, whose licence applies
  bool drawn = false;       ///< shows drawn pieces first: the set has a drawing of every piece
  const scene::PieceSet* piece_set =
      nullptr;                        ///< drawings for tables and lists; null: figures have none
  std::string base_url = {};          ///< of the index page; empty: pages have no address
  Neighbour before = {}, after = {};  ///< of the first article and of the last one, respectively
  std::string on_workbench = {};      ///< the game on the workbench; empty: the site has none
};

/// The page of an article, and the page beside it with its statements, which is empty where they
/// are so few that the first page has them.
struct ArticlePages {
  std::string article, statements;
};

/// Writes the pages of an article. Their folder has `figures/`, with every figure in each of the
/// formats, and is inside the folder of the index page. Reports and leaves out unknown claims,
/// figures, sections and link targets, and figures and notes without a place.
ArticlePages article_pages(const Edition& edition, const Article& article, const Document& text,
                           Report& report);

/// The same with all statements on the page of the article.
std::string article_page(const Edition& edition, const Article& article, const Document& text,
                         Report& report);

}  // namespace boardwright::page
