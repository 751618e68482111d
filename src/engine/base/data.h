// Values from data files, each with the place it was written.
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

#include "base/report.h"

namespace boardwright::base {

struct Shape;

/// A table, list, text, number or truth value from a data file; or nothing.
///
/// A `Data` is a cheap handle: copies share the file's values, which live as long as any
/// handle. Asking for a key reports a value of another kind, and a missing one if the
/// question has no fallback; the answer is then empty, zero or the fallback, so readers need
/// no checks of their own. Every question marks its key as known; report_unused() names the
/// others. The questions to one file must come from one thread.
class Data {
 public:
  enum class Kind { nothing, table, list, text, integer, real, boolean };

  /// Nothing: it has no keys, no items and, unless it was looked for in a table, no place.
  Data() = default;

  Kind kind() const;
  bool is(Kind kind) const { return this->kind() == kind; }

  /// Where the value begins; for a table under a header, where the header begins; for nothing,
  /// where the table begins in which it was looked for.
  Place place() const;

  /// The key it stands under and where that is written; empty for items and for the file.
  std::string_view key() const;
  Place key_place() const;

  /// Where the text of a text value begins, behind its quotation mark. Byte n of text that
  /// stands on one line without escapes is n columns further on.
  Place text_place() const;

  /// Whether a table has this key. Marks the key as known.
  bool has(std::string_view key) const;

  /// What stands under a key, or nothing. Marks the key as known.
  Data find(std::string_view key) const;

  // Values that must be there.
  std::string text(std::string_view key, Report& report) const;
  int number(std::string_view key, Report& report) const;
  std::int64_t long_number(std::string_view key, Report& report) const;  ///< of 64 bits
  double real(std::string_view key, Report& report) const;               ///< whole numbers too
  bool boolean(std::string_view key, Report& report) const;
  std::vector<Data> list(std::string_view key, Report& report) const;
  Data table(std::string_view key, Report& report) const;

  // Values that may be missing.
  std::string text(std::string_view key, std::string_view fallback, Report& report) const;
  int number(std::string_view key, int fallback, Report& report) const;
  double real(std::string_view key, double fallback, Report& report) const;
  bool boolean(std::string_view key, bool fallback, Report& report) const;
  std::vector<Data> list_or_empty(std::string_view key, Report& report) const;
  std::vector<std::string> texts_or_empty(std::string_view key, Report& report) const;
  std::optional<Data> table_if_any(std::string_view key, Report& report) const;

  /// The named tables under a key (`[piece.rook]`, `[piece.king]`), in the order of the file;
  /// none if the key is missing. Other values there are reported.
  std::vector<std::pair<std::string, Data>> tables(std::string_view key, Report& report) const;

  /// All keys of a table with their values, in the order of the file. Marks them as known.
  std::vector<std::pair<std::string, Data>> entries() const;

  // The value itself, for items of lists and entries.
  std::string as_text(Report& report) const;
  int as_number(Report& report) const;
  double as_real(Report& report) const;
  bool as_boolean(Report& report) const;
  std::vector<Data> as_list(Report& report) const;

  /// Marks every key, here and below, as known: the value is refused as a whole.
  void pass_over() const;

  /// All texts, here and below, in the order of the file.
  std::vector<Data> texts() const;

  /// Tells what may stand here and below. From now on it is a bug of the reader to ask for a key
  /// that the shape does not have, or for a value of another kind, and thrown as std::logic_error.
  /// The shape must outlive the data.
  void take_shape(const Shape& shape) const;

  /// Reports every key, here and below, that the shape does not have, but for what was passed over.
  /// Nobody reports it again.
  void report_unknown(Report& report) const;

  /// Reports every key, here and below, that nobody asked for: most are misspelt.
  void report_unused(Report& report) const;

 private:
  struct Node;
  struct Document;
  friend struct DataReader;

  Data(std::shared_ptr<const Document> document, const Node* node);
  Data missing() const;
  Data expect(std::string_view key, Kind kind, bool required, Report& report) const;
  bool expect_kind(Kind kind, Report& report) const;
  void check_asked(std::string_view key) const;
  void report_missing(std::string_view key, Report& report) const;
  void report_unknown_key(const Data& child, Report& report) const;
  Hint hint_for_unknown(const Data& child, const Report& report) const;
  std::vector<Data> items() const;

  std::shared_ptr<const Document> document_;
  const Node* node_ = nullptr;
  const Node* lacks_ = nullptr;  ///< of nothing: the table in which it was looked for
};

/// "a table", "a list", "a text": how messages name a kind.
std::string_view name_of(Data::Kind kind);

/// The named tables of a file, or the items of a list, that are within a limit: "a game has at most
/// 8 seats". Reports the first of the others, and passes over all of them.
using NamedData = std::vector<std::pair<std::string, Data>>;
NamedData at_most(int most, NamedData all, std::string_view whole, std::string_view parts,
                  Report& report);
std::vector<Data> at_most(int most, std::vector<Data> all, std::string_view whole,
                          std::string_view parts, Report& report);

/// Reports the tables whose keys cannot be names, as check_name() does, and takes them away: no
/// hint names them, and nothing is compared with them.
void drop_misnamed(NamedData& tables, Report& report);

/// Reads a TOML file. Nothing, and problems in the report, if it is not one or breaks a limit
/// of base/limits.h. Throws std::system_error if the file cannot be read. `name` stands in
/// messages instead of the path.
std::optional<Data> read_data(const std::filesystem::path& file, Report& report);
std::optional<Data> read_data(const std::filesystem::path& file, const std::string& name,
                              Report& report);

/// Reads TOML from memory.
std::optional<Data> parse_data(std::string text, const std::string& name, Report& report);

}  // namespace boardwright::base
