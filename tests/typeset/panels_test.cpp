// Booklets, covers, leaflets and cards as PDF.
#include "typeset/panels.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "base/errors.h"
#include "book/leaflet.h"
#include "disk/files.h"
#include "pdf/qpdf.h"
#include "support/pdf_words.h"
#include "support/printed_book.h"
#include "support/sample.h"
#include "typeset/at_size.h"
#include "typeset/panel_sheets.h"

namespace boardwright::tests::panels_test {
namespace {

using test::Printed;

struct Read {
  std::string bytes;  // QPDF does not copy the bytes
  QPDF pdf;
  explicit Read(std::string print) : bytes(std::move(print)) {
    pdf.processMemoryFile("print", bytes.data(), bytes.size());
  }
  std::size_t pages() { return pdf.getAllPages().size(); }
  double side(const char* box, int which, std::size_t page = 0) {
    QPDFObjectHandle found = QPDFObjectHandle(pdf.getAllPages().at(page)).getKey(box);
    return (found.getArrayItem(which + 2).getNumericValue() -
            found.getArrayItem(which).getNumericValue()) *
           25.4 / 72;
  }
  bool has_ink(std::size_t page) {
    QPDFObjectHandle(pdf.getAllPages().at(page)).coalesceContentStreams();
    QPDFObjectHandle contents = QPDFObjectHandle(pdf.getAllPages().at(page)).getKey("/Contents");
    return contents.getStreamData()->getSize() > 200;
  }
  std::string duplex() {
    return pdf.getRoot().getKey("/ViewerPreferences").getKey("/Duplex").getName();
  }
  double smallest() { return test::word_sizes(pdf).begin()->first; }
};

TEST(Booklet, WithSignaturesHasADuplexMode) {
  Printed printed("chess");
  Ink ink(test::fonts());
  BookRequest request{"a5", BookBoard::none, true};
  request.signature = 8;
  Read read(book_pdf(ink, printed.book(request)));
  EXPECT_EQ(read.duplex(), "/DuplexFlipShortEdge");
  EXPECT_NEAR(read.side("/MediaBox", 0), 296, 0.1);
}

TEST(Booklet, NoBoardSheetIsOnTheBackOfAnother) {
  Printed printed("chess");
  Ink ink(test::fonts());
  Read read(book_pdf(ink, printed.book({"a5", BookBoard::tiled, true})));
  Read alone(book_pdf(ink, printed.book({"a5", BookBoard::none, true})));
  ASSERT_EQ(alone.pages() % 2, 0U);
  ASSERT_GT(read.pages(), alone.pages() + 1);
  for (std::size_t i = alone.pages(); i < read.pages(); ++i)
    EXPECT_EQ(read.has_ink(i), (i - alone.pages()) % 2 == 0) << i;
}

/// The left edges of all words of a page, in millimetres, as pdftotext finds them.
std::vector<double> lefts_on(const std::string& bytes, std::size_t page) {
  const test::ScratchFile file("booklet.pdf", bytes);
  const std::string number = std::to_string(page);
  const std::string command =
      "pdftotext -bbox -f " + number + " -l " + number + " " + file.path().string() + " -";
  std::vector<double> lefts;
  std::FILE* const pipe = popen(command.c_str(), "r");
  char line[4096];
  while (std::fgets(line, sizeof line, pipe) != nullptr)
    if (const char* at = std::strstr(line, "<word xMin=\""))
      lefts.push_back(std::atof(at + 12) * 25.4 / 72);
  pclose(pipe);
  return lefts;
}

TEST(Booklet, InnerPagesAreMovedTowardsTheFold) {
  if (!test::has_program("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  Printed printed("chess");
  Ink ink(test::fonts());
  const auto bytes = [&](Millimetres leaf) {
    BookRequest request{"a5", BookBoard::none, true};
    request.leaf = leaf;
    return book_pdf(ink, printed.book(request));
  };
  const std::string thin = bytes(0.1_mm), thick = bytes(0.5_mm);
  for (const std::size_t side : {1U, 3U, 5U}) {
    const auto before = lefts_on(thin, side), after = lefts_on(thick, side);
    ASSERT_EQ(before.size(), after.size());
    const double depth = 0.4 * static_cast<double>(side / 2);
    for (std::size_t i = 0; i < before.size(); ++i)
      EXPECT_NEAR(after[i] - before[i], before[i] < 148 ? depth : -depth, 0.01) << side;
  }
}

TEST(Cover, HasBleedAndASpineForItsPageCount) {
  Printed printed("lotus-39");
  Ink ink(test::fonts());
  BookRequest request{"a5", BookBoard::none};
  Read inside(book_pdf(ink, printed.book(request)));
  request.cover = true;
  request.leaf = 0.2_mm;
  Read cover(book_pdf(ink, printed.book(request)));
  ASSERT_EQ(cover.pages(), 1U);
  const double spine = 0.2 * static_cast<double>((inside.pages() + 1) / 2);
  EXPECT_NEAR(cover.side("/TrimBox", 0), 2 * 148 + spine, 0.05);
  EXPECT_NEAR(cover.side("/TrimBox", 1), 210, 0.05);
  EXPECT_NEAR(cover.side("/MediaBox", 0), 2 * 148 + spine + 2 * 3.175, 0.05);
}

TEST(Cover, TheBookForACoverHasPagesOfOneSize) {
  Printed printed("chess");
  Ink ink(test::fonts());
  Read read(book_pdf(ink, printed.book({"a5", BookBoard::page})));
  for (std::size_t i = 0; i < read.pages(); ++i) {
    EXPECT_NEAR(read.side("/MediaBox", 0, i), 148, 0.1);
    EXPECT_NEAR(read.side("/MediaBox", 1, i), 210, 0.1);
  }
}

PanelSources sources_of(const Printed& printed, const Style& marks) {
  return {*printed.game, printed.proof, printed.style, marks,
          printed.drawn ? &printed.set : nullptr};
}

TEST(Leaflet, ExplainsTheSignsOfItsPictures) {
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  const Printed printed("xiangqi");
  const box::PrintedBook leaflet = printed_leaflet(sources_of(printed, marks), "a4");
  int legends = 0;
  for (const book::BookBlock& block : leaflet.book.parts.back().blocks)
    if (const auto* words = std::get_if<book::BookParagraph>(&block.content))
      if (words->text.front().words.starts_with("Ring: ")) {
        ++legends;
        EXPECT_TRUE(words->spare) << "without pictures nothing is to be explained";
        EXPECT_NE(words->text.front().words.find("cross: it only captures there"),
                  std::string::npos);
      }
  EXPECT_EQ(legends, 1);
}

TEST(Leaflet, ExplainsTheLettersOfItsLines) {
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  const Printed printed("lotus-39");
  const box::PrintedBook leaflet = printed_leaflet(sources_of(printed, marks), "a4");
  EXPECT_NE(book::plain_text(leaflet.book.parts.back().blocks)
                .find("Small letters mark x squares and z squares."),
            std::string::npos);
}

TEST(Leaflet, ItsCoverSaysThatAGameWithoutASetUpIsForStudy) {
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  const auto cover_of = [&](const char* id) {
    const Printed printed(id);
    const box::PrintedBook leaflet = printed_leaflet(sources_of(printed, marks), "a4");
    return book::plain_text(leaflet.book.parts.front().blocks);
  };
  EXPECT_NE(cover_of("lotus-39").find("For study: our sources give this game no set-up."),
            std::string::npos);
  EXPECT_EQ(cover_of("xiangqi").find("For study"), std::string::npos);
}

TEST(Leaflet, SaysOnceWhatSeveralPiecesShare) {
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  const auto words_of = [&](const char* id) {
    const Printed printed(id);
    const box::PrintedBook leaflet = printed_leaflet(sources_of(printed, marks), "a4");
    std::string words;
    for (const book::BookBlock& block : leaflet.book.parts.back().blocks)
      if (const auto* paragraph = std::get_if<book::BookParagraph>(&block.content))
        for (const book::BookRun& run : paragraph->text) words += run.words;
    return words;
  };
  const auto times = [](const std::string& text, std::string_view words) {
    int found = 0;
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1))
      ++found;
    return found;
  };
  EXPECT_EQ(times(words_of("tamerlane"), "straight forward"), 1);
  EXPECT_EQ(times(words_of("xiangqi"), "“The palace”: d1 to f3 for Red"), 1);
  EXPECT_EQ(times(words_of("chess99"), "attacks an enemy King"), 1);
}

TEST(Cards, EveryPieceHasAPictureOfItsMoves) {
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  std::size_t icons = 0;
  for (const char* id : {"lotus-39", "tamerlane", "gilman-river"}) {
    Printed printed(id);
    const box::PrintedBook cards = printed_cards(sources_of(printed, marks), "poker", "a4");
    icons += cards.book.icons.size();
    for (const book::BookPart& part : cards.book.parts) {
      if (part.title == "What is left out" || part.title == "The lines" ||
          part.title == "The pictures" || part.title == "All pieces")
        continue;
      const bool has_figure = std::ranges::any_of(part.blocks, [](const book::BookBlock& block) {
        return std::holds_alternative<book::BookFigure>(block.content);
      });
      EXPECT_TRUE(has_figure) << id << ": " << part.title;
    }
  }
  EXPECT_GT(icons, 0u) << "all of them have figures in the articles";
}

TEST(Leaflet, IsOneSheetWithLegibleText) {
  Ink ink(test::fonts());
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  for (const char* id : {"chess", "gilman-river", "xiangqi"})
    for (const char* paper : {"a4", "letter"}) {
      const Printed printed(id);
      Read read(book_pdf(ink, printed_leaflet(sources_of(printed, marks), paper)));
      EXPECT_EQ(read.pages(), 2U) << id;
      EXPECT_EQ(read.duplex(), "/DuplexFlipShortEdge");
      EXPECT_GT(read.side("/MediaBox", 0), read.side("/MediaBox", 1));
      EXPECT_GE(read.smallest(), typeset::least_words.value - 0.01) << id << " " << paper;
    }
}

/// The number of figures in a document.
int figures_in(QPDF& pdf) {
  int figures = 0;
  for (QPDFObjectHandle object : pdf.getAllObjects())
    if (object.isDictionary() && object.hasKey("/S") && object.getKey("/S").isName())
      figures += object.getKey("/S").getName() == "/Figure" ? 1 : 0;
  return figures;
}

// A figure of every family of pieces, with those of the board and its signs.
TEST(Leaflet, HasAsManyFiguresAsHaveRoom) {
  Ink ink(test::fonts());
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  for (const auto& [id, least] :
       {std::pair("chess", 7), {"shogi", 9}, {"lotus-39", 28}, {"immortal-star-masters", 12}}) {
    const Printed printed(id);
    Read read(book_pdf(ink, printed_leaflet(sources_of(printed, marks), "a4")));
    EXPECT_GE(figures_in(read.pdf), least) << id;
  }
}

// Each has its counters, and a picture even where its words are long: Pawns have three.
TEST(Cards, KeepTheirPicturesBesideLongWords) {
  Ink ink(test::fonts());
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  const Printed printed("lotus-39");
  Read read(book_pdf(ink, printed_cards(sources_of(printed, marks), "poker", "a4")));
  const auto pieces = static_cast<int>(game::explained_pieces(*printed.game).size());
  const int lines = 1, more_of_pawns = 4;
  EXPECT_EQ(figures_in(read.pdf), 2 * pieces + lines + more_of_pawns);
}

TEST(Cards, ThereIsOnePerMovingPieceAndOneForUncheckedRules) {
  Ink ink(test::fonts());
  const Printed printed("chess");
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  for (const char* size : {"poker", "a7"}) {
    const auto cards = [&](const char* paper) {
      return printed_cards(sources_of(printed, marks), size, paper);
    };
    ASSERT_EQ(cards("single").book.parts.size(), 8U);
    EXPECT_EQ(cards("single").book.parts[6].title, "The pictures");
    EXPECT_EQ(cards("single").book.parts.back().title, "What is left out");
    Read single(book_pdf(ink, cards("single"))), sheet(book_pdf(ink, cards("a4")));
    EXPECT_EQ(single.pages(), 8U);
    EXPECT_NEAR(single.side("/MediaBox", 0), size == std::string("poker") ? 63.5 : 74, 0.05);
    EXPECT_EQ(sheet.pages(), 1U);
    EXPECT_GE(sheet.smallest(), typeset::least_words.value - 0.01);
  }
}

TEST(Cards, ShowTheCountersOfTheirPieceBesideItsName) {
  Ink ink(test::fonts());
  const Printed printed("chess");
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  const box::PrintedBook cards = printed_cards(sources_of(printed, marks), "poker", "a4");
  int signs = 0;
  for (const book::BookPart& part : cards.book.parts)
    if (const auto& heading = std::get<book::BookHeading>(part.blocks.front().content);
        heading.sign) {
      ++signs;
      EXPECT_EQ(heading.sign->scene->root.children.size(), 4U) << "two fields and two faces";
    }
  EXPECT_EQ(signs, 6);
  Read read(book_pdf(ink, cards));
  EXPECT_EQ(figures_in(read.pdf), 2 * signs) << "with the pictures of the moves";
}

TEST(Cards, OtherSizesAreRefused) {
  const Printed printed("chess");
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  EXPECT_THROW(printed_cards(sources_of(printed, marks), "tarot", "a4"), UsageError);
  EXPECT_THROW(printed_leaflet(sources_of(printed, marks), "a3"), UsageError);
}

TEST(PanelSheets, EachPageIsPlacedOnceAndNoTwoOverlap) {
  for (const bool letter : {false, true})
    for (const bool poker : {false, true})
      for (std::size_t pages = 1; pages < 30; ++pages) {
        BookPaper paper;
        paper.form = BookForm::cards;
        paper.width = poker ? 63.5_mm : 74_mm;
        paper.height = poker ? 88.9_mm : 105_mm;
        paper.sheet_width = letter ? 215.9_mm : 210_mm;
        paper.sheet_height = letter ? 279.4_mm : 297_mm;
        const Points width = to_points(paper.width), height = to_points(paper.height);
        const PdfSize whole = typeset::sheet_of_panels(paper);
        std::set<std::size_t> seen;
        for (const auto& sheet : typeset::panel_sheets(paper, pages))
          for (const auto& panel : sheet.panels) {
            EXPECT_TRUE(seen.insert(panel.page).second);
            EXPECT_GE(panel.x, -0.01_pt);
            EXPECT_LE(panel.x + width, whole.width + 0.01_pt);
            EXPECT_LE(panel.y + height, whole.height + 0.01_pt);
            for (const auto& other : sheet.panels) {
              if (other.page == panel.page) continue;
              const bool apart =
                  other.x >= panel.x + width - 0.01_pt || panel.x >= other.x + width - 0.01_pt ||
                  other.y >= panel.y + height - 0.01_pt || panel.y >= other.y + height - 0.01_pt;
              EXPECT_TRUE(apart);
            }
          }
        EXPECT_EQ(seen.size(), pages);
      }
}

TEST(PanelSheets, FoldMarksAreInThePrintableArea) {
  constexpr Points blank = to_points(6.35_mm);  // printers leave this margin blank
  BookPaper paper;
  paper.form = BookForm::leaflet;
  paper.width = 97_mm;
  paper.height = 210_mm;
  paper.sheet_width = 210_mm;
  paper.sheet_height = 297_mm;
  const PdfSize whole = typeset::sheet_of_panels(paper);
  for (const auto& sheet : typeset::panel_sheets(paper, 6)) {
    EXPECT_EQ(sheet.lines.size(), 4u);
    for (const auto& line : sheet.lines) {
      EXPECT_GE(std::min(line.from_y, line.to_y), blank);
      EXPECT_LE(std::max(line.from_y, line.to_y), whole.height - blank);
    }
  }
}

TEST(PanelSheets, CutLinesSurroundCardsOnly) {
  BookPaper paper;
  paper.form = BookForm::cards;
  paper.width = 63.5_mm;
  paper.height = 88.9_mm;
  paper.sheet_width = 210_mm;
  paper.sheet_height = 297_mm;
  const Points width = to_points(paper.width), height = to_points(paper.height);
  for (std::size_t pages = 1; pages < 20; ++pages)
    for (const auto& sheet : typeset::panel_sheets(paper, pages)) {
      // The sides of all cards that could be on the sheet, by their midpoints.
      const auto is_lined = [&](Points x, Points y) {
        return std::any_of(sheet.lines.begin(), sheet.lines.end(), [&](const auto& line) {
          return line.from_x <= x + 0.01_pt && line.to_x >= x - 0.01_pt &&
                 line.from_y <= y + 0.01_pt && line.to_y >= y - 0.01_pt;
        });
      };
      const auto is_card = [&](Points x, Points y) {
        return std::any_of(sheet.panels.begin(), sheet.panels.end(), [&](const auto& panel) {
          return panel.x < x && x < panel.x + width && panel.y < y && y < panel.y + height;
        });
      };
      const auto& first = sheet.panels.front();
      for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column) {
          const Points x = first.x + (column + 0.5) * width, y = first.y + (row + 0.5) * height;
          EXPECT_EQ(is_lined(x - 0.5 * width, y), is_card(x, y) || is_card(x - width, y));
          EXPECT_EQ(is_lined(x, y - 0.5 * height), is_card(x, y) || is_card(x, y - height));
        }
    }
}

}  // namespace
}  // namespace boardwright::tests::panels_test
