// `boardwright solve -o`: sheets of problems with their solutions.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "pdf/qpdf.h"
#include "support/desk.h"

namespace boardwright::tests::problem_sheet_test {
namespace {

constexpr const char* problems = R"(BeginProblem
Title Two moves
Pieces White Kc8 Ra1 Pb6 Black Ka8 Bb8 Pa7b7
Stipulation #2
NextProblem
Pieces White Kd1 AMc5 Black Ka8
Stipulation #1
NextProblem
Pieces White Kf7 Rg1 Black Kh8
Stipulation h#1
EndProblem
)";

std::string bytes_of(const test::Desk& desk, const std::string& name) {
  std::ifstream file(desk.folder() / name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string words_of(const test::Desk& desk, const std::string& pages) {
  return desk.type("pdftotext -layout " + pages + " sheet.pdf -");
}

TEST(ProblemSheet, HasDiagramsFirstAndSolutionsLast) {
  const test::Desk desk;
  desk.write("problems.txt", problems, false);
  EXPECT_EQ(desk.type("boardwright solve chess --problems problems.txt -o sheet.pdf"), "");
  EXPECT_FALSE(desk.failed());
  const std::string bytes = bytes_of(desk, "sheet.pdf");
  QPDF pdf;
  pdf.processMemoryFile("sheet", bytes.data(), bytes.size());
  EXPECT_TRUE(pdf.getWarnings().empty());
  std::vector<QPDFObjectHandle> pages = pdf.getAllPages();
  ASSERT_EQ(pages.size(), 2u);  // no front matter
  EXPECT_NEAR(pages.front().getKey("/MediaBox").getArrayItem(2).getNumericValue(), 595.3, 0.1);
  desk.type("pdftotext -v");
  if (desk.failed()) GTEST_SKIP() << "poppler is not installed";
  const std::string first = words_of(desk, "-l 1"), last = words_of(desk, "-f 2");
  for (const char* words : {"#2 (3+4)", "Two moves", "#1 (2+1)", "AM: Amazon", "h#1 (2+1)"})
    EXPECT_NE(first.find(words), std::string::npos) << words << "\n" << first;
  for (const char* words : {"Solutions", "1.Ra6!", "1...bxa6 2.b7#", "#2: 1 key"}) {
    EXPECT_EQ(first.find(words), std::string::npos) << words;
    EXPECT_NE(last.find(words), std::string::npos) << words << "\n" << last;
  }
}

TEST(ProblemSheet, IsTheSameWithAnyNumberOfThreads) {
  const test::Desk desk;
  desk.write("problems.txt", problems, false);
  for (const char* jobs : {"1", "2"})
    desk.type("boardwright solve chess --problems problems.txt --jobs " + std::string(jobs) +
              " -o " + jobs + ".pdf");
  EXPECT_FALSE(bytes_of(desk, "1.pdf").empty());
  EXPECT_EQ(bytes_of(desk, "1.pdf"), bytes_of(desk, "2.pdf"));
}

TEST(ProblemSheet, SaysWhoBeginsWhereThatIsNotTheRule) {
  const test::Desk desk;
  desk.type(
      "boardwright solve chess --position 'k7/8/1K6/8/8/8/8/7r b - - 0 1' --goal '#3' -o "
      "sheet.pdf");
  EXPECT_FALSE(desk.failed());
  desk.type("pdftotext -v");
  if (desk.failed()) GTEST_SKIP() << "poppler is not installed";
  EXPECT_NE(words_of(desk, "-l 1").find("#3 (1+2), Black begins"), std::string::npos);
}

TEST(ProblemSheet, IsAPdfAlone) {
  const test::Desk desk;
  desk.type("boardwright solve chess -o sheet.svg");
  EXPECT_TRUE(desk.failed());
  desk.type("boardwright solve chess --json -o sheet.pdf");
  EXPECT_TRUE(desk.failed());
}

}  // namespace
}  // namespace boardwright::tests::problem_sheet_test
