// The reference for Immortal Star Masters: board, position text, rules and random positions.
#include "support/star_reference.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <map>
#include <sstream>
#include <stdexcept>

#include "support/rooms.h"
#include "support/words.h"

namespace boardwright::test {
namespace {

constexpr int nowhere = -1;
constexpr int seat_count = 6;
constexpr int far = 20;  // longer than any line

struct SeatNames {
  const char* name;
  const char* id;
  bool queen_left;
};
constexpr std::array<SeatNames, 7> seat_names = {{{"", "", false},
                                                  {"Red", "rd", true},
                                                  {"Brown", "br", false},
                                                  {"Yellow", "yw", true},
                                                  {"Green", "gr", false},
                                                  {"Blue", "bl", true},
                                                  {"Magenta", "mg", false}}};

std::string name_of(int seat) { return seat_names[seat].name; }

const std::string letters = "KQRBSP";
constexpr std::array<int, 6> values = {6, 5, 4, 3, 2, 1};

/// The n-th word, which must exist.
const std::string& word_at(const Words& words, std::size_t n) {
  if (n >= words.size()) refuse("a word is missing");
  return words[n];
}

// ---- The board. A place is q steps at heading 0 and r steps at heading 60 from the centre.

struct Place {
  int q = 0, r = 0;
  auto operator<=>(const Place&) const = default;
};

Place operator+(Place a, Place b) { return {a.q + b.q, a.r + b.r}; }
Place operator-(Place a, Place b) { return {a.q - b.q, a.r - b.r}; }

int length(Place p) { return std::max({std::abs(p.q), std::abs(p.r), std::abs(p.q + p.r)}); }

/// Rotated counter-clockwise about the centre by sixths of a turn.
Place rotated(Place p, int sixths) {
  for (int n = (sixths % 6 + 6) % 6; n > 0; --n) p = {-p.r, p.q + p.r};
  return p;
}

bool on_corner_ray(Place p) { return p.q == 0 || p.r == 0 || p.q + p.r == 0; }
bool is_wall(Place p) { return length(p) >= 5 && length(p) <= 9 && on_corner_ray(p); }

/// Headings are multiples of 30 degrees: even ones lead through sides, odd ones over corners.
int heading_of(int any) { return (any % 12 + 12) % 12; }

Place offset(int heading) {
  if (heading % 2 == 0) return rotated({1, 0}, heading / 2);
  return offset(heading_of(heading - 1)) + offset(heading_of(heading + 1));
}

/// Red's forward heading is 90; that of each seat clockwise from Red is 60 degrees less.
int forward(int seat) { return heading_of(3 - 2 * (seat - 1)); }

/// The k-th place of a rank from the left, from the seat's point of view: 0 is the corner ray on
/// the left, and 10 - rank the one on the right.
Place place_of(int seat, int rank, int k) { return rotated({k, rank - 10}, 1 - seat); }

struct Cell {
  std::string id;
  Place place;
  int rank = 0;
  int territory = 0;
  std::array<int, 12> next{};  // the cell one step along each heading
};

class Star {
 public:
  Star() {
    for (int seat = 1; seat <= seat_count; ++seat)
      for (int rank = 1; rank <= 9; ++rank)
        for (int k = 0; k < 10 - rank; ++k)
          if (!is_wall(place_of(seat, rank, k))) add_of_seat(seat, rank, k);
    add(0, 10, {0, 0}, {"c10", "center"});
    for (Cell& cell : cells_)
      for (int heading = 0; heading < 12; ++heading) cell.next[heading] = step(cell.place, heading);
  }

  const Cell& operator[](int cell) const { return cells_[cell]; }
  int size() const { return static_cast<int>(cells_.size()); }

  int at(Place place) const {
    const auto found = at_.find(place);
    return found == at_.end() ? nowhere : found->second;
  }

  int at(int seat, int rank, int k) const { return at(place_of(seat, rank, k)); }

  int named(const std::string& name) const {
    const auto found = named_.find(lower(name));
    if (found == named_.end()) refuse("no such cell: " + name);
    return found->second;
  }

 private:
  /// A cell from a seat's point of view. Files run inward from both halves of rank 1, and meet in
  /// the middle.
  void add_of_seat(int seat, int rank, int k) {
    Words files = {"qr", "qb", "qn", "q", "k", "kn", "kb", "kr"};
    if (!seat_names[seat].queen_left) std::reverse(files.begin(), files.end());
    const int from_right = 10 - rank - k;
    Words own;
    if (k == 0) own.push_back("w");
    if (k > 0 && k <= from_right) own.push_back(files[k - 1]);
    if (k > 0 && k >= from_right) own.push_back(files[8 - from_right]);
    std::sort(own.begin(), own.end());  // the king's side first

    Words names;
    const std::string before = seat_names[seat].id + std::string("-");
    for (const std::string& file : own) names.push_back(before + file + std::to_string(rank));
    if (rank == 2 && own.size() == 2) names.push_back(before + "c1");
    add(rank <= 5 ? seat : 0, rank, place_of(seat, rank, k), names);
  }

  void add(int territory, int rank, Place place, const Words& names) {
    for (const std::string& name : names) named_[name] = size();
    at_[place] = size();
    cells_.push_back({names.front(), place, rank, territory, {}});
  }

  /// A step over a corner runs between two cells, at least one of which must exist.
  int step(Place from, int heading) const {
    const auto is_cell = [&](int side) { return at(from + offset(heading_of(side))) != nowhere; };
    if (heading % 2 == 1 && !is_cell(heading - 1) && !is_cell(heading + 1)) return nowhere;
    return at(from + offset(heading));
  }

  std::vector<Cell> cells_;
  std::map<Place, int> at_;
  std::map<std::string, int> named_;
};

const Star& star() {
  static const Star all;
  return all;
}

int step(int from, int heading) { return star()[from].next[heading_of(heading)]; }

/// The cell that a double step passes over.
int middle_of(int from, int to) {
  for (int heading = 0; heading < 12; heading += 2) {
    const int middle = step(from, heading);
    if (middle != nowhere && step(middle, heading) == to) return middle;
  }
  refuse("no double step: " + star()[from].id + " " + star()[to].id);
}

// ---- The initial position.

struct ArrayPiece {
  int cell;
  char letter;
};

/// The index of the King's cell on rank 1 of a seat, counted from its left.
int king_file(int seat) { return seat_names[seat].queen_left ? 5 : 4; }

std::vector<ArrayPiece> array_of(int seat) {
  std::vector<ArrayPiece> all;
  const auto put = [&](int rank, int k, char letter) {
    all.push_back({star().at(seat, rank, k), letter});
  };
  const std::string rank_1 = seat_names[seat].queen_left ? "RBSQKSBR" : "RBSKQSBR";
  for (int k = 1; k <= 8; ++k) put(1, k, rank_1[k - 1]);
  put(2, 4, 'B');
  for (int k = 1; k <= 6; ++k) put(3, k, 'P');
  for (int k : {1, 7}) put(2, k, 'P');
  put(4, 3, 'P');
  return all;
}

/// Whether it matters that a piece has not moved.
bool is_marked(char letter) { return letter == 'K' || letter == 'R' || letter == 'P'; }

int seat_named(const std::string& name) {
  for (int seat = 1; seat <= seat_count; ++seat)
    if (lower(name) == lower(name_of(seat))) return seat;
  refuse("no such seat: " + name);
}

}  // namespace

std::vector<std::string> star_cells() {
  std::vector<std::string> ids;
  for (int cell = 0; cell < star().size(); ++cell) ids.push_back(star()[cell].id);
  return ids;
}

int star_rank(const std::string& id) { return star()[star().named(id)].rank; }

int star_territory(const std::string& id) { return star()[star().named(id)].territory; }

int star_indicator_distance(const std::string& id) {
  int nearest = far;
  for (int seat : {1, 3, 5})  // at the left end of their rank 1
    nearest = std::min(nearest, length(star()[star().named(id)].place - place_of(seat, 1, 0)));
  return nearest;
}

std::string star_array(const std::vector<int>& seats) {
  StarReference position = StarReference::parse("");
  position.turn = seats.front();
  for (int seat : seats) {
    position.seats[seat].plays = true;
    for (const auto& [cell, letter] : array_of(seat))
      position.pieces[cell] = {seat, letter, is_marked(letter)};
  }
  return position.print();
}

// ---- The position text.

StarReference StarReference::parse(const std::string& position_text) {
  StarReference read;
  for (int seat = 1; seat <= seat_count; ++seat) read.seats[seat].side = seat;
  for (std::string line : words_of(position_text, '\n')) {
    line = line.substr(0, line.find('#'));
    if (words_of(line).empty()) continue;
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos) refuse("no colon: " + line);
    const std::string key = lower(word_at(words_of(line.substr(0, colon)), 0));
    const std::string value = line.substr(colon + 1);
    const Words words = words_of(value);
    if (key == "turn") {
      read.turn = seat_named(word_at(words, 0));
    } else if (key == "sides") {
      read.read_sides(value);
    } else if (key == "set") {
      if (words.size() != 3 || words[0] != "pawn" || words[1] != "roams") refuse("set:" + value);
      read.pawns_roam = words[2] != "0";
    } else {
      read.read_seat(seat_named(key), value);
    }
  }
  return read;
}

void StarReference::read_sides(const std::string& words) {
  for (const std::string& group : words_of(words)) {
    const Words names = words_of(group, '+');
    for (const std::string& name : names) seats[seat_named(name)].side = seat_named(names[0]);
  }
}

void StarReference::read_seat(int seat, const std::string& words) {
  seats[seat].plays = true;
  char letter = ' ';
  const Words all = words_of(words);
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::string word = all[i];
    if (word == "mated") {
      seats[seat].mated = true;
    } else if (word == "last") {
      seats[seat].last =
          DoubleStep{star().named(word_at(all, i + 1)), star().named(word_at(all, i + 2))};
      i += 2;
    } else if (word.size() == 1 && letters.find(word) != std::string::npos) {
      letter = word[0];
    } else {
      const bool unmoved = word.back() == '*';
      if (unmoved) word.pop_back();
      const int cell = star().named(word);
      if (letter == ' ' || !empty(cell)) refuse("no piece can be there: " + word);
      pieces[cell] = {seat, letter, unmoved};
    }
  }
}

std::string StarReference::print() const {
  std::string text = "turn: " + name_of(turn) + "\n";
  Words teams;
  for (int first = 1; first <= seat_count; ++first) {
    std::string team;
    for (int seat = 1; seat <= seat_count; ++seat)
      if (!opponents(first, seat)) team += (team.empty() ? "" : "+") + name_of(seat);
    const bool begins = team.starts_with(name_of(first));
    if (begins && team != name_of(first)) teams.push_back(team);
  }
  if (!teams.empty()) text += "sides:";
  for (const std::string& team : teams) text += " " + team;
  if (!teams.empty()) text += "\n";
  if (!pawns_roam) text += "set: pawn roams 0\n";
  for (int seat = 1; seat <= seat_count; ++seat)
    if (seats[seat].plays) text += print_seat(seat);
  return text;
}

std::string StarReference::print_seat(int seat) const {
  std::string line = name_of(seat) + ":";
  if (seats[seat].mated) line += " mated";
  if (const auto& last = seats[seat].last)
    line += " last " + star()[last->from].id + " " + star()[last->to].id;
  for (char letter : letters) {
    std::string cells;
    for (int cell = 0; cell < star().size(); ++cell)
      if (pieces[cell].seat == seat && pieces[cell].letter == letter)
        cells += " " + star()[cell].id + (pieces[cell].unmoved ? "*" : "");
    if (!cells.empty()) line += std::string(" ") + letter + cells;
  }
  return line + "\n";
}

std::string StarReference::written(const Move& move) {
  std::string text = star()[move.from].id + " " + star()[move.to].id;
  if (move.taken != nowhere) text += " x " + star()[move.taken].id;
  switch (move.becomes) {
    case 'Q': text += " = queen"; break;
    case 'R': text += " = rook"; break;
    case 'B': text += " = bishop"; break;
    case 'S': text += " = knight"; break;
    default: break;
  }
  if (move.rook_from != nowhere)
    text += " & " + star()[move.rook_from].id + " " + star()[move.rook_to].id;
  return text;
}

// ---- Pseudo-legal targets.

bool StarReference::abandoned(int cell) const { return seats[star()[cell].territory].mated; }

bool StarReference::enters_abandoned(int from, int to) const {
  return abandoned(to) && star()[to].territory != star()[from].territory;
}

/// Whether the piece on `from` can end on `to`, apart from what blocks its path. In an abandoned
/// territory of an opponent, this requires a higher rank or the capture of a piece of an active
/// opponent.
bool StarReference::may_rest(int from, int to) const {
  if (!empty(to) && !may_take(pieces[from].seat, pieces[to].seat)) return false;
  if (!abandoned(to)) return true;
  if (enters_abandoned(from, to)) return false;
  return star()[to].rank > star()[from].rank || active(pieces[to].seat) ||
         !opponents(pieces[from].seat, star()[to].territory);
}

/// Whether the zone of a Pawn permits a step of one cell along a heading.
bool StarReference::pawn_heads(int seat, int from, int heading, int to) const {
  const int territory = star()[from].territory;
  if (territory == 0 && pawns_roam) return true;
  if (territory != 0 && territory != seat) return star()[to].rank < star()[from].rank;
  const int aside = heading_of(heading - forward(seat));
  return std::min(aside, 12 - aside) <= (territory == 0 ? 3 : 2);  // in units of 30 degrees
}

/// Visits every cell to which the piece can step, ride or leap, empty or with an opponent's piece.
template <typename Visit>
void StarReference::each_target(int from, const Visit& visit) const {
  const auto ride = [&](int first, int stride, int range) {
    for (int heading = first; heading < 12; heading += stride) {
      int at = from;
      for (int n = 0; n < range; ++n) {
        at = step(at, heading);
        if (at == nowhere || enters_abandoned(from, at)) break;
        if (may_rest(from, at)) visit(at);
        if (!empty(at)) break;
      }
    }
  };
  const auto leap = [&] {
    for (int heading = 1; heading < 12; heading += 2)
      for (int outward : {heading - 1, heading + 1}) {
        const int between = step(from, heading);
        const int to = between == nowhere ? nowhere : step(between, outward);
        if (to != nowhere && may_rest(from, to)) visit(to);
      }
  };
  const auto pawn = [&] {
    for (int heading = 0; heading < 12; ++heading) {
      const int to = step(from, heading);
      if (to == nowhere || !pawn_heads(pieces[from].seat, from, heading, to)) continue;
      const bool through_side = heading % 2 == 0;
      if (through_side == empty(to) && may_rest(from, to)) visit(to);
    }
  };
  switch (pieces[from].letter) {
    case 'K': return ride(0, 1, 1);
    case 'Q': return ride(0, 1, far);
    case 'R': return ride(0, 2, far);
    case 'B': return ride(1, 2, far);
    case 'S': return leap();
    default: return pawn();
  }
}

bool StarReference::attacked(int cell, int seat) const {
  if (pieces[cell].seat != seat) {
    StarReference with_piece = *this;
    with_piece.pieces[cell] = {seat, 'P', false};
    return with_piece.attacked(cell, seat);
  }
  bool found = false;
  for (int from = 0; from < star().size() && !found; ++from)
    if (active(pieces[from].seat) && opponents(pieces[from].seat, seat))
      each_target(from, [&](int to) { found = found || to == cell; });
  return found;
}

bool StarReference::attacked(const std::string& id, int seat) const {
  return attacked(star().named(id), seat);
}

bool StarReference::checked(int seat) const {
  for (int cell = 0; cell < star().size(); ++cell)
    if (pieces[cell].seat == seat && pieces[cell].letter == 'K') return attacked(cell, seat);
  return false;
}

bool StarReference::checked() const { return checked(turn); }

// ---- Legal moves.

/// The moves of one step, ride or leap. A King is never captured: it only leaves by mate.
void StarReference::add_steps(int from, std::vector<Move>& moves) const {
  const Piece& piece = pieces[from];
  each_target(from, [&](int to) {
    if (pieces[to].letter == 'K') return;
    Move move{from, to};
    if (!empty(to)) move.taken = to;
    const bool promotes =
        piece.letter == 'P' && star()[to].rank == 1 && star()[to].territory != piece.seat;
    for (char becomes : std::string(promotes ? "QRBS" : " ")) {
      move.becomes = becomes;
      moves.push_back(move);
    }
  });
}

void StarReference::add_double_steps(int from, std::vector<Move>& moves) const {
  const Piece& piece = pieces[from];
  if (piece.letter != 'P' || !piece.unmoved) return;
  for (int heading : {forward(piece.seat) - 1, forward(piece.seat) + 1}) {
    const int middle = step(from, heading);
    if (middle == nowhere || !empty(middle) || !may_rest(from, middle)) continue;
    const int to = step(middle, heading);
    if (to == nowhere || !empty(to) || !may_rest(from, to)) continue;
    Move move{from, to};
    move.two_cells = true;
    moves.push_back(move);
  }
}

/// A seat can answer a double step once, until its own next turn is over. So it must come before
/// the Pawn's owner, counted clockwise from the seat to move.
void StarReference::add_en_passant(int from, std::vector<Move>& moves) const {
  const Piece& piece = pieces[from];
  if (piece.letter != 'P') return;
  const auto wait = [&](int seat) { return (seat - turn + seat_count) % seat_count; };
  for (int owner = 1; owner <= seat_count; ++owner) {
    const auto& last = seats[owner].last;
    if (!last || !may_take(piece.seat, owner) || wait(piece.seat) >= wait(owner)) continue;
    if (pieces[last->to].seat != owner || pieces[last->to].letter != 'P') continue;
    const int middle = middle_of(last->from, last->to);
    for (int heading = 1; heading < 12; heading += 2)
      if (step(from, heading) == middle && empty(middle) && may_rest(from, middle) &&
          pawn_heads(piece.seat, from, heading, middle))
        moves.push_back({from, middle, last->to});
  }
}

void StarReference::add_castling(int from, std::vector<Move>& moves) const {
  const Piece& king = pieces[from];
  const int seat = king.seat, file = king_file(seat);
  const auto cell = [&](int k) { return star().at(seat, 1, k); };
  if (king.letter != 'K' || !king.unmoved || from != cell(file) || attacked(from, seat)) return;
  for (int corner : {1, 8}) {
    const Piece& rook = pieces[cell(corner)];
    if (rook.seat != seat || rook.letter != 'R' || !rook.unmoved) continue;
    const int toward = corner > file ? 1 : -1;
    bool open = !attacked(cell(corner), seat);
    for (int k = file + toward; k != corner; k += toward)
      open = open && empty(cell(k)) && !attacked(cell(k), seat);
    if (!open) continue;
    Move move{from, cell(file + 2 * toward)};
    move.rook_from = cell(corner);
    move.rook_to = cell(file + toward);
    moves.push_back(move);
  }
}

/// The legal moves of one piece: those that do not leave its King attacked.
std::vector<StarReference::Move> StarReference::moves_from(int from) const {
  std::vector<Move> found;
  if (!active(pieces[from].seat)) return found;
  add_steps(from, found);
  add_double_steps(from, found);
  add_en_passant(from, found);
  add_castling(from, found);
  std::erase_if(found, [&](const Move& move) {
    StarReference next = *this;
    next.play(move);
    return next.checked(pieces[from].seat);
  });
  return found;
}

std::vector<StarReference::Move> StarReference::moves() const {
  std::vector<Move> all;
  for (int cell = 0; cell < star().size(); ++cell)
    if (pieces[cell].seat == turn)
      for (const Move& move : moves_from(cell)) all.push_back(move);
  return all;
}

std::vector<std::string> StarReference::legal() const {
  std::vector<std::string> texts;
  for (const Move& move : moves()) texts.push_back(written(move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::vector<std::string> StarReference::legal_from(const std::string& id) const {
  std::vector<std::string> texts;
  for (const Move& move : moves_from(star().named(id))) texts.push_back(written(move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

// ---- Playing.

/// Removes a piece; every active seat scores for it.
void StarReference::remove(int cell) {
  const int worth = values[letters.find(pieces[cell].letter)] + star()[cell].rank;
  for (int seat = 1; seat <= seat_count; ++seat) {
    if (active(seat)) seats[seat].score += worth;
    if (seats[seat].last && seats[seat].last->to == cell) seats[seat].last.reset();
  }
  pieces[cell] = {};
}

void StarReference::play(const Move& move) {
  Piece piece = pieces[move.from];
  if (move.taken != nowhere) remove(move.taken);
  piece.unmoved = false;
  if (move.becomes != ' ') piece.letter = move.becomes;
  pieces[move.from] = {};
  pieces[move.to] = piece;
  if (move.rook_from != nowhere) {
    pieces[move.rook_from] = {};
    pieces[move.rook_to] = {piece.seat, 'R', false};
  }
  seats[piece.seat].last.reset();
  if (move.two_cells) seats[piece.seat].last = DoubleStep{move.from, move.to};
}

/// Advances to the next active seat. A double step can no longer be answered once its seat's turn
/// comes.
void StarReference::pass_turn() {
  do {
    turn = turn % seat_count + 1;
    seats[turn].last.reset();
  } while (!active(turn));
}

/// Removes the King of the seat to move, and the opponents' Pawns in its territory.
void StarReference::mate() {
  const int seat = turn;
  seats[seat].mated = true;
  for (int cell = 0; cell < star().size(); ++cell) {
    const Piece& piece = pieces[cell];
    const bool king = piece.seat == seat && piece.letter == 'K';
    const bool forfeit =
        piece.letter == 'P' && opponents(piece.seat, seat) && star()[cell].territory == seat;
    if (king || forfeit) remove(cell);
  }
  pass_turn();
}

void StarReference::settle() {
  while (active(turn) && checked() && moves().empty()) mate();
}

StarReference StarReference::settled() const {
  StarReference next = *this;
  next.settle();
  return next;
}

StarReference StarReference::after(const std::string& text) const {
  for (const Move& move : moves()) {
    if (written(move) != text) continue;
    StarReference next = *this;
    next.play(move);
    next.pass_turn();
    next.settle();
    return next;
  }
  refuse("not legal: " + text);
}

std::uint64_t StarReference::perft(int depth) const {
  if (depth == 0) return 1;
  const StarReference here = settled();
  const std::vector<Move> all = here.moves();
  if (depth == 1) return all.size();
  std::uint64_t sum = 0;
  for (const Move& move : all) {
    StarReference next = here;
    next.play(move);
    next.pass_turn();
    sum += next.perft(depth - 1);
  }
  return sum;
}

std::vector<int> StarReference::scores() const {
  std::vector<int> all;
  for (int seat = 1; seat <= seat_count; ++seat) all.push_back(seats[seat].score);
  return all;
}

// ---- Random positions.

/// Deals pieces onto an empty board. Uses only the raw numbers of the generator, since the
/// distributions of standard libraries differ.
class StarDealer {
 public:
  explicit StarDealer(std::mt19937& dice) : dice_(dice) {}

  std::string deal() {
    seat_players();
    for (int seat : players_)
      if (position_.active(seat)) place_king(seat);
    for (int seat : players_)
      if (seat != position_.turn && one_in(position_.active(seat) ? 3 : 8)) play_double_step(seat);
    for (int seat : players_)
      for (int n = 2 + below(15); n > 0; --n) place_piece(seat, "PPPPPPSSBBRRQ"[below(13)]);
    if (!one_in(3)) give_check();
    return position_.print();
  }

 private:
  int below(int n) { return static_cast<int>(dice_() % static_cast<unsigned>(n)); }
  bool one_in(int n) { return below(n) == 0; }
  int player() { return players_[below(static_cast<int>(players_.size()))]; }
  int any_cell() { return below(star().size()); }

  /// Two to six seats, at least two of which are active and on different sides.
  void seat_players() {
    players_ = {1, 2, 3, 4, 5, 6};
    for (int i = seat_count; i > 1; --i) std::swap(players_[i - 1], players_[below(i)]);
    const int count = 2 + below(5);
    players_.resize(count);
    const int sides = one_in(3) && count > 2 ? 2 + below(std::min(2, count - 2)) : count;
    for (int i = 0; i < count; ++i) {
      auto& seat = position_.seats[players_[i]];
      seat.plays = true;
      seat.mated = i >= 2 && one_in(3);
      seat.side = players_[i % sides];
    }
    position_.pawns_roam = !one_in(5);
    position_.turn = player();
    while (!position_.active(position_.turn)) position_.turn = player();
  }

  bool is_free(int cell) const { return position_.empty(cell) && !kept_free_[cell]; }

  /// Half of the Kings are unmoved, and many of those can soon castle.
  void place_king(int seat) {
    const auto cell = [&](int k) { return star().at(seat, 1, k); };
    const int file = king_file(seat);
    if (one_in(2) || !is_free(cell(file))) return place(seat, 'K', &StarDealer::any_cell, false);
    position_.pieces[cell(file)] = {seat, 'K', !one_in(5)};
    for (int corner : {1, 8}) {
      if (one_in(3) || !is_free(cell(corner))) continue;
      position_.pieces[cell(corner)] = {seat, 'R', !one_in(6)};
      if (one_in(4)) continue;
      for (int k = std::min(file, corner) + 1; k < std::max(file, corner); ++k)
        kept_free_[cell(k)] = true;
    }
  }

  /// Adds a Pawn that has just made a double step, and opponents' Pawns that can answer it.
  void play_double_step(int seat) {
    const auto array = array_of(seat);
    const auto& [from, letter] = array[below(static_cast<int>(array.size()))];
    const int heading = forward(seat) + (one_in(2) ? 1 : -1);
    const int middle = step(from, heading);
    const int to = middle == nowhere ? nowhere : step(middle, heading);
    if (letter != 'P' || to == nowhere) return;
    if (!is_free(from) || !is_free(middle) || !is_free(to)) return;
    position_.pieces[to] = {seat, 'P', false};
    position_.seats[seat].last = StarReference::DoubleStep{from, to};
    kept_free_[from] = true;
    kept_free_[middle] = !one_in(8);
    for (int n = 1 + below(3); n > 0; --n)
      place_hunter(one_in(3) ? player() : position_.turn, middle);
  }

  void place_hunter(int seat, int prey) {
    const int heading = 1 + 2 * below(6);
    const int from = step(prey, heading);
    if (from == nowhere || !is_free(from) || !suits_pawn(seat, from)) return;
    if (position_.pawn_heads(seat, from, heading_of(heading + 6), prey))
      position_.pieces[from] = {seat, 'P', false};
  }

  /// Whether a Pawn can be on the cell: not on rank 1, nor where it would be forfeited.
  bool suits_pawn(int seat, int cell) const {
    const int territory = star()[cell].territory;
    if (star()[cell].rank == 1) return false;
    return !position_.abandoned(cell) || !position_.opponents(seat, territory);
  }

  /// A piece on one of the cells where rules meet, or on any cell.
  void place_piece(int seat, char letter) {
    seat_ = seat;
    switch (below(7)) {
      case 0: return place(seat, letter, &StarDealer::cell_by_wall, true);
      case 1: return place(seat, letter, &StarDealer::cell_by_line, true);
      case 2: return place(seat, letter, &StarDealer::cell_of_other, true);
      case 3: return place(seat, letter, &StarDealer::cell_of_array, true);
      case 4: return place(seat, letter, &StarDealer::cell_by_king, true);
      default: return place(seat, letter, &StarDealer::any_cell, true);
    }
  }

  void place(int seat, char letter, int (StarDealer::*choose)(), bool marks) {
    for (int tries = 0; tries < 1000; ++tries) {
      // If no cell suits the choice, any cell is taken.
      const int cell = tries < 10 ? (this->*choose)() : any_cell();
      if (cell == nowhere || !is_free(cell)) continue;
      if (letter == 'P' && !suits_pawn(seat, cell)) continue;
      position_.pieces[cell] = {seat, letter, marks && may_be_unmoved(seat, letter, cell)};
      return;
    }
  }

  bool may_be_unmoved(int seat, char letter, int cell) {
    if ((letter != 'P' && letter != 'R') || one_in(4)) return false;
    const auto array = array_of(seat);
    return std::any_of(array.begin(), array.end(), [&](const ArrayPiece& piece) {
      return piece.cell == cell && piece.letter == letter;
    });
  }

  int cell_by_wall() {
    const int cell = any_cell();
    for (int heading = 0; heading < 12; heading += 2)
      if (is_wall(star()[cell].place + offset(heading))) return cell;
    return nowhere;
  }

  int cell_by_line() {
    const int cell = any_cell();
    return star()[cell].rank == 5 || star()[cell].rank == 6 ? cell : nowhere;
  }

  /// In the territory of another player, preferably an abandoned one.
  int cell_of_other() {
    int owner = player();
    for (int tries = 0; tries < 3 && !position_.seats[owner].mated; ++tries) owner = player();
    const int rank = 1 + below(5);
    return owner == seat_ ? nowhere : star().at(owner, rank, 1 + below(9 - rank));
  }

  int cell_of_array() {
    const auto array = array_of(seat_);
    return array[below(static_cast<int>(array.size()))].cell;
  }

  /// One or two steps from a King.
  int cell_by_king() {
    const int from = any_cell();
    const int first = step(from, below(12));
    if (first == nowhere) return nowhere;
    const int second = step(first, below(12));
    const bool beside = position_.pieces[first].letter == 'K' ||
                        (second != nowhere && position_.pieces[second].letter == 'K');
    return beside ? from : nowhere;
  }

  /// Tries to add an opponent's piece that attacks the King of the seat to move.
  void give_check() {
    for (int tries = 0; tries < 12 && !position_.checked(); ++tries) {
      const int seat = player(), cell = any_cell();
      const char letter = "QRBSP"[below(5)];
      if (!position_.active(seat) || !is_free(cell)) continue;
      if (letter == 'P' && !suits_pawn(seat, cell)) continue;
      position_.pieces[cell] = {seat, letter, false};
      if (!position_.checked()) position_.pieces[cell] = {};
    }
  }

  std::mt19937& dice_;
  StarReference position_ = StarReference::parse("");
  std::vector<int> players_;
  std::array<bool, 241> kept_free_{};
  int seat_ = 0;  // the seat whose piece is being placed
};

std::string random_star_position(std::mt19937& dice) { return StarDealer(dice).deal(); }

}  // namespace boardwright::test
