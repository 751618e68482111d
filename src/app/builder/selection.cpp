// Chooses, reads and proves the games of a build.
#include "builder/selection.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "base/errors.h"
#include "builder/load.h"
#include "builder/resources.h"
#include "builder/shares.h"
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
      all_(options.games.empty()) {
  for (std::string& id : wanted_games(context.search_path, options.games))
    wanted_.insert(std::move(id));
  own_ = context.search_path.own_games();  // with those that were just found by their folders
  if (all_ && own_.empty() &&
      context.search_path.files().exists(context.search_path.game(manual_id) / "game.toml"))
    wanted_.emplace(manual_id);
  take_part();
  manifest.inspect(options.games, options.threads());
  shared_ = shared_parts(context, engine, options.base_url);
}

/// Keeps every n-th of the games that are wanted. The others are elsewhere.
void Selection::take_part() {
  const std::size_t number = options_.part.number, of = options_.part.of;
  if (of == 0) return;
  std::size_t at = 0;
  std::erase_if(wanted_, [&](const std::string& id) {
    if (++at % of == number % of) return false;
    if (auto entry = entry_of(id)) elsewhere_[id] = std::move(*entry);
    return true;
  });
}

void Selection::choose() {
  std::vector<std::string> unchanged;
  for (const std::string& id : all_games())
    if (is_wanted(id) ? may_keep(id) : manifest_.record(id) != nullptr)
      unchanged.push_back(id);
    else
      due_.push_back(id);
  std::erase_if(due_, [this](const std::string& id) {
    if (is_wanted(id)) return false;
    manifest_.keep_all_below(id);
    return !has_pages(id);
  });
  for (const std::string& id : unchanged)
    if (!is_wanted(id) || manifest_.is_intact(id))
      keep(id);
    else
      due_.push_back(id);
  if (due_.size() > options_.at_once)
    for (const std::string& id : due_)
      if (auto entry = entry_of(id)) records[id].entry = std::move(*entry);
}

void Selection::add(const std::vector<std::string>& ids) {
  due_.insert(due_.end(), ids.begin(), ids.end());
}

std::vector<Work> Selection::read_some() {
  while (works_.empty() && !due_.empty()) {
    std::vector<ReadGame> games(std::min(due_.size(), options_.at_once));
    for (ReadGame& game : games) {
      game.id = std::move(due_.front());
      due_.pop_front();
      game.work.may_be_draft = options_.draft;
      if (!is_wanted(game.id)) continue;
      game.work.old = manifest_.record(game.id);
      game.work.parts = parts_of(game.id);
      if (!options_.drawn) expect_books_();
    }
    terminal::Progress progress(context_.console, games.size());
    each_alone(games.size(), options_.threads(), [&](std::size_t i) {
      progress.step(games[i].id);
      read(games[i]);
    });
    for (ReadGame& game : games) admit(game);
  }
  std::ranges::sort(works_, [](const Work& a, const Work& b) { return a.game->id < b.game->id; });
  return std::exchange(works_, {});
}

bool Selection::is_wanted(const std::string& id) const { return wanted_.contains(id); }

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
bool Selection::may_keep(const std::string& id) const {
  if (manifest_.record(id) == nullptr) return false;
  const GameRecord& old = *manifest_.record(id);
  const auto& drawn = options_.drawn;
  if (old.warned || is_draft(old.entry) || (old.partial && !drawn)) return false;
  const bool asked = drawn && std::ranges::any_of(*drawn, [&](const auto& path) {
                       return path.starts_with(id + "/");
                     });
  return !asked && old.parts == parts_of(id);
}

void Selection::keep(const std::string& id) {
  manifest_.keep_all_below(id);
  records[id] = *manifest_.record(id);
}

/// Whether a game that was not asked for has pages of an earlier build, without a record.
bool Selection::has_pages(const std::string& id) const {
  return fs::is_directory(options_.out / id) &&
         context_.search_path.files().exists(context_.search_path.game(id) / "game.toml");
}

/// The entry of a game that is not read yet, so that the pages beside it can lead to it. Nothing
/// for a game with errors, which is left out where it is made.
std::optional<IndexEntry> Selection::entry_of(const std::string& id) const {
  Report report;
  try {
    const auto game = game::read_game(context_.search_path, id, game::Extent::rules, report);
    if (game == nullptr || report.has_errors() || game->articles.empty()) return std::nullopt;
    IndexEntry entry = site::index_entry(*game, {}, false, {});
    entry.own = is_own(id);
    return entry;
  } catch (const base::InputError&) {
    return std::nullopt;
  }
}

void Selection::read(ReadGame& game) {
  try {
    const auto drawings = [this](const Game& of, const Style& style) -> const PieceSet& {
      return drawings_of(of, style);
    };
    game.whole = prepare(game.work, context_, game.id, drawings, game.report);
  } catch (...) {
    game.problem = std::current_exception();
  }
}

void Selection::admit(ReadGame& game) {
  auto& [id, work, report, whole, problem] = game;
  try {
    if (problem) std::rethrow_exception(problem);
  } catch (const base::InputError& error) {
    context_.console.err(base::describe(error.report, context_.console.colour_on_error()));
  }
  const bool wanted = is_wanted(id);
  if (wanted) show_warnings(report, context_.console);
  if (!whole || report.has_errors()) return wanted ? leave_out(id, ExitCode::input) : void();
  if (wanted && differs(work) && !options_.draft) return leave_out(id, ExitCode::claim_differs);
  works_.push_back(std::move(work));
}

const PieceSet& Selection::drawings_of(const Game& game, const Style& style) {
  const bool own = !game.storage.list(game.folder / "pieces", {}).empty();
  const std::scoped_lock lock(drawings_mutex_);
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
