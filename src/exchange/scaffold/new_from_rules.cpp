// Starts a new game with the rules of another.
#include <algorithm>
#include <array>

#include "base/text.h"
#include "scaffold/new_game.h"

namespace boardwright::scaffold {
namespace {

constexpr std::array<std::string_view, 2> omitted = {"article", "count"};  // tables
constexpr std::array<std::string_view, 6> of_titles = {"format", "title", "summary",
                                                       "by",     "cover", "pages"};
constexpr std::array<std::string_view, 3> of_articles = {"article", "section", "inventor"};

/// The first word of a table header: "article" of [[article]] and of [article.places].
std::string_view table_of_header(std::string_view line) {
  const std::size_t first = line.find_first_not_of('[');
  return line.substr(first, line.find_first_of(".]", first) - first);
}

/// The key that a line sets: "title" of `title = "Chess"`. Empty if it sets none.
std::string_view key_of(std::string_view line) {
  const std::size_t equals = line.find('=');
  return equals == line.npos ? std::string_view() : base::trimmed(line.substr(0, equals));
}

template <class Words>
bool among(const Words& words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

}  // namespace

std::string game_from_rules(std::string_view text, std::string_view from,
                            const std::string& title) {
  const std::string origin = "with the rules of " + std::string(from);
  std::string out = opening_comments(title, base::printable("begun " + origin));
  out += filled(
      "\nformat  = 1\ntitle   = {title}\nsummary = {summary}\n# by    = \"your name\"\n",
      {{"title", base::toml_text(title)}, {"summary", base::toml_text("Begun " + origin + ".")}});
  std::string_view table;
  std::string held;  // comments and blank lines, which belong to the next line
  bool is_at_top = true, keeps = true;
  for (const std::string_view line : base::split(text, '\n')) {
    const std::string_view bare = base::trimmed(line);
    if (bare.empty() || bare.front() == '#') {
      held.append(line).append("\n");
      continue;
    }
    if (line.front() == '[') {
      table = table_of_header(line);
      is_at_top = false;
      keeps = !among(omitted, table);
    }
    const std::string_view key = key_of(line);
    const bool replaced = (is_at_top && among(of_titles, key)) ||
                          (table == "piece" && line.front() != '[' && among(of_articles, key));
    if (keeps && !replaced) out.append(held).append(line).append("\n");
    held.clear();
  }
  return out;
}

}  // namespace boardwright::scaffold
