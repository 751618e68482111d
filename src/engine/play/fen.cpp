// Reads FEN field by field and reports problems with their columns.
#include "play/fen.h"

#include <algorithm>
#include <span>

#include "base/index.h"
#include "base/text.h"
#include "play/fen_en_passant.h"
#include "play/fen_rights.h"
#include "play/fen_rows.h"
#include "play/mark_field.h"

namespace boardwright::play {

using base::is_digit, base::to_integer;

namespace {

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

/// Reads one FEN.
class FenReader {
 public:
  FenReader(std::string_view text, const std::string& name, const Board& board,
            const std::vector<PieceType>& piece_types, const FenGame& game, Report& report)
      : text_(text),
        name_(name),
        board_(board),
        piece_types_(piece_types),
        game_(game),
        report_(report) {}

  std::optional<Position> read() {
    const auto fields = words(text_);
    const std::size_t before = report_.count();
    if (board_.seats.size() != 2 || board_.file_order.empty())
      fail(text_, "FEN is for boards with files and ranks and two seats",
           "write the position one line a seat");
    else if (fields.size() < 2)
      fail(text_, "FEN says where the pieces stand and whose turn it is",
           "as 4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    if (report_.count() > before) return std::nullopt;
    position_ = empty_position(board_);
    const bool sfen = is_sfen(fields);
    read_pieces(fields[0]);
    read_turn(fields[1]);
    if (sfen) read_sfen(fields);
    FenRights(board_, piece_types_, game_, position_).mark_unmoved();
    if (!sfen) read_rest(std::span(fields).subspan(2));
    if (report_.count() > before) return std::nullopt;
    return std::move(position_);
  }

 private:
  /// Whether fields are SFEN: the turn, pieces in hand with counts or a dash, and optionally the
  /// number of the turn. Only games with drops of captured pieces and without castling have it.
  bool is_sfen(const std::vector<std::string_view>& fields) const {
    const HandRules& hand = game_.rules.hand;
    if (!hand.captures || !hand.drops || !game_.rules.castling.empty()) return false;
    if (fields.size() < 3 || fields.size() > 4 || fields[0].find('[') != std::string_view::npos)
      return false;
    const std::string_view pieces = fields[2];
    const bool has_hand = pieces == "-" || (base::is_letter(pieces.back()) &&
                                            std::all_of(pieces.begin(), pieces.end(), [](char c) {
                                              return is_digit(c) || base::is_letter(c);
                                            }));
    return has_hand && (fields.size() == 3 || to_integer(fields[3]));
  }

  /// Reads the fields of SFEN, where the first seat is b and the number counts turns of both seats.
  void read_sfen(const std::vector<std::string_view>& fields) {
    position_.turn = board::other_of_two(position_.turn);
    read_hand(fields[2]);
    if (fields.size() > 3)
      position_.number = (counter(fields[3], 1, "the number of the turn") + 1) / 2;
  }

  void fail(std::string_view at, const std::string& message, const std::string& hint = {}) {
    const base::Place place{name_, 1,
                            static_cast<int>(base::length_utf8({text_.data(), at.data()})) + 1};
    report_.error(place, message, hint);
  }

  void read_pieces(std::string_view field) {
    if (const std::size_t hand = field.find('['); hand != std::string_view::npos) {
      if (!field.ends_with(']')) return fail(field.substr(hand), "the pieces in hand end with ']'");
      read_hand(field.substr(hand + 1, field.size() - hand - 2));
      field = field.substr(0, hand);
    }
    std::vector<std::string_view> ranks;
    for (const std::string_view plate : base::split(field, '|'))
      for (const std::string_view rank : base::split(plate, '/')) ranks.push_back(rank);
    const std::vector<FenRow> laid = fen_rows(board_);
    if (ranks.size() == laid.size() + 1) {
      read_hand(ranks.back());
      ranks.pop_back();
    }
    if (ranks.size() != laid.size())
      return fail(field, std::to_string(ranks.size()) + " ranks on a board of " +
                             std::to_string(laid.size()));
    for (std::size_t i = 0; i < ranks.size(); ++i) read_rank(ranks[i], laid[i]);
  }

  void read_hand(std::string_view text) {
    if (text == "-") return;
    for (std::size_t i = 0; i < text.size(); ++i) {
      int count = 0;
      const std::size_t number = i;
      while (i + 1 < text.size() && is_digit(text[i]) && count < 100)
        count = 10 * count + (text[i++] - '0');
      if (i > number && (count < 1 || count > 100))
        return fail(text.substr(number), "too many in hand", "from 1 to 100");
      const auto piece_type = find_piece_type(text.substr(i, 1));
      if (!piece_type)
        return fail(text.substr(i), "unknown letter '" + std::string(1, text[i]) + "' in hand");
      const SeatId seat = seat_of(text[i]);
      position_.add_to_hand(seat, *piece_type, piece_types_.size(), std::max(count, 1));
      if (position_.in_hand(seat, *piece_type, piece_types_.size()) > base::limits::board_cells)
        return fail(text.substr(number), "too many in hand",
                    "at most " + std::to_string(base::limits::board_cells) + " of a piece");
    }
  }

  static SeatId seat_of(char letter) {
    return letter == upper(letter) ? first_seat : board::second_seat;
  }

  std::optional<PieceTypeId> find_piece_type(std::string_view letter) const {
    std::string wanted(letter);
    std::transform(wanted.begin(), wanted.end(), wanted.begin(), upper);
    for (const PieceTypeId id : Ids<PieceTypeId>(piece_types_.size()))
      if (piece_types_[index(id)].letter == wanted) return id;
    return std::nullopt;
  }

  /// The number of cells that a rank of FEN covers.
  static std::size_t length_of(std::string_view text) {
    std::size_t length = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '+' || text[i] == '~') continue;
      length += is_digit(text[i]) ? leading_number(text, i) : 1;
    }
    return length;
  }

  /// The number at an index, which advances to its last digit.
  static std::size_t leading_number(std::string_view text, std::size_t& at) {
    std::size_t number = static_cast<std::size_t>(text[at] - '0');
    while (at + 1 < text.size() && is_digit(text[at + 1]) && number < 100)
      number = 10 * number + static_cast<std::size_t>(text[++at] - '0');
    return number;
  }

  /// Reads a rank file by file or, if the text covers exactly as many cells as exist, cell by cell.
  void read_rank(std::string_view text, const FenRow& row) {
    const std::vector<CellId> present = row.present();
    const std::size_t length_given = length_of(text);
    const std::vector<CellId>& cells = length_given == present.size() ? present : row.cells;
    std::size_t file = 0;
    for (std::size_t i = 0; i < text.size();) {
      if (is_digit(text[i])) {
        file += leading_number(text, i);
        ++i;
        continue;
      }
      const std::size_t length = text[i] == '+' && i + 1 < text.size() ? 2 : 1;
      const CellId at = file < cells.size() ? cells[file] : no_cell;
      if (text[i] == '*') {
        const PieceTypeId blocker = game_.rules.blocker();
        if (at != no_cell && blocker == no_piece_type)
          return fail(text.substr(i), "the board has a cell " + board_.name(at));
        if (at != no_cell) position_.at(at) = piece_of(blocker, first_seat);
      } else if (at == no_cell && length_given == cells.size()) {
        return fail(text.substr(i), "the board has no cell there", "'*' stands for it");
      } else if (!read_piece(text.substr(i, length), at)) {
        return;
      } else if (i + length < text.size() && text[i + length] == '~') {
        if (at != no_cell) position_.at(at).promoted = true;
        ++i;
      }
      ++file;
      i += length;
    }
    if (file != cells.size())
      fail(text, "rank " + row.name + " has " + std::to_string(file) + " cells of " +
                     std::to_string(leaves_out_holes(board_) ? present.size() : cells.size()));
  }

  /// Reads a piece: `P`, or `+P` for a promoted one. Reports an unknown letter and returns false.
  bool read_piece(std::string_view letters, CellId at) {
    const auto piece_type = find_piece_type(letters);
    const char letter = letters.back();
    if (!piece_type) {
      fail(letters, "unknown letter '" + std::string(letters) + "'");
      return false;
    }
    if (at == no_cell) return true;
    position_.at(at) = new_piece(piece_types_, *piece_type, seat_of(letter));
    position_.at(at).promoted = letters.size() > 1;
    return true;
  }

  void read_turn(std::string_view field) {
    if (field != "w" && field != "b") return fail(field, "the turn is w or b");
    position_.turn = field == "w" ? first_seat : board::second_seat;
  }

  /// Reads the fields after the turn. Some games omit some of them.
  void read_rest(std::span<const std::string_view> fields) {
    std::size_t next = 0;
    const auto has = [&] { return next < fields.size(); };
    if (has() && !is_digit(fields[next].front()) && !is_en_passant_field(fields[next]) &&
        !is_mark(fields[next]))
      read_castling(fields[next++]);
    const bool en_passant = has() && !is_digit(fields[next].front()) && !is_checks(fields[next]) &&
                            !is_mark(fields[next]);
    if (en_passant) read_en_passant(fields[next++]);
    const std::size_t first_mark = next + (has() && is_checks(fields[next]) ? 1 : 0);
    if (first_mark > next) read_checks(fields[next++]);
    for (; has() && is_mark(fields[next]); ++next) {
      const auto name = fields[next].substr(0, fields[next].find('=') + 1);
      for (std::size_t i = first_mark; i < next; ++i)
        if (fields[i].starts_with(name)) return fail(fields[next], "a mark stands once");
      if (const auto problem =
              read_mark_field(fields[next], game_.rules.marks, board_.seats.size(), position_))
        fail(problem->at, problem->message, problem->hint);
    }
    if (!en_passant && next + 3 == fields.size() && !is_checks(fields.back()))
      counter(fields[next++], 0, "moves for a rule of counting");  // as in makruk
    if (has())
      position_.quiet = counter(fields[next++], 0, "moves since the last capture or Pawn move");
    if (has()) position_.number = counter(fields[next++], 1, "the number of the move");
    if (has() && is_checks(fields[next])) read_checks(fields[next++]);
    if (has()) fail(fields[next], "FEN has six fields, and nothing follows them");
  }

  /// Whether a field is en passant because a game without castling omits the castling field.
  bool is_en_passant_field(std::string_view field) const {
    return game_.rules.castling.empty() && game_.rules.rights.empty() &&
           game_.rules.hand.gating_zone.empty() && board_.find(field).has_value();
  }

  static bool is_mark(std::string_view field) { return field.find('=') != std::string_view::npos; }

  static bool is_checks(std::string_view field) {
    return !is_mark(field) && field.find('+') != std::string_view::npos && is_digit(field.back());
  }

  /// 3+3 are checks that can still be given, +0+0 checks given so far.
  void read_checks(std::string_view field) {
    const int most = game_.rules.end.checks;
    const auto parts = base::split(field, '+');
    const bool given = parts.size() == 3 && parts[0].empty();
    const auto first = parts.size() < 2 ? std::nullopt : to_integer(parts[given ? 1 : 0]);
    const auto second = parts.size() < 2 ? std::nullopt : to_integer(parts.back());
    if (!first || !second || parts.size() != (given ? 3u : 2u) || *first < 0 || *second < 0 ||
        *first > most || *second > most)
      return fail(field, "'" + std::string(field) + "' does not count checks",
                  most == 0 ? "this game counts none" : "as 3+3, those that may still be given");
    position_.checks[0] = static_cast<std::int16_t>(given ? *first : most - *first);
    position_.checks[1] = static_cast<std::int16_t>(given ? *second : most - *second);
  }

  void read_castling(std::string_view field) {
    if (field == "-") return;
    FenRights rights(board_, piece_types_, game_, position_);
    for (std::size_t i = 0; i < field.size(); ++i) {
      if (field.find(field[i]) != i || !rights.allow(field[i]))
        return fail(field.substr(i),
                    "no King and Rook can castle as '" + std::string(1, field[i]) + "' says");
    }
  }

  void read_en_passant(std::string_view field) {
    if (field == "-") return;
    const SeatId seat = board::other_of_two(position_.turn);
    const EnPassant move = FenEnPassant(board_, piece_types_, game_, position_).read(field, seat);
    if (move.from == no_cell)
      return fail(field, "no Pawn has just passed over '" + std::string(field) + "'");
    position_.en_passant[index(seat)] = move;
  }

  int counter(std::string_view field, int least, const std::string& of) {
    const auto count = to_integer(field);
    if (count && *count >= least && is_digit(field.front())) return *count;
    fail(field, "'" + std::string(field) + "' does not count " + of,
         "a number from " + std::to_string(least) + " stands there");
    return least;
  }

  std::string_view text_;
  const std::string& name_;
  const Board& board_;
  const std::vector<PieceType>& piece_types_;
  const FenGame& game_;
  Report& report_;
  Position position_;
};

}  // namespace

bool looks_like_fen(std::string_view text) {
  const auto fields = words(text);
  const bool one_rank = fields.size() > 2 && (fields[1] == "w" || fields[1] == "b");
  return !fields.empty() && (one_rank || fields[0].find('/') != std::string_view::npos) &&
         fields[0].front() != '.' && fields[0].front() != '/';
}

std::optional<Position> parse_fen(std::string_view text, const std::string& name,
                                  const Board& board, const std::vector<PieceType>& piece_types,
                                  const FenGame& game, Report& report) {
  return FenReader(text, name, board, piece_types, game, report).read();
}

}  // namespace boardwright::play
