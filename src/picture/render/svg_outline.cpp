// Writes points and outlines.
#include "render/svg_outline.h"

#include "scene/style.h"

namespace boardwright::render {

using scene::Stroke;

namespace {

/// A line that follows a move or a line needs no letter.
void put_stroke(XmlBuffer& out, const Stroke& stroke, bool after_move_or_line) {
  switch (stroke.kind) {
    case Stroke::Kind::move: out.put('M'); return put_point(out, stroke.to);
    case Stroke::Kind::line:
      out.put(after_move_or_line ? ' ' : 'L');
      return put_point(out, stroke.to);
    case Stroke::Kind::half_turn: {
      const double radius = stroke.radius * scene::svg_side;
      out.put('A');
      out.put_units(radius);
      out.put(',');
      out.put_units(radius);
      out.put(" 0 1 0 ");
      return put_point(out, stroke.to);
    }
    case Stroke::Kind::curve:
      out.put('C');
      put_point(out, stroke.first);
      out.put(' ');
      put_point(out, stroke.second);
      out.put(' ');
      return put_point(out, stroke.to);
    case Stroke::Kind::close: return out.put('Z');
  }
}

}  // namespace

void put_point(XmlBuffer& out, geometry::Vec point) {
  out.put_units(point.x * scene::svg_side);
  out.put(',');
  out.put_units(-point.y * scene::svg_side);
}

void put_outline(XmlBuffer& out, const std::vector<Stroke>& strokes) {
  out.put(" d=\"");
  bool lines = false;
  for (const Stroke& stroke : strokes) {
    put_stroke(out, stroke, lines);
    lines = stroke.kind == Stroke::Kind::move || stroke.kind == Stroke::Kind::line;
  }
}

}  // namespace boardwright::render
