// Reads TOML into Data. No other file uses the TOML library.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#define TOML_ENABLE_WINDOWS_COMPAT 0
#include <toml++/toml.h>

#include "base/characters.h"
#include "base/checked_text.h"
#include "base/data_nodes.h"
#include "base/files.h"
#include "base/limits.h"
#include "base/text.h"
#include "base/toml_guard.h"

namespace boardwright::base {
namespace {

Spot to_spot(const toml::source_position& position) {
  return {static_cast<int>(position.line), static_cast<int>(position.column)};
}

/// Rewords a message of the TOML library for authors.
std::string reword(std::string_view description) {
  constexpr std::string_view opening = "Error while parsing ";
  if (!description.starts_with(opening)) return "broken TOML: " + std::string(description);
  return "broken TOML in " + std::string(description.substr(opening.size()));
}

/// The hint for the commonest mistake: text without quotation marks, as in `kind = reach`.
std::string hint_for(std::string_view line, int column) {
  const std::size_t equals = line.find('=');
  if (equals == std::string_view::npos || static_cast<std::size_t>(column) <= equals) return {};
  const std::string_view value = trimmed(line.substr(equals + 1));
  const bool bare = !value.empty() &&
                    ((value[0] >= 'a' && value[0] <= 'z') || (value[0] >= 'A' && value[0] <= 'Z'));
  return bare ? "put text in quotation marks" : std::string();
}

std::optional<toml::table> parse_toml(const GuardedToml& guarded, const std::string& name,
                                      Report& report) {
  toml::parse_result parsed = toml::parse(guarded.text);
  if (parsed) return std::move(parsed).table();
  const Spot spot = guarded.written(to_spot(parsed.error().source().begin));
  const Place place = to_place(name, spot);
  report.error(place, reword(parsed.error().description()),
               hint_for(report.source_line(place), spot.column));
  return std::nullopt;
}

}  // namespace

/// Turns the library's tree, whose tables are sorted by key, into nodes in file order.
struct DataReader {
  using Node = Data::Node;
  using Kind = Data::Kind;

  Data::Document& document;
  const toml::table& tree;
  std::string_view source;  ///< as the author wrote it
  const GuardedToml& guarded;
  Report& report;
  std::vector<std::size_t> lines = {0};  ///< where each line begins
  Spot last = {1, 1};                    ///< the last spot looked up by offset()
  std::size_t last_offset = 0;
  std::int64_t steps = 0;

  void read() {
    for (std::size_t i = 0; i < source.size(); ++i)
      if (source[i] == '\n') lines.push_back(i + 1);
    // Spans point into the vector, so it must never reallocate.
    document.nodes.reserve(count(tree));
    document.nodes.emplace_back();
    fill(0, tree);
    document.nodes[0].spot = {1, 1};
    report.spend(steps + std::ssize(source), {document.name});
  }

  Spot spot_of(const toml::source_region& region) const {
    return guarded.written(to_spot(region.begin));
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
    ++steps;
    node.spot = spot_of(value.source());
    node.end = guarded.written(to_spot(value.source().end));
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
      // Not every standard library reads subnormal numbers.
      if (node.real != 0 && std::abs(node.real) < std::numeric_limits<double>::min())
        report.error(to_place(document.name, node.spot), "the number is too small",
                     "the smallest number except 0 is 2.3e-308");
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
      entries.push_back({spot_of(key.source()), key.str(), &value});
    std::sort(entries.begin(), entries.end(), [this](const Entry& a, const Entry& b) {
      ++steps;
      return std::pair(a.spot.line, a.spot.column) < std::pair(b.spot.line, b.spot.column);
    });

    const std::size_t first = open(index, Kind::table, entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
      Node& node = document.nodes[first + i];
      node.has_key = true;
      node.key = entries[i].key;
      node.key_spot = entries[i].spot;
      check(node.key, node.key_spot);
      fill(first + i, *entries[i].value);
    }
  }

  void fill_list(std::size_t index, const toml::array& array) {
    const std::size_t first = open(index, Kind::list, array.size());
    for (std::size_t i = 0; i < array.size(); ++i) fill(first + i, array[i]);
  }

  /// Allocates the children of a node, contiguously. Returns the index of the first.
  std::size_t open(std::size_t index, Kind kind, std::size_t size) {
    const std::size_t first = document.nodes.size();
    document.nodes.resize(first + size);
    document.nodes[index].kind = kind;
    document.nodes[index].children = std::span(document.nodes).subspan(first, size);
    return first;
  }

  /// Reports forbidden characters: escapes can produce those that checked_text() rejects in the
  /// source.
  void check(std::string_view text, Spot spot) {
    if (auto stray = stray_character(text))
      report.error(to_place(document.name, spot), std::move(stray->message));
  }

  void fill_text(Node& node, std::string_view text) {
    node.kind = Kind::text;
    node.text = text;
    check(text, node.spot);
    const std::string_view written = source.substr(offset(node.spot));
    if (!written.starts_with("\"\"\"") && !written.starts_with("'''")) return;
    node.quote = 3;
    const std::string_view behind = written.substr(3);
    node.opens_line = behind.starts_with('\n') || behind.starts_with("\r\n");
  }

  /// The byte offset of a spot, whose column counts characters. On the line of the last call it
  /// continues from there.
  std::size_t offset(Spot spot) {
    const auto line = static_cast<std::size_t>(spot.line - 1);
    if (line >= lines.size()) return source.size();
    const bool continues = spot.line == last.line && spot.column >= last.column;
    std::size_t at = continues ? last_offset : lines[line];
    for (int column = continues ? last.column : 1; column < spot.column && at < source.size();
         ++column) {
      ++at;
      ++steps;
      while (at < source.size() && (static_cast<unsigned char>(source[at]) & 0xc0) == 0x80) ++at;
    }
    last = spot;
    last_offset = at;
    return at;
  }

  static Data root(std::shared_ptr<const Data::Document> document) {
    const Node* node = &document->nodes.front();
    return Data(std::move(document), node);
  }

  static std::optional<Data> parse(const std::string& text, const std::string& name,
                                   Report& report) {
    const std::optional<GuardedToml> guarded = guard_toml(text, name, report);
    if (!guarded) return std::nullopt;
    std::optional<toml::table> parsed = parse_toml(*guarded, name, report);
    if (!parsed) return std::nullopt;
    const auto tree = std::make_shared<const toml::table>(std::move(*parsed));
    auto document = std::make_shared<Data::Document>();
    document->name = name;
    document->bytes = tree;
    DataReader{*document, *tree, text, *guarded, report}.read();
    return root(std::move(document));
  }
};

std::optional<Data> parse_data(std::string text, const std::string& name, Report& report) {
  const auto checked = checked_text(std::move(text), name, limits::data_file_bytes, report);
  return checked ? DataReader::parse(*checked, name, report) : std::nullopt;
}

std::optional<Data> read_data(const Files& files, const std::filesystem::path& file,
                              const std::string& name, Report& report) {
  const auto text = read_text(files, file, name, limits::data_file_bytes, report);
  return text ? DataReader::parse(*text, name, report) : std::nullopt;
}

std::optional<Data> read_data(const Files& files, const std::filesystem::path& file,
                              Report& report) {
  return read_data(files, file, file.string(), report);
}

}  // namespace boardwright::base
