// The schema of a data file: the keys of its tables, declared once for readers, hints and editors.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"

namespace boardwright::base {

struct Choice;

/// What is allowed in one place of a data file: a value of one of these kinds.
struct Shape {
  std::vector<Choice> choices;
};

/// A key of a table.
struct Field {
  std::string_view key;
  std::string about;  ///< what its value means, as one line shown by editors
  Shape shape;
  bool required = false;
};
inline constexpr bool is_required = true;

using Fields = std::vector<Field>;

/// One kind of value that a shape allows.
struct Choice {
  Data::Kind kind = Data::Kind::nothing;
  std::vector<std::string> words;  ///< of a text: the allowed ones; empty: any
  Fields fields;                   ///< of a table
  std::vector<Shape> items;        ///< one or none: the items of a list, or the values under names
                                   ///< that the author of a table chooses
};

Shape a_text();
Shape a_number();  ///< a whole number
Shape a_real();    ///< any number
Shape a_truth();
Shape one_of(std::span<const std::string_view> words);
Shape list_of(Shape items);
Shape table_of(Fields fields);
Shape tables_of(Shape named);  ///< a table whose keys the author chooses
Shape open_table(Fields fields, Shape others);

/// Either of two shapes. Requires: their kinds differ.
Shape either(Shape first, Shape second);

Fields joined(Fields first, const Fields& second);

/// The choice of this kind, or null. A whole number is allowed where any number is.
const Choice* choice_of(const Shape& shape, Data::Kind kind);

/// The field of a table with this key, or null.
const Field* field_of(const Choice& table, std::string_view key);

/// The shape of the value of a key of a table, or null if the table does not have the key.
const Shape* shape_under(const Choice& table, std::string_view key);

/// "a text or a list"
std::string describe_kinds(const Shape& shape);

}  // namespace boardwright::base
