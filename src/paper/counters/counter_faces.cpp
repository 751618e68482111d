// Draws counters and standees.
#include "counters/counter_faces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "base/text.h"
#include "diagram/seats.h"
#include "figure/numbers.h"
#include "scene/measures.h"
#include "scene/text_in_circle.h"

namespace boardwright::counters {

using scene::in_sides;

namespace {

constexpr const char* blank = " ";  // number of a badge, to be pencilled in

// In sides: one side is the base.
constexpr double piece_radius = 0.47;       // leaves room for inaccurate cuts
constexpr double badged_radius = 0.42;      // pieces with badges are smaller,
constexpr Vec badged_at = {-0.053, 0.053};  // and shifted to make room for the badge
// Near the edge, so that pieces fill their discs. The dash patterns of styles are made to close at
// this radius.
constexpr double ring = 0.455;
constexpr double words_radius = 0.375;
constexpr double ornament_radius = 0.38, sign_in_ornament = 1.05;
constexpr Vec standee_sign_at = {-0.41, 0.44};  // beside the head of a standee
constexpr double standee_sign = 0.11;
constexpr Vec dot_at = {0.235, -0.235}, named_dot_at = {0.33, 0.06};  // inside the rim
constexpr double dot = 0.075;
constexpr double standee_middle = 0.575, name_at = 1.155;
// A name below the piece. It stays within the rim, and the piece shrinks to make room for it.
constexpr double named_share = 0.7, named_up = 0.14;
constexpr double name_radius = 0.43, name_top = -0.2, most_name = 0.1;
constexpr double name_size = 0.1, name_leading = 0.105, name_room = 0.9;

/// The role of a seat's pieces on fields of its colour.
std::string on_counter(const board::Board& board, board::SeatId seat) {
  return diagram::seat_role(board, seat) + " counter";
}

CounterFace face_of(const Game& game, const moves::PieceType& piece_type, board::SeatId seat,
                    bool multiple, const PieceSet* set, Named named) {
  const board::Board& board = game.board();
  CounterFace face;
  if (set != nullptr) {
    face.piece = diagram::drawn_piece(*set, board, piece_type,
                                      seat);  // without a drawing, its letters are shown
    if (!face.piece.number.empty()) face.piece.number = blank;
    face.piece.multiple = multiple;
  }
  face.piece.seat = on_counter(board, seat);
  if (board.seats.size() > 2) face.piece.sign = diagram::seat_sign(board, seat);
  face.piece.halo = false;
  play::Piece piece;
  piece.multiple = multiple;
  face.words = figure::label_of(piece_type, piece);
  face.kind = piece_type.letter.empty() ? CounterFace::Words::name : CounterFace::Words::letters;
  const bool is_name = face.piece.drawing == nullptr && face.kind == CounterFace::Words::name;
  if (named == Named::yes && !is_name) face.name = piece_type.name;
  return face;
}

CounterFace plain_face(const board::Board& board, board::SeatId seat, const Ornament& ornament) {
  CounterFace face;
  face.piece.seat = on_counter(board, seat);
  if (board.seats.size() > 2) face.piece.sign = diagram::seat_sign(board, seat);
  face.ornament = ornament;
  return face;
}

CounterFace back_of(const Game& game, const PieceCount& pieces, const PieceSet* set,
                    const Ornament& ornament, Named named) {
  const game::FlipSide rotated = game::flip_side(game, pieces.piece_type);
  if (rotated.piece_type == moves::no_piece_type)
    return plain_face(game.board(), pieces.seat, ornament);
  return face_of(game, game.piece_type(rotated.piece_type), pieces.seat, rotated.multiple, set,
                 named);
}

/// The largest text size on a face.
double most_size(CounterFace::Words kind) { return kind == CounterFace::Words::name ? 0.125 : 0.5; }

/// The circle that a face fills: its middle, its size relative to that of a disc, and its angle.
struct FaceCircle {
  Vec at;
  double size = 1;
  double angle = 0;
};

void add_face_words(Group& group, const CounterFace& face, const FaceCircle& circle) {
  for (scene::Text& line :
       scene::text_in_circle(face.words, circle.at, circle.size * words_radius,
                             circle.size * most_size(face.kind), circle.angle)) {
    line.tag = role_tag("man-label " + face.piece.seat);
    group.children.push_back(std::move(line));
  }
}

void add_sign(Group& group, const diagram::DrawnPiece& piece, Vec at, double size, double angle) {
  group.children.push_back(
      scene::Text{role_tag("man-seat " + piece.seat), at, piece.sign, size, angle});
}

void add_drawing(Group& group, diagram::DrawnPiece piece, const FaceCircle& circle) {
  const auto& [at, size, angle] = circle;
  const bool badged = !piece.number.empty();
  Vec shift = badged ? size * badged_at : Vec{};
  if (piece.mirrored) shift.x = -shift.x;
  const Vec along = scene::unit_vector(angle);
  piece.sign.clear();  // the field of the counter replaces the disc of the piece
  piece.turn = angle;
  group.children.push_back(
      diagram::piece_group({}, piece, at + shift.x * along + shift.y * Vec{-along.y, along.x},
                           size * (badged ? badged_radius : piece_radius), angle));
}

/// Adds the cells of the ornament, with the sign of the seat in the middle cell.
void add_ornament(Group& group, const CounterFace& face, Vec at, double angle) {
  const auto add = [&](const char* role, const std::vector<std::vector<Vec>>& cells) {
    for (std::vector<Vec> outline : cells) {
      for (Vec& point : outline) point = at + ornament_radius * point;
      group.children.push_back(scene::polygon(role_tag(role + face.piece.seat), outline));
    }
  };
  add("counter-ornament filled ", face.ornament.filled);
  add("counter-ornament ", face.ornament.open);
  if (!face.piece.sign.empty())
    add_sign(group, face.piece, at, sign_in_ornament * ornament_radius * face.ornament.room, angle);
}

/// Adds the name of a counter below its piece.
void add_name(Group& group, const CounterFace& face, const FaceCircle& circle) {
  const double size = circle.size;
  for (scene::Text& line :
       scene::text_in_circle_below(face.name, circle.at, size * name_radius, size * name_top,
                                   size * most_name, circle.angle)) {
    line.tag = role_tag("counter-name " + face.piece.seat);
    group.children.push_back(std::move(line));
  }
}

/// Adds a face. With more than two seats the pattern of the seat is drawn as a rim below the piece,
/// because the piece fills its disc; the sign of the seat is on the back.
void add_face(Group& group, const CounterFace& face, const FaceCircle& circle) {
  if (!face.piece.sign.empty())
    group.children.push_back(
        scene::circle(role_tag("man-rim " + face.piece.seat), circle.at, circle.size * ring));
  const double up = face.name.empty() ? 0 : circle.size * named_up;
  const FaceCircle piece = {circle.at + up * scene::unit_vector(circle.angle + 90),
                            circle.size * (face.name.empty() ? 1 : named_share), circle.angle};
  if (face.piece.drawing != nullptr)
    add_drawing(group, face.piece, piece);
  else if (!face.words.empty())
    add_face_words(group, face, piece);
  else if (!face.ornament.filled.empty() || !face.ornament.open.empty())
    add_ornament(group, face, circle.at, circle.angle);
  add_name(group, face, circle);
  if (!face.dotted) return;
  const Vec along = scene::unit_vector(circle.angle), high{-along.y, along.x};
  const Vec beside = circle.size * (face.name.empty() ? dot_at : named_dot_at);
  group.children.push_back(scene::circle(
      role_tag("counter-dot"), circle.at + beside.x * along + beside.y * high, circle.size * dot));
}

/// Whether a drawing of this radius about `at` lies on a wedge of height 1 about (0, 0).
bool lies_on_wedge(const scene::Drawing& drawing, Vec at, double radius) {
  constexpr double beyond = 0.01;
  const std::size_t corners = std::size(wedge_corners);
  const auto is_inside = [&](Vec point) {
    for (std::size_t i = 0; i < corners; ++i) {
      const Vec from = wedge_corners[i], side = wedge_corners[(i + 1) % corners] - from,
                way = point - from;
      if (side.x * way.y - side.y * way.x < -beyond * std::hypot(side.x, side.y)) return false;
    }
    return true;
  };
  for (const scene::DrawnShape& shape : drawing.shapes)
    for (const scene::Stroke& stroke : shape.strokes)
      if (stroke.kind != scene::Stroke::Kind::close && !is_inside(at + radius * stroke.to))
        return false;
  return true;
}

/// The circle of a face on a wedge of height 1. A drawing that is a wedge itself fills it unless it
/// has a name, and anything else lies where the wedge is broad.
FaceCircle circle_on_wedge(const CounterFace& face) {
  // The circle in which a drawn wedge coincides with this one.
  constexpr double drawn_radius = 1 / 1.55, inside = 0.93;
  constexpr Vec drawn_at = {0, -0.135 * drawn_radius}, broad_at = {0, -0.09};
  constexpr double broad_radius = 0.36;
  const bool fills = face.name.empty() && face.piece.drawing != nullptr &&
                     lies_on_wedge(*face.piece.drawing, drawn_at, drawn_radius);
  // Drawings are scaled by their size, but the wedge has that size already.
  return fills ? FaceCircle{inside * drawn_at,
                            inside * drawn_radius / piece_radius / face.piece.drawing->size}
               : FaceCircle{broad_at, broad_radius / piece_radius};
}

/// The circle of a face on a counter, in sides.
FaceCircle circle_of(const CounterFace& face, const CutSize& size, const FacePlace& place) {
  const Vec at = in_sides(place.at, counter_side(size));
  if (size.cut != Cut::wedge) return {at};
  const FaceCircle circle = circle_on_wedge(face);
  const double way = place.upside_down ? -place.size : place.size;
  return {at + way * circle.at, place.size * circle.size, place.upside_down ? 180.0 : 0.0};
}

/// A name in one line. A long name takes two, broken at the space nearest to its middle.
std::vector<std::string> name_lines(const std::string& name) {
  if (2 * scene::half_width(name, name_size) <= 1.2 * name_room) return {name};
  const std::size_t middle = name.size() / 2;
  std::size_t space_at = std::string::npos;
  for (std::size_t i = 0; i < name.size(); ++i)
    if (name[i] == ' ' && (space_at == std::string::npos ||
                           (i > middle ? i - middle : middle - i) <
                               (space_at > middle ? space_at - middle : middle - space_at)))
      space_at = i;
  if (space_at == std::string::npos) return {name};
  return {name.substr(0, space_at), name.substr(space_at + 1)};
}

/// Both faces of a standee, with its name below each.
Group standee_group(const CounterKind& kind, const CutSize& size, PaperVec at) {
  const Vec fold = in_sides(at, counter_side(size));
  const std::vector<std::string> lines = name_lines(kind.name);
  double width = 0;
  for (const std::string& line : lines)
    width = std::max(width, 2 * scene::half_width(line, name_size));
  Group group;
  for (const double side : {-1.0, 1.0}) {
    const CounterFace& face = side < 0 ? kind.front : kind.back;
    const double angle = side < 0 ? 0 : 180;
    const Vec middle = fold + Vec{0, side * standee_middle};
    add_face(group, face, {middle, 1, angle});
    if (!face.piece.sign.empty())
      add_sign(group, face.piece, middle - side * standee_sign_at, standee_sign, angle);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const double down =
          name_leading * (static_cast<double>(i) - static_cast<double>(lines.size() - 1) / 2);
      group.children.push_back(scene::Text{role_tag("counter-name " + face.piece.seat),
                                           fold + Vec{0, side * (name_at + down)}, lines[i],
                                           name_size * std::min(1.0, name_room / width), angle});
    }
  }
  return group;
}

/// The front of a counter and, upside down above it, its back.
Group folded_group(const CounterKind& kind, const CutSize& size, PaperVec at) {
  const Vec fold = in_sides(at, counter_side(size));
  Group group;
  add_face(group, kind.front, {fold - Vec{0, 0.5}});
  add_face(group, kind.back, {fold + Vec{0, 0.5}, 1, 180});
  return group;
}

scene::DrawnShape mirrored(scene::DrawnShape shape) {
  for (scene::Stroke& stroke : shape.strokes)
    for (Vec* point : {&stroke.to, &stroke.first, &stroke.second}) point->x = -point->x;
  return shape;
}

}  // namespace

CounterDrawings with_mirrored(PieceSet set) {
  std::vector<scene::Drawing> all = set.all();
  for (scene::Drawing& drawing : all)
    if (!drawing.writing)
      for (scene::DrawnShape& shape : drawing.shapes) shape = mirrored(std::move(shape));
  return {std::move(set), PieceSet(std::move(all))};
}

std::vector<CounterKind> counter_kinds(const Game& game, const std::vector<PieceCount>& pieces,
                                       const CounterDrawings* drawings, Cut cut, Named named) {
  if (cut == Cut::standee) named = Named::no;  // the name stands below the face
  const PieceSet* set = drawings != nullptr ? &drawings->set : nullptr;
  const Ornament ornament = ornament_of(game.board());
  std::vector<CounterKind> kinds;
  for (const PieceCount& each : pieces) {
    const moves::PieceType& piece_type = game.piece_type(each.piece_type);
    CounterKind kind{
        each, piece_type.name, face_of(game, piece_type, each.seat, false, set, named), {}};
    kind.front.dotted = each.dotted;
    if (cut == Cut::wedge && kind.front.piece.drawing != nullptr)
      kind.size = kind.front.piece.drawing->size;
    if (cut != Cut::standee) {
      if (each.dotted) kind.name += " with a dot";
      kind.back = back_of(game, each, set, cut == Cut::wedge ? Ornament() : ornament, named);
    } else {
      kind.back = kind.front;
      if (set != nullptr)
        kind.back.piece.drawing =
            drawings->mirrored.find(piece_type.drawing, board::seat_number(each.seat));
      kind.back.piece.mirrored = set != nullptr;
    }
    kinds.push_back(std::move(kind));
  }
  return kinds;
}

std::vector<CounterKind> counters_of_type(const Game& game, moves::PieceTypeId piece_type,
                                          const CounterDrawings* drawings, Cut cut) {
  const std::vector<PieceCount> one = {{piece_type, board::first_seat, 1}};
  return counter_kinds(game, game::pieces_of_each(game, one), drawings, cut);
}

bool counts_in_digits(const play::RuleMark& mark) {
  constexpr int most_counters = 12;
  return mark.most > most_counters;
}

std::vector<CounterKind> mark_counters(const Game& game) {
  const board::Board& board = game.board();
  std::vector<CounterKind> kinds;
  const auto add = [&](const std::string& name, std::string words, CounterFace::Words words_are,
                       board::SeatId seat, int copies) {
    CounterKind kind;
    kind.pieces = {moves::no_piece_type, seat, copies};
    kind.name = name;
    kind.front = plain_face(board, seat, {});
    kind.front.kind = words_are;
    kind.front.words = std::move(words);
    kind.back = plain_face(board, seat, ornament_of(board));
    kinds.push_back(std::move(kind));
  };
  constexpr int ten = 10;
  std::array<int, ten> digits{};
  for (const play::RuleMark& mark : game.rules.marks)
    for (const board::SeatId seat : board.seat_ids()) {
      if (!mark.of_seat && seat != board::first_seat) continue;
      const bool far = counts_in_digits(mark);
      add("the mark “" + mark.name + "”", mark.name, CounterFace::Words::name, seat,
          far ? 1 : mark.most);
      for (int rest = far ? mark.most : 0; rest > 0; rest /= ten)
        for (int digit = 0; digit < ten && (rest >= ten || digit <= rest); ++digit)
          ++digits[static_cast<std::size_t>(digit)];
    }
  for (int digit = 0; digit < ten; ++digit)
    if (const int copies = digits[static_cast<std::size_t>(digit)]; copies > 0)
      // A dot says which way a six and a nine are read.
      add("the digit " + std::to_string(digit),
          std::to_string(digit) + (digit == 6 || digit == 9 ? "." : ""),
          CounterFace::Words::letters, board::first_seat, copies);
  return kinds;
}

PaperShape outline_at(const FacePlace& place, const CutSize& size, Pack pack, Millimetres grown) {
  CutSize own = size;
  own.base = place.size * size.base;
  PaperShape outline = outline_of(own, pack, grown);
  for (PaperVec& corner : outline)
    corner = place.upside_down ? place.at - corner : place.at + corner;
  return outline;
}

scene::Path field_of(const CounterFace& face, const CutSize& size, Pack pack,
                     const FacePlace& place, Millimetres grown) {
  const Millimetres side = counter_side(size);
  const scene::Tag tag = role_tag("field " + face.piece.seat);
  if (size.cut == Cut::disc)
    return scene::circle(tag, in_sides(place.at, side), (size.base / 2 + grown) / side);
  std::vector<Vec> corners;
  for (PaperVec corner : outline_at(place, size, pack, grown)) {
    if (size.cut ==
        Cut::standee) {  // tabs stay white except for a bleed that hides inaccurate folds
      const Millimetres half = size.face() + size.bleed;
      corner.y = place.at.y + (corner.y < place.at.y ? -half : half);
    }
    corners.push_back(in_sides(corner, side));
  }
  return scene::polygon(tag, corners);
}

Group counter_group(const CounterFace& face, const CutSize& size, const FacePlace& place) {
  Group group;
  add_face(group, face, circle_of(face, size, place));
  return group;
}

Group strip_group(const CounterKind& kind, const CutSize& size, PaperVec at) {
  return size.cut == Cut::standee ? standee_group(kind, size, at) : folded_group(kind, size, at);
}

void add_counter_row(Scene& scene, const std::vector<CounterKind>& kinds, const CutSize& size,
                     Millimetres step, PaperVec middle) {
  double from_middle = (1 - static_cast<double>(kinds.size())) / 2;
  for (const CounterKind& kind : kinds) {
    const FacePlace place{middle + PaperVec{from_middle * step, 0_mm}, kind.size};
    scene.root.children.emplace_back(field_of(kind.front, size, Pack::square, place, 0_mm));
    scene.root.children.emplace_back(counter_group(kind.front, size, place));
    ++from_middle;
  }
}

}  // namespace boardwright::counters
