// RAII handles for the objects of C libraries.
#pragma once
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <pango/pangocairo.h>

#include <memory>
#include <stdexcept>
#include <string>

namespace boardwright::fonts {

template <auto free_object>
struct Free {
  template <class T>
  void operator()(T* object) const {
    free_object(object);
  }
};

template <class T, auto free_object>
using Handle = std::unique_ptr<T, Free<free_object>>;

using SurfaceHandle = Handle<cairo_surface_t, &cairo_surface_destroy>;
using CairoHandle = Handle<cairo_t, &cairo_destroy>;
using FontOptionsHandle = Handle<cairo_font_options_t, &cairo_font_options_destroy>;
using DescriptionHandle = Handle<PangoFontDescription, &pango_font_description_free>;
using FontMapHandle = Handle<PangoFontMap, &g_object_unref>;
using ContextHandle = Handle<PangoContext, &g_object_unref>;

/// Throws std::runtime_error unless the status is success.
inline void require(cairo_status_t status) {
  if (status != CAIRO_STATUS_SUCCESS)
    throw std::runtime_error(std::string("cannot draw: ") + cairo_status_to_string(status));
}

}  // namespace boardwright::fonts
