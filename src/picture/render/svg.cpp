// Writes drawings as SVG with ids, classes, titles and data, into a reused buffer.
#include "render/svg.h"

#include <algorithm>
#include <array>

#include "render/svg_writer.h"

namespace boardwright::render {

using scene::Scene, scene::Style;

namespace {

/// The dependencies of a scene: the roles of its parts and the drawings of its stamps, each once.
class Needs {
 public:
  explicit Needs(const Scene& scene) {
    gather(scene.root);
    std::ranges::sort(roles_);
    roles_.erase(std::unique(roles_.begin(), roles_.end()), roles_.end());
  }
  const std::vector<std::string_view>& roles() const { return roles_; }
  std::vector<const Drawing*>& drawings() { return drawings_; }

  std::string css(const Style& style) const {
    return style.css(roles_) + (drawings_.empty() ? "" : Style::stamp_css());
  }

 private:
  void gather(const scene::Group& group) {
    for (const scene::Node& node : group.children)
      std::visit([this](const auto& n) { gather(n); }, node);
  }
  void gather(const scene::Path& path) { add(path.tag.role); }
  void gather(const scene::Text& text) { add(text.tag.role); }
  void gather(const scene::Stamp& stamp) {
    add(stamp.tag.role);
    if (std::ranges::find(drawings_, stamp.drawing) == drawings_.end())
      drawings_.push_back(stamp.drawing);
  }

  /// Skips roles seen recently, so that few remain to be sorted.
  void add(std::string_view role) {
    if (role.empty()) return;
    std::string_view& last = last_[(role.size() + static_cast<unsigned char>(role.back())) % 32];
    if (last == role) return;
    last = role;
    roles_.push_back(role);
  }

  std::array<std::string_view, 32> last_;
  std::vector<std::string_view> roles_;
  std::vector<const Drawing*> drawings_;
};

XmlBuffer& buffer_for(base::Millimetres side) {
  constexpr int print_decimals = 4;
  thread_local XmlBuffer buffer;
  buffer.clear();
  buffer.set_decimals(side > 0_mm ? print_decimals : 0);
  return buffer;
}

std::string as_file(const Scene& scene, const Style& style, base::Millimetres side,
                    bool themed = false) {
  Needs needs(scene);
  XmlBuffer& buffer = buffer_for(side);
  SvgWriter writer(buffer, scene, true, side);
  writer.open(themed ? style.drawing_css() : needs.css(style));
  writer.write_defs(needs.drawings());
  writer.write(scene.root);
  writer.close();
  return std::string(buffer.view());
}

}  // namespace

std::string render_svg(const Scene& scene, const Style& style) {
  return as_file(scene, style, 0_mm);
}

std::string render_themed_svg(const Scene& scene, const Style& style) {
  return as_file(scene, style, 0_mm, true);
}

std::string render_svg(const Scene& scene, const Style& style, base::Millimetres side) {
  return as_file(scene, style, side);
}

void append_svg(std::string& out, const Scene& scene, Shapes* shapes) {
  XmlBuffer& buffer = buffer_for(0_mm);
  SvgWriter writer(buffer, scene, false, 0_mm, shapes);
  writer.open({});
  writer.write(scene.root);
  writer.close();
  out += buffer.view();
}

void append_drawings(std::string& out, std::span<const Drawing* const> drawings,
                     const Shapes& shapes) {
  if (drawings.empty() && shapes.markup().empty()) return;
  XmlBuffer& buffer = buffer_for(0_mm);
  SvgWriter(buffer, {}, false, 0_mm).write_defs(drawings);
  out +=
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"drawings\" width=\"0\" height=\"0\" "
      "aria-hidden=\"true\">\n";
  out += buffer.view();
  if (!shapes.markup().empty()) out.append("<defs>\n").append(shapes.markup()).append("</defs>\n");
  out += "</svg>\n";
}

std::vector<const Drawing*> drawings_of(const Scene& scene) {
  return std::move(Needs(scene).drawings());
}

}  // namespace boardwright::render
