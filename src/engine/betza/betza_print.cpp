// Prints moves in Betza, where Betza can express them.
#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "base/index.h"
#include "base/text.h"
#include "betza/betza.h"
#include "betza/betza_brackets.h"
#include "betza/betza_ways.h"
#include "betza/betza_words.h"
#include "moves/piece_type.h"
#include "moves/same_moves.h"

namespace boardwright::betza {
namespace {

/// "m", "c" or nothing.
std::string letter_for(MovePattern::Use use) {
  return use == MovePattern::Use::both ? "" : use == MovePattern::Use::move ? "m" : "c";
}

/// The notation of moves, split by axis and sorted. Moves with equal texts lead over the same cells
/// on every board.
std::set<std::string> canonical_texts(std::span<const MovePattern> moves) {
  std::set<std::string> words;
  const auto add = [&words](const MovePattern& move) {
    words.insert(notation::print_pattern(move) + " on " + base::joined(move.stands, " "));
  };
  for (MovePattern move : moves) {
    if (move.axes.size() < 2 || !move.then.empty()) {
      add(move);
      continue;
    }
    for (const std::string& axis : std::exchange(move.axes, {})) {
      move.axes = {axis};
      add(move);
    }
  }
  return words;
}

}  // namespace

class BetzaPrinter {
 public:
  explicit BetzaPrinter(const Board& board)
      : board_(board), squares_(board.axis("orthogonal") != nullptr) {
    for (const BetzaAtom& atom : betza_atoms())
      for (const char* way : {"", "n", "j", "p", "g", "q", "z"})
        note(way + std::string(1, atom.letter));
    for (const char atom : {'D', 'N', 'A', 'H', 'C', 'Z', 'G'})
      for (const char* way : {"", "n", "p", "g"}) note(way + std::string(2, atom));
  }

  /// Starts a new piece.
  void begin() {
    groups_.clear();
    parts_.clear();
  }

  /// Adds a move. Returns false if Betza cannot express it.
  bool add(const MovePattern& move) {
    if (!can_be_written(move)) return false;
    if (move.move_kind == MoveKind::away) return add_ring(move);
    if (notation::is_locust(move))
      return move.then.empty() &&
             (notation::is_of_leaps(move.move_kind) || move.move_kind == MoveKind::slide ||
              move.move_kind == MoveKind::hop) &&
             add(by_legs(move));
    if (const auto parts = split_by_leaps(move, squares_); !parts.empty())
      return std::all_of(parts.begin(), parts.end(),
                         [this](const MovePattern& part) { return add(part); });
    MovePattern straight = move;
    if (move.move_kind == MoveKind::touch || move.move_kind == MoveKind::side ||
        move.move_kind == MoveKind::corner) {
      straight.move_kind = MoveKind::step;
      if (move.move_kind != MoveKind::corner)
        straight.axes.push_back(squares_ ? "orthogonal" : "side");
      if (move.move_kind != MoveKind::side)
        straight.axes.push_back(squares_ ? "diagonal" : "corner");
    }
    const std::string base = straight.axes.size() > 1 ? base_of(straight) : "";
    const bool goes_on =
        !straight.then.empty() && !base.empty() && !parts_of(group_of(straight, base)).empty();
    if (straight.axes.size() > 1 && !goes_on && (!every_way(straight) || base.empty())) {
      for (const std::string& axis : straight.axes) {
        MovePattern one = straight;
        one.axes = {axis};
        if (!ways_of(board_, one).empty() && !add_one(one)) return false;
      }
      return true;
    }
    return add_one(straight);
  }

  /// The text of all moves; empty if some directions have no word.
  std::string text() {
    for (const Group& group : groups_) {
      std::vector<Part> parts = parts_of(group);
      if (parts.empty()) return {};
      std::move(parts.begin(), parts.end(), std::back_inserter(parts_));
    }
    for (bool merged = true; merged;) {
      merged = false;
      for (std::size_t i = 0; i + 1 < parts_.size(); ++i) merged = merged || merge(i);
    }
    std::string out;
    for (const Part& part : parts_) out += part.before + part.atom + part.length;
    return out;
  }

 private:
  /// All moves that differ only in their directions.
  struct Group {
    std::string first, use, atom, length;
    std::string base;  ///< the atom without a length
    MovePattern like;  ///< one of them
    Ways ways;
  };

  /// A part of a text: `fm` `W` `3`.
  struct Part {
    std::string before, atom, length;
  };

  std::string key(const MovePattern& move) const { return notation::print_pattern(stripped(move)); }

  std::optional<std::vector<MovePattern>> read(const std::string& text) const {
    base::Report report;
    auto betza = parse_betza(text, {}, board_, report);
    return betza ? std::optional(std::move(betza->moves)) : std::nullopt;
  }

  /// Stores a text if it means a single move.
  void note(const std::string& text) {
    const auto moves = read(text);
    if (moves && moves->size() == 1) bases_.try_emplace(key(moves->front()), text);
  }

  bool every_way(const MovePattern& move) const {
    return ways_of(board_, move) == ways_of(board_, stripped(move));
  }

  /// "W", "nN", "NN", "[W-F]" without a length; empty if there is none.
  std::string base_of(const MovePattern& move) const {
    const auto found = bases_.find(key(move));
    if (found != bases_.end()) return found->second;
    if (const std::string lame = lame_of(move); !lame.empty() || move.repeating) return lame;
    const bool rides = move.move_kind == MoveKind::ride;
    const bool turns = move.move_kind == MoveKind::wheel || move.move_kind == MoveKind::zigzag;
    if ((move.move_kind != MoveKind::leap && !rides && !turns) || move.axes.size() > 1)
      return move.then.empty() ? "" : bracket_of(move, squares_);
    const bool sides = move.axes.front() == "orthogonal" || move.axes.front() == "side";
    const int across = move.aside > 0 ? move.aside : sides ? 0 : move.count;
    const std::string over = !move.hopping ? "" : move.hopping->beyond.most == 1 ? "g" : "p";
    const std::string way = !turns ? over : move.move_kind == MoveKind::wheel ? "q" : "z";
    const std::string pair = way + "(" + std::to_string(move.count) + "," + std::to_string(across) +
                             ")" + (rides ? "0" : "");
    const auto read_back = read(pair);
    if (read_back && read_back->size() == 1 && key(read_back->front()) == key(move)) return pair;
    return move.then.empty() ? "" : bracket_of(move, squares_);
  }

  /// "n(4,1)": a lame leap without an atom of its own.
  std::string lame_of(const MovePattern& move) const {
    if (move.move_kind != MoveKind::step || move.then.size() < 2) return {};
    int sides = 0, corners = 0;
    const auto count = [&](const std::vector<std::string>& axes) {
      for (const std::string& axis : axes)
        ++(axis == "orthogonal" || axis == "side" ? sides : corners);
    };
    count(move.axes);
    for (const Then& then : move.then) count(then.axes);
    const std::string text = "n(" + std::to_string(sides + corners) + "," +
                             std::to_string(corners) + ")" + (move.repeating ? "0" : "");
    const auto moves = read(text);
    return moves && moves->size() == 1 && key(moves->front()) == key(move) ? text : "";
  }

  /// Adds a move to its group. False if no atom expresses it.
  bool add_one(const MovePattern& move) {
    const std::string base = base_of(move);
    if (base.empty()) return false;
    Group group = group_of(move, base);
    const auto same = std::find_if(groups_.begin(), groups_.end(), [&](const Group& each) {
      return each.first == group.first && each.use == group.use && each.atom == group.atom &&
             each.length == group.length;
    });
    Group& to = same != groups_.end() ? *same : groups_.emplace_back(std::move(group));
    to.ways.merge(ways_of(board_, move));
    return true;
  }

  /// A group of this move alone.
  Group group_of(const MovePattern& move, const std::string& base) const {
    const bool rides = move.move_kind == MoveKind::ride || move.repeating;
    const bool goes_on =
        rides || (move.move_kind != MoveKind::step && move.move_kind != MoveKind::leap);
    Group group{std::string(move.when.empty() ? "" : "i") + (move.around ? "o" : ""),
                letter_for(move.use),
                base,
                "",
                base,
                move,
                ways_of(board_, move)};
    if (goes_on && move.most > 0 && base.back() != ']') {
      group.length = std::to_string(move.most);
      if (rides && (base.back() == base[base.size() - 2] || base.back() == '0'))
        group.atom.pop_back();
    }
    return group;
  }

  /// The parts of a group; empty if some of its directions have no word.
  std::vector<Part> parts_of(const Group& group) {
    std::vector<Part> parts;
    for (const BetzaWords& word :
         directions(group.ways, group.like.hopping ? group.base : group.atom))
      parts.push_back(
          {group.first + word.before + group.use, narrowed(group.atom, word), group.length});
    return parts.empty() ? parts_by_turns(group) : parts;
  }

  /// The same, with the directions of later stretches written as turns.
  std::vector<Part> parts_by_turns(const Group& group) {
    std::vector<Part> parts;
    std::map<std::vector<int>, Ways> by_turns;
    for (const auto& [heading, turns] : turns_by_heading(group.ways))
      by_turns[turns].insert({heading, -1});
    for (const auto& [turns, ways] : by_turns) {
      MovePattern move = group.like;
      const auto bend = first_bend(move);
      if (bend == move.then.end() || move.aside > 0) return {};
      if (!turns.empty()) bend->bend = Then::Bend::turning;
      bend->turns = turns;
      move.across.clear();
      const std::string atom = base_of(move);
      const auto words = directions(ways, atom);
      if (words.empty()) return {};
      for (const BetzaWords& word : words)
        parts.push_back({group.first + word.before + group.use, narrowed(atom, word), ""});
    }
    return parts;
  }

  /// Adds a move to all cells at a distance. False if no atoms express it.
  bool add_ring(const MovePattern& move) {
    const int n = move.count;
    for (int k = 0; k <= (squares_ ? n : n / 2); ++k) {
      const int p = squares_ ? n : n - k;
      const std::string pair = "(" + std::to_string(p) + "," + std::to_string(k) + ")";
      const auto moves = read(pair);
      if (!moves) return false;
      MovePattern leap = moves->front();
      leap.use = move.use;
      leap.when = move.when;
      leap.around = move.around;
      if (p == 1) leap.move_kind = MoveKind::step;
      if (!add_one(leap)) return false;
    }
    return true;
  }

  /// The directions of the moves of a text; empty if it cannot be read.
  Ways ways_read(const std::string& text) const {
    Ways ways;
    if (const auto moves = read(text))
      for (const MovePattern& move : *moves) ways.merge(ways_of(board_, move));
    return ways;
  }

  /// The directions that each word selects, before an atom or inside its bracket.
  const std::map<BetzaWords, Ways>& words_before(const std::string& atom) {
    auto [found, fresh] = words_.try_emplace(atom);
    if (!fresh) return found->second;
    for (const std::string& word : direction_words(squares_))
      for (const bool inside : {false, true}) {
        if (inside && (word.empty() || atom.front() != '[')) continue;
        const BetzaWords words = inside ? BetzaWords{word, ""} : BetzaWords{"", word};
        Ways ways = ways_read(word.empty() ? atom : words.before + narrowed(atom, words));
        if (!ways.empty()) found->second.emplace(words, std::move(ways));
      }
    return found->second;
  }

  /// Words that together select exactly these directions of an atom, each to be written with its
  /// own copy of the atom. Empty if there are none.
  std::vector<BetzaWords> directions(const Ways& ways, const std::string& atom) {
    if (atom.empty()) return {};
    const auto plain = read(atom);
    if (plain && plain->size() == 1 && ways_of(board_, plain->front()) == ways)
      return {BetzaWords{}};
    const auto& words = words_before(atom);
    const BetzaWords* best = nullptr;
    for (const auto& [word, chosen] : words)
      if (chosen == ways && (best == nullptr || word.size() < best->size())) best = &word;
    if (best != nullptr) return {*best};
    std::vector<BetzaWords> found;
    Ways left = ways;
    while (!left.empty()) {
      std::size_t most = 0;
      const std::pair<const BetzaWords, Ways>* next = nullptr;
      for (const auto& each : words) {
        const auto& [word, chosen] = each;
        if (!std::includes(ways.begin(), ways.end(), chosen.begin(), chosen.end())) continue;
        std::size_t count = 0;
        for (const auto& way : chosen) count += left.count(way);
        if (count > most || (count == most && count > 0 && word.size() < next->first.size())) {
          most = count;
          next = &each;
        }
      }
      if (next == nullptr) return {};
      for (const auto& way : next->second) left.erase(way);
      found.push_back(next->first);
    }
    // An atom with all its directions cannot be merged with others.
    if (std::find(found.begin(), found.end(), BetzaWords{}) != found.end()) return found;
    for (auto BetzaWords::*place : {&BetzaWords::before, &BetzaWords::inside}) {
      std::vector<std::string> some;
      for (const BetzaWords& word : found)
        if (!(word.*place).empty()) some.push_back(word.*place);
      if (some.size() < found.size()) continue;
      BetzaWords joint;
      joint.*place = joined_words(some);
      if (ways_read(joint.before + narrowed(atom, joint)) == ways) return {joint};
    }
    return found;
  }

  /// Merges a part with the next if possible: W and F to K, R and B to Q, F and [F-R] to [F?R].
  bool merge(std::size_t at) {
    const Part a = parts_[at], b = parts_[at + 1];
    const auto both = [&](const char* p, const char* q) {
      return (a.atom == p && b.atom == q) || (a.atom == q && b.atom == p);
    };
    if (a.before != b.before || a.before.find_first_not_of("imco") != std::string::npos)
      return false;
    const std::string leg = "[" + a.atom + a.length;
    std::string whole;
    if (b.atom.starts_with(leg + "-"))
      whole = leg + "?" + b.atom.substr(leg.size() + 1);
    else if (a.length == b.length)
      whole = both("W", "F") ? "K" : both("R", "B") ? "Q" : "";
    if (whole.empty()) return false;
    parts_[at] = {a.before, whole, b.length};
    parts_.erase(parts_.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    return true;
  }

  const Board& board_;
  bool squares_;
  std::map<std::string, std::string> bases_;
  std::map<std::string, std::map<BetzaWords, Ways>> words_;
  std::vector<Group> groups_;
  std::vector<Part> parts_;
};

BetzaWriter::BetzaWriter(const Board& board) : board_(board) {
  const bool squares = board.axis("orthogonal") != nullptr && board.axis("diagonal") != nullptr;
  const bool hexagons = board.axis("side") != nullptr && board.axis("corner") != nullptr;
  const bool flat = board.plates.empty();  // Betza has no letters for heights
  if (flat && (squares || hexagons)) printer_ = std::make_unique<BetzaPrinter>(board);
}
BetzaWriter::~BetzaWriter() = default;

std::optional<std::string> BetzaWriter::write(std::span<const MovePattern> moves,
                                              const moves::State& state) {
  if (!printer_) return std::nullopt;
  printer_->begin();
  bool unmoved = false;
  for (const MovePattern& move : moves) {
    if (!printer_->add(move)) return std::nullopt;
    unmoved = unmoved || !move.when.empty();
  }
  std::string text = printer_->text();
  if (text.empty()) return std::nullopt;
  base::Report report;
  const auto again = parse_betza(text, {}, board_, report);
  if (!again) return std::nullopt;
  if (canonical_texts(moves) == canonical_texts(again->moves)) return text;
  for (const board::SeatId seat : board_.seat_ids())
    for (const int value : {1, 0}) {
      moves::State numbers = state;
      numbers[std::string(moves::unmoved_number)] = value;
      if (value == 0 && !unmoved) continue;
      if (!moves::are_same(moves::PieceMoves(board_, moves, seat, numbers),
                           moves::PieceMoves(board_, again->moves, seat, numbers), board_))
        return std::nullopt;
    }
  return text;
}

}  // namespace boardwright::betza
