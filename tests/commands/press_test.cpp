// PDF for print shops, separated into plates by Ghostscript and read back by qpdf.
#include <gtest/gtest.h>

#include <cstdlib>
#include <regex>
#include <sstream>

#include "disk/files.h"
#include "pdf/qpdf.h"
#include "support/desk.h"
#include "support/effort.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::press_test {
namespace {

/// The only free profile of a press, from Debian's Ghostscript.
constexpr const char* profile = "/usr/share/color/icc/ghostscript/default_cmyk.icc";

/// The coverage of a page by each plate, in percent.
struct Plates {
  double cyan = 0, magenta = 0, yellow = 0, black = 0;
  double coloured() const { return cyan + magenta + yellow; }
};

class PressTest : public testing::Test {
 protected:
  void SetUp() override {
    const bool ready = test::has_program("gs") && std::filesystem::exists(profile);
    ASSERT_TRUE(ready || std::getenv("CI") == nullptr) << "ghostscript is not installed";
    if (!ready) GTEST_SKIP() << "ghostscript is not installed";
  }

  std::string path(const char* file) const { return (desk_.folder() / file).string(); }

  void type(const std::string& command) const {
    const std::string said = desk_.type(command);
    ASSERT_FALSE(desk_.failed()) << command << "\n" << said;
  }

  /// The plates of each page, as Ghostscript separates them.
  std::vector<Plates> plates_of(const std::string& options) const {
    std::istringstream lines(desk_.type("gs -q -o - -sDEVICE=ink_cov -r36 " + options));
    std::vector<Plates> pages;
    for (std::string line; std::getline(lines, line);) {
      Plates page;
      if (std::istringstream(line) >> page.cyan >> page.magenta >> page.yellow >> page.black)
        pages.push_back(page);
    }
    EXPECT_FALSE(pages.empty()) << desk_.type("gs -q -o - -sDEVICE=ink_cov -r36 " + options);
    return pages;
  }

  test::Desk desk_;
};

/// The content of a page and of the forms that it shows.
std::string content_of(QPDFObjectHandle page) {
  std::vector<QPDFObjectHandle> streams = page.getPageContents();
  QPDFObjectHandle forms = page.getKey("/Resources").getKey("/XObject");
  if (forms.isDictionary())
    for (const std::string& name : forms.getKeys()) streams.push_back(forms.getKey(name));
  std::string all;
  for (QPDFObjectHandle& stream : streams) {
    const auto data = stream.getStreamData();
    all.append(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
  }
  return all;
}

TEST_F(PressTest, TextOfBoardsAndPiecesIsOnOnePlateOfAnyPrinter) {
  for (const std::string& command :
       {std::string("board lotus-39 --names on"), std::string("pieces chess99")}) {
    type("boardwright " + command + " -o drawn.pdf");
    for (const Plates& page : plates_of("-dFILTERVECTOR drawn.pdf")) {
      EXPECT_EQ(page.coloured(), 0) << command;
      EXPECT_GT(page.black, 0) << command;
    }
    bool coloured = false;  // the areas are, so the separation works
    for (const Plates& page : plates_of("drawn.pdf")) coloured = coloured || page.coloured() > 0;
    EXPECT_TRUE(coloured) << command;
  }
}

TEST_F(PressTest, PagesOfABookWithoutFiguresAreOnOnePlate) {
  type("boardwright book chess99 --board none -o book.pdf");
  const std::vector<Plates> plates = plates_of("book.pdf");
  QPDF pdf;
  pdf.processFile(path("book.pdf").c_str());
  const auto pages = pdf.getAllPages();
  ASSERT_EQ(pages.size(), plates.size());
  std::size_t plain = 0;
  for (std::size_t i = 0; i < pages.size(); ++i) {
    if (content_of(pages[i]).find("/Figure") != std::string::npos) continue;
    ++plain;
    EXPECT_EQ(plates[i].coloured(), 0) << "page " << i + 1;
  }
  EXPECT_GT(plain, pages.size() / 4);
}

TEST_F(PressTest, APressHasOnlyItsInks) {
  for (const char* const asked :
       {"board lotus-39", "board lotus-39 --paper single --style quiet", "pieces lotus-39",
        "book chess99", "book chess99 --cover", "leaflet chess", "cards chess",
        "board immortal-star-masters --style lotus", "kit chess --paper letter"}) {
    const std::string command = asked;
    type("boardwright " + command + " --press --icc " + profile + " -o drawn.pdf");
    type("qpdf --check drawn.pdf");
    QPDF pdf;
    pdf.processFile(path("drawn.pdf").c_str());
    for (QPDFObjectHandle page : pdf.getAllPages()) {
      const std::string content = content_of(page);
      EXPECT_FALSE(std::regex_search(content, std::regex(R"(\s(rg|RG|g|G)\s)"))) << command;
      EXPECT_FALSE(page.hasKey("/Annots"));
      EXPECT_FALSE(page.hasKey("/Group"));
      EXPECT_TRUE(page.hasKey("/TrimBox")) << command;
    }
    for (QPDFObjectHandle object : pdf.getAllObjects())
      EXPECT_FALSE(object.isNameAndEquals("/DeviceRGB"));
  }
}

TEST_F(PressTest, TextForAPressIsPureBlack) {
  for (const std::string& options : {std::string(), std::string("--icc ") + profile}) {
    type("boardwright board lotus-39 --names on --press " + options + " -o drawn.pdf");
    for (const Plates& page : plates_of("-dFILTERVECTOR drawn.pdf")) {
      EXPECT_EQ(page.coloured(), 0) << options;
      EXPECT_GT(page.black, 0) << options;
    }
  }
}

/// Colours that distinguish seats are not black. No letter on a board or a disc has one of them.
TEST_F(PressTest, NoShippedStyleNeedsAProfileNorMoreThanBlackForWords) {
  for (const char* style :
       {"classic", "quiet", "lotus", "contrast", "lines", "xiangqi", "janggi", "shogi"}) {
    const std::string styled = std::string(" --press --style ") + style + " -o drawn.pdf";
    for (const char* command :
         {"board lotus-39 --names on", "board immortal-star-masters --title", "pieces chess99"}) {
      if (!test::tries_all && std::string_view(command) != "board lotus-39 --names on") continue;
      type(std::string("boardwright ") + command + styled);
      for (const Plates& page : plates_of("-dFILTERVECTOR drawn.pdf"))
        EXPECT_EQ(page.coloured(), 0) << command << " " << style;
    }
  }
}

TEST_F(PressTest, NoShippedStyleNeedsAProfileForABox) {
  for (const std::string& style : on_disk(test::templates()).names("styles"))
    type("boardwright box chess --size tgc-medium-stout-box --press --style " + style +
         " -o drawn.pdf");
}

TEST_F(PressTest, CutsHaveTheirOwnPlate) {
  type("boardwright board chess --press -o drawn.pdf");
  type("gs -q -o plate.tif -sDEVICE=tiffsep -r20 -dFirstPage=2 -dLastPage=2 drawn.pdf");
  EXPECT_TRUE(std::filesystem::exists(path("plate(CutContour).tif")));
  type("boardwright pieces chess --standees --press -o drawn.pdf");
  type("gs -q -o piece.tif -sDEVICE=tiffsep -r20 drawn.pdf");
  EXPECT_TRUE(std::filesystem::exists(path("piece(CutContour).tif")));
  EXPECT_TRUE(std::filesystem::exists(path("piece(Crease).tif")));
  type("boardwright box chess --press -o drawn.pdf");
  type("gs -q -o box.tif -sDEVICE=tiffsep -r20 -dFirstPage=1 -dLastPage=1 drawn.pdf");
  EXPECT_TRUE(std::filesystem::exists(path("box(CutContour).tif")));
  EXPECT_TRUE(std::filesystem::exists(path("box(Crease).tif")));
  type("boardwright cards chess --press -o drawn.pdf");
  type("gs -q -o card.tif -sDEVICE=tiffsep -r20 drawn.pdf");
  EXPECT_TRUE(std::filesystem::exists(path("card(CutContour).tif")));
  type("boardwright leaflet chess --press -o drawn.pdf");
  type("gs -q -o leaflet.tif -sDEVICE=tiffsep -r20 drawn.pdf");
  EXPECT_TRUE(std::filesystem::exists(path("leaflet(Crease).tif")));
}

TEST_F(PressTest, BlackOverprints) {
  type("boardwright board lotus-39 --names on --press -o drawn.pdf");
  QPDF pdf;
  pdf.processFile(path("drawn.pdf").c_str());
  QPDFObjectHandle page = pdf.getAllPages().at(1);
  QPDFObjectHandle states = page.getKey("/Resources").getKey("/ExtGState");
  EXPECT_TRUE(states.getKey("/over01").getKey("/op").getBoolValue());
  EXPECT_FALSE(states.getKey("/over01").getKey("/OP").getBoolValue());
  EXPECT_TRUE(states.getKey("/over10").getKey("/OP").getBoolValue());
  EXPECT_EQ(states.getKey("/over11").getKey("/OPM").getIntValue(), 1);
  // Black text overprints, and the next area knocks out again.
  EXPECT_TRUE(std::regex_search(content_of(page), std::regex(R"(BT\s+0 0 0 1 k\s+/over\d1 gs)")));
  EXPECT_TRUE(std::regex_search(content_of(page), std::regex(R"(ET\s+/over\d0 gs)")));
}

TEST_F(PressTest, AProfileMakesItPdfX4) {
  type(std::string("boardwright board chess --paper single --press --icc ") + profile +
       " -o drawn.pdf");
  QPDF pdf;
  pdf.processFile(path("drawn.pdf").c_str());
  EXPECT_EQ(pdf.getPDFVersion(), "1.6");
  QPDFObjectHandle intent = pdf.getRoot().getKey("/OutputIntents").getArrayItem(0);
  EXPECT_EQ(intent.getKey("/S").getName(), "/GTS_PDFX");
  EXPECT_EQ(intent.getKey("/OutputConditionIdentifier").getStringValue(), "Custom");
  QPDFObjectHandle held = intent.getKey("/DestOutputProfile");
  EXPECT_EQ(held.getDict().getKey("/N").getIntValue(), 4);
  std::ifstream file(profile, std::ios::binary);
  const std::string wanted((std::istreambuf_iterator<char>(file)), {});
  const auto data = held.getStreamData();
  EXPECT_EQ(wanted, std::string(reinterpret_cast<const char*>(data->getBuffer()), data->getSize()));
  const auto words = pdf.getRoot().getKey("/Metadata").getStreamData();
  const std::string metadata(reinterpret_cast<const char*>(words->getBuffer()), words->getSize());
  EXPECT_NE(metadata.find("<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>"),
            std::string::npos);
  EXPECT_EQ(pdf.getTrailer().getKey("/Info").getKey("/Trapped").getName(), "/False");
  type("qpdf --show-object=1 drawn.pdf");
}

TEST_F(PressTest, AKitForAPressIsOneDocumentWithOneIntent) {
  type(std::string("boardwright kit chess --press --condition FOGRA39 --icc ") + profile +
       " -o drawn.pdf");
  QPDF pdf;
  pdf.processFile(path("drawn.pdf").c_str());
  EXPECT_EQ(pdf.getPDFVersion(), "1.6");
  QPDFObjectHandle intents = pdf.getRoot().getKey("/OutputIntents");
  ASSERT_EQ(intents.getArrayNItems(), 1);
  QPDFObjectHandle intent = intents.getArrayItem(0);
  EXPECT_EQ(intent.getKey("/S").getName(), "/GTS_PDFX");
  EXPECT_EQ(intent.getKey("/OutputConditionIdentifier").getStringValue(), "FOGRA39");
  const auto profile_of_kit = intent.getKey("/DestOutputProfile").getStreamData();
  EXPECT_EQ(profile_of_kit->getSize(), std::filesystem::file_size(profile));
  int profiles = 0, packets = 0;  // those of the parts are removed
  for (QPDFObjectHandle object : pdf.getAllObjects()) {
    if (!object.isStream() || object.isStreamOfType("/ObjStm")) continue;
    profiles += object.getDict().getKey("/N").isInteger() ? 1 : 0;
    packets += object.getDict().getKey("/Type").isNameAndEquals("/Metadata") ? 1 : 0;
  }
  EXPECT_EQ(profiles, 1);
  EXPECT_EQ(packets, 1);
  const auto words = pdf.getRoot().getKey("/Metadata").getStreamData();
  const std::string metadata(reinterpret_cast<const char*>(words->getBuffer()), words->getSize());
  EXPECT_NE(metadata.find("<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>"),
            std::string::npos);
  EXPECT_NE(metadata.find("Chess: print and play"), std::string::npos) << metadata;
  EXPECT_EQ(pdf.getTrailer().getKey("/Info").getKey("/Trapped").getName(), "/False");
  EXPECT_EQ(pdf.getRoot().getKey("/Outlines").getKey("/Count").getIntValueAsInt(), 7);
}

TEST_F(PressTest, AKitIsSeparatedAsItsPartsAre) {
  type("boardwright kit chess --press -o kit.zip");
  type("python3 -m zipfile -e kit.zip .");
  std::vector<Plates> parts;
  for (const char* part : {"read-me-first", "key", "board", "rules", "pieces", "cards", "box"})
    for (const Plates& page : plates_of(std::string("parts/") + part + ".pdf"))
      parts.push_back(page);
  for (const char* kit : {"chess-kit-a4.pdf", "chess-kit-a4-ink-saving.pdf"}) {
    const std::vector<Plates> whole = plates_of(kit);
    ASSERT_EQ(whole.size(), parts.size());
    if (kit == std::string("chess-kit-a4.pdf"))
      for (std::size_t i = 0; i < parts.size(); ++i) {
        EXPECT_EQ(whole[i].coloured(), parts[i].coloured()) << "page " << i + 1;
        EXPECT_EQ(whole[i].black, parts[i].black) << "page " << i + 1;
      }
  }
  type("gs -q -o plate%d.tif -sDEVICE=tiffsep -r20 chess-kit-a4.pdf");
  EXPECT_TRUE(std::filesystem::exists(path("plate6(Crease).tif")));      // of the leaflet
  EXPECT_TRUE(std::filesystem::exists(path("plate4(CutContour).tif")));  // of the board
}

TEST_F(PressTest, AConditionIsNamedWithoutAProfile) {
  type("boardwright board chess --press --condition FOGRA39 -o drawn.pdf");
  QPDF pdf;
  pdf.processFile(path("drawn.pdf").c_str());
  QPDFObjectHandle intent = pdf.getRoot().getKey("/OutputIntents").getArrayItem(0);
  EXPECT_EQ(intent.getKey("/OutputConditionIdentifier").getStringValue(), "FOGRA39");
  EXPECT_EQ(intent.getKey("/RegistryName").getStringValue(), "http://www.color.org");
  EXPECT_FALSE(intent.hasKey("/DestOutputProfile"));
  EXPECT_EQ(desk_.type("grep -c GTS_PDFXVersion drawn.pdf"), "0\n");
}

TEST_F(PressTest, InksOfTheProfileAreAsDarkAsTheColour) {
  type(std::string("boardwright board chess --style quiet --press --icc ") + profile +
       " -o drawn.pdf");
  QPDF pdf;
  pdf.processFile(path("drawn.pdf").c_str());
  const std::string content = content_of(pdf.getAllPages().at(1));
  const std::regex inks(R"((0\.\d+) (0\.\d+) (0\.\d+) (0|0\.\d+) k)");
  double least = 4, black = 1;  // of the palest colour, that of a cell
  for (std::sregex_iterator each(content.begin(), content.end(), inks), end; each != end; ++each) {
    const std::smatch& found = *each;
    const double sum = std::stod(found[1]) + std::stod(found[2]) + std::stod(found[3]);
    if (sum >= least) continue;
    least = sum;
    black = std::stod(found[4]);
  }
  EXPECT_LT(black, 0.2);  // it has next to no black
  EXPECT_LT(least, 0.8);
}

TEST_F(PressTest, IsDeterministic) {
  for (const char* file : {"one.pdf", "two.pdf"})
    type(std::string("boardwright pieces chess --press --icc ") + profile + " -o " + file);
  type("cmp one.pdf two.pdf");
}

TEST_F(PressTest, InvalidOptionsAreRefusedAndNothingIsWritten) {
  desk_.write("empty.icc", "", false);
  desk_.write("text.icc", "no profile", false);
  type("mkdir odd && boardwright new odd/pond --board hex:5 && mkdir -p odd/pond/styles");
  desk_.write("odd/pond/styles/odd.toml",
              "over = \"classic\"\n[[rule]]\nrole = \"cell hexagon\"\nfill = \"#123456\"\n", false);
  const std::pair<const char*, const char*> requests[] = {
      {"board chess --icc x.icc", "--icc is for a press"},
      {"board chess --condition FOGRA39", "--condition is for a press"},
      {"board chess --press --icc none.icc", "cannot read 'none.icc'"},
      {"board chess --press --icc empty.icc", "'empty.icc' is empty"},
      {"board chess --press --icc text.icc", "'text.icc' is not an ICC profile"},
      {"board chess --press --icc /usr/share/color/icc/ghostscript/default_rgb.icc",
       "is not a CMYK profile"},
      {"board chess --press --icc .", "cannot read '.'"},
      {"board chess --press --condition FOGRA38", "unknown printing condition 'FOGRA38'"},
      {"board odd/pond --press --style odd", "no style states the inks for #123456"},
      {"kit chess --condition FOGRA39", "--condition is for a press"},
      {"book chess --press --condition x", "unknown printing condition 'x'"},
  };
  for (const auto& [request, words] : requests) {
    const std::string said = desk_.type(std::string("boardwright ") + request + " -o drawn.pdf");
    EXPECT_TRUE(desk_.failed()) << request;
    EXPECT_NE(said.find(words), std::string::npos) << request << "\n" << said;
    EXPECT_FALSE(std::filesystem::exists(path("drawn.pdf"))) << request;
  }
  for (const char* request :
       {"board chess --press", "board chess --press -o board.svg", "pieces chess --press",
        "board chess --press -o board.dxf", "kit chess --press", "box chess --press",
        "box chess --size tgc-small-stout-box --press -o box.png"}) {
    EXPECT_NE(desk_.type(std::string("boardwright ") + request).find("a press needs a PDF"),
              std::string::npos)
        << request;
    EXPECT_TRUE(desk_.failed()) << request;
  }
}

}  // namespace
}  // namespace boardwright::tests::press_test
