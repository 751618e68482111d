// The first page of a kit: its contents, how to print it, and how to check the result.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "scene/page.h"
#include "sheets/paper.h"

namespace boardwright::box {

using base::operator""_mm;

/// How a part is printed.
struct PrintJob {
  std::string words;       ///< "one side, on paper"; empty: not stated
  bool two_sided = false;  ///< two pages on a sheet
  bool on_card = false;
  friend bool operator==(const PrintJob&, const PrintJob&) = default;
};

/// A small picture of a part, which is scaled to the room beside its entry.
struct ReadMePicture {
  scene::Scene scene;
  const scene::Style* style = nullptr;  ///< outlives the page
  base::Millimetres height = 12_mm;
  /// What is drawn over it, in millimetres where a unit of `scene` is `unit` long; may be empty.
  scene::Scene over = {};
  const scene::Style* over_style = nullptr;
  base::Millimetres unit = scene::one_to_one;
};

/// The entry for a part of a kit.
struct ReadMePart {
  std::string title;      ///< "The board"
  std::string words;      ///< sizes and instructions: "Cells with sides of 43.3 mm. Cut ..."
  std::size_t pages = 1;  ///< number of pages in the file
  PrintJob job = {};
  std::optional<ReadMePicture> picture = {};
};

/// The contents of the page.
struct ReadMe {
  std::string title, by;
  std::string licence;  ///< may be empty
  std::vector<ReadMePart> parts;
  std::vector<std::string> missing;  ///< reasons for missing parts, one sentence each
  std::string warning = {};          ///< stands before all else
  std::string paper = {};            ///< "A4"
  std::vector<std::string> tools = {};
  int minutes = 0;  ///< to make it; 0: not stated
};

/// The page, with a ruler and a calibration square of 50 mm, and what it points to. Movable.
struct ReadMePage {
  scene::Page page;
  std::unique_ptr<scene::Scene> scene;
  std::unique_ptr<scene::Style> style;
};

/// Draws the page. `marks`: the style of the marks over and beside boards. The page numbers of
/// parts count through one file that begins with this page. The page points to the pictures of
/// `contents`.
ReadMePage read_me_page(const ReadMe& contents, const base::PaperSize& paper,
                        const scene::Style& marks);

}  // namespace boardwright::box
