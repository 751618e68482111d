// Books conform to PDF/UA-1 and PDF/A-2a, and the checker of the tests notices each violation.
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <set>

#include "box/book_print.h"
#include "disk/files.h"
#include "pdf/qpdf.h"
#include "sheets/gauges.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/reading_rules.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::reading_test {
namespace {

using Object = QPDFObjectHandle;

std::string book_of(const std::string& id, const BookRequest& request = {}) {
  Context context;
  context.search_path = on_disk(find_home() / "templates");
  context.fonts = test::fonts();
  const auto game = load_game(context, id, Extent::all);
  Report report;
  const Proof proof = prove(*game, report);
  const Style style = load_style(context.search_path, game->style);
  PrintedBook printed = printed_book(*game, proof, style, request, report);
  if (request.board != BookBoard::none)
    append_board(printed, usual_board(*game, style), request,
                 load_style(context.search_path, marks_style));
  Ink ink(test::fonts());
  return book_pdf(ink, printed);
}

std::vector<std::string> problems_of(const std::string& bytes) {
  QPDF pdf;
  pdf.processMemoryFile("book", bytes.data(), bytes.size());
  return test::reading_problems(pdf, bytes);
}

std::string listed(const std::vector<std::string>& problems) {
  std::string all;
  for (const std::string& problem : std::set<std::string>(problems.begin(), problems.end()))
    all += problem + "\n";
  return all;
}

TEST(Reading, BooksOfAllGamesConform) {
  for (const std::string& id : test::games_with_articles())
    EXPECT_EQ(listed(problems_of(book_of(id))), "") << id;
}

TEST(Reading, TheManualConforms) {
  const std::string manual = (find_home() / "templates/manual").string();
  EXPECT_EQ(listed(problems_of(book_of(manual, {"a5", BookBoard::none, false}))), "");
}

TEST(Reading, AFoldOutBoardConforms) {
  EXPECT_EQ(listed(problems_of(book_of("chess99", {"a4", BookBoard::fold_out, false}))), "");
}

TEST(Reading, ABookletClaimsNoConformance) {
  const std::string bytes = book_of("chess99", {"a5", BookBoard::none, true});
  EXPECT_EQ(bytes.find("pdfuaid"), std::string::npos);
  EXPECT_EQ(bytes.find("pdfaid"), std::string::npos);
}

/// The first element of a kind.
Object element(QPDF& pdf, const std::string& kind) {
  for (Object object : pdf.getAllObjects())
    if (object.isDictionary() && object.hasKey("/S") && object.hasKey("/P") &&
        object.getKey("/S").getName() == kind)
      return object;
  throw std::runtime_error("no element " + kind);
}

/// The first object that has a key.
Object with_key(QPDF& pdf, const std::string& key) {
  for (Object object : pdf.getAllObjects())
    if (object.isDictionary() && object.hasKey(key)) return object;
  throw std::runtime_error("no object with " + key);
}

/// A form that a page shows.
Object form_of(QPDF& pdf) {
  for (Object object : pdf.getAllObjects())
    if (object.isStream() && object.getDict().getKey("/Subtype").isNameAndEquals("/Form"))
      return object;
  throw std::runtime_error("no form");
}

void replace_content(QPDF& pdf, const std::string& what, const std::string& by) {
  for (Object page : pdf.getAllPages()) {
    Object stream = page.getPageContents().at(0);
    const auto data = stream.getStreamData();
    std::string text(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
    const std::size_t at = text.find(what);
    if (at == std::string::npos) continue;
    stream.replaceStreamData(text.replace(at, what.size(), by), Object::newNull(),
                             Object::newNull());
    return;
  }
  throw std::runtime_error("no page has " + what);
}

/// The violations found in a book after `fault` has changed it.
std::string found_after(const std::string& whole, const std::function<void(QPDF&)>& fault) {
  QPDF pdf;
  pdf.processMemoryFile("book", whole.data(), whole.size());
  fault(pdf);
  return listed(test::reading_problems(pdf, whole));
}

TEST(Reading, AListWithoutNumberingIsDetected) {
  const std::string found =
      found_after(book_of("chess99"), [](QPDF& pdf) { element(pdf, "/L").removeKey("/A"); });
  EXPECT_NE(found.find("lists: the numbering is not specified"), std::string::npos) << found;
}

TEST(Reading, EachViolationIsDetected) {
  const std::string whole = book_of("gilman-river", {"a5", BookBoard::none, false});
  const auto name = [](const char* text) { return Object::newName(text); };
  const auto first_link = [](QPDF& pdf) {
    for (Object page : pdf.getAllPages())
      if (page.hasKey("/Annots")) return page.getKey("/Annots").getArrayItem(0);
    throw std::runtime_error("no link");
  };
  const std::pair<const char*, std::function<void(QPDF&)>> faults[] = {
      {"catalogue: no language", [](QPDF& pdf) { pdf.getRoot().removeKey("/Lang"); }},
      {"catalogue: it is not marked", [](QPDF& pdf) { pdf.getRoot().removeKey("/MarkInfo"); }},
      {"catalogue: the title is not shown",
       [](QPDF& pdf) { pdf.getRoot().removeKey("/ViewerPreferences"); }},
      {"catalogue: it has /OpenAction",
       [&](QPDF& pdf) { pdf.getRoot().replaceKey("/OpenAction", Object::newArray()); }},
      {"metadata: there are none", [](QPDF& pdf) { pdf.getRoot().removeKey("/Metadata"); }},
      {"metadata: another /Title",
       [](QPDF& pdf) {
         pdf.getTrailer().getKey("/Info").replaceKey("/Title", Object::newString("Another"));
       }},
      {"metadata: another /ModDate",
       [](QPDF& pdf) { pdf.getTrailer().getKey("/Info").removeKey("/ModDate"); }},
      {"intent: there is not one", [](QPDF& pdf) { pdf.getRoot().removeKey("/OutputIntents"); }},
      {"intent: no profile",
       [](QPDF& pdf) {
         pdf.getRoot().getKey("/OutputIntents").getArrayItem(0).removeKey("/DestOutputProfile");
       }},
      {"pages: links are not in the order",
       [](QPDF& pdf) { Object(pdf.getAllPages()[3]).removeKey("/Tabs"); }},
      {"pages: a group has colours",
       [](QPDF& pdf) {
         Object(pdf.getAllPages()[3]).replaceKey("/Group", Object::newDictionary());
       }},
      {"pages: its size",
       [](QPDF& pdf) {
         Object(pdf.getAllPages()[0]).replaceKey("/MediaBox", Object::parse("[ 0 0 20000 100 ]"));
       }},
      {"forms: operator BMC",
       [](QPDF& pdf) {
         form_of(pdf).replaceStreamData("/Artifact BMC EMC", Object::newNull(), Object::newNull());
       }},
      {"forms: a group has colours",
       [](QPDF& pdf) { form_of(pdf).getDict().replaceKey("/Group", Object::newDictionary()); }},
      {"forms: one has no resources",
       [](QPDF& pdf) { form_of(pdf).getDict().removeKey("/Resources"); }},
      {"forms: a page shows something else",
       [&](QPDF& pdf) { form_of(pdf).getDict().replaceKey("/Subtype", name("/Image")); }},
      {"marks: f draws what is in no element",
       [](QPDF& pdf) { replace_content(pdf, "/Artifact BMC", "0 0 1 1 re f /Artifact BMC"); }},
      {"marks: some are not closed", [](QPDF& pdf) { replace_content(pdf, "EMC", ""); }},
      {"marks: a number stands twice",
       [](QPDF& pdf) { replace_content(pdf, "/MCID 1 ", "/MCID 0 "); }},
      {"structure: marked content without",
       [](QPDF& pdf) { replace_content(pdf, "/MCID 0 ", "/MCID 999 "); }},
      {"marks: an artifact and an element are one",
       [](QPDF& pdf) { replace_content(pdf, "EMC", "/Artifact BMC EMC EMC"); }},
      {"colours: operator k", [](QPDF& pdf) { replace_content(pdf, "\n0 g\n", "\n0 0 0 1 k\n"); }},
      {"limits: q stands deeper",
       [](QPDF& pdf) {
         std::string deep;
         for (int i = 0; i < 29; ++i) deep.insert(0, "q ") += " Q";
         replace_content(pdf, "/Artifact BMC", deep + " /Artifact BMC");
       }},
      {"links: one has no words", [&](QPDF& pdf) { first_link(pdf).removeKey("/Contents"); }},
      {"links: one is not printed", [&](QPDF& pdf) { first_link(pdf).removeKey("/F"); }},
      {"links: one leads nowhere", [&](QPDF& pdf) { first_link(pdf).removeKey("/Dest"); }},
      {"links: one is not that of its element",
       [&](QPDF& pdf) { first_link(pdf).removeKey("/StructParent"); }},
      {"structure: an element /Oddity",
       [&](QPDF& pdf) { element(pdf, "/P").replaceKey("/S", name("/Oddity")); }},
      {"structure: /TOCI in /Div",
       [&](QPDF& pdf) { element(pdf, "/TOC").replaceKey("/S", name("/Div")); }},
      {"structure: a title skips a level",
       [&](QPDF& pdf) { element(pdf, "/H1").replaceKey("/S", name("/H3")); }},
      {"figures: one has no words", [](QPDF& pdf) { element(pdf, "/Figure").removeKey("/Alt"); }},
      {"figures: one has no box", [](QPDF& pdf) { element(pdf, "/Figure").removeKey("/A"); }},
      {"tables: a head leads nowhere", [](QPDF& pdf) { element(pdf, "/TH").removeKey("/A"); }},
      {"notes: one has no name", [](QPDF& pdf) { element(pdf, "/Note").removeKey("/ID"); }},
      {"fonts: one is not in the document",
       [](QPDF& pdf) { with_key(pdf, "/FontFile2").removeKey("/FontFile2"); }},
      {"fonts: its flags",
       [](QPDF& pdf) { with_key(pdf, "/FontFile2").replaceKey("/Flags", Object::newInteger(6)); }},
      {"fonts: a font does not say which letters",
       [](QPDF& pdf) { with_key(pdf, "/ToUnicode").removeKey("/ToUnicode"); }},
      {"fonts: its codes are not those of Windows",
       [](QPDF& pdf) { with_key(pdf, "/FirstChar").removeKey("/Encoding"); }},
      {"fonts: a glyph has another width",
       [](QPDF& pdf) {
         Object widths = with_key(pdf, "/FirstChar").getKey("/Widths");
         for (int i = 0; i < widths.getArrayNItems(); ++i)
           widths.setArrayItem(i, Object::newInteger(1234));
       }},
      {"fonts: it does not specify which glyphs",
       [](QPDF& pdf) { with_key(pdf, "/CIDToGIDMap").removeKey("/CIDToGIDMap"); }},
      {"limits: a long string",
       [](QPDF& pdf) {
         element(pdf, "/Figure").replaceKey("/Alt", Object::newString(std::string(32768, 'a')));
       }},
  };
  // The checker is not part of the program, so sanitizers need not instrument all of it.
  const std::size_t step = test::is_sanitized ? 5 : 1;
  for (std::size_t i = 0; i < std::size(faults); i += step) {
    const auto& [words, fault] = faults[i];
    const std::string found = found_after(whole, fault);
    EXPECT_NE(found.find(words), std::string::npos) << words << "\n" << found;
  }
  for (const auto& [what, by] :
       {std::pair<std::string, std::string>("%PDF-1.7", "%PDF-1.4"),
        std::pair<std::string, std::string>("\nendstream", " endstream")}) {
    std::string broken = whole;
    broken.replace(broken.find(what), what.size(), by);
    EXPECT_NE(listed(problems_of(broken)).find("file: "), std::string::npos) << what;
  }
}

}  // namespace
}  // namespace boardwright::tests::reading_test
