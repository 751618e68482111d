// Figures drawn by the engine: the picture, its marks and its words come from one computation.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "diagram/piece_drawing.h"
#include "figure/content.h"
#include "scene/scene.h"

namespace boardwright::diagram {

/// A figure drawn.
struct Diagram {
  Content content;
  Scene scene;  ///< its pieces as asked for; as letters, if both ways
  std::optional<Scene>
      both;       ///< the pieces both ways, if that was asked for and some have drawings
  CellSet drawn;  ///< where these stand
};

/// Lays a figure out. A piece without a drawing bears his letters.
Diagram lay_out(const Game& game, Content content, const PiecesShown& pieces = {});

/// Works out a figure and lays it out.
std::optional<Diagram> draw(const Game& game, const Figure& figure, Report& report,
                            const PiecesShown& pieces = {});

/// "b1-1", "fig-3-1": the scene id of a figure, which begins with a letter.
std::string scene_id(const Figure& figure);

}  // namespace boardwright::diagram
