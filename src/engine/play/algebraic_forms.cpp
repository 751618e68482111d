// Writes a legal move in the forms of algebraic notation.
#include "play/algebraic_forms.h"

#include <algorithm>

#include "base/index.h"
#include "base/text.h"
#include "play/ply_text.h"

namespace boardwright::play {
namespace {

/// The letter of a piece; one without goes by its id.
const std::string& letter_or_id(const PieceType& piece_type) {
  return piece_type.letter.empty() ? piece_type.id : piece_type.letter;
}

bool is_castling(const Ply& ply) { return ply.rook_from != no_cell && !ply.is_swap(); }

/// Two or three letters O, by what a player may write for them: "0-0", "o-o-o".
bool is_castling_word(std::string_view text) {
  return text.size() >= 2 && text.find_first_not_of("0Oo") == std::string_view::npos;
}

}  // namespace

bool turns_over(const std::vector<PieceType>& piece_types) {
  return std::any_of(piece_types.begin(), piece_types.end(), [](const PieceType& piece_type) {
    return piece_type.letter.size() > 1 && piece_type.letter.front() == '+';
  });
}

AlgebraicForms::AlgebraicForms(const Play& play, const Position& position)
    : board_(play.board()),
      piece_types_(play.piece_types()),
      position_(position),
      turning_(turns_over(play.piece_types())) {}

const PieceType& AlgebraicForms::mover(const Ply& ply) const {
  return piece_types_[index(ply.is_drop() ? ply.dropped : position_.at(ply.from).piece_type)];
}

/// Whether players leave out its letter.
bool AlgebraicForms::is_pawn(const Ply& ply) const {
  return !turning_ && !ply.is_drop() && mover(ply).letter == "P";
}

std::string AlgebraicForms::letter(const Ply& ply) const {
  return is_pawn(ply) ? std::string() : letter_or_id(mover(ply));
}

std::string AlgebraicForms::origin(const Ply& ply, Form form) const {
  if (ply.from == no_cell) return {};
  switch (form) {
    case Form::file: return board_.files[index(ply.from)];
    case Form::rank: return board_.ranks[index(ply.from)];
    case Form::cell: return board_.name(ply.from);
    case Form::castling:
    case Form::plain:
    case Form::full:
    case Form::words: return {};
  }
  return {};
}

/// "=Q"; "+" of a piece that is turned over.
std::string AlgebraicForms::becomes(const Ply& ply) const {
  if (ply.multiplied) return "=multiple";
  if (ply.promoted == no_piece_type) return {};
  const std::string& to = letter_or_id(piece_types_[index(ply.promoted)]);
  return turning_ && to == "+" + mover(ply).letter ? "+" : "=" + to;
}

/// Who is let in, and where the blocker goes.
std::string AlgebraicForms::besides(const Ply& ply) const {
  std::string text;
  if (ply.gate != no_cell) {
    text += "/" + letter_or_id(piece_types_[index(ply.dropped)]);
    if (ply.gate != ply.from || is_castling(ply)) text += board_.name(ply.gate);
  }
  if (ply.blocker != no_cell) text += "*" + board_.name(ply.blocker);
  return text;
}

bool AlgebraicForms::takes_in_passing(const Ply& ply) const {
  if (ply.taken == no_cell || ply.also.front() != no_cell) return false;
  return position_.passing[index(position_.at(ply.taken).seat)].at == ply.taken;
}

std::string AlgebraicForms::castling(const Ply& ply) const {
  const auto file = [&](CellId cell) {
    const auto& order = board_.file_order;
    return std::find(order.begin(), order.end(), board_.files[index(cell)]) - order.begin();
  };
  if (file(ply.from) == file(ply.rook_from)) return {};
  return (file(ply.rook_from) > file(ply.from) ? "O-O" : "O-O-O") + besides(ply);
}

/// All that a move does, in one word.
std::string AlgebraicForms::full(const Ply& ply) const {
  std::string text = letter(ply) + board_.name(ply.from) +
                     (ply.taken == ply.to && ply.to != no_cell ? "x" : "-") + board_.name(ply.to);
  if (ply.takes_elsewhere())
    for (const CellId cell : ply.all_taken())
      if (cell != ply.to) text += "x" + board_.name(cell);
  text += becomes(ply);
  if (ply.rook_from != no_cell) text += "&" + board_.name(ply.rook_from) + board_.name(ply.rook_to);
  return text + besides(ply);
}

std::string AlgebraicForms::text(const Ply& ply, Form form) const {
  if (form == Form::words) {
    std::string text = print_ply(ply, board_, piece_types_);
    std::replace(text.begin(), text.end(), ' ', '_');
    return text;
  }
  if (ply.is_pass()) return "pass";
  if (ply.is_drop())
    return letter(ply) + (turning_ ? "*" : "@") + board_.name(ply.to) + becomes(ply) + besides(ply);
  if (form == Form::full) return full(ply);
  if (form == Form::castling) return is_castling(ply) ? castling(ply) : std::string();
  const bool stays = ply.from == ply.to;
  if ((ply.takes_elsewhere() && !takes_in_passing(ply)) || is_castling(ply) || ply.is_swap() ||
      stays)
    return {};
  const bool takes = ply.taken != no_cell;
  if (form == Form::plain && is_pawn(ply) && takes) return {};
  const std::string from = origin(ply, form);
  if (from.empty() && form != Form::plain) return {};
  return letter(ply) + from +
         (takes      ? "x"
          : turning_ ? "-"
                     : "") +
         board_.name(ply.to) + becomes(ply) + besides(ply);
}

std::string AlgebraicForms::reduced(std::string_view text) const {
  text = trimmed(text);
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

std::vector<std::string> AlgebraicForms::spellings(const Ply& ply) const {
  std::vector<std::string> found;
  const auto add = [&](const std::string& text) {
    if (!text.empty()) found.push_back(reduced(text));
  };
  for (const Form form : shortest_first) add(text(ply, form));
  if (ply.is_pass()) return {"pass", reduced("--"), "0000"};
  if (ply.is_drop()) {
    const std::string put = "@" + board_.name(ply.to) + besides(ply);
    if (ply.promoted != no_piece_type) add(letter_or_id(piece_types_[index(ply.promoted)]) + put);
    if (mover(ply).letter == "P" && ply.promoted == no_piece_type) add(put);
    return found;
  }
  std::vector<std::string> letters = {letter(ply)};
  if (is_pawn(ply)) letters.push_back(mover(ply).letter);
  const std::string target = board_.name(ply.to), rest = besides(ply);
  for (const Form form : {Form::plain, Form::file, Form::rank, Form::cell}) {
    if (form == Form::cell) letters.emplace_back();  // as programs write: g1f3
    for (const std::string& letter : letters) {
      add(letter + origin(ply, form) + target + becomes(ply) + rest);
      if (ply.promoted != no_piece_type && !turning_)
        add(letter + origin(ply, form) + target + rest);
    }
  }
  return found;
}

}  // namespace boardwright::play
