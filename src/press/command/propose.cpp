// `boardwright propose`: claims and figures that the engine can make for an author to take.
#include "base/errors.h"
#include "command/command.h"
#include "command/load.h"
#include "document/proposals.h"

namespace boardwright::command {
namespace {

struct ProposeOptions {
  std::string game, piece;
  bool markdown = false;
};

ExitCode propose_for(const ProposeOptions& options, Context& context) {
  const auto game = load_game(context, options.game, Extent::figures);
  const Piece* piece = options.piece.empty() ? nullptr : &find_piece(*game, options.piece);
  const auto proposals = document::propose(*game, piece);
  context.console.out(options.markdown ? proposals_markdown(*game, proposals)
                                       : proposals_toml(*game, proposals));
  return ExitCode::fine;
}

std::vector<OptionRow> propose_rows(ProposeOptions& to) {
  return {
      {"GAME", "", &to.game, {.required = true}},
      {"PIECE", "one piece; the game and all its pieces if none is named", &to.piece},
      {"--markdown", "sentences that state the claims, and figures between fences, for an article",
       &to.markdown},
  };
}

}  // namespace

extern const Command propose_command = {
    "propose",
    "Write claims and figures that the engine can make",
    "boardwright propose chess knight",
    [] { return call_of(propose_rows, propose_for); },
};

}  // namespace boardwright::command
