// Finds objects by the table at a document's end, and writes them one after the other.
#include "render/ink/pdf_objects.h"

#include <glib.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <stdexcept>

#include "base/text.h"
#include "render/ink/pdf_syntax.h"

namespace boardwright::ink {
namespace {

[[noreturn]] void refuse() { throw std::runtime_error("a document cannot be read back"); }

int whole(std::string_view digits) {
  const auto number = to_integer(digits);
  if (!number || *number < 0) refuse();
  return *number;
}

std::vector<PdfEntry> sorted_entries(std::string_view dictionary) {
  auto entries = entries_of(dictionary);
  std::sort(entries.begin(), entries.end(),
            [](const PdfEntry& a, const PdfEntry& b) { return a.key < b.key; });
  return entries;
}

std::string md5(std::string_view bytes) {
  const std::unique_ptr<char, decltype(&g_free)> digits(
      g_compute_checksum_for_data(G_CHECKSUM_MD5, reinterpret_cast<const guchar*>(bytes.data()),
                                  bytes.size()),
      &g_free);
  return digits.get();
}

}  // namespace

PdfObjects::PdfObjects(std::string_view document) : document_(document) {
  const std::size_t last = document.rfind("startxref");
  if (last == std::string_view::npos) refuse();
  PdfScanner end(document, last + 9);
  PdfScanner table(document, static_cast<std::size_t>(whole(end.value())));
  if (!table.take("xref") || table.value() != "0") refuse();
  places_.resize(static_cast<std::size_t>(whole(table.value())));
  for (std::size_t& place : places_) {
    place = static_cast<std::size_t>(whole(table.value()));
    table.value();  // the generation
    table.value();  // used or free
  }
  if (!table.take("trailer")) refuse();
  const std::string_view trailer = table.value();
  root_ = referred(find_entry(trailer, "Root"));
  info_ = referred(find_entry(trailer, "Info"));
  if (root_ == 0 || info_ == 0) refuse();
}

std::size_t PdfObjects::place(int object) const {
  if (object <= 0 || static_cast<std::size_t>(object) >= places_.size()) refuse();
  PdfScanner scanner(document_, places_[static_cast<std::size_t>(object)]);
  if (scanner.value() != std::to_string(object) || !scanner.take("0 obj")) refuse();
  return scanner.at();
}

std::string_view PdfObjects::value(int object) const {
  const auto changed = changed_.find(object);
  if (changed != changed_.end()) return changed->second;
  return PdfScanner(document_, place(object)).value();
}

std::string_view PdfObjects::get(int object, std::string_view key) const {
  return find_entry(value(object), key);
}

void PdfObjects::set(int object, std::string_view key, std::string_view value) {
  std::string changed = "<<";
  const auto add = [&](std::string_view name, std::string_view words) {
    changed.append(" ").append(name).append(" ").append(words);
  };
  for (const PdfEntry& entry : entries_of(this->value(object)))
    if (entry.key.substr(1) != key) add(entry.key, entry.value);
  add("/" + std::string(key), value);
  replace(object, changed + " >>");
}

std::optional<std::string_view> PdfObjects::stream(int object) const {
  PdfScanner scanner(document_, place(object));
  const std::string_view dictionary = scanner.value();
  if (!scanner.take("stream\n")) return std::nullopt;
  const std::string_view length = find_entry(dictionary, "Length");
  const int indirect = referred(length);
  const auto size = static_cast<std::size_t>(whole(indirect == 0 ? length : value(indirect)));
  if (size > document_.size() - scanner.at()) refuse();
  return document_.substr(scanner.at(), size);
}

namespace {

/// Writes objects, which it numbers as it meets them.
class PdfWriter {
 public:
  explicit PdfWriter(const PdfObjects& objects) : objects_(objects), numbers_(objects.size()) {}

  std::string run() {
    out_ += objects_.head();
    out_ += "\n%\xbf\xf7\xa2\xfe\n";
    number_of(objects_.root());
    number_of(objects_.info());
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < met_.size(); ++i) {
      places.push_back(out_.size());
      append_integer(out_, static_cast<int>(i) + 1);
      out_ += " 0 obj\n";
      write_object(met_[i]);
      out_ += "\nendobj\n";
    }
    write_end(places);
    return std::move(out_);
  }

 private:
  int number_of(int object) {
    if (object <= 0 || static_cast<std::size_t>(object) >= numbers_.size()) refuse();
    int& number = numbers_[static_cast<std::size_t>(object)];
    if (number == 0) {
      met_.push_back(object);
      number = static_cast<int>(met_.size());
    }
    return number;
  }

  void write_object(int object) {
    const auto stream = objects_.stream(object);
    if (!stream) return write(objects_.value(object));
    write_dictionary(objects_.value(object), stream->size());
    out_ += "\nstream\n";
    out_ += *stream;
    out_ += "endstream";
  }

  void write(std::string_view value) {
    const char first = value.front();
    if (value.starts_with("<<")) {
      write_dictionary(value, std::nullopt);
    } else if (first == '[') {
      out_ += '[';
      for (const std::string_view item : items_of(value)) {
        out_ += ' ';
        write(item);
      }
      out_ += " ]";
    } else if (first == '(' || first == '<') {
      append_string(out_, bytes_of_string(value));
    } else if (const int object = referred(value); object != 0) {
      append_integer(out_, number_of(object));
      out_ += " 0 R";
    } else {
      out_ += value;
    }
  }

  /// A stream's length, which may be an object of its own in the original, comes last.
  void write_dictionary(std::string_view dictionary, std::optional<std::size_t> length) {
    out_ += "<<";
    for (const PdfEntry& entry : sorted_entries(dictionary)) {
      if (length && entry.key == "/Length") continue;
      out_.append(" ").append(entry.key).append(" ");
      write(entry.value);
    }
    if (length) {
      out_ += " /Length ";
      append_integer(out_, static_cast<std::int64_t>(*length));
    }
    out_ += " >>";
  }

  void write_end(const std::vector<std::size_t>& places) {
    const std::size_t table = out_.size();
    const std::string size = std::to_string(places.size() + 1);
    out_ += "xref\n0 " + size + "\n0000000000 65535 f \n";
    for (const std::size_t place : places) {
      char entry[24];
      std::snprintf(entry, sizeof entry, "%010zu 00000 n \n", place);
      out_ += entry;
    }
    out_ += "trailer << /Info " + reference_to(number_of(objects_.info())) + " /Root " +
            reference_to(number_of(objects_.root())) + " /Size " + size + " /ID [";
    const std::string identity = '<' + identity_of(out_) + '>';
    out_ += identity + identity + "] >>\nstartxref\n" + std::to_string(table) + "\n%%EOF\n";
  }

  /// From all that is written before it, and what the document says of itself.
  std::string identity_of(std::string_view before) const {
    std::string seed = md5(before) + " QPDF ";
    for (const PdfEntry& entry : sorted_entries(objects_.value(objects_.info())))
      if (entry.value.front() == '(' || entry.value.front() == '<')
        seed += " " + bytes_of_string(entry.value);
    return md5(seed.c_str());  // up to the first zero, where there is one
  }

  const PdfObjects& objects_;
  std::vector<int> numbers_;  ///< the new one of each object; 0: not met yet
  std::vector<int> met_;      ///< in the order of their new numbers
  std::string out_;
};

}  // namespace

std::string written(const PdfObjects& objects) { return PdfWriter(objects).run(); }

}  // namespace boardwright::ink
