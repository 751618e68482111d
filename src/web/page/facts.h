// What the pages of a whole site need to know about a game, as strings that do not refer to the
// game.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "audit/prove.h"
#include "game/game.h"

namespace boardwright::page {

/// A page. All links of facts are relative to the folder of the game.
struct PageFact {
  std::string link, title;  ///< "board.html"
  std::string note;  ///< the kind of page: "article", "rules", "proofs", "manual", "play", "card"
};

/// A place on a page: a section or a figure.
struct PlaceFact {
  std::string link, title;  ///< "pieces.html#b1.0", "B1.0 Bishop"
};

/// A piece and its movement in one game.
struct PieceFact {
  std::string id, name, letter;
  std::string movement;              ///< key of its movement: its Betza, or its notation
  std::string betza;                 ///< empty if Betza cannot express it
  std::string words;                 ///< "The Rook slides any number of squares orthogonally."
  std::string board;                 ///< "64 squares"
  std::string surface;               ///< "squares"
  std::string link;                  ///< to the section about the piece
  std::string figure;                ///< the file of a figure that shows its moves; can be empty
  std::string shown;                 ///< description of that figure
  std::string average, least, most;  ///< cells reached on an empty board, over all cells
  std::string map;                   ///< the numbers on a board, as an <svg> element
};

/// A claim and its result.
struct ClaimFact {
  std::string link, at, words, stated, found;
  std::string status;  ///< "agrees", "explained", "differs", "copied"
};

/// Words that an article cites.
struct CitationFact {
  std::string link;  ///< to its section; on the article's page empty before the first
  std::string words;
  std::string source;  ///< the place in the source, or empty: our own words
};

/// A remark beside an article.
struct RemarkFact {
  std::string link, kind, section;
  std::string html;  ///< its blocks, as HTML
};

/// All facts of a game.
struct Facts {
  std::string id, title, by;
  std::string cells;  ///< names of all cells, separated by blanks
  std::string start;  ///< the page that introduces these cells: the first page
  std::vector<PageFact> pages;
  std::vector<PlaceFact> sections, figures;
  std::vector<PieceFact> piece_types;
  std::vector<ClaimFact> claims;
  std::vector<RemarkFact> remarks;
  std::vector<CitationFact> citations;
};

/// Collects the facts of a game from its proof.
Facts facts_of(const game::Game& game, const audit::Proof& proof);

/// The folder, inside that of the game, with the figures of the piece pages: dark on dark pages,
/// and with drawn pieces where the game has a drawing of every piece.
inline constexpr const char* drawn_folder = "drawn";

/// Serializes facts as lines of tab-separated fields, and parses them; nothing if `text` is
/// malformed.
std::string text_of(const Facts& facts);
std::optional<Facts> read_facts(std::string_view text);

/// Whether the game gets a rules card: it has pieces, and no article whose page is card_page.
bool has_card(const game::Game& game);
inline constexpr const char* card_page = "card.html";

}  // namespace boardwright::page
