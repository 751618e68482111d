// The keys of figures files and claims files.
#include "board/selection.h"
#include "game/claim.h"
#include "game/figure.h"
#include "game/game_shape.h"

namespace boardwright::game {
namespace {

base::Field mark() {
  return {"mark", "the sign: x, o, *, ., $, %, @, #, or a text", a_text(), is_required};
}

base::Field if_any(base::Field field) {
  field.required = false;
  return field;
}

Fields piece_fields() {
  return {
      {"label", "what stands on it, as A1", a_text(), is_required},
      {"piece", "its id", a_text(), is_required},
      {"cell", "where it stands", a_text(), is_required},
      {"seat", "whose it is, by number; 1 if it is missing", a_number()},
      if_any(mark()),
      {"arrows", "true: arrows in place of signs", a_truth()},
      {"branch", "another sign on the cells that it reaches only by way of a cell",
       table_of({{"by", "that cell", a_text(), is_required}, mark()})},
      {"state", "its own numbers, as n=3,multiple", a_text()},
      {"growing", "cells bear the least n, up to this, with which it gets there", a_number()},
      {"beyond", "another sign on the cells that it reaches with other numbers only",
       table_of({{"state", "these numbers", a_text(), is_required}, mark()})},
  };
}

Fields show_fields() {
  return {
      {"cell", "where the piece stands", a_text(), is_required},
      if_any(mark()),
      {"arrows", "true: arrows in place of signs", a_truth()},
      {"closed", "a sign on the cells to which it has a way, but no legal move", a_text()},
  };
}

Fields label_fields() {
  return {
      {"text", "the words", a_text(), is_required},
      {"at", "a cell or a wall; of several, with commas, the middle between them", a_text(),
       is_required},
      {"to", "where a thin line leads from the words", a_text()},
      {"size", "height of the letters in sides; 0.5 if it is missing", base::a_real()},
      {"turn", "degrees counter-clockwise", a_number()},
  };
}

Fields marks_fields() {
  return joined({mark(),
                 {"range", "a piece: all cells of its range", a_text()},
                 {"reach", "a piece: all cells that it reaches from some", a_text()},
                 {"from", "with reach: these cells", a_text()}},
                board::selection_fields());
}

Fields wheel_fields() {
  return {
      {"piece", "a piece that wheels", a_text(), is_required},
      {"from", "where it begins", a_text(), is_required},
      {"by", "where its first leap ends", a_text(), is_required},
      {"turning", "which way it turns", base::one_of(base::words_of(turning_words)), is_required},
      mark()};
}

Fields figure_fields() {
  return {
      {"id", "its number, which no other figure of the game has", a_text(), is_required},
      {"title", "what its caption begins with", a_text(), is_required},
      {"section", "the id of the section in which it stands", a_text(), is_required},
      {"board", "another board than the game's own", a_text()},
      {"part", "only these cells are drawn, larger", table_of(board::selection_fields())},
      {"men", "pieces of the figure's own", list_of(table_of(piece_fields()))},
      {"blocking", "true: they stand in each other's way", a_truth()},
      {"position", "the position whose pieces are shown", a_text()},
      {"plays", "moves made from there first", list_of(a_text())},
      {"shows", "legal moves of pieces of the position", list_of(table_of(show_fields()))},
      {"marks", "signs on chosen cells", list_of(table_of(marks_fields()))},
      {"lines", "lines of an axis",
       list_of(table_of({{"axis", "the axis", a_text(), is_required},
                         {"through", "a cell on it", a_text(), is_required},
                         mark()}))},
      {"routes", "shortest ways along a path",
       list_of(table_of({{"path", "the path", a_text(), is_required},
                         {"via", "cells that it leads through", list_of(a_text())},
                         mark()}))},
      {"rings", "rings round a cell",
       list_of(table_of({{"circle", "the kind of ring", a_text(), is_required},
                         {"around", "the cell", a_text(), is_required},
                         mark()}))},
      {"wheels", "whole circles of pieces that wheel", list_of(table_of(wheel_fields()))},
      {"paint", "colours of cells",
       list_of(table_of(joined({{"as", "a word of the style", a_text(), is_required}},
                               board::selection_fields())))},
      {"labels", "words on the board", list_of(table_of(label_fields()))},
      {"names", "true: every cell bears its name; all: every short name",
       either(a_truth(), base::one_of(std::vector<std::string_view>{"all"}))},
      {"coordinates", "false: no letters and numbers at the rim", a_truth()},
      {"borders", "false: without the game's borders", a_truth()},
  };
}

/// The value of any other key of a claim: a number, a truth value or a text.
Shape a_value() { return either(either(a_number(), a_truth()), a_text()); }

}  // namespace

const Shape& figures_shape() {
  static const Shape shape = table_of({
      {"figure", "the figures", list_of(table_of(figure_fields()))},
  });
  return shape;
}

Fields claim_fields() {
  return {
      {"id", "its name, by which the text prints it", a_text(), is_required},
      {"at", "where in the original it stands", a_text(), is_required},
      {"kind", "what it states, as reach-count", a_text(), is_required},
      {"count", "a number that the original states", a_number()},
      {"percent", "a share in whole per cent", a_number()},
      {"cells", "names of cells with commas", a_text()},
      {"text", "words", a_text()},
      {"holds", "whether something holds", a_truth()},
      {"like", "of same-moves: pieces, or moves in the notation", list_of(a_text())},
      {"erratum", "why it differs",
       table_of({
           {"why", "the id of the remark that tells", a_text(), is_required},
           {"printed", "what was printed", a_value()},
           {"found", "what is found", a_value()},
           {"extra", "cells that are printed and not found", a_text()},
           {"missing", "cells that are found and not printed", a_text()},
       })},
  };
}

const Shape& claims_shape() {
  static const Shape shape = [] {
    Fields fields = {{"claims", "what the article states",
                      list_of(base::open_table(claim_fields(), a_value()))}};
    const Fields remark = {
        {"id", "its name", a_text(), is_required},
        {"section", "the id of the section to which it belongs", a_text(), is_required},
        {"text", "Markdown", a_text(), is_required},
    };
    Fields reading = remark;
    reading.push_back({"beside",
                       "true if it stands beside its section though the page has more than five "
                       "readings",
                       a_truth()});
    for (const RemarkType& type : remark_types)
      fields.push_back({type.table, std::string(type.plural),
                        list_of(table_of(type.kind == RemarkKind::reading ? reading : remark))});
    return table_of(std::move(fields));
  }();
  return shape;
}

}  // namespace boardwright::game
