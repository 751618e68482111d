// Claims, which an article states, and findings, which the engine computes.
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

using base::at_most, base::Data, base::joined, base::Place;

/// A percentage, rounded to a whole number.
struct Percent {
  int value = 0;
  friend bool operator==(const Percent&, const Percent&) = default;
};

/// Names of cells, sorted.
using CellNames = std::vector<std::string>;

/// A number of cells or of move sequences.
using Count = std::int64_t;

/// The value of a claim: a count, a percentage, cells, a word, or a truth value.
using Value = std::variant<Count, Percent, CellNames, std::string, bool>;

/// "14", "41%", "a5, c3", "yes": a value as pages and messages show it.
std::string shown(const Value& value);

/// "count = 14", "cells = \"a5,c3\"", "holds = true": a value as a claims file writes it.
std::string as_written(const Value& value);

/// The reason why a claim differs from the computed value: the remark that explains it, and the
/// difference it explains.
///
/// The difference is recorded, so that a remark explains one mistake and no other.
struct Explanation {
  std::string why;                      ///< id of an erratum, a reading or a misprint
  std::optional<Value> printed, found;  ///< for counts, percentages, words and truth values
  CellNames extra, missing;             ///< for cell lists: cells only printed, cells only found
  Place place;
};

/// A statement of an article, as printed.
struct Claim {
  std::string id;
  std::string at;        ///< place in the original: "Diagram B1-1", "Section B1.0"
  std::string kind;      ///< one of the kinds in verify/claims
  std::string document;  ///< id of the article
  std::map<std::string, std::string, std::less<>> keys;  ///< all other keys, as text
  std::vector<std::string> like;                         ///< for same-moves: pieces or moves
  Value documented;
  std::optional<Explanation> explanation;
  bool published = false;  ///< a count that others have published; `at` names the source
  bool kin = false;        ///< published by the program whose rules the game's data follow
  bool in_court = false;   ///< a rule of a published source; `at` is its place there
  Place place;
  Data source;       ///< the table as read
  std::string line;  ///< the line of the article that contains it; empty if the claim is a table

  /// The text of a key; empty if the claim does not have it.
  const std::string& key(std::string_view name) const;

  /// The place of a word in the texts of the keys; the claim's own place if none contains it.
  Place place_of(std::string_view word) const;
};

/// Kinds of remarks on an article, the weightiest first.
enum class RemarkKind {
  erratum,   ///< a sentence that no fair reading makes true
  reading,   ///< the source is ambiguous or contradicts itself
  misprint,  ///< a wrong spelling, letter, or number of a section or diagram
  remark     ///< other information for the reader
};

/// The most readings of an article that stand beside their sections.
inline constexpr int readings_beside = 5;

/// A remark on a section.
struct Remark {
  std::string id;
  std::string section;   ///< id of the section that it belongs to
  std::string text;      ///< Markdown
  std::string document;  ///< id of the article
  Place place;
  RemarkKind kind = RemarkKind::remark;
  bool beside = false;  ///< of a reading: it stands beside its section, not at the end with most
};

/// Describes a kind of remark.
struct RemarkType {
  RemarkKind kind;
  std::string_view table;  ///< table in the claims file: [[erratum]]
  std::string_view plural;
  std::string_view label;  ///< heading of a single one
  std::string_view many;   ///< heading of a list
  bool in_margin;  ///< can stand beside its section; others are listed at the end of the page
};
inline constexpr RemarkType remark_types[] = {
    {RemarkKind::erratum, "erratum", "errata", "Erratum", "Errata", true},
    {RemarkKind::reading, "reading", "readings", "Our reading",
     "Questions that the original leaves open", true},
    {RemarkKind::misprint, "misprint", "misprints", "Misprint", "Misprints in the original", false},
    {RemarkKind::remark, "remark", "remarks", "Remark", "Remarks", false},
};
constexpr const RemarkType& type_of(const Remark& remark) {
  return remark_types[static_cast<std::size_t>(remark.kind)];
}

/// A claim and the value computed for it.
struct Finding {
  const Claim* claim = nullptr;
  Value computed;
  bool agrees = false;
  bool explained = false;  ///< differs, and its remark explains exactly this difference
  std::string problem;     ///< message that says why it is unexplained; empty otherwise
  std::string hint = {};   ///< suggested fix; may be empty
};

/// The number of findings that agree, that differ with an explanation, and that differ without.
struct Counts {
  int agree = 0, explained = 0, unexplained = 0;
  int all() const { return agree + explained + unexplained; }
};

/// Counts the findings of one article, or all.
Counts counts_of(const std::vector<Finding>& findings, std::string_view article = {});

/// "187 of 201 claims agree, 14 explained".
std::string in_words(const Counts& counts);

}  // namespace boardwright::game
