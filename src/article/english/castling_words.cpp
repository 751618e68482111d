// Describes in English how a King castles.
#include <algorithm>
#include <tuple>

#include "base/text.h"
#include "english/play_words.h"
#include "game/equivalence.h"

namespace boardwright::english {
namespace {

/// "file b or g"
std::string files_in_words(const std::vector<std::string>& files) {
  return "file " + listed(files, "or");
}

/// " to its left" of a rule for one side only; empty for both.
std::string hand_of(const play::Castling& rule) {
  if (rule.ways == std::vector{geometry::heading_of(90)}) return " to its left";
  if (rule.ways == std::vector{geometry::heading_of(270)}) return " to its right";
  return {};
}

/// "two squares", "two or three squares", "one to four squares"
std::string steps_in_words(const GameWords& words, const std::vector<int>& steps) {
  if (steps.size() == 1) return words.cells(steps.front());
  if (steps.size() > 2 && steps.back() - steps.front() + 1 == std::ssize(steps))
    return number_word(steps.front()) + " to " + words.cells(steps.back());
  std::vector<std::string> numbers;
  for (const int number : steps) numbers.push_back(number_word(number));
  return listed(numbers, "or") + " " + words.cells();
}

/// The names of the two pieces that castle: "the King", "the Rook".
struct Castlers {
  std::string king, rook;
};

/// "the King goes two squares toward the Rook, and the Rook goes to the square that the King has
/// crossed"
std::string castled_by_steps(const GameWords& words, const Castlers& names,
                             const std::vector<int>& steps) {
  return names.king + " goes " + steps_in_words(words, steps) + " toward " + names.rook + ", and " +
         names.rook +
         (steps == std::vector{2}
              ? " goes to the " + words.cell() + " that " + names.king + " has crossed"
              : " goes over it to the next " + words.cell());
}

/// The first or the last file of a board that occurs in names of cells.
std::string outer_file(const Board& board, bool first) {
  std::vector<std::string> files = board.file_order;
  if (!first) std::ranges::reverse(files);
  for (const std::string& file : files)
    for (const CellId cell : board.cells())
      if (board.cell(cell).file == file && board.is_called_by_lines(cell)) return file;
  return {};
}

/// " to file d", " over it to the next square": where the Rook goes that castles to one side.
std::string where_rook_goes(const GameWords& words, const play::Castling& rule, bool left) {
  const auto& [files, rooks] =
      left ? std::tie(rule.left, rule.rook_left) : std::tie(rule.right, rule.rook_right);
  if (!rooks.empty()) return " to " + files_in_words(rooks);
  const std::vector<std::string>& order = words.game().board().file_order;
  const auto place = std::ranges::find(order, files.front()) - order.begin() + (left ? 1 : -1);
  if (files.size() == 1 && place >= 0 && place < std::ssize(order))
    return " to " + files_in_words({order[base::index(static_cast<int>(place))]});
  return " over it to the next " + words.cell();
}

/// "with a Rook on the side of file a, the King goes to file c and the Rook to file d; with one on
/// the side of file h, the King goes to file g and the Rook to file f"
std::string castled_by_files(const GameWords& words, const Castlers& names,
                             const play::Castling& rule) {
  std::vector<std::string> sides;
  for (const bool left : {true, false})
    if (const std::vector<std::string>& files = left ? rule.left : rule.right; !files.empty())
      sides.push_back("with " + (sides.empty() ? words.any_of(rule.rooks) : std::string("one")) +
                      " on the side of file " + outer_file(words.game().board(), left) + ", " +
                      names.king + " goes to " + files_in_words(files) + " and " + names.rook +
                      where_rook_goes(words, rule, left));
  return base::joined(sides, "; ");
}

/// How the two pieces castle, and through what.
void add_castling(RuleText& text, const GameWords& words, const Castlers& names,
                  const play::Castling& rule) {
  text.sentences.push_back(
      capitalised(names.king) + " may castle with " + words.any_of(rule.rooks) + " of its side" +
      hand_of(rule) +
      (rule.moved ? ", whether or not either has moved, if nothing stands between them."
                  : " if neither has moved yet and nothing stands between them."));
  const std::vector<int> steps = castling_steps(words.game(), rule);
  const bool along_rank = !hand_of(rule).empty() || rule.ways == play::Castling{}.ways;
  text.sentences.push_back(
      std::string("Both move in the same turn") +
      (along_rank || !steps.empty() ? ": " : ", along the line between them: ") +
      (steps.empty() ? castled_by_files(words, names, rule)
                     : castled_by_steps(words, names, steps)) +
      ".");
  if (!words.game().shuffle.empty() && steps.empty())
    text.sentences.push_back("Apart from these two, every " + words.cell() +
                             " that either of them crosses or reaches must be empty.");
}

/// What a check forbids.
void add_safety_of_castling(RuleText& text, const GameWords& words, const std::string& king,
                            const play::Castling& rule) {
  if (rule.unchecked)
    text.sentences.push_back("Once " + king + " has been in check, it may no longer castle.");
  if (!play::among(rule.king, words.game().rules.royal.piece_types)) return;
  if (rule.checked)
    text.sentences.push_back(capitalised(king) +
                             " may also castle out of check and through check.");
  else if (rule.all_safe)
    text.sentences.push_back("Neither of them, and no " + words.cell() +
                             " between them, may be attacked.");
  else
    text.sentences.push_back(capitalised(king) +
                             " may not castle out of check, through check or into check.");
}

}  // namespace

RuleText castling_in_words(const GameWords& words) {
  RuleText text{"castling", "Castling", {}};
  for (const play::Castling& rule : words.game().rules.castling) {
    if (rule.king == moves::no_piece_type || rule.rooks.empty()) continue;
    const Castlers names{
        "the " + words.piece_type(rule.king),
        rule.rooks.size() == 1 ? "the " + words.piece_type(rule.rooks.front()) : "that piece"};
    add_castling(text, words, names, rule);
    add_safety_of_castling(text, words, names.king, rule);
  }
  return text;
}

}  // namespace boardwright::english
