// Draws the positions that answer the questions of a reference game.
#include "audit/question_figures.h"

#include <algorithm>

#include "english/questions.h"
#include "game/reference.h"

namespace boardwright::audit {
namespace {

using english::Evidence;
using game::Figure, game::FigurePiece, game::Game;
using geometry::CellId;

constexpr const char *reached = "x", *closed = "!";

/// Whether a piece captures otherwise than it moves; then signs cannot show its moves.
bool needs_arrows(const moves::PieceType& piece_type) {
  return std::ranges::any_of(piece_type.moves, [](const notation::MovePattern& move) {
    return move.use != notation::MovePattern::Use::both || move.hopping;
  });
}

/// Adds the pieces, which only occupy cells, and the moves of the one that is asked about.
void add_pieces(const Game& game, const Evidence& shown, Figure& figure) {
  for (const CellId cell : game.board().cells()) {
    const play::Piece& piece = shown.position.at(cell);
    if (piece.none()) continue;
    const moves::PieceType& piece_type = game.piece_type(piece.piece_type);
    FigurePiece drawn;
    drawn.label = piece_type.letter.empty() ? piece_type.name : piece_type.letter;
    drawn.piece_type = piece_type.id;
    drawn.cell = game.board().name(cell);
    drawn.seat = static_cast<int>(base::index(piece.seat)) + 1;
    drawn.place = drawn.state_place = piece_type.place;
    drawn.show_unreachable = false;
    if (cell == shown.from) {
      if (piece_type.state.contains(moves::unmoved_number))
        drawn.state = std::string(moves::unmoved_number) + "=0";
      drawn.arrows = needs_arrows(piece_type);
      if (!drawn.arrows) drawn.mark = reached;
    }
    figure.pieces.push_back(std::move(drawn));
  }
  figure.blocking = true;
}

}  // namespace

void add_question_figures(Game& game) {
  if (!game::is_reference(game)) return;
  game::Article& article = game.articles.front();
  const std::vector<english::Question> all = english::questions_of(english::GameWords(game));
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Evidence& shown = all[i].shown;
    Figure figure;
    figure.id = english::question_figure(i + 1);
    figure.title = english::answer_title(i + 1);
    figure.numbered = false;
    figure.section = "questions";
    figure.document = article.id;
    figure.place = game.files.front().place();
    if (shown.by_rules) {
      game.positions.insert(
          std::ranges::upper_bound(game.positions, figure.id, {}, &game::NamedPosition::name),
          {figure.id, shown.position});
      figure.position = figure.id;
      if (shown.from != geometry::no_cell)
        figure.shows.push_back(
            {game.board().name(shown.from), reached, false, closed, figure.place});
    } else {
      add_pieces(game, shown, figure);
    }
    article.figures.push_back(std::move(figure));
  }
}

}  // namespace boardwright::audit
