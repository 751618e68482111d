// Draws the pages of a book with their structure tags.
#pragma once
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "pdf/draw.h"
#include "pdf/structure.h"
#include "scene/scene.h"
#include "typeset/book_pages.h"

namespace boardwright::typeset {

using scene::Scene;

/// Draws pages in sequence on a surface whose Document tag is open.
class BookDrawing {
 public:
  BookDrawing(cairo_t* cairo, const SetBook& book, Fonts& fonts);

  /// `left`: the position of the page's left edge on the sheet.
  void draw(const SetPage& page, Points left);

  /// The name of the destination of an id; null: there is none.
  const std::string* destination(const std::string& id) const;
  void mark(const std::string& id, Points x, Points y);

  /// A page that consists of one figure, drawn by `draw`. `words`: its alternative text.
  template <class Draw>
  void figure(const std::string& words, Draw draw) {
    cairo_tag_begin(cairo_, "Figure", nullptr);
    record_element(nullptr, -1);
    words_.push_back(words);
    boxes_.push_back({});
    pdf::begin_content(cairo_, fonts_);
    draw();
    cairo_tag_end(cairo_, "Figure");
  }

  /// The forms of the document.
  pdf::Forms& forms() { return forms_; }

  /// The alternative text of all figures, in the order in which they were drawn.
  std::vector<std::string> take_words() { return std::move(words_); }

  /// The bounding boxes of all figures, in the same order.
  std::vector<pdf::FigureBox> take_boxes() { return std::move(boxes_); }

  /// For each element in tag order, whether it is a numbered list.
  const std::vector<bool>& numbered() const { return numbered_; }

  /// For each element in tag order, the earlier element that it continues; -1: none.
  const std::vector<int>& continues() const { return continues_; }

 private:
  struct Open {
    const Flow* flow;
    int element;
    friend bool operator==(const Open&, const Open&) = default;
  };

  void draw(const Placed& placed, Points left);
  void draw(const TextFragment& fragment, const Flow* flow, Points x, Points y);
  void draw(const FigureFragment& fragment, const Scene& fitted, Points x, Points y, double scale);
  void fit_figures(const Placed& placed);
  void draw(const RuleFragment& rule, Points x, Points y);
  void switch_to(const Flow* flow, int element);
  void close_all();
  void close_inner();
  void record_element(const Flow* flow, int element);

  cairo_t* cairo_;
  Fonts& fonts_;
  pdf::Forms forms_;
  std::map<const Placed*, std::vector<Scene>> fitted_;  ///< figures at their sizes
  std::vector<Open> open_;
  const char* inner_ = nullptr;  ///< the open tag within a line: Link or Span
  std::map<std::string, std::string> destinations_;
  std::set<std::string> marked_;
  std::map<std::pair<const Flow*, int>, int> known_;
  std::vector<int> continues_;
  std::vector<bool> numbered_;
  std::vector<std::string> words_;
  std::vector<pdf::FigureBox> boxes_;
};

}  // namespace boardwright::typeset
