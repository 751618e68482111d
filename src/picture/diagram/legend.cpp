// Lists the signs that figures use, draws each by itself, and tells what it means.
#include "diagram/legend.h"

#include <algorithm>
#include <map>

#include "base/text.h"
#include "diagram/arrows.h"
#include "diagram/decor.h"
#include "diagram/plan.h"
#include "diagram/seats.h"
#include "diagram/signs.h"
#include "rules/edges.h"

namespace boardwright::diagram {
namespace {

constexpr double field = 0.62, small_disc = 0.4,
                 small_sign = 0.24;  // of a sign's field, a disc, a sign

/// A figure, looked at for what it uses.
class Look {
 public:
  explicit Look(const Content& content) : content_(content) {
    for (const PlacedMan& placed : content.men) men_.insert(placed.cell);
  }

  const Content& content() const { return content_; }
  const Board& board() const { return *content_.board; }

  template <class Wanted>
  bool any_mark(Wanted wanted) const {
    return std::any_of(content_.marks.begin(), content_.marks.end(), [&](const Mark& mark) {
      return !mark.arrow && content_.shown.contains(mark.cell) && wanted(mark);
    });
  }
  bool is_on_man(const Mark& mark) const { return men_.contains(mark.cell); }
  bool has_arrow(Arrow::Kind kind) const {
    return std::any_of(content_.arrows.begin(), content_.arrows.end(), [&](const Arrow& arrow) {
      return arrow.kind == kind && content_.shown.contains(arrow.to);
    });
  }
  bool has_way(DrawnWay::Kind kind) const {
    return std::any_of(content_.ways.begin(), content_.ways.end(),
                       [&](const DrawnWay& way) { return way.kind == kind; });
  }
  bool has_wall(bool indicator) const {
    const auto walls = walls_beside(board(), content_.shown);
    return std::any_of(walls.begin(), walls.end(),
                       [&](const Wall* wall) { return wall->indicator == indicator; });
  }

 private:
  const Content& content_;
  CellSet men_;
};

bool can_be_captured(const Look& look, const Mark& mark) {
  return look.is_on_man(mark) && mark.mark != "blocked";
}

bool is_badged(const Look& look, const Mark& mark) {
  return can_be_captured(look, mark) && mark.mark != "taken" &&
         (mark.least || has_several_signs(look.content().marks, look.content().shown));
}

void draw_disc(Group& group, const Board& board, SeatId seat) {
  group.children.push_back(circle(role_tag("man " + seat_role(board, seat)), {}, small_disc));
}

/// A piece of the second seat, with a sign round it.
Group ringed(const Board& board, SeatId seat, Node sign) {
  Group group;
  draw_disc(group, board, seat);
  group.children.push_back(std::move(sign));
  return group;
}

SeatId other_seat(const Board& board) {
  return board.seat_ids().size() > 1 ? board.seat_after(first_seat) : first_seat;
}

/// A sign of figures: when it is used, how it is drawn, and in which words.
struct SignRow {
  std::string_view key, sign, meaning;
  std::string_view new_words;  ///< for a caption; empty: captions tell of it anyway
  bool (*used)(const Look&);
  Group (*draw)(const Board&);
};

constexpr SignRow rows[] = {
    {"least", "a number", "the least n with which the piece gets there",
     "A number is the least n with which it gets there.",
     [](const Look& look) { return look.any_mark([](const Mark& mark) { return mark.least; }); },
     [](const Board&) {
       return Group{{}, {sign({}, "2", {}, small_sign, false)}};
     }},
    {"capture", "a ring round a piece", "a piece that can be captured",
     "A piece with a ring can be captured.",
     [](const Look& look) {
       return look.any_mark([&](const Mark& mark) { return can_be_captured(look, mark); });
     },
     [](const Board& board) {
       return ringed(board, other_seat(board), man_sign({}, "x", {}, small_disc));
     }},
    {"badge", "a sign beside that ring", "the sign, or the n, of the piece that captures it",
     "The sign beside a ring belongs to the piece that captures.",
     [](const Look& look) {
       return look.any_mark([&](const Mark& mark) { return is_badged(look, mark); });
     },
     [](const Board& board) {
       return ringed(board, other_seat(board), badged_sign({}, "2", {}, small_disc));
     }},
    {"blocked", "a dashed ring round a piece", "one of the mover’s own pieces, which stops it",
     "A dashed ring: a friendly piece, which stops it.",
     [](const Look& look) {
       return look.any_mark(
           [&](const Mark& mark) { return look.is_on_man(mark) && mark.mark == "blocked"; });
     },
     [](const Board& board) {
       return ringed(board, first_seat, man_sign({}, "blocked", {}, small_disc));
     }},
    {"move", "a plain arrow", "the piece can move there", "",
     [](const Look& look) { return look.has_arrow(Arrow::Kind::move); },
     [](const Board&) {
       return draw_arrow(Arrow::Kind::move, {-field, 0}, {field, 0});
     }},
    {"take", "a double arrow", "the piece could capture there", "",
     [](const Look& look) { return look.has_arrow(Arrow::Kind::capture); },
     [](const Board&) {
       return draw_arrow(Arrow::Kind::capture, {-field, 0}, {field, 0});
     }},
    {"cannot", "a barred line", "it can neither move nor capture there", "",
     [](const Look& look) { return look.has_arrow(Arrow::Kind::cannot); },
     [](const Board&) {
       return draw_arrow(Arrow::Kind::cannot, {-field, 0}, {field, 0});
     }},
    {"route", "a thin line", "the way from cell to cell", "A thin line is the way to a cell.",
     [](const Look& look) { return look.has_way(DrawnWay::Kind::route); },
     [](const Board&) {
       return Group{{}, {polyline(role_tag("route cross"), {{-field, 0}, {field, 0}})}};
     }},
    {"axis", "a line across cells", "a line of the board, along one of its axes", "",
     [](const Look& look) { return look.has_way(DrawnWay::Kind::axis); },
     [](const Board&) {
       return Group{{}, {polyline(role_tag("axis star"), {{-field, 0}, {field, 0}})}};
     }},
    {"wall", "mountains", "a wall: nothing stands there or passes it", "Mountains are walls.",
     [](const Look& look) { return look.has_wall(false); },
     [](const Board& board) { return draw_wall_alone(board, false); }},
    {"indicator", "a filled hexagon on a wall", "", "",
     [](const Look& look) { return look.has_wall(true); },
     [](const Board& board) { return draw_wall_alone(board, true); }},
};

/// The box of the corners of a group's first outline, which is a wall's; else the common field.
Box box_of(const Group& group) {
  Box box{{-field, -field}, {field, field}};
  if (group.children.empty()) return box;
  const auto* path = std::get_if<Path>(&group.children.front());
  if (path == nullptr || path->tag.role != "wall") return box;
  box = {{1e9, 1e9}, {-1e9, -1e9}};
  for (const Stroke& stroke : path->strokes) {
    if (stroke.kind == Stroke::Kind::close) continue;
    box.low = {std::min(box.low.x, stroke.to.x), std::min(box.low.y, stroke.to.y)};
    box.high = {std::max(box.high.x, stroke.to.x), std::max(box.high.y, stroke.to.y)};
  }
  return box;
}

Scene scene_of(std::string id, std::string_view title, Group root) {
  const Box box = box_of(root);
  return {std::move(id), std::string(title), {}, box, std::move(root)};
}

/// The signs that captions name: "x, o and $".
void add_named_signs(std::vector<LegendLine>& lines, const std::vector<Look>& looks) {
  std::vector<std::string> found;
  for (const std::string_view each : signs_in_order()) {
    const auto used = [&](const Mark& mark) { return mark.mark == each && !mark.least; };
    if (std::any_of(looks.begin(), looks.end(), [&](const Look& look) {
          return look.any_mark(
              [&](const Mark& mark) { return used(mark) && !look.is_on_man(mark); });
        }))
      found.emplace_back(each);
  }
  if (found.empty()) return;
  Group group;
  const double apart = 0.9, first = -apart * (static_cast<double>(found.size()) - 1) / 2;
  for (std::size_t i = 0; i < found.size(); ++i)
    group.children.push_back(
        sign({}, found[i], {first + apart * static_cast<double>(i), 0}, small_sign, false));
  Scene scene = scene_of("sign-named", listed(found), std::move(group));
  scene.box = {{first - field, -field}, {field - first, field}};
  lines.push_back({listed(found), "cells that the caption names by this sign", std::move(scene)});
}

/// "A1" and "N³*" begin with a letter, which stands for the kind of piece.
std::string letter_of(const std::string& label) {
  const auto end = std::find_if(label.begin(), label.end(), [](char c) {
    return !((c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'));
  });
  return std::string(label.begin(), end);
}

using Letters = std::map<const Piece*, std::set<std::string>>;

void gather_letters(Letters& letters, const Content& content) {
  for (const PlacedMan& placed : content.men)
    if (const std::string letter = letter_of(placed.man.label); !letter.empty())
      letters[placed.piece].insert(letter);
}

/// Whether a name begins with letters, be they large or small.
bool begins_with(std::string_view name, std::string_view letters) {
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return name.size() >= letters.size() &&
         std::equal(letters.begin(), letters.end(), name.begin(),
                    [&](char p, char q) { return small(p) == small(q); });
}

/// Whether players would take a letter for another piece, or for none.
bool misleads(std::string_view letter, const std::string& name) {
  constexpr std::pair<std::string_view, std::string_view> common[] = {
      {"K", "King"},   {"Q", "Queen"},  {"R", "Rook"},
      {"B", "Bishop"}, {"N", "Knight"}, {"P", "Pawn"}};
  for (const auto& [known, piece] : common)
    if (letter == known) return name.find(piece) == name.npos;
  return !begins_with(name, letter);
}

/// A letter that stands for several pieces has one line.
void add_letters(std::vector<LegendLine>& lines, const Game& game, const Letters& letters) {
  std::vector<std::string> order;
  std::map<std::string, std::vector<std::string>> names;
  for (const Piece& piece : game.pieces)
    if (const auto found = letters.find(&piece); found != letters.end())
      for (const std::string& letter : found->second) {
        if (begins_with(letter, piece.name)) continue;
        if (!names.contains(letter)) order.push_back(letter);
        names[letter].push_back(piece.name);
      }
  for (const std::string& letter : order)
    lines.push_back({letter, listed(names[letter], "or"), {}});
}

/// The pieces' colours where seats share a board, and the lines between zones.
void add_colours(std::vector<LegendLine>& lines, const Game& game, const std::vector<Look>& looks) {
  std::map<SeatId, const Board*> seats;
  std::set<const Border*> borders;
  for (const Look& look : looks) {
    for (const PlacedMan& placed : look.content().men) seats.emplace(placed.seat, &look.board());
    if (!look.content().figure->borders) continue;
    const Plan plan(look.board(), look.content().shown);
    for (const Border& border : game.borders)
      if (!draw_borders(plan, {border}).empty()) borders.insert(&border);
  }
  if (seats.size() > 1)
    for (const auto& [seat, board] : seats) {
      Group group;
      draw_disc(group, *board, seat);
      const std::string& name = board->seat(seat).name;
      const std::string number = std::to_string(seat_number(seat));
      lines.push_back({"a disc in the colour of " + name, name + "’s pieces",
                       scene_of("sign-seat-" + number, name, std::move(group))});
    }
  for (const Border& border : game.borders)
    if (borders.contains(&border))
      lines.push_back({"a broad line", border.name,
                       scene_of("sign-border-" + border.as, border.name,
                                draw_border_alone(game.board(), border, field))});
}

}  // namespace

std::vector<LegendLine> legend_of(const Game& game, const std::vector<const Diagram*>& figures) {
  std::vector<Look> looks;
  Letters letters;
  for (const Diagram* figure : figures) {
    if (figure->content.board == nullptr) continue;
    looks.emplace_back(figure->content);
    gather_letters(letters, figure->content);
  }
  std::vector<LegendLine> lines;
  add_named_signs(lines, looks);
  for (const SignRow& row : rows) {
    const auto look = std::find_if(looks.begin(), looks.end(), row.used);
    if (look == looks.end()) continue;
    const std::string meaning =
        row.meaning.empty() ? with_article(look->board().sign) : std::string(row.meaning);
    lines.push_back({std::string(row.sign), meaning,
                     scene_of("sign-" + std::string(row.key), row.sign, row.draw(look->board()))});
  }
  add_colours(lines, game, looks);
  add_letters(lines, game, letters);
  return lines;
}

std::string words_for_new_signs(const Diagram& diagram, SignsMet& met) {
  std::string words;
  if (diagram.content.board == nullptr) return words;
  const Look look(diagram.content);
  for (const SignRow& row : rows)
    if (!row.new_words.empty() && !met.contains(row.key) && row.used(look)) {
      met.emplace(row.key);
      words += " " + std::string(row.new_words);
    }
  Letters letters;
  gather_letters(letters, diagram.content);
  for (const auto& [piece, all] : letters)
    for (const std::string& letter : all) {
      const bool told = is_plain_label(*piece, letter) && !misleads(letter, piece->name);
      const bool fresh = met.insert("letter " + letter + " " + piece->id).second;
      if (fresh && !told && diagram.content.caption.find(piece->name) == std::string::npos)
        words += " " + letter + " is " + with_article(piece->name) + ".";
    }
  return words;
}

}  // namespace boardwright::diagram
