// Sheets of pieces: each piece has its field, and every back lies behind its front and shows what
// the piece turns into.
#include "counters/counter_sheets.h"
#include "counters/piece_print.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::counter_sheets_test {
namespace {

constexpr CounterSheet a4{210_mm, 297_mm, 8_mm}, lying{297_mm, 210_mm, 8_mm};

/// A game with its pieces laid on sheets, and the owner of everything that they point to.
struct Laid {
  std::unique_ptr<Game> game;
  CounterDrawings drawings;
  CounterSheets sheets;
};

Laid lay(const std::string& id, const CutSize& size, Duplex duplex, const CounterSheet& paper = a4,
         bool letters = false) {
  Laid laid;
  Report report;
  laid.game = read_game(on_disk(test::templates()), id, Extent::rules, report);
  laid.drawings =
      with_mirrored(read_piece_types(files_on_disk(), test::templates() / "pieces", report));
  std::vector<PieceCount> pieces;
  if (laid.game->start.empty())
    for (const SeatId seat : {first_seat, second_seat})
      for (const PieceTypeId piece_type : playing_pieces(*laid.game))
        pieces.push_back({piece_type, seat, 1});
  else
    pieces = pieces_of(*laid.game, *laid.game->find_position(laid.game->start));
  auto kinds = counter_kinds(*laid.game, pieces, letters ? nullptr : &laid.drawings, size.cut);
  EXPECT_FALSE(report.has_errors());
  laid.sheets = lay_pieces(laid.game->title, std::move(kinds), size, paper, duplex);
  return laid;
}

template <class Use>
void for_nodes(const Group& group, Use use) {
  for (const Node& node : group.children) {
    if (const auto* inner = std::get_if<Group>(&node))
      for_nodes(*inner, use);
    else
      use(node);
  }
}

/// The centres of paths whose role begins with a word, by role.
std::multimap<std::string, PaperVec> middles(const Scene& scene, const std::string& word,
                                             Millimetres side) {
  std::multimap<std::string, PaperVec> found;
  for_nodes(scene.root, [&](const Node& node) {
    const auto* path = std::get_if<Path>(&node);
    if (path == nullptr || !path->tag.role.starts_with(word)) return;
    Vec low{1e9, 1e9}, high{-1e9, -1e9};
    for (const Stroke& stroke : path->strokes) {
      if (stroke.kind == Stroke::Kind::close) continue;
      low = {std::min(low.x, stroke.to.x), std::min(low.y, stroke.to.y)};
      high = {std::max(high.x, stroke.to.x), std::max(high.y, stroke.to.y)};
    }
    found.emplace(path->tag.role, in_millimetres(0.5 * (low + high), side));
  });
  return found;
}

/// The ids of drawings from the set. Badges are left out: their ids contain a dot.
std::vector<std::string> stamps(const Scene& scene) {
  std::vector<std::string> ids;
  for_nodes(scene.root, [&](const Node& node) {
    const auto* stamp = std::get_if<Stamp>(&node);
    if (stamp != nullptr && stamp->drawing->id.find('.') == std::string::npos)
      ids.push_back(stamp->drawing->id);
  });
  std::sort(ids.begin(), ids.end());
  return ids;
}

const std::vector<std::string> games = {"chess", "chess99", "gilman-river", "immortal-star-masters",
                                        "lotus-39"};

TEST(CounterSheets, EveryPieceOfThePositionHasAFieldAndADrawing) {
  for (const std::string& id : games) {
    const Laid laid = lay(id, {Cut::disc, 25_mm, 1_mm}, Duplex::long_edge);
    std::map<std::string, std::size_t> fields, wanted;
    std::size_t drawings = 0;
    for (std::size_t sheet = 0; sheet < laid.sheets.layout.sheets; ++sheet) {
      const Scene front = draw_pieces(laid.sheets, sheet, SheetSide::front);
      for (const auto& [role, unused] : middles(front, "field ", 25_mm)) ++fields[role];
      drawings += stamps(front).size();
    }
    for (const CounterKind& kind : laid.sheets.kinds)
      wanted["field " + kind.front.piece.seat] += static_cast<std::size_t>(kind.pieces.count);
    EXPECT_EQ(fields, wanted) << id;
    EXPECT_EQ(drawings, laid.sheets.pieces.size()) << id;
    EXPECT_EQ(wanted.size(), laid.game->board().seats.size()) << id;
  }
}

TEST(CounterSheets, EveryBackIsBehindItsFront) {
  for (const CounterSheet& paper : {a4, lying})
    for (const Duplex duplex : {Duplex::long_edge, Duplex::short_edge})
      for (const Cut cut : {Cut::disc, Cut::hexagon}) {
        const Laid laid = lay("immortal-star-masters", {cut, 22_mm, 1_mm}, duplex, paper);
        for (std::size_t sheet = 0; sheet < laid.sheets.layout.sheets; ++sheet) {
          const auto front =
              middles(draw_pieces(laid.sheets, sheet, SheetSide::front), "field ", 22_mm);
          const auto back =
              middles(draw_pieces(laid.sheets, sheet, SheetSide::back), "field ", 22_mm);
          ASSERT_EQ(front.size(), back.size());
          for (const auto& [role, at] : front) {
            const PaperVec wanted = behind(at, laid.sheets.layout.sheet, duplex);
            const auto [first, last] = back.equal_range(role);
            EXPECT_TRUE(std::any_of(first, last, [&](const auto& each) {
              return length(each.second - wanted) < Millimetres(1e-6);
            })) << role;
          }
        }
      }
}

TEST(CounterSheets, CrossesOfBothSidesCoincide) {
  for (const CounterSheet& sheet : {a4, lying}) {
    const auto crosses = crosses_of(sheet);
    ASSERT_EQ(crosses.size(), 4u);
    for (const Duplex duplex : {Duplex::long_edge, Duplex::short_edge})
      for (const PaperVec cross : crosses)
        EXPECT_NE(std::find(crosses.begin(), crosses.end(), behind(cross, sheet, duplex)),
                  crosses.end());
    for (const PaperVec cross : crosses)  // outside the area of pieces
      EXPECT_FALSE(cross.y > sheet.window().low.y && cross.y < sheet.window().high.y);
  }
}

TEST(CounterSheets, BacksShowWhatAPieceTurnsInto) {
  const auto backs = [](const std::string& id) {
    const Laid laid = lay(id, {Cut::disc, 25_mm, 1_mm}, Duplex::long_edge);
    return stamps(draw_pieces(laid.sheets, 0, SheetSide::back));
  };
  EXPECT_EQ(backs("gilman-river"), (std::vector<std::string>{"wazir", "wazir"}));
  EXPECT_TRUE(backs("chess").empty());
  EXPECT_EQ(backs("chess99").size(), 12u);  // six progressive pieces of each seat
  for (const CounterKind& kind :
       lay("chess99", {Cut::disc, 25_mm, 1_mm}, Duplex::long_edge).sheets.kinds) {
    EXPECT_FALSE(kind.front.piece.multiple) << kind.name;
    EXPECT_EQ(kind.back.piece.multiple, kind.back.piece.drawing != nullptr) << kind.name;
  }
}

/// The height of each drawing on a front, as a share of its counter.
std::map<std::string, double> shares(const std::string& id) {
  const Laid laid = lay(id, {Cut::disc, 25_mm, 1_mm}, Duplex::long_edge);
  std::map<std::string, double> found;
  for_nodes(draw_pieces(laid.sheets, 0, SheetSide::front).root, [&](const Node& node) {
    const auto* stamp = std::get_if<Stamp>(&node);
    if (stamp == nullptr) return;
    double low = 0, high = 0;
    for (const DrawnShape& shape : stamp->drawing->shapes)
      for (const Stroke& stroke : shape.strokes) {
        low = std::min(low, stroke.to.y);
        high = std::max(high, stroke.to.y);
      }
    found[stamp->drawing->id] = (high - low) * stamp->size;
  });
  return found;
}

TEST(CounterSheets, PiecesOfSixSeatsAreAsLargeAsChessPieces) {
  const auto star = shares("immortal-star-masters"), chess = shares("chess");
  EXPECT_EQ(star.size(), 6U);
  for (const auto& [id, share] : star) EXPECT_EQ(share, chess.at(id)) << id;
  EXPECT_GE(star.at("king"), 0.745);
  EXPECT_GE(star.at("queen"), 0.735);
  EXPECT_GE(star.at("pawn"), 0.63);
}

TEST(CounterSheets, PlainBacksShowTheBoardOrnamentAndTheSeatSign) {
  for (const auto& [id, cells, filled, sign] : {std::tuple{"chess", 9U, 4U, ""},
                                                {"immortal-star-masters", 7U, 6U, "R"},
                                                {"lotus-39", 13U, 6U, ""}}) {
    const Laid laid = lay(id, {Cut::disc, 25_mm, 1_mm}, Duplex::long_edge);
    const Ornament& ornament = laid.sheets.kinds[0].back.ornament;
    EXPECT_EQ(ornament.filled.size(), filled) << id;
    EXPECT_EQ(ornament.filled.size() + ornament.open.size(), cells) << id;
    std::set<std::string> words, front;
    for_nodes(draw_pieces(laid.sheets, 0, SheetSide::back).root, [&](const Node& node) {
      if (const auto* text = std::get_if<Text>(&node)) words.insert(text->words);
    });
    for_nodes(draw_pieces(laid.sheets, 0, SheetSide::front).root, [&](const Node& node) {
      if (const auto* text = std::get_if<Text>(&node)) front.insert(text->words);
    });
    EXPECT_TRUE(front.empty()) << id;
    EXPECT_EQ(words.empty(), std::string(sign).empty()) << id;
    EXPECT_EQ(words.contains("R"), std::string(sign) == "R") << id;
    for (const std::string& each : words) EXPECT_LE(each.size(), 2U) << id;
  }
}

TEST(CounterSheets, OnlyFrontsHaveCutLines) {
  const Laid laid = lay("chess", {Cut::disc, 25_mm, 1_mm}, Duplex::long_edge);
  EXPECT_EQ(middles(mark_pieces(laid.sheets, 0, SheetSide::front), "cut man", one_to_one).size(),
            32u);
  EXPECT_EQ(middles(mark_pieces(laid.sheets, 0, SheetSide::back), "cut man", one_to_one).size(),
            0u);
}

TEST(CounterSheets, BothSidesOfAStandeeHaveTheSameOutline) {
  const Laid laid = lay("lotus-39", {Cut::standee, 25_mm, 1.5_mm}, Duplex::off);
  const double unit = 25;
  for (const CounterKind& kind : laid.sheets.kinds) {
    const Group group = strip_group(kind, laid.sheets.size, {50_mm, 100_mm});
    std::vector<const Stamp*> found;
    for_nodes(group, [&](const Node& node) {
      if (const auto* stamp = std::get_if<Stamp>(&node)) found.push_back(stamp);
    });
    ASSERT_EQ(found.size(), 2u) << kind.name;
    const Stamp &front = *found[0], &back = *found[1];
    EXPECT_EQ(back.size, front.size);
    EXPECT_EQ(front.angle, 0);
    EXPECT_EQ(back.angle, 180);
    ASSERT_EQ(front.drawing->shapes.size(), back.drawing->shapes.size());
    // Folded at y = 100 mm, each point of the back meets the same point of the front.
    for (std::size_t i = 0; i < front.drawing->shapes.size(); ++i)
      for (std::size_t j = 0; j < front.drawing->shapes[i].strokes.size(); ++j) {
        const Stroke &a = front.drawing->shapes[i].strokes[j],
                     &b = back.drawing->shapes[i].strokes[j];
        if (a.kind == Stroke::Kind::close) continue;
        const Vec at = front.at + front.size * a.to, behind_it = back.at - back.size * b.to;
        EXPECT_NEAR(at.x, behind_it.x, 1e-9);
        EXPECT_NEAR(at.y + behind_it.y, 2 * 100 / unit, 1e-9);
      }
  }
}

TEST(CounterSheets, FoldedCountersHaveTheirBacksBehindTheirFronts) {
  const Laid laid = lay("gilman-river", {Cut::folded, 20_mm, 1.5_mm}, Duplex::off);
  EXPECT_EQ(laid.sheets.layout.pack, Pack::square);
  const auto centres = middles(draw_pieces(laid.sheets, 0, SheetSide::front), "field ", 20_mm);
  EXPECT_EQ(centres.size(), 2 * laid.sheets.pieces.size()) << "a field and its bleed each";
  std::size_t behind = 0;
  for (const CounterKind& kind : laid.sheets.kinds) {
    const Group group = strip_group(kind, laid.sheets.size, {});
    for_nodes(group, [&](const Node& node) {
      const auto* stamp = std::get_if<Stamp>(&node);
      if (stamp == nullptr || stamp->drawing->id.find('.') != std::string::npos) return;
      const bool back = stamp->at.y > 0;
      EXPECT_EQ(stamp->angle, back ? 180 : 0) << kind.name;
      EXPECT_GE(std::abs(stamp->at.y) - stamp->size, 0) << "it reaches over the fold";
      EXPECT_LE(std::abs(stamp->at.y) + stamp->size, 1) << "it reaches out of its half";
      behind += back ? 1 : 0;
    });
  }
  EXPECT_EQ(behind, 2u) << "a Wazir behind each Pawn";
  const auto outline = outline_of(laid.sheets.size, Pack::square);
  EXPECT_EQ(outline.front(), (PaperVec{-10_mm, -20_mm}));
  EXPECT_EQ(folds_of(laid.sheets.size), std::vector<Millimetres>{0_mm});
  const Scene marks = mark_pieces(laid.sheets, 0, SheetSide::front);
  EXPECT_EQ(middles(marks, "fold", one_to_one).size(), 2 * laid.sheets.pieces.size());
}

TEST(CounterSheets, DrawingsAndNamesOfStandeesStayOnTheirFaces) {
  const Laid laid = lay("chess99", {Cut::standee, 25_mm, 1.5_mm}, Duplex::off);
  for (const CounterKind& kind : laid.sheets.kinds) {
    const Group group = strip_group(kind, laid.sheets.size, {});
    for_nodes(group, [&](const Node& node) {
      if (const auto* text = std::get_if<Text>(&node)) {
        EXPECT_LT(std::abs(text->at.y) + 0.5 * text->size, laid.sheets.size.face() / 25_mm);
      }
      if (const auto* stamp = std::get_if<Stamp>(&node)) {
        EXPECT_LT(std::abs(stamp->at.y) + stamp->size, laid.sheets.size.face() / 25_mm);
        EXPECT_GT(std::abs(stamp->at.y) - stamp->size, 0);
      }
    });
  }
}

TEST(CounterSheets, LettersReplaceMissingDrawings) {
  const Laid laid = lay("chess99", {Cut::disc, 25_mm, 1_mm}, Duplex::long_edge, a4, true);
  std::multiset<std::string> words;
  const Scene front = draw_pieces(laid.sheets, 0, SheetSide::front);
  EXPECT_TRUE(stamps(front).empty());
  for_nodes(front.root, [&](const Node& node) {
    if (const auto* text = std::get_if<Text>(&node)) words.insert(text->words);
  });
  EXPECT_EQ(words.size(), 54u);
  EXPECT_EQ(words.count("K"), 2u);
  EXPECT_EQ(words.count("P⁺"), 18u);
  EXPECT_EQ(laid.sheets.kinds[6].back.words, "N*");
}

/// The sum of the x coordinates of a drawing; its sign shows to which side it leans.
double lean_of(const Drawing& drawing) {
  double lean = 0;
  for (const DrawnShape& shape : drawing.shapes)
    for (const Stroke& stroke : shape.strokes) lean += stroke.to.x;
  return lean;
}

TEST(CounterSheets, DrawingsAreMirroredButWritingIsNot) {
  Report report;
  const auto folder = test::templates() / "pieces";
  const CounterDrawings drawings =
      with_mirrored(read_piece_types(files_on_disk(), {folder / "shogi", folder}, report));
  for (const auto& [id, sign] :
       {std::pair("gold", 1), {"letter-r", 1}, {"knight", 1}, {"camel", -1}}) {
    const double lean = lean_of(*drawings.set.find(id));
    EXPECT_GT(std::abs(lean), 0.5) << id;
    EXPECT_DOUBLE_EQ(lean_of(*drawings.mirrored.find(id)), sign * lean) << id;
  }
}

TEST(CounterSheets, DescriptionListsThePieces) {
  const Laid laid = lay("chess", {Cut::disc, 25_mm, 1_mm}, Duplex::short_edge);
  EXPECT_EQ(
      describe_sheet(laid.sheets, 0, SheetSide::back, laid.game->board().seats),
      "Sheet 1 of 1, back, with a ruler of 100 mm, of pieces to cut out. White: King 1, Queen 1, "
      "Rook 2, Bishop 2, Knight 2, Pawn 8; Black: King 1, Queen 1, Rook 2, Bishop 2, Knight 2, "
      "Pawn 8.");
}

/// The pieces of shogi in wedges with characters.
Laid lay_wedges(Duplex duplex) {
  const std::filesystem::path folder = test::templates() / "pieces";
  Laid laid;
  Report report;
  laid.game = read_game(on_disk(test::templates()), "shogi", Extent::rules, report);
  laid.drawings =
      with_mirrored(read_piece_types(files_on_disk(), {folder / "shogi", folder}, report));
  EXPECT_EQ(describe(report), "");
  const CutSize size{Cut::wedge, 22_mm, 1_mm};
  laid.sheets = lay_pieces(
      "Shogi", counter_kinds(*laid.game, starting_pieces(*laid.game), &laid.drawings, size.cut),
      size, a4, duplex);
  return laid;
}

/// Whether a point lies inside a convex outline that runs counter-clockwise, or nearly.
bool lies_in(const std::vector<Vec>& outline, Vec point) {
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec from = outline[i], side = outline[(i + 1) % outline.size()] - from,
              way = point - from;
    if (side.x * way.y - side.y * way.x < -1e-6) return false;
  }
  return true;
}

TEST(Wedges, HaveFiveSizesAndHoldTheirDrawings) {
  const Laid laid = lay_wedges(Duplex::long_edge);
  std::set<double> sizes;
  for (const CounterKind& kind : laid.sheets.kinds) sizes.insert(kind.size);
  EXPECT_EQ(sizes.size(), 5u);
  for (const SheetSide side : {SheetSide::front, SheetSide::back}) {
    std::vector<std::vector<Vec>> outlines;
    std::size_t drawn = 0;
    for_nodes(draw_pieces(laid.sheets, 0, side).root, [&](const Node& node) {
      if (const auto* path = std::get_if<Path>(&node)) {
        outlines.emplace_back();
        for (const Stroke& stroke : path->strokes)
          if (stroke.kind != Stroke::Kind::close) outlines.back().push_back(stroke.to);
      }
      const auto* stamp = std::get_if<Stamp>(&node);
      if (stamp == nullptr) return;
      ++drawn;
      const bool held = std::ranges::any_of(outlines, [&](const std::vector<Vec>& outline) {
        return outline.size() == 5 &&
               std::ranges::all_of(stamp->drawing->shapes, [&](const DrawnShape& shape) {
                 return std::ranges::all_of(shape.strokes, [&](const Stroke& stroke) {
                   return stroke.kind == Stroke::Kind::close ||
                          lies_in(outline, stamp->at + stamp->size * stroke.to);
                 });
               });
      });
      EXPECT_TRUE(held) << stamp->drawing->id;
    });
    EXPECT_EQ(drawn, side == SheetSide::front ? 40u : 34u);  // neither King nor Gold promotes
  }
}

TEST(Wedges, HaveTheirTipsBehindOneAnother) {
  for (const Duplex duplex : {Duplex::long_edge, Duplex::short_edge}) {
    const Laid laid = lay_wedges(duplex);
    const CounterSheet& sheet = laid.sheets.layout.sheet;
    const auto tips = [&](SheetSide side) {
      std::set<std::pair<long long, long long>> found;
      for_nodes(draw_pieces(laid.sheets, 0, side).root, [&](const Node& node) {
        const auto* path = std::get_if<Path>(&node);
        if (path == nullptr || !path->tag.role.starts_with("field")) return;
        std::map<long long, std::vector<Vec>> by_height;
        Vec middle{};
        for (const Stroke& stroke : path->strokes)
          if (stroke.kind != Stroke::Kind::close)
            by_height[std::llround(1e4 * stroke.to.y)].push_back(stroke.to);
        for (const auto& [height, corners] : by_height)
          if (corners.size() == 1) middle = corners.front();
        PaperVec at = in_millimetres(middle, counter_side(laid.sheets.size));
        if (side == SheetSide::back) at = behind(at, sheet, duplex);
        found.insert({std::llround(at.x.value * 100), std::llround(at.y.value * 100)});
      });
      return found;
    };
    EXPECT_EQ(tips(SheetSide::front), tips(SheetSide::back));
    EXPECT_EQ(points_down_behind(sheet, duplex), (duplex == Duplex::long_edge) != sheet.upright());
  }
}

}  // namespace
}  // namespace boardwright::tests::counter_sheets_test
