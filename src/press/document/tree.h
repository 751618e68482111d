// An article as a tree of blocks and words, the same for web pages and books.
#pragma once
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/rooms.h"

namespace boardwright::document {

struct Inline;
struct Block;
using Inlines = std::vector<Inline>;
using Blocks = std::vector<Block>;

/// Words as written, with straight quotation marks.
struct Words {
  std::string text;
};

/// A word for a machine, in its own letters: `e4`.
struct CodeWords {
  std::string text;
};

/// Stands for the value that the engine computes for a claim, or for words that say it: "sixteen".
/// What the author tells and nobody can compute stands there with the id `told`.
struct ClaimReference {
  static constexpr std::string_view told = "told";
  std::string id;
  std::string words = {};      ///< empty: the value itself
  std::string statement = {};  ///< "reach-count bishop e3 = 14"; empty: the claim stands elsewhere
  bool is_told() const { return id == told; }
};

struct Emphasis {
  Inlines content;
};

struct Strong {
  Inlines content;
};

/// A link to another host (http, https, mailto), to an id of this page ("#b1.0"), or to another
/// page beside it ("board.html#5.0"). No other targets leave the parser.
/// A link; to a picture beside the text, it shows that.
struct Link {
  std::string target;
  Inlines content;
};

/// The end of a line: soft ones are as good as a blank, hard ones are meant.
struct LineBreak {
  bool hard = false;
};

/// The place of the drawing of a piece, by its id: shown where figures show drawings.
struct PieceDrawing {
  std::string piece_type;
};

/// A part of a line. Lines and columns count from 1; 0 is unknown.
struct Inline {
  std::variant<Words, CodeWords, ClaimReference, Emphasis, Strong, Link, LineBreak, PieceDrawing>
      content;
  int line = 0, column = 0;
};

/// The heading of a chapter (level 2), a section (3) or a smaller one.
struct SectionHead {
  int level = 2;
  std::string number;  ///< "B1.0"; empty if it has none
  std::string id;      ///< "b1.0", "chapter-1"
  Inlines title;       ///< without the number
};

struct Paragraph {
  Inlines content;
};

struct ListBlock {
  bool ordered = false;
  int start = 1;
  bool tight = true;  ///< items are lines, not paragraphs
  std::vector<Blocks> items;
};

struct Table {
  enum class Align { none, left, centre, right };
  struct Cell {
    Align align = Align::none;
    Inlines content;
  };
  using Row = std::vector<Cell>;
  Row head;
  std::vector<Row> rows;  ///< each as long as the head
};

struct Quote {
  Blocks blocks;
};

struct CodeBlock {
  std::string text;
  std::string info = {};  ///< what stands behind the fence
};

/// The place of a figure, by its id: "A1-1".
struct FigureReference {
  std::string id;
};

/// The place of something made from the game's data.
struct Directive {
  enum class Kind { contents, piece_types };
  Kind kind = Kind::contents;
};

struct Divider {};

/// A part of a page, with the line on which it begins; 0 is unknown.
struct Block {
  std::variant<SectionHead, Paragraph, ListBlock, Table, Quote, CodeBlock, FigureReference,
               Directive, Divider>
      content;
  int line = 0;
};

/// A claim that the text itself states, in a sentence or on a line of a block.
struct StatedClaim {
  std::string id, text;
  std::string section;  ///< id
  int line = 0, column = 0;
  bool again = false;  ///< the same was stated before
};

/// A fenced block that is no code: a figure, or a remark.
struct FencedBlock {
  std::string word;   ///< "figure", "erratum"
  std::string id;     ///< written behind it, or given
  std::string title;  ///< behind a colon
  std::string text;
  std::string section;    ///< id
  bool numbered = false;  ///< its id is written
  int line = 0;           ///< of the first line of its text
};

/// A text as read.
struct Document {
  std::string file;                 ///< as messages name it
  std::string title;                ///< of the heading of level 1; empty if there is none
  Blocks blocks;                    ///< without that heading
  std::vector<StatedClaim> claims;  ///< that stand in the text itself, in its order
  std::vector<FencedBlock> fenced;
  std::size_t parts = 0;  ///< blocks, cells, spans and runs of words, for limits::article_parts
};

/// The words alone, without links and emphasis; values of claims are left out.
std::string plain_text(const Inlines& inlines);

/// "Chapter I:" and "Pieces": the parts of a chapter's title that counts chapters before a colon;
/// the first part is empty for all other headings.
struct TitleParts {
  std::string kicker, rest;
};
TitleParts title_parts(const SectionHead& heading);

/// A section as lists of contents and the verifier need it.
struct Section {
  int level = 2;
  std::string id, number, title;
  int line = 0;
};

/// All sections, in order; the title of the article is none.
std::vector<Section> sections_of(const Document& document);

}  // namespace boardwright::document
