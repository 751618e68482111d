// Walks the structure tree that Cairo wrote.
#include "render/ink/structure.h"

#include <map>
#include <qpdf/QPDFObjectHandle.hh>

namespace boardwright::ink {
namespace {

using Object = QPDFObjectHandle;

std::vector<Object> kids_of(Object element) {
  if (!element.hasKey("/K")) return {};
  Object kids = element.getKey("/K");
  return kids.isArray() ? kids.getArrayAsVector() : std::vector<Object>{kids};
}

bool is_element(Object object) { return object.isDictionary() && object.hasKey("/S"); }

/// All elements in the document's order.
void collect(Object parent, std::vector<Object>& elements) {
  for (Object kid : kids_of(parent)) {
    if (!is_element(kid)) continue;
    elements.push_back(kid);
    collect(kid, elements);
  }
}

void set_kids(Object element, const std::vector<Object>& kids) {
  element.replaceKey("/K", Object::newArray(kids));
}

/// A part of a page, as an element on another page refers to it.
Object on_its_page(Object kid, Object page) {
  if (!kid.isInteger()) return kid;
  Object part = Object::newDictionary();
  part.replaceKey("/Type", Object::newName("/MCR"));
  part.replaceKey("/Pg", page);
  part.replaceKey("/MCID", kid);
  return part;
}

/// Moves what an element holds to the end of an earlier one.
void move_kids(Object from, Object to) {
  std::vector<Object> kids = kids_of(to);
  for (Object kid : kids_of(from)) {
    if (is_element(kid)) kid.replaceKey("/P", to);
    kids.push_back(on_its_page(kid, from.getKey("/Pg")));
  }
  set_kids(to, kids);
}

/// Lets the parts of pages find their elements.
void renew_parents(Object tree, const std::map<QPDFObjGen, Object>& joined) {
  if (!tree.hasKey("/Nums")) return;
  Object numbers = tree.getKey("/Nums");
  for (int i = 1; i < numbers.getArrayNItems(); i += 2) {
    Object parents = numbers.getArrayItem(i);
    if (!parents.isArray()) continue;
    for (int n = 0; n < parents.getArrayNItems(); ++n)
      if (const auto found = joined.find(parents.getArrayItem(n).getObjGen());
          found != joined.end())
        parents.setArrayItem(n, found->second);
  }
}

void drop(Object element) {
  Object parent = element.getKey("/P");
  std::vector<Object> kept;
  for (Object kid : kids_of(parent))
    if (kid.getObjGen() != element.getObjGen() || !kid.isIndirect()) kept.push_back(kid);
  set_kids(parent, kept);
}

}  // namespace

void finish_structure(QPDF& pdf, const std::vector<std::string>& words,
                      const std::vector<int>& carries_on) {
  Object root = pdf.getRoot().getKey("/StructTreeRoot");
  if (!root.isDictionary()) return;
  std::vector<Object> elements;
  collect(root, elements);
  std::size_t next = 0;
  for (Object element : elements)
    if (element.getKey("/S").isNameAndEquals("/Figure") && next < words.size())
      element.replaceKey("/Alt", Object::newUnicodeString(words[next++]));
  if (carries_on.empty()) return;
  if (elements.size() != carries_on.size() + 1)
    throw std::logic_error("the structure of a document is not as it was drawn");
  std::map<QPDFObjGen, Object> joined;
  for (std::size_t i = 0; i < carries_on.size(); ++i) {
    if (carries_on[i] < 0) continue;
    Object from = elements[i + 1], to = elements[static_cast<std::size_t>(carries_on[i]) + 1];
    move_kids(from, to);
    joined[from.getObjGen()] = to;
  }
  // From the last on, as parents stand before what they hold.
  for (std::size_t i = carries_on.size(); i-- > 0;)
    if (carries_on[i] >= 0) drop(elements[i + 1]);
  if (root.hasKey("/ParentTree")) renew_parents(root.getKey("/ParentTree"), joined);
}

}  // namespace boardwright::ink
