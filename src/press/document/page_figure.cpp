// Writes a figure of a page: drawing, caption, files and words; and the value of a claim.
#include "document/page_figure.h"

#include <algorithm>

#include "document/markdown_parts.h"
#include "document/page_about.h"
#include "render/svg.h"

namespace boardwright::document {
namespace {

void write_caption(Html& html, const Diagram& diagram, const std::string& id,
                   std::span<const std::string> formats, const std::string& more, bool legend,
                   std::span<const std::string> drafts, const std::string& folder) {
  const Figure& figure = *diagram.content.figure;
  const Caption caption = caption_of(diagram);
  const std::string name = figure.numbered ? "Diagram " + figure.id : caption.name,
                    target = "#" + id;
  html.element("p", {}, [&] {
    const std::string named = id + "-name";
    html.element("a", {{"class", "figure-name"}, {"href", target}, {"id", named}}, caption.name);
    html.prose(caption.words + more);
  });
  for (const std::string& note : drafts)
    html.element("p", {{"class", "draft"}}, [&] { html.prose(note); });
  html.element("p", {{"class", "files"}}, [&] {
    if (std::find(formats.begin(), formats.end(), "svg") != formats.end()) {
      // The script of pages shows the drawing itself as large as the window.
      const std::string file = "figures/" + figure.id + ".svg", full = "Enlarge " + name;
      html.element("a", {{"class", "enlarge"}, {"href", file}, {"aria-label", full}}, "Enlarge");
      html.text(" ");
    }
    for (const std::string& format : formats) {
      std::string label = format;
      std::transform(label.begin(), label.end(), label.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
      });
      const std::string file = "figures/" + figure.id + "." + format;
      const std::string full = name + " as " + label;
      html.element("a", {{"href", file}, {"aria-label", full}}, label);
      html.text(" ");
    }
    if (!legend) return;
    const std::string signs = "#" + std::string(legend_id);
    html.element("a", {{"href", signs}, {"aria-label", legend_title}}, "Signs");
  });
  if (!diagram.content.description.empty())
    html.element("details", {}, [&] {
      html.element("summary", {}, "In words");
      html.element("p", {}, [&] { html.prose(diagram.content.description); });
    });
  if (std::find(formats.begin(), formats.end(), "svg") != formats.end())
    write_embedding(html, figure, caption.name + caption.words, folder);
}

}  // namespace

std::string figure_id(std::string_view id) { return "fig-" + lower_case(id); }

void write_diagram(Html& html, const Diagram& diagram, const Fitted& fitted,
                   std::span<const std::string> formats, const std::string& more, bool legend,
                   std::span<const std::string> drafts, const std::string& folder) {
  const Figure& figure = *diagram.content.figure;
  const std::string id = figure_id(figure.id), named = id + "-name";
  const auto inside = [&] {
    html.element("div", {{"class", "drawing"}}, [&] {
      html.line();
      append_svg(html.raw(), fitted.scene);
    });
    html.element("figcaption", {},
                 [&] { write_caption(html, diagram, id, formats, more, legend, drafts, folder); });
  };
  if (fitted.look.empty())
    html.element("figure", {{"id", id}, {"aria-labelledby", named}}, inside);
  else
    html.element("figure", {{"class", fitted.look}, {"id", id}, {"aria-labelledby", named}},
                 inside);
}

void write_shown(Html& html, const ShownClaim& shown) {
  if (shown.found.empty()) return html.prose(shown.words);
  const auto unseen = [&](std::string_view words) {
    html.element("span", {{"class", "unseen"}}, words);
  };
  html.element("span", {{"class", "draft"}}, [&] {
    unseen("the article states ");
    html.element("del", {}, [&] { html.prose(shown.words); });
    html.text(" ");
    unseen("and the engine finds ");
    html.element("ins", {}, [&] { html.prose(shown.found); });
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

void write_legend(Html& html, const std::vector<LegendLine>& lines) {
  if (lines.empty()) return;
  const std::string target = "#" + std::string(legend_id);
  html.element("section", {{"class", "checks legend"}}, [&] {
    html.element("h2", {{"id", legend_id}}, [&] {
      html.element("a", {{"class", "self"}, {"href", target}}, legend_title);
    });
    html.element("dl", {}, [&] {
      for (const LegendLine& line : lines)
        html.element("div", {}, [&] {
          const bool drawn = !line.picture.root.children.empty();
          html.element("dt", {{"class", drawn ? "drawing" : "letter"}}, [&] {
            if (!drawn) return html.prose(line.sign);
            html.line();
            append_svg(html.raw(), line.picture);
          });
          html.element("dd", {}, [&] { html.prose(line.meaning); });
        });
    });
  });
}

void write_choice_of_men(Html& html, bool drawn) {
  html.element("fieldset", {{"class", "choice"}}, [&] {
    html.element("legend", {}, "Pieces in the diagrams");
    const auto way = [&](std::string_view id, std::string_view words, bool chosen) {
      html.element("label", {}, [&] {
        if (chosen)
          html.empty_element("input",
                             {{"type", "radio"}, {"name", "men"}, {"id", id}, {"checked", ""}});
        else
          html.empty_element("input", {{"type", "radio"}, {"name", "men"}, {"id", id}});
        html.text(words);
      });
    };
    way("men-letters", " Letters", !drawn);
    html.text(" ");
    way("men-drawn", " Drawings", drawn);
  });
}

}  // namespace boardwright::document
