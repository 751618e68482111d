// Setup of the process that runs a command.
#pragma once

namespace boardwright::terminal {

/// Process setup, called once at the start: ignores SIGPIPE and SIGXFSZ, so that a closed pipe and
/// a file over the limit are errors of a write; occupies closed standard streams; exits with
/// ExitCode::system when memory runs out.
void prepare_process();

/// Prints an error and exits with ExitCode::system. Unfinished files in the output folder are
/// removed by the next build.
[[noreturn]] void end_without_memory();

}  // namespace boardwright::terminal
