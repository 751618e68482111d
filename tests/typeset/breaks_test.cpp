// Lines, pages and sheets of a book: the laws of break_lines, break_pages and impose.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <span>

#include "support/laws.h"
#include "support/operations.h"
#include "support/rooms.h"
#include "typeset/impose.h"
#include "typeset/line_breaks.h"
#include "typeset/page_breaks.h"

namespace boardwright::tests::breaks_test {
namespace {

constexpr PageShape shape{100_pt, 4_pt};
constexpr Points rounding{1e-6};

static_assert(test::Added<decltype(FlowItem::height), decltype(LineShape::width)>);
static_assert(!test::Added<decltype(FlowItem::height), Millimetres>);
static_assert(!test::Added<decltype(LineEnd::before), double>);

/// Glues the lines of a paragraph so that neither its first nor its last line is alone on a page.
void glue_ends(std::span<FlowItem> lines) {
  if (lines.size() < 2) return;
  lines[1].glued = true;
  lines.back().glued = true;
}

/// Paragraphs, headings and drawings as in a book; `small` ones never fill a page.
std::vector<FlowItem> any_flow() {
  std::vector<FlowItem> items;
  bool behind_heading = false;
  const auto blocks = test::any_between(1, 40);
  for (std::int64_t block = 0; block < blocks; ++block) {
    const auto kind = test::any_between(0, 6);
    FlowItem item;
    if (kind == 0 && !behind_heading) {
      item.height = 8_pt;
      item.above = 6_pt;
      item.stretch = 4_pt;
      item.heads = true;
      item.opens = test::any_between(0, 8) == 0;
      items.push_back(item);
      behind_heading = true;
    } else if (kind == 1) {
      item.height = Points(static_cast<double>(test::any_between(10, 45)));
      item.shrink = 0.2 * item.height;
      item.above = 4_pt;
      item.stretch = 3_pt;
      item.floats = true;
      item.glued = behind_heading && !items.back().floats;
      items.push_back(item);
    } else {
      std::vector<FlowItem> lines(static_cast<std::size_t>(test::any_between(1, 12)));
      for (FlowItem& line : lines) {
        line.height = 5_pt;
        if (test::any_between(0, 9) == 0)
          line.notes = Points(static_cast<double>(test::any_between(4, 15)));
      }
      lines.front().above = 2_pt;
      lines.front().glued = behind_heading;
      glue_ends(lines);
      items.insert(items.end(), lines.begin(), lines.end());
      behind_heading = false;
    }
  }
  return items;
}

Points height_of(const std::vector<FlowItem>& items, const PageFill& page) {
  Points height, notes;
  for (std::size_t n = 0; n < page.items.size(); ++n) {
    const FlowItem& item = items[page.items[n]];
    if (n > 0) height += item.above + page.stretch * item.stretch;
    height += item.height - page.shrink * item.shrink;
    notes += item.notes;
  }
  return height + notes + (notes > 0_pt ? shape.note_gap : 0_pt);
}

LAW(PageBreaks, EveryItemStandsOnceAndPagesHoldTheirItems) {
  const auto items = any_flow();
  std::vector<std::size_t> all;
  for (const PageFill& page : break_pages(items, shape)) {
    HOLDS(!page.items.empty());
    if (page.items.size() > 1) HOLDS(height_of(items, page) <= shape.height + rounding);
    HOLDS(page.stretch >= 0 && page.stretch <= 1 && page.shrink >= 0 && page.shrink <= 1);
    all.insert(all.end(), page.items.begin(), page.items.end());
  }
  std::sort(all.begin(), all.end());
  std::vector<std::size_t> wanted(items.size());
  std::iota(wanted.begin(), wanted.end(), std::size_t{0});
  HOLDS(all == wanted);
}

LAW(PageBreaks, TextAndDrawingsStandInOrder) {
  const auto items = any_flow();
  std::vector<std::size_t> text, drawings;
  std::vector<std::size_t> page_of(items.size());
  const auto pages = break_pages(items, shape);
  for (std::size_t page = 0; page < pages.size(); ++page)
    for (const std::size_t i : pages[page].items) {
      (items[i].floats ? drawings : text).push_back(i);
      page_of[i] = page;
    }
  HOLDS(std::is_sorted(text.begin(), text.end()));
  HOLDS(std::is_sorted(drawings.begin(), drawings.end()));
  for (std::size_t i = 1; i < items.size(); ++i)
    if (items[i].floats && !items[i].opens && page_of[i] > page_of[i - 1])
      HOLDS(page_of[i] == page_of[i - 1] + 1);
}

LAW(PageBreaks, NoLineStandsAloneAndNoHeadingEndsAPage) {
  const auto items = any_flow();
  const auto pages = break_pages(items, shape);
  for (std::size_t page = 0; page + 1 < pages.size(); ++page) {
    const std::size_t last = pages[page].items.back();
    const std::vector<std::size_t>& next = pages[page + 1].items;
    const auto first =
        std::find_if(next.begin(), next.end(), [&](std::size_t i) { return !items[i].floats; });
    if (items[last].floats || first == next.end()) continue;
    HOLDS(!items[*first].glued);
  }
}

LAW(PageBreaks, WhatOpensAPageIsFirst) {
  const auto items = any_flow();
  for (const PageFill& page : break_pages(items, shape))
    for (std::size_t n = 1; n < page.items.size(); ++n) HOLDS(!items[page.items[n]].opens);
}

TEST(PageBreaks, AWidowIsAvoidedAtTheCostOfEmptySpace) {
  std::vector<FlowItem> items(31);
  for (FlowItem& item : items) item.height = 5_pt;
  glue_ends(std::span(items).subspan(0, 21));  // 20 lines would fit, and leave one alone
  const auto pages = break_pages(items, shape);
  ASSERT_EQ(pages.size(), 2u);
  EXPECT_EQ(pages[0].items.size(), 19u);
}

TEST(PageBreaks, TextContinuesBeforeADrawingThatDoesNotFit) {
  std::vector<FlowItem> items(28);
  for (FlowItem& item : items) item.height = 5_pt;
  items[12].height = 50_pt;
  items[12].floats = true;
  const auto pages = break_pages(items, shape);
  ASSERT_EQ(pages.size(), 2u);
  EXPECT_EQ(pages[0].items.size(), 20u);
  EXPECT_EQ(pages[1].items.front(), 12u);
}

TEST(PageBreaks, AnItemTallerThanAPageIsAloneOnIt) {
  std::vector<FlowItem> items(3);
  for (FlowItem& item : items) item.height = 150_pt;
  EXPECT_EQ(break_pages(items, shape).size(), 3u);
  items[1].glued = items[2].glued = true;
  EXPECT_EQ(break_pages(items, shape).size(), 3u);
  EXPECT_TRUE(break_pages({}, shape).empty());
}

TEST(PageBreaks, NoDrawingIsPutBetweenTheRowsOfATable) {
  // A deferred drawing must not come before the rest of a table.
  for (int rows = 4; rows < 40; ++rows) {
    std::vector<FlowItem> items(static_cast<std::size_t>(rows) + 3);
    for (FlowItem& item : items) item.height = 10_pt;
    items[1].height = 60_pt;
    items[1].floats = true;
    for (std::size_t i = 3; i < items.size(); ++i) items[i].lead = 10_pt;
    for (const PageFill& page : break_pages(items, {100_pt, {}}))
      for (std::size_t i = 1; i < page.items.size(); ++i) {
        const bool behind_drawing = items[page.items[i - 1]].floats;
        EXPECT_FALSE(behind_drawing && items[page.items[i]].lead > 0_pt) << rows;
      }
  }
}

TEST(PageBreaks, TheRepeatedTableHeadIsCountedOnTheNextPage) {
  std::vector<FlowItem> items(40);
  for (FlowItem& item : items) item.height = 10_pt, item.lead = 10_pt;
  for (const PageFill& page : break_pages(items, shape)) EXPECT_LE(page.items.size(), 9u);
}

/// Words of these widths with spaces of 2 between them.
std::vector<LineEnd> ends_of(const std::vector<int>& widths) {
  std::vector<LineEnd> ends;
  Points x;
  int spaces = 0;
  for (const int width : widths) {
    LineEnd end;
    end.before = x + Points(width);
    end.after = x + Points(width + 2);
    end.spaces = spaces;
    end.next_spaces = ++spaces;
    x = end.after;
    ends.push_back(end);
  }
  return ends;
}

LAW(LineBreaks, LinesFitAndEndWithTheParagraph) {
  std::vector<int> widths(static_cast<std::size_t>(test::any_between(1, 60)));
  for (int& width : widths) width = static_cast<int>(test::any_between(1, 30));
  const auto ends = ends_of(widths);
  const LineShape line{60_pt, 5_pt, 0_pt, 1.2_pt, 0.5_pt, test::any_bool()};
  const auto lines = break_lines(ends, line);
  HOLDS(lines.back() + 1 == ends.size());
  HOLDS(std::is_sorted(lines.begin(), lines.end()));
  Points from, indent = 5_pt;
  int before = 0;
  for (const std::size_t end : lines) {
    const Points give = line.justified ? std::max(1, ends[end].spaces - before) * 0.5_pt : 0_pt;
    HOLDS(ends[end].before - from - give <= 60_pt - indent + rounding);
    from = ends[end].after;
    before = ends[end].next_spaces;
    indent = {};
  }
}

TEST(LineBreaks, TheWholeParagraphIsOptimized) {
  // Greedy lines would be 10+2+10, then 10 alone, then 24: the middle one nearly empty.
  const auto ends = ends_of({10, 10, 10, 24, 8});
  const auto lines = break_lines(ends, {36_pt, 0_pt, 0_pt, 4_pt, 0.5_pt, true});
  EXPECT_EQ(lines, (std::vector<std::size_t>{2, 4}));
}

TEST(LineBreaks, AVeryShortLastLineIsAvoided) {
  // Ten words of 18 points and one of 10, on lines of five words: the last would be alone.
  std::vector<LineEnd> ends;
  for (int i = 0; i < 11; ++i) {
    const Points from = 20 * i * 1_pt, width = i == 10 ? 10_pt : 18_pt;
    ends.push_back({from + width, from + 20_pt, {}, i, i + 1, false, false});
  }
  LineShape narrow;
  narrow.width = 98_pt;
  narrow.justified = false;
  const auto last_words = [&] {
    const auto lines = break_lines(ends, narrow);
    return lines.size() < 2 ? 0 : lines.back() - lines[lines.size() - 2];
  };
  narrow.least_last = 12_pt;
  EXPECT_GE(last_words(), 2U);
}

TEST(LineBreaks, AWordWiderThanTheMeasureIsAloneOnItsLine) {
  const auto lines = break_lines(ends_of({10, 90, 10}), {40_pt, 0_pt, 0_pt, 1_pt, 0.5_pt, true});
  EXPECT_EQ(lines, (std::vector<std::size_t>{0, 1, 2}));
}

TEST(Impose, PageIsBesideItsCounterpartOnEverySheet) {
  for (int pages = 1; pages <= 64; ++pages) {
    const auto sides = impose(pages);
    const int all = 2 * static_cast<int>(sides.size());
    EXPECT_EQ(all % 4, 0);
    EXPECT_LT(all - pages, 4);
    std::set<int> seen;
    for (std::size_t i = 0; i < sides.size(); ++i) {
      const auto& [left, right, depth] = sides[i];
      if (left && right) {
        EXPECT_EQ(*left + *right, all - 1);
      }
      EXPECT_TRUE(!left || *left % 2 == 1) << "a left page has an even number, counted from 1";
      EXPECT_TRUE(!right || *right % 2 == 0);
      for (const auto& page : {left, right}) EXPECT_TRUE(!page || seen.insert(*page).second);
      // The front and back of a sheet: each of its leaves has two consecutive pages.
      if (i % 2 == 1 && sides[i - 1].right && left) {
        EXPECT_EQ(*left, *sides[i - 1].right + 1);
      }
    }
    EXPECT_EQ(static_cast<int>(seen.size()), pages);
  }
}

TEST(Impose, EachSignatureIsImposedLikeABooklet) {
  for (const int signature : {4, 8, 16, 32})
    for (int pages = 1; pages <= 70; ++pages) {
      const auto sides = impose(pages, signature);
      std::set<int> seen;
      for (std::size_t i = 0; i < sides.size(); ++i) {
        const int begin = static_cast<int>(i) / (signature / 2) * signature;
        const auto end = std::min(begin + signature, (pages + 3) / 4 * 4);
        for (const auto& page : {sides[i].left, sides[i].right}) {
          if (!page) continue;
          EXPECT_TRUE(*page >= begin && *page < end) << signature << " " << pages;
          EXPECT_TRUE(seen.insert(*page).second);
        }
        if (sides[i].left && sides[i].right) {
          EXPECT_EQ(*sides[i].left + *sides[i].right, begin + end - 1);
        }
        EXPECT_EQ(sides[i].depth, (static_cast<int>(i) - begin / 2) / 2);
      }
      EXPECT_EQ(static_cast<int>(seen.size()), pages);
    }
}

TEST(Impose, FourPagesFillOneSheet) {
  const auto sides = impose(4);
  ASSERT_EQ(sides.size(), 2u);
  EXPECT_EQ(*sides[0].left, 3);
  EXPECT_EQ(*sides[0].right, 0);
  EXPECT_EQ(*sides[1].left, 1);
  EXPECT_EQ(*sides[1].right, 2);
}

TEST(LineBreaks, OfTwoLooseBreaksTheTighterIsTaken) {
  std::vector<LineEnd> ends;
  Points at;
  for (const Points word : {30_pt, 20_pt, 15_pt, 78_pt, 11_pt, 30_pt}) {
    const int spaces = static_cast<int>(ends.size());
    ends.push_back({at + word, at + word + 5_pt, {}, spaces, spaces + 1});
    at = ends.back().after;
  }
  EXPECT_EQ(break_lines(ends, {100_pt, {}, {}, 2_pt}), (std::vector<std::size_t>{2, 4, 5}));
}

}  // namespace
}  // namespace boardwright::tests::breaks_test
