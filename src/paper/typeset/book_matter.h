// Front and back matter of a book: title, contents, index.
#pragma once
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "book/book_blocks.h"
#include "typeset/book_flow.h"

namespace boardwright::typeset {

/// A heading and the label of its page.
struct ContentsEntry {
  FlowHeading heading;
  std::string page;
};

/// The occurrences of an index term on a page.
struct TermUse {
  int count = 0;
  bool main = false;  ///< the term is explained there
  int chapter = -1;   ///< index of its chapter among all titles; -1: none
};

/// For each index term its occurrences by page and section. Sections are indices into all titles.
using TermPages = std::map<int, std::map<std::pair<int, int>, TermUse>>;

/// The id of a page, to which page numbers link.
std::string page_target(const std::string& label);

BookBlocks matter_heading(const std::string& title, const std::string& id);
void add_title(FlowSetter& setter, const Book& book, const BookType& type);
/// The line spacing of the contents; close spacing can save a page.
enum class Spacing { usual, close };
void add_contents(FlowSetter& setter, const std::vector<ContentsEntry>& entries, const Book& book,
                  const BookType& type, Spacing spacing);

/// The index. A term with many pages gets a line for each section or chapter.
void add_index_lines(FlowSetter& setter, const Book& book, const TermPages& uses,
                     const std::vector<std::string>& titles, const BookType& type);

}  // namespace boardwright::typeset
