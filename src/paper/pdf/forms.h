// Outlines that a document shows several times.
#pragma once
#include <map>
#include <string>
#include <string_view>

#include "fonts/handle.h"

namespace boardwright::pdf {

/// A recorded drawing. A PDF contains it once, as a form that its pages refer to.
struct Form {
  fonts::SurfaceHandle surface;
  double width = 0, height = 0;
};

/// The forms of one document.
class Forms {
 public:
  /// Counts a drawing that `key` describes.
  void note(std::string_view key);

  /// The form of a drawing that has been noted several times; null for another: what is drawn once
  /// needs no form. `record` draws it, with its upper left corner at the origin.
  template <class Record>
  const Form* find(std::string_view key, double width, double height, const Record& record) {
    const auto found = known_.find(key);
    if (found == known_.end() || found->second.count < 2) return nullptr;
    Form& form = found->second.form;
    if (!form.surface) {
      form = new_form(width, height);
      const fonts::CairoHandle cairo(cairo_create(form.surface.get()));
      record(cairo.get());
      fonts::require(cairo_status(cairo.get()));
    }
    return &form;
  }

 private:
  struct Known {
    int count = 0;
    Form form;
  };

  static Form new_form(double width, double height);

  std::map<std::string, Known, std::less<>> known_;
};

/// Draws a form with its upper left corner at a point, `scale` times as large as it is recorded.
void show(cairo_t* cairo, const Form& form, double x, double y, double scale);

}  // namespace boardwright::pdf
