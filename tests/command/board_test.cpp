// `boardwright board`, its files read back: sizes to 0.01 mm, a sheet a page, each edge once.
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include "base/files.h"
#include "command/load.h"
#include "scene/edges.h"
#include "support/boards.h"

namespace boardwright {
namespace {

namespace fs = std::filesystem;
constexpr double mm = 72 / 25.4;

class BoardCommand : public testing::Test {
 protected:
  BoardCommand() {
    std::string name = (fs::temp_directory_path() / "boardwright-board-XXXXXX").string();
    folder_ = mkdtemp(name.data());
    context_.templates = find_home() / "templates";
    context_.fonts = find_home() / "fonts";
  }
  ~BoardCommand() override { fs::remove_all(folder_); }

  std::string written(BoardOptions options, const std::string& file) {
    options.out = folder_ / file;
    print_board(options, context_);
    return read_file(options.out, std::size_t{64} << 20);
  }

  Context context_;
  fs::path folder_;
};

std::size_t count_of(const std::string& text, std::string_view part) {
  std::size_t count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

std::array<double, 2> size_of(QPDFObjectHandle page, const char* box) {
  std::vector<QPDFObjectHandle> edges = page.getKey(box).getArrayAsVector();
  return {(edges[2].getNumericValue() - edges[0].getNumericValue()) / mm,
          (edges[3].getNumericValue() - edges[1].getNumericValue()) / mm};
}

TEST_F(BoardCommand, MakesOnePageAsLargeAsTheBoard) {
  BoardOptions options;
  options.game = "chess";
  options.side = "50mm";
  options.paper = "single";
  options.names = "off";
  const std::string bytes = written(options, "chess.pdf");
  QPDF pdf;
  pdf.processMemoryFile("chess", bytes.data(), bytes.size());
  ASSERT_EQ(pdf.getAllPages().size(), 1u);
  for (const double side : size_of(pdf.getAllPages()[0], "/TrimBox")) EXPECT_NEAR(side, 416, 0.01);
  for (const double side : size_of(pdf.getAllPages()[0], "/BleedBox")) EXPECT_NEAR(side, 422, 0.01);
}

TEST_F(BoardCommand, MakesAMapAndASheetAPage) {
  BoardOptions options;
  options.game = "lotus-39";
  options.piece_base = "25mm";
  options.paper = "letter";
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

TEST_F(BoardCommand, CutsEachEdgeOnce) {
  Report report;
  for (const std::string& id : game_ids(context_.templates)) {
    const auto game = read_game(context_.templates, id, Extent::rules, report);
    const std::size_t edges = edges_of(game->board()).size();
    BoardOptions options;
    options.game = id;
    options.side = "20mm";
    EXPECT_EQ(count_of(written(options, "x.dxf"), "\nLINE\n"), edges);
    EXPECT_EQ(count_of(written(options, "x.cut.svg"), "<path "), edges);
  }
}

TEST_F(BoardCommand, WritesNothingWhenItRefuses) {
  for (const char* side : {"0mm", "-1mm", "50", "50ft", "0.0001mm", "1000mm", "100000000mm"}) {
    BoardOptions options;
    options.game = "chess";
    options.side = side;
    EXPECT_THROW(written(options, "x.pdf"), UsageError) << side;
    EXPECT_TRUE(fs::is_empty(folder_)) << side;
  }
}

}  // namespace
}  // namespace boardwright
