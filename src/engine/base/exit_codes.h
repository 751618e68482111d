// The exit codes of the program: one table for main, --help and the tests.
#pragma once
#include <array>
#include <string_view>

namespace boardwright::base {

/// How a run of the program ended.
enum class ExitCode : int {
  fine = 0,
  claim_differs = 1,
  usage = 2,
  input = 3,
  system = 4,
  internal = 70,
};

/// One line of the table that --help prints.
struct ExitMeaning {
  ExitCode code;
  std::string_view meaning;
};

inline constexpr std::array<ExitMeaning, 6> exit_meanings = {{
    {ExitCode::fine, "all is well"},
    {ExitCode::claim_differs, "a claim differs and no erratum explains it"},
    {ExitCode::usage, "the command line was not understood"},
    {ExitCode::input, "there is a problem in an input file"},
    {ExitCode::system, "a file could not be read or written, or the system refused"},
    {ExitCode::internal, "an internal error: please report it"},
}};

}  // namespace boardwright::base
