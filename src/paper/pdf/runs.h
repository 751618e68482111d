// Outlines of a drawing that lie between its texts.
#pragma once
#include <string>
#include <variant>
#include <vector>

#include "scene/scene.h"

namespace boardwright::pdf {

/// Outlines and stamps of a group without text between them.
struct Run {
  std::vector<const scene::Node*> nodes;
  bool together = false;  ///< the outlines do not overlap
};

/// Calls `draw` with the runs and the texts of a group and of the groups in it, in drawing order.
template <class Draw>
void for_runs(const scene::Group& group, const Draw& draw) {
  Run run{{}, group.apart};
  const auto flush = [&] {
    if (!run.nodes.empty()) draw(run);
    run = {};
  };
  if (group.apart) {
    for (const scene::Node& node : group.children)
      if (std::holds_alternative<scene::Path>(node)) run.nodes.push_back(&node);
    flush();
  }
  for (const scene::Node& node : group.children) {
    const bool is_path = std::holds_alternative<scene::Path>(node);
    if (is_path || std::holds_alternative<scene::Stamp>(node)) {
      if (!is_path || !group.apart) run.nodes.push_back(&node);
      continue;
    }
    flush();
    if (const auto* inner = std::get_if<scene::Group>(&node)) for_runs(*inner, draw);
    if (const auto* text = std::get_if<scene::Text>(&node)) draw(*text);
  }
  flush();
}

/// A rectangle of a scene that a run does not leave, if lines are not wider than `edge` allows.
struct RunExtent {
  geometry::Vec low{1e300, 1e300}, high{-1e300, -1e300};
  void add(geometry::Vec point, double edge);
  /// `edge`: how far the lines of an outline or a stamp reach beyond it.
  void add(const scene::Node& node, double edge);
};

/// Whether a run has enough strokes that a reference to a form takes less room.
bool is_worth_a_form(const Run& run);

/// Describes a run: equal keys, equal outlines in equal roles, wherever they stand. `place`: a
/// point of the scene that moves with the run. `unit`: the length of a side, in points.
std::string key_of(const Run& run, geometry::Vec place, double unit);

}  // namespace boardwright::pdf
