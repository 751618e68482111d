// Puts the trees of pages and of structure together: all else is found from them.
#include "ink/pdf_join.h"

#include <algorithm>
#include <deque>
#include <map>
#include <stdexcept>

#include "ink/output_intent.h"
#include "ink/pdf_document.h"
#include "ink/places.h"
#include "ink/press_colours.h"
#include "ink/structure.h"

namespace boardwright::ink {
namespace {

/// What a dictionary has for a key; throws if it has nothing.
PdfValue needed(PdfValue dictionary, const char* key) {
  PdfValue value = dictionary.getKeyIfDict(key);
  if (value.isNull())
    throw std::runtime_error("cannot join: a document has no " + std::string(key));
  return value;
}

/// Lets links to names lead to the places themselves: another document may have the same names.
void lead_to_places(PdfDocument& document) {
  const NamedPlaces places = named_places(document);
  const auto renew = [&](PdfValue holder, const char* key) {
    if (!holder.isDictionary() || !holder.getKey(key).isString()) return;
    if (PdfValue place = place_of(places, holder.getKey(key)); place.isArray())
      holder.replaceKey(key, place);
  };
  for (PdfValue page : document.pages()) {
    PdfValue links = page.getKey("/Annots");
    if (!links.isArray()) continue;
    for (PdfValue& link : links.getArrayAsVector()) {
      renew(link, "/Dest");
      renew(link.getKey("/A"), "/D");
    }
  }
}

/// Elements by the numbers that pages and links have.
using Parents = std::map<QPDFNumberTreeObjectHelper::numtree_number, PdfValue>;

/// The first of the documents, into which the others go.
class Joined {
 public:
  explicit Joined(const Part& first) : document_(first.bytes) {
    lead_to_places(document_);
    for (const char* key :
         {"/Names", "/Outlines", "/PageLabels", "/PageMode", "/Metadata", "/OutputIntents"})
      document_.root().removeKey(key);
    titles_.push_back(first.title);
    firsts_.push_back(document_.pages().at(0));
    tree_ = needed(document_.root(), "/StructTreeRoot");
    parents_ = parents_of(tree_);
    parts_ = kids_of(tree_);
  }

  void add(const Part& part) {
    PdfDocument& from = others_.emplace_back(part.bytes);
    document_.needs_version(from.version());
    lead_to_places(from);
    add_pages(from);
    titles_.push_back(part.title);
    PdfValue tree = document_.qpdf().copyForeignObject(needed(from.root(), "/StructTreeRoot"));
    const auto offset = next_parent();
    for (auto& [number, element] : parents_of(tree)) parents_[number + offset] = element;
    for (PdfValue& kid : kids_of(tree)) parts_.push_back(kid);
  }

  std::string finish(const std::string& title, const Press* press) {
    make_one_tree();
    add_outline();
    document_.information().replaceKey("/Title", pdf_words(title));
    if (press != nullptr) add_press_intent(document_, *press, PressColours(*press).description());
    return document_.written();
  }

 private:
  Parents parents_of(const PdfValue& tree) {
    return QPDFNumberTreeObjectHelper(needed(tree, "/ParentTree"), document_.qpdf()).getAsMap();
  }

  /// One more than the last number by which pages and links find their elements.
  Parents::key_type next_parent() const {
    return parents_.empty() ? 0 : parents_.rbegin()->first + 1;
  }

  /// All pages come before their links, which lead from one to another.
  void add_pages(PdfDocument& from) {
    const std::vector<PdfValue> pages = from.pages();
    std::vector<PdfValue> links;
    for (PdfValue page : pages) {
      links.push_back(page.removeKeyAndGetOld("/Annots"));
      document_.qpdf().addPage(page, false);
    }
    const std::vector<PdfValue>& all = document_.pages();
    const std::size_t first = all.size() - pages.size();
    firsts_.push_back(all[first]);
    for (std::size_t i = 0; i < pages.size(); ++i) {
      PdfValue page = all[first + i];
      move_parent(page, "/StructParents");
      if (!links[i].isArray()) continue;
      PdfValue held = links[i].isIndirect() ? links[i] : from.qpdf().makeIndirectObject(links[i]);
      PdfValue copy = document_.qpdf().copyForeignObject(held);
      for (PdfValue& link : copy.getArrayAsVector()) move_parent(link, "/StructParent");
      page.replaceKey("/Annots", copy);
    }
  }

  void move_parent(PdfValue holder, const char* key) const {
    if (PdfValue number = holder.getKey(key); number.isInteger())
      holder.replaceKey(key, PdfValue::newInteger(number.getIntValue() + next_parent()));
  }

  /// What were documents are parts of one.
  void make_one_tree() {
    PdfValue whole = document_.qpdf().makeIndirectObject(PdfValue::newDictionary());
    whole.replaceKey("/Type", pdf_name("/StructElem"));
    whole.replaceKey("/S", pdf_name("/Document"));
    whole.replaceKey("/P", tree_);
    whole.replaceKey("/K", PdfValue::newArray(parts_));
    for (PdfValue& part : parts_) {
      part.replaceKey("/S", pdf_name("/Part"));
      part.replaceKey("/P", whole);
    }
    tree_.replaceKey("/K", whole);
    PdfValue rows = PdfValue::newArray();
    for (auto& [number, element] : parents_) {
      rows.appendItem(PdfValue::newInteger(number));
      rows.appendItem(element);
    }
    PdfValue parents = PdfValue::newDictionary();
    parents.replaceKey("/Nums", rows);
    tree_.replaceKey("/ParentTree", document_.qpdf().makeIndirectObject(parents));
    tree_.replaceKey("/ParentTreeNextKey", PdfValue::newInteger(next_parent()));
  }

  void add_outline() {
    QPDF& qpdf = document_.qpdf();
    PdfValue outline = qpdf.makeIndirectObject(PdfValue::newDictionary());
    std::vector<PdfValue> entries;
    for (std::size_t i = 0; i < titles_.size(); ++i) {
      PdfValue entry = qpdf.makeIndirectObject(PdfValue::newDictionary());
      entry.replaceKey("/Title", pdf_words(titles_[i]));
      entry.replaceKey("/Parent", outline);
      entry.replaceKey("/Dest", PdfValue::newArray({firsts_[i], pdf_name("/Fit")}));
      if (i > 0) {
        entry.replaceKey("/Prev", entries.back());
        entries.back().replaceKey("/Next", entry);
      }
      entries.push_back(entry);
    }
    outline.replaceKey("/Type", pdf_name("/Outlines"));
    outline.replaceKey("/First", entries.front());
    outline.replaceKey("/Last", entries.back());
    outline.replaceKey("/Count", PdfValue::newInteger(static_cast<long long>(entries.size())));
    document_.root().replaceKey("/Outlines", outline);
    document_.root().replaceKey("/PageMode", pdf_name("/UseOutlines"));
  }

  std::deque<PdfDocument> others_;  ///< whose streams are read when the whole is written
  PdfDocument document_;
  PdfValue tree_;
  Parents parents_;
  std::vector<PdfValue> parts_;  ///< the topmost elements of all documents
  std::vector<std::string> titles_;
  std::vector<PdfValue> firsts_;  ///< first pages
};

}  // namespace

std::string join(const std::vector<Part>& parts, const std::string& title, const Press* press) {
  return with_documents([&] {
    Joined joined(parts.at(0));
    for (std::size_t i = 1; i < parts.size(); ++i) joined.add(parts[i]);
    return joined.finish(title, press);
  });
}

std::size_t pages_of(const std::string& document) {
  return with_documents([&] {
    PdfDocument opened(document);
    const std::size_t pages = opened.pages().size();
    opened.refuse_warnings();
    return pages;
  });
}

}  // namespace boardwright::ink
