// How roles look: paints read from templates/styles, shared by all output formats.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/data.h"
#include "base/report.h"

namespace boardwright::scene {

using base::Data, base::decimal, base::Report, base::Shape;

/// A colour with components from 0 to 1.
struct Colour {
  double red = 0, green = 0, blue = 0;
  friend bool operator==(const Colour&, const Colour&) = default;
};

/// How a role is drawn. Lengths are in cell sides, for stamps relative to the stamp's size.
struct Paint {
  std::optional<Colour> fill;    ///< none: not filled
  std::optional<Colour> stroke;  ///< none: no outline
  double opacity = 1;
  double stroke_width = 0;
  bool round = false;          ///< round caps and joins of strokes
  std::vector<double> dashes;  ///< alternating lengths of dashes and gaps; empty: solid
  std::string font = "Noto Sans";
  bool bold = false, italic = false;
  double font_size = 0.3;
  Colour detail;           ///< colour of the lines and dots of stamps
  double hatch_angle = 0;  ///< degrees counter-clockwise
  double hatch_apart = 0;  ///< distance between two lines; 0: no hatching
  friend bool operator==(const Paint&, const Paint&) = default;
};

/// The printing inks for a colour.
struct PressInk {
  Colour colour;
  std::array<double, 4> cmyk{};  ///< cyan, magenta, yellow and black, each from 0 to 1
  std::string spot;  ///< name of a spot ink, for which `cmyk` is the fallback; empty: none
  /// Inks of text and lines if they differ: fewer plates keep them sharp.
  std::optional<std::array<double, 4>> lines = {};
  friend bool operator==(const PressInk&, const PressInk&) = default;
};

/// Whether the page around a drawing is light or dark.
enum class Surroundings { light, dark };

/// Paints by role.
///
/// A style is a list of rules. A rule names one or more words and applies to every role that has
/// all of them. The rule with more words wins, and among equals the later one. A property that no
/// rule sets has its default from Paint. Text is filled over its stroke, all other outlines are
/// stroked over their fill.
class Style {
 public:
  struct Rule {
    std::vector<std::string> words;
    Paint light, dark;        ///< values of the properties that the rule sets
    std::uint32_t given = 0;  ///< one bit per row of the property table
    bool rare = false;  ///< needed by few drawings and omitted from the SVG of others; one of its
                        ///< words occurs only in rare rules
  };

  Style() = default;
  Style(std::vector<Rule> rules, Colour sheet, Colour dark_sheet, bool painted = false);

  /// The paint of a role: the defaults, overridden by the rules that apply.
  Paint paint(std::string_view role, Surroundings surroundings = Surroundings::light) const;

  /// Whether any rule contains this word.
  bool knows(std::string_view word) const;

  /// The rules as CSS for SVG, one class selector each, in the light colours. Omits rare rules.
  const std::string& css() const { return css_; }

  /// Like css(), plus the rare rules that apply to one of these roles.
  std::string css(std::span<const std::string_view> roles) const;

  /// The rules as CSS for a web page, each selector prefixed with `scope`. Dark colours apply if
  /// the reader prefers a dark scheme or the root element has data-theme="dark"; print always uses
  /// the light ones. `scope` matches an element around the drawings, such as ".board", and gets the
  /// custom property --sheet, the background colour of drawings. The rules also apply inside
  /// `also`, such as ".shape", if it is not empty.
  std::string page_css(std::string_view scope, std::string_view also = {}) const;

  /// The CSS for a standalone drawing, for example in an <img> or a shadow tree: dark colours apply
  /// if the reader prefers a dark scheme.
  std::string drawing_css() const;

  /// CSS that makes the shapes of a piece drawing inherit the paint of the <use> element that shows
  /// it. `scope` as in page_css(), which includes this CSS; the shapes can lie outside the scope.
  static std::string stamp_css(std::string_view scope = {});

  /// The background colour of drawings.
  Colour sheet(Surroundings surroundings = Surroundings::light) const;

  /// Whether printed boards use the cell colours of their game's file.
  bool painted() const { return painted_; }

  /// The folder of piece drawings that replace the others; empty: none.
  const std::string& piece_types() const { return piece_types_; }
  void take_piece_types(std::string folder) { piece_types_ = std::move(folder); }

  /// The shape of counters in kits: "disc", "hexagon" or "wedge".
  const std::string& counters() const { return counters_; }
  void take_counters(std::string shape) { counters_ = std::move(shape); }

  /// The printing inks of some colours. Each colour occurs once.
  const std::vector<PressInk>& press() const { return press_; }
  void take_press(std::vector<PressInk> inks) { press_ = std::move(inks); }

  /// The rules in ascending order of precedence.
  const std::vector<Rule>& rules() const { return rules_; }

  /// A hash of everything that affects what a screen shows.
  std::uint64_t hash() const { return hash_; }

 private:
  /// Custom properties for both colour schemes, and the rules that use them.
  struct ThemedCss {
    std::string light, dark, rules;
  };
  ThemedCss themed_css(std::string_view scope) const;
  bool is_only_rare(std::string_view word) const;

  std::vector<Rule> rules_;  ///< in ascending order of precedence
  Colour sheet_{1, 1, 1}, dark_sheet_{1, 1, 1};
  bool painted_ = false;
  std::string piece_types_;
  std::string counters_ = "disc";
  std::vector<PressInk> press_;
  std::vector<std::string> css_rules_;  ///< for SVG: the defaults, then one entry per rule
  std::string css_;
  std::vector<std::string> rare_words_;  ///< words that occur only in rare rules, sorted
  std::uint64_t hash_ = 0;
};

/// Reads a style: `sheet = "#ffffff"` and [[rule]] tables with `role`, any of `fill`, `stroke` (a
/// colour or "none"), `width`, `opacity`, `round`, `dashes`, `font`, `bold`, `italic`, `size`,
/// `detail`, `rare`, and `dark = { fill, stroke, detail }`; `dark = { sheet }` at the top level.
/// `hatch = [45, 0.1]` applies to roles "hatch …": lines at 45 degrees, 0.1 sides apart, on cells
/// that have the other words. For `painted = true`, `pieces` and `[press]` see Style. A style can
/// extend another one, `below`, and override some of its rules; a rule for a rare role of `below`
/// must be rare too.
Style read_style(const Data& data, Report& report, const Style* below = nullptr);

/// The name of the style that this one extends, as in `over = "classic"`; empty: none.
std::string style_below(const Data& data, Report& report);

/// The length of a cell side in the units of our SVG and of css().
inline constexpr double svg_side = 100;

/// The height of capitals relative to the font size, used to centre text. It is that of the bundled
/// fonts but applies to all: text placement must not depend on an installed font.
inline constexpr double capital_height = 0.714;

}  // namespace boardwright::scene
