// Drawings laid on pages for print.
#pragma once
#include <string>
#include <vector>

#include "base/units.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::scene {

/// A place on paper, or a way across it, in millimetres.
constexpr Vec on_paper(Millimetres x, Millimetres y) { return {x.value, y.value}; }

/// A drawing laid on a page. Places are in millimetres, from the page's lower left corner.
struct Laid {
  const Scene* scene = nullptr;
  const Style* style = nullptr;
  Millimetres side = 1_mm;  ///< what one side of a cell measures
  Vec origin;               ///< where the scene's (0, 0) lies
  Box window;               ///< nothing outside of it is drawn
};

/// A page for print.
struct Page {
  Millimetres width, height;  ///< when trimmed
  Millimetres bleed;          ///< more paper on every side, to be cut off
  std::vector<Laid> layers;   ///< the last on top; they may reach into bleed and slug
  std::string words;          ///< the same for those who cannot see it
  Millimetres slug = {};      ///< still more paper beyond the bleed, for marks
};

}  // namespace boardwright::scene
