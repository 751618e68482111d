// The reference for Chess99: board, pieces, position text, rules and random positions.
#include "support/chess99_reference.h"

#include <algorithm>
#include <bitset>
#include <cctype>
#include <cstdlib>
#include <map>
#include <sstream>
#include <stdexcept>
#include <tuple>

#include "support/rooms.h"
#include "support/words.h"

namespace boardwright::test {
namespace {

using Piece = Chess99Reference::Piece;

constexpr int nowhere = -1;
constexpr int files = 9, ranks = 11, cells = files * ranks;
constexpr int white = Chess99Reference::white, black = Chess99Reference::black;

using Cells = std::bitset<cells>;

/// An integer of up to three digits.
int number_of(const std::string& digits) {
  const bool good = !digits.empty() && digits.size() <= 3 && digits[0] != '0' &&
                    digits.find_first_not_of("0123456789") == std::string::npos;
  if (!good) refuse("no number: " + digits);
  return std::stoi(digits);
}

// ---- The board. Files and ranks are counted from 1.

int file_of(int cell) { return cell % files + 1; }
int rank_of(int cell) { return cell / files + 1; }

int cell_at(int file, int rank) {
  if (file < 1 || file > files || rank < 1 || rank > ranks) return nowhere;
  return (rank - 1) * files + file - 1;
}

std::string name_of_cell(int cell) {
  return static_cast<char>('a' + file_of(cell) - 1) + std::to_string(rank_of(cell));
}

int cell_named(const std::string& name) {
  if (name.size() < 2) refuse("no such cell: " + name);
  const int cell = cell_at(name[0] - 'a' + 1, number_of(name.substr(1)));
  if (cell == nowhere) refuse("no such cell: " + name);
  return cell;
}

/// The rank as its seat counts: 1 is the seat's own edge.
int rank_seen_by(int seat, int rank) { return seat == white ? rank : ranks + 1 - rank; }

bool on_first_rank(int seat, int cell) { return rank_seen_by(seat, rank_of(cell)) == 1; }
bool on_last_rank(int seat, int cell) { return rank_seen_by(seat, rank_of(cell)) == ranks; }

// ---- The pieces.

/// Files to the right and ranks forward, from the seat's point of view.
struct Leap {
  int right, forward;
};
using Leaps = std::vector<Leap>;

/// The cell to which a leap leads.
int leapt(int seat, int from, Leap leap) {
  const int sign = seat == white ? 1 : -1;
  return cell_at(file_of(from) + sign * leap.right, rank_of(from) + sign * leap.forward);
}

/// The leaps of a by b cells in all directions.
Leaps leaps_of(int a, int b) {
  Leaps all;
  for (int right : {-b, -a, a, b})
    for (int forward : {-b, -a, a, b}) {
      const bool fits = std::max(std::abs(right), std::abs(forward)) == std::max(a, b) &&
                        std::min(std::abs(right), std::abs(forward)) == std::min(a, b);
      const bool known = std::any_of(all.begin(), all.end(), [&](Leap leap) {
        return leap.right == right && leap.forward == forward;
      });
      if (fits && !known) all.push_back({right, forward});
    }
  return all;
}

Leaps joined(Leaps a, const Leaps& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

enum class Range {
  one,          // one leap, which does not increase n
  endless,      // orthodox riders
  progressive,  // up to n leaps
  first,        // one leap, the first of the n
};

struct Power {
  Leaps leaps;
  Range range;
  bool walks = true;  // can end on an empty cell
  bool takes = true;
};

struct PieceType {
  char letter;
  std::string id;
  std::vector<Power> powers;
};

std::vector<PieceType> all_pieces() {
  const Leaps wazir = leaps_of(1, 0), ferz = leaps_of(1, 1), dabbaba = leaps_of(2, 0);
  const Leaps alfil = leaps_of(2, 2), knight = leaps_of(2, 1), king = joined(wazir, ferz);
  const Leaps ahead = {{0, 1}}, aslant = {{-1, 1}, {1, 1}};
  using enum Range;
  return {
      {'K', "king", {{king, one}}},
      {'R', "rook", {{wazir, endless}}},
      {'L', "combined-bishop-wazir", {{ferz, endless}, {wazir, one}}},
      {'W', "progressive-wazir", {{wazir, progressive}}},
      {'F', "combined-progressive-ferz", {{ferz, progressive}, {knight, one}}},
      {'Q', "progressive-queen", {{ferz, progressive}, {wazir, progressive}}},
      {'N', "progressive-knight", {{knight, progressive}}},
      {'D', "combined-progressive-dabbaba", {{dabbaba, progressive}, {king, one}}},
      {'A', "combined-progressive-alfil", {{alfil, progressive}, {knight, one}}},
      {'P', "progressive-pawn", {{ahead, progressive, true, false}, {aslant, first, false, true}}},
      {'B',
       "progressive-berolina-pawn",
       {{aslant, progressive, true, false}, {ahead, first, false, true}}},
  };
}

const std::string letters = "KRLWFQNDAPB";
const std::string promotions = "RLWFQNDA";

const PieceType& piece_type_of(char letter) {
  static const std::vector<PieceType> piece_types = all_pieces();
  return piece_types[letters.find(letter)];
}

bool is_pawn(char letter) { return letter == 'P' || letter == 'B'; }
bool is_progressive(char letter) { return letter != 'K' && letter != 'R' && letter != 'L'; }
bool may_be_multiple(char letter) { return is_progressive(letter) && !is_pawn(letter); }

/// Whether a piece can count as unmoved, which matters only if it can go two cells.
bool may_be_unmoved(const Piece& piece, int cell) {
  return piece.letter == 'P' && piece.n == 1 && rank_seen_by(piece.seat, rank_of(cell)) == 2;
}

// ---- Words of the position text.

std::string name_of_seat(int seat) { return seat == white ? "White" : "Black"; }

int seat_named(const std::string& name) {
  for (int seat : {white, black})
    if (lower(name) == lower(name_of_seat(seat))) return seat;
  refuse("no such seat: " + name);
}

struct Superscript {
  char plain;
  const char* raised;
};
constexpr std::array<Superscript, 11> superscripts = {{{'0', "⁰"},
                                                       {'1', "¹"},
                                                       {'2', "²"},
                                                       {'3', "³"},
                                                       {'4', "⁴"},
                                                       {'5', "⁵"},
                                                       {'6', "⁶"},
                                                       {'7', "⁷"},
                                                       {'8', "⁸"},
                                                       {'9', "⁹"},
                                                       {'+', "⁺"}}};

std::string raised(const std::string& plain) {
  std::string text;
  for (char c : plain)
    for (const Superscript& sign : superscripts)
      if (sign.plain == c) text += sign.raised;
  return text;
}

std::string lowered(std::string text) {
  for (const auto& [plain, raised] : superscripts)
    for (std::size_t at = text.find(raised); at != std::string::npos; at = text.find(raised))
      text.replace(at, std::string(raised).size(), 1, plain);
  return text;
}

/// The letter of a piece with its attributes: N⁺, W²⁺, N³*, F⁺'.
std::string marking_of(const Piece& piece) {
  std::string text(1, piece.letter);
  if (!is_progressive(piece.letter)) return text;
  if (piece.n > 1) text += raised(std::to_string(piece.n));
  text += piece.multiple ? "*" : raised("+");
  if (piece.bound) text += "'";
  return text;
}

Piece piece_marked(int seat, const std::string& word) {
  Piece piece;
  piece.seat = seat;
  piece.letter = word[0];
  std::string rest = lowered(word.substr(1));
  if (!is_progressive(piece.letter)) {
    if (!rest.empty()) refuse("not progressive: " + word);
    return piece;
  }
  piece.bound = rest.ends_with("'");
  if (piece.bound) rest.pop_back();
  piece.multiple = rest.ends_with("*");
  if (!piece.multiple && !rest.ends_with("+")) refuse("neither simple nor multiple: " + word);
  rest.pop_back();
  if (!rest.empty()) piece.n = number_of(rest);
  if (piece.multiple && !may_be_multiple(piece.letter)) refuse("never multiple: " + word);
  if (piece.bound && (piece.multiple || is_pawn(piece.letter))) refuse("never bound: " + word);
  return piece;
}

}  // namespace

std::string chess99_array() {
  const std::string first_rank = "KDWLQFANR";
  Chess99Reference position;
  for (int cell = 0; cell < cells; ++cell)
    for (int seat : {white, black}) {
      const int rank = rank_seen_by(seat, rank_of(cell));
      if (rank != 1 && rank != 2 && rank != 4) continue;
      Piece& piece = position.pieces[cell];
      piece.seat = seat;
      piece.letter = rank == 1 ? first_rank[file_of(cell) - 1] : rank == 2 ? 'P' : 'B';
      piece.unmoved = rank == 2;
    }
  return position.print();
}

// ---- The position text.

Chess99Reference Chess99Reference::parse(const std::string& position_text) {
  Chess99Reference read;
  for (std::string line : words_of(position_text, '\n')) {
    line = line.substr(0, line.find('#'));
    if (words_of(line).empty()) continue;
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos) refuse("no colon: " + line);
    const Words keys = words_of(line.substr(0, colon));
    const std::string value = line.substr(colon + 1);
    if (keys.size() != 1) refuse("no such line: " + line);
    if (lower(keys[0]) != "turn") {
      read.read_seat(seat_named(keys[0]), value);
    } else if (words_of(value).size() == 1) {
      read.turn = seat_named(words_of(value)[0]);
    } else {
      refuse("whose turn: " + value);
    }
  }
  return read;
}

void Chess99Reference::read_seat(int seat, const std::string& words) {
  Piece piece;
  for (std::string word : words_of(words)) {
    if (letters.find(word[0]) != std::string::npos) {
      piece = piece_marked(seat, word);
      continue;
    }
    piece.unmoved = word.ends_with('*');
    if (piece.unmoved) word.pop_back();
    const int cell = cell_named(word);
    if (piece.seat == 0 || !empty(cell)) refuse("no piece can be there: " + word);
    if (piece.unmoved && !may_be_unmoved(piece, cell)) refuse("must have moved: " + word);
    pieces[cell] = piece;
  }
}

std::string Chess99Reference::print() const {
  return "turn: " + name_of_seat(turn) + "\n" + print_seat(white) + print_seat(black);
}

std::string Chess99Reference::print_seat(int seat) const {
  using Group = std::tuple<std::size_t, int, bool, bool>;
  std::map<Group, std::string> groups;  // each with its cells
  for (int file = 1; file <= files; ++file)
    for (int rank = 1; rank <= ranks; ++rank) {
      const int cell = cell_at(file, rank);
      const Piece& piece = pieces[cell];
      if (piece.seat != seat) continue;
      std::string& group =
          groups[{letters.find(piece.letter), piece.n, piece.multiple, piece.bound}];
      if (group.empty()) group = ' ' + marking_of(piece);
      group += ' ' + name_of_cell(cell) + (piece.unmoved ? "*" : "");
    }
  std::string line = name_of_seat(seat) + ":";
  for (const auto& [group, text] : groups) line += text;
  return line + "\n";
}

std::string Chess99Reference::written(const Move& move) {
  std::string text = name_of_cell(move.from) + " " + name_of_cell(move.to);
  if (move.takes) text += " x " + name_of_cell(move.to);
  if (move.becomes != ' ') text += " = " + piece_type_of(move.becomes).id;
  if (move.becomes_multiple) text += " = multiple";
  return text;
}

std::vector<std::string> Chess99Reference::written(const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(written(move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

// ---- Pseudo-legal targets.

/// Visits every cell where the piece, starting from `from`, can end a move, and says whether that
/// uses its whole range. The piece itself is off the board: its cell `left` counts as empty. A cell
/// can be visited several times. If `restricted`, the piece does not continue from a cell where it
/// threatens a King.
template <typename Visit>
void Chess99Reference::each_target(const Piece& piece, int from, int left, bool restricted,
                                   const Visit& visit) const {
  const auto is_free = [&](int cell) { return cell == left || empty(cell); };

  for (const Power& power : piece_type_of(piece.letter).powers) {
    const bool limited = power.range == Range::progressive;
    const bool counts = limited || power.range == Range::first;
    const auto may_end = [&](int cell) {
      if (is_free(cell)) return power.walks;
      return power.takes && pieces[cell].seat != piece.seat;
    };
    const auto may_go_on = [&](int cell) {
      return is_free(cell) && !(restricted && limited && threatens_king(piece, cell, left));
    };

    const auto straight = [&](Leap leap, int most) {
      int at = from;
      for (int leaps = 1; leaps <= most; ++leaps) {
        if (leaps > 1 && !may_go_on(at)) return;
        at = leapt(piece.seat, at, leap);
        if (at == nowhere) return;
        // Either first step of a Pawn is one move, whatever its length.
        const bool whole = leaps == piece.n || piece.unmoved;
        if (may_end(at)) visit(at, counts && whole);
      }
    };

    // After each leap, all cells where the piece can be.
    const auto turning = [&] {
      Cells here, asked, open;
      here.set(from);
      for (int leaps = 1; leaps <= piece.n; ++leaps) {
        Cells next;
        for (int at = 0; at < cells; ++at) {
          if (!here[at]) continue;
          if (leaps > 1 && !asked[at]) {
            asked.set(at);
            open[at] = may_go_on(at);
          }
          if (leaps > 1 && !open[at]) continue;
          for (Leap leap : power.leaps) {
            const int to = leapt(piece.seat, at, leap);
            if (to != nowhere) next.set(to);
          }
        }
        for (int to = 0; to < cells; ++to)
          if (next[to] && may_end(to)) visit(to, leaps == piece.n);
        here = next;
      }
    };

    if (limited && piece.multiple) {
      turning();
      continue;
    }
    for (Leap leap : power.leaps) {
      switch (power.range) {
        case Range::one:
        case Range::first: straight(leap, 1); break;
        case Range::endless: straight(leap, ranks); break;
        case Range::progressive: straight(leap, piece.unmoved ? 2 : piece.n); break;
      }
    }
  }
}

bool Chess99Reference::threatens_king(const Piece& piece, int from, int left) const {
  bool found = false;
  each_target(piece, from, left, false, [&](int to, bool) {
    found = found || (pieces[to].letter == 'K' && pieces[to].seat != piece.seat);
  });
  return found;
}

bool Chess99Reference::checked(int seat) const {
  for (int cell = 0; cell < cells; ++cell)
    if (!empty(cell) && pieces[cell].seat != seat && threatens_king(cell)) return true;
  return false;
}

bool Chess99Reference::checked() const { return checked(turn); }

// ---- Legal moves.

/// The legal moves of one piece: those that do not leave its King attacked.
std::vector<Chess99Reference::Move> Chess99Reference::moves_from(int from) const {
  const Piece& piece = pieces[from];
  if (piece.seat == 0) return {};

  std::map<int, bool> targets;  // and whether some path to it uses the whole range
  each_target(piece, from, from, true, [&](int to, bool whole_range) {
    if (to != from && pieces[to].letter != 'K') targets[to] = targets[to] || whole_range;
  });

  std::vector<Move> found;
  if (piece.multiple) found.push_back({from, from});
  for (const auto& [to, whole_range] : targets) {
    Move move{from, to, !empty(to), whole_range};
    const bool last = on_last_rank(piece.seat, to);
    if (last && is_pawn(piece.letter)) {
      for (char becomes : promotions) {
        move.becomes = becomes;
        found.push_back(move);
      }
      continue;
    }
    found.push_back(move);
    move.becomes_multiple =
        last && may_be_multiple(piece.letter) && !piece.multiple && !piece.bound;
    if (move.becomes_multiple) found.push_back(move);
  }

  std::erase_if(found, [&](const Move& move) {
    Chess99Reference next = *this;
    next.play(move);
    return next.checked(piece.seat);
  });
  return found;
}

std::vector<Chess99Reference::Move> Chess99Reference::moves() const {
  std::vector<Move> all;
  for (int cell = 0; cell < cells; ++cell)
    if (pieces[cell].seat == turn)
      for (const Move& move : moves_from(cell)) all.push_back(move);
  return all;
}

std::vector<std::string> Chess99Reference::legal() const { return written(moves()); }

std::vector<std::string> Chess99Reference::legal_from(const std::string& cell) const {
  return written(moves_from(cell_named(cell)));
}

// ---- Playing.

/// Plays a move; the turn does not change.
void Chess99Reference::play(const Move& move) {
  if (move.to == move.from) return;
  Piece piece = pieces[move.from];
  piece.unmoved = false;
  if (move.becomes != ' ') {
    piece.letter = move.becomes;
    piece.n = 1;
    piece.bound = is_progressive(piece.letter);
  } else if (move.becomes_multiple) {
    piece.multiple = true;
    piece.n = 1;
  } else if (move.whole_range) {
    ++piece.n;
  }
  if (on_first_rank(piece.seat, move.to)) piece.bound = false;
  pieces[move.from] = {};
  pieces[move.to] = piece;
}

Chess99Reference Chess99Reference::after(const std::string& text) const {
  for (const Move& move : moves()) {
    if (written(move) != text) continue;
    Chess99Reference next = *this;
    next.play(move);
    next.turn = white + black - turn;
    return next;
  }
  refuse("not legal: " + text);
}

std::uint64_t Chess99Reference::perft(int depth) const {
  if (depth == 0) return 1;
  const std::vector<Move> all = moves();
  if (depth == 1) return all.size();
  std::uint64_t sum = 0;
  for (const Move& move : all) {
    Chess99Reference next = *this;
    next.play(move);
    next.turn = white + black - turn;
    sum += next.perft(depth - 1);
  }
  return sum;
}

// ---- Random positions.

/// Deals pieces onto an empty board. Uses only the raw numbers of the generator, since the
/// distributions of standard libraries differ.
class Chess99Dealer {
 public:
  explicit Chess99Dealer(std::mt19937& dice) : dice_(dice) {}

  std::string deal() {
    position_.turn = one_in(2) ? white : black;
    place_kings();
    const int most = one_in(3) ? 5 : 18;  // occasionally a wide board, for long rides
    for (int seat : {white, black})
      for (int count = 1 + below(most); count > 0; --count) place_piece(seat);
    if (position_.checked(other(position_.turn)) && one_in(3))
      position_.turn = other(position_.turn);
    if (!one_in(3)) calm(position_.turn);
    calm(other(position_.turn));
    if (one_in(6)) give_check();
    return position_.print();
  }

 private:
  int below(int n) { return static_cast<int>(dice_() % static_cast<unsigned>(n)); }
  bool one_in(int n) { return below(n) == 0; }
  static int other(int seat) { return white + black - seat; }

  /// A cell with its rank from the seat's point of view.
  int cell_of_rank(int seat, int rank) {
    return cell_at(1 + below(files), rank_seen_by(seat, rank));
  }

  int king_of(int seat) const {
    for (int cell = 0; cell < cells; ++cell)
      if (position_.pieces[cell].seat == seat && position_.pieces[cell].letter == 'K') return cell;
    return nowhere;
  }

  void put(int cell, int seat, char letter) {
    position_.pieces[cell].seat = seat;
    position_.pieces[cell].letter = letter;
  }

  void place_kings() {
    const int first = below(cells);
    put(first, white, 'K');
    int second = first;
    while (std::abs(file_of(first) - file_of(second)) <= 1 &&
           std::abs(rank_of(first) - rank_of(second)) <= 1)
      second = below(cells);
    put(second, black, 'K');
  }

  /// A piece with random attributes, which can more or less have come to the cell.
  Piece piece_for(int seat, int cell) {
    const std::string bag = "PPPPPPPBBBBBWWWFFFQQNNNDDDAAARL";
    const int rank = rank_seen_by(seat, rank_of(cell));
    Piece piece;
    piece.seat = seat;
    do {
      piece.letter = bag[below(static_cast<int>(bag.size()))];
    } while (is_pawn(piece.letter) && (rank == ranks || rank < (piece.letter == 'P' ? 2 : 4)));
    if (!is_progressive(piece.letter)) return piece;
    piece.n = one_in(3) ? 1 : 1 + below(6);
    if (may_be_multiple(piece.letter)) {
      piece.multiple = one_in(4);
      piece.bound = !piece.multiple && rank != 1 && one_in(4);
    } else if (piece.letter == 'P' && rank == 2 && !one_in(5)) {
      piece.n = 1;
      piece.unmoved = true;
    }
    return piece;
  }

  /// A cell where rules meet, or any cell.
  int cell_for(int seat) {
    switch (below(8)) {
      case 0: return cell_of_rank(seat, 1 + below(3));          // where bound pieces go
      case 1: return cell_of_rank(seat, ranks - 1 - below(4));  // near promotion
      case 2: return cell_of_rank(seat, one_in(2) ? 2 : 4);     // where Pawns begin
      case 3: return cell_by(king_of(seat), 3);
      case 4: return cell_by(king_of(other(seat)), 4);
      default: return below(cells);
    }
  }

  int cell_by(int centre, int most) {
    const int file = file_of(centre) - most + below(2 * most + 1);
    const int rank = rank_of(centre) - most + below(2 * most + 1);
    return cell_at(file, rank);
  }

  void place_piece(int seat) {
    const int cell = cell_for(seat);
    if (cell != nowhere && position_.empty(cell)) position_.pieces[cell] = piece_for(seat, cell);
  }

  /// Removes the pieces that attack a King, until none does.
  void calm(int seat) {
    while (position_.checked(seat))
      for (int cell = 0; cell < cells; ++cell) {
        const Piece& piece = position_.pieces[cell];
        if (piece.seat == other(seat) && position_.threatens_king(cell))
          position_.pieces[cell] = {};
      }
  }

  /// Tries to add a piece that attacks the King of the seat to move.
  void give_check() {
    const int seat = other(position_.turn);
    for (int tries = 0; tries < 30 && !position_.checked(); ++tries) {
      const int cell = cell_by(king_of(position_.turn), 5);
      if (cell == nowhere || !position_.empty(cell)) continue;
      position_.pieces[cell] = piece_for(seat, cell);
      if (!position_.checked()) position_.pieces[cell] = {};
    }
  }

  std::mt19937& dice_;
  Chess99Reference position_;
};

std::string random_chess99_position(std::mt19937& dice) { return Chess99Dealer(dice).deal(); }

}  // namespace boardwright::test
