// Formats the values of claims, finds places in claims, and counts findings.
#include "game/claim.h"

#include "base/text.h"

namespace boardwright::game {
namespace {

struct Shown {
  std::string operator()(Count count) const { return std::to_string(count); }
  std::string operator()(Percent share) const { return std::to_string(share.value) + "%"; }
  std::string operator()(const CellNames& cells) const {
    return cells.empty() ? "none" : joined(cells, ", ");
  }
  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(bool holds) const { return holds ? "yes" : "no"; }
};

struct AsWritten {
  std::string operator()(Count count) const { return "count = " + std::to_string(count); }
  std::string operator()(Percent share) const { return "percent = " + std::to_string(share.value); }
  std::string operator()(const CellNames& cells) const {
    return "cells = " + base::toml_text(joined(cells, ","));
  }
  std::string operator()(const std::string& text) const {
    return "text = " + base::toml_text(text);
  }
  std::string operator()(bool holds) const { return holds ? "holds = true" : "holds = false"; }
};

/// The place of a word in a rule of a court, whose keys are not those of its claim.
Place place_in_rule(const Claim& claim, std::string_view word) {
  for (const char* key : {"position", "plays", "move", "cell"}) {
    const Data value = claim.source.find(key);
    if (!value.is(Data::Kind::text)) continue;
    base::Report unused;
    const std::size_t offset = value.as_text(unused).find(word);
    if (offset == std::string::npos) continue;
    Place found = value.text_place();
    found.column += static_cast<int>(offset);
    return found;
  }
  return claim.place;
}

}  // namespace

std::string as_written(const Value& value) { return std::visit(AsWritten{}, value); }

std::string shown(const Value& value) { return std::visit(Shown{}, value); }

Place Claim::place_of(std::string_view word) const {
  const auto value_with = [&](std::string_view name,
                              std::string_view text) -> std::optional<Place> {
    const std::size_t offset = text.find(word);
    const Data value = source.find(name);
    if (text == word && value.is(Data::Kind::integer)) return value.place();
    if (offset == std::string_view::npos || !value.is(Data::Kind::text)) return std::nullopt;
    Place found = value.text_place();
    found.column += static_cast<int>(offset);
    return found;
  };
  if (word.empty()) return place;
  if (in_court) return place_in_rule(*this, word);
  if (const std::size_t offset = line.find(word); offset != std::string::npos) {
    Place found = place;
    found.column += static_cast<int>(base::length_utf8(std::string_view(line).substr(0, offset)));
    return found;
  }
  if (word == kind) return value_with("kind", kind).value_or(place);
  for (const auto& [name, text] : keys)
    if (const auto found = value_with(name, text)) return *found;
  return place;
}

const std::string& Claim::key(std::string_view name) const {
  static const std::string none;
  const auto found = keys.find(name);
  return found == keys.end() ? none : found->second;
}

Counts counts_of(const std::vector<Finding>& findings, std::string_view article) {
  Counts counts;
  for (const Finding& finding : findings) {
    if (!article.empty() && finding.claim->document != article) continue;
    if (!finding.problem.empty())
      ++counts.unexplained;
    else
      ++(finding.agrees ? counts.agree : counts.explained);
  }
  return counts;
}

std::string in_words(const Counts& counts) {
  std::string words = std::to_string(counts.agree) + " of " + std::to_string(counts.all()) +
                      (counts.all() == 1 ? " claim agrees" : " claims agree");
  if (counts.explained > 0) words += ", " + std::to_string(counts.explained) + " explained";
  if (counts.unexplained > 0) words += ", " + std::to_string(counts.unexplained) + " unexplained";
  return words;
}

}  // namespace boardwright::game
