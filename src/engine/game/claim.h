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

/// Why a claim differs: the erratum that tells of it, and the difference it answers for.
///
/// The difference is written down so that an erratum explains one misprint and no other.
struct Explanation {
  std::string why;                      ///< id of an erratum
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
  Place place;
  Data source;  ///< the table as read

  /// The text of a key, or empty.
  const std::string& key(std::string_view name) const;

  /// Where a word stands among the texts of the keys; the claim's own place if it stands in none.
  Place place_of(std::string_view word) const;
};

/// A note to a section: a misprint explained, or a choice that the text leaves open.
struct Remark {
  std::string id;
  std::string section;   ///< id of the section at whose end it is shown
  std::string text;      ///< Markdown, inline
  std::string document;  ///< id of the article
  Place place;
};

/// A claim and what the engine computed for it.
struct Finding {
  const Claim* claim = nullptr;
  Value computed;
  bool agrees = false;
  bool explained = false;  ///< differs, and its erratum tells of just this difference
  std::string problem;     ///< why it is unexplained, for people; empty otherwise
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
