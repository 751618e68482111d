// Writes drawings as SVG with ids, classes, titles and data, into one reused buffer.
#include "render/svg.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <memory>

#include "base/text.h"

namespace boardwright::render {
namespace {

constexpr double steps = 10;            // coordinates are written in tenths of a unit
constexpr double pixels_per_side = 60;  // the size at which a file is shown by itself
constexpr std::size_t longest_number = 24;
constexpr std::size_t longest_escape = 6;

/// What stands for a byte that cannot stand in XML by itself; empty for all others.
constexpr std::string_view escape_of(unsigned char c) {
  switch (c) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    case '\'': return "&#39;";
    case '\t':
    case '\n':
    case '\r': return {};
    default: return c < 0x20 ? "\xEF\xBF\xBD" : std::string_view();
  }
}

constexpr auto escapes = [] {
  std::array<bool, 256> table{};
  for (std::size_t c = 0; c < table.size(); ++c)
    table[c] = !escape_of(static_cast<unsigned char>(c)).empty();
  return table;
}();

constexpr auto digit_pairs = [] {
  std::array<char, 200> table{};
  for (std::size_t n = 0; n < 100; ++n) {
    table[2 * n] = static_cast<char>('0' + n / 10);
    table[2 * n + 1] = static_cast<char>('0' + n % 10);
  }
  return table;
}();

/// A number in tenths of a unit; what is no number, or beyond all drawings, is 0.
std::int64_t tenths(double units) {
  const double scaled = units * steps;
  if (!(std::abs(scaled) < 1e15)) return 0;
  return static_cast<std::int64_t>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
}

/// Bytes being put together. Whoever writes first makes room for the most it can write.
class Buffer {
 public:
  void clear() { at_ = bytes_.get(); }
  std::string_view view() const { return {bytes_.get(), used()}; }

  void make_room(std::size_t count) {
    if (count > capacity_ - used()) grow(count);
  }

  void put(char c) { *at_++ = c; }

  void put(std::string_view text) {
    if (text.empty()) return;
    std::memcpy(at_, text.data(), text.size());
    at_ += text.size();
  }

  void put_escaped(std::string_view text) {
    for (const char c : text) {
      const auto byte = static_cast<unsigned char>(c);
      if (escapes[byte])
        put(escape_of(byte));
      else
        put(c);
    }
  }

  void put_whole(std::uint64_t value) {
    std::array<char, longest_number> digits;
    char* first = digits.data() + digits.size();
    char* const last = first;
    for (; value >= 100; value /= 100) first = put_pair(first, value % 100);
    if (value >= 10)
      first = put_pair(first, value);
    else
      *--first = static_cast<char>('0' + value);
    put(std::string_view(first, static_cast<std::size_t>(last - first)));
  }

  /// "12", "-0.5", never "-0" or "12.0".
  void put_tenths(std::int64_t value) {
    if (value < 0) put('-');
    const auto size = static_cast<std::uint64_t>(value < 0 ? -value : value);
    put_whole(size / 10);
    if (size % 10 == 0) return;
    put('.');
    put(static_cast<char>('0' + size % 10));
  }

  /// A number as the drawing needs it: in tenths, or for print in so many decimals.
  void put_units(double units) {
    if (decimals_ == 0) return put_tenths(tenths(units));
    put(decimal(units, decimals_));
  }

  void set_decimals(int decimals) { decimals_ = decimals; }

 private:
  std::size_t used() const { return static_cast<std::size_t>(at_ - bytes_.get()); }

  static char* put_pair(char* end, std::uint64_t value) {
    end -= 2;
    std::memcpy(end, &digit_pairs[2 * value], 2);
    return end;
  }

  void grow(std::size_t count) {
    const std::size_t kept = used();
    capacity_ = 2 * capacity_ + count + 4096;
    std::unique_ptr<char[]> larger(new char[capacity_]);
    if (kept > 0) std::memcpy(larger.get(), bytes_.get(), kept);
    bytes_ = std::move(larger);
    at_ = bytes_.get() + kept;
  }

  std::unique_ptr<char[]> bytes_;
  char* at_ = nullptr;
  std::size_t capacity_ = 0;
  int decimals_ = 0;
};

/// Writes the nodes of one drawing.
class SvgWriter {
 public:
  /// `side`: for print; 0: for screens.
  /// `alone`: a file of its own, where text sizes go into style attributes. On pages they cannot,
  /// since a strict page forbids such attributes; there the style sheet steps aside for them.
  SvgWriter(Buffer& out, const Scene& scene, bool alone, Millimetres side)
      : out_(out), scene_(scene), alone_(alone), side_(side) {}

  void open(std::string_view css) {
    const Frame frame = side_ > 0_mm ? exact_frame_of(scene_.box) : frame_of(scene_.box);
    out_.make_room(1024 + css.size() +
                   longest_escape *
                       (5 * scene_.id.size() + scene_.title.size() + scene_.description.size()));
    out_.put("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"");
    put_frame(frame, {"", " ", " ", " "});
    if (alone_) put_size(frame);
    out_.put("\" role=\"img\"");
    put_words();
    if (!alone_) return;
    out_.put("<style>\n");
    out_.put(css);
    out_.put("</style>\n<rect class=\"sheet\"");
    put_frame(frame, {" x=\"", "\" y=\"", "\" width=\"", "\" height=\""});
    out_.put("\"/>\n");
  }

  void write_defs(std::span<const Drawing* const> drawings) {
    if (drawings.empty()) return;
    out_.make_room(16);
    out_.put("<defs>\n");
    for (const Drawing* drawing : drawings) write(*drawing);
    out_.make_room(16);
    out_.put("</defs>\n");
  }

  void close() {
    out_.make_room(16);
    out_.put("</svg>\n");
  }

  void write(const Group& group) {
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
    for (const Node& node : group.children)
      std::visit([this](const auto& item) { write(item); }, node);
    if (!tagged) return;
    out_.make_room(16);
    out_.put("</g>\n");
  }

 private:
  /// What is shown, in whole units, y down.
  struct Frame {
    double x, y, width, height;
  };

  static Frame exact_frame_of(const Box& box) {
    return {box.low.x * svg_side, -box.high.y * svg_side, box.width() * svg_side,
            box.height() * svg_side};
  }

  static Frame frame_of(const Box& box) {
    constexpr double slack = 1e-6;  // what is whole but for rounding stays as it is
    const auto low = [](double sides) { return std::floor(sides * svg_side + slack); };
    const Frame corner{low(box.low.x), low(-box.high.y), 0, 0};
    return {corner.x, corner.y, -low(-box.high.x) - corner.x, -low(box.low.y) - corner.y};
  }

  void put_frame(const Frame& frame, const std::array<std::string_view, 4>& before) {
    const std::array numbers = {frame.x, frame.y, frame.width, frame.height};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      out_.put(before[i]);
      out_.put_units(numbers[i]);
    }
  }

  void put_size(const Frame& frame) {
    const auto size = [&](double units) {
      out_.put_units(units * (side_ > 0_mm ? side_.value : pixels_per_side) / svg_side);
      if (side_ > 0_mm) out_.put("mm");
    };
    out_.put("\" width=\"");
    size(frame.width);
    out_.put("\" height=\"");
    size(frame.height);
  }

  /// The words for those who cannot see the drawing.
  void put_words() {
    out_.put(" aria-labelledby=\"");
    put_id("title");
    if (!scene_.description.empty()) {
      out_.put(' ');
      put_id("desc");
    }
    out_.put("\">\n<title id=\"");
    put_id("title");
    out_.put("\">");
    out_.put_escaped(scene_.title);
    out_.put("</title>\n");
    if (scene_.description.empty()) return;
    out_.put("<desc id=\"");
    put_id("desc");
    out_.put("\">");
    out_.put_escaped(scene_.description);
    out_.put("</desc>\n");
  }

  void put_id(std::string_view id) {
    out_.put_escaped(scene_.id);
    out_.put('.');
    out_.put_escaped(id);
  }

  /// Makes room for all that a tag writes, and `more`.
  void make_room(const Tag& tag, std::size_t more) {
    std::size_t letters = tag.role.size() + tag.id.size() + tag.title.size();
    if (!tag.id.empty()) letters += scene_.id.size();
    for (const auto& [key, value] : tag.data) letters += key.size() + value.size() + 2;
    out_.make_room(64 + longest_escape * letters + more);
  }

  void put_attributes(const Tag& tag) {
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

  void put_title(const Tag& tag) {
    if (tag.title.empty()) return;
    out_.put("<title>");
    out_.put_escaped(tag.title);
    out_.put("</title>");
  }

  void put_point(Vec point) {
    out_.put_units(point.x * svg_side);
    out_.put(',');
    out_.put_units(-point.y * svg_side);
  }

  /// Points that follow a move are lines without a letter.
  void put_stroke(const Stroke& stroke, bool first_after_move_or_line) {
    switch (stroke.kind) {
      case Stroke::Kind::move: out_.put('M'); return put_point(stroke.to);
      case Stroke::Kind::line:
        out_.put(first_after_move_or_line ? ' ' : 'L');
        return put_point(stroke.to);
      case Stroke::Kind::half_turn: {
        const double radius = stroke.radius * svg_side;
        out_.put('A');
        out_.put_units(radius);
        out_.put(',');
        out_.put_units(radius);
        out_.put(" 0 1 0 ");
        return put_point(stroke.to);
      }
      case Stroke::Kind::curve:
        out_.put('C');
        put_point(stroke.first);
        out_.put(' ');
        put_point(stroke.second);
        out_.put(' ');
        return put_point(stroke.to);
      case Stroke::Kind::close: return out_.put('Z');
    }
  }

  static std::size_t room_of(const std::vector<Stroke>& strokes) {
    return 64 + 6 * (longest_number + 1) * strokes.size();
  }

  void put_outline(const std::vector<Stroke>& strokes) {
    out_.put(" d=\"");
    bool lines = false;
    for (const Stroke& stroke : strokes) {
      put_stroke(stroke, lines);
      lines = stroke.kind == Stroke::Kind::move || stroke.kind == Stroke::Kind::line;
    }
  }

  void write(const Path& path) {
    if (path.strokes.empty()) return;
    make_room(path.tag, room_of(path.strokes));
    out_.put("<path");
    put_attributes(path.tag);
    put_outline(path.strokes);
    if (path.tag.title.empty()) return out_.put("\"/>\n");
    out_.put("\">");
    put_title(path.tag);
    out_.put("</path>\n");
  }

  void write(const Text& text) {
    make_room(text.tag, 256 + longest_escape * text.words.size());
    out_.put("<text");
    put_attributes(text.tag);
    out_.put(" x=\"");
    out_.put_units(text.at.x * svg_side);
    out_.put("\" y=\"");
    const double below = text.size * capital_height / 2;
    out_.put_units((below - text.at.y) * svg_side);
    if (text.size > 0) {
      out_.put(alone_ ? "\" style=\"font-size:" : "\" font-size=\"");
      out_.put_units(text.size * svg_side);
      if (alone_) out_.put("px");
    } else {
      out_.put("\" dy=\".357em");  // half of capital_height
    }
    if (text.angle != 0) put_turn(text);
    out_.put("\">");
    put_title(text.tag);
    out_.put_escaped(text.words);
    out_.put("</text>\n");
  }

  /// In a file of its own an id begins as all ids do; drawings of a page serve all its figures.
  void put_drawing_id(const Drawing& drawing) {
    out_.put_escaped(alone_ ? scene_.id : std::string_view());
    out_.put(alone_ ? ".drawn-" : "drawn.");
    out_.put_escaped(drawing.id);
  }

  void write(const Drawing& drawing) {
    out_.make_room(32 + longest_escape * (scene_.id.size() + drawing.id.size()));
    out_.put("<g id=\"");
    put_drawing_id(drawing);
    out_.put("\">\n");
    for (const DrawnShape& shape : drawing.shapes) {
      out_.make_room(64 + room_of(shape.strokes));
      out_.put("<path class=\"");
      out_.put(class_of(shape.kind));
      out_.put('"');
      put_outline(shape.strokes);
      out_.put("\"/>\n");
    }
    out_.make_room(16);
    out_.put("</g>\n");
  }

  static constexpr std::string_view class_of(DrawnShape::Kind kind) {
    switch (kind) {
      case DrawnShape::Kind::body: return "stamp-body";
      case DrawnShape::Kind::line: return "stamp-line";
      case DrawnShape::Kind::dot: return "stamp-dot";
    }
    return {};
  }

  void write(const Stamp& stamp) {
    constexpr int fine = 4;  // decimals of what is multiplied
    make_room(stamp.tag, 256 + longest_escape * (scene_.id.size() + stamp.drawing->id.size()));
    out_.put("<use");
    put_attributes(stamp.tag);
    out_.put(" href=\"#");
    put_drawing_id(*stamp.drawing);
    out_.put("\" transform=\"translate(");
    put_point(stamp.at);
    if (stamp.angle != 0) {
      out_.put(")rotate(");
      out_.put_units(-stamp.angle);
    }
    out_.put(")scale(");
    out_.put(decimal(stamp.size, fine));
    if (stamp.tag.title.empty()) return out_.put(")\"/>\n");
    out_.put(")\">");
    put_title(stamp.tag);
    out_.put("</use>\n");
  }

  /// Angles of SVG run the other way.
  void put_turn(const Text& text) {
    out_.put("\" transform=\"rotate(");
    out_.put_units(-text.angle);
    out_.put(' ');
    out_.put_units(text.at.x * svg_side);
    out_.put(' ');
    out_.put_units(-text.at.y * svg_side);
    out_.put(')');
  }

  Buffer& out_;
  const Scene& scene_;
  bool alone_;
  Millimetres side_;
};

/// What a scene needs besides itself: the roles of its parts and the drawings of its stamps, each
/// once.
class Needs {
 public:
  explicit Needs(const Scene& scene) {
    gather(scene.root);
    std::sort(roles_.begin(), roles_.end());
    roles_.erase(std::unique(roles_.begin(), roles_.end()), roles_.end());
  }
  const std::vector<std::string_view>& roles() const { return roles_; }
  std::vector<const Drawing*>& drawings() { return drawings_; }

  std::string css(const Style& style) const {
    return style.css(roles_) + (drawings_.empty() ? "" : Style::stamp_css());
  }

 private:
  void gather(const Group& group) {
    for (const Node& node : group.children) std::visit([this](const auto& n) { gather(n); }, node);
  }
  void gather(const Path& path) { add(path.tag.role); }
  void gather(const Text& text) { add(text.tag.role); }
  void gather(const Stamp& stamp) {
    add(stamp.tag.role);
    if (std::find(drawings_.begin(), drawings_.end(), stamp.drawing) == drawings_.end())
      drawings_.push_back(stamp.drawing);
  }

  /// Most are among the last few, and need not be sorted.
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

Buffer& buffer_for(Millimetres side) {
  constexpr int print_decimals = 4;
  thread_local Buffer buffer;
  buffer.clear();
  buffer.set_decimals(side > 0_mm ? print_decimals : 0);
  return buffer;
}

std::string as_file(const Scene& scene, const Style& style, Millimetres side) {
  Needs needs(scene);
  Buffer& buffer = buffer_for(side);
  SvgWriter writer(buffer, scene, true, side);
  writer.open(needs.css(style));
  writer.write_defs(needs.drawings());
  writer.write(scene.root);
  writer.close();
  return std::string(buffer.view());
}

}  // namespace

std::string render_svg(const Scene& scene, const Style& style) {
  return as_file(scene, style, 0_mm);
}

std::string render_svg(const Scene& scene, const Style& style, Millimetres side) {
  return as_file(scene, style, side);
}

void append_svg(std::string& out, const Scene& scene) {
  Buffer& buffer = buffer_for(0_mm);
  SvgWriter writer(buffer, scene, false, 0_mm);
  writer.open({});
  writer.write(scene.root);
  writer.close();
  out += buffer.view();
}

void append_drawings(std::string& out, std::span<const Drawing* const> drawings) {
  if (drawings.empty()) return;
  Buffer& buffer = buffer_for(0_mm);
  SvgWriter(buffer, {}, false, 0_mm).write_defs(drawings);
  out +=
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"drawings\" width=\"0\" height=\"0\" "
      "aria-hidden=\"true\">\n";
  out += buffer.view();
  out += "</svg>\n";
}

std::vector<const Drawing*> drawings_of(const Scene& scene) {
  return std::move(Needs(scene).drawings());
}

}  // namespace boardwright::render
