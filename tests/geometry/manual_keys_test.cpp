// The manual documents every key of tilings and boards.
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "base/limits.h"
#include "disk/disk.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::manual_keys_test {
namespace {

std::string text_of(const std::filesystem::path& file) {
  return read_file(file, limits::article_bytes);
}

/// The keys that a reader's source looks up: `data.list("tile", …)`, `read_heading(item, "heading",
/// …)`.
std::set<std::string> keys_in(const std::string& code) {
  const std::regex asked(
      R"re((?:\.(?:has|find|text|number|real|boolean|list|list_or_empty|table|tables|table_if_any|texts_or_empty)\(|read_\w+\(\w+, |read_\w+\(region, \w+, )"([a-z-]+)")re");
  std::set<std::string> keys;
  for (std::sregex_iterator found(code.begin(), code.end(), asked), end; found != end; ++found)
    keys.insert((*found)[1]);
  return keys;
}

TEST(Manual, DocumentsEveryKeyOfTilingsAndBoards) {
  const std::filesystem::path source = BOARDWRIGHT_SOURCE_DIR;
  std::string manual;
  for (const char* page : {"tilings.md", "boards.md"})
    manual += text_of(test::templates() / "manual" / page);
  std::set<std::string> keys;
  for (const char* reader : {"tiling_reader.cpp", "region_parts.cpp", "markings.cpp"})
    keys.merge(keys_in(text_of(source / "src/engine/geometry" / reader)));
  EXPECT_GT(keys.size(), 40u);
  for (const std::string& key : keys) {
    const bool documented = manual.find("`" + key + "`") != std::string::npos ||
                            manual.find("`[" + key + ".") != std::string::npos ||
                            manual.find("`" + key + " = ") != std::string::npos;
    EXPECT_TRUE(documented) << key;
  }
}

TEST(Manual, ListsEveryShippedTiling) {
  const std::string manual = text_of(test::templates() / "manual" / "tilings.md");
  for (const auto& file : std::filesystem::directory_iterator(test::templates() / "tilings"))
    EXPECT_NE(manual.find("`" + file.path().stem().string() + "`"), std::string::npos)
        << file.path();
}

}  // namespace
}  // namespace boardwright::tests::manual_keys_test
