// Reads back the files of `boardwright board`: sizes to 0.01 mm, one sheet per page.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <set>

#include "boards/board_print.h"
#include "builder/load.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "pdf/qpdf.h"
#include "sheets/gauges.h"
#include "support/rooms.h"
#include "support/run_command.h"

namespace boardwright::tests::board_test {
namespace {

namespace fs = std::filesystem;
constexpr double mm = 72 / 25.4;

class BoardCommand : public testing::Test {
 protected:
  BoardCommand() {
    std::string name = (fs::temp_directory_path() / "boardwright-board-XXXXXX").string();
    folder_ = mkdtemp(name.data());
    context_.search_path = on_disk(find_home() / "templates");
    context_.fonts = find_home() / "fonts";
  }
  ~BoardCommand() override { fs::remove_all(folder_); }

  std::string written(test::Words options, const std::string& file) {
    options["--output"] = folder_ / file;
    test::run_command("board", options, context_);
    return read_file(options["--output"], std::size_t{64} << 20);
  }

  /// The game's own board, drawn. An empty style means the game's own.
  DrawnBoard drawn(const Game& game, Names names = Names::rim, SeatId seat = first_seat,
                   const std::string& style = {}) const {
    const std::string& name = style.empty() ? game.style : style;
    return drawn_board(game, game.board(), load_style(context_.search_path, name), names, seat);
  }
  BoardPages pages(DrawnBoard board, const BoardRequest& request) const {
    return pages_of(lay_out_board(std::move(board), request),
                    load_style(context_.search_path, marks_style));
  }

  Context context_;
  fs::path folder_;
};

std::array<double, 2> size_of(QPDFObjectHandle page, const char* box) {
  std::vector<QPDFObjectHandle> edges = page.getKey(box).getArrayAsVector();
  return {(edges[2].getNumericValue() - edges[0].getNumericValue()) / mm,
          (edges[3].getNumericValue() - edges[1].getNumericValue()) / mm};
}

TEST_F(BoardCommand, MakesOnePageOfTheSizeOfTheBoard) {
  test::Words options;
  options["GAME"] = "chess";
  options["--side"] = "50mm";
  options["--paper"] = "single";
  options["--names"] = "off";
  const std::string bytes = written(options, "chess.pdf");
  QPDF pdf;
  pdf.processMemoryFile("chess", bytes.data(), bytes.size());
  ASSERT_EQ(pdf.getAllPages().size(), 1u);
  for (const double side : size_of(pdf.getAllPages()[0], "/TrimBox")) EXPECT_NEAR(side, 416, 0.01);
  for (const double side : size_of(pdf.getAllPages()[0], "/BleedBox")) EXPECT_NEAR(side, 422, 0.01);
}

TEST_F(BoardCommand, MakesAMapAndOnePagePerSheet) {
  test::Words options;
  options["GAME"] = "lotus-39";
  options["--piece-base"] = "25mm";
  options["--paper"] = "letter";
  const std::string bytes = written(options, "lotus.pdf");
  QPDF pdf;
  pdf.processMemoryFile("lotus", bytes.data(), bytes.size());
  const auto pages = pdf.getAllPages();
  EXPECT_EQ(pages.size(), 5u);
  for (const QPDFObjectHandle& page : pages) {
    const auto [width, height] = size_of(page, "/MediaBox");
    EXPECT_NEAR(width, 215.9, 0.01);
    EXPECT_NEAR(height, 279.4, 0.01);
  }
}

TEST_F(BoardCommand, TakesTheLongestSideOfASetWithTheFewestSheets) {
  const auto game = load_game(context_, "lotus-39", Extent::rules);
  ASSERT_EQ(game->sets.size(), 2u);
  EXPECT_NEAR(game->sets[0].shortest.value, 44.45, 1e-9);  // the article's 1 3/4 to 2 inches
  EXPECT_NEAR(game->sets[0].longest.value, 50.8, 1e-9);
  EXPECT_NEAR(game->sets[1].shortest.value, 57.15, 1e-9);  // 2 1/4 to 2 1/2
  EXPECT_NEAR(game->sets[1].longest.value, 63.5, 1e-9);
  for (const BoardSet& set : game->sets)
    for (const char* paper : {"a4", "letter", "a3"}) {
      BoardRequest request;
      request.paper = find_paper(paper);
      const auto count = [&](const BoardSize& size) {
        request.size = size;
        const LaidOutBoard laid = lay_out_board(drawn(*game), request);
        return std::pair(laid.fit.sheets->tiles.tiles.size(), laid.side());
      };
      using By = BoardSize::By;
      const auto [sheets, side] = count({By::set, set.longest, set.shortest, set.name});
      EXPECT_LE(sheets, count({By::side, set.shortest, {}, {}}).first) << paper;
      EXPECT_LE(sheets, count({By::side, set.longest, {}, {}}).first) << paper;
      const Millimetres step = (set.longest - set.shortest) / 8;
      for (Millimetres longer = side + step; longer < set.longest + 1e-9_mm; longer = longer + step)
        EXPECT_GT(count({By::side, longer, {}, {}}).first, sheets) << paper;
    }
}

TEST_F(BoardCommand, FillsTheBleedWhenTheBoardReachesTheEdge) {
  const auto game = load_game(context_, "chess", Extent::rules);
  BoardRequest request;
  request.margin = 0_mm;
  const DrawnBoard board = drawn(*game, Names::off);
  EXPECT_EQ(pages(board, request).pages[0].layers.size(), 3u);  // the bleed, the board, the marks
  request.margin = 5_mm;
  EXPECT_EQ(pages(board, request).pages[0].layers.size(), 2u);
}

TEST_F(BoardCommand, EveryOptionChangesThePages) {
  const auto game = load_game(context_, "lotus-39", Extent::rules);
  Ink ink(context_.fonts);
  std::set<std::string> files;
  const auto add = [&](const DrawnBoard& board, const BoardRequest& request) {
    return files.insert(board_pdf(ink, pages(board, request))).second;
  };
  BoardRequest request;
  EXPECT_TRUE(add(drawn(*game), request));
  EXPECT_FALSE(add(drawn(*game), request));
  for (const char* paper : {"a4", "letter"}) {
    request.paper = find_paper(paper);
    EXPECT_TRUE(add(drawn(*game), request));
  }
  EXPECT_TRUE(add(drawn(*game, Names::rim, first_seat, "lotus"), request));
  EXPECT_TRUE(add(drawn(*game, Names::on, first_seat, "lotus"), request));
  EXPECT_TRUE(add(drawn(*game, Names::on, second_seat, "lotus"), request));
}

TEST_F(BoardCommand, WritesNothingWhenItRefuses) {
  for (const char* side : {"0mm", "-1mm", "50", "50ft", "0.0001mm", "1000mm", "100000000mm"}) {
    test::Words options;
    options["GAME"] = "chess";
    options["--side"] = side;
    EXPECT_THROW(written(options, "x.pdf"), UsageError) << side;
    EXPECT_TRUE(fs::is_empty(folder_)) << side;
  }
}

}  // namespace
}  // namespace boardwright::tests::board_test
