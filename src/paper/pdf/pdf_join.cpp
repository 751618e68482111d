// Joins the page trees and the structure trees; everything else is reached from them.
#include "pdf/pdf_join.h"

#include <algorithm>
#include <deque>
#include <map>
#include <stdexcept>

#include "pdf/output_intent.h"
#include "pdf/pdf_document.h"
#include "pdf/places.h"
#include "pdf/press_colours.h"
#include "pdf/structure.h"

namespace boardwright::pdf {
namespace {

/// The value of a key; throws if there is none.
PdfValue required(PdfValue dictionary, const char* key) {
  PdfValue value = dictionary.getKeyIfDict(key);
  if (value.isNull())
    throw std::runtime_error("cannot join: a document has no " + std::string(key));
  return value;
}

/// Replaces named destinations of links by explicit ones: another document can use the same names.
void make_destinations_explicit(PdfDocument& document) {
  const NamedDestinations places = named_destinations(document);
  const auto renew = [&](PdfValue holder, const char* key) {
    if (!holder.isDictionary() || !holder.getKey(key).isString()) return;
    if (PdfValue place = destination_of(places, holder.getKey(key)); place.isArray())
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

/// Structure elements by the StructParent numbers of pages and links.
using Parents = std::map<QPDFNumberTreeObjectHelper::numtree_number, PdfValue>;

/// The first document, to which the others are added.
class Joined {
 public:
  explicit Joined(const Part& first) : document_(first.bytes) {
    make_destinations_explicit(document_);
    for (const char* key :
         {"/Names", "/Outlines", "/PageLabels", "/PageMode", "/Metadata", "/OutputIntents"})
      document_.root().removeKey(key);
    titles_.push_back(first.title);
    firsts_.push_back(document_.pages().at(0));
    tree_ = required(document_.root(), "/StructTreeRoot");
    parents_ = parents_of(tree_);
    parts_ = kids_of(tree_);
  }

  void add(const Part& part) {
    PdfDocument& from = others_.emplace_back(part.bytes);
    document_.needs_version(from.version());
    make_destinations_explicit(from);
    add_pages(from);
    titles_.push_back(part.title);
    PdfValue tree = document_.qpdf().copyForeignObject(required(from.root(), "/StructTreeRoot"));
    const auto offset = next_parent();
    for (auto& [number, element] : parents_of(tree)) parents_[number + offset] = element;
    for (PdfValue& kid : kids_of(tree)) parts_.push_back(kid);
  }

  std::string finish(const std::string& title, const Press* press) {
    merge_structure();
    add_outline();
    document_.information().replaceKey("/Title", pdf_words(title));
    if (press != nullptr) add_press_intent(document_, *press, PressColours(*press).description());
    return document_.to_bytes();
  }

 private:
  Parents parents_of(const PdfValue& tree) {
    return QPDFNumberTreeObjectHelper(required(tree, "/ParentTree"), document_.qpdf()).getAsMap();
  }

  /// The smallest StructParent number that is not used yet.
  Parents::key_type next_parent() const {
    return parents_.empty() ? 0 : parents_.rbegin()->first + 1;
  }

  /// Adds all pages before their links, which lead from one page to another.
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
      shift_parent(page, "/StructParents");
      if (!links[i].isArray()) continue;
      PdfValue held = links[i].isIndirect() ? links[i] : from.qpdf().makeIndirectObject(links[i]);
      PdfValue copy = document_.qpdf().copyForeignObject(held);
      for (PdfValue& link : copy.getArrayAsVector()) shift_parent(link, "/StructParent");
      page.replaceKey("/Annots", copy);
    }
  }

  void shift_parent(PdfValue holder, const char* key) const {
    if (PdfValue number = holder.getKey(key); number.isInteger())
      holder.replaceKey(key, PdfValue::newInteger(number.getIntValue() + next_parent()));
  }

  /// Makes the former documents parts of one document element.
  void merge_structure() {
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

  std::deque<PdfDocument> others_;  ///< alive until the whole is written, which reads their streams
  PdfDocument document_;
  PdfValue tree_;
  Parents parents_;
  std::vector<PdfValue> parts_;  ///< the topmost elements of all documents
  std::vector<std::string> titles_;
  std::vector<PdfValue> firsts_;  ///< the first page of each document
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

}  // namespace boardwright::pdf
