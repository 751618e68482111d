// Finds the objects of a document, and writes them as a new one.
#include "ink/pdf_objects.h"

#include <glib.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <stdexcept>
#include <utility>

#include "base/text.h"
#include "ink/pdf_reader.h"
#include "ink/pdf_text.h"

namespace boardwright::ink {
namespace {

constexpr std::size_t row_size = 20;  // of the table that tells where objects begin

std::size_t index(int number) { return static_cast<std::size_t>(number); }

std::string hash_of(std::string_view bytes) {
  const std::unique_ptr<gchar, decltype(&g_free)> hash(
      g_compute_checksum_for_data(G_CHECKSUM_MD5, reinterpret_cast<const guchar*>(bytes.data()),
                                  bytes.size()),
      &g_free);
  return hash.get();
}

/// Writes values, and numbers the objects that they name.
class Writer {
 public:
  Writer(std::string& out, std::size_t objects) : out_(out), numbers_(objects) {}

  /// Old numbers of all objects named so far, in their new order.
  const std::vector<int>& named() const { return named_; }

  void write(const PdfValue& value) {
    switch (value.kind) {
      case PdfValue::Kind::plain: out_ += value.text; break;
      case PdfValue::Kind::string: append_pdf_string(out_, value.text); break;
      case PdfValue::Kind::reference: name(value); break;
      case PdfValue::Kind::array:
        out_ += "[ ";
        for (const PdfEntry& entry : value.entries) write_next(entry.value);
        out_ += ']';
        break;
      case PdfValue::Kind::dictionary:
        write_open(value);
        out_ += ">>";
        break;
    }
  }

  /// A dictionary with its keys in order, to which more may be added.
  void write_open(const PdfValue& dictionary) {
    out_ += "<< ";
    std::vector<const PdfEntry*> order;
    for (const PdfEntry& entry : dictionary.entries) order.push_back(&entry);
    std::sort(order.begin(), order.end(),
              [](const PdfEntry* a, const PdfEntry* b) { return a->key < b->key; });
    for (const PdfEntry* entry : order) {
      (out_ += entry->key) += ' ';
      write_next(entry->value);
    }
  }

 private:
  void write_next(const PdfValue& value) {
    write(value);
    out_ += ' ';
  }

  void name(const PdfValue& reference) {
    int& number = numbers_.at(index(reference.number));
    if (number == 0) {
      named_.push_back(reference.number);
      number = static_cast<int>(named_.size());
    }
    append_integer(out_, number);
    out_ += " 0 R";
  }

  std::string& out_;
  std::vector<int> numbers_;  ///< new ones, by old ones; 0: not named yet
  std::vector<int> named_;
};

/// Lets references lead to objects that stand so much further on.
void renumber(PdfValue& value, int by) {
  if (value.kind == PdfValue::Kind::reference) value.number += by;
  for (PdfEntry& entry : value.entries) renumber(entry.value, by);
}

void append_row(std::string& out, std::size_t offset) {
  char row[row_size + 1];
  std::snprintf(row, sizeof row, "%010zu 00000 n \n", offset);
  out += row;
}

}  // namespace

PdfValue PdfValue::plain(std::string text) {
  PdfValue value;
  value.text = std::move(text);
  return value;
}

PdfValue PdfValue::string(std::string bytes) {
  PdfValue value = plain(std::move(bytes));
  value.kind = Kind::string;
  return value;
}

PdfValue PdfValue::reference(int number) {
  PdfValue value;
  value.kind = Kind::reference;
  value.number = number;
  return value;
}

PdfValue PdfValue::array() {
  PdfValue value;
  value.kind = Kind::array;
  return value;
}

PdfValue PdfValue::dictionary() {
  PdfValue value;
  value.kind = Kind::dictionary;
  return value;
}

const PdfValue* PdfValue::find(std::string_view key) const {
  if (kind != Kind::dictionary) return nullptr;
  const auto found = std::find_if(entries.begin(), entries.end(),
                                  [key](const PdfEntry& entry) { return entry.key == key; });
  return found == entries.end() ? nullptr : &found->value;
}

PdfValue* PdfValue::find(std::string_view key) {
  return const_cast<PdfValue*>(std::as_const(*this).find(key));
}

void PdfValue::set(std::string_view key, PdfValue value) {
  if (PdfValue* const known = find(key))
    *known = std::move(value);
  else
    entries.push_back({key, std::move(value)});
}

void PdfValue::erase(std::string_view key) {
  std::erase_if(entries, [key](const PdfEntry& entry) { return entry.key == key; });
}

void PdfValue::append(PdfValue value) { entries.push_back({{}, std::move(value)}); }

PdfObjects::PdfObjects(std::string_view document) : document_(document) {
  PdfReader start(document, std::min(document.rfind("startxref"), document.size()));
  start.expect("startxref");
  PdfReader table(document, static_cast<std::size_t>(start.integer()));
  table.expect("xref");
  table.expect("0");
  objects_.resize(static_cast<std::size_t>(table.integer()));
  const std::size_t first_row = table.at() + 1;
  for (std::size_t i = 1; i < objects_.size(); ++i) {
    PdfReader row(document, first_row + i * row_size);
    PdfReader at(document, static_cast<std::size_t>(row.integer()));
    at.integer();
    at.expect("0 obj");
    objects_[i].value = at.value();
    objects_[i].has_stream = at.take("stream\n");
    objects_[i].stream = document.substr(at.at());
  }
  for (Object& object : objects_)
    if (object.has_stream) read_stream(object);
  PdfReader end(document, first_row + objects_.size() * row_size);
  end.expect("trailer");
  trailer_ = end.value();
}

/// Cuts what begins with a stream to its length, which stands in an object behind it.
void PdfObjects::read_stream(Object& object) {
  auto& entries = object.value.entries;
  const auto length = std::find_if(entries.begin(), entries.end(),
                                   [](const PdfEntry& entry) { return entry.key == "/Length"; });
  if (length == entries.end()) throw std::runtime_error("cannot draw: a stream has no length");
  const auto size = static_cast<std::size_t>(to_integer(resolved(length->value).text).value_or(-1));
  entries.erase(length);
  PdfReader(object.stream, size).expect("endstream");
  object.stream = object.stream.substr(0, size);
}

PdfValue& PdfObjects::object(int number) { return objects_.at(index(number)).value; }

PdfValue& PdfObjects::resolved(PdfValue& value) {
  return value.kind == PdfValue::Kind::reference ? object(value.number) : value;
}

/// All strings of what the document says of itself, by their keys, up to the first zero: what
/// documents have been told apart by since the first.
std::string PdfObjects::words_of_information() const {
  std::map<std::string_view, std::string_view> words;
  if (const PdfValue* information = trailer_.find("/Info"); information != nullptr)
    for (const auto& [key, value] : objects_.at(index(information->number)).value.entries)
      if (value.kind == PdfValue::Kind::string) words[key] = value.text;
  std::string all;
  for (const auto& [key, text] : words) (all += ' ') += text;
  return all.substr(0, all.find('\0'));
}

PdfValue& PdfObjects::root() {
  PdfValue* const root = trailer_.find("/Root");
  if (root == nullptr) throw std::runtime_error("cannot draw: a document has no root");
  return resolved(*root);
}

int PdfObjects::take_in(PdfObjects other) {
  taken_in_ = objects_.size();
  const int offset = static_cast<int>(taken_in_) - 1;  // the first object of all is no object
  for (std::size_t i = 1; i < other.objects_.size(); ++i) {
    objects_.push_back(std::move(other.objects_[i]));
    renumber(objects_.back().value, offset);
  }
  return other.trailer_.find("/Root")->number + offset;
}

PdfValue* PdfObjects::information() {
  PdfValue* const held = trailer_.find("/Info");
  return held == nullptr ? nullptr : &resolved(*held);
}

std::vector<PdfEntry>& PdfObjects::pages() {
  PdfValue* const tree = root().find("/Pages");
  PdfValue* const kids = tree == nullptr ? nullptr : resolved(*tree).find("/Kids");
  if (kids == nullptr) throw std::runtime_error("cannot draw: a document has no list of pages");
  return kids->entries;
}

PdfValue PdfObjects::add(PdfValue value) {
  objects_.push_back({std::move(value), false, {}});
  return PdfValue::reference(static_cast<int>(objects_.size() - 1));
}

PdfValue PdfObjects::add_stream(PdfValue dictionary, std::string_view bytes, bool packed) {
  if (packed) dictionary.set("/Filter", PdfValue::plain("/FlateDecode"));
  new_streams_.emplace_back(packed ? flate_.packed(bytes) : std::string(bytes));
  objects_.push_back({std::move(dictionary), true, new_streams_.back()});
  return PdfValue::reference(static_cast<int>(objects_.size() - 1));
}

std::string_view PdfObjects::unpacked(int number) {
  const Object& object = objects_.at(index(number));
  const PdfValue* const filter = object.value.find("/Filter");
  if (!object.has_stream || filter == nullptr || filter->text != "/FlateDecode")
    throw std::runtime_error("cannot draw: a stream is packed in an unknown way");
  return flate_.unpacked(object.stream);
}

void PdfObjects::pack(int number, std::string_view bytes) {
  new_streams_.push_back(flate_.packed(bytes));
  objects_.at(index(number)).stream = new_streams_.back();
}

std::string PdfObjects::hash_of_streams() const {
  std::string all;
  for (const std::string& stream : new_streams_) all += hash_of(stream);
  return hash_of(all);
}

std::string PdfObjects::written() const {
  std::string out;
  out.reserve(document_.size() + document_.size() / 8);
  const std::string_view head = document_.substr(0, document_.find('\n'));
  ((version_.empty() ? out += head : (out += "%PDF-") += version_)) += "\n%\xbf\xf7\xa2\xfe\n";
  Writer writer(out, objects_.size());
  const std::size_t header = out.size();
  writer.write(*trailer_.find("/Root"));  // the first object
  writer.write(trailer_);
  out.resize(header);
  std::vector<std::size_t> offsets;
  for (std::size_t i = 0; i < writer.named().size(); ++i) {
    const Object& object = objects_.at(index(writer.named()[i]));
    offsets.push_back(out.size());
    append_integer(out, static_cast<std::int64_t>(i + 1));
    out += " 0 obj\n";
    if (object.has_stream) {
      writer.write_open(object.value);
      out += "/Length " + std::to_string(object.stream.size()) + " >>\nstream\n";
      (out += object.stream) += "\nendstream";
    } else {
      writer.write(object.value);
    }
    out += "\nendobj\n";
  }
  const std::size_t table = out.size();
  const std::string count = std::to_string(offsets.size() + 1);
  out += "xref\n0 " + count + "\n0000000000 65535 f \n";
  for (const std::size_t offset : offsets) append_row(out, offset);
  PdfValue trailer = trailer_;
  trailer.erase("/ID");
  trailer.set("/Size", PdfValue::plain(count));
  out += "trailer ";
  writer.write_open(trailer);
  out += "/ID [";
  const std::string identity = hash_of(hash_of(out) + " QPDF " + words_of_information());
  out +=
      "<" + identity + "><" + identity + ">] >>\nstartxref\n" + std::to_string(table) + "\n%%EOF\n";
  return out;
}

}  // namespace boardwright::ink
