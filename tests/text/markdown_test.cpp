// Articles are parsed as their authors mean them, and everything that cannot be shown is reported.
#include "text/markdown.h"

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <iterator>
#include <random>

#include "base/limits.h"
#include "builder/load.h"
#include "support/rooms.h"
#include "text/markdown_parts.h"
#include "text/migration.h"
#include "text/typography.h"

namespace boardwright::tests::markdown_test {
namespace {

using Speaker = ClaimReference::Speaker;

Document parsed(std::string_view text, Report& report) {
  return parse_markdown(text, "article.md", report);
}

/// Parses a text that must have no problems.
Document fine(std::string_view text) {
  Report report;
  Document document = parsed(text, report);
  EXPECT_EQ(describe(report), "") << text;
  return document;
}

/// "3:5: message" of all problems of a text.
std::vector<std::string> problems_of(std::string_view text) {
  Report report;
  parsed(text, report);
  std::vector<std::string> found;
  for (const Problem& problem : report.problems())
    found.push_back(std::to_string(problem.place.line) + ":" +
                    std::to_string(problem.place.column) + ": " + problem.message);
  return found;
}

template <class Kind>
const Kind& block(const Document& document, std::size_t i) {
  return std::get<Kind>(document.blocks.at(i).content);
}

template <class Kind>
const Kind& part(const Inlines& inlines, std::size_t i) {
  return std::get<Kind>(inlines.at(i).content);
}

using Problems = std::vector<std::string>;

TEST(Markdown, ASectionNumberBecomesItsId) {
  const Document document =
      fine("# Pieces\n\n## Part {#one}\n\n### A1.0 Alfil\n\n#### P1.2.1 No \"en passant\"\n");
  EXPECT_EQ(document.title, "Pieces");
  const auto sections = sections_of(document);
  ASSERT_EQ(sections.size(), 3u);
  EXPECT_EQ(sections[1].id, "a1.0");
  EXPECT_EQ(sections[1].number, "A1.0");
  EXPECT_EQ(sections[1].title, "Alfil");
  EXPECT_EQ(sections[1].level, 3);
  EXPECT_EQ(sections[1].line, 5);
  EXPECT_EQ(sections[2].id, "p1.2.1");
  EXPECT_EQ(sections[2].title, "No \"en passant\"");
}

TEST(Markdown, AHeadingKeepsAnExplicitId) {
  const auto sections = sections_of(fine("## Chapter I: Introduction {#chapter-1}\n"));
  ASSERT_EQ(sections.size(), 1u);
  EXPECT_EQ(sections[0].id, "chapter-1");
  EXPECT_EQ(sections[0].number, "");
  EXPECT_EQ(sections[0].title, "Chapter I: Introduction");
}

TEST(Markdown, AYearIsNotASectionNumber) {
  EXPECT_EQ(sections_of(fine("## 1998 in chess {#y}\n"))[0].title, "1998 in chess");
  EXPECT_EQ(sections_of(fine("## 39 cells, 1.x {#y}\n"))[0].number, "");
}

TEST(Markdown, ATitleWithoutANumberGetsTheIdOfCodeHostingSites) {
  EXPECT_EQ(sections_of(fine("## A piece's own numbers, `n` and -m\n"))[0].id,
            "a-pieces-own-numbers-n-and--m");
}

TEST(Markdown, LinksToTextsLeadToTheirPages) {
  const Document text = fine("[a](board.md#5.0) [b](board.md) [c](https://a.example/b.md)\n");
  const auto& content = std::get<Paragraph>(text.blocks.at(0).content).content;
  std::vector<std::string> targets;
  for (const Inline& part : content)
    if (const auto* link = std::get_if<Link>(&part.content)) targets.push_back(link->target);
  EXPECT_EQ(targets,
            (std::vector<std::string>{"board.html#5.0", "board.html", "https://a.example/b.md"}));
}

TEST(Markdown, APictureBesideTheTextIsAFigure) {
  const Document text = fine("![A Bishop](B1-1.svg)\n");
  EXPECT_EQ(std::get<FigureReference>(text.blocks.at(0).content).id, "B1-1");
}

TEST(Markdown, HeadingsThatCannotBeNamedAreReported) {
  EXPECT_EQ(problems_of("## …\n"), Problems{"1:1: a title without letters needs an id"});
  EXPECT_EQ(problems_of("## A {#a b}\n"), Problems{"1:1: 'a b' cannot be an id"});
  EXPECT_EQ(problems_of("## 1.0 A\n\n## 1.0 B\n"),
            Problems{"3:1: a second title with the id '1.0'"});
  EXPECT_EQ(problems_of("## 1.0 A\n\n#### 1.1 B\n"),
            Problems{"3:1: a title of level 4 under one of level 2"});
  EXPECT_EQ(problems_of("## 1.0 A\n\n# B\n"),
            Problems{"3:1: an article has one title, at its beginning"});
  EXPECT_EQ(problems_of("> ## 1.0 A\n"), Problems{"1:1: a title is not allowed here"});
  EXPECT_EQ(problems_of("## 1.0 {{count}}\n").front(), "1:1: a title has no links and no claims");
}

TEST(Markdown, ClaimsAreFoundAtAnyDepthWithTheirPlace) {
  const Document document =
      fine("One {{a-1}} and *two {{b-2}}*.\n\n| {{c-3}} |\n|---|\n| [x {{d-4}}](#e) |\n");
  const auto& words = block<Paragraph>(document, 0).content;
  EXPECT_EQ(part<ClaimReference>(words, 1).id, "a-1");
  EXPECT_EQ(words[1].line, 1);
  EXPECT_EQ(words[1].column, 5);
  EXPECT_EQ(part<ClaimReference>(part<Emphasis>(words, 3).content, 1).id, "b-2");
  const auto& table = block<Table>(document, 1);
  EXPECT_EQ(part<ClaimReference>(table.head[0].content, 0).id, "c-3");
  const auto& link = part<Link>(table.rows[0][0].content, 0);
  EXPECT_EQ(part<ClaimReference>(link.content, 1).id, "d-4");
}

TEST(Markdown, InvalidClaimIdsAreReportedWithTheirColumn) {
  EXPECT_EQ(problems_of("A\n\nGo {{Bad id}} on"),
            Problems{"3:4: 'Bad id' is not the id of a claim"});
  EXPECT_EQ(problems_of("Go {{open"), Problems{"1:4: '{{' without '}}'"});
}

TEST(Markdown, CodeHasNoClaims) {
  const Document document = fine("`{{a}}`\n");
  EXPECT_EQ(part<CodeWords>(block<Paragraph>(document, 0).content, 0).text, "{{a}}");
}

TEST(Markdown, AFigureMustBeAloneInItsParagraph) {
  const Document document = fine("Text\n\n![](figure:A1-1)\n");
  EXPECT_EQ(block<FigureReference>(document, 1).id, "A1-1");
  EXPECT_EQ(document.blocks[1].line, 3);
  EXPECT_EQ(problems_of("See\n![](figure:A1-1)"),
            Problems{"2:5: a figure must be alone in a paragraph of the article"});
  EXPECT_EQ(problems_of("![](cat.png)"),
            Problems{"1:5: a picture can only be a figure, not 'cat.png'"});
}

TEST(Markdown, TheDrawingOfAPieceIsInline) {
  const Document document = fine("The ![](piece:rook) Rook\n\n| A |\n|---|\n| ![](piece:king) |\n");
  const Inlines& words = block<Paragraph>(document, 0).content;
  EXPECT_EQ(part<PieceDrawing>(words, 1).piece_type, "rook");
  EXPECT_EQ(plain_text(words), "The  Rook");
  EXPECT_EQ(part<PieceDrawing>(block<Table>(document, 1).rows.at(0).at(0).content, 0).piece_type,
            "king");
}

TEST(Markdown, ListsFromDataMustBeAloneInTheirParagraph) {
  const Document document = fine("{{contents}}\n\n{{pieces}}\n");
  EXPECT_EQ(block<Directive>(document, 0).kind, Directive::Kind::contents);
  EXPECT_EQ(block<Directive>(document, 1).kind, Directive::Kind::piece_types);
  EXPECT_EQ(problems_of("- {{pieces}}\n"),
            Problems{"1:1: a list made from data is not allowed here"});
}

TEST(Markdown, OnlySafeLinkTargetsAreAccepted) {
  for (const char* target :
       {"http://e.org/a?b=c", "https://e.org", "HTTPS://e.org", "mailto:a@e.org", "#b1.0",
        "board.html", "board.html#5.0", "set-1.png", "cases-1.json"})
    EXPECT_TRUE(is_allowed_target(target)) << target;
  for (const char* target : {"javascript:alert(1)",
                             "JavaScript:alert(1)",
                             "java\tscript:alert(1)",
                             " javascript:a",
                             "data:text/html,x",
                             "vbscript:x",
                             "file:///etc/passwd",
                             "//e.org/x",
                             "/x.html",
                             "../x.html",
                             "x.htm",
                             "a/b.html",
                             "#",
                             "#a b",
                             "http://",
                             "mailto:",
                             "https:\\\\e.org",
                             "http://a b",
                             "x.html?y",
                             "a/b.png",
                             "../x.png",
                             ".png",
                             "../x.json",
                             ".json",
                             "\x01javascript:x",
                             ""})
    EXPECT_FALSE(is_allowed_target(target)) << target;
}

TEST(Markdown, ARefusedLinkIsReportedAndReplacedByItsWords) {
  Report report;
  const Document document = parsed("Go\n[there](javascript:alert(1)) now", report);
  ASSERT_EQ(report.problems().size(), 1u);
  EXPECT_EQ(describe(report.problems()[0], ""),
            "article.md:2:9: error: a link to 'javascript:alert(1)'\n"
            "links lead to http, https or mailto, to '#id' or to 'page.html#id'\n");
  EXPECT_EQ(plain_text(block<Paragraph>(document, 0).content), "Go there now");
}

TEST(Markdown, EntitiesCannotHideAScheme) {
  EXPECT_EQ(problems_of("[x](java&#115;cript:alert)"),
            Problems{"1:2: a link to 'javascript:alert'"});
  EXPECT_EQ(problems_of("[x](<java&#10;script:a>)").size(), 2u);
}

TEST(Markdown, EntitiesBecomeTheirCharacters) {
  EXPECT_EQ(plain_text(block<Paragraph>(fine("a &amp; b &#8211; &#x2014; &times;"), 0).content),
            "a & b – — ×");
  EXPECT_EQ(problems_of("a &nosuch; b"), Problems{"1:3: unknown character '&nosuch;'"});
  EXPECT_EQ(problems_of("&#0;").size(), 1u);
  EXPECT_EQ(problems_of("&#xD800;").size(), 1u);
}

TEST(Markdown, HtmlIsText) {
  const Document document = fine("<script>alert(1)</script>\n\nA <b>bold</b> word\n");
  EXPECT_EQ(plain_text(block<Paragraph>(document, 0).content), "<script>alert(1)</script>");
  EXPECT_EQ(plain_text(block<Paragraph>(document, 1).content), "A <b>bold</b> word");
}

TEST(Markdown, TablesKeepAlignmentAndFillShortRows) {
  const Table table = block<Table>(fine("| a | b | c |\n|:--|:-:|--:|\n| 1 |\n"), 0);
  ASSERT_EQ(table.head.size(), 3u);
  EXPECT_EQ(table.head[0].align, Table::Align::left);
  EXPECT_EQ(table.head[1].align, Table::Align::centre);
  EXPECT_EQ(table.head[2].align, Table::Align::right);
  ASSERT_EQ(table.rows.size(), 1u);
  EXPECT_EQ(table.rows[0].size(), 3u);
}

TEST(Markdown, TightListsHaveLinesAndLooseOnesParagraphs) {
  const auto tight = block<ListBlock>(fine("- a\n- b\n  1. c\n"), 0);
  EXPECT_TRUE(tight.tight);
  ASSERT_EQ(tight.items.size(), 2u);
  ASSERT_EQ(tight.items[1].size(), 2u);
  EXPECT_TRUE(std::get<ListBlock>(tight.items[1][1].content).ordered);
  EXPECT_FALSE(block<ListBlock>(fine("4. a\n\n5. b\n"), 0).tight);
  EXPECT_EQ(block<ListBlock>(fine("4. a\n\n5. b\n"), 0).start, 4);
}

TEST(Markdown, DeepNestingStopsTheParser) {
  for (const std::string& text : {std::string(1000, '>'), std::string(1000, '['),
                                  std::string(200, '*') + "a" + std::string(200, '*')}) {
    Report report;
    parsed(text, report);
  }
  std::string lists;
  for (int i = 0; i < 100; ++i)
    lists += std::string(static_cast<std::size_t>(2 * i), ' ') + "- a\n";
  EXPECT_EQ(problems_of(lists).front().substr(problems_of(lists).front().find(' ') + 1),
            "the text nests deeper than 32");
}

TEST(Markdown, ATableThatIsMostlyPaddingStopsTheParser) {
  std::string text, rule;
  for (int i = 0; i < 100; ++i) text += "|a", rule += "|---";
  text += "|\n" + rule + "|\n";
  for (int i = 0; i < 2000; ++i) text += "|a\n";
  const auto problems = problems_of(text);
  ASSERT_FALSE(problems.empty());
  EXPECT_NE(problems.front().find("far more cells than are written"), std::string::npos);
}

TEST(Markdown, AnArticleBeyondTheLimitIsRefused) {
  EXPECT_EQ(problems_of(std::string(limits::article_bytes + 1, 'a')).size(), 1u);
}

TEST(Markdown, PlacesInALongLineAreCountedInCharacters) {
  std::string text;
  Problems expected;
  for (int i = 0; i < 50; ++i) {
    text += "\u00e9\u265e[b](x)";
    expected.push_back("1:" + std::to_string(8 * i + 7) + ": a link to 'x'");
  }
  EXPECT_EQ(problems_of(text), expected);
}

TEST(Markdown, ReferencesInALongLineAreCountedInCharacters) {
  std::string text;
  Problems expected;
  for (int i = 0; i < 50; ++i) {
    text += "\u00e9\u265e{{A}}";
    expected.push_back("1:" + std::to_string(7 * i + 3) + ": 'A' is not the id of a claim");
  }
  EXPECT_EQ(problems_of(text), expected);
  Report report;
  const Document document = fine("\u00e9{{a}}\u265e{{b}} c");
  const Inlines& parts = block<Paragraph>(document, 0).content;
  std::vector<int> columns;
  for (const Inline& each : parts) columns.push_back(each.column);
  EXPECT_EQ(columns, (std::vector<int>{1, 2, 7, 8, 13}));
  const Document open = parsed("\u00e9{{a}}\u265e{{b", report);
  EXPECT_EQ(block<Paragraph>(open, 0).content.back().column, 7);
}

TEST(Markdown, ATargetThatIsUsedTooOftenStopsTheParser) {
  const std::string target = "http://example.org/" + std::string(60'000, 'a');
  std::string text;
  for (int i = 0; i < 100; ++i) text += "[b]\n\n";
  const auto problems = problems_of(text + "[b]: " + target + "\n");
  ASSERT_EQ(problems.size(), 2u);
  EXPECT_NE(problems[0].find("the targets of all links and pictures are longer than 1048576 bytes"),
            std::string::npos);
  fine("[b] [b] [b]\n\n[b]: " + target + "\n");
}

TEST(Markdown, ANoteHasNoHeadingsAndNoFigures) {
  const Place place{"game.toml", 7, 1};
  Report report;
  EXPECT_EQ(parse_note("Our reading: *so* [it](#a1.0) is.", place, report).size(), 1u);
  EXPECT_FALSE(report.has_errors());
  parse_note("# No\n\n![](figure:A1-1)\n\n{{pieces}}\n\n[x](data:y)", place, report);
  EXPECT_EQ(report.problems().size(), 4u);
  for (const Problem& problem : report.problems()) EXPECT_EQ(problem.place, place);
}

std::string text_of(const std::string& file) {
  std::ifstream in(find_home() / "templates/games/lotus-39" / file);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Markdown, TheArticlesOfLotus39AreRead) {
  for (const char* file : {"pieces.md", "board.md"}) {
    const Document document = fine(text_of(file));
    EXPECT_FALSE(document.title.empty()) << file;
    EXPECT_GT(sections_of(document).size(), 30u) << file;
  }
}

TEST(Markdown, ADamagedArticleIsReadOrReported) {
  const std::string text = text_of("board.md").substr(0, 6000);
  constexpr std::string_view bytes = "#*_[](){}|`>-\n &\"<!:";
  std::mt19937 random(7);
  for (int round = 0; round < 400; ++round) {
    std::string damaged = text;
    for (int i = 0; i < 8; ++i) damaged[random() % damaged.size()] = bytes[random() % bytes.size()];
    Report report;
    parsed(damaged, report);
  }
}

TEST(Typography, QuotationMarksDependOnTheCharacterBefore) {
  EXPECT_EQ(curled("\"square\" (\"so\") don't"), "“square” (“so”) don’t");
  EXPECT_EQ(curled("\"", "a"), "”");
  EXPECT_EQ(curled("\"", "— "), "“");
  EXPECT_EQ(curled("'\"a\"'"), "‘“a”’");
  EXPECT_EQ(curled("8×8 – 5"), "8×8 – 5");
}

const ClaimReference& reference_at(const Inlines& inlines, std::size_t at) {
  return std::get<ClaimReference>(inlines.at(at).content);
}

TEST(Citations, HaveWordsAndAPlace) {
  const Document document =
      fine("# T\n\n{{cited: not two = one | Section 2.0, note}}{{ours: our own}}\n");
  const auto& inlines = std::get<Paragraph>(document.blocks.at(0).content).content;
  EXPECT_EQ(reference_at(inlines, 0).words, "not two = one");
  EXPECT_EQ(reference_at(inlines, 0).source, "Section 2.0, note");
  EXPECT_EQ(reference_at(inlines, 0).speaker, Speaker::source);
  EXPECT_EQ(reference_at(inlines, 1).words, "our own");
  EXPECT_EQ(reference_at(inlines, 1).speaker, Speaker::ourselves);
}

TEST(Citations, EscapeTheirBarInATable) {
  const Document document = fine("# T\n\n| a | b |\n|---|---|\n| {{cited: 5 \\| p. 1}} | c |\n");
  const auto& row = std::get<Table>(document.blocks.at(0).content).rows.at(0);
  EXPECT_EQ(reference_at(row.at(0).content, 0).words, "5");
  EXPECT_EQ(reference_at(row.at(0).content, 0).source, "p. 1");
}

TEST(Citations, WithoutAPlaceAreReported) {
  EXPECT_EQ(
      problems_of("# T\n\n{{cited: 5}} {{cited: 5 | }} {{cited: | p. 1}} {{ours}} {{told: 5}}"),
      (std::vector<std::string>{"3:1: '{{cited: 5}}' has no place in the source",
                                "3:14: '{{cited: 5 | }}' has no place in the source",
                                "3:30: '{{cited: | p. 1}}' has no words",
                                "3:48: '{{ours}}' has no words"}));
}

TEST(Citations, AreMigratedFromTheirFormerWord) {
  EXPECT_EQ(migrated("{{told: 1}}\n# T\n{{told: 2}} {{told: 3}}.\n### 2.0 Set {#set}\n"
                     "| {{told: 4}} | 5 |\n### End\n{{told: 6 {{cells}}\n\n"),
            "{{cited: 1 | the beginning}}\n# T\n{{cited: 2 | T}} {{cited: 3 | T}}.\n"
            "### 2.0 Set {#set}\n| {{cited: 4 \\| Section 2.0}} | 5 |\n### End\n"
            "{{cited: 6 {{cells | End}}\n\n");
}

}  // namespace
}  // namespace boardwright::tests::markdown_test
