// Books as PDF, by the drawing module that an Ink has opened.
#pragma once
#include <memory>
#include <string>

#include "book/book_blocks.h"
#include "pdf/ink.h"

namespace boardwright::typeset {

/// What the drawing module does with books, implemented in typeset/module.cpp.
struct BookFunctions {
  virtual ~BookFunctions() = default;

  /// Loads the data that only books need, which otherwise happens with the first book.
  virtual void prepare() = 0;

  /// A typeset book, tagged, with contents, outline and index, for the press of the Ink if one is
  /// set. Throws BadText for a character that no font has, and for a leaflet that does not fit.
  virtual std::string pdf(const book::Book& book, const pdf::RenderOptions& options) = 0;
};

/// Sets books with the fonts of an Ink, which must outlive it.
class Books {
 public:
  explicit Books(pdf::Ink& ink);

  BookFunctions* operator->() const { return functions_.get(); }

 private:
  std::unique_ptr<BookFunctions> functions_;
};

}  // namespace boardwright::typeset

/// The module's second entry point. Its first one has compared the versions.
extern "C" boardwright::typeset::BookFunctions* boardwright_books(
    boardwright::pdf::InkFunctions& ink);
