// Lists the signs that figures use, with a drawing and an explanation of each.
#include "diagram/legend.h"

#include <algorithm>
#include <map>

#include "base/text.h"
#include "diagram/cell_paint.h"
#include "diagram/decor.h"
#include "diagram/legend_signs.h"
#include "diagram/plan.h"
#include "diagram/signs.h"
#include "figure/numbers.h"
#include "figure/words.h"

namespace boardwright::diagram {

using play::Piece;

namespace {
/// The box of a group's first outline if it is a wall or a cell, otherwise the common field.
Box box_of(const Group& group) {
  Box box{{-sign_field, -sign_field}, {sign_field, sign_field}};
  if (group.children.empty()) return box;
  const auto* path = std::get_if<Path>(&group.children.front());
  if (path == nullptr || (path->tag.role != "wall" && path->tag.role != "cell")) return box;
  box = {{1e9, 1e9}, {-1e9, -1e9}};
  for (const Stroke& stroke : path->strokes) {
    if (stroke.kind == Stroke::Kind::close) continue;
    box.low = {std::min(box.low.x, stroke.to.x), std::min(box.low.y, stroke.to.y)};
    box.high = {std::max(box.high.x, stroke.to.x), std::max(box.high.y, stroke.to.y)};
  }
  return box;
}

Scene sign_scene(std::string id, std::string_view title, Group root) {
  const Box box = box_of(root);
  return {std::move(id), std::string(title), {}, box, std::move(root)};
}

/// Adds the signs that captions name: "x, o and $".
void add_named_signs(std::vector<LegendLine>& lines, const std::vector<FigureQuery>& queries) {
  std::vector<std::string> found;
  for (const std::string_view each : signs_in_order()) {
    const auto used = [&](const Mark& mark) { return mark.mark == each && !mark.least; };
    if (std::ranges::any_of(queries, [&](const FigureQuery& query) {
          return query.any_mark(
              [&](const Mark& mark) { return used(mark) && !query.is_on_piece(mark); });
        }))
      found.emplace_back(each);
  }
  if (found.empty()) return;
  constexpr std::size_t in_a_line = 4;
  constexpr double apart = 0.9;
  const std::size_t count = found.size(), rows = (count + in_a_line - 1) / in_a_line;
  const std::size_t columns = (count + rows - 1) / rows;
  Group group;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t column = i % columns, row = i / columns;
    const Vec at{apart * static_cast<double>(column), -apart * static_cast<double>(row)};
    group.children.push_back(sign({}, found[i], at, small_sign, false));
  }
  std::vector<std::string> named;
  for (const std::string& each : found) named.push_back(figure::sign_in_words(each));
  Scene scene = sign_scene("sign-named", base::listed(named), std::move(group));
  scene.box = {{-sign_field, -apart * static_cast<double>(rows - 1) - sign_field},
               {apart * static_cast<double>(columns - 1) + sign_field, sign_field}};
  lines.push_back({base::listed(named), figure::named_by_caption, std::move(scene)});
}

/// The letters for a piece type in a label: "A1" and "N³*" begin with them, and "*LR*" has them
/// between asterisks.
std::string letter_of(const std::string& label) {
  const auto begin = label.begin() + (label.starts_with('*') ? 1 : 0);
  const auto end = std::find_if(begin, label.end(), [](char c) {
    return !((c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'));
  });
  return std::string(begin, end);
}

/// Letters by piece type, and whether each is visible (on a plate) where pieces are drawings.
using Letters = std::map<const PieceType*, std::map<std::string, bool>>;

void gather_letters(Letters& letters, const Diagram& diagram) {
  for (const figure::PlacedPiece& placed : diagram.content.pieces) {
    const std::string& label = placed.piece.label;
    if (const std::string letter = letter_of(label); !letter.empty()) {
      bool& seen = letters[placed.piece_type][letter];
      seen = seen || !diagram.drawn.contains(placed.cell) ||
             !is_plain_label(*placed.piece_type, label);
    }
  }
}

/// Whether a name begins with the letters, ignoring case.
bool begins_with(std::string_view name, std::string_view letters) {
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return name.size() >= letters.size() &&
         std::equal(letters.begin(), letters.end(), name.begin(),
                    [&](char p, char q) { return small(p) == small(q); });
}

/// Whether a letter suggests another piece type to players, or none.
bool misleads(std::string_view letter, const std::string& name) {
  constexpr std::pair<std::string_view, std::string_view> common[] = {
      {"K", "King"},   {"Q", "Queen"},  {"R", "Rook"},
      {"B", "Bishop"}, {"N", "Knight"}, {"P", "Pawn"}};
  for (const auto& [known, piece_type] : common)
    if (letter == known) return name.find(piece_type) == name.npos;
  return !begins_with(name, letter);
}

/// Adds one line per letter, even if it stands for several pieces.
void add_letters(std::vector<LegendLine>& lines, const Game& game, const Letters& letters) {
  std::vector<std::string> order;
  std::map<std::string, std::vector<std::string>> names;
  std::set<std::string> seen_if_drawn;
  for (const PieceType& piece_type : game.piece_types)
    if (const auto found = letters.find(&piece_type); found != letters.end())
      for (const auto& [letter, seen] : found->second) {
        if (begins_with(letter, piece_type.name)) continue;
        if (!names.contains(letter)) order.push_back(letter);
        names[letter].push_back(piece_type.name);
        if (seen) seen_if_drawn.insert(letter);
      }
  for (const std::string& letter : order)
    lines.push_back(
        {letter, base::listed(names[letter], "or"), {}, !seen_if_drawn.contains(letter)});
}

/// A mark after the letter of a progressive piece.
struct MarkRow {
  std::string_view sign;
  bool (*used)(const Piece&);
};

constexpr MarkRow mark_rows[] = {
    {"²", [](const Piece& piece) { return piece.n > 1; }},
    {"⁺", [](const Piece& piece) { return !piece.multiple; }},
    {"*", [](const Piece& piece) { return piece.multiple; }},
    {"’", [](const Piece& piece) { return piece.bound; }},
};

bool has_mark(const Content& content, const MarkRow& row) {
  return std::ranges::any_of(content.pieces, [&](const figure::PlacedPiece& placed) {
    const auto parsed = figure::parse_label(*placed.piece_type, placed.piece.label);
    return parsed && row.used(*parsed);
  });
}

void add_marks(std::vector<LegendLine>& lines, const std::vector<FigureQuery>& queries) {
  for (const MarkRow& row : mark_rows)
    if (std::ranges::any_of(
            queries, [&](const FigureQuery& query) { return has_mark(query.content(), row); }))
      lines.push_back(
          {std::string(row.sign), std::string(figure::words_of_sign(row.sign).meaning), {}});
}

/// Adds the colours on cells, each shown on the first cell that has it.
void add_paints(std::vector<LegendLine>& lines, const std::vector<FigureQuery>& queries) {
  std::set<std::string> seen;
  for (const FigureQuery& query : queries)
    for (const figure::Painted& painted : query.content().paint) {
      if (painted.cells.empty() || !seen.insert(painted.as).second) continue;
      const Plan plan(query.board(), query.content().shown);
      const CellId first = *painted.cells.begin();
      Group group{{}, {cell_path(plan, first, role_tag("cell"))}};
      paint_cell(group, plan, first, painted.as);
      const std::string words = "cells " + figure::paint_in_words(painted.as);
      lines.push_back({words, figure::painted_set(),
                       sign_scene("sign-paint-" + painted.as, words, std::move(group))});
    }
}

/// Adds the colours of the pieces if several seats share a board, and the borders between zones.
void add_colours(std::vector<LegendLine>& lines, const Game& game,
                 const std::vector<FigureQuery>& queries) {
  std::map<board::SeatId, const Board*> seats;
  std::set<const Border*> borders;
  for (const FigureQuery& query : queries) {
    for (const figure::PlacedPiece& placed : query.content().pieces)
      seats.emplace(placed.seat, &query.board());
    if (!query.content().figure->borders) continue;
    const Plan plan(query.board(), query.content().shown);
    for (const Border& border : game.borders)
      if (!draw_borders(plan, {border}).empty()) borders.insert(&border);
  }
  if (seats.size() > 1)
    for (const auto& [seat, board] : seats) {
      Group group;
      draw_disc(group, *board, seat);
      const std::string& name = board->seat(seat).name;
      const std::string number = std::to_string(board::seat_number(seat));
      lines.push_back({figure::colour_of_seat(name), name + "’s pieces",
                       sign_scene("sign-seat-" + number, name, std::move(group))});
    }
  for (const Border& border : game.borders)
    if (borders.contains(&border))
      lines.push_back({"a broad line", border.name,
                       sign_scene("sign-border-" + border.as, border.name,
                                  draw_sample_border(game.board(), border, sign_field))});
}

}  // namespace

std::vector<LegendLine> legend_of(const Game& game, const std::vector<const Diagram*>& figures) {
  std::vector<FigureQuery> queries;
  Letters letters;
  for (const Diagram* figure : figures) {
    if (figure->content.board == nullptr) continue;
    queries.emplace_back(figure->content);
    gather_letters(letters, *figure);
  }
  std::vector<LegendLine> lines;
  add_named_signs(lines, queries);
  for (const SignRow& row : sign_rows()) {
    const auto query = std::ranges::find_if(queries, row.used);
    if (query == queries.end()) continue;
    const figure::SignWords words = figure::words_of_sign(row.key);
    const std::string meaning = words.meaning.empty() ? base::with_article(query->board().sign)
                                                      : std::string(words.meaning);
    lines.push_back(
        {std::string(words.sign), meaning,
         sign_scene("sign-" + std::string(row.key), words.sign, row.draw(query->board()))});
  }
  add_paints(lines, queries);
  add_colours(lines, game, queries);
  add_letters(lines, game, letters);
  add_marks(lines, queries);
  return lines;
}

std::string words_for_new_signs(const Diagram& diagram, SignsMet& met) {
  std::string words;
  if (diagram.content.board == nullptr) return words;
  const FigureQuery query(diagram.content);
  for (const SignRow& row : sign_rows()) {
    const std::string_view added = figure::words_of_sign(row.key).met;
    if (added.empty() || met.contains(row.key) || !row.used(query)) continue;
    met.emplace(row.key);
    words += " " + std::string(added);
  }
  for (const MarkRow& row : mark_rows)
    if (!met.contains(row.sign) && has_mark(diagram.content, row)) {
      met.emplace(row.sign);
      words += " " + std::string(figure::words_of_sign(row.sign).met);
    }
  return words;
}

std::string words_for_new_letters(const Diagram& diagram, SignsMet& met) {
  std::vector<std::string> news;
  if (diagram.content.board == nullptr) return {};
  Letters letters;
  gather_letters(letters, diagram);
  for (const auto& [piece_type, all] : letters)
    for (const auto& [letter, seen] : all) {
      const bool obvious =
          is_plain_label(*piece_type, letter) && !misleads(letter, piece_type->name);
      const bool fresh = met.insert("letter " + letter + " " + piece_type->id).second;
      if (fresh && !obvious && diagram.content.caption.find(piece_type->name) == std::string::npos)
        news.push_back(letter + " = " + piece_type->name);
    }
  return news.empty() ? "" : " " + base::joined(news, ", ") + ".";
}

std::string words_for_all_new(const Diagram& diagram, SignsMet& met) {
  std::string words = words_for_new_signs(diagram, met);
  words += words_for_new_letters(diagram, met);
  return words;
}

}  // namespace boardwright::diagram
