// Looks up keys and values in Data, and reports what is missing, misspelt or of the wrong kind.
#include "base/data.h"

#include <algorithm>
#include <climits>
#include <cmath>

#include "base/bug.h"
#include "base/data_nodes.h"
#include "base/hints.h"
#include "base/names.h"
#include "base/shape.h"
#include "base/text.h"

namespace boardwright::base {
namespace {

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

const Data& data_of(const Data& item) { return item; }
const Data& data_of(const std::pair<std::string, Data>& entry) { return entry.second; }

/// Removes the items beyond a limit, and reports the first of them.
template <class Items>
Items within(int most, Items all, std::string_view whole, std::string_view parts, Report& report) {
  const auto first = static_cast<std::size_t>(most);
  if (all.size() <= first) return all;
  const Data& over = data_of(all[first]);
  report.error(
      over.key().empty() ? over.place() : over.key_place(),
      std::string(whole) + " has at most " + std::to_string(most) + " " + std::string(parts));
  for (std::size_t i = first; i < all.size(); ++i) data_of(all[i]).mark_known();
  all.erase(all.begin() + most, all.end());
  return all;
}

}  // namespace

Data::Data(std::shared_ptr<const Document> document, const Node* node)
    : document_(std::move(document)), node_(node) {}

Data::Kind Data::kind() const { return node_ ? node_->kind : Kind::nothing; }

Place Data::place() const {
  const Node* at = node_ ? node_ : missing_from_;
  return at ? to_place(document_->name, at->spot) : Place();
}

Place Data::end_place() const {
  return node_ ? to_place(document_->name, node_->end) : Place();
}

/// A missing value of this table.
Data Data::missing() const {
  Data nothing(document_, nullptr);
  nothing.missing_from_ = node_ ? node_ : missing_from_;
  return nothing;
}

std::string_view Data::key() const { return node_ ? node_->key : std::string_view(); }

Place Data::key_place() const {
  if (!node_ || !node_->has_key) return {};
  return to_place(document_->name, node_->key_spot);
}

Place Data::text_place() const {
  Place place = this->place();
  if (!is(Kind::text)) return place;
  if (node_->opens_line) return {place.file, place.line + 1, 1};
  place.column += node_->quote;
  return place;
}

bool Data::has(std::string_view key) const { return !find(key).is(Kind::nothing); }

/// Throws if the shape of this table does not have a key.
void Data::check_in_shape(std::string_view key) const {
  const Choice* table = node_->shape != nullptr ? choice_of(*node_->shape, Kind::table) : nullptr;
  if (table == nullptr || shape_under(*table, key) != nullptr) return;
  internal_error("a reader asks for " + quoted(key) + " in " + document_->name + ":" +
                 std::to_string(node_->spot.line) + ", which the shape of it lacks");
}

Data Data::find(std::string_view key) const {
  if (!is(Kind::table)) return missing();
  check_in_shape(key);
  for (const Node& child : node_->children) {
    ++document_->steps;
    if (child.key != key) continue;
    child.known = true;
    return Data(document_, &child);
  }
  if (node_->shape != nullptr) return missing();  // hints for unknown keys come from the shape
  const auto is_this = [&](const auto& miss) { return miss.first == node_ && miss.second == key; };
  auto& missed = document_->missed;
  // Only the last few can belong to this table: a reader finishes one table before the next.
  const auto recent = missed.end() - std::min<std::ptrdiff_t>(std::ssize(missed), 32);
  if (std::none_of(recent, missed.end(), is_this)) missed.emplace_back(node_, key);
  return missing();
}

bool Data::expect_kind(Kind kind, Report& report) const {
  const Shape* shape = node_ != nullptr ? node_->shape : nullptr;
  if (shape != nullptr && choice_of(*shape, kind) == nullptr &&
      choice_of(*shape, this->kind()) != nullptr)
    internal_error("a reader takes " + quoted(key()) + " for " + std::string(name_of(kind)) +
                   ", but its shape is " + describe_kinds(*shape));
  if (is(kind) || (kind == Kind::real && is(Kind::integer))) return true;
  if (is(Kind::nothing)) return false;  // reported when it was looked up or parsed
  const std::string what = key().empty() ? "this" : quoted(key());
  const bool of_shape = shape != nullptr && choice_of(*shape, this->kind()) == nullptr;
  const std::string wanted = of_shape ? describe_kinds(*shape) : std::string(name_of(kind));
  const bool lacks_brackets = kind == Kind::list && is(Kind::text) && node_->text.size() < 40;
  report.error(place(), what + " must be " + wanted + ", not " + std::string(name_of(this->kind())),
               lacks_brackets ? "write [\"" + std::string(node_->text) + "\"]" : std::string());
  return false;
}

/// Reports a missing required key. If an unknown key of the table is probably a misspelling of it,
/// only that key is reported.
void Data::report_missing(std::string_view key, Report& report) const {
  const Choice* table = node_->shape != nullptr ? choice_of(*node_->shape, Kind::table) : nullptr;
  std::vector<std::string_view> keys;
  if (table != nullptr)
    for (const Field& field : table->fields) keys.push_back(field.key);
  for (const Node& child : node_->children) {
    if (!child.has_key || table == nullptr || shape_under(*table, child.key) != nullptr) continue;
    if (nearest(child.key, keys) != key) continue;
    if (!child.known) report_unknown_key(Data(document_, &child), report);
    child.known = true;
    return;
  }
  const Field* field = table != nullptr ? field_of(*table, key) : nullptr;
  report.error(place(), "missing key " + quoted(key),
               field != nullptr ? field->about : std::string());
}

Data Data::expect(std::string_view key, Kind kind, bool required, Report& report) const {
  const Data value = find(key);
  if (!value.node_ && required && node_) report_missing(key, report);
  return value.expect_kind(kind, report) ? value : missing();
}

std::string Data::as_text(Report& report) const {
  return expect_kind(Kind::text, report) ? std::string(node_->text) : std::string();
}

int Data::as_number(Report& report) const {
  if (!expect_kind(Kind::integer, report)) return 0;
  if (node_->integer >= INT_MIN && node_->integer <= INT_MAX)
    return static_cast<int>(node_->integer);
  report.error(place(), node_->integer > 0 ? "the number is too large" : "the number is too small");
  return 0;
}

double Data::as_real(Report& report) const {
  if (!expect_kind(Kind::real, report)) return 0;
  if (std::isfinite(node_->real)) return node_->real;
  report.error(place(),
               std::isnan(node_->real) ? "'nan' is not a number" : "the number is infinite");
  return 0;
}

bool Data::as_boolean(Report& report) const {
  return expect_kind(Kind::boolean, report) && node_->integer != 0;
}

std::vector<Data> Data::items() const {
  std::vector<Data> items;
  items.reserve(node_->children.size());
  for (const Node& child : node_->children) items.push_back(Data(document_, &child));
  return items;
}

std::vector<Data> Data::as_list(Report& report) const {
  return expect_kind(Kind::list, report) ? items() : std::vector<Data>();
}

std::string Data::text(std::string_view key, Report& report) const {
  return expect(key, Kind::text, true, report).as_text(report);
}

int Data::number(std::string_view key, Report& report) const {
  return expect(key, Kind::integer, true, report).as_number(report);
}

std::int64_t Data::long_number(std::string_view key, Report& report) const {
  const Data value = expect(key, Kind::integer, true, report);
  return value.expect_kind(Kind::integer, report) ? value.node_->integer : 0;
}

double Data::real(std::string_view key, Report& report) const {
  return expect(key, Kind::real, true, report).as_real(report);
}

bool Data::boolean(std::string_view key, Report& report) const {
  return expect(key, Kind::boolean, true, report).as_boolean(report);
}

std::vector<Data> Data::list(std::string_view key, Report& report) const {
  return expect(key, Kind::list, true, report).as_list(report);
}

Data Data::table(std::string_view key, Report& report) const {
  return expect(key, Kind::table, true, report);
}

std::string Data::text(std::string_view key, std::string_view fallback, Report& report) const {
  const Data value = expect(key, Kind::text, false, report);
  return value.node_ ? value.as_text(report) : std::string(fallback);
}

int Data::number(std::string_view key, int fallback, Report& report) const {
  const Data value = expect(key, Kind::integer, false, report);
  return value.node_ ? value.as_number(report) : fallback;
}

double Data::real(std::string_view key, double fallback, Report& report) const {
  const Data value = expect(key, Kind::real, false, report);
  return value.node_ ? value.as_real(report) : fallback;
}

bool Data::boolean(std::string_view key, bool fallback, Report& report) const {
  const Data value = expect(key, Kind::boolean, false, report);
  return value.node_ ? value.as_boolean(report) : fallback;
}

std::vector<Data> Data::list_or_empty(std::string_view key, Report& report) const {
  return expect(key, Kind::list, false, report).as_list(report);
}

std::vector<std::string> Data::texts_or_empty(std::string_view key, Report& report) const {
  std::vector<std::string> texts;
  for (const Data& item : list_or_empty(key, report))
    if (item.expect_kind(Kind::text, report)) texts.emplace_back(item.node_->text);
  return texts;
}

std::optional<Data> Data::table_if_any(std::string_view key, Report& report) const {
  const Data value = expect(key, Kind::table, false, report);
  if (!value.node_) return std::nullopt;
  return value;
}

std::vector<std::pair<std::string, Data>> Data::tables(std::string_view key, Report& report) const {
  std::vector<std::pair<std::string, Data>> tables;
  for (auto& entry : expect(key, Kind::table, false, report).entries())
    if (entry.second.expect_kind(Kind::table, report)) tables.push_back(std::move(entry));
  return tables;
}

std::vector<std::pair<std::string, Data>> Data::entries() const {
  std::vector<std::pair<std::string, Data>> entries;
  if (!is(Kind::table)) return entries;
  entries.reserve(node_->children.size());
  for (const Node& child : node_->children) {
    child.known = true;
    entries.emplace_back(child.key, Data(document_, &child));
  }
  return entries;
}

void Data::mark_known() const {
  if (!node_) return;
  for (const Node& child : node_->children) {
    child.known = true;
    Data(document_, &child).mark_known();
  }
}

std::vector<Data> Data::texts() const {
  if (is(Kind::text)) return {*this};
  std::vector<Data> all;
  for (const Data& item : node_ ? items() : std::vector<Data>())
    for (Data& text : item.texts()) all.push_back(std::move(text));
  return all;
}

NamedData at_most(int most, NamedData all, std::string_view whole, std::string_view parts,
                  Report& report) {
  return within(most, std::move(all), whole, parts, report);
}

std::vector<Data> at_most(int most, std::vector<Data> all, std::string_view whole,
                          std::string_view parts, Report& report) {
  return within(most, std::move(all), whole, parts, report);
}

void remove_invalid_names(NamedData& tables, Report& report) {
  std::erase_if(tables, [&](const auto& each) {
    const auto& [name, table] = each;
    if (is_name(name)) return false;
    check_name(name, table.key_place(), report);
    table.mark_known();
    return true;
  });
}

void Data::set_shape(const Shape& shape) const {
  if (node_ == nullptr) return;
  node_->shape = &shape;
  const Choice* choice = choice_of(shape, node_->kind);
  if (choice == nullptr) return;
  for (const Node& child : node_->children) {
    const Shape* below = child.has_key           ? shape_under(*choice, child.key)
                         : choice->items.empty() ? nullptr
                                                 : &choice->items.front();
    if (below != nullptr) Data(document_, &child).set_shape(*below);
  }
}

namespace {

/// The tables of a file that have this key, as their headings are written: "[[article]]".
std::vector<std::string> tables_with(const Choice& file, std::string_view key) {
  std::vector<std::string> found;
  const auto check = [&](const Choice* table, const std::string& heading) {
    if (table != nullptr && field_of(*table, key) != nullptr) found.push_back(heading);
  };
  for (const Field& field : file.fields) {
    const std::string name(field.key);
    if (const Choice* list = choice_of(field.shape, Data::Kind::list); list && !list->items.empty())
      check(choice_of(list->items.front(), Data::Kind::table), "[[" + name + "]]");
    const Choice* table = choice_of(field.shape, Data::Kind::table);
    check(table, "[" + name + "]");
    if (table != nullptr && !table->items.empty())
      check(choice_of(table->items.front(), Data::Kind::table), "[" + name + ".ID]");
  }
  return found;
}

}  // namespace

/// The hint for an unknown key: similar keys of this table's shape, or all of them, or the table
/// that has this key. Without a shape, similar keys that a reader looked up.
Hint Data::hint_for_unknown(const Data& child, const Report& report) const {
  if (report.is_full(document_->name)) return {};
  std::vector<std::string_view> known;
  const Choice* table = node_->shape != nullptr ? choice_of(*node_->shape, Kind::table) : nullptr;
  if (table == nullptr) {
    for (const auto& [asked, key] : document_->missed)
      if (asked == node_) known.push_back(key);
    return did_you_mean(child.key(), known);
  }
  for (const Field& field : table->fields) known.push_back(field.key);
  const Node& file = document_->nodes.front();
  const Choice* top = file.shape != nullptr ? choice_of(*file.shape, Kind::table) : nullptr;
  if (top != nullptr && field_of(*top, child.key()) != nullptr && !nearest(child.key(), known))
    return quoted(child.key()) + " belongs to the top of the file, before the first [table]";
  if (top != nullptr && !nearest(child.key(), known))
    if (const auto tables = tables_with(*top, child.key()); tables.size() == 1)
      return quoted(child.key()) + " belongs to " + tables.front();
  return meant_or_all(child.key(), known);
}

void Data::report_unknown_key(const Data& child, Report& report) const {
  report.error(child.key_place(), "unknown key " + quoted(child.key()),
               [&] { return hint_for_unknown(child, report); });
}

void Data::report_unknown(Report& report) const {
  if (!node_) return;
  report.spend(std::exchange(document_->steps, 0), place());
  const bool shaped = node_->shape != nullptr && node_->kind == Kind::table;
  const Choice* table = shaped ? choice_of(*node_->shape, Kind::table) : nullptr;
  for (const Node& child : node_->children) {
    const Data below(document_, &child);
    if (child.known || table == nullptr || shape_under(*table, child.key) != nullptr) {
      below.report_unknown(report);
      continue;
    }
    report_unknown_key(below, report);
    child.known = true;
    below.mark_known();
  }
}

void Data::report_unused(Report& report) const {
  // A key of the shape is reported only if the file was read without errors: after an error the
  // reader may not have reached the code that looks it up.
  const bool is_read = !report.has_errors();
  const auto visit = [&](const auto& self, const Data& table) -> void {
    const Shape* shape = table.node_->shape;
    const Choice* choice = shape != nullptr ? choice_of(*shape, Kind::table) : nullptr;
    for (const Node& child : table.node_->children) {
      const Data below(document_, &child);
      const Field* field = choice != nullptr ? field_of(*choice, child.key) : nullptr;
      if (!child.has_key || child.known)
        self(self, below);
      else if (field == nullptr)
        table.report_unknown_key(below, report);
      else if (is_read)
        report.error(below.key_place(), quoted(child.key) + " has no effect here", field->about);
    }
  };
  if (node_) report.spend(std::exchange(document_->steps, 0), place());
  if (node_) visit(visit, *this);
}

std::string_view name_of(Data::Kind kind) {
  switch (kind) {
    case Data::Kind::nothing: return "nothing";
    case Data::Kind::table: return "a table";
    case Data::Kind::list: return "a list";
    case Data::Kind::text: return "a text";
    case Data::Kind::integer: return "a whole number";
    case Data::Kind::real: return "a number";
    case Data::Kind::boolean: return "true or false";
  }
  return {};
}

}  // namespace boardwright::base
