// Compares the parts of a kit with what the game's data need.
#include "box/kit_audit.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "book/leaflet.h"
#include "counters/piece_print.h"
#include "english/board_text.h"
#include "english/kit_words.h"
#include "english/rulebook.h"
#include "game/pieces.h"
#include "moves/reach.h"

namespace boardwright::box {

using counters::CounterKind;

namespace {

/// All words of a book's paragraphs and lists.
std::string all_words(const book::Book& book) {
  std::string text;
  for (const book::BookPart& part : book.parts) text += book::plain_text(part.blocks);
  return text;
}

/// Whether two faces look the same, apart from their seat.
bool look_alike(const counters::CounterFace& one, const counters::CounterFace& other) {
  if (one.dotted != other.dotted || one.piece.multiple != other.piece.multiple) return false;
  if (one.piece.drawing != nullptr || other.piece.drawing != nullptr)
    return one.piece.drawing == other.piece.drawing;
  return one.words == other.words;
}

/// A sentence as a message: with a small letter, and without its full stop.
std::string as_message(std::string sentence) {
  sentence.front() = static_cast<char>(sentence.front() - 'A' + 'a');
  sentence.pop_back();
  return sentence;
}

class KitAudit {
 public:
  KitAudit(const game::Game& game, const KitFacts& facts, base::Report& report)
      : game_(game), facts_(facts), report_(report) {}

  void check() {
    check_parts();
    check_looks();
    if (game_.start.empty()) return;
    check_array();
    check_first_moves();
    for (const english::Gap& gap : english::gaps_of(english::GameWords(game_)))
      if (!gap.open_in_sources) report_.warning(gap.place, as_message(gap.says), gap.hint);
  }

 private:
  void check_parts() {
    const std::string leaflet = all_words(facts_.leaflet);
    const std::vector<moves::PieceTypeId> explained = game::explained_pieces(game_);
    for (const moves::PieceTypeId id : game::playing_pieces(game_)) {
      const moves::PieceType& piece_type = game_.piece_type(id);
      const auto lacks = [&](const char* what) {
        report_.error(piece_type.place,
                      fmt::format("the kit has no {} of the {}", what, piece_type.name));
      };
      if (!game_.leaflet.contains("moves") && leaflet.find(piece_type.name) == std::string::npos)
        lacks("rule");
      const auto& cards = facts_.cards.parts;
      if (std::ranges::find(explained, id) != explained.end() &&
          std::ranges::find(cards, piece_type.name, &book::BookPart::title) == cards.end())
        lacks("card");
    }
  }

  void check_looks() {
    const std::vector<CounterKind>& all = facts_.counters;
    for (std::size_t i = 0; i < all.size(); ++i)
      for (std::size_t k = 0; k < i; ++k) {
        const game::PieceCount &one = all[k].pieces, &other = all[i].pieces;
        if (one.seat != other.seat || one.piece_type == other.piece_type ||
            !look_alike(all[k].front, all[i].front))
          continue;
        if (other.seat != board::first_seat) return;  // reported once, not for every seat
        report_.warning(
            game_.piece_type(other.piece_type).place,
            fmt::format("on counters the {} looks like the {}", all[i].name, all[k].name),
            "give one of them a drawing or a letter of its own");
      }
  }

  void check_array() {
    for (const game::PieceCount& needed :
         game::pieces_of(game_, *game_.find_position(game_.start))) {
      long long printed = 0;
      for (const CounterKind& kind : facts_.counters)
        if (kind.pieces.piece_type == needed.piece_type && kind.pieces.seat == needed.seat &&
            kind.pieces.dotted == needed.dotted)
          printed += kind.pieces.count;
      if (printed >= needed.count) continue;
      const moves::PieceType& piece_type = game_.piece_type(needed.piece_type);
      report_.error(piece_type.place, fmt::format("the array has {} of the {}, and the kit {}",
                                                  needed.count, piece_type.name, printed));
    }
  }

  /// Reports pieces that can reach, without a capture, a cell where an identical counter begins: a
  /// first move depends on which of the two it is.
  void check_first_moves() {
    for (const moves::PieceTypeId id : game_.piece_ids()) {
      const moves::PieceType& piece_type = game_.piece_type(id);
      const auto first =
          std::ranges::find(piece_type.moves, moves::unmoved_number, &notation::MovePattern::when);
      if (first == piece_type.moves.end()) continue;
      for (const board::SeatId seat : game_.board().seat_ids())
        if (check_first_moves(piece_type, id, seat, first->place)) break;
    }
  }

  bool check_first_moves(const moves::PieceType& piece_type, moves::PieceTypeId id,
                         board::SeatId seat, const base::Place& place) {
    const board::Board& board = game_.board();
    const play::Position& start = *game_.find_position(game_.start);
    geometry::CellSet begin, dotted;
    for (const geometry::CellId cell : board.cells()) {
      const play::Piece& piece = start.at(cell);
      if (piece.none() || piece.piece_type != id || piece.seat != seat) continue;
      begin.insert(cell);
      const auto zone = board.zones.find(piece_type.dotted);
      if (zone != board.zones.end() && zone->second[base::index(seat)].contains(cell))
        dotted.insert(cell);
    }
    const moves::PieceMoves moves(board, piece_type.moves, seat, piece_type.state);
    for (const geometry::CellId from : begin) {
      geometry::CellSet alike = dotted.contains(from) ? dotted : begin - dotted;
      alike.erase(from);
      const geometry::CellSet met = moves::range_from(moves, {}, from) & alike;
      if (met.empty()) continue;
      report_.warning(
          place,
          fmt::format("a {} from {} can come to {}, where another may still make its first move, "
                      "and their counters are alike",
                      piece_type.name, board.name(from), board.name(*met.begin())),
          "'dotted' names a zone of cells whose pieces begin with a dot on their counters");
      return true;
    }
    return false;
  }

  const game::Game& game_;
  const KitFacts& facts_;
  base::Report& report_;
};

}  // namespace

KitFacts kit_facts(const game::Game& game, const audit::Proof& proof, const scene::Style& style,
                   const scene::PieceSet* piece_set) {
  const book::BookSources sources{game,           proof.documents,      proof.diagrams,
                                  proof.findings, proof.seals,          style,
                                  false,          piece_set != nullptr, piece_set};
  KitFacts facts;
  if (piece_set != nullptr)
    facts.drawings =
        std::make_unique<counters::CounterDrawings>(counters::with_mirrored(*piece_set));
  facts.counters = counters::counter_kinds(game, counters::kit_pieces(game, counters::Cut::disc),
                                           facts.drawings.get(), counters::Cut::disc);
  facts.leaflet = book::make_leaflet(sources, proof);
  facts.cards = book::make_cards(sources, proof);
  return facts;
}

void check_kit(const game::Game& game, const KitFacts& facts, base::Report& report) {
  KitAudit(game, facts, report).check();
}

std::vector<std::string> unknown_rules(const game::Game& game, const book::Book& leaflet) {
  std::vector<std::string> sentences;
  for (const std::string& name :
       english::places_without_words(english::GameWords(game), all_words(leaflet)))
    sentences.push_back(english::place_unknown(name));
  for (const english::Gap& gap : english::gaps_of(english::GameWords(game)))
    sentences.push_back(gap.says);
  return sentences;
}

}  // namespace boardwright::box
