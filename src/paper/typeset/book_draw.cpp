// Draws pages. Cairo 1.16 marks only text in elements without children, so the text of a paragraph
// with links is in Span elements. Each page closes the tags that it opened.
#include "typeset/book_draw.h"

#include <algorithm>
#include <cstdio>

#include "base/text.h"
#include "pdf/pdf_file.h"
#include "typeset/at_size.h"
#include "typeset/book_matter.h"

namespace boardwright::typeset {
namespace {

/// A text in single quotation marks, the syntax of tag attributes.
std::string quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') out += '\\';
    out += c;
  }
  return out + "'";
}

/// An address in which the characters that URLs do not allow are percent-encoded.
std::string percent_encoded(const std::string& address) {
  std::string out;
  for (const char c : address) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte > 0x20 && byte < 0x7f && c != '\'' && c != '\\' && c != '(' && c != ')') {
      out += c;
    } else {
      char code[8];
      std::snprintf(code, sizeof code, "%%%02X", byte);
      out += code;
    }
  }
  return out;
}

/// The factor by which the drawings of an item are smaller.
double scale_of(const Placed& placed) {
  const Item& item = placed.flow->items[placed.item];
  return item.drawing > 0_pt ? 1 - placed.shrink * item.flow.shrink / item.drawing : 1;
}

}  // namespace

BookDrawing::BookDrawing(cairo_t* cairo, const SetBook& book, Fonts& fonts)
    : cairo_(cairo), fonts_(fonts) {
  const auto name = [&](const std::string& id) {
    if (!id.empty()) destinations_.emplace(id, "d" + std::to_string(destinations_.size() + 1));
  };
  for (const SetPage& page : book.pages) {
    name(page_target(page.label).substr(1));
    if (page.sheet != nullptr) name("board");
    if (page.sheet != nullptr) pdf::note_forms(cairo, page.sheet->page, fonts, forms_);
    for (const Placed& placed : page.placed) {
      if (placed.repeated) continue;
      for (const std::string& id : placed.flow->items[placed.item].ids) name(id);
      fit_figures(placed);
    }
  }
}

void BookDrawing::fit_figures(const Placed& placed) {
  for (const FigureFragment& figure : placed.flow->items[placed.item].figures) {
    const Points side = figure.side * scale_of(placed);
    Scene fitted = at_size(*figure.scene, *figure.style, side);
    pdf::note_forms(cairo_, fitted, *figure.style, fonts_, side, forms_);
    fitted_[&placed].push_back(std::move(fitted));
  }
}

const std::string* BookDrawing::destination(const std::string& id) const {
  const auto found = destinations_.find(id);
  return found == destinations_.end() ? nullptr : &found->second;
}

void BookDrawing::mark(const std::string& id, Points x, Points y) {
  const std::string* name = destination(id);
  if (name == nullptr || !marked_.insert(id).second) return;
  const std::string attributes =
      "name=" + quoted(*name) + " x=" + base::decimal(x.value) + " y=" + base::decimal(y.value);
  cairo_tag_begin(cairo_, CAIRO_TAG_DEST, attributes.c_str());
  cairo_tag_end(cairo_, CAIRO_TAG_DEST);
}

void BookDrawing::draw(const SetPage& page, Points left) {
  cairo_set_source_rgb(cairo_, 0, 0, 0);
  mark(page_target(page.label).substr(1), left, {});
  const auto plain = [](const SetLink*) {};
  for (const TextFragment& fragment : page.running)
    draw_line(cairo_, fragment.line, left + fragment.x + fragment.line.x, fragment.y, plain);
  for (const RuleFragment& rule : page.rules) draw(rule, left, {});
  for (const Placed& placed : page.placed) draw(placed, left);
  close_all();
}

void BookDrawing::draw(const Placed& placed, Points left) {
  const Item& item = placed.flow->items[placed.item];
  const Points x = left + placed.x, y = placed.y;
  const double scale = scale_of(placed);
  for (const RuleFragment& rule : item.rules) draw(rule, x, y);
  if (placed.repeated) {
    for (const TextFragment& fragment : item.texts)
      draw_line(cairo_, fragment.line, x + fragment.x + fragment.line.x, y + fragment.y,
                [](const SetLink*) {});
    return;
  }
  for (const std::string& id : item.ids) mark(id, x, std::max(0_pt, y - 6_pt));
  std::vector<std::pair<int, int>>
      order;  // element, and the index of a text, or -1 - the index of a figure
  for (std::size_t i = 0; i < item.texts.size(); ++i)
    order.emplace_back(item.texts[i].element, static_cast<int>(i));
  for (std::size_t i = 0; i < item.figures.size(); ++i)
    order.emplace_back(item.figures[i].element, -1 - static_cast<int>(i));
  std::ranges::stable_sort(order, [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const auto& [element, number] : order) {
    switch_to(placed.flow, element);
    if (number < 0) {
      const auto figure = static_cast<std::size_t>(-1 - number);
      draw(item.figures[figure], fitted_.at(&placed)[figure], x, y, scale);
    } else {
      const TextFragment& text = item.texts[static_cast<std::size_t>(number)];
      draw(text, placed.flow, x, y - (text.below ? (1 - scale) * item.drawing : 0_pt));
    }
  }
}

void BookDrawing::draw(const TextFragment& fragment, const Flow* flow, Points x, Points y) {
  const bool has_links = flow->elements[static_cast<std::size_t>(fragment.element)].has_links;
  draw_line(cairo_, fragment.line, x + fragment.x + fragment.line.x, y + fragment.y,
            [&](const SetLink* link) {
              if (!has_links) return;
              std::string attributes;
              if (link != nullptr && link->target.starts_with('#')) {
                const std::string* name = destination(link->target.substr(1));
                if (name != nullptr) attributes = "dest=" + quoted(*name);
              } else if (link != nullptr) {
                attributes = "uri=" + quoted(percent_encoded(link->target));
              }
              if (attributes.empty() && inner_ != nullptr && std::string_view(inner_) == "Span")
                return;
              close_inner();
              inner_ = attributes.empty() ? "Span" : CAIRO_TAG_LINK;
              cairo_tag_begin(cairo_, inner_, attributes.empty() ? nullptr : attributes.c_str());
              record_element(nullptr, -1);
            });
  if (inner_ != nullptr && std::string_view(inner_) == CAIRO_TAG_LINK) close_inner();
}

void BookDrawing::draw(const FigureFragment& fragment, const Scene& fitted, Points x, Points y,
                       double scale) {
  words_.push_back(fragment.alt);
  cairo_save(cairo_);
  const base::Sides width(fragment.scene->box.width());
  const Points side = fragment.side * scale, full = base::in_points(width, fragment.side);
  const Points left = x + fragment.x + full * (1 - scale) / 2, top = y + fragment.y * scale;
  boxes_.push_back(
      {left, top, full * scale, base::in_points(base::Sides(fragment.scene->box.height()), side)});
  cairo_translate(cairo_, left.value, top.value);
  pdf::begin_content(cairo_, fonts_);
  pdf::draw(cairo_, fitted, *fragment.style, fonts_, side, &forms_);
  cairo_restore(cairo_);
  cairo_set_source_rgb(cairo_, 0, 0, 0);
}

void BookDrawing::draw(const RuleFragment& rule, Points x, Points y) {
  const Points left = x + rule.x, top = y + rule.y - rule.weight / 2;
  cairo_rectangle(cairo_, left.value, top.value, rule.width.value, rule.weight.value);
  cairo_fill(cairo_);
}

/// Closes open elements that do not contain the element, and opens those that do.
void BookDrawing::switch_to(const Flow* flow, int element) {
  std::vector<Open> chain;
  for (int at = element; at >= 0; at = flow->elements[static_cast<std::size_t>(at)].parent)
    chain.push_back({flow, at});
  std::ranges::reverse(chain);
  std::size_t same = 0;
  while (same < chain.size() && same < open_.size() && chain[same] == open_[same]) ++same;
  if (same < open_.size() || same < chain.size()) close_inner();
  while (open_.size() > same) {
    const Open last = open_.back();
    cairo_tag_end(cairo_, last.flow->elements[static_cast<std::size_t>(last.element)].tag);
    open_.pop_back();
  }
  for (; same < chain.size(); ++same) {
    cairo_tag_begin(cairo_, flow->elements[static_cast<std::size_t>(chain[same].element)].tag,
                    nullptr);
    record_element(flow, chain[same].element);
    open_.push_back(chain[same]);
  }
}

void BookDrawing::close_inner() {
  if (inner_ != nullptr) cairo_tag_end(cairo_, inner_);
  inner_ = nullptr;
}

void BookDrawing::close_all() {
  close_inner();
  for (; !open_.empty(); open_.pop_back())
    cairo_tag_end(cairo_,
                  open_.back().flow->elements[static_cast<std::size_t>(open_.back().element)].tag);
}

void BookDrawing::record_element(const Flow* flow, int element) {
  const auto number = static_cast<int>(continues_.size());
  continues_.push_back(-1);
  numbered_.push_back(flow != nullptr &&
                      flow->elements[static_cast<std::size_t>(element)].numbered);
  if (flow == nullptr) return;
  const auto [known, fresh] = known_.emplace(std::pair(flow, element), number);
  if (!fresh) continues_.back() = known->second;
}

}  // namespace boardwright::typeset
