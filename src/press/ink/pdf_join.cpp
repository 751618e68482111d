// Puts the trees of pages and of structure together: all else is found from them.
#include "ink/pdf_join.h"

#include <map>
#include <stdexcept>

#include "base/index.h"
#include "base/text.h"
#include "ink/output_intent.h"
#include "ink/pdf_objects.h"
#include "ink/pdf_text.h"
#include "ink/press_colours.h"

namespace boardwright::ink {
namespace {

int number_in(const PdfValue& value) {
  return static_cast<int>(to_integer(value.text).value_or(0));
}

PdfValue plain(int number) { return PdfValue::plain(std::to_string(number)); }

/// What a value has for a key; throws if it has nothing.
PdfValue& needed(PdfValue& value, std::string_view key) {
  if (PdfValue* const found = value.find(key)) return *found;
  throw std::runtime_error("cannot join: a document has no " + std::string(key));
}

/// The places of a document, by their names.
using Places = std::map<std::string, PdfValue>;

Places places_of(PdfObjects& objects, PdfValue& root) {
  Places places;
  PdfValue* const names = root.find("/Names");
  if (names == nullptr) return places;
  PdfValue* const tree = objects.resolved(*names).find("/Dests");
  if (tree == nullptr) return places;
  auto& rows = needed(objects.resolved(*tree), "/Names").entries;
  for (std::size_t i = 0; i + 1 < rows.size(); i += 2)
    places[rows[i].value.text] = objects.resolved(rows[i + 1].value);
  return places;
}

/// Lets what leads to a name lead to the place itself: another document may have the same name.
void lead_to(const Places& places, PdfValue& value) {
  for (auto& [key, held] : value.entries)
    if (const auto place = key == "/Dest" || key == "/D" ? places.find(held.text) : places.end();
        place != places.end())
      held = place->second;
    else
      lead_to(places, held);
}

/// The first of the documents, into which the others go.
class Joined {
 public:
  explicit Joined(const Part& first) : objects_(first.bytes) {
    PdfValue& root = objects_.root();
    pages_ = needed(root, "/Pages").number;
    tree_ = needed(root, "/StructTreeRoot").number;
    objects_.each_taken_in(
        [places = places_of(objects_, root)](PdfValue& value) { lead_to(places, value); });
    for (const char* key :
         {"/Names", "/Outlines", "/PageLabels", "/PageMode", "/Metadata", "/OutputIntents"})
      root.erase(key);
    note(first.title, root);
    next_parent_ = parents_of(objects_.object(tree_));
  }

  void add(const Part& part) {
    const int root = objects_.take_in(PdfObjects(part.bytes));
    PdfValue& added = objects_.object(root);
    objects_.each_taken_in(
        [places = places_of(objects_, added)](PdfValue& value) { lead_to(places, value); });
    note(part.title, added);
    add_pages(objects_.resolved(needed(added, "/Pages")));
    add_structure(objects_.resolved(needed(added, "/StructTreeRoot")));
  }

  std::string finish(const std::string& title, const Press* press) {
    needed(objects_.object(pages_), "/Count") = plain(static_cast<int>(objects_.pages().size()));
    objects_.object(tree_).set("/ParentTreeNextKey", plain(next_parent_));
    make_one_document();
    add_outline();
    if (PdfValue* const told = objects_.information())
      told->set("/Title", PdfValue::string(pdf_words(title)));
    if (press != nullptr) add_press_intent(objects_, *press, PressColours(*press).description());
    return objects_.written();
  }

 private:
  /// Keeps the first page of a part for the outline.
  void note(const std::string& title, PdfValue& root) {
    PdfValue& pages = objects_.resolved(needed(root, "/Pages"));
    titles_.push_back(title);
    firsts_.push_back(needed(pages, "/Kids").entries.at(0).value.number);
  }

  void add_pages(PdfValue& from) {
    PdfValue& kids = needed(objects_.object(pages_), "/Kids");
    for (const PdfEntry& page : needed(from, "/Kids").entries) {
      objects_.object(page.value.number).set("/Parent", PdfValue::reference(pages_));
      kids.append(page.value);
    }
  }

  /// One more than the last number by which pages find their elements.
  int parents_of(PdfValue& tree) {
    int next = 0;
    const auto& rows = needed(objects_.resolved(needed(tree, "/ParentTree")), "/Nums").entries;
    for (std::size_t i = 0; i < rows.size(); i += 2)
      next = std::max(next, number_in(rows[i].value) + 1);
    return next;
  }

  void add_structure(PdfValue& from) {
    PdfValue& tree = objects_.object(tree_);
    PdfValue& parents = objects_.resolved(needed(tree, "/ParentTree"));
    const int next = parents_of(from);
    auto& rows = needed(objects_.resolved(needed(from, "/ParentTree")), "/Nums").entries;
    for (std::size_t i = 0; i + 1 < rows.size(); i += 2) {
      needed(parents, "/Nums").append(plain(number_in(rows[i].value) + next_parent_));
      needed(parents, "/Nums").append(rows[i + 1].value);
    }
    objects_.each_taken_in([this](PdfValue& value) { renumber_parents(value); });
    next_parent_ += next;
    PdfValue& kids = as_array(needed(tree, "/K"));
    for (const PdfEntry& kid : as_array(needed(from, "/K")).entries) kids.append(kid.value);
  }

  /// What were documents are parts of one.
  void make_one_document() {
    PdfValue& kids = as_array(needed(objects_.object(tree_), "/K"));
    PdfValue whole = PdfValue::dictionary();
    whole.set("/Type", PdfValue::plain("/StructElem"));
    whole.set("/S", PdfValue::plain("/Document"));
    whole.set("/P", PdfValue::reference(tree_));
    whole.set("/K", kids);
    const int document = objects_.add(std::move(whole)).number;
    for (const PdfEntry& kid : needed(objects_.object(document), "/K").entries) {
      objects_.object(kid.value.number).set("/S", PdfValue::plain("/Part"));
      objects_.object(kid.value.number).set("/P", PdfValue::reference(document));
    }
    needed(objects_.object(tree_), "/K") = PdfValue::reference(document);
  }

  void renumber_parents(PdfValue& value) const {
    for (auto& [key, held] : value.entries)
      if (key == "/StructParents" || key == "/StructParent")
        held = plain(number_in(held) + next_parent_);
      else
        renumber_parents(held);
  }

  static PdfValue& as_array(PdfValue& value) {
    if (value.kind == PdfValue::Kind::array) return value;
    PdfValue one = PdfValue::array();
    one.append(std::move(value));
    return value = std::move(one);
  }

  void add_outline() {
    std::vector<int> entries;
    for (std::size_t i = 0; i < titles_.size(); ++i)
      entries.push_back(objects_.add(PdfValue::dictionary()).number);
    const int outline = objects_.add(PdfValue::dictionary()).number;
    const auto number = [&](std::size_t i) { return PdfValue::reference(entries[i]); };
    for (std::size_t i = 0; i < entries.size(); ++i) {
      PdfValue to = PdfValue::array();
      to.append(PdfValue::reference(firsts_[i]));
      to.append(PdfValue::plain("/Fit"));
      PdfValue& entry = objects_.object(entries[i]);
      entry.set("/Title", PdfValue::string(pdf_words(titles_[i])));
      entry.set("/Parent", PdfValue::reference(outline));
      entry.set("/Dest", std::move(to));
      if (i > 0) entry.set("/Prev", number(i - 1));
      if (i + 1 < entries.size()) entry.set("/Next", number(i + 1));
    }
    PdfValue& all = objects_.object(outline);
    all.set("/Type", PdfValue::plain("/Outlines"));
    all.set("/First", number(0));
    all.set("/Last", number(entries.size() - 1));
    all.set("/Count", plain(static_cast<int>(entries.size())));
    objects_.root().set("/Outlines", PdfValue::reference(outline));
    objects_.root().set("/PageMode", PdfValue::plain("/UseOutlines"));
  }

  PdfObjects objects_;
  int pages_ = 0, tree_ = 0, next_parent_ = 0;
  std::vector<std::string> titles_;
  std::vector<int> firsts_;  ///< pages, by their objects
};

}  // namespace

std::string join(const std::vector<Part>& parts, const std::string& title, const Press* press) {
  Joined joined(parts.at(0));
  for (std::size_t i = 1; i < parts.size(); ++i) joined.add(parts[i]);
  return joined.finish(title, press);
}

std::size_t pages_of(const std::string& document) { return PdfObjects(document).pages().size(); }

}  // namespace boardwright::ink
