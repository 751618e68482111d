// Reads TOML into Data: the only file that knows the TOML library.
#include "base/data.h"

#define TOML_ENABLE_FORMATTERS 0
#define TOML_ENABLE_WINDOWS_COMPAT 0
#include <toml++/toml.h>

#include <algorithm>
#include <climits>
#include <cstdint>
#include <span>

#include "base/files.h"
#include "base/limits.h"
#include "base/text.h"

namespace boardwright {

/// A spot of the file, without its name.
struct Spot {
  int line = 0;
  int column = 0;
};

/// One value of the file. Entries and items of one value stand side by side.
struct Data::Node {
  Kind kind = Kind::nothing;
  bool has_key = false;
  mutable bool known = false;  ///< somebody asked for its key
  bool opens_line = false;     ///< the text of a text value begins on the next line
  std::uint8_t quote = 1;      ///< length of the quotation mark of a text value
  Spot spot, key_spot;
  std::string_view key;
  std::string_view text;
  std::int64_t integer = 0;
  double real = 0;  ///< set for whole numbers too
  std::span<const Node> children;
};

/// A whole file. The library's own tree stays, for the bytes of its keys and texts.
struct Data::Document {
  std::string name;
  toml::table tree;
  std::vector<Node> nodes;
  /// Keys asked for in vain: what an unknown key was probably meant to be.
  mutable std::vector<std::pair<const Node*, std::string>> missed;
};

namespace {

Place to_place(const std::string& name, Spot spot) { return {name, spot.line, spot.column}; }

Spot to_spot(const toml::source_region& source) {
  return {static_cast<int>(source.begin.line), static_cast<int>(source.begin.column)};
}

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

/// Walks over TOML before the library does and stops at what would exhaust its stack.
///
/// It needs to know only where texts and comments are: in all else, brackets nest, and full
/// stops between two separators part the segments of a key.
class Guard {
 public:
  Guard(std::string_view text, const std::string& name, Report& report)
      : rest_(text), name_(name), report_(report) {}

  bool passes() {
    while (!rest_.empty())
      if (!pass_one()) return false;
    return true;
  }

 private:
  bool pass_one() {
    switch (rest_.front()) {
      case '\n': return pass_line_end();
      case '#': return pass_over(std::min(rest_.find('\n'), rest_.size()));
      case '"':
      case '\'': return pass_text(rest_.front());
      case '[':
      case '{': return pass_opening();
      case ']':
      case '}': depth_ = std::max(0, depth_ - 1); return pass_separator();
      case '=':
      case ',': return pass_separator();
      case '.': return pass_full_stop();
      default: return pass_over(1);
    }
  }

  bool pass_over(std::size_t count) {
    rest_.remove_prefix(count);
    column_ += count;
    return column_ <= limits::line_bytes ||
           refuse("the line is longer than " + std::to_string(limits::line_bytes) + " bytes");
  }

  bool pass_separator() {
    segments_ = 1;
    return pass_over(1);
  }

  bool pass_line_end() {
    rest_.remove_prefix(1);
    ++line_;
    column_ = 0;
    segments_ = 1;
    return true;
  }

  bool pass_opening() {
    if (++depth_ > limits::nesting)
      return refuse("more than " + std::to_string(limits::nesting) + " nested brackets");
    return pass_separator();
  }

  bool pass_full_stop() {
    if (++segments_ > limits::key_segments)
      return refuse("a key of more than " + std::to_string(limits::key_segments) + " parts");
    return pass_over(1);
  }

  bool pass_text(char mark) {
    const bool many_lines = rest_.substr(1).starts_with(std::string(2, mark));
    if (!pass_over(many_lines ? 3 : 1)) return false;
    while (!rest_.empty()) {
      if (rest_.front() == '\n') {
        if (!many_lines) return true;
        pass_line_end();
      } else if (rest_.front() == '\\' && mark == '"' && !rest_.substr(1).starts_with('\n')) {
        if (!pass_over(std::min<std::size_t>(2, rest_.size()))) return false;
      } else if (!many_lines && rest_.front() == mark) {
        return pass_over(1);
      } else if (many_lines && rest_.starts_with(std::string(3, mark))) {
        // Up to two more marks belong to the text that ends here.
        const std::size_t marks = std::min(rest_.find_first_not_of(mark), rest_.size());
        return pass_over(std::min<std::size_t>(marks, 5));
      } else if (!pass_over(1)) {
        return false;
      }
    }
    return true;
  }

  bool refuse(std::string message) {
    report_.error({name_, line_, 0}, std::move(message));
    return false;
  }

  std::string_view rest_;
  const std::string& name_;
  Report& report_;
  int line_ = 1;
  std::size_t column_ = 0;
  int depth_ = 0;
  int segments_ = 1;
};

/// Words a message of the TOML library for an author.
std::string worded(std::string_view description) {
  constexpr std::string_view opening = "Error while parsing ";
  if (!description.starts_with(opening)) return "broken TOML: " + std::string(description);
  return "broken TOML in " + std::string(description.substr(opening.size()));
}

/// The commonest slip: text without quotation marks, as in `kind = reach`.
std::string hint_for(std::string_view line, int column) {
  const std::size_t equals = line.find('=');
  if (equals == std::string_view::npos || static_cast<std::size_t>(column) <= equals) return {};
  const std::string_view value = trimmed(line.substr(equals + 1));
  const bool bare = !value.empty() && ((value[0] >= 'a' && value[0] <= 'z') ||
                                       (value[0] >= 'A' && value[0] <= 'Z'));
  return bare ? "put text in quotation marks" : std::string();
}

std::optional<toml::table> parse_toml(std::string_view text, const std::string& name,
                                      Report& report) {
  try {
    return toml::parse(text);
  } catch (const toml::parse_error& error) {
    const Spot spot = to_spot(error.source());
    const Place place = to_place(name, spot);
    report.error(place, worded(error.description()),
                 hint_for(report.source_line(place), spot.column));
    return std::nullopt;
  }
}

}  // namespace

/// Turns the library's tree, whose tables are sorted by key, into nodes in file order.
struct DataReader {
  using Node = Data::Node;
  using Kind = Data::Kind;

  Data::Document& document;
  std::string_view source;
  Report& report;
  std::vector<std::size_t> lines = {0};  ///< where each line begins

  void read() {
    for (std::size_t i = 0; i < source.size(); ++i)
      if (source[i] == '\n') lines.push_back(i + 1);
    // Spans point into the vector, so it must never grow.
    document.nodes.reserve(count(document.tree));
    document.nodes.emplace_back();
    fill(0, document.tree);
    document.nodes[0].spot = {1, 1};
  }

  static std::size_t count(const toml::node& node) {
    std::size_t total = 1;
    if (const auto* table = node.as_table())
      for (const auto& [key, value] : *table) total += count(value);
    if (const auto* array = node.as_array())
      for (const auto& item : *array) total += count(item);
    return total;
  }

  void fill(std::size_t index, const toml::node& value) {
    Node& node = document.nodes[index];
    node.spot = to_spot(value.source());
    if (const auto* table = value.as_table()) return fill_table(index, *table);
    if (const auto* array = value.as_array()) return fill_list(index, *array);
    if (const auto* text = value.as_string()) return fill_text(node, text->get());
    if (const auto* integer = value.as_integer()) {
      node.kind = Kind::integer;
      node.integer = integer->get();
      node.real = static_cast<double>(node.integer);
    } else if (const auto* real = value.as_floating_point()) {
      node.kind = Kind::real;
      node.real = real->get();
    } else if (const auto* boolean = value.as_boolean()) {
      node.kind = Kind::boolean;
      node.integer = boolean->get() ? 1 : 0;
    } else {
      report.error(to_place(document.name, node.spot), "dates and times are written as text",
                   "put it in quotation marks");
    }
  }

  void fill_table(std::size_t index, const toml::table& table) {
    struct Entry {
      Spot spot;
      std::string_view key;
      const toml::node* value;
    };
    std::vector<Entry> entries;
    entries.reserve(table.size());
    for (const auto& [key, value] : table)
      entries.push_back({to_spot(key.source()), key.str(), &value});
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
      return std::pair(a.spot.line, a.spot.column) < std::pair(b.spot.line, b.spot.column);
    });

    const std::size_t first = open(index, Kind::table, entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
      Node& node = document.nodes[first + i];
      node.has_key = true;
      node.key = entries[i].key;
      node.key_spot = entries[i].spot;
      fill(first + i, *entries[i].value);
    }
  }

  void fill_list(std::size_t index, const toml::array& array) {
    const std::size_t first = open(index, Kind::list, array.size());
    for (std::size_t i = 0; i < array.size(); ++i) fill(first + i, array[i]);
  }

  /// Makes room for the children of a node, side by side.
  std::size_t open(std::size_t index, Kind kind, std::size_t size) {
    const std::size_t first = document.nodes.size();
    document.nodes.resize(first + size);
    document.nodes[index].kind = kind;
    document.nodes[index].children = std::span(document.nodes).subspan(first, size);
    return first;
  }

  void fill_text(Node& node, std::string_view text) {
    node.kind = Kind::text;
    node.text = text;
    const std::string_view written = source.substr(offset(node.spot));
    if (!written.starts_with("\"\"\"") && !written.starts_with("'''")) return;
    node.quote = 3;
    const std::string_view behind = written.substr(3);
    node.opens_line = behind.starts_with('\n') || behind.starts_with("\r\n");
  }

  /// Where a spot is among the bytes; its column counts characters.
  std::size_t offset(Spot spot) const {
    const auto line = static_cast<std::size_t>(spot.line - 1);
    if (line >= lines.size()) return source.size();
    std::size_t at = lines[line];
    for (int column = 1; column < spot.column && at < source.size(); ++column) {
      ++at;
      while (at < source.size() && (static_cast<unsigned char>(source[at]) & 0xc0) == 0x80) ++at;
    }
    return at;
  }

  static Data root(std::shared_ptr<const Data::Document> document) {
    const Node* node = &document->nodes.front();
    return Data(std::move(document), node);
  }

  static std::optional<Data> parse(const std::string& text, const std::string& name,
                                   Report& report) {
    if (!Guard(text, name, report).passes()) return std::nullopt;
    std::optional<toml::table> tree = parse_toml(text, name, report);
    if (!tree) return std::nullopt;
    auto document = std::make_shared<Data::Document>();
    document->name = name;
    document->tree = std::move(*tree);
    DataReader{*document, text, report}.read();
    return root(std::move(document));
  }
};

Data::Data(std::shared_ptr<const Document> document, const Node* node)
    : document_(std::move(document)), node_(node) {}

Data::Kind Data::kind() const { return node_ ? node_->kind : Kind::nothing; }

Place Data::place() const { return node_ ? to_place(document_->name, node_->spot) : Place(); }

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

Data Data::find(std::string_view key) const {
  if (!is(Kind::table)) return {};
  for (const Node& child : node_->children) {
    if (child.key != key) continue;
    child.known = true;
    return Data(document_, &child);
  }
  const auto same = [&](const auto& miss) { return miss.first == node_ && miss.second == key; };
  auto& missed = document_->missed;
  // Only the last few can be of this table: readers ask one table at a time.
  const auto recent = missed.end() - std::min<std::ptrdiff_t>(std::ssize(missed), 32);
  if (std::none_of(recent, missed.end(), same)) missed.emplace_back(node_, key);
  return {};
}

bool Data::expect_kind(Kind kind, Report& report) const {
  if (is(kind) || (kind == Kind::real && is(Kind::integer))) return true;
  if (is(Kind::nothing)) return false;  // reported when it was asked for or read
  const std::string what = key().empty() ? "this" : quoted(key());
  report.error(place(), what + " must be " + std::string(name_of(kind)) + ", not " +
                            std::string(name_of(this->kind())));
  return false;
}

Data Data::expect(std::string_view key, Kind kind, bool required, Report& report) const {
  const Data value = find(key);
  if (!value.node_ && required && node_)
    report.error(place(), "missing key " + quoted(key));
  return value.expect_kind(kind, report) ? value : Data();
}

std::string Data::as_text(Report& report) const {
  return expect_kind(Kind::text, report) ? std::string(node_->text) : std::string();
}

int Data::as_number(Report& report) const {
  if (!expect_kind(Kind::integer, report)) return 0;
  if (node_->integer >= INT_MIN && node_->integer <= INT_MAX)
    return static_cast<int>(node_->integer);
  report.error(place(), "the number is too large");
  return 0;
}

double Data::as_real(Report& report) const {
  return expect_kind(Kind::real, report) ? node_->real : 0;
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

std::vector<std::pair<std::string, Data>> Data::tables(std::string_view key,
                                                       Report& report) const {
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

void Data::report_unused(Report& report) const {
  if (!node_) return;
  for (const Node& child : node_->children) {
    if (!child.has_key || child.known) {
      Data(document_, &child).report_unused(report);
      continue;
    }
    std::vector<std::string_view> meant;
    for (const auto& [table, key] : document_->missed)
      if (table == node_) meant.push_back(key);
    report.error(to_place(document_->name, child.key_spot), "unknown key " + quoted(child.key),
                 did_you_mean(child.key, meant));
  }
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

std::optional<Data> parse_data(std::string text, const std::string& name, Report& report) {
  const auto checked = checked_text(std::move(text), name, limits::data_file_bytes, report);
  return checked ? DataReader::parse(*checked, name, report) : std::nullopt;
}

std::optional<Data> read_data(const std::filesystem::path& file, const std::string& name,
                              Report& report) {
  const auto text = read_text(file, name, limits::data_file_bytes, report);
  return text ? DataReader::parse(*text, name, report) : std::nullopt;
}

std::optional<Data> read_data(const std::filesystem::path& file, Report& report) {
  return read_data(file, file.string(), report);
}

}  // namespace boardwright
