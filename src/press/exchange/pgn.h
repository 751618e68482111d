// Games as players keep them: the portable game notation, PGN.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "game/game.h"
#include "play/ends.h"

namespace boardwright::exchange {

/// [Variant "Crazyhouse"]
struct PgnTag {
  std::string name, value;
  Place place;  ///< of its value
};

/// A move as it is written.
struct PgnMove {
  std::string text;
  std::string comment;  ///< behind it, in braces
  Place place;
};

/// One game of a file. Variations and the numbers of comments on moves are left out.
struct PgnGame {
  std::vector<PgnTag> tags;
  std::vector<PgnMove> moves;
  std::string result;  ///< "1-0", "0-1", "1/2-1/2", "*"; empty if it is missing
  Place place;         ///< of its first tag or move
  Place result_place;

  const PgnTag* tag(std::string_view name) const;

  /// The value of a tag; empty if there is none.
  std::string value(std::string_view name) const;
};

/// Reads a file's games, or those of a part of it that begins on some line. Reports what is no PGN,
/// with line and column, and goes on with the next game.
std::vector<PgnGame> parse_pgn(std::string_view text, const std::string& file, Report& report,
                               int first_line = 1);

/// Cuts a file of any length between its games, line by line, so that each part is read alone.
class PgnCutter {
 public:
  struct Part {
    std::string text;
    int first_line = 1;
  };

  /// Takes the next line, with its end. Returns the games before it once they end there.
  std::optional<Part> add(std::string_view line);

  /// Returns what is left.
  Part finish() { return std::move(part_); }

  /// How long what is not returned yet is, in bytes.
  std::size_t size() const { return part_.text.size(); }

 private:
  void look_at(std::string_view line);

  Part part_;
  int next_line_ = 1, depth_ = 0;  ///< of variations
  bool comment_ = false, moves_ = false, ended_ = false;
  bool is_whole_line_ = true;  ///< the last one had its end
};

/// The id of the game that is played: by its tag Variant one of these, or chess. Nothing if the
/// variant is none of them.
std::optional<std::string> game_of(const PgnGame& pgn, const std::vector<std::string>& ids);

/// A game played through.
struct PlayedGame {
  std::vector<Position> positions;  ///< one more than moves
  std::vector<std::string> moves;   ///< in algebraic notation, as it is written here
  std::optional<play::Ending> ending;
  bool good = false;  ///< every move was legal
};

/// Plays a game move by move, and looks whether it ends as its result says. Reports the first move
/// that is not legal, with what may have been meant.
PlayedGame play_through(const PgnGame& pgn, const Game& game, Report& report);

}  // namespace boardwright::exchange
