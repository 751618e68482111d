// Choosing cells of a board.
#include "rules/selection.h"

#include <algorithm>

#include "base/text.h"

namespace boardwright {
namespace {

bool among(const std::vector<std::string>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// Puts real labels in place of "first", "second", "third", "last" and "middle", and reports
/// unknown ones.
std::vector<std::string> labels(const std::vector<std::string>& wanted,
                                const std::vector<std::string>& order,
                                const std::vector<std::string>& present, bool reversed,
                                std::string_view what, const Place& place, Report& report) {
  std::vector<std::string> found;
  for (const std::string& label : wanted) {
    constexpr Word<std::size_t> counted[] = {{"first", 0}, {"second", 1}, {"third", 2}};
    const std::size_t n = order.size();
    if (label == "middle") {
      if (n % 2 == 1) found.push_back(order[n / 2]);
    } else if (const auto i = label == "last" && n > 0 ? n - 1 : value_of(label, counted)) {
      if (*i < n) found.push_back(order[reversed ? n - 1 - *i : *i]);
    } else if (among(present, label)) {
      found.push_back(label);
    } else {
      report.error(place, "no " + std::string(what) + " '" + label + "' on the board",
                   did_you_mean(label, order));
    }
  }
  return found;
}

/// The cells of some sectors; "own" is that of the seat, "other" all others.
CellSet in_sectors(const Board& board, const std::vector<std::string>& wanted, int seat,
                   const Place& place, Report& report) {
  const std::string own =
      board.seats.empty() ? "" : board.seats[static_cast<std::size_t>(seat)].sector;
  CellSet set;
  for (const std::string& word : wanted) {
    bool known = word == "own" || word == "other";
    for (CellId cell = 0; cell < board.size(); ++cell) {
      const std::string& sector = board.sectors[static_cast<std::size_t>(cell)];
      const bool is = word == "own"     ? sector == own
                      : word == "other" ? !sector.empty() && sector != own
                                        : sector == word;
      if (is) set.insert(cell);
      known = known || is;
    }
    if (!known)
      report.error(place, "no sector '" + word + "' on the board",
                   did_you_mean(word, board.sectors));
  }
  return set;
}

}  // namespace

std::vector<std::string> comma_list(std::string_view text) {
  std::vector<std::string> parts;
  for (std::string_view part : split(text, ',')) parts.emplace_back(trimmed(part));
  return parts;
}

Selection read_selection(const Data& data, Report& report) {
  Selection selection;
  selection.place = data.place();
  selection.shape = data.text("shape", "", report);
  selection.tile = data.text("tile", "", report);
  selection.tint = data.text("tint", "", report);
  selection.sector = data.text("sector", "", report);
  selection.zone = data.text("zone", "", report);
  selection.outside = data.text("outside", "", report);
  selection.files = comma_list(data.text("files", "", report));
  selection.ranks = comma_list(data.text("ranks", "", report));
  if (data.find("cells").is(Data::Kind::text))
    selection.cells = comma_list(data.text("cells", "", report));
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
                   did_you_mean(name, board.names));
  }
  return set;
}

CellSet select(const Board& board, const Selection& selection, int seat, Report& report) {
  CellSet set = board.all();
  for (const std::string* word :
       {&selection.shape, &selection.tile, &selection.tint, &selection.zone}) {
    if (word->empty()) continue;
    if (const auto region = board.region(*word, seat))
      set = set & *region;
    else
      report.error(selection.place, "unknown region '" + *word + "'");
  }
  if (!selection.outside.empty()) {
    if (const auto region = board.region(selection.outside, seat))
      set = set - *region;
    else
      report.error(selection.place, "unknown region '" + selection.outside + "'");
  }
  if (!selection.cells.empty())
    set = set & cells_named(board, selection.cells, selection.place, report);

  const bool down = board.seats.empty()
                        ? false
                        : board.seats[static_cast<std::size_t>(seat)].forward > headings / 2;
  const auto keep = [&](const std::vector<std::string>& wanted,
                        const std::vector<std::string>& order,
                        const std::vector<std::string>& of_cell, bool reversed,
                        std::string_view what) {
    if (wanted.empty()) return;
    const auto allowed = labels(wanted, order, of_cell, reversed, what, selection.place, report);
    for (CellId cell : set.list())
      if (!among(allowed, of_cell[static_cast<std::size_t>(cell)])) set.erase(cell);
  };
  if (!selection.sector.empty()) {
    const CellSet wanted =
        in_sectors(board, comma_list(selection.sector), seat, selection.place, report);
    set = set & wanted;
  }
  keep(selection.files, board.file_order, board.files, false, "file");
  keep(selection.ranks, board.rank_order, board.ranks, down, "rank");
  return set;
}

std::vector<std::string> names_of(const Board& board, const CellSet& cells) {
  std::vector<std::string> names;
  for (CellId cell : cells.list()) names.push_back(board.name(cell));
  return names;
}

}  // namespace boardwright
