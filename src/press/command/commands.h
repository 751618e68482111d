// The table of commands.
#pragma once
#include <span>

#include "command/command.h"

namespace boardwright::command {

/// All commands, in the order of --help.
std::span<const Command* const> all_commands();

}  // namespace boardwright::command
