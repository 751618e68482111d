// The process that runs a command, and the system around it.
#pragma once

namespace boardwright::command {

/// Readies the process, once and before all else: a reader who has gone and a file that is too long
/// are errors and no ends, standard streams that are closed are taken, and without memory the
/// program ends with words and the exit code of the system.
void prepare_process();

/// Ends the program when there is no memory. What was begun below the output folder is swept by the
/// next build.
[[noreturn]] void end_without_memory();

}  // namespace boardwright::command
