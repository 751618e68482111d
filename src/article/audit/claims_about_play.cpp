// Fills the keys of claims about play: promotion, castling, checks, ends, and positions that a
// sentence sets up.
#include <algorithm>

#include "audit/claim_marks.h"
#include "audit/claims_about.h"
#include "base/text.h"
#include "text/numbers.h"

namespace boardwright::audit {

using base::lower_case;
using moves::PieceType;

void ClaimsAbout::add_staged(std::string_view kind, const std::vector<StagedMove>& moves) {
  for (const StagedMove& move : moves)
    add(kind,
        {{"position", move.position}, {"plays", move.plays}, {"cell", move.cell}, {"to", move.to}});
}

/// The seat of this number; the first one without a number.
board::SeatId ClaimsAbout::seat_of(std::string_view number) const {
  const auto found = base::to_integer(number);
  return found ? board_.seat_numbered(*found).value_or(board::first_seat) : board::first_seat;
}

void ClaimsAbout::add_promotions() {
  constexpr std::string_view cues = "promot becom stay remain must choose choice turn reach";
  if (!has_cue(cues, small_) && !has_cue("promot", span_->before)) return;
  if (!promotions_) promotions_ = stage_.promotions();
  const auto named = span_->all(MarkKind::piece);
  if (span_->numbers() > 0) return;
  for (const StagedMove& move : *promotions_) {
    const std::string colour = lower_case(board_.seat(move.seat).name);
    const auto colours = span_->all(MarkKind::colour);
    if (!colours.empty() && !span_->has(MarkKind::colour, colour)) continue;
    const bool is_mover = span_->subject == move.piece_type ||
                          (!named.empty() && named.front() == move.piece_type->id);
    if (!is_mover) continue;
    add_staged("promotions", {move});
    if (has_cue("must", small_))
      add("may-become", {{"position", move.position},
                         {"cell", move.cell},
                         {"to", move.to},
                         {"piece", move.piece_type->id}});
    if (!span_->all(MarkKind::line).empty())
      add("may-become", {{"position", move.position},
                         {"cell", move.cell},
                         {"to", move.to},
                         {"piece", move.becomes}});
    for (const std::string& piece : named)
      add("may-become",
          {{"position", move.position}, {"cell", move.cell}, {"to", move.to}, {"piece", piece}});
  }
}

void ClaimsAbout::add_castling() {
  const auto mover = span_->all(MarkKind::piece);
  const PieceType* king = mover.empty() ? span_->subject : game_.find_piece_type(mover.front());
  const bool is_royal =
      king != nullptr && play::among(game_.id_of(*king), game_.rules.royal.piece_types);
  if (is_royal && has_cue("attack into", small_) && has_cue("attack check", small_) &&
      has_cue("move go goes end step never not", small_) && !has_cue("castl", small_)) {
    if (!attacked_) attacked_ = stage_.attacked_steps();
    add_staged("may-legally", *attacked_);
  }
  if (!has_cue("castl", span_->before) && !has_cue("castl", small_)) return;
  if (!castling_) castling_ = stage_.castling();
  if (small_.find(", nor ") != small_.npos || small_.find("; ") != small_.npos ||
      !has_cue("can cannot may nor must go goes", small_))
    return;
  const bool attack = has_cue("attack check", small_);
  if (has_cue("moved", small_))
    add_staged("may-legally", castling_->moved);
  else if (has_cue("between past", small_))
    add_staged("may-legally", castling_->between);
  else if (attack && has_cue("cross across pass over through", small_))
    add_staged("may-legally", castling_->across);
  else if (attack)
    add_staged("may-legally", castling_->in_check);
  else
    add_staged("may-legally", castling_->allowed);
}

/// What ends of the game bring, and a move from one cell to another that ends it.
void ClaimsAbout::add_ends() {
  if (has_cue("check", small_) && has_cue("attack", small_)) {
    if (!checks_) checks_ = stage_.checks();
    add_staged("checked", *checks_);
  }
  if (span_->all(MarkKind::outcome).empty()) return;
  if (has_cue("no without cannot nothing", small_)) add("stalemate-brings", {});
  add("mate-brings", {});
  for (const std::string& times : span_->all(MarkKind::ordinal))
    if (base::to_integer(times)) add("repetition-brings", {{"number", times}});
  for (const auto& number : text::numbers_in_words(span_->words))
    add("repetition-brings", {{"number", base::decimal(number.value)}});
  for (const play::Goal& goal : game_.rules.end.goals) {
    for (const moves::PieceTypeId id : goal.piece_types) {
      const PieceType& piece_type = game_.piece_type(id);
      add_for_seats("goal-brings", {{"piece", piece_type.id}, {"zone", goal.zone}});
      for (const std::string& to : cells_.targets)
        for (const std::string& seat : seats(false)) {
          const board::SeatId mover = seat_of(seat);
          const auto from = board_.find(cells_.origin);
          if (!from) continue;
          const std::string position = stage_.with_pieces({{&piece_type, mover, *from}}, mover);
          if (!position.empty())
            add("outcome", {{"position", position}, {"plays", cells_.origin + " " + to}});
        }
    }
    for (const std::string& piece : span_->all(MarkKind::piece))
      if (!play::among(game_.id_of(*game_.find_piece_type(piece)), goal.piece_types))
        add("goal-brings", {{"piece", piece}, {"zone", goal.zone}});
  }
}

/// The pieces that the sentence puts on cells: "a Smuggler on d4", "enemy Pawns on e5 and f5".
std::vector<StagedPiece> ClaimsAbout::pieces_put(const PieceType* mover,
                                                 bool uncoloured_own) const {
  std::vector<StagedPiece> found;
  const auto put = [&](std::string_view text, const std::vector<Mark>& marks) {
    for (std::size_t i = 0; i < marks.size(); ++i) {
      if (marks[i].kind != MarkKind::piece) continue;
      const PieceType* piece_type = game_.find_piece_type(marks[i].means);
      const std::string before = lower_case(text.substr(0, marks[i].begin));
      std::optional<board::SeatId> seat;
      if (i > 0 && marks[i - 1].kind == MarkKind::colour && marks[i - 1].end + 1 == marks[i].begin)
        for (const board::SeatId each : board_.seat_ids())
          if (lower_case(board_.seat(each).name) == marks[i - 1].means) seat = each;
      const board::SeatId own = mover_seat_, other = board_.seat_after(own);
      if (!seat && ends_with_any(before, {"own ", "friendly "})) seat = own;
      if (!seat && ends_with_any(before, {"enemy ", "opponent's ", "hostile ", "opposing "}))
        seat = other;
      for (const Mark* mark : cells_behind(text, marks, i)) {
        const auto cell = board_.find(mark->means);
        const bool known =
            !cell || std::ranges::find(found, *cell, &StagedPiece::cell) != found.end();
        const bool moves = piece_type == mover && mark->means == cells_.origin;
        if (!known)
          found.push_back(
              {piece_type, seat.value_or(moves || uncoloured_own ? own : other), *cell});
      }
    }
  };
  put(span_->before, span_->before_marks);
  put(span_->words, span_->marks);
  return found;
}

/// Claims about the position that the sentence sets up.
void ClaimsAbout::add_in_position() {
  if (board_.seats.empty() || game_.start.empty() || has_cue("never ever", small_) ||
      !has_cue("can cannot may captur take move go goes step leap jump slid reach", small_))
    return;
  const PieceType* it = span_->topic != nullptr ? span_->topic : span_->subject;
  std::vector<const PieceType*> movers = {it};
  if (!small_.starts_with("it ") && !small_.starts_with("he ") && !small_.starts_with("she "))
    for (const std::string& piece : span_->all(MarkKind::piece))
      movers.push_back(game_.find_piece_type(piece));
  for (const PieceType* mover : movers) {
    if (mover == nullptr) continue;
    for (const std::string& seat : seats(false)) {
      mover_seat_ = seat_of(seat);
      for (const bool uncoloured_own : {false, true}) {
        std::vector<StagedPiece> pieces = pieces_put(mover, uncoloured_own);
        const auto origin = board_.find(cells_.origin);
        if (origin && std::ranges::find(pieces, *origin, &StagedPiece::cell) == pieces.end())
          pieces.push_back({mover, mover_seat_, *origin});
        for (const StagedPiece& piece : pieces)
          if (piece.piece_type == mover && pieces.size() > 1) add_moves_of(piece, pieces);
      }
    }
  }
}

void ClaimsAbout::add_moves_of(const StagedPiece& piece, const std::vector<StagedPiece>& pieces) {
  const bool has_enemies =
      std::ranges::any_of(pieces, [&](const StagedPiece& each) { return each.seat != piece.seat; });
  if (has_cue("captur take", small_) && !has_enemies) return;
  const std::string position = stage_.with_pieces(pieces, piece.seat);
  if (position.empty()) return;
  const std::string from = board_.name(piece.cell);
  const Keys at = {{"position", position}, {"cell", from}};
  add("legal-captures", at);
  add("legal-cells", at);
  for (const std::string& to : span_->all(MarkKind::cell)) {
    Keys way = at;
    way.emplace_back("to", to);
    if (to != from) add("may-legally", way);
  }
}

}  // namespace boardwright::audit
