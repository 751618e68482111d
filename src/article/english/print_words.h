// What printed sheets say: how to print, cut, fold and glue them, and what is on them.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/units.h"

namespace boardwright::english {

using base::Millimetres;

inline constexpr const char* print_true = "print at 100 %, no scaling";

/// "print at 100 %, no scaling; trim to 594 × 420 mm"
std::string print_and_trim(Millimetres width, Millimetres height);

/// Where a board is cut; `framed`: along the edge of its frame.
const char* cut_line(bool framed);

/// The numbered steps on the map of a board's sheets; `boards`: the number of boards to cut out; 0
/// for a single one.
std::vector<std::string> assembly_steps(bool glue, std::size_t boards, std::string_view line);

/// "Map of the 6 sheets of the board and how to put them together."
std::string map_of_sheets(std::size_t sheets, std::string_view what, bool glue);
inline constexpr const char* map_of_one_sheet = "How to print and to cut the board.";
inline constexpr const char* map_title = "Map of the sheets";

/// "Sheet 2 of 6 · row A, column 2 of the board, with a ruler of 100 mm." `square`: adds "and a
/// square of 50 mm".
std::string sheet_of_board(const std::string& label, bool square);

/// "sides of 43.3 mm, 260 × 225 mm".
std::string board_measures(Millimetres side, Millimetres width, Millimetres height);

/// The parts of a folding board.
std::string wrap_of(const std::string& board);
inline constexpr const char* wrap_marks = "Marks of the wrap";
inline constexpr const char* lining = "The lining of the board's back, with the game's name.";
inline constexpr const char* plan_title = "Plan of the folding board";
inline constexpr const char* plan = "Plan of the panels with their measures, and the steps.";

/// How wrap and lining of a folding board are printed: whole, or on sheets with or without maps.
enum class FoldingSheets { none, mapped, plain };

/// The numbered steps of a folding board.
std::vector<std::string> folding_steps(FoldingSheets sheets, int panels, Millimetres thickness,
                                       const std::string& panel, Millimetres gap);

/// A blank of a box: "Tray and lid to cut out and to fold."
std::string box_blanks(const std::string& names);
std::string box_advice(const std::string& names);
inline constexpr const char* box_steps_title = "How the box is put together";
inline constexpr const char* lid_steps[] = {"1 cut out", "2 fold up", "3 glue the tabs",
                                            "4 put the lid on"};
inline constexpr const char* tuck_steps[] = {"1 cut out", "2 fold", "3 glue the strip",
                                             "4 tuck in"};

/// How pieces are cut out.
inline constexpr const char* cut_standees =
    "Cut along the thin lines, fold along the broken ones, glue one foot over the other.";
inline constexpr const char* cut_folded =
    "Cut along the thin lines, fold along the broken ones, glue both halves together.";
inline constexpr const char* cut_lines = "Cut along the thin lines.";
/// `edge`: "long" or "short".
std::string printed_on_back(const std::string& edge);
std::string print_both_sides(const std::string& edge);

/// "Sheet 1 of 2, front, with a ruler of 100 mm, of pieces to cut out. White: King 1."
std::string sheet_of_pieces(const std::string& sheet, const std::string& pieces);

/// "Chess: pieces of 25 mm"
std::string pieces_of_size(const std::string& game, std::string_view what, Millimetres size);

/// Descriptions of solids.
std::string tile_of_board(const std::string& shape, const std::string& board);
std::string tray_with_pockets(std::size_t pockets);

/// Comments in a file for OpenSCAD.
std::string solid_comment(const std::string& title);
inline constexpr const char* layers_comment = "Of the layers, from below.";

/// The sheets of the piece set.
inline constexpr const char* specimen = "Every drawing with its name.";
inline constexpr const char* specimen_of_sizes =
    "The piece set: 30, 16 and 8 mm, upright and upside down";
inline constexpr const char* specimen_of_seats =
    "The piece set in the colours of the seats: 16 and 8 mm";

}  // namespace boardwright::english
