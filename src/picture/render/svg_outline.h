// Points and outlines in SVG syntax: y down, in SVG units.
#pragma once
#include <cstddef>
#include <vector>

#include "render/xml_buffer.h"
#include "scene/scene.h"

namespace boardwright::render {

/// Writes "x,y".
void put_point(XmlBuffer& out, geometry::Vec point);

/// Writes a path's d attribute without the closing quotation mark.
void put_outline(XmlBuffer& out, const std::vector<scene::Stroke>& strokes);

/// The maximum number of bytes that an outline takes.
inline std::size_t room_of(const std::vector<scene::Stroke>& strokes) {
  return 64 + 6 * (longest_number + 1) * strokes.size();
}

}  // namespace boardwright::render
