// Names the cells of a board: by the lattice, by columns, or from six edges.
#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "geometry/draft.h"

namespace boardwright::geometry {
namespace {

void name_by_lattice(std::vector<Draft>& drafts) {
  Cursor low{0, 0};
  for (const Draft& draft : drafts)
    low = {std::min(low.i, draft.at.i), std::min(low.j, draft.at.j)};
  for (Draft& draft : drafts) {
    draft.file_index = draft.at.i - low.i;
    draft.rank_index = draft.at.j - low.j;
  }
}

void name_by_columns(std::vector<Draft>& drafts, const std::string& row_kind) {
  std::set<Surd> columns, rows;
  for (const Draft& draft : drafts) {
    const Exact centre = twelve_middles(draft.outline);
    columns.insert(twice_x(centre));
    if (draft.kind == row_kind) rows.insert(twice_y(centre));
  }
  for (Draft& draft : drafts) {
    const Exact centre = twelve_middles(draft.outline);
    draft.file_index =
        static_cast<int>(std::distance(columns.begin(), columns.find(twice_x(centre))));
    const auto row = rows.lower_bound(twice_y(centre));
    const auto below = static_cast<int>(std::distance(rows.begin(), row));
    draft.rank_index = row != rows.end() && *row == twice_y(centre) ? 2 * below + 1 : 2 * below;
  }
}

/// Counts the ranks of each file from its own lowest cell.
void bend_ranks(std::vector<Draft>& drafts) {
  std::map<std::pair<int, int>, int> lowest;  // by plate and file
  for (const Draft& draft : drafts) {
    const auto [found, fresh] =
        lowest.emplace(std::pair{draft.plate, draft.file_index}, draft.rank_index);
    if (!fresh) found->second = std::min(found->second, draft.rank_index);
  }
  for (Draft& draft : drafts) draft.rank_index -= lowest[{draft.plate, draft.file_index}];
}

/// One step along a side heading, in lattice places of the hexagonal tiling.
Cursor lattice_step(Heading heading) {
  constexpr Cursor steps[] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
  return steps[index(heading) / 4];
}

/// Names the cells of a hexagon from its edges, and puts them in order of sector, rank and file.
class SectorNaming {
 public:
  SectorNaming(std::vector<Draft>& drafts, const SectorNames& names, int side)
      : names_(names), side_(side) {
    for (Draft& draft : drafts) at_[draft.at] = &draft;
  }

  std::vector<Draft> named() {
    for (const SectorNames::Sector& sector : names_.sectors)
      for (int rank = 1; rank < side_; ++rank)
        for (int k = 0; k < side_ - rank; ++k) name(sector, rank, k);
    Draft& centre = *at_.at({0, 0});
    call(centre, nullptr, names_.centre, side_, names_.centre.name);
    centre.file_index = static_cast<int>(names_.files.size()) + 1;
    order_.push_back(std::move(centre));
    return std::move(order_);
  }

 private:
  using Sector = SectorNames::Sector;
  using Word = SectorNames::Word;

  /// The k-th cell of a rank from the ray at the left of the sector, which is number 0.
  void name(const Sector& sector, int rank, int k) {
    const int ring = side_ - rank;
    const Cursor out = lattice_step(rotated(sector.middle, -2)),
                 right = lattice_step(rotated(sector.middle, headings / 4));
    Draft& draft = *at_.at({ring * out.i + k * right.i, ring * out.j + k * right.j});
    draft.sector = sector.word.id;
    if (k == 0) {
      call(draft, &sector, names_.ray, rank);
      draft.file_index = static_cast<int>(names_.files.size());
    } else {
      const auto count = static_cast<int>(names_.files.size());
      std::vector<int> files;  // in the order of the data, the second half first
      if (2 * k <= ring) files.push_back(sector.mirrored ? count - k : k - 1);
      if (2 * k >= ring) files.push_back(sector.mirrored ? side_ - 1 - rank - k : k + rank - 2);
      std::sort(files.rbegin(), files.rend());
      draft.file_index = files.front();
      for (int file : files)
        call(draft, &sector, names_.files[static_cast<std::size_t>(file)], rank);
      for (const SectorNames::Alias& alias : names_.aliases)
        if (alias.file == draft.file && alias.at == rank)
          call(draft, &sector, alias.word, alias.rank);
    }
    order_.push_back(std::move(draft));
  }

  void call(Draft& draft, const Sector* sector, const Word& file, int rank) {
    const auto i = static_cast<std::size_t>(rank - 1);
    const std::string number = i < names_.ranks.size() ? names_.ranks[i] : std::to_string(rank);
    call(draft, sector, file, rank, sector->word.name + " " + file.name + " " + number);
  }

  /// Gives a cell a name, or one more.
  static void call(Draft& draft, const Sector* sector, const Word& file, int rank,
                   const std::string& full) {
    const std::string id =
        (sector == nullptr ? "" : sector->word.id + "-") + file.id + std::to_string(rank);
    if (draft.name.empty()) {
      draft.name = id;
      draft.file = file.id;
      draft.rank = std::to_string(rank);
      draft.rank_index = rank - 1;
    } else {
      draft.also.push_back(id);
    }
    draft.also.push_back(full);
  }

  const SectorNames& names_;
  int side_;
  std::map<Cursor, Draft*> at_;
  std::vector<Draft> order_;
};

}  // namespace

void name_cells(std::vector<Draft>& drafts, const Tiling& tiling, const Region& region) {
  if (region.sectors) {
    drafts = SectorNaming(drafts, *region.sectors, region.side).named();
    return;
  }
  if (tiling.naming == Tiling::Naming::lattice)
    name_by_lattice(drafts);
  else
    name_by_columns(drafts, tiling.row_kind);
  if (region.bent) bend_ranks(drafts);
  const auto named = [](const std::vector<std::string>& names, int at, const std::string& other) {
    const auto i = static_cast<std::size_t>(at);
    return i < names.size() ? names[i] : other;
  };
  for (Draft& draft : drafts) {
    draft.file = named(region.files, draft.file_index, file_letters(draft.file_index));
    draft.rank = named(region.ranks, draft.rank_index, std::to_string(draft.rank_index + 1));
    draft.name = draft.file + draft.rank;
    if (!region.plates.empty())
      draft.name = region.plates[static_cast<std::size_t>(draft.plate)] + draft.name;
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
