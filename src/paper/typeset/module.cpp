// The second entry point of the drawing module: books.
#include <memory>

#include "fonts/warnings.h"
#include "typeset/book_file.h"
#include "typeset/books.h"

namespace boardwright::typeset {
namespace {

/// The patterns, which all threads share.
const Hyphens& hyphens() {
  static const Hyphens hyphens;
  return hyphens;
}

class BookModule final : public BookFunctions {
 public:
  explicit BookModule(pdf::InkFunctions& ink) : ink_(ink) {}

  void prepare() override { hyphens(); }

  std::string pdf(const book::Book& book, const RenderOptions& options) override {
    RenderOptions on_press = options;
    on_press.press = ink_.press();
    std::string drawn = to_pdf(book, on_press, ink_.fonts(), hyphens());
    fonts::refuse_warnings();
    return drawn;
  }

 private:
  pdf::InkFunctions& ink_;
};

}  // namespace
}  // namespace boardwright::typeset

__attribute__((visibility("default"))) boardwright::typeset::BookFunctions* boardwright_books(
    boardwright::pdf::InkFunctions& ink) {
  return std::make_unique<boardwright::typeset::BookModule>(ink).release();
}
