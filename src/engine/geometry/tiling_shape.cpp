// The schema of tilings and their regions. Editors show the texts.
#include "geometry/tiling_shape.h"

#include "geometry/tiling_words.h"

namespace boardwright::geometry {

using base::a_number, base::a_text, base::Fields, base::is_required, base::list_of, base::one_of,
    base::Shape, base::table_of, base::tables_of;

namespace {

/// Degrees; between plates also "up" and "90 up".
Shape a_heading() { return base::either(a_number(), a_text()); }

Shape a_pair(Shape of) { return list_of(std::move(of)); }

Shape shapes() { return list_of(one_of(words_of(shape_words))); }

Fields sector_fields() {
  return {
      {"id", "the beginning of its cells' ids, as rd", a_text(), is_required},
      {"name", "what its cells' full names begin with, as Red", a_text(), is_required},
      {"middle", "the heading of its middle from the centre: 30, 90, 150 …", a_heading(),
       is_required},
      {"mirrored", "true: its files are named from the right", base::a_truth()},
  };
}

Fields alias_fields() {
  return {
      {"name", "id and name", a_pair(a_text()), is_required},
      {"rank", "the rank in which the name counts", a_number(), is_required},
      {"file", "the file of the cell that it names", a_text(), is_required},
      {"at", "the rank of the cell that it names", a_number(), is_required},
  };
}

Shape sectors() {
  return table_of({
      {"files", "id and name of each file, from the player's left", list_of(a_pair(a_text())),
       is_required},
      {"ranks", "names of the ranks, from the rim inward", list_of(a_text())},
      {"ray", "id and name for the cells on the rays to the corners", a_pair(a_text()),
       is_required},
      {"centre", "id and name of the middle cell", a_pair(a_text()), is_required},
      {"sector", "the six sectors", list_of(table_of(sector_fields())), is_required},
      {"aliases", "more names of cells", list_of(table_of(alias_fields()))},
  });
}

Fields sheet_fields() {
  return {
      {"corners",
       "its four points, counter-clockwise: files run from the first to the second, ranks from "
       "the first to the fourth",
       list_of(a_text()), is_required},
      {"files", "names of its files, as a-d or l,k,j,i", a_text(), is_required},
      {"ranks", "names of its ranks, as 1-4 or 12-9", a_text(), is_required},
      {"sector", "the seat's whose part of the board it is", a_text()},
      {"kind", "the kind of its cells; square if it is missing", a_text()},
  };
}

Fields cell_fields() {
  return {
      {"name", "what the cell is called, as b2", a_text(), is_required},
      {"corners", "its 3 to 12 points, counter-clockwise", list_of(a_text()), is_required},
      {"heading", "what counts as the heading of its first side; 270 if it is missing",
       a_heading()},
      {"sector", "the seat's whose part of the board it is", a_text()},
      {"kind", "its kind; its shape if it is missing", a_text()},
  };
}

/// The keys of free boards, which consist of sheets and cells.
Fields free_fields() {
  return {
      {"points", "where the points lie on paper, in sides of a cell",
       tables_of(a_pair(base::a_real()))},
      {"sheet", "rectangles of cells, each laid between four points",
       list_of(table_of(sheet_fields()))},
      {"cell", "single cells, given by their corners", list_of(table_of(cell_fields()))},
      {"arc", "sides that are drawn as arcs",
       list_of(table_of({
           {"round", "the point in its middle", a_text(), is_required},
           {"through", "points on it, in turn", list_of(a_text()), is_required},
       }))},
  };
}

/// The keys that select the tiles of a board.
Fields cut_fields() {
  return {
      {"rectangle", "files and ranks, as [8, 8]", a_pair(a_number())},
      {"hexagon", "a hexagon of so many cells a side", a_number()},
      {"places", "places of tiles: all tiles of the period at each", list_of(a_pair(a_number()))},
      {"rings", "places of tiles in the middle: each with all that touch it",
       list_of(a_pair(a_number()))},
      {"hexagons", "places of hexagons: each with all that touch it", list_of(a_pair(a_number()))},
      {"missing", "names of cells that are not there", list_of(a_text())},
      {"walls", "names of cells that are walls", list_of(a_text())},
      {"indicators", "names of walls that bear a sign", list_of(a_text())},
      {"sign", "what the sign on those walls is called", a_text()},
      {"holes", "true: the board has holes", base::a_truth()},
      {"extra", "cells beyond the others",
       list_of(table_of({
           {"name", "its name", a_text(), is_required},
           {"beyond", "the cell that it lies beside", a_text(), is_required},
           {"heading", "in which direction from there", a_heading(), is_required},
           {"shape", "its shape", one_of(words_of(shape_words)), is_required},
       }))},
  };
}

/// The keys for how a board is bent, joined, named and drawn.
Fields layout_fields() {
  return {
      {"wrap", "which way the board has no end: files, ranks, or both", a_text()},
      {"round", "which way it is bent into a ring: files or ranks", a_text()},
      {"radius", "of a ring's empty middle, in sides of a cell", base::a_real()},
      {"start", "where a ring begins, in degrees; 270, at the foot, if it is missing",
       base::a_real()},
      {"plates", "names of rectangles one above another, the lowest first, as A-E", a_text()},
      {"across", "how many plates lie in a row on paper", a_number()},
      {"files", "names of the files from the left, as a-i,k,l", a_text()},
      {"ranks", "names of the ranks from the lowest, as i-a", a_text()},
      {"bent", "true: the ranks of each file count from its own lowest cell", base::a_truth()},
      {"named", "names of single cells in place of file and rank, as { y10 = \"w1\" }",
       tables_of(a_text())},
      {"sectors", "of a hexagon: names from six edges", sectors()},
      {"on", "whether pieces stand on cells or where lines cross", one_of(words_of(ground_words))},
      {"river", "of a board on points: the rank above which a river runs", a_text()},
      {"river-words", "words in the river from the left, as outlines",
       list_of(table_of({
           {"words", "what they say", a_text(), is_required},
           {"outline",
            "SVG path data of M, L, C, Q and Z about their middle, y up, in hundredths of a side",
            a_text(), is_required},
       }))},
      {"marked", "of a board on points: points with four small corner marks", list_of(a_text())},
      {"lines", "lines by the names of axes, each given by cells it leads through",
       tables_of(list_of(list_of(a_text())))},
      {"drawn-lines", "lines that are only drawn, from edge to edge over the cells given",
       list_of(list_of(a_text()))},
      {"stars", "corners with a dot, each given by two cells that meet there alone",
       list_of(list_of(a_text()))},
      {"tints",
       "colours of the tiling's pattern, the fewest so that no two neighbours are alike, or none",
       one_of(words_of(tint_words))},
  };
}

Fields tile_fields() {
  return {
      {"kind", "its name, as x-square", a_text(), is_required},
      {"sides", "3, 4, 6, 8 or 12", a_number(), is_required},
      {"corner", "its first corner, a point of four or eight whole numbers", list_of(a_number()),
       is_required},
      {"heading", "where its first side leads from there, a multiple of 15", a_heading(),
       is_required},
  };
}

Shape tints() {
  return table_of({
      {"i", "what a step along the first translation adds to a cell's colour", a_number(),
       is_required},
      {"j", "what a step along the second translation adds", a_number(), is_required},
      {"of", "how many colours there are: 2 to 4", a_number(), is_required},
  });
}

}  // namespace

Shape axis_shape() {
  return table_of({
      {"headings", "degrees counter-clockwise from the right, multiples of 15; also up, 90 up",
       list_of(a_heading()), is_required},
      {"shapes", "only over cells of these shapes", shapes()},
  });
}

Fields region_fields() {
  return base::joined(base::joined(cut_fields(), layout_fields()), free_fields());
}

const Shape& tiling_shape() {
  static const Shape shape = table_of({
      {"name", "the tiling's name", a_text(), is_required},
      {"period", "two points: the translations that repeat the tiling",
       list_of(list_of(a_number())), is_required},
      {"tile", "the polygons of one period", list_of(table_of(tile_fields())), is_required},
      {"naming", "how cells are named", one_of(words_of(naming_words)), is_required},
      {"rows", "the kind of tile whose rows count as ranks", a_text()},
      {"tints", "the pattern of its cells' colours", tints()},
      {"axis", "headings of lines, for the notation", tables_of(axis_shape())},
      {"path", "paths, for the manner path",
       tables_of(table_of({{"shapes", "the shapes of its cells", shapes()}}))},
      {"circle", "rings, for the manner circle",
       tables_of(
           table_of({{"around", "the kind of tile that it runs round", a_text(), is_required}}))},
      {"region", "boards cut from the tiling", tables_of(table_of(region_fields()))},
  });
  return shape;
}

}  // namespace boardwright::geometry
