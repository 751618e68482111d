// Writes and reads the record of a game as lines of text.
#include "builder/record.h"

#include <array>
#include <charconv>
#include <vector>

#include "base/hash.h"
#include "base/text.h"

namespace boardwright::builder {

using audit::Seal;
using base::as_field, base::from_field;

namespace {

template <class Number>
bool read_number(std::string_view text, Number& number) {
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  return read.ec == std::errc() && read.ptr == end;
}

/// Writes a value after a letter for its kind.
struct ValueWriter {
  std::string operator()(game::Count count) const { return "n" + std::to_string(count); }
  std::string operator()(game::Percent share) const { return "p" + std::to_string(share.value); }
  std::string operator()(bool holds) const { return holds ? "y" : "x"; }
  std::string operator()(const std::string& text) const { return "t" + as_field(text); }
  std::string operator()(const game::CellNames& names) const {
    std::string text = "c";
    for (const std::string& name : names) text += "\t" + as_field(name);
    return text;
  }
};

bool read_value(std::string_view text, std::vector<game::Value>& values) {
  if (text.empty()) return false;
  const char letter = text.front();
  text.remove_prefix(1);
  game::Count count = 0;
  switch (letter) {
    case 'n':
    case 'p':
      if (!read_number(text, count)) return false;
      if (letter == 'n')
        values.emplace_back(count);
      else
        values.emplace_back(game::Percent{static_cast<int>(count)});
      return true;
    case 'y':
    case 'x': values.emplace_back(letter == 'y'); return text.empty();
    case 't': values.emplace_back(from_field(text)); return true;
    case 'c': break;
    default: return false;
  }
  game::CellNames names;
  if (!text.empty())
    for (std::string_view name : base::split(text.substr(1), '\t'))
      names.push_back(from_field(name));
  values.emplace_back(std::move(names));
  return true;
}

/// A text of an entry that has a line of its own.
struct EntryText {
  std::string_view word;
  std::string IndexEntry::*text;
};
constexpr std::array<EntryText, 11> entry_texts = {{
    {"game", &IndexEntry::id},
    {"title", &IndexEntry::title},
    {"by", &IndexEntry::by},
    {"origin", &IndexEntry::origin},
    {"summary", &IndexEntry::summary},
    {"year", &IndexEntry::year},
    {"players", &IndexEntry::players},
    {"board", &IndexEntry::board},
    {"surface", &IndexEntry::surface},
    {"pieces", &IndexEntry::piece_types},
    {"picture", &IndexEntry::picture},
}};

/// The numbers of a seal, in the order of the file.
constexpr std::array<int Seal::*, 13> seal_numbers = {
    &Seal::proved,        &Seal::published,        &Seal::kin,
    &Seal::ruled,         &Seal::explained,        &Seal::unexplained,
    &Seal::copied,        &Seal::miscopied,        &Seal::cited,
    &Seal::open,          &Seal::sentences_proved, &Seal::sentences_cited,
    &Seal::sentences_open};

/// Reads NAME, TITLE and the numbers of the seal, separated by tabs. False for any other text.
bool read_page(std::string_view text, IndexEntry& entry) {
  const auto fields = base::split(text, '\t');
  IndexEntry::Page page;
  if (fields.size() != 2 + seal_numbers.size()) return false;
  for (std::size_t i = 0; i < seal_numbers.size(); ++i)
    if (!read_number(fields[2 + i], page.seal.*seal_numbers[i])) return false;
  page.name = from_field(fields[0]);
  page.title = from_field(fields[1]);
  entry.pages.push_back(std::move(page));
  return true;
}

}  // namespace

std::string hexadecimal(std::uint64_t number) {
  constexpr char digits[] = "0123456789abcdef";
  std::string text(16, '0');
  for (std::size_t i = 16; i-- > 0; number >>= 4) text[i] = digits[number & 15];
  return text;
}

bool take_hexadecimal(std::string_view& text, std::uint64_t& number) {
  if (text.size() < 17 || text[16] != ' ' ||
      std::from_chars(text.data(), text.data() + 16, number, 16).ptr != text.data() + 16)
    return false;
  text.remove_prefix(17);
  return true;
}

std::string text_of(const Parts& parts) {
  std::string text;
  for (const auto& [name, hash] : parts)
    text += "part " + hexadecimal(hash) + " " + as_field(name) + "\n";
  return text;
}

namespace {

std::string text_of(const IndexEntry& entry) {
  std::string text;
  for (const EntryText& row : entry_texts)
    text += std::string(row.word) + " " + as_field(entry.*row.text) + "\n";
  if (entry.played) text += "played \n";
  if (entry.reference) text += "reference \n";
  if (entry.own) text += "own \n";
  if (entry.yardstick) text += "yardstick \n";
  if (entry.manual) text += "manual \n";
  for (const IndexEntry::Page& page : entry.pages) {
    text += "page " + as_field(page.name) + "\t" + as_field(page.title);
    for (int Seal::*const number : seal_numbers) text += "\t" + std::to_string(page.seal.*number);
    text += "\n";
  }
  return text;
}

}  // namespace

game::Counts counts_of(const IndexEntry& entry) {
  game::Counts counts;
  for (const IndexEntry::Page& page : entry.pages) {
    counts.agree +=
        page.seal.proved + page.seal.published + page.seal.kin + page.seal.ruled + page.seal.copied;
    counts.explained += page.seal.explained + page.seal.miscopied;
    counts.unexplained += page.seal.unexplained;
  }
  return counts;
}

bool is_draft(const IndexEntry& entry) { return counts_of(entry).unexplained > 0; }

std::uint64_t hash_of(const IndexEntry& entry) { return base::content_hash(text_of(entry)); }

std::string text_of(const GameRecord& record) {
  std::string text = text_of(record.entry) + text_of(record.parts);
  if (record.warned) text += "warned \n";
  if (record.partial) text += "partial \n";
  text += "figures " + std::to_string(record.figures) + "\n";
  text += "readon " + hexadecimal(record.neighbours_hash) + " \n";
  text += "titles " + hexadecimal(record.computed.titles) + " \n";
  for (const game::Value& value : record.computed.values)
    text += "value " + std::visit(ValueWriter{}, value) + "\n";
  return text;
}

bool read_line(GameRecord& record, std::string_view line) {
  const std::size_t blank = line.find(' ');
  if (blank == std::string_view::npos) return false;
  const std::string_view word = line.substr(0, blank);
  std::string_view rest = line.substr(blank + 1);
  for (const EntryText& row : entry_texts)
    if (row.word == word) {
      record.entry.*row.text = from_field(rest);
      return true;
    }
  if (word == "value") return read_value(rest, record.computed.values);
  if (word == "page") return read_page(rest, record.entry);
  if (word == "figures") return read_number(rest, record.figures);
  if (word == "readon") return take_hexadecimal(rest, record.neighbours_hash);
  if (word == "titles") return take_hexadecimal(rest, record.computed.titles);
  if (word == "warned") return record.warned = true;
  if (word == "partial") return record.partial = true;
  if (word == "played") return record.entry.played = true;
  if (word == "reference") return record.entry.reference = true;
  if (word == "own") return record.entry.own = true;
  if (word == "yardstick") return record.entry.yardstick = true;
  if (word == "manual") return record.entry.manual = true;
  std::uint64_t hash = 0;
  if (word != "part" || !take_hexadecimal(rest, hash)) return false;
  record.parts[from_field(rest)] = hash;
  return true;
}

}  // namespace boardwright::builder
