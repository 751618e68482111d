// Figures of a game that is being made, with every kind of content.
#include <algorithm>

#include "generate/draft.h"

namespace boardwright::generate {
namespace {

using List = std::vector<std::string>;

std::string mark_value(Draft& draft) {
  const std::string mark = word(draft, "mark");
  draft.names.figures.back().marks.push_back(mark);
  return text_value(draft, mark);
}

/// A table in a line with a mark beside one word.
std::string with_mark(Draft& draft, const char* key, const char* sort) {
  Table table(draft, "");
  table.add(key, value(draft, sort));
  table.add("mark", mark_value(draft));
  return table.in_line();
}

std::string piece(Draft& draft) {
  Dice& dice = draft.dice;
  Table table(draft, "men");
  const Names::PieceType& piece_type = dice.of(draft.names.piece_types);
  const std::string label = dice.one_in(3) ? "A" + std::to_string(dice.from(1, 9)) : piece_type.id;
  const std::string cell = word(draft, "cell");
  draft.names.figures.back().pieces.push_back({label, piece_type.id, cell});
  table.add("label", text_value(draft, label));
  table.add("piece", dice.odd() ? value(draft, "piece") : quoted(piece_type.id));
  table.add("cell", text_value(draft, cell));
  if (dice.one_in(3)) table.add("seat", value(draft, "seat").substr(1, 1));
  const bool marked = !dice.one_in(3);
  if (marked) table.add("mark", mark_value(draft));
  if (dice.one_in(3)) table.add("arrows", boolean_value(draft));
  const bool ranges = !piece_type.states.empty() && piece_type.states.front() == "n";
  if (!piece_type.states.empty() && dice.one_in(3)) table.add("state", value(draft, "state"));
  if (ranges && dice.one_in(3))
    table.add("growing", number_value(draft, 1, 4));
  else if (marked && !piece_type.states.empty() && dice.one_in(4))
    table.add("beyond", with_mark(draft, "state", "state"));
  else if (marked && dice.one_in(5))
    table.add("branch", with_mark(draft, "by", "cell"));
  return table.in_line();
}

std::string show(Draft& draft) {
  Table table(draft, "shows");
  Dice& dice = draft.dice;
  table.add("cell", value(draft, "man's cell"));
  if (!dice.one_in(3)) table.add("mark", mark_value(draft));
  if (dice.one_in(2)) table.add("arrows", "true");
  if (dice.one_in(4)) table.add("closed", mark_value(draft));
  return table.in_line();
}

std::string marks(Draft& draft) {
  Table table(draft, "marks");
  Dice& dice = draft.dice;
  table.add("mark", mark_value(draft));
  if (dice.one_in(3)) {
    table.add("range", value(draft, "piece"));
  } else if (dice.one_in(2)) {
    table.add("reach", value(draft, "piece"));
    table.add("from", value(draft, "cells"));
  } else {
    add_selection(draft, table, true);
  }
  return table.in_line();
}

std::string line(Draft& draft) {
  Table table(draft, "lines");
  table.add("axis", value(draft, "axis"));
  table.add("through", value(draft, "cell"));
  table.add("mark", mark_value(draft));
  return table.in_line();
}

std::string route(Draft& draft) {
  Table table(draft, "routes");
  List via;
  for (int i = draft.dice.from(1, 2); i > 0; --i) via.push_back(value(draft, "cell"));
  table.add("path", value(draft, "path"));
  table.add("via", list_of(via));
  table.add("mark", mark_value(draft));
  return table.in_line();
}

std::string ring(Draft& draft) {
  Table table(draft, "rings");
  table.add("circle", value(draft, "circle"));
  table.add("around", value(draft, "ringed cell"));
  table.add("mark", mark_value(draft));
  return table.in_line();
}

/// A cell beside another along the first axis of the board.
std::string neighbour(Draft& draft, const std::string& name) {
  const board::Board& board = *draft.ground.board;
  const geometry::Axis& axis = board.axes.front();
  const auto cell = board.find(name);
  const auto next = cell ? board.step(axis, *cell, draft.dice.of(axis.headings)) : std::nullopt;
  return next ? board.name(*next) : word(draft, "cell");
}

/// A cell, gladly one with neighbours all round: there small wheels have room.
std::string inner_cell(Draft& draft) {
  const board::Board& board = *draft.ground.board;
  const geometry::Axis& axis = board.axes.front();
  std::vector<std::string> inner;
  for (const auto cell : board.cells())
    if (std::all_of(axis.headings.begin(), axis.headings.end(),
                    [&](auto heading) { return board.step(axis, cell, heading).has_value(); }))
      inner.push_back(board.name(cell));
  return inner.empty() ? word(draft, "cell") : draft.dice.of(inner);
}

std::string wheel(Draft& draft) {
  const std::string from = draft.dice.one_in(4) ? word(draft, "cell") : inner_cell(draft);
  Table table(draft, "wheels");
  table.add("piece", value(draft, "wheeling piece"));
  table.add("from", text_value(draft, from));
  table.add("by", text_value(draft, neighbour(draft, from)));
  table.add("turning", text_value(draft, draft.dice.one_in(2) ? "left" : "right"));
  table.add("mark", mark_value(draft));
  return table.in_line();
}

std::string paint(Draft& draft) {
  Table table(draft, "paint");
  table.add("as", value(draft, "role"));
  add_selection(draft, table, true);
  return table.in_line();
}

std::string label(Draft& draft) {
  Table table(draft, "labels");
  Dice& dice = draft.dice;
  table.add("text", text_value(draft, "Here & <there>"));
  table.add("at", value(draft, dice.one_in(2) ? "cell" : "two cells"));
  if (dice.one_in(2)) table.add("to", value(draft, "cell"));
  if (dice.one_in(3)) table.add("size", dice.odd() ? odd_value(dice) : "0.4");
  if (dice.one_in(3)) table.add("turn", number_value(draft, -360, 360));
  return table.in_line();
}

/// A layer of a figure: one in so many figures has it.
struct Layer {
  const char* key;
  int one_in;
  std::string (*make)(Draft& draft);
};

/// Rings need a circle of the board, routes a path, wheels a piece that wheels: many fail.
constexpr Layer layers[] = {
    {"marks", 4, marks},  {"lines", 6, line},  {"routes", 4, route}, {"rings", 4, ring},
    {"wheels", 3, wheel}, {"paint", 6, paint}, {"labels", 6, label},
};

bool has_wheel(const Names& names) {
  return std::any_of(names.piece_types.begin(), names.piece_types.end(),
                     [](const Names::PieceType& piece_type) { return piece_type.wheels; });
}

bool lacks_it(const Draft& draft, std::string_view key) {
  return (key == "routes" && draft.ground.board->paths.empty()) ||
         (key == "rings" && draft.ground.board->circles.empty()) ||
         (key == "wheels" && !has_wheel(draft.names));
}

void add_layer(Draft& draft, Table& figure, const Layer& layer) {
  if (lacks_it(draft, layer.key) && !draft.dice.odd()) return;
  List parts;
  for (int i = draft.dice.from(1, 2); i > 0; --i) parts.push_back(layer.make(draft));
  figure.add(layer.key, draft.dice.odd() ? odd_value(draft.dice) : list_of(parts));
}

/// Pieces of its own, or those of a position, with moves made and legal moves shown.
void add_pieces(Draft& draft, Table& figure) {
  Dice& dice = draft.dice;
  const bool free = draft.names.positions.empty() || dice.one_in(2);
  if (free || dice.odd()) add_layer(draft, figure, {"men", 1, piece});
  if (free) return;
  figure.add("position", value(draft, "position"));
  if (dice.one_in(2)) figure.add("plays", list_of({value(draft, "ply")}));
  if (dice.one_in(2)) add_layer(draft, figure, {"shows", 1, show});
}

void write_figure(Draft& draft, const std::string& id) {
  Dice& dice = draft.dice;
  Table figure(draft, "figure");
  draft.names.figures.push_back({id, {}, {}});
  figure.add("id", text_value(draft, id));
  figure.add("title", text_value(draft, "A figure"));
  figure.add("section", value(draft, "section"));
  if (dice.one_in(12)) figure.add("board", value(draft, "board"));
  if (dice.one_in(6)) {
    Table part(draft, "");
    add_selection(draft, part, true);
    figure.add("part", part.in_line());
  }
  add_pieces(draft, figure);
  for (const char* key : {"blocking", "names", "coordinates", "borders"})
    if (dice.one_in(4))
      figure.add(key, key == std::string("names") && dice.one_in(2) ? quoted("all")
                                                                    : boolean_value(draft));
  for (const Layer& layer : layers)
    if (dice.one_in(layer.one_in)) add_layer(draft, figure, layer);
  draft.text.files["figures.toml"].push_back(figure.lines("[[figure]]"));
}

}  // namespace

void write_figures(Draft& draft) {
  draft.text.files["figures.toml"];
  for (int i = draft.dice.below(4); i > 0; --i) write_figure(draft, std::to_string(i));
}

}  // namespace boardwright::generate
