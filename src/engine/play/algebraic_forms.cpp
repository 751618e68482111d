// Writes a legal move in the forms of algebraic notation.
#include "play/algebraic_forms.h"

#include <algorithm>

#include "base/index.h"
#include "base/text.h"
#include "play/move_text.h"

namespace boardwright::play {
namespace {

bool is_castling(const Move& move) { return move.rook_from != no_cell && !move.is_swap(); }

/// Whether a text is castling in any spelling: "0-0", "o-o-o".
bool is_castling_word(std::string_view text) {
  return text.size() >= 2 && text.find_first_not_of("0Oo") == std::string_view::npos;
}

}  // namespace

bool turns_over(const std::vector<PieceType>& piece_types) {
  return std::any_of(piece_types.begin(), piece_types.end(), [](const PieceType& piece_type) {
    return piece_type.letter.size() > 1 && piece_type.letter.front() == '+';
  });
}

AlgebraicForms::AlgebraicForms(const GameLogic& play, const Position& position)
    : board_(play.board()),
      piece_types_(play.piece_types()),
      position_(position),
      turning_(turns_over(play.piece_types())) {}

const PieceType& AlgebraicForms::mover(const Move& move) const {
  return piece_types_[index(move.is_drop() ? move.dropped : position_.at(move.from).piece_type)];
}

/// Whether the letter of the piece is omitted.
bool AlgebraicForms::is_pawn(const Move& move) const {
  return !turning_ && !move.is_drop() && mover(move).letter == "P";
}

std::string AlgebraicForms::letter(const Move& move) const {
  return is_pawn(move) ? std::string() : letter_or_id(mover(move));
}

std::string AlgebraicForms::origin(const Move& move, Form form) const {
  if (move.from == no_cell) return {};
  switch (form) {
    case Form::file: return board_.cell(move.from).file;
    case Form::rank: return board_.cell(move.from).rank;
    case Form::cell: return board_.name(move.from);
    case Form::castling:
    case Form::plain:
    case Form::full:
    case Form::words: return {};
  }
  return {};
}

/// The promotion: "=Q"; "+" if the piece turns over.
std::string AlgebraicForms::becomes(const Move& move) const {
  if (move.multiplied) return "=multiple";
  if (move.promoted == no_piece_type) return {};
  const std::string& to = letter_or_id(piece_types_[index(move.promoted)]);
  return turning_ && to == "+" + mover(move).letter ? "+" : "=" + to;
}

/// The piece gated in, and the cell of the blocker.
std::string AlgebraicForms::besides(const Move& move) const {
  std::string text;
  if (move.gating_cell != no_cell) {
    text += "/" + letter_or_id(piece_types_[index(move.dropped)]);
    if (move.gating_cell != move.from || is_castling(move)) text += board_.name(move.gating_cell);
  }
  if (move.blocker != no_cell) text += "*" + board_.name(move.blocker);
  return text;
}

bool AlgebraicForms::captures_en_passant(const Move& move) const {
  if (move.taken == no_cell || move.also.front() != no_cell) return false;
  return position_.en_passant[index(position_.at(move.taken).seat)].at == move.taken;
}

std::string AlgebraicForms::castling(const Move& move) const {
  const int king = board_.cell(move.from).file_number;
  const int rook = board_.cell(move.rook_from).file_number;
  if (king == rook) return {};
  return (rook > king ? "O-O" : "O-O-O") + besides(move);
}

/// All that a move does, without blanks.
std::string AlgebraicForms::full(const Move& move) const {
  std::string text = letter(move) + board_.name(move.from) +
                     (move.taken == move.to && move.to != no_cell ? "x" : "-") +
                     board_.name(move.to);
  if (move.takes_elsewhere())
    for (const CellId cell : move.all_taken())
      if (cell != move.to) text += "x" + board_.name(cell);
  text += becomes(move);
  if (move.rook_from != no_cell)
    text += "&" + board_.name(move.rook_from) + board_.name(move.rook_to);
  return text + besides(move);
}

std::string AlgebraicForms::text(const Move& move, Form form) const {
  if (form == Form::words) {
    std::string text = print_move(move, board_, piece_types_);
    std::replace(text.begin(), text.end(), ' ', '_');
    return text;
  }
  if (move.is_pass()) return "pass";
  if (move.is_drop())
    return letter(move) + (turning_ ? "*" : "@") + board_.name(move.to) + becomes(move) +
           besides(move);
  if (form == Form::full) return full(move);
  if (form == Form::castling) return is_castling(move) ? castling(move) : std::string();
  const bool stays = move.from == move.to;
  if ((move.takes_elsewhere() && !captures_en_passant(move)) || is_castling(move) ||
      move.is_swap() || stays)
    return {};
  const bool takes = move.taken != no_cell;
  if (form == Form::plain && is_pawn(move) && takes) return {};
  const std::string from = origin(move, form);
  if (from.empty() && form != Form::plain) return {};
  return letter(move) + from +
         (takes      ? "x"
          : turning_ ? "-"
                     : "") +
         board_.name(move.to) + becomes(move) + besides(move);
}

std::string AlgebraicForms::reduced(std::string_view text) const {
  text = base::trimmed(text);
  while (!text.empty() &&
         std::string_view(turning_ ? "#!?" : "+#!?").find(text.back()) != std::string_view::npos)
    text.remove_suffix(1);
  for (const std::string_view end : {"e.p.", "ep"})
    if (text.ends_with(end) && text.size() > end.size() + 3) text.remove_suffix(end.size());
  std::string kept;
  for (const char c : text)
    if (std::string_view("-x:=() ").find(c) == std::string_view::npos) kept += c == '*' ? '@' : c;
  return is_castling_word(kept) ? std::string(kept.size(), 'O') : kept;
}

std::vector<std::string> AlgebraicForms::spellings(const Move& move) const {
  std::vector<std::string> found;
  const auto add = [&](const std::string& text) {
    if (!text.empty()) found.push_back(reduced(text));
  };
  for (const Form form : shortest_first) add(text(move, form));
  if (move.is_pass()) return {"pass", reduced("--"), "0000"};
  if (move.is_drop()) {
    const std::string put = "@" + board_.name(move.to) + besides(move);
    if (move.promoted != no_piece_type) add(letter_or_id(piece_types_[index(move.promoted)]) + put);
    if (mover(move).letter == "P" && move.promoted == no_piece_type) add(put);
    return found;
  }
  std::vector<std::string> letters = {letter(move)};
  if (is_pawn(move)) letters.push_back(mover(move).letter);
  const std::string target = board_.name(move.to), rest = besides(move);
  for (const Form form : {Form::plain, Form::file, Form::rank, Form::cell}) {
    if (form == Form::cell) letters.emplace_back();  // coordinate notation: g1f3
    for (const std::string& letter : letters) {
      add(letter + origin(move, form) + target + becomes(move) + rest);
      if (move.promoted != no_piece_type && !turning_)
        add(letter + origin(move, form) + target + rest);
    }
  }
  return found;
}

}  // namespace boardwright::play
