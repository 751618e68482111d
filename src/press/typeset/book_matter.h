// What stands before and behind the text of a book: title, contents, index.
#pragma once
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "document/book_blocks.h"
#include "typeset/book_flow.h"

namespace boardwright::typeset {

/// A heading and the label of its page.
struct ContentsEntry {
  FlowHeading heading;
  std::string page;
};

/// How a page uses a term of the index.
struct TermUse {
  int count = 0;
  bool main = false;  ///< it is explained there
  int chapter = -1;   ///< in which it stands there, of all titles
};

/// For each term of the index the pages on which it stands, each with the section, of all titles.
using TermPages = std::map<int, std::map<std::pair<int, int>, TermUse>>;

/// The id to which a page number leads.
std::string page_target(const std::string& label);

BookBlocks matter_heading(const std::string& title, const std::string& id);
void add_title(FlowSetter& setter, const Book& book, const BookType& type);
/// How lines of the contents stand: close ones may save a page.
enum class Spacing { usual, close };
void add_contents(FlowSetter& setter, const std::vector<ContentsEntry>& entries, const Book& book,
                  const BookType& type, Spacing spacing);

/// The index; a term with many places has a line for each section or chapter.
void add_index_lines(FlowSetter& setter, const Book& book, const TermPages& uses,
                     const std::vector<std::string>& titles, const BookType& type);

}  // namespace boardwright::typeset
