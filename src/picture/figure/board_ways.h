// Parts of a figure that belong to the board and not to a piece: lines, routes, rings and wheels.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "figure/content.h"

namespace boardwright::figure {

/// Finds a cell by its name. Reports a cell that the board lacks.
std::optional<CellId> named_cell(const Board& board, const std::string& name, const Place& place,
                                 Report& report);

/// Reports a piece on a cell where its type can never be.
void check_stands(const Board& board, const PieceType& piece_type, board::SeatId seat, CellId cell,
                  const Place& place, Report& report);

/// The middle of a cell or wall; for several, separated by commas, the mean of their middles.
/// Reports a name that is neither.
std::optional<geometry::Vec> spot_of(const Board& board, const std::string& names,
                                     const Place& place, Report& report);

/// Each reports names that the board lacks, and then returns nothing. A ring ends where it begins.
std::optional<DrawnWay> line_of(const Board& board, const game::FigureLine& line, Report& report);
std::optional<DrawnWay> route_of(const Board& board, const game::FigureRoute& route,
                                 Report& report);
std::optional<DrawnWay> ring_of(const Board& board, const game::FigureRing& ring, Report& report);

/// The circle of leaps of a wheeling piece, ending where it begins.
struct WheelCircle {
  DrawnWay way;                  ///< the whole circle
  std::vector<CellId> landings;  ///< where one move can end, in order, up to the piece's range
};

/// The circle of a wheeling piece that starts with the given leap. Reports a leap that the piece
/// lacks, and a circle that leaves the board.
std::optional<WheelCircle> wheel_circle(const Board& board, const PieceType& piece_type,
                                        const game::FigureWheel& wheel, Report& report);

}  // namespace boardwright::figure
