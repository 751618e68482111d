// Traverses a drawing once; what is too small on paper is enlarged or dropped.
#include "typeset/at_size.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

namespace boardwright::typeset {

using base::Points;
using geometry::Vec;
using scene::Group, scene::Node, scene::Path, scene::Style, scene::Text;

namespace {

constexpr Points least_drawn = 9.5_pt;  // the smallest width of a drawn piece, its disc not counted
constexpr double most_growth = 1.35;    // of a seat's sign; if it would need more, it is dropped
/// The growth of a letter on a disc whose sign was dropped.
constexpr double lone_letter_growth = 1.14;

bool is(const scene::Tag& tag, std::string_view word) {
  return tag.role.starts_with(word) &&
         (tag.role.size() == word.size() || tag.role[word.size()] == ' ');
}

/// Calls `visit` with every text and every stamp.
template <class Visit>
void for_parts(const Group& group, const Visit& visit) {
  for (const Node& node : group.children) {
    if (const auto* inner = std::get_if<Group>(&node)) for_parts(*inner, visit);
    if (const auto* text = std::get_if<Text>(&node)) visit(*text);
    if (const auto* stamp = std::get_if<scene::Stamp>(&node)) visit(*stamp);
  }
}

/// Font sizes by the style.
class Sizes {
 public:
  explicit Sizes(const Style& style) : style_(style) {}

  /// In sides; 0: the text is invisible.
  double of(const Text& text) {
    auto known = known_.find(text.tag.role);
    if (known == known_.end()) {
      const scene::Paint paint = style_.paint(text.tag.role);
      const bool seen = paint.fill || (paint.stroke && paint.stroke_width > 0);
      known = known_.emplace(text.tag.role, seen ? paint.font_size : 0).first;
    }
    return known->second > 0 && text.size > 0 ? text.size : known->second;
  }

 private:
  const Style& style_;
  std::map<std::string, double, std::less<>> known_;
};

/// The centre and the radius of a round disc.
struct Disc {
  Vec middle;
  double radius = 0;
};
std::optional<Disc> disc_of(const Path& path) {
  if (!is(path.tag, "man") || path.strokes.size() < 2 ||
      path.strokes[1].kind != scene::Stroke::Kind::half_turn)
    return std::nullopt;
  const Vec from = path.strokes[0].to, to = path.strokes[1].to;
  const Disc disc{0.5 * (from + to), path.strokes[1].radius};
  if (geometry::length(from - to) < 1.99 * disc.radius) return std::nullopt;  // the end of a plate
  return disc;
}

void grow(Path& path, Vec middle, double factor) {
  const auto grown = [&](Vec& point) { point = middle + factor * (point - middle); };
  for (scene::Stroke& stroke : path.strokes) {
    grown(stroke.to);
    grown(stroke.first);
    grown(stroke.second);
    stroke.radius *= factor;
  }
}

class Fitting {
 public:
  Fitting(const Style& style, Points side, bool drawn)
      : sizes_(style), side_(side), drawn_(drawn) {}

  Group fitted(const Group& group) {
    Group out{group.tag, {}, group.apart};
    out.children.reserve(group.children.size());
    bool sign_dropped = false;  // whether the sign next to the letter on a disc was dropped
    for (const Node& node : group.children) {
      if (const auto* inner = std::get_if<Group>(&node)) {
        if (is(inner->tag, drawn_ ? "as-letters" : "as-drawn")) continue;
        out.children.emplace_back(fitted(*inner));
      } else if (const auto* text = std::get_if<Text>(&node)) {
        sign_dropped = !add(out.children, *text) || sign_dropped;
      } else {
        out.children.push_back(node);
      }
    }
    if (sign_dropped) enlarge_label(out.children);
    return out;
  }

 private:
  /// Adds a text. Returns false if it is dropped, with the badge below it.
  bool add(std::vector<Node>& out, Text text) {
    const double size = sizes_.of(text);
    const double factor = size > 0 ? least_words / (size * side_) : 1;
    if (factor <= 1) {
      out.emplace_back(std::move(text));
      return true;
    }
    auto* const badge = out.empty() ? nullptr : std::get_if<scene::Stamp>(&out.back());
    const bool on_badge = badge != nullptr && geometry::length(badge->at - text.at) < 1e-9;
    if (is(text.tag, "man-seat") && factor > most_growth) {
      if (on_badge) out.pop_back();
      return false;
    }
    if (on_badge) badge->size *= factor;
    auto* const below = out.empty() ? nullptr : std::get_if<Path>(&out.back());
    if (below != nullptr && is(below->tag, "man-plate")) grow(*below, text.at, factor);
    text.size = factor * size;
    out.emplace_back(std::move(text));
    return true;
  }

  /// Enlarges a letter and centres it on its disc, since no sign is next to it.
  void enlarge_label(std::vector<Node>& nodes) {
    std::optional<Disc> disc;
    for (Node& node : nodes) {
      if (const auto* path = std::get_if<Path>(&node); path != nullptr && !disc)
        disc = disc_of(*path);
      auto* const text = std::get_if<Text>(&node);
      if (text == nullptr || !disc || !is(text->tag, "man-label")) continue;
      text->at = disc->middle;
      text->size *= lone_letter_growth;
    }
  }

  Sizes sizes_;
  const Points side_;
  const bool drawn_;
};

/// The width of the smallest piece in a drawing that has both forms of pieces, in sides.
std::optional<double> smallest_piece(const Group& group, bool inside = false) {
  std::optional<double> least;
  const auto take = [&](std::optional<double> size) {
    if (size && (!least || *size < *least)) least = size;
  };
  for (const Node& node : group.children) {
    if (const auto* inner = std::get_if<Group>(&node))
      take(smallest_piece(*inner, inside || is(inner->tag, "as-drawn")));
    const auto* stamp = std::get_if<scene::Stamp>(&node);
    if (inside && stamp != nullptr && is(stamp->tag, "drawn")) take(2 * stamp->size);
  }
  return least;
}

}  // namespace

Points legible_side(const Scene& scene, const Style& style) {
  Sizes sizes(style);
  double least = 0;
  for_parts(scene.root, [&](const auto& part) {
    if constexpr (std::is_same_v<std::decay_t<decltype(part)>, Text>) {
      if (part.tag.role.starts_with("man-")) return;
      const double size = sizes.of(part);
      if (size > 0 && (least == 0 || size < least)) least = size;
    }
  });
  return least > 0 ? least_words / least : 0_pt;
}

bool is_crowded(const Scene& scene) {
  constexpr std::ptrdiff_t many = 16;
  std::ptrdiff_t pieces = 0;
  for (const Node& node : scene.root.children) {
    const auto* group = std::get_if<Group>(&node);
    if (group == nullptr) continue;
    pieces += is(group->tag, "men") ? 1 : 0;
    pieces += std::ranges::count_if(group->children, [](const Node& each) {
      const auto* inner = std::get_if<Group>(&each);
      return inner != nullptr && is(inner->tag, "men");
    });
  }
  return pieces >= many;
}

Scene at_size(const Scene& scene, const Style& style, Points side) {
  const std::optional<double> piece = smallest_piece(scene.root);
  const bool drawn = piece && *piece * side >= least_drawn;
  return {scene.id, scene.title, scene.description, scene.box,
          Fitting(style, side, drawn).fitted(scene.root)};
}

}  // namespace boardwright::typeset
