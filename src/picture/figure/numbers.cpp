// Finds the numbers of a figure's pieces and puts them into words.
#include "figure/numbers.h"

#include <vector>

#include "base/text.h"
#include "play/mark.h"

namespace boardwright::figure {

using moves::PieceType;
using notation::length_number;

namespace {

std::string hint_of(const State& state) {
  std::vector<std::string_view> names;
  for (const auto& [name, unused] : state) names.push_back(name);
  return names.empty() ? "it has no numbers" : "its numbers: " + listed(names);
}

std::optional<State> read_state(const PieceType& piece_type, std::string_view text,
                                const base::Place& place, base::Report& report) {
  std::string problem;
  auto state = moves::parse_state(piece_type, text, problem);
  if (!state) report.error(place, problem, hint_of(piece_type.state));
  return state;
}

/// Replaces the numbers that a mark specifies.
State with_mark(State state, const Piece& marked) {
  state.find(length_number)->second = marked.n;
  if (const auto found = state.find(moves::multiple_number); found != state.end())
    found->second = marked.multiple ? 1 : 0;
  return state;
}

}  // namespace

std::optional<Piece> parse_label(const PieceType& piece_type, std::string_view label) {
  Piece piece;
  if (!moves::is_progressive(piece_type) || piece_type.letter.empty() ||
      !label.starts_with(piece_type.letter) ||
      !play::parse_mark(label.substr(piece_type.letter.size()), piece))
    return std::nullopt;
  return piece;
}

std::string label_of(const PieceType& piece_type, const Piece& piece) {
  return piece_type.letter.empty() ? piece_type.name : play::letter_of(piece_type, piece);
}

std::optional<State> state_of(const PieceType& piece_type, const FigurePiece& piece,
                              base::Report& report) {
  const auto state = read_state(piece_type, piece.state, piece.state_place, report);
  const auto labelled = parse_label(piece_type, piece.label);
  if (!state || !labelled) return state;
  State by_label = with_mark(*state, *labelled);
  if (labelled->multiple && !by_label.contains(moves::multiple_number)) {
    report.error(piece.place, "label '" + piece.label + "' is of a multiple piece, but piece '" +
                                  piece_type.id + "' cannot be multiple");
    return std::nullopt;
  }
  if (piece.state.empty()) return by_label;
  if (piece.growing > 0)
    by_label[std::string(length_number)] = moves::number_of(*state, length_number, 1);
  if (by_label == *state) return state;
  report.error(
      piece.state_place,
      "label '" + piece.label + "' contradicts the state: it means " + differing(by_label, *state),
      "leave out the state, or the mark in the label");
  return std::nullopt;
}

std::optional<State> state_beyond(const PieceType& piece_type, const FigurePiece& piece,
                                  base::Report& report) {
  return read_state(piece_type, piece.beyond->state, piece.beyond->place, report);
}

State state_of(const PieceType& piece_type, const Piece& piece, const Position& position) {
  State state = piece_type.state;
  if (const auto set = position.numbers.find(piece_type.id); set != position.numbers.end())
    for (const auto& [name, value] : set->second) state[name] = value;
  const auto set_number = [&](std::string_view name, int value) {
    if (const auto found = state.find(name); found != state.end()) found->second = value;
  };
  set_number(length_number, piece.n);
  set_number(moves::multiple_number, piece.multiple ? 1 : 0);
  set_number(moves::unmoved_number, piece.unmoved ? 1 : 0);
  return state;
}

std::string differing(const State& state, const State& others) {
  std::vector<std::string> parts;
  for (const auto& [name, value] : state) {
    if (moves::number_of(others, name, value) == value && others.contains(name)) continue;
    if (name == length_number || value > 1)
      parts.push_back(name + " = " + std::to_string(value));
    else
      parts.push_back(value == 1 ? name : "not " + name);
  }
  return listed(parts);
}

}  // namespace boardwright::figure
