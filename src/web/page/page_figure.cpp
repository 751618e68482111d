// Writes the figures of a page, with drawing, caption, files and description, and the values of
// claims.
#include "page/page_figure.h"

#include <algorithm>

#include "audit/page_ids.h"
#include "base/text.h"
#include "english/page_words.h"
#include "page/page_about.h"
#include "render/svg.h"

namespace boardwright::page {
namespace {

/// Writes text in which a line never breaks at the hyphen of a cell name.
void write_whole(Html& html, const board::Board* board, std::string_view words) {
  constexpr std::string_view around = ".,;:()";
  std::size_t written = 0;
  for (const std::string_view word : base::words(words)) {
    const std::size_t first = std::min(word.find_first_not_of(around), word.size()),
                      last = word.find_last_not_of(around);
    const std::string_view name =
        last == word.npos ? std::string_view() : word.substr(first, last + 1 - first);
    if (board == nullptr || name.find('-') == name.npos || !board->find(name)) continue;
    const auto at = static_cast<std::size_t>(name.data() - words.data());
    html.prose(words.substr(written, at - written));
    html.prose_element("span", {{"class", "cell-name"}}, name);
    written = at + name.size();
  }
  html.prose(words.substr(written));
}

bool has_svg(const Below& below) {
  return std::ranges::find(below.formats, "svg") != below.formats.end();
}

/// Writes links to the files of a figure with pieces as letters or as drawings.
void write_figure_links(Html& html, const std::string& id, const std::string& name,
                        const Below& below, bool drawn) {
  if (has_svg(below)) {
    // With scripts, the page shows its own drawing in the whole window instead.
    const std::string file = figure_file(id, "svg", drawn), full = "Enlarge " + name;
    html.element("a", {{"class", "enlarge"}, {"href", file}, {"aria-label", full}}, "Enlarge");
    html.text(" ");
  }
  for (const std::string& format : below.formats) {
    std::string label = format;
    std::ranges::transform(label, label.begin(), [](char c) {
      return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    const std::string file = figure_file(id, format, drawn), full = name + " as " + label;
    html.element("a", {{"href", file}, {"aria-label", full}}, label);
    html.text(" ");
  }
}

void write_files(Html& html, const Diagram& diagram, const std::string& name, const Below& below) {
  const std::string& figure = diagram.content.figure->id;
  html.element("p", {{"class", "files"}}, [&] {
    if (!below.play.empty()) {
      const std::string words = "Play from here", full = words + ": " + name;
      html.element("a", {{"href", below.play}, {"aria-label", full}}, words);
      html.text(" ");
    }
    if (diagram.both)
      write_both_ways(html,
                      [&](bool drawn) { write_figure_links(html, figure, name, below, drawn); });
    else
      write_figure_links(html, figure, name, below, false);
    if (!below.legend) return;
    const std::string signs = "#" + std::string(legend_id);
    html.element("a", {{"href", signs}, {"aria-label", english::signs_title}}, "Signs");
  });
}

void write_caption(Html& html, const Diagram& diagram, const std::string& id, const Below& below) {
  const game::Figure& figure = *diagram.content.figure;
  const board::Board* board = diagram.content.board;
  const audit::Caption caption = audit::caption_of(diagram);
  const std::string name = figure.numbered ? "Diagram " + figure.id : caption.name,
                    target = "#" + id;
  html.element("p", {}, [&] {
    const std::string named = id + "-name";
    html.element("a", {{"class", "figure-name"}, {"href", target}, {"id", named}}, caption.name);
    write_whole(html, board, caption.words + below.signs);
    if (!diagram.both) return write_whole(html, board, below.letters);
    if (!below.letters.empty())
      html.element("span", {{"class", "as-letters"}},
                   [&] { write_whole(html, board, below.letters); });
  });
  for (const std::string& note : below.drafts)
    html.element("p", {{"class", "draft"}}, [&] { write_whole(html, board, note); });
  write_files(html, diagram, name, below);
  if (!diagram.content.description.empty())
    html.element("details", {}, [&] {
      html.element("summary", {}, "In words");
      html.element("p", {}, [&] { write_whole(html, board, diagram.content.description); });
    });
  if (has_svg(below))
    write_embedding(html, {.figure = figure.id,
                           .has_choice = diagram.both.has_value(),
                           .id = id,
                           .words = caption.name + caption.words,
                           .page = board == nullptr ? std::string() : below.page,
                           .has_address = below.has_address});
}

}  // namespace

std::string figure_file(std::string_view id, std::string_view format, bool drawn) {
  return std::string(drawn ? "figures/drawn/" : "figures/") + std::string(id) + "." +
         std::string(format);
}

void write_diagram(Html& html, const Diagram& diagram, const Fitted& fitted, const Below& below) {
  const game::Figure& figure = *diagram.content.figure;
  const std::string id = audit::figure_id(figure.id), named = id + "-name";
  const auto inside = [&] {
    html.element("div", {{"class", "drawing"}}, [&] {
      html.line();
      render::append_svg(html.raw(), fitted.scene, below.shapes);
    });
    html.element("figcaption", {}, [&] { write_caption(html, diagram, id, below); });
  };
  if (fitted.look.empty())
    html.element("figure", {{"id", id}, {"aria-labelledby", named}}, inside);
  else
    html.element("figure", {{"class", fitted.look}, {"id", id}, {"aria-labelledby", named}},
                 inside);
}

void write_shown(Html& html, const audit::ShownClaim& shown) {
  if (shown.found.empty()) return html.prose(shown.words);
  const auto unseen = [&](std::string_view words) {
    html.element("span", {{"class", "unseen"}}, words);
  };
  html.element("span", {{"class", "draft"}}, [&] {
    unseen(english::article_states);
    html.prose_element("del", {}, shown.words);
    html.text(" ");
    unseen(english::engine_finds);
    html.prose_element("ins", {}, shown.found);
  });
}

void write_downloads(Html& html, const std::vector<Download>& downloads) {
  if (downloads.empty()) return;
  html.element("nav", {{"class", "prints"}, {"aria-label", "To print"}}, [&] {
    html.element("p", {}, [&] {
      html.text("To print, as PDF:");
      for (const Download& download : downloads) {
        html.text(" ");
        html.element("a", {{"href", download.target}}, download.title);
      }
    });
  });
}

void write_legend(Html& html, const std::vector<diagram::LegendLine>& lines) {
  if (lines.empty()) return;
  html.element("section", {{"class", "checks legend"}}, [&] {
    html.heading("h2", legend_id, english::signs_title);
    html.element("dl", {}, [&] {
      for (const diagram::LegendLine& line : lines) {
        const auto inside = [&] {
          const bool drawn = !line.picture.root.children.empty();
          html.element("dt", {{"class", drawn ? "drawing" : "letter"}}, [&] {
            if (!drawn) return html.prose(line.sign);
            html.line();
            render::append_svg(html.raw(), line.picture);
          });
          html.prose_element("dd", {}, line.meaning);
        };
        if (line.letters_only)
          html.element("div", {{"class", "as-letters"}}, inside);
        else
          html.element("div", {}, inside);
      }
    });
  });
}

void write_choice_of_pieces(Html& html, bool drawn) {
  html.element("fieldset", {{"class", "choice"}}, [&] {
    html.element("legend", {}, english::pieces_title);
    const auto option = [&](std::string_view id, std::string_view words, bool chosen) {
      html.element("label", {}, [&] {
        if (chosen)
          html.empty_element("input",
                             {{"type", "radio"}, {"name", "men"}, {"id", id}, {"checked", ""}});
        else
          html.empty_element("input", {{"type", "radio"}, {"name", "men"}, {"id", id}});
        html.text(words);
      });
    };
    option("men-letters", " Letters", !drawn);
    html.text(" ");
    option("men-drawn", " Drawings", drawn);
  });
}

}  // namespace boardwright::page
