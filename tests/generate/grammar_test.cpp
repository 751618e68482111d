// The grammar of games knows every key that a game's files may have, so that a new one is not
// forgotten.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/limits.h"
#include "base/names.h"
#include "base/text.h"
#include "disk/disk.h"
#include "generate/draft.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "verify/kinds.h"

namespace boardwright::tests::grammar_test {
namespace {

bool knows(std::string_view sort) {
  const auto all = generate::sorts();
  return std::find(all.begin(), all.end(), sort) != all.end();
}

TEST(Grammar, KnowsEveryKeyOfClaims) {
  for (const ClaimKind& kind : verify::claim_kinds()) {
    const verify::ClaimKeys keys = keys_of(kind);
    for (const auto* part : {&keys.needed, &keys.allowed})
      for (const std::string_view key : *part)
        EXPECT_TRUE(key == "SEL" || knows(generate::sort_of_key(key, kind.name)))
            << kind.name << ": " << key;
  }
}

/// The words that stand as code in a cell of a table.
std::vector<std::string> keys_in(std::string_view cell) {
  std::vector<std::string> keys;
  for (const std::string_view part : split(cell, '`'))
    if (is_name(part) && part.front() >= 'a' && !is_digit(part.front())) keys.emplace_back(part);
  return keys;
}

/// A table of keys in the manual, and what the grammar calls that which has them.
struct Table {
  const char *page, *heading, *name;
};

constexpr Table tables[] = {
    {"games.md", "## The file", "game"},
    {"games.md", "## Pieces", "piece"},
    {"games.md", "### Words of your own", "leaflet"},
    {"games.md", "## Articles", "article"},
    {"boards.md", "## Seats", "seat"},
    {"boards.md", "## Choosing cells", "zone"},
    {"boards.md", "## Zones", "zone"},
    {"boards.md", "## Borders", "border"},
    {"play.md", "# Play", "play"},
    {"royal.md", "# Royal pieces", "royal"},
    {"castling.md", "# Castling", "castling"},
    {"passing.md", "# Captures in passing", "passing"},
    {"promotion.md", "# Promotion", "promotion"},
    {"hand.md", "# Pieces in hand", "hand"},
    {"hand.md", "## Drops", "drops"},
    {"capture.md", "# Captures", "capture"},
    {"capture.md", "## Guarded pieces", "guarded"},
    {"play.md", "## Pieces that change places", "exchange"},
    {"end.md", "# Ends", "end"},
    {"end.md", "## Goals", "goals"},
    {"end.md", "## Extinctions", "extinctions"},
    {"end.md", "## Points", "points"},
    {"figures.md", "## Keys of a figure", "figure"},
    {"figures.md", "## men", "men"},
    {"figures.md", "## shows", "shows"},
    {"figures.md", "## marks", "marks"},
    {"figures.md", "## labels", "labels"},
    {"claims.md", "# Claims", "claim"},
    {"claims.md", "## The keys of the kinds", "claim"},
    {"errata.md", "## Keys of a remark", "remark"},
    {"errata.md", "## Claims that differ", "erratum"},
};

/// The first column of the tables of keys under a heading.
std::vector<std::string> keys_of(const Table& table) {
  const std::string page =
      read_file(test::templates() / "manual" / table.page, limits::article_bytes);
  std::vector<std::string> keys;
  std::string_view heading;
  bool inside = false;
  for (const std::string_view line : split(page, '\n')) {
    if (line.starts_with("#")) heading = line;
    if (line.starts_with("| key")) {
      inside = heading == table.heading;
      continue;
    }
    inside = inside && line.starts_with("|");
    if (!inside) continue;
    const std::vector<std::string> more = keys_in(split(line, '|')[1]);
    keys.insert(keys.end(), more.begin(), more.end());
  }
  return keys;
}

TEST(Grammar, WritesEveryKeyOfTheManual) {
  std::set<std::string> written;
  for (std::uint64_t seed = 0; seed < 1000; ++seed)
    written.merge(generate::made_game(seed).written);
  for (const Table& table : tables) {
    const std::vector<std::string> keys = keys_of(table);
    EXPECT_FALSE(keys.empty()) << table.page << ' ' << table.heading;
    for (const std::string& key : keys)
      EXPECT_TRUE(written.contains("key " + std::string(table.name) + "." + key))
          << table.name << ": " << key;
  }
}

}  // namespace
}  // namespace boardwright::tests::grammar_test
