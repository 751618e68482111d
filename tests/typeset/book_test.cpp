// The books of all games, read back: text, structure, figures, contents, links and pages.
#include "book/book.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <sstream>

#include "box/book_print.h"
#include "pdf/qpdf.h"
#include "sheets/gauges.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/printed_book.h"
#include "support/rooms.h"
#include "support/sample.h"
#include "text/typography.h"
#include "typeset/book_pages.h"

namespace boardwright::tests::book_test {
namespace {

using Object = QPDFObjectHandle;
using test::Printed;

/// The A5 book of each game, made once.
const std::string& bytes_of(const std::string& id) {
  static std::map<std::string, std::string> made;
  std::string& bytes = made[id];
  if (bytes.empty()) {
    Ink ink(test::fonts());
    bytes = book_pdf(ink, Printed(id).book());
  }
  return bytes;
}

/// All games with articles and some others; if not all is tried, only the shortest.
std::vector<std::string> games() {
  if (!test::tries_all) return {"gilman-river"};
  return test::sampled_games();
}

struct Pdf {
  QPDF pdf;
  explicit Pdf(const std::string& bytes) {
    pdf.processMemoryFile("book", bytes.data(), bytes.size());
  }
  Object root() { return pdf.getRoot(); }
};

void for_elements(Object element, const std::function<void(Object)>& visit) {
  if (element.isArray()) {
    for (Object kid : element.getArrayAsVector()) for_elements(kid, visit);
  } else if (element.isDictionary()) {
    if (element.hasKey("/S")) visit(element);
    if (element.hasKey("/K")) for_elements(element.getKey("/K"), visit);
  }
}

std::string output_of(const std::string& command) {
  std::string text;
  std::FILE* const pipe = popen(command.c_str(), "r");
  char part[4096];
  for (std::size_t size = 0; (size = fread(part, 1, sizeof part, pipe)) > 0;)
    text.append(part, size);
  pclose(pipe);
  return text;
}

/// The text without soft hyphens, all white space as one blank.
std::string plain(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.compare(i, 2, "\u00ad") == 0) {
      ++i;
    } else if (text[i] == ' ' || text[i] == '\n') {
      if (!out.empty() && out.back() != ' ') out += ' ';
    } else {
      out += text[i];
    }
  }
  while (out.ends_with(' ')) out.pop_back();
  return out;
}

/// The text of the structure elements, in order.
std::string structure_text(const std::string& bytes) {
  const test::ScratchFile file("book.pdf", bytes);
  std::istringstream lines(output_of("pdfinfo -struct-text " + file.path().string()));
  std::string text;
  for (std::string line; std::getline(lines, line);) {
    const std::size_t begin = line.find_first_not_of(' ');
    if (begin == std::string::npos || line[begin] != '"' || line.back() != '"') continue;
    text += line.substr(begin + 1, line.size() - begin - 2);
  }
  return plain(text);
}

/// The text of a line of an article, claims computed, without typographic quotation marks.
std::string words_of(const Inlines& inlines, const Printed& printed, const Article& article) {
  std::string text;
  for (const Inline& part : inlines) {
    if (const auto* words = std::get_if<Words>(&part.content)) text += words->text;
    if (const auto* code = std::get_if<CodeWords>(&part.content)) text += code->text;
    if (const auto* stress = std::get_if<Emphasis>(&part.content))
      text += words_of(stress->content, printed, article);
    if (const auto* strong = std::get_if<Strong>(&part.content))
      text += words_of(strong->content, printed, article);
    if (const auto* link = std::get_if<Link>(&part.content))
      text += words_of(link->content, printed, article);
    if (std::holds_alternative<LineBreak>(part.content)) text += ' ';
    if (const auto* claim = std::get_if<ClaimReference>(&part.content)) text += claim->words;
    if (const auto* claim = std::get_if<ClaimReference>(&part.content);
        claim && claim->words.empty())
      for (const Finding& finding : printed.proof.findings)
        if (finding.claim->id == claim->id && finding.claim->document == article.id)
          text += shown(finding.computed);
  }
  return text;
}

void collect(const Blocks& blocks, const Printed& printed, const Article& article,
             std::vector<std::string>& paragraphs) {
  for (const Block& block : blocks) {
    if (const auto* paragraph = std::get_if<Paragraph>(&block.content))
      paragraphs.push_back(words_of(paragraph->content, printed, article));
    if (const auto* head = std::get_if<SectionHead>(&block.content))
      paragraphs.push_back(words_of(head->title, printed, article));
    if (const auto* list = std::get_if<ListBlock>(&block.content))
      for (const Blocks& item : list->items) collect(item, printed, article, paragraphs);
    if (const auto* quote = std::get_if<Quote>(&block.content))
      collect(quote->blocks, printed, article, paragraphs);
    if (const auto* table = std::get_if<Table>(&block.content))
      for (const Table::Row& row : table->rows)
        for (const Table::Cell& cell : row)
          paragraphs.push_back(words_of(cell.content, printed, article));
  }
}

/// Replaces all kinds of quotation marks by one.
std::string flat_quotes(std::string text) {
  for (const char* mark : {"“", "”", "‘", "’", "\""})
    for (std::size_t at = 0; (at = text.find(mark, at)) != std::string::npos; ++at)
      text.replace(at, std::string_view(mark).size(), "'");
  return text;
}

TEST(Book, HasEveryWordOfEveryArticleInOrder) {
  if (!test::has_program("pdfinfo")) GTEST_SKIP() << "pdfinfo is not installed";
  // It takes long, and the texts of reference games are all alike.
  for (const std::string& id : test::tries_all ? test::games_with_articles() : games()) {
    const Printed printed(id);
    const std::string text = flat_quotes(structure_text(bytes_of(id)));
    std::size_t at = 0;
    for (std::size_t i = 0; i < printed.game->articles.size(); ++i) {
      std::vector<std::string> paragraphs;
      collect(printed.proof.documents[i].blocks, printed, printed.game->articles[i], paragraphs);
      EXPECT_GT(paragraphs.size(), 10u);
      at = text.find(flat_quotes(plain(paragraphs.front())), at);
      for (const std::string& paragraph : paragraphs) {
        const std::string wanted = flat_quotes(plain(paragraph));
        const std::size_t found = text.find(wanted, at);
        ASSERT_NE(found, std::string::npos) << id << ": " << wanted;
        at = found;
      }
    }
  }
}

TEST(Book, OtherProgramsFindNoErrors) {
  if (!test::has_program("qpdf")) GTEST_SKIP() << "qpdf is not installed";
  for (const std::string& id : games()) {
    const test::ScratchFile file("check.pdf", bytes_of(id));
    EXPECT_TRUE(test::runs("qpdf --check " + file.path().string())) << id;
  }
}

TEST(Book, EveryFigureHasAlternativeTextAndEveryFontIsEmbedded) {
  for (const std::string& id : games()) {
    const Printed printed(id);
    Pdf book(bytes_of(id));
    std::set<std::string> alt_texts;
    int figures = 0;
    for_elements(book.root().getKey("/StructTreeRoot"), [&](Object element) {
      if (!element.getKey("/S").isNameAndEquals("/Figure")) return;
      ++figures;
      ASSERT_TRUE(element.getKey("/Alt").isString());
      alt_texts.insert(element.getKey("/Alt").getUTF8Value());
    });
    for (const Diagram& diagram : printed.proof.diagrams)
      EXPECT_TRUE(alt_texts.contains(diagram.content.description))
          << id << " " << diagram.content.figure->id;
    EXPECT_GT(figures, static_cast<int>(printed.proof.diagrams.size())) << "the board is one, too";
    for (Object object : book.pdf.getAllObjects()) {
      Object dict = object.isStream() ? object.getDict() : object;
      if (!dict.isDictionary()) continue;
      EXPECT_FALSE(dict.getKey("/Subtype").isNameAndEquals("/Image"));
      if (dict.getKey("/Type").isNameAndEquals("/FontDescriptor")) {
        EXPECT_TRUE(dict.hasKey("/FontFile2") || dict.hasKey("/FontFile3"));
      }
    }
    EXPECT_EQ(book.root().getKey("/Lang").getUTF8Value(), "en");
    EXPECT_TRUE(book.root().getKey("/ViewerPreferences").getKey("/DisplayDocTitle").getBoolValue());
    EXPECT_EQ(book.pdf.getTrailer().getKey("/Info").getKey("/Title").getUTF8Value(),
              curled(printed.game->title, ""));
  }
}

TEST(Book, HeadingsSkipNoLevelAndElementsHavePermittedParents) {
  const std::map<std::string, std::set<std::string>> parents = {
      {"/TR", {"/Table"}}, {"/TD", {"/TR"}},    {"/TH", {"/TR"}},      {"/LI", {"/L"}},
      {"/Lbl", {"/LI"}},   {"/LBody", {"/LI"}}, {"/Caption", {"/Div"}}};
  for (const std::string& id : games()) {
    Pdf book(bytes_of(id));
    int level = 0;
    std::set<std::string> seen;
    for_elements(book.root().getKey("/StructTreeRoot"), [&](Object element) {
      const std::string tag = element.getKey("/S").getName();
      seen.insert(tag);
      if (tag.size() == 3 && tag[1] == 'H') {
        EXPECT_LE(tag[2] - '0', level + 1) << id;
        level = tag[2] - '0';
      }
      if (const auto wanted = parents.find(tag); wanted != parents.end()) {
        EXPECT_TRUE(wanted->second.contains(element.getKey("/P").getKey("/S").getName()))
            << id << " " << tag;
      }
    });
    for (const char* tag :
         {"/H1", "/H2", "/P", "/Table", "/TR", "/TH", "/Figure", "/Caption", "/Link"})
      EXPECT_TRUE(seen.contains(tag)) << id << " " << tag;
  }
}

/// The number of the page to which a named destination leads, counted from 0; -1: none.
std::map<std::string, int> destinations(Pdf& book) {
  std::map<QPDFObjGen, int> pages;
  for (Object page : book.pdf.getAllPages())
    pages.emplace(page.getObjGen(), static_cast<int>(pages.size()));
  std::map<std::string, int> found;
  const std::function<void(Object)> read = [&](Object node) {
    if (node.hasKey("/Names")) {
      Object names = node.getKey("/Names");
      for (int i = 0; i + 1 < names.getArrayNItems(); i += 2) {
        Object target = names.getArrayItem(i + 1);
        if (target.isDictionary()) target = target.getKey("/D");
        found[names.getArrayItem(i).getStringValue()] =
            pages.at(target.getArrayItem(0).getObjGen());
      }
    }
    if (node.hasKey("/Kids"))
      for (Object kid : node.getKey("/Kids").getArrayAsVector()) read(kid);
  };
  read(book.root().getKey("/Names").getKey("/Dests"));
  return found;
}

TEST(Book, EveryLinkHasADestination) {
  for (const std::string& id : games()) {
    Pdf book(bytes_of(id));
    const auto targets = destinations(book);
    int links = 0;
    for (Object page : book.pdf.getAllPages()) {
      if (!page.hasKey("/Annots")) continue;
      for (Object annotation : page.getKey("/Annots").getArrayAsVector()) {
        ++links;
        if (annotation.hasKey("/Dest") && annotation.getKey("/Dest").isString()) {
          EXPECT_TRUE(targets.contains(annotation.getKey("/Dest").getStringValue())) << id;
        } else if (!annotation.hasKey("/Dest")) {
          EXPECT_EQ(annotation.getKey("/A").getKey("/S").getName(), "/URI");
        }
      }
    }
    EXPECT_GT(links, 20) << id;
  }
}

/// What set_book puts on the pages.
struct Laid {
  Printed printed;
  PrintedBook book;
  fonts::Fonts fonts;
  typeset::Hyphens hyphens;
  typeset::SetBook set;

  explicit Laid(const std::string& id, const BookRequest& request = {})
      : printed(id),
        book(printed.book(request)),
        fonts(test::fonts()),
        set(typeset::set_book(book.book, fonts, hyphens)) {}
};

TEST(Book, ContentsAndOutlineNameThePageOfEachHeading) {
  for (const std::string& id : games()) {
    const Laid laid(id);
    std::map<std::string, std::string> page_of;  // heading ids
    for (const typeset::SetPage& page : laid.set.pages)
      for (const typeset::Placed& placed : page.placed)
        for (const std::string& target : placed.flow->items[placed.item].ids)
          page_of.emplace(target, page.label);
    int entries = 0;
    for (const typeset::SetPage& page : laid.set.pages)
      for (const typeset::Placed& placed : page.placed) {
        const typeset::Item& item = placed.flow->items[placed.item];
        for (const typeset::TextFragment& fragment : item.texts) {
          const auto element = static_cast<std::size_t>(fragment.element);
          const int parent = placed.flow->elements[element].parent;
          if (parent < 0 || fragment.line.links.empty() ||
              std::string_view(placed.flow->elements[static_cast<std::size_t>(parent)].tag) !=
                  "TOCI")
            continue;
          const std::string& words = fragment.line.shaped.text;
          const std::string target = fragment.line.links.front().target.substr(1);
          const bool number = &fragment != &item.texts.front();
          if (!number || target == "board") continue;
          EXPECT_EQ(words, page_of.at(target)) << id << " " << target;
          ++entries;
        }
      }
    EXPECT_GT(entries, 5) << id;
    for (const typeset::Bookmark& mark : laid.set.outline)
      EXPECT_TRUE(mark.id == "board" || page_of.contains(mark.id)) << mark.id;
  }
}

/// Whether an item is a single line of text, and of which element.
int element_of(const typeset::Placed& placed) {
  const typeset::Item& item = placed.flow->items[placed.item];
  return item.figures.empty() && !item.texts.empty() ? item.texts.back().element : -1;
}

TEST(Book, ItemsFitTheirPagesWithoutWidowsAndOrphans) {
  constexpr Points hair = 0.01_pt;
  for (const std::string& id : games())
    for (const char* paper : {"a5", "a4", "letter"}) {
      const Laid laid(id, {paper, BookBoard::none, false});
      const typeset::PageSize& size = laid.set.type.page;
      const typeset::SetPage* before = nullptr;
      for (const typeset::SetPage& page : laid.set.pages) {
        std::vector<const typeset::Placed*> text;
        for (const typeset::Placed& placed : page.placed) {
          const typeset::Item& item = placed.flow->items[placed.item];
          const Points foot = placed.y + item.flow.height - placed.shrink * item.flow.shrink;
          EXPECT_GE(placed.y, size.top - hair) << id << " " << page.label;
          EXPECT_LE(foot, size.top + size.text_height() + hair) << id << " " << page.label;
          for (const typeset::FigureFragment& figure : item.figures) {
            const Points width = in_points(Sides(figure.scene->box.width()), figure.side);
            EXPECT_GE(figure.x, -hair);
            const Points room = item.wide ? size.whole_width() : size.text_width();
            EXPECT_LE(figure.x + width, room + hair) << id << " " << page.label;
          }
          if (!placed.repeated) text.push_back(&placed);
        }
        if (before != nullptr && !text.empty() && !before->placed.empty()) {
          // The paragraph of the first item: how many of its lines are before and after
          // the page break.
          const typeset::Placed* first = text.front();
          const auto of_first = [&](const typeset::Placed* placed) {
            return placed->flow == first->flow && element_of(*placed) == element_of(*first);
          };
          const auto here = std::count_if(text.begin(), text.end(), of_first);
          const auto there =
              std::count_if(before->placed.begin(), before->placed.end(),
                            [&](const typeset::Placed& placed) { return of_first(&placed); });
          if (element_of(*first) >= 0 && there > 0) {
            EXPECT_GE(here, 2) << id << " " << paper << " " << page.label;
            EXPECT_GE(there, 2) << id << " " << paper << " " << page.label;
          }
        }
        before = &page;
        const auto last =
            std::find_if(text.rbegin(), text.rend(), [](const typeset::Placed* placed) {
              return std::string_view(placed->flow->elements.empty()
                                          ? ""
                                          : placed->flow->elements[0].tag) != "Note";
            });
        if (last != text.rend() && element_of(**last) >= 0) {
          const auto tag = std::string_view(
              (*last)->flow->elements[static_cast<std::size_t>(element_of(**last))].tag);
          EXPECT_FALSE(tag.size() == 2 && tag[0] == 'H') << id << " " << page.label;
        }
      }
    }
}

TEST(Book, TextBeginsOnTheRightAndFrontMatterHasRomanNumbers) {
  const Laid laid("lotus-39");
  const auto& pages = laid.set.pages;
  EXPECT_EQ(pages[0].label, "i");
  EXPECT_EQ(pages[2].label, "iii");
  const auto one = std::find_if(pages.begin(), pages.end(),
                                [](const typeset::SetPage& page) { return page.label == "1"; });
  ASSERT_NE(one, pages.end());
  EXPECT_EQ((one - pages.begin()) % 2, 0);
  EXPECT_EQ(pages.back().label.substr(0, 6), "Board ");
}

TEST(Book, PartsBeginOnTheRightUnlessTheyAreShort) {
  Laid laid("lotus-39");
  const auto blank = [&](bool on_right) {
    for (BookPart& part : laid.book.book.parts) part.on_right = on_right;
    // Three parts of one page each.
    auto& parts = laid.book.book.parts;
    parts.resize(1, parts.front());
    parts.front().blocks.resize(1);
    parts.resize(3, parts.front());
    const auto set = typeset::set_book(laid.book.book, laid.fonts, laid.hyphens);
    return std::count_if(set.pages.begin(), set.pages.end(), [](const typeset::SetPage& page) {
      return page.placed.empty() && to_integer(page.label) > 0;
    });
  };
  EXPECT_EQ(blank(true) - blank(false), 2);
}

TEST(Book, ABookletHasTwoPagesOnASheet) {
  Printed printed("chess");
  Ink ink(test::fonts());
  const std::string bytes = book_pdf(ink, printed.book({"a5", BookBoard::none, true}));
  const std::string plain_bytes = book_pdf(ink, printed.book({"a5", BookBoard::none, false}));
  Pdf folded(bytes), single(plain_bytes);
  const auto sheets = folded.pdf.getAllPages().size(), pages = single.pdf.getAllPages().size();
  EXPECT_EQ(sheets, (pages + 3) / 4 * 2);
  Object sheet = folded.pdf.getAllPages().front();
  EXPECT_NEAR(sheet.getKey("/MediaBox").getArrayItem(2).getNumericValue(), 2 * 148 * 72 / 25.4,
              0.01);
  if (!test::has_program("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  const test::ScratchFile file("folded.pdf", bytes);
  EXPECT_TRUE(test::runs("pdftotext -l 1 -x 420 -y 0 -W 420 -H 600 " + file.path().string() +
                         " - | grep -q Chess"))
      << "the title is on the right side of the first sheet";
}

TEST(Book, GivesTheSameBytesTwice) {
  Printed printed("chess99");
  Ink ink(test::fonts());
  EXPECT_EQ(book_pdf(ink, printed.book()), bytes_of("chess99"));
}

TEST(Book, AWordWithoutGlyphsIsAnError) {
  Printed printed("chess");
  PrintedBook book = printed.book();
  BookRun run;
  run.words = "\u6F22";
  book.book.parts.front().blocks.push_back({BookParagraph{{run}, BookParagraph::Kind::body}});
  Ink ink(test::fonts());
  EXPECT_THROW(book_pdf(ink, book), BadText);
}

}  // namespace
}  // namespace boardwright::tests::book_test
