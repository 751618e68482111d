// Reads moves in algebraic notation, and lines of them.
#include <algorithm>
#include <functional>

#include "base/text.h"
#include "play/algebraic.h"
#include "play/algebraic_forms.h"

namespace boardwright::play {
namespace {

std::string small(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

/// The indices of the moves with a spelling that equals the word, both passed through `changed`.
template <class Changed>
std::vector<std::size_t> matching_moves(const AlgebraicForms& forms, std::span<const Move> legal,
                                        std::string_view word, Changed changed) {
  const std::string wanted = changed(forms.reduced(word));
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const auto all = forms.spellings(legal[i]);
    if (std::any_of(all.begin(), all.end(),
                    [&](const std::string& each) { return changed(each) == wanted; }))
      found.push_back(i);
  }
  return found;
}

/// Keeps only the moves that fit, if there are any.
template <class Fits>
void prefer(std::vector<std::size_t>& found, std::span<const Move> legal, Fits fits) {
  const auto ok = [&](std::size_t i) { return fits(legal[i]); };
  if (std::any_of(found.begin(), found.end(), ok)) std::erase_if(found, std::not_fn(ok));
}

/// What a word that fits several moves leaves open.
std::string_view ambiguity_of(const std::vector<std::size_t>& found, std::span<const Move> legal) {
  const Move& first = legal[found.front()];
  const auto same = [&](auto part) {
    return std::all_of(found.begin(), found.end(),
                       [&](std::size_t i) { return legal[i].*part == first.*part; });
  };
  if (!same(&Move::from)) return " does not say which piece moves";
  if (!same(&Move::promoted) || !same(&Move::multiplied))
    return " does not say what the piece becomes";
  return " may mean several moves";
}

/// "did you mean 'Nbd2' or 'Nfd2'?"
std::string either(const std::vector<std::size_t>& found, const std::vector<std::string>& names) {
  std::vector<std::string> quoted;
  for (const std::size_t i : found) quoted.push_back(base::in_quotes(names[i]));
  return "did you mean " + base::listed(quoted, "or") + "?";
}

/// The nearest name; if none is near, the first legal moves.
base::Hint hint_for(std::string_view word, const std::vector<std::string>& names) {
  if (names.empty()) return "no move is legal: the game is over";
  if (base::Hint near = base::did_you_mean(word, names); !near.text.empty()) return near;
  constexpr std::size_t most = 12;
  const std::span<const std::string> some(names.data(), std::min(most, names.size()));
  return "legal: " + base::joined(some, ", ") + (names.size() > most ? ", …" : "");
}

/// Whether a text is in the notation of print_move(): cells, and signs between blanks.
bool is_in_full(const std::vector<std::string_view>& parts, const Board& board) {
  if (parts.size() < 2) return false;
  for (const std::string_view part : parts)
    if (std::string_view("x=@&/*").find(part) != std::string_view::npos && part.size() == 1)
      return true;
  return parts.size() == 2 && board.find(parts[0]);
}

/// The text without its move number: "1.e4" becomes e4.
std::string_view without_number(std::string_view word) {
  std::size_t i = 0;
  while (i < word.size() && base::is_digit(word[i])) ++i;
  if (i == 0 || i == word.size() || word[i] != '.') return word;
  while (i < word.size() && word[i] == '.') ++i;
  return word.substr(i);
}

}  // namespace

MoveRead read_algebraic(const GameLogic& play, const Position& position, std::string_view word) {
  word = base::trimmed(word);
  const std::vector<Move> legal = play.legal(position);
  const AlgebraicForms forms(play, position);
  const auto names = algebraic_names(play, position, legal);
  MoveRead read;
  read.steps = 40 * std::ssize(legal) + std::int64_t{16} * play.board().size();
  const std::string_view bare = word.substr(0, word.find_last_not_of("#!?") + 1);
  const std::string_view unchecked =
      turns_over(play.piece_types()) ? bare : bare.substr(0, bare.find_last_not_of('+') + 1);
  for (std::size_t i = 0; i < legal.size(); ++i)
    if (names[i] == unchecked) return {legal[i], {}, {}, read.steps};
  auto found = matching_moves(forms, legal, word, [](std::string text) { return text; });
  if (found.empty()) found = matching_moves(forms, legal, word, small);
  if (found.size() > 1) {
    prefer(found, legal,
           [](const Move& move) { return move.promoted == no_piece_type && !move.multiplied; });
    prefer(found, legal,
           [](const Move& move) { return move.rook_from == no_cell && !move.takes_elsewhere(); });
  }
  if (found.size() == 1) {
    read.move = legal[found.front()];
  } else if (found.empty()) {
    read.problem = base::in_quotes(word) + " is not legal here";
    read.hint = hint_for(unchecked, names);
  } else {
    read.problem = base::in_quotes(word) + std::string(ambiguity_of(found, legal));
    read.hint = either(found, names);
  }
  return read;
}

bool is_count_or_result(std::string_view word) {
  if (word == "*" || word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "½-½")
    return true;
  const std::size_t digits = word.find_first_not_of("0123456789");
  return digits != std::string_view::npos && digits > 0 &&
         word.find_first_not_of('.', digits) == std::string_view::npos;
}

Line read_line(const GameLogic& play, Position start, std::string_view text) {
  Line line;
  line.positions.push_back(std::move(start));
  const auto make = [&](const MoveRead& read, std::string_view part) {
    line.steps += read.steps;
    if (read.move) {
      line.positions.push_back(play.after(line.positions.back(), *read.move));
      line.moves.push_back(*read.move);
    } else {
      line.problem = read.problem;
      line.hint = read.hint;
      line.wrong = part;
    }
    return read.move.has_value();
  };
  for (const std::string_view part : base::split(text, ';')) {
    const MoveRead whole = read_move(play, line.positions.back(), part);
    const auto parts = words(part);
    if (whole.move || is_in_full(parts, play.board()) || parts.size() < 2) {
      // A first word that is a move by itself shows that all are in algebraic notation.
      const bool alone = !whole.move && parts.size() >= 2 &&
                         read_algebraic(play, line.positions.back(), parts[0]).move.has_value();
      if (!alone) {
        if (!make(whole, base::trimmed(part))) return line;
        continue;
      }
    }
    for (const std::string_view each : parts) {
      const std::string_view word = without_number(each);
      if (is_count_or_result(each)) continue;
      if (!make(read_algebraic(play, line.positions.back(), word), word)) return line;
    }
  }
  return line;
}

}  // namespace boardwright::play
