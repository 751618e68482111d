// The table of roles, and checks of rules against it.
#include "scene/role_table.h"

#include <algorithm>
#include <bitset>
#include <unordered_map>

#include "base/hints.h"
#include "base/limits.h"

namespace boardwright::scene {

using base::in_quotes, base::words;

namespace {

constexpr RoleRow rows[] = {
    {"cell SHAPE KIND TINT",
     "a cell: its shape, its kind of tile if that is another word, and its colour if it has one: "
     "`cell square x-square`, `cell hexagon tint-2`"},
    {"point-mark", "the small corner marks round a point where pieces begin"},
    {"river-words", "words in the river of a board on points"},
    {"star-point", "a dot where cells meet, as on boards of shogi"},
    {"drawn-line", "a line over cells that is only drawn"},
    {"frame", "the line round a printed board"},
    {"mat", "the frame of a mat round that"},
    {"mat thin", "the thinner line inside it"},
    {"mat-title", "the game's name between them"},
    {"mat-credit", "its credits"},
    {"wall", "a cell that is lost to a wall"},
    {"wall far", "the farther mountain on it"},
    {"wall near", "the nearer mountain"},
    {"wall snow", "the snow on that"},
    {"indicator", "the sign on a wall"},
    {"border AS SEAT",
     "a border: the `as` of the game's file, and the seat's word if each seat has its own"},
    {"border-edge AS SEAT", "the same, below it"},
    {"wave AS SEAT", "waves on a border of a printed board"},
    {"name", "a cell's name"},
    {"name corner", "the same in a corner of the cell, on a printed board"},
    {"name-plate", "the ground of a name that stands beside a piece or a sign"},
    {"rim", "letters, numbers and names at the rim"},
    {"paint AS", "a colour on a cell: the `as` of the figure or the game, as `paint solid-red`"},
    {"hatch SHAPE KIND TINT", "lines on a cell of a printed board, with the cell's words"},
    {"bleed cell SHAPE KIND TINT", "what lies beyond a cell at the edge of a page that is trimmed"},
    {"bleed paint AS", "the same beyond a colour on a cell"},
    {"bleed wall", "the same beyond a wall"},
    {"ground", "the page of a board on a single page"},

    {"mark SIGN", "a sign on a cell"},
    {"mark text DIGIT", "a digit has a word of its own, so that numbers differ in colour"},
    {"mark SIGN DIGIT on-dark", "a sign on a cell painted `solid-…`"},
    {"mark-ground", "a disc below a sign on a striped cell"},
    {"mark capture BY",
     "a ring round a piece that can be captured; the word `by-…` if the sign is another than x"},
    {"mark blocked", "a ring round a piece of one's own that stands in the way"},
    {"mark badge BY", "a badge on a piece that can be captured, where a figure has several signs"},
    {"mark badge-number", "the sign in it"},
    {"route SIGN", "the ways to cells with this sign"},
    {"axis SIGN", "a line of an axis"},
    {"arrow WAY", "an arrow"},
    {"arrow-end WAY", "its head"},
    {"label", "words on the board"},
    {"leader", "the thin line from words to their cell"},
    {"leader-end", "its end"},

    {"man SEAT", "the disc or plate of a piece"},
    {"man-label SEAT", "the letters on it"},
    {"man-rim SEAT", "in games for more than two, the pattern round the rim"},
    {"man-seat SEAT", "in games for more than two, the sign of the seat"},
    {"drawn SEAT",
     "a drawn piece: `fill` and `stroke` for its bodies, `detail` for its lines and dots"},
    {"drawn on-disc SEAT", "the same on a disc of its seat's colour, in games for more than two"},
    {"halo SEAT", "the same below it, wider, which parts it from what lies there"},
    {"man-badge SEAT", "the badge of a progressive piece"},
    {"man-number SEAT", "the number in it"},
    {"man-plate SEAT", "the plate with a figure's label below a drawn piece"},
    {"man-name SEAT", "the label"},

    {"field SEAT", "a counter's ground"},
    {"counter-ornament SEAT", "cells of the board on a plain back"},
    {"counter-ornament filled SEAT", "those of them beside the one in the middle"},
    {"counter-dot",
     "the dot on pieces and counters that begin where others of their kind come later"},
    {"counter-name SEAT", "a piece's name on a standee, or below a piece on a counter"},

    {"box", "the ground of a box that a shop prints"},
    {"box plate", "the plate below the board's picture on it"},
    {"box-title", "the game's name on it"},
    {"box-words", "all other words on it"},
    {"box-ornament", "cells of the board on its back"},
    {"box-ornament filled", "those of them beside the one in the middle"},

    {"words", "plain words"},
    {"words strong", "labels"},
    {"words glue", "words on strips to glue"},
    {"words map", "words on the map of the sheets"},
    {"gauge", "ruler and square"},
    {"cut", "the cut line round a board's names"},
    {"trim", "a sheet's edge to trim"},
    {"strip", "the edge of a strip that a neighbour covers"},
    {"hatch", "the lines on that strip"},
    {"register", "register crosses, and ticks that must meet"},
    {"map", "frames of sheets on the map"},
    {"map small", "the same on every sheet"},
    {"map here", "the frame of this sheet"},
    {"crop", "crop marks"},
    {"cut man", "where counters are cut"},
    {"cut pale", "a paler line below"},
    {"fold", "where standees are folded"},
    {"fold pale", "a paler line below"},
    {"box face", "a part of a box in the pictures of how it is put together"},
    {"box glue", "the same where glue goes"},
    {"box arrow", "arrows and scissors in these pictures"},
};

constexpr RoleRow groups[] = {
    {"board", "all cells"},
    {"points", "the ground below a board on points"},
    {"hatching", "all lines on cells of a printed board"},
    {"colours", "all colours on cells of a printed board"},
    {"walls", "all walls"},
    {"markings", "all signs that the board itself bears"},
    {"names", "all names on cells"},
    {"rim-labels", "all that stands at the rim"},
    {"marks", "all signs that lie below pieces"},
    {"arrows", "all arrows"},
    {"labels", "all words on the board, with their lines"},
    {"men", "a piece"},
    {"as-letters", "a piece as letters, on a page that shows both ways"},
    {"as-drawn", "the same piece as a drawing"},
};

constexpr int most_tints = 4;

std::vector<std::string> numbered(std::string_view prefix, int first, int last) {
  std::vector<std::string> words;
  for (int i = first; i <= last; ++i) words.push_back(std::string(prefix) + std::to_string(i));
  return words;
}

std::vector<std::string> words_of_seats() {
  std::vector<std::string> words = numbered("seat-", 1, base::limits::seats);
  words.insert(words.end(), {"mated", "counter"});
  return words;
}

/// Finds the class of a word in capitals, or null.
const RoleClass* find_class(std::string_view name) {
  if (name.front() < 'A' || name.front() > 'Z') return nullptr;
  for (const RoleClass& each : role_classes())
    if (each.name == name) return &each;
  return nullptr;
}

template <class Words>
bool among(const Words& words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

/// A word of a row, and the class that it names, or null.
struct RowWord {
  std::string_view word;
  const RoleClass* of;
};

std::vector<RowWord> split_row(const RoleRow& row) {
  std::vector<RowWord> split;
  for (const std::string_view word : words(row.role)) split.push_back({word, find_class(word)});
  return split;
}

/// Whether a word is a literal word of a row or belongs to one of its classes.
bool knows(const std::vector<RowWord>& row, std::string_view word) {
  return std::ranges::any_of(row, [&](const RowWord& each) {
    return each.of == nullptr ? each.word == word : among(each.of->words, word);
  });
}

/// Whether game data can add words to roles of this row.
bool is_open(const RoleRow& row) {
  for (const std::string_view word : words(row.role))
    if (const RoleClass* of = find_class(word); of != nullptr && of->open) return true;
  return false;
}

/// The rows that know all these words: literally, or as words of one of their classes.
std::vector<const RoleRow*> rows_with(std::span<const std::string_view> wanted) {
  using Rows = std::bitset<std::size(rows)>;
  // Made once, because every word of every rule is looked up in all rows.
  static const auto knowing = [] {
    std::unordered_map<std::string_view, Rows> all;
    for (std::size_t i = 0; i < std::size(rows); ++i)
      for (const std::string_view word : words(rows[i].role)) {
        const RoleClass* of = find_class(word);
        if (of == nullptr)
          all[word].set(i);
        else
          for (const std::string_view each : of->words) all[each].set(i);
      }
    return all;
  }();
  Rows found = Rows().set();
  for (const std::string_view word : wanted) {
    const auto known = knowing.find(word);
    found &= known == knowing.end() ? Rows() : known->second;
  }
  std::vector<const RoleRow*> result;
  for (std::size_t i = 0; i < std::size(rows); ++i)
    if (found[i]) result.push_back(&rows[i]);
  return result;
}

/// All words that any of these rows knows.
std::vector<std::string_view> known_words(const std::vector<const RoleRow*>& some) {
  std::vector<std::string_view> known;
  const auto add = [&](std::string_view word) {
    if (!among(known, word)) known.push_back(word);
  };
  for (const RoleRow* row : some)
    for (const std::string_view word : words(row->role)) {
      const RoleClass* of = find_class(word);
      if (of == nullptr)
        add(word);
      else
        std::ranges::for_each(of->words, add);
    }
  return known;
}

/// Finds a known word at edit distance 1, which is probably meant because words of a game rarely
/// come so close. A word with a number at its end is not a misspelling of the word without.
std::string_view misspelt(std::string_view word, std::span<const std::string_view> known) {
  const std::string_view bare = word.substr(0, word.find_last_not_of("0123456789") + 1);
  for (const std::string_view each : known)
    if (each != bare && base::edit_distance(word, each) == 1) return each;
  return {};
}

RoleFault unknown(std::size_t i, std::string_view word, std::string hint) {
  for (const RoleRow& group : groups)
    if (group.role == word)
      return {i, in_quotes(word) + " is a group of parts, which has no look of its own",
              "style its parts instead"};
  return {i, "unknown word " + in_quotes(word) + " in a role", std::move(hint)};
}

/// "roles with 'cut': cut man; cut pale": the roles that contain a word.
std::string roles_with(std::string_view word) {
  std::vector<std::string_view> roles;
  const std::string_view one[] = {word};
  for (const RoleRow* row : rows_with(one)) roles.push_back(row->role);
  return "roles with " + in_quotes(word) + ": " + base::joined(roles, "; ");
}

}  // namespace

std::span<const RoleRow> role_rows() { return rows; }

std::span<const RoleRow> group_rows() { return groups; }

std::span<const RoleClass> role_classes() {
  static const RoleClass classes[] = {
      {"SHAPE", {"triangle", "square", "hexagon", "octagon", "dodecagon"}, false},
      {"KIND", {}, true},
      {"TINT", numbered("tint-", 1, most_tints), false},
      {"AS", {}, true},
      {"SEAT", words_of_seats(), true},
      {"SIGN",
       {"cross", "ring", "star", "dollar", "percent", "at", "hash", "dot", "blocked", "text"},
       false},
      {"BY",
       {"by-ring", "by-star", "by-dollar", "by-percent", "by-at", "by-hash", "by-dot"},
       false},
      {"DIGIT", numbered("n-", 0, 9), false},
      {"WAY", {"move", "capture", "cannot"}, false},
  };
  return classes;
}

bool fits_row(const RoleRow& row, std::string_view role) {
  const auto has = words(role);
  for (const std::string_view word : words(row.role))
    if (find_class(word) == nullptr && !among(has, word)) return false;
  const auto split = split_row(row);
  return is_open(row) ||
         std::ranges::all_of(has, [&](std::string_view word) { return knows(split, word); });
}

std::optional<RoleFault> fault_of_rule(std::span<const std::string_view> rule) {
  std::vector<std::string_view> known, others;
  for (const std::string_view word : rule)
    (rows_with({&word, 1}).empty() ? others : known).push_back(word);
  auto fitting = rows_with(known);
  if (fitting.empty())
    return RoleFault{0, "no part of a drawing has the role " + in_quotes(base::joined(rule, " ")),
                     roles_with(known.front())};
  if (others.empty()) return std::nullopt;
  const auto fault = [&](std::string_view word, std::string hint) {
    const auto place = std::ranges::find(rule, word) - rule.begin();
    return unknown(static_cast<std::size_t>(place), word, std::move(hint));
  };
  const auto likely = known_words(fitting);
  std::erase_if(fitting, [](const RoleRow* row) { return !is_open(*row); });
  if (known.empty() || fitting.empty()) {
    if (!base::did_you_mean(others.front(), likely).text.empty())
      return fault(others.front(), base::meant_or_all(others.front(), likely));
    return fault(others.front(),
                 known.empty() ? "combine a game's word with the part it describes, as in 'man red'"
                               : roles_with(known.front()));
  }
  const auto open = known_words(fitting);
  for (const std::string_view word : others)
    if (const auto meant = misspelt(word, open); !meant.empty() && !among(rule, meant))
      return fault(word, "did you mean " + in_quotes(meant) + "?");
  return std::nullopt;
}

}  // namespace boardwright::scene
