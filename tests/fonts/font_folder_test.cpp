// Our fonts beside those that others in the process draw with.
#include "fonts/font_folder.h"

#include <gtest/gtest.h>
#include <pango/pangocairo.h>

#include <algorithm>
#include <functional>

#include "fonts/handle.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::font_folder_test {
namespace {

/// Whether a drawing leaves ink on an empty picture.
bool leaves_ink(const std::function<void(cairo_t*)>& draw) {
  const fonts::SurfaceHandle picture(cairo_image_surface_create(CAIRO_FORMAT_A8, 64, 32));
  const fonts::CairoHandle pen(cairo_create(picture.get()));
  cairo_move_to(pen.get(), 2, 20);
  draw(pen.get());
  EXPECT_STREQ(cairo_status_to_string(cairo_status(pen.get())), "no error has occurred");
  cairo_surface_flush(picture.get());
  const unsigned char* const bytes = cairo_image_surface_get_data(picture.get());
  return std::any_of(bytes, bytes + 32 * cairo_image_surface_get_stride(picture.get()),
                     [](unsigned char each) { return each != 0; });
}

TEST(FontFolder, OthersDrawWithTheFontsOfTheSystemBesideIt) {
  fonts::FontFolder ours(test::fonts());
  ASSERT_FALSE(ours.parts_of("Lotus", {"Noto Serif", false, false, 10}, {}).empty());
  EXPECT_TRUE(leaves_ink([](cairo_t* pen) { cairo_show_text(pen, "Lotus"); }));
  EXPECT_TRUE(leaves_ink([](cairo_t* pen) {
    const fonts::Handle<PangoLayout, &g_object_unref> words(pango_cairo_create_layout(pen));
    pango_layout_set_text(words.get(), "Lotus", -1);
    pango_cairo_show_layout_line(pen, pango_layout_get_line_readonly(words.get(), 0));
  }));
  // The choice of ours is as before.
  EXPECT_FALSE(ours.parts_of("Lotus", {"Noto Serif", true, false, 10}, {}).empty());
}

}  // namespace
}  // namespace boardwright::tests::font_folder_test
