// Portable game notation (PGN).
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "game/game.h"
#include "play/ends.h"

namespace boardwright::pgn {

using base::Place, base::Report;

/// [Variant "Crazyhouse"]
struct PgnTag {
  std::string name, value;
  Place place;  ///< place of the value
};

/// A move as written.
struct PgnMove {
  std::string text;
  std::string comment;  ///< the comment after the move
  Place place;
};

/// One game of a file. Variations and numeric annotation glyphs are left out.
struct PgnGame {
  std::vector<PgnTag> tags;
  std::vector<PgnMove> moves;
  std::string result;  ///< "1-0", "0-1", "1/2-1/2", "*"; empty if it is missing
  Place place;         ///< place of the first tag or move
  Place result_place;

  const PgnTag* tag(std::string_view name) const;

  /// The value of a tag; empty if there is none.
  std::string value(std::string_view name) const;
};

/// Parses the games of a file, or of a part that begins at `first_line`. Reports invalid PGN, with
/// line and column, and continues with the next game.
std::vector<PgnGame> parse_pgn(std::string_view text, const std::string& file, Report& report,
                               int first_line = 1);

/// Splits a file of any length between its games, line by line, so that each part can be parsed
/// alone.
class PgnCutter {
 public:
  struct Part {
    std::string text;
    int first_line = 1;
  };

  /// Adds the next line, with its line end. Returns the preceding games if they end there.
  std::optional<Part> add(std::string_view line);

  /// Returns the rest.
  Part finish() { return std::move(part_); }

  /// The number of bytes not returned yet.
  std::size_t size() const { return part_.text.size(); }

 private:
  void update_state(std::string_view line);

  Part part_;
  int next_line_ = 1, depth_ = 0;  ///< of nested variations
  bool comment_ = false, moves_ = false, ended_ = false;
  bool is_whole_line_ = true;  ///< the last line had its line end
};

/// The id of the game: the one of `ids` in the tag Variant, chess without that tag, or nothing if
/// the variant is not in `ids`.
std::optional<std::string> game_of(const PgnGame& pgn, const std::vector<std::string>& ids);

/// A game replayed with the rules.
struct PlayedGame {
  std::vector<play::Position> positions;  ///< one more than moves
  std::vector<std::string> moves;         ///< in the program's own algebraic notation
  std::optional<play::Ending> ending;
  bool good = false;  ///< every move was legal
};

/// Replays a game and checks whether it ends as its result says. Reports the first illegal move,
/// with a suggestion.
PlayedGame play_through(const PgnGame& pgn, const game::Game& game, Report& report);

}  // namespace boardwright::pgn
