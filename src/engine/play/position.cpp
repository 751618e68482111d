// Reads positions from text: seats, turn, and pieces on cells.
#include "play/position.h"

#include <algorithm>
#include <set>
#include <utility>

#include "base/index.h"
#include "base/text.h"
#include "play/mark.h"
#include "play/mark_field.h"

namespace boardwright::play {

using base::Place;

namespace {

std::vector<std::string> seat_names(const Board& board) {
  std::vector<std::string> names;
  for (const board::Seat& seat : board.seats) names.push_back(seat.name);
  return names;
}

/// Reads one position line by line.
class PositionReader {
 public:
  PositionReader(std::string_view text, const std::string& name, const Board& board,
                 const std::vector<PieceType>& piece_types, const Together& together,
                 const std::vector<RuleMark>& marks, Report& report)
      : text_(text),
        board_(board),
        piece_types_(piece_types),
        together_(together),
        marks_(marks),
        report_(report),
        place_{name, 0, 0},
        position_(empty_position(board)) {
    position_.standing.fill(Standing::absent);
  }

  std::optional<Position> read() {
    const std::size_t before = report_.count();
    for (std::string_view line : base::split(text_, '\n')) {
      ++place_.line;
      line_ = line;
      if (const std::size_t comment = line.find('#'); comment != std::string_view::npos)
        line = line.substr(0, comment);
      if (!base::trimmed(line).empty()) read_line(line);
    }
    if (!turn_)
      fail({}, "a position says whose turn it is", "write turn: " + board_.seat(first_seat).name);
    if (report_.count() > before) return std::nullopt;
    check_en_passant();
    if (!position_.active(position_.turn))
      fail({}, "the seat whose turn it is takes no part", "give it a line with its pieces");
    return report_.count() > before ? std::nullopt : std::optional(std::move(position_));
  }

 private:
  /// A suggestion, unless the report shows no further problems of this file.
  base::Hint meant(std::string_view word, const std::vector<std::string>& known) const {
    return report_.is_full(place_.file) ? base::Hint() : base::did_you_mean(word, known);
  }

  Place place_of(std::string_view word) const {
    Place place = place_;
    place.column = static_cast<int>(base::length_utf8({line_.data(), word.data()})) + 1;
    return place;
  }

  /// After a double step the piece is on its last cell until the turn of its seat comes round.
  /// Other pieces can have moved to the cells that it passed over.
  void check_en_passant() {
    for (const auto& step : passed_) {
      const Piece& piece = position_.at(step.to);
      if (piece.none() || piece.seat != step.seat)
        report_.error(step.place, "no piece of " + board_.seat(step.seat).name +
                                      " stands where this double step ends");
      else if (!leads_over_cells(piece, step.from, step.to))
        report_.error(step.place, "no " + piece_types_[index(piece.piece_type)].name + " of " +
                                      board_.seat(step.seat).name + " goes from " +
                                      board_.name(step.from) + " to " + board_.name(step.to) +
                                      " over other cells");
      if (step.seat == position_.turn)
        report_.error(step.place,
                      "the turn has come round to " + board_.seat(step.seat).name +
                          ": this piece can no longer be captured en passant",
                      "leave out 'last'");
    }
  }

  bool leads_over_cells(const Piece& piece, CellId from, CellId to) const {
    const PieceType& piece_type = piece_types_[index(piece.piece_type)];
    State state = piece_type.state;
    if (const auto found = state.find(moves::unmoved_number); found != state.end())
      found->second = 1;
    return !PieceMoves(board_, piece_type.moves, piece.seat, state).passed(from, to).empty();
  }

  /// Reports at a word of the line; without a word, at the beginning.
  void fail(std::string_view word, const std::string& message, const std::string& hint = {}) {
    Place place = place_;
    if (word.data() == nullptr)
      place.line = place.column = 1;
    else if (!report_.is_full(place.file))  // no column for a problem that is not shown
      place.column = static_cast<int>(base::length_utf8({line_.data(), word.data()})) + 1;
    report_.error(place, message, hint);
  }

  void read_line(std::string_view line) {
    const std::size_t colon = line.find(':');
    const std::string_view key = base::trimmed(line.substr(0, colon));
    if (colon == std::string_view::npos)
      return fail(key, "a line begins with a seat and a colon",
                  "as " + board_.seat(first_seat).name + ": K " + board_.name(CellId{0}));
    const auto rest = words(line.substr(colon + 1));
    if (key == "turn") return read_turn(key, rest);
    if (key == "sides") return read_sides(rest);
    if (key == "set") return read_number(key, rest);
    if (key == "army") return read_army(key, rest);
    if (key == "marks") return read_marks(key, rest);
    if (const auto seat = find_seat(key)) read_seat(*seat, key, rest);
  }

  std::optional<SeatId> find_seat(std::string_view word) {
    for (const SeatId seat : board_.seat_ids())
      if (board_.seat(seat).name == word) return seat;
    auto known = seat_names(board_);
    for (const char* other : {"turn", "sides", "set", "marks", "army"}) known.emplace_back(other);
    fail(word, "unknown seat '" + std::string(word) + "'", meant(word, known));
    return std::nullopt;
  }

  void read_turn(std::string_view key, const std::vector<std::string_view>& rest) {
    if (turn_) fail(key, "a second line for turn");
    turn_ = true;
    if (rest.size() != 1) return fail(key, "one seat has the turn");
    if (const auto seat = find_seat(rest[0])) position_.turn = *seat;
  }

  void read_sides(const std::vector<std::string_view>& rest) {
    for (std::string_view group : rest) {
      std::optional<SeatId> first;
      for (std::string_view name : base::split(group, '+'))
        if (const auto seat = find_seat(name)) {
          if (!sided_.insert(*seat).second) fail(name, "a second team for " + std::string(name));
          if (!first) first = seat;
          position_.team[index(*seat)] = *first;
        }
    }
  }

  void read_number(std::string_view key, const std::vector<std::string_view>& rest) {
    const auto value = rest.size() == 3 ? base::to_integer(rest[2]) : std::nullopt;
    if (!value) return fail(key, "'set' takes a piece, a name and a number");
    for (const PieceType& piece_type : piece_types_) {
      if (piece_type.id != rest[0]) continue;
      if (!piece_type.state.contains(std::string(rest[1])))
        return fail(rest[1],
                    "piece '" + piece_type.id + "' has no number '" + std::string(rest[1]) + "'");
      if (!moves::is_number_of_piece(rest[1], *value))
        return fail(rest[2], "'" + std::string(rest[2]) + "' is not a number of the piece",
                    moves::length_hint());
      position_.numbers[piece_type.id][std::string(rest[1])] = *value;
      return;
    }
    fail(rest[0], "unknown piece '" + std::string(rest[0]) + "'");
  }

  void read_army(std::string_view key, const std::vector<std::string_view>& rest) {
    if (!position_.army.empty()) fail(key, "a second line for army");
    for (std::string_view word : rest)
      if (const auto piece = find_letter(word))
        position_.army.push_back(piece->piece_type);
      else
        fail(word, "unknown piece '" + std::string(word) + "'", letters());
    std::sort(position_.army.begin(), position_.army.end());
  }

  void read_marks(std::string_view key, const std::vector<std::string_view>& rest) {
    if (std::exchange(marked_, true)) fail(key, "a second line for marks");
    std::set<std::string_view> seen;
    for (const std::string_view field : rest) {
      if (!seen.insert(field.substr(0, field.find('='))).second)
        return fail(field, "a mark stands once");
      if (const auto problem = read_mark_field(field, marks_, board_.seats.size(), position_))
        return fail(problem->at, problem->message, problem->hint);
    }
  }

  void read_seat(SeatId seat, std::string_view key, const std::vector<std::string_view>& rest) {
    Standing& standing = position_.standing[index(seat)];
    if (standing != Standing::absent) fail(key, "a second line for " + std::string(key));
    standing = Standing::active;
    Piece piece;
    for (std::size_t i = 0; i < rest.size(); ++i) {
      if (rest[i] == "mated") {
        standing = Standing::mated;
      } else if (rest[i] == "last") {
        read_last(seat, rest[i], std::span(rest).subspan(i + 1));
        i += 2;
      } else if (rest[i].starts_with("took=")) {
        read_taken(seat, rest[i]);
      } else if (rest[i].starts_with("hand=")) {
        read_hand(seat, rest[i]);
      } else if (const auto letter = find_letter(rest[i])) {
        piece = *letter;
        piece.seat = seat;
      } else {
        read_piece(piece, rest[i]);
      }
    }
  }

  /// The piece that a letter denotes, with its mark if its type is progressive.
  std::optional<Piece> find_letter(std::string_view word) const {
    for (const PieceTypeId id : Ids<PieceTypeId>(piece_types_.size())) {
      const PieceType& piece_type = piece_types_[index(id)];
      Piece piece = new_piece(piece_types_, id, first_seat);
      if (piece_type.letter.empty() && word == piece_type.id) return piece;
      if (piece_type.letter.empty() || !word.starts_with(piece_type.letter)) continue;
      const std::string_view mark = word.substr(piece_type.letter.size());
      if (mark.empty() || (moves::is_progressive(piece_type) && parse_mark(mark, piece)))
        return piece;
    }
    return std::nullopt;
  }

  std::optional<CellId> find_cell(std::string_view word) {
    const auto cell = board_.find(word);
    if (!cell)
      fail(word, "no cell '" + std::string(word) + "' on board '" + board_.id + "'",
           report_.is_full(place_.file) ? base::Hint() : board::cell_hint(board_, word));
    return cell;
  }

  void read_last(SeatId seat, std::string_view word, std::span<const std::string_view> rest) {
    if (rest.size() < 2) return fail(word, "'last' takes two cells");
    const auto from = find_cell(rest[0]), to = find_cell(rest[1]);
    if (!from || !to) return;
    position_.en_passant[index(seat)] = {*from, *to};
    passed_.push_back({*from, *to, seat, place_of(rest[1])});
  }

  void read_taken(SeatId seat, std::string_view word) {
    each_letter(word.substr(5),
                [&](PieceTypeId piece_type) { position_.note_taken(seat, piece_type); });
  }

  /// "hand=P,P,L": each piece in hand is listed.
  void read_hand(SeatId seat, std::string_view word) {
    bool full = false;
    each_letter(word.substr(5), [&](PieceTypeId piece_type) {
      full = full ||
             position_.in_hand(seat, piece_type, piece_types_.size()) == base::limits::board_cells;
      if (!full) position_.add_to_hand(seat, piece_type, piece_types_.size(), 1);
    });
    if (full)
      fail(word, "too many in hand",
           "at most " + std::to_string(base::limits::board_cells) + " of a piece");
  }

  template <class Use>
  void each_letter(std::string_view list, const Use& use) {
    for (std::string_view letter : base::split(list, ',')) {
      const auto piece = find_letter(letter);
      if (!piece) return fail(letter, "unknown letter '" + std::string(letter) + "'", letters());
      use(piece->piece_type);
    }
  }

  void read_piece(Piece piece, std::string_view word) {
    if (piece.none()) return fail(word, "a letter of a piece comes before the cells", letters());
    piece.unmoved = word.ends_with('*');
    const State& state = piece_types_[index(piece.piece_type)].state;
    if ((piece.multiple || piece.bound) &&
        (!state.contains(moves::multiple_number) || (piece.multiple && piece.bound)))
      return fail(word, "no " + piece_types_[index(piece.piece_type)].name + " bears this mark",
                  piece.bound ? "an apostrophe marks a simple piece that was a Pawn"
                              : "this piece never turns within a move");
    if (piece.unmoved && piece.n > 1)
      return fail(word, "a piece with n = " + std::to_string(piece.n) + " has moved",
                  "leave out the asterisk");
    const auto cell = find_cell(piece.unmoved ? word.substr(0, word.size() - 1) : word);
    if (!cell) return;
    Piece& there = position_.at(*cell);
    if (there == piece &&
        position_.count_on(*cell) < most_together(together_, board_, piece, *cell))
      return position_.join(*cell);
    if (!there.none()) return fail(word, "two pieces on '" + board_.name(*cell) + "'");
    there = piece;
  }

  std::string letters() const {
    std::vector<std::string> known;
    for (const PieceType& piece_type : piece_types_)
      known.push_back(piece_type.letter.empty() ? piece_type.id : piece_type.letter);
    return "one of " + base::joined(known, ", ");
  }

  std::string_view text_, line_;
  const Board& board_;
  const std::vector<PieceType>& piece_types_;
  const Together& together_;
  const std::vector<RuleMark>& marks_;
  Report& report_;
  Place place_;
  Position position_;
  bool turn_ = false, marked_ = false;
  std::set<SeatId> sided_;  ///< seats named in `sides`
  struct Step {
    CellId from, to;
    SeatId seat;
    Place place;
  };
  std::vector<Step> passed_;  ///< from `last`
};

}  // namespace

std::optional<Position> parse_position(std::string_view text, const std::string& name,
                                       const Board& board,
                                       const std::vector<PieceType>& piece_types, Report& report,
                                       const Together& together,
                                       const std::vector<RuleMark>& marks) {
  return PositionReader(text, name, board, piece_types, together, marks, report).read();
}

void check_kings(const Position& position, const std::string& name, const Board& board,
                 const RoyalRules& royal, Report& report) {
  if (royal.piece_types.size() != 1 || royal.check != RoyalRules::Check::any) return;
  const PieceTypeId king = royal.king();
  for (const SeatId seat : board.seat_ids()) {
    const auto count = std::count_if(
        position.pieces.begin(), position.pieces.end(),
        [&](const Piece& piece) { return piece.piece_type == king && piece.seat == seat; });
    if (count > 1) report.error({name, 1, 1}, board.seat(seat).name + " has two Kings");
    if (count > 0 && position.standing[index(seat)] == Standing::mated)
      report.error({name, 1, 1}, board.seat(seat).name + " is mated and has a King",
                   "a mated King is off the board");
  }
}

}  // namespace boardwright::play
