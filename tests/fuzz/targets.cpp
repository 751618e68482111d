// The fuzz targets, each with its dictionary and the laws of what it reads.
#include "fuzz/targets.h"

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/errors.h"
#include "base/limits.h"
#include "betza/betza.h"
#include "box/box_cover.h"
#include "builder/load.h"
#include "commands/question.h"
#include "commands/reach_answer.h"
#include "english/wording.h"
#include "fuzz/exchange_targets.h"
#include "game/articles.h"
#include "game/line_reader.h"
#include "game/move_cost.h"
#include "game/plays.h"
#include "notation/notation.h"
#include "notation/notation_table.h"
#include "play/fen.h"
#include "play/move_text.h"
#include "scene/path_data.h"
#include "scene/role_table.h"
#include "sheets/product.h"
#include "support/play_laws.h"
#include "support/rooms.h"
#include "text/markdown.h"
#include "text/tree.h"
#include "verify/claims.h"
#include "verify/kinds.h"

namespace boardwright::fuzz {
namespace {

/// Calls all accessors of a value and of the values in it.
void access_all(const Data& data, Report& report) {
  data.place();
  data.text_place();
  switch (data.kind()) {
    case Data::Kind::table:
      for (const auto& [key, value] : data.entries()) access_all(value, report);
      break;
    case Data::Kind::list:
      for (const Data& item : data.as_list(report)) access_all(item, report);
      break;
    case Data::Kind::text: data.as_text(report); break;
    default:
      data.as_number(report);
      data.as_real(report);
      data.as_boolean(report);
  }
}

void run_data(std::string_view bytes) {
  Report report;
  if (const auto data = parse_data(std::string(bytes), "fuzz", report)) {
    data->report_unused(report);
    access_all(*data, report);
  }
  show(report);
}

void run_tiling(std::string_view bytes) {
  Report report;
  if (const auto data = parse_data(std::string(bytes), "fuzz", report)) {
    const Tiling tiling = read_tiling(*data, report);
    if (!report.has_errors())
      for (const Region& region : tiling.regions)
        if (auto patch = cut(tiling, region, report))
          make_board(std::move(*patch), tiling, {{"White", upward}, {"Black", opposite(upward)}});
  }
  show(report);
}

Words tiling_words() {
  return {"period",  "tile",   "kind",   "sides",     "corner",  "direction", "axis",
          "path",    "circle", "around", "naming",    "lattice", "columns",   "row_kind",
          "tint",    "tints",  "region", "rectangle", "hexagon", "rings",     "extra",
          "missing", "walls",  "holes",  "name"};
}

/// Whether patterns cost too much time: moves with many turns can visit very many cells.
bool are_too_costly(const std::vector<MovePattern>& moves, const Board& board) {
  PieceType piece_type;
  piece_type.moves = moves;
  return cost_of(piece_type, board) > 1'000'000;
}

void run_notation(std::string_view bytes) {
  Report report;
  const Vocabulary vocabulary = vocabulary_of(small().game->board(), {{"n", 1}, {"multiple", 0}});
  const auto text = admitted(bytes, report);
  if (!text) return;
  if (const auto move = parse_pattern(*text, {"fuzz", 1, 1}, vocabulary, report)) {
    const std::string printed = print_pattern(*move);
    Report second;
    const auto again = parse_pattern(printed, {"fuzz", 1, 1}, vocabulary, second);
    must(again && print_pattern(*again) == printed, "a printed move is read back unchanged");
    const Board& board = small().game->board();
    if (are_too_costly({*move}, board)) return;
    const PieceMoves moves(board, std::span(&*move, 1), first_seat, {{"n", 2}, {"multiple", 1}});
    for (const CellId cell : board.cells()) reach(moves, {}, cell);
  }
  show(report);
}

Words notation_dictionary() {
  Words all;
  for (const NotationWord& word : notation_words()) all.emplace_back(word.word);
  for (const auto& bend : notation_table::bends()) all.emplace_back(bend.word);
  for (const auto& whose : notation_table::whose_words()) all.emplace_back(whose.word);
  for (const std::string_view word : {notation_table::not_word, notation_table::equal_word})
    all.emplace_back(word);
  const Vocabulary vocabulary = vocabulary_of(small().game->board(), {{"n", 1}});
  for (const auto* names : {&vocabulary.axes, &vocabulary.paths, &vocabulary.circles,
                            &vocabulary.regions, &vocabulary.states})
    all.insert(all.end(), names->begin(), names->end());
  return all;
}

/// Plays a few moves by a line that puts nothing on the board.
void play_by(const play::RuleLine& line, GameRules rules) {
  const Game& game = *small().game;
  rules.lines = {line};
  const GameLogic logic(game.board(), game.piece_types, rules, {});
  Position position = *game.find_position(game.start);
  for (int i = 0; i < 3 && !logic.ending(position); ++i)
    position = logic.after(position, logic.legal(position).front());
}

void run_line(std::string_view bytes) {
  Report report;
  GameRules rules = small().game->rules;
  rules.marks = {{"second"}, {"shak", true, 3}};
  if (const auto text = admitted(bytes, report))
    if (const auto line = game::read_line(*text, {"fuzz", 1, 1}, *small().game, rules, report)) {
      must(line->text == *text && !line->when.empty(), "a line keeps its text and conditions");
      constexpr std::size_t few = 12;
      if (line->when.size() <= few && play::phase_of(*line) != play::RulePhase::blocker)
        play_by(*line, rules);
    }
  show(report);
}

Words line_dictionary() {
  Words all = {", ", ": ", "second", "shak", "2"};
  for (const play::RuleWordRow& row : play::rule_words()) all.emplace_back(row.word);
  for (const PieceType& piece_type : small().game->piece_types) all.push_back(piece_type.id);
  for (const auto& [zone, cells] : small().game->board().zones) all.push_back(zone);
  for (const geometry::Axis& axis : small().game->board().axes) all.push_back(axis.name);
  return all;
}

void run_betza(std::string_view bytes) {
  Report report;
  const auto text = admitted(bytes, report);
  if (!text) return;
  const Board& board = small().game->board();
  if (const auto piece_type = parse_betza(*text, {"fuzz", 1, 1}, board, report)) {
    if (are_too_costly(piece_type->moves, board)) return;
    const PieceMoves moves(board, piece_type->moves, first_seat, piece_type->state);
    for (const CellId cell : board.cells()) reach(moves, {}, cell);
    if (const auto written = BetzaWriter(board).write(piece_type->moves, piece_type->state)) {
      Report second;
      must(parse_betza(*written, {"fuzz", 1, 1}, board, second).has_value(),
           "written Betza can be read back");
    }
  }
  show(report);
}

Words betza_dictionary() {
  Words all = {"m", "c", "f", "b", "l", "r", "v", "s",  "h",     "n",    "j", "p",
               "g", "i", "o", "t", "0", "q", "z", "y",  "a",     "e",    "(", ",1)",
               "[", "-", "?", "]", "O", "L", "J", "hl", "[F?R]", "mafsW"};
  for (const BetzaAtom& atom : betza_atoms()) all.emplace_back(1, atom.letter);
  return all;
}

void run_position(std::string_view bytes) {
  Report report;
  const auto text = admitted(bytes, report);
  if (!text) return;
  const Game& game = *small().game;
  if (const auto position = read_position(game, *text, "fuzz", report)) {
    const std::string broken = test::broken_law(game, *position);
    must(broken.empty(), broken.c_str());
  }
  show(report);
}

Words position_dictionary() {
  Words all = {"turn:",  "sides:", "set:",          "last", "took=", "White", "Black",
               "White:", "Black:", " w KQkq - 0 1", "*",    "+",     "/"};
  for (const PieceType& piece_type : small().game->piece_types) all.push_back(piece_type.letter);
  return all;
}

void run_plays(std::string_view bytes) {
  Report report;
  const auto text = admitted(bytes, report);
  if (!text) return;
  const Game& game = *small().game;
  Position position = *game.find_position("start");
  const GameLogic play = play_of(game, position);
  for (const std::string_view part : split(*text, ';')) {
    const MoveRead read = read_move(play, position, part);
    must(read.move.has_value() == read.problem.empty(), "a text is a move or a problem");
    if (!read.move) break;
    position = play.settled(play.after(position, *read.move));
  }
}

Words plays_dictionary() {
  Words all = {" = rook", " = grower", " = multiple", "; ", " x ", " & "};
  for (const std::string& name : small().game->board().names()) all.push_back(name);
  return all;
}

void run_markdown(std::string_view bytes) {
  Report report;
  const auto text = admitted(bytes, report, limits::article_bytes);
  if (!text) return;
  sections_of(parse_markdown(*text, "fuzz", report));
  parse_note(*text, {"fuzz", 1, 1}, report);
  show(report);
}

Words markdown_dictionary() {
  return {"# ",
          "## ",
          "### ",
          "{#id}",
          "![](figure:1)",
          "{{rook}}",
          "{{cited: 5 | p. 1}}",
          "{{ours: ",
          "{{contents}}",
          "{{pieces}}",
          "[a](b)",
          "<https://a.b>",
          "| a | b |\n|---|---|\n",
          "* ",
          "1. ",
          "> ",
          "```",
          "    ",
          "**",
          "_",
          "\\",
          "&amp;",
          "  \n",
          "---",
          "<!--",
          "<b>"};
}

void run_path(std::string_view bytes) {
  Report report;
  const auto text = admitted(bytes, report);
  if (!text) return;
  if (const auto strokes = parse_path_data(*text, {"fuzz", 1, 1}, report)) farthest_point(*strokes);
  show(report);
}

Words path_dictionary() { return {"M 0 0 ", "L 4 0 ", "C 0 0 1 1 2 2 ", "Q 1 1 2 0 ", "Z", "1e9"}; }

void run_claims(std::string_view bytes) {
  Report report;
  Game& game = *small().game;
  Article& article = game.articles.front();
  article.claims.clear();
  article.remarks.clear();
  if (const auto data = parse_data(std::string(bytes), "fuzz", report)) {
    read_claims(*data, article, report);
    GameLogics plays(game);
    for (const Finding& finding :
         check_claims(game, small().titles, small().contents, plays, report, Budget(2'000'000))) {
      if (!report.has_errors())
        must(finding.agrees + finding.explained == 1 || !finding.problem.empty(),
             "a claim agrees, is explained or has a problem");
      in_words(*finding.claim, game);
      difference(*finding.claim, finding.computed);
    }
  }
  show(report);
}

Words claims_dictionary() {
  Words all = {"claims = [",
               "{ id = \"a\", at = \"A\", kind = \"",
               "erratum = { why = \"e\", ",
               "printed = ",
               "found = ",
               "count = ",
               "percent = ",
               "cells = \"",
               "text = \"",
               "holds = true",
               "board = \"4x4\"",
               "[[erratum]]",
               "[[reading]]",
               "[[misprint]]",
               "[[remark]]"};
  for (const ClaimKind& kind : verify::claim_kinds()) {
    all.push_back("kind = \"" + std::string(kind.name) + '"');
    for (const auto& keys : {keys_of(kind).needed, keys_of(kind).allowed})
      for (const std::string_view key : keys) all.push_back(std::string(key) + " = \"");
  }
  for (const PieceType& piece_type : small().game->piece_types)
    all.push_back('"' + piece_type.id + '"');
  return all;
}

void run_batch(std::string_view bytes) {
  for (const std::string_view line : split(bytes, '\n')) {
    if (invalid_utf8(line)) continue;
    try {
      const Question question = understand(*small().game, question_words(line));
      reach_json(small().game.get(), question, reach_of(question)).dump();
    } catch (const UsageError&) {
      // Invalid questions are expected.
    }
  }
}

Words batch_dictionary() {
  Words all = {"board=", "seat=", "own=", "enemy=", "state=n=", "board=4x4", "board=hex:3"};
  for (const PieceType& piece_type : small().game->piece_types) all.push_back(piece_type.id + ' ');
  for (const std::string& name : small().game->board().names()) all.push_back(name);
  return all;
}

void run_style(std::string_view bytes) {
  Report report;
  if (const auto data = parse_data(std::string(bytes), "fuzz", report)) {
    const Style style = read_style(*data, report);
    data->report_unused(report);
    for (const scene::RoleRow& row : scene::role_rows()) style.paint(row.role);
    must(!invalid_utf8(style.page_css(".board")), "CSS is UTF-8");
  }
  show(report);
}

Words style_dictionary() {
  Words all = {"sheet = ",
               "[[rule]]",
               "role = \"",
               "fill = ",
               "stroke = ",
               "width = ",
               "opacity = ",
               "round = true",
               "dashes = [",
               "font = \"Noto Sans\"",
               "bold = true",
               "italic = true",
               "size = ",
               "detail = ",
               "rare = true",
               "dark = { fill = \"#000000\" }",
               "hatch = [45, 0.1]",
               "painted = true",
               "over = \"classic\"",
               "[press]\n\"#17130f\" = [0, 0, 0, 100]",
               "\"#c0179a\" = { cmyk = [20, 100, 0, 0], spot = \"CutContour\" }",
               "\"#22303d\" = { cmyk = [60, 35, 20, 75], lines = [0, 0, 0, 100] }",
               "\"none\""};
  for (const scene::RoleRow& row : scene::role_rows()) all.emplace_back(row.role);
  return all;
}

/// Laws of products: printable areas are positive, and the faces of a box lie within its image.
void check_products(const Products& products) {
  for (const Product& product : products.flat) {
    must(product.trim.width > 0_mm && product.trim.height <= sheets::most_page,
         "a page size is in range");
    must(2 * product.safe < std::min(product.trim.width, product.trim.height),
         "the safe zone leaves room");
  }
  for (const BoxProduct& box : products.boxes)
    for (const BoxCard& card : sheets::cards_of(box))
      for (const Face& face : card.faces) {
        const FaceRoom room = box::room_on(face, box);
        must(std::min(room.width, room.height) > 0_mm, "a face has room");
        must(std::min(face.box.low.x, face.box.low.y) >= -1e-9_mm, "a face lies on the image");
        must(face.box.high.x <= box.image.width + 1e-9_mm &&
                 face.box.high.y <= box.image.height + 1e-9_mm,
             "a face does not extend beyond the image");
      }
}

void run_products(std::string_view bytes) {
  Report report;
  if (const auto data = parse_data(std::string(bytes), "fuzz", report)) {
    const auto products = sheets::read_products(*data, report);
    data->report_unused(report);
    if (!report.has_errors()) check_products(products);
  }
  show(report);
}

Words products_dictionary() {
  return {"[product.a]",
          "title = \"\"",
          "kind = \"board\"",
          "kind = \"disc\"",
          "width = \"18in\"",
          "height = \"9in\"",
          "bleed = \"3mm\"",
          "safe = \"0mm\"",
          "source = \"\"",
          "[box.b]",
          "kind = \"tuck\"",
          "kind = \"lid\"",
          "image = { width = \"7in\", height = \"6in\" }",
          "face = { width = \"2in\", height = \"3in\" }",
          "depth = \"1in\"",
          "back = { left = \"1in\", top = \"1in\" }",
          "notch = \"9mm\"",
          "1e9mm",
          "-1cm",
          "36pt"};
}

Words data_words() {
  return {"[a]",    "[[a]]",  "a = ", "a.b = ",  "{ a = 1 }",
          "[1, 2]", "\"\"\"", "'''",  "\\u0041", "0x1f",
          "1e9",    "inf",    "nan",  "true",    "1979-05-27T07:32:00Z",
          "# ",     "\r\n"};
}

constexpr Target all[] = {
    {"data", run_data, data_words},
    {"tiling", run_tiling, tiling_words},
    {"notation", run_notation, notation_dictionary},
    {"line", run_line, line_dictionary},
    {"betza", run_betza, betza_dictionary},
    {"position", run_position, position_dictionary},
    {"plays", run_plays, plays_dictionary},
    {"markdown", run_markdown, markdown_dictionary},
    {"path", run_path, path_dictionary},
    {"claims", run_claims, claims_dictionary},
    {"batch", run_batch, batch_dictionary},
    {"style", run_style, style_dictionary},
    {"products", run_products, products_dictionary},
    {"variants", run_variants, variants_dictionary},
    {"diagram", run_diagram, diagram_dictionary},
    {"pgn", run_pgn, pgn_dictionary},
    {"popeye", run_popeye, popeye_dictionary},
    {"drawings", run_drawings, drawings_dictionary},
    {"inside", run_inside, inside_dictionary},
};

}  // namespace

std::span<const Target> targets() { return all; }

const Target* find_target(std::string_view name) {
  const auto found = std::find_if(std::begin(all), std::end(all),
                                  [&](const Target& target) { return target.name == name; });
  return found == std::end(all) ? nullptr : found;
}

}  // namespace boardwright::fuzz
