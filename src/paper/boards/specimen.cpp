// Lays out the sheet of all drawings in millimetres and converts it to scene units.
#include "boards/specimen.h"

#include <algorithm>

#include "diagram/piece_drawing.h"
#include "english/print_words.h"
#include "scene/page.h"
#include "scene/style.h"

namespace boardwright::boards {

using base::Millimetres;
using diagram::DrawnPiece;

namespace {

constexpr Millimetres large = 30_mm, middle_size = 16_mm, small = 8_mm;  // diameters
constexpr Millimetres sheet_edge = 10_mm, block_gap = 3_mm, heading = 16_mm;
constexpr Millimetres below = 2_mm, specimen_name = 3.2_mm,
                      between = 6_mm;  // vertical spacing of a block
constexpr Millimetres title_size = 7_mm;

double sides(Millimetres length) { return length / specimen_side; }

/// A piece on the sheet; x and y are relative to the upper left corner of its block.
struct BlockPlace {
  Millimetres x, y, diameter;
  double angle;
};

/// Places blocks in rows, from the upper left corner.
class SpecimenSheet {
 public:
  SpecimenSheet(Millimetres block_width, Millimetres block_height, std::size_t count,
                std::size_t columns)
      : width_(block_width),
        height_(block_height),
        columns_(std::min(columns, std::max<std::size_t>(1, count))) {
    const auto rows = (count + columns - 1) / columns;
    box_ = {{0, -sides(2 * sheet_edge + heading + static_cast<double>(rows) * height_)},
            {sides(2 * sheet_edge + static_cast<double>(columns_) * width_), 0}};
  }

  void begin(const Specimen& specimen) {
    const std::size_t i = count_++;
    const std::size_t row = i / columns_, column = i % columns_;
    corner_ = {sheet_edge + static_cast<double>(column) * width_,
               sheet_edge + heading + static_cast<double>(row) * height_};
    const scene::Drawing& drawing = *specimen.drawing;
    root_.children.push_back(scene::Group{
        {"specimen", drawing.id, drawing.name + ". " + drawing.alt, {{"drawing", drawing.id}}},
        {}});
    add(scene::Text{{"name", {}, {}, {}},
                    at(width_ / 2, height_ - between - specimen_name / 2),
                    drawing.name,
                    sides(specimen_name) / scene::capital_height * 0.72});
    words_ += " " + drawing.name + ": " + drawing.alt;
  }

  void add(DrawnPiece piece, const BlockPlace& place) {
    piece.turn = place.angle;
    const geometry::Vec centre = at(place.x, place.y);
    const double radius = sides(place.diameter / 2);
    if (piece.sign.empty()) add(scene::circle({"cell", {}, {}, {}}, centre, radius));
    add(diagram::piece_group({}, piece, centre, radius, place.angle));
  }

  scene::Scene finish(const std::string& title) {
    root_.children.push_back(
        scene::Text{{"rim", {}, {}, {}},
                    {box_.high.x / 2, -sides(sheet_edge + heading / 2 - block_gap)},
                    title,
                    sides(title_size)});
    return {"specimen", title, english::specimen + words_, box_, std::move(root_)};
  }

 private:
  void add(scene::Node node) {
    std::get<scene::Group>(root_.children.back()).children.push_back(std::move(node));
  }

  geometry::Vec at(Millimetres x, Millimetres y) const {
    return {sides(corner_.x + x), -sides(corner_.y + y)};
  }

  Millimetres width_, height_;
  std::size_t columns_, count_ = 0;
  scene::PaperVec corner_;
  scene::Box box_;
  scene::Group root_;
  std::string words_;
};

DrawnPiece piece_of(const Specimen& specimen, const std::string& seat, const char* number,
                    bool multiple) {
  DrawnPiece piece;
  piece.drawing = specimen.drawing;
  piece.seat = seat;
  piece.halo = false;
  if (!specimen.progressive) return piece;
  piece.number = number;
  piece.multiple = multiple && specimen.multiple;
  return piece;
}

}  // namespace

scene::Scene specimen_sheet(const std::vector<Specimen>& all) {
  constexpr Millimetres pitch = middle_size + 1_mm, width = 4 * pitch + block_gap;
  constexpr Millimetres second = large + block_gap / 2 + middle_size / 2;
  constexpr Millimetres third = second + middle_size / 2 + block_gap / 2 + small / 2;
  SpecimenSheet sheet(width, third + small / 2 + below + specimen_name + between, all.size(), 7);
  for (const Specimen& specimen : all) {
    sheet.begin(specimen);
    const DrawnPiece white = piece_of(specimen, "seat-1", "1", false);
    const DrawnPiece black = piece_of(specimen, "seat-2", "2", true);
    sheet.add(white, {width / 2 - pitch, large / 2, large, 0});
    sheet.add(black, {width / 2 + pitch, large / 2, large, 0});
    for (int i = 0; i < 4; ++i) {
      const DrawnPiece& piece = i % 2 == 0 ? white : black;
      const Millimetres x = width / 2 + (i - 1.5) * pitch;
      const double angle = i < 2 ? 0 : 180;
      sheet.add(piece, {x, second, middle_size, angle});
      sheet.add(piece, {x, third, small, angle});
    }
  }
  return sheet.finish(english::specimen_of_sizes);
}

scene::Scene specimen_sheet(const std::vector<Specimen>& all,
                            const std::vector<SpecimenSeat>& seats) {
  constexpr Millimetres pitch = middle_size + 1_mm;
  const auto count = static_cast<double>(seats.size());
  const Millimetres width = count * pitch + 2 * block_gap;
  constexpr Millimetres second = middle_size + block_gap / 2 + small / 2;
  SpecimenSheet sheet(width, second + small / 2 + below + specimen_name + between, all.size(), 5);
  for (const Specimen& specimen : all) {
    sheet.begin(specimen);
    for (std::size_t i = 0; i < seats.size(); ++i) {
      DrawnPiece piece = piece_of(specimen, seats[i].role, "3", i % 2 == 1);
      piece.sign = seats[i].sign;
      const Millimetres x = width / 2 + (static_cast<double>(i) - (count - 1) / 2) * pitch;
      sheet.add(piece, {x, middle_size / 2, middle_size, 0});
      sheet.add(piece, {x, second, small, 0});
    }
  }
  return sheet.finish(english::specimen_of_seats);
}

}  // namespace boardwright::boards
