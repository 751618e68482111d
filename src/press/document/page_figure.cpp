// Writes a figure of a page: drawing, caption, files and words.
#include "document/page_figure.h"

#include <algorithm>

#include "document/assembly.h"
#include "document/markdown_parts.h"
#include "render/svg.h"

namespace boardwright::document {
namespace {

/// A drawing of more sides than this needs the whole column.
constexpr double large_drawing = 20;

void write_caption(Html& html, const Diagram& diagram, const std::string& id,
                   std::span<const std::string> formats) {
  const Figure& figure = *diagram.content.figure;
  const std::string name = "Diagram " + figure.id, target = "#" + id;
  const Caption caption = caption_of(diagram);
  html.element("p", {}, [&] {
    html.element("a", {{"class", "figure-name"}, {"href", target}}, caption.name);
    html.prose(caption.words);
  });
  html.element("p", {{"class", "files"}}, [&] {
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
  });
  if (diagram.content.description.empty()) return;
  html.element("details", {}, [&] {
    html.element("summary", {}, "In words");
    html.element("p", {}, [&] { html.prose(diagram.content.description); });
  });
}

}  // namespace

std::string figure_id(std::string_view id) { return "fig-" + lower_case(id); }

void write_diagram(Html& html, const Diagram& diagram, const Scene& shown,
                   std::span<const std::string> formats) {
  const Figure& figure = *diagram.content.figure;
  const std::string id = figure_id(figure.id);
  const auto inside = [&] {
    html.element("div", {{"class", "drawing"}}, [&] {
      html.line();
      append_svg(html.raw(), shown);
    });
    html.element("figcaption", {}, [&] { write_caption(html, diagram, id, formats); });
  };
  if (diagram.scene.box.width() > large_drawing)
    html.element("figure", {{"class", "large"}, {"id", id}}, inside);
  else
    html.element("figure", {{"id", id}}, inside);
}

void write_choice_of_men(Html& html) {
  html.element("fieldset", {{"class", "choice"}}, [&] {
    html.element("legend", {}, "Pieces in the diagrams");
    html.element("label", {}, [&] {
      html.empty_element(
          "input", {{"type", "radio"}, {"name", "men"}, {"id", "men-letters"}, {"checked", ""}});
      html.text(" Letters");
    });
    html.text(" ");
    html.element("label", {}, [&] {
      html.empty_element("input", {{"type", "radio"}, {"name", "men"}, {"id", "men-drawn"}});
      html.text(" Drawings");
    });
  });
}

}  // namespace boardwright::document
