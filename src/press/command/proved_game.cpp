// The first step of `book`, `kit`, `leaflet` and `cards`.
#include "command/proved_game.h"

#include <optional>

#include "command/load.h"
#include "command/print_options.h"
#include "document/printable.h"

namespace boardwright::command {

ProvedGame prove_game(const Context& context, const std::string& id, const AskedLooks& shown_as,
                      Report& report, const std::function<void()>& begins) {
  std::optional<PiecesAs> asked;
  if (!shown_as.pieces.empty()) asked = find_pieces(shown_as.pieces);
  ProvedGame proved;
  proved.game = load_game(context, id, Extent::all);
  const Game& game = *proved.game;
  const SearchPath search_path = context.search_path.of_game(game.folder);
  const std::string& style = shown_as.style.empty() ? game.style : shown_as.style;
  proved.style = open_style(context, search_path, style, game);
  if (asked == PiecesAs::drawn)
    proved.set = drawings_for(context, game, proved.style, style);
  else if (!asked && shows_drawn_pieces(proved.style))
    proved.set = load_pieces(search_path, proved.style);
  proved.drawn = !asked && has_all_drawings(game, proved.set);
  if (begins) begins();
  const PiecesAs shown = asked.value_or(proved.drawn ? PiecesAs::both : PiecesAs::letters);
  proved.proof = prove(game, report, {shown, &proved.set});
  check_printable(game, proved.proof, characters_of(context.fonts), report);
  refuse(report);
  return proved;
}

}  // namespace boardwright::command
