// What an article states, and what the engine found: claims and findings.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/data.h"
#include "base/report.h"

namespace boardwright::game {

/// A whole number of per cent.
struct Percent {
  int value = 0;
  friend bool operator==(const Percent&, const Percent&) = default;
};

/// Names of cells in the order of their names.
using CellNames = std::vector<std::string>;

/// How many: of cells, or of sequences of moves.
using Count = std::int64_t;

/// What a claim states: a count, a share, cells, a word, or that something holds.
using Value = std::variant<Count, Percent, CellNames, std::string, bool>;

/// "14", "41%", "a5, c3", "yes": how pages and people read a value.
std::string shown(const Value& value);

/// "count = 14", "cells = \"a5,c3\"", "holds = true": how a claims file writes it.
std::string as_written(const Value& value);

/// Why a claim differs: the remark that tells of it, and the difference it answers for.
///
/// The difference is written down so that a remark explains one slip and no other.
struct Explanation {
  std::string why;                      ///< id of an erratum, a reading or a misprint
  std::optional<Value> printed, found;  ///< of counts, shares, words, truths
  CellNames extra, missing;             ///< of cell lists: printed only, found only
  Place place;
};

/// A statement of an article, as printed there.
struct Claim {
  std::string id;
  std::string at;                                        ///< "Diagram B1-1", "Section B1.0"
  std::string kind;                                      ///< a row of the table in verify/claims
  std::string document;                                  ///< id of the article
  std::map<std::string, std::string, std::less<>> keys;  ///< all other keys, as text
  std::vector<std::string> like;                         ///< of same-moves
  Value documented;
  std::optional<Explanation> explanation;
  bool published = false;  ///< a count that others have published: `at` tells where
  bool kin = false;        ///< by the program whose rules the game's data follow
  Place place;
  Data source;       ///< the table as read
  std::string line;  ///< as it stands in an article, at its place; empty: it is a table

  /// The text of a key, or empty.
  const std::string& key(std::string_view name) const;

  /// Where a word stands among the texts of the keys; the claim's own place if it stands in none.
  Place place_of(std::string_view word) const;
};

/// What is said beside an article, by weight.
enum class RemarkKind {
  erratum,   ///< no fair reading makes a sentence true
  reading,   ///< the source leaves something open, or contradicts itself
  misprint,  ///< a slip of spelling, of a letter, or of a number of a section or diagram
  remark     ///< what a reader may want to know besides
};

/// A remark on a section.
struct Remark {
  std::string id;
  std::string section;   ///< id of the section to which it belongs
  std::string text;      ///< Markdown
  std::string document;  ///< id of the article
  Place place;
  RemarkKind kind = RemarkKind::remark;
};

/// A row of the table of kinds.
struct RemarkType {
  RemarkKind kind;
  std::string_view table;  ///< of the claims file: [[erratum]]
  std::string_view plural;
  std::string_view label;  ///< before one of them
  std::string_view many;   ///< over a list of them
  bool in_margin;          ///< beside its section; others are listed at the end of the page
};
inline constexpr RemarkType remark_types[] = {
    {RemarkKind::erratum, "erratum", "errata", "Erratum", "Errata", true},
    {RemarkKind::reading, "reading", "readings", "Our reading", "Readings", true},
    {RemarkKind::misprint, "misprint", "misprints", "Misprint", "Misprints in the original", false},
    {RemarkKind::remark, "remark", "remarks", "Remark", "Remarks", false},
};
constexpr const RemarkType& type_of(const Remark& remark) {
  return remark_types[static_cast<std::size_t>(remark.kind)];
}

/// A claim and what the engine computed for it.
struct Finding {
  const Claim* claim = nullptr;
  Value computed;
  bool agrees = false;
  bool explained = false;  ///< differs, and its erratum tells of just this difference
  std::string problem;     ///< why it is unexplained, for people; empty otherwise
  std::string hint = {};   ///< what to write then; may be empty
};

/// How many findings agree, differ with an erratum, and differ without.
struct Counts {
  int agree = 0, explained = 0, unexplained = 0;
  int all() const { return agree + explained + unexplained; }
};

/// Counts findings: all, or those of one article.
Counts counts_of(const std::vector<Finding>& findings, std::string_view article = {});

/// "187 of 201 claims agree, 14 explained".
std::string in_words(const Counts& counts);

}  // namespace boardwright::game
