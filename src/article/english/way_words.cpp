// The words for axes, headings and bends.
#include "english/way_words.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>

#include "base/text.h"
#include "game/pieces.h"
#include "notation/notation_table.h"

namespace boardwright::english {
namespace {

/// The words for an axis after a verb: for one cell, for a line, and when it leads forward.
struct AxisWord {
  std::string_view name, step, line, ahead;
};
constexpr std::array<AxisWord, 5> axis_words = {{
    {"orthogonal", "orthogonally", "orthogonally", "straight"},
    {"diagonal", "diagonally", "diagonally", "diagonally"},
    {"triagonal", "along a space diagonal", "along space diagonals", "along a space diagonal"},
    {"side", "across a side", "across sides", "across a side"},
    {"corner", "over a corner", "over corners", "over a corner"},
}};

/// The axis of squares whose word players use for an axis of hexagons.
std::string_view on_hexagons(std::string_view name) {
  return name == "side" ? "orthogonal" : name == "corner" ? "diagonal" : name;
}

const AxisWord* axis_word(std::string_view name) {
  for (const AxisWord& each : axis_words)
    if (each.name == name) return &each;
  return nullptr;
}

/// Two directions with a common name.
struct Pair {
  int left, right;
  std::string_view words, diagonal;
};
constexpr std::array<Pair, 3> pairs = {{
    {45, 315, "forward to either side", "diagonally forward"},
    {90, 270, "sideways", "sideways"},
    {135, 225, "backward to either side", "diagonally backward"},
}};

/// The nearest of eight directions by name: multiples of 90°, or the diagonal between two of them.
int eighth(int degrees) {
  degrees = (degrees % 360 + 360) % 360;
  if (degrees % 90 == 0) return degrees;
  return degrees / 90 * 90 + 45;
}

std::string one_heading(int degrees, bool diagonal) {
  const std::string before = diagonal ? "diagonally " : "";
  switch (degrees) {
    case 0: return "straight forward";
    case 45: return before + "forward to the left";
    case 90: return "to the left";
    case 135: return before + "backward to the left";
    case 180: return "straight backward";
    case 225: return before + "backward to the right";
    case 270: return "to the right";
    default: return before + "forward to the right";
  }
}

/// "an" or "a" before a name; a single letter is read as a letter: an X, a Y.
std::string article_before(std::string_view name) {
  const bool letter = name.size() == 1;
  const std::string_view vowels = letter ? "AEFHILMNORSX" : "aeio";
  return vowels.find(name.front()) == std::string_view::npos ? "a" : "an";
}

constexpr base::Word<Then::Bend> bend_words[] = {
    {"straight on", Then::Bend::ahead},       {"onward", Then::Bend::outward},
    {"to the left", Then::Bend::left},        {"to the right", Then::Bend::right},
    {"to either side", Then::Bend::sideways}, {"straight back", Then::Bend::back},
    {"in any direction", Then::Bend::any},    {"turning", Then::Bend::turning},
};

/// Whether every line of an axis leads from corner to corner of the ranks and files.
bool are_diagonal(const Board& board, const geometry::Axis& axis) {
  for (const std::vector<CellId>& line : board.lines(axis))
    for (std::size_t i = 1; i < line.size(); ++i) {
      const geometry::Cell &from = board.cell(line[i - 1]), &to = board.cell(line[i]);
      if (std::abs(from.file_number - to.file_number) != 1 ||
          std::abs(from.rank_number - to.rank_number) != 1)
        return false;
    }
  return true;
}

/// Which way forward climbs for players who look up or down the plates: "up to the next plate (down
/// for Black)"; empty if the first does neither.
std::string climb_in_words(const std::vector<board::Seat>& seats) {
  const auto way = [](const board::Seat& seat) {
    const int climb = geometry::climb_of(seat.forward);
    return climb == 0 ? "" : climb > 0 ? "up" : "down";
  };
  const std::string first = way(seats.front());
  if (first.empty()) return {};
  std::vector<std::string> others;
  for (const board::Seat& seat : seats)
    if (way(seat) != first) others.push_back(way(seat) + std::string(" for ") + seat.name);
  return first + " to the next plate" +
         (others.empty() ? "" : " (" + base::joined(others, ", ") + ")");
}

/// The headings of a move over squares that lie on its axes and agree with its facing.
std::vector<int> headings_of(const MovePattern& move) {
  std::vector<int> found = move.heading;
  const auto has = [&](std::string_view axis) {
    return std::ranges::find(move.axes, axis) != move.axes.end();
  };
  const bool squarely = std::ranges::all_of(
      move.axes, [](std::string_view axis) { return axis == "orthogonal" || axis == "diagonal"; });
  std::erase_if(found, [&](int degrees) {
    const int at = eighth(degrees);
    const bool ahead = at < 90 || at > 270, behind = at > 90 && at < 270;
    return (squarely && !has(at % 90 == 0 ? "orthogonal" : "diagonal")) ||
           (move.facing == MovePattern::Facing::forward && !ahead) ||
           (move.facing == MovePattern::Facing::backward && !behind);
  });
  return found;
}

}  // namespace

std::string headings_in_words(const std::vector<int>& degrees, bool diagonal) {
  std::vector<int> open;
  for (const int each : degrees)
    if (std::ranges::find(open, eighth(each)) == open.end()) open.push_back(eighth(each));
  std::ranges::sort(open);
  std::vector<std::string> parts;
  const auto take = [&](int heading) { return std::erase(open, heading) > 0; };
  if (take(0)) parts.push_back(one_heading(0, diagonal));
  for (const Pair& pair : pairs) {
    const auto has = [&](int h) { return std::ranges::find(open, h) != open.end(); };
    if (!has(pair.left) || !has(pair.right)) continue;
    take(pair.left);
    take(pair.right);
    parts.emplace_back(diagonal ? pair.diagonal : pair.words);
  }
  for (const int heading : open) parts.push_back(one_heading(heading, diagonal));
  return listed(parts, "or");
}

std::string WayWords::along_axes(const std::vector<std::string>& axes, bool lines,
                                 MovePattern::Facing facing) const {
  std::vector<std::string> parts, unnamed;
  bool lines_first = false;  // "forward along a Z line", but "straight forward"
  const bool faces = facing != MovePattern::Facing::any && words_.has_squares_only();
  for (const std::string& name : axes) {
    const geometry::Axis* axis = words_.game().board().axis(name);
    if (axis != nullptr && axis->is_given) {
      const std::string noun = are_diagonal(words_.game().board(), *axis) ? "diagonal" : "line";
      parts.push_back("along " + (lines ? noun + "s" : "a " + noun) + " of " + words_.zone(name));
      lines_first = true;
    } else if (const AxisWord* word =
                   axis_word(words_.has_hexagons_only() ? on_hexagons(name) : name))
      parts.emplace_back(faces ? word->ahead : lines ? word->line : word->step);
    else
      unnamed.push_back(name);
  }
  if (!unnamed.empty())
    parts.push_back("along " + (lines ? listed(unnamed, "or") + " lines"
                                      : article_before(unnamed.front()) + " " +
                                            listed(unnamed, "or") + " line"));
  lines_first = lines_first || !unnamed.empty();
  std::string text = listed(parts, "or");
  if (facing != MovePattern::Facing::any) {
    const std::string where(notation::notation_table::word_for(facing));
    text = lines_first ? where + " " + text : text + " " + where;
  }
  if (facing == MovePattern::Facing::any) return text;
  const std::string climb = climb_in_words(words_.game().board().seats);
  if (climb.empty()) return text;
  if (facing == MovePattern::Facing::forward && axes.size() == 1 && axes.front() == "orthogonal")
    return text + " on its plate, or straight " + climb;
  if (facing == MovePattern::Facing::forward && axes.size() == 1 && axes.front() == "diagonal")
    return text + " on its plate, or diagonally " + climb + ", but not backward";
  return text + ", on its plate or to the next";
}

std::string WayWords::along(const MovePattern& move, bool lines) const {
  if (move.heading.empty()) return along_axes(move.axes, lines, move.facing);
  const bool squares = words_.has_squares_only();
  const bool known = std::ranges::all_of(
      move.axes, [](const std::string& axis) { return axis_word(axis) != nullptr; });
  if (squares && known) return headings_in_words(headings_of(move), squares);
  const std::string headings = headings_in_words(move.heading, squares);
  if (words_.has_hexagons_only() && move.facing == MovePattern::Facing::any &&
      move.axes == std::vector<std::string>{"side"})
    return headings;
  return along_axes(move.axes, lines, move.facing) + ", " + headings;
}

LeapWords WayWords::leap(const MovePattern& move) const {
  if (move.aside == 0) return {along(move, move.count > 1), {}, {}};
  const bool squares = words_.has_squares_only(), faces = move.facing != MovePattern::Facing::any;
  const std::string facing(faces ? notation::notation_table::word_for(move.facing) : "");
  MovePattern plain = move;
  plain.facing = MovePattern::Facing::any;
  LeapWords words{along(plain, true), "at right angles to that", {}};
  const auto all_lead = [&](int degrees) {
    return !move.heading.empty() &&
           std::ranges::all_of(move.heading, [&](int h) { return h % 180 == degrees; });
  };
  const bool leads_aside = squares && move.across.empty() && all_lead(90);
  if (leads_aside && faces) {
    words.aside = facing;
    return words;
  }
  if (!move.across.empty())
    words.aside = headings_in_words(move.across, squares);
  else if (all_lead(0))
    words.aside = "to either side";
  if (faces) words.facing = ", " + facing + " only";
  return words;
}

std::string WayWords::vector(const MovePattern& move) const {
  const LeapWords words = leap(move);
  const std::string text = words_.cells(move.count) + " " + words.along;
  return words.aside.empty()
             ? text
             : text + " and " + number_word(move.aside) + " " + words.aside + words.facing;
}

namespace {

/// The length of a further stretch: "one or more leaps of", "exactly two squares".
std::string stretch_length(const Then& then, const std::string& one, const std::string& singular,
                           const std::string& plural) {
  const auto count = [&](int n) { return number_word(n) + " " + (n == 1 ? singular : plural); };
  if (then.least > 1 && then.most == then.least) return "exactly " + count(then.most);
  if (then.least > 1 && then.most == 0) return number_word(then.least) + " or more " + plural;
  if (then.least > 1) return number_word(then.least) + " to " + count(then.most);
  if (then.most == 1) return one;
  if (then.most == 0) return "one or more " + plural;
  return (then.most == 2 ? "one or " : "one to ") + count(then.most);
}

/// The same in figures: "2", "3 or more", "1–3".
std::string stretch_in_figures(const Then& then) {
  const std::string least = std::to_string(std::max(1, then.least));
  if (then.most == 0) return least + " or more";
  if (then.most <= std::max(1, then.least)) return least;
  return least + "–" + std::to_string(then.most);
}

/// "up and down the board", "up at 60° to the right or to the left"
std::string course_of(const geometry::Axis& axis) {
  std::vector<std::string> courses;
  std::map<int, std::vector<std::string>> slanting;  // sides by degrees from level
  for (const geometry::Heading heading : axis.headings) {
    const int degrees = geometry::in_degrees(heading);
    if (degrees >= 180) continue;  // the other way of a line
    if (degrees == 0)
      courses.emplace_back("straight across the board");
    else if (degrees == 90)
      courses.emplace_back("up and down the board");
    else
      slanting[std::min(degrees, 180 - degrees)].emplace_back(degrees < 90 ? "to the right"
                                                                           : "to the left");
  }
  for (const auto& [degrees, sides] : slanting)
    courses.push_back("up at " + std::to_string(degrees) + "° " + listed(sides, "or"));
  return listed(courses, "or");
}

/// ", over squares and hexagons alone"
std::string shapes_of(const geometry::Axis& axis) {
  std::vector<std::string> shapes;
  for (const int sides : axis.sides)
    for (const base::Word<int>& shape : geometry::all_shapes())
      if (shape.value == sides) shapes.push_back(GameWords::plural(std::string(shape.word)));
  return shapes.empty() ? "" : ", over " + listed(shapes, "and") + " alone";
}

/// The lines without words of their own that the moves of a game follow.
std::set<std::string, std::less<>> unnamed_axes(const Game& game) {
  std::set<std::string, std::less<>> found;
  const auto add = [&](const std::vector<std::string>& axes) {
    for (const std::string& name : axes)
      if (axis_word(name) == nullptr) found.insert(name);
  };
  for (const PieceTypeId id : game::playing_pieces(game))
    for (const MovePattern& move : game.piece_type(id).moves) {
      add(move.axes);
      add(move.course);
      for (const Then& then : move.then) add(then.axes);
    }
  return found;
}

/// The names of the ways that moves of a kind follow; an empty one for a kind without names.
std::set<std::string> names_in_moves(const Game& game, MoveKind kind) {
  std::set<std::string> found;
  for (const PieceTypeId id : game::playing_pieces(game))
    for (const MovePattern& move : game.piece_type(id).moves)
      if (move.move_kind == kind) found.insert(move.axes.empty() ? "" : move.axes.front());
  return found;
}

/// "triangles and squares"
std::string shapes_in_words(const board::Board& board, const std::vector<CellId>& cells) {
  std::vector<std::string> shapes;
  for (const base::Word<int>& shape : geometry::all_shapes())
    if (std::ranges::any_of(cells,
                            [&](CellId cell) { return board.topology.sides(cell) == shape.value; }))
      shapes.push_back(GameWords::plural(std::string(shape.word)));
  return listed(shapes, "and");
}

/// The most touches that a move leads away; 0 if none does.
int most_touches(const Game& game) {
  int most = 0;
  for (const PieceTypeId id : game::playing_pieces(game))
    for (const MovePattern& move : game.piece_type(id).moves)
      if (move.move_kind == MoveKind::away) most = std::max(most, move.count);
  return most;
}

/// What touches are, if moves count them.
void add_touches(std::vector<std::string>& sentences, const GameWords& words) {
  const int most = most_touches(words.game());
  const std::string cell = words.cell();
  if (most > 0)
    sentences.push_back(capitalised(words.cells()) + " touch if they share a side or a corner");
  if (most > 1)
    sentences.push_back("A " + cell +
                        " is two touches away if it takes two steps to get there, each to a "
                        "touching " +
                        cell);
}

/// What paths, rings and touches are, as far as moves use them.
std::vector<std::string> other_ways(const GameWords& words) {
  const board::Board& board = words.game().board();
  std::vector<std::string> sentences;
  const auto paths = names_in_moves(words.game(), MoveKind::path),
             rings = names_in_moves(words.game(), MoveKind::circle);
  for (const board::PathGraph& path : board.paths)
    if (paths.contains(path.name))
      sentences.push_back("The " + path.name + " path leads from side to side over " +
                          shapes_in_words(board, path.cells) + ", and never over a corner");
  for (const board::RingSet& set : board.circles) {
    if (!rings.contains(set.name) || set.rings.empty()) continue;
    const auto& ring = *std::ranges::max_element(
        set.rings, {}, [](const auto& each) { return each.cells.size(); });
    std::string centre = shapes_in_words(board, {ring.around});
    if (centre.ends_with('s')) centre.pop_back();
    sentences.push_back(capitalised(base::with_article(set.name)) + " ring is made of the " +
                        number_word(static_cast<int>(ring.cells.size())) + " " + words.cells() +
                        " around " + base::with_article(centre));
  }
  add_touches(sentences, words);
  return sentences;
}

}  // namespace

std::vector<std::string> lettered_lines(const GameWords& words) {
  const std::set<std::string, std::less<>> used = unnamed_axes(words.game());
  std::vector<std::string> names;
  for (const geometry::Axis& axis : words.game().board().axes)
    if (used.contains(axis.name) && !axis.is_given) names.push_back(axis.name);
  return names;
}

std::string lines_explained(const GameWords& words) {
  std::vector<std::string> lines;
  for (const std::string& name : lettered_lines(words)) {
    const geometry::Axis& axis = *words.game().board().axis(name);
    lines.push_back(name + " lines run " + course_of(axis) + shapes_of(axis));
  }
  std::vector<std::string> sentences = other_ways(words);
  if (!lines.empty()) sentences.insert(sentences.begin(), base::joined(lines, "; "));
  return sentences.empty() ? "" : base::joined(sentences, ". ") + ".";
}

std::string degrees_in_words(const std::vector<int>& degrees) {
  std::vector<std::string> turns;
  for (const int each : degrees) turns.push_back(std::to_string(each) + "°");
  return listed(turns, "or");
}

std::string WayWords::stretch(const Then& then, const Then& before, Counts counts) const {
  const bool in_figures = counts == Counts::in_figures;
  const auto cells = [&](int n) { return in_figures ? std::to_string(n) : words_.cells(n); };
  std::string text;
  switch (then.move_kind) {
    case MoveKind::slide:
      text = in_figures ? stretch_in_figures(then)
                        : stretch_length(then, words_.cells(1), words_.cell(), words_.cells());
      break;
    case MoveKind::leap: text = "a leap of " + cells(then.count); break;
    case MoveKind::ride:
      text = stretch_length(then, "a leap", "leap", "leaps") + " of " + cells(then.count);
      break;
    case MoveKind::side:
      text = cells(1) + (words_.has_hexagons_only() ? " orthogonally" : " across a side");
      break;
    case MoveKind::corner:
      text = cells(1) + (words_.has_hexagons_only() ? " diagonally" : " over a corner");
      break;
    default: text = cells(1); break;
  }
  const bool straight = (then.bend == Then::Bend::ahead || then.bend == Then::Bend::back) &&
                        then.axes == before.axes && then.aside == 0 && before.aside == 0;
  if (!then.axes.empty() && !straight)
    text += " " + along_axes(then.axes, notation::is_long(then), MovePattern::Facing::any);
  if (then.aside > 0)
    text += " and " + (in_figures ? std::to_string(then.aside) : number_word(then.aside)) +
            " at right angles to that,";
  text += " " + std::string(base::word_of(then.bend, bend_words));
  if (then.bend != Then::Bend::turning) return text;
  return text + " by " + degrees_in_words(then.turns);
}

}  // namespace boardwright::english
