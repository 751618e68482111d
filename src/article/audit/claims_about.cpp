// Fills the keys of claims with the names in a sentence, and with what its words imply.
#include "audit/claims_about.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "audit/places.h"
#include "base/text.h"
#include "board/selection.h"
#include "moves/reach.h"
#include "text/numbers.h"

namespace boardwright::audit {

using base::lower_case;
using geometry::CellId, geometry::CellSet;
using moves::PieceType;

namespace {

constexpr std::string_view moving =
    "move go goes step ride leap jump slid reach get land pass cross travel come left walk fly "
    "flies";
constexpr std::string_view lying = "lie lies line axis file rank diagonal row run lead";
constexpr std::string_view standing =
    "stand start begin place king queen face wait army side has have piece men bring at on";

/// A kind of claim to propose if the words have one that begins with a cue; see has_cue().
struct KindCue {
  std::string_view kind, cues;
};
constexpr KindCue kind_cues[] = {
    {"reach-cells", moving},
    {"reach-count", moving},
    {"move-cells", "move step go goes reach"},
    {"capture-cells", "captur take attack"},
    {"may",
     "move go goes step ride leap jump slid reach get land pass cross block round captur take"},
    {"may-stand", "never ever"},
    {"range-covers", "stand reach get move cover enter step"},
    {"range-count", "reach get range cover cell"},
    {"range-share", "reach get range cover board"},
    {"reach-more", "power strong weak farther more"},
    {"same-moves", ""},
    {"ways", "direction way"},
    {"distance", "move need"},
    {"cell-list", ""},
    {"cell-count", ""},
    {"cell-share", ""},
    {"subset", ""},
    {"file-count", "file"},
    {"rank-count", "rank"},
    {"axis-count", "direction"},
    {"tint-count", "colour color"},
    {"piece-count", "piece kind type"},
    {"team-count", "player army armies"},
    {"line-cells", lying},
    {"line-length", lying},
    {"line-count", lying},
    {"on-line", lying},
    {"alternates", "alternat every"},
    {"orthogonal", "orthogonal"},
    {"steps", "away far distan cells"},
    {"same-cell", "is are same cell or"},
    {"touch-cells", "touch border meet contiguous neighbour beside share"},
    {"man-at", standing},
    {"men-cells", standing},
    {"men-count", ""},
    {"men-fill", "fill occup stand line cover"},
    {"legal-count", "move choice"},
    {"legal-cells", "move go goes can"},
    {"legal-captures", "captur take"},
    {"may-legally", ""},
    {"promotions", "promot becom choice turn choose"},
    {"may-become", ""},
    {"stalemate-brings", "move stalemat"},
    {"mate-brings", "mate checkmat trap"},
    {"goal-brings", "bring reach come get on win climb"},
    {"repetition-brings", "position repet repeat"},
    {"outcome", "win lose draw"},
    {"checked", "check attack"},
    {"rank-list", "rank"},
    {"turn-of", "begin start first then next turn"},
    {"value", "worth value count point"},
    {"points", "worth count point"},
};

/// What a kind of claim counts, by the beginnings of words.
struct CountedNoun {
  std::string_view kind, nouns;
};
constexpr std::string_view cell_nouns = "cell square hexagon triangle octagon space point field";
constexpr CountedNoun counted_nouns[] = {
    {"reach-count", cell_nouns},
    {"range-count", cell_nouns},
    {"cell-count", cell_nouns},
    {"legal-count", "move"},
    {"distance", "move"},
    {"ways", "direction way"},
    {"rank-count", "rank"},
    {"file-count", "file"},
    {"team-count", "player army armies"},
    {"men-count", "piece men man"},
    {"cell-share", cell_nouns},
    {"range-share", "cell square hexagon board"},
    {"tint-count", "colour color"},
    {"axis-count", "direction"},
    {"piece-count", "piece kind type"},
    {"line-count", "line diagonal"},
    {"line-length", cell_nouns},
    {"value", "point"},
    {"points", "point"},
    {"whole-count", cell_nouns},
};

/// The text after the first number, in lowercase; empty if there is none.
std::string counted(std::string_view words) {
  const auto numbers = text::numbers_in_words(words);
  return numbers.empty() ? std::string() : lower_case(words.substr(numbers.front().end));
}

std::string listed(const std::vector<std::string>& names) {
  return base::joined(std::span<const std::string>(names), ",");
}

CellSet cells_around(const board::Board& board, CellId cell) {
  CellSet around;
  for (const CellId each : board.topology.touching(cell)) around.insert(each);
  return around;
}

/// The words of a selection: "third" for 3.
constexpr std::string_view ordinal_words[] = {"first", "second",  "third",  "fourth", "fifth",
                                              "sixth", "seventh", "eighth", "ninth",  "tenth"};

}  // namespace

bool has_cue(std::string_view cues, std::string_view text) {
  constexpr std::size_t most_ending = 4;
  if (cues.empty()) return true;
  const std::string small = lower_case(text);
  for (const std::string_view cue : base::words(cues))
    for (std::size_t at = small.find(cue); at != small.npos; at = small.find(cue, at + 1)) {
      std::size_t end = at + cue.size();
      while (end < small.size() && base::is_letter(small[end])) ++end;
      if ((at == 0 || !base::is_letter(small[at - 1])) && end - at <= cue.size() + most_ending)
        return true;
    }
  return false;
}

bool ends_with_any(std::string_view text, std::initializer_list<std::string_view> endings) {
  return std::ranges::any_of(endings, [&](auto ending) { return text.ends_with(ending); });
}

bool counts(std::string_view kind, std::string_view words) {
  const auto row = std::ranges::find(counted_nouns, kind, &CountedNoun::kind);
  return row != std::end(counted_nouns) && has_cue(row->nouns, words);
}

bool is_offered(std::string_view kind) {
  return std::ranges::find(kind_cues, kind, &KindCue::kind) != std::end(kind_cues);
}

bool fits_kind(std::string_view kind, std::string_view text) {
  const auto row = std::ranges::find(kind_cues, kind, &KindCue::kind);
  return row != std::end(kind_cues) && has_cue(row->cues, text);
}

ClaimsAbout::ClaimsAbout(Game& game, game::GameLogics& logics)
    : game_(game), board_(game.board()), stage_(game, logics) {}

/// What a cell is to a piece. `gap`: the text between the previous cell and this one.
ClaimsAbout::Role ClaimsAbout::role_of(std::string_view gap, std::string_view after,
                                       bool has_origin) {
  const bool taken = after.starts_with(" is occupied") || after.starts_with(" is taken");
  const bool on = ends_with_any(gap, {"on ", "at "});
  if (on || taken || ends_with_any(gap, {"over ", "past "})) {
    if (has_cue("captur take", gap) && !has_cue("piece man enemy own", gap)) return Role::target;
    if (has_cue("own friend", gap)) return Role::own;
    if (has_cue("enemy enemies opponent opposing hostile", gap)) return Role::enemy;
    if (taken || ends_with_any(gap, {"over ", "past "}) || has_cue("piece man men", gap))
      return Role::other;
    return has_origin ? Role::target : Role::origin;
  }
  if (ends_with_any(gap, {"from ", "from the corner ", "from the middle "})) return Role::origin;
  if (ends_with_any(gap, {"to ", "reach ", "reaches ", "enter ", "enters ", "onto "}))
    return Role::target;
  return has_origin ? Role::target : Role::origin;
}

ClaimsAbout::Cells ClaimsAbout::cells_in(std::string_view words, const std::vector<Mark>& marks) {
  Cells cells;
  Role role = Role::origin;
  std::size_t end = 0;
  for (const Mark& mark : marks) {
    if (mark.kind != MarkKind::cell) continue;
    const std::string gap = lower_case(words.substr(end, mark.begin - end));
    const std::string_view joint = base::trimmed(gap);
    const bool in_list = !cells.all.empty() && (joint == "," || joint == "and" || joint == "or" ||
                                                joint == ", and" || joint == ", or");
    if (!in_list) role = role_of(gap, words.substr(mark.end), !cells.origin.empty());
    end = mark.end;
    cells.all.push_back(mark.means);
    switch (role) {
      case Role::origin:
        (cells.origin.empty() ? cells.origin : cells.targets.emplace_back()) = mark.means;
        break;
      case Role::target: cells.targets.push_back(mark.means); break;
      case Role::own: cells.own.push_back(mark.means); break;
      case Role::enemy: cells.enemy.push_back(mark.means); break;
      case Role::other: cells.others.push_back(mark.means); break;
    }
  }
  return cells;
}

/// The cells of the words; the one to start from may have been named before them.
ClaimsAbout::Cells ClaimsAbout::cells_of(const Span& span) {
  Cells cells = cells_in(span.words, span.marks);
  const Cells before = cells_in(span.before, span.before_marks);
  const std::string small = lower_case(span.words);
  const bool sets_out = small.starts_with("from ") || small.find(" from ") != small.npos;
  if (!before.origin.empty() && !sets_out && !cells.origin.empty() &&
      small.find("on " + lower_case(cells.origin)) == small.npos) {
    cells.targets.insert(cells.targets.begin(), cells.origin);
    cells.origin.clear();
  }
  if (cells.origin.empty()) cells.origin = before.origin;
  if (cells.own.empty() && cells.enemy.empty() && cells.others.empty()) {
    cells.own = before.own;
    cells.enemy = before.enemy;
    cells.others = before.others;
  }
  return cells;
}

void ClaimsAbout::add(std::string_view kind, Keys keys, std::vector<std::string> like) {
  // "From the middle it reaches eight cells, from a corner three."
  const bool goes_on =
      (small_.starts_with("from ") || small_.starts_with("in ")) && kind == "reach-count";
  if (!span_->in_table && !fits_kind(kind, small_) && !(goes_on && fits_kind(kind, span_->before)))
    return;
  Claim claim;
  claim.kind = kind;
  for (auto& [key, value] : keys)
    if (!value.empty()) claim.keys.emplace(std::move(key), std::move(value));
  claim.like = std::move(like);
  claims_.push_back(std::move(claim));
}

/// The seats that the words can mean, by number: those that they name; otherwise the one that was
/// named before, and any (empty). `of_army`: also "each".
std::vector<std::string> ClaimsAbout::seats(bool of_army) const {
  const auto number_of = [&](std::string_view name) {
    for (const board::SeatId seat : board_.seat_ids())
      if (lower_case(board_.seat(seat).name) == name)
        return std::to_string(board::seat_number(seat));
    return std::string();
  };
  std::vector<std::string> found;
  for (const std::string& colour : span_->all(MarkKind::colour))
    if (const std::string number = number_of(colour); !number.empty()) found.push_back(number);
  if (!found.empty()) return found;
  if (of_army) found.emplace_back("each");
  found.emplace_back();
  if (const std::string number = number_of(span_->seat); !number.empty())
    found.insert(of_army ? found.begin() : found.end(), number);
  return found;
}

void ClaimsAbout::add_for_seats(std::string_view kind, const Keys& keys, bool of_army) {
  for (const std::string& seat : seats(of_army)) {
    Keys all = keys;
    if (seat != "1" || of_army) all.emplace_back("seat", seat);
    add(kind, std::move(all));
  }
}

/// The ranks or files that the words name, by name or by number.
std::string ClaimsAbout::lines_named(std::string_view kind) const {
  std::vector<std::string> names;
  for (const std::string& line : span_->all(MarkKind::line))
    if (line.starts_with(kind)) names.push_back(line.substr(kind.size() + 1));
  for (const Mark& mark : span_->marks) {
    const std::string_view after = span_->words.substr(mark.end);
    if (mark.kind != MarkKind::ordinal || !after.starts_with(" " + std::string(kind))) continue;
    const auto number = base::to_integer(mark.means);
    if (number && *number <= std::ssize(ordinal_words))
      names.emplace_back(ordinal_words[static_cast<std::size_t>(*number - 1)]);
    else if (mark.means == "last")
      names.emplace_back("last");
  }
  return listed(names);
}

ClaimsAbout::Keys ClaimsAbout::selection() const {
  Keys keys;
  for (const std::string_view kind : {"file", "rank"})
    if (const std::string names = lines_named(kind); !names.empty())
      keys.emplace_back(std::string(kind) + "s", names);
  if (const auto shapes = span_->all(MarkKind::shape); !shapes.empty())
    keys.emplace_back("shape", listed(shapes));
  return keys;
}

/// A corner of the board or a cell in its middle, if a piece reaches the same number of cells from
/// all corners, or all cells in the middle; otherwise empty.
std::string ClaimsAbout::first_cell(const PieceType& piece_type, std::string_view what) const {
  const CellSet stands = moves::stands_on(piece_type, board_, board::first_seat);
  const std::vector<CellId> cells =
      (what == "corner" ? corners_of(board_) & stands : middle_of(board_, stands)).list();
  const moves::PieceMoves moves(board_, piece_type.moves, board::first_seat, piece_type.state);
  std::set<int> counts;
  for (const CellId cell : cells) counts.insert(moves::reach(moves, {}, cell).count());
  return counts.size() == 1 ? board_.name(cells.front()) : std::string();
}

void ClaimsAbout::add_counts() {
  if (span_->numbers() != 1) return;
  const std::string what = counted(span_->words);
  const bool of_board = span_->subject == nullptr && span_->all(MarkKind::piece).empty();
  for (const char* kind : {"file-count", "rank-count", "tint-count", "axis-count", "piece-count"})
    if (fits_kind(kind, what) && (of_board || kind != std::string_view("axis-count")))
      add(kind, {});
  const bool cells = has_cue("cell square hexagon space triangle octagon", what);
  const Keys chosen = selection();
  if (cells || what.starts_with(" together") || what.starts_with(" of them")) {
    add("cell-count", chosen);
    if (!chosen.empty()) add("cell-share", chosen);
    for (const auto& [zone, sets] : board_.zones)
      if (!sets.empty() && small_.find(zone) != small_.npos)
        add_for_seats("cell-count", {{"zone", zone}});
  }
  if (!game_.start.empty()) {
    if (has_cue("player army armies", what)) add("team-count", {{"position", game_.start}});
    if (has_cue("move", what) && !has_cue("after", std::string(span_->before) + small_))
      add_for_seats("legal-count", {{"position", game_.start}}, false);
  }
}

/// What the number of the words counts: the id of a piece, or "piece" for any; at most one word may
/// stand between number and piece.
std::string ClaimsAbout::counted_noun() const {
  constexpr std::string_view nouns[] = {"piece", "pieces", "men", "man"};
  const auto numbers = text::numbers_in_words(span_->words);
  if (numbers.empty()) return {};
  const std::size_t end = numbers.front().end;
  for (const Mark& mark : span_->marks) {
    if (mark.kind != MarkKind::piece || mark.begin < end) continue;
    const auto between = base::words(std::string_view(small_).substr(end, mark.begin - end));
    if (between.size() > 1) break;
    const bool other = std::ranges::any_of(between, [&](auto word) {
      return has_cue("cell step square rank file", word) ||
             std::ranges::find(nouns, word) != std::end(nouns);
    });
    if (!other) return mark.means;
    break;
  }
  const auto after = base::words(std::string_view(small_).substr(end));
  const bool any = !after.empty() && std::ranges::find(nouns, after.front()) != std::end(nouns);
  return any ? "piece" : "";
}

/// Whether the sentence says what a player has, and not what pieces do.
bool ClaimsAbout::is_of_array() const {
  if (ends_with_any(lower_case(span_->before), {"no ", "any ", "never "})) return false;
  return !has_cue("can may move attack captur leap face", small_ + std::string(span_->after)) ||
         has_cue("begin start array set", std::string(span_->before) + small_);
}

/// Adds claims about the array: which pieces stand where, how many, and that they fill lines.
void ClaimsAbout::add_array(const std::vector<std::string>& pieces) {
  if (game_.start.empty()) return;
  const std::string what = counted_noun();
  std::vector<std::string> types = pieces;
  if (has_cue("piece men man army armies", small_)) types.emplace_back();
  const Keys chosen = selection();
  for (const std::string& piece : types) {
    Keys keys = {{"position", game_.start}, {"piece", piece}};
    if (!cells_.all.empty()) add_for_seats("men-cells", keys, true);
    keys.insert(keys.end(), chosen.begin(), chosen.end());
    if (span_->numbers() == 1 && what == (piece.empty() ? "piece" : piece) && is_of_array())
      add_for_seats("men-count", keys, true);
    if (!chosen.empty()) add_for_seats("men-fill", keys, true);
  }
  for (const std::string& cell : cells_.all)
    add("man-at", {{"position", game_.start}, {"cell", cell}});
  if (span_->all(MarkKind::colour).empty()) return;
  add("turn-of", {{"position", game_.start}});
  if (has_cue("then next turn", small_))
    add("turn-of", {{"position", game_.start}, {"plays", stage_.first_move()}});
}

void ClaimsAbout::add_reach(const PieceType& piece_type) {
  std::vector<std::string> origins;
  if (!cells_.origin.empty()) origins.push_back(cells_.origin);
  if (origins.empty())
    for (const auto& [cue, what] :
         {std::pair("corner", "corner"), {"middle centre center", "middle"}})
      if (has_cue(cue, small_) || (has_cue(cue, span_->before) && cells_.all.empty()))
        if (const std::string cell = first_cell(piece_type, what); !cell.empty())
          origins.push_back(cell);
  for (const std::string& origin : origins) {
    const Keys at = {{"piece", piece_type.id}, {"cell", origin}};
    add_with_pieces(at);
    add_captures(piece_type, origin);
    if (has_cue("never ever", small_)) add_for_seats("may-stand", at);
  }
  if (origins.empty())
    for (const std::string& cell : cells_.targets)
      if (has_cue("never ever", small_))
        add_for_seats("may-stand", {{"piece", piece_type.id}, {"cell", cell}});
  if (has_cue("direction way", small_)) {
    const std::string cell =
        cells_.origin.empty() ? first_cell(piece_type, "middle") : cells_.origin;
    add("ways", {{"piece", piece_type.id}, {"cell", cell}});
  }
}

/// Claims about where a piece goes while others stand on the cells that the words give them.
void ClaimsAbout::add_with_pieces(const Keys& at) {
  std::vector<Keys> ways;
  const auto with = [&](std::vector<std::string> own, std::vector<std::string> enemy) {
    Keys keys = at;
    keys.emplace_back("own", listed(own));
    keys.emplace_back("enemy", listed(enemy));
    ways.push_back(std::move(keys));
  };
  const auto both = [](std::vector<std::string> a, const std::vector<std::string>& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
  };
  with(both(cells_.own, cells_.others), cells_.enemy);
  if (!cells_.others.empty()) with(cells_.own, both(cells_.enemy, cells_.others));
  for (const Keys& keys : ways) {
    for (const char* kind : {"reach-cells", "reach-count", "move-cells"}) add_for_seats(kind, keys);
    for (const std::string& to : cells_.targets) {
      Keys way = keys;
      way.emplace_back("to", to);
      add_for_seats("may", way);
    }
  }
}

/// Adds captures with enemies on all cells around the piece and on the named cells, or only on the
/// named cells.
void ClaimsAbout::add_captures(const PieceType& piece_type, const std::string& origin) {
  if (!has_cue("captur take attack", small_)) return;
  const auto from = board_.find(origin);
  std::vector<std::string> named = cells_.targets;
  named.insert(named.end(), cells_.enemy.begin(), cells_.enemy.end());
  CellSet around = from ? cells_around(board_, *from) : CellSet();
  for (const std::string& cell : named)
    if (const auto found = board_.find(cell)) around.insert(*found);
  const Keys at = {{"piece", piece_type.id}, {"cell", origin}};
  for (const std::vector<std::string>& enemies : {board::names_of(board_, around), named}) {
    Keys keys = at;
    keys.emplace_back("enemy", listed(enemies));
    add_for_seats("capture-cells", keys);
  }
  for (const std::string& to : named) {
    Keys keys = at;
    keys.emplace_back("to", to);
    keys.emplace_back("enemy", to);
    add_for_seats("may", keys);
  }
}

void ClaimsAbout::add_range(const PieceType& piece_type) {
  if (const auto shapes = span_->all(MarkKind::shape); !shapes.empty())
    add("range-covers", {{"pieces", piece_type.id}, {"shape", listed(shapes)}});
  if (!cells_.all.empty() || span_->numbers() != 1) return;
  add("range-count", {{"piece", piece_type.id}});
  add("range-share", {{"piece", piece_type.id}});
  const std::string middle = first_cell(piece_type, "middle");
  add("range-count", {{"piece", piece_type.id}, {"from", middle}});
  add("range-share", {{"piece", piece_type.id}, {"from", middle}});
}

/// Adds a claim that a piece can pass over the pieces around it.
void ClaimsAbout::add_leaps(const PieceType& piece_type) {
  if (!cells_.all.empty() || !has_cue("whatever jump nothing anything", small_)) return;
  const std::string middle = first_cell(piece_type, "middle");
  const auto from = board_.find(middle);
  if (!from) return;
  const CellSet around = cells_around(board_, *from);
  const moves::PieceMoves moves(board_, piece_type.moves, board::first_seat, piece_type.state);
  for (const CellId to : moves::reach(moves, {}, *from).all()) {
    if (around.contains(to)) continue;
    add("may", {{"piece", piece_type.id},
                {"cell", middle},
                {"to", board_.name(to)},
                {"own", listed(board::names_of(board_, around))}});
    return;
  }
}

/// The lines of a piece's moves; none if the key `like` cannot express one.
std::vector<std::string> ClaimsAbout::own_moves(const PieceType& piece_type) const {
  std::vector<std::string> lines;
  for (const notation::MovePattern& move : piece_type.moves) {
    lines.push_back(notation::print_pattern(move));
    if (lines.back().find(',') != std::string::npos || !move.most_state.empty()) return {};
  }
  return lines;
}

/// Whether the words say how a piece moves: in which direction, along what, how far.
bool ClaimsAbout::is_of_manner() const {
  const bool marked = std::ranges::any_of(span_->marks, [](const Mark& mark) {
    return mark.kind == MarkKind::direction || mark.kind == MarkKind::axis;
  });
  const bool far = small_.find("any distance") != small_.npos ||
                   small_.find("any number of") != small_.npos ||
                   small_.find("as far as") != small_.npos;
  return (marked || far || span_->numbers() > 0 || has_cue("file rank side corner", small_)) &&
         has_cue(moving, small_) &&
         !has_cue(
             "castl promot becom stay attack check block stop occup start begin first began end "
             "board put place between turn toward past",
             small_);
}

/// How a piece moves: like others, along the lines of axes, or as its own lines say.
void ClaimsAbout::add_manner(const PieceType& piece_type, const std::vector<std::string>& named) {
  std::vector<std::string> like = named;
  std::erase(like, piece_type.id);
  const bool is_mover = like.size() == named.size() || named.front() == piece_type.id;
  if (!is_mover || has_cue("becom stay promot castl", small_)) return;
  if (!like.empty() && has_cue("like as combin unit together", small_))
    for (const char* use : {"", "move", "capture"})
      add("same-moves", {{"piece", piece_type.id}, {"use", use}}, like);
  if (has_cue("captur", small_) &&
      (small_.find("as it moves") != small_.npos || small_.find("the same way") != small_.npos))
    add("same-moves", {{"piece", piece_type.id}}, own_moves(piece_type));
  if (!cells_.all.empty() || !like.empty() || !is_of_manner()) return;
  if (const auto axes = span_->all(MarkKind::axis); !axes.empty()) {
    const std::string names = base::joined(std::span<const std::string>(axes), " ");
    for (const std::string_view manner : {"slide ", "step ", "leap 2 ", "ride 2 "})
      add("same-moves", {{"piece", piece_type.id}}, {std::string(manner) + names});
  }
  const bool negated = std::ranges::any_of(
      span_->marks, [](const Mark& mark) { return mark.kind == MarkKind::negation; });
  if (const auto lines = own_moves(piece_type); !lines.empty() && !negated)
    add("same-moves", {{"piece", piece_type.id}}, lines);
}

/// Legal moves from the array: of the piece on a cell that is named, or two cells ahead.
void ClaimsAbout::add_first_moves(const PieceType& piece_type) {
  const play::Position* start = game_.find_position(game_.start);
  if (start == nullptr) return;
  if (has_cue("never ever", small_)) return;
  if (const auto from = board_.find(cells_.origin); from && !start->at(*from).none()) {
    add("legal-cells", {{"position", game_.start}, {"cell", cells_.origin}});
    for (const std::string& to : cells_.targets)
      add("may-legally", {{"position", game_.start}, {"cell", cells_.origin}, {"to", to}});
  }
  if (!cells_.all.empty() || !has_cue("start begin first double home", small_) ||
      !has_cue("two double", small_))
    return;
  const auto ahead = [&](CellId cell, board::SeatId seat) -> std::optional<CellId> {
    const geometry::Heading heading = board_.forward(seat, cell);
    const auto next = board_.topology.walk(cell, heading);
    const auto second = next ? board_.topology.walk(next->cell, next->heading) : std::nullopt;
    return second ? std::optional(second->cell) : std::nullopt;
  };
  for (const CellId cell : board_.cells()) {
    const play::Piece& piece = start->at(cell);
    if (piece.none() || piece.piece_type != game_.id_of(piece_type) || piece.seat != start->turn)
      continue;
    if (const auto to = ahead(cell, piece.seat))
      add("may-legally",
          {{"position", game_.start}, {"cell", board_.name(cell)}, {"to", board_.name(*to)}});
    return;
  }
}

void ClaimsAbout::add_board() {
  const std::string list = listed(cells_.all);
  for (const std::string& axis : span_->all(MarkKind::axis)) {
    add("orthogonal", {{"axis", axis}});
    add("line-count", {{"axis", axis}});
    if (cells_.all.size() > 1 && cells_.all.size() < 5)
      add("on-line", {{"axis", axis}, {"of", list}});
    if (!cells_.all.empty()) add("line-cells", {{"axis", axis}, {"through", cells_.all.front()}});
    if (!cells_.all.empty()) add("line-length", {{"axis", axis}, {"through", cells_.all.front()}});
    for (const std::string& shape : span_->all(MarkKind::shape))
      add("alternates", {{"axis", axis}, {"shape", shape}});
  }
  for (const geometry::Axis& axis : board_.axes)
    if (small_.find(axis.name) != small_.npos && axis.name.size() > 2) {
      add("line-count", {{"axis", axis.name}});
      if (cells_.all.size() > 1 && has_cue("lie lies", small_))
        add("on-line", {{"axis", axis.name}, {"of", list}});
    }
  if (!cells_.all.empty()) add("touch-cells", {{"cell", cells_.all.front()}});
  if (cells_.all.size() == 2) add("steps", {{"from", cells_.all[0]}, {"to", cells_.all[1]}});
  const Keys chosen = selection();
  if (chosen.empty()) return;
  if (has_cue("last", std::string(span_->before) + small_))
    for (const std::string& seat : seats(false))
      add("rank-list", {{"ranks", "last"}, {"seat", seat}});
  add("cell-list", chosen);
  if (cells_.all.empty() || has_cue("fill occup", small_)) return;
  Keys of = {{"of", list}};
  of.insert(of.end(), chosen.begin(), chosen.end());
  add_for_seats("subset", of);
}

/// Adds lists of the cells of a zone that the words name: all, and those on the files or ranks of
/// the named cells: "the dead ends on the rim are a5 and i5".
void ClaimsAbout::add_zones() {
  const auto is_named = [&](std::string name) {
    std::ranges::replace(name, '-', ' ');
    return small_.find(name) != small_.npos;
  };
  for (const auto& [zone, sets] : board_.zones) {
    if (cells_.all.empty() || sets.empty() || !is_named(zone)) continue;
    for (const std::string& seat : seats(false)) {
      const Keys whole = {{"seat", seat}, {"zone", zone}};
      add("cell-list", whole);
      for (const auto& [key, name] :
           {std::pair("files", &geometry::Cell::file), std::pair("ranks", &geometry::Cell::rank)}) {
        std::set<std::string> lines;
        for (const std::string& cell : cells_.all)
          if (const auto found = board_.find(cell)) lines.insert(board_.cell(*found).*name);
        Keys part = whole;
        part.emplace_back(key, listed({lines.begin(), lines.end()}));
        add("cell-list", part);
      }
    }
  }
}

/// Adds the claim that several names are of one cell.
void ClaimsAbout::add_names() {
  std::vector<std::string> names;
  for (const Mark& mark : span_->marks)
    if (mark.kind == MarkKind::cell)
      names.emplace_back(span_->words.substr(mark.begin, mark.end - mark.begin));
  if (names.size() > 1) add("same-cell", {{"of", listed(names)}});
}

/// Adds claims about the piece of a table row, by the head of the column.
void ClaimsAbout::add_row() {
  const PieceType* piece_type = span_->topic;
  if (piece_type == nullptr || span_->numbers() != 1) return;
  const std::string head = lower_case(span_->before);
  std::string origin = cells_.origin;
  if (origin.empty() && has_cue("corner", head)) origin = first_cell(*piece_type, "corner");
  if (origin.empty() && has_cue("middle centre center", head))
    origin = first_cell(*piece_type, "middle");
  if (!origin.empty()) add("reach-count", {{"piece", piece_type->id}, {"cell", origin}});
  if (has_cue("value worth point", head)) add("value", {{"piece", piece_type->id}});
  if (!game_.start.empty() && has_cue("side player army array begin start each number", head)) {
    const Keys keys = {{"position", game_.start}, {"piece", piece_type->id}};
    for (const char* seat : {"each", "1"}) {
      Keys all = keys;
      all.emplace_back("seat", seat);
      add("men-count", all);
    }
  }
  if (has_cue("any number all reach", head)) add("range-count", {{"piece", piece_type->id}});
}

std::vector<Claim> ClaimsAbout::about(const Span& span) {
  span_ = &span;
  small_ = lower_case(span.words);
  cells_ = cells_of(span);
  claims_.clear();
  if (span.in_table) {
    add_row();
    return std::move(claims_);
  }
  std::vector<std::string> pieces = span.all(MarkKind::piece);
  const std::vector<std::string> named = pieces;
  add_counts();
  add_array(named);
  if (pieces.empty() && span.subject != nullptr) pieces.push_back(span.subject->id);
  const bool captured = has_cue("captur take", small_) && small_.starts_with("it ");
  if (captured && span.topic != nullptr) pieces.insert(pieces.begin(), span.topic->id);
  for (std::size_t i = 0; i < pieces.size(); ++i)
    for (std::size_t j = 0; j < pieces.size(); ++j)
      if (i != j) add("reach-more", {{"piece", pieces[i]}, {"than", pieces[j]}});
  if (named.size() == 1 && span.subject != nullptr && named.front() != span.subject->id) {
    add("reach-more", {{"piece", span.subject->id}, {"than", named.front()}});
    add_manner(*span.subject, named);
  }
  for (const std::string& id : pieces) {
    const PieceType* piece_type = game_.find_piece_type(id);
    if (piece_type == nullptr || piece_type->moves.empty()) continue;
    add_reach(*piece_type);
    if (id != pieces.front()) continue;
    add_range(*piece_type);
    add_leaps(*piece_type);
    add_manner(*piece_type, named);
    add_first_moves(*piece_type);
    add("value", {{"piece", id}});
    for (const std::string& cell : cells_.all) add("points", {{"piece", id}, {"cell", cell}});
  }
  add_board();
  add_zones();
  add_names();
  add_promotions();
  add_castling();
  add_ends();
  add_in_position();
  return std::move(claims_);
}

}  // namespace boardwright::audit
