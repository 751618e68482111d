// Products of print shops: the shipped sizes, refused input, and their pages and images.
#include "sheets/product.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>

#include "boards/board_print.h"
#include "counters/chit_print.h"
#include "disk/files.h"
#include "pdf/qpdf.h"
#include "sheets/gauges.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/run_command.h"
#include "support/sample.h"

namespace boardwright::tests::product_test {
namespace {

namespace fs = std::filesystem;

/// Width and height of a PNG, from its header.
std::pair<int, int> size_of_png(const std::string& bytes) {
  const auto number = [&](std::size_t at) {
    int value = 0;
    for (std::size_t i = 0; i < 4; ++i)
      value = value * 256 + static_cast<unsigned char>(bytes[at + i]);
    return value;
  };
  return {number(16), number(20)};
}

std::pair<long, long> pixels_of(const Product& product) {
  const auto pixels = [&](Millimetres length) {
    return std::lround((length + 2 * product.bleed).value / 25.4 * 300);
  };
  return {pixels(product.trim.width), pixels(product.trim.height)};
}

/// The image sizes that The Game Crafter publishes, bleed included.
TEST(Products, PixelSizesMatchTheShop) {
  const std::map<std::string, std::pair<long, long>> published = {
      {"tgc-quad-fold-board", {5475, 5475}},
      {"tgc-large-quad-fold-board", {6075, 6075}},
      {"tgc-bi-fold-board", {2775, 5475}},
      {"tgc-six-fold-board", {8175, 5475}},
      {"tgc-medium-six-fold-board", {4875, 4875}},
      {"tgc-accordion-board", {2475, 4875}},
      {"tgc-square-board", {2475, 2475}},
      {"tgc-large-square-board", {3075, 3075}},
      {"tgc-half-board", {1575, 3075}},
      {"tgc-domino-board", {1275, 2475}},
      {"tgc-medium-mat", {7275, 4275}},
      {"tgc-small-mat", {3075, 4875}},
      {"tgc-quad-fold-mat", {3375, 5175}},
      {"tgc-large-square-mat", {3075, 3075}},
      {"tgc-square-mat", {2475, 2475}},
      {"tgc-big-mat", {3075, 4875}},
      {"tgc-small-circle-chit", {225, 225}},
      {"tgc-medium-circle-chit", {300, 300}},
      {"tgc-large-circle-chit", {375, 375}},
      {"tgc-small-square-chit", {225, 225}},
      {"tgc-medium-square-chit", {300, 300}},
      {"tgc-large-square-chit", {375, 375}},
      {"tgc-small-hex-tile", {675, 600}},
      {"tgc-large-hex-tile", {1200, 1050}}};
  std::set<std::string> seen;
  const Products all = load_products(on_disk(test::templates()));
  for (const Product& product : all.flat) {
    if (!product.name.starts_with("tgc-")) continue;
    seen.insert(product.name);
    ASSERT_TRUE(published.contains(product.name)) << product.name;
    EXPECT_EQ(pixels_of(product), published.at(product.name)) << product.name;
  }
  EXPECT_EQ(seen.size(), published.size());
}

TEST(Products, ProductsAreFoundByNameAndUse) {
  const SearchPath search_path = on_disk(test::templates());
  EXPECT_EQ(find_product(search_path, "poster-a2", true).trim.width, 420_mm);
  const auto refused = [&](const char* name, bool for_board) {
    try {
      find_product(search_path, name, for_board);
    } catch (const UsageError& error) {
      return std::string(error.what()) + "; " + error.hint;
    }
    return std::string();
  };
  EXPECT_TRUE(refused("poster-a22", true)
                  .starts_with("unknown size 'poster-a22'; did you mean 'poster-a2'?"));
  EXPECT_EQ(refused("poster-a2", false),
            "size 'poster-a2' is for a board; boardwright board GAME --size poster-a2");
  EXPECT_EQ(refused("tgc-large-circle-chit", true),
            "size 'tgc-large-circle-chit' is for counters; boardwright pieces GAME --size "
            "tgc-large-circle-chit");
  for (const bool for_board : {true, false})
    EXPECT_EQ(refused("tgc-small-stout-box", for_board),
              "size 'tgc-small-stout-box' is for a box; boardwright box GAME --size "
              "tgc-small-stout-box");
}

TEST(Products, ErrorsInProductFilesAreReportedWithTheirPlace) {
  const fs::path folder = fs::temp_directory_path() / "boardwright-products-test";
  fs::create_directories(folder / "products");
  std::ofstream(folder / "products" / "mine.toml")
      << "[product.mine]\ntitle = \"Mine\"\nkind = \"boards\"\nwidth = \"10 furlongs\"\n"
         "height = \"100mm\"\nbleed = \"3mm\"\nsafe = \"60mm\"\nsource = \"me\"\n";
  SearchPath search_path = on_disk(test::templates());
  search_path.add_folder(folder);
  std::string messages;
  try {
    load_products(search_path);
  } catch (const InputError& error) {
    messages = describe(error.report);
  }
  fs::remove_all(folder);
  EXPECT_NE(messages.find("3:8: error: unknown kind 'boards'"), std::string::npos) << messages;
  EXPECT_NE(messages.find("4:9: error: '10 furlongs' cannot be a length here"), std::string::npos)
      << messages;
}

/// The messages for a file of products.
std::string messages_for(const std::string& text) {
  Report report;
  const auto data = parse_data(text, "mine.toml", report);
  if (data) {
    read_products(*data, report);
    data->report_unused(report);
  }
  return describe(report);
}

TEST(Products, InvalidBoxesAreReported) {
  const auto box = [](const std::string& kind, const std::string& image, const std::string& rest) {
    return "[box.mine]\ntitle = \"Mine\"\nkind = \"" + kind + "\"\nimage = " + image +
           "\nface = { width = \"60mm\", height = \"90mm\" }\ndepth = \"20mm\"\n" + rest +
           "source = \"me\"\n";
  };
  const std::string large = "{ width = \"200mm\", height = \"150mm\" }";
  const std::string back = "back = { left = \"22mm\", top = \"35mm\" }\n",
                    kept = "safe = \"3mm\"\n";
  EXPECT_EQ(messages_for(box("tuck", large, back + kept)), "");
  EXPECT_EQ(messages_for(box("lid", large, kept)), "");
  const auto expect = [&](const std::string& text, const char* wanted) {
    EXPECT_NE(messages_for(text).find(wanted), std::string::npos) << messages_for(text);
  };
  expect(box("crate", large, kept), "3:8: error: unknown kind 'crate'");
  expect(box("tuck", large, kept), "error: missing key 'back'");
  expect(box("lid", large, back + kept), "'back'");
  expect(box("tuck", "{ width = \"200mm\" }", back + kept), "error: missing key 'height'");
  expect(box("tuck", "{ width = \"160mm\", height = \"150mm\" }", back + kept),
         "4:9: error: some faces of the box lie outside its image");
  expect(box("lid", large, "safe = \"10mm\"\n"), "nothing is left within the safe zone");
  expect(box("tuck", large, back + "notch = \"85mm\"\n" + kept),
         "nothing is left within the safe zone");
}

TEST(Products, BoardFillsTheSafeZone) {
  const auto game = test::lotus();
  const Style style = load_style(on_disk(test::templates()), "classic");
  const Products all = load_products(on_disk(test::templates()));
  for (const Product& product : all.flat) {
    if (!shows_board(product.kind)) continue;
    BoardRequest request;
    request.product = product;
    const LaidOutBoard laid = lay_out_board(drawn_board(*game, game->board(), style), request);
    const Box& box = laid.drawn.picture.scene.box;
    const Millimetres spare_x = product.trim.width - 2 * product.safe - box.width() * laid.side();
    const Millimetres spare_y = product.trim.height - 2 * product.safe - box.height() * laid.side();
    EXPECT_GE(std::min(spare_x, spare_y).value, -1e-9) << product.name;
    EXPECT_LT(std::min(spare_x, spare_y).value, 0.01) << product.name;  // and fills it
  }
}

TEST(Products, PagesHaveOnlyTheirBleedAroundTheTrim) {
  const auto game = test::lotus();
  BoardRequest request;
  request.product = find_product(on_disk(test::templates()), "tgc-domino-board", true);
  const LaidOutBoard laid = lay_out_board(
      drawn_board(*game, game->board(), load_style(on_disk(test::templates()), "quiet")), request);
  const BoardPages pages = pages_of(laid, load_style(on_disk(test::templates()), marks_style));
  ASSERT_EQ(pages.pages.size(), 1u);
  Ink ink(test::fonts());
  const std::string bytes = board_pdf(ink, pages);
  QPDF pdf;
  pdf.processMemoryFile("board", bytes.data(), bytes.size());
  const auto edges = [&](const char* box) {
    std::vector<double> mm;
    QPDFObjectHandle page = pdf.getAllPages()[0];
    for (QPDFObjectHandle edge : page.getKey(box).getArrayAsVector())
      mm.push_back(edge.getNumericValue() * 25.4 / 72);
    return mm;
  };
  EXPECT_EQ(edges("/MediaBox"), edges("/BleedBox"));
  EXPECT_NEAR(edges("/TrimBox")[2] - edges("/TrimBox")[0], 4 * 25.4, 0.01);
  EXPECT_NEAR(edges("/TrimBox")[0] - edges("/BleedBox")[0], 3.175, 0.01);
  EXPECT_EQ(size_of_png(ink->page_png(pages.pages[0])), (std::pair{1275, 2475}));
}

TEST(Products, EachSideOfACounterIsAPage) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), "chess", Extent::rules, report);
  const Product product = find_product(on_disk(test::templates()), "tgc-large-circle-chit", false);
  const Style style = load_style(on_disk(test::templates()), "classic");
  const auto pieces = starting_pieces(*game);
  const ChitPages chits =
      chit_pages(*game, pieces, product, load_pieces(on_disk(test::templates()), style), style);
  EXPECT_EQ(chits.made.pages.size(), 2 * pieces.size());
  EXPECT_EQ(std::set<std::string>(chits.names.begin(), chits.names.end()).size(),
            chits.names.size());
  EXPECT_EQ(chits.names.front(), "white-king-1-front");
  for (const Page& page : chits.made.pages) {
    EXPECT_EQ(page.width, 1 * 25.4_mm);
    EXPECT_EQ(page.bleed, 3.175_mm);
  }
  Ink ink(test::fonts());
  EXPECT_EQ(size_of_png(ink->page_png(chits.made.pages[1])), (std::pair{375, 375}));
}

}  // namespace
}  // namespace boardwright::tests::product_test
