// Reads figures between fences.
#include "text/figure_block.h"

#include <algorithm>
#include <array>

#include "base/data.h"
#include "base/text.h"
#include "diagram/signs.h"
#include "game/positions.h"
#include "play/fen.h"

namespace boardwright::text {

using base::in_quotes;
using board::SeatId;
using moves::PieceType;

namespace {

/// A line or a part of it, with its place.
struct Excerpt {
  std::string_view text;
  base::Place place;

  Excerpt at(std::size_t offset, std::size_t length = std::string_view::npos) const {
    base::Place moved = place;
    moved.column += static_cast<int>(base::length_utf8(text.substr(0, offset)));
    return {text.substr(offset, length), moved};
  }
  Excerpt trimmed_at(std::size_t offset) const {
    const std::size_t first = text.find_first_not_of(" \t", offset);
    if (first == text.npos) return at(text.size());
    return at(first, base::trimmed(text.substr(first)).size());
  }
  std::vector<Excerpt> words() const {
    std::vector<Excerpt> found;
    for (const std::string_view word : base::words(text))
      found.push_back(at(static_cast<std::size_t>(word.data() - text.data()), word.size()));
    return found;
  }
};

/// The TOML is padded with at most this many blank lines, so that its places are those of the text.
/// Places after more lines are wrong.
constexpr int most_lines = 20000;

/// Whether a line begins the TOML: a key and an equals sign.
bool begins_toml(std::string_view line) {
  const std::size_t sign = line.find('=');
  if (sign == line.npos || sign == 0) return false;
  const std::string_view key = base::trimmed(line.substr(0, sign));
  return !key.empty() &&
         std::ranges::all_of(key, [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
}

class BlockReader {
 public:
  BlockReader(Game& game, const Article& article, const FencedBlock& block, std::string file,
              base::Report& report)
      : game_(game), block_(block), file_(std::move(file)), report_(report) {
    figure_.id = block.id;
    figure_.numbered = block.numbered;
    figure_.title = block.title;
    figure_.section = block.section;
    figure_.document = article.id;
    figure_.blocking = true;
    figure_.place = {file_, block.line - 1, 1};
  }

  std::optional<game::Figure> read() {
    const std::size_t before = report_.count();
    read_lines();
    for (const Excerpt& line : lines_) find_board(line);
    if (board_ == nullptr) board_ = &game_.board();
    for (const Excerpt& line : lines_) take(line);
    read_toml();
    for (const auto& [part, arrows] : shown_) show(part, arrows);
    if (report_.count() > before) return std::nullopt;
    return std::move(figure_);
  }

 private:
  struct Word {
    std::string_view word;
    void (BlockReader::*take)(const Excerpt&);
  };
  static constexpr std::size_t count = 6;
  static const std::array<Word, count>& keys() {
    static constexpr std::array<Word, count> table = {{
        {"reach", &BlockReader::take_reach},
        {"arrows", &BlockReader::take_arrows},
        {"marks", &BlockReader::take_marks},
        {"board", &BlockReader::take_nothing},
        {"position", &BlockReader::take_position},
        {"plays", &BlockReader::take_plays},
    }};
    return table;
  }

  void error(const Excerpt& at, std::string message, std::string hint = {}) {
    report_.error(at.place, std::move(message), std::move(hint));
  }

  /// Separates the simple lines from the TOML after them.
  void read_lines() {
    int number = block_.line;
    for (const std::string_view text : base::split(block_.text, '\n')) {
      const Excerpt line = Excerpt{text, {file_, number++, 1}}.trimmed_at(0);
      if (toml_.empty() && begins_toml(line.text))
        toml_.assign(static_cast<std::size_t>(std::min(line.place.line - 1, most_lines)), '\n');
      if (!toml_.empty())
        toml_ += std::string(text) + "\n";
      else if (!line.text.empty() && !line.text.starts_with('#'))
        lines_.push_back(line);
    }
  }

  /// Splits "reach: a1" into "reach" and the rest; the key is empty if there is none.
  static std::pair<std::string_view, Excerpt> key_of(const Excerpt& line) {
    const std::size_t colon = line.text.find(": ");
    const bool last = line.text.ends_with(':');
    if (colon == line.text.npos && !last) return {{}, line};
    const std::size_t end = colon == line.text.npos ? line.text.size() - 1 : colon;
    return {line.text.substr(0, end), line.trimmed_at(end + 1)};
  }

  void find_board(const Excerpt& line) {
    const auto [key, rest] = key_of(line);
    if (key != "board" || rest.text.empty()) return;
    board_ = game::add_board(game_, rest.text, report_, rest.place);
    if (board_ != nullptr && board_ != &game_.board()) figure_.board = board_->id;
  }

  void take(const Excerpt& line) {
    const auto [key, rest] = key_of(line);
    for (const Word& row : keys())
      if (row.word == key) return (this->*row.take)(rest);
    if (key.empty())
      return play::looks_like_fen(line.text) ? take_position(line)
                                             : take_pieces(line, std::nullopt);
    for (const SeatId seat : board_->seat_ids())
      if (base::lower_case(board_->seat(seat).name) == base::lower_case(key))
        return take_pieces(rest, seat);
    std::vector<std::string_view> known = words_of_keys();
    error(line, "unknown word " + in_quotes(key), "there are: " + base::joined(known, ", "));
  }

  std::vector<std::string_view> words_of_keys() const {
    std::vector<std::string_view> known;
    for (const Word& row : keys()) known.push_back(row.word);
    for (const SeatId seat : board_->seat_ids()) known.push_back(board_->seat(seat).name);
    return known;
  }

  void take_nothing(const Excerpt&) {}
  void take_reach(const Excerpt& rest) { shown_.emplace_back(rest, false); }
  void take_arrows(const Excerpt& rest) { shown_.emplace_back(rest, true); }

  /// Takes the name of a position, or a line of FEN, which becomes a position of that name.
  void take_position(const Excerpt& rest) {
    figure_.position = rest.text;
    game::add_position(game_, rest.text, rest.place, report_);
  }

  void take_plays(const Excerpt& rest) {
    for (const std::string_view text : base::split(rest.text, ';')) {
      const Excerpt play =
          rest.trimmed_at(static_cast<std::size_t>(text.data() - rest.text.data()));
      figure_.plays.push_back({std::string(base::trimmed(text)), play.place});
    }
  }

  void take_marks(const Excerpt& rest) {
    std::string sign;
    for (const Excerpt& word : rest.words()) {
      if (!board_->find(word.text)) {
        sign = word.text;
        continue;
      }
      if (sign.empty()) sign = next_sign();
      if (figure_.marks.empty() || figure_.marks.back().mark != sign) {
        figure_.marks.push_back({sign, {}, {}, {}, {}});
        figure_.marks.back().cells.place = word.place;
      }
      figure_.marks.back().cells.cells.emplace_back(word.text);
    }
  }

  /// Takes pieces: "Ke1 Qd8", "K e1 P a2 b2", "bishop e3".
  void take_pieces(const Excerpt& rest, std::optional<SeatId> seat) {
    const PieceType* piece_type = nullptr;
    SeatId piece_seat = seat.value_or(board::first_seat);
    for (const Excerpt& word : rest.words()) {
      if (piece_type != nullptr && board_->find(word.text)) {
        add_piece(*piece_type, piece_seat, word.text, word.place);
        continue;
      }
      std::string_view cell;
      if (!find_piece(word.text, seat, piece_type, piece_seat, cell)) return refuse_piece(word);
      if (!cell.empty()) add_piece(*piece_type, piece_seat, cell, word.place);
    }
  }

  /// Finds the piece that a word begins with: the longest letter or id followed by a cell or
  /// nothing. False if there is none.
  bool find_piece(std::string_view word, std::optional<SeatId> seat, const PieceType*& piece_type,
                  SeatId& piece_seat, std::string_view& cell) const {
    std::size_t best = 0;
    const auto match_name = [&](std::string_view name, const PieceType& each, SeatId owner) {
      if (name.size() <= best || !word.starts_with(name)) return;
      const std::string_view rest = word.substr(name.size());
      if (!rest.empty() && !board_->find(rest)) return;
      best = name.size();
      piece_type = &each;
      piece_seat = owner;
      cell = rest;
    };
    const bool two =
        seat.value_or(board::second_seat) == board::second_seat && board_->seats.size() == 2;
    for (const PieceType& each : game_.piece_types) {
      match_name(each.id, each, seat.value_or(board::first_seat));
      match_name(each.letter, each, seat.value_or(board::first_seat));
    }
    if (best == 0 && two)
      for (const PieceType& each : game_.piece_types)
        match_name(base::lower_case(each.letter), each, board::second_seat);
    return best > 0;
  }

  void refuse_piece(const Excerpt& word) {
    std::vector<std::string_view> letters;
    for (const PieceType& each : game_.piece_types)
      if (!each.letter.empty()) letters.push_back(each.letter);
    error(
        word, in_quotes(word.text) + " is not a piece on a cell of board " + in_quotes(board_->id),
        letters.empty() ? "write the id of a piece and its cell"
                        : "write a letter and a cell; letters are: " + base::joined(letters, ", "));
  }

  void add_piece(const PieceType& piece_type, SeatId seat, std::string_view cell,
                 const base::Place& place) {
    game::FigurePiece piece;
    piece.label = piece_type.letter.empty() ? piece_type.name : piece_type.letter;
    piece.piece_type = piece_type.id;
    piece.cell = cell;
    piece.seat = board::seat_number(seat);
    piece.place = piece.state_place = place;
    figure_.pieces.push_back(std::move(piece));
  }

  std::string next_sign() {
    const auto signs = diagram::signs_in_order();
    return std::string(signs[used_++ % signs.size()]);
  }

  /// Shows the moves from cells, with optional signs: "e3", "o e3 x d8".
  void show(const Excerpt& rest, bool arrows) {
    std::string sign;
    for (const Excerpt& word : rest.words()) {
      const auto cell = board_->find(word.text);
      const auto signs = diagram::signs_in_order();
      if (!cell && !arrows &&
          (std::ranges::find(signs, word.text) != signs.end() || is_number(word.text)))
        sign = word.text;
      else if (!cell)
        error(word, "no cell " + in_quotes(word.text) + " on board " + in_quotes(board_->id),
              board::cell_hint(*board_, word.text));
      else
        show_from(word, *cell, arrows, arrows ? "" : sign.empty() ? next_sign() : sign);
    }
  }

  static bool is_number(std::string_view text) { return base::to_integer(text).has_value(); }

  void show_from(const Excerpt& word, geometry::CellId cell, bool arrows, const std::string& sign) {
    if (!figure_.position.empty()) {
      figure_.shows.push_back({std::string(word.text), sign, arrows, {}, word.place});
      return;
    }
    const auto piece = std::ranges::find_if(
        figure_.pieces, [&](const auto& each) { return board_->find(each.cell) == cell; });
    if (piece == figure_.pieces.end())
      return error(word, "there is no piece on " + std::string(word.text));
    piece->arrows = piece->arrows || arrows;
    piece->show_unreachable = false;
    if (!arrows) piece->mark = sign;
  }

  /// Reads the rest of the block as a table of a figures file. The moves to show are added after
  /// it.
  void read_toml() {
    if (toml_.empty()) return;
    const auto data = base::parse_data(toml_, file_, report_);
    if (!data) return;
    game::read_layers(*data, figure_, report_);
    data->report_unused(report_);
  }

  Game& game_;
  const FencedBlock& block_;
  std::string file_;
  base::Report& report_;
  game::Figure figure_;
  const board::Board* board_ = nullptr;
  std::vector<Excerpt> lines_;
  std::vector<std::pair<Excerpt, bool>> shown_;  ///< cells, and whether by arrows
  std::string toml_;
  std::size_t used_ = 0;  ///< number of signs used
};

}  // namespace

std::optional<game::Figure> read_figure_block(Game& game, const Article& article,
                                              const FencedBlock& block, const std::string& file,
                                              base::Report& report) {
  return BlockReader(game, article, block, file, report).read();
}

}  // namespace boardwright::text
