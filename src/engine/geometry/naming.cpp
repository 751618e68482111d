// Names the cells of a board: by the lattice, by columns, or from six edges.
#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "geometry/cell_builder.h"

namespace boardwright::geometry {
namespace {

void name_by_lattice(std::vector<CellBuilder>& builders) {
  Cursor low{0, 0};
  for (const CellBuilder& builder : builders)
    low = {std::min(low.i, builder.at.i), std::min(low.j, builder.at.j)};
  for (CellBuilder& builder : builders) {
    builder.file_index = builder.at.i - low.i;
    builder.rank_index = builder.at.j - low.j;
  }
}

void name_by_columns(std::vector<CellBuilder>& builders, const std::string& row_kind) {
  std::set<Surd> columns, rows;
  for (const CellBuilder& builder : builders) {
    const Exact centre = twelve_times_centre(builder.outline);
    columns.insert(twice_x(centre));
    if (builder.kind == row_kind) rows.insert(twice_y(centre));
  }
  for (CellBuilder& builder : builders) {
    const Exact centre = twelve_times_centre(builder.outline);
    builder.file_index =
        static_cast<int>(std::distance(columns.begin(), columns.find(twice_x(centre))));
    const auto row = rows.lower_bound(twice_y(centre));
    const auto below = static_cast<int>(std::distance(rows.begin(), row));
    builder.rank_index = row != rows.end() && *row == twice_y(centre) ? 2 * below + 1 : 2 * below;
  }
}

/// Numbers the ranks of each file from its own lowest cell.
void bend_ranks(std::vector<CellBuilder>& builders) {
  std::map<std::pair<int, int>, int> lowest;  // by plate and file
  for (const CellBuilder& builder : builders) {
    const auto [found, fresh] =
        lowest.emplace(std::pair{builder.plate, builder.file_index}, builder.rank_index);
    if (!fresh) found->second = std::min(found->second, builder.rank_index);
  }
  for (CellBuilder& builder : builders)
    builder.rank_index -= lowest[{builder.plate, builder.file_index}];
}

/// One step along the heading of a side, in lattice coordinates of the hexagonal tiling.
Cursor lattice_step(Heading heading) {
  constexpr Cursor steps[] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
  return steps[index(heading) / 4];
}

/// Names the cells of a hexagon from its edges, and sorts them by sector, rank and file.
class SectorNaming {
 public:
  SectorNaming(std::vector<CellBuilder>& builders, const SectorNames& names, int side)
      : names_(names), side_(side) {
    for (CellBuilder& builder : builders) at_[builder.at] = &builder;
  }

  std::vector<CellBuilder> named() {
    for (const SectorNames::Sector& sector : names_.sectors)
      for (int rank = 1; rank < side_; ++rank)
        for (int k = 0; k < side_ - rank; ++k) name(sector, rank, k);
    CellBuilder& centre = *at_.at({0, 0});
    add_name(centre, nullptr, names_.centre, side_, names_.centre.name);
    centre.file_index = static_cast<int>(names_.files.size()) + 1;
    order_.push_back(std::move(centre));
    return std::move(order_);
  }

 private:
  using Sector = SectorNames::Sector;
  using Word = SectorNames::Word;

  /// Names the k-th cell of a rank, counted from the ray at the left of the sector, which is cell
  /// 0.
  void name(const Sector& sector, int rank, int k) {
    const int ring = side_ - rank;
    const Cursor out = lattice_step(rotated(sector.middle, -2)),
                 right = lattice_step(rotated(sector.middle, headings / 4));
    CellBuilder& builder = *at_.at({ring * out.i + k * right.i, ring * out.j + k * right.j});
    builder.sector = sector.word.id;
    if (k == 0) {
      add_name(builder, &sector, names_.ray, rank);
      builder.file_index = static_cast<int>(names_.files.size());
    } else {
      const auto count = static_cast<int>(names_.files.size());
      std::vector<int> files;  // indices in `names_.files`, the second half's first
      if (2 * k <= ring) files.push_back(sector.mirrored ? count - k : k - 1);
      if (2 * k >= ring) files.push_back(sector.mirrored ? side_ - 1 - rank - k : k + rank - 2);
      std::sort(files.rbegin(), files.rend());
      builder.file_index = files.front();
      for (int file : files)
        add_name(builder, &sector, names_.files[static_cast<std::size_t>(file)], rank);
      for (const SectorNames::Alias& alias : names_.aliases)
        if (alias.file == builder.file && alias.at == rank)
          add_name(builder, &sector, alias.word, alias.rank);
    }
    order_.push_back(std::move(builder));
  }

  void add_name(CellBuilder& builder, const Sector* sector, const Word& file, int rank) {
    const auto i = static_cast<std::size_t>(rank - 1);
    const std::string number = i < names_.ranks.size() ? names_.ranks[i] : std::to_string(rank);
    add_name(builder, sector, file, rank, sector->word.name + " " + file.name + " " + number);
  }

  /// Gives a cell a name, or an additional one.
  static void add_name(CellBuilder& builder, const Sector* sector, const Word& file, int rank,
                       const std::string& full) {
    const std::string id =
        (sector == nullptr ? "" : sector->word.id + "-") + file.id + std::to_string(rank);
    if (builder.name.empty()) {
      builder.name = id;
      builder.file = file.id;
      builder.rank = std::to_string(rank);
      builder.rank_index = rank - 1;
    } else {
      builder.also.push_back(id);
    }
    builder.also.push_back(full);
  }

  const SectorNames& names_;
  int side_;
  std::map<Cursor, CellBuilder*> at_;
  std::vector<CellBuilder> order_;
};

}  // namespace

void name_cells(std::vector<CellBuilder>& builders, const Tiling& tiling, const Region& region) {
  if (const auto* hexagon = std::get_if<Hexagon>(&region.shape); hexagon && hexagon->sectors) {
    builders = SectorNaming(builders, *hexagon->sectors, hexagon->side).named();
    return;
  }
  if (tiling.naming == Tiling::Naming::lattice)
    name_by_lattice(builders);
  else
    name_by_columns(builders, tiling.row_kind);
  if (region.bent) bend_ranks(builders);
  const auto named = [](const std::vector<std::string>& names, int at, const std::string& other) {
    const auto i = static_cast<std::size_t>(at);
    return i < names.size() ? names[i] : other;
  };
  const auto* rectangle = std::get_if<Rectangle>(&region.shape);
  for (CellBuilder& builder : builders) {
    builder.file = named(region.files, builder.file_index, file_letters(builder.file_index));
    builder.rank = named(region.ranks, builder.rank_index, std::to_string(builder.rank_index + 1));
    builder.name = builder.file + builder.rank;
    if (rectangle && !rectangle->plates.empty())
      builder.name = rectangle->plates[static_cast<std::size_t>(builder.plate)] + builder.name;
  }
}

bool name_less(const std::string& p, const std::string& q) {
  const auto letters = [](const std::string& name) {
    return static_cast<std::size_t>(
        std::find_if(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; }) -
        name.begin());
  };
  const std::size_t a = letters(p), b = letters(q);
  if (a != b) return a < b;
  if (const int order = p.compare(0, a, q, 0, b); order != 0) return order < 0;
  if (p.size() != q.size()) return p.size() < q.size();
  return p < q;
}

std::string file_letters(int index) {
  std::string letters;
  for (int n = index; n >= 0; n = n / 26 - 1)
    letters.insert(letters.begin(), static_cast<char>('a' + n % 26));
  return letters;
}

}  // namespace boardwright::geometry
