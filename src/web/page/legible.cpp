// Compares the size of a figure's texts with the width of its drawing.
#include "page/legible.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "diagram/piece_drawing.h"

namespace boardwright::page {

using scene::Group, scene::Tag;

namespace {

// Minimum font sizes, in pixels.
constexpr double least_size = 9, least_on_phone = 7;

/// The tag of a plate or badge, which is meaningless without the text on it; null for other nodes.
Tag* ground_of_text(scene::Node& node) {
  auto* path = std::get_if<scene::Path>(&node);
  auto* stamp = std::get_if<scene::Stamp>(&node);
  Tag* tag = path != nullptr ? &path->tag : stamp != nullptr ? &stamp->tag : nullptr;
  if (tag == nullptr) return nullptr;
  if (stamp != nullptr && stamp->drawing->id.starts_with(diagram::badge_id)) return tag;
  const std::string_view word = std::string_view(tag->role).substr(0, tag->role.find(' '));
  return word.ends_with("-plate") || word.ends_with("-badge") ? tag : nullptr;
}

/// Adds the class of a width to the classes of a node.
void add_width(Tag& tag, int width) {
  tag.role += (tag.role.empty() ? "w" : " w") + std::to_string(width);
}

/// A look of a figure, and the width of its drawing in a window of 1440 pixels according to
/// page.css. The browser tests measure these widths.
struct Look {
  std::string_view name;
  double width;
};
constexpr std::array<Look, 3> looks = {{{"", 433}, {"large", 503}, {"wide", 805}}};

/// Drawing widths: in a window of 390 pixels, and the smallest one in a window of 641 pixels, just
/// above the limit of the rules for phones.
constexpr double width_on_phone = 328, least_width = 393;

/// Drawings wider than this, in sides, use the whole column, with a lower limit if they show cell
/// names. Drawings narrower than the lower limit gain nothing from the widest look.
constexpr double large_drawing = 20, large_with_names = 12;

/// The largest height, relative to the width, for which the widest look fits on a screen.
constexpr double tallest = 1.25;

constexpr int rounding = 20;  // step of widths in pixels, so that many figures share few rules

class Measure {
 public:
  Measure(const Scene& scene, const scene::Style& style)
      : sides_(scene.box.width()), style_(style) {}

  /// The drawing width at which a text has the minimum size, rounded up to a whole step.
  int needed(const scene::Text& text) const {
    const double size = text.size > 0 ? text.size : style_.paint(text.tag.role).font_size;
    return rounding * static_cast<int>(std::ceil(least_size * sides_ / size / rounding));
  }

  int most_needed(const Group& group) const {
    int most = 0;
    for (const scene::Node& node : group.children)
      if (const auto* text = std::get_if<scene::Text>(&node))
        most = std::max(most, needed(*text));
      else if (const auto* inner = std::get_if<Group>(&node))
        most = std::max(most, most_needed(*inner));
    return most;
  }

  void mark(Group& group, int fine, std::set<int>& widths) const {
    Tag* ground = nullptr;  // the plate or badge directly below the text
    for (scene::Node& node : group.children) {
      if (auto* text = std::get_if<scene::Text>(&node)) {
        if (const int width = needed(*text); width > fine) {
          widths.insert(width);
          add_width(text->tag, width);
          if (ground != nullptr) add_width(*ground, width);
        }
      } else if (auto* inner = std::get_if<Group>(&node)) {
        mark(*inner, fine, widths);
      }
      ground = ground_of_text(node);
    }
  }

 private:
  double sides_;
  const scene::Style& style_;
};

}  // namespace

Fitted fitted(Scene scene, const scene::Style& style, bool named) {
  Fitted result;
  const Measure measure(scene, style);
  const double sides = scene.box.width();
  const int needed = measure.most_needed(scene.root);
  const bool flat = scene.box.height() < tallest * sides;
  std::size_t look = sides > (named ? large_with_names : large_drawing) ? 1 : 0;
  while (look + 1 < looks.size() && needed > looks[look].width &&
         (look == 0 || (flat && sides > large_with_names)))
    ++look;
  result.look = looks[look].name;
  const double fine = std::min(least_width, width_on_phone * least_size / least_on_phone);
  measure.mark(scene.root, static_cast<int>(fine), result.widths);
  result.scene = std::move(scene);
  return result;
}

/// The rules set a property of the drawing, so that texts of shared pieces, which are elsewhere on
/// the page, inherit it.
std::string left_out_css(const std::set<int>& widths) {
  std::string each, wide, narrow;
  for (const int width : widths) {
    const std::string name = "w" + std::to_string(width);
    each += "." + name + "{display:var(--" + name + ",inline)}\n";
    const auto rule = [&](int below) {
      return "@container figure (max-width:" + std::to_string(below) + "px){.drawing svg{--" +
             name + ":none}}\n";
    };
    wide += rule(width - 1);
    narrow += rule(static_cast<int>(std::ceil(width * least_on_phone / least_size)) - 1);
  }
  if (widths.empty()) return {};
  return each + "@media screen and (min-width:40.01rem){\n" + wide +
         "}\n@media screen and (max-width:40rem){\n" + narrow + "}\n";
}

}  // namespace boardwright::page
