// `boardwright box`: the files that it writes.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <vector>

#include "support/desk.h"

namespace boardwright::tests::box_test {
namespace {

std::vector<std::string> files_in_folder(const test::Desk& desk) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(desk.folder()))
    names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

TEST(Box, OfAShopWritesAnImageForEachCard) {
  const test::Desk desk;
  desk.type("boardwright box chess --size tgc-poker-tuck-box-36 -o tuck.png");
  EXPECT_FALSE(desk.failed());
  const std::string said =
      desk.type("boardwright box chess --size tgc-small-stout-box -o stout.png");
  EXPECT_NE(said.find("\n  files   stout-lid.png and stout-tray.png\n"), std::string::npos) << said;
  desk.type("boardwright box chess --size tgc-small-stout-box -o stout.pdf");
  EXPECT_EQ(files_in_folder(desk),
            (std::vector<std::string>{"stout-lid.png", "stout-tray.png", "stout.pdf", "tuck.png"}));
}

TEST(Box, WritesNothingWhenItRefuses) {
  const test::Desk desk;
  for (const char* words :
       {"--size tgc-small-stout-box -o box.svg", "--size tgc-small-stout-box --press -o box.png",
        "--size tgc-small-stout-box --kind lid -o box.png", "--size none -o box.png", "-o box.png",
        "--guides -o box.pdf"}) {
    desk.type(std::string("boardwright box chess ") + words);
    EXPECT_TRUE(desk.failed()) << words;
  }
  EXPECT_EQ(files_in_folder(desk), std::vector<std::string>());
}

}  // namespace
}  // namespace boardwright::tests::box_test
