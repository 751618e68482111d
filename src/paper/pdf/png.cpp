// Draws with Cairo into memory and compresses the pixels with libdeflate, since Cairo's own encoder
// takes ten times as long as the drawing.
#include "pdf/png.h"

#include <libdeflate.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "base/limits.h"
#include "pdf/draw.h"
#include "pdf/pdf_file.h"

namespace boardwright::pdf {
namespace {

/// Higher levels take much longer and save little on flat colours.
constexpr int level = 3;
constexpr std::size_t most_kept = std::size_t{16} << 20;  // bytes of rows
constexpr double dots_per_inch = 300;
constexpr std::uint32_t pixels_per_metre = 11811;  // 300 dots per inch

/// A surface of this size: the kept one if its size matches.
cairo_surface_t* surface_of(PngSize size, SurfaceHandle& kept) {
  const bool fits = kept && cairo_image_surface_get_width(kept.get()) == size.width &&
                    cairo_image_surface_get_height(kept.get()) == size.height;
  if (!fits) kept.reset(cairo_image_surface_create(CAIRO_FORMAT_RGB24, size.width, size.height));
  return kept.get();
}

/// Paints `sheet` over a surface, then draws.
template <class Draw>
void draw_on(cairo_surface_t* surface, const scene::Colour& sheet, Draw draw) {
  const fonts::CairoHandle cairo(cairo_create(surface));
  set_colour(cairo.get(), sheet);
  cairo_paint(cairo.get());
  draw(cairo.get());
  require(cairo_status(cairo.get()));
  cairo_surface_flush(surface);
  require(cairo_surface_status(surface));
}

bool is_possible(double width, double height) {
  return width >= 1 && height >= 1 && width <= base::limits::png_side &&
         height <= base::limits::png_side &&
         width * height <= static_cast<double>(base::limits::png_pixels);
}

cairo_surface_t* draw_pixels(const Scene& scene, const Style& style, const RenderOptions& options,
                             Fonts& fonts, SurfaceHandle& kept) {
  const PngSize size = png_size(scene, options.png_width);
  cairo_surface_t* const surface = surface_of(size, kept);
  draw_on(surface, style.sheet(), [&](cairo_t* cairo) {
    draw(cairo, scene, style, fonts, Points(size.width / scene.box.width()));
  });
  return surface;
}

/// Writes the image data before compression: each row preceded by its filter byte, three bytes per
/// pixel.
///
/// The filter is 0, none: flat colours compress better as they are than as differences.
void write_rows(cairo_surface_t* surface, std::string& rows) {
  const auto width = static_cast<std::size_t>(cairo_image_surface_get_width(surface));
  const auto height = static_cast<std::size_t>(cairo_image_surface_get_height(surface));
  const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface));
  const unsigned char* const pixels = cairo_image_surface_get_data(surface);
  rows.resize((3 * width + 1) * height);
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

/// Compresses the rows into `memory` and returns the used part of it.
std::string_view pack(const std::string& rows, std::string& memory) {
  const fonts::Handle<libdeflate_compressor, &libdeflate_free_compressor> compressor(
      libdeflate_alloc_compressor(level));
  if (!compressor) throw std::bad_alloc();
  memory.resize(
      std::max(memory.size(), libdeflate_zlib_compress_bound(compressor.get(), rows.size())));
  const std::size_t size = libdeflate_zlib_compress(compressor.get(), rows.data(), rows.size(),
                                                    memory.data(), memory.size());
  return {memory.data(), size};
}

std::string encode(cairo_surface_t* surface, std::string_view data) {
  std::string head, scale;
  append_number(head, static_cast<std::uint32_t>(cairo_image_surface_get_width(surface)));
  append_number(head, static_cast<std::uint32_t>(cairo_image_surface_get_height(surface)));
  head.append({8, 2, 0, 0, 0});  // eight bits each of red, green and blue
  append_number(scale, pixels_per_metre);
  append_number(scale, pixels_per_metre);
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

/// The surface as PNG.
std::string packed(cairo_surface_t* surface, PngMemory& memory) {
  write_rows(surface, memory.rows);
  std::string image = encode(surface, pack(memory.rows, memory.packed));
  if (memory.rows.size() > most_kept) memory = {};
  return image;
}

}  // namespace

PngSize png_size(const Scene& scene, double png_width) {
  const double width = std::round(png_width);
  const double height = std::ceil(png_width * scene.box.height() / scene.box.width() - 1e-6);
  if (!is_possible(width, height))
    throw std::runtime_error("figure '" + scene.id + "' cannot be a PNG " +
                             std::to_string(png_width) + " pixels wide");
  return {static_cast<int>(width), static_cast<int>(height)};
}

std::string to_png(const Scene& scene, const Style& style, const RenderOptions& options,
                   Fonts& fonts, PngMemory& memory) {
  return packed(draw_pixels(scene, style, options, fonts, memory.surface), memory);
}

std::string to_png(const Page& page, Fonts& fonts, PngMemory& memory) {
  constexpr double dots_per_point = dots_per_inch / 72;
  const PdfSize points = whole_size(page);
  const double width = std::round(points.width.value * dots_per_point);
  const double height = std::round(points.height.value * dots_per_point);
  if (!is_possible(width, height))
    throw std::runtime_error("the page is too large for a PNG at 300 dots an inch");
  cairo_surface_t* const surface =
      surface_of({static_cast<int>(width), static_cast<int>(height)}, memory.surface);
  draw_on(surface, {1, 1, 1}, [&](cairo_t* cairo) {
    cairo_scale(cairo, dots_per_point, dots_per_point);
    draw_layers(cairo, page, fonts);
  });
  return packed(surface, memory);
}

}  // namespace boardwright::pdf
