// Writes the nodes of a drawing as SVG elements.
#pragma once
#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "base/units.h"
#include "render/shapes.h"
#include "render/xml_buffer.h"
#include "scene/piece_set.h"
#include "scene/scene.h"

namespace boardwright::render {

using base::operator""_mm;
using scene::Drawing;

/// Writes one drawing: opening tag, drawings for its stamps, nodes, closing tag.
class SvgWriter {
 public:
  /// `side`: for print; 0: for screens.
  ///
  /// `standalone`: a file of its own, where text sizes are style attributes. Pages with a strict
  /// content security policy forbid such attributes; there the size is a font-size attribute, and
  /// the style sheet excludes texts that have one.
  ///
  /// `shapes`: those of the page; null: the drawing shares nothing.
  SvgWriter(XmlBuffer& out, const scene::Scene& scene, bool standalone, base::Millimetres side,
            Shapes* shapes = nullptr)
      : out_(out), scene_(scene), standalone_(standalone), side_(side), shapes_(shapes) {}

  /// Writes the <svg> tag with title and description, and the style if the file stands alone.
  void open(std::string_view css);

  /// Writes the drawings that stamps show.
  void write_defs(std::span<const Drawing* const> drawings);

  /// Writes a group with its children.
  void write(const scene::Group& group);

  void close();

 private:
  /// The visible area in SVG units, y down.
  struct Frame {
    double x, y, width, height;
  };

  /// On screens a drawing is a single image for screen readers; browsers would read the title of
  /// each cell.
  bool is_single_image() const { return side_ == 0_mm; }
  static Frame exact_frame_of(const scene::Box& box);
  static Frame frame_of(const scene::Box& box);
  void put_frame(const Frame& frame, const std::array<std::string_view, 4>& before);
  void put_size(const Frame& frame);
  void put_text_alternative();
  void put_id(std::string_view id);
  void make_room(const scene::Tag& tag, std::size_t more);
  void put_attributes(const scene::Tag& tag);
  void put_title(const scene::Tag& tag);
  void put_turn(const scene::Text& text);
  void put_drawing_id(const Drawing& drawing);
  void write_shared(const scene::Group& group);
  void write_use(const scene::Path& path, std::string_view shape);
  void write(const scene::Path& path);
  void write(const scene::Text& text);
  void put_fine(std::vector<scene::Stroke> strokes);
  void write(const Drawing& drawing);
  void write(const scene::Stamp& stamp);

  XmlBuffer& out_;
  const scene::Scene& scene_;
  bool standalone_;
  base::Millimetres side_;
  Shapes* shapes_;
};

}  // namespace boardwright::render
