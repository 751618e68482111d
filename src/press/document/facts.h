// What the pages of a whole site say of a game, as short texts that outlive the game.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/prove.h"
#include "game/game.h"

namespace boardwright::document {

/// All links of facts are relative to the folder of the game.
struct PageFact {
  std::string link, title;  ///< "board.html"
  std::string note;         ///< what kind of page: "article", "rules", "card"
};

/// A place on a page: a section or a figure.
struct PlaceFact {
  std::string link, title;  ///< "pieces.html#b1.0", "B1.0 Bishop"
};

/// A piece as it moves in one game.
struct PieceFact {
  std::string id, name, letter;
  std::string way;                   ///< pieces of equal ways move alike: Betza, or the notation
  std::string betza;                 ///< empty if Betza cannot say it
  std::string words;                 ///< "The Rook slides any number of squares orthogonally."
  std::string board;                 ///< "64 squares"
  std::string surface;               ///< "squares"
  std::string link;                  ///< to the section that tells of it
  std::string figure;                ///< the file of one that shows it; may be empty
  std::string shown;                 ///< what that shows, in words
  std::string average, least, most;  ///< cells reached on an empty board, over all cells
  std::string map;                   ///< the same cell by cell, an <svg> element; may be empty
};

/// A claim and what became of it.
struct ClaimFact {
  std::string link, at, words, stated, found;
  std::string status;  ///< "agrees", "explained", "differs", "copied"
};

/// What is said beside an article.
struct RemarkFact {
  std::string link, kind, section;
  std::string html;  ///< its blocks
};

/// All of a game.
struct Facts {
  std::string id, title, by;
  std::string cells;  ///< their names, with blanks between
  std::string start;  ///< the page on which they are told: the first
  std::vector<PageFact> pages;
  std::vector<PlaceFact> sections, figures;
  std::vector<PieceFact> piece_types;
  std::vector<ClaimFact> claims;
  std::vector<RemarkFact> remarks;
};

/// Works out the facts of a game from its proof.
Facts facts_of(const Game& game, const Proof& proof);

/// The folder, in that of the game, with the figures that pages of pieces show: dark on dark pages,
/// and with drawn pieces where the game has all of them.
inline constexpr const char* drawn_folder = "drawn";

/// A figure of the game's own board that shows how a piece moves: of it alone, in its own section,
/// if there is one; nothing if there is none.
const Diagram* figure_of_piece(const Game& game, const Proof& proof, const PieceType& piece_type);

/// The pieces of which the site tells.
std::vector<const PieceType*> told_pieces(const Game& game);

/// The facts as lines of fields, and read from them; nothing if the lines are none.
std::string text_of(const Facts& facts);
std::optional<Facts> read_facts(std::string_view text);

/// "2 players", "64 squares", "squares": the board of a game in words for lists.
std::string players_of(const Game& game);
std::string board_of(const Game& game);
std::string surface_of(const Game& game);

/// "64 squares; 2 players; White begins."
std::string board_in_words(const Game& game);

/// "King (K)"
std::string name_with_letter(const PieceType& piece_type);

/// Whether a page of the game with its rules on one sheet is made: a game has pieces, and no
/// article of that name.
bool has_card(const Game& game);
inline constexpr const char* card_page = "card.html";

}  // namespace boardwright::document
