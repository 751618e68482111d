// Drawn pieces: the drawing, badge, sign and plate of a piece, and their use in figures.
#include <algorithm>
#include <set>

#include "builder/resources.h"
#include "diagram/drawing.h"
#include "diagram/legend.h"
#include "diagram/piece_drawing.h"
#include "disk/files.h"
#include "scene/path_data.h"
#include "scene/turned.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::drawn_pieces_test {
namespace {

const PieceSet& shipped() {
  static const PieceSet set = [] {
    Report report;
    PieceSet read = read_piece_types(files_on_disk(), test::templates() / "pieces", report);
    EXPECT_EQ(describe(report), "");
    return read;
  }();
  return set;
}

const Game& game_of(const std::string& id) {
  static std::map<std::string, std::unique_ptr<Game>> games;
  auto& game = games[id];
  if (!game) game = test::read_rules(id);
  return *game;
}

Diagram drawn_as(PiecesAs as, const std::string& id, const std::string& keys) {
  static std::vector<std::unique_ptr<Figure>> kept;
  Report report;
  kept.push_back(std::make_unique<Figure>(test::figure(keys, report)));
  auto diagram = draw(game_of(id), *kept.back(), report, {as, &shipped()});
  EXPECT_EQ(describe(report), "");
  return diagram ? std::move(*diagram) : Diagram();
}

Diagram drawn(const std::string& id, const std::string& keys) {
  return drawn_as(PiecesAs::drawn, id, keys);
}

std::vector<Stamp> stamps(const Scene& scene, const std::string& role) {
  return test::parts<Stamp>(scene.root, role);
}
std::vector<Text> texts(const Scene& scene, const std::string& role) {
  return test::parts<Text>(scene.root, role);
}

/// "knight halo, knight drawn": the drawings of a scene with the first word of their roles.
std::string drawings(const Scene& scene) {
  std::string all;
  for (const Stamp& stamp : stamps(scene, ""))
    all += (all.empty() ? "" : ", ") + stamp.drawing->id + " " +
           std::string(words(stamp.tag.role).front());
  return all;
}

// Regression: typewriter signs appeared unchanged in figures with drawings.
TEST(DrawnPieces, TypewriterSignsAreShapesThatCaptionsName) {
  constexpr std::pair<const char*, const char*> signs[] = {
      {"$", "diamond"}, {"%", "double bar"}, {"@", "hourglass"}, {"#", "plus"}};
  for (const auto& [sign, name] : signs) {
    const Diagram diagram = drawn(
        "lotus-39",
        std::string("blocking = true\nmen = [{ label = \"R\", piece = \"rook\", cell = \"e4\", "
                    "mark = \"") +
            sign +
            "\" }, { label = \"P\", piece = \"pawn\", cell = \"c4\", seat = 2 }]\n"
            "marks = [{ mark = \"x\", cells = \"a3\" }]\n");
    for (const Text& text : texts(diagram.scene, "")) EXPECT_NE(text.words, sign);
    EXPECT_NE(diagram.content.caption.find("(" + std::string(name) + ")"), std::string::npos)
        << diagram.content.caption;
    bool in_legend = false;
    for (const LegendLine& line : legend_of(game_of("lotus-39"), {&diagram}))
      in_legend = in_legend || line.sign.find(name) != std::string::npos;
    EXPECT_TRUE(in_legend) << name;
  }
}

// ------------------------------------------------------------------------------- the shipped set

TEST(ShippedPieces, IncludeDrawingsThatNoShippedGameUses) {
  for (const char* id :
       {"lotus-archbishop", "letter-k", "letter-q", "letter-r", "letter-b", "letter-n", "letter-p"})
    EXPECT_NE(shipped().find(id), nullptr) << id;
}

TEST(ShippedPieces, StayInsideTheirCirclesAndHaveABodyAndWords) {
  for (const Drawing& drawing : shipped().all()) {
    for (const DrawnShape& shape : drawing.shapes)
      EXPECT_LE(length(farthest_point(shape.strokes)), 0.92 + 1e-9) << drawing.id;
    EXPECT_TRUE(std::any_of(drawing.shapes.begin(), drawing.shapes.end(), [](const auto& shape) {
      return shape.kind == DrawnShape::Kind::body;
    })) << drawing.id;
    EXPECT_TRUE(drawing.alt.ends_with('.')) << drawing.id;
  }
}

// -------------------------------------------------------------------------------------- one piece

TEST(DrawnPieces, HaveAHaloAndNoDiscInGamesForTwo) {
  const auto diagram = drawn("chess", "men = [{ label = 'N', piece = 'knight', cell = 'b1' }]");
  EXPECT_EQ(drawings(diagram.scene), "knight halo, knight drawn");
  EXPECT_TRUE(texts(diagram.scene, "man-label").empty());
  ASSERT_EQ(test::groups(diagram, "men").size(), 1U);
  EXPECT_EQ(test::groups(diagram, "men")[0].tag.title, "Knight N on b1");
}

TEST(DrawnPieces, HaveBadgesIfTheyAreProgressive) {
  const auto badge = [](const std::string& piece) {
    const auto diagram = drawn("chess99", "men = [{ cell = 'e6', " + piece + " }]");
    const auto badges = stamps(diagram.scene, "man-badge");
    const auto numbers = texts(diagram.scene, "man-number");
    return badges.size() == 1 && numbers.size() == 1
               ? badges[0].drawing->id + " " + numbers[0].words
               : std::to_string(badges.size()) + " badges";
  };
  EXPECT_EQ(badge("label = 'N⁺', piece = 'progressive-knight'"), "badge.simple 1");
  EXPECT_EQ(badge("label = 'N³*', piece = 'progressive-knight'"), "badge.multiple 3");
  EXPECT_EQ(badge("label = 'X', piece = 'progressive-knight', state = 'n=2,multiple'"),
            "badge.multiple 2");
  EXPECT_EQ(badge("label = 'W⁺', piece = 'progressive-wazir', growing = 3"), "badge.simple n");
  EXPECT_EQ(badge("label = 'R', piece = 'rook'"), "0 badges");
}

TEST(DrawnPieces, LabelThatAddsToThePieceIsOnAPlate) {
  const auto plate = [](const std::string& game, const std::string& piece) {
    const auto diagram = drawn(game, "men = [{ cell = 'e3', " + piece + " }]");
    const auto names = texts(diagram.scene, "man-name");
    return names.empty() ? "" : names[0].words;
  };
  EXPECT_EQ(plate("lotus-39", "label = 'A1', piece = 'alfil'"), "A1");
  EXPECT_EQ(plate("lotus-39", "label = 'A', piece = 'alfil'"), "");
  EXPECT_EQ(plate("lotus-39", "label = 'ER', piece = 'enhanced-rook'"), "");
  EXPECT_EQ(plate("lotus-39", "label = 'BISH.', piece = 'bishop'"), "");
  EXPECT_EQ(plate("lotus-39", "label = 'X', piece = 'bishop'"), "X");
  for (const char* of_characters :
       {"label = '*LR*', piece = 'lotusrider'", "label = '*P*', piece = 'pawn'",
        "label = '$', piece = 'pawn'", "label = '%', piece = 'pawn'"})
    EXPECT_EQ(plate("lotus-39", of_characters), "") << of_characters;
  EXPECT_EQ(plate("lotus-39", "label = '*P1*', piece = 'pawn'"), "*P1*");
  EXPECT_EQ(plate("chess99", "label = 'N²⁺', piece = 'progressive-knight'"), "");
  EXPECT_EQ(plate("chess99", "label = 'P1', piece = 'progressive-pawn'"), "P1");
  EXPECT_EQ(plate("chess", "label = 'N', piece = 'knight'"), "");
  EXPECT_EQ(plate("chess", "label = 'K', piece = 'knight'"), "K");
}

TEST(DrawnPieces, AreOnDiscsWithPatternAndSignInGamesForMany) {
  const auto diagram = drawn("immortal-star-masters",
                             "men = [{ label = 'K', piece = 'king', cell = 'gr-k1', seat = 4 }]");
  EXPECT_EQ(drawings(diagram.scene),
            "disc.whole man, disc.rim man-rim, king drawn, badge.simple man");
  const auto signs = texts(diagram.scene, "man-seat green");
  ASSERT_EQ(signs.size(), 1U);
  EXPECT_EQ(signs[0].words, "G");
  EXPECT_EQ(std::abs(signs[0].angle), 180) << "upright for Green";
  EXPECT_EQ(std::abs(stamps(diagram.scene, "drawn")[0].angle), 180);
  EXPECT_GT(signs[0].at.y, stamps(diagram.scene, "drawn")[0].at.y);
  const Stamp disc = stamps(diagram.scene, "man")[0], king = stamps(diagram.scene, "drawn")[0];
  EXPECT_EQ(king.at, disc.at);
  EXPECT_NEAR(king.size, 0.8 * 0.62 * disc.size, 1e-12) << "the drawing fills its disc";
}

TEST(DrawnPieces, SeatSignsAreNotSmallerThanNumbers) {
  const auto diagram = drawn("threeplayer", "position = \"start\"\n");
  const auto signs = texts(diagram.scene, "man-seat"), names = texts(diagram.scene, "rim");
  ASSERT_FALSE(signs.empty());
  const double least =
      std::min_element(signs.begin(), signs.end(), [](const Text& p, const Text& q) {
        return p.size < q.size;
      })->size;
  // 9 pixels high when the figure is as wide as page and margin: 805 pixels.
  EXPECT_GE(least * 805 / diagram.scene.box.width(), 9);
}

TEST(DrawnPieces, HaveTheDrawingAndDirectionOfTheirSeat) {
  Style style;
  const auto piece = [&](const char* id, const char* folder, SeatId seat) {
    style.take_piece_types(folder);
    static std::vector<std::unique_ptr<PieceSet>> kept;
    kept.push_back(std::make_unique<PieceSet>(load_pieces(on_disk(test::templates()), style)));
    return drawn_piece(*kept.back(), game_of(id).board(), *game_of(id).find_piece_type("pawn"),
                       seat);
  };
  EXPECT_EQ(piece("chess", "xiangqi", first_seat).drawing->id, "pawn");
  EXPECT_EQ(piece("chess", "xiangqi", second_seat).drawing->id, "black-pawn");
  EXPECT_EQ(piece("chess", "xiangqi", second_seat).turn, 0);
  const DrawnPiece wedge = piece("chess", "shogi", second_seat);
  EXPECT_EQ(wedge.drawing->id, "pawn");
  EXPECT_EQ(std::abs(wedge.turn), 180);
  for (const double angle : {0.0, 180.0})  // independent of the rotation of other pieces
    EXPECT_EQ(std::get<Stamp>(piece_group({}, wedge, {}, 1, angle).children[0]).angle, wedge.turn);
}

TEST(DrawnPieces, ScaleAsAWhole) {
  DrawnPiece piece =
      drawn_piece(shipped(), game_of("chess99").board(),
                  *game_of("chess99").find_piece_type("progressive-knight"), first_seat);
  const Group small = piece_group({}, piece, {1, 2}, 1), large = piece_group({}, piece, {1, 2}, 3);
  const auto one = test::parts<Stamp>(small, ""), three = test::parts<Stamp>(large, "");
  ASSERT_EQ(one.size(), 3U);
  for (std::size_t i = 0; i < one.size(); ++i) EXPECT_DOUBLE_EQ(3 * one[i].size, three[i].size);
  const Text before = test::parts<Text>(small, "")[0], after = test::parts<Text>(large, "")[0];
  EXPECT_DOUBLE_EQ(3 * before.size, after.size);
  EXPECT_NEAR(length(3 * (before.at - Vec{1, 2}) - (after.at - Vec{1, 2})), 0, 1e-12);
}

TEST(DrawnPieces, StayInsideTheirCircles) {
  for (const char* id : {"chess99", "immortal-star-masters"})
    for (const PieceType& piece_type : game_of(id).piece_types) {
      DrawnPiece piece = drawn_piece(shipped(), game_of(id).board(), piece_type, first_seat);
      piece.multiple = !piece.number.empty();
      for (const Stamp& stamp : test::parts<Stamp>(piece_group({}, piece, {}, 1), ""))
        for (const DrawnShape& shape : stamp.drawing->shapes)
          EXPECT_LE(length(farthest_point(shape.strokes)) * stamp.size + length(stamp.at), 1.29)
              << id << " " << piece_type.id << " " << stamp.drawing->id;
    }
}

TEST(DrawnPieces, RotateWithTheBoardOnlyIfLettersDo) {
  Group group;
  group.children.push_back(Stamp{{}, &shipped().all()[0], {1, 0}, 1, 10});
  turn(group, 90, true);
  const Stamp rotated_stamp = std::get<Stamp>(group.children[0]);
  EXPECT_EQ(rotated_stamp.at, (Vec{0, 1}));
  EXPECT_EQ(rotated_stamp.angle, 100);
  turn(group, 90, false);
  EXPECT_EQ(std::get<Stamp>(group.children[0]).angle, 100);
}

// -------------------------------------------------------------------------------------- figures

TEST(DrawnFigures, HaveTheMarksAndWordsOfFiguresWithLetters) {
  const std::string keys =
      "blocking = true\nmen = [{ label = 'R', piece = 'rook', cell = 'a1', mark = 'x' },"
      "{ label = 'P', piece = 'pawn', cell = 'a4', seat = 2 }]";
  const auto letters = drawn_as(PiecesAs::letters, "chess", keys), pieces = drawn("chess", keys);
  EXPECT_EQ(test::marks(letters), test::marks(pieces));
  EXPECT_EQ(letters.content.caption, pieces.content.caption);
  EXPECT_EQ(letters.content.description, pieces.content.description);
  const auto rings = [](const Diagram& diagram) { return test::paths(diagram, "mark capture"); };
  ASSERT_EQ(rings(pieces).size(), 1U);
  EXPECT_EQ(rings(letters)[0].strokes[0].to, rings(pieces)[0].strokes[0].to);
  // No part of a piece reaches the ring around it.
  const double ring =
      length(rings(pieces)[0].strokes[0].to - stamps(pieces.scene, "drawn seat-2")[0].at);
  EXPECT_LT(0.92 * stamps(pieces.scene, "drawn seat-2")[0].size, ring);
}

TEST(DrawnFigures, BothWaysContainLettersAndDrawings) {
  const std::string keys = "men = [{ label = 'N', piece = 'knight', cell = 'b1' }]";
  const auto both = drawn_as(PiecesAs::both, "chess", keys);
  EXPECT_TRUE(stamps(both.scene, "").empty()) << "files show letters";
  ASSERT_TRUE(both.both);
  const auto letters = test::parts<Group>(both.both->root, "as-letters");
  const auto pieces = test::parts<Group>(both.both->root, "as-drawn");
  ASSERT_EQ(letters.size(), 1U);
  ASSERT_EQ(pieces.size(), 1U);
  EXPECT_EQ(test::parts<Text>(letters[0], "man-label").size(), 1U);
  EXPECT_EQ(test::parts<Stamp>(pieces[0], "").size(), 2U);
  EXPECT_EQ(test::parts<Group>(both.both->root, "men").size(), 1U);
}

TEST(DrawnFigures, BothWaysAreMissingIfNoPieceHasADrawing) {
  EXPECT_FALSE(drawn_as(PiecesAs::both, "chess", "").both);
  EXPECT_TRUE(
      drawn_as(PiecesAs::both, "chess", "men = [{ label = 'K', piece = 'king', cell = 'e1' }]")
          .both);
}

// Regression: the legend of the Lotus book had letters that no figure shows.
TEST(DrawnFigures, LegendMarksLettersThatTheyDoNotShow) {
  const Diagram shown = drawn_as(PiecesAs::both, "lotus-39",
                                 "men = [{ label = 'ER', piece = 'enhanced-rook', cell = 'e4' }, "
                                 "{ label = 'A1', piece = 'alfil', cell = 'e3' }]");
  std::map<std::string, bool> hidden;
  for (const LegendLine& line : legend_of(game_of("lotus-39"), {&shown}))
    hidden[line.sign] = line.letters_only;
  EXPECT_EQ(hidden, (std::map<std::string, bool>{{"A", false}, {"ER", true}}));
}

TEST(DrawnFigures, PieceWithoutADrawingKeepsItsLetter) {
  const std::string keys =
      "men = [{ label = 'N', piece = 'knight', cell = 'b1' },"
      "{ label = 'N', piece = 'knight', cell = 'g1' }]";
  Report report;
  const Figure figure = test::figure(keys, report);
  const PieceSet none;
  const auto both = draw(game_of("chess"), figure, report, {PiecesAs::both, &none});
  ASSERT_TRUE(both);
  EXPECT_FALSE(both->both) << "there is one way";
  EXPECT_EQ(test::parts<Text>(both->scene.root, "man-label").size(), 2U);
  const auto drawn = draw(game_of("chess"), figure, report, {PiecesAs::drawn, &none});
  ASSERT_TRUE(drawn);
  EXPECT_EQ(test::parts<Text>(drawn->scene.root, "man-label").size(), 2U);
}

TEST(DrawnPieces, BearTheDotOfThoseThatHaveNotMoved) {
  for (const PiecesAs as : {PiecesAs::letters, PiecesAs::drawn}) {
    const auto dots = [&](const std::string& keys) {
      const Diagram diagram = drawn_as(as, "immortal-star-masters", keys);
      return test::parts<Path>(diagram.scene.root, "counter-dot").size();
    };
    EXPECT_EQ(dots(R"(position = "six")"), 18u) << "three of each army";
    const char* pawn = R"(men = [{ label = "P", piece = "pawn", cell = "rd-kn4"NUMBERS }])";
    const auto with = [&](const std::string& numbers) {
      std::string keys = pawn;
      return keys.replace(keys.find("NUMBERS"), 7, numbers);
    };
    EXPECT_EQ(dots(with("")), 1u);
    EXPECT_EQ(dots(with(", state = 'unmoved = 0'")), 0u);
  }
}

}  // namespace
}  // namespace boardwright::tests::drawn_pieces_test
