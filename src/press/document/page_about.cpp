// Writes the end of a page.
#include "document/page_about.h"

#include <algorithm>

#include "base/files.h"
#include "base/text.h"
#include "document/assembly.h"

namespace boardwright::document {
namespace fs = std::filesystem;
namespace {

void write_link(Html& html, std::string_view target, std::string_view words) {
  html.element("a", {{"href", target}}, [&] { html.prose(words); });
}

/// The articles before and after this one; of a manual the bar has them already.
void write_neighbours(Html& html, const Edition& edition, const Article& article) {
  const auto& all = edition.game.articles;
  const std::ptrdiff_t here = &article - all.data();
  html.element("nav", {{"class", "neighbours"}, {"aria-label", "Go on"}}, [&] {
    html.element("ul", {}, [&] {
      const auto neighbour = [&](std::ptrdiff_t at, const char* rel, const std::string& before,
                                 const std::string& after) {
        if (at < 0 || at >= std::ssize(all)) return;
        const Article& other = all[static_cast<std::size_t>(at)];
        const std::string page = page_name(other);
        html.element("li", {}, [&] {
          html.element("a", {{"href", page}, {"rel", rel}},
                       [&] { html.prose(before + other.title + after); });
        });
      };
      neighbour(here - 1, "prev", "← ", "");
      html.element("li", {}, [&] { write_link(html, "#main", "↑ Back to the top"); });
      neighbour(here + 1, "next", "", " →");
    });
  });
}

/// The files of one article, and the game's own.
std::vector<fs::path> sources_of(const Game& game, const Article& article) {
  std::vector<fs::path> files = source_files(game);
  std::erase_if(files, [&](const fs::path& file) {
    const auto is = [&](const fs::path& whole) {
      return !whole.empty() && whole.lexically_relative(game.folder) == file;
    };
    if (is(article.text) || is(article.figures_file) || is(article.claims_file)) return false;
    return file != "game.toml";
  });
  return files;
}

void write_sources(Html& html, const Edition& edition, const Article& article) {
  const auto files = sources_of(edition.game, article);
  if (files.empty()) return;
  html.element("p", {}, [&] {
    html.text("Made from ");
    for (std::size_t i = 0; i < files.size(); ++i) {
      if (i > 0) html.text(i + 1 == files.size() ? " and " : ", ");
      const std::string name = files[i].generic_string(),
                        target = std::string(source_folder) + "/" + name;
      write_link(html, target, name);
    }
    html.text(".");
  });
}

/// What the game says, or else what holds for all that is shipped.
std::string licence_of(const Edition& edition) {
  if (!edition.game.licence.empty() || !edition.shipped) return edition.game.licence;
  return "Words and pictures of this page may be used under the MIT licence, © 2026 The "
         "Boardwright "
         "authors; the game and its rules are its inventor’s.";
}

/// "David Moeser: Chess Pieces in the Lotus Environment, 10 December 1998. In: Lotus-39."
std::string citation(const Edition& edition, const Article& article, const Document& text) {
  const std::string& title = title_of(article, text);
  std::string words = article.author.empty() ? std::string() : article.author + ": ";
  words += title;
  if (!article.version.empty()) words += ", version " + article.version;
  if (!article.published.empty())
    words += ", " + article.published;
  else if (!article.copyright.empty())
    words += ", " + article.copyright;
  words += ".";
  if (article.retold) words += " Retold, illustrated and proved with Boardwright.";
  if (!edition.base_url.empty())
    words += " " + edition.base_url + edition.game.id + "/" + page_name(article);
  return words;
}

}  // namespace

std::vector<fs::path> source_files(const Game& game) {
  std::vector<fs::path> files;
  const auto add = [&](const fs::path& file) {
    if (file.empty() || !file_exists(file)) return;
    const fs::path below = file.lexically_relative(game.folder);
    if (below.empty() || *below.begin() == "..") return;
    if (std::find(files.begin(), files.end(), below) == files.end()) files.push_back(below);
  };
  add(game.folder / "game.toml");
  for (const Article& article : game.articles) {
    if (article.reference) continue;
    add(article.text);
    add(article.figures_file);
    add(article.claims_file);
  }
  return files;
}

std::string about_page(const Edition& edition, const Article& article, const Document& text) {
  if (article.manual) return {};
  Html html;
  write_neighbours(html, edition, article);
  write_sources(html, edition, article);
  if (const std::string licence = licence_of(edition); !licence.empty())
    html.element("p", {}, [&] { html.prose(licence); });
  html.element("details", {{"class", "cite"}}, [&] {
    html.element("summary", {}, "Cite this page");
    html.element("p", {}, [&] { html.prose(citation(edition, article, text)); });
  });
  return html.take();
}

void write_embedding(Html& html, const Figure& figure, const std::string& words,
                     const std::string& folder) {
  const std::string line = "<img src=\"" + escaped(folder + "figures/" + figure.id + ".svg") +
                           "\" alt=\"" + escaped(words) + "\">";
  html.element("details", {{"class", "embed"}}, [&] {
    html.element("summary", {}, "Embed");
    html.element("p", {}, [&] {
      html.prose(folder.empty()
                     ? "Put the SVG beside your page, and this line into it. The file says in "
                       "words what it shows."
                     : "Put this line into your page. The file says in words what it shows.");
    });
    html.element("pre", {}, [&] { html.element("code", {}, line); });
  });
}

}  // namespace boardwright::document
