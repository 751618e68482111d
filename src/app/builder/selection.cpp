// Chooses, reads and proves the games of a build.
#include "builder/selection.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "base/errors.h"
#include "builder/load.h"
#include "builder/resources.h"
#include "terminal/differences.h"
#include "terminal/progress.h"

namespace boardwright::builder {
namespace fs = std::filesystem;

Selection::Selection(Context& context, const BuildOptions& options, Manifest& manifest,
                     const Engine& engine, std::function<void()> expect_books)
    : context_(context),
      manifest_(manifest),
      options_(options),
      expect_books_(std::move(expect_books)),
      all_(options.games.empty()),
      wanted_(wanted_games(context.search_path, options.games)),
      own_(context.search_path.own_games()) {
  if (all_ && own_.empty() &&
      context.search_path.files().exists(context.search_path.game(manual_id) / "game.toml"))
    wanted_.emplace_back(manual_id);
  manifest.inspect(options.games, options.threads());
  shared_ = shared_parts(context, engine, options.base_url);
}

void Selection::read() {
  const auto all = all_games();
  terminal::Progress progress(context_.console, all.size());
  for (const std::string& id : all) {
    progress.step(id);
    if (!is_wanted(id)) {
      read_unwanted(id);
      continue;
    }
    Work work;
    work.old = manifest_.record(id);
    work.parts = parts_of(id);
    if (may_keep(work, id))
      unchanged_.push_back(std::move(work));
    else
      read(std::move(work), id);
  }
}

void Selection::keep_unchanged() {
  for (Work& work : std::exchange(unchanged_, {}))
    if (const std::string id = work.old->entry.id; manifest_.is_intact(id))
      keep(id);
    else
      read(std::move(work), id);
}

void Selection::read_again(const std::vector<std::string>& kept) {
  for (const std::string& id : kept) {
    Work work;
    work.old = manifest_.record(id);
    work.parts = parts_of(id);
    read(std::move(work), id);
  }
}

std::vector<Work> Selection::take_works() {
  std::erase_if(works_, [&](const Work& work) { return broken_.contains(work.game->id); });
  std::ranges::sort(works_, [](const Work& a, const Work& b) { return a.game->id < b.game->id; });
  return std::exchange(works_, {});
}

bool Selection::is_wanted(const std::string& id) const {
  return std::ranges::find(wanted_, id) != wanted_.end();
}

Parts Selection::parts_of(const std::string& id) const {
  Parts parts = game_parts(context_, id);
  parts.insert(shared_.begin(), shared_.end());
  return parts;
}

/// The games on the search path, and those outside it that an earlier build made.
std::set<std::string> Selection::all_games() const {
  const auto known = context_.search_path.games();
  std::set<std::string> all(known.begin(), known.end());
  all.insert(wanted_.begin(), wanted_.end());
  if (all_) return all;
  const auto built = manifest_.games();
  all.insert(built.begin(), built.end());
  return all;
}

void Selection::leave_out(const std::string& id, ExitCode code) {
  broken_.insert(id);
  records.erase(id);
  if (code_ != ExitCode::input) code_ = code;
  const GameRecord* old = manifest_.record(id);
  if (old != nullptr && is_draft(old->entry) && !options_.draft) {
    withdrawn_ = true;
    return;
  }
  manifest_.keep_all_below(id);
  if (old != nullptr) records[id] = *old;
}

/// Whether this build would make the same files of the game as the last build.
bool Selection::may_keep(const Work& work, const std::string& id) const {
  if (work.old == nullptr) return false;
  const GameRecord& old = *work.old;
  const auto& drawn = options_.drawn;
  if (old.warned || is_draft(old.entry) || (old.partial && !drawn)) return false;
  const bool asked = drawn && std::ranges::any_of(*drawn, [&](const auto& path) {
                       return path.starts_with(id + "/");
                     });
  return !asked && old.parts == work.parts;
}

void Selection::keep(const std::string& id) {
  manifest_.keep_all_below(id);
  records[id] = *manifest_.record(id);
}

/// Keeps the files of a game that was not asked for.
void Selection::read_unwanted(const std::string& id) {
  if (manifest_.record(id) != nullptr) return keep(id);
  manifest_.keep_all_below(id);
  if (fs::is_directory(options_.out / id) &&
      context_.search_path.files().exists(context_.search_path.game(id) / "game.toml"))
    read(Work(), id);
}

void Selection::read(Work work, const std::string& id) {
  Report report;
  bool whole = false;
  if (is_wanted(id) && !options_.drawn) expect_books_();
  work.may_be_draft = options_.draft;
  try {
    const auto drawings = [this](const Game& game, const Style& style) -> const PieceSet& {
      return drawings_of(game, style);
    };
    whole = prepare(work, context_, id, drawings, report);
  } catch (const base::InputError& error) {
    context_.console.err(base::describe(error.report, context_.console.colour_on_error()));
  }
  if (is_wanted(id)) show_warnings(report, context_.console);
  const bool wanted = is_wanted(id);
  if (!whole || report.has_errors()) return wanted ? leave_out(id, ExitCode::input) : void();
  if (wanted && differs(work) && !options_.draft) return leave_out(id, ExitCode::claim_differs);
  works_.push_back(std::move(work));
}

const PieceSet& Selection::drawings_of(const Game& game, const Style& style) {
  const bool own = !game.storage.list(game.folder / "pieces", {}).empty();
  const std::pair key{own ? game.id : std::string(), style.piece_types()};
  const auto found = drawings_.find(key);
  if (found != drawings_.end()) return found->second;
  const SearchPath& all = context_.search_path;
  return drawings_.emplace(key, load_pieces(own ? all.of_game(game.folder) : all, style))
      .first->second;
}

/// Whether a claim differs and has no erratum. Prints these claims. Such a game can only be built
/// as a draft.
bool Selection::differs(const Work& work) const {
  const auto& findings = work.proof.findings;
  if (!work.draft) return false;
  context_.console.err(
      work.game->id + ": " + game::in_words(game::counts_of(findings)) + "\n" +
      terminal::differences_of(findings, terminal::Show::unexplained, context_.console));
  return true;
}

}  // namespace boardwright::builder
