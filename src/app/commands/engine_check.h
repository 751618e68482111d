// Asks another program whether imported games have the same rules there.
#pragma once
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "commands/command.h"
#include "disk/other_program.h"
#include "fairy_stockfish/comparison.h"
#include "terminal/console.h"

namespace boardwright::commands {

/// A running engine of chess variants, with its process.
struct EngineProgram {
  /// Starts the program with this name or path. Throws std::runtime_error if that fails.
  explicit EngineProgram(const std::string& name);
  EngineProgram(const EngineProgram&) = delete;
  EngineProgram& operator=(const EngineProgram&) = delete;

  disk::OtherProgram program;
  fairy_stockfish::Engine engine;
};

/// Whether and how games are checked by another program.
struct CheckOptions {
  std::string engine;  ///< its path, or a name to search for; empty: they are not
  int games = 10, seed = 1;
};

/// The rows of these options; `help` says what the check does.
std::vector<OptionRow> check_rows(CheckOptions& options, std::string_view help);

/// How the other program's answers about one game compare with ours.
struct EngineVerdict {
  fairy_stockfish::Comparison comparison;
  std::string refusal;  ///< why it was not asked, or not to the end; empty: it was
};

/// The program that checks the games of one file. It is started when first needed, and again if it
/// has ended.
class EngineCheck {
 public:
  /// `file` is the variants.ini. Requires: the options name an engine.
  EngineCheck(const CheckOptions& options, std::string file);

  /// Plays random games of one variant. Throws std::runtime_error if the program cannot be started,
  /// or speaks neither UCI with variants nor XBoard.
  EngineVerdict check(const game::Game& game, const fairy_stockfish::Imported& imported);

  /// The name by which the program calls itself; empty if nothing was asked.
  std::string name() const;

  /// A remark on its answers for the user; may be empty.
  std::string remark() const;

 private:
  void start();

  std::string program_, file_;
  fairy_stockfish::RandomGames random_;
  std::unique_ptr<EngineProgram> running_;
};

/// "10 games, 684 positions: the same there", or each difference with its position.
std::string verdict_text(const EngineVerdict& verdict);

nlohmann::ordered_json verdict_json(const EngineVerdict& verdict);

}  // namespace boardwright::commands
