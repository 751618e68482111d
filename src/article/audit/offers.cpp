// Tries claims about the names in a sentence, and keeps the one that fits best.
#include "audit/offers.h"

#include <algorithm>

#include "audit/claims_about.h"
#include "base/limits.h"
#include "base/text.h"
#include "english/wording.h"
#include "text/statement.h"
#include "verify/kinds.h"

namespace boardwright::audit {

using base::is_letter, base::lower_case;
using game::Claim;
using moves::PieceType;

namespace {

/// Step limits for all suggestions for one article, and for a single one.
constexpr std::int64_t most_steps = base::limits::proof_steps / 10, most_for_one = most_steps / 20;

/// At most this many pieces and cells are tried per sentence.
constexpr std::size_t most_named = 3;

/// The claim keys that can be filled from a sentence, and their sources.
enum class FilledFrom { piece_type, cell, start };
struct Fillable {
  std::string_view key;
  FilledFrom source;
};
constexpr Fillable fillables[] = {
    {"piece", FilledFrom::piece_type}, {"cell", FilledFrom::cell},      {"from", FilledFrom::cell},
    {"to", FilledFrom::cell},          {"position", FilledFrom::start},
};
/// Plural nouns in prose, and the shape that selects these cells.
constexpr base::Word<std::string_view> shapes_counted[] = {{"triangles", "triangle"},
                                                           {"squares", "square"},
                                                           {"hexagons", "hexagon"},
                                                           {"octagons", "octagon"},
                                                           {"dodecagons", "dodecagon"}};
constexpr std::string_view words_for_cells[] = {"squares", "square", "spaces", "space", "hexagons"};

/// The words of a text, of letters, digits and hyphens.
std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> found;
  std::string word;
  for (const char c : std::string(text) + " ")
    if (is_letter(c) || base::is_digit(c) || c == '-') {
      word += c;
    } else if (!word.empty()) {
      found.push_back(std::exchange(word, {}));
    }
  return found;
}

/// A stem for comparing words: "reach" for "reaches", "cell" for "squares".
std::string stem(std::string_view word) {
  std::string small = lower_case(word);
  if (std::ranges::find(words_for_cells, small) != std::end(words_for_cells)) return "cell";
  for (const std::string_view ending : {"es", "s"})
    if (small.size() > ending.size() + 3 && small.ends_with(ending)) {
      small.resize(small.size() - ending.size());
      break;
    }
  return small;
}

std::string_view sentence_around(std::string_view prose, const ProseNumber& number) {
  const std::size_t stop = prose.substr(0, number.begin).find_last_of(".!?");
  const std::size_t begin = stop == prose.npos ? 0 : stop + 1;
  const std::size_t end = prose.find_first_of(".!?", number.end);
  return prose.substr(begin, end == prose.npos ? end : end - begin);
}

/// The part of a sentence that describes a number: from the previous number to the end of the
/// clause.
std::string_view scope_of(std::string_view prose, std::string_view sentence,
                          const ProseNumber& number, std::string_view clause) {
  const auto offset = static_cast<std::size_t>(sentence.data() - prose.data());
  std::size_t begin = 0;
  for (const ProseNumber& each : text::numbers_in(sentence)) {
    if (each.end + offset > number.begin) break;
    const char after = each.end < sentence.size() ? sentence[each.end] : ' ';
    if (!is_letter(after)) begin = each.end;
  }
  const auto end = static_cast<std::size_t>(clause.data() - sentence.data()) + clause.size();
  return sentence.substr(begin, std::max(begin, end) - begin);
}

/// The clause around an offset in a sentence, between commas and conjunctions.
std::string_view clause_around(std::string_view sentence, std::size_t at) {
  std::size_t begin = 0, end = sentence.size();
  for (const std::string_view joint : {",", ";", ":", " and ", " but ", " while "})
    for (std::size_t found = sentence.find(joint); found != sentence.npos;
         found = sentence.find(joint, found + 1)) {
      if (found + joint.size() <= at) begin = std::max(begin, found + joint.size());
      if (found > at) end = std::min(end, found);
    }
  return sentence.substr(begin, end - begin);
}

/// The first words after a number, which say what it counts.
std::string first_words(std::string_view text) {
  constexpr std::size_t most = 4;
  std::vector<std::string> words = words_in(text.substr(0, text.find_first_of(".;:")));
  words.resize(std::min(words.size(), most));
  return base::joined(words, " ");
}

}  // namespace

Offers::Offers(const game::Game& game) : game_(game), logics_(game), budget_(most_steps) {}

void Offers::add_piece_types(std::string_view text, Named& named) const {
  const std::string small = lower_case(text);
  std::vector<std::pair<std::size_t, const PieceType*>> found;
  for (const PieceType& piece_type : game_.piece_types) {
    const std::string name = lower_case(piece_type.name);
    for (std::size_t at = small.rfind(name); at != small.npos && !name.empty();
         at = at == 0 ? small.npos : small.rfind(name, at - 1)) {
      std::size_t end = at + name.size();
      if (end < small.size() && small[end] == 's') ++end;
      if ((at > 0 && is_letter(small[at - 1])) || (end < small.size() && is_letter(small[end])))
        continue;
      found.emplace_back(at, &piece_type);
      break;
    }
  }
  std::ranges::sort(found, [](const auto& a, const auto& b) {
    return std::pair(a.first, a.second->name.size()) > std::pair(b.first, b.second->name.size());
  });
  for (const auto& [at, piece_type] : found)
    if (named.piece_types.size() < most_named) named.piece_types.push_back(piece_type);
}

/// Finds the names in a sentence. If it names no piece, its subject is the last piece named before
/// it.
Offers::Named Offers::named_in(std::string_view sentence, std::string_view before) const {
  Named named;
  add_piece_types(sentence, named);
  if (named.piece_types.empty()) {
    add_piece_types(before, named);
    if (named.piece_types.size() > 1)
      named.piece_types.erase(named.piece_types.begin() + 1, named.piece_types.end());
  }
  for (const std::string& word : words_in(sentence)) {
    const bool is_cell =
        std::ranges::any_of(word, base::is_digit) && game_.board().find(word).has_value();
    if (is_cell && named.cells.size() < most_named) named.cells.push_back(word);
    if (!is_cell) named.words.push_back(stem(word));
  }
  return named;
}

/// The claims to try: one for each way to fill the keys of a kind.
std::vector<Claim> Offers::candidates(const Named& named) const {
  std::vector<Claim> all;
  for (const verify::ClaimKind& kind : verify::claim_kinds()) {
    if (kind.proves != verify::Proves::statement ||
        (kind.yields != verify::Yields::count && kind.yields != verify::Yields::share))
      continue;
    Claim first;
    first.kind = kind.name;
    std::vector<Claim> claims = {first};
    const verify::ClaimKeys keys = verify::keys_of(kind);
    for (const std::string_view key : keys.needed) {
      if (key == "SEL") {
        if (named.shape.empty()) continue;
        const std::vector<Claim> of_any = claims;  // first: preferred if all cells have the shape
        for (Claim claim : of_any) {
          claim.keys.emplace("shape", named.shape);
          claims.push_back(std::move(claim));
        }
        continue;
      }
      const auto row = std::ranges::find(fillables, key, &Fillable::key);
      std::vector<std::string> values;
      if (row != std::end(fillables) && row->source == FilledFrom::piece_type)
        for (const PieceType* piece_type : named.piece_types) values.push_back(piece_type->id);
      if (row != std::end(fillables) && row->source == FilledFrom::cell) values = named.cells;
      if (row != std::end(fillables) && row->source == FilledFrom::start && !game_.start.empty())
        values = {game_.start};
      std::vector<Claim> filled;
      for (const Claim& claim : claims)
        for (const std::string& value : values) {
          filled.push_back(claim);
          filled.back().keys.emplace(key, value);
        }
      claims = std::move(filled);
    }
    all.insert(all.end(), claims.begin(), claims.end());
    if (std::ranges::find(keys.allowed, "from") == keys.allowed.end()) continue;
    for (const Claim& claim : claims)
      for (const std::string& cell : named.cells) {
        all.push_back(claim);
        all.back().keys.emplace("from", cell);
      }
  }
  return all;
}

/// Whether a claim is about the number: its piece is the subject, and it has every cell named in
/// the scope of the number.
bool Offers::is_about(const Claim& claim, const Named& named) const {
  if (!named.scope.piece_types.empty() && claim.key("piece") != named.scope.piece_types.back()->id)
    return false;
  for (const std::string& cell : named.scope.cells)
    if (std::ranges::none_of(claim.keys, [&](const auto& each) { return each.second == cell; }))
      return false;
  return true;
}

/// A score for the common names and words of claim and sentence; 0: the claim is about something
/// else.
int Offers::fit(const Claim& claim, const Named& named) const {
  constexpr int for_name = 4;
  int fit = 0;
  bool about = false;
  for (const auto& [key, value] : claim.keys) {
    const auto is_it = [&, id = value](const PieceType* piece_type) {
      return piece_type->id == id;
    };
    if (std::ranges::find(named.near.cells, value) != named.near.cells.end() ||
        std::ranges::any_of(named.near.piece_types, is_it))
      fit += for_name;
  }
  if (!named.near.piece_types.empty() && claim.key("piece") == named.near.piece_types.front()->id)
    ++fit;
  for (const std::string& word : words_in(english::in_words(claim, game_))) {
    constexpr std::size_t least = 4;
    const std::string stem_of_word = stem(word);
    if (stem_of_word.size() < least && stem_of_word != "can") continue;
    if (std::ranges::find(named.words, stem_of_word) == named.words.end()) continue;
    fit += stem_of_word == named.next ? for_name : 1;
    about = true;
  }
  return about || fit > for_name ? fit : 0;
}

std::string Offers::offer_for(std::string_view prose, const ProseNumber& number) {
  const std::string_view sentence = sentence_around(prose, number);
  Named named =
      named_in(sentence, prose.substr(0, static_cast<std::size_t>(sentence.data() - prose.data())));
  const auto at = static_cast<std::size_t>(prose.data() + number.begin - sentence.data());
  const Named near = named_in(clause_around(sentence, at), {});
  named.near = {near.piece_types, near.cells};
  const Named scope = named_in(scope_of(prose, sentence, number, clause_around(sentence, at)), {});
  named.scope = {scope.piece_types, scope.cells};
  if (const auto after = words_in(prose.substr(number.end)); !after.empty()) {
    named.next = stem(after.front());
    named.shape = base::value_of(lower_case(after.front()), shapes_counted).value_or("");
  }
  const std::vector<Claim> claims = candidates(named);
  if (!budget_.spend(most_for_one)) return {};
  const auto values = verify::compute(game_, claims, logics_, base::Budget(most_for_one));
  const std::string words(prose.substr(number.begin, number.end - number.begin));
  const std::string counted = first_words(prose.substr(number.end));
  const Claim* best = nullptr;
  game::Value value;
  int most = 0;
  for (std::size_t i = 0; i < claims.size(); ++i) {
    if (!values[i] || !text::words_match(words, *values[i]) || !is_about(claims[i], named) ||
        !counts(claims[i].kind, counted))
      continue;
    if (const int found = fit(claims[i], named); found > most) {
      most = found;
      best = &claims[i];
      value = *values[i];
    }
  }
  if (best == nullptr) return {};
  Claim stated = *best;
  stated.documented = value;
  const std::string line = text::print_statement(stated);
  if (game::shown(value) == words) return "{{" + line + "}}";
  base::Report ignored;
  const std::string shorter = line.substr(0, line.rfind(" = ") + 3) + words;
  const auto read = text::parse_statement(shorter, {}, ignored);
  return "{{" + (read && read->claim.documented == value ? shorter : line + ": " + words) + "}}";
}

}  // namespace boardwright::audit
