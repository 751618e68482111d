// Shapes of data files: which keys a reader can look up, and how unknown keys are reported.
#include "base/shape.h"

#include <gtest/gtest.h>

#include <functional>
#include <stdexcept>

#include "base/hints.h"
#include "support/rooms.h"

namespace boardwright::tests::shape_test {
namespace {

const Shape& shape() {
  static const Shape game = table_of({
      {"title", "its name", a_text(), is_required},
      {"size", "how large it is", either(a_number(), a_text())},
      {"words", "some words", list_of(a_text())},
      {"piece", "pieces",
       tables_of(table_of(
           {{"moves", "its moves", list_of(a_text())}, {"value", "its worth", a_number()}}))},
  });
  return game;
}

std::string problems(const std::string& text,
                     const std::function<void(const Data&, Report&)>& ask) {
  Report report;
  const auto data = parse_data(text, "g", report);
  data->set_shape(shape());
  ask(*data, report);
  data->report_unused(report);
  std::string found;
  for (const Problem& problem : report.problems())
    found += std::to_string(problem.place.line) + ": " + problem.message +
             (problem.hint.empty() ? "" : " (" + problem.hint + ")") + "\n";
  return found;
}

std::string asked_for_title(const std::string& text) {
  return problems(text, [](const Data& data, Report& report) { data.text("title", report); });
}

TEST(Shapes, AMisspeltRequiredKeyIsReportedOnce) {
  EXPECT_EQ(
      asked_for_title("titel = \"a\"\n"),
      "1: unknown key 'titel' (did you mean 'title'? There are: title, size, words, piece)\n");
}

TEST(Shapes, AMissingKeyIsReportedWithItsMeaning) {
  EXPECT_EQ(asked_for_title(""), "1: missing key 'title' (its name)\n");
}

TEST(Shapes, AnUnknownKeyIsReportedWithTheKnownKeys) {
  EXPECT_EQ(asked_for_title("title = \"a\"\ncolour = 1\n"),
            "2: unknown key 'colour' (there are: title, size, words, piece)\n");
}

TEST(Shapes, AListInPlaceOfATableHasNoKeys) {
  Report report;
  const auto data = parse_data("piece = [\"king\"]\n", "g", report);
  data->set_shape(shape());
  data->report_unknown(report);
  EXPECT_TRUE(report.problems().empty()) << describe(report);
}

TEST(Shapes, ATopLevelKeyInATableIsExplained) {
  EXPECT_EQ(problems("title = \"a\"\n[piece.rook]\nwords = []\n",
                     [](const Data& data, Report& report) {
                       data.text("title", report);
                       data.tables("piece", report);
                     }),
            "3: unknown key 'words' ('words' belongs to the top of the file, before the first "
            "[table])\n");
}

TEST(Shapes, AKeyOfAnotherTableIsReportedWithThatTable) {
  EXPECT_EQ(problems("title = \"a\"\nmoves = []\n",
                     [](const Data& data, Report& report) { data.text("title", report); }),
            "2: unknown key 'moves' ('moves' belongs to [piece.ID])\n");
}

TEST(Shapes, AnUnusedKeyIsReported) {
  EXPECT_EQ(asked_for_title("title = \"a\"\nsize = 1\n"),
            "2: 'size' has no effect here (how large it is)\n");
}

TEST(Shapes, AValueOfTheWrongKindIsReportedWithTheAllowedKinds) {
  EXPECT_EQ(problems("title = \"a\"\nsize = true\nwords = \"b\"\n",
                     [](const Data& data, Report& report) {
                       data.text("title", report);
                       data.number("size", report);
                       data.list("words", report);
                     }),
            "2: 'size' must be a whole number or a text, not true or false\n"
            "3: 'words' must be a list, not a text (write [\"b\"])\n");
}

TEST(Shapes, LookingUpAnotherKeyOrKindThrows) {
  Report report;
  const auto data = parse_data("title = \"a\"\n", "g", report);
  data->set_shape(shape());
  EXPECT_THROW(data->find("colour"), std::logic_error);
  EXPECT_THROW(data->number("title", report), std::logic_error);
  EXPECT_EQ(data->text("title", report), "a");
}

TEST(Hints, ListTheKnownWords) {
  const std::vector<std::string_view> few = {"king", "rook"};
  EXPECT_EQ(meant_or_all("rok", few).text, "did you mean 'rook'? There are: king, rook");
  EXPECT_EQ(meant_or_all("zebra", few).text, "there are: king, rook");
  EXPECT_EQ(meant_or_all("rok", std::span(few).first(1)).text, "there is only: king");
  EXPECT_EQ(meant_or_all("kin", std::span(few).first(1)).text, "did you mean 'king'?");
  EXPECT_EQ(meant_or_all("x", std::vector<std::string_view>{}).text, "");
}

TEST(Hints, LongListsBeginWithTheNearestWord) {
  std::vector<std::string> many;
  for (int i = 100; i < 200; ++i) many.push_back("piece-" + std::to_string(i));
  const std::string hint = meant_or_all("piece-1777", many);
  EXPECT_TRUE(hint.starts_with("did you mean 'piece-177'? There are: piece-177, ")) << hint;
  EXPECT_TRUE(hint.ends_with(" more")) << hint;
  EXPECT_LT(hint.size(), 320u);
}

TEST(Hints, CountTheOmittedWords) {
  const std::vector<std::string> wide = {std::string(300, 'a'), std::string(300, 'b')};
  EXPECT_EQ(meant_or_all("x", wide).text, "there are: " + wide[0] + ", and 1 more");
  EXPECT_EQ(meant_or_all("x", std::span(wide).first(1)).text, "there is only: " + wide[0]);
}

}  // namespace
}  // namespace boardwright::tests::shape_test
