// Values of TOML and tables of them, and odd words in their place.
#include "base/text.h"
#include "board/selection.h"
#include "generate/draft.h"
#include "support/rooms.h"

namespace boardwright::generate {
namespace {

using namespace rooms;
using List = std::vector<std::string>;

std::string of_length(char letter, int length) {
  return std::string(static_cast<std::size_t>(length), letter);
}

}  // namespace

std::string odd_word(Dice& dice) {
  static const List odd = {"",           " ",
                           "nobody",     "a0",
                           "A1",         "a1 ",
                           ",",          "a1,,b2",
                           ";",          "-1",
                           "0",          "1e9",
                           "nan",        "inf",
                           "n=-1",       "n=99999999",
                           "n=",         "unmoved=2",
                           "a1 b2",      "../x",
                           "index.html", "<b>&\"",
                           "%s%n",       "{{x}}",
                           "\xc3\xa9",   "\u265E",
                           "\U0001F600", "\u202Ex",
                           "hex:4",      "2x2",
                           "tint-9",     "javascript:x",
                           "2147483648", "a1\nb2",
                           "\\",         std::string("\0", 1),
                           "\x1b[31m",   "\x7f",
                           "\xc2\x85",   "\xef\xbf\xbe",
                           "roam 1:1 x", "99999999999999999999",
                           "1x",         "rd-k1",
                           "own",        "last",
                           "middle",     "tint-1",
                           "\u00ad"};
  if (dice.one_in(15)) return of_length('a', dice.of({64, 65, 256, 257, 2000}));
  return dice.of(odd);
}

std::string odd_value(Dice& dice) {
  static const List odd = {"-1",
                           "0",
                           "2147483647",
                           "-2147483648",
                           "2147483648",
                           "9223372036854775807",
                           "-9223372036854775808",
                           "9223372036854775808",
                           "1.5",
                           "-0.0",
                           "1e308",
                           "nan",
                           "inf",
                           "-inf",
                           "true",
                           "false",
                           "[]",
                           "[[]]",
                           "[1, \"a\"]",
                           "[{}]",
                           "{}",
                           "{ a = 1 }",
                           "{ a.b.c = [] }",
                           "1979-05-27",
                           "07:32:00",
                           "0x7f",
                           "''",
                           "'''a\n'''"};
  return dice.one_in(3) ? quoted(odd_word(dice)) : dice.of(odd);
}

std::string text_value(Draft& draft, const std::string& text) {
  return draft.dice.odd() ? odd_value(draft.dice) : quoted(text);
}

std::string value(Draft& draft, std::string_view sort) {
  return text_value(draft, word(draft, sort));
}

std::string number_value(Draft& draft, int first, int last) {
  return draft.dice.odd() ? odd_value(draft.dice) : std::to_string(draft.dice.from(first, last));
}

std::string boolean_value(Draft& draft) {
  if (draft.dice.odd()) return odd_value(draft.dice);
  return draft.dice.one_in(2) ? "true" : "false";
}

void Table::add(const std::string& key, const std::string& value) {
  Dice& dice = draft_.dice;
  if (!name_.empty()) draft_.note("key " + name_ + "." + key);
  if (dice.odd() && dice.one_in(3)) return;
  parts_.push_back(key + " = " + value);
  if (dice.odd() && dice.one_in(6)) parts_.push_back(key + "s = " + odd_value(dice));
}

Block Table::lines(const std::string& head) const {
  Block block;
  if (!head.empty()) block.push_back(head);
  block.insert(block.end(), parts_.begin(), parts_.end());
  return block;
}

std::string Table::in_line() const { return "{ " + joined(parts_, ", ") + " }"; }

void add_selection(Draft& draft, Table& table, bool with_cells) {
  constexpr std::pair<std::string_view, std::string_view> sort_of[] = {
      {"zone", "zones"}, {"outside", "zones"}, {"seats", "seat's name"}};
  for (const std::string_view key : selection_keys()) {
    if ((key == "cells" && !with_cells) || !draft.dice.one_in(5)) continue;
    std::string_view sort = key;
    for (const auto& [name, other] : sort_of)
      if (name == key) sort = other;
    // On boards without such things only odd words are left.
    const bool lacks = (sort == "zones" && draft.names.zones.empty()) ||
                       (key == "tint" && !draft.ground.board->has_tints()) ||
                       (key == "sector" && draft.ground.sectors.empty());
    if (lacks && !draft.dice.odd()) continue;
    table.add(std::string(key), value(draft, sort));
  }
  if (!with_cells || !draft.dice.one_in(15)) return;
  Table columns(draft, "columns");
  columns.add("rests", text_value(draft, draft.dice.one_in(2) ? "0" : "0,1"));
  columns.add("of", number_value(draft, 2, 4));
  columns.add("middle", value(draft, "shape"));
  table.add("columns", columns.in_line());
}

}  // namespace boardwright::generate
