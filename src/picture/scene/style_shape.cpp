// Defines the keys of styles and of piece drawings.
#include "scene/style_shape.h"

#include "scene/style_properties.h"

namespace boardwright::scene {

using base::a_real, base::a_text, base::a_truth, base::is_required, base::list_of, base::table_of;

namespace {

Shape rule() {
  base::Fields fields = {
      {"role", "the words of the parts that it is for, with blanks, as cell triangle", a_text(),
       is_required},
      {"rare", "true: few drawings need it", a_truth()},
  };
  base::Fields dark;
  for (const Property& property : style_properties())
    fields.push_back({property.key, std::string(property.about), property.shape()});
  for (const std::string_view key : dark_keys)
    dark.push_back({key, "the colour on dark pages", a_text()});
  fields.push_back({"dark", "colours on dark pages", table_of(std::move(dark))});
  return table_of(std::move(fields));
}

Shape press_ink() {
  return base::either(
      list_of(a_real()),
      table_of({
          {"cmyk", "cyan, magenta, yellow and black in percent", list_of(a_real()), is_required},
          {"lines", "the same for text and lines, if not as for areas", list_of(a_real())},
          {"spot", "the name of an ink of its own, as CutContour", a_text()},
      }));
}

Shape outline() {
  constexpr std::string_view about[] = {
      "an outline filled with the piece's colour: path data of M, L, C, Q and Z, y up",
      "a line in the colour of details", "a thinner line in the colour of details",
      "an outline filled with the colour of details"};
  base::Fields fields;
  for (std::size_t i = 0; i < std::size(outline_words); ++i)
    fields.push_back({outline_words[i].word, std::string(about[i]), a_text()});
  return table_of(std::move(fields));
}

Shape placed_part() {
  return table_of({
      {"part", "the part's id", a_text(), is_required},
      {"at", "where its (0, 0) comes to lie", list_of(a_real())},
      {"scale", "how much larger it is", a_real()},
      {"turn", "degrees counter-clockwise", a_real()},
      {"flip", "true: left and right change sides, before it is turned", a_truth()},
  });
}

}  // namespace

const Shape& style_shape() {
  static const Shape shape = table_of({
      {"over", "a style below this one, whose rules hold unless others are given here", a_text()},
      {"sheet", "the colour below a drawing, as #ffffff", a_text()},
      {"dark", "the same on dark pages",
       table_of({{"sheet", "the colour below a drawing on dark pages", a_text()}})},
      {"pieces", "a folder of templates/pieces, whose drawings lie over the others", a_text()},
      {"counters", "the shape of counters in kits; disc if it is missing",
       base::one_of(counter_shapes)},
      {"painted", "true: printed boards bear the colours of the game's file", a_truth()},
      {"press", "what a press lays for colours, as \"#17130f\" = [0, 0, 0, 100]",
       base::tables_of(press_ink())},
      {"rule", "how parts of drawings look", list_of(rule())},
  });
  return shape;
}

const Shape& pieces_shape() {
  static const Shape shape = table_of({
      {"writing", "true: the drawings of this file bear letters or characters", a_truth()},
      {"part", "parts that drawings share, by id",
       base::tables_of(table_of(
           {{"shapes", "its outlines, from back to front", list_of(outline()), is_required}}))},
      {"piece", "drawings by id",
       base::tables_of(table_of({
           {"name", "what it is called", a_text(), is_required},
           {"alt", "what one sees, in a sentence, for readers who cannot", a_text(), is_required},
           {"parts", "parts, from back to front: an id, or a table",
            list_of(base::either(a_text(), placed_part()))},
           {"shapes", "outlines of its own, over the parts", list_of(outline())},
           {"seats", "drawings that the seats have, the first seat's first", list_of(a_text())},
           {"forward", "true: it points the way its seat plays", a_truth()},
           {"size", "relative to the largest pieces, from 0.5 to 1",
            base::a_real()},
       }))},
  });
  return shape;
}

}  // namespace boardwright::scene
