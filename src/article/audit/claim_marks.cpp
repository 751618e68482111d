// Gathers what a claim states from its keys, its value and its kind.
#include "audit/claim_marks.h"

#include <algorithm>

#include "audit/manner.h"
#include "base/text.h"
#include "board/selection.h"
#include "verify/kinds.h"

namespace boardwright::audit {

using base::lower_case;
using board::Board;
using game::CellNames, game::Value;
using geometry::CellId, geometry::CellSet;

namespace {

/// The words for the directions of lines, by the angle from east; a line goes both ways.
struct LineDirection {
  int from, to;  ///< degrees
  std::string_view one, other;
};
constexpr LineDirection line_directions[] = {
    {0, 0, "horizontal", "horizontal"},
    {1, 89, "northeast", "southwest"},
    {90, 90, "vertical", "vertical"},
    {91, 179, "northwest", "southeast"},
};

/// The keys that name pieces.
constexpr std::string_view piece_keys[] = {"piece", "than", "pieces", "against", "by"};

/// The fewest steps over sides and corners between two cells; 0 if there is no way.
int steps_between(const Board& board, CellId from, CellId to) {
  geometry::CellSet seen;
  seen.insert(from);
  for (int steps = 0;; ++steps) {
    if (seen.contains(to)) return steps;
    geometry::CellSet next = seen;
    for (const CellId cell : seen)
      for (const CellId other : board.topology.touching(cell)) next.insert(other);
    if (next.size() == seen.size()) return 0;
    seen = std::move(next);
  }
}

/// Gathers the marks of one claim.
class ClaimMarks {
 public:
  ClaimMarks(const Game& game, const Lexicon& lexicon, const Claim& claim)
      : game_(game), lexicon_(lexicon), claim_(claim) {
    const Board* other = game.find_board(claim.key("board"));
    board_ = other != nullptr ? other : &game.board();
  }

  Stated all(const Value& value) {
    add_keys();
    add_pieces();
    add_seat();
    add_ways();
    add_selection();
    add_axes();
    add_manner(value);
    add_placed();
    add_zone();
    const std::string& place = claim_.key(claim_.keys.contains("cell") ? "cell" : "from");
    if (board_ == &game_.board()) found_.place = place;
    for (const moves::PieceTypeId id : game_.rules.royal.piece_types) {
      const std::string& name = game_.piece_type(id).id;
      if (claim_.kind == "mate-brings") add(MarkKind::piece, name);
      if (claim_.kind == "checked") found_.besides[MarkKind::piece].insert(name);
    }
    if (claim_.kind == "repetition-brings") add(MarkKind::ordinal, claim_.key("number"));
    if (claim_.kind == "wins") add(MarkKind::outcome, "win");
    if (const auto* names = std::get_if<CellNames>(&value))
      for (const std::string& name : *names) add_cell(name);
    if (const auto* text = std::get_if<std::string>(&value)) {
      add_words(*text);
      for (const std::string_view word : base::words(*text))
        if (claim_.kind == "rank-list" && word != "and")
          add(MarkKind::line, "rank " + std::string(word.substr(0, word.find(','))));
      for (const std::string_view outcome : {"win", "draw", "loss"})
        if (*text == outcome) add(MarkKind::outcome, *text);
    }
    found_.marks = std::move(stated_);
    return std::move(found_);
  }

  /// The lines and colours that the claim selects by or is about, without those of cells that it
  /// names.
  StatedMarks of_lines() {
    add_line_keys();
    for (const std::string_view key : {"tile", "zone", "outside"}) add_colours(claim_.key(key));
    add_selection();
    add_axes();
    return std::move(stated_);
  }

 private:
  void add(MarkKind kind, std::string means) { stated_[kind].insert(std::move(means)); }

  void add_cell(std::string_view name) {
    const auto cell = board_->find(name);
    if (!cell) return;
    add(MarkKind::cell, board_->name(*cell));
    const geometry::Cell& found = board_->cell(*cell);
    add_lines_of(found);
  }

  /// Adds a cell without its lines: a piece is promoted on the lines of the cell to which it goes.
  void add_start(std::string_view name) {
    if (const auto cell = board_->find(name)) add(MarkKind::cell, board_->name(*cell));
  }

  /// Adds the marks in a text of the claim, with blanks for hyphens, commas and semicolons.
  void add_words(std::string_view text) {
    std::string spaced(text);
    for (char& c : spaced)
      if (c == '-' || c == ',' || c == ';') c = ' ';
    for (Mark& mark : lexicon_.marks_in(spaced)) add(mark.kind, std::move(mark.means));
  }

  void add_colours(std::string text) {
    std::ranges::replace(text, '-', ' ');
    for (Mark& mark : lexicon_.marks_in(text))
      if (mark.kind == MarkKind::colour) add(MarkKind::colour, std::move(mark.means));
  }

  void add_line_keys() {
    for (const std::string_view key : {"files", "ranks"})
      for (const std::string& word : board::comma_list(claim_.key(key))) {
        add(MarkKind::line, std::string(key.substr(0, key.size() - 1)) + " " + word);
        for (Mark& mark : lexicon_.marks_in(word))
          if (mark.kind == MarkKind::ordinal) add(MarkKind::ordinal, std::move(mark.means));
      }
  }

  void add_keys() {
    add_line_keys();
    const bool promotes = claim_.kind == "promotions" || claim_.kind == "may-become";
    for (const auto& [key, text] : claim_.keys) {
      for (const std::string& word : board::comma_list(text)) {
        if (key == "cell" && promotes)
          add_start(word);
        else
          add_cell(word);
        if (base::to_integer(word)) add(MarkKind::number, word);
      }
      if (key == "axis" || key == "other")
        for (const std::string_view axis : base::words(text))
          if (board_->axis(axis) != nullptr) add(MarkKind::axis, std::string(axis));
      if (key == "plays")
        for (const std::string_view word : base::words(text)) add_cell(base::split(word, ';')[0]);
      if (key != "position" && key != "plays" && key != "board") add_words(text);
    }
    if (claim_.kind == "may-stand")
      for (const std::string_view shape : {"triangle", "square", "hexagon", "octagon"})
        if (const auto cell = board_->find(claim_.key("cell")))
          if (const auto cells = board_->region(shape, board::first_seat);
              cells && cells->contains(*cell))
            add(MarkKind::shape, std::string(shape));
  }

  /// Adds a piece, and the numbers of cells to which its moves are limited. False for an unknown
  /// id.
  bool add_piece(std::string_view id) {
    const moves::PieceType* piece_type = game_.find_piece_type(id);
    if (piece_type == nullptr) return false;
    add(MarkKind::piece, piece_type->id);
    for (const notation::MovePattern& move : piece_type->moves)
      if (move.most > 0) add(MarkKind::number, std::to_string(move.most));
    return true;
  }

  void add_pieces() {
    for (const std::string_view key : piece_keys)
      for (const std::string& id : board::comma_list(claim_.key(key))) add_piece(id);
    const std::size_t pieces = board::comma_list(claim_.key("pieces")).size();
    if (pieces > 1) add(MarkKind::number, std::to_string(pieces));
    for (const std::string& part : claim_.like) {
      if (add_piece(part)) continue;
      add_lengths(part);
      for (const std::string_view word : base::words(part))
        if (board_->axis(word) != nullptr) add(MarkKind::axis, std::string(word));
    }
  }

  /// Adds the numbers of a line of moves: 2 and 1 for "leap 2:1 orthogonal", 1 for a step.
  void add_lengths(std::string_view line) {
    for (const std::string_view word : base::words(line)) {
      for (const std::string_view number : base::split(word, ':'))
        if (base::to_integer(number)) add(MarkKind::number, std::string(number));
      if (word == "step") add(MarkKind::number, "1");
    }
  }

  /// Adds the seat of the claim, and the piece on its cell in its position, before the moves of
  /// `plays`.
  void add_seat() {
    const verify::ClaimKind* kind = verify::find_kind(claim_.kind);
    if (kind == nullptr) return;
    const auto allowed = verify::keys_of(*kind).allowed;
    const bool has_seat = std::ranges::find(allowed, "seat") != allowed.end();
    if (claim_.key("seat") == "each") add(MarkKind::quantifier, "all");
    if (const auto number = base::to_integer(claim_.key("seat"))) {
      if (const auto seat = board_->seat_numbered(*number))
        add(MarkKind::colour, lower_case(board_->seat(*seat).name));
    } else if (has_seat && claim_.key("position").empty() && !board_->seats.empty()) {
      add(MarkKind::colour, lower_case(board_->seats.front().name));
    }
    const auto cell = board_->find(claim_.key("cell"));
    if (position() != nullptr && claim_.kind == "legal-count" && !claim_.keys.contains("seat") &&
        claim_.key("plays").empty())
      add(MarkKind::colour, lower_case(board_->seat(position()->turn).name));
    if (position() == nullptr || !cell) return;
    const play::Piece& piece = position()->at(*cell);
    if (piece.none()) return;
    add(MarkKind::piece, game_.piece_type(piece.piece_type).id);
    add(MarkKind::colour, lower_case(board_->seat(piece.seat).name));
  }

  const play::Position* position() const {
    return board_ == &game_.board() ? game_.find_position(claim_.key("position")) : nullptr;
  }

  void add_placed() {
    if (position() == nullptr) return;
    for (const CellId cell : board_->cells()) {
      const play::Piece& piece = position()->at(cell);
      if (!piece.none())
        found_.placed.push_back({board_->name(cell), game_.piece_type(piece.piece_type).id,
                                 lower_case(board_->seat(piece.seat).name)});
    }
  }

  /// Adds the cells of the claim's zone, and "last" if these and the target of its move are on the
  /// last rank.
  void add_zone() {
    base::Report ignored;  // the claim's own problems are reported where it is computed
    const auto number = base::to_integer(claim_.key("seat"));
    auto seat = number ? board_->seat_numbered(*number) : std::nullopt;
    if (!seat && position() != nullptr) seat = position()->turn;
    const board::SeatId mover = seat.value_or(board::first_seat);
    if (board_->seats.empty() || board_->rank_order.empty()) return;
    CellSet ends;
    if (const std::string& zone = claim_.key("zone"); !zone.empty())
      if (const auto cells = board_->region(zone, mover)) {
        ends = *cells;
        for (const CellId cell : ends) found_.zone.insert(board_->name(cell));
      }
    if (const auto to = board_->find(claim_.key("to")); to && position() != nullptr)
      ends.insert(*to);
    const auto last = [](std::string_view key) {
      return std::string(key == "ranks" ? "last" : "");
    };
    const CellSet rank =
        board::select(*board_, board::selection_of(last, claim_.place), mover, ignored);
    if (!ends.empty() && ends.within(rank)) add(MarkKind::ordinal, "last");
  }

  /// Adds the lines of the cells that the claim selects, unless it selects by lines or selects all
  /// cells.
  void add_selection() {
    const verify::ClaimKind* kind = verify::find_kind(claim_.kind);
    if (kind == nullptr || claim_.keys.contains("files") || claim_.keys.contains("ranks")) return;
    const auto needed = verify::keys_of(*kind).needed;
    if (std::ranges::find(needed, "SEL") == needed.end() &&
        !verify::all_keys_of(*kind).contains("zone"))
      return;
    base::Report ignored;  // the claim's own problems are reported where it is computed
    const auto text_of = [&](std::string_view key) { return claim_.key(key); };
    const auto number = base::to_integer(claim_.key("seat"));
    const auto seat = number ? board_->seat_numbered(*number) : std::nullopt;
    const geometry::CellSet cells =
        board::select(*board_, board::selection_of(text_of, claim_.place),
                      seat.value_or(board::first_seat), ignored);
    if (static_cast<int>(cells.size()) == board_->size()) return;
    for (const CellId cell : cells) add_lines_of(board_->cell(cell));
  }

  /// Adds the file and the rank of a cell, unless the claim names files or ranks itself.
  void add_lines_of(const geometry::Cell& cell) {
    const auto names_lines = [&](std::string_view key) {
      return std::ranges::any_of(board::comma_list(claim_.key(key)), is_name_of_line);
    };
    if (names_lines("files") || names_lines("ranks")) return;
    if (!cell.file.empty()) add(MarkKind::line, "file " + cell.file);
    if (!cell.rank.empty()) add(MarkKind::line, "rank " + cell.rank);
  }

  /// Adds the directions of the axes of the claim, and the ranks and files that are lines of these.
  void add_axes() {
    for (const std::string_view name : base::words(claim_.key("axis"))) {
      const geometry::Axis* axis = board_->axis(name);
      if (axis == nullptr || axis->is_given) continue;
      for (const geometry::Heading heading : axis->headings) {
        const int angle = geometry::in_degrees(heading);
        const auto wanted = base::to_integer(claim_.key("heading"));
        if (wanted && (angle - *wanted) % 180 != 0) continue;
        for (const LineDirection& row : line_directions) {
          if (angle % 180 < row.from || angle % 180 > row.to) continue;
          add(MarkKind::direction, std::string(row.one));
          add(MarkKind::direction, std::string(row.other));
        }
      }
      for (const auto& line : board_->lines(*axis)) add_line(line);
    }
  }

  /// Adds verbs, directions, and pairs of both such as "move forward".
  void add_manner(const Value& value) {
    const Manner manner = manner_of(game_, claim_, value);
    for (const std::string& verb : manner.verbs) {
      add(MarkKind::verb, verb);
      if (!manner.has_directions) continue;
      for (const std::string& to : verb == "capture" ? manner.captures_to : manner.moves_to) {
        add(MarkKind::direction, to);
        add(MarkKind::verb, verb + " " + to);
      }
    }
  }

  /// Adds a rank or a file if all cells of a line lie in it.
  void add_line(const std::vector<CellId>& line) {
    const geometry::Cell& first = board_->cell(line.front());
    const auto all_have = [&](std::string geometry::Cell::*name) {
      return !(first.*name).empty() && std::ranges::all_of(line, [&](CellId cell) {
        return board_->cell(cell).*name == first.*name;
      });
    };
    if (all_have(&geometry::Cell::file)) add(MarkKind::line, "file " + first.file);
    if (all_have(&geometry::Cell::rank)) add(MarkKind::line, "rank " + first.rank);
  }

  /// Adds the number of steps between the cells of the claim.
  void add_ways() {
    const auto to = board_->find(claim_.key("to"));
    for (const std::string_view key : {"cell", "from"})
      if (const auto from = board_->find(claim_.key(key)); from && to)
        add(MarkKind::number, std::to_string(steps_between(*board_, *from, *to)));
  }

  const Game& game_;
  const Lexicon& lexicon_;
  const Claim& claim_;
  const Board* board_ = nullptr;
  StatedMarks stated_;
  Stated found_;
};

}  // namespace

bool is_line_direction(std::string_view word) {
  return std::ranges::any_of(line_directions, [&](const LineDirection& row) {
    return row.one == word || row.other == word;
  });
}

bool is_name_of_line(std::string_view word) { return word.size() == 1 || base::to_integer(word); }

std::vector<const Mark*> cells_behind(std::string_view words, const std::vector<Mark>& marks,
                                      std::size_t piece) {
  constexpr std::string_view first[] = {" on ", " at "};
  constexpr std::string_view next[] = {", ", " and ", " or ", ", and ", ", or "};
  std::vector<const Mark*> cells;
  for (std::size_t i = piece + 1; i < marks.size() && marks[i].kind == MarkKind::cell; ++i) {
    const std::size_t end = marks[i - 1].end;
    const std::string_view gap = words.substr(end, marks[i].begin - end);
    const bool joins = cells.empty() ? std::ranges::find(first, gap) != std::end(first)
                                     : std::ranges::find(next, gap) != std::end(next);
    if (!joins) break;
    cells.push_back(&marks[i]);
  }
  return cells;
}

Stated stated_by(const Game& game, const Lexicon& lexicon, const Claim& claim, const Value& value) {
  return ClaimMarks(game, lexicon, claim).all(value);
}

StatedMarks lines_stated(const Game& game, const Lexicon& lexicon, const Claim& claim) {
  return ClaimMarks(game, lexicon, claim).of_lines();
}

}  // namespace boardwright::audit
