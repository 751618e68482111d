// Draws with Cairo into memory and packs the pixels with libdeflate, since Cairo's own encoder
// takes ten times as long as the drawing.
#include "render/ink/png.h"

#include <libdeflate.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <memory>

#include "base/limits.h"
#include "render/ink/draw.h"

namespace boardwright::ink {
namespace {

/// Higher levels take much longer and save little on flat colours.
constexpr int level = 3;
constexpr double pixels_per_metre = 300 / 0.0254;

struct Size {
  int width, height;
};

Size size_of(const Scene& scene, double png_width) {
  const double width = std::round(png_width);
  const double height = std::ceil(png_width * scene.box.height() / scene.box.width() - 1e-6);
  const bool possible = width >= 1 && height >= 1 && width <= limits::png_side &&
                        height <= limits::png_side &&
                        width * height <= static_cast<double>(limits::png_pixels);
  if (!possible)
    throw std::runtime_error("figure '" + scene.id + "' cannot be a PNG " +
                             std::to_string(png_width) + " pixels wide");
  return {static_cast<int>(width), static_cast<int>(height)};
}

SurfaceHandle draw_pixels(const Scene& scene, const Style& style, const RenderOptions& options,
                          Fonts& fonts) {
  const Size size = size_of(scene, options.png_width);
  SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, size.width, size.height));
  const CairoHandle cairo(cairo_create(surface.get()));
  set_colour(cairo.get(), style.sheet());
  cairo_paint(cairo.get());
  draw(cairo.get(), scene, style, fonts, size.width / scene.box.width());
  require(cairo_status(cairo.get()));
  cairo_surface_flush(surface.get());
  require(cairo_surface_status(surface.get()));
  return surface;
}

/// The image as PNG packs it: each row behind the number of its filter, three bytes a pixel.
///
/// Every row but the first holds differences to the row above, of which most are 0.
std::string rows_of(cairo_surface_t* surface) {
  const auto width = static_cast<std::size_t>(cairo_image_surface_get_width(surface));
  const auto height = static_cast<std::size_t>(cairo_image_surface_get_height(surface));
  const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface));
  const unsigned char* const pixels = cairo_image_surface_get_data(surface);
  std::string rows((3 * width + 1) * height, '\0');
  char* out = rows.data();
  for (std::size_t y = 0; y < height; ++y) {
    const auto* row = reinterpret_cast<const std::uint32_t*>(pixels + y * stride);
    *out++ = 0;
    for (std::size_t x = 0; x < width; ++x) {
      *out++ = static_cast<char>(row[x] >> 16);
      *out++ = static_cast<char>(row[x] >> 8);
      *out++ = static_cast<char>(row[x]);
    }
  }
  return rows;
}

void append_number(std::string& out, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(value >> shift);
}

void append_chunk(std::string& out, std::string_view kind, std::string_view data) {
  append_number(out, static_cast<std::uint32_t>(data.size()));
  const std::size_t start = out.size();
  out.append(kind).append(data);
  append_number(out, libdeflate_crc32(0, out.data() + start, out.size() - start));
}

std::string packed(const std::string& rows) {
  const Handle<libdeflate_compressor, &libdeflate_free_compressor> compressor(
      libdeflate_alloc_compressor(level));
  if (!compressor) throw std::bad_alloc();
  std::string out(libdeflate_zlib_compress_bound(compressor.get(), rows.size()), '\0');
  out.resize(libdeflate_zlib_compress(compressor.get(), rows.data(), rows.size(), out.data(),
                                      out.size()));
  return out;
}

std::string encode(cairo_surface_t* surface) {
  const std::string data = packed(rows_of(surface));
  std::string head, scale;
  append_number(head, static_cast<std::uint32_t>(cairo_image_surface_get_width(surface)));
  append_number(head, static_cast<std::uint32_t>(cairo_image_surface_get_height(surface)));
  head.append({8, 2, 0, 0, 0});  // eight bits each of red, green and blue
  append_number(scale, static_cast<std::uint32_t>(pixels_per_metre + 0.5));
  append_number(scale, static_cast<std::uint32_t>(pixels_per_metre + 0.5));
  scale += '\1';  // the unit is the metre

  std::string out;
  out.reserve(data.size() + 128);
  out += "\x89PNG\r\n\x1a\n";
  append_chunk(out, "IHDR", head);
  append_chunk(out, "sRGB", std::string_view("\0", 1));
  append_chunk(out, "pHYs", scale);
  append_chunk(out, "IDAT", data);
  append_chunk(out, "IEND", {});
  return out;
}

}  // namespace

std::string to_png(const Scene& scene, const Style& style, const RenderOptions& options,
                   Fonts& fonts) {
  return encode(draw_pixels(scene, style, options, fonts).get());
}

}  // namespace boardwright::ink
