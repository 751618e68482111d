// PDF and PNG: reproducible bytes, alternative text, and only the bundled fonts.
#include <cairo.h>
#include <glib.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <clocale>
#include <fstream>
#include <set>
#include <thread>

#include "base/limits.h"
#include "disk/disk.h"
#include "pdf/qpdf.h"
#include "render/svg.h"
#include "support/desk.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::ink_test {
namespace {

namespace fs = std::filesystem;
using test::classic;
using test::lotus_flower;

std::string pdf_of(const Scene& scene) { return Ink(test::fonts())->pdf(scene, classic(), {}); }

std::string eps_of(const Scene& scene) { return Ink(test::fonts())->eps(scene, classic(), {}); }

std::string png_of(const Scene& scene, double width = 300) {
  RenderOptions options;
  options.png_width = width;
  return Ink(test::fonts())->png(scene, classic(), options);
}

bool holds(const std::string& bytes, std::string_view part) {
  return bytes.find(part) != std::string::npos;
}

/// A document with its objects as text.
std::string objects_of(const std::string& bytes) {
  QPDF pdf;
  pdf.processMemoryFile("drawn", bytes.data(), bytes.size());
  QPDFWriter writer(pdf);
  writer.setOutputMemory();
  writer.setObjectStreamMode(qpdf_o_disable);
  writer.write();
  const auto file = writer.getBufferSharedPointer();
  return {reinterpret_cast<const char*>(file->getBuffer()), file->getSize()};
}

/// The message of the exception that drawing throws; empty if it throws none.
template <class Draw>
std::string failure_of(Draw draw) {
  try {
    draw();
    return {};
  } catch (const std::runtime_error& failure) {
    return failure.what();
  }
}

Scene with_text(const std::string& words) {
  Scene scene = lotus_flower();
  scene.root.children.push_back(Text{{"name", "", "", {}}, {0, 0}, words, 0});
  return scene;
}

TEST(Eps, HasTheSameBytesAndNoTime) {
  const std::string bytes = eps_of(lotus_flower());
  EXPECT_TRUE(bytes.starts_with("%!PS-Adobe-3.0 EPSF-3.0"));
  EXPECT_FALSE(holds(bytes, "CreationDate"));
  EXPECT_EQ(bytes, eps_of(lotus_flower()));
}

TEST(Eps, GhostscriptRendersIt) {
  if (!test::has_program("gs")) GTEST_SKIP() << "Ghostscript is not installed";
  const test::ScratchFile file("flower.eps", eps_of(lotus_flower()));
  const test::ScratchFile picture("flower.pgm", "");
  ASSERT_TRUE(
      test::runs("gs -q -dSAFER -dBATCH -dNOPAUSE -dEPSCrop -r36 -sDEVICE=pgmraw -sOutputFile=" +
                 picture.path().string() + " " + file.path().string()));
  const std::string drawn = disk::read_file(picture.path(), std::size_t{1} << 22);
  const std::set<char> greys(drawn.begin() + 20, drawn.end());
  EXPECT_GT(greys.size(), 3u);  // cells of several colours on the paper
}

TEST(Pdf, HasLanguageTitleAndAlternativeText) {
  const std::string pdf = pdf_of(lotus_flower());
  EXPECT_TRUE(pdf.starts_with("%PDF-1."));
  const std::string objects = objects_of(pdf);
  EXPECT_TRUE(holds(objects, "/Lang (en)"));
  EXPECT_TRUE(holds(objects, "/Alt (A man on h reaches s0 and t0.)"));
  EXPECT_TRUE(holds(objects, "/DisplayDocTitle true"));
  EXPECT_TRUE(holds(objects, "/Title (Diagram B1-1: a flower)"));
  EXPECT_TRUE(holds(objects, "/Marked true"));
}

TEST(Pdf, HasTheSizeOfTheDrawingInMillimetres) {
  // 4.4 sides of 14 mm
  EXPECT_TRUE(holds(objects_of(pdf_of(lotus_flower())), "/MediaBox [ 0 0 174.614"));
}

TEST(Pdf, OtherProgramsFindNoErrors) {
  if (!test::has_program("qpdf")) GTEST_SKIP() << "qpdf is not installed";
  const test::ScratchFile file("page.pdf", pdf_of(lotus_flower()));
  EXPECT_TRUE(test::runs("qpdf --check " + file.path().string()));
}

TEST(Pdf, TextCanBeExtracted) {
  if (!test::has_program("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  const test::ScratchFile file("text.pdf", pdf_of(with_text("Lotusrider")));
  EXPECT_TRUE(test::runs("pdftotext " + file.path().string() + " - | grep -q Lotusrider"));
}

TEST(Ink, GivesTheSameBytesTwice) {
  Ink ink(test::fonts());
  const Scene scene = lotus_flower();
  const std::string pdf = ink->pdf(scene, classic(), {}), png = ink->png(scene, classic(), {});
  EXPECT_EQ(ink->pdf(scene, classic(), {}), pdf);
  EXPECT_EQ(ink->png(scene, classic(), {}), png);
  EXPECT_EQ(pdf_of(scene), pdf);
}

TEST(Ink, GivesTheSameBytesInEveryThread) {
  const std::string pdf = pdf_of(lotus_flower()), png = png_of(lotus_flower());
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] {
      for (int n = 0; n < 3; ++n) {
        EXPECT_EQ(pdf_of(lotus_flower()), pdf);
        EXPECT_EQ(png_of(lotus_flower()), png);
      }
    });
  for (std::thread& thread : threads) thread.join();
}

TEST(Ink, GivesTheSameBytesInEveryLocaleAndTimeZone) {
  const std::string pdf = pdf_of(lotus_flower()), png = png_of(lotus_flower());
  for (const char* locale : {"de_DE.UTF-8", "C.UTF-8", "tr_TR.UTF-8", "C"}) {
    std::setlocale(LC_ALL, locale);  // unchanged where the locale is not installed
    setenv("LC_ALL", locale, 1);
    setenv("TZ", "Asia/Tokyo", 1);
    EXPECT_EQ(pdf_of(lotus_flower()), pdf);
    EXPECT_EQ(png_of(lotus_flower()), png);
  }
  std::setlocale(LC_ALL, "C");
  unsetenv("LC_ALL");
  unsetenv("TZ");
}

/// fontconfig complains of a broken configuration of the system as soon as it looks for fonts
/// there.
TEST(Ink, OpensNoSystemFont) {
  const test::Desk desk;
  desk.write("broken.conf", "<fontconfig", false);
  EXPECT_EQ(desk.type("FONTCONFIG_FILE=broken.conf boardwright draw lotus-39 B1-1 -o b.pdf"), "");
  EXPECT_FALSE(desk.failed());
  EXPECT_TRUE(fs::exists(desk.folder() / "b.pdf"));
}

TEST(Ink, AMissingCharacterIsNamedInTheError) {
  const auto draw = [] { pdf_of(with_text("ab\u6F22")); };
  EXPECT_EQ(failure_of(draw), "no font in '" + test::fonts().string() +
                                  "' has the character '\u6F22' (U+6F22), wanted for the text "
                                  "'ab\u6F22'");
}

TEST(Ink, TextThatIsNotUtf8IsAnError) {
  EXPECT_EQ(failure_of([] { png_of(with_text("a\xff")); }), "'a\\xff' is not UTF-8");
}

TEST(Ink, ATextThatIsTooLongIsAnError) {
  const std::string words(limits::layout_bytes + 1, 'a');
  EXPECT_TRUE(holds(failure_of([&] { png_of(with_text(words)); }), "longer than"));
}

TEST(Ink, AnUnknownFamilyIsAnError) {
  Report report;
  const auto data =
      parse_data("[[rule]]\nrole = \"name\"\nfill = \"#000\"\nfont = \"Arial\"\n", "s", report);
  const Style style = read_style(*data, report);
  const auto draw = [&] { Ink(test::fonts())->pdf(lotus_flower(), style, {}); };
  EXPECT_EQ(failure_of(draw), "no font 'Arial' in '" + test::fonts().string() + "'");
}

TEST(Ink, AFolderWithoutFontsIsRefused) {
  const test::ScratchFile folder("no-fonts");
  fs::remove(folder.path());
  EXPECT_EQ(failure_of([&] { Ink ink(folder.path()); }),
            "there are no fonts in '" + folder.path().string() + "'");
  fs::create_directory(folder.path());
  EXPECT_EQ(failure_of([&] { Ink ink(folder.path()); }),
            "there are no fonts in '" + folder.path().string() + "'");
}

TEST(Ink, AFileThatIsNotAFontIsRefused) {
  const test::ScratchFile folder("bad-fonts");
  fs::remove(folder.path());
  fs::create_directory(folder.path());
  std::ofstream(folder.path() / "bad.ttf") << "no font";
  EXPECT_EQ(failure_of([&] { Ink ink(folder.path()); }),
            "'" + (folder.path() / "bad.ttf").string() + "' is not a font");
}

/// An image decoded by Cairo.
struct Image {
  explicit Image(const std::string& png)
      : file("image.png", png), surface(cairo_image_surface_create_from_png(file.path().c_str())) {}
  ~Image() { cairo_surface_destroy(surface); }
  Image(const Image&) = delete;
  Image& operator=(const Image&) = delete;

  std::uint32_t pixel(int x, int y) const {
    const auto* row =
        cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface);
    return reinterpret_cast<const std::uint32_t*>(row)[x] & 0xffffff;
  }

  test::ScratchFile file;
  cairo_surface_t* surface;
};

TEST(Png, HasTheRequestedSizeAndTheColoursOfTheStyle) {
  Scene scene = lotus_flower();
  scene.box = {{-2.2, -2.2}, {2.2, 4.4}};
  const Image image(png_of(scene, 400));
  ASSERT_EQ(cairo_surface_status(image.surface), CAIRO_STATUS_SUCCESS);
  EXPECT_EQ(cairo_image_surface_get_width(image.surface), 400);
  EXPECT_EQ(cairo_image_surface_get_height(image.surface), 600);
  EXPECT_EQ(image.pixel(0, 0), 0xffffffu);
  const Colour piece = *classic().paint("man seat-1").fill;
  const auto byte = [](double part) { return static_cast<std::uint32_t>(part * 255 + 0.5); };
  EXPECT_EQ(image.pixel(200 + 25, 400 + 12),
            byte(piece.red) << 16 | byte(piece.green) << 8 | byte(piece.blue));
}

TEST(Png, ACurveBulgesTowardItsControlPoints) {
  Scene scene{"s", "t", "", {{-2, -2}, {2, 2}}, {}};
  Path hill{{"man seat-2", "", "", {}}, {{Stroke::Kind::move, {-1, 0}}}};
  hill.strokes.push_back({Stroke::Kind::curve, {1, 0}, 0, {-1, 4.0 / 3}, {1, 4.0 / 3}});
  hill.strokes.push_back({Stroke::Kind::close});
  scene.root.children.push_back(hill);
  const Image image(png_of(scene, 400));
  EXPECT_NE(image.pixel(200, 200 - 90), 0xffffffu) << "its top is one side above its ends";
  EXPECT_EQ(image.pixel(200, 200 - 110), 0xffffffu);
  EXPECT_EQ(image.pixel(200, 200 + 10), 0xffffffu);
}

/// A letter and seven full stops, so that one end of the text is darker, rotated about the centre
/// of a square sheet.
Scene rotated_text(double angle) {
  Scene scene{"s", "t", "", {{-2, -2}, {2, 2}}, {}};
  scene.root.children.push_back(Text{{"mark text", "", "", {}}, {0, 0}, "M.......", 0.8, angle});
  return scene;
}

/// The side of the sheet with more ink: 'l', 'r', 't' or 'b'.
template <class Pixel>
char dark_side(int size, Pixel&& pixel) {
  long left = 0, right = 0, top = 0, bottom = 0;
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      const long ink = 255 - static_cast<long>(pixel(x, y) & 0xffu);
      (x < size / 2 ? left : right) += ink;
      (y < size / 2 ? top : bottom) += ink;
    }
  if (std::abs(left - right) > std::abs(top - bottom)) return left > right ? 'l' : 'r';
  return top > bottom ? 't' : 'b';
}

constexpr std::pair<double, char> turns[] = {{0, 'l'}, {90, 'b'}, {180, 'r'}, {-90, 't'}};

TEST(Png, TextIsRotatedCounterClockwiseAboutItsCentre) {
  for (const auto& [angle, side] : turns) {
    const Image image(png_of(rotated_text(angle), 200));
    EXPECT_EQ(dark_side(200, [&](int x, int y) { return image.pixel(x, y); }), side) << angle;
  }
}

TEST(Pdf, TextIsRotatedCounterClockwiseAboutItsCentre) {
  if (!test::has_program("pdftoppm")) GTEST_SKIP() << "pdftoppm is not installed";
  for (const auto& [angle, side] : turns) {
    const test::ScratchFile page("turned.pdf", pdf_of(rotated_text(angle)));
    const std::string stem = page.path().string() + "-page";
    ASSERT_TRUE(
        test::runs("pdftoppm -png -singlefile -scale-to 200 " + page.path().string() + " " + stem));
    std::ifstream in(stem + ".png", std::ios::binary);
    const Image image(std::string(std::istreambuf_iterator<char>(in), {}));
    fs::remove(stem + ".png");
    EXPECT_EQ(dark_side(200, [&](int x, int y) { return image.pixel(x, y); }), side) << angle;
  }
}

TEST(Png, AnImageBeyondTheLimitsIsRefused) {
  for (const double width : {0.0, -1.0, 1e6, 20000.0, std::nan("")})
    EXPECT_TRUE(holds(failure_of([&] { png_of(lotus_flower(), width); }), "cannot be a PNG"));
}

/// The paths that replace the texts of a scene, as outlines.
std::vector<Path> letters_of(const Scene& scene) {
  std::vector<Path> found;
  for (const Node& node : Ink(test::fonts())->outlined(scene, classic()).root.children) {
    EXPECT_FALSE(std::holds_alternative<Text>(node));
    if (const auto* path = std::get_if<Path>(&node); path != nullptr && path->letters)
      found.push_back(*path);
  }
  return found;
}

Box box_of(const Path& path) {
  Box box{{1e9, 1e9}, {-1e9, -1e9}};
  for (const Stroke& stroke : path.strokes) {
    if (stroke.kind == Stroke::Kind::close) continue;
    box.low = {std::min(box.low.x, stroke.to.x), std::min(box.low.y, stroke.to.y)};
    box.high = {std::max(box.high.x, stroke.to.x), std::max(box.high.y, stroke.to.y)};
  }
  return box;
}

Scene with_letter(const std::string& letter, double angle) {
  Scene scene;
  scene.root.children.push_back(
      Text{{"name", "of-h", "the letter", {}}, {3, 2}, letter, 0.5, angle});
  return scene;
}

TEST(Outlines, OfACapitalHaveItsHeightAndCentre) {
  const auto letters = letters_of(with_letter("H", 0));
  ASSERT_EQ(letters.size(), 1u);
  EXPECT_EQ(letters[0].tag.role, "name");
  EXPECT_EQ(letters[0].tag.id, "of-h");
  EXPECT_EQ(letters[0].tag.title, "the letter");
  const Box box = box_of(letters[0]);
  EXPECT_NEAR(box.height(), 0.5 * capital_height, 1e-4);
  EXPECT_NEAR(box.low.y + box.high.y, 4, 2e-4);
  EXPECT_NEAR(box.low.x + box.high.x, 6, 2e-3);  // except for the side bearings of the font
}

TEST(Outlines, AreRotatedAboutTheCentre) {
  const Box lying = box_of(letters_of(with_letter("H", 90))[0]);
  const Box upright = box_of(letters_of(with_letter("H", 0))[0]);
  EXPECT_NEAR(lying.width(), upright.height(), 1e-4);
  EXPECT_NEAR(3 - lying.high.x, 2 - upright.high.y,
              1e-4);  // what was at the top is now at the left
}

TEST(Outlines, AreClosedAndBeginWithMoves) {
  for (const Path& letter : letters_of(with_text("B@i \u265E"))) {
    bool open = false;
    for (const Stroke& stroke : letter.strokes) {
      EXPECT_EQ(stroke.kind == Stroke::Kind::move, !open);
      open = stroke.kind != Stroke::Kind::close;
    }
    EXPECT_FALSE(open);
  }
}

TEST(Outlines, HaveThePaintOfTheText) {
  const Scene scene = lotus_flower();
  const std::string svg = render_svg(Ink(test::fonts())->outlined(scene, classic()), classic());
  EXPECT_EQ(svg.find("<text"), std::string::npos);
  std::size_t letters = 0;
  for (std::size_t at = 0; (at = svg.find(" paint-order=\"stroke\"", at)) != std::string::npos;
       ++at)
    ++letters;
  EXPECT_EQ(letters, 4u);
  EXPECT_TRUE(holds(svg, "<path class=\"man-label seat-1\" paint-order"));
  EXPECT_EQ(svg, render_svg(Ink(test::fonts())->outlined(scene, classic()), classic()));
  EXPECT_TRUE(holds(failure_of([] { letters_of(with_text("\U0001F9FF")); }), "no font in"));
}

// Fonts are kept as they were first read. No file is opened again, so none can fail or change
// later.
TEST(Ink, FontsAreReadOnce) {
  const test::ScratchFile folder("fonts", "");
  fs::remove(folder.path());
  fs::copy(test::fonts(), folder.path(), fs::copy_options::recursive);
  const Scene scene = with_text("Bishop ✶");
  Ink ink(folder.path());
  for (const auto& entry : fs::directory_iterator(folder.path())) fs::remove(entry.path());
  EXPECT_EQ(ink->pdf(scene, classic(), {}), pdf_of(scene));
  EXPECT_EQ(Ink(folder.path())->png(scene, classic(), {}),
            Ink(test::fonts())->png(scene, classic(), {}));
  fs::remove(folder.path());
}

TEST(Ink, ALibraryWarningIsAnError) {
  Ink ink(test::fonts());
  const GLogLevelFlags fatal = g_log_set_always_fatal(G_LOG_LEVEL_ERROR);
  std::thread([] { g_log("Pango", G_LOG_LEVEL_WARNING, "expect ugly output"); }).join();
  g_log_set_always_fatal(fatal);
  EXPECT_EQ(failure_of([&] { ink->png(lotus_flower(), classic(), {}); }),
            "cannot draw: library warning: expect ugly output");
  EXPECT_EQ(failure_of([&] { ink->png(lotus_flower(), classic(), {}); }), "");
}

}  // namespace
}  // namespace boardwright::tests::ink_test
