// Drawings as PNG, with an encoder made for flat colours.
#pragma once
#include <string>

#include "ink/fonts.h"
#include "ink/ink.h"

namespace boardwright::ink {

/// Memory kept from one image to the next: fresh pages cost as much as the drawing.
struct PngMemory {
  SurfaceHandle surface;
  std::string rows, packed;
};

struct PngSize {
  int width, height;  ///< in pixels
};

/// The size of the image of a drawing, so many pixels wide. Throws std::runtime_error if it would
/// be larger than limits::png_side or limits::png_pixels.
PngSize png_size(const Scene& scene, double png_width);

/// An opaque image, `options.png_width` pixels wide, on the style's sheet.
///
/// Throws std::runtime_error if it would be larger than limits::png_side or limits::png_pixels, or
/// a text cannot be drawn.
std::string to_png(const Scene& scene, const Style& style, const RenderOptions& options,
                   Fonts& fonts, PngMemory& memory);

/// The same of a page, at 300 dots an inch on white, so many in all as its size takes, rounded.
std::string to_png(const Page& page, Fonts& fonts, PngMemory& memory);

}  // namespace boardwright::ink
