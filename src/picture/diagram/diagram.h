// Figures drawn by the engine: picture, marks and words come from one computation.
#pragma once
#include <optional>
#include <string>

#include "diagram/piece_drawing.h"
#include "figure/content.h"
#include "scene/scene.h"

namespace boardwright::diagram {

using figure::Content;

/// A drawn figure.
struct Diagram {
  Content content;
  Scene scene;                ///< its pieces as requested; as letters if both ways were requested
  std::optional<Scene> both;  ///< both ways, if requested and some pieces have drawings
  geometry::CellSet drawn;    ///< the cells of the pieces that have drawings
};

/// Lays out a figure. A piece without a drawing is shown by letters.
Diagram lay_out(const Game& game, Content content, const PiecesShown& pieces = {});

/// Builds the content of a figure and lays it out.
std::optional<Diagram> draw(const Game& game, const game::Figure& figure, base::Report& report,
                            const PiecesShown& pieces = {});

/// "b1-1", "fig-3-1": the scene id of a figure, which begins with a letter.
std::string scene_id(const game::Figure& figure);

}  // namespace boardwright::diagram
