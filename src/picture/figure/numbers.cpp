// Finds the numbers that a figure gives its pieces, and puts them into words.
#include "figure/numbers.h"

#include <vector>

#include "base/text.h"
#include "play/mark.h"

namespace boardwright::figure {
namespace {

std::string names_of(const State& state) {
  std::vector<std::string_view> names;
  for (const auto& [name, unused] : state) names.push_back(name);
  return names.empty() ? "it has no numbers" : "its numbers: " + listed(names);
}

std::optional<State> read_state(const Piece& piece, std::string_view text, const Place& place,
                                Report& report) {
  std::string problem;
  auto state = parse_state(piece, text, problem);
  if (!state) report.error(place, problem, names_of(piece.state));
  return state;
}

/// The numbers that a mark tells. Others are as they were.
State with_mark(State state, const Man& told) {
  state.find(length_number)->second = told.n;
  if (const auto found = state.find(multiple_number); found != state.end())
    found->second = told.multiple ? 1 : 0;
  return state;
}

}  // namespace

std::optional<Man> told_by(const Piece& piece, std::string_view label) {
  Man man;
  if (!is_progressive(piece) || piece.letter.empty() || !label.starts_with(piece.letter) ||
      !parse_mark(label.substr(piece.letter.size()), man))
    return std::nullopt;
  return man;
}

std::string label_of(const Piece& piece, const Man& man) {
  return piece.letter.empty() ? piece.name : letter_of(piece, man);
}

std::optional<State> state_of(const Piece& piece, const FigureMan& man, Report& report) {
  const auto state = read_state(piece, man.state, man.state_place, report);
  const auto told = told_by(piece, man.label);
  if (!state || !told) return state;
  State by_label = with_mark(*state, *told);
  if (told->multiple && !by_label.contains(multiple_number)) {
    report.error(man.place, "label '" + man.label + "' is of a multiple piece, and piece '" +
                                piece.id + "' is none");
    return std::nullopt;
  }
  if (man.state.empty()) return by_label;
  if (man.growing > 0) by_label[std::string(length_number)] = number_of(*state, length_number, 1);
  if (by_label == *state) return state;
  report.error(man.state_place,
               "label '" + man.label + "' says otherwise: " + differing(by_label, *state),
               "leave the state out, or the mark from the label");
  return std::nullopt;
}

std::optional<State> state_beyond(const Piece& piece, const FigureMan& man, Report& report) {
  return read_state(piece, man.beyond->state, man.beyond->place, report);
}

State state_of(const Piece& piece, const Man& man, const Position& position) {
  State state = piece.state;
  if (const auto set = position.numbers.find(piece.id); set != position.numbers.end())
    for (const auto& [name, value] : set->second) state[name] = value;
  const auto tell = [&](std::string_view name, int value) {
    if (const auto found = state.find(name); found != state.end()) found->second = value;
  };
  tell(length_number, man.n);
  tell(multiple_number, man.multiple ? 1 : 0);
  tell(unmoved_number, man.unmoved ? 1 : 0);
  return state;
}

std::string differing(const State& state, const State& others) {
  std::vector<std::string> told;
  for (const auto& [name, value] : state) {
    if (number_of(others, name, value) == value && others.contains(name)) continue;
    if (name == length_number || value > 1)
      told.push_back(name + " = " + std::to_string(value));
    else
      told.push_back(value == 1 ? name : "not " + name);
  }
  return listed(told);
}

}  // namespace boardwright::figure
