// Finds the functions for books in the drawing module.
#include "disk/module.h"
#include "ink/module.h"
#include "typeset/books.h"

// Weak: defined only in programs that link the module's objects.
extern "C" __attribute__((weak)) boardwright::typeset::BookFunctions* boardwright_books(
    boardwright::ink::InkFunctions& ink);

namespace boardwright::typeset {
namespace {

using Entry = decltype(&boardwright_books);

Entry find_entry() {
  if (boardwright_books != nullptr) return boardwright_books;
  return reinterpret_cast<Entry>(
      module_entry(ink_file, "boardwright_books", "books need the drawing module"));
}

}  // namespace

Books::Books(Ink& ink) {
  static const Entry open = find_entry();
  functions_.reset(open(*ink));
}

}  // namespace boardwright::typeset
