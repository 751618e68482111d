// What a page draws, as Cairo wrote it, said in other colours and with all of it marked.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "scene/style.h"

namespace boardwright::ink {

/// How a document says a colour, as operators: where an area is filled with it, text, and a line.
struct SaidColour {
  std::string area, text, line;
  bool overprints = false;  ///< text and lines of it are laid over what lies below
};

/// All colours of a document, each worked out once.
class SaidColours {
 public:
  explicit SaidColours(std::function<SaidColour(const Colour&)> say) : say_(std::move(say)) {}

  /// Of a colour as Cairo wrote it: red, green and blue with blanks between them.
  const SaidColour& of(std::string_view rgb);

 private:
  std::function<SaidColour(const Colour&)> say_;
  std::map<std::string, SaidColour, std::less<>> said_;
};

/// Whether text and lines of the colour are better grey: printers would lay four inks over each
/// other for a black with a tinge, and the edges of letters would blur.
bool is_almost_grey(const Colour& colour);

/// How light a colour is: the grey from 0 to 1 that takes its place.
double grey_of(const Colour& colour);

/// DeviceGray for greys, and for text and lines that are almost grey; DeviceRGB for all else.
SaidColour said_for_screens(const Colour& colour);

/// Appends the content of a page with its colours said so. What stands in no element of the
/// structure is marked as an artifact, so that nothing is left unmarked.
///
/// Where text or a line overprints, a graphics state is called by one of the names of
/// `overprint_states`. Throws std::runtime_error if the content is of another form than Cairo's.
void append_content(std::string& out, std::string_view content, SaidColours& colours);

/// Names of graphics states, by whether strokes overprint and whether fills do.
inline constexpr const char* overprint_states[2][2] = {{"/over00", "/over01"},
                                                       {"/over10", "/over11"}};

}  // namespace boardwright::ink
