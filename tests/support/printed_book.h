// A game that has been proved, and its book as the program prints it.
#pragma once
#include <memory>
#include <string>

#include "box/book_print.h"
#include "disk/files.h"
#include "sheets/gauges.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::test {

/// A game that has been proved, and its book.
struct Printed {
  std::unique_ptr<Game> game;
  Proof proof;
  Style style;
  PieceSet set;
  bool drawn = false;
  Context context;
  Report report;

  explicit Printed(const std::string& id) {
    context.search_path = on_disk(find_home() / "templates");
    context.fonts = test::fonts();
    game = load_game(context, id, Extent::all);
    style = load_style(context.search_path, game->style);
    if (shows_drawn_pieces(style)) set = load_pieces(context.search_path, style);
    drawn = has_all_drawings(*game, set);
    proof = prove(*game, report, {drawn ? PiecesAs::both : PiecesAs::letters, &set});
  }

  PrintedBook book(BookRequest request = {}) {
    request.drawn = drawn;
    PrintedBook printed = printed_book(*game, proof, style, request, report);
    if (request.board != BookBoard::none)
      append_board(printed, usual_board(*game, style), request,
                   load_style(context.search_path, marks_style));
    return printed;
  }
};

}  // namespace boardwright::test
