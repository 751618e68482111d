// Standard output and standard error.
#pragma once
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "base/errors.h"
#include "base/report.h"

namespace boardwright::terminal {

/// Writes to standard output and standard error. Uses colours only on a terminal.
class Console {
 public:
  enum class Colour { none, good, bad, quiet, strong };

  /// Respects NO_COLOR, CLICOLOR_FORCE and TERM=dumb.
  Console();

  /// Writes to standard output. Throws std::system_error if that fails.
  void out(std::string_view text) const;

  /// A console that appends to `kept` instead of writing to standard error. `kept` must outlive it.
  Console keeping(std::string& kept) const;

  /// Writes to standard error. Ignores failures.
  void err(std::string_view text) const;

  /// Shows a status line on the terminal of standard error. It replaces the last one, and is
  /// removed before anything else is written. An empty line only removes it. Thread-safe.
  void status(std::string_view line) const;

  /// The width of that terminal in columns.
  int error_width() const;

  /// Writes a whole file, or to standard output if `file` is empty. Throws UsageError for a source
  /// file of a game.
  void put(const std::filesystem::path& file, std::string_view bytes) const;

  /// The text in a colour, if standard output shows colours.
  std::string paint(Colour colour, std::string_view text) const;

  bool colour_on_error() const { return error_colour_; }
  bool error_is_terminal() const { return error_terminal_; }
  bool out_is_terminal() const { return out_terminal_; }

 private:
  struct Shared;
  void clear_status() const;

  std::shared_ptr<Shared> shared_;  ///< shared by all copies
  std::string* kept_ = nullptr;
  bool colour_ = false, error_colour_ = false, error_terminal_ = false, out_terminal_ = false;
};

/// A usage error as shown on standard error, with its hint.
std::string shown(const base::UsageError& error, bool colour);

}  // namespace boardwright::terminal
