// Drawings laid on pages for print. Lengths are in millimetres.
#pragma once
#include <string>
#include <vector>

#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::scene {

/// A drawing laid on a page. Lengths are in millimetres, from the page's lower left corner.
struct Laid {
  const Scene* scene = nullptr;
  const Style* style = nullptr;
  double unit = 1;  ///< what one side of a cell measures
  Vec origin;       ///< where the scene's (0, 0) lies
  Box window;       ///< nothing outside of it is drawn
};

/// A page for print. Lengths are in millimetres.
struct Page {
  double width = 0, height = 0;  ///< when trimmed
  double bleed = 0;              ///< more paper on every side, to be cut off
  std::vector<Laid> layers;      ///< the last on top; they may reach into bleed and slug
  std::string words;             ///< the same for those who cannot see it
  double slug = 0;               ///< still more paper beyond the bleed, for marks
};

}  // namespace boardwright::scene
