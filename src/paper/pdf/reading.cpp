// Visits the pages, links, fonts and structure elements of a document.
#include "pdf/reading.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>

#include "pdf/places.h"

namespace boardwright::pdf {
namespace {

/// The labels of all pages: "iv", "12".
std::vector<std::string> page_labels(PdfDocument& document) {
  QPDFPageLabelDocumentHelper helper(document.qpdf());
  std::vector<std::string> labels;
  for (std::size_t i = 0; i < document.pages().size(); ++i) {
    PdfValue label = helper.getLabelForPage(static_cast<long long>(i));
    if (!label.isDictionary()) {
      labels.push_back(std::to_string(i + 1));
      continue;
    }
    PdfValue prefix = label.getKey("/P");
    labels.push_back(prefix.isString() ? prefix.getUTF8Value() : std::string());
    if (label.hasKey("/S")) labels.back() += std::to_string(integer_in(label, "/St", 1));
  }
  return labels;
}

/// The labels of the pages to which links lead.
class Destinations {
 public:
  explicit Destinations(PdfDocument& document) : places_(named_destinations(document)) {
    const std::vector<std::string> labels = page_labels(document);
    for (std::size_t i = 0; i < labels.size(); ++i)
      labels_[document.pages()[i].getObjGen()] = labels[i];
  }

  std::string label_of(const PdfValue& target) const {
    PdfValue place = destination_of(places_, target);
    if (!place.isArray() || place.getArrayNItems() == 0) return {};
    const auto found = labels_.find(place.getArrayItem(0).getObjGen());
    return found == labels_.end() ? std::string() : found->second;
  }

 private:
  std::map<QPDFObjGen, std::string> labels_;  ///< by page object
  NamedDestinations places_;
};

/// "page 12", or a URL.
std::string describe_link(PdfValue link, const Destinations& destinations) {
  if (link.hasKey("/Dest")) return "page " + destinations.label_of(link.getKey("/Dest"));
  PdfValue address = link.getKey("/A").getKeyIfDict("/URI");
  return address.isString() ? address.getStringValue() : "link";
}

void finish_pages(PdfDocument& document) {
  const Destinations destinations(document);
  for (PdfValue page : document.pages()) {
    page.replaceKey("/Tabs", pdf_name("/S"));
    PdfValue links = page.getKey("/Annots");
    if (!links.isArray()) continue;
    for (PdfValue& link : links.getArrayAsVector()) {
      link.replaceKey("/F", PdfValue::newInteger(4));  // the annotation flag Print
      link.replaceKey("/Contents", pdf_words(describe_link(link, destinations)));
    }
  }
}

/// Composite fonts number their glyphs as the font file does.
void finish_fonts(PdfDocument& document) {
  for (PdfValue page : document.pages()) {
    PdfValue fonts = page.getKey("/Resources").getKeyIfDict("/Font");
    if (!fonts.isDictionary()) continue;
    for (auto& [name, font] : fonts.getDictAsMap()) {
      PdfValue held = font.getKey("/DescendantFonts");
      if (!held.isArray()) continue;
      for (PdfValue& each : held.getArrayAsVector())
        each.replaceKey("/CIDToGIDMap", pdf_name("/Identity"));
    }
  }
}

/// Header cells of the table head apply to their column, those in a body row to that row.
void set_header_scopes(const PdfValue& row) {
  const std::vector<PdfValue> cells = kids_of(row);
  const bool head =
      std::ranges::none_of(cells, [](const PdfValue& cell) { return kind_of(cell) == "/TD"; });
  for (const PdfValue& cell : cells)
    if (kind_of(cell) == "/TH")
      set_attribute(cell, "/Table", "/Scope", pdf_name(head ? "/Column" : "/Row"));
}

/// Adds IDs to notes. They ascend bytewise, as a name tree requires.
void name_notes(PdfDocument& document, const std::vector<Element>& elements) {
  PdfValue names = PdfValue::newArray();
  for (Element element : elements) {
    if (element.kind != "/Note") continue;
    char text[24];
    std::snprintf(text, sizeof text, "note-%06d", names.getArrayNItems() / 2 + 1);
    element.value.replaceKey("/ID", PdfValue::newString(text));
    names.appendItem(PdfValue::newString(text));
    names.appendItem(element.value);
  }
  if (names.getArrayNItems() == 0) return;
  PdfValue tree = PdfValue::newDictionary();
  tree.replaceKey("/Names", names);
  document.structure().replaceKey("/IDTree", document.qpdf().makeIndirectObject(tree));
}

/// Wraps consecutive TOCI elements in one TOC element.
void wrap_contents(QPDF& qpdf, PdfValue parent) {
  PdfValue after = PdfValue::newArray(), contents = PdfValue::newNull();
  for (PdfValue& kid : kids_of(parent)) {
    if (kind_of(kid) != "/TOCI") {
      contents = PdfValue::newNull();
      after.appendItem(kid);
      continue;
    }
    if (contents.isNull()) {
      contents = qpdf.makeIndirectObject(PdfValue::newDictionary());
      contents.replaceKey("/Type", pdf_name("/StructElem"));
      contents.replaceKey("/S", pdf_name("/TOC"));
      contents.replaceKey("/P", parent);
      contents.replaceKey("/K", PdfValue::newArray());
      after.appendItem(contents);
    }
    contents.getKey("/K").appendItem(kid);
    kid.replaceKey("/P", contents);
  }
  parent.replaceKey("/K", after);
}

void finish_elements(PdfDocument& document, const std::vector<Element>& elements) {
  for (Element element : elements) {
    if (element.kind == "/TR") set_header_scopes(element.value);
    if (element.kind != "/TOCI") continue;
    if (PdfValue parent = element.value.getKey("/P"); kind_of(parent) != "/TOC")
      wrap_contents(document.qpdf(), parent);
  }
  name_notes(document, elements);
}

}  // namespace

void add_accessibility(PdfDocument& document, const std::vector<Element>& elements) {
  finish_pages(document);
  finish_fonts(document);
  finish_elements(document, elements);
}

}  // namespace boardwright::pdf
