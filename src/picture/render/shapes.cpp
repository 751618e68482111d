// Finds what drawings share, and writes it once.
#include "render/shapes.h"

#include <algorithm>

#include "render/svg_outline.h"

namespace boardwright::render {

using scene::Group, scene::Node, scene::Path, scene::Stamp, scene::Text;

namespace {

/// Shorter outlines take no more room than a reference.
constexpr std::size_t shortest = 24;

const scene::Tag& tag_of(const Node& node) {
  return std::visit([](const auto& item) -> const scene::Tag& { return item.tag; }, node);
}

bool has_role_only(const scene::Tag& tag) {
  return tag.id.empty() && tag.title.empty() && tag.data.empty();
}

}  // namespace

void Shapes::note(const scene::Scene& scene) { note(scene.root); }

void Shapes::note(const Group& group) {
  if (is_shape(group)) return;
  for (const Node& node : group.children)
    if (const auto* inner = std::get_if<Group>(&node))
      note(*inner);
    else if (const auto* path = std::get_if<Path>(&node); path != nullptr && !path->letters)
      ++outlines_[std::string(outline_of(*path))].count;
}

std::string_view Shapes::find(const Path& path) {
  if (path.letters) return {};
  const std::string_view outline = outline_of(path);
  const auto found = outlines_.find(outline);
  if (outline.size() < shortest || found == outlines_.end() || found->second.count < 2) return {};
  std::string& id = found->second.id;
  if (id.empty()) {
    id = next_id();
    written_.append("<path id=\"").append(id).append("\"").append(outline).append("\"/>\n");
  }
  return id;
}

std::string_view Shapes::add(std::string_view markup) {
  const auto [found, is_new] = groups_.try_emplace(std::string(markup));
  std::string& id = found->second;
  if (is_new) {
    id = next_id();
    written_.append("<g id=\"").append(id).append("\" class=\"").append(shape_class);
    written_.append("\">\n").append(markup).append("</g>\n");
  }
  return id;
}

std::string_view Shapes::outline_of(const Path& path) {
  buffer_.clear();
  buffer_.make_room(room_of(path.strokes));
  put_outline(buffer_, path.strokes);
  return buffer_.view();
}

/// Ids of authors contain no underscore, and those of drawings do not begin with one.
std::string Shapes::next_id() {
  constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
  std::string id;
  for (std::size_t rest = ids_++; id.empty() || rest > 0; rest /= digits.size())
    id.insert(id.begin(), digits[rest % digits.size()]);
  return "_" + id;
}

bool is_shape(const Group& group) {
  constexpr std::size_t least = 2;
  const std::string_view role = group.tag.role;
  if (!has_role_only(group.tag) || group.children.size() < least) return false;
  if (!role.empty() && role != "as-letters" && role != "as-drawn") return false;
  return std::ranges::all_of(group.children, [](const Node& node) {
    return !std::holds_alternative<Group>(node) && has_role_only(tag_of(node));
  });
}

geometry::Vec place_of(const Group& group) {
  const Node& first = group.children.front();
  if (const auto* path = std::get_if<Path>(&first)) {
    const auto& strokes = path->strokes;
    if (strokes.empty()) return {};
    const bool is_circle = strokes.size() > 1 && strokes[1].kind == scene::Stroke::Kind::half_turn;
    return is_circle ? 0.5 * (strokes[0].to + strokes[1].to) : strokes[0].to;
  }
  if (const auto* text = std::get_if<Text>(&first)) return text->at;
  if (const auto* stamp = std::get_if<Stamp>(&first)) return stamp->at;
  return {};
}

Node moved_from(const Node& part, geometry::Vec place) {
  Node moved = part;
  if (auto* path = std::get_if<Path>(&moved))
    for (scene::Stroke& stroke : path->strokes) {
      stroke.to = stroke.to - place;
      stroke.first = stroke.first - place;
      stroke.second = stroke.second - place;
    }
  else if (auto* text = std::get_if<Text>(&moved))
    text->at = text->at - place;
  else if (auto* stamp = std::get_if<Stamp>(&moved))
    stamp->at = stamp->at - place;
  return moved;
}

}  // namespace boardwright::render
