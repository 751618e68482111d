// Builds the shapes of data files, and looks up their keys.
#include "base/shape.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/text.h"

namespace boardwright::base {
namespace {

Shape of_kind(Data::Kind kind) { return {{Choice{kind, {}, {}, {}}}}; }

}  // namespace

Shape a_text() { return of_kind(Data::Kind::text); }
Shape a_number() { return of_kind(Data::Kind::integer); }
Shape a_real() { return of_kind(Data::Kind::real); }
Shape a_truth() { return of_kind(Data::Kind::boolean); }

Shape one_of(std::span<const std::string_view> words) {
  return {{Choice{Data::Kind::text, {words.begin(), words.end()}, {}, {}}}};
}

Shape list_of(Shape items) { return {{Choice{Data::Kind::list, {}, {}, {std::move(items)}}}}; }

Shape table_of(Fields fields) { return {{Choice{Data::Kind::table, {}, std::move(fields), {}}}}; }

Shape tables_of(Shape named) { return open_table({}, std::move(named)); }

Shape open_table(Fields fields, Shape others) {
  return {{Choice{Data::Kind::table, {}, std::move(fields), {std::move(others)}}}};
}

Shape either(Shape first, Shape second) {
  std::move(second.choices.begin(), second.choices.end(), std::back_inserter(first.choices));
  return first;
}

Fields joined(Fields first, const Fields& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

const Choice* choice_of(const Shape& shape, Data::Kind kind) {
  for (const Choice& choice : shape.choices)
    if (choice.kind == kind || (choice.kind == Data::Kind::real && kind == Data::Kind::integer))
      return &choice;
  return nullptr;
}

const Field* field_of(const Choice& table, std::string_view key) {
  const auto found = std::find_if(table.fields.begin(), table.fields.end(),
                                  [&](const Field& field) { return field.key == key; });
  return found == table.fields.end() ? nullptr : &*found;
}

const Shape* shape_under(const Choice& table, std::string_view key) {
  if (const Field* field = field_of(table, key)) return &field->shape;
  return table.items.empty() ? nullptr : &table.items.front();
}

std::string describe_kinds(const Shape& shape) {
  std::vector<std::string_view> kinds;
  for (const Choice& choice : shape.choices) kinds.push_back(name_of(choice.kind));
  return listed(kinds, "or");
}

}  // namespace boardwright::base
