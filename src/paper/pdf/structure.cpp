// Changes the structure tree that Cairo wrote. Its elements are indirect objects, so that the
// object number identifies an element.
#include "pdf/structure.h"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

namespace boardwright::pdf {
namespace {

/// A structure tree to be changed.
class Structure {
 public:
  explicit Structure(const PdfValue& root) : elements_(elements_below(root)) {}

  void add_words(const StructureWords& words) {
    std::size_t next = 0;
    for (Element& element : elements_) {
      if (next >= words.figures.size()) return;
      if (element.kind != "/Figure") continue;
      element.value.replaceKey("/Alt", pdf_words(words.figures[next]));
      set_attribute(
          element.value, "/Layout", "/BBox",
          box_of(element.value, next < words.boxes.size() ? words.boxes[next] : FigureBox{}));
      ++next;
    }
  }

  void add_numbering(const std::vector<bool>& numbered) {
    for (std::size_t i = 0; i < numbered.size() && i + 1 < elements_.size(); ++i)
      if (elements_[i + 1].kind == "/L")
        set_attribute(elements_[i + 1].value, "/List", "/ListNumbering",
                      pdf_name(numbered[i] ? "/Decimal" : "/Disc"));
  }

  /// Merges each element that continues an earlier one into that.
  void join(const std::vector<int>& continues) {
    if (elements_.size() != continues.size() + 1)
      throw std::logic_error("the structure of a document is not as it was drawn");
    std::vector<PdfValue> emptied;
    for (std::size_t i = 0; i < continues.size(); ++i) {
      if (continues[i] < 0) continue;
      PdfValue& from = elements_[i + 1].value;
      PdfValue& to = elements_[static_cast<std::size_t>(continues[i]) + 1].value;
      move_kids(from, to);
      joined_.emplace(from.getObjGen(), to);
      emptied.push_back(from);
    }
    std::erase_if(elements_, [this](const Element& element) { return is_joined(element.value); });
    std::set<QPDFObjGen> parents;
    for (PdfValue& element : emptied)
      if (PdfValue parent = element.getKey("/P"); parents.insert(parent.getObjGen()).second)
        drop_joined(parent);
  }

  /// Makes the parent tree refer to the merged elements.
  void renew_parents(const PdfValue& tree, QPDF& qpdf) const {
    for (auto& [number, row] : QPDFNumberTreeObjectHelper(tree, qpdf).getAsMap()) {
      if (!row.isArray()) continue;
      std::vector<PdfValue> elements = row.getArrayAsVector();
      for (PdfValue& element : elements)
        if (const auto found = joined_.find(element.getObjGen()); found != joined_.end())
          element = found->second;
      row.setArrayFromVector(elements);
    }
  }

  std::vector<Element> take_elements() { return std::move(elements_); }

 private:
  /// A box in the coordinates of its page.
  static PdfValue box_of(PdfValue element, const FigureBox& box) {
    PdfValue media = element.getKey("/Pg").getKeyIfDict("/MediaBox");
    if (!media.isRectangle()) throw std::runtime_error("cannot draw: a figure stands on no page");
    if (box.width == Points(0)) return media.shallowCopy();
    const double height = media.getArrayAsRectangle().ury;
    return pdf_box(box.left.value, height - (box.top + box.height).value,
                   (box.left + box.width).value, height - box.top.value, 2);
  }

  /// Marked content of a page, as an element on another page refers to it.
  static PdfValue on_its_page(PdfValue kid, PdfValue page) {
    if (!kid.isInteger() || page.isNull()) return kid;
    PdfValue part = PdfValue::newDictionary();
    part.replaceKey("/Type", pdf_name("/MCR"));
    part.replaceKey("/Pg", page);
    part.replaceKey("/MCID", kid);
    return part;
  }

  /// Appends the children of an element to an earlier one.
  static void move_kids(PdfValue from, PdfValue to) {
    std::vector<PdfValue> kids = kids_of(to);
    for (PdfValue& kid : kids_of(from)) {
      if (!kind_of(kid).empty()) kid.replaceKey("/P", to);
      kids.push_back(on_its_page(kid, from.getKey("/Pg")));
    }
    to.replaceKey("/K", PdfValue::newArray(kids));
  }

  bool is_joined(const PdfValue& element) const { return joined_.contains(element.getObjGen()); }

  /// Removes merged elements from the children of an element.
  void drop_joined(PdfValue element) const {
    std::vector<PdfValue> kids = kids_of(element);
    std::erase_if(kids, [this](const PdfValue& kid) { return kid.isIndirect() && is_joined(kid); });
    element.replaceKey("/K", PdfValue::newArray(kids));
  }

  std::vector<Element> elements_;          ///< in document order
  std::map<QPDFObjGen, PdfValue> joined_;  ///< by merged elements, the earlier element of each
};

void collect(const PdfValue& parent, std::vector<Element>& elements) {
  for (const PdfValue& kid : kids_of(parent)) {
    std::string kind = kind_of(kid);
    if (kind.empty()) continue;
    elements.push_back({kid, std::move(kind)});
    collect(kid, elements);
  }
}

}  // namespace

std::vector<PdfValue> kids_of(PdfValue element) {
  PdfValue kids = element.getKey("/K");
  if (kids.isNull()) return {};
  if (kids.isArray()) return kids.getArrayAsVector();
  return {kids};
}

std::string kind_of(PdfValue kid) {
  if (!kid.isIndirect() || !kid.isDictionary()) return {};
  PdfValue kind = kid.getKey("/S");
  return kind.isName() ? kind.getName() : std::string();
}

std::vector<Element> elements_below(const PdfValue& parent) {
  std::vector<Element> elements;
  collect(parent, elements);
  return elements;
}

void set_attribute(PdfValue element, const char* owner, const char* key, const PdfValue& value) {
  PdfValue attributes = PdfValue::newDictionary();
  attributes.replaceKey("/O", pdf_name(owner));
  attributes.replaceKey(key, value);
  element.replaceKey("/A", attributes);
}

std::vector<Element> finish_structure(PdfDocument& document, const StructureWords& words) {
  PdfValue root = document.structure();
  if (!root.isDictionary()) return {};
  Structure structure(root);
  structure.add_words(words);
  structure.add_numbering(words.numbered);
  if (!words.continues.empty()) {
    structure.join(words.continues);
    if (PdfValue tree = root.getKey("/ParentTree"); tree.isDictionary())
      structure.renew_parents(tree, document.qpdf());
  }
  return structure.take_elements();
}

}  // namespace boardwright::pdf
