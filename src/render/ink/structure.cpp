// Walks the structure tree that Cairo wrote.
#include "render/ink/structure.h"

#include <stdexcept>
#include <unordered_map>

#include "render/ink/pdf_strings.h"
#include "render/ink/pdf_syntax.h"

namespace boardwright::ink {
namespace {

/// The elements of a document. What they hold is written back at the end.
class StructureTree {
 public:
  StructureTree(PdfObjects& objects, int root) : objects_(objects) { collect(root); }

  /// All elements in the document's order.
  const std::vector<int>& elements() const { return elements_; }

  /// Moves what an element holds to the end of an earlier one.
  void move_kids(int from, int to) {
    const std::vector<std::string> moved = kids_of(from);
    std::vector<std::string>& kids = kids_of(to);
    const std::string page(objects_.get(from, "Pg"));
    for (const std::string& kid : moved) {
      if (const int element = referred(kid); element != 0 && is_element(element))
        objects_.set(element, "P", reference_to(to));
      kids.push_back(on_its_page(kid, page));
    }
  }

  void drop(int element) {
    std::erase_if(kids_of(referred(objects_.get(element, "P"))),
                  [&](const std::string& kid) { return referred(kid) == element; });
  }

  void write_back() {
    for (const auto& [element, kids] : kids_) {
      std::string array = "[";
      for (const std::string& kid : kids) array += " " + kid;
      objects_.set(element, "K", array + " ]");
    }
  }

 private:
  bool is_element(int object) const { return !objects_.get(object, "S").empty(); }

  void collect(int parent) {
    const std::string_view kids = objects_.get(parent, "K");
    if (kids.empty()) return;
    for (const std::string_view kid : items_of(kids)) {
      const int element = referred(kid);
      if (element == 0 || !is_element(element)) continue;
      elements_.push_back(element);
      collect(element);
    }
  }

  /// To be changed.
  std::vector<std::string>& kids_of(int element) {
    const auto [found, fresh] = kids_.try_emplace(element);
    const std::string_view kids = objects_.get(element, "K");
    if (fresh && !kids.empty())
      for (const std::string_view kid : items_of(kids)) found->second.emplace_back(kid);
    return found->second;
  }

  /// A part of a page, as an element on another page refers to it.
  static std::string on_its_page(const std::string& kid, const std::string& page) {
    if (kid.find_first_not_of("0123456789") != std::string::npos) return kid;
    return "<< /Type /MCR /Pg " + page + " /MCID " + kid + " >>";
  }

  PdfObjects& objects_;
  std::vector<int> elements_;
  std::unordered_map<int, std::vector<std::string>> kids_;
};

/// Lets the parts of pages find their elements: a number and an array for each page.
void renew_parents(PdfObjects& objects, int tree, const std::unordered_map<int, int>& joined) {
  const std::string_view numbers = objects.get(tree, "Nums");
  if (numbers.empty()) return;
  for (const std::string_view item : items_of(numbers)) {
    const int page = referred(item);
    if (page == 0 || !objects.value(page).starts_with('[')) continue;
    std::string parents = "[";
    bool changed = false;
    for (const std::string_view parent : items_of(objects.value(page))) {
      const auto found = joined.find(referred(parent));
      changed = changed || found != joined.end();
      parents += " ";
      parents += found == joined.end() ? std::string(parent) : reference_to(found->second);
    }
    if (changed) objects.replace(page, parents + " ]");
  }
}

}  // namespace

void finish_structure(PdfObjects& objects, const std::vector<std::string>& words,
                      const std::vector<int>& carries_on) {
  const int root = referred(objects.get(objects.root(), "StructTreeRoot"));
  if (root == 0) return;
  StructureTree tree(objects, root);
  const std::vector<int>& elements = tree.elements();
  std::size_t next = 0;
  for (const int element : elements)
    if (objects.get(element, "S") == "/Figure" && next < words.size())
      objects.set(element, "Alt", text_string(words[next++]));
  if (carries_on.empty()) return;
  if (elements.size() != carries_on.size() + 1)
    throw std::logic_error("the structure of a document is not as it was drawn");
  std::unordered_map<int, int> joined;
  for (std::size_t i = 0; i < carries_on.size(); ++i) {
    if (carries_on[i] < 0) continue;
    const int from = elements[i + 1], to = elements[static_cast<std::size_t>(carries_on[i]) + 1];
    tree.move_kids(from, to);
    joined[from] = to;
  }
  // From the last on, as parents stand before what they hold.
  for (std::size_t i = carries_on.size(); i-- > 0;)
    if (carries_on[i] >= 0) tree.drop(elements[i + 1]);
  tree.write_back();
  if (const int parents = referred(objects.get(root, "ParentTree")); parents != 0)
    renew_parents(objects, parents, joined);
}

}  // namespace boardwright::ink
