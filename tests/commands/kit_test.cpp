// A kit has all its parts complete: pages, tags for screen readers, targets of links.
#include <gtest/gtest.h>
#include <unzip.h>

#include <regex>
#include <set>
#include <sstream>

#include "box/read_me.h"
#include "builder/load.h"
#include "builder/prints.h"
#include "disk/files.h"
#include "game/pieces.h"
#include "pdf/qpdf.h"
#include "support/boards.h"
#include "support/desk.h"
#include "support/effort.h"
#include "support/rooms.h"
#include "support/sample.h"
#include "support/written_game.h"

namespace boardwright::tests::kit_test {
namespace {

namespace fs = std::filesystem;

class KitTest : public testing::Test {
 protected:
  std::string type(const std::string& command) const {
    std::string said = desk_.type(command);
    EXPECT_FALSE(desk_.failed()) << command << "\n" << said;
    return said;
  }

  std::string path(const std::string& file) const { return (desk_.folder() / file).string(); }

  /// The bytes of all files in a ZIP, by their names.
  std::map<std::string, std::string> unzipped(const std::string& file) const {
    std::map<std::string, std::string> files;
    const unzFile zip = unzOpen(path(file).c_str());
    EXPECT_NE(zip, nullptr);
    for (int at = unzGoToFirstFile(zip); at == UNZ_OK; at = unzGoToNextFile(zip)) {
      char name[256];
      unz_file_info info;
      unzGetCurrentFileInfo(zip, &info, name, sizeof name, nullptr, 0, nullptr, 0);
      std::string& bytes = files[name];
      bytes.resize(info.uncompressed_size);
      unzOpenCurrentFile(zip);
      EXPECT_EQ(unzReadCurrentFile(zip, bytes.data(), static_cast<unsigned>(bytes.size())),
                static_cast<int>(bytes.size()));
      EXPECT_EQ(unzCloseCurrentFile(zip), UNZ_OK) << name << " is damaged";
    }
    unzClose(zip);
    return files;
  }

  test::Desk desk_;
};

std::size_t pages_in(const std::string& bytes) {
  QPDF pdf;
  pdf.processMemoryFile("part", bytes.data(), bytes.size());
  return pdf.getAllPages().size();
}

/// Collects all structure elements below one.
void collect(QPDFObjectHandle element, std::vector<QPDFObjectHandle>& found) {
  QPDFObjectHandle kids = element.getKey("/K");
  if (!kids.isArray()) kids = QPDFObjectHandle::newArray({kids});
  for (QPDFObjectHandle kid : kids.getArrayAsVector())
    if (kid.isDictionary() && kid.hasKey("/S")) {
      found.push_back(kid);
      collect(kid, found);
    }
}

TEST_F(KitTest, HasThePagesOfAllItsParts) {
  type("boardwright kit chess -o kit.zip");
  const auto files = unzipped("kit.zip");
  std::size_t pages = 0;
  for (const char* part : {"read-me-first", "key", "board", "rules", "pieces", "cards", "box"}) {
    const auto found = files.find("parts/" + std::string(part) + ".pdf");
    ASSERT_NE(found, files.end()) << part;
    pages += pages_in(found->second);
  }
  ASSERT_TRUE(files.contains("chess-kit-a4.pdf"));
  EXPECT_EQ(pages_in(files.at("chess-kit-a4.pdf")), pages);
  EXPECT_EQ(pages_in(files.at("chess-kit-a4-ink-saving.pdf")), pages);
  EXPECT_NE(files.at("licences/fonts.txt").find("SIL OPEN FONT LICENSE"), std::string::npos);
  EXPECT_NE(files.at("licences/game.txt").find("MIT licence"), std::string::npos);
  EXPECT_EQ(files.size(), 11u);
}

TEST_F(KitTest, IsOneDocumentWithAnElementForEachPart) {
  type("boardwright kit lotus-39 --paper letter -o kit.pdf");
  QPDF pdf;
  pdf.processFile(path("kit.pdf").c_str());
  QPDFObjectHandle tree = pdf.getRoot().getKey("/StructTreeRoot");
  QPDFObjectHandle document = tree.getKey("/K");
  ASSERT_EQ(document.getKey("/S").getName(), "/Document");
  std::vector<QPDFObjectHandle> elements;
  collect(document, elements);
  std::size_t parts = 0;
  std::set<QPDFObjGen> known = {document.getObjGen()};
  for (QPDFObjectHandle element : elements) {
    known.insert(element.getObjGen());
    EXPECT_TRUE(known.contains(element.getKey("/P").getObjGen()))
        << "its parent is not in the tree";
    parts += element.getKey("/S").getName() == "/Part" ? 1 : 0;
  }
  EXPECT_EQ(parts, 7u);
  QPDFObjectHandle outline = pdf.getRoot().getKey("/Outlines");
  EXPECT_EQ(outline.getKey("/Count").getIntValueAsInt(), 7);
  std::set<QPDFObjGen> pages;
  for (QPDFObjectHandle page : pdf.getAllPages()) pages.insert(page.getObjGen());
  for (QPDFObjectHandle entry = outline.getKey("/First"); !entry.isNull();
       entry = entry.getKey("/Next"))
    EXPECT_TRUE(pages.contains(entry.getKey("/Dest").getArrayItem(0).getObjGen()));
}

TEST_F(KitTest, EveryPageFindsItsElements) {
  type("boardwright kit lotus-39 -o kit.pdf");
  QPDF pdf;
  pdf.processFile(path("kit.pdf").c_str());
  std::map<int, QPDFObjectHandle> rows;
  QPDFObjectHandle tree = pdf.getRoot().getKey("/StructTreeRoot");
  const auto numbers = tree.getKey("/ParentTree").getKey("/Nums").getArrayAsVector();
  for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
    QPDFObjectHandle number = numbers[i];
    EXPECT_TRUE(rows.emplace(number.getIntValueAsInt(), numbers[i + 1]).second) << "listed twice";
  }
  std::set<int> seen;
  for (QPDFObjectHandle page : pdf.getAllPages()) {
    const int number = page.getKey("/StructParents").getIntValueAsInt();
    EXPECT_TRUE(seen.insert(number).second) << number;
    ASSERT_TRUE(rows.contains(number)) << number;
    for (QPDFObjectHandle element : rows.at(number).getArrayAsVector()) {
      QPDFObjectHandle on = element.getKey("/Pg");
      EXPECT_TRUE(on.isNull() || on.getObjGen() == page.getObjGen()) << number;
    }
  }
}

TEST_F(KitTest, IsDeterministic) {
  type("boardwright kit chess -o one.zip");
  type("boardwright kit chess -o other.zip");
  EXPECT_EQ(unzipped("one.zip"), unzipped("other.zip"));
  EXPECT_EQ(desk_.type("cmp one.zip other.zip"), "");
}

TEST_F(KitTest, FirstPageListsThePagesOfTheParts) {
  type("boardwright kit chess -o kit.pdf");
  if (!test::has_program("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  const std::string first = type("pdftotext -f 1 -l 1 kit.pdf -");
  EXPECT_NE(first.find("The key of pieces (page 2)"), std::string::npos) << first;
  EXPECT_NE(first.find("50 mm square"), std::string::npos) << first;
  EXPECT_NE(first.find(" discs of 22 mm for these cells"), std::string::npos) << first;  // of 25
  const std::string board = type("pdftotext -f 3 -l 3 kit.pdf -");
  EXPECT_NE(first.find("The board (pages 3 to "), std::string::npos) << first;
  EXPECT_NE(board.find("board"), std::string::npos) << board;
}

TEST(Licence, OfAnAuthorsGameIsTheAuthors) {
  terminal::Context context;
  context.search_path = on_disk(find_home() / "templates");
  test::GameFolder own;
  own.write({{"game.toml", R"(title  = "T"
tiling = "rectangular"
boards = ["2x2"]

[[seat]]
name    = "White"
forward = 90

[piece.king]
name   = "King"
letter = "K"
betza  = "K"
)"}});
  // Named by its folder, which is not on the search path.
  EXPECT_EQ(builder::licence_in(context,
                                *builder::load_game(context, own.game().string(), Extent::rules)),
            "");
  EXPECT_NE(builder::licence_in(context, *builder::load_game(context, "chess", Extent::rules))
                .find("MIT licence"),
            std::string::npos);
}

TEST_F(KitTest, HasBacksOnlyWherePiecesAreTurnedOver) {
  EXPECT_NE(type("boardwright kit chess").find("The pieces         1 page\n"), std::string::npos);
  EXPECT_NE(type("boardwright kit shogi -o kit.pdf").find("The pieces         2 pages\n"),
            std::string::npos);
  if (!test::has_program("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  const std::string first = type("pdftotext -l 1 kit.pdf - | tr '\n' ' '");
  EXPECT_NE(first.find("40 wedges for these cells, the largest 22 mm high."), std::string::npos)
      << first;
}

TEST_F(KitTest, BoardsShrinkToTheSheetsAskedFor) {
  EXPECT_NE(type("boardwright kit chess").find("The board          2 pages"), std::string::npos);
  EXPECT_NE(type("boardwright kit chess --sheets 1").find("The board          1 page\n"),
            std::string::npos);
  if (!test::has_program("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  type("boardwright kit chess -o kit.pdf");
  const std::string first = type("pdftotext -l 1 kit.pdf - | tr '\n' ' '");
  EXPECT_NE(first.find("makes that one by “boardwright kit chess --sheets 1”."), std::string::npos)
      << first;
  const std::size_t fold = first.find("For the box fold it in "),
                    cut = first.find("it then measures 221 × 223 mm.");
  EXPECT_NE(fold, std::string::npos) << first;
  EXPECT_NE(cut, std::string::npos) << first;
  EXPECT_LT(fold, cut) << "marks of folds lie outside of what is cut";
}

TEST(ReadMe, ListsMissingPartsWithTheReason) {
  const box::ReadMe read_me{"Pond", "", "", {{"The board", "Cells.", 3}}, {"No box holds it."}};
  const auto page = box::read_me_page(read_me, {210_mm, 297_mm}, Style({}, {1, 1, 1}, {1, 1, 1}));
  EXPECT_NE(page.page.words.find("The board (pages 2 to 4) Cells."), std::string::npos)
      << page.page.words;
  EXPECT_NE(page.page.words.find("What is not here No box holds it."), std::string::npos)
      << page.page.words;
}

TEST(ReadMe, JoinsNeighboursThatArePrintedAlikeIntoOneJob) {
  const box::ReadMe read_me{"Pond",
                            "",
                            "",
                            {{"The key", "Names.", 1, {"one side, on paper"}},
                             {"The board", "Cells.", 3, {"one side, on paper"}},
                             {"The pieces", "Discs.", 2, {"both sides, on card", true, true}}},
                            {}};
  const auto page = box::read_me_page(read_me, {210_mm, 297_mm}, Style({}, {1, 1, 1}, {1, 1, 1}));
  EXPECT_NE(page.page.words.find("Print it in these jobs Pages 1 to 5: one side, on paper. "
                                 "Pages 6 to 7: both sides, on card."),
            std::string::npos)
      << page.page.words;
}

TEST(ReadMe, SaysWhatIsNeeded) {
  box::ReadMe read_me{"Pond",
                      "",
                      "",
                      {{"The board", "Cells.", 3, {"one side, on paper"}},
                       {"The pieces", "Discs.", 4, {"both sides, on card", true, true}}},
                      {}};
  read_me.warning = "Its aim is unknown.";
  read_me.paper = "A4";
  read_me.tools = {"scissors", "glue"};
  read_me.minutes = 80;
  const auto page = box::read_me_page(read_me, {210_mm, 297_mm}, Style({}, {1, 1, 1}, {1, 1, 1}));
  EXPECT_TRUE(page.page.words.starts_with(
      "Pond: print and play Its aim is unknown. What you need 4 sheets of A4 paper and 2 of "
      "card, of about 250 g/m\u00b2; scissors and glue. It takes about 1\u00bd hours to make."))
      << page.page.words;
}

TEST(ReadMe, KeepsTheRulerOnThePageHoweverMuchItSays) {
  const base::PaperSize letter{215.9_mm, 279.4_mm};
  for (const int parts : {1, 6, 9}) {
    box::ReadMe read_me{"Pond", "N. N.", "Free.", {}, {"Its aim is unknown."}};
    for (int i = 0; i < parts; ++i)
      read_me.parts.push_back(
          {"A part",
           "Words that are many, that go on and on and on to the end of a line.",
           2,
           {"job " + std::to_string(i)}});
    const auto page = box::read_me_page(read_me, letter, Style({}, {1, 1, 1}, {1, 1, 1}));
    double lowest = letter.height.value;
    for (const scene::Node& node : page.scene->root.children)
      if (const auto* path = std::get_if<scene::Path>(&node))
        for (const scene::Stroke& stroke : path->strokes)
          if (stroke.kind != scene::Stroke::Kind::close) lowest = std::min(lowest, stroke.to.y);
    EXPECT_LT(lowest, letter.height.value / 2) << "there is a ruler";
    EXPECT_GT(lowest, 5) << parts << " parts";
  }
}

TEST_F(KitTest, NamesEveryPieceThatItsSheetsHave) {
  if (!test::has_program("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  type("boardwright kit lotus-39 -o kit.pdf");
  const std::string key = type("pdftotext -f 2 -l 3 kit.pdf - | tr '\n' ' '");
  const auto game = test::lotus();
  for (const moves::PieceTypeId id : game::playing_pieces(*game))
    EXPECT_NE(key.find(game->piece_type(id).name), std::string::npos) << game->piece_type(id).name;
  const std::string first = type("pdftotext -l 1 kit.pdf - | tr '\n' ' '");
  EXPECT_NE(first.find("This is a study kit: our sources"), std::string::npos) << first;
}

TEST_F(KitTest, LevelsAreCutOutAndNotGlued) {
  if (!test::has_program("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  type("boardwright kit raumschach -o kit.zip");
  desk_.write("kit.pdf", unzipped("kit.zip").at("raumschach-kit-a4.pdf"), false);
  const std::string words = type("pdftotext -l 4 kit.pdf - | tr '\\n' ' '");
  EXPECT_NE(words.find("out its five boards, each along the thin coloured line"), std::string::npos)
      << words;
  EXPECT_EQ(words.find("glue each sheet"), std::string::npos) << words;
  EXPECT_EQ(words.find("Trim"), std::string::npos) << words;
}

/// The lines of a print with typewriter signs in place of typographic ones.
std::string typewritten(const std::string& words) {
  static const std::regex wrong(R"([0-9] ?x ?[0-9]|["'`])");
  std::string found;
  std::istringstream lines(words);
  for (std::string line; std::getline(lines, line);)
    if (std::regex_search(line, wrong)) found += line + "\n";
  return found;
}

TEST_F(KitTest, PrintsHaveTypographicSigns) {
  EXPECT_EQ(typewritten("8 × 8, 25×25 mm, an ‘x’\n"), "");
  EXPECT_EQ(typewritten("a\n8 x 8\nit's\n"), "8 x 8\nit's\n");
  if (!test::has_program("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  std::vector<std::string> games = {"lotus-39"};
  if (test::tries_all) games.insert(games.end(), {"chess", "raumschach", "threeplayer", "xiangqi"});
  for (const std::string& game : games) {
    type("boardwright kit " + game + " -o kit.zip");
    for (const auto& [name, bytes] : unzipped("kit.zip"))
      if (name.starts_with("parts/")) desk_.write(fs::path(name).filename(), bytes, false);
    for (const char* print :
         {"book GAME", "board GAME --fold 4 --paper a4", "board GAME --paper single",
          "board GAME --size poster-a2 --title", "pieces GAME --standees", "box GAME --kind lid",
          "leaflet GAME --paper letter", "cards GAME --size a7", "pieces GAME"}) {
      std::string command = print;
      command.replace(command.find("GAME"), 4, game);
      std::string file = command;
      std::erase(file, ' ');
      type("boardwright " + command + " -o " + file + ".pdf");
    }
    for (const auto& file : fs::directory_iterator(desk_.folder())) {
      if (file.path().extension() != ".pdf") continue;
      const std::string name = file.path().filename().string();
      EXPECT_EQ(typewritten(type("pdftotext " + name + " -")), "") << game << ": " << name;
      fs::remove(file.path());
    }
  }
}

}  // namespace
}  // namespace boardwright::tests::kit_test
