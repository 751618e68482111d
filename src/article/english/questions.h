// Questions that players ask about a game, with the engine's answers.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "english/game_words.h"

namespace boardwright::english {

/// What an answer rests on: one thing that the engine was asked. Whether a piece can go from one
/// cell to another; with no cell in `from`, whether a piece can be dropped on `to`; with none in
/// either, how the game has ended.
struct Evidence {
  std::string asks;  ///< the question
  Position position;
  CellId from = geometry::no_cell, to = geometry::no_cell;
  PieceTypeId dropped = moves::no_piece_type;
  bool by_rules = false;  ///< asked of the rules of play; otherwise only of the piece's moves
  bool goes = false;      ///< the engine's answer
  std::optional<play::Ending> ending = {};
};

/// A question and its answer, which a search for a position has found.
struct Question {
  std::string asks;    ///< "Can the Horse jump?"
  std::string answer;  ///< "No: a piece on e5 keeps a Horse on e4 from d6 and f6."
  Evidence shown;      ///< what its figure shows
};

/// The id of a question's figure; `number` counts from 1.
std::string question_figure(std::size_t number);
inline constexpr std::string_view question_figures = "question-";  ///< how all of these begin

std::string answer_title(std::size_t number);  ///< "Answer 1"

/// The questions of a game that has an array, at most six, the most surprising first. What the
/// engine was asked for them goes to `note`, if there is one. The result is always the same.
std::vector<Question> questions_of(const GameWords& words,
                                   const std::function<void(const Evidence&)>& note = {});

}  // namespace boardwright::english
