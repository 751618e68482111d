// Chooses, reads and proves the games of a build.
#include "command/selection.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "base/errors.h"
#include "base/files.h"
#include "command/differences.h"
#include "command/load.h"
#include "scene/library.h"

namespace boardwright::command {
namespace fs = std::filesystem;

Selection::Selection(Context& context, const std::vector<std::string>& words, Manifest& manifest,
                     const fs::path& out, const Engine& engine)
    : context_(context),
      manifest_(manifest),
      out_(out),
      all_(words.empty()),
      wanted_(wanted_games(context.shelves, words)),
      own_(context.shelves.own_games()),
      shared_(shared_parts(context, engine)) {
  if (all_ && own_.empty() && file_exists(context.shelves.game(manual_id) / "game.toml"))
    wanted_.emplace_back(manual_id);
}

void Selection::read() {
  for (const std::string& id : all_games()) look_at(id);
}

std::vector<Work> Selection::take_works() {
  std::erase_if(works_, [&](const Work& work) { return broken_.contains(work.game->id); });
  return std::move(works_);
}

bool Selection::is_wanted(const std::string& id) const {
  return std::find(wanted_.begin(), wanted_.end(), id) != wanted_.end();
}

Parts Selection::parts_of(const std::string& id) const {
  Parts parts = game_parts(context_, id);
  parts.insert(shared_.begin(), shared_.end());
  return parts;
}

/// The games of the shelves, and those that were built before from elsewhere.
std::set<std::string> Selection::all_games() const {
  const auto known = context_.shelves.games();
  std::set<std::string> all(known.begin(), known.end());
  all.insert(wanted_.begin(), wanted_.end());
  if (all_) return all;
  const auto built = manifest_.games();
  all.insert(built.begin(), built.end());
  return all;
}

void Selection::leave_out(const std::string& id, ExitCode code) {
  broken_.insert(id);
  if (code_ != ExitCode::input) code_ = code;
  manifest_.keep_all_below(id);
  if (const GameRecord* old = manifest_.record(id)) records[id] = *old;
}

void Selection::look_at(const std::string& id) {
  Work work;
  work.old = manifest_.record(id);
  const bool wanted = is_wanted(id);
  if (wanted) work.parts = parts_of(id);
  const bool keep = wanted ? work.old != nullptr && !work.old->warned &&
                                 work.old->parts == work.parts && manifest_.is_whole(id)
                           : work.old != nullptr;
  if (!wanted || keep) manifest_.keep_all_below(id);
  if (wanted && !keep && !ink.valid()) ink = open_beside(context_);
  if (keep)
    records[id] = *work.old;
  else if (wanted ||
           (fs::is_directory(out_ / id) && file_exists(context_.shelves.game(id) / "game.toml")))
    read(std::move(work), id);
}

void Selection::read(Work work, const std::string& id) {
  Report report;
  bool whole = false;
  try {
    whole = prepare(work, context_, id, pieces(id), report);
  } catch (const InputError& error) {
    context_.console.err(describe(error.report, context_.console.colour_on_error()));
  }
  if (is_wanted(id)) show_warnings(report, context_.console);
  const bool wanted = is_wanted(id);
  if (!whole || report.has_errors()) return wanted ? leave_out(id, ExitCode::input) : void();
  if (wanted && differs(work)) return leave_out(id, ExitCode::claim_differs);
  works_.push_back(std::move(work));
}

const PieceSet& Selection::pieces(const std::string& id) {
  const fs::path folder = context_.shelves.game(id);
  const std::string key = files_in(folder / "pieces").empty() ? std::string() : id;
  const auto found = pieces_.find(key);
  if (found != pieces_.end()) return found->second;
  const Shelves& all = context_.shelves;
  return pieces_.emplace(key, load_pieces(key.empty() ? all : all.of_game(folder))).first->second;
}

/// Whether a claim differs and no erratum tells why, which is said: nothing is published then.
bool Selection::differs(const Work& work) const {
  const auto& findings = work.proof.findings;
  if (counts_of(findings).unexplained == 0) return false;
  context_.console.err(work.game->id + ": " + in_words(counts_of(findings)) + "\n" +
                       differences_of(findings, Show::unexplained, context_.console));
  return true;
}

}  // namespace boardwright::command
