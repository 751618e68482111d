// Reads the keys of a section into a variant, and writes the keys in which a variant differs from
// the defaults.
#include <algorithm>

#include "base/text.h"
#include "fairy_stockfish/variant_keys.h"

namespace boardwright::fairy_stockfish {

using base::to_integer;

namespace {

constexpr base::Word<int> results[] = {{"loss", -1}, {"draw", 0}, {"win", 1}, {"none", 2}};

/// Parses a number or a letter: "a" and "1" are 1.
std::optional<int> number_or_letter(std::string_view text) {
  if (text.size() == 1 && is_letter(text[0])) return (text[0] | 0x20) - 'a' + 1;
  return to_integer(text);
}

/// Adds a square, a whole rank `*8`, or a whole file `a*`. False for any other word.
bool add_squares(Zone& zone, std::string_view word) {
  if (word.size() < 2) return false;
  const bool all_ranks = word.back() == '*', all_files = word[0] == '*';
  const auto rank = all_ranks ? 1 : to_integer(word.substr(1)).value_or(0);
  const int file = all_files ? 1 : number_or_letter(word.substr(0, 1)).value_or(0);
  if (rank < 1 || rank > most_ranks || file < 1 || file > most_files) return false;
  for (int at_rank = 0; at_rank < most_ranks; ++at_rank)
    for (int at_file = 0; at_file < most_files; ++at_file)
      if ((all_ranks || at_rank == rank - 1) && (all_files || at_file == file - 1))
        zone.insert({at_rank, at_file});
  return true;
}

bool read_zone(Zone& zone, std::string_view text) {
  zone.clear();
  for (const std::string_view word : base::words(text))
    if (word != "-" && !add_squares(zone, word)) return false;
  return true;
}

bool read_letters(Letters& letters, std::string_view text) {
  letters.clear();
  for (const char c : text) {
    if (is_letter(c) || c == '*') letters.insert(c == '*' ? c : static_cast<char>(c | 0x20));
    if (!is_letter(c) && c != '*' && c != '-' && c != ' ') return false;
  }
  return true;
}

/// Adds `q:1 r:2` or `p:g s:g` to a map; `p:-` removes an entry.
template <class Value, class Read>
bool read_map(std::map<char, Value>& map, std::string_view text, const Read& read) {
  for (const std::string_view word : base::words(text)) {
    if (word == "-") continue;
    if (word.size() < 3 || word[1] != ':' || !is_letter(word[0])) return false;
    const char letter = static_cast<char>(word[0] | 0x20);
    const auto value = read(word.substr(2));
    if (value)
      map[letter] = *value;
    else if (word.substr(2) == "-")
      map.erase(letter);
    else
      return false;
  }
  return true;
}

std::optional<char> letter_of(std::string_view text) {
  if (text.size() != 1 || !is_letter(text[0])) return std::nullopt;
  return static_cast<char>(text[0] | 0x20);
}

/// The squares of the ranks from `first` to `last`, as each side counts.
Both<Zone> ranks_from(int first, int last, int ranks) {
  Both<Zone> zone;
  for (int rank = first; rank <= last; ++rank)
    for (int file = 0; file < most_files; ++file) {
      zone[0].insert({rank, file});
      zone[1].insert({ranks - 1 - rank, file});
    }
  return zone;
}

/// Reads one value into its field.
class FieldReader {
 public:
  FieldReader(Variant& variant, const VariantKey& row, const std::string& text)
      : variant_(variant), row_(row), text_(text) {}

  bool operator()(std::monostate) const { return true; }
  bool operator()(bool Variant::*flag) const {
    variant_.*flag = text_ == "true";
    if (row_.form == Form::opposite) variant_.*flag = text_ != "true";
    return text_ == "true" || text_ == "false";
  }
  bool operator()(int Variant::*number) const {
    const auto value =
        row_.form == Form::result ? base::value_of(text_, results) : number_or_letter(text_);
    if (!value || (row_.form != Form::result && (*value < 0 || *value > most_of(number))))
      return false;
    variant_.*number = row_.form == Form::rank || row_.form == Form::file ? *value - 1 : *value;
    return true;
  }
  int most_of(int Variant::*number) const {
    constexpr int most = 10000;
    if (row_.form == Form::rank || number == &Variant::ranks) return most_ranks;
    return row_.form == Form::file || number == &Variant::files ? most_files : most;
  }
  bool operator()(std::string Variant::*text) const {
    variant_.*text = text_;
    return !text_.empty();
  }
  bool operator()(Zone Variant::*zone) const {
    if (zone == &Variant::en_passant) variant_.en_passant_anywhere = false;
    return read_zone(variant_.*zone, text_);
  }
  bool operator()(Both<Zone> Variant::*zones) const {
    if (row_.form == Form::last_ranks || row_.form == Form::single_rank) {
      const auto rank = to_integer(text_);
      if (!rank || *rank < 1 || *rank > variant_.ranks) return false;
      const int last = row_.form == Form::last_ranks ? variant_.ranks : *rank;
      variant_.*zones = ranks_from(*rank - 1, last - 1, variant_.ranks);
      return true;
    }
    return for_each_side(
        [&](std::size_t side) { return read_zone((variant_.*zones)[side], text_); });
  }
  bool operator()(Letters Variant::*letters) const {
    if (row_.form != Form::no_doubled) return read_letters(variant_.*letters, text_);
    if (const char pawn = variant_.letter_of("shogiPawn"); text_ == "false" && pawn != 0)
      variant_.*letters = {pawn};
    return text_ == "true" || text_ == "false";
  }
  bool operator()(Both<Letters> Variant::*letters) const {
    return for_each_side(
        [&](std::size_t side) { return read_letters((variant_.*letters)[side], text_); });
  }
  bool operator()(std::map<char, int> Variant::*counts) const {
    return read_map(variant_.*counts, text_, to_integer);
  }
  bool operator()(std::map<char, char> Variant::*pairs) const {
    return read_map(variant_.*pairs, text_, letter_of);
  }

 private:
  template <class Read>
  bool for_each_side(const Read& read) const {
    return (row_.whose == Whose::black || read(0)) && (row_.whose == Whose::white || read(1));
  }

  Variant& variant_;
  const VariantKey& row_;
  const std::string& text_;
};

/// Whether a key is the engine's name of a piece.
bool is_kind(std::string_view key) {
  for (const KindName& row : kind_names())
    if (row.name == key) return true;
  constexpr std::string_view custom = "customPiece";
  if (!key.starts_with(custom)) return false;
  const int number = to_integer(key.substr(custom.size())).value_or(0);
  return number >= 1 && number <= custom_kinds;
}

/// Changes the letter of a piece in the value of one key; 0 removes the piece.
class LetterChanger {
 public:
  LetterChanger(Variant& variant, char from, char to) : variant_(variant), from_(from), to_(to) {}

  void operator()(Letters Variant::*letters) const { change(variant_.*letters); }
  void operator()(Both<Letters> Variant::*both) const {
    for (Letters& letters : variant_.*both) change(letters);
  }
  void operator()(std::map<char, int> Variant::*counts) const { change(variant_.*counts); }
  void operator()(std::map<char, char> Variant::*pairs) const {
    change(variant_.*pairs);
    for (auto& [piece, becomes] : variant_.*pairs)
      if (becomes == from_) becomes = to_;
    std::erase_if(variant_.*pairs, [](const auto& each) { return each.second == 0; });
  }
  template <class Other>
  void operator()(Other) const {}

 private:
  void change(Letters& letters) const {
    if (letters.erase(from_) > 0 && to_ != 0) letters.insert(to_);
  }
  template <class Value>
  void change(std::map<char, Value>& map) const {
    auto node = map.extract(from_);
    if (node.empty() || to_ == 0) return;
    node.key() = to_;
    map.insert(std::move(node));
  }

  Variant& variant_;
  char from_, to_;
};

/// Gives a piece another letter, or removes it, in all keys read so far: they are about pieces, and
/// letters only name these.
void change_letter(Variant& variant, char from, char to) {
  if (from == 0 || from == to) return;
  for (const VariantKey& row : variant_keys())
    std::visit(LetterChanger(variant, from, to), row.field);
}

/// Reads `knight = n`, `king = k:KN` or `queen = -`.
void read_kind(Variant& variant, const IniEntry& entry, Report& report) {
  const std::string& value = entry.value;
  if (value.empty() || !is_letter(value[0])) {
    if (value != "-") report.error(entry.value_place, "a piece needs a letter", "as 'rook = r'");
    change_letter(variant, variant.letter_of(entry.key), 0);
    variant.kinds.erase(entry.key);
    return;
  }
  const char letter = static_cast<char>(value[0] | 0x20);
  if (const char former = variant.letter_of(entry.key); former != letter) {
    change_letter(variant, letter, 0);
    change_letter(variant, former, letter);
  }
  std::erase_if(variant.kinds, [&](const auto& each) { return each.second.letter == letter; });
  const std::string betza = value.size() > 2 && value[1] == ':' ? value.substr(2) : std::string();
  if (betza.empty() && entry.key.starts_with("custom"))
    report.error(entry.value_place, "a custom piece needs moves", "as 'customPiece1 = s:WF'");
  variant.kinds[entry.key] = {letter, betza, entry.key_place.line};
}

/// Reads a key such as mobilityRegionWhiteRook. Returns false for any other key.
bool read_mobility(Variant& variant, const IniEntry& entry, Report& report) {
  constexpr std::string_view head = "mobilityRegion", white = "White", black = "Black";
  if (!entry.key.starts_with(head)) return false;
  std::string_view rest = std::string_view(entry.key).substr(head.size());
  if (!rest.starts_with(white) && !rest.starts_with(black)) return false;
  const std::size_t side = rest.starts_with(black) ? 1 : 0;
  std::string kind(rest.substr(white.size()));
  if (!kind.empty()) kind[0] = static_cast<char>(kind[0] | 0x20);
  if (!is_kind(kind)) return false;
  if (!read_zone(variant.mobility[kind][side], entry.value))
    report.error(entry.value_place, "these are not squares: " + base::in_quotes(entry.value),
                 "as 'e4 *8'");
  return true;
}

void read_row(Variant& variant, const VariantKey& row, const IniEntry& entry, Report& report) {
  variant.unsupported.erase(entry.key);
  const bool known = row.form != Form::word
                         ? entry.value == row.only
                         : std::ranges::count(base::words(row.only), entry.value) > 0;
  if (!row.only.empty() && !known)
    report.error(entry.key_place, "'" + entry.key + " = " + entry.value +
                                      "' is not a rule that Boardwright supports");
  else if (row.form != Form::nothing &&
           !std::visit(FieldReader(variant, row, entry.value), row.field))
    report.error(entry.value_place,
                 base::in_quotes(entry.value) + " is not a value of '" + entry.key + "'");
}

/// The squares of a zone that are on the board.
std::string zone_text(const Zone& zone, const Variant& variant) {
  std::string text;
  for (int rank = 0; rank < variant.ranks; ++rank) {
    std::string some;
    int count = 0;
    for (int file = 0; file < variant.files; ++file) {
      if (!zone.contains({rank, file})) continue;
      ++count;
      some += " " + std::string(1, static_cast<char>('a' + file)) + std::to_string(rank + 1);
    }
    text += count == variant.files ? " *" + std::to_string(rank + 1) : some;
  }
  return text.empty() ? "-" : text.substr(1);
}

std::string letters_text(const Letters& letters) {
  return letters.empty() ? "-" : std::string(letters.begin(), letters.end());
}

/// Writes a field in the syntax of its key; nothing if the syntax cannot express the value.
class FieldWriter {
 public:
  FieldWriter(const Variant& variant, const VariantKey& row) : variant_(variant), row_(row) {}

  std::optional<std::string> operator()(std::monostate) const { return std::nullopt; }
  std::optional<std::string> operator()(bool Variant::*flag) const {
    return variant_.*flag != (row_.form == Form::opposite) ? "true" : "false";
  }
  std::optional<std::string> operator()(int Variant::*number) const {
    const int value = variant_.*number;
    if (row_.form == Form::result) return std::string(base::word_of(value, results));
    if (row_.form == Form::rank) return std::to_string(value + 1);
    if (row_.form == Form::file)
      return value < 0 ? std::nullopt
                       : std::optional(std::string(1, static_cast<char>('a' + value)));
    return std::to_string(value);
  }
  std::optional<std::string> operator()(std::string Variant::*text) const { return variant_.*text; }
  std::optional<std::string> operator()(Zone Variant::*zone) const {
    if (zone == &Variant::en_passant && variant_.en_passant_anywhere) return std::nullopt;
    return zone_text(variant_.*zone, variant_);
  }
  std::optional<std::string> operator()(Both<Zone> Variant::*zones) const {
    const Both<Zone>& zone = variant_.*zones;
    if (row_.form == Form::zone) return zone_text(zone[row_.whose == Whose::black], variant_);
    const bool single = row_.form == Form::single_rank;
    const std::string white = zone_text(zone[0], variant_), black = zone_text(zone[1], variant_);
    for (int rank = 0; rank < variant_.ranks; ++rank) {
      const auto ranks = ranks_from(rank, single ? rank : variant_.ranks - 1, variant_.ranks);
      if (zone_text(ranks[0], variant_) == white && zone_text(ranks[1], variant_) == black)
        return std::to_string(rank + 1);
    }
    return std::nullopt;
  }
  std::optional<std::string> operator()(Letters Variant::*letters) const {
    if (row_.form != Form::no_doubled) return letters_text(variant_.*letters);
    const Letters pawns = {variant_.letter_of("shogiPawn")};
    return variant_.a_file == 1 && variant_.*letters == pawns ? "false" : "true";
  }
  std::optional<std::string> operator()(Both<Letters> Variant::*letters) const {
    const Both<Letters>& both = variant_.*letters;
    if (row_.whose == Whose::both)
      return both[0] == both[1] ? std::optional(letters_text(both[0])) : std::nullopt;
    if (both[0] == both[1]) return std::nullopt;
    return letters_text(both[row_.whose == Whose::black]);
  }
  template <class Value>
  std::optional<std::string> operator()(std::map<char, Value> Variant::*map) const {
    std::string text;
    for (const auto& [letter, value] : variant_.*map) {
      text += std::string(text.empty() ? "" : " ") + letter + ":";
      if constexpr (std::is_same_v<Value, int>)
        text += std::to_string(value);
      else
        text += value;
    }
    return text.empty() ? "-" : text;
  }

 private:
  const Variant& variant_;
  const VariantKey& row_;
};

}  // namespace

void apply_section(Variant& variant, const IniSection& section, Report& report) {
  std::vector<std::string_view> known;
  for (const VariantKey& row : variant_keys()) known.push_back(row.key);
  for (const KindName& row : kind_names()) known.push_back(row.name);
  for (const IniEntry& entry : section.entries) {
    if (section.find(entry.key) != &entry) continue;
    if (is_kind(entry.key))
      read_kind(variant, entry, report);
    else if (!read_mobility(variant, entry, report) &&
             std::ranges::find(known, entry.key) == known.end())
      report.error(entry.key_place, "unknown key '" + entry.key + "'",
                   [&] { return base::did_you_mean(entry.key, known); });
  }
  if (section.base.empty()) set_usual_pieces(variant);
  for (const VariantKey& row : variant_keys())
    if (const IniEntry* entry = section.find(row.key)) read_row(variant, row, *entry, report);
  if (const IniEntry* none = section.find("castlingKingPiece"); none && none->value == "-")
    variant.castling = false;
  if (const auto king = variant.kinds.find("king");
      king != variant.kinds.end() && king->second.betza.empty() && !variant.king_type.empty())
    for (const KindName& row : kind_names())
      if (variant.letter_of(std::string(row.name)) == *variant.king_type.begin())
        king->second.betza = row.betza;
  const auto within = [&](int value, int most) { return value >= 1 && value <= most; };
  if (!within(variant.files, most_files) || !within(variant.ranks, most_ranks))
    report.error(section.place, "a board has at most 12 files and 10 ranks");
}

std::string print_variant(const Variant& variant) {
  std::string text = "[" + variant.name + "]\n";
  const auto add = [&](std::string_view key, const std::string& value) {
    text += std::string(key) + " = " + value + "\n";
  };
  for (const auto& [name, kind] : variant.kinds)
    add(name, std::string(1, kind.letter) + (kind.betza.empty() ? "" : ":" + kind.betza));
  for (const auto& [name, zones] : variant.mobility) {
    std::string kind = name;
    kind[0] = static_cast<char>(kind[0] & ~0x20);
    add("mobilityRegionWhite" + kind, zone_text(zones[0], variant));
    add("mobilityRegionBlack" + kind, zone_text(zones[1], variant));
  }
  Variant plain = plain_variant(variant.files, variant.ranks);
  plain.kinds = variant.kinds;
  set_usual_pieces(plain);
  plain.files = plain.ranks = 8;
  // Versions of the engine differ in the default of the pieces that reach a flag region.
  if (!variant.flag_zone[0].empty() || !variant.flag_zone[1].empty()) plain.flag = {};
  for (const VariantKey& row : variant_keys()) {
    if (!row.written) continue;
    const auto value = std::visit(FieldWriter(variant, row), row.field);
    Variant same_board = plain;
    if (row.key != "maxFile" && row.key != "maxRank") {
      same_board.files = variant.files;
      same_board.ranks = variant.ranks;
    }
    const bool always = row.key == "startFen" || row.key == "promotionPieceTypes" ||
                        (row.key == "castlingRookPieces" && variant.castling);
    if (value && (always || value != std::visit(FieldWriter(same_board, row), row.field)))
      add(row.key, *value);
  }
  return text;
}

}  // namespace boardwright::fairy_stockfish
