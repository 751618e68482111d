// Reads back the files of `boardwright pieces`: pages and counters in true size, no bitmaps, all
// fonts embedded, deterministic bytes, and no file for invalid options.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "builder/load.h"
#include "counters/piece_print.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "pdf/qpdf.h"
#include "sheets/gauges.h"
#include "support/pdf_paths.h"
#include "support/rooms.h"
#include "support/run_command.h"

namespace boardwright::tests::pieces_command_test {
namespace {

namespace fs = std::filesystem;
constexpr double mm = 72 / 25.4;

class PiecesCommand : public testing::Test {
 protected:
  PiecesCommand() {
    std::string name = (fs::temp_directory_path() / "boardwright-pieces-XXXXXX").string();
    folder_ = mkdtemp(name.data());
    context_.search_path = on_disk(find_home() / "templates");
    context_.fonts = find_home() / "fonts";
  }
  ~PiecesCommand() override { fs::remove_all(folder_); }

  static test::Words options(const std::string& game, const std::string& base = "25mm") {
    test::Words options;
    options["GAME"] = game;
    options["--base"] = base;
    return options;
  }

  std::string written(test::Words options) {
    options["--output"] = folder_ / "pieces.pdf";
    test::run_command("pieces", options, context_);
    return read_file(options["--output"], std::size_t{64} << 20);
  }

  /// The error of a request, which must write nothing.
  std::string refusal(test::Words options) {
    options["--output"] = folder_ / "refused.pdf";
    std::string words;
    try {
      test::run_command("pieces", options, context_);
    } catch (const UsageError& error) {
      words = std::string(error.what()) + " | " + error.hint;
    }
    EXPECT_FALSE(fs::exists(options["--output"]));
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), 0);
    return words;
  }

  Context context_;
  fs::path folder_;
};

/// A stroked outline of a page, in millimetres: the width of the line, and the box of its points.
struct Line {
  double pen = 0, width = 0, height = 0;
  bool curved = false;
};

std::vector<Line> lines_of(const QPDFObjectHandle& page) {
  std::vector<Line> lines;
  for (const test::PdfPath& path : test::outlines_of(page)) {
    if (!path.stroked || path.points.size() < 2) continue;
    Vec low = path.points.front(), high = low;
    for (const Vec at : path.points) {
      low = {std::min(low.x, at.x), std::min(low.y, at.y)};
      high = {std::max(high.x, at.x), std::max(high.y, at.y)};
    }
    lines.push_back({path.pen, high.x - low.x, high.y - low.y, path.curved});
  }
  return lines;
}

bool is_pen(const Line& line, double width) { return std::abs(line.pen - width) < 1e-3; }

TEST_F(PiecesCommand, MakesCountersOfTheGivenDiameter) {
  for (const double base : {25.0, 31.75}) {
    const std::string bytes = written(options("chess99", base == 25 ? "25mm" : "1.25in"));
    QPDF pdf;
    pdf.processMemoryFile("pieces", bytes.data(), bytes.size());
    std::size_t discs = 0, rulers = 0, pages = 0;
    for (const QPDFObjectHandle& page : pdf.getAllPages()) {
      const bool front = pages++ % 2 == 0;
      for (const Line& line : lines_of(page)) {
        if (is_pen(line, 0.2) && line.width > 50) {
          EXPECT_NEAR(line.width, 100, 0.01);
          ++rulers;
        }
        if (!line.curved || !is_pen(line, 0.1)) continue;
        EXPECT_TRUE(front);
        EXPECT_NEAR(line.width, base, 0.01);
        EXPECT_NEAR(line.height, base, 0.01);
        ++discs;
      }
    }
    EXPECT_EQ(discs, 54u);
    EXPECT_EQ(rulers, pages);
  }
}

TEST_F(PiecesCommand, CutsEachEdgeOfAHoneycombOnce) {
  auto request = options("chess", "30mm");
  request["--shape"] = "hexagon";
  const std::string bytes = written(request);
  QPDF pdf;
  pdf.processMemoryFile("pieces", bytes.data(), bytes.size());
  std::size_t edges = 0;
  for (const Line& line : lines_of(pdf.getAllPages()[0]))
    if (is_pen(line, 0.1) && std::hypot(line.width, line.height) > 10) {
      EXPECT_NEAR(std::hypot(line.width, line.height), 30 / sqrt3, 0.01);
      ++edges;
    }
  EXPECT_GT(edges, 3u * 32);
  EXPECT_LT(edges, 5u * 32);  // 6 each if none were shared
}

TEST_F(PiecesCommand, MakesPagesOfThePaperWithFontsAndWithoutPixels) {
  for (const char* game : {"immortal-star-masters", "lotus-39"})
    for (const bool standees : {false, true}) {
      auto request = options(game);
      request["--paper"] = "letter";
      if (standees) request["--standees"];
      const std::string bytes = written(request);
      QPDF pdf;
      pdf.processMemoryFile("pieces", bytes.data(), bytes.size());
      const auto pages = pdf.getAllPages();
      EXPECT_TRUE(standees || pages.size() % 2 == 0);
      for (QPDFObjectHandle page : pages)
        for (const char* box : {"/MediaBox", "/TrimBox"}) {
          std::vector<double> sides;
          for (const int i : {0, 1})
            sides.push_back((page.getKey(box).getArrayItem(2 + i).getNumericValue() -
                             page.getKey(box).getArrayItem(i).getNumericValue()) /
                            mm);
          std::sort(sides.begin(), sides.end());
          EXPECT_NEAR(sides[0], 215.9, 0.01);
          EXPECT_NEAR(sides[1], 279.4, 0.01);
        }
      std::size_t fonts = 0;
      for (QPDFObjectHandle object : pdf.getAllObjects()) {
        if (!object.isDictionary() && !object.isStream()) continue;
        QPDFObjectHandle dict = object.isStream() ? object.getDict() : object;
        EXPECT_FALSE(dict.getKey("/Subtype").isNameAndEquals("/Image"));
        if (!dict.getKey("/Type").isNameAndEquals("/FontDescriptor")) continue;
        ++fonts;
        EXPECT_TRUE(dict.hasKey("/FontFile2") || dict.hasKey("/FontFile3") ||
                    dict.hasKey("/FontFile"));
      }
      EXPECT_GT(fonts, 0u);
    }
}

TEST_F(PiecesCommand, SetsTheDuplexModeOfPrinters) {
  for (const auto& [word, name] :
       {std::pair("long", "/DuplexFlipLongEdge"), std::pair("short", "/DuplexFlipShortEdge"),
        std::pair("off", "/Simplex")}) {
    auto request = options("chess");
    request["--duplex"] = word;
    const std::string bytes = written(request);
    QPDF pdf;
    pdf.processMemoryFile("pieces", bytes.data(), bytes.size());
    QPDFObjectHandle viewing = pdf.getRoot().getKey("/ViewerPreferences");
    EXPECT_TRUE(viewing.getKey("/Duplex").isNameAndEquals(name));
    EXPECT_TRUE(viewing.getKey("/PrintScaling").isNameAndEquals("/None"));
    EXPECT_EQ(pdf.getAllPages().size(), std::string(word) == "off" ? 1u : 2u);
  }
}

TEST_F(PiecesCommand, IsDeterministicAndDependsOnThePieces) {
  EXPECT_EQ(written(options("chess99")), written(options("chess99")));
  const auto game = load_game(context_, "gilman-river", Extent::rules);
  Ink ink(context_.fonts);
  const Style style = load_style(context_.search_path, game->style);
  const Style marks = load_style(context_.search_path, marks_style);
  const PieceSet set = load_pieces(context_.search_path);
  const auto bytes = [&](PiecesRequest request, bool letters = false) {
    request.pieces = starting_pieces(*game);
    request.paper = find_paper("a4");
    const LaidOutPieces laid =
        lay_out_pieces(*game, request, letters ? std::nullopt : std::optional(set));
    return pieces_pdf(ink, pages_of(laid, *game, style, marks));
  };
  const PiecesRequest request;
  PiecesRequest others[3];
  others[0].size.base = 26_mm;
  others[1].duplex = Duplex::short_edge;
  others[2].size.cut = Cut::hexagon;
  for (const PiecesRequest& other : others) EXPECT_NE(bytes(other), bytes(request));
  EXPECT_NE(bytes(request, true), bytes(request));
}

TEST_F(PiecesCommand, RefusesWhatCannotBePrinted) {
  auto request = options("chess", "0mm");
  EXPECT_EQ(refusal(request), "--base '0mm' is too short | more than 0mm");
  request["--base"] = "2cubits";
  EXPECT_EQ(refusal(request),
            "--base '2cubits' is not a length | a number and mm, cm, in or pt, as 50mm");
  request["--base"] = "4mm";
  EXPECT_EQ(refusal(request), "pieces of 4 mm are too small to cut out | the base is 5 mm or more");
  request["--base"] = "250mm";
  EXPECT_NE(refusal(request).find("paper 'a4' is too small: a disc with its bleed is 252 mm"),
            std::string::npos);
  request = options("chess");
  request["--count"] = "1000000";
  EXPECT_EQ(refusal(request),
            "12000000 pieces would take 166667 sheets | at most 200 are printed; take "
            "larger paper or fewer pieces");
  request["--count"] = "2147483647";
  EXPECT_NE(refusal(request).find("sheets"), std::string::npos);
  request["--count"] = "0";
  EXPECT_EQ(refusal(request), "there are no pieces to print | ");
  request["--count"] = "king=-1";
  EXPECT_NE(refusal(request).find("--count cannot be 'king=-1'"), std::string::npos);
  request = options("chess");
  request["--paper"] = "5000x5000mm";
  request["--count"] = "1000";
  EXPECT_EQ(refusal(request), "12000 pieces are too many | at most 5000 are printed at once");
  request = options("chess");
  request["--margin"] = "200mm";
  EXPECT_NE(refusal(request).find("too small"), std::string::npos);
}

}  // namespace
}  // namespace boardwright::tests::pieces_command_test
