// Writes frames, tags, paths, texts and stamps.
#include "render/svg_writer.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "base/text.h"
#include "render/svg_outline.h"
#include "scene/style.h"

namespace boardwright::render {

using scene::DrawnShape, scene::svg_side;

namespace {

constexpr double pixels_per_side = 60;  // default size of a standalone file

constexpr std::string_view class_of(DrawnShape::Kind kind) {
  switch (kind) {
    case DrawnShape::Kind::body: return "stamp-body";
    case DrawnShape::Kind::line:
    case DrawnShape::Kind::fine: return "stamp-line";
    case DrawnShape::Kind::dot: return "stamp-dot";
  }
  return {};
}

}  // namespace

void SvgWriter::open(std::string_view css) {
  const Frame frame = side_ > 0_mm ? exact_frame_of(scene_.box) : frame_of(scene_.box);
  out_.make_room(1024 + css.size() +
                 longest_escape *
                     (5 * scene_.id.size() + scene_.title.size() + scene_.description.size()));
  out_.put("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"");
  put_frame(frame, {"", " ", " ", " "});
  if (standalone_) put_size(frame);
  out_.put("\" role=\"img\"");
  put_text_alternative();
  if (standalone_) {
    out_.put("<style>\n");
    out_.put(css);
    out_.put("</style>\n<rect class=\"sheet\"");
    put_frame(frame, {" x=\"", "\" y=\"", "\" width=\"", "\" height=\""});
    out_.put("\"/>\n");
  }
  if (is_single_image()) out_.put("<g aria-hidden=\"true\">\n");
}

void SvgWriter::write_defs(std::span<const Drawing* const> drawings) {
  if (drawings.empty()) return;
  out_.make_room(16);
  out_.put("<defs>\n");
  for (const Drawing* drawing : drawings) write(*drawing);
  out_.make_room(16);
  out_.put("</defs>\n");
}

void SvgWriter::close() {
  out_.make_room(16);
  if (is_single_image()) out_.put("</g>\n");
  out_.put("</svg>\n");
}

void SvgWriter::write(const scene::Group& group) {
  if (shapes_ != nullptr && is_shape(group)) return write_shared(group);
  const bool tagged = !group.tag.role.empty() || !group.tag.id.empty() ||
                      !group.tag.title.empty() || !group.tag.data.empty();
  if (tagged) {
    make_room(group.tag, 32);
    out_.put("<g");
    put_attributes(group.tag);
    out_.put('>');
    put_title(group.tag);
    out_.put('\n');
  }
  for (const scene::Node& node : group.children)
    std::visit([this](const auto& item) { write(item); }, node);
  if (!tagged) return;
  out_.make_room(16);
  out_.put("</g>\n");
}

SvgWriter::Frame SvgWriter::exact_frame_of(const scene::Box& box) {
  return {box.low.x * svg_side, -box.high.y * svg_side, box.width() * svg_side,
          box.height() * svg_side};
}

SvgWriter::Frame SvgWriter::frame_of(const scene::Box& box) {
  constexpr double slack = 1e-6;  // absorbs rounding errors of whole numbers
  const auto low = [](double sides) { return std::floor(sides * svg_side + slack); };
  const Frame corner{low(box.low.x), low(-box.high.y), 0, 0};
  return {corner.x, corner.y, -low(-box.high.x) - corner.x, -low(box.low.y) - corner.y};
}

void SvgWriter::put_frame(const Frame& frame, const std::array<std::string_view, 4>& before) {
  const std::array numbers = {frame.x, frame.y, frame.width, frame.height};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    out_.put(before[i]);
    out_.put_units(numbers[i]);
  }
}

void SvgWriter::put_size(const Frame& frame) {
  const auto size = [&](double units) {
    out_.put_units(units * (side_ > 0_mm ? side_.value : pixels_per_side) / svg_side);
    if (side_ > 0_mm) out_.put("mm");
  };
  out_.put("\" width=\"");
  size(frame.width);
  out_.put("\" height=\"");
  size(frame.height);
}

/// Writes the text alternative: title and description.
void SvgWriter::put_text_alternative() {
  const bool described = !scene_.description.empty();
  out_.put(" aria-labelledby=\"");
  put_id("title");
  if (described) {
    out_.put("\" aria-describedby=\"");
    put_id("desc");
  }
  out_.put("\">\n<title id=\"");
  put_id("title");
  out_.put("\">");
  out_.put_escaped(scene_.title);
  out_.put("</title>\n");
  if (!described) return;
  out_.put("<desc id=\"");
  put_id("desc");
  out_.put("\">");
  out_.put_escaped(scene_.description);
  out_.put("</desc>\n");
}

/// On a page an id has no dot, for the sake of style sheets and page checkers.
void SvgWriter::put_id(std::string_view id) {
  out_.put_escaped(scene_.id);
  out_.put(standalone_ ? '.' : '_');
  out_.put_escaped(id);
}

/// Reserves space for everything that a tag writes, and `more`.
void SvgWriter::make_room(const scene::Tag& tag, std::size_t more) {
  std::size_t letters = tag.role.size() + tag.id.size() + tag.title.size();
  if (!tag.id.empty()) letters += scene_.id.size();
  for (const auto& [key, value] : tag.data) letters += key.size() + value.size() + 2;
  out_.make_room(64 + longest_escape * letters + more);
}

void SvgWriter::put_attributes(const scene::Tag& tag) {
  if (!tag.id.empty()) {
    out_.put(" id=\"");
    put_id(tag.id);
    out_.put('"');
  }
  if (!tag.role.empty()) {
    out_.put(" class=\"");
    out_.put_escaped(tag.role);
    out_.put('"');
  }
  for (const auto& [key, value] : tag.data) {
    out_.put(" data-");
    out_.put_escaped(key);
    out_.put("=\"");
    out_.put_escaped(value);
    out_.put('"');
  }
}

void SvgWriter::put_title(const scene::Tag& tag) {
  if (tag.title.empty()) return;
  out_.put("<title>");
  out_.put_escaped(tag.title);
  out_.put("</title>");
}

/// Writes a reference to the parts of a group, at the group's place.
void SvgWriter::write_shared(const scene::Group& group) {
  const geometry::Vec place = place_of(group);
  XmlBuffer parts;
  SvgWriter writer(parts, scene_, standalone_, side_);
  for (const scene::Node& node : group.children)
    std::visit([&](const auto& item) { writer.write(item); }, moved_from(node, place));
  make_room(group.tag, 128);
  out_.put("<use");
  put_attributes(group.tag);
  out_.put(" href=\"#");
  out_.put(shapes_->add(parts.view()));
  out_.put("\" x=\"");
  out_.put_units(place.x * svg_side);
  out_.put("\" y=\"");
  out_.put_units(-place.y * svg_side);
  out_.put("\"/>\n");
}

/// Writes a path as a reference to its outline.
void SvgWriter::write_use(const scene::Path& path, std::string_view shape) {
  make_room(path.tag, 32 + shape.size());
  out_.put("<use");
  put_attributes(path.tag);
  out_.put(" href=\"#");
  out_.put(shape);
  if (path.tag.title.empty()) return out_.put("\"/>\n");
  out_.put("\">");
  put_title(path.tag);
  out_.put("</use>\n");
}

void SvgWriter::write(const scene::Path& path) {
  if (path.strokes.empty()) return;
  if (shapes_ != nullptr)
    if (const std::string_view shape = shapes_->find(path); !shape.empty())
      return write_use(path, shape);
  make_room(path.tag, room_of(path.strokes));
  out_.put("<path");
  put_attributes(path.tag);
  if (path.letters) out_.put(" paint-order=\"stroke\"");
  put_outline(out_, path.strokes);
  if (path.tag.title.empty()) return out_.put("\"/>\n");
  out_.put("\">");
  put_title(path.tag);
  out_.put("</path>\n");
}

void SvgWriter::write(const scene::Text& text) {
  make_room(text.tag, 256 + longest_escape * text.words.size());
  out_.put("<text");
  put_attributes(text.tag);
  out_.put(" x=\"");
  out_.put_units(text.at.x * svg_side);
  out_.put("\" y=\"");
  const double below = text.size * scene::capital_height / 2;
  out_.put_units((below - text.at.y) * svg_side);
  if (text.size > 0) {
    out_.put(standalone_ ? "\" style=\"font-size:" : "\" font-size=\"");
    out_.put_units(text.size * svg_side);
    if (standalone_) out_.put("px");
  } else {
    out_.put("\" dy=\".357em");  // half of capital_height
  }
  if (text.angle != 0) put_turn(text);
  out_.put("\">");
  put_title(text.tag);
  out_.put_escaped(text.words);
  out_.put("</text>\n");
}

/// Writes a rotation. SVG angles are clockwise.
void SvgWriter::put_turn(const scene::Text& text) {
  out_.put("\" transform=\"rotate(");
  out_.put_units(-text.angle);
  out_.put(' ');
  out_.put_units(text.at.x * svg_side);
  out_.put(' ');
  out_.put_units(-text.at.y * svg_side);
  out_.put(')');
}

/// In a standalone file the id has the scene's prefix; on a page, drawings are shared by all
/// figures.
void SvgWriter::put_drawing_id(const Drawing& drawing) {
  if (standalone_) {
    out_.put_escaped(scene_.id);
    out_.put(".drawn-");
    return out_.put_escaped(drawing.id);
  }
  out_.put("drawn_");
  std::string id = drawing.id;
  std::ranges::replace(id, '.', '_');
  out_.put_escaped(id);
}

/// Writes a larger outline that is scaled down together with its line, whose width is inherited.
void SvgWriter::put_fine(std::vector<scene::Stroke> strokes) {
  constexpr double larger = 1 / scene::fine_width;
  for (scene::Stroke& stroke : strokes) {
    stroke.to = larger * stroke.to;
    stroke.first = larger * stroke.first;
    stroke.second = larger * stroke.second;
    stroke.radius *= larger;
  }
  out_.put(" transform=\"scale(");
  out_.put(base::decimal(scene::fine_width));
  out_.put(")\"");
  put_outline(out_, strokes);
}

void SvgWriter::write(const Drawing& drawing) {
  out_.make_room(32 + longest_escape * (scene_.id.size() + drawing.id.size()));
  out_.put("<g id=\"");
  put_drawing_id(drawing);
  out_.put("\">\n");
  for (const DrawnShape& shape : drawing.shapes) {
    out_.make_room(96 + room_of(shape.strokes));
    out_.put("<path class=\"");
    out_.put(class_of(shape.kind));
    out_.put('"');
    if (shape.kind == DrawnShape::Kind::fine)
      put_fine(shape.strokes);
    else
      put_outline(out_, shape.strokes);
    out_.put("\"/>\n");
  }
  out_.make_room(16);
  out_.put("</g>\n");
}

void SvgWriter::write(const scene::Stamp& stamp) {
  constexpr int fine = 4;  // decimals of scale factors
  make_room(stamp.tag, 256 + longest_escape * (scene_.id.size() + stamp.drawing->id.size()));
  out_.put("<use");
  put_attributes(stamp.tag);
  out_.put(" href=\"#");
  put_drawing_id(*stamp.drawing);
  out_.put("\" transform=\"translate(");
  put_point(out_, stamp.at);
  if (stamp.angle != 0) {
    out_.put(")rotate(");
    out_.put_units(-stamp.angle);
  }
  out_.put(")scale(");
  out_.put(base::decimal(stamp.size, fine));
  if (stamp.tag.title.empty()) return out_.put(")\"/>\n");
  out_.put(")\">");
  put_title(stamp.tag);
  out_.put("</use>\n");
}

}  // namespace boardwright::render
