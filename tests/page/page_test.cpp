// Pages show the data of games, escape hostile texts and report inconsistencies.
#include "page/page.h"
#include "audit/page_ids.h"
#include "disk/files.h"
#include "page/page_about.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

#include "audit/assembly.h"
#include "base/text.h"
#include "builder/formats.h"
#include "builder/load.h"
#include "english/wording.h"
#include "page/checked.h"
#include "page/html.h"
#include "page/piece_drawing.h"
#include "page/play_page.h"
#include "scene/role_table.h"
#include "site/index_page.h"
#include "support/boards.h"
#include "support/markup.h"
#include "support/rooms.h"
#include "text/markdown.h"
#include "verify/kinds.h"

namespace boardwright::tests::page_test {
namespace {

using test::forbidden;
using test::Markup;
using test::read_markup;

Figure figure(const std::string& id, const std::string& section) {
  Figure made;
  made.id = id;
  made.title = "Sample moves";
  made.section = section;
  made.document = "pieces";
  made.place = {"pieces.toml", 40, 1};
  return made;
}

Claim claim(const std::string& id, Value documented) {
  Claim made;
  made.id = id;
  made.at = "Section A1.0";
  made.kind = "reach-count";
  made.document = "pieces";
  made.keys = {{"piece", "alfil"}, {"cell", "e3"}};
  made.documented = std::move(documented);
  return made;
}

PieceType piece_type(const std::string& id, const std::string& name, const std::string& inventor) {
  PieceType made;
  made.id = id;
  made.name = name;
  made.inventor = inventor;
  made.section = "a1.0";
  made.document = "pieces";
  return made;
}

/// A game of one article with one figure, one note, one erratum and three claims.
struct Sample {
  Game game;
  std::vector<Finding> findings;
  std::vector<Seal> seals;
  std::vector<Diagram> diagrams;
  Style style;
  Frame frame;
  PageIds pages;
  Report report;
  Account account{2, 0};
  std::string text =
      "# Pieces & more\n\n{{contents}}\n\n## Chapter I: Men {#chapter-1}\n\n{{pieces}}\n\n"
      "### A1.0 Alfil\n\nIt reaches {{count}} cells: {{cells}}.\n\n![](figure:A1-1)\n\n"
      "**Compare:** [Axes](board.html#5.0), [Alfil](#a1.0).\n";

  Sample() {
    game.id = "sample";
    game.title = "Sample";
    game.summary = "A game <with> \"marks\".";
    game.by = "A. Author, 1998";
    game.piece_types = {piece_type("alfil", "Alfil", "unknown"), piece_type("ferz", "Ferz", "")};
    Article article;
    article.id = "pieces";
    article.title = "Pieces";
    article.author = "A. Author";
    article.copyright = "1998";
    article.version = "1.0";
    article.published = "10 December 1998";
    article.facts = {"Web page made on 18 December 1998."};
    article.figures = {figure("A1-1", "a1.0")};
    article.remarks = {
        {"e-count", "a1.0", "It says four.", "pieces", {"pieces.toml", 60, 1}, RemarkKind::erratum},
        {"r-way", "a1.0", "It leaps.", "pieces", {"pieces.toml", 50, 1}, RemarkKind::reading},
        {"m-name",
         "a1.0",
         "It says Alfli.",
         "pieces",
         {"pieces.toml", 70, 1},
         RemarkKind::misprint}};
    article.claims = {claim("count", 4), claim("cells", CellNames{"a5", "c3"}),
                      claim("share", Percent{41})};
    article.claims[0].explanation = Explanation{"e-count", Value(4), Value(5), {}, {}, {}};
    article.claims[1].kind = "reach-cells";
    article.place = {"game.toml", 9, 1};
    game.articles = {std::move(article)};
    pages["board.html"] = {"5.0"};
    frame = read_frame(files_on_disk(), find_home() / "templates/pages", report);
  }

  Article& article() { return game.articles.front(); }

  void work_out() {
    findings.clear();
    diagrams.clear();
    for (const Claim& each : article().claims) {
      const bool off = each.id == "count";
      findings.push_back({&each, off ? Value(5) : each.documented, !off, off, ""});
    }
    seals = {seal_of(findings, article(), account)};
    for (const Figure& each : article().figures) {
      Diagram diagram;
      diagram.content.figure = &each;
      diagram.content.caption = "A1 on e3: 5 moves (x).";
      diagram.content.description = "A board of 39 cells with \"men\".";
      diagram.scene.id = "a1-1";
      diagram.scene.title = "Diagram A1-1";
      diagram.scene.description = diagram.content.description;
      diagram.scene.box = {{0, 0}, {1, 1}};
      diagram.scene.root.children.push_back(
          polygon({"cell", "cell-e3", "e3", {{"cell", "e3"}}}, {{0, 0}, {1, 0}, {0, 1}}));
      diagrams.push_back(std::move(diagram));
    }
  }

  std::string page() {
    work_out();
    const Document document = parse_markdown(text, "pieces.md", report);
    pages["pieces.html"] = ids_of(article(), document);
    return article_page(
        {game, findings, diagrams, seals, style, frame, pages, {}, picture_formats()}, article(),
        document, report);
  }

  /// "pieces.md:11: message" of all problems.
  std::vector<std::string> problems() {
    page();
    std::vector<std::string> found;
    for (const Problem& problem : report.problems())
      found.push_back(problem.place.file + ":" + std::to_string(problem.place.line) + ": " +
                      problem.message);
    return found;
  }
};

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

using Problems = std::vector<std::string>;

/// A sample whose figures show a piece both ways, if it has a drawing.
struct SampleOfPieces : Sample {
  Drawing knight{"knight",
                 "Knight",
                 "A horse.",
                 {{DrawnShape::Kind::body, polygon({}, {{0, 0}, {1, 0}, {0, 1}}).strokes}}};

  std::string page(bool with_drawing) {
    work_out();
    Diagram& diagram = diagrams.front();
    diagram.both = diagram.scene;
    Group letters{{"as-letters", {}, {}, {}}, {}}, pieces{{"as-drawn", {}, {}, {}}, {}};
    letters.children.push_back(Text{{"man-label", {}, {}, {}}, {}, "N", 0.3});
    pieces.children.push_back(Stamp{{"halo seat-1", {}, {}, {}}, &knight, {}, 1, 0});
    pieces.children.push_back(Stamp{{"drawn seat-1", {}, {}, {}}, &knight, {}, 1, 0});
    diagram.both->root.children.push_back(std::move(letters));
    if (with_drawing) diagram.both->root.children.push_back(std::move(pieces));
    const Document document = parse_markdown(text, "pieces.md", report);
    pages["pieces.html"] = ids_of(article(), document);
    return article_page(
        {game, findings, diagrams, seals, style, frame, pages, {}, picture_formats()}, article(),
        document, report);
  }
};

TEST(Page, TheLookOfPiecesIsChosenWithoutAScript) {
  SampleOfPieces sample;
  const Markup page = read_markup(sample.page(true));
  EXPECT_EQ(describe(sample.report), "");
  EXPECT_TRUE(page.faults.empty());
  EXPECT_EQ(forbidden(page), std::vector<std::string>());
  std::vector<std::string> chosen, ways;
  for (const auto& tag : page.tags) {
    if (tag.name != "input") continue;
    ways.push_back(tag.attributes.at("id"));
    EXPECT_EQ(tag.attributes.at("type"), "radio");
    EXPECT_EQ(tag.attributes.at("name"), "men");
    if (tag.attributes.contains("checked")) chosen.push_back(ways.back());
  }
  EXPECT_EQ(ways, (std::vector<std::string>{"men-letters", "men-drawn"}));
  EXPECT_EQ(chosen, std::vector<std::string>{"men-letters"}) << "letters, as in the articles";
  for (const char* rule :
       {"body:has(#men-drawn:checked) { --as-letters: none; --as-drawn: inline; }",
        ".as-drawn { display: var(--as-drawn, none); }"})
    EXPECT_TRUE(contains(sample.frame.css, rule)) << rule;
}

// Regression: a page showed drawings, but its links led to letters.
TEST(Page, LinksAndEmbeddingFollowTheChoice) {
  SampleOfPieces sample;
  const std::string page = sample.page(true);
  for (const std::string way : {"letters", "drawn"}) {
    const std::string file = std::string("figures/") + (way == "drawn" ? "drawn/" : "") + "A1-1.";
    const std::string begin = "<span class=\"as-" + way + "\">";
    EXPECT_TRUE(contains(page, begin + "<a class=\"enlarge\" href=\"" + file + "svg\"")) << page;
    for (const char* format : {"svg", "pdf", "png"})
      EXPECT_TRUE(contains(page, "<a href=\"" + file + format + "\"")) << way << format;
    EXPECT_TRUE(contains(page, begin + file + "svg</span>")) << "the picture to embed";
    Html html;
    write_embedding(html, {"A1-1", true, "fig-a1-1", "", "p.html", false});
    EXPECT_TRUE(contains(html.raw(),
                         "p.html?frame<span class=\"as-letters\">=letters</span><span "
                         "class=\"as-drawn\">=drawn</span>#fig-a1-1"))
        << html.raw();
  }
}

// Regression: notes overlapped figures as wide as text and margin.
TEST(Page, NotesBesideAWideFigureMoveBelowIt) {
  EXPECT_TRUE(contains(Sample().frame.css, ".part:has(figure.wide) > .notes { grid-column: 1; }"));
}

// Regression: paper cannot scroll, and long lines of code ended at a scroll bar.
TEST(Page, OnPaperNothingIsCutOff) {
  const std::string css = Sample().frame.css;
  const std::string paper = css.substr(css.find("@media print {"));
  for (const char* rule : {".wide, pre { overflow: visible; }", "pre { white-space: pre-wrap;"})
    EXPECT_TRUE(contains(paper, rule)) << rule;
}

// Regression: groups of pieces shared a class with the choice of their look, which is not printed,
// so printed pages had no pieces.
TEST(Page, CssRulesForTextDoNotApplyToDrawings) {
  std::set<std::string_view> roles;
  for (const auto rows : {role_rows(), group_rows()})
    for (const RoleRow& row : rows)
      for (const std::string_view word : words(row.role)) roles.insert(word);
  ASSERT_TRUE(roles.contains("men") && roles.contains("as-drawn"));
  const std::string css = Sample().frame.css;
  const std::regex selector("\\.([a-z][a-z-]*)");
  std::set<std::string> both;
  for (std::sregex_iterator found(css.begin(), css.end(), selector), end; found != end; ++found)
    if (roles.contains((*found)[1].str())) both.insert((*found)[1].str());
  EXPECT_EQ(both, (std::set<std::string>{"as-drawn", "as-letters"}));
}

TEST(Page, EveryDrawingIsDefinedOnce) {
  SampleOfPieces sample;
  const Markup page = read_markup(sample.page(true));
  int defined = 0, used = 0;
  for (const auto& tag : page.tags) {
    if (tag.attributes.contains("id") && tag.attributes.at("id") == "drawn_knight") ++defined;
    if (tag.name == "use" && tag.attributes.at("href") == "#drawn_knight") ++used;
  }
  EXPECT_EQ(defined, 1);
  EXPECT_EQ(used, 2);
}

// Regression: tables of pieces showed only letters beside figures with drawings.
TEST(Page, TablesShowTheDrawingsOfPiecesAndUnknownOnesAreReported) {
  SampleOfPieces sample;
  const PieceSet set({sample.knight});
  sample.game.boards = std::move(test::read_rules("chess")->boards);
  sample.game.piece_types.front().drawing = "knight";
  const std::string id = sample.game.piece_types.front().id;
  sample.text += "\n| Piece |\n|---|\n| ![](piece:" + id + ") Knight |\n\n![](piece:rok) Rook\n";
  sample.work_out();
  const Document document = parse_markdown(sample.text, "pieces.md", sample.report);
  sample.pages["pieces.html"] = ids_of(sample.article(), document);
  Edition edition{sample.game,  sample.findings, sample.diagrams, sample.seals,
                  sample.style, sample.frame,    sample.pages};
  Report ignored;
  EXPECT_FALSE(contains(article_page(edition, sample.article(), document, ignored),
                        "class=\"drawing of-piece"));
  edition.piece_set = &set;
  const std::string page = article_page(edition, sample.article(), document, sample.report);
  EXPECT_TRUE(contains(page, "<td><span class=\"as-drawn\" aria-hidden=\"true\"><span class=\"" +
                                 std::string(piece_drawing_class)));
  EXPECT_TRUE(contains(page, "id=\"drawn_knight\""));
  EXPECT_TRUE(contains(describe(sample.report), "unknown piece 'rok'")) << describe(sample.report);
}

TEST(Page, WithoutDrawingsThereIsNothingToChoose) {
  SampleOfPieces sample;
  const std::string page = sample.page(false);
  EXPECT_FALSE(contains(page, "type=\"radio\""));
  EXPECT_FALSE(contains(page, "class=\"drawings\""));
}

TEST(Page, APageHasAllItsPartsAndNoProblems) {
  Sample sample;
  const std::string page = sample.page();
  EXPECT_EQ(describe(sample.report), "");
  for (const char* part :
       {"<h1>Pieces &amp; more</h1>",
        "By A. Author · © 1998 · Version\u00a01.0 · Published 10 December 1998",
        "Web page made on 18 December 1998.",
        "<a href=\"#checked\">2 statements about the board, its pieces and positions proved by the "
        "engine; "
        "1 explained; 2 citations of what no engine can know</a>",
        "<h3 id=\"a1-0\"><a class=\"self\" href=\"#a1-0\"><span class=\"number\">A1.0</span> "
        "Alfil</a></h3>",
        "It reaches 5 cells: a5, c3.", "<figure id=\"fig-a1-1\" aria-labelledby=\"fig-a1-1-name\">",
        "href=\"figures/A1-1.svg\"", "href=\"figures/A1-1.pdf\"", "href=\"figures/A1-1.png\"",
        "Diagram A1-1.</a> Sample moves. A1 on e3",
        "<summary>Our reading</summary>\n<div id=\"r-way\"><p>It leaps.</p>",
        "<details class=\"unfolds note erratum\"><summary>Erratum</summary>",
        "href=\"board.html#section-5-0\"", "href=\"../index.html\"", "<html lang=\"en\">",
        "content=\"default-src 'none'; "})
    EXPECT_TRUE(contains(page, part)) << part;
}

TEST(Page, FiveReadingsAtMostStandBesideTheirSections) {
  Sample sample;
  auto& remarks = sample.article().remarks;
  for (const char* id : {"r-2", "r-3", "r-4", "r-5"}) {
    remarks.push_back(remarks[1]);
    remarks.back().id = id;
  }
  EXPECT_FALSE(contains(sample.page(), "The original leaves open"));
  remarks.push_back(remarks[1]);
  remarks.back().id = "r-6";
  remarks[1].beside = true;
  const std::string page = sample.page();
  EXPECT_EQ(describe(sample.report), "");
  for (const char* part :
       {"<div id=\"r-way\">", "<h3 id=\"readings\">", "Questions that the original leaves open (5)",
        "<ol><li id=\"r-2\">",
        "<p class=\"note\">The original leaves open: <a href=\"#r-2\">question 1</a>, <a "
        "href=\"#r-3\">question 2</a>, "})
    EXPECT_TRUE(contains(page, part)) << part;
  EXPECT_FALSE(contains(page, "<li id=\"r-way\">"));
}

TEST(Page, OnlyAllowedElementsAndAttributesAreWrittenAndNoIdTwice) {
  Sample sample;
  EXPECT_EQ(forbidden(read_markup(sample.page())), std::vector<std::string>{});
}

TEST(Page, NothingIsLoadedFromAnywhere) {
  Sample sample;
  const std::string page = sample.page();
  const Markup markup = read_markup(page);
  std::vector<std::string> loaded;
  for (const auto& tag : markup.tags) {
    if (tag.attributes.contains("src")) loaded.push_back(tag.attributes.at("src"));
    if (tag.name != "a" && tag.attributes.contains("href")) {
      EXPECT_EQ(tag.attributes.at("rel"), "icon");
      EXPECT_TRUE(tag.attributes.at("href").starts_with("data:image/svg+xml,"));
    }
  }
  EXPECT_EQ(loaded, (std::vector<std::string>{"../site_files/page.js", "../site_files/live.js"}));
  for (std::size_t at = page.find("url("); at != std::string::npos; at = page.find("url(", at + 1))
    EXPECT_TRUE(std::string_view(page).substr(at).starts_with("url(\"../site_files/")) << at;
  EXPECT_FALSE(contains(page, "@import"));
}

TEST(Page, EveryLinkWithinThePageLeadsToAnId) {
  Sample sample;
  const Markup markup = read_markup(sample.page());
  const auto ids = test::values_of(markup, "id");
  for (const std::string& target : test::values_of(markup, "href"))
    if (target.starts_with('#')) {
      EXPECT_NE(std::find(ids.begin(), ids.end(), target.substr(1)), ids.end()) << target;
    }
}

TEST(Page, AFigureOfAPositionLeadsToItsTable) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), "chess", Extent::all, report);
  Figure shown;
  figure::Content content;
  content.figure = &shown;
  content.board = &game->board();
  EXPECT_EQ(play_address(*game, content), "") << "no position";
  shown.position = game->start;
  EXPECT_EQ(play_address(*game, content), "play.html");
  shown.plays = {{"e2 e4", {}}, {"e7 e5", {}}};
  EXPECT_EQ(play_address(*game, content),
            "play.html#live=table;play%3B" + game->start + "%3Be2%20e4%3B%20e7%20e5");
  shown.pieces.emplace_back();
  EXPECT_EQ(play_address(*game, content), "") << "a piece more than the position has";
}

// Regression: the address was printed twice.
TEST(Page, AnAddressThatIsItsOwnLinkIsPrintedOnce) {
  Sample sample;
  sample.text += "\nSee <http://example.org/a.html> and [there](http://example.org/b.html).\n";
  const std::string page = sample.page();
  EXPECT_TRUE(contains(page, "<a class=\"address\" href=\"http://example.org/a.html\">"));
  EXPECT_TRUE(contains(page, "<a href=\"http://example.org/b.html\">there</a>"));
  EXPECT_TRUE(contains(page, "main a[href^=\"http\"]:not(.address)::after"));
}

TEST(Page, TheOriginalIsLinkedWhereItsAddressIsKnown) {
  Sample sample;
  sample.article().original = "It stood at [example.org](http://example.org/page.html).";
  const std::string page = sample.page();
  EXPECT_TRUE(contains(page,
                       "<strong>The original.</strong> It stood at "
                       "<a href=\"http://example.org/page.html\">example.org</a>."));
  EXPECT_EQ(describe(sample.report), "");
}

TEST(Page, ThePlaceOfAClaimLinksToItsSection) {
  Sample sample;
  Article& article = sample.article();
  const std::vector<Section> sections = {{3, "a1.0", "A1.0", "Alfil", 1}};
  const Claim model = article.claims.front();
  const auto place = [&](std::string at, std::string piece_type,
                         const SectionsByClaim& printed_in) {
    Claim claim = model;
    claim.at = std::move(at);
    claim.keys["piece"] = std::move(piece_type);
    return place_of(claim, sample.game, article, sections, printed_in);
  };
  EXPECT_EQ(place("Diagram A1-1, text", "", {}), "#fig-a1-1");
  EXPECT_EQ(place("Section A1.0", "", {}), "#a1.0");
  EXPECT_EQ(place("The pieces, Alfil", "", {}), "#a1.0") << "a title";
  EXPECT_EQ(place("Our count", "", {{"count", "a1.0"}}), "#a1.0") << "where it is printed";
  EXPECT_EQ(place("Our count", "nobody", {}), "#a1.0") << "as the claims beside it";
  EXPECT_EQ(place("The Alfil", "", {}), "#a1.0") << "a title without its article";
  article.places = {{"Men of old", "a1.0", {}}};
  EXPECT_EQ(place("Men of old, the second", "", {}), "#a1.0") << "as the article says";
  article.claims.clear();
  EXPECT_EQ(place("Men of older days", "", {}), "");
}

/// Claims that name only a heading of their source link to the same place as their neighbours.
TEST(Page, AnUnknownPlaceLinksLikeItsNeighbour) {
  Sample sample;
  Article& article = sample.article();
  const std::vector<Section> sections = {{3, "a1.0", "A1.0", "Alfil", 1},
                                         {3, "b1.0", "B1.0", "Bishop", 9}};
  const Claim some = article.claims.front();
  article.claims.clear();
  const auto add = [&](std::string id, std::string at) -> Claim& {
    Claim claim = some;
    claim.id = std::move(id);
    claim.at = std::move(at);
    claim.keys.clear();
    article.claims.push_back(std::move(claim));
    return article.claims.back();
  };
  add("none", "Our count");
  add("first", "Notation");
  add("bishop", "Section B1.0");
  add("after", "Our count");
  add("last", "Notation");
  add("contents", "Contents").keys["section"] = "A1.0";
  add("drawn", "Our count").keys["figure"] = "A1-1";
  const SectionsByClaim printed_in = {{"last", "a1.0"}};
  const auto place = [&](std::size_t at) {
    return place_of(article.claims[at], sample.game, article, sections, printed_in);
  };
  EXPECT_EQ(place(0), "#b1.0") << "none before it leads anywhere";
  EXPECT_EQ(place(1), "#a1.0") << "another of the same place is printed there";
  EXPECT_EQ(place(3), "#b1.0") << "the claim before it";
  EXPECT_EQ(place(5), "#a1.0") << "the section whose heading it copies";
  EXPECT_EQ(place(6), "#fig-a1-1") << "the figure whose marks it counts";
}

/// A screen reader reads the name of a figure, then the name and description of its drawing.
TEST(Page, AFigureIsNamedOnceAndDescribedOnce) {
  Sample sample;
  const std::string page = sample.page();
  const Markup markup = read_markup(page);
  std::size_t described = 0;
  for (const auto& tag : markup.tags) {
    if (tag.name != "svg" || !tag.attributes.contains("aria-describedby")) continue;
    ++described;
    EXPECT_EQ(tag.attributes.at("aria-describedby"), "a1-1_desc");
    EXPECT_EQ(tag.attributes.at("aria-labelledby"), "a1-1_title");
  }
  EXPECT_EQ(described, 1u);
  // Browsers do not use collapsed text as a description, so the drawing has its own.
  EXPECT_TRUE(contains(page, "<desc id=\"a1-1_desc\">A board of 39 cells"));
  EXPECT_TRUE(contains(page, "<summary>In words</summary>\n<p>A board of 39 cells"));
  EXPECT_TRUE(contains(page, "</desc>\n<g aria-hidden=\"true\">\n"));
}

TEST(Page, HostileTextsAreEscapedEverywhere) {
  const std::string evil = "<script>alert('x')</script>\"><img src=x onerror=y>&";
  Sample sample;
  sample.game.title = sample.game.summary = evil;
  sample.game.piece_types[0].name = sample.game.piece_types[0].inventor = evil;
  Article& article = sample.article();
  article.title = article.author = article.version = article.published = evil;
  article.facts = {evil};
  article.figures[0].title = evil;
  article.remarks[0].text = article.remarks[1].text = evil;
  article.claims[2].documented = evil;
  article.claims[2].at = evil;
  article.claims[2].kind = evil;
  article.claims[2].keys = {{evil, evil}};
  sample.text += "\n" + evil + "\n\n`" + evil + "`\n\n    " + evil + "\n";
  const std::string page = sample.page();
  EXPECT_EQ(forbidden(read_markup(page)), std::vector<std::string>{});
  std::size_t scripts = 0;
  for (std::size_t at = 0; (at = page.find("<script", at)) != std::string::npos; ++at) ++scripts;
  EXPECT_EQ(scripts, 2u) << "the page's own";
  EXPECT_FALSE(contains(page, "<img"));
}

TEST(Page, UnknownClaimsAreReportedWithLineAndSuggestion) {
  Sample sample;
  sample.text += "\nIt has {{cuont}} cells.\n";
  EXPECT_EQ(sample.problems(), Problems{"pieces.md:17: unknown claim 'cuont'"});
  EXPECT_EQ(sample.report.problems()[0].hint,
            "did you mean 'count'? There are: count, cells, share");
  EXPECT_EQ(sample.report.problems()[0].place.column, 8);
}

TEST(Page, UnknownFiguresAndFiguresOutOfPlaceAreReported) {
  Sample sample;
  sample.text += "\n![](figure:A1-2)\n\n![](figure:A1-1)\n";
  EXPECT_EQ(sample.problems(), (Problems{"pieces.md:17: unknown figure 'A1-2'",
                                         "pieces.md:19: the figure 'A1-1' is placed twice"}));
  Sample other;
  other.article().figures.push_back(figure("A9-9", "a1.0"));
  other.article().figures[0].section = "chapter-1";
  EXPECT_EQ(
      other.problems(),
      (Problems{
          "pieces.toml:40: the figure 'A1-1' is placed in section 'a1.0' and not in 'chapter-1'",
          "pieces.toml:40: the figure 'A9-9' is never placed"}));
}

TEST(Page, NotesWithoutASectionAreReported) {
  Sample sample;
  sample.article().remarks[1].section = "a1.9";
  sample.article().remarks[0].section = "b";
  sample.article().claims[0].explanation.reset();
  sample.work_out();
  const auto problems = sample.problems();
  EXPECT_NE(std::find(problems.begin(), problems.end(),
                      "pieces.toml:50: 'r-way' belongs to an unknown section 'a1.9'"),
            problems.end());
  EXPECT_NE(std::find(problems.begin(), problems.end(),
                      "pieces.toml:60: 'e-count' belongs to an unknown section 'b'"),
            problems.end());
}

TEST(Page, LinksToMissingIdsAndPagesAreReported) {
  Sample sample;
  sample.text += "\n[a](#a1.9) [b](board.html#9.9) [c](none.html) [d](board.html) [e](#fig-a1-1)\n";
  EXPECT_EQ(sample.problems(),
            (Problems{"pieces.md:17: a link to '#a1.9', which does not exist",
                      "pieces.md:17: a link to 'board.html#9.9', which does not exist",
                      "pieces.md:17: a link to an unknown page 'none.html'"}));
}

TEST(Page, AProblemInANoteHasThePlaceOfTheNote) {
  Sample sample;
  sample.article().remarks[1].text = "See [x](#none) and {{none}}.";
  EXPECT_EQ(sample.problems(), (Problems{"pieces.toml:50: a link to '#none', which does not exist",
                                         "pieces.toml:50: unknown claim 'none'"}));
}

TEST(Page, TheSameIdForTwoThingsIsReported) {
  Sample sample;
  sample.article().remarks[1].id = "checked";
  EXPECT_EQ(sample.problems(),
            Problems{"pieces.md:0: two things on the page have the id 'checked'"});
}

TEST(Page, MisprintsAndRemarksAreListedAtTheEnd) {
  Sample sample;
  const std::string page = sample.page();
  const std::size_t list = page.find("<summary>Misprints in the original (1)</summary>");
  ASSERT_NE(list, std::string::npos);
  EXPECT_LT(page.find("It leaps."), list);
  EXPECT_GT(page.find("It says Alfli."), list);
  EXPECT_LT(list, page.find("id=\"checked\""));
  EXPECT_TRUE(contains(page, "<li id=\"m-name\"><p class=\"kind\"><a href=\"#a1-0\">A1.0</a></p>"));
  EXPECT_TRUE(contains(page, "<li><a href=\"#remarks\">On the original</a></li>"));
  sample.article().remarks.pop_back();
  EXPECT_FALSE(contains(sample.page(), "<summary>Misprints"));
  EXPECT_FALSE(contains(sample.page(), "#remarks"));
}

TEST(Page, PiecesAreInTheOrderOfTheGame) {
  Sample sample;
  const std::string page = sample.page();
  EXPECT_LT(page.find("<a href=\"#a1-0\">Alfil</a>"), page.find("<a href=\"#a1-0\">Ferz</a>"));
  EXPECT_TRUE(contains(page, "<td class=\"right\">2</td>"));
}

TEST(Page, UnexplainedClaimsAreCountedAsDiffering) {
  Sample sample;
  sample.work_out();
  sample.findings[0].explained = false;
  sample.findings[0].problem = "no erratum explains the difference";
  EXPECT_EQ(in_words(counts_of(sample.findings, "pieces")), "2 of 3 claims agree, 1 unexplained");
  EXPECT_EQ(in_words(counts_of(sample.findings, "board")), "0 of 0 claims agree");
  const Seal seal = seal_of(sample.findings, sample.article(), {0, 3});
  EXPECT_EQ(in_words(seal), "draft: 1 claim differs");
  EXPECT_EQ(meaning_of(seal).front().find("A draft proves nothing"), 0u);
}

/// A sample in which one claim differs without an explanation.
struct DraftSample : Sample {
  DraftSample() { article().claims[0].explanation.reset(); }

  std::string page() {
    work_out();
    findings[0].explained = false;
    findings[0].problem = "no erratum explains the difference";
    seals = {seal_of(findings, article(), account)};
    mark_drafts(seals);
    const Document document = parse_markdown(text, "pieces.md", report);
    pages["pieces.html"] = ids_of(article(), document);
    return article_page(
        {game, findings, diagrams, seals, style, frame, pages, {}, picture_formats()}, article(),
        document, report);
  }
};

TEST(Draft, ShowsWhatIsStatedStruckOutAndWhatTheEngineFinds) {
  DraftSample sample;
  const std::string page = sample.page();
  EXPECT_TRUE(contains(
      page,
      "It reaches <span class=\"draft\"><span class=\"unseen\">the article states </span>"
      "<del>4</del> <span class=\"unseen\">and the engine finds </span><ins>5</ins></span> "
      "cells: a5, c3."))
      << page;
  EXPECT_TRUE(contains(page, "<h3 id=\"checked-draft\">Where the draft differs</h3>"));
  EXPECT_TRUE(contains(page, "no erratum explains the difference</td>"));
  EXPECT_TRUE(read_markup(page).faults.empty());
  EXPECT_EQ(describe(sample.report), "");
}

TEST(Draft, IsMarkedAndHasNoSeal) {
  DraftSample sample;
  const std::string page = sample.page();
  EXPECT_TRUE(contains(page, "<title>Draft: Pieces</title>"));
  EXPECT_TRUE(contains(page, "<strong class=\"draft\">Draft</strong>"));
  EXPECT_TRUE(
      contains(page, "<p class=\"checked open\"><a href=\"#checked\">draft: 1 claim differs</a>"));
  EXPECT_FALSE(contains(page, "proved by the engine"));
  EXPECT_TRUE(contains(page, sample.frame.draft_css));
  Sample agreed;
  const std::string proved = agreed.page();
  EXPECT_FALSE(contains(proved, "draft"));
  EXPECT_TRUE(contains(proved, "proved by the engine"));
}

TEST(Draft, StrikesOutTheAuthorsWordsOnlyIfTheyAreWrong) {
  DraftSample sample;
  sample.text += "\n{{count: four}}, or {{count: five}}.\n";
  const std::string page = sample.page();
  EXPECT_TRUE(contains(page, "<del>four</del>"));
  EXPECT_TRUE(contains(page, "<ins>5</ins></span>, or five."));
}

TEST(Draft, NotesDifferencesInFigures) {
  DraftSample sample;
  sample.article().claims[0].keys["figure"] = "A1-1";
  EXPECT_TRUE(contains(sample.page(),
                       "the article states 4, the engine finds 5.</p>\n<p class=\"files\">"));
}

TEST(Draft, IncludesAllArticlesOfAGame) {
  DraftSample sample;
  sample.page();
  sample.game.boards.push_back(test::board("rectangular", "8x8"));
  const Seal agreed{.proved = 7};
  std::vector<Seal> seals = {sample.seals[0], agreed};
  mark_drafts(seals);
  EXPECT_EQ(in_words(seals[1]), "draft: 1 claim differs");
  const std::string index =
      index_page({index_entry(sample.game, seals, false, {})}, sample.frame, {}, sample.report);
  EXPECT_TRUE(contains(index, "<p class=\"checked open\"><a href=\"#seal_means\">draft: 1 claim"));
  EXPECT_TRUE(
      contains(index, "class=\"count draft\" href=\"sample/pieces.html#checked\">draft: 1"));
  EXPECT_FALSE(contains(index, "proved by the engine<"));
}

TEST(Page, CopiedTextsAreCountedSeparately) {
  Sample sample;
  sample.article().claims[2].kind = "inventor";
  const std::string page = sample.page();
  EXPECT_TRUE(contains(page, "1 statement about the board, its pieces and positions proved"));
  EXPECT_TRUE(contains(page, "<summary>All 2 statements</summary>"));
  EXPECT_TRUE(contains(page, "<summary>All 1 headings, signs and names</summary>"));
}

TEST(Page, OpenSentencesAreCountedInItsFirstLines) {
  Sample sample;
  sample.account.sentences = {14, 2, 0};
  EXPECT_TRUE(contains(sample.page(),
                       "<p class=\"checked\"><a href=\"#checked\">14 sentences "
                       "proved, 2 cited, 0 open; "));
  sample.account.sentences.open = 5;
  const std::string page = sample.page();
  EXPECT_TRUE(contains(page,
                       "<p class=\"checked open\"><a href=\"#checked\">14 sentences "
                       "proved, 2 cited, 5 open; "));
  EXPECT_TRUE(contains(page, "An open sentence names a cell, a number, a piece"));
}

TEST(Page, DifferingCopiesAreNotExplainedStatements) {
  Sample sample;
  sample.work_out();
  sample.article().claims[0].kind = "inventor";
  const Seal seal = seal_of(sample.findings, sample.article(), {});
  EXPECT_EQ(in_words(seal),
            "2 statements about the board, its pieces and positions proved by the engine");
  const std::vector<std::string> meaning = meaning_of(seal);
  EXPECT_EQ(meaning.back(),
            "Apart from these, 1 heading, sign or name was compared with the original, letter by "
            "letter; 1 differs, and a remark tells how. That proves that they are copied well, and "
            "no more.");
}

TEST(Page, AClaimInARemarkBelongsToItsSection) {
  Sample sample;
  sample.text += "\n## Chapter II: The end {#chapter-2}\n\nNo more.\n";
  sample.article().remarks[2].text = "It says {{share}}.";
  sample.article().claims[2].at = "Elsewhere";
  EXPECT_TRUE(
      contains(sample.page(), "<tr id=\"claim-share\"><th scope=\"row\"><a href=\"#a1-0\">"));
}

TEST(Page, ABookOfSeveralArticlesSaysSo) {
  Sample sample;
  EXPECT_EQ(retold_in(sample.article(), "book", "articles"),
            "This book retells the articles in other words. The game and its rules are the "
            "author’s");
}

TEST(Page, ManyStatementsHaveAPageOfTheirOwn) {
  Sample sample;
  sample.text += "\nIt is {{cited: five | page 3}} inches.\n";
  const auto make = [&](std::size_t claims) {
    while (sample.article().claims.size() < claims)
      sample.article().claims.push_back(
          claim("more-" + std::to_string(sample.article().claims.size()), Count{4}));
    sample.work_out();
    const Document document = parse_markdown(sample.text, "pieces.md", sample.report);
    sample.pages["pieces.html"] = ids_of(sample.article(), document);
    return article_pages({sample.game, sample.findings, sample.diagrams, sample.seals, sample.style,
                          sample.frame, sample.pages},
                         sample.article(), document, sample.report);
  };
  game::CourtRule rule;
  rule.says = "A Rook goes straight.";
  rule.move = "a1 a2";
  rule.verdict = "legal";
  sample.game.courts.push_back({"A book, 1999", {rule}});
  const ArticlePages few = make(100);
  EXPECT_TRUE(contains(few.article, "<a href=\"#claim-court-1\">"));
  EXPECT_EQ(few.statements, "");
  EXPECT_TRUE(contains(few.article, "<tr id=\"claim-more-99\">"));

  const ArticlePages many = make(101);
  EXPECT_EQ(describe(sample.report), "");
  EXPECT_FALSE(contains(many.article, "<tr id=\"claim-"));
  EXPECT_TRUE(contains(many.article, "<h3 id=\"checked-errata\">Where we differ</h3>"));
  EXPECT_TRUE(contains(many.article, "<a href=\"pieces.checked.html\">All 101 statements"));
  EXPECT_TRUE(contains(many.statements, "<tr id=\"claim-more-100\">"));
  EXPECT_TRUE(contains(many.statements,
                       "<tr id=\"claim-count\"><th scope=\"row\"><a "
                       "href=\"pieces.html#a1-0\">"))
      << many.statements;
  EXPECT_TRUE(contains(many.statements, "<a href=\"pieces.html#e-count\">"));
  EXPECT_TRUE(contains(many.statements, "A. Author")) << "credits the author";
  EXPECT_TRUE(contains(many.statements, "#a1-0\">five</a>")) << many.statements;
  EXPECT_FALSE(contains(many.article, "<summary>The one citation</summary>"));
  EXPECT_TRUE(contains(few.article, "<summary>The one citation</summary>"));
  EXPECT_TRUE(contains(many.article, "<a href=\"pieces.checked.html#claim-court-1\">"));
  EXPECT_TRUE(read_markup(many.statements).faults.empty());
}

TEST(Page, CitationsAreListedWithTheirPlaces) {
  Report report;
  const auto lotus = read_game(on_disk(test::templates()), "lotus-39", Extent::rules, report);
  Html html;
  const Article article;
  const Seal seal{.cited = 2};
  write_checked(html, {*lotus,
                       article,
                       {},
                       {},
                       seal,
                       {},
                       {{"#s2", "not five", "Section 2.0"}, {"", "our own cells", ""}}});
  const std::string page = html.take();
  EXPECT_TRUE(contains(page, "<summary>All 2 citations</summary>")) << page;
  EXPECT_TRUE(contains(page,
                       "<th scope=\"row\"><a href=\"#s2\">not five</a></th>\n"
                       "<td>Section 2.0</td>"))
      << page;
  EXPECT_TRUE(contains(page, "<th scope=\"row\">our own cells</th>\n<td>our own words</td>"))
      << page;
}

TEST(Page, OfAnArticleListsTheRulesCheckedAgainstSources) {
  Sample sample;
  game::CourtRule rule;
  rule.place = "page 3";
  rule.says = "A Rook goes straight.";
  rule.move = "a1 a2";
  rule.verdict = "legal";
  sample.game.courts.push_back({"A book, 1999", {rule}});
  const std::string page = sample.page();
  EXPECT_TRUE(contains(page, "Checked against A book, 1999: 1 rule."));
  EXPECT_TRUE(contains(page,
                       "A Rook goes straight. (page 3; <a href=\"#claim-court-1\">a1 a2 is "
                       "legal</a>)"))
      << page;
}

TEST(Page, PositionsOfStatementsAreListed) {
  Report report;
  const auto lotus = read_game(on_disk(test::templates()), "lotus-39", Extent::all, report);
  const Article& article = lotus->articles.front();
  Claim claim = article.claims.front();
  claim.kind = "men-count";
  claim.keys = {{"position", "home"}};
  claim.documented = 5;
  Html html;
  const Seal seal{.proved = 1};
  write_checked(html, {*lotus, article, {}, {{&claim, 5, true, false, ""}}, seal, {}, {}});
  const std::string page = html.take();
  EXPECT_TRUE(contains(page, "<summary>The positions of these statements</summary>"));
  EXPECT_TRUE(contains(page,
                       "‘home’</th>\n<td>White’s turn. White has: Rook on f1; "
                       "Pawns on c1, d1, e2, e2 and e2. Black has: "))
      << page;
}

TEST(Page, TheIndexListsEveryGameWithItsCounts) {
  Sample sample;
  sample.work_out();
  sample.game.boards.push_back(test::board("rectangular", "8x8"));
  const std::vector<IndexEntry> games = {
      index_entry(sample.game, sample.seals, true, {{"Board, A4", "sample/board.pdf", 41'234}})};
  const std::string page = index_page(games, sample.frame, {}, sample.report);
  EXPECT_EQ(describe(sample.report), "");
  EXPECT_EQ(forbidden(read_markup(page)), std::vector<std::string>{});
  for (const char* part :
       {"<h3><a href=\"sample/pieces.html\">Sample</a></h3>",
        "<a class=\"count\" href=\"sample/pieces.html#checked\">2 statements about",
        "<a href=\"sample/board.pdf\">Sample: board, A4</a> PDF, 42 kB",
        "<img src=\"sample/cover.svg\" alt=\"\"", "A game &lt;with&gt; “marks”."})
    EXPECT_TRUE(contains(page, part)) << part;
}

TEST(Page, TheIndexListsGamesByFamilyAndNewOnesBefore) {
  const auto game = test::read_rules("makruk");
  Report report;
  Frame frame = Sample().frame;
  frame.families = {{"lands", "Chess of Thailand", "A lead.", {"makruk"}, false}};
  IndexEntry entry = index_entry(*game, {Seal()}, false, {{"Print-and-play kit, A4", "k.pdf"}});
  const std::string shipped = index_page({entry}, frame, {}, report);
  EXPECT_TRUE(contains(shipped, "Chess of Thailand"));
  EXPECT_TRUE(
      contains(shipped, "<a href=\"makruk/play.html\" aria-label=\"Play Makruk\">Play</a>"));
  EXPECT_TRUE(contains(shipped, "<a href=\"k.pdf\" aria-label=\"Print Makruk\">Print</a>"));
  entry.own = true;
  const std::string own = index_page({entry}, frame, {}, report);
  EXPECT_TRUE(contains(own, "id=\"other_games\""));
  EXPECT_FALSE(contains(own, "Chess of Thailand"));
  EXPECT_EQ(describe(report), "");
}

TEST(Page, EveryShippedGameBelongsToAFamily) {
  Report report;
  const auto families =
      read_families(files_on_disk(), test::templates() / "pages/families.toml", report);
  std::set<std::string> listed, shipped;
  for (const Family& family : families) listed.insert(family.games.begin(), family.games.end());
  for (const auto& folder : std::filesystem::directory_iterator(test::templates() / "games"))
    shipped.insert(folder.path().filename().string());
  EXPECT_EQ(listed, shipped);
  EXPECT_EQ(describe(report), "");
}

TEST(Frame, SlotsWithoutContentAndContentWithoutASlotAreReported) {
  Report report;
  const std::vector<Slot> slots = {{"title", "T"}, {"text", "X"}};
  EXPECT_EQ(fill_frame(FrameFile{"a.html", "<p>\n{{titel}}{{title}}</p>"}, slots, report),
            "<p>\nT</p>");
  EXPECT_EQ(describe(report),
            "a.html:2: error: unknown slot 'titel'\ndid you mean 'title'? There are: title, text\n"
            "a.html:2: error: the frame has no slot 'text'\n");
}

TEST(Frame, ASlotIsRepeatedAFewTimesOnly) {
  Report report;
  const std::vector<Slot> slots = {{"title", "T"}};
  std::string text;
  for (int i = 0; i < 9; ++i) text += "{{title}}\n";
  EXPECT_EQ(fill_frame(FrameFile{"a.html", text}, slots, report), "T\nT\nT\nT\nT\nT\nT\nT\n\n");
  EXPECT_EQ(describe(report), "a.html:9: error: slot 'title' is used more than 8 times\n");
}

TEST(Wording, EveryClaimIsDescribed) {
  Sample sample;
  const auto described = [&](const std::string& kind,
                             std::map<std::string, std::string, std::less<>> keys) {
    Claim made = claim("x", 1);
    made.kind = kind;
    made.keys = std::move(keys);
    return in_words(made, sample.game);
  };
  EXPECT_EQ(described("reach-count", {{"piece", "alfil"}, {"cell", "e3"}, {"own", "d4,e5"}}),
            "Number of cells that the Alfil on e3 can go to, with friendly pieces on d4 and e5");
  EXPECT_EQ(described("cell-count", {{"shape", "square"}, {"files", "b,h"}}),
            "Number of squares of files b and h");
  EXPECT_EQ(described("cell-list", {}), "The cells");
  EXPECT_EQ(described("line-count", {{"axis", "X Z"}}), "Number of X and Z lines");
  EXPECT_EQ(described("touch-some", {{"shape", "square"}, {"number", "3"}, {"by", "side"}}),
            "One of the squares touches exactly 3 cells at a side");
  EXPECT_EQ(described("touch-least", {{"shape", "hexagon"}, {"other", "square,triangle"}}),
            "Fewest squares and triangles that one of the hexagons touches");
  EXPECT_EQ(described("turn", {{"axis", "X"}, {"other", "Y"}}),
            "Degrees between the X axis and the Y axis");
  EXPECT_EQ(described("orthogonal", {{"axis", "X"}}),
            "X lines cross the sides between cells at right angles");
  EXPECT_EQ(described("rings-touch", {{"circle", "lotus"}, {"around", "e6"}, {"other", "e2"}}),
            "The lotus circles round e6 and e2 share a cell or touch");
  EXPECT_EQ(described("same-direction", {{"of", "d3,e4"}, {"other", "b5,c6"}}),
            "The way from d3 to e4 leads in the same direction as that from b5 to c6");
  EXPECT_EQ(described("best-on", {{"piece", "alfil"}, {"shape", "hexagon"}}),
            "The Alfil reaches more from each of the hexagons than from any other cell");
  EXPECT_EQ(described("ways-some", {{"piece", "alfil"}, {"number", "1"}}),
            "From one of the cells the Alfil can set out in exactly 1 way");
  EXPECT_EQ(described("wins", {{"position", "p"}}), "Seat 1 has won in the position ‘p’");
  EXPECT_EQ(described("subset", {{"of", "b5,b3"}, {"zone", "blue"}}),
            "b5 and b3 are cells of the blue zone");
  EXPECT_EQ(described("subset", {{"of", "b5"}, {"zone", "blue"}}),
            "b5 is one of the cells of the blue zone");
  EXPECT_EQ(described("same-cell", {{"of", "middle, b5"}}), "middle and b5 are names of one cell");
  EXPECT_EQ(described("on-line", {{"of", "b5,b3"}, {"axis", "X"}, {"heading", "30"}}),
            "b5 and b3 lie on one X line at 30°");
  EXPECT_EQ(described("cell-count", {{"zone", "blue"}, {"seat", "2"}}),
            "Number of cells of seat 2’s blue zone");
  EXPECT_EQ(described("legal-count", {{"position", "p"}, {"seat", "2"}}),
            "Number of legal moves for seat 2 in the position ‘p’");
  EXPECT_EQ(described("written", {{"piece", "alfil"}, {"state", "n=3,multiple"}}),
            "How a multiple Alfil with n = 3 is written");
  EXPECT_EQ(
      described("may",
                {{"piece", "alfil"}, {"cell", "e3"}, {"to", "i5"}, {"state", "n=1,unmoved=0"}}),
      "The Alfil on e3 can go to i5 with n = 1, after its first move");
  EXPECT_EQ(described("cell-list", {{"ranks", "middle"}, {"outside", "blue,red"}}),
            "The cells of the middle rank outside the blue and red zones");
  EXPECT_EQ(described("team-count", {{"position", "p"}, {"number", "3"}}),
            "Number of teams of 3 seats in the position ‘p’");
  EXPECT_EQ(
      described(
          "may",
          {{"piece", "alfil"}, {"cell", "e3"}, {"to", "i5"}, {"own", "g4"}, {"enemy", "e4,e5"}}),
      "The Alfil on e3 can go to i5, with a friendly piece on g4 and enemy pieces on e4 and "
      "e5");
  EXPECT_EQ(described("cell-list", {{"files", "c"}, {"ranks", "3,4"}}),
            "The cells of file c on ranks 3 and 4");
  EXPECT_EQ(
      described("reach-count", {{"piece", "alfil"}, {"cell", "e3"}, {"state", "n=2,multiple"}}),
      "Number of cells that the Alfil on e3 can go to when multiple with n = 2");
  EXPECT_EQ(described("range-covers", {{"pieces", "alfil,ferz"}, {"shape", "square"}}),
            "The Alfil and the Ferz together can reach just the squares in any number of moves");
  EXPECT_EQ(described("detour", {{"piece", "alfil"}, {"against", "alfil,ferz"}}),
            "Most moves the Alfil needs for one move of the Alfil or the Ferz");
  EXPECT_EQ(described("steps", {{"from", "e3"}, {"to", "e5"}}), "Steps from e3 to e5");
  EXPECT_EQ(described("men-count", {{"position", "p"}}), "Number of pieces in the position ‘p’");
  sample.game.piece_types.push_back(piece_type("pawn", "Pawn", ""));
  EXPECT_EQ(described("men-count", {{"position", "p"}}),
            "Number of pieces and Pawns in the position ‘p’");
  EXPECT_EQ(described("together", {{"piece", "alfil"}, {"cell", "e2"}}),
            "Most Alfils that may stand together on e2");
}

/// The first oddity in the words of a claim; empty if there is none.
std::string raw_in(const std::string& words) {
  static const std::regex raw(
      "\\(\\w+ |[{}]|  |\\b1 (cells|moves|ways|pieces|Pawns)\\b|"
      "\\b(the|an?) (the|an?|of|on|in|can|is|at)\\b|[a-z]=|[.;,]$");
  std::smatch found;
  return std::regex_search(words, found, raw) ? found.str() : std::string();
}

TEST(Wording, TheClaimsOfShippedGamesAreSentences) {
  EXPECT_EQ(raw_in("Ways some (number 1; piece crook)"), "(number ");
  EXPECT_EQ(raw_in("Sequences of 1 moves"), "1 moves");
  EXPECT_EQ(raw_in("How a  is written"), "  ");
  std::set<std::string> kinds;
  for (const std::string& id : test::games_with_articles()) {
    Report report;
    const auto game = read_game(on_disk(test::templates()), id, Extent::all, report);
    for (const Article& article : game->articles)
      for (const Claim& claim : article.claims) {
        const std::string words = in_words(claim, *game);
        EXPECT_EQ(raw_in(words), "") << id << " " << claim.id << ": " << words;
        kinds.insert(claim.kind);
      }
  }
  for (const char* id : {"shogi", "janggi"}) {
    Report report;
    const auto game = read_game(on_disk(test::templates()), id, Extent::all, report);
    for (const auto& court : game->courts)
      for (const auto& rule : court.rules) {
        const std::string words = in_words(rule.claim, *game);
        EXPECT_EQ(raw_in(words), "") << id << " " << rule.says << ": " << words;
        kinds.insert(rule.claim.kind);
      }
  }
  for (const char* kind : {"mobility", "men-fill", "stalemate-brings", "mate-brings", "goal-brings",
                           "rank-list", "repetition-brings"})
    EXPECT_EQ(kinds.count(kind), 0u) << "of which none of them speaks";
  EXPECT_EQ(kinds.size() + 7, verify::claim_kinds().size()) << "each other kind is met";
}

TEST(Wording, ListsOfCellsDifferByWhatOnlyOneHas) {
  const Claim made = claim("x", CellNames{"a1", "b2"});
  const Difference apart = difference(made, CellNames{"b2", "c3"});
  EXPECT_EQ(apart.printed, "with a1; without c3");
  EXPECT_EQ(apart.found, "with c3; without a1");
}

TEST(Html, TextAndAttributesAreEscaped) {
  Html html;
  html.element("a", {{"href", "a\"b<c>&'"}}, "x < y & \"z\"");
  EXPECT_EQ(html.take(),
            "<a href=\"a&quot;b&lt;c&gt;&amp;&#39;\">x &lt; y &amp; &quot;z&quot;</a>");
}

TEST(Html, RepeatedIdsAreFound) {
  Html html;
  html.element("p", {{"id", "a"}}, "");
  html.element("p", {{"id", "a"}}, "");
  EXPECT_EQ(html.repeated_ids(), std::vector<std::string>{"a"});
}

TEST(Html, QuotationMarksCurlAcrossEmphasis) {
  Html html;
  html.element("p", {}, [&] {
    html.prose("the ");
    html.element("em", {}, [&] { html.prose("King"); });
    html.prose("\" and \"so\"");
  });
  EXPECT_EQ(html.take(), "<p>the <em>King</em>” and “so”</p>\n");
}

}  // namespace
}  // namespace boardwright::tests::page_test
