// Selects cells of a board.
#include "board/selection.h"

#include <algorithm>
#include <cstdlib>

#include "base/hints.h"

namespace boardwright::board {

using base::Data, base::meant_or_all, base::Report;

namespace {

/// A key of a selection: the words that it sets, and what they select.
struct KeyRow {
  std::string_view word;
  Selection::Words Selection::*value;
  std::string_view about;
};

constexpr KeyRow keys[] = {
    {"shape", &Selection::shapes, "cells of these shapes, as square,hexagon"},
    {"tile", &Selection::tiles, "cells of these kinds of tiles, as x-square"},
    {"tint", &Selection::tints, "cells of these colours, as tint-1"},
    {"zone", &Selection::zones, "cells of these zones"},
    {"outside", &Selection::outside, "cells of none of these zones"},
    {"sector", &Selection::sectors, "cells of these sectors; own is the seat's, other all others"},
    {"files", &Selection::files, "cells of these files, as a,e,i; middle is the middle one"},
    {"ranks", &Selection::ranks,
     "cells of these ranks; first to tenth, last and second-last to tenth-last as the seat sees "
     "them"},
    {"cells", &Selection::cells, "cells with these names, as d4,e4"},
    {"plate", &Selection::plates,
     "cells of these plates; first, last and so on as the seat sees them"},
    {"seats", &Selection::seats, "for the seats with these names only"},
};

bool among(const std::vector<std::string>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// The index that an ordinal denotes among n, from either end: "third", "second-last", "last". It
/// can be out of range.
std::optional<std::size_t> ordinal_index(std::string_view word, std::size_t n) {
  constexpr base::Word<std::size_t> ordinals[] = {
      {"first", 0}, {"second", 1},  {"third", 2},  {"fourth", 3}, {"fifth", 4},
      {"sixth", 5}, {"seventh", 6}, {"eighth", 7}, {"ninth", 8},  {"tenth", 9},
  };
  constexpr std::string_view last = "-last";
  if (word == "last") return n - 1;
  if (!word.ends_with(last)) return base::value_of(word, ordinals);
  const auto from_end = base::value_of(word.substr(0, word.size() - last.size()), ordinals);
  return from_end ? std::optional(n - 1 - *from_end) : std::nullopt;
}

/// Replaces "first", "second-last", "last" and "middle" by labels, and reports unknown labels.
std::vector<std::string> labels(const std::vector<std::string>& wanted,
                                const std::vector<std::string>& order, const auto& is_present,
                                bool reversed, std::string_view what, const Place& place,
                                Report& report) {
  std::vector<std::string> found;
  for (const std::string& label : wanted) {
    const std::size_t n = order.size();
    if (label == "middle") {
      if (n % 2 == 1) found.push_back(order[n / 2]);
    } else if (const auto i = ordinal_index(label, n)) {
      if (*i < n) found.push_back(order[reversed ? n - 1 - *i : *i]);
    } else if (is_present(label)) {
      found.push_back(label);
    } else {
      report.error(place, "no " + std::string(what) + " '" + label + "' on the board",
                   [&] { return meant_or_all(label, order); });
    }
  }
  return found;
}

/// The union of some regions. Reports unknown ones.
CellSet in_regions(const Board& board, const std::vector<std::string>& wanted, SeatId seat,
                   const Place& place, Report& report) {
  CellSet set;
  for (const std::string& word : wanted) {
    if (const auto region = board.region(word, seat))
      set |= *region;
    else
      report.error(place, "unknown region '" + word + "'",
                   [&] { return meant_or_all(word, board.region_words()); });
  }
  return set;
}

std::vector<std::string> sectors_of(const Board& board) {
  std::vector<std::string> found;
  for (const geometry::Cell& cell : board.all_cells)
    if (!cell.sector.empty() && !among(found, cell.sector)) found.push_back(cell.sector);
  return found;
}

/// The cells of some sectors; "own" is that of the seat, "other" all others. Reports unknown ones.
CellSet in_sectors(const Board& board, const std::vector<std::string>& wanted, SeatId seat,
                   const Place& place, Report& report) {
  const std::string own = board.seats.empty() ? "" : board.seat(seat).sector;
  CellSet set;
  for (const std::string& word : wanted) {
    bool known = word == "own" || word == "other";
    for (CellId cell : board.cells()) {
      const std::string& sector = board.cell(cell).sector;
      const bool is = word == "own"     ? sector == own
                      : word == "other" ? !sector.empty() && sector != own
                                        : sector == word;
      if (is) set.insert(cell);
      known = known || is;
    }
    if (!known)
      report.error(place, "no sector '" + word + "' on the board",
                   [&] { return meant_or_all(word, sectors_of(board)); });
  }
  return set;
}

Columns read_columns(const Data& data, Report& report) {
  Columns columns;
  columns.of = data.number("of", report);
  columns.middle = comma_list(data.text("middle", report));
  for (const std::string& rest : comma_list(data.text("rests", report)))
    columns.rests.push_back(base::to_integer(rest).value_or(-1));
  const bool in_range = std::all_of(columns.rests.begin(), columns.rests.end(),
                                    [&](int rest) { return rest >= 0 && rest < columns.of; });
  if (columns.of >= 1 && in_range) return columns;
  report.error(data.place(), "'rests' are numbers from 0 to less than 'of'");
  return {};
}

/// The index of the most central file with some of these cells.
int middle_file(const Board& board, const CellSet& cells) {
  const auto files = static_cast<int>(board.file_order.size());
  int best = 0;
  for (CellId cell : cells) {
    const int file = board.cell(cell).file_number;
    if (file < 0) continue;
    const auto from_middle = [&](int each) { return std::abs(2 * each - (files - 1)); };
    if (from_middle(file) < from_middle(best) ||
        (from_middle(file) == from_middle(best) && file < best))
      best = file;
  }
  return best;
}

void keep_columns(CellSet& set, const Board& board, const Columns& columns,
                  const CellSet& of_middle) {
  const int middle = middle_file(board, of_middle);
  for (CellId cell : set) {
    const int file = board.cell(cell).file_number;
    const int away = file - middle;
    const int rest = away % columns.of < 0 ? away % columns.of + columns.of : away % columns.of;
    if (file < 0 ||
        std::find(columns.rests.begin(), columns.rests.end(), rest) == columns.rests.end())
      set.erase(cell);
  }
}

/// Whether a selection applies to a seat. Reports unknown seats.
bool is_for(const Board& board, const Selection& selection, SeatId seat, Report& report) {
  if (selection.seats.empty()) return true;
  std::vector<std::string> names;
  for (const Seat& each : board.seats) names.push_back(each.name);
  for (const std::string& wanted : selection.seats)
    if (!among(names, wanted))
      report.error(selection.place_of("seats"), "unknown seat '" + wanted + "'",
                   [&] { return meant_or_all(wanted, names); });
  return base::index(seat) < names.size() && among(selection.seats, names[base::index(seat)]);
}

}  // namespace

const Place& Selection::place_of(std::string_view key) const {
  for (const auto& [each, at] : places)
    if (each == key) return at;
  return place;
}

std::vector<std::string> comma_list(std::string_view text) {
  std::vector<std::string> parts;
  for (std::string_view part : base::split(text, ',')) parts.emplace_back(base::trimmed(part));
  return parts;
}

std::vector<std::string_view> selection_keys() { return base::words_of(keys); }

base::Fields selection_fields() {
  base::Fields fields;
  for (const KeyRow& row : keys)
    fields.push_back({row.word, std::string(row.about), base::a_text()});
  fields.push_back(
      {"columns", "some files, counted from a middle one",
       base::table_of({
           {"rests", "numbers that may be left, as 1,7", base::a_text(), base::is_required},
           {"of", "by what the file's number is divided", base::a_number(), base::is_required},
           {"middle", "shapes: the middle file is the nearest to the middle with one",
            base::a_text(), base::is_required},
       })});
  return fields;
}

Selection selection_of(const std::function<std::string(std::string_view)>& text_of, Place place) {
  Selection selection;
  selection.place = std::move(place);
  for (const KeyRow& row : keys) selection.*row.value = comma_list(text_of(row.word));
  return selection;
}

Selection read_selection(const Data& data, Report& report) {
  const auto text_of = [&](std::string_view key) {
    // Some data have a table `cells` here, which is not a selection.
    const Data cells = data.find(key);
    if (key == "cells" && data.has(key) && cells.is(Data::Kind::list))
      report.error(cells.place(), "'cells' is a text", "write cells = \"d4,e4\"");
    if (key == "cells" && !cells.is(Data::Kind::text)) return std::string{};
    return data.text(key, "", report);
  };
  Selection selection = selection_of(text_of, data.place());
  for (const KeyRow& row : keys)
    if (const Data written = data.find(row.word); written.is(Data::Kind::text))
      selection.places.emplace_back(row.word, written.place());
  if (const auto columns = data.table_if_any("columns", report))
    selection.columns = read_columns(*columns, report);
  return selection;
}

CellSet cells_named(const Board& board, const std::vector<std::string>& names, const Place& place,
                    Report& report) {
  CellSet set;
  for (const std::string& name : names) {
    if (const auto cell = board.find(name))
      set.insert(*cell);
    else
      report.error(place, "no cell '" + name + "' on board '" + board.id + "'",
                   [&] { return cell_hint(board, name); });
  }
  return set;
}

CellSet select(const Board& board, const Selection& selection, SeatId seat, Report& report) {
  CellSet set = board.all();
  for (const std::string_view key : {"shape", "tile", "tint", "zone"})
    if (const auto& words = selection.*base::value_of(key, keys).value(); !words.empty())
      set = set & in_regions(board, words, seat, selection.place_of(key), report);
  set = set - in_regions(board, selection.outside, seat, selection.place_of("outside"), report);
  if (!selection.cells.empty())
    set = set & cells_named(board, selection.cells, selection.place_of("cells"), report);

  const bool down =
      board.seats.empty() ? false : geometry::in_degrees(board.seat(seat).forward) > 180;
  const auto keep = [&](const std::vector<std::string>& wanted,
                        const std::vector<std::string>& order, const auto& label_of, bool reversed,
                        std::string_view what, std::string_view key) {
    if (wanted.empty()) return;
    const auto is_present = [&](const std::string& label) {
      const auto cells = board.cells();
      return std::any_of(cells.begin(), cells.end(),
                         [&](CellId cell) { return label_of(cell) == label; });
    };
    const auto allowed =
        labels(wanted, order, is_present, reversed, what, selection.place_of(key), report);
    for (CellId cell : set)
      if (!among(allowed, label_of(cell))) set.erase(cell);
  };
  if (!selection.sectors.empty())
    set = set & in_sectors(board, selection.sectors, seat, selection.place_of("sector"), report);
  if (const Columns& columns = selection.columns; columns.of > 0)
    keep_columns(set, board, columns,
                 in_regions(board, columns.middle, seat, selection.place, report));
  keep(
      selection.files, board.file_order, [&](CellId cell) { return board.cell(cell).file; }, false,
      "file", "files");
  keep(
      selection.ranks, board.rank_order, [&](CellId cell) { return board.cell(cell).rank; }, down,
      "rank", "ranks");
  const bool from_above = !board.seats.empty() && geometry::climb_of(board.seat(seat).forward) < 0;
  const auto plate_of = [&](CellId cell) {
    return board.plates.empty() ? "" : board.plates[base::index(board.topology.plate(cell))];
  };
  keep(selection.plates, board.plates, plate_of, from_above, "plate", "plate");
  return is_for(board, selection, seat, report) ? set : CellSet{};
}

std::vector<std::string> names_of(const Board& board, const CellSet& cells) {
  std::vector<std::string> names;
  for (CellId cell : cells) names.push_back(board.name(cell));
  return names;
}

}  // namespace boardwright::board
