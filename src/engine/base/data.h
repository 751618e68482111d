// Values from data files, each with its place in the file.
#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/files.h"
#include "base/report.h"

namespace boardwright::base {

struct Shape;

/// A table, list, text, number or boolean from a data file, or nothing.
///
/// A `Data` is a cheap handle: copies share the file's values, which live as long as any handle.
/// Looking up a key reports a value of the wrong kind, and a missing value if the call has no
/// fallback. The result is then empty, zero or the fallback, so readers need no checks of their
/// own. Every lookup marks its key as known, and report_unused() reports the others. One file must
/// be read from one thread.
class Data {
 public:
  enum class Kind { nothing, table, list, text, integer, real, boolean };

  /// Nothing: it has no keys and no items, and no place unless it was looked up in a table.
  Data() = default;

  Kind kind() const;
  bool is(Kind kind) const { return this->kind() == kind; }

  /// Where the value begins. For a table with a header, where the header begins; for a missing
  /// value, where the table begins in which it was looked up.
  Place place() const;

  /// Just after the value. Meaningless for tables with a header or dotted keys.
  Place end_place() const;

  /// The key of the value and its place; empty for items of a list and for the whole file.
  std::string_view key() const;
  Place key_place() const;

  /// Where the text of a text value begins, after its quotation mark. In a single-line text without
  /// escapes, byte n is n columns further on.
  Place text_place() const;

  /// Whether a table has this key. Marks the key as known.
  bool has(std::string_view key) const;

  /// The value of a key, or nothing. Marks the key as known.
  Data find(std::string_view key) const;

  // Required values.
  std::string text(std::string_view key, Report& report) const;
  int number(std::string_view key, Report& report) const;
  std::int64_t long_number(std::string_view key, Report& report) const;  ///< of 64 bits
  double real(std::string_view key, Report& report) const;               ///< whole numbers too
  bool boolean(std::string_view key, Report& report) const;
  std::vector<Data> list(std::string_view key, Report& report) const;
  Data table(std::string_view key, Report& report) const;

  // Optional values.
  std::string text(std::string_view key, std::string_view fallback, Report& report) const;
  int number(std::string_view key, int fallback, Report& report) const;
  double real(std::string_view key, double fallback, Report& report) const;
  bool boolean(std::string_view key, bool fallback, Report& report) const;
  std::vector<Data> list_or_empty(std::string_view key, Report& report) const;
  std::vector<std::string> texts_or_empty(std::string_view key, Report& report) const;
  std::optional<Data> table_if_any(std::string_view key, Report& report) const;

  /// The named tables under a key (`[piece.rook]`, `[piece.king]`), in file order; none if the key
  /// is missing. Values there that are not tables are reported.
  std::vector<std::pair<std::string, Data>> tables(std::string_view key, Report& report) const;

  /// All keys of a table with their values, in file order. Marks the keys as known.
  std::vector<std::pair<std::string, Data>> entries() const;

  // The value itself, for items of a list and for entries.
  std::string as_text(Report& report) const;
  int as_number(Report& report) const;
  double as_real(Report& report) const;
  bool as_boolean(Report& report) const;
  std::vector<Data> as_list(Report& report) const;

  /// Marks every key, here and below, as known: the value was rejected as a whole.
  void mark_known() const;

  /// All texts, here and below, in file order.
  std::vector<Data> texts() const;

  /// Sets the shape of this value and those below. After that, looking up a key that the shape does
  /// not have, or a value of another kind, is a bug in the reader and throws std::logic_error. The
  /// shape must outlive the data.
  void set_shape(const Shape& shape) const;

  /// Reports every key, here and below, that the shape does not have, except what mark_known()
  /// marked. Each is reported only once.
  void report_unknown(Report& report) const;

  /// Reports every key, here and below, that was never looked up: most are misspelt. Keys of the
  /// shape are reported only if the report has no errors.
  void report_unused(Report& report) const;

 private:
  struct Node;
  struct Document;
  friend struct DataReader;

  Data(std::shared_ptr<const Document> document, const Node* node);
  Data missing() const;
  Data expect(std::string_view key, Kind kind, bool required, Report& report) const;
  bool expect_kind(Kind kind, Report& report) const;
  void check_in_shape(std::string_view key) const;
  void report_missing(std::string_view key, Report& report) const;
  void report_unknown_key(const Data& child, Report& report) const;
  Hint hint_for_unknown(const Data& child, const Report& report) const;
  std::vector<Data> items() const;

  std::shared_ptr<const Document> document_;
  const Node* node_ = nullptr;
  const Node* missing_from_ = nullptr;  ///< of a missing value: the table in which it was looked up
};

/// A kind as messages name it: "a table", "a list", "a text".
std::string_view name_of(Data::Kind kind);

/// The named tables of a file, or the items of a list, up to a limit: "a game has at most 8 seats".
/// Reports the first one beyond the limit, and marks the keys of all that it leaves out as known.
using NamedData = std::vector<std::pair<std::string, Data>>;
NamedData at_most(int most, NamedData all, std::string_view whole, std::string_view parts,
                  Report& report);
std::vector<Data> at_most(int most, std::vector<Data> all, std::string_view whole,
                          std::string_view parts, Report& report);

/// Reports the tables whose keys cannot be names, as check_name() does, and removes them, so that
/// no hint suggests them and nothing is compared with them.
void remove_invalid_names(NamedData& tables, Report& report);

/// Reads a TOML file. Reports and returns nothing if it is not valid TOML or exceeds a limit of
/// base/limits.h. Throws as Files::read does. The second overload shows `name` in messages instead
/// of the path.
std::optional<Data> read_data(const Files& files, const std::filesystem::path& file,
                              Report& report);
std::optional<Data> read_data(const Files& files, const std::filesystem::path& file,
                              const std::string& name, Report& report);

/// Reads TOML from memory.
std::optional<Data> parse_data(std::string text, const std::string& name, Report& report);

}  // namespace boardwright::base
