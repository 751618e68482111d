// The first step of `book`, `kit`, `leaflet` and `cards`.
#include "commands/proved_game.h"

#include <optional>

#include "book/printable.h"
#include "builder/load.h"
#include "commands/print_options.h"

namespace boardwright::commands {

ProvedGame prove_game(const terminal::Context& context, const std::string& id,
                      const AskedLooks& shown_as, base::Report& report,
                      const std::function<void()>& begins) {
  std::optional<PiecesAs> asked;
  if (!shown_as.pieces.empty()) asked = find_pieces(shown_as.pieces);
  ProvedGame proved;
  proved.game = builder::load_game(context, id, Extent::all);
  const Game& game = *proved.game;
  const base::SearchPath search_path = context.search_path.of_game(game.folder);
  const std::string& style = shown_as.style.empty() ? game.style : shown_as.style;
  proved.style = builder::open_style(context, search_path, style, game);
  if (asked == PiecesAs::drawn)
    proved.set = builder::drawings_for(context, game, proved.style, style);
  else if (!asked && scene::shows_drawn_pieces(proved.style))
    proved.set = builder::load_pieces(search_path, proved.style);
  proved.drawn = !asked && diagram::has_all_drawings(game, proved.set);
  if (begins) begins();
  const PiecesAs shown = asked.value_or(proved.drawn ? PiecesAs::both : PiecesAs::letters);
  proved.proof = audit::prove(game, report, {shown, &proved.set});
  book::check_printable(game, proved.proof, disk::characters_of(context.fonts), report);
  base::refuse(report);
  return proved;
}

}  // namespace boardwright::commands
