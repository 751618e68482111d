// Everything the data files say about one game.
#pragma once
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "game/claim.h"
#include "game/figure.h"
#include "rules/board.h"
#include "rules/reach.h"

namespace boardwright {

/// A kind of man, as data.
struct Piece {
  std::string id;           ///< "enhanced-rook"
  std::string name;         ///< "Enhanced-Rook"
  std::string inventor;     ///< as the article lists it; may be empty
  std::string section;      ///< id of the section that defines it: "e1.0"
  std::string document;     ///< id of the article with that section
  std::vector<Move> moves;  ///< its own and those of the pieces it includes
  State state;              ///< names and first values of its numbers
};

/// A text about the game: one page.
struct Article {
  std::string id;  ///< "pieces": the page is pieces.html
  std::string title, author, copyright, version, published;
  std::vector<std::string> facts;  ///< further lines of the credit
  std::filesystem::path text;      ///< Markdown
  std::filesystem::path figures_file, claims_file;
  std::vector<Figure> figures;
  std::vector<Remark> errata, notes;
  std::vector<Claim> claims;
  Place place;
};

/// A game as read. It owns its boards, which therefore stay where they are.
struct Game {
  std::string id, title, summary, by;
  std::string style = "classic";
  std::string cover;  ///< id of the figure that stands for the game; may be empty
  Tiling tiling;
  std::vector<std::unique_ptr<Board>> boards;  ///< the first is the game's own
  std::vector<Piece> pieces;                   ///< in the order of the file
  std::vector<Article> articles;
  std::filesystem::path folder;

  const Board& board() const { return *boards.front(); }
  const Board* find_board(std::string_view id) const;
  const Piece* find_piece(std::string_view id) const;
  const Figure* find_figure(std::string_view id) const;
  std::vector<const Figure*> figures() const;

 private:
  friend class GameReader;
  friend const Board* add_board(Game&, std::string_view, Report&);
  std::shared_ptr<const struct GameSource> source_;
};

/// How much of a game a command needs: later parts take time to read.
enum class Extent { rules, figures, all };

/// Reads a game from templates/games/ID and the tiling it names. Problems are in the report; the
/// game may be used only if it has no errors. Throws std::system_error if a file cannot be read.
std::unique_ptr<Game> read_game(const std::filesystem::path& templates, const std::string& id,
                                Extent extent, Report& report);

/// A board of the game's tiling beside its own: a region's id or a word of parse_region. Builds it
/// if need be. Reports an unknown one and returns nothing.
const Board* add_board(Game& game, std::string_view id, Report& report);

/// The ids of all games, sorted.
std::vector<std::string> game_ids(const std::filesystem::path& templates);

/// The names that a board gives to the notation.
Vocabulary vocabulary_of(const Board& board, const State& state = {});

}  // namespace boardwright
