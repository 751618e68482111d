// Draws books, booklets, leaflets, cards and covers as PDF.
#include <cairo-pdf.h>

#include <algorithm>
#include <cmath>
#include <deque>

#include "pdf/draw.h"
#include "pdf/pdf_file.h"
#include "typeset/at_size.h"
#include "typeset/book_draw.h"
#include "typeset/book_file.h"
#include "typeset/book_pages.h"
#include "typeset/impose.h"
#include "typeset/panel_sheets.h"
#include "typeset/panels.h"

namespace boardwright::typeset {

using book::BookForm;
using pdf::Finishing;
using scene::Page;

namespace {

/// The outline of the document: chapters and sections.
void add_outline(cairo_surface_t* surface, const SetBook& set, const BookDrawing& drawing) {
  std::vector<std::pair<int, int>> open;  // level and number of each ancestor of the next entry
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

/// Starts pages in sequence; the last one is shown with the document.
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

/// The pale background of a cover, up to the edge of the bleed.
void draw_ground(cairo_t* cairo, const PdfSize& size) {
  constexpr scene::Colour sand{0.957, 0.937, 0.894};
  pdf::set_colour(cairo, sand);
  cairo_rectangle(cairo, 0, 0, size.width.value, size.height.value);
  cairo_fill(cairo);
}

/// Thin lines to cut or fold along.
void draw_lines(cairo_t* cairo, const std::vector<PanelLine>& lines, const scene::Colour& colour) {
  pdf::set_colour(cairo, colour);
  cairo_set_line_width(cairo, 0.25);
  for (const PanelLine& line : lines) {
    cairo_move_to(cairo, line.from_x.value, line.from_y.value);
    cairo_line_to(cairo, line.to_x.value, line.to_y.value);
  }
  cairo_stroke(cairo);
}

std::size_t text_pages(const SetBook& set) {
  return static_cast<std::size_t>(std::ranges::count(set.pages, nullptr, &SetPage::sheet));
}

/// Inner sheets of a folded signature protrude (creep), so their pages are moved towards the fold.
void draw_folded(Sheets& sheets, BookDrawing& drawing, const SetBook& set, const BookPaper& paper) {
  const PageSize& size = set.type.page;
  const auto label = [&](const std::optional<int>& page) {
    return page ? set.pages[static_cast<std::size_t>(*page)].label : std::string("blank");
  };
  for (const PagePair& side : impose(static_cast<int>(text_pages(set)), paper.signature)) {
    const Points creep = to_points(static_cast<double>(side.depth) * paper.leaf);
    sheets.next(2 * size.width, size.height, label(side.left) + ", " + label(side.right));
    if (side.left) drawing.draw(set.pages[static_cast<std::size_t>(*side.left)], creep);
    if (side.right)
      drawing.draw(set.pages[static_cast<std::size_t>(*side.right)], size.width - creep);
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

/// A page whose drawings have no text that is too small, as maps can have.
struct LegiblePage {
  Page page;
  std::deque<Scene> scenes;

  explicit LegiblePage(const Page& from) : page(from) {
    for (scene::Laid& laid : page.layers) {
      const Points side = to_points(laid.side);
      if (legible_side(*laid.scene, *laid.style) <= side) continue;
      scenes.push_back(at_size(*laid.scene, *laid.style, side));
      laid.scene = &scenes.back();
    }
  }
};

void draw_boards(Sheets& sheets, BookDrawing& drawing, const SetBook& set, cairo_t* cairo,
                 Fonts& fonts) {
  bool first = true;
  for (const SetPage& page : set.pages) {
    if (page.sheet == nullptr) continue;
    const PdfSize size = pdf::whole_size(page.sheet->page);
    sheets.next(size.width, size.height, page.label);
    if (first) drawing.mark("board", {}, {});
    first = false;
    if (page.sheet->page.layers.empty()) continue;
    const LegiblePage shown(page.sheet->page);
    drawing.figure(page.sheet->page.words,
                   [&] { pdf::draw_layers(cairo, shown.page, fonts, &drawing.forms()); });
  }
}

/// A document whose sheets are drawn by `draw`.
template <class Draw>
std::string document_of(const Book& book, const RenderOptions& options, const PdfSize& first,
                        Finishing& finishing, const Draw& draw) {
  const std::string bytes =
      pdf::draw_document(book.title, options, first, [&](cairo_surface_t* surface, cairo_t* cairo) {
        Sheets sheets(surface, cairo);
        draw(surface, cairo, sheets);
      });
  return pdf::finish(bytes, finishing, options);
}

std::string book_file(const Book& book, const RenderOptions& options, Fonts& fonts,
                      const Hyphens& hyphens) {
  const SetBook set = set_book(book, fonts, hyphens);
  const PageSize& size = set.type.page;
  const bool folded = book.paper.form == BookForm::booklet;
  const std::size_t pages = text_pages(set);
  std::vector<Page> boards;
  for (const book::BookSheet& sheet : book.sheets) boards.push_back(sheet.page);
  Finishing finishing;
  finishing.pages = &boards;
  finishing.first_page =
      folded ? impose(static_cast<int>(pages), book.paper.signature).size() : pages;
  finishing.true_to_size = !boards.empty();
  finishing.accessible = !folded;  // the sides of a booklet are not in reading order
  return document_of(book, options, {folded ? 2 * size.width : size.width, size.height}, finishing,
                     [&](cairo_surface_t* surface, cairo_t* cairo, Sheets& sheets) {
                       BookDrawing drawing(cairo, set, fonts);
                       if (folded)
                         draw_folded(sheets, drawing, set, book.paper);
                       else
                         draw_pages(sheets, drawing, set);
                       draw_boards(sheets, drawing, set, cairo, fonts);
                       add_outline(surface, set, drawing);
                       finishing.words = drawing.take_words();
                       finishing.boxes = drawing.take_boxes();
                       finishing.numbered = drawing.numbered();
                       if (!folded) finishing.continues = drawing.continues();
                     });
}

/// Leaflets and cards.
std::string panel_file(const Book& book, const RenderOptions& options, Fonts& fonts,
                       const Hyphens& hyphens) {
  const SetBook set = set_panels(book, fonts, hyphens);
  Finishing finishing;
  finishing.true_to_size = true;
  return document_of(book, options, sheet_of_panels(book.paper), finishing,
                     [&](cairo_surface_t*, cairo_t* cairo, Sheets& sheets) {
                       BookDrawing drawing(cairo, set, fonts);
                       for (const PanelSheet& sheet : panel_sheets(book.paper, set.pages.size())) {
                         const PdfSize size = sheet_of_panels(book.paper);
                         sheets.next(size.width, size.height, sheet.label);
                         for (const LaidPanel& panel : sheet.panels) {
                           cairo_save(cairo);
                           cairo_translate(cairo, panel.x.value, panel.y.value);
                           drawing.draw(set.pages[panel.page], {});
                           cairo_restore(cairo);
                         }
                         draw_lines(cairo, sheet.lines, book.paper.line);
                       }
                       finishing.words = drawing.take_words();
                     });
}

/// Back, spine and front on one page, with bleed.
std::string cover_file(const Book& book, const RenderOptions& options, Fonts& fonts,
                       const Hyphens& hyphens) {
  const std::size_t pages = text_pages(set_book(book, fonts, hyphens)) + book.sheets.size();
  const SetBook cover = set_cover(book, fonts, hyphens);
  const Points spine = spine_of(book.paper, pages), bleed = to_points(book.paper.bleed);
  const SetBook letters = set_spine(book, spine, fonts, hyphens);
  const PageSize& size = cover.type.page;
  std::vector<Page> boxes(1);
  boxes.front().width = base::to_millimetres(2 * size.width + spine);
  boxes.front().height = book.paper.height;
  boxes.front().bleed = book.paper.bleed;
  const PdfSize whole = pdf::whole_size(boxes.front());
  Finishing finishing;
  finishing.pages = &boxes;
  finishing.true_to_size = true;
  return document_of(book, options, whole, finishing,
                     [&](cairo_surface_t*, cairo_t* cairo, Sheets& sheets) {
                       sheets.next(whole.width, whole.height, "cover");
                       draw_ground(cairo, whole);
                       BookDrawing drawing(cairo, cover, fonts);
                       cairo_save(cairo);
                       cairo_translate(cairo, bleed.value, bleed.value);
                       drawing.draw(cover.pages.front(), {});
                       cairo_translate(cairo, (size.width + spine).value, 0);
                       drawing.draw(cover.pages.back(), {});
                       cairo_restore(cairo);
                       for (const SetPage& page : letters.pages) {
                         cairo_save(cairo);
                         cairo_translate(cairo, (bleed + size.width + 0.5 * spine).value,
                                         (bleed + 0.5 * size.height).value);
                         cairo_rotate(cairo, std::acos(-1.0) / 2);
                         drawing.draw(page, {});
                         cairo_restore(cairo);
                       }
                       finishing.words = drawing.take_words();
                     });
}

}  // namespace

std::string to_pdf(const Book& book, const RenderOptions& options, Fonts& fonts,
                   const Hyphens& hyphens) {
  switch (book.paper.form) {
    case BookForm::pages:
    case BookForm::plain:
    case BookForm::booklet: return book_file(book, options, fonts, hyphens);
    case BookForm::leaflet:
    case BookForm::cards: return panel_file(book, options, fonts, hyphens);
    case BookForm::cover: return cover_file(book, options, fonts, hyphens);
  }
  return {};
}

}  // namespace boardwright::typeset
