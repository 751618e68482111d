// A parsed Interactive Diagram.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "english/page_words.h"
#include "fairy_stockfish/imported.h"
#include "interactive_diagram/diagram_betza.h"
#include "interactive_diagram/diagram_items.h"

namespace boardwright::interactive_diagram {

using base::Place, base::Report;
using fairy_stockfish::Both, fairy_stockfish::ImportedGame, fairy_stockfish::Square,
    fairy_stockfish::Zone;

/// What a piece becomes by its board `morph`, and where.
struct Morph {
  std::string letter;
  Zone cells;  ///< as White sees them
  Place place;
};

/// The line of a piece in the text.
struct PieceLine {
  DiagramPiece item;
  fairy_stockfish::ImportedPiece piece_type;
  std::string letter;  ///< as the text has it: several pieces may share one
  Both<std::vector<Square>> cells;
  DiagramMoves moves;
  std::vector<Morph> morphs;
  int in_hand = 0;
  bool is_hole = false;
};

/// A choice of promotion: `*R2` is a captured Rook, on the last two ranks.
struct Choice {
  const PieceLine* line = nullptr;
  bool captured = false, not_last = false;
  int ranks = 0;  ///< only on this many last ranks; 0: on the whole zone
};

/// A key whose value is read once all pieces are.
struct LateKey {
  std::string value;
  Place place;
};

/// All that a diagram says.
struct Diagram {
  int files = 8, ranks = 8;
  int promotion_zone = 1, promoting = 1, promotion_offset = 0;
  int holdings = 0;     ///< 1: captured pieces wait to come back by promotion; -1: they are dropped
  int stalemate = 0;    ///< 1: a win for the player who is stalemated, -1: a loss
  bool baring = false;  ///< a bare King loses
  std::string symmetry = "mirror";
  std::optional<LateKey> choice, royal, shuffle, guarded, counter_strike;
  std::vector<PieceLine> lines;
};

/// Notes rules that this program lacks: as errors or, if `partial`, as left out.
class Lacks {
 public:
  Lacks(bool partial, ImportedGame& made, Report& report)
      : partial_(partial), made_(made), report_(report) {}

  /// `rule` names it: "'spell=burn'".
  void add(const Place& place, const std::string& rule) {
    if (partial_)
      made_.left_out.push_back(english::not_played(rule));
    else
      report_.error(place, rule + " is not a rule that Boardwright supports");
  }

 private:
  bool partial_;
  ImportedGame& made_;
  Report& report_;
};

/// "a2"
std::string name_of(const Square& square);

/// The pieces that a text names by their letters, or by the number of one.
std::vector<const PieceLine*> pieces_of(const Diagram& diagram, const LateKey& key, Report& report);

/// The royal pieces.
std::vector<const PieceLine*> royals_of(const Diagram& diagram, Report& report);

/// Reads keys and pieces.
Diagram read_items(const DiagramItems& items, const fairy_stockfish::ImportHost& host,
                   ImportedGame& made, Lacks& lacks, Report& report);

/// Makes the pieces, zones and rules of play of the game.
void make_game(const Diagram& diagram, ImportedGame& made, Lacks& lacks, Report& report);

/// Makes the promotions of the game.
void make_promotions(const Diagram& diagram, const std::vector<const PieceLine*>& royals,
                     ImportedGame& made, Lacks& lacks, Report& report);

}  // namespace boardwright::interactive_diagram
