// Draws the pieces of a figure: the disc or plate with letters, the signs of a seat, or a drawing.
#include "diagram/men.h"

#include <algorithm>

#include "base/text.h"
#include "diagram/seats.h"
#include "figure/numbers.h"

namespace boardwright::diagram {
namespace {

constexpr double least_label = 0.24;  // letters of a label too long for the disc of its man

// In parts of the radius of a disc that bears the signs of its seat.
constexpr double signed_rim = 0.87;
constexpr double letter_up = 0.2, letter_size = 0.92, letter_room = 1.45;
constexpr double sign_down = 0.49, sign_size = 0.5;

/// About the width of a label in letters: the mark of a progressive man is set high and small.
double letters_of(const Piece& piece, const std::string& label) {
  constexpr double small = 0.55;
  const auto letters = static_cast<double>(length_utf8(label));
  if (!told_by(piece, label) && !told_by(piece, label + "⁺")) return std::max(1.0, letters);
  const auto before = static_cast<double>(length_utf8(piece.letter));
  return before + small * (letters - before);
}

/// A disc with its label; a label too long for it gets a plate, wider than the cell if need be.
void draw_plain(Group& group, const std::string& role, const std::string& label, double letters,
                Vec centre, double radius, double angle) {
  const Tag disc{"man " + role, {}, {}, {}};
  double size = std::min(radius * 1.05, 1.9 * radius / (0.72 * letters));
  if (size < least_label) {
    size = least_label;
    group.children.push_back(plate(disc, centre, 0.31 * letters * size, 0.76 * size));
    angle = 0;
  } else {
    group.children.push_back(circle(disc, centre, radius));
  }
  group.children.push_back(Text{{"man-label " + role, {}, {}, {}}, centre, label, size, angle});
}

void draw_with_signs(Group& group, const std::string& role, const std::string& label,
                     double letters, const std::string& sign, Vec centre, double radius,
                     double angle) {
  const Vec up = radius * unit_vector(angle + 90);
  const double size = radius * std::min(letter_size, letter_room / (0.72 * letters));
  group.children.push_back(circle({"man " + role, {}, {}, {}}, centre, radius));
  group.children.push_back(circle({"man-rim " + role, {}, {}, {}}, centre, signed_rim * radius));
  group.children.push_back(
      Text{{"man-label " + role, {}, {}, {}}, centre + letter_up * up, label, size, angle});
  group.children.push_back(Text{
      {"man-seat " + role, {}, {}, {}}, centre - sign_down * up, sign, sign_size * radius, angle});
}

/// Where a man stands, and how he is turned.
struct LetteredSpot {
  Vec centre;
  double radius, angle;
};

Group lettered(Tag tag, const Board& board, const PlacedMan& placed, const LetteredSpot& spot) {
  const FigureMan& man = placed.man;
  const std::string role = seat_role(board, placed.seat) + (placed.mated ? " mated" : "");
  const double letters = letters_of(*placed.piece, man.label);
  Group group{std::move(tag), {}};
  if (board.seats.size() > 2)
    draw_with_signs(group, role, man.label, letters, seat_sign(board, placed.seat), spot.centre,
                    spot.radius, spot.angle);
  else
    draw_plain(group, role, man.label, letters, spot.centre, spot.radius, spot.angle);
  return group;
}

/// What he shows as a drawing: a label of his own goes on a plate.
DrawnMan drawn_as(const PieceSet& set, const Board& board, const PlacedMan& placed) {
  DrawnMan man = drawn_man(set, board, *placed.piece, placed.seat, placed.state);
  man.stretch = 1.2;
  if (placed.mated) man.seat += " mated";
  if (placed.man.growing > 0) man.number = length_number;
  if (!is_plain_label(*placed.piece, placed.man.label)) man.plate = placed.man.label;
  return man;
}

}  // namespace

Group draw_man(const Plan& plan, const PlacedMan& placed, bool turned, const MenShown& shown) {
  const Board& board = plan.board();
  const FigureMan& man = placed.man;
  const std::string& name = board.name(placed.cell);
  const bool many = board.seats.size() > 2;
  const std::string who = many ? board.seat(placed.seat).name + " " : "";
  Tag tag{"men",
          "man-" + name,
          who + placed.piece->name + " " + man.label + " on " + name,
          {{"cell", name}, {"piece", placed.piece->id}}};
  if (many) {
    const std::string role = seat_role(board, placed.seat);
    tag.data.push_back({"seat", role.substr(0, role.find(' '))});
  }
  const LetteredSpot spot{plan.centre(placed.cell), plan.man_radius(placed.cell),
                          turned ? turn_of(board.seat(placed.seat).forward) : 0};
  if (shown.as == MenAs::letters) return lettered(std::move(tag), board, placed, spot);
  const DrawnMan drawn = drawn_as(*shown.set, board, placed);
  if (drawn.drawing == nullptr) return lettered(std::move(tag), board, placed, spot);
  if (shown.as == MenAs::drawn)
    return man_group(std::move(tag), drawn, spot.centre, spot.radius, spot.angle);
  Group both{std::move(tag), {}};
  both.children.push_back(lettered({"as-letters", {}, {}, {}}, board, placed, spot));
  both.children.push_back(
      man_group({"as-drawn", {}, {}, {}}, drawn, spot.centre, spot.radius, spot.angle));
  return both;
}

}  // namespace boardwright::diagram
