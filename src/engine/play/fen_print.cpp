// Writes positions as FEN.
#include <algorithm>

#include "base/index.h"
#include "play/fen.h"
#include "play/fen_en_passant.h"
#include "play/fen_rights.h"
#include "play/fen_rows.h"
#include "play/mark_field.h"
#include "play/sameness.h"

namespace boardwright::play {
namespace {

/// Writes one position field by field.
class FenWriter {
 public:
  FenWriter(const Position& position, const Board& board, const std::vector<PieceType>& piece_types,
            const FenGame& game)
      : position_(normalized_position(position, board, piece_types, game.rules)),
        board_(board),
        piece_types_(piece_types),
        game_(game) {
    position_.quiet = position.quiet;
    position_.number = position.number;
  }

  /// Writes SFEN, which has no counter of quiet moves; nothing if it does not read back.
  std::optional<std::string> write_sfen() {
    position_.quiet = 0;
    std::string text = pieces() + (position_.turn == first_seat ? " b " : " w ");
    const std::string held = counted_hands();
    const int turns = 2 * position_.number - (position_.turn == first_seat ? 1 : 0);
    text += (held.empty() ? "-" : held) + " " + std::to_string(turns);
    return is_same(text) ? std::optional(text) : std::nullopt;
  }

  /// Writes FEN; nothing if it does not read back as an equivalent position.
  std::optional<std::string> write() const {
    const std::string head = pieces() + hands() + (position_.turn == first_seat ? " w " : " b ");
    const std::string tail =
        checks() + mark_fields(game_.rules.marks, board_.seats.size(), position_) + " " +
        std::to_string(position_.quiet) + " " + std::to_string(position_.number);
    const std::string rights = letters();
    for (const std::string& passed : en_passant_fields())
      if (std::string text = head + rights + " " + passed + tail; is_same(text)) return text;
    return std::nullopt;
  }

 private:
  std::string pieces() const {
    std::string text;
    const bool left_out = leaves_out_holes(board_);
    const std::vector<FenRow> laid = fen_rows(board_);
    for (std::size_t i = 0; i < laid.size(); ++i) {
      int empty = 0;
      if (i > 0) text += laid[i].plate == laid[i - 1].plate ? "/" : "|";
      for (const CellId cell : left_out ? laid[i].present() : laid[i].cells) {
        if (cell != no_cell && position_.at(cell).none()) {
          ++empty;
          continue;
        }
        if (empty > 0) text += std::to_string(std::exchange(empty, 0));
        text += cell != no_cell ? letter(position_.at(cell)) : "*";
      }
      if (empty > 0) text += std::to_string(empty);
    }
    return text;
  }

  std::string letter(PieceTypeId piece_type, SeatId seat) const {
    std::string text = piece_types_[index(piece_type)].letter;
    if (seat != first_seat)
      std::transform(text.begin(), text.end(), text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
      });
    return text;
  }

  std::string letter(const Piece& piece) const {
    if (piece.piece_type == game_.rules.blocker()) return "*";
    const std::string text = letter(piece.piece_type, piece.seat);
    return text + (piece.promoted && text.size() == 1 ? "~" : "");
  }

  std::string hands() const {
    const HandRules& rules = game_.rules.hand;
    if (position_.hand.empty() && !rules.captures && !rules.drops && !rules.first &&
        rules.gating_zone.empty())
      return {};
    std::string text;
    for (const SeatId seat : {first_seat, board::second_seat})
      for (const PieceTypeId piece_type : Ids<PieceTypeId>(piece_types_.size()))
        for (int i = position_.in_hand(seat, piece_type, piece_types_.size()); i > 0; --i)
          text += letter(piece_type, seat);
    return "[" + text + "]";
  }

  /// The pieces in hand, as 2P3p: single pieces have no number.
  std::string counted_hands() const {
    std::string text;
    for (const SeatId seat : {first_seat, board::second_seat})
      for (const PieceTypeId piece_type : Ids<PieceTypeId>(piece_types_.size())) {
        const int held = position_.in_hand(seat, piece_type, piece_types_.size());
        if (held > 0) text += (held > 1 ? std::to_string(held) : "") + letter(piece_type, seat);
      }
    return text;
  }

  /// The castling field: each letter that marks further unmoved pieces and no moved ones, K and Q
  /// before file letters.
  std::string letters() const {
    Position marked = position_;
    for (Piece& piece : marked.pieces) piece.unmoved = false;
    FenRights(board_, piece_types_, game_, marked).mark_unmoved();
    std::string text;
    for (const bool first : {true, false})
      for (const char capital : letters_tried())
        if (const char each = first ? capital : static_cast<char>(capital - 'A' + 'a');
            allow(each, marked))
          text += each;
    return text.empty() ? "-" : text;
  }

  std::string letters_tried() const {
    std::string tried = "KQ";
    for (char letter = 'A'; letter <= 'Z'; ++letter)
      if (letter != 'K' && letter != 'Q') tried += letter;
    return tried;
  }

  bool allow(char letter, Position& marked) const {
    Position next = marked;
    if (!FenRights(board_, piece_types_, game_, next).allow(letter)) return false;
    bool more = false;
    for (const CellId cell : board_.cells()) {
      if (next.at(cell).unmoved == marked.at(cell).unmoved) continue;
      if (!position_.at(cell).unmoved) return false;
      more = true;
    }
    if (more) marked = std::move(next);
    return more;
  }

  /// The possible en passant fields.
  std::vector<std::string> en_passant_fields() const {
    const SeatId seat = board::other_of_two(position_.turn);
    const EnPassant& en_passant = position_.en_passant[index(seat)];
    if (en_passant.from == no_cell) return {"-"};
    return FenEnPassant(board_, piece_types_, game_, position_).fields_of(en_passant, seat);
  }

  std::string checks() const {
    const int most = game_.rules.end.checks;
    if (most == 0) return {};
    return " " + std::to_string(most - position_.checks[0]) + "+" +
           std::to_string(most - position_.checks[1]);
  }

  bool is_same(const std::string& text) const {
    Report report;
    auto read = parse_fen(text, "FEN", board_, piece_types_, game_, report);
    if (!read || read->quiet != position_.quiet || read->number != position_.number) return false;
    Position same = normalized_position(std::move(*read), board_, piece_types_, game_.rules);
    same.quiet = position_.quiet;
    same.number = position_.number;
    return same == position_;
  }

  Position position_;
  const Board& board_;
  const std::vector<PieceType>& piece_types_;
  const FenGame& game_;
};

}  // namespace

std::optional<std::string> print_fen(const Position& position, const Board& board,
                                     const std::vector<PieceType>& piece_types, const FenGame& game,
                                     FenForm form) {
  const bool has_fen = board.seats.size() == 2 && !board.file_order.empty();
  const bool counts_passes = std::ranges::any_of(game.rules.lines, [](const RuleLine& line) {
    return std::ranges::find(line.when, RuleWord::passing, &RuleTerm::word) != line.when.end();
  });
  const bool passed = position.passes > 0 && counts_passes;
  if (!has_fen || passed) return std::nullopt;
  FenWriter writer(position, board, piece_types, game);
  return form == FenForm::sfen ? writer.write_sfen() : writer.write();
}

}  // namespace boardwright::play
