// Points and outlines in the words of SVG: y down, whole units.
#pragma once
#include <cstddef>
#include <vector>

#include "render/xml_buffer.h"
#include "scene/scene.h"

namespace boardwright::render {

/// Writes "x,y".
void put_point(XmlBuffer& out, Vec point);

/// Writes the data of a path, from the attribute's name on and without the closing quotation mark.
void put_outline(XmlBuffer& out, const std::vector<Stroke>& strokes);

/// The most bytes that an outline takes.
inline std::size_t room_of(const std::vector<Stroke>& strokes) {
  return 64 + 6 * (longest_number + 1) * strokes.size();
}

}  // namespace boardwright::render
