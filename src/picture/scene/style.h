// How roles look: paints read from templates/styles, the same for every output format.
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

/// A colour with parts from 0 to 1.
struct Colour {
  double red = 0, green = 0, blue = 0;
  friend bool operator==(const Colour&, const Colour&) = default;
};

/// How a role is drawn. Lengths are in sides of a cell; those of stamps in parts of their size.
struct Paint {
  std::optional<Colour> fill;    ///< none: not filled
  std::optional<Colour> stroke;  ///< none: no outline
  double opacity = 1;
  double stroke_width = 0;
  bool round = false;          ///< round ends and joins of strokes
  std::vector<double> dashes;  ///< lengths of dashes and gaps in turn; empty: unbroken
  std::string font = "Noto Sans";
  bool bold = false, italic = false;
  double font_size = 0.3;
  Colour detail;           ///< of the lines and dots of stamps
  double hatch_angle = 0;  ///< degrees counter-clockwise
  double hatch_apart = 0;  ///< between two lines; 0: no hatching
  friend bool operator==(const Paint&, const Paint&) = default;
};

/// What a press lays for a colour.
struct PressInk {
  Colour colour;
  std::array<double, 4> cmyk{};  ///< cyan, magenta, yellow and black, each from 0 to 1
  std::string spot;              ///< an ink of its own, which `cmyk` stands for elsewhere; or none
  /// Of text and lines, if not the same: on fewer plates, they stay sharp.
  std::optional<std::array<double, 4>> lines = {};
  friend bool operator==(const PressInk&, const PressInk&) = default;
};

/// Whether the page around a drawing is light or dark.
enum class Surroundings { light, dark };

/// Paints by role.
///
/// A style is a list of rules. A rule names one or more words and applies to every role that has
/// all of them; the rule with more words wins, and of two with as many the later one. A property
/// that no rule gives is as in a fresh Paint. Text is filled over its stroke, other outlines are
/// stroked over their fill.
class Style {
 public:
  struct Rule {
    std::vector<std::string> words;
    Paint light, dark;        ///< values of the properties given
    std::uint32_t given = 0;  ///< one bit for each row of the table of properties
    bool rare = false;        ///< few drawings need it, so an SVG without such parts leaves it out;
                              ///< one of its words is in no rule that is not rare
  };

  Style() = default;
  Style(std::vector<Rule> rules, Colour sheet, Colour dark_sheet, bool painted = false);

  /// The paint of a role.
  Paint paint(std::string_view role, Surroundings surroundings = Surroundings::light) const;

  /// Whether any rule names this word of a role.
  bool knows(std::string_view word) const;

  /// The rules as CSS for SVG: one rule of classes each, all colours as in light surroundings. Rare
  /// rules are left out.
  const std::string& css() const { return css_; }

  /// The same with the rare rules that apply to one of these roles.
  std::string css(std::span<const std::string_view> roles) const;

  /// The rules as CSS for a web page: the same, each selector behind `scope`, and the colours that
  /// a rule gives for dark surroundings where the reader prefers them or the page's root element
  /// has data-theme="dark"; on paper the light ones hold. `scope` matches an element around the
  /// drawings, as ".board", and gets the custom property --sheet, the colour below them.
  std::string page_css(std::string_view scope) const;

  /// The same for a drawing that knows no page around it, as one in an <img> or in a shadow tree:
  /// the dark colours hold where the reader prefers them.
  std::string drawing_css() const;

  /// What CSS needs besides where stamps are drawn: how the shapes of a drawing take the paint of
  /// the stamp. `scope` as for page_css(), which has this too; the shapes may lie outside of it.
  static std::string stamp_css(std::string_view scope = {});

  /// The colour of the sheet below the drawing.
  Colour sheet(Surroundings surroundings = Surroundings::light) const;

  /// Whether boards for print bear the colours that their game's file gives their cells.
  bool painted() const { return painted_; }

  /// The folder of drawings that lie over the others; empty: none.
  const std::string& piece_types() const { return piece_types_; }
  void take_piece_types(std::string folder) { piece_types_ = std::move(folder); }

  /// What a press lays for some of the colours, each colour once.
  const std::vector<PressInk>& press() const { return press_; }
  void take_press(std::vector<PressInk> inks) { press_ = std::move(inks); }

  /// The rules, the weakest first.
  const std::vector<Rule>& rules() const { return rules_; }

  /// A hash of everything above that screens show.
  std::uint64_t hash() const { return hash_; }

 private:
  /// Custom properties with the colours of both surroundings, and the rules that use them.
  struct ThemedCss {
    std::string light, dark, rules;
  };
  ThemedCss themed_css(std::string_view scope) const;
  bool is_only_rare(std::string_view word) const;

  std::vector<Rule> rules_;  ///< the weakest first
  Colour sheet_{1, 1, 1}, dark_sheet_{1, 1, 1};
  bool painted_ = false;
  std::string piece_types_;
  std::vector<PressInk> press_;
  std::vector<std::string> css_rules_;  ///< for SVG: what comes first, then one for each rule
  std::string css_;
  std::vector<std::string> rare_words_;  ///< those that only rare rules have, sorted
  std::uint64_t hash_ = 0;
};

/// Reads a style: `sheet = "#ffffff"` and [[rule]] tables with `role`, any of `fill`, `stroke`
/// (a colour or "none"), `width`, `opacity`, `round`, `dashes`, `font`, `bold`, `italic`, `size`,
/// `detail`, `rare`, and `dark = { fill, stroke, detail }`; `dark = { sheet }` on top. `hatch =
/// [45, 0.1]` is for roles "hatch …": lines at 45 degrees, 0.1 sides apart, on cells with the other
/// words. `painted = true`, `pieces` and `[press]`: see Style. A style may lie over
/// another one, `below`, and change some of its rules; what is rare there must be rare here.
Style read_style(const Data& data, Report& report, const Style* below = nullptr);

/// The style that this one lies over: `over = "classic"`; empty: none.
std::string style_below(const Data& data, Report& report);

/// What one side of a cell measures in the units of our SVG, and of css().
inline constexpr double svg_side = 100;

/// The height of capitals in parts of the font size, by which text is centred. It is that of the
/// bundled fonts, but holds for all: a drawing must not need the font to know where its text is.
inline constexpr double capital_height = 0.714;

}  // namespace boardwright::scene
