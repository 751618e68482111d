// Finds the keys and the lines of pieces of Interactive Diagrams.
#include "interactive_diagram/diagram_items.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/limits.h"
#include "base/text.h"
#include "interactive_diagram/diagram_pages.h"

namespace boardwright::interactive_diagram {

using base::in_quotes, base::lower_case, base::Place, base::Report, base::split, base::trimmed;

namespace {

constexpr std::size_t piece_fields = 6;

/// Keys with which a diagram begins: after pieces they begin another one.
constexpr std::array<std::string_view, 4> first_keys = {"files", "ranks", "graphicsdir",
                                                        "satellite"};

/// The length of the name of a key, as in `files=8`; 0 if a text begins with none.
std::size_t key_length(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size() && (base::is_letter(text[length]) || base::is_digit(text[length])))
    ++length;
  const bool is_key = length > 0 && length < text.size() && text[length] == '=';
  return is_key && base::is_letter(text[0]) ? length : 0;
}

bool is_piece(std::string_view text) {
  return key_length(text) == 0 && std::ranges::count(text, ':') >= 4;
}

bool is_item(std::string_view text) { return key_length(text) > 0 || is_piece(text); }

/// Whether several items stand on a line.
bool is_flat(std::string_view line) {
  return std::ranges::count_if(base::words(line), is_item) > 1;
}

bool is_skipped(std::string_view line) {
  return line.empty() || line[0] == '<' || line.starts_with("//");
}

/// Collects the items of a text, line by line.
class ItemReader {
 public:
  ItemReader(const std::string& file, bool lenient, Report& report)
      : file_(file), lenient_(lenient), report_(report) {}

  std::vector<DiagramItems> read(std::string_view text) {
    const auto lines = split(text, '\n');
    const auto strong = [](std::string_view line) {
      return is_item(trimmed(line)) || is_flat(line);
    };
    const auto first = std::ranges::find_if(lines, strong);
    auto last = lines.end();
    while (last != first && !strong(*(last - 1))) --last;
    lenient_ = lenient_ || std::any_of(first, last, is_flat);
    number_ = static_cast<int>(first - lines.begin());
    for (auto line = first; line != last; ++line) {
      ++number_;
      read_line(*line);
    }
    return std::move(found_);
  }

 private:
  void read_line(std::string_view whole) {
    line_ = whole;
    const std::string_view line = trimmed(whole);
    if (is_skipped(line)) return;
    if (is_flat(line)) return read_flat(line);
    if (key_length(line) > 0) return add_key(line);
    const auto colons = std::ranges::count(line, ':');
    if (colons >= (lenient_ ? 4 : 2)) return add_piece(line);
    if (!lenient_)
      report_.error(place_of(line), "neither a key nor a piece: " + in_quotes(line),
                    "keys are 'files=8', pieces 'Knight:N:N:knight:b1,g1'");
  }

  /// Reads items separated by blanks. The name of a piece may have several words.
  void read_flat(std::string_view line) {
    const char* name = nullptr;
    bool begun = !found_.empty();
    for (const std::string_view word : base::words(line)) {
      if (key_length(word) > 0) {
        add_key(word);
        name = nullptr;
        begun = true;
      } else if (is_piece(word)) {
        const char* from = name == nullptr ? word.data() : std::exchange(name, nullptr);
        add_piece({from, static_cast<std::size_t>(word.data() + word.size() - from)});
        begun = true;
      } else if (name == nullptr && begun) {
        name = word.data();
      }
    }
  }

  Place place_of(std::string_view part) const {
    const auto before = static_cast<std::size_t>(part.data() - line_.data());
    return {file_, number_, static_cast<int>(base::length_utf8(line_.substr(0, before))) + 1};
  }

  DiagramItems& diagram(const Place& place) {
    if (found_.empty()) found_.push_back({place, {}, {}});
    return found_.back();
  }

  void add_key(std::string_view text) {
    const std::size_t length = key_length(text);
    DiagramKey key{lower_case(text.substr(0, length)), std::string(text.substr(0, length)),
                   std::string(trimmed(text.substr(length + 1))), place_of(text), 0};
    const bool begins = !found_.empty() && !found_.back().pieces.empty() &&
                        std::ranges::find(first_keys, key.key) != first_keys.end();
    if (begins && found_.size() < base::limits::file_games) found_.push_back({key.place, {}, {}});
    DiagramItems& to = diagram(key.place);
    key.pieces = to.pieces.size();
    to.keys.push_back(std::move(key));
  }

  void add_piece(std::string_view line) {
    DiagramItems& to = diagram(place_of(line));
    if (to.pieces.size() == base::limits::piece_types) {
      if (!std::exchange(full_, true))
        report_.error(place_of(line), "a game has at most " +
                                          std::to_string(base::limits::piece_types) + " pieces");
      return;
    }
    DiagramPiece piece;
    for (const std::string_view field : split(line, ':')) {
      if (piece.fields.size() == piece_fields) break;
      piece.fields.emplace_back(trimmed(field));
      piece.places.push_back(place_of(field));
    }
    piece.fields.resize(piece_fields);
    piece.places.resize(piece_fields, place_of(line));
    to.pieces.push_back(std::move(piece));
  }

  const std::string& file_;
  bool lenient_;  ///< other text may stand between the items
  Report& report_;
  std::string_view line_;
  int number_ = 0;
  bool full_ = false;
  std::vector<DiagramItems> found_;
};

}  // namespace

bool has_items(std::string_view text) {
  if (has_diagram_element(text)) return true;
  bool keys = false, pieces = false;
  for (const std::string_view line : split(text, '\n')) {
    const std::string_view whole = trimmed(line);
    const auto words = base::words(whole);
    keys |= key_length(whole) > 0 ||
            std::ranges::any_of(words, [](std::string_view word) { return key_length(word) > 0; });
    pieces |= is_piece(whole) || std::ranges::any_of(words, is_piece);
    if (keys && pieces) return true;
  }
  return false;
}

std::vector<DiagramItems> items_of(std::string_view text, const std::string& file, Report& report) {
  if (!has_diagram_element(text)) return ItemReader(file, false, report).read(text);
  std::vector<DiagramItems> found;
  for (const std::string& part : diagram_elements(text))
    for (DiagramItems& each : ItemReader(file, true, report).read(part))
      found.push_back(std::move(each));
  return found;
}

}  // namespace boardwright::interactive_diagram
