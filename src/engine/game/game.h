// Everything the data files say about one game.
#pragma once
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "base/search_path.h"
#include "game/claim.h"
#include "game/figure.h"
#include "play/fen.h"
#include "play/game_logic.h"
#include "rules/board.h"
#include "rules/piece_type.h"
#include "rules/reach.h"

namespace boardwright::game {

/// A line drawn along every side between a cell of one zone and a cell of another, for each seat's
/// own.
struct Border {
  std::string as;    ///< word of the style: "sovereignty"
  std::string name;  ///< for those who cannot see it: "the Sovereignty Lines"
  std::string zone, beyond;
  Place place;
};

/// A size of boards by name.
struct BoardSet {
  std::string name;               ///< "desk"
  Millimetres shortest, longest;  ///< sides
};

/// A position that the game's files hold, by name.
struct NamedPosition {
  std::string name;  ///< "six"
  Position position;
};

/// The section of an article that tells what stands under a heading of its original.
struct PlaceName {
  std::string name;     ///< "Notation": what claims are `at`
  std::string section;  ///< its id
  Place place;
};

/// A text about the game: one page.
struct Article {
  std::string id;  ///< "pieces": the page is pieces.html
  std::string title, author, copyright, version, published;
  std::vector<std::string> facts;  ///< further lines of the credit
  std::string original;            ///< where the original stood, in Markdown; may be empty
  bool retold = true;              ///< it tells in other words what its author has written
  bool strict = false;             ///< a number in its prose that nobody answers for is an error
  bool reference = false;          ///< written from the game's data: it has no files
  bool manual = false;             ///< a page of a manual: nobody's rules, so it bears no seal
  std::filesystem::path text;      ///< Markdown
  std::filesystem::path figures_file, claims_file;
  std::vector<Figure> figures;
  std::vector<Remark> remarks;  ///< the weightier kinds first
  std::vector<Claim> claims;
  std::vector<PlaceName> places;  ///< what claims call places of the original
  Place place;
};

/// How many sequences of so many legal moves others have counted: [[count]].
struct PublishedCount {
  std::string position;  ///< its name; that of the start unless the data give one
  int depth = 0;         ///< in moves
  Count is = 0;
  std::string by;  ///< where that is known from: "published perft"
  Place place;
  Data source;  ///< the table as read
};

/// A game as read. It owns its boards, which therefore stay where they are.
struct Game {
  std::string id, title, summary, by;
  std::string style = "classic";
  std::string cover;      ///< id of the figure that stands for the game; may be empty
  std::string licence;    ///< how words and pictures may be used; may be empty
  std::string origin;     ///< where it comes from, where no inventor is known; may be empty
  std::string made_from;  ///< the program whose rules its data follow; empty: none
  std::vector<std::string> left_out;  ///< rules that the engine does not play, a sentence each
  std::vector<std::string> readings;  ///< where accounts or programs differ, and what is played
  std::vector<std::string> sources;   ///< where its rules and its inventor are known from
  bool yardstick = false;             ///< it is there to prove the engine
  Tiling tiling;
  std::vector<std::unique_ptr<Board>> boards;  ///< the first is the game's own
  bool has_boards = false;                     ///< all were read, whatever is wrong with the rest
  std::vector<PieceType> piece_types;          ///< in the order of the file
  std::vector<Border> borders;
  std::vector<FigurePaint> paint;  ///< the board's own colours, for styles that lay them on
  std::vector<BoardSet> sets;      ///< sizes that the game's inventor gives, in the file's order
  bool rotated = false;            ///< pieces are drawn upright for the players of their seats
  GameRules rules;
  std::vector<NamedPosition> positions;  ///< of the game's own board, sorted by name
  std::string start;                     ///< name of the position in which the game begins
  std::vector<PublishedCount> counts;    ///< of a game without articles of its own
  std::vector<Article> articles;         ///< one or more
  std::filesystem::path folder;
  std::vector<Data> files;                          ///< all that was read, as it is written
  std::shared_ptr<const struct GameSource> source;  ///< from which add_board() builds boards

  const Board& board() const { return *boards.front(); }
  Ids<PieceTypeId> piece_ids() const { return Ids<PieceTypeId>(piece_types.size()); }
  const PieceType& piece_type(PieceTypeId which) const {
    return piece_types[static_cast<std::size_t>(which)];
  }

  /// The place of one of the game's own pieces in the list.
  PieceTypeId id_of(const PieceType& piece_type) const {
    return static_cast<PieceTypeId>(&piece_type - piece_types.data());
  }

  const Board* find_board(std::string_view id) const;
  const PieceType* find_piece_type(std::string_view id) const;
  const Position* find_position(std::string_view name) const;
  const Figure* find_figure(std::string_view id) const;
  std::vector<const Figure*> figures() const;
};

/// How much of a game is needed: later parts take time to read. `play` is the game without its
/// articles, of which nothing is looked at.
enum class Extent { play, rules, figures, all };

/// Reads a game of the shelves and the tiling it names, which may lie in the game's own folder.
/// Problems are in the report; the game may be used only if it has no errors. Throws
/// std::system_error if a file cannot be read.
std::unique_ptr<Game> read_game(const SearchPath& all, const std::string& id, Extent extent,
                                Report& report);

/// The tiling from which a board is cut: the game's, unless the board names another.
const Tiling& tiling_of(const Game& game, std::string_view id);

/// A board of the game's tiling beside its own: a region's id or a word of parse_region. Builds it
/// if need be. Reports an unknown one, as asked for at a place, and returns nothing.
const Board* add_board(Game& game, std::string_view id, Report& report, const Place& place = {});

/// Reads a position of the game's own board: FEN, or one line a seat. Reports what is wrong with
/// line and column; `name` stands for the file.
std::optional<Position> read_position(const Game& game, std::string_view text,
                                      const std::string& name, Report& report);

/// Writes a position of the game's own board as FEN; nothing if it cannot be told so.
std::optional<std::string> print_position(const Game& game, const Position& position,
                                          play::FenForm form = play::FenForm::fen);

/// The rules of play on the game's own board, for positions like this one.
GameLogic play_of(const Game& game, const Position& position);

/// The names that a board gives to the notation.
Vocabulary vocabulary_of(const Board& board, const State& state = {});

}  // namespace boardwright::game
