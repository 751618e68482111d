// A claim as one line of an article: "reach-count bishop e3 = 14".
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/report.h"
#include "game/claim.h"

namespace boardwright::document {

/// What a line states, and how the text prints it.
struct Statement {
  Claim claim;
  std::string words;  ///< in place of the value: "fourteen"; empty: the value itself
};

/// Whether what stands in braces is a statement and not the id of a claim: it has an equals sign
/// between blanks, or a kind of claim and something behind it.
bool is_statement(std::string_view text);

/// The id of the claim that a line states: its kind and arguments, "reach-count-bishop-e3".
std::string id_of_statement(std::string_view text);

/// What a line states, without the words that print it.
std::string without_words(std::string_view text);

/// Reads
///
///     KIND ARGUMENT... KEY=VALUE... = VALUE: words
///
/// with the arguments in the order in which the table of kinds lists the keys that the kind needs;
/// a choice of cells, and whatever it may have besides, goes by KEY=VALUE. A number may stand as a
/// word. Behind the value may stand `but FOUND by ERRATUM`. `= yes` may be left out. Reports what
/// is wrong at its column; `place` is that of the line.
std::optional<Statement> parse_statement(std::string_view text, const Place& place, Report& report);

/// The keys of a claim with their values: those that its kind needs first, in its order.
std::vector<std::pair<std::string, std::string>> keys_in_order(const Claim& claim);

/// Writes a claim as such a line; parse_statement() reads it back.
std::string print_statement(const Claim& claim);

/// How a kind is written: "reach-count PIECE CELL = NUMBER"; empty for an unknown one.
std::string form_of_statement(std::string_view kind);

}  // namespace boardwright::document
