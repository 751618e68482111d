// Reads and checks lines of standard input.
#include "commands/input_line.h"

#include <istream>

#include "base/characters.h"
#include "base/errors.h"
#include "base/limits.h"
#include "base/text.h"

namespace boardwright::commands {

bool read_line(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf& bytes = *in.rdbuf();
  int next = bytes.sbumpc();
  if (next == EOF) return false;
  for (; next != EOF && next != '\n'; next = bytes.sbumpc())
    if (line.size() <= base::limits::line_bytes) line += static_cast<char>(next);
  if (line.ends_with('\r')) line.pop_back();
  return true;
}

void check_line(const std::string& line) {
  if (line.size() > base::limits::line_bytes)
    throw base::UsageError("the line is longer than " + std::to_string(base::limits::line_bytes) +
                           " bytes");
  if (base::invalid_utf8(line)) throw base::UsageError("the line is not UTF-8");
  if (const auto stray = base::stray_character(line)) throw base::UsageError(stray->message);
}

}  // namespace boardwright::commands
