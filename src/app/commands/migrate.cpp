// `boardwright migrate`: replaces former keys and words by lines and citations.
#include "game/migration.h"

#include "builder/load.h"
#include "commands/command.h"
#include "disk/write_files.h"
#include "text/migration.h"

namespace boardwright::commands {
namespace {

struct MigrateOptions {
  std::vector<std::string> games;
  bool check = false;
};

/// Rewrites the file of a game. Returns whether it has former keys.
bool migrate_game(const std::filesystem::path& file, bool check, Context& context) {
  Report report;
  const auto text = base::read_text(context.search_path.files(), file, file.string(),
                                    base::limits::data_file_bytes, report);
  refuse(report);
  const auto rewritten = game::migrated(*text, file.string(), report);
  refuse(report);
  if (*rewritten == *text) return false;
  if (!check) disk::write_file_atomic(file, *rewritten);
  context.console.out(file.string() + (check ? " has keys that are lines now\n" : "\n"));
  return true;
}

/// Rewrites the texts of the articles of a game. Returns whether one has former words.
bool migrate_articles(const SearchPath& search_path, const std::string& id, bool check,
                      Context& context) {
  Report ignored;  // a game with problems is migrated all the same
  const auto game = game::read_game(search_path, id, game::Extent::all, ignored);
  bool any = false;
  for (const game::Article& article : game->articles) {
    if (article.reference || !game->storage.exists(article.text)) continue;
    const auto text = base::read_text(game->storage, article.text, article.text.string(),
                                      base::limits::article_bytes, ignored);
    const std::string rewritten = text ? text::migrated(*text) : std::string();
    if (!text || rewritten == *text) continue;
    any = true;
    if (!check) disk::write_file_atomic(article.text, rewritten);
    context.console.out(article.text.string() + (check ? " has words told, not cited\n" : "\n"));
  }
  return any;
}

ExitCode migrate_games(const MigrateOptions& options, Context& context) {
  SearchPath search_path = context.search_path;
  bool any = false;
  for (const std::string& id : builder::wanted_games(search_path, options.games)) {
    any = migrate_game(search_path.game(id) / "game.toml", options.check, context) || any;
    any = migrate_articles(search_path, id, options.check, context) || any;
  }
  return any && options.check ? ExitCode::input : ExitCode::fine;
}

std::vector<OptionRow> migrate_rows(MigrateOptions& options) {
  return {
      {"GAME", "games; your own if none is given", &options.games},
      {"--check", "write nothing; end with 3 if a game has such keys or words", &options.check},
  };
}

}  // namespace

extern const Command migrate_command = {
    "migrate",
    "Write lines and citations in place of what they have replaced",
    "boardwright migrate my-game",
    [] { return call_of(migrate_rows, migrate_games); },
};

}  // namespace boardwright::commands
