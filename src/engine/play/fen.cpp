// Reads FEN field by field, and reports the column of what is wrong.
#include "play/fen.h"

#include <algorithm>

#include "base/index.h"
#include "base/text.h"

namespace boardwright::play {
namespace {

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

/// Reads one text from the left.
class FenReader {
 public:
  FenReader(std::string_view text, const std::string& name, const Board& board,
            const std::vector<Piece>& pieces, const FenGame& game, Report& report)
      : text_(text), name_(name), board_(board), pieces_(pieces), game_(game), report_(report) {}

  std::optional<Position> read() {
    const auto fields = words(text_);
    const std::size_t before = report_.count();
    if (board_.seats.size() != 2 || board_.file_order.empty())
      fail(text_, "FEN is for boards with files and ranks and two seats",
           "write the position one line a seat");
    else if (fields.size() < 2)
      fail(text_, "FEN says where the pieces stand and whose turn it is",
           "as 4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    else if (fields.size() > 6)
      fail(fields[6], "FEN has six fields, and nothing follows them");
    if (report_.count() > before) return std::nullopt;
    position_ = empty_position(board_);
    read_men(fields[0]);
    read_turn(fields[1]);
    if (fields.size() > 2) read_castling(fields[2]);
    if (fields.size() > 3) read_passing(fields[3]);
    if (fields.size() > 4) check_counter(fields[4], 0, "moves since the last capture or Pawn move");
    if (fields.size() > 5) check_counter(fields[5], 1, "the number of the move");
    if (report_.count() > before) return std::nullopt;
    return std::move(position_);
  }

 private:
  void fail(std::string_view at, const std::string& message, const std::string& hint = {}) {
    const Place place{name_, 1, static_cast<int>(length_utf8({text_.data(), at.data()})) + 1};
    report_.error(place, message, hint);
  }

  std::optional<CellId> cell(std::size_t file, std::size_t rank) const {
    return board_.find(board_.file_order[file] + board_.rank_order[rank]);
  }

  void read_men(std::string_view field) {
    const auto ranks = split(field, '/');
    if (ranks.size() != board_.rank_order.size())
      return fail(field, std::to_string(ranks.size()) + " ranks on a board of " +
                             std::to_string(board_.rank_order.size()));
    for (std::size_t i = 0; i < ranks.size(); ++i) read_rank(ranks[i], ranks.size() - 1 - i);
  }

  void read_rank(std::string_view text, std::size_t rank) {
    std::size_t file = 0;
    for (std::size_t i = 0; i < text.size();) {
      if (is_digit(text[i])) {
        std::size_t count = 0;
        for (; i < text.size() && is_digit(text[i]) && count < 100; ++i)
          count = 10 * count + static_cast<std::size_t>(text[i] - '0');
        file += count;
        continue;
      }
      const char letter = text[i];
      const Ids<PieceId> ids(pieces_.size());
      const auto piece = std::find_if(ids.begin(), ids.end(), [&](PieceId id) {
        return pieces_[index(id)].letter == std::string(1, upper(letter));
      });
      if (piece == ids.end())
        return fail(text.substr(i), "unknown letter '" + std::string(1, letter) + "'");
      if (file < board_.file_order.size())
        if (const auto at = cell(file, rank))
          position_.at(*at) = man_of(*piece, letter == upper(letter) ? first_seat : second_seat);
      ++file;
      ++i;
    }
    if (file != board_.file_order.size())
      fail(text, "rank " + board_.rank_order[rank] + " has " + std::to_string(file) + " cells of " +
                     std::to_string(board_.file_order.size()));
  }

  void read_turn(std::string_view field) {
    if (field != "w" && field != "b") return fail(field, "the turn is w or b");
    position_.turn = field == "w" ? first_seat : second_seat;
  }

  /// Marks a King and the outermost Rook on the side of a letter as men who have not moved.
  void read_castling(std::string_view field) {
    if (field == "-") return;
    for (std::size_t i = 0; i < field.size(); ++i) {
      const char side = upper(field[i]);
      const SeatId seat = side == field[i] ? first_seat : second_seat;
      if (field.find(field[i]) != i || (side != 'K' && side != 'Q') ||
          !allow_castling(side == 'K', seat))
        return fail(field.substr(i),
                    "no King and Rook can castle as '" + std::string(1, field[i]) + "' says");
    }
  }

  bool allow_castling(bool right, SeatId seat) {
    const std::size_t rank = seat == first_seat ? 0 : board_.rank_order.size() - 1;
    std::optional<CellId> royal, outer;
    for (std::size_t i = 0; i < board_.file_order.size(); ++i) {
      const auto at = cell(right ? i : board_.file_order.size() - 1 - i, rank);
      if (!at || !is_at_home(*at, seat)) continue;
      if (position_.at(*at).piece == game_.king) royal = at;
      if (position_.at(*at).piece == game_.rook && royal) outer = at;
    }
    if (game_.king == no_piece || game_.rook == no_piece || !royal || !outer) return false;
    position_.at(*royal).unmoved = position_.at(*outer).unmoved = true;
    return true;
  }

  /// Whether a man of a seat may stand here unmoved since the start.
  bool is_at_home(CellId at, SeatId seat) const {
    const Man& man = position_.at(at);
    if (man.none() || man.seat != seat) return false;
    if (game_.start == nullptr) return true;
    const Man& first = game_.start->at(at);
    return first.unmoved && first.piece == man.piece && first.seat == seat;
  }

  void read_passing(std::string_view field) {
    if (field == "-") return;
    const SeatId seat = other_of_two(position_.turn);
    const Heading forward = board_.seat(seat).forward;
    const auto over = board_.find(field);
    const auto at = over ? board_.topology.step(*over, forward) : std::nullopt;
    const auto from = over ? board_.topology.step(*over, opposite(forward)) : std::nullopt;
    if (!at || !from || !is_pawn(position_.at(*at), seat) || !position_.at(*over).none() ||
        !position_.at(*from).none() ||
        (game_.start != nullptr && !is_pawn(game_.start->at(*from), seat)))
      return fail(field, "no Pawn has just passed over '" + std::string(field) + "'");
    position_.passing[index(seat)] = {*over, *at};
  }

  bool is_pawn(const Man& man, SeatId seat) const {
    return !man.none() && man.piece == game_.pawn && man.seat == seat;
  }

  void check_counter(std::string_view field, int least, const std::string& of) {
    const auto count = to_integer(field);
    if (!count || *count < least || !is_digit(field.front()))
      fail(field, "'" + std::string(field) + "' does not count " + of,
           "a number from " + std::to_string(least) + " stands there");
  }

  std::string_view text_;
  const std::string& name_;
  const Board& board_;
  const std::vector<Piece>& pieces_;
  const FenGame& game_;
  Report& report_;
  Position position_;
};

}  // namespace

bool looks_like_fen(std::string_view text) {
  const auto fields = words(text);
  return !fields.empty() && fields[0].find('/') != std::string_view::npos &&
         fields[0].front() != '.' && fields[0].front() != '/';
}

std::optional<Position> parse_fen(std::string_view text, const std::string& name,
                                  const Board& board, const std::vector<Piece>& pieces,
                                  const FenGame& game, Report& report) {
  return FenReader(text, name, board, pieces, game, report).read();
}

}  // namespace boardwright::play
