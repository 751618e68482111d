// Walks pages, their links and fonts, and the structure of a document.
#include "ink/reading.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "ink/pdf_text.h"
#include "ink/structure.h"

namespace boardwright::ink {
namespace {

/// The labels of all pages: "iv", "12".
std::vector<std::string> page_labels(PdfObjects& objects) {
  std::vector<std::string> labels;
  for (std::size_t i = 0; i < objects.pages().size(); ++i) labels.push_back(std::to_string(i + 1));
  PdfValue* const held = objects.root().find("/PageLabels");
  PdfValue* const rows = held == nullptr ? nullptr : objects.resolved(*held).find("/Nums");
  if (rows == nullptr) return labels;
  const auto number_of = [](const PdfValue& value) {
    return static_cast<std::size_t>(to_integer(value.text).value_or(0));
  };
  for (std::size_t i = 0; i + 1 < rows->entries.size(); i += 2) {
    const std::size_t first = number_of(rows->entries[i].value);
    const std::size_t end =
        i + 2 < rows->entries.size() ? number_of(rows->entries[i + 2].value) : labels.size();
    PdfValue& range = objects.resolved(rows->entries[i + 1].value);
    const PdfValue* const prefix = range.find("/P");
    const PdfValue* const start = range.find("/St");
    const bool counted = range.find("/S") != nullptr;
    for (std::size_t page = first; page < end && page < labels.size(); ++page) {
      labels[page] = prefix == nullptr ? std::string() : words_of_pdf(prefix->text);
      if (counted)
        labels[page] += std::to_string((start == nullptr ? 1 : number_of(*start)) + page - first);
    }
  }
  return labels;
}

/// The labels of the pages to which names of destinations lead.
class Destinations {
 public:
  explicit Destinations(PdfObjects& objects) : objects_(objects) {
    const std::vector<std::string> labels = page_labels(objects);
    for (std::size_t i = 0; i < labels.size(); ++i)
      pages_[objects.pages()[i].value.number] = labels[i];
    PdfValue* const names = objects.root().find("/Names");
    if (names == nullptr) return;
    if (PdfValue* const all = objects.resolved(*names).find("/Dests"); all != nullptr)
      collect(objects.resolved(*all));
  }

  std::string label_of(PdfValue& target) const {
    if (target.kind == PdfValue::Kind::string) {
      const auto found = names_.find(target.text);
      return found == names_.end() ? std::string() : found->second;
    }
    return label_of_place(target);
  }

 private:
  /// Of "[ page /XYZ … ]".
  std::string label_of_place(PdfValue& value) const {
    PdfValue* place = &objects_.resolved(value);
    if (place->is_dictionary()) place = &objects_.resolved(*place->find("/D"));
    if (place->entries.empty()) return {};
    const auto found = pages_.find(place->entries.front().value.number);
    return found == pages_.end() ? std::string() : found->second;
  }

  void collect(PdfValue& node) {
    if (PdfValue* const kids = node.find("/Kids"); kids != nullptr)
      for (PdfEntry& kid : kids->entries) collect(objects_.resolved(kid.value));
    PdfValue* const names = node.find("/Names");
    for (std::size_t i = 0; names != nullptr && i + 1 < names->entries.size(); i += 2)
      names_[names->entries[i].value.text] = label_of_place(names->entries[i + 1].value);
  }

  PdfObjects& objects_;
  std::map<int, std::string> pages_;  ///< by the numbers of their objects
  std::map<std::string, std::string> names_;
};

/// "page 12", or an address.
std::string words_of_link(PdfObjects& objects, PdfValue& link, const Destinations& destinations) {
  if (PdfValue* const target = link.find("/Dest"); target != nullptr)
    return "page " + destinations.label_of(*target);
  PdfValue* const action = link.find("/A");
  const PdfValue* const address =
      action == nullptr ? nullptr : objects.resolved(*action).find("/URI");
  return address == nullptr ? std::string("link") : address->text;
}

void finish_pages(PdfObjects& objects) {
  const Destinations destinations(objects);
  for (const PdfEntry& entry : objects.pages()) {
    PdfValue& page = objects.object(entry.value.number);
    page.set("/Tabs", PdfValue::plain("/S"));
    PdfValue* const held = page.find("/Annots");
    if (held == nullptr) continue;
    for (PdfEntry& each : objects.resolved(*held).entries) {
      PdfValue& link = objects.resolved(each.value);
      link.set("/F", PdfValue::plain("4"));  // it is printed
      link.set("/Contents",
               PdfValue::string(pdf_words(words_of_link(objects, link, destinations))));
    }
  }
}

/// Glyphs of a font with a descendant are numbered as in its file.
void finish_fonts(PdfObjects& objects) {
  for (const PdfEntry& page : objects.pages()) {
    PdfValue* const resources = objects.object(page.value.number).find("/Resources");
    PdfValue* const fonts =
        resources == nullptr ? nullptr : objects.resolved(*resources).find("/Font");
    if (fonts == nullptr) continue;
    for (PdfEntry& font : objects.resolved(*fonts).entries) {
      PdfValue* const held = objects.resolved(font.value).find("/DescendantFonts");
      if (held == nullptr) continue;
      for (PdfEntry& each : objects.resolved(*held).entries)
        objects.resolved(each.value).set("/CIDToGIDMap", PdfValue::plain("/Identity"));
    }
  }
}

/// The elements of a document.
class Elements {
 public:
  explicit Elements(PdfObjects& objects) : objects_(objects) {
    PdfValue* const held = objects.root().find("/StructTreeRoot");
    if (held == nullptr) return;
    root_ = held->number;
    collect(root_);
  }

  void finish() {
    if (root_ == 0) return;
    for (const int number : elements_) {
      const std::string& kind = kind_of(number);
      if (kind == "/TR") lead_heads(number);
      if (kind == "/Note") name_note(number);
    }
    add_names();
    for (const int number : elements_) gather_contents(number);
  }

 private:
  const std::string& kind_of(int number) {
    static const std::string none;
    const PdfValue* const kind = objects_.object(number).find("/S");
    return kind == nullptr ? none : kind->text;
  }

  std::vector<int> kids_of(int number) {
    std::vector<int> all;
    PdfValue* const kids = objects_.object(number).find("/K");
    if (kids == nullptr) return all;
    const auto add = [&](const PdfValue& kid) {
      if (kid.kind == PdfValue::Kind::reference &&
          objects_.object(kid.number).find("/S") != nullptr)
        all.push_back(kid.number);
    };
    if (kids->kind == PdfValue::Kind::array)
      for (const PdfEntry& kid : kids->entries) add(kid.value);
    else
      add(*kids);
    return all;
  }

  void collect(int parent) {
    for (const int kid : kids_of(parent)) {
      elements_.push_back(kid);
      collect(kid);
    }
  }

  /// The cells of a head lead down, and those before a row lead along it.
  void lead_heads(int row) {
    const std::vector<int> cells = kids_of(row);
    const bool head =
        std::all_of(cells.begin(), cells.end(), [&](int cell) { return kind_of(cell) == "/TH"; });
    for (const int cell : cells)
      if (kind_of(cell) == "/TH")
        set_attribute(objects_.object(cell), "/Table", "/Scope",
                      PdfValue::plain(head ? "/Column" : "/Row"));
  }

  /// Names are in the order of their bytes, as a tree of names has them.
  void name_note(int note) {
    char name[24];
    std::snprintf(name, sizeof name, "note-%06zu", names_.size() + 1);
    objects_.object(note).set("/ID", PdfValue::string(name));
    names_.emplace_back(name, note);
  }

  void add_names() {
    if (names_.empty()) return;
    PdfValue all = PdfValue::array();
    for (const auto& [name, note] : names_) {
      all.append(PdfValue::string(name));
      all.append(PdfValue::reference(note));
    }
    PdfValue limits = PdfValue::dictionary();
    limits.set("/Names", std::move(all));
    PdfValue tree = objects_.add(std::move(limits));
    objects_.object(root_).set("/IDTree", std::move(tree));
  }

  /// Entries of contents that follow one another become one table of contents.
  void gather_contents(int parent) {
    const std::vector<int> kids = kids_of(parent);
    if (kind_of(parent) == "/TOC" ||
        std::none_of(kids.begin(), kids.end(), [&](int kid) { return kind_of(kid) == "/TOCI"; }))
      return;
    const PdfValue before = *objects_.object(parent).find("/K");
    PdfValue after = PdfValue::array();
    PdfValue gathered = PdfValue::array();
    const auto close = [&] {
      if (gathered.entries.empty()) return;
      PdfValue contents = PdfValue::dictionary();
      contents.set("/Type", PdfValue::plain("/StructElem"));
      contents.set("/S", PdfValue::plain("/TOC"));
      contents.set("/P", PdfValue::reference(parent));
      const std::vector<PdfEntry> entries = gathered.entries;
      contents.set("/K", std::exchange(gathered, PdfValue::array()));
      PdfValue made = objects_.add(std::move(contents));
      for (const PdfEntry& entry : entries) objects_.object(entry.value.number).set("/P", made);
      after.append(std::move(made));
    };
    for (const PdfEntry& kid : before.entries) {
      if (kid.value.kind == PdfValue::Kind::reference && kind_of(kid.value.number) == "/TOCI") {
        gathered.append(kid.value);
        continue;
      }
      close();
      after.append(kid.value);
    }
    close();
    objects_.object(parent).set("/K", std::move(after));
  }

  PdfObjects& objects_;
  int root_ = 0;
  std::vector<int> elements_;
  std::vector<std::pair<std::string, int>> names_;  ///< of notes
};

}  // namespace

void help_readers(PdfObjects& objects) {
  finish_pages(objects);
  finish_fonts(objects);
  Elements(objects).finish();
}

}  // namespace boardwright::ink
