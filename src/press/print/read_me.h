// The first page of a kit: what is in it, how to print it, and how to check what came out.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "print/paper.h"
#include "scene/page.h"

namespace boardwright::print {

/// A part of a kit as its first page tells of it.
struct ToldPart {
  std::string title;      ///< "The board"
  std::string words;      ///< sizes, and what to do: "Cells with sides of 43.3 mm. Cut ..."
  std::size_t pages = 1;  ///< of the file
};

/// What the page says besides.
struct ReadMe {
  std::string title, by;
  std::string licence;  ///< may be empty
  std::vector<ToldPart> parts;
  std::vector<std::string> missing;  ///< why a part is not there, a sentence each
};

/// The page, with a ruler and a square of 50 mm, and what it points to. May be moved.
struct ReadMePage {
  Page page;
  std::unique_ptr<Scene> scene;
  std::unique_ptr<Style> style;
};

/// `marks`: the style of what is printed over and beside boards. The parts are numbered by the
/// pages of one file, of which this is the first.
ReadMePage read_me_page(const ReadMe& told, const PaperSize& paper, const Style& marks);

}  // namespace boardwright::print
