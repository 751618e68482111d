// Compares the words that print a claim with its keys, its value and its kind.
#include "audit/claim_words.h"

#include <algorithm>
#include <optional>

#include "audit/manner.h"
#include "base/text.h"
#include "board/selection.h"
#include "text/numbers.h"
#include "verify/kinds.h"

namespace boardwright::audit {

using base::lower_case;
using board::Board;
using game::CellNames, game::Value;
using geometry::CellId;

namespace {

enum class Fit { bound, open, wrong };

/// How a kind of claim judges a quantifier or an ordinal in its words.
struct KindWord {
  std::string_view kind;
  MarkKind mark;
  std::string_view means;
  Fit fit;
};
constexpr KindWord kind_words[] = {
    {"touch-most", MarkKind::quantifier, "at most", Fit::bound},
    {"touch-most", MarkKind::quantifier, "at least", Fit::wrong},
    {"touch-least", MarkKind::quantifier, "at least", Fit::bound},
    {"touch-least", MarkKind::quantifier, "at most", Fit::wrong},
    {"touch-some", MarkKind::quantifier, "some", Fit::bound},
    {"touch-some", MarkKind::quantifier, "all", Fit::wrong},
    {"ways-some", MarkKind::quantifier, "some", Fit::bound},
    {"ways-some", MarkKind::quantifier, "all", Fit::wrong},
    {"wheel-most", MarkKind::quantifier, "at most", Fit::bound},
    {"wheel-most", MarkKind::quantifier, "at least", Fit::wrong},
    {"together", MarkKind::quantifier, "at most", Fit::bound},
    {"together", MarkKind::quantifier, "at least", Fit::wrong},
    {"detour", MarkKind::quantifier, "at most", Fit::bound},
    {"detour", MarkKind::quantifier, "at least", Fit::wrong},
    {"range-covers", MarkKind::quantifier, "all", Fit::bound},
    {"range-covers", MarkKind::quantifier, "only", Fit::bound},
    {"range-covers", MarkKind::quantifier, "some", Fit::wrong},
    {"range-covers", MarkKind::quantifier, "half", Fit::wrong},
    {"subset", MarkKind::quantifier, "all", Fit::bound},
    {"subset", MarkKind::quantifier, "some", Fit::wrong},
    {"alternates", MarkKind::quantifier, "all", Fit::bound},
    {"alternates", MarkKind::ordinal, "2", Fit::bound},
    {"alternates", MarkKind::ordinal, "1", Fit::wrong},
    {"alternates", MarkKind::ordinal, "3", Fit::wrong},
    {"alternates", MarkKind::ordinal, "4", Fit::wrong},
    {"orthogonal", MarkKind::direction, "orthogonal", Fit::bound},
    {"best-on", MarkKind::comparative, "more", Fit::bound},
    {"best-on", MarkKind::comparative, "less", Fit::wrong},
    {"stalemate-brings", MarkKind::negation, "not", Fit::bound},
    {"range-covers", MarkKind::verb, "change", Fit::wrong},
    {"kept-in", MarkKind::verb, "change", Fit::wrong},
    {"subset", MarkKind::verb, "change", Fit::wrong},
    {"men-fill", MarkKind::verb, "change", Fit::wrong},
};

/// Kinds of marks that a claim refutes if it names others of the same kind.
constexpr MarkKind exclusive[] = {MarkKind::cell,   MarkKind::line,  MarkKind::piece,
                                  MarkKind::axis,   MarkKind::shape, MarkKind::colour,
                                  MarkKind::outcome};

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

/// Directions that are refuted by moves in others only.
bool is_exclusive_direction(std::string_view word) {
  constexpr std::string_view refuted[] = {"forward",   "backward",   "sideways",  "diagonal",
                                          "straight",  "orthogonal", "northeast", "northwest",
                                          "southeast", "southwest"};
  return std::ranges::find(refuted, word) != std::end(refuted);
}

bool is_line_direction(std::string_view word) {
  return std::ranges::any_of(line_directions, [&](const LineDirection& row) {
    return row.one == word || row.other == word;
  });
}

/// Whether an ordinal is one of a rank: "the third rank", "the ranks, the second and the fourth".
bool counts_ranks(const Mark& ordinal, std::string_view sentence) {
  if (!base::to_integer(ordinal.means)) return false;
  const std::string_view after = sentence.substr(ordinal.end);
  if (after.starts_with(" rank")) return true;
  constexpr std::size_t most_before = 200;  // bytes
  const std::size_t from = ordinal.begin - std::min(ordinal.begin, most_before);
  return sentence.substr(from, ordinal.begin - from).find("ranks") != sentence.npos &&
         (after.empty() || after.starts_with(',') || after.starts_with('.') ||
          after.starts_with(" and the "));
}

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

  StatedMarks all(const Value& value) {
    add_keys();
    add_pieces();
    add_seat();
    add_ways();
    add_selection();
    add_axes();
    add_manner(value);
    if (claim_.kind == "mate-brings")
      for (const moves::PieceTypeId id : game_.rules.royal.piece_types)
        add(MarkKind::piece, game_.piece_type(id).id);
    if (claim_.kind == "wins") add(MarkKind::outcome, "win");
    if (const auto* names = std::get_if<CellNames>(&value))
      for (const std::string& name : *names) add_cell(name);
    if (const auto* text = std::get_if<std::string>(&value)) {
      add_words(*text);
      for (const std::string_view outcome : {"win", "draw", "loss"})
        if (*text == outcome) add(MarkKind::outcome, *text);
    }
    return std::move(stated_);
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

  /// Adds a cell without its lines: a piece is promoted on those of the cell to which it goes.
  void add_start(std::string_view name) {
    if (const auto cell = board_->find(name)) add(MarkKind::cell, board_->name(*cell));
  }

  /// Adds the marks in a text of the claim, whatever is not a letter or a digit between them.
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

  /// Adds a piece, and the numbers of cells to which its moves are limited.
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

  /// The numbers of a line of moves: of "leap 2:1 orthogonal" two and one, of a step one.
  void add_lengths(std::string_view line) {
    for (const std::string_view word : base::words(line)) {
      for (const std::string_view number : base::split(word, ':'))
        if (base::to_integer(number)) add(MarkKind::number, std::string(number));
      if (word == "step") add(MarkKind::number, "1");
    }
  }

  /// The seat of the claim, and the piece on its cell in the position in which its line of moves
  /// begins.
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
    const play::Position* position = game_.find_position(claim_.key("position"));
    const auto cell = board_->find(claim_.key("cell"));
    if (position != nullptr && claim_.kind == "legal-count" && !claim_.keys.contains("seat") &&
        claim_.key("plays").empty())
      add(MarkKind::colour, lower_case(board_->seat(position->turn).name));
    if (position == nullptr || !cell || board_ != &game_.board()) return;
    const play::Piece& piece = position->at(*cell);
    if (piece.none()) return;
    add(MarkKind::piece, game_.piece_type(piece.piece_type).id);
    add(MarkKind::colour, lower_case(board_->seat(piece.seat).name));
  }

  /// The lines of the cells that the claim selects, unless it selects by lines or all cells.
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

  void add_lines_of(const geometry::Cell& cell) {
    if (!cell.file.empty()) add(MarkKind::line, "file " + cell.file);
    if (!cell.rank.empty()) add(MarkKind::line, "rank " + cell.rank);
  }

  /// The directions of the axes of the claim, and the ranks and files that are lines of these.
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

  /// Adds verbs, directions, and "move forward" for a direction that goes with a verb.
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

  /// The number of cells that the way of the claim goes.
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
};

/// Judges the words of one claim.
class Judge {
 public:
  Judge(const Finding& finding, const StatedMarks& stated, std::string_view words)
      : claim_(*finding.claim), value_(finding.computed), stated_(stated), words_(words) {}

  WordsVerdict judge(const std::vector<Mark>& marks) {
    if (!text::words_match(words_, value_, &claim_) && !std::holds_alternative<bool>(value_)) {
      verdict_.problem = base::in_quotes(words_) + " does not say what claim '" + claim_.id +
                         "' computes: " + game::shown(value_);
      verdict_.hint = words_for_value();
      return std::move(verdict_);
    }
    marks_ = &marks;
    check_polarity();
    for (const Mark& mark : marks) add(mark, fit_of(mark));
    check_numbers();
    check_axes();
    check_repeats();
    check_roles();
    return std::move(verdict_);
  }

 private:
  const bool* truth() const { return std::get_if<bool>(&value_); }

  void refuse(std::string problem, std::string hint = {}, std::size_t at = 0) {
    if (!verdict_.problem.empty()) return;
    verdict_.problem = std::move(problem);
    verdict_.hint = std::move(hint);
    verdict_.at = at;
  }

  /// Which words would state the value.
  std::string words_for_value() const {
    if (std::holds_alternative<game::Count>(value_))
      return "say " + game::shown(value_) + ", in digits or as a word, and no other number";
    if (std::holds_alternative<game::Percent>(value_))
      return "say " + game::shown(value_) + ", half, most, all or none, as it is";
    if (const auto* cells = std::get_if<CellNames>(&value_))
      return "name just these cells, or say how many: " + std::to_string(cells->size());
    if (game::shown(value_) == "win" || game::shown(value_) == "loss" ||
        game::shown(value_) == "draw")
      return "say that the player " + (game::shown(value_) == "win"    ? std::string("wins")
                                       : game::shown(value_) == "loss" ? std::string("loses")
                                                                       : std::string("draws"));
    return "have just this in the words";
  }

  void add(const Mark& mark, Fit fit) {
    if (fit == Fit::open) verdict_.open.push_back(mark);
    if (fit == Fit::wrong)
      refuse("claim '" + claim_.id + "' does not state " + base::in_quotes(text_of(mark)) + " in " +
                 base::in_quotes(words_),
             ClaimWords::hint(claim_, stated_, mark), mark.begin);
  }

  std::string_view text_of(const Mark& mark) const {
    return words_.substr(mark.begin, mark.end - mark.begin);
  }

  /// Words for what holds have no negation, and words for what does not hold have one; "neither …
  /// nor" is one.
  void check_polarity() {
    if (truth() == nullptr) return;
    const auto negations = std::ranges::count_if(*marks_, [&](const Mark& mark) {
      return mark.kind == MarkKind::negation && base::lower_case(text_of(mark)) != "nor";
    });
    const bool nor = std::ranges::any_of(
        *marks_, [&](const Mark& mark) { return base::lower_case(text_of(mark)) == "nor"; });
    if (negations > 1) refuse(base::in_quotes(words_) + " has two negations: say it with one");
    if ((negations > 0 || nor) == *truth())
      refuse(base::in_quotes(words_) + " says the opposite of claim '" + claim_.id + "', which " +
                 (*truth() ? "holds" : "does not hold"),
             *truth() ? "say it without a negation"
                      : "say it with one negation: not, no, never, cannot, nor, without, nothing");
  }

  Fit fit_of(const Mark& mark) const {
    for (const KindWord& row : kind_words)
      if (row.kind == claim_.kind && row.mark == mark.kind && row.means == mark.means)
        return row.fit;
    if (mark.kind == MarkKind::negation) return fit_of_negation();
    if (mark.kind == MarkKind::comparative && claim_.kind == "reach-more")
      return fit_of_comparison(mark);
    if (mark.kind == MarkKind::quantifier) return fit_of_quantifier(mark);
    const auto of_kind = stated_.find(mark.kind);
    if (mark.kind == MarkKind::ordinal) return fit_of_ordinal(mark);
    if (mark.kind == MarkKind::verb) return fit_of_verb(mark);
    if (mark.kind == MarkKind::direction) return fit_of_direction(mark);
    if (of_kind == stated_.end()) return Fit::open;
    if (mark.kind == MarkKind::cell ? states_cell(mark) : of_kind->second.contains(mark.means))
      return Fit::bound;
    return std::ranges::find(exclusive, mark.kind) != std::end(exclusive) ||
                   is_line_direction(mark.means)
               ? Fit::wrong
               : Fit::open;
  }

  bool states_cell(const Mark& mark) const {
    if (!stated_.at(MarkKind::cell).contains(mark.means)) return false;
    const auto* cells = std::get_if<CellNames>(&value_);
    // "can capture on d5 and e5" names no opponents that it cannot capture.
    const bool others = text_has("enemy") || text_has("enemies") || text_has("opponent");
    if (claim_.kind == "capture-cells" && cells != nullptr && !others &&
        claim_.key("cell") != mark.means)
      return std::ranges::find(*cells, mark.means) != cells->end();
    return (cells != nullptr && std::ranges::find(*cells, mark.means) != cells->end()) ||
           !has_in_own_keys(mark.means) || text::has_in_keys(claim_, mark.means, words_);
  }
  bool text_has(std::string_view word) const {
    return lower_case(words_).find(word) != std::string::npos;
  }
  bool has_in_own_keys(std::string_view name) const {
    return std::ranges::any_of(claim_.keys, [&](const auto& key) {
      const auto names = board::comma_list(key.second);
      return std::ranges::find(names, name) != names.end();
    });
  }

  /// "third rank": one of those of the claim, if it states ranks.
  Fit fit_of_ordinal(const Mark& mark) const {
    if (const auto own = stated_.find(MarkKind::ordinal);
        own != stated_.end() && own->second.contains(mark.means))
      return Fit::bound;
    const auto lines = stated_.find(MarkKind::line);
    if (lines == stated_.end() || !words_.substr(mark.end).starts_with(" rank") ||
        !base::to_integer(mark.means))
      return Fit::open;
    if (lines->second.contains("rank " + mark.means)) return Fit::bound;
    const bool has_ranks = std::ranges::any_of(
        lines->second, [](const std::string& line) { return line.starts_with("rank "); });
    return has_ranks ? Fit::wrong : Fit::open;
  }

  /// A claim about moves is about captures or about other moves. Of claims about anything else
  /// "captures" says more than they do.
  Fit fit_of_verb(const Mark& mark) const {
    const auto verbs = stated_.find(MarkKind::verb);
    if (mark.means != "move" && mark.means != "capture") return Fit::bound;
    if (verbs == stated_.end()) return mark.means == "move" ? Fit::bound : Fit::open;
    const bool moves = std::ranges::any_of(*marks_, [](const Mark& other) {
      return other.kind == MarkKind::verb && other.means == "move";
    });
    if (claim_.kind == "same-moves" && moves) return Fit::bound;
    return verbs->second.contains(mark.means) ? Fit::bound : Fit::wrong;
  }

  /// A direction of the moves of the verb before it, if the claim has any.
  Fit fit_of_direction(const Mark& mark) const {
    const auto known = stated_.find(MarkKind::direction);
    if (known == stated_.end()) return Fit::open;
    const auto verbs = stated_.find(MarkKind::verb);
    std::string verb = "move";
    for (const Mark& other : *marks_)
      if (other.kind == MarkKind::verb && other.begin < mark.begin &&
          (other.means == "move" || other.means == "capture"))
        verb = other.means;
    const bool of_moves = verbs != stated_.end() && verbs->second.contains(verb) &&
                          std::ranges::any_of(verbs->second, [](const std::string& each) {
                            return each.find(' ') != each.npos;
                          });
    if (of_moves && is_exclusive_direction(mark.means))
      return verbs->second.contains(verb + " " + mark.means) ? Fit::bound : Fit::wrong;
    if (known->second.contains(mark.means)) return Fit::bound;
    return is_line_direction(mark.means) ? Fit::wrong : Fit::open;
  }

  /// A number that is not 0, and cells, are stated without a negation.
  Fit fit_of_negation() const {
    if (const auto* count = std::get_if<game::Count>(&value_))
      return *count == 0 ? Fit::bound : Fit::wrong;
    if (const auto* cells = std::get_if<CellNames>(&value_))
      return cells->empty() ? Fit::bound : Fit::wrong;
    return truth() != nullptr ? Fit::bound : Fit::open;
  }

  /// A value is exact, so "only" adds nothing.
  Fit fit_of_quantifier(const Mark& mark) const {
    if (mark.means == "even") return Fit::open;
    if (const auto own = stated_.find(MarkKind::quantifier);
        own != stated_.end() && own->second.contains(mark.means))
      return Fit::bound;
    const bool exact = truth() == nullptr && !std::holds_alternative<std::string>(value_);
    const bool share = std::holds_alternative<game::Percent>(value_);
    return (exact && mark.means == "only") || share ? Fit::bound : Fit::open;
  }

  /// "weaker than a Queen": what stands after "than" decides which of the two is meant.
  Fit fit_of_comparison(const Mark& mark) const {
    const std::size_t than = words_.find(" than ");
    for (const Mark& other : *marks_) {
      if (other.kind != MarkKind::piece || than == words_.npos || other.begin < than) continue;
      const bool less = other.means == claim_.key("piece");
      return (mark.means == "less") == less ? Fit::bound : Fit::wrong;
    }
    return Fit::open;
  }

  /// The numbers of a claim that holds, or does not, stand in its keys or measure its way.
  void check_numbers() {
    if (truth() == nullptr) return;
    const auto numbers = stated_.find(MarkKind::number);
    for (const text::ProseNumber& number : text::numbers_in_words(words_)) {
      const Mark mark{number.begin, number.end, MarkKind::number, base::decimal(number.value)};
      const bool named = std::ranges::any_of(*marks_, [&](const Mark& other) {
        return other.begin <= mark.begin && mark.end <= other.end;
      });
      if (named || number.kind != text::ProseNumber::Kind::count) continue;
      const bool stated = numbers != stated_.end() && numbers->second.contains(mark.means);
      const bool one = number.value == 1 && !number.digits;
      if (one && numbers == stated_.end()) continue;  // no more than "a"
      add(mark, stated ? Fit::bound : one ? Fit::open : Fit::wrong);
    }
  }

  /// Words that name an axis name all those of the claim.
  void check_axes() {
    const auto axes = stated_.find(MarkKind::axis);
    if (axes == stated_.end()) return;
    std::set<std::string> named;
    for (const Mark& mark : *marks_)
      if (mark.kind == MarkKind::axis) named.insert(mark.means);
    if (!named.empty() && named != axes->second)
      refuse(base::in_quotes(words_) + " does not name the axes of claim '" + claim_.id + "'");
  }

  /// Cells and lines stay open where they are spelled more often than the claim has them, and
  /// pieces that are named twice while another one of the claim is not.
  void check_repeats() {
    std::map<std::string_view, std::ptrdiff_t> named;
    for (const Mark& mark : *marks_) ++named[text_of(mark)];
    for (const Mark& mark : *marks_) {
      const bool line = mark.kind == MarkKind::cell || mark.kind == MarkKind::line;
      const bool again = named[text_of(mark)] > std::max<std::ptrdiff_t>(1, times_stated(mark));
      if (again && (line || (mark.kind == MarkKind::piece && lacks_piece()))) add(mark, Fit::open);
    }
  }

  /// Whether the words lack a piece of the claim.
  bool lacks_piece() const {
    const auto stated = stated_.find(MarkKind::piece);
    return stated != stated_.end() && std::ranges::any_of(stated->second, [&](const auto& piece) {
             return std::ranges::none_of(*marks_, [&](const Mark& mark) {
               return mark.kind == MarkKind::piece && mark.means == piece;
             });
           });
  }

  /// How often a name stands in the keys and the value of the claim.
  std::ptrdiff_t times_stated(const Mark& mark) const {
    const std::string_view means = std::string_view(mark.means);
    const std::string_view name =
        mark.kind == MarkKind::line ? means.substr(means.find(' ') + 1) : means;
    const auto times_in = [&](const std::vector<std::string>& names) {
      return std::ranges::count(names, name);
    };
    std::ptrdiff_t times = times_in(claim_.like);
    for (const auto& [key, value] : claim_.keys) times += times_in(board::comma_list(value));
    if (const auto* cells = std::get_if<CellNames>(&value_)) times += times_in(*cells);
    return times;
  }

  /// "from c3" and "to c5" say the cells of these keys.
  void check_roles() {
    for (const Mark& mark : *marks_) {
      if (mark.kind != MarkKind::cell) continue;
      const std::string_view before = words_.substr(0, mark.begin);
      const std::string_view start =
          claim_.key("from").empty() ? claim_.key("cell") : claim_.key("from");
      if ((before.ends_with("from ") || before.ends_with("From ")) && !start.empty() &&
          board::comma_list(start).size() == 1 && start != mark.means)
        add(mark, Fit::open);
      const std::vector<std::string> ends = board::comma_list(claim_.key("to"));
      if (before.ends_with(" to ") && !ends.empty() &&
          std::ranges::find(ends, mark.means) == ends.end())
        add(mark, Fit::open);
    }
  }

  const Claim& claim_;
  const Value& value_;
  const StatedMarks& stated_;
  std::string_view words_;
  const std::vector<Mark>* marks_ = nullptr;
  WordsVerdict verdict_;
};

}  // namespace

bool ClaimWords::refute(const StatedMarks& stated, const Mark& mark, std::string_view sentence) {
  const bool ordinal = mark.kind == MarkKind::ordinal;
  const auto of_kind = stated.find(ordinal ? MarkKind::line : mark.kind);
  if (of_kind == stated.end()) return false;
  const std::set<std::string>& known = of_kind->second;
  if (mark.kind == MarkKind::direction)
    return is_line_direction(mark.means) && !known.contains(mark.means);
  if (mark.kind == MarkKind::colour) return !known.contains(mark.means);
  if (mark.kind != MarkKind::line && !(ordinal && counts_ranks(mark, sentence))) return false;
  const std::string line = ordinal ? "rank " + mark.means : mark.means;
  const std::string kind = line.substr(0, line.find(' ') + 1);
  return !known.contains(line) && std::ranges::any_of(known, [&](const std::string& each) {
    return each.starts_with(kind);
  });
}

std::string ClaimWords::hint(const Claim& claim, const StatedMarks& stated, const Mark& mark) {
  constexpr std::size_t most = 12;
  std::vector<std::string> words;
  for (const KindWord& row : kind_words)
    if (row.kind == claim.kind && row.mark == mark.kind && row.fit == Fit::bound)
      words.emplace_back(row.means);
  if (const auto known = stated.find(mark.kind); known != stated.end())
    for (const std::string& each : known->second)
      if (each.find(' ') == each.npos || mark.kind == MarkKind::line) words.push_back(each);
  if (mark.kind == MarkKind::comparative && claim.kind == "reach-more")
    words = {"more and stronger of " + claim.key("piece"),
             "less and weaker of " + claim.key("than")};
  const std::string kind(name_of(mark.kind));
  if (words.empty())
    return "a claim of kind " + claim.kind + " states no word of this kind (" + kind +
           "): say it without, or in words of another claim";
  const bool cut = words.size() > most;
  words.resize(std::min(words.size(), most));
  return "of this kind (" + kind +
         ") it states: " + base::joined(std::span<const std::string>(words), ", ") +
         (cut ? ", …" : "");
}

StatedMarks ClaimWords::stated_by(const Claim& claim, const Value& value) const {
  return ClaimMarks(game_, lexicon_, claim).all(value);
}

StatedMarks ClaimWords::lines_of(const Claim& claim) const {
  return ClaimMarks(game_, lexicon_, claim).of_lines();
}

WordsVerdict ClaimWords::verdict(const Finding& finding, std::string_view words) const {
  return verdict(finding, stated_by(*finding.claim, finding.computed), lexicon_.marks_in(words),
                 words);
}

WordsVerdict ClaimWords::verdict(const Finding& finding, const StatedMarks& stated,
                                 const std::vector<Mark>& marks, std::string_view words) {
  return Judge(finding, stated, words).judge(marks);
}

}  // namespace boardwright::audit
