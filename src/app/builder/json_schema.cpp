// Writes the shapes of data files as JSON Schema draft 7, for Taplo and other editors.
#include "builder/json_schema.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

#include "base/errors.h"
#include "base/hints.h"
#include "base/shape.h"
#include "game/game_shape.h"
#include "geometry/tiling_shape.h"
#include "page/families.h"
#include "page/glossary.h"
#include "scene/style_shape.h"
#include "sheets/product.h"
#include "verify/kinds.h"

namespace boardwright::builder {

using base::Data, base::Field;

namespace {

using Json = nlohmann::ordered_json;

Json json_of(const base::Shape& shape);

Json json_of_field(const Field& field) {
  Json json = {{"description", field.about}};
  json.update(json_of(field.shape));
  return json;
}

Json table_json(const base::Choice& table) {
  Json json = {{"type", "object"}};
  Json required = Json::array();
  for (const Field& field : table.fields) {
    json["properties"][std::string(field.key)] = json_of_field(field);
    if (field.required) required.push_back(field.key);
  }
  json["additionalProperties"] = table.items.empty() ? Json(false) : json_of(table.items.front());
  if (!required.empty()) json["required"] = std::move(required);
  return json;
}

Json json_of(const base::Choice& choice) {
  switch (choice.kind) {
    case Data::Kind::nothing: return Json::object();
    case Data::Kind::table: return table_json(choice);
    case Data::Kind::list: return {{"type", "array"}, {"items", json_of(choice.items.front())}};
    case Data::Kind::text:
      if (choice.words.empty()) return {{"type", "string"}};
      return {{"type", "string"}, {"enum", choice.words}};
    case Data::Kind::integer: return {{"type", "integer"}};
    case Data::Kind::real: return {{"type", "number"}};
    case Data::Kind::boolean: return {{"type", "boolean"}};
  }
  return {};
}

Json json_of(const base::Shape& shape) {
  if (shape.choices.size() == 1) return json_of(shape.choices.front());
  Json any = Json::array();
  for (const base::Choice& choice : shape.choices) any.push_back(json_of(choice));
  return {{"anyOf", std::move(any)}};
}

/// A schema with its first keys, $schema and title.
Json with_header(std::string_view kind, const Json& rest) {
  Json json = {{"$schema", "http://json-schema.org/draft-07/schema#"},
               {"title", "Boardwright: " + std::string(kind)}};
  json.update(rest);
  return json;
}

/// A rule for one kind of claims: if `kind` has its name, its keys are required and no others are
/// allowed.
Json rule_of(const verify::ClaimKind& kind) {
  Json needed = Json::array(), known = Json::array();
  for (const std::string_view key : verify::keys_of(kind).needed)
    if (key != "SEL") needed.push_back(key);
  for (const Field& field : game::claim_fields()) known.push_back(field.key);
  for (const std::string_view key : verify::all_keys_of(kind))
    if (std::find(known.begin(), known.end(), key) == known.end()) known.push_back(key);
  Json then = {{"propertyNames", {{"enum", std::move(known)}}}};
  if (!needed.empty()) then["required"] = std::move(needed);
  return {{"if", {{"properties", {{"kind", {{"const", kind.name}}}}}, {"required", {"kind"}}}},
          {"then", std::move(then)}};
}

/// The descriptions of the keys of claims: that of a key of cell selections, or the kinds that have
/// the key.
std::map<std::string_view, std::string> key_descriptions() {
  std::map<std::string_view, std::string> abouts;
  const base::Fields choice = board::selection_fields();
  for (const verify::ClaimKind& kind : verify::claim_kinds())
    for (const std::string_view key : verify::all_keys_of(kind)) {
      if (key == "board") {
        abouts[key] = "another board of the game";
        continue;
      }
      const auto chosen = std::ranges::find(choice, key, &Field::key);
      std::string& about = abouts[key];
      if (chosen != choice.end())
        about = chosen->about;
      else
        about += (about.empty() ? "of " : ", ") + std::string(kind.name);
    }
  return abouts;
}

std::string claims_schema() {
  Json json = json_of(game::claims_shape());
  Json& claim = json["properties"]["claims"]["items"];
  const Json value = claim["additionalProperties"];
  Json kinds = Json::array(), states = Json::array(), rules = Json::array();
  for (const verify::ClaimKind& kind : verify::claim_kinds()) {
    kinds.push_back(kind.name);
    states.push_back(kind.states);
    rules.push_back(rule_of(kind));
  }
  claim["properties"]["kind"]["enum"] = std::move(kinds);
  claim["properties"]["kind"]["x-taplo"]["docs"]["enumValues"] = std::move(states);
  for (const auto& [key, about] : key_descriptions())
    if (!claim["properties"].contains(key)) {
      claim["properties"][std::string(key)] = {{"description", about}};
      claim["properties"][std::string(key)].update(value);
    }
  claim["additionalProperties"] = false;
  claim["allOf"] = std::move(rules);
  return with_header("claims", json).dump(1) + "\n";
}

constexpr DataFile rows[] = {
    {"game", "game.toml",
     [] { return with_header("game", json_of(game::game_shape())).dump(1) + "\n"; }},
    {"figures", "the `figures` of an article",
     [] { return with_header("figures", json_of(game::figures_shape())).dump(1) + "\n"; }},
    {"claims", "the `claims` of an article", claims_schema},
    {"tiling", "tilings/NAME.toml",
     [] { return with_header("tiling", json_of(geometry::tiling_shape())).dump(1) + "\n"; }},
    {"style", "styles/NAME.toml",
     [] { return with_header("style", json_of(scene::style_shape())).dump(1) + "\n"; }},
    {"pieces", "pieces/NAME.toml",
     [] { return with_header("pieces", json_of(scene::pieces_shape())).dump(1) + "\n"; }},
    {"products", "products/NAME.toml",
     [] { return with_header("products", json_of(sheets::products_shape())).dump(1) + "\n"; }},
    {"glossary", "pages/glossary.toml",
     [] { return with_header("glossary", json_of(page::glossary_shape())).dump(1) + "\n"; }},
    {"families", "pages/families.toml",
     [] { return with_header("families", json_of(page::families_shape())).dump(1) + "\n"; }},
};

}  // namespace

std::span<const DataFile> data_files() { return rows; }

const DataFile& find_data_file(std::string_view kind) {
  std::vector<std::string_view> known;
  for (const DataFile& row : rows) {
    if (row.kind == kind) return row;
    known.push_back(row.kind);
  }
  throw base::UsageError("there is no schema " + base::in_quotes(kind),
                         base::meant_or_all(kind, known));
}

std::string schema_file(const DataFile& kind) { return std::string(kind.kind) + ".json"; }

}  // namespace boardwright::builder
