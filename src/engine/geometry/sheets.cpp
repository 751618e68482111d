// Builds the cells of a free board from its points.
#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "base/limits.h"
#include "geometry/cell_builder.h"

namespace boardwright::geometry {
namespace {

/// The points of a free board: the named points, the points that divide a side between two of them,
/// and the points inside a sheet. Sheets with a common side share the points on it.
class Points {
 public:
  Points(const FreeBoard& board, Chart::Paper& paper)
      : board_(board), places_(paper.places), arcs_(paper.arcs) {
    for (const auto& [name, place] : board.points) {
      named_.emplace(name, static_cast<int>(places_.size()));
      places_.push_back(place);
    }
    for (const FreeArc& arc : board.arcs)
      for (std::size_t i = 1; i < arc.through.size(); ++i)
        arcs_[std::minmax(named_.at(arc.through[i - 1]), named_.at(arc.through[i]))] =
            named_.at(arc.round);
  }

  /// If a side of a sheet is an arc, the sides of the cells on it are arcs. If the opposite side is
  /// an arc around the same point, the sides of all cells between are arcs too.
  void add_arcs(int sheet, Cursor at, const Outline& cell) {
    const FreeSheet& in = board_.sheets[static_cast<std::size_t>(sheet)];
    const bool ends[] = {at.j == 0, at.i + 1 == std::ssize(in.files),
                         at.j + 1 == std::ssize(in.ranks), at.i == 0};
    for (std::size_t side = 0; side < 4; ++side) {
      const auto arc = arc_of(in.corners[side], in.corners[(side + 1) % 4]);
      const auto other = arc_of(in.corners[(side + 2) % 4], in.corners[(side + 3) % 4]);
      if (arc && (ends[side] || arc == other))
        arcs_[std::minmax(cell[side].a, cell[(side + 1) % 4].a)] = *arc;
    }
  }

  /// The outline of a single cell. A side that is also the side of a sheet has that sheet's points
  /// on it.
  Outline outline(const std::vector<std::string>& corners) const {
    Outline found;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const int p = named_.at(corners[i]), q = named_.at(corners[(i + 1) % corners.size()]);
      found.push_back({p, 0, 0, 0});
      const auto parted = parts_.find(std::minmax(p, q));
      const int of = parted == parts_.end() ? 1 : parted->second;
      for (int part = 1; part < of; ++part)
        found.push_back(
            {p < q ? others_.at({p, q, part, of}) : others_.at({q, p, of - part, of}), 0, 0, 0});
    }
    return found;
  }

  /// The corner of a sheet's cells that is i files and j ranks from its first point.
  Exact at(int sheet, int i, int j) {
    const FreeSheet& in = board_.sheets[static_cast<std::size_t>(sheet)];
    const int width = static_cast<int>(in.files.size()), height = static_cast<int>(in.ranks.size());
    const auto corner = [&](int n) { return named_.at(in.corners[static_cast<std::size_t>(n)]); };
    const auto side = [&](int from, int to, int part, int of) {
      const int p = corner(from), q = corner(to);
      parts_[std::minmax(p, q)] = of;
      return part == 0    ? p
             : part == of ? q
             : p < q      ? number({p, q, part, of}, sheet, i, j)
                          : number({q, p, of - part, of}, sheet, i, j);
    };
    if (j == 0) return {side(0, 1, i, width), 0, 0, 0};
    if (j == height) return {side(3, 2, i, width), 0, 0, 0};
    if (i == 0) return {side(0, 3, j, height), 0, 0, 0};
    if (i == width) return {side(1, 2, j, height), 0, 0, 0};
    return {number({-1 - sheet, i, j, 0}, sheet, i, j), 0, 0, 0};
  }

 private:
  using Key = std::tuple<int, int, int, int>;

  int number(const Key& key, int sheet, int i, int j) {
    const auto [found, fresh] = others_.emplace(key, static_cast<int>(places_.size()));
    if (fresh) places_.push_back(place_inside(sheet, i, j));
    return found->second;
  }

  /// The number of the centre of the arc between two points, if their side is an arc.
  std::optional<int> arc_of(const std::string& from, const std::string& to) const {
    const auto found = arcs_.find(std::minmax(named_.at(from), named_.at(to)));
    return found == arcs_.end() ? std::nullopt : std::optional(found->second);
  }

  /// The place of a point of a sheet, interpolated from its four sides (a Coons patch).
  Vec place_inside(int sheet, int i, int j) const {
    const FreeSheet& in = board_.sheets[static_cast<std::size_t>(sheet)];
    const auto corner = [&](std::size_t n) {
      return places_[static_cast<std::size_t>(named_.at(in.corners[n]))];
    };
    const auto straight = [&](std::size_t from, std::size_t to, double part) {
      return (1 - part) * corner(from) + part * corner(to);
    };
    /// The offset of an arc from the straight line between its ends.
    const auto arc_offset = [&](std::size_t from, std::size_t to, double part) {
      const auto arc = arc_of(in.corners[from], in.corners[to]);
      return arc ? on_arc(places_[static_cast<std::size_t>(*arc)], corner(from), corner(to), part) -
                       straight(from, to, part)
                 : Vec{};
    };
    const double x = i / static_cast<double>(in.files.size());
    const double y = j / static_cast<double>(in.ranks.size());
    const Vec flat = (1 - y) * straight(0, 1, x) + y * straight(3, 2, x);
    if (arcs_.empty()) return flat;
    return flat + (1 - y) * arc_offset(0, 1, x) + y * arc_offset(3, 2, x) +
           (1 - x) * arc_offset(0, 3, y) + x * arc_offset(1, 2, y);
  }

  const FreeBoard& board_;
  std::vector<Vec>& places_;
  std::map<std::pair<int, int>, int>& arcs_;
  std::map<std::string, int, std::less<>> named_;
  std::map<Key, int> others_;
  std::map<std::pair<int, int>, int> parts_;  ///< number of parts of the side between two points
};

constexpr std::size_t most_sides = headings / 2;

/// Whether sheets with a common side divide it into the same number of cells. Reports the first
/// that do not.
bool sides_match(const FreeBoard& board, Report& report) {
  std::map<std::pair<std::string, std::string>, std::size_t> parts;
  for (const FreeSheet& sheet : board.sheets)
    for (std::size_t n = 0; n < 4; ++n) {
      std::string from = sheet.corners[n], to = sheet.corners[(n + 1) % 4];
      if (to < from) std::swap(from, to);
      const std::size_t count = (n % 2 == 0 ? sheet.files : sheet.ranks).size();
      const auto [found, fresh] = parts.emplace(std::pair{from, to}, count);
      if (found->second == count) continue;
      report.error(sheet.place, "the side from " + from + " to " + to + " has " +
                                    std::to_string(count) + " cells here and " +
                                    std::to_string(found->second) + " in another sheet");
      return false;
    }
  return true;
}

/// Names sorted by length, then alphabetically, so that 9 comes before 10.
std::vector<std::string> in_order(const std::set<std::string>& names) {
  std::vector<std::string> order(names.begin(), names.end());
  std::stable_sort(order.begin(), order.end(),
                   [](const auto& p, const auto& q) { return p.size() < q.size(); });
  return order;
}

int index_in(const std::vector<std::string>& order, const std::string& name) {
  return static_cast<int>(std::find(order.begin(), order.end(), name) - order.begin());
}

/// The file and the rank of "b2" or "aa10"; both are empty for a name of another form.
std::pair<std::string, std::string> parts_of(const std::string& name) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto number = std::find_if(name.begin(), name.end(), digit);
  if (number == name.begin() || number == name.end() || !std::all_of(number, name.end(), digit))
    return {};
  return {{name.begin(), number}, {number, name.end()}};
}

}  // namespace

std::vector<CellBuilder> sheet_cells(const FreeBoard& board, Chart::Paper& paper, Report& report) {
  std::vector<CellBuilder> builders;
  std::size_t count = board.cells.size();
  std::set<std::string> files, ranks;
  for (const FreeCell& cell : board.cells) {
    const auto [file, rank] = parts_of(cell.name);
    if (!file.empty()) files.insert(file);
    if (!rank.empty()) ranks.insert(rank);
  }
  for (const FreeSheet& sheet : board.sheets) {
    count += sheet.files.size() * sheet.ranks.size();
    files.insert(sheet.files.begin(), sheet.files.end());
    ranks.insert(sheet.ranks.begin(), sheet.ranks.end());
    if (count > base::limits::board_cells) {
      report.error(sheet.place, "the sheets have more than " +
                                    std::to_string(base::limits::board_cells) + " cells");
      return {};
    }
  }
  if (!sides_match(board, report)) return {};
  const auto file_order = in_order(files), rank_order = in_order(ranks);
  Points points(board, paper);
  for (std::size_t n = 0; n < board.sheets.size(); ++n) {
    const FreeSheet& sheet = board.sheets[n];
    const int s = static_cast<int>(n);
    const int width = static_cast<int>(sheet.files.size()) - 1;
    const int height = static_cast<int>(sheet.ranks.size()) - 1;
    for (int j = 0; j <= height; ++j)
      for (int i = 0; i <= width; ++i) {
        CellBuilder builder;
        builder.outline = {points.at(s, i, j), points.at(s, i + 1, j), points.at(s, i + 1, j + 1),
                           points.at(s, i, j + 1)};
        points.add_arcs(s, {i, j}, builder.outline);
        builder.kind = sheet.kind;
        builder.at = {i, j};
        builder.file = sheet.files[static_cast<std::size_t>(i)];
        builder.rank = sheet.ranks[static_cast<std::size_t>(j)];
        builder.name = builder.file + builder.rank;
        builder.file_index = index_in(file_order, builder.file);
        builder.rank_index = index_in(rank_order, builder.rank);
        builder.sector = sheet.sector;
        builder.first = opposite(upward);
        builders.push_back(std::move(builder));
      }
  }
  for (const FreeCell& cell : board.cells) {
    CellBuilder builder;
    builder.outline = points.outline(cell.corners);
    if (builder.outline.size() > most_sides) {
      report.error(
          cell.place,
          "cell '" + cell.name + "' has " + std::to_string(builder.outline.size()) + " sides",
          "sheets divide its sides; " + std::to_string(most_sides) + " are possible");
      return {};
    }
    builder.kind = cell.kind;
    builder.name = cell.name;
    std::tie(builder.file, builder.rank) = parts_of(cell.name);
    if (!builder.file.empty()) builder.file_index = index_in(file_order, builder.file);
    if (!builder.rank.empty()) builder.rank_index = index_in(rank_order, builder.rank);
    builder.sector = cell.sector;
    builder.first = cell.first;
    builders.push_back(std::move(builder));
  }
  return builders;
}

}  // namespace boardwright::geometry
