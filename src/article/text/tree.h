// An article as a tree of blocks and inline parts, shared by web pages and books.
#pragma once
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace boardwright::text {

struct Inline;
struct Block;
using Inlines = std::vector<Inline>;
using Blocks = std::vector<Block>;

/// Text as written, with straight quotation marks.
struct Words {
  std::string text;
};

/// Inline code, in its own font: `e4`.
struct CodeWords {
  std::string text;
};

/// A placeholder for the computed value of a claim, or for words that state it: "sixteen". Or words
/// that no claim can state: of the source, with their place there, or our own about the retelling.
struct ClaimReference {
  enum class Speaker { engine, source, ourselves };
  std::string id;
  std::string words = {};      ///< empty: the value itself
  std::string statement = {};  ///< "reach-count bishop e3 = 14"; empty: stated elsewhere
  Speaker speaker = Speaker::engine;
  std::string source = {};  ///< the place of cited words: "Section 2.0"
  bool is_cited() const { return speaker != Speaker::engine; }
};

struct Emphasis {
  Inlines content;
};

struct Strong {
  Inlines content;
};

/// A link to another host (http, https, mailto), to an id of this page ("#b1.0"), to another page
/// beside it ("board.html#5.0"), to a picture beside the text, which pages show inline, or to data
/// beside the text ("cases.json"). The parser rejects other targets.
struct Link {
  std::string target;
  Inlines content;
};

/// A line break: a soft one is equivalent to a blank, a hard one is kept.
struct LineBreak {
  bool hard = false;
};

/// A placeholder for the drawing of a piece, by its id; visible where figures show drawings.
struct PieceDrawing {
  std::string piece_type;
};

/// An inline part. Lines and columns count from 1; 0 is unknown.
struct Inline {
  std::variant<Words, CodeWords, ClaimReference, Emphasis, Strong, Link, LineBreak, PieceDrawing>
      content;
  int line = 0, column = 0;
};

/// The heading of a chapter (level 2), a section (3) or a subsection.
struct SectionHead {
  int level = 2;
  std::string number;  ///< "B1.0"; empty if unnumbered
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
  std::vector<Row> rows;  ///< each with as many cells as the head
};

struct Quote {
  Blocks blocks;
};

struct CodeBlock {
  std::string text;
  std::string info = {};  ///< the info string of the fence
};

/// A placeholder for a figure, by its id: "A1-1".
struct FigureReference {
  std::string id;
};

/// A placeholder for a list made from the game's data.
struct Directive {
  enum class Kind { contents, piece_types };
  Kind kind = Kind::contents;
};

struct Divider {};

/// A block, with the line on which it begins; 0 is unknown.
struct Block {
  std::variant<SectionHead, Paragraph, ListBlock, Table, Quote, CodeBlock, FigureReference,
               Directive, Divider>
      content;
  int line = 0;
};

/// A claim stated in the text, in a sentence or on a line of a block.
struct StatedClaim {
  std::string id, text;
  std::string section;  ///< id
  int line = 0, column = 0;
  bool repeated = false;  ///< a repetition of an earlier statement
};

/// A fenced block that is not code: a figure, claims or a remark.
struct FencedBlock {
  std::string word;   ///< "figure", "erratum"
  std::string id;     ///< written after the word, or generated
  std::string title;  ///< after a colon
  std::string text;
  std::string section;    ///< id
  bool numbered = false;  ///< whether the id is written
  int line = 0;           ///< of the first line of its text
};

/// A parsed text.
struct Document {
  std::string file;                 ///< the name in messages
  std::string title;                ///< of the heading of level 1; empty if there is none
  Blocks blocks;                    ///< without that heading
  std::vector<StatedClaim> claims;  ///< stated in the text itself, in order
  std::vector<FencedBlock> fenced;
  std::size_t parts = 0;  ///< blocks, cells, spans and runs of words; see limits::article_parts
};

/// The text alone, without links and emphasis; values of claims are left out.
std::string plain_text(const Inlines& inlines);

/// The parts of a numbered chapter's title: "Chapter I:" and "Pieces". The kicker is empty for all
/// other headings.
struct TitleParts {
  std::string kicker, rest;
};
TitleParts title_parts(const SectionHead& heading);

/// A section as tables of contents and the verifier need it.
struct Section {
  int level = 2;
  std::string id, number, title;
  int line = 0;
};

/// All sections, in order, without the title of the article.
std::vector<Section> sections_of(const Document& document);

}  // namespace boardwright::text
