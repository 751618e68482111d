// The first page of a kit: its contents, how to print it, and how to check the result.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "scene/page.h"
#include "sheets/paper.h"

namespace boardwright::box {

using base::operator""_mm;

/// The entry for a part of a kit.
struct ReadMePart {
  std::string title;      ///< "The board"
  std::string words;      ///< sizes and instructions: "Cells with sides of 43.3 mm. Cut ..."
  std::size_t pages = 1;  ///< number of pages in the file
  std::string job = {};   ///< how it is printed: "one side, on paper"; empty: not stated
};

/// The contents of the page.
struct ReadMe {
  std::string title, by;
  std::string licence;  ///< may be empty
  std::vector<ReadMePart> parts;
  std::vector<std::string> missing;  ///< reasons for missing parts, one sentence each
};

/// The page, with a ruler and a calibration square of 50 mm, and what it points to. Movable.
struct ReadMePage {
  scene::Page page;
  std::unique_ptr<scene::Scene> scene;
  std::unique_ptr<scene::Style> style;
};

/// Draws the page. `marks`: the style of the marks over and beside boards. The page numbers of
/// parts count through one file that begins with this page.
ReadMePage read_me_page(const ReadMe& contents, const base::PaperSize& paper,
                        const scene::Style& marks);

}  // namespace boardwright::box
