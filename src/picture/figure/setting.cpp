// Sets up the position of a figure and makes the moves that the figure names.
#include "figure/setting.h"

#include "base/text.h"
#include "play/ply_text.h"

namespace boardwright::figure {

std::optional<Position> set_up(const Game& game, const Figure& figure, Plays& plays,
                               Report& report) {
  const Position* named = game.find_position(figure.position);
  if (named == nullptr) {
    std::vector<std::string_view> known;
    for (const NamedPosition& each : game.positions) known.push_back(each.name);
    report.error(figure.place, "unknown position '" + figure.position + "'",
                 [&] { return did_you_mean(figure.position, known); });
    return std::nullopt;
  }
  Position position = *named;
  if (figure.plays.empty()) return position;
  const Play& play = plays.of(position);
  for (const FigurePlay& told : figure.plays) {
    const PlyRead read = read_ply(play, position, told.text);
    if (!read.ply) {
      report.error(told.place, read.problem, read.hint);
      return std::nullopt;
    }
    position = play.after(position, *read.ply);
  }
  return position;
}

}  // namespace boardwright::figure
