// `boardwright audit`: which games in files of other programs can be imported, and which rules
// prevent the others.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "base/budget.h"
#include "base/text.h"
#include "builder/load.h"
#include "builder/resources.h"
#include "commands/command.h"
#include "commands/engine_check.h"
#include "commands/import_files.h"
#include "moves/same_moves.h"
#include "terminal/progress.h"

namespace boardwright::commands {
namespace fs = std::filesystem;
namespace {

using fairy_stockfish::Imported;
using Json = nlohmann::ordered_json;

struct AuditOptions {
  std::vector<std::string> files;
  CheckOptions check;
  bool json = false;
};

/// A rule that prevents the import of a game.
struct Loss {
  std::string rule;
  int line = 0;
  std::string message;
};

/// One game of a file.
struct Audited {
  std::string file, name, base;
  int line = 0;
  std::unique_ptr<game::Game> game;  ///< null: not made
  std::vector<Loss> lost;
  std::optional<EngineVerdict> verdict;
  std::vector<std::uint64_t> counts;  ///< perft from the start, from depth 1 on
  std::string rules;                  ///< [play] and the zones, as written
  std::string same;   ///< the first game before it with the same pieces, counts and rules
  std::string alike;  ///< the first with the same pieces and counts
};

/// The base in "[name:base]"; empty if the line is not of this form.
std::string base_of_section(std::string_view line) {
  const auto colon = line.find(':');
  return line.starts_with('[') && colon != line.npos && line.ends_with(']')
             ? std::string(base::trimmed(line.substr(colon + 1, line.size() - colon - 2)))
             : std::string();
}

/// The rule of a problem: the key of its line, or the one that its message quotes.
std::string rule_of(const Problem& problem, std::string_view line) {
  if (!line.starts_with('['))
    return std::string(base::trimmed(line.substr(0, line.find_first_of("=:"))));
  const auto begin = problem.message.find('\'') + 1, end = problem.message.find('\'', begin);
  if (begin == 0 || end == std::string::npos) return "";
  const std::string quoted = problem.message.substr(begin, end - begin);
  return quoted.substr(0, quoted.find(' '));
}

/// Perft from the start, one depth after another, until one takes too long.
std::vector<std::uint64_t> counts_of(const game::Game& game) {
  constexpr int most_depth = 4;
  std::vector<std::uint64_t> counts;
  const play::Position* start = game.find_position(game.start);
  if (start == nullptr) return counts;
  const play::GameLogic logic = game::play_of(game, *start);
  base::Budget budget;
  for (int depth = 1; depth <= most_depth; ++depth) {
    const auto count = logic.perft(logic.settled(*start), depth, budget);
    if (!count) break;
    counts.push_back(*count);
  }
  return counts;
}

/// Whether each piece of one game moves like one of the other. Requires: their boards have the same
/// size.
bool have_same_pieces(const game::Game& one, const game::Game& other) {
  const auto moves_of = [&](const game::Game& game) {
    std::vector<std::array<moves::PieceMoves, 2>> all;
    for (const moves::PieceType& each : game.piece_types)
      all.push_back({moves::PieceMoves(one.board(), each.moves, board::first_seat),
                     moves::PieceMoves(one.board(), each.moves, board::second_seat)});
    return all;
  };
  const auto ours = moves_of(one);
  auto theirs = moves_of(other);
  return ours.size() == theirs.size() && std::ranges::all_of(ours, [&](const auto& piece) {
           const auto same = std::ranges::find_if(theirs, [&](const auto& each) {
             return moves::are_same(piece[0], each[0], one.board()) &&
                    moves::are_same(piece[1], each[1], one.board());
           });
           if (same == theirs.end()) return false;
           theirs.erase(same);
           return true;
         });
}

bool begin_alike(const Audited& one, const Audited& other) {
  return !one.counts.empty() && one.counts == other.counts &&
         one.game->board().file_order == other.game->board().file_order &&
         one.game->board().rank_order == other.game->board().rank_order &&
         have_same_pieces(*one.game, *other.game);
}

/// The files that are named; for a folder, all its files that are not hidden, by name.
std::vector<fs::path> audited_files(const std::vector<std::string>& names) {
  std::vector<fs::path> files;
  for (const fs::path name : names) {
    if (!fs::is_directory(name)) {
      files.push_back(name);
      continue;
    }
    std::vector<fs::path> inside;
    for (const auto& entry : fs::directory_iterator(name))
      if (entry.is_regular_file() && !base::is_hidden(entry.path())) inside.push_back(entry.path());
    std::ranges::sort(inside);
    files.insert(files.end(), inside.begin(), inside.end());
  }
  return files;
}

/// Audits the files one after another.
class Auditor {
 public:
  Auditor(const AuditOptions& options, const Context& context)
      : options_(options),
        context_(context),
        drawings_(builder::load_pieces(context.search_path)) {}

  /// Returns false for a file in no known format.
  bool add_file(const fs::path& file) {
    Report report;
    const auto text = builder::text_from(file.string(), report);
    refuse(report);
    const formats::ImportFormat* format = import_format({}, *text);
    if (format == nullptr) return false;
    const std::size_t first = found_.size();
    auto games = format->read(*text, file.string(), {}, import_host(context_), report);
    std::optional<EngineCheck> check;
    if (!options_.check.engine.empty()) check.emplace(options_.check, file.string());
    terminal::Progress progress(context_.console, games.size());
    for (Imported& each : games) {
      progress.step(each.name);
      add_game(file.string(), each, check ? &*check : nullptr);
    }
    if (check && !check->name().empty()) engine_ = check->name();
    refuse(report);
    trace_losses(first);
    return true;
  }

  std::vector<Audited>& found() { return found_; }
  const std::string& engine() const { return engine_; }

 private:
  void add_game(const std::string& file, Imported& imported, EngineCheck* check) {
    Audited& row = found_.emplace_back();
    row.file = file;
    row.name = imported.name;
    row.line = imported.place.line;
    row.base = base_of_section(base::trimmed(imported.report.source_line(imported.place)));
    if (imported.made) row.game = read_made(imported, context_.search_path, drawings_);
    for (const Problem& problem : imported.report.problems())
      if (problem.severity == Problem::Severity::error)
        row.lost.push_back({rule_of(problem, base::trimmed(imported.report.line_of(problem))),
                            problem.place.line, problem.message});
    std::ranges::stable_sort(row.lost, {}, &Loss::line);
    if (!row.game) return;
    if (check != nullptr && imported.variant) row.verdict = check->check(*row.game, imported);
    row.counts = counts_of(*row.game);
    const std::string made = fairy_stockfish::print_game(*imported.made);
    row.rules = made.substr(made.find("\n[[seat]]"));
    for (const Audited& each : found_) {
      if (&each == &row || !each.game || !row.same.empty() || !begin_alike(each, row)) continue;
      if (row.alike.empty()) row.alike = each.name;
      if (each.rules == row.rules) row.same = each.name;
    }
  }

  /// Replaces the loss of a game by those of its base, if the base is in the same file and was not
  /// made. Treats the rows from `first` on.
  void trace_losses(std::size_t first) {
    for (std::size_t i = first; i < found_.size(); ++i) {
      std::size_t at = i;
      for (std::size_t steps = 0; steps < found_.size() && is_of_base(found_[at]); ++steps) {
        const auto base = std::find_if(
            found_.begin() + static_cast<std::ptrdiff_t>(first), found_.end(),
            [&](const Audited& each) { return each.name == found_[at].base && !each.game; });
        if (base == found_.end()) break;
        at = static_cast<std::size_t>(base - found_.begin());
      }
      if (at != i) found_[i].lost = found_[at].lost;
    }
  }

  static bool is_of_base(const Audited& row) {
    return row.lost.size() == 1 && row.lost.front().rule == row.base;
  }

  const AuditOptions& options_;
  const Context& context_;
  scene::PieceSet drawings_;
  std::vector<Audited> found_;
  std::string engine_;
};

std::string checked_text(const Audited& row) {
  if (!row.verdict) return "";
  if (!row.verdict->refusal.empty()) return "not asked: " + row.verdict->refusal;
  const auto& found = row.verdict->comparison;
  return fmt::format(
      "{} in {} positions",
      found.differences.empty() ? "same" : fmt::format("{} differences", found.differences.size()),
      found.positions);
}

std::string losses_text(const Audited& row) {
  std::string text;
  for (const Loss& loss : row.lost)
    text += fmt::format("{}{} (line {})", text.empty() ? "" : ", ", loss.rule, loss.line);
  return text;
}

/// The games that each rule loses, the worst rule first.
std::vector<std::pair<std::string, std::vector<std::string>>> rules_that_lose(
    const std::vector<Audited>& found) {
  std::map<std::string, std::vector<std::string>> by_rule;
  for (const Audited& row : found)
    for (const Loss& loss : row.lost) {
      auto& names = by_rule[loss.rule];
      if (std::ranges::find(names, row.name) == names.end()) names.push_back(row.name);
    }
  std::vector<std::pair<std::string, std::vector<std::string>>> rows(by_rule.begin(),
                                                                     by_rule.end());
  std::ranges::stable_sort(rows, [](const auto& one, const auto& other) {
    return one.second.size() > other.second.size();
  });
  return rows;
}

struct Totals {
  std::size_t read = 0, made = 0, asked = 0, equal = 0;
};

Totals totals_of(const std::vector<Audited>& found) {
  Totals totals;
  for (const Audited& row : found) {
    ++totals.read;
    totals.made += row.game ? 1u : 0u;
    if (!row.verdict || !row.verdict->refusal.empty()) continue;
    ++totals.asked;
    totals.equal += row.verdict->comparison.differences.empty() ? 1u : 0u;
  }
  return totals;
}

std::string audit_text(const std::vector<Audited>& found, const std::string& engine) {
  std::string text;
  std::size_t width = 0;
  for (const Audited& row : found) width = std::max(width, row.name.size());
  std::string file;
  for (const Audited& row : found) {
    if (row.file != file) text += row.file + "\n";
    file = row.file;
    std::string what = row.game ? "made" : "lost: " + losses_text(row);
    if (const std::string checked = checked_text(row); !checked.empty()) what += ", " + checked;
    if (!row.same.empty())
      what += ", the same game as " + row.same;
    else if (!row.alike.empty())
      what += ", begins like " + row.alike;
    text += fmt::format("{:>6}  {:<{}}  {}\n", row.line, row.name, width, what);
  }
  if (const auto rules = rules_that_lose(found); !rules.empty()) {
    text += "lost by rule\n";
    for (const auto& [rule, names] : rules)
      text += fmt::format("{:>6}  {}: {}\n", names.size(), rule, base::joined(names, ", "));
  }
  const Totals totals = totals_of(found);
  text += fmt::format("{} read, {} made", totals.read, totals.made);
  if (!engine.empty())
    text += fmt::format(", {} asked of {}, {} the same there", totals.asked, engine, totals.equal);
  return text + "\n";
}

Json audit_json(const std::vector<Audited>& found, const std::string& engine) {
  Json games = Json::array();
  for (const Audited& row : found) {
    Json lost = Json::array();
    for (const Loss& loss : row.lost)
      lost.push_back({{"rule", loss.rule}, {"line", loss.line}, {"message", loss.message}});
    games.push_back({{"file", row.file},
                     {"line", row.line},
                     {"name", row.name},
                     {"made", row.game != nullptr},
                     {"lost", std::move(lost)},
                     {"check", row.verdict ? verdict_json(*row.verdict) : Json(nullptr)},
                     {"perft", row.counts},
                     {"same", row.same.empty() ? Json(nullptr) : Json(row.same)},
                     {"alike", row.alike.empty() ? Json(nullptr) : Json(row.alike)}});
  }
  const Totals totals = totals_of(found);
  return {{"games", std::move(games)}, {"engine", engine.empty() ? Json(nullptr) : Json(engine)},
          {"read", totals.read},       {"made", totals.made},
          {"asked", totals.asked},     {"equal", totals.equal}};
}

ExitCode audit_files(const AuditOptions& options, Context& context) {
  Auditor auditor(options, context);
  std::size_t files = 0;
  for (const fs::path& file : audited_files(options.files))
    files += auditor.add_file(file) ? 1u : 0u;
  if (files == 0)
    throw UsageError("nothing there is in a known format", "there are: " + import_format_names());
  const std::vector<Audited>& found = auditor.found();
  context.console.out(options.json ? audit_json(found, auditor.engine()).dump() + "\n"
                                   : audit_text(found, auditor.engine()));
  const Totals totals = totals_of(found);
  return totals.equal < totals.asked ? ExitCode::claim_differs : ExitCode::fine;
}

std::vector<OptionRow> audit_rows(AuditOptions& options) {
  std::vector<OptionRow> rows = {
      {"FILE", "files, or folders of them", &options.files, {.required = true}},
  };
  std::ranges::move(check_rows(options.check, "a UCI or XBoard engine, as in `import`"),
                    std::back_inserter(rows));
  rows.push_back({"--json", "one JSON object", &options.json});
  return rows;
}

}  // namespace

extern const Command audit_command = {
    "audit",
    "Show what comes of the games in files of other programs",
    "boardwright audit variants.ini",
    [] { return call_of(audit_rows, audit_files); },
};

}  // namespace boardwright::commands
