// Assembles drawn pieces: halo or disc, drawing, badge, plate.
#include "diagram/piece_drawing.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/hints.h"
#include "base/text.h"
#include "diagram/seats.h"
#include "figure/numbers.h"
#include "scene/measures.h"

namespace boardwright::diagram {

using geometry::Vec;
using scene::Drawing, scene::Group;

namespace {

// Relative to the radius. A drawing on a disc leaves room for the pattern around it.
constexpr double on_disc = 0.8, drawn_sign_size = 0.54;
constexpr Vec badge_at = {0.62, -0.62};
constexpr double sign_far = 0.877;
constexpr double badge_radius = 0.3, tooth = 0.4, number_size = 0.44;
constexpr int teeth = 10;
constexpr double plate_down = 0.7, plate_size = 0.44, plate_left = 0.98;
constexpr double least_plate = 0.17;  // font size of plates in cell sides

/// The radius in sides for which styles define the rim and the pattern of a disc.
constexpr double disc_radius = 0.62, rim_radius = 0.87 * disc_radius;

/// Maps points of a piece to the scene.
struct DrawnSpot {
  Vec centre;
  double radius, angle;

  Vec at(Vec part) const {
    const Vec along = scene::unit_vector(angle);
    return centre + radius * (part.x * along + part.y * Vec{-along.y, along.x});
  }
};

/// The place of the badge, which changes sides on a mirrored piece.
Vec badge_place(const DrawnPiece& piece) {
  return {piece.mirrored ? -badge_at.x : badge_at.x, badge_at.y};
}

/// The place of a seat's sign: the corner nearest to the upper left, however the piece is rotated.
/// Figures have neither names nor crosses there.
Vec sign_place(double angle) {
  return sign_far * scene::unit_vector(45 + 90 * std::round((90 - angle) / 90));
}

Drawing one_body(std::string id, std::vector<scene::Stroke> strokes) {
  return {std::move(id), {}, {}, {{scene::DrawnShape::Kind::body, std::move(strokes)}}};
}

std::vector<scene::Stroke> toothed() {
  std::vector<Vec> corners;
  for (int i = 0; i < 2 * teeth; ++i) {
    const double far = i % 2 == 0 ? tooth : badge_radius;
    corners.push_back(far * scene::unit_vector(90 + 180.0 * i / teeth));
  }
  return scene::polygon({}, corners).strokes;
}

// Badges and discs are stamps like the drawings, so that all parts scale with the piece. Ids in the
// set have no dot.
const Drawing& badge_of(bool multiple) {
  static const Drawing simple =
      one_body(std::string(badge_id) + "simple", scene::circle({}, {}, badge_radius).strokes);
  static const Drawing many = one_body(std::string(badge_id) + "multiple", toothed());
  return multiple ? many : simple;
}

const Drawing& disc() {
  static const Drawing drawing = one_body("disc.whole", scene::circle({}, {}, disc_radius).strokes);
  return drawing;
}

const Drawing& pattern() {
  static const Drawing drawing = one_body("disc.rim", scene::circle({}, {}, rim_radius).strokes);
  return drawing;
}

scene::Stamp stamp(const char* word, const DrawnPiece& piece, const Drawing& drawing,
                   const DrawnSpot& spot, double size, Vec at = {}) {
  return {{word + (" " + piece.seat), {}, {}, {}},
          &drawing,
          spot.at(at),
          size * spot.radius,
          spot.angle};
}

void add_badge(Group& group, const DrawnPiece& piece, const DrawnSpot& spot) {
  const auto letters =
      static_cast<double>(std::max<std::size_t>(1, base::length_utf8(piece.number)));
  group.children.push_back(
      stamp("man-badge", piece, badge_of(piece.multiple), spot, 1, badge_place(piece)));
  group.children.push_back(scene::Text{{"man-number " + piece.seat, {}, {}, {}},
                                       spot.at(badge_place(piece)),
                                       piece.number,
                                       number_size * spot.radius / std::sqrt(letters),
                                       spot.angle});
}

/// Adds the sign of a seat, on a badge of the seat's colour.
void add_sign(Group& group, const DrawnPiece& piece, const DrawnSpot& spot) {
  const auto letters = static_cast<double>(std::max<std::size_t>(1, base::length_utf8(piece.sign)));
  const Vec place = sign_place(spot.angle);
  group.children.push_back(stamp("man", piece, badge_of(false), spot, 1, place));
  group.children.push_back(scene::Text{{"man-seat " + piece.seat, {}, {}, {}},
                                       spot.at(place),
                                       piece.sign,
                                       drawn_sign_size * spot.radius / std::sqrt(letters),
                                       spot.angle});
}

/// Adds a plate, which is upright and grows to the right.
void add_plate(Group& group, const DrawnPiece& piece, const DrawnSpot& spot) {
  const double size = std::max(least_plate, plate_size * spot.radius), height = 0.58 * size;
  const double half = std::max(0.0, scene::half_width(piece.plate, size) - 0.5 * height);
  const Vec at =
      spot.centre + Vec{half + height - plate_left * spot.radius, -plate_down * spot.radius};
  group.children.push_back(scene::plate({"man-plate " + piece.seat, {}, {}, {}}, at, half, height));
  group.children.push_back(
      scene::Text{{"man-name " + piece.seat, {}, {}, {}}, at, piece.plate, size});
}

/// The letters of a text in lowercase, without word separators.
std::string letters_of(std::string_view text) {
  std::string letters;
  for (const char c : text)
    if (c >= 'A' && c <= 'Z')
      letters += static_cast<char>(c - 'A' + 'a');
    else if (c != '.' && c != '-' && c != ' ')
      letters += c;
  return letters;
}

/// Whether a name contains the letters in this order, starting with its first: "lr" in
/// "lotusrider".
bool shortens(std::string_view letters, std::string_view name) {
  if (letters.empty() || name.empty() || letters.front() != name.front()) return false;
  for (const char c : name)
    if (!letters.empty() && letters.front() == c) letters.remove_prefix(1);
  return letters.empty();
}

/// "er" for "Enhanced-Rook".
std::string initials_of(std::string_view name) {
  std::string initials;
  for (std::size_t i = 0; i < name.size(); ++i)
    if (i == 0 || name[i - 1] == '-' || name[i - 1] == ' ')
      initials += letters_of(name.substr(i, 1));
  return initials;
}

std::optional<std::string_view> inside_asterisks(std::string_view label) {
  if (label.size() < 3 || label.front() != '*' || label.back() != '*') return std::nullopt;
  return label.substr(1, label.size() - 2);
}

/// Also true for non-ASCII characters, which are not typewriter signs.
bool is_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || base::is_digit(c) ||
         static_cast<unsigned char>(c) >= 0x80;
}

}  // namespace

DrawnPiece drawn_piece(const PieceSet& set, const board::Board& board, const PieceType& piece_type,
                       SeatId seat, const moves::State& state) {
  DrawnPiece piece;
  piece.drawing = set.find(piece_type.drawing, board::seat_number(seat));
  piece.seat = seat_role(board, seat);
  if (piece.drawing != nullptr && piece.drawing->forward)
    piece.turn = scene::turn_of(board.seat(seat).forward);
  if (board.seats.size() > 2) piece.sign = seat_sign(board, seat);
  if (!moves::is_progressive(piece_type)) return piece;
  piece.number = std::to_string(moves::number_of(state, notation::length_number, 1));
  piece.multiple = moves::number_of(state, moves::multiple_number, 0) != 0;
  return piece;
}

DrawnPiece drawn_piece(const PieceSet& set, const board::Board& board, const PieceType& piece_type,
                       SeatId seat) {
  return drawn_piece(set, board, piece_type, seat, piece_type.state);
}

Group piece_group(scene::Tag tag, const DrawnPiece& piece, Vec centre, double radius,
                  double angle) {
  const DrawnSpot spot{centre, radius, piece.drawing->forward ? piece.turn : angle};
  Group group{std::move(tag), {}};
  const auto add = [&](scene::Stamp part) { group.children.push_back(std::move(part)); };
  if (piece.sign.empty()) {
    const double size = piece.stretch * piece.drawing->size;
    if (piece.halo) add(stamp("halo", piece, *piece.drawing, spot, size));
    add(stamp("drawn", piece, *piece.drawing, spot, size));
  } else {
    add(stamp("man", piece, disc(), spot, 1 / disc_radius));
    add(stamp("man-rim", piece, pattern(), spot, 1 / disc_radius));
    add(stamp("drawn on-disc", piece, *piece.drawing, spot, on_disc));
    if (piece.sign != no_sign) add_sign(group, piece, spot);
  }
  if (!piece.number.empty()) add_badge(group, piece, spot);
  if (!piece.plate.empty()) add_plate(group, piece, spot);
  return group;
}

bool is_plain_label(const PieceType& piece_type, std::string_view label) {
  if (label == piece_type.letter) return true;
  if (const auto parsed = figure::parse_label(piece_type, label)) return !parsed->bound;
  // Labels of letter drawings: "*P*" between asterisks, and signs such as "$".
  if (const auto inside = inside_asterisks(label); inside)
    return is_plain_label(piece_type, *inside);
  if (std::ranges::none_of(label, is_letter_or_digit)) return true;
  if (!piece_type.letter.empty()) return false;
  const std::string letters = letters_of(label);
  return shortens(letters, letters_of(piece_type.name)) || initials_of(piece_type.name) == letters;
}

bool has_all_drawings(const Game& game, const PieceSet& set) {
  return std::ranges::all_of(game.piece_types, [&](const PieceType& piece_type) {
    return set.find(piece_type.drawing) != nullptr;
  });
}

void check_drawings(const Game& game, const PieceSet& set, base::Report& report) {
  for (const PieceType& piece_type : game.piece_types)
    if (piece_type.drawing != piece_type.id && set.find(piece_type.drawing) == nullptr)
      report.error(piece_type.place, "unknown drawing '" + piece_type.drawing + "'",
                   [&] { return base::meant_or_all(piece_type.drawing, set.ids()); });
}

}  // namespace boardwright::diagram
