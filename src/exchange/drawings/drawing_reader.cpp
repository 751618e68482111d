// Reads what is written on the cells of a drawing.
#include <algorithm>

#include "drawings/drawings.h"
#include "drawings/drawn_rows.h"
#include "play/fen_rows.h"

namespace boardwright::drawings {

using geometry::no_cell;

namespace {

std::string utf8(char32_t c) {
  std::string text;
  if (c < 0x80) return {static_cast<char>(c)};
  const int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
  constexpr unsigned leads[] = {0, 0xC0, 0xE0, 0xF0};
  text += static_cast<char>(leads[more] | (c >> (6 * more)));
  for (int i = more; i-- > 0;) text += static_cast<char>(0x80u | ((c >> (6 * i)) & 0x3Fu));
  return text;
}

/// The cell that holds most of the characters between two columns.
CellId most_common(const std::vector<CellId>& owners, std::size_t from, std::size_t to) {
  CellId best = no_cell;
  std::ptrdiff_t most = 0;
  for (std::size_t i = from; i < to; ++i) {
    if (owners[i] == no_cell) continue;
    const auto times = std::count(owners.begin() + static_cast<std::ptrdiff_t>(from),
                                  owners.begin() + static_cast<std::ptrdiff_t>(to), owners[i]);
    if (times > most) {
      most = times;
      best = owners[i];
    }
  }
  return best;
}

}  // namespace

SketchReader::SketchReader(const Board& board) : board_(&board), stencil_(board) {
  for (const play::FenRow& row : play::fen_rows(board)) {
    rows_.push_back(row.present());
    ranks_.push_back(rows_.back().size());
  }
}

bool SketchReader::is_coordinate(std::string_view text) const {
  const auto has = [&](const std::vector<std::string>& names) {
    return std::ranges::find(names, text) != names.end();
  };
  return has(board_->file_order) || has(board_->rank_order);
}

std::optional<Inscriptions> SketchReader::read_rows(const Sketch& drawing) const {
  if (drawing.has_slants || rows_.size() < 2) return std::nullopt;
  Inscriptions found;
  found.fit = 1;
  std::size_t rank = 0;
  for (std::size_t i = 0; i < drawing.rows.size(); ++i) {
    if (separates_ranks(drawing.rows[i])) continue;
    if (rank == rows_.size()) return std::nullopt;
    const auto cells = row_cells(drawing.rows[i], ranks_[rank]);
    if (cells.empty()) return std::nullopt;
    for (std::size_t k = 0; k < cells.size(); ++k)
      if (!cells[k].text.empty())
        found.on_cells.push_back({std::string(cells[k].text), rows_[rank][k],
                                  drawing.line + static_cast<int>(i),
                                  static_cast<int>(cells[k].at) + 1});
    ++rank;
  }
  return rank == rows_.size() ? std::optional(std::move(found)) : std::nullopt;
}

Inscriptions SketchReader::read_lines(const Sketch& drawing, Budget& budget) {
  Inscriptions found;
  const CharacterGrid grid(drawing.rows);
  budget.spend(std::int64_t{4} * (grid.rows() + 1) * (grid.columns() + 1));
  const auto fit = stencil_.fit(grid, last_ ? &*last_ : nullptr, budget);
  if (!fit) return found;
  found.fit = fit->quality();
  last_ = fit;
  const auto lines = stencil_.lines(grid, *fit);
  const auto owners = stencil_.owners(grid, *fit);
  const auto is_text = [&](int row, int column) {
    const char32_t c = grid.at(row, column);
    return c != U' ' && c != U'_' && !lines[grid.place(row, column)];
  };
  for (int row = 0; row < grid.rows(); ++row)
    for (int column = 0; column < grid.columns(); ++column) {
      if (!is_text(row, column)) continue;
      Inscription here;
      here.line = drawing.line + row;
      here.column = column + 1;
      const int from = column;
      for (; column < grid.columns() && is_text(row, column); ++column)
        here.text += utf8(grid.at(row, column));
      here.cell = most_common(owners, grid.place(row, from), grid.place(row, column));
      const bool stroke = here.text.find_first_not_of("/\\|+-") == std::string::npos;
      if (here.cell != no_cell && !stroke)
        found.on_cells.push_back(std::move(here));
      else if (here.cell != no_cell)
        found.stray_strokes.push_back(std::move(here));
      else if (!is_coordinate(here.text))
        found.off_board.push_back(std::move(here));
    }
  return found;
}

Inscriptions SketchReader::read(const Sketch& drawing, Budget& budget) {
  if (auto rows = read_rows(drawing)) return std::move(*rows);
  return read_lines(drawing, budget);
}

}  // namespace boardwright::drawings
