// Words for people and bytes for programs: standard output and standard error.
#pragma once
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "base/errors.h"
#include "base/report.h"

namespace boardwright::command {

/// Writes to standard output and standard error, in colour on a terminal only.
class Console {
 public:
  enum class Colour { none, good, bad, quiet, strong };

  /// Obeys NO_COLOR, CLICOLOR_FORCE and TERM=dumb.
  Console();

  /// Appends to standard output. Throws std::system_error if it cannot be written.
  void out(std::string_view text) const;

  /// A console that keeps what would go to standard error, in this text, which outlives it.
  Console keeping(std::string& kept) const;

  /// Appends to standard error, or as much as can be written.
  void err(std::string_view text) const;

  /// Shows a line on the terminal of standard error in place of the last such line, until anything
  /// else is written; an empty one only takes that away. Several threads may.
  void status(std::string_view line) const;

  /// How many letters a line of that terminal has.
  int error_width() const;

  /// Writes a file whole, or to standard output if it has no name.
  void put(const std::filesystem::path& file, std::string_view bytes) const;

  /// Text wrapped in a colour if standard output shows colours.
  std::string paint(Colour colour, std::string_view text) const;

  bool colour_on_error() const { return error_colour_; }
  bool error_is_terminal() const { return error_terminal_; }
  bool out_is_terminal() const { return out_terminal_; }

 private:
  struct Shared;
  void clear_status() const;

  std::shared_ptr<Shared> shared_;  ///< by all copies
  std::string* kept_ = nullptr;
  bool colour_ = false, error_colour_ = false, error_terminal_ = false, out_terminal_ = false;
};

/// "Usage" errors and input problems, as shown on standard error.
std::string shown(const UsageError& error, bool colour);

}  // namespace boardwright::command
