// Content streams: colours are replaced, everything is marked, and the rest is unchanged.
#include "pdf/content.h"

#include <gtest/gtest.h>

#include <regex>

#include "pdf/ink.h"
#include "pdf/qpdf.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::content_test {
namespace {

using pdf::ContentOf;

std::string on_screens(std::string_view content, ContentOf holder = ContentOf::page) {
  pdf::ColourOperatorCache colours(pdf::screen_operators);
  std::string out;
  pdf::append_content(out, content, holder, colours);
  return std::regex_replace(out, std::regex("\\s+"), " ");
}

TEST(Content, GreyIsDeviceGray) {
  EXPECT_EQ(on_screens("/P BDC 0 0 0 rg BT (a)Tj ET EMC"), "/P BDC BT 0 g (a)Tj ET EMC");
  EXPECT_EQ(on_screens("/P BDC 0.2 0.2 0.2 RG 1 1 1 rg 0 0 m 1 1 l B EMC"),
            "/P BDC 0.2 G 1 g 0 0 m 1 1 l B EMC");
}

TEST(Content, AlmostGreyTextAndLinesBecomeGreyAndAreasKeepTheirColour) {
  EXPECT_EQ(on_screens("/P BDC 0.090196 0.07451 0.058824 rg 0.090196 0.07451 0.058824 RG "
                       "0 0 m 1 1 l B BT (a)Tj ET 2 2 m f EMC"),
            "/P BDC 0.0775 G 0.090196 0.07451 0.058824 rg 0 0 m 1 1 l B BT 0.0775 g (a)Tj ET "
            "0.090196 0.07451 0.058824 rg 2 2 m f EMC");
  EXPECT_EQ(on_screens("/P BDC 0.75 0.1 0.6 RG 0 0 m 1 1 l S EMC"),
            "/P BDC 0.75 0.1 0.6 RG 0 0 m 1 1 l S EMC");
}

TEST(Content, QRestoresTheSavedColours) {
  EXPECT_EQ(on_screens("/P BDC 0 0 0 rg q 1 1 1 rg 0 0 m f Q 0 0 m f EMC"),
            "/P BDC q 1 g 0 0 m f Q 0 g 0 0 m f EMC");
}

TEST(Content, ContentOutsideOfElementsIsAnArtifact) {
  EXPECT_EQ(on_screens("q 0 0 1 1 re f BT (3)Tj ET /P BDC BT (a)Tj ET EMC 0 0 m 1 1 l S Q"),
            "q /Artifact BMC 0 0 1 1 re f BT (3)Tj ET EMC /P BDC BT (a)Tj ET EMC "
            "/Artifact BMC 0 0 m 1 1 l S EMC Q");
}

TEST(Content, AFormIsMarkedWhereItIsShown) {
  EXPECT_EQ(on_screens("/P BDC q 1 0 0 1 5 5 cm /x5 Do Q EMC q /x5 Do Q"),
            "/P BDC q 1 0 0 1 5 5 cm /x5 Do Q EMC q /Artifact BMC /x5 Do EMC Q");
  EXPECT_EQ(on_screens("q 1 1 1 rg 0.2 0.2 0.2 RG 0 0 m 1 1 l B Q", ContentOf::form),
            "q 0.2 G 1 g 0 0 m 1 1 l B Q");
}

TEST(Content, NothingOverprintsBeforeAForm) {
  pdf::ColourOperatorCache black([](const scene::Colour&) {
    return pdf::ColourOperators{"0 0 0 1 k", "0 0 0 1 k", "0 0 0 1 K", true};
  });
  std::string out;
  pdf::append_content(out, "/P BDC 0 0 0 RG 0 0 m 1 1 l S /x5 Do EMC", ContentOf::page, black);
  EXPECT_EQ(std::regex_replace(out, std::regex("\\s+"), " "),
            "/P BDC 0 0 0 1 K /over10 gs 0 0 m 1 1 l S /over00 gs /x5 Do EMC");
}

TEST(Content, OperatorsInStringsAreIgnored) {
  for (const char* const inside :
       {"(0 0 0 rg)", "(a\\) 0 0 0 rg)", "((1 1 1 rg) Do)", "<0000> ", "[(a)1(0 0 0 rg)<ab>]"}) {
    const std::string text = std::string("/P BDC BT ") + inside + "TJ ET EMC";
    EXPECT_EQ(on_screens(text), text);
  }
}

TEST(Content, OperatorsThatCairoDoesNotWriteAreRefused) {
  for (const char* const text : {"/sh1 sh", "/P BDC EMC EMC", "Q", "BT (a", "BI"})
    EXPECT_THROW(on_screens(text), std::runtime_error) << text;
  EXPECT_THROW(on_screens("/x5 Do", ContentOf::form), std::runtime_error);
}

/// The contents of all pages of a document.
std::string contents_of(const std::string& bytes) {
  QPDF pdf;
  pdf.processMemoryFile("drawn", bytes.data(), bytes.size());
  std::string all;
  for (QPDFObjectHandle page : pdf.getAllPages()) {
    EXPECT_FALSE(page.hasKey("/Group"));
    for (QPDFObjectHandle stream : page.getPageContents()) {
      const auto data = stream.getStreamData();
      all.append(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
    }
  }
  return all;
}

TEST(Content, BlackOfADrawingIsDeviceGray) {
  const Scene scene = test::lotus_flower();
  const std::string content = contents_of(Ink(test::fonts())->pdf(scene, test::classic(), {}));
  EXPECT_FALSE(std::regex_search(content, std::regex(R"(([\d.]+) \1 \1 (rg|RG))")));
  EXPECT_TRUE(std::regex_search(content, std::regex(R"(BT\s+[\d.]+ g)")));
}

}  // namespace
}  // namespace boardwright::tests::content_test
