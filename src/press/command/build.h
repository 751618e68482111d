// The build by an engine that is told: for tests of what one engine may take over from another.
#pragma once
#include "command/commands.h"
#include "command/sources.h"

namespace boardwright::command {

/// Does what build() of commands.h does, as if the program were this one.
ExitCode build(const BuildOptions& options, Context& context, const Engine& engine);

}  // namespace boardwright::command
