// All that the data files say about one game.
#pragma once
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "base/search_path.h"
#include "board/board.h"
#include "game/claim.h"
#include "game/figure.h"
#include "game/shuffle.h"
#include "moves/piece_type.h"
#include "moves/reach.h"
#include "play/fen.h"
#include "play/game_logic.h"

namespace boardwright::game {

using base::SearchPath;
using moves::no_piece_type, moves::PieceMoves, moves::PieceType, moves::PieceTypeId, moves::State;
using notation::MovePattern;
using play::Position;

/// A line drawn along every side between a cell of one zone and a cell of another. Each seat's own
/// zones are used.
struct Border {
  std::string as;    ///< word of the style: "sovereignty"
  std::string name;  ///< for readers who cannot see it: "the Sovereignty Lines"
  std::string zone, beyond;
  Place place;
};

/// A named range of board sizes.
struct BoardSet {
  std::string name;                     ///< "desk"
  base::Millimetres shortest, longest;  ///< side of a cell
};

/// A named position of the game's files.
struct NamedPosition {
  std::string name;  ///< "six"
  Position position;
};

/// A section of an article, under the heading that its original has.
struct PlaceName {
  std::string name;     ///< "Notation": the value of `at` in claims
  std::string section;  ///< its id
  Place place;
};

/// A text about the game: one page.
struct Article {
  std::string id;  ///< "pieces": the page is pieces.html
  std::string title, author, copyright, version, published;
  std::vector<std::string> facts;  ///< further lines of the credit
  std::string original;            ///< where the original was published, in Markdown; may be empty
  bool retold = true;              ///< the text is a paraphrase of its original
  bool strict = false;             ///< what its sentences say has to be proved or cited
  int open = 0;                    ///< the sentences of a strict article known to be neither
  bool reference = false;          ///< generated from the game's data, without files
  bool manual = false;  ///< a page of a manual: it states no rules of a game and bears no seal
  std::filesystem::path text;  ///< Markdown
  std::filesystem::path figures_file, claims_file;
  std::vector<Figure> figures;
  std::vector<Remark> remarks;  ///< in the order of remark_types
  std::vector<Claim> claims;
  std::vector<PlaceName> places;  ///< names that claims give to places of the original
  Place place;
};

/// A perft count that others have published: [[count]].
struct PublishedCount {
  std::string position;  ///< its name; the start position unless [[count]] names one
  int depth = 0;         ///< in moves
  Count is = 0;
  std::string by;  ///< its source: "published perft"
  Place place;
  Data source;  ///< the table as read
};

/// An endgame whose length a page states: [[ending]].
struct AskedEnding {
  std::string pieces;  ///< "KRK"
  int moves = 0;       ///< of the longest win; 0: neither side can win
  Place place;
  Data source;  ///< the table as read
};

/// A problem that a page sets: [[problem]].
struct AskedProblem {
  std::string position, goal;        ///< the name of the position, "#2"
  std::vector<FigurePlay> solution;  ///< the moves of its only solution, or of one line of that
  Place place;
  Data source;  ///< the table as read
};

/// A rule as a published source has it, in our words, and the claim that ties it to a position.
struct CourtRule {
  std::string place;          ///< in the source: "Article 3.8"
  std::string says;           ///< a sentence
  std::string move, verdict;  ///< "e1 g1", "illegal"; empty if the claim lists cells
  Claim claim;
};

/// A published source and what it says about the rules: [[court]].
struct Court {
  std::string source;  ///< its title, and its edition or address
  std::vector<CourtRule> rules;
};

/// A move of a sample game that a figure shows.
struct SampleMove {
  std::size_t number = 0;  ///< 1 for the first
  std::string position;    ///< name of the position before it
  std::string written;     ///< in full
};

/// A game that was played: [sample].
struct Sample {
  std::string source;              ///< who played it, where and when, and where it is recorded
  std::string result;              ///< how it ended, where the rules alone do not say
  std::vector<std::string> moves;  ///< in the program's algebraic notation; none of Extent::names
  std::vector<SampleMove> shown;   ///< at most a few, in order
  std::optional<play::Ending> ending;
};

/// A game as read. It owns its boards, so their addresses are stable.
struct Game {
  std::string id, title, summary, by;
  std::string style = "classic";
  std::string cover;      ///< id of the figure that represents the game; may be empty
  std::string licence;    ///< how words and pictures may be used; may be empty
  std::string origin;     ///< where the game comes from if no inventor is known; may be empty
  std::string made_from;  ///< the program whose rules its data follow; empty: none
  std::vector<std::string>
      left_out;  ///< rules that the engine does not implement, one sentence each
  std::vector<std::string>
      readings;  ///< where accounts or programs differ, and which is implemented
  std::vector<std::string> sources;            ///< sources for the rules and the inventor
  std::map<std::string, std::string> leaflet;  ///< the author's texts for its sections, by id
  std::shared_ptr<const Game> like;            ///< the game that it varies, without its articles
  std::optional<Sample> sample;                ///< only in a game without articles of its own
  bool yardstick = false;                      ///< the game exists to test the engine
  geometry::Tiling tiling;
  std::vector<std::unique_ptr<Board>> boards;  ///< the first is the game's own
  bool has_boards = false;             ///< all boards were read, even if the rest has errors
  std::vector<PieceType> piece_types;  ///< in the order of the file
  std::vector<Border> borders;
  std::vector<FigurePaint> paint;  ///< cell colours, for styles that print them
  std::vector<BoardSet> sets;      ///< sizes that the inventor gives, in the order of the file
  bool rotated = false;            ///< pieces are drawn upright for the players of their seats
  play::GameRules rules;
  std::vector<NamedPosition> positions;  ///< of the game's own board, sorted by name
  std::string start;                     ///< name of the position in which the game begins
  Shuffle shuffle;                       ///< how the start is laid anew; empty: it is not
  std::vector<PublishedCount> counts;    ///< only in a game without articles of its own
  std::vector<AskedEnding> endings;
  std::vector<AskedProblem> problems;
  std::vector<Court> courts;      ///< published sources that the rules were checked against
  std::vector<Article> articles;  ///< at least one
  std::filesystem::path folder;
  base::Files storage;                              ///< where the folder lies
  std::vector<Data> files;                          ///< every data file read, as written
  std::shared_ptr<const struct GameSource> source;  ///< what add_board() builds boards from

  const Board& board() const { return *boards.front(); }
  base::Ids<PieceTypeId> piece_ids() const { return base::Ids<PieceTypeId>(piece_types.size()); }
  const PieceType& piece_type(PieceTypeId which) const {
    return piece_types[static_cast<std::size_t>(which)];
  }

  /// The id of one of the game's own piece types.
  PieceTypeId id_of(const PieceType& piece_type) const {
    return static_cast<PieceTypeId>(&piece_type - piece_types.data());
  }

  const Board* find_board(std::string_view id) const;
  const PieceType* find_piece_type(std::string_view id) const;
  const Position* find_position(std::string_view name) const;
  const Figure* find_figure(std::string_view id) const;
  std::vector<const Figure*> figures() const;
};

/// How much of a game to read, from little to all, since later parts take time. `play` is the game
/// without its articles, which are ignored. `names` has all figures, but those of a reference game
/// are empty.
enum class Extent { play, rules, names, figures, all };

/// Reads a game of the search path and the tiling it names, which can be in the game's own folder.
/// Problems are added to the report; the game is usable only if the report has no errors. Throws
/// std::system_error if a file cannot be read.
std::unique_ptr<Game> read_game(const SearchPath& all, const std::string& id, Extent extent,
                                Report& report);

/// The tiling a board is cut from: the game's, unless the board names another.
const geometry::Tiling& tiling_of(const Game& game, std::string_view id);

/// A further board of the game: the id of a region or a size accepted by parse_region(). Builds it
/// on first use. Reports an unknown id at `place` and returns nullptr.
const Board* add_board(Game& game, std::string_view id, Report& report, const Place& place = {});

/// Reads a position of the game's own board: FEN, one line for each seat, or the number of a
/// shuffled array. Problems are reported with line and column; `name` is used as the file name.
std::optional<Position> read_position(const Game& game, std::string_view text,
                                      const std::string& name, Report& report);

/// Writes a position of the game's own board as FEN; nothing if FEN cannot express it.
std::optional<std::string> print_position(const Game& game, const Position& position,
                                          play::FenForm form = play::FenForm::fen);

/// The rules of play on the game's own board, for positions with these numbers; if the game has no
/// start, for games from this position.
play::GameLogic play_of(const Game& game, const Position& position);

/// The names that a board provides to the move notation.
notation::Vocabulary vocabulary_of(const Board& board, const State& state = {});

}  // namespace boardwright::game
