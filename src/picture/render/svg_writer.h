// Writes the nodes of a drawing as elements of SVG.
#pragma once
#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "base/units.h"
#include "render/xml_buffer.h"
#include "scene/piece_set.h"
#include "scene/scene.h"

namespace boardwright::render {

/// Writes one drawing: what opens it, drawings for its stamps, its nodes, what closes it.
class SvgWriter {
 public:
  /// `side`: for print; 0: for screens.
  /// `alone`: a file of its own, where text sizes go into style attributes. On pages they cannot,
  /// since a strict page forbids such attributes; there the style sheet steps aside for them.
  SvgWriter(XmlBuffer& out, const Scene& scene, bool alone, Millimetres side)
      : out_(out), scene_(scene), alone_(alone), side_(side) {}

  /// The beginning of the element <svg>, with titles, and with a style if it stands alone.
  void open(std::string_view css);

  /// Drawings that stamps show.
  void write_defs(std::span<const Drawing* const> drawings);

  /// A group with all that is in it.
  void write(const Group& group);

  void close();

 private:
  /// What is shown, in whole units, y down.
  struct Frame {
    double x, y, width, height;
  };

  /// On screens a drawing is one image; browsers would read out the title of each cell.
  bool is_heard_whole() const { return side_ == 0_mm; }
  static Frame exact_frame_of(const Box& box);
  static Frame frame_of(const Box& box);
  void put_frame(const Frame& frame, const std::array<std::string_view, 4>& before);
  void put_size(const Frame& frame);
  void put_words();
  void put_id(std::string_view id);
  void make_room(const Tag& tag, std::size_t more);
  void put_attributes(const Tag& tag);
  void put_title(const Tag& tag);
  void put_turn(const Text& text);
  void put_drawing_id(const Drawing& drawing);
  void write(const Path& path);
  void write(const Text& text);
  void write(const Drawing& drawing);
  void write(const Stamp& stamp);

  XmlBuffer& out_;
  const Scene& scene_;
  bool alone_;
  Millimetres side_;
};

}  // namespace boardwright::render
