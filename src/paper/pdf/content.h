// Rewrites the content stream of a page or a form that Cairo wrote: colours are replaced,
// everything is marked.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "scene/style.h"

namespace boardwright::pdf {

using scene::Colour;

/// The PDF operators that set a colour: for filled areas, for text and for stroked lines.
struct ColourOperators {
  std::string area, text, line;
  bool overprints = false;  ///< text and lines in this colour overprint what lies below
};

/// The operators of every colour of a document, computed once per colour.
class ColourOperatorCache {
 public:
  explicit ColourOperatorCache(std::function<ColourOperators(const Colour&)> compute)
      : compute_(std::move(compute)) {}

  /// `rgb`: a colour as Cairo writes it, red, green and blue separated by blanks.
  const ColourOperators& operators_for(std::string_view rgb);

 private:
  std::function<ColourOperators(const Colour&)> compute_;
  std::map<std::string, ColourOperators, std::less<>> known_;
};

/// Whether text and lines of this colour are better set in grey: a press would lay four inks over
/// each other for a tinted black, and the edges of letters would blur.
bool is_almost_grey(const Colour& colour);

/// The lightness of a colour, a grey from 0 to 1 that can replace it.
double grey_of(const Colour& colour);

/// DeviceGray for greys, and for text and lines that are almost grey; DeviceRGB for all other
/// colours.
ColourOperators screen_operators(const Colour& colour);

enum class ContentOf { page, form };

/// Appends the content of a page or a form with its colours replaced. Content of a page outside of
/// any structure element is marked as an artifact, so that nothing is left unmarked.
///
/// Where text or a line overprints, a graphics state named in `overprint_states` is set. Throws
/// std::runtime_error if the content is not in the form that Cairo writes.
void append_content(std::string& out, std::string_view content, ContentOf holder,
                    ColourOperatorCache& colours);

/// Names of graphics states, indexed by whether strokes overprint and whether fills do.
inline constexpr const char* overprint_states[2][2] = {{"/over00", "/over01"},
                                                       {"/over10", "/over11"}};

}  // namespace boardwright::pdf
