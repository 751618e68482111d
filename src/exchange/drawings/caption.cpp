// Extracts checkable statements from sentences: which piece is where and how many cells it reaches.
#include "drawings/caption.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace boardwright::drawings {
namespace {

constexpr std::array<std::string_view, 21> numbers = {
    "zero",     "one",     "two",     "three",     "four",     "five",     "six",
    "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",   "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"};

/// A word without the punctuation around it: "(marked" is "marked", "A1," is "A1".
std::string_view plain(std::string_view word) {
  constexpr std::string_view signs = "\"'.,;:()*";
  const std::size_t first = word.find_first_not_of(signs);
  if (first == std::string_view::npos) return {};
  return word.substr(first, word.find_last_not_of(signs) + 1 - first);
}

std::optional<int> number_of(std::string_view word) {
  word = plain(word);
  if (const auto digits = base::to_integer(word)) return digits;
  const auto found = std::ranges::find(numbers, word);
  if (found == numbers.end()) return std::nullopt;
  return static_cast<int>(found - numbers.begin());
}

/// The piece that a word names, in any case, also in the plural; null if none.
const PieceType* piece_named(std::string_view word, const PieceNames& names) {
  std::string wanted = capitals(plain(word));
  for (int pass = 0; pass < 2; ++pass) {
    if (const auto found = names.find(wanted); found != names.end()) return found->second;
    if (!wanted.ends_with('S')) break;
    wanted.pop_back();
  }
  return nullptr;
}

/// The piece whose name, of one or two words, ends before a word: Retreatable Pawn. Null if none.
const PieceType* piece_before(const std::vector<std::string_view>& all, std::size_t end,
                              const PieceNames& game) {
  if (end >= 2)
    for (const char* between : {" ", "-"})
      if (const PieceType* found = piece_named(
              std::string(plain(all[end - 2])) + between + std::string(plain(all[end - 1])), game))
        return found;
  return end >= 1 ? piece_named(all[end - 1], game) : nullptr;
}

bool ends_clause(std::string_view word) { return word.ends_with('.') || word.ends_with(';'); }

/// The quoted sign after "marked" in the same clause: x in "marked "x"".
std::string mark_after(const std::vector<std::string_view>& all, std::size_t from) {
  for (std::size_t i = from; i + 1 < all.size(); ++i) {
    if (plain(all[i]) == "marked") {
      const std::string_view quoted = all[i + 1];
      const std::size_t open = quoted.find('"'), close = quoted.rfind('"');
      if (open == close) return {};
      std::string sign(quoted.substr(open + 1, close - open - 1));
      while (sign.size() > 1 && (sign.ends_with('.') || sign.ends_with(','))) sign.pop_back();
      const bool one = sign.find_first_not_of(sign.front()) == std::string::npos;
      return one ? sign.substr(0, 1) : sign;
    }
    if (ends_clause(all[i])) break;
  }
  return {};
}

/// The number after "move" or "reach" in the same clause.
std::optional<int> count_after(const std::vector<std::string_view>& all, std::size_t from) {
  bool moves = false;
  for (std::size_t i = from; i < all.size(); ++i) {
    const std::string_view word = plain(all[i]);
    if (word == "move" || word == "reach") moves = true;
    if (moves)
      if (const auto number = number_of(all[i])) return number;
    if (ends_clause(all[i])) break;
  }
  return std::nullopt;
}

}  // namespace

std::string capitals(std::string_view text) {
  std::string upper(text);
  for (char& c : upper)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return upper;
}

Caption::Caption(const Sketch& drawing, const PieceNames& names)
    : drawing_(drawing), names_(names), words_(base::words(drawing.caption)) {}

const PieceType* Caption::piece_of_title() const {
  const auto all = base::words(drawing_.title);
  for (std::size_t i = 1; i <= all.size(); ++i)
    if (const PieceType* found = piece_before(all, i, names_)) return found;
  return nullptr;
}

std::string Caption::title() const {
  std::string text;
  for (const std::string_view word : base::words(drawing_.title)) {
    const bool all_capitals = capitals(word) == word;
    std::string titled(word);
    if (all_capitals) {
      for (char& c : titled)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
      const bool capital = text.empty() || piece_named(word, names_) != nullptr;
      if (capital && titled.front() >= 'a' && titled.front() <= 'z')
        titled.front() = static_cast<char>(titled.front() - 'a' + 'A');
      const std::size_t hyphen = word.find('-');
      if (hyphen != std::string_view::npos && hyphen > 1 && hyphen + 1 < word.size() &&
          piece_named(word, names_) != nullptr)
        titled[hyphen + 1] = word[hyphen + 1];
    }
    text += (text.empty() ? "" : " ") + titled;
  }
  return text;
}

const PieceType* Caption::piece_labelled(std::string_view label) const {
  const Words& all = words_;
  for (std::size_t i = 1; i < all.size(); ++i)
    if (all[i].front() == '"' && plain(all[i]) == plain(label))
      if (const PieceType* found = piece_before(all, i, names_)) return found;
  return nullptr;
}

const PieceType* Caption::piece_on(std::string_view cell) const {
  const Words& all = words_;
  for (std::size_t i = 2; i < all.size(); ++i)
    if (plain(all[i]) == cell && all[i - 1] == "on")
      if (const PieceType* found = piece_before(all, i - 1, names_)) return found;
  return nullptr;
}

const PieceType* Caption::piece_beginning(std::string_view letters) const {
  const Words& all = words_;
  for (std::size_t i = 1; i <= all.size(); ++i)
    if (const PieceType* found = piece_before(all, i, names_);
        found != nullptr && capitals(found->name).starts_with(capitals(letters)))
      return found;
  return nullptr;
}

bool Caption::is_mark(std::string_view text) const {
  const Words& all = words_;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (plain(all[i]) == "marked" && mark_after(all, i) == text) return true;
  return false;
}

void Caption::annotate(DrawnPiece& piece, const Board& board, bool is_only) const {
  const Words& all = words_;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool labelled = all[i].front() == '"' && plain(all[i]) == plain(piece.label);
    const bool named = is_only && piece.piece_type != nullptr && i + 2 < all.size() &&
                       all[i + 1] == "on" && piece_before(all, i + 1, names_) == piece.piece_type;
    if ((!labelled && !named) || i + 2 >= all.size() || all[i + 1] != "on") continue;
    const std::string_view cell = plain(all[i + 2]);
    if (!board.find(cell)) continue;
    piece.stated_cell = cell;
    piece.count = count_after(all, i + 3);
    piece.mark = mark_after(all, i + 3);
    if (piece.count || !piece.mark.empty()) return;
  }
}

std::optional<DrawnRange> Caption::range() const {
  const Words& all = words_;
  for (std::size_t i = 0; i + 2 < all.size(); ++i) {
    if (all[i] != "all" || all[i + 1] != "possible") continue;
    DrawnRange range;
    for (std::size_t k = i + 2; k < all.size(); ++k) {
      if (range.piece_type == nullptr) range.piece_type = piece_before(all, k + 1, names_);
      if (all[k] == "of" && k + 1 < all.size() && plain(all[k - 1]) == "total")
        range.count = number_of(all[k + 1]);
      const std::string_view word = plain(all[k]);
      if (word.ends_with('%')) range.percent = base::to_integer(word.substr(0, word.size() - 1));
      if (ends_clause(all[k])) break;
    }
    range.mark = mark_after(all, i);
    if (range.piece_type != nullptr) return range;
  }
  return std::nullopt;
}

}  // namespace boardwright::drawings
