// Compares names in the first cells of rows with keys of the claims in them.
#include "audit/table_rows.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "base/text.h"

namespace boardwright::audit {

namespace {

/// Shorter values of keys are found in many words.
constexpr std::size_t least_letters = 3;

/// The letters and digits of a text in lowercase: "amiddlegame".
std::string squeezed(std::string_view text) {
  std::string small;
  for (const char c : base::lower_case(text))
    if (base::is_letter(c) || base::is_digit(c)) small += c;
  return small;
}

/// The values of a row's claims by key, and the numbers that they state.
struct ValuesOfRow {
  std::map<std::string, std::set<std::string>> keys;
  std::set<std::string> numbers;
};

ValuesOfRow values_of(const RowOfTable& row, const ClaimWords& claim_words) {
  ValuesOfRow values;
  for (const Finding* finding : row.findings) {
    for (const auto& [key, value] : finding->claim->keys) values.keys[key].insert(squeezed(value));
    if (const auto* count = std::get_if<game::Count>(&finding->computed))
      values.numbers.insert(std::to_string(*count));
    if (const auto* cells = std::get_if<game::CellNames>(&finding->computed))
      values.numbers.insert(std::to_string(cells->size()));
    const StatedMarks stated = claim_words.stated_by(*finding->claim, finding->computed).marks;
    if (const auto numbers = stated.find(MarkKind::number); numbers != stated.end())
      values.numbers.insert(numbers->second.begin(), numbers->second.end());
  }
  return values;
}

/// The value of a key in another row that the head of this one contains, or nothing.
std::optional<std::string> name_of_another(const std::string& head, const std::string& key,
                                           const std::set<std::string>& own,
                                           const std::vector<ValuesOfRow>& all) {
  const auto is_named = [&](const std::string& value) {
    return value.size() >= least_letters && head.find(value) != head.npos;
  };
  if (std::ranges::any_of(own, is_named)) return std::nullopt;
  for (const ValuesOfRow& other : all)
    if (const auto values = other.keys.find(key); values != other.keys.end())
      for (const std::string& value : values->second)
        if (!own.contains(value) && is_named(value)) return value;
  return std::nullopt;
}

/// The ordinal in a head that the claims of another row state and those of its own do not.
std::optional<std::string> ordinal_of_another(std::string_view head, const Lexicon& lexicon,
                                              const ValuesOfRow& own,
                                              const std::vector<ValuesOfRow>& all) {
  for (const Mark& mark : lexicon.marks_in(head))
    if (mark.kind == MarkKind::ordinal && !own.numbers.empty() &&
        !own.numbers.contains(mark.means) &&
        std::ranges::any_of(
            all, [&](const ValuesOfRow& other) { return other.numbers.contains(mark.means); }))
      return std::string(head.substr(mark.begin, mark.end - mark.begin));
  return std::nullopt;
}

std::string problem_of(const Finding& finding, const std::string& name) {
  return "claim '" + finding.claim->id + "' is not about " + name + ", which its row names";
}

}  // namespace

std::vector<MixedRow> mixed_rows(const std::vector<RowOfTable>& rows, const Lexicon& lexicon,
                                 const ClaimWords& claim_words) {
  std::vector<ValuesOfRow> all;
  for (const RowOfTable& row : rows) all.push_back(values_of(row, claim_words));
  std::vector<MixedRow> mixed;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].findings.empty()) continue;
    std::optional<std::string> name = ordinal_of_another(rows[i].head, lexicon, all[i], all);
    for (const auto& [key, values] : all[i].keys)
      if (!name) name = name_of_another(squeezed(rows[i].head), key, values, all);
    if (name) mixed.push_back({i, problem_of(*rows[i].findings.front(), *name)});
  }
  return mixed;
}

std::vector<MixedRow> mixed_signs(const Game& game, const std::vector<RowOfTable>& rows,
                                  std::size_t column, const Lexicon& lexicon) {
  std::vector<MixedRow> mixed;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::vector<Mark> marks = lexicon.marks_in(rows[i].head);
    if (marks.size() != 1 || marks.front().kind != MarkKind::piece) continue;
    const moves::PieceType* piece = game.find_piece_type(marks.front().means);
    const std::string& text = rows[i].other[column];
    if (piece == nullptr || piece->letter.empty() || text.empty()) continue;
    const std::string letter = base::lower_case(piece->letter);
    std::string spaced = text;
    for (char& c : spaced)
      if (c == ',' || c == ';') c = ' ';
    for (const std::string_view sign : base::words(spaced))
      if (!base::lower_case(sign).starts_with(letter)) {
        std::string problem =
            base::in_quotes(sign) + " is no sign of " + piece->name + ", which its row names";
        mixed.push_back({i, std::move(problem)});
        break;
      }
  }
  return mixed;
}

}  // namespace boardwright::audit
