// Breaks text into lines and justifies them.
#pragma once
#include <string>
#include <vector>

#include "book/book_blocks.h"
#include "fonts/fonts.h"
#include "typeset/book_line.h"
#include "typeset/book_type.h"
#include "typeset/hyphens.h"
#include "typeset/line_breaks.h"

namespace boardwright::typeset {

using fonts::Fonts;

/// The id of a note, to which its reference links.
std::string note_target(int note);

/// "¹²" for note 11: notes are counted from 0, marks from 1.
std::string note_mark(int note);

class TextSetter {
 public:
  /// Requires: both outlive this.
  TextSetter(Fonts& fonts, const Hyphens& hyphens) : fonts_(fonts), hyphens_(hyphens) {}

  /// Throws BadText if a character has no glyph.
  std::vector<SetLine> set(const BookText& text, const TextStyle& style, Points width);

  /// The width of a text on one line, and that of its widest word.
  struct Widths {
    Points all, word;
  };
  Widths widths(const BookText& text, const TextStyle& style);

 private:
  struct Flat;
  ShapedText shape(const Flat& flat, std::size_t begin, std::size_t end);
  void set_paragraph(Flat& flat, const TextStyle& style, Points width, std::vector<SetLine>& lines);
  SetLine line_of(const Flat& flat, std::size_t begin, std::size_t end, bool divided);
  void choose_fonts(Flat& flat, const TextStyle& style);
  std::vector<std::size_t> divisions_of(const Flat& flat) const;
  std::vector<LineEnd> ends_of(const Flat& flat, const TextStyle& style,
                               std::vector<std::size_t>& places);

  Fonts& fonts_;
  const Hyphens& hyphens_;
};

}  // namespace boardwright::typeset
