// `boardwright new`: writes a small game that can be built at once.
#include <algorithm>
#include <filesystem>
#include <system_error>

#include "base/errors.h"
#include "base/files.h"
#include "base/limits.h"
#include "base/names.h"
#include "base/text.h"
#include "builder/json_schema.h"
#include "builder/load.h"
#include "builder/reserved.h"
#include "commands/command.h"
#include "disk/disk.h"
#include "disk/folder.h"
#include "disk/write_files.h"
#include "play/fen.h"
#include "scaffold/new_game.h"

namespace boardwright::commands {
namespace fs = std::filesystem;
namespace {

constexpr const char* default_board = "8x8";

struct NewOptions {
  std::string name, board, from;
};

/// A new game: the text of its file, and the folder from which its other files are copied; empty:
/// none.
struct NewGame {
  std::string text;
  fs::path beside;
};

/// A temporary folder that is deleted unless keep() renames it to its target.
class Draft {
 public:
  explicit Draft(const fs::path& target)
      : target_(target),
        path_(target.parent_path() / disk::temporary_name(target.filename().string())) {
    fs::create_directories(path_);
  }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
  }

  const fs::path& path() const { return path_; }

  void keep() {
    fs::rename(path_, target_);
    path_.clear();
  }

 private:
  fs::path target_, path_;
};

/// The first line of a text that is neither blank nor a comment.
std::string line_of_file(const std::string& text) {
  for (const std::string_view line : base::split(text, '\n'))
    if (const auto bare = base::trimmed(line); !bare.empty() && bare.front() != '#')
      return std::string(bare);
  return {};
}

NewGame from_fen(const std::string& fen, const std::string& title, const std::string& board) {
  base::Refusal refusal;
  const auto needed = scaffold::board_of_fen(fen, refusal);
  const auto text = scaffold::game_from_fen(fen, title, refusal);
  refuse(refusal);
  if (!board.empty() && board != *needed)
    throw UsageError("this FEN is for a board of " + *needed, "leave out --board");
  return {*text, {}};
}

NewGame from_rules(SearchPath search_path, const std::string& word, const std::string& title,
                   const std::string& board) {
  if (!board.empty())
    throw UsageError("rules come with their board", "give --board or --from, not both");
  const std::string id = builder::find_game(search_path, word);
  const fs::path folder = search_path.game(id);
  Report report;
  const auto game = game::read_game(search_path, id, game::Extent::rules, report);
  refuse(report);
  const auto text = base::read_text(search_path.files(), folder / "game.toml",
                                    base::limits::data_file_bytes, report);
  refuse(report);
  return {scaffold::game_from_rules(*text, game->title, title), folder};
}

NewGame on_board(const SearchPath& search_path, const std::string& word, const std::string& title) {
  builder::folder_of(search_path, "tilings");
  Report report;
  base::Refusal refusal;
  const auto board = scaffold::find_new_board(search_path, word, report, refusal);
  refuse(report);
  refuse(refusal);
  const auto text = scaffold::game_on(*board, title, refusal);
  refuse(refusal);
  return {*text, {}};
}

NewGame new_game(const Context& context, const NewOptions& options, const std::string& title) {
  if (options.from.empty()) {
    return on_board(context.search_path, options.board.empty() ? default_board : options.board,
                    title);
  }
  if (play::looks_like_fen(options.from) && !fs::exists(options.from))
    return from_fen(options.from, title, options.board);
  if (fs::is_regular_file(options.from) && !options.from.ends_with(".toml")) {
    const std::string line =
        line_of_file(disk::read_file(options.from, base::limits::data_file_bytes));
    if (!play::looks_like_fen(line))
      throw UsageError(
          "there is no FEN in " + in_quotes(options.from),
          "a FEN is a line like rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    return from_fen(line, title, options.board);
  }
  return from_rules(context.search_path, options.from, title, options.board);
}

/// A hint with a valid name like the text: "did you mean 'River-dance'? " for "River dance".
std::string meant_name(std::string_view text) {
  std::string name;
  for (const char c : text) {
    const bool fits = base::is_letter(c) || base::is_digit(c);
    if (fits) name += c;
    if (!fits && !name.empty() && name.back() != '-') name += '-';
  }
  if (name.ends_with('-')) name.pop_back();
  return base::is_name(name) ? "did you mean " + in_quotes(name) + "? " : "";
}

/// The path quoted for a shell, if that is needed.
std::string for_shell(const std::string& path) {
  const bool plain = std::ranges::all_of(path, [](char c) {
    return base::is_letter(c) || base::is_digit(c) ||
           std::string_view("/._-+~").find(c) != std::string::npos;
  });
  if (plain) return path;
  std::string text = "'";
  for (const char c : path) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

void copy_beside(const fs::path& from, const fs::path& to) {
  for (const char* kind : {"positions", "tilings", "styles", "pieces"})
    if (fs::is_directory(from / kind))
      fs::copy(from / kind, to / kind, fs::copy_options::recursive);
}

/// Reads the new game as other commands do. Throws UsageError for errors, which come from --from.
void check_new_game(const Context& context, const fs::path& folder, const std::string& id,
                    const NewOptions& options) {
  SearchPath search_path = context.search_path;
  search_path.add_game(id, folder);
  Report report;
  game::read_game(search_path, id, game::Extent::figures, report);
  for (const Problem& problem : report.problems())
    if (problem.severity == Problem::Severity::error)
      throw UsageError(in_quotes(options.from) + ": " + problem.message, problem.hint);
}

ExitCode write_new_game(const NewOptions& options, Context& context) {
  fs::path target = fs::path(options.name).lexically_normal();
  if (!target.has_filename()) target = target.parent_path();
  const std::string id = target.filename().string();
  if (!base::is_name(id))
    throw UsageError(in_quotes(id) + " cannot be the name of a game",
                     meant_name(id) + base::name_hint());
  if (builder::is_reserved(id))
    throw UsageError(in_quotes(id) + " cannot be the name of a game", builder::reserved_hint());
  if (fs::exists(fs::symlink_status(target)))
    throw UsageError(in_quotes(target.string()) + " exists already",
                     "nothing is overwritten: give another name");
  const NewGame game = new_game(context, options, base::as_title(id));
  Draft draft(target);
  disk::write_file_atomic(draft.path() / "game.toml", game.text);
  if (!game.beside.empty()) copy_beside(game.beside, draft.path());
  check_new_game(context, draft.path(), id, options);
  fs::create_directories(draft.path() / "schemas");
  for (const builder::DataFile& file : builder::data_files())
    disk::write_file_atomic(draft.path() / "schemas" / builder::schema_file(file), file.schema());
  draft.keep();
  const auto known = context.search_path.games();
  const bool is_shadowed = std::ranges::find(known, id) != known.end();
  const std::string path =
      (is_shadowed && target == id ? "./" : "") + for_shell(printable(target.string()));
  context.console.out(printable((target / "game.toml").string()) +
                      " is written. Change it, and build it again:\n  boardwright build " + path +
                      "\n");
  return ExitCode::fine;
}

std::vector<OptionRow> new_rows(NewOptions& options) {
  return {
      {"NAME", "name of the game and of its folder", &options.name, {.required = true}},
      {"--board",
       "8x8, hex:6, lotus:0,0;1,0 or the name of a board, such as lotus-39; 8x8 if not given",
       &options.board},
      {"--from", "a game to take the rules from, a FEN, or a file with either", &options.from},
  };
}

}  // namespace

extern const Command new_command = {
    "new",
    "Start a new game: write a small one that can be built at once",
    "boardwright new pond --board hex:6",
    [] { return call_of(new_rows, write_new_game); },
};

}  // namespace boardwright::commands
