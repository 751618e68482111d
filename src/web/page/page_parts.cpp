// Writes contents, lists of pieces, and names of tables.
#include "page/page_parts.h"

#include <algorithm>

namespace boardwright::page {
namespace {

void write_entry(Html& html, const std::vector<Section>& sections, std::size_t& at) {
  const Section& section = sections[at++];
  html.element("li", {}, [&] {
    const std::string target = "#" + section.id;
    html.element("a", {{"href", target}}, [&] {
      if (!section.number.empty()) {
        html.element("span", {{"class", "number"}}, section.number);
        html.text(" ");
      }
      html.prose(section.title);
    });
    if (at == sections.size() || sections[at].level <= section.level) return;
    html.element("ol", {}, [&] {
      while (at < sections.size() && sections[at].level > section.level)
        write_entry(html, sections, at);
    });
  });
}

void write_piece_type(Html& html, const audit::PieceRow& row, PieceDrawings& drawings) {
  const std::string target = "#" + row.piece_type->section;
  html.element("tr", {}, [&] {
    html.element("td", {{"class", "right"}}, row.number);
    html.element("th", {{"scope", "row"}}, [&] {
      drawings.write(html, *row.piece_type);
      html.element("a", {{"href", target}}, row.piece_type->name);
    });
    html.prose_element("td", {}, row.inventor);
  });
}

}  // namespace

bool is_contents(const Block& block) {
  const auto* directive = std::get_if<Directive>(&block.content);
  return directive != nullptr && directive->kind == Directive::Kind::contents;
}

bool has_contents(const game::Article& article, const Document& text) {
  constexpr std::size_t few = 3;  // a manual page with fewer sections needs none
  return std::ranges::any_of(text.blocks, is_contents) ||
         (article.manual && text::sections_of(text).size() >= few);
}

void write_contents(Html& html, const std::vector<Section>& sections,
                    std::span<const ContentsLink> more) {
  html.element("nav", {{"class", "contents"}, {"aria-labelledby", "contents"}}, [&] {
    const auto heading = [&] { html.element("h2", {{"id", "contents"}}, "Contents"); };
    write_fold(html, {}, heading, [&] {
      html.element("ol", {}, [&] {
        for (std::size_t at = 0; at < sections.size();) write_entry(html, sections, at);
        for (const ContentsLink& link : more)
          html.element("li", {}, [&] { html.element("a", {{"href", link.first}}, link.second); });
      });
    });
  });
}

void write_piece_table(Html& html, const std::vector<audit::PieceRow>& rows,
                       PieceDrawings& drawings) {
  write_wide(html, "The pieces", [&] {
    html.element("table", {{"class", "pieces"}}, [&] {
      html.element("thead", {}, [&] {
        html.element("tr", {}, [&] {
          for (const std::string_view head : audit::piece_heads)
            html.element("th", {{"scope", "col"}}, head);
        });
      });
      html.element("tbody", {}, [&] {
        for (const audit::PieceRow& row : rows) write_piece_type(html, row, drawings);
      });
    });
  });
}

std::string TableNames::next(std::string_view section) {
  auto found = std::ranges::find_if(used_, [&](const auto& used) { return used.first == section; });
  if (found == used_.end()) found = used_.insert(used_.end(), {std::string(section), 0});
  const std::string number = ++found->second > 1 ? " " + std::to_string(found->second) : "";
  return "Table" + number + (section.empty() ? "" : " of " + std::string(section));
}

}  // namespace boardwright::page
