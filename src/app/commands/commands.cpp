// Collects the rows of all commands, each from the file of that command.
#include "commands/commands.h"

#include <array>

namespace boardwright::commands {

extern const Command build_command, serve_command, draw_command, board_command, book_command,
    kit_command, leaflet_command, cards_command, pieces_command, box_command, solids_command,
    reach_command, betza_command, moves_command, perft_command, playouts_command, play_command,
    tune_command, solve_command, endgame_command, cells_command, verify_command, specimen_command,
    list_command, new_command, migrate_command, propose_command, pgn_command, read_command,
    import_command, audit_command, export_command, schema_command, completion_command, man_command;

namespace {

constexpr std::array command_list = {
    &build_command,    &serve_command,   &draw_command,     &board_command,      &book_command,
    &kit_command,      &leaflet_command, &cards_command,    &pieces_command,     &box_command,
    &solids_command,   &reach_command,   &betza_command,    &moves_command,      &perft_command,
    &playouts_command, &play_command,    &tune_command,     &solve_command,      &endgame_command,
    &cells_command,    &verify_command,  &specimen_command, &list_command,       &new_command,
    &migrate_command,  &propose_command, &pgn_command,      &read_command,       &import_command,
    &audit_command,    &export_command,  &schema_command,   &completion_command, &man_command};

}  // namespace

std::span<const Command* const> all_commands() { return command_list; }

}  // namespace boardwright::commands
