// Writes the end of a page.
#include "page/page_about.h"

#include <algorithm>

#include "audit/assembly.h"
#include "audit/page_ids.h"
#include "base/text.h"
#include "english/court_words.h"
#include "english/page_words.h"
#include "english/play_words.h"
#include "page/page_figure.h"
#include "page/page_parts.h"

namespace boardwright::page {
namespace fs = std::filesystem;
namespace {

void write_link(Html& html, std::string_view target, std::string_view words) {
  html.prose_element("a", {{"href", target}}, words);
}

/// Writes links to the previous and next article, which can belong to other games.
void write_neighbours(Html& html, const Edition& edition, const Article& article,
                      const Document& text) {
  const auto& all = edition.game.articles;
  const std::ptrdiff_t here = &article - all.data();
  const auto beside = [&](std::ptrdiff_t at, const Neighbour& of_another) {
    if (at < 0 || at >= std::ssize(all)) return of_another;
    const Article& other = all[static_cast<std::size_t>(at)];
    return Neighbour{audit::page_name(other), other.title};
  };
  const Neighbour before = beside(here - 1, edition.before),
                  after = beside(here + 1, edition.after);
  html.element("nav", {{"class", "neighbours"}, {"aria-label", "Go on"}}, [&] {
    html.element("ul", {}, [&] {
      const auto item = [&](const Neighbour& to, const char* rel, const std::string& words) {
        if (to.link.empty()) return;
        html.element("li", {{"class", rel}}, [&] {
          html.prose_element("a", {{"href", to.link}, {"rel", rel}}, words);
        });
      };
      item(before, "prev", "← " + before.title);
      html.element("li", {}, [&] {
        if (has_contents(article, text))
          write_link(html, "#contents", english::back_to_contents);
        else
          write_link(html, "#main", english::back_to_top);
      });
      item(after, "next", after.title + " →");
    });
  });
}

/// The source files of one article, and game.toml.
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

/// Writes the rules that the engine does not play. A reference game has them in its text.
void write_left_out(Html& html, const Game& game, const Article& article) {
  if (article.reference) return;
  const english::RuleText left = english::left_out_in_words(game);
  if (left.items.empty()) return;
  html.element("div", {{"class", "left-out"}}, [&] {
    html.element("p", {}, [&] { html.prose_element("strong", {}, left.title); });
    html.element("ul", {}, [&] {
      for (const std::string& item : left.items) html.prose_element("li", {}, item);
    });
  });
}

/// Writes the rules that were checked against published sources. A reference game has them in its
/// text.
void write_court(Html& html, const Game& game, const Article& article, const std::string& apart) {
  if (article.reference || game.courts.empty() || &article != &game.articles.front()) return;
  html.element("section", {{"class", "court"}}, [&] {
    html.heading("h2", "court", std::string(english::court_title));
    std::size_t number = 0;
    for (const game::Court& court : game.courts) {
      html.prose_element("p", {}, english::judge_in_words(court));
      html.element("ul", {}, [&] {
        for (const game::CourtRule& rule : court.rules)
          html.element("li", {}, [&] {
            html.prose(rule.says + " (" + rule.place + "; ");
            write_link(html, apart + "#claim-" + game::court_claim_id(++number),
                       english::asked_in_words(rule));
            html.text(")");
          });
      });
    }
  });
}

/// The citation: "David Moeser: Chess Pieces in the Lotus Environment, 10 December 1998. In:
/// Lotus-39."
std::string citation(const Edition& edition, const Article& article, const Document& text) {
  const std::string& title = audit::title_of(article, text);
  std::string words = article.author.empty() ? std::string() : article.author + ": ";
  words += title;
  if (!article.version.empty()) words += ", version " + article.version;
  if (!article.published.empty())
    words += ", " + article.published;
  else if (!article.copyright.empty())
    words += ", " + article.copyright;
  words += ".";
  if (article.retold) words += std::string(" ") + english::retold_with;
  if (!edition.base_url.empty()) words += " " + page_address(edition, article);
  return words;
}

}  // namespace

std::string licence_of(const Game& game, bool shipped, const std::string& what) {
  if (!game.licence.empty() || !shipped) return game.licence;
  return english::free_licence(what, !game.by.empty());
}

std::vector<fs::path> source_files(const Game& game) {
  std::vector<fs::path> files;
  const auto add = [&](const fs::path& file) {
    if (file.empty() || !game.storage.exists(file)) return;
    const fs::path below = file.lexically_relative(game.folder);
    if (below.empty() || *below.begin() == "..") return;
    if (std::ranges::find(files, below) == files.end()) files.push_back(below);
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

std::string about_page(const Edition& edition, const Article& article, const Document& text,
                       const std::string& apart) {
  if (article.manual) return {};
  Html html;
  write_left_out(html, edition.game, article);
  write_court(html, edition.game, article, apart);
  write_neighbours(html, edition, article, text);
  write_sources(html, edition, article);
  if (const std::string licence = licence_of(edition.game, edition.shipped, "of this page ");
      !licence.empty())
    html.prose_element("p", {}, licence);
  html.element("details", {{"class", "cite"}}, [&] {
    html.element("summary", {}, "Cite this page");
    html.prose_element("p", {}, citation(edition, article, text));
  });
  return html.take();
}

std::string page_address(const Edition& edition, const Article& article) {
  return edition.base_url + edition.game.id + "/" + audit::page_name(article);
}

void write_embedding(Html& html, const Embedding& figure) {
  const std::string words = escaped(figure.words),
                    folder = figure.page.substr(0, figure.page.rfind('/') + 1);
  // Writes one way to embed the figure: `before`, then `part(drawn)` in the look that the reader
  // chooses, then `after`.
  const auto line = [&](std::string_view how, const std::string& before, auto part,
                        const std::string& after) {
    html.prose_element("p", {}, how);
    html.element("pre", {}, [&] {
      html.element("code", {}, [&] {
        html.text(before);
        if (figure.has_choice)
          write_both_ways(html, [&](bool drawn) { html.text(part(drawn)); });
        else
          html.text(part(false));
        html.text(after);
      });
    });
  };
  html.element("details", {{"class", "embed"}}, [&] {
    html.element("summary", {}, "Embed");
    line(
        english::embed_picture(figure.has_address),
        "<img src=\"" + escaped(figure.has_address ? folder : ""),
        [&](bool drawn) { return escaped(figure_file(figure.figure, "svg", drawn)); },
        "\" alt=\"" + words + "\">");
    if (figure.page.empty()) return;
    line(
        english::embed_board(figure.has_address),
        "<iframe src=\"" + escaped(figure.page + "?frame"),
        [&](bool drawn) {
          return std::string(!figure.has_choice ? "" : drawn ? "=drawn" : "=letters");
        },
        escaped("#" + html_id(figure.id)) + "\" title=\"" + words +
            "\" width=\"600\" height=\"800\" loading=\"lazy\"></iframe>");
  });
}

}  // namespace boardwright::page
