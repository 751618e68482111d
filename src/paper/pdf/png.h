// Drawings as PNG, with an encoder made for flat colours.
#pragma once
#include <string>

#include "fonts/fonts.h"
#include "pdf/ink.h"

namespace boardwright::pdf {

/// Memory that is reused between images: allocating fresh pages costs as much as the drawing.
struct PngMemory {
  fonts::SurfaceHandle surface;
  std::string rows, packed;
};

struct PngSize {
  int width, height;  ///< in pixels
};

/// The size of an image of a drawing, `png_width` pixels wide. Throws std::runtime_error if it
/// would be larger than limits::png_side or limits::png_pixels.
PngSize png_size(const Scene& scene, double png_width);

/// An opaque image, `options.png_width` pixels wide, on the style's sheet.
///
/// Throws std::runtime_error if it would be larger than limits::png_side or limits::png_pixels, or
/// if a text cannot be drawn.
std::string to_png(const Scene& scene, const Style& style, const RenderOptions& options,
                   Fonts& fonts, PngMemory& memory);

/// A page at 300 dots per inch on white; width and height are rounded to whole pixels. Throws like
/// the function above.
std::string to_png(const Page& page, Fonts& fonts, PngMemory& memory);

}  // namespace boardwright::pdf
