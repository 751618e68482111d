// The manual is correct: its tables are complete, its numbers are the engine's, its links have
// targets, and its example games can be built and proved.
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <utility>

#include "audit/prove.h"
#include "base/exit_codes.h"
#include "base/length.h"
#include "base/limits.h"
#include "base/shape.h"
#include "base/text.h"
#include "builder/load.h"
#include "diagram/piece_drawing.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "game/game_shape.h"
#include "geometry/tiling_shape.h"
#include "notation/notation.h"
#include "scene/role_table.h"
#include "scene/style_properties.h"
#include "scene/style_shape.h"
#include "sheets/product.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "verify/kinds.h"

namespace boardwright::tests::manual_test {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& file) {
  return read_file(find_home() / file, limits::article_bytes);
}

std::string page(const std::string& name) { return text_of(fs::path("templates/manual") / name); }

void expect_in(const std::string& name, const std::string& words) {
  EXPECT_NE(page(name).find(words), std::string::npos) << name << " lacks: " << words;
}

std::vector<fs::path> pages() {
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(find_home() / "templates/manual"))
    if (entry.path().extension() == ".md") found.push_back(entry.path());
  std::sort(found.begin(), found.end());
  return found;
}

// Its tables.

TEST(Manual, NamesEveryWordOfTheNotation) {
  for (const NotationWord& row : notation_words())
    expect_in("notation.md", "| `" + std::string(row.word) + "` |");
}

TEST(Manual, NamesEveryWordOfLines) {
  for (const play::RuleWordRow& row : play::rule_words()) {
    std::string takes(row.takes);
    for (std::size_t at = takes.find('|'); at != std::string::npos; at = takes.find('|', at + 2))
      takes.insert(at, "\\");
    expect_in("lines.md", "| `" + std::string(row.word) + "` | " + takes +
                              (takes.empty() ? "" : " ") + "| " + std::string(row.means) + " |");
  }
}

TEST(Manual, NamesEveryKindOfClaimWithItsKeys) {
  for (const ClaimKind& kind : claim_kinds())
    expect_in("claims.md", "| `" + std::string(kind.name) + "` | " + std::string(kind.keys) +
                               " | " + std::string(kind.states) + " |");
}

TEST(Manual, AndTheChangelogCountTheKindsOfClaims) {
  EXPECT_NE(text_of("CHANGELOG.md")
                .find("**Claims** of " + std::to_string(claim_kinds().size()) + " kinds"),
            std::string::npos);
}

TEST(Manual, WritesGamesWithStrictArticles) {
  for (const char* name : {"first-game.md", "write-a-game.md"}) {
    const std::string text = page(name);
    const std::size_t at = text.find("[[article]]\n");
    ASSERT_NE(at, std::string::npos) << name;
    const std::string table = text.substr(at, text.find("```", at) - at);
    EXPECT_NE(table.find("strict"), std::string::npos) << name;
  }
}

TEST(Manual, NamesEveryExitCode) {
  for (const ExitMeaning& row : exit_meanings)
    expect_in("errors.md", "| " + std::to_string(static_cast<int>(row.code)) + " | " +
                               std::string(row.meaning) + " |");
}

TEST(Manual, NamesEveryLimit) {
  const auto in = [](std::size_t bytes, int power, const char* unit) {
    return "| " + std::to_string(bytes >> power) + " " + unit + " |";
  };
  const std::string rows[] = {
      in(limits::data_file_bytes, 20, "MiB"),
      in(limits::article_bytes, 20, "MiB"),
      in(limits::line_bytes, 10, "KiB"),
      in(limits::layout_bytes, 10, "KiB"),
      in(limits::label_bytes, 0, "bytes"),
      in(limits::name_bytes, 0, "bytes"),
      "and " + std::to_string(limits::table_gap) + " more for each | | " +
          std::to_string(limits::table_letters) + " letters |",
      "`a.b.c` | " + std::to_string(limits::key_segments) + " |",
      "in an article | " + std::to_string(limits::nesting) + " |",
      "cells of a board | 1 | " + std::to_string(limits::board_cells) + " |",
      "boards of a game | 1 | " + std::to_string(limits::boards) + " |",
      "zones, borders or colours of a game, of each | | " + std::to_string(limits::zones) + " |",
      "tiles of one period of a tiling | 1 | " + std::to_string(limits::board_cells) + " |",
      "circles of a tiling, of each | | " + std::to_string(limits::axes) + " |",
      "articles of a game | | " + std::to_string(limits::articles) + " |",
      "sections of all articles of a game | | " + std::to_string(limits::sections) + " |",
      "misprints or remarks, of each | | " + std::to_string(limits::figures) + " |",
      "words between them | | " + std::to_string(limits::article_parts) + " |",
      "steps of the figures of a game | | " + std::to_string(limits::figure_steps) + " |",
      "parts of one figure | | " + std::to_string(limits::figure_parts) + " |",
      "strokes of all drawings of the piece set | | " + std::to_string(limits::drawing_strokes) +
          " |",
      "`tints`, places of rings | -" + std::to_string(limits::tiling_number) + " | " +
          std::to_string(limits::tiling_number) + " |",
      "problems of a file that are shown; the rest are counted | " +
          std::to_string(limits::problems_shown) + " |",
      "seats of a game | 1 | " + std::to_string(limits::seats) + " |",
      "pieces of a game | | " + std::to_string(limits::piece_types) + " |",
      "includes among them | | " + std::to_string(limits::piece_moves) + " |",
      "value` of a piece | -" + std::to_string(limits::piece_value) + " | " +
          std::to_string(limits::piece_value) + " |",
      "its length | 1 | " + std::to_string(limits::length) + " |",
      "moves of all pieces lead over, from every cell and for each seat | | " +
          std::to_string(limits::traced_cells) + " |",
      "steps of the proofs of a game | | " + std::to_string(limits::proof_steps) + " |",
      "`leap 3:2`) | 1 | " + std::to_string(limits::move_number) + " |",
      "its first (`then`) | | " + std::to_string(limits::stretches) + " |",
      "the claim `perft` | 0 | " + std::to_string(limits::perft_depth) + " |",
      "| " + std::to_string(limits::png_side) + " pixels |",
      "| " + std::to_string(limits::png_pixels) + " pixels |",
      "| " + decimal(limits::pdf_side.value) + " points",
      "game | | " + std::to_string(limits::sheets) + " |",
      "at once | | " + std::to_string(limits::counters) + " |",
      "of a game | | " + std::to_string(limits::rule_lines) + " and " +
          std::to_string(limits::rule_marks) + " |",
  };
  for (const std::string& row : rows) expect_in("limits.md", row);
}

TEST(Manual, NamesEveryPropertyOfStyles) {
  for (const Property& property : style_properties())
    expect_in("styles.md", "`" + std::string(property.key) + "`");
}

/// The words in code on some pages, in a line and in blocks: "of" and "cells" of `of = "cells"`.
std::set<std::string> code_words(std::initializer_list<const char*> names) {
  std::set<std::string> found;
  for (const char* name : names) {
    const std::string text = page(name);
    const auto parts = split(text, '`');  // code is at odd places after the three of a fence, too
    for (std::size_t i = 1; i < parts.size(); i += 2) {
      std::string word;
      for (const char c : std::string(parts[i]) + " ")
        if (c == '-' || (c >= 'a' && c <= 'z'))
          word += c;
        else
          found.insert(std::exchange(word, {}));
    }
  }
  return found;
}

void expect_keys(const Shape& shape, const std::set<std::string>& named, const std::string& where) {
  for (const Choice& choice : shape.choices) {
    for (const Field& field : choice.fields) {
      const std::string key(field.key);
      EXPECT_TRUE(named.contains(key)) << "a key of " << where << " is missing: " << key;
      expect_keys(field.shape, named, where + "." + key);
    }
    for (const Shape& item : choice.items) expect_keys(item, named, where);
  }
}

TEST(Manual, NamesEveryKeyOfTheDataFiles) {
  expect_keys(geometry::tiling_shape(), code_words({"tilings.md", "boards.md"}), "a tiling");
  expect_keys(game::figures_shape(), code_words({"figures.md", "boards.md"}), "figures");
  expect_keys(game::claims_shape(), code_words({"claims.md", "errata.md"}), "claims");
  expect_keys(scene::style_shape(), code_words({"styles.md"}), "a style");
  expect_keys(scene::pieces_shape(), code_words({"pieces.md"}), "drawings");
  expect_keys(sheets::products_shape(), code_words({"print.md"}), "products");
  expect_keys(game::play_shape(),
              code_words({"play.md", "royal.md", "castling.md", "passing.md", "promotion.md",
                          "rights.md", "hand.md", "capture.md", "lines.md", "end.md"}),
              "play");
  Shape game = game::game_shape();  // play has pages of its own
  std::erase_if(game.choices.front().fields,
                [](const Field& field) { return field.key == "play" || field.key == "article"; });
  expect_keys(game, code_words({"games.md", "boards.md", "tilings.md"}), "a game");
}

TEST(Manual, NamesEveryProduct) {
  const Products all = sheets::load_products(on_disk(test::templates()));
  for (const Product& product : all.flat)
    expect_in("print.md", "| `" + product.name + "` | " + product.title + " | ");
  for (const BoxProduct& box : all.boxes)
    expect_in("print.md", "| `" + box.name + "` | " + box.title + " | ");
}

/// The rows of a page with roles: "| `cell SHAPE` | a cell |".
std::set<std::string> rows_below(const std::string& text, const std::string& heading) {
  std::set<std::string> rows;
  const std::size_t begin = text.find(heading);
  EXPECT_NE(begin, std::string::npos) << heading;
  for (const std::string_view line : split(std::string_view(text).substr(begin), '\n'))
    if (line.starts_with("| `")) rows.emplace(line);
  return rows;
}

TEST(Manual, NamesTheRolesOfStyles) {
  std::set<std::string> rows;
  for (const auto table : {role_rows(), group_rows()})
    for (const RoleRow& row : table)
      rows.insert("| `" + std::string(row.role) + "` | " + std::string(row.what) + " |");
  EXPECT_EQ(rows_below(page("styles.md"), "## Roles of the board"), rows);
  for (const RoleClass& of : role_classes())
    expect_in("styles.md", "\n| " + std::string(of.name) + " | ");
}

TEST(Manual, NamesEveryUnitOfLengths) {
  for (const auto& unit : length_units) expect_in("print.md", "`" + std::string(unit.word) + "`");
}

/// The standard output of the program.
std::string said(const std::string& arguments) {
  const fs::path unit = fs::read_symlink("/proc/self/exe");
  const fs::path program = unit.parent_path().parent_path() / "boardwright";
  std::string text;
  FILE* const pipe = popen(("'" + program.string() + "' " + arguments).c_str(), "r");
  if (pipe == nullptr) return text;
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) text += static_cast<char>(c);
  pclose(pipe);
  return text;
}

/// The commands that --help lists.
std::vector<std::string> commands() {
  const std::string help = said("--help"), head = "Subcommands:\n";
  std::vector<std::string> found;
  const std::size_t begin = help.find(head);
  if (begin == std::string::npos) return found;
  const std::string_view rest = std::string_view(help).substr(begin + head.size());
  for (const std::string_view line : split(rest.substr(0, rest.find("\n\n")), '\n'))
    if (const auto parts = words(line); !parts.empty()) found.emplace_back(parts.front());
  return found;
}

TEST(Manual, NamesEveryCommandWithItsOptions) {
  const std::string text = page("command-line.md");
  const auto all = commands();
  EXPECT_GE(all.size(), 12u);
  for (const std::string& command : all) {
    const std::size_t begin = text.find("\n## " + command + "\n");
    ASSERT_NE(begin, std::string::npos) << command;
    const std::string section = text.substr(begin, text.find("\n## ", begin + 1) - begin);
    const std::string help = said(command + " --help");
    for (const std::string_view line : split(help, '\n')) {
      const auto parts = words(line);
      if (parts.empty() || !parts.front().starts_with('-')) continue;
      const std::string name(parts.front().substr(parts.front().find("--")));
      if (name == "--help") continue;
      EXPECT_NE(section.find("`" + name), std::string::npos) << command << name;
    }
  }
}

// Its counts and figures.

class ManualOfGame : public testing::TestWithParam<std::string> {};

TEST_P(ManualOfGame, HasTheCountsOfClaims) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), GetParam(), Extent::all, report);
  const Proof proof = prove(*game, report);
  const Counts sum = counts_of(proof.findings);
  std::size_t errata = 0;
  for (const Article& article : game->articles)
    errata += static_cast<std::size_t>(
        std::count_if(article.remarks.begin(), article.remarks.end(),
                      [](const Remark& remark) { return remark.kind == RemarkKind::erratum; }));
  std::string row = "| " + game->title + " |";
  for (const auto number :
       {static_cast<std::size_t>(sum.all()), static_cast<std::size_t>(sum.agree),
        static_cast<std::size_t>(sum.explained), errata})
    row += " " + std::to_string(number) + " |";
  expect_in("proof.md", row);
}

INSTANTIATE_TEST_SUITE_P(Games, ManualOfGame, testing::ValuesIn(test::games_with_articles()),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(Manual, ShowsAPositionThatCanBeRead) {
  const std::string text = page("positions.md");
  const std::size_t begin = text.find("turn: Red ");
  ASSERT_NE(begin, std::string::npos);
  Report report;
  const auto game =
      read_game(on_disk(test::templates()), "immortal-star-masters", Extent::rules, report);
  parse_position(text.substr(begin, text.find("```", begin) - begin), "positions.md", game->board(),
                 game->piece_types, report);
  EXPECT_EQ(describe(report), "");
}

TEST(Manual, ShowsATilingThatCanBeRead) {
  const std::string text = page("tilings.md"), fence = "```toml\n";
  const std::size_t begin = text.find(fence) + fence.size();
  Report report;
  const auto data =
      parse_data(text.substr(begin, text.find("```", begin) - begin), "tilings.md", report);
  ASSERT_TRUE(data) << describe(report);
  const Tiling tiling = read_tiling(*data, report);
  data->report_unused(report);
  EXPECT_TRUE(cut(tiling, *tiling.region("three"), report));
  EXPECT_EQ(describe(report), "");
}

/// Its pictures, which GitHub and others show, are its figures as drawn by the program.
TEST(Manual, ShowsPicturesAsTheProgramDrawsThem) {
  int pictures = 0;
  for (const auto& entry : fs::directory_iterator(find_home() / "templates/manual")) {
    const std::string name = entry.path().filename().string();
    if (entry.path().extension() != ".svg") continue;
    const std::string command =
        "draw manual " + entry.path().stem().string() + " --men drawn -o " + entry.path().string();
    EXPECT_EQ(page(name), said(command.substr(0, command.find(" -o")))) << command;
    ++pictures;
  }
  EXPECT_EQ(pictures, 18);
}

// Its pages and their links.

/// A text without code, as code contains no links.
std::string without_code(const std::string& text) {
  std::string plain;
  bool fenced = false;
  for (const std::string_view line : split(text, '\n')) {
    if (line.starts_with("```")) fenced = !fenced;
    if (fenced || line.starts_with("```") || line.starts_with("    ")) continue;
    bool code = false;
    for (const char c : line)
      if (c == '`')
        code = !code;
      else if (!code)
        plain += c;
    plain += '\n';
  }
  return plain;
}

/// The id of a heading, the target of links: "choosing-cells" of "## Choosing cells".
std::set<std::string> ids_of(const std::string& text) {
  std::set<std::string> ids;
  for (const std::string_view line : split(text, '\n')) {
    if (!line.starts_with('#')) continue;
    std::string id;
    for (const char c : line.substr(std::min(line.find(' ') + 1, line.size())))
      if (c >= 'A' && c <= 'Z')
        id += static_cast<char>(c - 'A' + 'a');
      else if (c == ' ' || c == '-' || is_digit(c) || (c >= 'a' && c <= 'z'))
        id += c == ' ' ? '-' : c;
    ids.insert(id);
  }
  return ids;
}

/// A page below output/, which is absent before the first build. The pages of a game are its
/// articles; a game with one article has index.html.
bool is_written_by_a_build(const fs::path& file) {
  const fs::path folder = file.parent_path();
  if (file.extension() != ".html" || *file.begin() != "output") return false;
  if (folder == "output") return file.filename() == "index.html";
  const fs::path game = find_home() / "templates" / "games" / folder.filename();
  if (folder.parent_path() != "output" || !fs::exists(game / "game.toml")) return false;
  return fs::exists(game / file.stem().concat(".md")) ||
         (file.filename() == "index.html" && fs::exists(game / "rules.md"));
}

TEST(Manual, LinksHaveTargets) {
  const fs::path home = find_home();
  std::vector<fs::path> all = pages();
  for (const char* name : {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "src/README.md"})
    all.push_back(home / name);
  for (const fs::path& file : all) {
    const std::string text = without_code(read_file(file, limits::article_bytes));
    for (std::size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
      const std::string target = text.substr(at + 2, text.find(')', at) - at - 2);
      if (target.starts_with("http")) continue;
      const std::size_t hash = target.find('#');
      const fs::path to =
          hash == 0 ? file : (file.parent_path() / target.substr(0, hash)).lexically_normal();
      if (is_written_by_a_build(to.lexically_relative(home))) continue;
      ASSERT_TRUE(fs::exists(to)) << file << ": " << target;
      if (hash == std::string::npos) continue;
      EXPECT_TRUE(ids_of(read_file(to, limits::article_bytes)).contains(target.substr(hash + 1)))
          << file << ": " << target;
    }
  }
}

TEST(Manual, HasPlainPagesAndAMapOfThem) {
  const std::string map = page("index.md");
  for (const fs::path& file : pages()) {
    const std::string text = read_file(file, limits::article_bytes), plain = without_code(text);
    EXPECT_TRUE(text.starts_with("# ")) << file;
    EXPECT_EQ(plain.find("\n# "), std::string::npos) << file << " has two titles";
    EXPECT_EQ(plain.find('<'), std::string::npos) << file << " has HTML";
    const std::string name = file.filename().string();
    EXPECT_TRUE(name == "index.md" || map.find("](" + name + ")") != std::string::npos) << name;
  }
}

// Its example games.

/// The files of a page: blocks of code below a line that names a file, as `templates/x`, and ends
/// in a colon. A second block for the same file is appended to the first.
std::map<std::string, std::string> files_in(const std::string& text) {
  std::map<std::string, std::string> files;
  std::string_view before;
  std::string* file = nullptr;
  bool fenced = false;
  for (const std::string_view line : split(text, '\n')) {
    if (line.starts_with("```")) {
      fenced = !fenced;
      const std::size_t at = before.rfind("`templates/");
      const bool named = fenced && before.ends_with(':') && at != std::string_view::npos;
      const std::string_view name = named ? before.substr(at + 1) : std::string_view();
      file = named ? &files[std::string(name.substr(0, name.find('`')))] : nullptr;
    } else if (!fenced) {
      before = line.empty() ? before : line;
    } else if (file != nullptr) {
      file->append(line).append("\n");
    }
  }
  return files;
}

class WrittenGame : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "boardwright-manual-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { fs::remove_all(folder_); }

  fs::path folder_;
};

TEST_P(WrittenGame, IsReadDrawnAndProved) {
  const auto files = files_in(text_of(GetParam()));
  EXPECT_GE(files.size(), 4u);
  fs::create_directories(folder_ / "templates");
  for (const char* shared : {"tilings", "pieces"})
    fs::copy(test::templates() / shared, folder_ / "templates" / shared,
             fs::copy_options::recursive);
  for (const auto& [name, text] : files) {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
  }
  Report report;
  const auto game = read_game(on_disk(folder_ / "templates"), "pond", Extent::all, report);
  ASSERT_EQ(describe(report), "");
  const PieceSet piece_types =
      read_piece_types(files_on_disk(), folder_ / "templates/pieces", report);
  check_drawings(*game, piece_types, report);
  const Proof proof = prove(*game, report);
  EXPECT_EQ(describe(report), "");
  EXPECT_EQ(proof.diagrams.size(), game->figures().size());
  EXPECT_EQ(counts_of(proof.findings).unexplained, 0);
  EXPECT_GT(counts_of(proof.findings).agree, 0);
}

INSTANTIATE_TEST_SUITE_P(Pages, WrittenGame, testing::Values("templates/manual/write-a-game.md"),
                         [](const auto&) { return "WriteAGame"; });

}  // namespace
}  // namespace boardwright::tests::manual_test
