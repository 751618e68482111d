// Data files: values with places, defaults, order, unknown keys, and limits.
#include "base/data.h"

#include <gtest/gtest.h>

#include <functional>

#include "base/limits.h"
#include "support/laws.h"
#include "support/rooms.h"

namespace boardwright::tests::data_test {
namespace {

constexpr std::string_view game = R"(title = "Trefoil"
rings = 3
side = 1.5
open = true
[piece.rook]
moves = ["slide side", "slyde corner"]
[piece.alfil]
moves = ["leap 2"]
[[claim]]
id = "b"
[[claim]]
id = "a"
count = 4
)";

/// Parses a text without problems.
Data good(std::string_view text) {
  Report report;
  const auto data = parse_data(std::string(text), "g", report);
  EXPECT_EQ(describe(report), "");
  return data.value_or(Data());
}

/// The problems of parsing a text and of reading values with `ask`.
std::string problems(std::string_view text,
                     const std::function<void(const Data&, Report&)>& ask = {}) {
  Report report;
  if (const auto data = parse_data(std::string(text), "g", report); data && ask) ask(*data, report);
  return describe(report);
}

Place at(int line, int column) { return {"g", line, column}; }

TEST(Data, ReadsValuesOfEveryKind) {
  Report report;
  const Data data = good(game);
  EXPECT_EQ(data.text("title", report), "Trefoil");
  EXPECT_EQ(data.number("rings", report), 3);
  EXPECT_EQ(data.real("side", report), 1.5);
  EXPECT_EQ(data.real("rings", report), 3.0);
  EXPECT_TRUE(data.boolean("open", report));
  EXPECT_EQ(data.list("claim", report).size(), 2u);
  EXPECT_EQ(data.table("piece", report).entries().size(), 2u);
  EXPECT_TRUE(report.problems().empty());
}

TEST(Data, ReturnsTheFallbackForAMissingKey) {
  Report report;
  const Data data = good(game);
  EXPECT_EQ(data.text("none", "x", report), "x");
  EXPECT_EQ(data.number("none", 7, report), 7);
  EXPECT_EQ(data.real("none", 0.5, report), 0.5);
  EXPECT_TRUE(data.boolean("none", true, report));
  EXPECT_TRUE(data.list_or_empty("none", report).empty());
  EXPECT_TRUE(data.texts_or_empty("none", report).empty());
  EXPECT_TRUE(data.tables("none", report).empty());
  EXPECT_EQ(data.table_if_any("none", report), std::nullopt);
  EXPECT_FALSE(data.has("none"));
  EXPECT_TRUE(report.problems().empty());
}

TEST(Data, HasThePlaceOfEachValueAndKey) {
  Report report;
  const Data data = good(game);
  EXPECT_EQ(data.place(), at(1, 1));
  EXPECT_EQ(data.find("rings").place(), at(2, 9));
  EXPECT_EQ(data.find("rings").key_place(), at(2, 1));
  EXPECT_EQ(data.find("rings").key(), "rings");
  const auto piece_types = data.tables("piece", report);
  EXPECT_EQ(piece_types[0].second.place(), at(5, 1));
  EXPECT_EQ(piece_types[0].second.key_place(), at(5, 8));
  const auto moves = piece_types[0].second.list("moves", report);
  EXPECT_EQ(moves[1].place(), at(6, 24));
  EXPECT_EQ(moves[1].text_place(), at(6, 25));
  EXPECT_EQ(moves[1].key_place(), Place());
  EXPECT_EQ(data.list("claim", report)[1].place(), at(11, 1));
}

TEST(Data, CountsColumnsInCharacters) {
  EXPECT_EQ(good("'é' = [\"♔\", 'x']").find("é").as_list(*std::make_unique<Report>())[1].place(),
            at(1, 13));
}

TEST(Data, TextPlaceIsAfterTheQuotationMark) {
  EXPECT_EQ(good("a = 'x'").find("a").text_place(), at(1, 6));
  EXPECT_EQ(good("a = \"\"").find("a").text_place(), at(1, 6));
}

TEST(Data, TextPlaceOfMultiLineTextIsItsFirstCharacter) {
  EXPECT_EQ(good("a = '''x'''").find("a").text_place(), at(1, 8));
  EXPECT_EQ(good("a = \"\"\"\nx\"\"\"").find("a").text_place(), at(2, 1));
  EXPECT_EQ(good("a = '''\r\nx'''").find("a").text_place(), at(2, 1));
}

TEST(Data, TablesAreInFileOrder) {
  Report report;
  std::vector<std::string> names;
  for (const auto& [name, piece_type] : good(game).tables("piece", report)) names.push_back(name);
  EXPECT_EQ(names, (std::vector<std::string>{"rook", "alfil"}));
  names.clear();
  for (const auto& [name, value] : good("z = 1\na.c = 1\na.b = 2\n[m]\n[b]\n").entries())
    names.push_back(name);
  EXPECT_EQ(names, (std::vector<std::string>{"z", "a", "m", "b"}));
}

TEST(Data, OneHandleKeepsTheFileAlive) {
  Report report;
  Data id;
  {
    const Data data = good(game);
    id = data.list("claim", report)[0].find("id");
  }
  EXPECT_EQ(id.as_text(report), "b");
}

TEST(Data, NothingReturnsDefaultsAndReportsNothing) {
  Report report;
  const Data nothing;
  EXPECT_EQ(nothing.text("a", report), "");
  EXPECT_EQ(nothing.as_number(report), 0);
  EXPECT_TRUE(nothing.as_list(report).empty());
  EXPECT_TRUE(nothing.entries().empty());
  EXPECT_EQ(nothing.place(), Place());
  nothing.report_unused(report);
  EXPECT_TRUE(report.problems().empty());
}

TEST(Data, MissingKeyIsReportedAtTheBeginningOfItsTable) {
  EXPECT_EQ(problems("[a]\nx = 1\n",
                     [](const Data& data, Report& report) {
                       EXPECT_EQ(data.table("a", report).text("id", report), "");
                     }),
            "g:1:1: error: missing key 'id'\n[a]\n^\n");
}

TEST(Data, ReportsAValueOfTheWrongKind) {
  EXPECT_EQ(problems("count = 'x'",
                     [](const Data& data, Report& report) {
                       EXPECT_EQ(data.number("count", 5, report), 5);
                     }),
            "g:1:9: error: 'count' must be a whole number, not a text\ncount = 'x'\n        ^\n");
  EXPECT_EQ(problems("a = [1, 'b', 2.5]",
                     [](const Data& data, Report& report) {
                       EXPECT_EQ(data.texts_or_empty("a", report), std::vector<std::string>{"b"});
                     }),
            "g:1:6: error: this must be a text, not a whole number\na = [1, 'b', 2.5]\n     ^\n"
            "g:1:14: error: this must be a text, not a number\na = [1, 'b', 2.5]\n"
            "             ^\n");
  EXPECT_EQ(problems("[p]\nx = true\n",
                     [](const Data& data, Report& report) {
                       EXPECT_TRUE(data.tables("p", report).empty());
                     }),
            "g:2:5: error: 'x' must be a table, not true or false\nx = true\n    ^\n");
}

TEST(Data, ReportsNumbersThatAreTooLarge) {
  EXPECT_EQ(
      problems("n = 3000000000",
               [](const Data& data, Report& report) { EXPECT_EQ(data.number("n", report), 0); }),
      "g:1:5: error: the number is too large\nn = 3000000000\n    ^\n");
}

TEST(Data, UnusedKeysAreReportedWithASuggestion) {
  EXPECT_EQ(problems("title = 'x'\n[piece.rook]\nmvoes = []\nq = 1\n[other]\nz = 1\n",
                     [](const Data& data, Report& report) {
                       data.text("title", report);
                       for (const auto& [name, piece_type] : data.tables("piece", report))
                         EXPECT_TRUE(piece_type.list_or_empty("moves", report).empty());
                       data.report_unused(report);
                     }),
            "g:3:1: error: unknown key 'mvoes'\nmvoes = []\n^ did you mean 'moves'?\n"
            "g:4:1: error: unknown key 'q'\nq = 1\n^\n"
            "g:5:2: error: unknown key 'other'\n[other]\n ^\n");
}

TEST(Data, ReportsUnknownKeysInsideLists) {
  EXPECT_EQ(problems("[[claim]]\nid = 'x'\ncuont = 1\n",
                     [](const Data& data, Report& report) {
                       for (const Data& claim : data.list("claim", report)) {
                         claim.text("id", report);
                         claim.number("count", 0, report);
                       }
                       data.report_unused(report);
                     }),
            "g:3:1: error: unknown key 'cuont'\ncuont = 1\n^ did you mean 'count'?\n");
}

TEST(Data, ReportsBrokenTomlWithItsPlace) {
  EXPECT_EQ(problems("a = 1\nb = \n"),
            "g:2:5: error: broken TOML in key-value pair: expected value, saw '\\n'\nb = \n"
            "    ^\n");
  EXPECT_EQ(problems("kind = reach\n").find("put text in quotation marks") != std::string::npos,
            true);
  EXPECT_NE(problems("a = 1\na = 2\n").find("g:2:5: error: broken TOML"), std::string::npos);
}

TEST(Data, NonAsciiLettersAreAllowedOnlyInTextsAndComments) {
  Report report;
  const Data data = good("a = \"\"\"\\\n  é\"\"\" # é\n");
  EXPECT_EQ(data.text("a", report), "é");
  EXPECT_EQ(problems("a = 1\n'é' = 1\nb = é\n"),
            "g:3:5: error: 'é' outside of quotation marks\nb = é\n    ^\n");
  for (const char* text : {"é", "a é", "a = 1é", "a = ''é", "[é]", "[a]é", "a = [1é]"})
    EXPECT_NE(problems(text).find("'é' outside"), std::string::npos) << text;
}

TEST(Data, BackslashJoinsLinesBeforeAnyLetter) {
  // The TOML library assumes that these characters never occur where white space is allowed.
  for (const char* letter : {"é", "¡", "ҙ", "。", "の", "\u00a0", "ﬦ", "\ufefe", "😀"}) {
    Report report;
    const std::string joined = "\"\"\"b \\ \n\n  " + std::string(letter) + "\"\"\"";
    EXPECT_EQ(good("a = " + joined).text("a", report), "b " + std::string(letter));
    // Columns refer to the author's text.
    const std::string found = problems("a = [" + joined + ", 1979-05-27]");
    EXPECT_NE(found.find("g:3:9: error: dates"), std::string::npos) << found;
  }
  EXPECT_EQ(problems("a = \"\"\"\n\\é\"\"\"\n"),
            "g:2:2: error: 'é' behind a backslash\n\\é\"\"\"\n ^\n");
  EXPECT_EQ(problems("a = \"\"\"\n\\ é\"\"\"\n"),
            "g:2:3: error: 'é' behind a backslash\n\\ é\"\"\"\n  ^\n");
}

TEST(Data, RejectsAClosingBraceAsListItem) {
  EXPECT_EQ(problems("a = [1, }\n"),
            "g:1:9: error: ']' is missing before '}'\na = [1, }\n        ^\n");
  EXPECT_NE(problems("a = [}").find("']' is missing before '}'"), std::string::npos);
  EXPECT_EQ(problems("a = [{ b = [1] }, { b = [] }]\n"), "");
}

TEST(Data, RejectsTableHeadersWithoutAName) {
  EXPECT_EQ(problems("  [#]\n"),
            "g:1:3: error: the name of a table begins with a letter, a digit or a quotation mark\n"
            "  [#]\n  ^\n");
  for (const char* text : {"[\n", "[ .a]", "[[=]]", "[[[a]]]", "[,]", "[\t}", "[[\n]]", "[ [a]]"})
    EXPECT_NE(problems(text).find("the name of a table"), std::string::npos) << text;
  for (const char* text : {"[a]", "[ 'a b' ]", "[[ -1 ]]", "a = [\n[\n1]]\n", "a = [\n  [],\n]\n"})
    EXPECT_EQ(problems(text), "") << text;
  EXPECT_NE(problems("[]").find("blank"), std::string::npos) << problems("[]");
  EXPECT_NE(problems("[").find("end-of-file"), std::string::npos) << problems("[");
}

TEST(Data, RejectsAQuotationMarkWithinAWord) {
  EXPECT_EQ(problems("a = 1'é'\n"),
            "g:1:6: error: a quotation mark within a word\na = 1'é'\n     ^\n");
  for (const char* text :
       {"a = [1\"é\"]", "a = { b = 1.'é' }", "a = [-'é']", "a = 1:\"é\"", "b'é' = 1"})
    EXPECT_NE(problems(text).find("within a word"), std::string::npos) << text;
  for (const char* text :
       {"a.'é' = 1", "[a.\"é\"]", "a = [{ b.'é' = 1 }]", "a = ['é', \"é\"]", "1.'é' = 1"})
    EXPECT_EQ(problems(text), "") << text;
}

TEST(Data, RejectsDates) {
  EXPECT_EQ(problems("published = 1998-07-01"),
            "g:1:13: error: dates and times are written as text\npublished = 1998-07-01\n"
            "            ^ put it in quotation marks\n");
}

std::string repeated(std::string_view text, int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

TEST(DataLimits, KeysHaveAtMost16Parts) {
  EXPECT_EQ(problems("a" + repeated(".a", 15) + " = 1"), "");
  EXPECT_EQ(problems("[a" + repeated(".'a'", 15) + "]"), "");
  EXPECT_NE(problems("a" + repeated(".a", 16) + " = 1").find("g:1: error: a key of more than 16"),
            std::string::npos);
  EXPECT_NE(problems("\n[a" + repeated(" . \"a\"", 10000) + "]").find("g:2: error: "),
            std::string::npos);
}

TEST(DataLimits, BracketsNestAtMost32Deep) {
  EXPECT_EQ(problems("a = " + repeated("[", 32) + repeated("]", 32)), "");
  EXPECT_NE(problems("a = " + repeated("[", 33) + repeated("]", 33))
                .find("g:1: error: more than 32 nested brackets"),
            std::string::npos);
  EXPECT_NE(problems("a = " + repeated("{a = [\n", 200)).find("nested brackets"),
            std::string::npos);
}

TEST(DataLimits, LinesHaveAtMost64KiB) {
  const auto line = [](std::size_t bytes) { return "a = '" + std::string(bytes - 6, 'x') + "'\n"; };
  EXPECT_EQ(problems(line(limits::line_bytes)), "");
  EXPECT_EQ(problems(line(limits::line_bytes + 1)).substr(0, 50),
            "g:1: error: the line is longer than 65536 bytes\na ");
}

TEST(DataLimits, FilesHaveAtMost1MiB) {
  EXPECT_EQ(problems(repeated("#\n", 1 << 19)), "");
  EXPECT_EQ(problems(repeated("#\n", 1 << 19) + "#"),
            "g: error: the file is longer than 1048576 bytes\n");
}

TEST(DataLimits, TextsAndCommentsAreNotCounted) {
  const std::string dots = repeated(".a", 100), brackets = repeated("[", 100);
  EXPECT_EQ(problems("a = \"" + dots + brackets + "\" # " + dots + brackets + "\n"), "");
  EXPECT_EQ(problems("a = '" + dots + "\\' # '\nb = \"\\\"" + brackets + "\"\n"), "");
  EXPECT_EQ(problems("a = \"\"\"\n'" + dots + "\n\\\"\"\"" + brackets + "\"\"\"\"\"\n"), "");
  EXPECT_EQ(problems("a = '''\n" + dots + "\n''" + brackets + "'''\n"), "");
}

TEST(DataLimits, NestingAfterTheEndOfATextIsCounted) {
  const std::string deep = repeated("[", 100);
  EXPECT_NE(problems("a = [\"\"\"x\"\"\"\"\", " + deep).find("nested"), std::string::npos);
  EXPECT_NE(problems("a = ['''x'''', " + deep).find("nested"), std::string::npos);
  EXPECT_NE(problems("a = [\"\\\\\", " + deep).find("nested"), std::string::npos);
  EXPECT_NE(problems("a = [\"\", '', " + deep).find("nested"), std::string::npos);
}

TEST(DataLimits, AMegabyteOfOneTokenIsReported) {
  for (const char* bytes : {"[", "{", "a.", "a=[", "\"", "'", "[[", "]", "=", ",", "\\", "a={"}) {
    const int count = static_cast<int>(limits::data_file_bytes / std::string_view(bytes).size());
    EXPECT_NE(problems(repeated(bytes, count)), "") << bytes;
  }
}

/// A text as a TOML basic string.
std::string as_toml(const std::string& text) {
  std::string toml = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') toml += '\\';
    toml += c;
  }
  return toml + '"';
}

TEST(Data, MissingValueHasThePlaceOfItsTable) {
  const Data data = good(game);
  EXPECT_EQ(data.find("piece").find("rook").find("name").place(), at(5, 1));
  EXPECT_EQ(data.find("absent").place(), at(1, 1));
  EXPECT_EQ(data.find("absent").find("too").place(), at(1, 1));
  EXPECT_EQ(data.find("title").find("too").place(), at(1, 9));
}

TEST(Data, RejectsNanAndInfinity) {
  const auto ask = [](const Data& data, Report& report) {
    for (const auto& [key, value] : data.entries()) EXPECT_EQ(value.as_real(report), 0);
    EXPECT_EQ(data.real("b", 4, report), 0);
  };
  EXPECT_EQ(problems("a = nan\nb = inf\nc = -inf\n", ask),
            "g:1:5: error: 'nan' is not a number\na = nan\n    ^\n"
            "g:2:5: error: the number is infinite\nb = inf\n    ^\n"
            "g:3:5: error: the number is infinite\nc = -inf\n    ^\n"
            "g:2:5: error: the number is infinite\nb = inf\n    ^\n");
}

TEST(Data, RejectsForbiddenCharactersFromEscapes) {
  EXPECT_EQ(problems("a = 1\nb = \"x\\u001b[31m\"\n"),
            "g:2:5: error: control character U+001B\nb = \"x\\u001b[31m\"\n    ^\n");
  EXPECT_EQ(problems("a = \"\\u0000\""),
            "g:1:5: error: control character U+0000\na = \"\\u0000\"\n    ^\n");
  EXPECT_EQ(problems("a = [\"\\u009b\"]"),
            "g:1:6: error: control character U+009B\na = [\"\\u009b\"]\n     ^\n");
  EXPECT_EQ(problems("\"\\uFFFE\" = 1"),
            "g:1:1: error: U+FFFE is no character\n\"\\uFFFE\" = 1\n^\n");
  EXPECT_EQ(problems("a = \"\"\"\nb\u202ec\"\"\""),
            "g:2:2: error: U+202E changes the direction of other letters\nb\\u{202E}c\"\"\"\n ^\n");
  EXPECT_EQ(problems("a = \"\\t, \\n and é\""), "");
}

LAW(Data, ReadsBackEveryTextAndNumber) {
  std::string toml;
  std::vector<std::string> texts;
  std::vector<int> numbers;
  for (std::int64_t left = test::any_between(0, 40); left > 0; --left) {
    std::string text;
    for (char c : test::any_text())
      if (c >= ' ' && c < 0x7f) text += c;
    const int number = test::any_int();
    texts.push_back(text);
    numbers.push_back(number);
    toml += "[[item]]\ntext = " + as_toml(text) + "\nnumber = " + std::to_string(number) + "\n";
  }
  Report report;
  const auto data = parse_data(toml, "g", report);
  HOLDS(data.has_value());
  const auto items = data->list_or_empty("item", report);
  HOLDS(items.size() == texts.size());
  for (std::size_t i = 0; i < items.size(); ++i) {
    HOLDS(items[i].text("text", report) == texts[i]);
    HOLDS(items[i].number("number", report) == numbers[i]);
  }
  data->report_unused(report);
  HOLDS(report.problems().empty());
}

TEST(Data, ReadingALineTakesStepsInProportionToItsLength) {
  std::string text = "k = [";
  while (text.size() < 60'000) text += "\"a\", ";
  Report report;
  const auto data = parse_data(text + "]\n", "g", report);
  ASSERT_TRUE(data) << describe(report);
  const auto size = static_cast<std::int64_t>(text.size());
  EXPECT_GT(report.steps(), 2 * size);
  EXPECT_LT(report.steps(), 6 * size);
  const std::int64_t before = report.steps();
  for (int i = 0; i < 100; ++i) EXPECT_FALSE(data->has("j"));
  data->report_unused(report);
  EXPECT_GE(report.steps(), before + 100);
}

TEST(Data, RejectsSubnormalNumbers) {
  for (const char* number : {"2e-308", "-4.9e-324", "0.1e-310"})
    EXPECT_NE(
        problems(std::string("k = ") + number + "\n").find("g:1:5: error: the number is too small"),
        std::string::npos)
        << number;
  EXPECT_EQ(good("k = 2.3e-308\nj = 0.0e-400\n").real("j", 1, *std::make_unique<Report>()), 0);
}

LAW(Data, AnyChangedByteIsReadOrReported) {
  std::string text(game);
  const auto where = static_cast<std::size_t>(test::any_between(0, std::ssize(text)));
  text[where] = static_cast<char>(test::any_between(0, 256));
  Report report;
  const auto data = parse_data(text, "g", report);
  HOLDS(data.has_value() || report.has_errors());
  for (const Problem& problem : report.problems()) {
    HOLDS(problem.place.line >= 0);
    HOLDS(problem.place.line <= 15);
  }
}

}  // namespace
}  // namespace boardwright::tests::data_test
