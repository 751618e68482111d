// Measures and describes runs.
#include "pdf/runs.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace boardwright::pdf {

using geometry::Vec;
using scene::Path, scene::Stamp, scene::Stroke;

void RunExtent::add(Vec point, double edge) {
  low = {std::min(low.x, point.x - edge), std::min(low.y, point.y - edge)};
  high = {std::max(high.x, point.x + edge), std::max(high.y, point.y + edge)};
}

void RunExtent::add(const scene::Node& node, double edge) {
  if (const auto* stamp = std::get_if<Stamp>(&node)) return add(stamp->at, stamp->size + edge);
  for (const Stroke& stroke : std::get<Path>(node).strokes) {
    if (stroke.kind == Stroke::Kind::close) continue;
    add(stroke.to, edge + (stroke.kind == Stroke::Kind::half_turn ? 2 * stroke.radius : 0));
    if (stroke.kind != Stroke::Kind::curve) continue;
    add(stroke.first, edge);
    add(stroke.second, edge);
  }
}

bool is_worth_a_form(const Run& run) {
  constexpr std::size_t least = 8, of_a_turn = 4;
  std::size_t strokes = 0;
  for (const scene::Node* node : run.nodes) {
    const auto* path = std::get_if<Path>(node);
    if (path == nullptr) return true;
    for (const Stroke& stroke : path->strokes)
      strokes += stroke.kind == Stroke::Kind::half_turn ? of_a_turn : 1;
    if (strokes >= least) return true;
  }
  return false;
}

std::string key_of(const Run& run, Vec place, double unit) {
  std::string key(1, run.together ? 't' : 's');
  const auto put = [&key](const auto& value) {
    key.append(reinterpret_cast<const char*>(&value), sizeof value);
  };
  const auto put_point = [&](Vec point) {
    constexpr double fineness = 1024;  // to a point; Cairo's is a quarter of it
    put(static_cast<std::int32_t>(std::lround((point.x - place.x) * unit * fineness)));
    put(static_cast<std::int32_t>(std::lround((point.y - place.y) * unit * fineness)));
  };
  put(unit);
  for (const scene::Node* node : run.nodes) {
    const auto* stamp = std::get_if<Stamp>(node);
    key.append(stamp != nullptr ? stamp->tag.role : std::get<Path>(*node).tag.role).append(1, '\n');
    if (stamp != nullptr) {
      put(stamp->drawing);
      put(stamp->size);
      put(stamp->angle);
      put_point(stamp->at);
      continue;
    }
    for (const Stroke& stroke : std::get<Path>(*node).strokes) {
      put(static_cast<char>(stroke.kind));
      if (stroke.kind == Stroke::Kind::close) continue;
      put_point(stroke.to);
      if (stroke.kind == Stroke::Kind::half_turn) put(stroke.radius);
      if (stroke.kind != Stroke::Kind::curve) continue;
      put_point(stroke.first);
      put_point(stroke.second);
    }
  }
  return key;
}

}  // namespace boardwright::pdf
