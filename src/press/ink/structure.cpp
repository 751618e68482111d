// Walks the structure tree that Cairo wrote. Its elements are objects of their own, so that the
// number of one tells which it is.
#include "ink/structure.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

#include "base/text.h"
#include "ink/pdf_text.h"

namespace boardwright::ink {
namespace {

/// A structure tree to be changed.
class Structure {
 public:
  Structure(PdfObjects& objects, PdfValue& root) : objects_(objects) { collect(root); }

  void add_words(const StructureWords& words) {
    std::size_t next = 0;
    for (const int number : elements_) {
      PdfValue& element = objects_.object(number);
      if (element.find("/S")->text != "/Figure" || next >= words.figures.size()) continue;
      element.set("/Alt", PdfValue::string(pdf_words(words.figures[next])));
      set_attribute(element, "/Layout", "/BBox",
                    box_of(element, next < words.boxes.size() ? words.boxes[next] : FigureBox{}));
      ++next;
    }
  }

  void add_numbering(const std::vector<bool>& numbered) {
    for (std::size_t i = 0; i < numbered.size() && i + 1 < elements_.size(); ++i) {
      PdfValue& element = objects_.object(elements_[i + 1]);
      if (element.find("/S")->text == "/L")
        set_attribute(element, "/List", "/ListNumbering",
                      PdfValue::plain(numbered[i] ? "/Decimal" : "/Disc"));
    }
  }

  /// Lets each element that carries on another become part of that.
  void join(const std::vector<int>& carries_on) {
    if (elements_.size() != carries_on.size() + 1)
      throw std::logic_error("the structure of a document is not as it was drawn");
    for (std::size_t i = 0; i < carries_on.size(); ++i) {
      if (carries_on[i] < 0) continue;
      const int from = elements_[i + 1],
                to = elements_[static_cast<std::size_t>(carries_on[i]) + 1];
      move_kids(from, to);
      joined_[from] = to;
    }
    for (const int number : elements_) drop_joined(objects_.object(number));
  }

  /// Lets the parts of pages find their elements.
  void renew_parents(PdfValue& tree) {
    PdfValue* const numbers = tree.find("/Nums");
    if (numbers == nullptr) return;
    for (PdfEntry& row : numbers->entries)
      for (PdfEntry& parent : objects_.resolved(row.value).entries)
        if (const auto found = joined_.find(number_of(parent.value)); found != joined_.end())
          parent.value = PdfValue::reference(found->second);
  }

 private:
  /// 0: no reference.
  static int number_of(const PdfValue& value) {
    return value.kind == PdfValue::Kind::reference ? value.number : 0;
  }

  bool is_element(const PdfValue& kid) const {
    return number_of(kid) != 0 && objects_.object(kid.number).find("/S") != nullptr;
  }

  static std::vector<PdfValue> kids_of(const PdfValue& element) {
    const PdfValue* const kids = element.find("/K");
    if (kids == nullptr) return {};
    if (kids->kind != PdfValue::Kind::array) return {*kids};
    std::vector<PdfValue> all;
    for (const PdfEntry& entry : kids->entries) all.push_back(entry.value);
    return all;
  }

  static void set_kids(PdfValue& element, const std::vector<PdfValue>& kids) {
    PdfValue all = PdfValue::array();
    for (const PdfValue& kid : kids) all.append(kid);
    element.set("/K", std::move(all));
  }

  /// A box in the coordinates of its page.
  PdfValue box_of(const PdfValue& element, const FigureBox& box) {
    const PdfValue* const page = element.find("/Pg");
    PdfValue* const media = page == nullptr
                                ? nullptr
                                : objects_.resolved(const_cast<PdfValue&>(*page)).find("/MediaBox");
    if (media == nullptr) throw std::runtime_error("cannot draw: a figure stands on no page");
    if (box.width == Points(0)) return *media;
    const double height = to_real(media->entries.at(3).value.text).value_or(0);
    PdfValue all = PdfValue::array();
    for (const double edge : {box.left.value, height - (box.top + box.height).value,
                              (box.left + box.width).value, height - box.top.value})
      all.append(PdfValue::plain(decimal(edge, 2)));
    return all;
  }

  /// All elements in the document's order.
  void collect(const PdfValue& parent) {
    for (const PdfValue& kid : kids_of(parent)) {
      if (!is_element(kid)) continue;
      elements_.push_back(kid.number);
      collect(objects_.object(kid.number));
    }
  }

  /// A part of a page, as an element on another page refers to it.
  static PdfValue on_its_page(const PdfValue& kid, const PdfValue* page) {
    if (kid.kind != PdfValue::Kind::plain || page == nullptr) return kid;
    PdfValue part = PdfValue::dictionary();
    part.set("/Type", PdfValue::plain("/MCR"));
    part.set("/Pg", *page);
    part.set("/MCID", kid);
    return part;
  }

  /// Moves what an element holds to the end of an earlier one.
  void move_kids(int from, int to) {
    PdfValue& source = objects_.object(from);
    std::vector<PdfValue> kids = kids_of(objects_.object(to));
    for (const PdfValue& kid : kids_of(source)) {
      if (is_element(kid)) objects_.object(kid.number).set("/P", PdfValue::reference(to));
      kids.push_back(on_its_page(kid, source.find("/Pg")));
    }
    set_kids(objects_.object(to), kids);
  }

  /// Takes what is part of others now from what an element holds.
  void drop_joined(PdfValue& element) {
    std::vector<PdfValue> kids = kids_of(element);
    if (std::erase_if(kids, [&](const PdfValue& kid) {
          return joined_.find(number_of(kid)) != joined_.end();
        }) > 0)
      set_kids(element, kids);
  }

  PdfObjects& objects_;
  std::vector<int> elements_;  ///< their numbers, in the document's order
  std::map<int, int> joined_;  ///< elements, and those of which they are part now
};

}  // namespace

void set_attribute(PdfValue& element, const char* owner, std::string_view key, PdfValue value) {
  PdfValue attributes = PdfValue::dictionary();
  attributes.set("/O", PdfValue::plain(owner));
  attributes.set(key, std::move(value));
  element.set("/A", std::move(attributes));
}

void finish_structure(PdfObjects& objects, const StructureWords& words) {
  PdfValue* const held = objects.root().find("/StructTreeRoot");
  if (held == nullptr) return;
  PdfValue& root = objects.resolved(*held);
  Structure structure(objects, root);
  structure.add_words(words);
  structure.add_numbering(words.numbered);
  if (words.carries_on.empty()) return;
  structure.join(words.carries_on);
  if (PdfValue* const tree = root.find("/ParentTree"); tree != nullptr)
    structure.renew_parents(objects.resolved(*tree));
}

}  // namespace boardwright::ink
