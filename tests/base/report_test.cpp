// Problems as they are shown to the author of a file.
#include "base/report.h"

#include <gtest/gtest.h>
#include <sysexits.h>

#include <set>

#include "base/exit_codes.h"
#include "base/limits.h"
#include "support/rooms.h"

namespace boardwright::tests::report_test {
namespace {

TEST(Report, SpendsTheStepsOfHints) {
  Report report;
  const std::vector<std::string_view> known = {"bishop", "rook"};
  report.error({"f", 1, 1}, "unknown", did_you_mean("rok", known));
  EXPECT_EQ(report.steps(), 2 + 3 * 4);  // "bishop" is too long to be near
  report.error({"f", 1, 1}, "unknown", [&] { return did_you_mean("rok", known); });
  EXPECT_EQ(report.steps(), 2 * (2 + 3 * 4));
}

using Severity = Problem::Severity;

const Problem slyde = {
    Severity::error, {"game.toml", 4, 25}, "unknown word 'slyde'", "did you mean 'slide'?"};
constexpr std::string_view slyde_line = R"(moves  = ["slide side", "slyde corner"])";

TEST(Describe, ShowsPlaceSourceLineCaretAndHint) {
  EXPECT_EQ(describe(slyde, slyde_line),
            "game.toml:4:25: error: unknown word 'slyde'\n"
            "moves  = [\"slide side\", \"slyde corner\"]\n"
            "                        ^ did you mean 'slide'?\n");
}

TEST(Describe, WorksWithoutLineHintOrPlace) {
  EXPECT_EQ(describe(slyde, ""),
            "game.toml:4:25: error: unknown word 'slyde'\ndid you mean 'slide'?\n");
  EXPECT_EQ(describe({Severity::warning, {"a", 3, 0}, "odd", ""}, "x = 1"),
            "a:3: warning: odd\nx = 1\n");
  EXPECT_EQ(describe({Severity::error, {}, "no place", ""}, ""), "error: no place\n");
}

TEST(Describe, CaretColumnCountsCharacters) {
  EXPECT_EQ(describe({Severity::error, {"a", 1, 6}, "m", ""}, "é♔é: x"),
            "a:1:6: error: m\né♔é: x\n     ^\n");
  EXPECT_EQ(describe({Severity::error, {"a", 1, 3}, "m", ""}, "\té x"),
            "a:1:3: error: m\n\té x\n\t ^\n");
}

TEST(Describe, EscapesControlCharacters) {
  EXPECT_EQ(describe({Severity::error, {"a\n", 1, 2}, "\x1b[2J", "\x07"}, "\x1b[2Jx"),
            "a\\x0a:1:2: error: \\x1b[2J\n\\x1b[2Jx\n    ^ \\x07\n");
}

TEST(Describe, CutsALongLineAroundTheColumn) {
  std::string line(500, 'a');
  line += "é" + std::string(500, 'b');
  EXPECT_EQ(describe({Severity::error, {"a", 1, 501}, "m", "h"}, line),
            "a:1:501: error: m\n" + std::string(100, 'a') + "é" + std::string(99, 'b') + "\n" +
                std::string(100, ' ') + "^ h\n");
  EXPECT_EQ(describe({Severity::error, {"a", 1, 0}, "m", ""}, line),
            "a:1: error: m\n" + std::string(200, 'a') + "\n");
}

TEST(Describe, UsesColourOnlyOnRequest) {
  EXPECT_EQ(describe(slyde, slyde_line).find('\x1b'), std::string::npos);
  EXPECT_NE(describe(slyde, slyde_line, true).find("\x1b[1;31merror: \x1b[0m"), std::string::npos);
}

TEST(Report, ShowsProblemsInTheOrderTheyWereReported) {
  Report report;
  report.keep_source("a.toml", "x = 1\r\ny = 2");
  report.warning({"a.toml", 2, 1}, "second line");
  report.error({"a.toml", 1, 5}, "first line", "hint");
  EXPECT_EQ(describe(report),
            "a.toml:2:1: warning: second line\ny = 2\n^\n"
            "a.toml:1:5: error: first line\nx = 1\n    ^ hint\n");
}

TEST(Report, WarningsAreNotErrors) {
  Report report;
  EXPECT_FALSE(report.has_errors());
  report.warning({}, "w");
  EXPECT_FALSE(report.has_errors());
  report.error({}, "e");
  EXPECT_TRUE(report.has_errors());
}

TEST(Report, SourceLineIsEmptyOutsideOfTheSource) {
  Report report;
  report.keep_source("a", "one\n");
  EXPECT_EQ(report.source_line({"a", 1, 1}), "one");
  EXPECT_EQ(report.source_line({"a", 3, 1}), "");
  EXPECT_EQ(report.source_line({"a", 0, 0}), "");
  EXPECT_EQ(report.source_line({"b", 1, 1}), "");
}

TEST(Report, MergeAppendsProblemsAndSources) {
  Report first, second;
  first.error({}, "one");
  second.keep_source("b", "line");
  second.error({"b", 1, 1}, "two");
  first.merge(second);
  EXPECT_EQ(describe(first), "error: one\nb:1:1: error: two\nline\n^\n");
}

TEST(Report, Shows50ProblemsPerFileAndCountsTheRest) {
  Report report;
  const auto last = static_cast<int>(limits::problems_shown);
  for (int line = 1; line <= last + 3; ++line) report.error({"a", line, 1}, "wrong");
  report.warning({"b", 1, 1}, "odd");
  EXPECT_EQ(report.count(), limits::problems_shown + 4);
  EXPECT_EQ(report.problems().size(), limits::problems_shown + 1);
  EXPECT_TRUE(report.is_full("a"));
  EXPECT_FALSE(report.is_full("b"));
  const std::string end = "a:50:1: error: wrong\nb:1:1: warning: odd\na: 3 more problems\n";
  EXPECT_TRUE(describe(report).ends_with(end)) << describe(report);
  Report whole;
  whole.error({"b", 2, 1}, "first");
  whole.merge(report);
  EXPECT_EQ(whole.count(), limits::problems_shown + 5);
  EXPECT_TRUE(describe(whole).ends_with(end)) << describe(whole);
}

TEST(Report, ComputesNoHintForAProblemThatIsOnlyCounted) {
  Report report;
  std::size_t computed = 0;
  for (int line = 1; line <= 100; ++line)
    report.error({"a", line, 1}, "wrong", [&] { return std::to_string(++computed); });
  EXPECT_EQ(computed, limits::problems_shown);
  EXPECT_EQ(report.problems().back().hint, "50");
}

TEST(Report, ErrorsThatAreOnlyCountedAreErrors) {
  Report report;
  for (std::size_t i = 0; i < limits::problems_shown; ++i) report.warning({"a", 1, 1}, "odd");
  EXPECT_FALSE(report.has_errors());
  report.error({"a", 1, 1}, "wrong");
  EXPECT_TRUE(report.has_errors());
  EXPECT_TRUE(describe(report).ends_with("a: 1 more problem\n"));
}

TEST(Report, LongMessagesAreCutInTheMiddle) {
  Report report;
  std::string message = "no cell '";
  for (int i = 0; i < 10'000; ++i) message += "é";
  report.error({"a.toml", 1, 1}, message);
  report.error({"a.toml", 2, 1}, "no cell 'é'");
  message += "' on this board";
  report.error({"a.toml", 3, 1}, message, message + message);
  EXPECT_EQ(report.problems().front().message.size(), 9 + 2 * 491 + std::string(" … ").size());
  EXPECT_TRUE(report.problems().front().message.ends_with("é … " + message.substr(9, 200)));
  EXPECT_TRUE(report.problems().back().message.ends_with("é' on this board"));
  EXPECT_LT(report.problems().back().hint.size(), 4100u);
  EXPECT_EQ(report.problems()[1].message, "no cell 'é'");
}

TEST(Report, ExhaustedStepsAreReportedOnce) {
  Report report, other;
  EXPECT_TRUE(report.spend(limits::reading_steps - 1, {"a", 1, 1}));
  EXPECT_TRUE(report.spend(std::size_t{1}, {"a", 2, 1}));
  EXPECT_FALSE(report.spend(std::size_t{1}, {"a", 3, 1}));
  EXPECT_FALSE(report.spend(std::size_t{1}, {"a", 4, 1}));
  EXPECT_EQ(describe(report),
            "a:3:1: error: reading takes more than 400000000 steps\n"
            "the rest is not read\n");
  other.merge(std::move(report));
  EXPECT_FALSE(other.spend(std::size_t{1}, {"b", 1, 1}));
}

TEST(Report, LinesAreShownForFilesReadInParts) {
  Report all;
  for (const int first : {1, 11}) {
    Report part;
    part.keep_source("a", "line " + std::to_string(first) + "\nnext\n", first);
    part.error({"a", first, 1}, "wrong");
    EXPECT_EQ(part.source_line({"a", first + 1, 1}), "next");
    EXPECT_EQ(part.source_line({"a", first - 1, 1}), "");
    all.merge(std::move(part));
  }
  EXPECT_EQ(describe(all), "a:1:1: error: wrong\nline 1\n^\na:11:1: error: wrong\nline 11\n^\n");
}

/// Shells use 126 and above themselves.
TEST(ExitCodes, DifferAndAreNotThoseOfShells) {
  std::set<ExitCode> codes;
  for (const auto& [code, meaning] : exit_meanings) {
    EXPECT_TRUE(codes.insert(code).second) << meaning;
    EXPECT_LT(static_cast<int>(code), 126) << meaning;
    EXPECT_FALSE(meaning.empty());
  }
  EXPECT_EQ(static_cast<int>(ExitCode::internal), EX_SOFTWARE);
}

}  // namespace
}  // namespace boardwright::tests::report_test
