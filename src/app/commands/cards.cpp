// `boardwright cards`: one card for each piece, with its moves.
#include "commands/panels.h"

namespace boardwright::commands {
namespace {

struct CardsOptions : PanelOptions {
  std::string size = "poker";
};

ExitCode print_cards(const CardsOptions& options, Context& context) {
  return print_panels(options, context, "cards", [&](const box::PanelSources& of) {
    return box::printed_cards(of, options.size, options.paper);
  });
}

std::vector<OptionRow> cards_rows(CardsOptions& options) {
  return panel_rows(options,
                    "paper of the cards, which are laid edge to edge: a4, letter, or single (each "
                    "on a page of its own)",
                    {{"--size",
                      "size of a card: poker (63.5 x 88.9 mm) or a7",
                      &options.size,
                      {.shows_default = true}}});
}

}  // namespace

extern const Command cards_command = {
    "cards",
    "Print a card of moves for each piece of a game",
    "boardwright cards chess --size poker -o cards.pdf",
    [] { return call_of(cards_rows, print_cards); },
};

}  // namespace boardwright::commands
