// Talks with the other program that checks imported games.
#include "commands/engine_check.h"

#include <fmt/format.h>

#include <stdexcept>

#include "base/text.h"

namespace boardwright::commands {

using fairy_stockfish::Comparison, fairy_stockfish::Difference, fairy_stockfish::Engine;

EngineProgram::EngineProgram(const std::string& name)
    : program(name, {}), engine([this](std::string_view lines, std::string_view last) {
        return program.ask(lines, last);
      }) {}

std::vector<OptionRow> check_rows(CheckOptions& options, std::string_view help) {
  return {
      {"--check", help, &options.engine},
      {"--games",
       "random games of each variant",
       &options.games,
       {.shows_default = true, .bounds = Bounds{1, 1000000}}},
      {"--seed",
       "other numbers give other games",
       &options.seed,
       {.shows_default = true, .bounds = Bounds{0, 1000000000}}},
  };
}

EngineCheck::EngineCheck(const CheckOptions& options, std::string file)
    : program_(options.engine),
      file_(std::move(file)),
      random_{options.games, static_cast<std::uint64_t>(options.seed)} {}

std::string EngineCheck::name() const { return running_ ? running_->engine.name() : std::string(); }

std::string EngineCheck::remark() const {
  return running_ ? running_->engine.remark() : std::string();
}

/// Starts the program, and lets it read the file.
void EngineCheck::start() {
  running_ = std::make_unique<EngineProgram>(program_);
  bool good = running_->engine.greet();
  if (!good) {
    running_ = std::make_unique<EngineProgram>(program_);
    good = running_->engine.greet_by_xboard();
  }
  if (good && running_->engine.load(file_)) return;
  const std::string& problem = running_->program.problem();
  throw std::runtime_error("'" + program_ + "' cannot check games: " +
                           (good ? problem
                                 : "it speaks neither UCI with variants.ini nor XBoard" +
                                       (problem.empty() ? "" : ", and " + problem)));
}

EngineVerdict EngineCheck::check(const game::Game& game,
                                 const fairy_stockfish::Imported& imported) {
  if (!running_ || !running_->program.problem().empty()) start();
  EngineVerdict verdict;
  verdict.refusal = running_->engine.refusal(imported.lineage);
  if (!verdict.refusal.empty()) return verdict;
  verdict.comparison = compare_with_engine(running_->engine, game, imported, random_);
  if (verdict.comparison.silent) verdict.refusal = running_->program.problem();
  return verdict;
}

namespace {

std::string difference_text(const Difference& found) {
  std::string text = fmt::format("  {}\n    {}\n", sentence_of(found), found.fen);
  if (!found.line.empty()) text += "    after " + found.line + "\n";
  if (!found.key.empty())
    text += fmt::format("    the key may be '{}' ({}:{})\n", found.key, found.place.file,
                        found.place.line);
  return text;
}

}  // namespace

std::string verdict_text(const EngineVerdict& verdict) {
  constexpr std::size_t most_shown = 3;
  const Comparison& found = verdict.comparison;
  if (!verdict.refusal.empty() && found.games == 0) return "not asked: " + verdict.refusal + "\n";
  std::string text = fmt::format("{} games, {} positions: ", found.games, found.positions);
  text += found.differences.empty() ? "the same there\n"
                                    : fmt::format("{} differences\n", found.differences.size());
  for (std::size_t i = 0; i < std::min(found.differences.size(), most_shown); ++i)
    text += difference_text(found.differences[i]);
  if (!verdict.refusal.empty()) text += "  not asked to the end: " + verdict.refusal + "\n";
  return text;
}

nlohmann::ordered_json verdict_json(const EngineVerdict& verdict) {
  nlohmann::ordered_json differences = nlohmann::ordered_json::array();
  for (const Difference& each : verdict.comparison.differences)
    differences.push_back({{"kind", word_of_difference(each.what)},
                           {"text", sentence_of(each)},
                           {"fen", each.fen},
                           {"line", each.line},
                           {"moves", each.moves},
                           {"key", each.key.empty() ? nlohmann::ordered_json(nullptr)
                                                    : nlohmann::ordered_json(each.key)},
                           {"at", each.key.empty() ? nlohmann::ordered_json(nullptr)
                                                   : nlohmann::ordered_json(each.place.line)}});
  return {{"games", verdict.comparison.games},
          {"positions", verdict.comparison.positions},
          {"refusal", verdict.refusal.empty() ? nlohmann::ordered_json(nullptr)
                                              : nlohmann::ordered_json(verdict.refusal)},
          {"differences", std::move(differences)}};
}

}  // namespace boardwright::commands
