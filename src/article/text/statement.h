// A claim as one line of text in an article: "reach-count bishop e3 = 14".
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/report.h"
#include "game/claim.h"

namespace boardwright::text {

using base::in_quotes, base::Place, base::Report, base::trimmed;
using game::Claim;

/// A claim parsed from a line, with its printed words.
struct Statement {
  Claim claim;
  std::string words;  ///< replaces the value: "fourteen"; empty: prints the value
};

/// Whether the text in braces is a statement and not the id of a claim: it has an equals sign
/// between blanks, or a kind of claim followed by something.
bool is_statement(std::string_view text);

/// The id of the claim in a line, from its kind and arguments: "reach-count-bishop-e3".
std::string id_of_statement(std::string_view text);

/// The line up to its value, as a key: without the words to print, and always with an equals sign.
std::string without_words(std::string_view text);

/// Reads
///
///     KIND ARGUMENT... KEY=VALUE... = VALUE: words
///
/// with the arguments in the order in which the table of kinds lists the keys that the kind needs.
/// A selection of cells and all optional keys are written as KEY=VALUE. A number can be a word.
/// The value can be followed by `but FOUND by ERRATUM`. `= yes` can be left out. Reports problems
/// at their column; `place` is the place of the line.
std::optional<Statement> parse_statement(std::string_view text, const Place& place, Report& report);

/// The keys of a claim with their values: first those that its kind needs, in the order of
/// parse_statement().
std::vector<std::pair<std::string, std::string>> keys_in_order(const Claim& claim);

/// Writes a claim as a line that parse_statement() can read.
std::string print_statement(const Claim& claim);

/// The form of a statement: "reach-count PIECE CELL = NUMBER"; empty for an unknown kind.
std::string form_of_statement(std::string_view kind);

}  // namespace boardwright::text
