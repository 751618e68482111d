// Finished documents: the result is the same, compressed and valid, for each form in which Cairo
// writes them.
#include <cairo-pdf.h>
#include <gtest/gtest.h>

#include <functional>

#include "pdf/draw.h"
#include "pdf/ink.h"
#include "pdf/pdf_document.h"
#include "pdf/pdf_file.h"
#include "pdf/pdf_join.h"
#include "support/rooms.h"
#include "support/sample.h"
#include "typeset/books.h"

namespace boardwright::tests::pdf_document_test {
namespace {

using fonts::SurfaceHandle;
using pdf::PdfDocument;
using pdf::PdfValue;

bool holds(const std::string& bytes, std::string_view part) {
  return bytes.find(part) != std::string::npos;
}

void draw_in(cairo_t* cairo, const char* tag, const char* attributes) {
  static fonts::Fonts fonts(test::fonts());
  cairo_tag_begin(cairo, tag, attributes);
  pdf::begin_content(cairo, fonts);
  cairo_rectangle(cairo, 10, 10, 20, 20);
  cairo_fill(cairo);
  cairo_tag_end(cairo, tag);
}

/// Two pages as Cairo writes them: a link on the first leads to a destination on the second, which
/// has a note and a figure.
std::string drawn(const std::string& title = "Pond") {
  return pdf::draw_document(title, {}, {Points(200), Points(100)},
                            [](cairo_surface_t*, cairo_t* cairo) {
                              draw_in(cairo, "Link", "dest='there' rect=[10 10 20 20]");
                              cairo_show_page(cairo);
                              draw_in(cairo, CAIRO_TAG_DEST, "name='there'");
                              draw_in(cairo, "Note", nullptr);
                              draw_in(cairo, "Figure", nullptr);
                            });
}

/// A document with all its objects in streams, as Cairo 1.18 writes it, or with none, as 1.16 does.
std::string in_object_streams(const std::string& document,
                              qpdf_object_stream_e mode = qpdf_o_generate) {
  QPDF pdf;
  pdf.processMemoryFile("drawn", document.data(), document.size());
  QPDFWriter writer(pdf);
  writer.setOutputMemory();
  writer.setObjectStreamMode(mode);
  writer.setStaticID(true);
  writer.write();
  const auto file = writer.getBufferSharedPointer();
  return {reinterpret_cast<const char*>(file->getBuffer()), file->getSize()};
}

std::string finished(const std::string& document, bool accessible = true) {
  pdf::Finishing finishing;
  finishing.words = {"Two herons."};
  finishing.accessible = accessible;
  return pdf::finish(document, finishing, {});
}

void expect_object_streams(const std::string& document) {
  EXPECT_TRUE(holds(document, "/Type /ObjStm"));
  EXPECT_TRUE(holds(document, "/Type /XRef"));
  EXPECT_FALSE(holds(document, "\nxref\n"));
  EXPECT_FALSE(holds(document, "/Type /StructElem"));
}

TEST(PdfDocument, ObjectStreamsInTheInputDoNotChangeTheResult) {
  const std::string packed = in_object_streams(drawn());
  ASSERT_FALSE(holds(packed, "/StructTreeRoot"));
  EXPECT_EQ(finished(packed), finished(in_object_streams(packed)));
  PdfDocument document(packed);
  ASSERT_EQ(document.pages().size(), 2u);
  if (holds(drawn(), "\nxref\n")) {  // Cairo before 1.18
    EXPECT_TRUE(finished(packed) == finished(drawn()));
  }
}

TEST(PdfDocument, WithObjectStreamsHasAlternativeTextAndStructure) {
  const std::string bytes = finished(in_object_streams(drawn()));
  PdfDocument document(bytes);
  EXPECT_EQ(document.root().getKey("/Lang").getUTF8Value(), "en");
  std::vector<std::string> kinds, words;
  for (auto& [element, kind] : pdf::elements_below(document.structure())) {
    kinds.push_back(kind);
    if (element.hasKey("/Alt")) words.push_back(element.getKey("/Alt").getUTF8Value());
  }
  EXPECT_EQ(kinds, (std::vector<std::string>{"/Document", "/Link", "/Note", "/Figure"}));
  EXPECT_EQ(words, std::vector<std::string>{"Two herons."});
  PdfValue page = document.pages().at(0);
  PdfValue link = page.getKey("/Annots").getArrayItem(0);
  EXPECT_EQ(link.getKey("/Contents").getUTF8Value(), "page 2");
}

TEST(PdfDocument, FiguresWithoutTextBelongToTheirPages) {
  Scene scene;
  scene.title = "Pond";
  scene.box = {{0, 0}, {2, 1}};
  scene.root.children.push_back(Path{
      {"cell", {}, {}, {}},
      {{Stroke::Kind::move, {0, 0}}, {Stroke::Kind::line, {1, 0}}, {Stroke::Kind::line, {1, 1}}}});
  const Style style = test::classic();
  Page page;
  page.width = page.height = Millimetres(50);
  page.layers.push_back({&scene, &style, Millimetres(10), {}, {{}, {page.width, page.height}}});
  Ink ink(test::fonts());
  for (const std::string& bytes :
       {ink->pdf(scene, style, {}), ink->pages({page, page}, "Pond", {})}) {
    PdfDocument document(bytes);
    std::size_t figures = 0;
    for (auto& [element, kind] : pdf::elements_below(document.structure())) {
      if (kind != "/Figure") continue;
      PdfValue page_of_it = document.pages().at(figures);
      EXPECT_EQ(element.getKey("/Pg").getObjGen(), page_of_it.getObjGen());
      EXPECT_TRUE(element.hasKey("/K"));
      const auto content = page_of_it.getKey("/Contents").getStreamData(qpdf_dl_all);
      const std::string_view drawn(reinterpret_cast<const char*>(content->getBuffer()),
                                   content->getSize());
      EXPECT_NE(drawn.find("/Figure <<"), drawn.npos) << drawn;
      ++figures;
    }
    EXPECT_EQ(figures, document.pages().size());
  }
}

TEST(PdfDocument, IsWrittenWithObjectStreams) {
  expect_object_streams(finished(drawn()));
  Book book;
  book.title = "Pond";
  Ink ink(test::fonts());
  const std::string bytes = Books(ink)->pdf(book, {});
  EXPECT_TRUE(bytes.starts_with("%PDF-1.7\n"));
  expect_object_streams(bytes);
  expect_object_streams(ink->join({{"A", bytes}, {"B", bytes}}, "Two ponds"));
}

TEST(PdfDocument, HasTheVersionThatItsEntriesRequire) {
  const std::string document = drawn();
  const auto version = [&](bool true_to_size, const std::string& duplex) {
    pdf::Finishing finishing;
    finishing.true_to_size = true_to_size;
    RenderOptions options;
    options.duplex = duplex;
    return pdf::finish(document, finishing, options).substr(0, 8);
  };
  const std::string cairo = document.substr(0, 8);
  EXPECT_EQ(version(false, ""), std::max<std::string>(cairo, "%PDF-1.5"));
  EXPECT_EQ(version(true, ""), std::max<std::string>(cairo, "%PDF-1.6"));
  EXPECT_EQ(version(true, "Simplex"), std::max<std::string>(cairo, "%PDF-1.7"));
}

TEST(PdfDocument, DifferentContentsHaveDifferentIds) {
  const auto identity = [](const std::string& title) {
    QPDF pdf;
    const std::string bytes = finished(drawn(title));
    pdf.processMemoryFile("drawn", bytes.data(), bytes.size());
    return pdf.getTrailer().getKey("/ID").getArrayItem(0).getStringValue();
  };
  EXPECT_EQ(identity("Pond"), identity("Pond"));
  EXPECT_NE(identity("Pond"), identity("Lake"));
}

TEST(PdfDocument, ElementsCanHaveMarkedContentAndElements) {
  const std::string mixed = pdf::draw_document(
      "Pond", {}, {Points(200), Points(100)}, [](cairo_surface_t*, cairo_t* cairo) {
        for (const auto& [outer, inner] : {std::pair("Div", "TOCI"), std::pair("TR", "TH")}) {
          cairo_tag_begin(cairo, outer, nullptr);
          cairo_rectangle(cairo, 10, 40, 20, 20);
          cairo_fill(cairo);
          draw_in(cairo, inner, nullptr);
          cairo_tag_end(cairo, outer);
        }
      });
  const std::string bytes = finished(mixed);
  PdfDocument document(bytes);
  std::vector<std::string> kinds;
  for (const auto& [element, kind] : pdf::elements_below(document.structure()))
    kinds.push_back(kind);
  EXPECT_EQ(kinds, (std::vector<std::string>{"/Document", "/Div", "/TOC", "/TOCI", "/TR", "/TH"}));
}

/// The message of the exception that `use` throws; empty if it throws none.
std::string failure_of(const std::function<void()>& use) {
  testing::internal::CaptureStderr();
  std::string message;
  try {
    use();
  } catch (const std::runtime_error& failure) {
    message = failure.what();
  }
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  return message;
}

TEST(PdfDocument, DamageIsAnErrorWithoutWarnings) {
  const std::string whole = in_object_streams(drawn(), qpdf_o_disable);
  std::string other_objects = whole;
  for (std::size_t at = 0; (at = other_objects.find(" 0 obj", at)) != std::string::npos; ++at)
    other_objects[at + 3] = 'O';
  std::string open_array = whole;
  open_array.replace(open_array.find("/Kids [ "), 8, "/Kids ( ");
  for (const std::string& wrong : {std::string(), std::string("%PDF-1.5\nstartxref\n99\n"),
                                   whole.substr(0, whole.size() / 2), other_objects, open_array}) {
    const std::string message = failure_of([&] { finished(wrong); });
    EXPECT_TRUE(message.starts_with("cannot finish a PDF: ")) << message;
    EXPECT_NE(failure_of([&] { pdf::pages_of(wrong); }), "");
  }
}

TEST(PdfJoin, LinksKeepTheirDestinationsIfNamesCollide) {
  const std::string part = finished(drawn(), false);
  const std::string bytes = pdf::join({{"First", part}, {"Second", part}}, "Both", nullptr);
  PdfDocument document(bytes);
  const auto& pages = document.pages();
  ASSERT_EQ(pages.size(), 4u);
  for (const std::size_t first : {0u, 2u}) {
    PdfValue page = pages[first];
    PdfValue link = page.getKey("/Annots").getArrayItem(0);
    PdfValue place = link.hasKey("/Dest") ? link.getKey("/Dest") : link.getKey("/A").getKey("/D");
    ASSERT_TRUE(place.isArray()) << first;
    EXPECT_EQ(place.getArrayItem(0).getObjGen(), pages[first + 1].getObjGen());
  }
}

TEST(PdfJoin, PagesAndLinksHaveParentTreeEntries) {
  const std::string part = finished(drawn(), false);
  const std::string bytes =
      pdf::join({{"A", part}, {"B", in_object_streams(part)}, {"C", part}}, "All", nullptr);
  PdfDocument document(bytes);
  auto parents =
      QPDFNumberTreeObjectHelper(document.structure().getKey("/ParentTree"), document.qpdf())
          .getAsMap();
  int links = 0;
  for (PdfValue page : document.pages()) {
    PdfValue row = parents.at(page.getKey("/StructParents").getIntValue());
    ASSERT_GT(row.getArrayNItems(), 0);
    EXPECT_EQ(row.getArrayItem(0).getKey("/Pg").getObjGen(), page.getObjGen());
    if (!page.hasKey("/Annots")) continue;
    PdfValue link = page.getKey("/Annots").getArrayItem(0);
    EXPECT_TRUE(parents.at(link.getKey("/StructParent").getIntValue())
                    .getKey("/S")
                    .isNameAndEquals("/Link"));
    ++links;
  }
  EXPECT_EQ(links, 3);
  EXPECT_EQ(document.structure().getKey("/ParentTreeNextKey").getIntValue(),
            parents.rbegin()->first + 1);
}

TEST(PdfJoin, ADocumentWithoutStructureIsRefused) {
  std::string bytes;
  const SurfaceHandle surface =
      pdf::open_document(bytes, {Points(200), Points(100)}, "Plain", RenderOptions{});
  cairo_surface_finish(surface.get());
  const std::string part = finished(drawn(), false);
  EXPECT_EQ(failure_of([&] {
              pdf::join({{"A", part}, {"B", bytes}}, "All", nullptr);
            }),
            "cannot join: a document has no /StructTreeRoot");
}

}  // namespace
}  // namespace boardwright::tests::pdf_document_test
