// Finds the functions for books in the drawing module.
#include "disk/module.h"
#include "pdf/module.h"
#include "typeset/books.h"

// Weak: defined only in programs that link the module's objects.
extern "C" __attribute__((weak)) boardwright::typeset::BookFunctions* boardwright_books(
    boardwright::pdf::InkFunctions& ink);

namespace boardwright::typeset {
namespace {

using Entry = decltype(&boardwright_books);

Entry find_entry() {
  if (boardwright_books != nullptr) return boardwright_books;
  return reinterpret_cast<Entry>(
      disk::module_entry(pdf::ink_file, "boardwright_books", "books need the drawing module"));
}

}  // namespace

Books::Books(pdf::Ink& ink) {
  static const Entry open = find_entry();
  functions_.reset(open(*ink));
}

}  // namespace boardwright::typeset
