// Lines of standard input, for commands that answer them one by one.
#pragma once
#include <iosfwd>
#include <string>

namespace boardwright::commands {

/// Reads a line without its line end, or only the start of one that is too long. False at the end
/// of the input.
bool read_line(std::istream& in, std::string& line);

/// Throws UsageError for a line that is too long, is not UTF-8, or has control characters.
void check_line(const std::string& line);

}  // namespace boardwright::commands
