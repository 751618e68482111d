// Tests every row of the table of limits: input that reaches a limit is accepted, input beyond it
// by one is refused.
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <iterator>
#include <set>

#include "audit/prove.h"
#include "base/data.h"
#include "base/limits.h"
#include "base/names.h"
#include "base/text.h"
#include "disk/files.h"
#include "pdf/ink.h"
#include "pdf/png.h"
#include "scene/piece_set.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::limits_table_test {
namespace {

namespace fs = std::filesystem;
using test::problems_of;
using test::squares;

/// A text repeated; each `#` is replaced by the number of the repetition.
std::string times(std::size_t count, const std::string& text) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i)
    for (const char c : text) c == '#' ? all += std::to_string(i) : all += c;
  return all;
}

std::string of_data(const std::string& text) {
  Report report;
  static_cast<void>(parse_data(text, "d", report));
  return describe(report);
}

std::string of_text(const std::string& text) {
  Report report;
  static_cast<void>(parse_markdown(text, "t", report));
  return describe(report);
}

const std::string pawn = "[piece.p]\nname = \"P\"\nmoves = [\"step orthogonal\"]\n";

std::string of_piece(const std::string& keys) { return problems_of(squares() + pawn + keys); }

std::string article(std::size_t number) {
  return "[[article]]\nid = \"a" + std::to_string(number) +
         "\"\ntitle = \"T\"\nauthor = \"A\"\ntext = \"t.md\"\nfigures = \"f.toml\"\n"
         "claims = \"c.toml\"\n";
}

/// The problems of a game with one article.
std::string of_article(const std::string& text, const std::string& figures = {},
                       const std::string& claims = {}) {
  Report report;
  const auto game = test::written_game(squares() + pawn + article(0), report,
                                       {{"t.md", text}, {"f.toml", figures}, {"c.toml", claims}});
  if (!report.has_errors()) static_cast<void>(prove(*game, report));
  return describe(report);
}

std::string figures(std::size_t count) {
  return times(count, "[[figure]]\nid = \"f#\"\ntitle = \"F\"\nsection = \"1.0\"\n");
}

std::string notes(const char* kind, std::size_t count) {
  return times(count,
               "[[" + std::string(kind) + "]]\nid = \"n#\"\nsection = \"1.0\"\ntext = \"N\"\n");
}

std::string of_tiling(const std::string& more, const std::string& corner = "0") {
  Report report;
  const auto data = parse_data(
      "name = \"t\"\nperiod = [[1, 0, 0, 0], [0, 0, 0, 1]]\nnaming = \"lattice\"\n"
      "tile = [{ kind = \"square\", sides = 4, corner = [" +
          corner + ", 0, 0, 0], heading = 0 }]\n" + more,
      "t", report);
  static_cast<void>(read_tiling(*data, report));
  return describe(report);
}

std::string of_drawing(std::size_t strokes) {
  const fs::path folder = fs::temp_directory_path() / ("boardwright-" + std::to_string(getpid()));
  fs::create_directories(folder);
  const std::size_t part = 1000;
  std::ofstream(folder / "p.toml")
      << "[part.a]\nshapes = [{ line = \"M 0 0" + times(part - 1, " L 1 1") +
             "\" }]\n[piece.p]\nname = \"P\"\nalt = \"a\"\nparts = [" +
             times(strokes / part, "\"a\", ") + "]\nshapes = [{ line = \"M 0 0" +
             times(strokes % part + 1, " L 1 1") + "\" }]\n";
  Report report;
  static_cast<void>(read_piece_types(files_on_disk(), folder, report));
  fs::remove_all(folder);
  return describe(report);
}

/// The error of a PNG with too many pixels. The largest allowed one takes 400 MB and is not drawn.
std::string of_png(double width, double height) {
  const Scene scene{"s", "S", "", {{0, 0}, {width, height}}, {}};
  RenderOptions options;
  options.png_width = width;
  try {
    const pdf::PngSize size = pdf::png_size(scene, width);
    EXPECT_EQ(size.width, width);
    EXPECT_EQ(size.height, height);
    if (width * height == limits::png_pixels) return {};
    static_cast<void>(Ink(find_home() / "fonts")->png(scene, {}, options));
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return {};
}

std::string of_pdf(Points side) {
  Page page;
  page.width = to_millimetres(side);
  page.height = 10_mm;
  try {
    static_cast<void>(Ink(find_home() / "fonts")->pages({page}, "t", {}));
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return {};
}

/// One row of limits.h.
struct Row {
  const char* name;
  std::function<std::string(std::size_t more)> problems;  ///< of input beyond the limit by `more`
  std::string message;  ///< expected in them; without `problems`, the file that tests the limit
};

const std::vector<Row>& rows() {
  using namespace limits;
  static const std::vector<Row> all = {
      {"data_file_bytes",
       [](std::size_t more) { return of_data(times(data_file_bytes + more, "\n")); },
       "longer than 1048576 bytes"},
      {"article_bytes", [](std::size_t more) { return of_text(times(article_bytes + more, "a")); },
       "longer than 1048576 bytes"},
      {"article_parts",
       [](std::size_t more) { return of_text(times(article_parts - 1 + more, "---\n")); },
       "more than 100000 parts"},
      {"line_bytes",
       [](std::size_t more) { return of_data("#" + times(line_bytes - 1 + more, "a") + "\n"); },
       "longer than 65536 bytes"},
      {"message_letters", nullptr, "base/report_test.cpp"},
      {"hint_letters", nullptr, "base/report_test.cpp"},
      {"reading_steps", nullptr, "base/report_test.cpp"},
      {"drawings", nullptr, "commands/hurts_monsters_test.cpp"},
      {"drawing_side", nullptr, "commands/hurts_monsters_test.cpp"},
      {"caption_bytes", nullptr, "fuzz/growth_test.cpp"},
      {"game_tags", nullptr, "commands/hurts_monsters_test.cpp"},
      {"game_moves", nullptr, "commands/hurts_monsters_test.cpp"},
      {"file_games", nullptr, "commands/hurts_monsters_test.cpp"},
      {"variant_ancestors", nullptr, "commands/hurts_monsters_test.cpp"},
      {"key_segments",
       [](std::size_t more) {
         return of_data(times(static_cast<std::size_t>(key_segments) - 1 + more, "a.") + "a = 1\n");
       },
       "a key of more than 16 parts"},
      {"problems_shown", nullptr, "base/report_test.cpp"},
      {"nesting",
       [](std::size_t more) {
         const std::size_t deep = static_cast<std::size_t>(nesting) + more;
         return of_data("a = " + times(deep, "[") + times(deep, "]") + "\n");
       },
       "more than 32 nested brackets"},
      {"board_cells",
       [](std::size_t more) { return problems_of(squares(more == 0 ? "64x32" : "683x3") + pawn); },
       "more than 2048 cells"},
      {"boards", nullptr, "game/limits_test.cpp"},
      {"zones", nullptr, "game/limits_test.cpp"},
      {"articles",
       [](std::size_t more) {
         std::string text;
         for (std::size_t i = 0; i < static_cast<std::size_t>(articles) + more; ++i)
           text += article(i);
         return problems_of(squares() + pawn + text,
                            {{"t.md", ""}, {"f.toml", ""}, {"c.toml", ""}});
       },
       "a game has at most 64 articles"},
      {"sections", nullptr, "commands/book_monsters_test.cpp"},
      {"figures",
       [](std::size_t more) {
         const std::size_t count = static_cast<std::size_t>(limits::figures) + more;
         const std::string both = of_article("# T\n", {}, notes("reading", count)) +
                                  of_article("# T\n", {}, notes("erratum", count));
         const bool are_refused = both.find("most 1000 readings") != both.npos &&
                                  both.find("most 1000 errata") != both.npos;
         EXPECT_EQ(are_refused, more > 0) << both.substr(0, 500);
         return of_article("# T\n", tests::limits_table_test::figures(count));
       },
       "an article has at most 1000 figures"},
      {"axes",
       [](std::size_t more) {
         const std::size_t count = static_cast<std::size_t>(axes) + more;
         const std::string others = of_tiling(times(count, "[path.p#]\nshapes = [\"square\"]\n")) +
                                    of_tiling(times(count, "[circle.c#]\naround = \"square\"\n"));
         const bool are_refused = others.find("a tiling has at most 64 paths") != others.npos &&
                                  others.find("a tiling has at most 64 circles") != others.npos;
         EXPECT_EQ(are_refused, more > 0) << others;
         EXPECT_EQ(others.empty(), more == 0) << others;
         return of_tiling(times(count, "[axis.a#]\nheadings = [0, 180]\n"));
       },
       "a tiling has at most 64 axes"},
      {"tiling_number",
       [](std::size_t more) {
         return of_tiling("", std::to_string(tiling_number + static_cast<int>(more)));
       },
       "is out of range"},
      {"seats", nullptr, "game/limits_test.cpp"},
      {"piece_types", nullptr, "game/limits_test.cpp"},
      {"piece_moves", nullptr, "game/limits_test.cpp"},
      {"piece_value",
       [](std::size_t more) {
         return of_piece("value = " + std::to_string(piece_value + static_cast<int>(more)) + "\n");
       },
       "values are from"},
      {"piece_worth",
       [](std::size_t more) {
         return of_piece("worth = " + std::to_string(piece_worth + static_cast<int>(more)) + "\n");
       },
       "'worth' is out of range"},
      {"pieces_per_cell",
       [](std::size_t more) {
         return of_piece(
             "[zone.z]\nranks = \"1\"\n[play.together]\npieces = [\"p\"]\n"
             "zone = \"z\"\nmost = " +
             std::to_string(limits::pieces_per_cell + static_cast<int>(more)) + "\n");
       },
       "'most' is from 2 to 9"},
      {"rule_marks",
       [](std::size_t more) {
         std::string marks;
         for (std::size_t i = 0; i < static_cast<std::size_t>(limits::rule_marks) + more; ++i)
           marks += "m" + std::to_string(i) + " = \"game\", ";
         marks.resize(marks.size() - 2);
         return of_piece("[play]\nmarks = { " + marks + " }\n");
       },
       "a game has at most 16 marks"},
      {"rule_lines",
       [](std::size_t more) {
         return of_piece(
             "[play]\nrules = [" +
             times(static_cast<std::size_t>(limits::rule_lines) + more, "\"full: draws\", ") +
             "]\n");
       },
       "a game has at most 64 lines of rules"},
      {"length",
       [](std::size_t more) {
         return of_piece(
             "state = { n = " + std::to_string(limits::length + static_cast<int>(more)) + " }\n");
       },
       "n is from 1 to 2048"},
      {"move_number",
       [](std::size_t more) {
         return of_piece("[piece.q]\nname = \"Q\"\nmoves = [\"slide orthogonal up to " +
                         std::to_string(move_number + static_cast<int>(more)) + "\"]\n");
       },
       "numbers here are 1 to 99"},
      {"captures",
       [](std::size_t more) {
         return of_piece("[piece.q]\nname = \"Q\"\nmoves = [\"step orthogonal" +
                         times(limits::captures - 1 + more, " capturing then step orthogonal any") +
                         "\"]\n");
       },
       "a move that captures 4 pieces"},
      {"stretches",
       [](std::size_t more) {
         return of_piece("[piece.q]\nname = \"Q\"\nmoves = [\"step orthogonal" +
                         times(stretches + more, " then step orthogonal any") + "\"]\n");
       },
       "a move of more than 8 stretches after the first"},
      {"perft_depth", nullptr, "verify/claims_test.cpp"},
      {"proof_steps", nullptr, "commands/monsters_test.cpp"},
      {"figure_parts",
       [](std::size_t more) {
         // 64 cells, and labels of 254 letters with their lines
         const std::size_t rest = static_cast<std::size_t>(figure_parts) - 64 + more;
         const auto label = [](std::size_t letters) {
           return "{ text = \"" + times(letters, "a") + "\", at = \"a1\" },\n";
         };
         std::string labels = times((rest - 100) / 256, label(254));
         labels += label((rest - 100) % 256 / 2) +
                   label(98 - 2 + (rest - 100) % 256 - (rest - 100) % 256 / 2);
         return of_article("# T\n",
                           tests::limits_table_test::figures(1) + "labels = [\n" + labels + "]\n");
       },
       "more than 50000 parts"},
      {"figure_steps", nullptr, "commands/book_monsters_test.cpp"},
      {"traced_cells", nullptr, "commands/monsters_test.cpp"},
      {"kept_cells", nullptr, "play/play_tables_test.cpp"},
      {"label_bytes",
       [](std::size_t more) {
         return of_article("# T\n", figures(1) + "labels = [{ text = \"" +
                                        times(label_bytes + more, "a") + "\", at = \"a1\" }]\n");
       },
       "no longer than 256 bytes"},
      {"name_bytes",
       [](std::size_t more) {
         return std::string(is_name(times(name_bytes + more, "a")) ? "" : "too long");
       },
       "too long"},
      {"drawing_strokes", [](std::size_t more) { return of_drawing(drawing_strokes - 2 + more); },
       "more than 100000 strokes"},
      {"layout_bytes", nullptr, "book/printable_test.cpp"},
      {"table_letters", nullptr, "book/printable_test.cpp"},
      {"table_gap", nullptr, "book/printable_test.cpp"},
      {"png_side", [](std::size_t more) { return of_png(png_side + static_cast<double>(more), 1); },
       "cannot be a PNG"},
      {"png_pixels",
       [](std::size_t more) { return of_png(10'000 + static_cast<double>(more), 10'000); },
       "cannot be a PNG"},
      {"pdf_side",
       [](std::size_t more) {
         return of_pdf(limits::pdf_side + Points(static_cast<double>(more) - 0.001));
       },
       "too large"},
      {"sheets", nullptr, "boards/board_fit_test.cpp"},
      {"counters", nullptr, "commands/pieces_test.cpp"},
  };
  return all;
}

std::string text_of(const fs::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(TableOfLimits, HasATestForEachRow) {
  const fs::path home = BOARDWRIGHT_SOURCE_DIR;
  std::set<std::string> declared, tried;
  const std::string limits_h = text_of(home / "src/engine/base/limits.h");
  for (const std::string_view line : split(limits_h, '\n'))
    if (line.starts_with("inline constexpr")) {
      const std::string_view left = line.substr(0, line.find_first_of("={"));
      declared.insert(std::string(words(left).back()));
    }
  for (const Row& row : rows()) tried.insert(row.name);
  EXPECT_EQ(declared, tried);
  for (const Row& row : rows()) {
    const bool here = row.problems != nullptr || fs::exists(home / "tests" / row.message);
    EXPECT_TRUE(here) << row.name;
  }
}

TEST(TableOfLimits, EachCanBeReachedAndNotExceeded) {
  for (const Row& row : rows()) {
    if (row.problems == nullptr) continue;
    EXPECT_EQ(row.problems(0).find(row.message), std::string::npos) << row.name;
    const std::string problems = row.problems(1);
    EXPECT_NE(problems.find(row.message), std::string::npos)
        << row.name << ": " << problems.substr(0, 300);
  }
}

}  // namespace
}  // namespace boardwright::tests::limits_table_test
