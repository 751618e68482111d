// Reads pieces with their moves, and resolves their `includes`.
#include "game/piece_reader.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/hints.h"
#include "base/limits.h"
#include "base/names.h"
#include "base/text.h"
#include "betza/betza.h"
#include "game/board_reader.h"
#include "game/dead_moves.h"
#include "game/move_cost.h"
#include "notation/notation_table.h"

namespace boardwright::game {
namespace {

/// A piece as written, before its `includes` are resolved.
struct PieceSource {
  std::vector<MovePattern> own;
  std::vector<std::string> includes;
  Place place, stands;
};

/// Reads the pieces of one game.
class PieceReader {
 public:
  PieceReader(Game& game, Extent extent, Report& report)
      : game_(game), extent_(extent), report_(report) {}

  std::vector<BetzaRequirement> read(const Data& data) {
    auto tables = at_most(base::limits::piece_types, data.tables("piece", report_), "a game",
                          "pieces", report_);
    base::remove_invalid_names(tables, report_);
    UniqueNames names("piece", UniqueNames::Case::is_ignored);
    for (const auto& [id, table] : tables) {
      names.add(id, table.key_place(), report_);
      piece_ids_.push_back(id);
    }
    for (const auto& [id, table] : tables) read_piece_type(id, table);
    for (PieceType& piece_type : game_.piece_types) {
      std::set<std::string> open;
      if (!collect(piece_type.id, piece_type.moves, open)) report_too_many_moves(piece_type);
      for (MovePattern& move : piece_type.moves) {
        move.stands = piece_type.stands;  // not of the included piece
        check_numbers(piece_type, move);
      }
    }
    if (!check_cost(game_, report_))
      for (PieceType& piece_type : game_.piece_types)
        piece_type.moves.clear();  // so that no tables are built
    if (report_.has_errors()) return requirements_;
    for (const PieceType& piece_type : game_.piece_types) {
      warn_of_dead_moves(game_, piece_type, sources_.at(piece_type.id).own, report_);
      // This takes longer than all else that figures need; proofs and play check it.
      if (!piece_type.stands.empty() && !is_for_figures())
        check_ends(game_, piece_type, sources_.at(piece_type.id).stands, report_);
    }
    return requirements_;
  }

 private:
  bool is_for_figures() const { return extent_ == Extent::names || extent_ == Extent::figures; }

  void read_piece_type(const std::string& id, const Data& table) {
    PieceType piece_type;
    piece_type.id = id;
    piece_type.name = table.text("name", base::as_title(id), report_);
    piece_type.native = table.text("native", "", report_);
    piece_type.card = table.text("card", "", report_);
    piece_type.letter = table.text("letter", "", report_);
    letters_.add(piece_type.letter, table.find("letter").place(), report_);
    piece_type.value = table.number("value", 0, report_);
    if (piece_type.value < -base::limits::piece_value ||
        piece_type.value > base::limits::piece_value)
      report_.error(table.find("value").place(), "'value' is out of range",
                    "values are from -" + std::to_string(base::limits::piece_value) + " to " +
                        std::to_string(base::limits::piece_value));
    piece_type.worth = table.number("worth", 0, report_);
    if (piece_type.worth < 0 || piece_type.worth > base::limits::piece_worth)
      report_.error(table.find("worth").place(), "'worth' is out of range",
                    "it is from 0 to " + std::to_string(base::limits::piece_worth) +
                        ", as 'boardwright tune' finds it");
    piece_type.inventor = table.text("inventor", "", report_);
    piece_type.section = table.text("section", "", report_);
    piece_type.document = table.text("article", "", report_);
    piece_type.helper = table.boolean("helper", false, report_);
    if (piece_type.helper && !piece_type.letter.empty())
      report_.error(table.find("letter").place(), "a helper is not a piece of the game",
                    "a letter is for pieces in positions");
    piece_type.drawing = table.text("drawing", id, report_);
    piece_type.place = table.has("drawing") ? table.find("drawing").place() : table.key_place();
    piece_type.dotted = table.text("dotted", "", report_);
    if (!piece_type.dotted.empty())
      check_zone(game_, piece_type.dotted, table.find("dotted").place(), report_);
    if (const auto state = table.table_if_any("state", report_))
      for (const auto& [name, value] : state->entries()) {
        piece_type.state[name] = value.as_number(report_);
        if (value.is(Data::Kind::integer) &&
            !moves::is_number_of_piece(name, piece_type.state[name]))
          report_.error(value.place(), "move length out of range", moves::length_hint());
      }
    PieceSource source;
    source.place = table.key_place();
    source.includes = table.texts_or_empty("includes", report_);
    if (table.has("betza")) read_betza(table.find("betza"), piece_type, source);
    notation::Vocabulary vocabulary = vocabulary_of(game_.board(), piece_type.state);
    vocabulary.piece_types = piece_ids_;
    read_stands(table, vocabulary.regions, piece_type, source);
    for (const Data& text : table.list_or_empty("moves", report_))
      if (auto move = notation::parse_pattern(text.as_text(report_), text.text_place(), vocabulary,
                                              report_))
        source.own.push_back(std::move(*move));
    read_conditions(table, piece_type, source.own);
    for (const MovePattern& move : source.own) check_captures(move);
    if (source.own.empty() && source.includes.empty() && !table.has("moves") &&
        !report_.has_errors())
      report_.error(source.place, "piece '" + id + "' has no moves");
    sources_[id] = std::move(source);
    game_.piece_types.push_back(std::move(piece_type));
  }

  /// Reads the phrases for moves that depend on one of the piece's numbers.
  void read_conditions(const Data& table, const PieceType& piece_type,
                       std::vector<MovePattern>& moves) {
    const auto conditions = table.table_if_any("when", report_);
    if (!conditions) return;
    std::vector<std::string_view> known;
    for (const auto& [number, unused] : piece_type.state) known.push_back(number);
    for (const auto& entry : conditions->entries()) {
      const std::string &number = entry.first, text = entry.second.as_text(report_);
      if (!piece_type.state.contains(number))
        report_.error(
            entry.second.key_place(),
            "piece '" + piece_type.id + "' has no number '" + number + "'",
            known.empty() ? "its numbers are those in 'state'" : base::meant_or_all(number, known));
      for (MovePattern& move : moves)
        if (move.when == number) move.when_words = text;
    }
  }

  /// Checks that a piece has the numbers that a move of its own or of a piece it includes asks for.
  void check_numbers(const PieceType& piece_type, const MovePattern& move) {
    const bool roams = move.move_kind == notation::MoveKind::roam;
    if (move.counting && roams && move.most_state != notation::length_number)
      report_.error(move.place, "'counting' of what roams needs 'up to n'",
                    "it can come to a cell by many lengths");
    if (!move.most_state.empty() && !move.then.empty() && !move.repeating &&
        !notation::notation_table::is_bent_leap(move))
      report_.error(move.place, "'up to " + move.most_state + "' behind 'then'",
                    "it bounds a line of one part");
    for (const std::string& number :
         {move.when, move.most_state, std::string(move.counting ? notation::length_number : "")})
      if (!number.empty() && !piece_type.state.contains(number))
        report_.error(move.place, "piece '" + piece_type.id + "' has no number '" + number + "'",
                      "this move needs it: add state = { " + number + " = 1 }");
  }

  /// Checks the number of captures of a move: on the way, by a hop, and where it ends.
  void check_captures(const MovePattern& move) {
    int most = notation::is_locust(move)                         ? move.hopping->hurdles
               : move.use == MovePattern::Use::move || move.swap ? 0
                                                                 : 1;
    if (move.requirement == notation::Requirement::enemy) ++most;
    for (const notation::Then& then : move.then)
      if (then.requirement == notation::Requirement::enemy) ++most;
    if (most > base::limits::captures)
      report_.error(move.place, "a move that captures " + std::to_string(most) + " pieces",
                    "one move captures " + std::to_string(base::limits::captures) + " at most");
  }

  void read_stands(const Data& table, const std::vector<std::string>& regions,
                   PieceType& piece_type, PieceSource& source) {
    source.stands = table.find("stands").place();
    for (const Data& region : table.list_or_empty("stands", report_)) {
      piece_type.stands.push_back(region.as_text(report_));
      const std::string& word = piece_type.stands.back();
      if (region.is(Data::Kind::text) &&
          std::find(regions.begin(), regions.end(), word) == regions.end())
        report_.error(region.text_place(), "unknown region '" + word + "'",
                      [&] { return base::meant_or_all(word, regions); });
    }
  }

  /// Reads the Betza of a piece. Its numbers (`i`) are 1 unless the piece's table sets them.
  void read_betza(const Data& text, PieceType& piece_type, PieceSource& source) {
    const std::string betza_text = text.as_text(report_);
    if (!text.is(Data::Kind::text)) return;
    auto betza = betza::parse_betza(betza_text, text.text_place(), game_.board(), report_);
    if (!betza) return;
    if (betza->en_passant || betza->castling > 0)
      requirements_.push_back({static_cast<PieceTypeId>(game_.piece_types.size()),
                               text.text_place(), betza->en_passant, betza->castling});
    source.own = std::move(betza->moves);
    piece_type.state.merge(betza->state);
  }

  /// Adds a piece's own moves and those of the pieces it includes, each piece once. Returns false
  /// if there are too many.
  bool collect(const std::string& id, std::vector<MovePattern>& moves,
               std::set<std::string>& seen) {
    if (!seen.insert(id).second) return true;
    const PieceSource& source = sources_.at(id);
    if (moves.size() + source.own.size() > base::limits::piece_moves) return false;
    moves.insert(moves.end(), source.own.begin(), source.own.end());
    for (const std::string& other : source.includes) {
      if (sources_.contains(other)) {
        if (!collect(other, moves, seen)) return false;
        continue;
      }
      std::vector<std::string_view> known;
      for (const auto& [name, unused] : sources_) known.push_back(name);
      report_.error(source.place, "piece '" + id + "' includes unknown piece '" + other + "'",
                    [&] { return base::meant_or_all(other, known); });
    }
    return true;
  }

  void report_too_many_moves(const PieceType& piece_type) {
    const PieceSource& source = sources_.at(piece_type.id);
    report_.error(source.own.size() > base::limits::piece_moves
                      ? source.own[base::limits::piece_moves].place
                      : source.place,
                  "piece '" + piece_type.id + "' has more than " +
                      std::to_string(base::limits::piece_moves) + " moves",
                  "those of the pieces that it includes count too");
  }

  Game& game_;
  Extent extent_;
  Report& report_;
  std::map<std::string, PieceSource, std::less<>> sources_;
  std::vector<std::string> piece_ids_;
  std::vector<BetzaRequirement> requirements_;
  UniqueNames letters_{"piece with the letter"};
};

}  // namespace

std::vector<BetzaRequirement> read_piece_types(Game& game, const Data& data, Extent extent,
                                               Report& report) {
  return PieceReader(game, extent, report).read(data);
}

}  // namespace boardwright::game
