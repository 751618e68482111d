// The JSON Schemas accept every shipped data file, and refuse what the readers refuse.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "base/data.h"
#include "base/errors.h"
#include "builder/json_schema.h"
#include "builder/load.h"
#include "disk/files.h"
#include "support/effort.h"
#include "support/rooms.h"

namespace boardwright::tests::schema_test {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

Json json_of(const Data& data, Report& report) {
  switch (data.kind()) {
    case Data::Kind::nothing: return nullptr;
    case Data::Kind::table: {
      Json json = Json::object();
      for (const auto& [key, value] : data.entries()) json[key] = json_of(value, report);
      return json;
    }
    case Data::Kind::list: {
      Json json = Json::array();
      for (const Data& item : data.as_list(report)) json.push_back(json_of(item, report));
      return json;
    }
    case Data::Kind::text: return data.as_text(report);
    case Data::Kind::integer: return 1;
    case Data::Kind::real: return data.as_real(report);
    case Data::Kind::boolean: return data.as_boolean(report);
  }
  return nullptr;
}

bool has_type(const Json& value, const std::string& type) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "boolean") return value.is_boolean();
  return type == "integer" ? value.is_number_integer() : value.is_number();
}

bool among(const Json& list, const Json& value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

/// The error of a value against a schema, as "piece.rook: no key 'x'"; empty if it is valid. Knows
/// the keywords that the schemas use, and fails for others.
std::string fault(const Json& schema, const Json& value, const std::string& at = {});

std::string fault_of_keys(const Json& schema, const Json& value, const std::string& at) {
  for (const Json& key : schema.value("required", Json::array()))
    if (!value.contains(key)) return at + ": lacks " + key.get<std::string>();
  static const Json none = Json::object();
  const auto listed = schema.find("properties");
  const Json& properties = listed == schema.end() ? none : *listed;
  for (const auto& [key, each] : value.items()) {
    if (schema.contains("propertyNames") && !among(schema["propertyNames"]["enum"], key))
      return at + ": no key " + key;
    std::string found;
    if (properties.contains(key))
      found = fault(properties[key], each, at + "." + key);
    else if (const auto others = schema.find("additionalProperties"); others != schema.end())
      found = *others == false ? at + ": no key " + key : fault(*others, each, at + "." + key);
    if (!found.empty()) return found;
  }
  return {};
}

std::string fault(const Json& schema, const Json& value, const std::string& at) {
  static const std::set<std::string> known = {
      "$schema",       "title",    "description", "type",       "enum",
      "const",         "items",    "if",          "properties", "additionalProperties",
      "propertyNames", "required", "then",        "anyOf",      "allOf",
      "x-taplo"};
  for (const auto& [word, unused] : schema.items())
    if (!known.contains(word)) return at + ": the test does not know " + word;
  if (schema.contains("type") && !has_type(value, schema["type"])) return at + ": wrong type";
  if (schema.contains("enum") && !among(schema["enum"], value)) return at + ": unknown word";
  if (schema.contains("const") && schema["const"] != value) return at + ": other";
  if (schema.contains("anyOf") &&
      std::none_of(schema["anyOf"].begin(), schema["anyOf"].end(),
                   [&](const Json& each) { return fault(each, value, at).empty(); }))
    return at + ": none of several";
  for (const Json& each : schema.value("allOf", Json::array()))
    if (const std::string found = fault(each, value, at); !found.empty()) return found;
  if (schema.contains("if") && fault(schema["if"], value, at).empty())
    if (const std::string found = fault(schema["then"], value, at); !found.empty()) return found;
  if (value.is_array() && schema.contains("items"))
    for (const Json& item : value)
      if (const std::string found = fault(schema["items"], item, at + "[]"); !found.empty())
        return found;
  return value.is_object() ? fault_of_keys(schema, value, at) : std::string();
}

Json schema_of(std::string_view kind) { return Json::parse(find_data_file(kind).schema()); }

std::string fault_of_text(std::string_view kind, const std::string& text) {
  Report report;
  const auto data = parse_data(text, "x.toml", report);
  EXPECT_FALSE(report.has_errors()) << describe(report);
  return data ? fault(schema_of(kind), json_of(*data, report)) : "broken";
}

/// The kind of a file of the templates, by its path and content.
std::string kind_of_file(const fs::path& file, const Json& content) {
  if (file.filename() == "game.toml") return "game";
  const std::string folder = file.parent_path().filename().string();
  if (folder == "tilings") return "tiling";
  if (folder == "styles" || folder == "parts") return "style";
  const std::string above = file.parent_path().parent_path().filename().string();
  if (folder == "pieces" || above == "pieces") return "pieces";
  if (file.filename() == "glossary.toml") return "glossary";
  if (file.filename() == "families.toml") return "families";
  if (folder == "products") return "products";
  return content.contains("figure") ? "figures" : "claims";
}

TEST(Schema, AcceptsEveryShippedFile) {
  std::map<std::string, int> counts;
  std::map<std::string, Json> schemas;
  int games = 0;
  for (const DataFile& file : data_files()) schemas[std::string(file.kind)] = schema_of(file.kind);
  for (const auto& entry : fs::recursive_directory_iterator(find_home() / "templates")) {
    if (entry.path().extension() != ".toml") continue;
    const bool is_game = entry.path().filename() == "game.toml";
    if (is_game && games++ % (test::tries_all ? 1 : 5) != 0) continue;
    Report report;
    const auto data = read_data(files_on_disk(), entry.path(), report);
    ASSERT_TRUE(data) << entry.path();
    const Json content = json_of(*data, report);
    const std::string kind = kind_of_file(entry.path(), content);
    EXPECT_EQ(fault(schemas[kind], content), "") << entry.path();
    ++counts[kind];
  }
  EXPECT_EQ(counts.size(), data_files().size());
  EXPECT_GE(counts["game"], test::cases(40));
}

TEST(Schema, RefusesWhatTheReaderRefuses) {
  const std::string game =
      "title = \"T\"\ntiling = \"rectangular\"\nboards = [\"8x8\"]\n"
      "seat = [{ name = \"White\", forward = 90 }]\n";
  EXPECT_EQ(fault_of_text("game", game), "");
  EXPECT_EQ(fault_of_text("game", "title = \"T\"\n"), ": lacks tiling");
  EXPECT_EQ(fault_of_text("game", game + "colour = 1\n"), ": no key colour");
  EXPECT_EQ(fault_of_text("game", game + "[piece.rook]\nmoves = \"slide\"\n"),
            ".piece.rook.moves: wrong type");
  EXPECT_EQ(fault_of_text("game", game + "[play.end]\nstalemate = \"lost\"\n"),
            ".play.end.stalemate: unknown word");
  EXPECT_EQ(fault_of_text("style", "rule = [{ role = \"cell\", strok = \"#123\" }]\n"),
            ".rule[]: no key strok");
  EXPECT_EQ(fault_of_text("tiling", "name = \"t\"\nperiod = []\ntile = []\nnaming = \"rows\"\n"),
            ".naming: unknown word");
}

TEST(Schema, KnowsTheKeysOfEveryKindOfClaim) {
  const std::string head = "[[claims]]\nid = \"a\"\nat = \"1\"\ncount = 1\nkind = ";
  EXPECT_EQ(fault_of_text("claims", head + "\"reach-count\"\npiece = \"king\"\ncell = \"e4\"\n"),
            "");
  EXPECT_EQ(fault_of_text("claims", head + "\"reach-cuont\"\n"), ".claims[].kind: unknown word");
  EXPECT_EQ(fault_of_text("claims", head + "\"reach-count\"\npiece = \"king\"\n"),
            ".claims[]: lacks cell");
  EXPECT_EQ(fault_of_text("claims",
                          head + "\"reach-count\"\npiece = \"king\"\ncell = \"e4\"\nset = \"a\"\n"),
            ".claims[]: no key set");
}

TEST(Schema, IsListedByKind) {
  try {
    find_data_file("games");
    FAIL();
  } catch (const UsageError& error) {
    EXPECT_STREQ(error.what(), "there is no schema 'games'");
    EXPECT_EQ(error.hint,
              "did you mean 'game'? There are: game, figures, claims, tiling, style, pieces, "
              "products, glossary, families");
  }
}

/// Every key has a description, which editors show.
void expect_descriptions(const Json& schema, const std::string& at) {
  static const Json none = Json::object();
  const auto listed = schema.find("properties");
  const Json& properties = listed == schema.end() ? none : *listed;
  for (const auto& [key, each] : properties.items()) {
    EXPECT_FALSE(each.value("description", "").empty()) << at << "." << key;
    expect_descriptions(each, at + "." + key);
  }
  for (const char* below : {"items", "additionalProperties"})
    if (schema.contains(below) && schema[below].is_object())
      expect_descriptions(schema[below], at + "[]");
}

TEST(Schema, ExplainsEveryKey) {
  for (const DataFile& file : data_files())
    expect_descriptions(schema_of(file.kind), std::string(file.kind));
}

}  // namespace
}  // namespace boardwright::tests::schema_test
