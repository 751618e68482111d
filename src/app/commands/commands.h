// The table of commands.
#pragma once
#include <span>

#include "commands/command.h"

namespace boardwright::commands {

/// All commands, in the order of --help.
std::span<const Command* const> all_commands();

}  // namespace boardwright::commands
