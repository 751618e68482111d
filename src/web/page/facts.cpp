// Writes and reads the facts of a game as lines of tab-separated fields.
#include "page/facts.h"

#include <array>

#include "base/text.h"

namespace boardwright::page {
namespace {

template <class Fact>
using Field = std::string Fact::*;

constexpr std::string_view first_line = "facts 2";
constexpr std::array<Field<Facts>, 5> game_fields = {&Facts::id, &Facts::title, &Facts::by,
                                                     &Facts::cells, &Facts::start};
constexpr std::array<Field<PageFact>, 3> page_fields = {&PageFact::link, &PageFact::title,
                                                        &PageFact::note};
constexpr std::array<Field<PlaceFact>, 2> place_fields = {&PlaceFact::link, &PlaceFact::title};
constexpr std::array<Field<PieceFact>, 15> piece_type_fields = {
    &PieceFact::id,    &PieceFact::name,   &PieceFact::letter, &PieceFact::movement,
    &PieceFact::betza, &PieceFact::words,  &PieceFact::board,  &PieceFact::surface,
    &PieceFact::link,  &PieceFact::figure, &PieceFact::shown,  &PieceFact::average,
    &PieceFact::least, &PieceFact::most,   &PieceFact::map};
constexpr std::array<Field<ClaimFact>, 6> claim_fields = {&ClaimFact::link,  &ClaimFact::at,
                                                          &ClaimFact::words, &ClaimFact::stated,
                                                          &ClaimFact::found, &ClaimFact::status};
constexpr std::array<Field<RemarkFact>, 4> remark_fields = {
    &RemarkFact::link, &RemarkFact::kind, &RemarkFact::section, &RemarkFact::html};
constexpr std::array<Field<CitationFact>, 3> citation_fields = {
    &CitationFact::link, &CitationFact::words, &CitationFact::source};

template <class Fact, std::size_t N>
void append(std::string& text, std::string_view word, const Fact& fact,
            const std::array<Field<Fact>, N>& fields) {
  text += word;
  for (const Field<Fact> field : fields) text += "\t" + base::as_field(fact.*field);
  text += "\n";
}

template <class Fact, std::size_t N>
void append_all(std::string& text, std::string_view word, const std::vector<Fact>& facts,
                const std::array<Field<Fact>, N>& fields) {
  for (const Fact& fact : facts) append(text, word, fact, fields);
}

/// Reads the fields after the first word of a line. False if the number of fields is wrong.
template <class Fact, std::size_t N>
bool read(Fact& fact, const std::vector<std::string_view>& line,
          const std::array<Field<Fact>, N>& fields) {
  if (line.size() != N + 1) return false;
  for (std::size_t i = 0; i < N; ++i) fact.*fields[i] = base::from_field(line[i + 1]);
  return true;
}

template <class Fact, std::size_t N>
bool add_fact(std::vector<Fact>& facts, const std::vector<std::string_view>& line,
              const std::array<Field<Fact>, N>& fields) {
  return read(facts.emplace_back(), line, fields);
}

bool read_line(Facts& facts, std::string_view text) {
  const auto line = base::split(text, '\t');
  const std::string_view word = line.front();
  if (word == "game") return read(facts, line, game_fields);
  if (word == "page") return add_fact(facts.pages, line, page_fields);
  if (word == "section") return add_fact(facts.sections, line, place_fields);
  if (word == "figure") return add_fact(facts.figures, line, place_fields);
  if (word == "piece") return add_fact(facts.piece_types, line, piece_type_fields);
  if (word == "claim") return add_fact(facts.claims, line, claim_fields);
  if (word == "remark") return add_fact(facts.remarks, line, remark_fields);
  if (word == "citation") return add_fact(facts.citations, line, citation_fields);
  return false;
}

}  // namespace

std::string text_of(const Facts& facts) {
  std::string text = std::string(first_line) + "\n";
  append(text, "game", facts, game_fields);
  append_all(text, "page", facts.pages, page_fields);
  append_all(text, "section", facts.sections, place_fields);
  append_all(text, "figure", facts.figures, place_fields);
  append_all(text, "piece", facts.piece_types, piece_type_fields);
  append_all(text, "claim", facts.claims, claim_fields);
  append_all(text, "remark", facts.remarks, remark_fields);
  append_all(text, "citation", facts.citations, citation_fields);
  return text;
}

std::optional<Facts> read_facts(std::string_view text) {
  const auto lines = base::split(text, '\n');
  if (lines.empty() || lines.front() != first_line) return std::nullopt;
  Facts facts;
  for (std::size_t i = 1; i < lines.size(); ++i)
    if (!lines[i].empty() && !read_line(facts, lines[i])) return std::nullopt;
  return facts;
}

}  // namespace boardwright::page
