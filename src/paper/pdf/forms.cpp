// Records forms and draws them.
#include "pdf/forms.h"

#include <cmath>

namespace boardwright::pdf {

void Forms::note(std::string_view key) {
  const auto found = known_.find(key);
  ++(found != known_.end() ? found : known_.emplace(key, Known{}).first)->second.count;
}

Form Forms::new_form(double width, double height) {
  const cairo_rectangle_t extents{0, 0, std::ceil(width), std::ceil(height)};
  return {fonts::SurfaceHandle(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)),
          extents.width, extents.height};
}

/// Fills a rectangle and does not paint: Cairo 1.16 would drop the tags that are open on an empty
/// page.
void show(cairo_t* cairo, const Form& form, double x, double y, double scale) {
  cairo_save(cairo);
  cairo_translate(cairo, x, y);
  cairo_scale(cairo, scale, scale);
  cairo_set_source_surface(cairo, form.surface.get(), 0, 0);
  cairo_rectangle(cairo, 0, 0, form.width, form.height);
  cairo_fill(cairo);
  cairo_restore(cairo);
}

}  // namespace boardwright::pdf
