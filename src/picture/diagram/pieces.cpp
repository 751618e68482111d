// Draws the pieces of a figure: the disc or plate with letters, the signs of a seat, or a drawing.
#include "diagram/pieces.h"

#include <algorithm>

#include "base/text.h"
#include "diagram/seats.h"
#include "figure/numbers.h"

namespace boardwright::diagram {
namespace {

constexpr double least_label = 0.24;  // font size of a label too long for its disc

// Relative to the radius of a disc with the signs of its seat.
constexpr double signed_rim = 0.87;
constexpr double letter_up = 0.2, letter_size = 0.92, letter_room = 1.45;
constexpr double sign_down = 0.49, sign_size = 0.5;
constexpr double dot_size = 0.33, dot_turn = 45;  // on the rim, from the upright

/// The approximate width of a label in letters. The mark of a progressive piece is small and
/// raised.
double width_in_letters(const PieceType& piece_type, const std::string& label) {
  constexpr double small = 0.55;
  const auto letters = static_cast<double>(base::length_utf8(label));
  if (!figure::parse_label(piece_type, label) && !figure::parse_label(piece_type, label + "⁺"))
    return std::max(1.0, letters);
  const auto before = static_cast<double>(base::length_utf8(piece_type.letter));
  return before + small * (letters - before);
}

/// Draws a disc with its label. A label that is too long gets a plate, which can be wider than the
/// cell.
void draw_plain(Group& group, const std::string& role, const std::string& label, double letters,
                Vec centre, double radius, double angle) {
  const Tag disc{"man " + role, {}, {}, {}};
  double size = std::min(radius * 1.05, 1.9 * radius / (0.72 * letters));
  if (size < least_label) {
    size = least_label;
    group.children.push_back(scene::plate(disc, centre, 0.31 * letters * size, 0.76 * size));
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

/// Whether a piece has a dot: it has not moved, and its cell is in the zone where dotted pieces
/// begin.
bool is_dotted(const Board& board, const PlacedPiece& placed) {
  const auto zone = board.zones.find(placed.piece_type->dotted);
  return !placed.plain && zone != board.zones.end() &&
         zone->second[base::index(placed.seat)].contains(placed.cell) &&
         moves::number_of(placed.state, moves::unmoved_number, 1) != 0;
}

/// Position and rotation of a piece.
struct LetteredSpot {
  Vec centre;
  double radius, angle;
};

Group lettered(Tag tag, const Board& board, const PlacedPiece& placed, const LetteredSpot& spot) {
  const game::FigurePiece& piece = placed.piece;
  const std::string role = seat_role(board, placed.seat) + (placed.mated ? " mated" : "");
  const double letters = width_in_letters(*placed.piece_type, piece.label);
  Group group{std::move(tag), {}};
  if (board.seats.size() > 2)
    draw_with_signs(group, role, piece.label, letters, seat_sign(board, placed.seat), spot.centre,
                    spot.radius, spot.angle);
  else
    draw_plain(group, role, piece.label, letters, spot.centre, spot.radius, spot.angle);
  return group;
}

/// The parts of a piece shown as a drawing. A label that shows more than the drawing goes on a
/// plate.
DrawnPiece drawn_as(const PieceSet& set, const Board& board, const PlacedPiece& placed) {
  DrawnPiece piece = drawn_piece(set, board, *placed.piece_type, placed.seat, placed.state);
  piece.stretch = 1.2;
  if (placed.mated) piece.seat += " mated";
  if (placed.plain) {
    piece.number.clear();
    if (!piece.sign.empty()) piece.sign = no_sign;
  }
  if (placed.piece.growing > 0) piece.number = notation::length_number;
  if (!is_plain_label(*placed.piece_type, placed.piece.label)) piece.plate = placed.piece.label;
  return piece;
}

Group shown_piece(Tag tag, const Board& board, const PlacedPiece& placed, const LetteredSpot& spot,
                  const PiecesShown& shown) {
  if (shown.as == PiecesAs::letters) return lettered(std::move(tag), board, placed, spot);
  const DrawnPiece drawn = drawn_as(*shown.set, board, placed);
  if (drawn.drawing == nullptr) return lettered(std::move(tag), board, placed, spot);
  if (shown.as == PiecesAs::drawn)
    return piece_group(std::move(tag), drawn, spot.centre, spot.radius, spot.angle);
  Group both{std::move(tag), {}};
  both.children.push_back(lettered({"as-letters", {}, {}, {}}, board, placed, spot));
  both.children.push_back(
      piece_group({"as-drawn", {}, {}, {}}, drawn, spot.centre, spot.radius, spot.angle));
  return both;
}

}  // namespace

Group draw_piece(const Plan& plan, const PlacedPiece& placed, bool rotated,
                 const PiecesShown& shown) {
  const Board& board = plan.board();
  const game::FigurePiece& piece = placed.piece;
  const std::string& name = board.name(placed.cell);
  const bool many = board.seats.size() > 2;
  const std::string prefix = many ? board.seat(placed.seat).name + " " : "";
  Tag tag{"men",
          "man-" + name,
          prefix + placed.piece_type->name + " " + piece.label + " on " + name,
          {{"cell", name}, {"piece", placed.piece_type->id}}};
  if (many) {
    const std::string role = seat_role(board, placed.seat);
    tag.data.push_back({"seat", role.substr(0, role.find(' '))});
  }
  if (is_dotted(board, placed)) tag.title += ", with a dot";
  const LetteredSpot spot{plan.centre(placed.cell), plan.piece_radius(placed.cell),
                          rotated ? scene::turn_of(board.seat(placed.seat).forward) : 0};
  Group group = shown_piece(std::move(tag), board, placed, spot, shown);
  if (is_dotted(board, placed))
    group.children.push_back(circle(role_tag("counter-dot"),
                                    spot.centre + spot.radius * unit_vector(spot.angle + dot_turn),
                                    dot_size * spot.radius));
  return group;
}

}  // namespace boardwright::diagram
