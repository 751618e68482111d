// Finds objects by the table at a document's end, and writes them one after the other.
#include "render/ink/pdf_objects.h"

#include <glib.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "base/text.h"
#include "render/ink/pdf_strings.h"

namespace boardwright::ink {
namespace {

[[noreturn]] void refuse() { throw std::runtime_error("a document cannot be read back"); }

int whole(std::string_view digits) {
  const auto number = to_integer(digits);
  if (!number || *number < 0) refuse();
  return *number;
}

std::vector<PdfEntry> sorted(std::vector<PdfEntry> entries) {
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

/// Before the value of an object.
PdfScanner PdfObjects::at(int object) const {
  if (object <= 0 || static_cast<std::size_t>(object) >= places_.size()) refuse();
  PdfScanner scanner(document_, places_[static_cast<std::size_t>(object)]);
  if (whole(scanner.value()) != object || !scanner.take("0 obj")) refuse();
  return scanner;
}

PdfObjects::Object PdfObjects::object(int object) const {
  PdfScanner scanner = at(object);
  const std::string_view original = scanner.value();
  const auto changed = changed_.find(object);
  Object found{changed == changed_.end() ? original : changed->second, std::nullopt};
  if (!scanner.take("stream\n")) return found;
  const std::string_view length = find_entry(original, "Length");
  const int indirect = referred(length);
  const auto size = static_cast<std::size_t>(whole(indirect == 0 ? length : value(indirect)));
  if (size > document_.size() - scanner.at()) refuse();
  found.stream = document_.substr(scanner.at(), size);
  return found;
}

std::string_view PdfObjects::get(int object, std::string_view key) const {
  const auto changed = changed_.find(object);
  if (changed != changed_.end()) return find_entry(changed->second, key);
  return find_entry(document_.substr(at(object).at()), key);
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

namespace {

/// Writes objects, which it numbers as it meets them.
class PdfWriter {
 public:
  explicit PdfWriter(const PdfObjects& objects) : objects_(objects), numbers_(objects.size()) {}

  std::string run() {
    const std::string_view document = objects_.document();
    out_.reserve(document.size());
    out_ += document.substr(0, document.find('\n'));  // "%PDF-1.5"
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

  void write_object(int number) {
    const auto [value, stream] = objects_.object(number);
    PdfScanner in(value);
    if (!stream) return write(in);
    in.take("<<");
    write_dictionary(in, stream->size());
    out_ += "\nstream\n";
    out_ += *stream;
    out_ += "endstream";
  }

  void write(PdfScanner& in) {
    if (in.take("<<")) return write_dictionary(in, std::nullopt);
    if (in.take("[")) return write_array(in);
    const std::string_view value = in.value();
    if (value.front() == '(' || value.front() == '<') {
      append_string(out_, bytes_of_string(value));
    } else if (const int object = referred(value); object != 0) {
      append_integer(out_, number_of(object));
      out_ += " 0 R";
    } else {
      out_ += value;
    }
  }

  void write_array(PdfScanner& in) {
    out_ += '[';
    while (!in.take("]")) {
      out_ += ' ';
      write(in);
    }
    out_ += " ]";
  }

  /// A stream's length, which may be an object of its own in the original, comes last.
  void write_dictionary(PdfScanner& in, std::optional<std::size_t> length) {
    out_ += "<<";
    for (const PdfEntry& entry : sorted(in.entries())) {
      if (length && entry.key == "/Length") continue;
      out_.append(" ").append(entry.key).append(" ");
      PdfScanner value(entry.value);
      write(value);
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
      const std::string digits = std::to_string(place);
      out_.append(10 - digits.size(), '0').append(digits).append(" 00000 n \n");
    }
    out_ += "trailer << /Info " + reference_to(number_of(objects_.info())) + " /Root " +
            reference_to(number_of(objects_.root())) + " /Size " + size + " /ID [";
    const std::string identity = '<' + identity_of(out_) + '>';
    out_ += identity + identity + "] >>\nstartxref\n" + std::to_string(table) + "\n%%EOF\n";
  }

  /// From all that is written before it, and what the document says of itself.
  std::string identity_of(std::string_view before) const {
    std::string seed = md5(before) + " QPDF ";
    for (const PdfEntry& entry : sorted(entries_of(objects_.value(objects_.info()))))
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
