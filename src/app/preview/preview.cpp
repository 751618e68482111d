// Rebuilds games while their authors edit them.
#include "preview/preview.h"

#include <chrono>
#include <random>

#include "base/errors.h"
#include "base/text.h"
#include "builder/load.h"
#include "builder/record.h"

namespace boardwright::preview {
namespace fs = std::filesystem;
namespace {

using Clock = std::chrono::steady_clock;

/// A random prefix of the versions of this run, so that pages of earlier runs count as outdated.
std::string fresh_origin() {
  std::random_device random;
  return builder::hexadecimal((std::uint64_t{random()} << 32) ^ random());
}

/// A text without the escape sequences of colours.
std::string without_colours(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == '\x1b' && i + 1 < text.size() && text[i + 1] == '[')
      i = std::min(text.find('m', i), text.size());
    else
      plain += text[i];
  return plain;
}

/// The problems of a text that are not in an older one, each with the lines below it.
std::string new_problems(std::string_view problems, std::string_view older) {
  const auto begins = [](std::string_view line) {
    return line.find(": error: ") != line.npos || line.find(": warning: ") != line.npos ||
           line.starts_with("error: ") || line.starts_with("warning: ");
  };
  std::string news, one;
  const auto end_one = [&] {
    if (older.find(one) == older.npos) news += one;
    one.clear();
  };
  for (std::size_t at = 0; at < problems.size();) {
    const std::size_t end = std::min(problems.find('\n', at), problems.size() - 1) + 1;
    const std::string_view line = problems.substr(at, end - at);
    if (begins(without_colours(line))) end_one();
    one += line;
    at = end;
  }
  end_one();
  return news;
}

/// Runs a build. Prints errors as main() does.
void build_and_report(const builder::BuildOptions& options, terminal::Context& context,
                      const builder::Engine& engine, builder::BuildSummary& summary) {
  const terminal::Console& console = context.console;
  try {
    builder::build(options, context, engine, &summary);
  } catch (const base::UsageError& error) {
    console.err(terminal::shown(error, console.colour_on_error()));
  } catch (const base::InputError& error) {
    console.err(base::describe(error.report, console.colour_on_error()));
  } catch (const std::exception& error) {
    console.err("error: " + base::printable(error.what()) + "\n");
  }
}

/// Whether the drawing module makes files like this one.
bool is_drawn(std::string_view path) {
  return path.ends_with(".pdf") || path.ends_with(".png") || path.ends_with(".woff2");
}

}  // namespace

Preview::Preview(std::vector<std::string> games, fs::path out, const terminal::Context& context,
                 const builder::Engine& engine)
    : words_(std::move(games)),
      out_(std::move(out)),
      context_(context),
      engine_(engine),
      bulletin_(fresh_origin()) {
  base::SearchPath search_path = context_.search_path;
  builder::wanted_games(search_path, words_);
}

/// The folders of the games, and of all other files that they are made from.
std::vector<preview::Watched> Preview::watched() const {
  std::vector<preview::Watched> folders;
  base::SearchPath search_path = context_.search_path;
  std::vector<std::string> games;
  try {
    games = builder::wanted_games(search_path, words_);
  } catch (const base::UsageError&) {  // a folder has been removed, and can come back
  }
  for (const std::string& id : games) {
    folders.push_back({search_path.game(id)});
    folders.push_back({search_path.game(id).parent_path(), 0});
  }
  for (const fs::path& folder : search_path.folders()) {
    for (const char* kind : {"tilings", "styles", "pieces", "pages"})
      folders.push_back({folder / kind});
    folders.push_back({folder, 0});
    folders.push_back({folder / "games", 0});
  }
  return folders;
}

/// Builds what has changed. Returns a message about it; empty if nothing has.
std::string Preview::build_again(const std::set<std::string>& drawn) {
  const std::lock_guard lock(building_);
  const auto begin = Clock::now();
  std::string problems;
  terminal::Context context = context_;
  context.console = context_.console.keeping(problems);
  builder::BuildOptions options;
  options.games = words_;
  options.out = out_;
  options.draft = true;
  options.drawn = drawn;
  builder::BuildSummary summary;
  build_and_report(options, context, engine_, summary);
  if (const std::string fresh = new_problems(problems, shown_problems_); !fresh.empty())
    context_.console.err(fresh);
  shown_problems_ = problems;
  problems = without_colours(problems);
  if (!summary.pages.empty()) first_page_ = summary.pages.front();
  const bool news = builds_++ == 0 || problems != problems_ || summary.written > 0;
  problems_ = problems;
  if (!news) return {};
  if (drawn.empty()) bulletin_.publish(problems);
  const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin);
  return std::to_string(summary.written) + (summary.written == 1 ? " file" : " files") + " in " +
         std::to_string(time.count()) + " ms";
}

void Preview::run(const std::function<void(const std::string& message)>& on_build) {
  constexpr std::chrono::seconds look_again{2};  // retries folders that could not be watched
  watch_.look_at(watched());
  std::optional<std::set<fs::path>> changed = std::set<fs::path>();
  for (bool again = true; changed; changed = watch_.changed(look_again)) {
    again = watch_.look_at(watched()) || again || !changed->empty();
    while (again) {
      if (const std::string message = build_again({}); !message.empty()) on_build(message);
      again = watch_.look_at(watched());
    }
  }
}

void Preview::stop() {
  watch_.stop();
  bulletin_.close();
}

/// Makes a PDF, PNG or web font when it is first asked for. Does nothing for other paths.
void Preview::make(const std::string& path) {
  std::error_code ignored;
  if (!is_drawn(path) || fs::exists(out_ / path, ignored)) return;
  build_again({path});
}

preview::Handlers Preview::handlers(const std::atomic<int>& port) {
  preview::Handlers handlers;
  handlers.wanted = [&port](const preview::Request& request) {
    return preview::wanted_news(request, port);
  };
  handlers.news = [this](const std::string& seen) {
    return bulletin_.news(seen, std::chrono::milliseconds(250));
  };
  handlers.answer = [this, &port](const preview::Request& request) {
    if (preview::is_for(request, port)) make(preview::path_of(request.target));
    const preview::Bulletin::Issue issue = bulletin_.latest();
    return preview::answer(request, {out_, port, issue.version, issue.problems});
  };
  return handlers;
}

std::string Preview::first_page() const {
  const std::lock_guard lock(building_);
  return first_page_;
}

}  // namespace boardwright::preview
