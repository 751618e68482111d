// Lays the cells of a free board between its points.
#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "base/limits.h"
#include "geometry/draft.h"

namespace boardwright::geometry {
namespace {

/// The points of a free board by what they are: those that are told, those that part a side between
/// two of them, and those inside a sheet. So sheets with a side in common have its points in
/// common.
class Points {
 public:
  Points(const FreeBoard& board, std::vector<Vec>& places) : board_(board), places_(places) {
    for (const auto& [name, place] : board.points) {
      told_.emplace(name, static_cast<int>(places.size()));
      places.push_back(place);
    }
  }

  /// A point that is told.
  Exact named(const std::string& name) const { return {told_.at(name), 0, 0, 0}; }

  /// The corner of a sheet's cells that lies so many files and ranks from its first point.
  Exact at(int sheet, int i, int j) {
    const FreeSheet& in = board_.sheets[static_cast<std::size_t>(sheet)];
    const int width = static_cast<int>(in.files.size()), height = static_cast<int>(in.ranks.size());
    const auto corner = [&](int n) { return told_.at(in.corners[static_cast<std::size_t>(n)]); };
    const auto side = [&](int from, int to, int part, int of) {
      const int p = corner(from), q = corner(to);
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
    if (fresh) places_.push_back(between(sheet, i, j));
    return found->second;
  }

  Vec between(int sheet, int i, int j) const {
    const FreeSheet& in = board_.sheets[static_cast<std::size_t>(sheet)];
    const auto corner = [&](std::size_t n) {
      return places_[static_cast<std::size_t>(told_.at(in.corners[n]))];
    };
    const double x = i / static_cast<double>(in.files.size());
    const double y = j / static_cast<double>(in.ranks.size());
    return (1 - y) * ((1 - x) * corner(0) + x * corner(1)) +
           y * ((1 - x) * corner(3) + x * corner(2));
  }

  const FreeBoard& board_;
  std::vector<Vec>& places_;
  std::map<std::string, int, std::less<>> told_;
  std::map<Key, int> others_;
};

/// Sides that two sheets have in common are parted alike.
bool fit(const FreeBoard& board, Report& report) {
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

/// Names in order: by length, then by letters, so that 9 comes before 10.
std::vector<std::string> in_order(std::set<std::string> names) {
  std::vector<std::string> order(names.begin(), names.end());
  std::stable_sort(order.begin(), order.end(),
                   [](const auto& p, const auto& q) { return p.size() < q.size(); });
  return order;
}

int place_in(const std::vector<std::string>& order, const std::string& name) {
  return static_cast<int>(std::find(order.begin(), order.end(), name) - order.begin());
}

/// The file and the rank of "b2" or "aa10"; of another name neither.
std::pair<std::string, std::string> parts_of(const std::string& name) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto number = std::find_if(name.begin(), name.end(), digit);
  if (number == name.begin() || number == name.end() || !std::all_of(number, name.end(), digit))
    return {};
  return {{name.begin(), number}, {number, name.end()}};
}

}  // namespace

std::vector<Draft> sheet_cells(const FreeBoard& board, std::vector<Vec>& places, Report& report) {
  std::vector<Draft> drafts;
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
    if (count > limits::board_cells) {
      report.error(sheet.place,
                   "the sheets have more than " + std::to_string(limits::board_cells) + " cells");
      return {};
    }
  }
  if (!fit(board, report)) return {};
  const auto file_order = in_order(std::move(files)), rank_order = in_order(std::move(ranks));
  Points points(board, places);
  for (std::size_t n = 0; n < board.sheets.size(); ++n) {
    const FreeSheet& sheet = board.sheets[n];
    const int s = static_cast<int>(n);
    for (int j = 0; j < static_cast<int>(sheet.ranks.size()); ++j)
      for (int i = 0; i < static_cast<int>(sheet.files.size()); ++i) {
        Draft draft;
        draft.outline = {points.at(s, i, j), points.at(s, i + 1, j), points.at(s, i + 1, j + 1),
                         points.at(s, i, j + 1)};
        draft.kind = sheet.kind;
        draft.at = {i, j};
        draft.file = sheet.files[static_cast<std::size_t>(i)];
        draft.rank = sheet.ranks[static_cast<std::size_t>(j)];
        draft.name = draft.file + draft.rank;
        draft.file_index = place_in(file_order, draft.file);
        draft.rank_index = place_in(rank_order, draft.rank);
        draft.sector = sheet.sector;
        draft.first = opposite(upward);
        drafts.push_back(std::move(draft));
      }
  }
  for (const FreeCell& cell : board.cells) {
    Draft draft;
    for (const std::string& corner : cell.corners) draft.outline.push_back(points.named(corner));
    draft.kind = cell.kind;
    draft.name = cell.name;
    std::tie(draft.file, draft.rank) = parts_of(cell.name);
    if (!draft.file.empty()) draft.file_index = place_in(file_order, draft.file);
    if (!draft.rank.empty()) draft.rank_index = place_in(rank_order, draft.rank);
    draft.sector = cell.sector;
    draft.first = cell.first;
    drafts.push_back(std::move(draft));
  }
  return drafts;
}

}  // namespace boardwright::geometry
