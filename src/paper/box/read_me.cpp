// Sets the first page of a kit, line by line from the top.
#include "box/read_me.h"

#include <algorithm>

#include "base/text.h"
#include "english/kit_words.h"
#include "sheets/gauges.h"
#include "sheets/sheet_layout.h"

namespace boardwright::box {

using base::Millimetres;
using scene::PaperBox, scene::PaperVec, scene::Scene;
using sheets::Sheet;

namespace {

constexpr Millimetres picture_gap = 4_mm;
constexpr Millimetres page_edge = 16_mm, title_letters = 8_mm, head_letters = 4.2_mm,
                      text_letters = 3.4_mm, leading = 5.6_mm, ruler_below = 10_mm;
/// Sizes of text to try, until the page holds everything.
constexpr double text_scales[] = {1, 0.94, 0.88, 0.82, 0.76, 0.7};

/// Centred lines, from the top of the page downward. Coordinates are relative to the page's lower
/// left corner.
class Column {
 public:
  Column(const base::PaperSize& paper, double scale)
      : width_(paper.width - 2 * page_edge),
        middle_(paper.width / 2),
        y_(paper.height - page_edge),
        scale_(scale) {
    scene_.box = scene::at_one_to_one(PaperBox{{}, {paper.width, paper.height}});
  }

  Millimetres y() const { return y_; }
  const std::vector<PaperBox>& pictures() const { return pictures_; }
  Scene& scene() { return scene_; }
  const std::string& words() const { return words_; }
  void skip(Millimetres by) { y_ = y_ - by; }

  void title(const std::string& text) { line("words strong", text, scale_ * title_letters, 12_mm); }
  void head(const std::string& text) {
    skip(scale_ * 3_mm);
    line("words strong", text, scale_ * head_letters, 6.2_mm);
  }

  /// Begins an entry with a place for a picture at the left; its text leaves that free.
  void begin_picture(Millimetres height) {
    skip(scale_ * 3_mm);
    const Millimetres side = scale_ * height;
    pictures_.push_back({{page_edge, y_ - side}, {page_edge + side, y_}});
    width_ = width_ - 2 * (side + picture_gap);
  }
  /// Ends the entry below its text and its picture.
  void end_picture() {
    width_ = width_ + 2 * (pictures_.back().width() + picture_gap);
    y_ = std::min(y_, pictures_.back().low.y);
  }

  void strong(const std::string& text) {
    skip(scale_ * 2_mm);
    paragraph(text, "words strong");
  }

  /// Adds a paragraph with the fewest lines, balanced in length.
  void paragraph(const std::string& text, const char* role = "words") {
    for (const std::string& each : sheets::balanced_lines(text, scale_ * text_letters, width_))
      line(role, each, scale_ * text_letters, leading);
  }

 private:
  void line(const char* role, const std::string& text, Millimetres size, Millimetres below) {
    sheets::add_words(scene_, role, {middle_, y_ - size / 2}, text, size, width_);
    skip(scale_ * below);
    words_ += (words_.empty() ? "" : " ") + text;
  }

  Scene scene_;
  Millimetres width_, middle_, y_;
  double scale_;
  std::string words_;
  std::vector<PaperBox> pictures_;  ///< places, in the order of the entries that have pictures
};

/// Adds a picture in the middle of a box, as large as fits.
void add_picture(scene::Page& page, const ReadMePicture& picture, const PaperBox& room) {
  const scene::Box& own = picture.scene.box;
  scene::Box box = own;
  if (picture.over_style != nullptr) {
    const double units = scene::one_to_one / picture.unit;
    const scene::Box& over = picture.over.box;
    box = {{std::min(own.low.x, units * over.low.x), std::min(own.low.y, units * over.low.y)},
           {std::max(own.high.x, units * over.high.x), std::max(own.high.y, units * over.high.y)}};
  }
  const Millimetres side = std::min(room.width() / box.width(), room.height() / box.height());
  const PaperVec origin =
      0.5 * (room.low + room.high) - scene::in_millimetres(0.5 * (box.low + box.high), side);
  const PaperBox window{{}, {page.width, page.height}};
  page.layers.push_back({&picture.scene, picture.style, side, origin, window});
  if (picture.over_style != nullptr)
    page.layers.push_back({&picture.over, picture.over_style,
                           (side / picture.unit) * scene::one_to_one, origin, window});
}

/// Adds the calibration square with the ruler below it, both centred on `middle` horizontally.
void add_gauges(Scene& scene, PaperVec middle) {
  const PaperVec corner = middle + PaperVec{-0.5 * Sheet::square, 0_mm};
  const PaperBox square{corner, corner + PaperVec{Sheet::square, Sheet::square}};
  sheets::add_frame(scene, "gauge", square);
  sheets::add_words(scene, "words", 0.5 * (square.low + square.high), "50 mm square", text_letters,
                    Sheet::square - 4_mm);
  sheets::add_ruler(scene, middle + PaperVec{-0.5 * sheets::ruler_length, -ruler_below});
}

std::string pages_text(std::size_t first, std::size_t count) {
  if (count == 1) return "page " + std::to_string(first);
  return "pages " + std::to_string(first) + " to " + std::to_string(first + count - 1);
}

/// The print jobs. Consecutive parts that are printed alike are one job; the first job includes
/// this page.
std::vector<std::string> jobs_of(const std::vector<ReadMePart>& parts) {
  std::vector<std::string> jobs;
  std::size_t first = 1, page = 2;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    page += parts[i].pages;
    if (i + 1 < parts.size() && parts[i + 1].job == parts[i].job) continue;
    std::string job = pages_text(first, page - first) + ": " + parts[i].job.words + ".";
    job.front() = 'P';
    jobs.push_back(std::move(job));
    first = page;
  }
  return jobs;
}

std::string needs_of(const ReadMe& contents) {
  std::size_t paper = 1, card = 0;  // this page is on paper
  for (const ReadMePart& part : contents.parts) {
    const std::size_t sheets = part.job.two_sided ? (part.pages + 1) / 2 : part.pages;
    (part.job.on_card ? card : paper) += sheets;
  }
  return english::kit_needs(paper, card, contents.paper, contents.tools, contents.minutes);
}

/// Sets all lines, and the gauges below them.
Column column_of(const ReadMe& contents, const base::PaperSize& paper, double scale) {
  Column column(paper, scale);
  column.title(contents.title + ": print and play");
  if (!contents.by.empty()) column.paragraph("By " + contents.by + ".");
  if (!contents.warning.empty()) column.strong(contents.warning);
  if (!contents.tools.empty()) {
    column.head("What you need");
    column.paragraph(needs_of(contents));
  }
  column.head(english::true_to_size_title);
  column.paragraph(english::true_to_size);
  std::size_t page = 2;
  for (const ReadMePart& part : contents.parts) {
    if (part.picture) column.begin_picture(part.picture->height);
    column.head(part.title + " (" + pages_text(page, part.pages) + ")");
    column.paragraph(part.words);
    if (part.picture) column.end_picture();
    page += part.pages;
  }
  if (!contents.parts.empty() && !contents.parts.front().job.words.empty()) {
    column.head(english::jobs_title);
    for (const std::string& job : jobs_of(contents.parts)) column.paragraph(job);
  }
  if (!contents.missing.empty()) column.head(english::missing_title);
  for (const std::string& each : contents.missing) column.paragraph(each);
  if (!contents.licence.empty()) {
    column.head("Licence");
    column.paragraph(contents.licence);
  }
  column.skip(Sheet::square + 4_mm);
  add_gauges(column.scene(), {paper.width / 2, column.y()});
  return column;
}

}  // namespace

ReadMePage read_me_page(const ReadMe& contents, const base::PaperSize& paper,
                        const scene::Style& marks) {
  Column column = column_of(contents, paper, 1);
  for (const double scale : text_scales) {
    column = column_of(contents, paper, scale);
    if (column.y() >= ruler_below + 6_mm) break;
  }
  ReadMePage made;
  made.page.width = paper.width;
  made.page.height = paper.height;
  made.page.words = column.words();
  made.scene = std::make_unique<Scene>(std::move(column.scene()));
  made.style = std::make_unique<scene::Style>(marks);
  made.page.layers.push_back({made.scene.get(),
                              made.style.get(),
                              scene::one_to_one,
                              {},
                              {{}, {paper.width, paper.height}}});
  auto place = column.pictures().begin();
  for (const ReadMePart& part : contents.parts)
    if (part.picture) add_picture(made.page, *part.picture, *place++);
  return made;
}

}  // namespace boardwright::box
