// The keys of game.toml, without those of [play].
#include "game/game_shape.h"

#include <algorithm>

#include "board/selection.h"
#include "geometry/tiling_shape.h"

namespace boardwright::game {

using base::joined, base::tables_of;

namespace {

Fields seat_fields() {
  return {
      {"name", "what positions and messages call the seat", a_text(), is_required},
      {"forward", "the heading that leads away from its player, a multiple of 15; up, 90 up",
       either(a_number(), a_text()), is_required},
      {"sector", "on a board with sectors, the seat's own", a_text()},
      {"role", "the style's word for its pieces, as red", a_text()},
  };
}

Fields zone_fields() {
  return joined(
      {{"any", "choices of cells: those of any of them",
        list_of(table_of(board::selection_fields()))},
       {"lacks", "moves: of the cells chosen, only those from which none of them leads anywhere",
        list_of(a_text())},
       {"words", "how sentences call it, as `the central area`", a_text()}},
      board::selection_fields());
}

Fields border_fields() {
  return {
      {"as", "a word of the style", a_text(), is_required},
      {"name", "what it is called, for readers who cannot see it", a_text()},
      {"zone", "the zone on this side", a_text(), is_required},
      {"beyond", "the zone on the other side", a_text(), is_required},
  };
}

Fields piece_type_fields() {
  return {
      {"name", "what pages and messages call it; made from the key if it is missing", a_text()},
      {"native", "its name in the game's own language, as \"jiàng\"", a_text()},
      {"letter", "its letter in positions; missing: it stands in no position", a_text()},
      {"moves", "how it moves, each way a line of the notation, as \"slide orthogonal\"",
       list_of(a_text())},
      {"betza", "its moves in Betza, as \"fmWfcF\"", a_text()},
      {"includes", "ids of pieces whose moves it has too", list_of(a_text())},
      {"stands", "shapes, kinds of tiles or zones: it stands on no other cell", list_of(a_text())},
      {"state", "its own numbers with their first values, as { n = 1 }", tables_of(a_number())},
      {"when", "what sentences say of moves that need a number, as { far = \"beyond the river\" }",
       tables_of(a_text())},
      {"value", "points for scores", a_number()},
      {"worth", "what it is worth to the computer, as `boardwright tune` finds it", a_number()},
      {"card", "the text of its card, in place of sentences made from its moves", a_text()},
      {"inventor", "who thought of it", a_text()},
      {"article", "the article that defines it", a_text()},
      {"section", "the id of the section there", a_text()},
      {"drawing", "the drawing that shows it; that of its own id if it is missing", a_text()},
      {"dotted", "a zone: counters of those that begin there bear a white dot", a_text()},
      {"helper", "true: only figures and claims speak of it", a_truth()},
  };
}

Fields leaflet_fields() {
  Fields fields;
  for (const auto& [id, what] : leaflet_sections) fields.push_back({id, what, a_text()});
  return fields;
}

Fields article_fields() {
  return {
      {"id", "the name of its page, pieces.html of pieces", a_text(), is_required},
      {"title", "what lists of articles call it; the game's if it is missing", a_text()},
      {"author", "who wrote the original; the game's inventor if it is missing", a_text()},
      {"copyright", "for the credit", a_text()},
      {"version", "for the credit", a_text()},
      {"published", "for the credit", a_text()},
      {"facts", "more lines of the credit", list_of(a_text())},
      {"original", "where the original stood, in Markdown", a_text()},
      {"retold", "true: the text retells its original in other words", a_truth()},
      {"strict", "true: what no claim proves and nobody is cited for is an error", a_truth()},
      {"open", "how many sentences of a strict article are known to be open: none if it is missing",
       a_number()},
      {"places", "sections of the text under the names of places in the original",
       tables_of(a_text())},
      {"text", "the file of its text; rules.md of rules if it is missing", a_text()},
      {"figures", "the file of its figures, as figures.toml", a_text()},
      {"claims", "the file of its claims, as claims.toml, or what it states", a_text()},
  };
}

/// The keys of an article's table, which can also hold those of figures and claims files.
Fields whole_article_fields() {
  Fields all = joined(article_fields(), figures_shape().choices.front().fields);
  for (const base::Field& field : claims_shape().choices.front().fields) {
    const auto own = std::find_if(all.begin(), all.end(),
                                  [&](const base::Field& each) { return each.key == field.key; });
    if (own == all.end())
      all.push_back(field);
    else
      own->shape = either(own->shape, field.shape);
  }
  return all;
}

Fields count_fields() {
  return {
      {"depth", "how many moves, of all players together", a_number(), is_required},
      {"is", "how many sequences of so many legal moves others have counted", a_number(),
       is_required},
      {"source", "where that is known from", a_text(), is_required},
      {"position", "a line of FEN or the name of a position; missing: the start", a_text()},
  };
}

Fields ending_fields() {
  return {
      {"pieces", "letters or ids of pieces, those of the stronger side first, as KRK", a_text(),
       is_required},
      {"moves", "how many moves the longest win takes; 0: neither side can win", a_number(),
       is_required},
  };
}

Fields problem_fields() {
  return {
      {"position", "a line of FEN or the name of a position", a_text(), is_required},
      {"goal", "what is asked, as #2 or h#3", a_text(), is_required},
      {"solution", "the moves of its one solution, or of a line of it, in algebraic notation",
       list_of(a_text()), is_required},
  };
}

Fields court_fields() {
  const Fields rule = {
      {"place", "where in the source it stands, as \"Article 3.8\"", a_text(), is_required},
      {"says", "the rule in your own words, a sentence", a_text(), is_required},
      {"position", "a line of FEN or the name of a position; missing: the start", a_text()},
      {"plays", "moves made there first", a_text()},
      {"move", "a move written in full, as \"e2 e4\", \"a7 a8 = queen\" or \"P @ e5\"", a_text()},
      {"verdict", "what it does: legal, illegal, wins, draws, loses or goes on", a_text()},
      {"cell", "in place of a move: where a piece stands", a_text()},
      {"cells", "and where it can legally go, with commas", a_text()},
  };
  return {
      {"source", "its title, and its edition or address", a_text(), is_required},
      {"rules", "what it says, each tied to a move", list_of(table_of(rule)), is_required},
  };
}

Fields sample_fields() {
  return {
      {"source", "who played it, where and when, and where it is recorded", a_text(), is_required},
      {"moves", "its moves, as \"1. e4 e5\" or \"e2 e4; e7 e5\"", a_text(), is_required},
      {"result", "how it ended if the rules do not say, as \"Black resigned.\"", a_text()},
  };
}

Fields board_fields() {
  return joined({{"tiling", "a tiling of its own, if not the game's", a_text()}},
                geometry::region_fields());
}

}  // namespace

const Shape& game_shape() {
  static const Shape shape = table_of({
      {"format", "the form of this file: 1, so that later programs can tell it from another",
       a_number()},
      {"title", "the game's name", a_text(), is_required},
      {"summary", "one sentence for the list of games", a_text()},
      {"by", "its inventor, and the year", a_text()},
      {"origin", "where it comes from, in a sentence, if no inventor is known", a_text()},
      {"sources", "where its rules and its inventor are known from", list_of(a_text())},
      {"left-out", "rules that the engine does not play, each in a sentence", list_of(a_text())},
      {"readings", "where accounts or programs differ and what is played here, each in a sentence",
       list_of(a_text())},
      {"made-from", "the program whose rules this file follows: its counts prove nothing of them",
       a_text()},
      {"style", "a style, as classic", a_text()},
      {"cover", "the figure that stands for the game", a_text()},
      {"licence", "how words and pictures of its pages may be used, in a sentence", a_text()},
      {"like", "the game that it varies: the page says what differs", a_text()},
      {"yardstick", "true: it is there to prove the engine; lists show it last", a_truth()},
      {"turned", "true: pieces are drawn upright for the players of their seats", a_truth()},
      {"tiling", "the tiling of which the boards are cut, as rectangular or hexagonal", a_text(),
       is_required},
      {"boards", "the boards, as 8x8, hex:5 or a name; the first is the game's own",
       list_of(a_text()), is_required},
      {"board", "boards of the game's own", tables_of(table_of(board_fields()))},
      {"axis", "axes that the game adds to the tiling's", tables_of(geometry::axis_shape())},
      {"seat", "the players, in the order of their turns", list_of(table_of(seat_fields())),
       is_required},
      {"zone", "sets of cells by name", tables_of(table_of(zone_fields()))},
      {"border", "lines between two zones", list_of(table_of(border_fields()))},
      {"paint", "colours of cells on printed boards",
       list_of(table_of(joined({{"as", "a word of the style", a_text(), is_required}},
                               board::selection_fields())))},
      {"set", "sizes of printed boards by name",
       tables_of(table_of({{"sides", "the shortest and the longest side, as [\"1.75in\", \"2in\"]",
                            list_of(a_text()), is_required}}))},
      {"leaflet", "the author's own text for sections of the leaflet", table_of(leaflet_fields())},
      {"piece", "the pieces by id", tables_of(table_of(piece_type_fields()))},
      {"play", "the rules that belong to the game rather than to a piece", play_shape()},
      {"article", "texts about the game; without any the page is written from this file",
       list_of(table_of(whole_article_fields()))},
      {"pages", "of a manual: the text whose links name its pages, in their order", a_text()},
      {"count", "published counts of move sequences, of a game without articles",
       list_of(table_of(count_fields()))},
      {"ending", "endgames and how long they take", list_of(table_of(ending_fields()))},
      {"problem", "problems with one solution", list_of(table_of(problem_fields()))},
      {"sample", "a game that was played, of a game without articles", table_of(sample_fields())},
      {"court", "published sources, and what they say of the rules",
       list_of(table_of(court_fields()))},
  });
  return shape;
}

}  // namespace boardwright::game
