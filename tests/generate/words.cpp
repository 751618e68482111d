// Words that fit a game that is being made, by their sort.
#include <algorithm>

#include "base/text.h"
#include "generate/draft.h"
#include "scene/role_table.h"
#include "support/rooms.h"

namespace boardwright::generate {
namespace {

using namespace rooms;
using List = std::vector<std::string>;

const Board& board_of(const Draft& draft) { return *draft.ground.board; }

std::string one_of(Draft& draft, const List& list) {
  return list.empty() ? odd_word(draft.dice) : draft.dice.of(list);
}

/// One to `most` of a list, now and then one twice.
std::string some_of(Draft& draft, const List& list, int most, const char* between) {
  List found;
  for (int i = draft.dice.from(1, most); i > 0; --i) found.push_back(one_of(draft, list));
  if (!draft.dice.one_in(10)) {
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
  }
  return joined(found, between);
}

List piece_ids(const Draft& draft) {
  List ids;
  for (const Names::PieceType& piece_type : draft.names.piece_types) ids.push_back(piece_type.id);
  return ids;
}

List shapes_of(const Board& board) {
  List shapes;
  for (const CellId cell : board.cells()) {
    const auto shape = shape_name(static_cast<int>(board.topology.outline(cell).size()));
    if (std::find(shapes.begin(), shapes.end(), shape) == shapes.end()) shapes.emplace_back(shape);
  }
  return shapes;
}

List distinct(const List& words) {
  List all = words;
  std::erase(all, std::string());
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

List tints_of(const Board& board) {
  List tints;
  for (const Cell& cell : board.all_cells)
    if (board.has_tints()) tints.push_back(tint_name(cell.tint));
  return distinct(tints);
}

List kinds_of(const Board& board) {
  List kinds;
  for (const Cell& cell : board.all_cells) kinds.push_back(cell.kind);
  return distinct(kinds);
}

List region_words(const Draft& draft) {
  List words = draft.ground.board->region_words();
  words.insert(words.end(), draft.names.zones.begin(), draft.names.zones.end());
  return words;
}

template <class Things>
List named(const Things& things) {
  List names;
  for (const auto& thing : things) names.push_back(thing.name);
  return names;
}

/// Words that count from a side of the board, and those of the board itself.
List counted(const List& order) {
  List words = order;
  for (const char* more : {"first", "second", "third", "last", "middle"}) words.emplace_back(more);
  return words;
}

std::string axis_word(Draft& draft) {
  return draft.names.axis = one_of(draft, named(board_of(draft).axes));
}

/// One along which the axis spoken of last has lines.
std::string heading_of_axis(Draft& draft) {
  const Axis* axis = board_of(draft).axis(draft.names.axis);
  return axis == nullptr ? word(draft, "heading")
                         : std::to_string(in_degrees(draft.dice.of(axis->headings)));
}

std::string state_word(Draft& draft) {
  List parts;
  for (const Names::PieceType& piece_type : draft.names.piece_types)
    for (const std::string& state : piece_type.states)
      if (draft.dice.one_in(2)) {
        parts.push_back(state + "=" + std::to_string(draft.dice.from(1, 3)));
        if (draft.dice.one_in(3)) parts.back() = state;
      }
  return joined(parts, ",");
}

std::string position_word(Draft& draft) {
  const auto& positions = draft.names.positions;
  if (positions.empty()) return odd_word(draft.dice);
  draft.names.position =
      static_cast<std::size_t>(draft.dice.below(static_cast<int>(positions.size())));
  return positions[draft.names.position].name;
}

/// Where a piece of the position spoken of last stands; most often of the seat that has the turn.
std::string mans_cell(Draft& draft) {
  if (draft.names.positions.empty() || draft.dice.one_in(8))
    return one_of(draft, board_of(draft).names());
  const Names::Position& position = draft.names.positions[draft.names.position];
  const auto pieces =
      position.pieces.find(draft.dice.one_in(6) ? one_of(draft, draft.names.seats) : position.turn);
  return one_of(draft, pieces == position.pieces.end() ? board_of(draft).names() : pieces->second);
}

/// A move in the position spoken of last, most often to a neighbour.
std::string move(Draft& draft) {
  const Board& board = board_of(draft);
  const std::string from = mans_cell(draft);
  std::string to = one_of(draft, board.names());
  if (const auto cell = board.find(from); cell && !draft.dice.one_in(3)) {
    List near;
    for (const Axis& axis : board.axes)
      for (const Heading heading : axis.headings)
        if (const auto next = board.step(axis, *cell, heading)) near.push_back(board.name(*next));
    if (!near.empty()) to = draft.dice.of(near);
  }
  const std::string text = from + " " + to;
  return draft.dice.one_in(12) ? text + " = " + one_of(draft, piece_ids(draft)) : text;
}

std::string plays_word(Draft& draft) {
  List moves;
  for (int i = draft.dice.one_in(4) ? 2 : 1; i > 0; --i) moves.push_back(move(draft));
  return joined(moves, "; ");
}

/// A word for colours, lines and seats that styles know.
std::string role_word(Draft& draft) {
  List words;
  for (const scene::RoleClass& each : scene::role_classes())
    words.insert(words.end(), each.words.begin(), each.words.end());
  return one_of(draft, words);
}

std::string figure_word(Draft& draft) {
  auto& names = draft.names;
  if (names.figures.empty()) return odd_word(draft.dice);
  names.figure = static_cast<std::size_t>(draft.dice.below(static_cast<int>(names.figures.size())));
  return names.figures[names.figure].id;
}

/// What the figure spoken of last has: one of its pieces, who is spoken of from now on.
std::string piece_word(Draft& draft, std::string Names::Figure::Piece::*what) {
  auto& names = draft.names;
  if (names.figures.empty() || names.figures[names.figure].pieces.empty())
    return odd_word(draft.dice);
  const auto& pieces = names.figures[names.figure].pieces;
  if (what != &Names::Figure::Piece::cell || names.piece >= pieces.size())
    names.piece = static_cast<std::size_t>(draft.dice.below(static_cast<int>(pieces.size())));
  return pieces[names.piece].*what;
}

/// Cells round which the board has rings.
List ringed(const Board& board) {
  List cells;
  for (const RingSet& circle : board.circles)
    for (const RingSet::Ring& ring : circle.rings) cells.push_back(board.name(ring.around));
  return cells;
}

/// A sort of words, and how one is made.
struct Sort {
  std::string_view name;
  std::string (*make)(Draft& draft);
};

constexpr Sort sort_rows[] = {
    {"piece", [](Draft& d) { return one_of(d, piece_ids(d)); }},
    {"common piece",
     [](Draft& d) {
       List ids = piece_ids(d);
       if (ids.size() > 1) std::erase(ids, d.names.king);
       return one_of(d, ids);
     }},
    {"pieces", [](Draft& d) { return some_of(d, piece_ids(d), 3, ","); }},
    {"pieces with blanks", [](Draft& d) { return some_of(d, piece_ids(d), 2, " "); }},
    {"cell", [](Draft& d) { return one_of(d, board_of(d).names()); }},
    {"two cells",
     [](Draft& d) {
       return one_of(d, board_of(d).names()) + "," + one_of(d, board_of(d).names());
     }},
    {"cells", [](Draft& d) { return some_of(d, board_of(d).names(), 4, ","); }},
    {"man's cell", mans_cell},
    {"ringed cell", [](Draft& d) { return one_of(d, ringed(board_of(d))); }},
    {"wheeling piece",
     [](Draft& d) {
       List ids;
       for (const Names::PieceType& piece_type : d.names.piece_types)
         if (piece_type.wheels) ids.push_back(piece_type.id);
       return one_of(d, ids.empty() ? piece_ids(d) : ids);
     }},
    {"axis", axis_word},
    {"axes", [](Draft& d) { return some_of(d, named(board_of(d).axes), 2, " "); }},
    {"path", [](Draft& d) { return one_of(d, named(board_of(d).paths)); }},
    {"circle", [](Draft& d) { return one_of(d, named(board_of(d).circles)); }},
    {"shape", [](Draft& d) { return some_of(d, shapes_of(board_of(d)), 2, ","); }},
    {"tile", [](Draft& d) { return some_of(d, kinds_of(board_of(d)), 2, ","); }},
    {"tint", [](Draft& d) { return some_of(d, tints_of(board_of(d)), 2, ","); }},
    {"zone", [](Draft& d) { return one_of(d, d.names.zones); }},
    {"zones", [](Draft& d) { return some_of(d, d.names.zones, 2, ","); }},
    {"regions", [](Draft& d) { return some_of(d, region_words(d), 2, " "); }},
    {"sector",
     [](Draft& d) {
       List words = d.ground.sectors;
       words.insert(words.end(), {"own", "other"});
       return some_of(d, words, 2, ",");
     }},
    {"files", [](Draft& d) { return some_of(d, counted(board_of(d).file_order), 2, ","); }},
    {"ranks", [](Draft& d) { return some_of(d, counted(board_of(d).rank_order), 2, ","); }},
    {"heading", [](Draft& d) { return std::to_string(15 * d.dice.below(24)); }},
    {"axis' heading", heading_of_axis},
    {"headings",
     [](Draft& d) {
       List words;
       for (int i = d.dice.from(1, 2); i > 0; --i) words.push_back(word(d, "heading"));
       return joined(words, " ");
     }},
    {"number", [](Draft& d) { return std::to_string(d.dice.from(1, 4)); }},
    {"goal",
     [](Draft& d) {
       return std::string(
           d.dice.of({"#1", "+1", "+2", "h#1", "h=1.5", "s#1", "ser-#2", "ser-h#1"}));
     }},
    {"endgame", [](Draft& d) { return one_of(d, piece_ids(d)) + " v " + one_of(d, piece_ids(d)); }},
    {"depth", [](Draft& d) { return std::to_string(d.dice.from(0, 2)); }},
    {"seat",
     [](Draft& d) {
       return std::to_string(d.dice.from(1, static_cast<int>(d.names.seats.size())));
     }},
    {"seat's name", [](Draft& d) { return one_of(d, d.names.seats); }},
    {"state", state_word},
    {"use", [](Draft& d) { return std::string(d.dice.one_in(2) ? "move" : "capture"); }},
    {"board", [](Draft& d) { return one_of(d, d.names.boards); }},
    {"position", position_word},
    {"ply", move},
    {"plays", plays_word},
    {"figure", figure_word},
    {"man", [](Draft& d) { return piece_word(d, &Names::Figure::Piece::label); }},
    {"man's piece", [](Draft& d) { return piece_word(d, &Names::Figure::Piece::piece_type); }},
    {"this man's cell", [](Draft& d) { return piece_word(d, &Names::Figure::Piece::cell); }},
    {"figure's mark",
     [](Draft& d) {
       if (d.names.figures.empty()) return odd_word(d.dice);
       return one_of(d, d.names.figures[d.names.figure].marks);
     }},
    {"mark",
     [](Draft& d) {
       constexpr const char* signs[] = {"x", "o", "*", ".", "$", "%",       "@",
                                        "#", "1", "2", "3", "6", "blocked", "move"};
       return std::string(d.dice.of(signs));
     }},
    {"section", [](Draft& d) { return one_of(d, d.names.sections); }},
    {"set", [](Draft&) { return std::string("desk"); }},
    {"border", [](Draft& d) { return one_of(d, d.names.borders); }},
    {"contact", [](Draft& d) { return std::string(d.dice.one_in(2) ? "side" : "corner"); }},
    {"role", role_word},
};

}  // namespace

std::string word(Draft& draft, std::string_view sort) {
  if (draft.dice.odd()) return odd_word(draft.dice);
  for (const Sort& row : sort_rows)
    if (row.name == sort) return row.make(draft);
  return {};
}

std::vector<std::string_view> sorts() {
  std::vector<std::string_view> names;
  for (const Sort& row : sort_rows) names.push_back(row.name);
  return names;
}

}  // namespace boardwright::generate
