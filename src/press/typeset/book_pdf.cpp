// Puts the set pages of a book on paper: one after the other, or two on a sheet to be folded.
#include <cairo-pdf.h>

#include <algorithm>
#include <functional>

#include "ink/pdf_file.h"
#include "typeset/book_draw.h"
#include "typeset/book_file.h"
#include "typeset/book_pages.h"
#include "typeset/impose.h"

namespace boardwright::typeset {
namespace {

/// Chapters and sections as the outline of the document.
void add_outline(cairo_surface_t* surface, const SetBook& set, const BookDrawing& drawing) {
  std::vector<std::pair<int, int>> open;  // level and number of the entries around the next
  for (const Bookmark& mark : set.outline) {
    const std::string* name = drawing.destination(mark.id);
    if (name == nullptr) continue;
    while (!open.empty() && open.back().first >= mark.level) open.pop_back();
    const int parent = open.empty() ? CAIRO_PDF_OUTLINE_ROOT : open.back().second;
    const std::string target = "dest='" + *name + "'";
    const int number = cairo_pdf_surface_add_outline(
        surface, parent, mark.title.c_str(), target.c_str(),
        mark.level == 1 ? CAIRO_PDF_OUTLINE_FLAG_OPEN : cairo_pdf_outline_flags_t{});
    open.emplace_back(mark.level, number);
  }
}

/// Shows pages one after the other; the last one is shown with the document.
class Sheets {
 public:
  Sheets(cairo_surface_t* surface, cairo_t* cairo) : surface_(surface), cairo_(cairo) {}

  void next(Points width, Points height, const std::string& label) {
    if (!first_) {
      cairo_show_page(cairo_);
      cairo_pdf_surface_set_size(surface_, width.value, height.value);
    }
    first_ = false;
    if (!label.empty()) cairo_pdf_surface_set_page_label(surface_, label.c_str());
  }

 private:
  cairo_surface_t* surface_;
  cairo_t* cairo_;
  bool first_ = true;
};

std::size_t text_pages(const SetBook& set) {
  return static_cast<std::size_t>(
      std::count_if(set.pages.begin(), set.pages.end(),
                    [](const SetPage& page) { return page.sheet == nullptr; }));
}

void draw_folded(Sheets& sheets, BookDrawing& drawing, const SetBook& set) {
  const PageSize& size = set.type.page;
  const auto label = [&](const std::optional<int>& page) {
    return page ? set.pages[static_cast<std::size_t>(*page)].label : std::string("blank");
  };
  for (const PagePair& side : impose(static_cast<int>(text_pages(set)))) {
    sheets.next(2 * size.width, size.height, label(side.left) + ", " + label(side.right));
    if (side.left) drawing.draw(set.pages[static_cast<std::size_t>(*side.left)], {});
    if (side.right) drawing.draw(set.pages[static_cast<std::size_t>(*side.right)], size.width);
  }
}

void draw_pages(Sheets& sheets, BookDrawing& drawing, const SetBook& set) {
  const PageSize& size = set.type.page;
  for (const SetPage& page : set.pages) {
    if (page.sheet != nullptr) continue;
    sheets.next(size.width, size.height, page.label);
    drawing.draw(page, {});
  }
}

void draw_boards(Sheets& sheets, BookDrawing& drawing, const SetBook& set, cairo_t* cairo,
                 Fonts& fonts) {
  bool first = true;
  for (const SetPage& page : set.pages) {
    if (page.sheet == nullptr) continue;
    const PdfSize size = whole_size(page.sheet->page);
    sheets.next(size.width, size.height, page.label);
    if (first) drawing.mark("board", {}, {});
    first = false;
    drawing.figure(page.sheet->page.words, [&] { draw_layers(cairo, page.sheet->page, fonts); });
  }
}

}  // namespace

std::string to_pdf(const Book& book, const RenderOptions& options, Fonts& fonts,
                   const Hyphens& hyphens) {
  const SetBook set = set_book(book, fonts, hyphens);
  const PageSize& size = set.type.page;
  Finishing finishing;
  const Points width = book.paper.booklet ? 2 * size.width : size.width;
  const std::string bytes = draw_document(book.title, options, {width, size.height},
                                          [&](cairo_surface_t* surface, cairo_t* cairo) {
                                            BookDrawing drawing(cairo, set, fonts);
                                            Sheets sheets(surface, cairo);
                                            if (book.paper.booklet)
                                              draw_folded(sheets, drawing, set);
                                            else
                                              draw_pages(sheets, drawing, set);
                                            draw_boards(sheets, drawing, set, cairo, fonts);
                                            add_outline(surface, set, drawing);
                                            finishing.words = drawing.take_words();
                                            finishing.boxes = drawing.take_boxes();
                                            finishing.numbered = drawing.numbered();
                                            if (!book.paper.booklet)
                                              finishing.carries_on = drawing.carries_on();
                                          });
  std::vector<Page> boards;
  for (const BookSheet& sheet : book.sheets) boards.push_back(sheet.page);
  finishing.pages = &boards;
  const std::size_t pages = text_pages(set);
  finishing.first_page = book.paper.booklet ? impose(static_cast<int>(pages)).size() : pages;
  finishing.true_to_size = !boards.empty();
  finishing.for_readers = !book.paper.booklet;  // its sides stand in another order
  return finish(bytes, finishing, options);
}

}  // namespace boardwright::typeset
