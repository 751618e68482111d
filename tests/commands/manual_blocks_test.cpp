// Runs every block of code in the manual: reads files, runs commands, and compares their output
// with the page.
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "base/limits.h"
#include "base/text.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "game/articles.h"
#include "geometry/tiling.h"
#include "scene/piece_set.h"
#include "scene/style.h"
#include "sheets/product.h"
#include "support/boards.h"
#include "support/desk.h"
#include "support/manual_blocks.h"
#include "support/rooms.h"
#include "support/written_game.h"
#include "text/markdown.h"

namespace boardwright::tests::manual_blocks_test {
namespace {

namespace fs = std::filesystem;
using test::Desk;
using test::ManualBlock;

std::vector<std::string_view> lines_of(const ManualBlock& block) {
  std::string_view text = block.text;
  while (text.ends_with('\n')) text.remove_suffix(1);
  return split(text, '\n');
}

// Commands.

/// Whether a line is a synopsis, with placeholders such as "GAME" or "[--out DIR]".
bool is_usage(std::string_view line) {
  if (line.find('[') != line.npos && line.find("{{") == line.npos) return true;
  for (const std::string_view word : words(line))
    if (word == "GAME" || word == "PIECE" || word == "COMMAND") return true;
  return false;
}

/// Commands that are not run, each with the reason.
constexpr std::string_view not_typed[] = {
    "boardwright completion ",                    // writes where shells look: its tests run it
    "boardwright man ",                           // the same
    "boardwright build --games ",                 // folders of an author
    "BOARDWRIGHT_PATH=",                          // the same
    "boardwright pgn games.pgn",                  // a file of the reader: has golden tests
    "boardwright betza --conformance --answers",  // of a file of the reader
    "boardwright read article.txt",               // the same
    "boardwright import variants.ini",            // the same
    "boardwright audit variants.ini",             // the same
    "boardwright propose pond --markdown",        // of a game that the reader has written
    "boardwright migrate pond",                   // the same
    "boardwright play chess --as Black",          // waits for the moves of the reader
    "boardwright serve",                          // does not end
};

bool is_not_typed(std::string_view line) {
  return std::any_of(std::begin(not_typed), std::end(not_typed),
                     [&](std::string_view begin) { return line.starts_with(begin); });
}

/// Each option of a line is in the help of its command.
void expect_options(const std::string& line, const std::string& where) {
  static std::map<std::string, std::string> helps;
  const auto parts = words(line);
  if (parts.size() < 2 || parts[0] != "boardwright" || is_usage(parts[1])) return;
  const std::string command(parts[1]);
  if (command.starts_with('-')) return;
  std::string& help = helps[command];
  if (help.empty()) help = Desk().type("boardwright " + command + " --help");
  EXPECT_NE(help.find("Usage:"), std::string::npos) << where << command;
  for (std::string_view word : parts) {
    while (word.starts_with('[') || word.starts_with('(')) word.remove_prefix(1);
    if (!word.starts_with("--") || word.starts_with("--games")) continue;  // of all commands
    const std::string name(word.substr(0, word.find_first_of("]|,")));
    EXPECT_NE(help.find(name), std::string::npos) << where << line << ": " << name;
  }
}

/// Whether an output matches the page, where a line "..." matches any lines.
bool is_shown(const std::string& answer, const std::string& shown) {
  const std::size_t rest = shown.find("...\n");
  if (rest == shown.npos) return answer == shown;
  const std::size_t line = shown.rfind('\n', rest) + 1;
  return answer.starts_with(shown.substr(0, line)) && answer.ends_with(shown.substr(rest + 4));
}

/// Runs commands with their output: "$ boardwright ..." and the lines below it. Without lines any
/// output is accepted.
void run_session(const ManualBlock& block, const Desk& desk) {
  std::string command, shown;
  const auto run = [&] {
    if (command.empty()) return;
    const std::string answer = desk.type(command);
    if (shown.empty()) {
      EXPECT_FALSE(desk.failed()) << block.where() << command << "\n" << answer;
    } else if (!is_shown(answer, shown)) {
      EXPECT_EQ(answer, shown) << block.where() << command;
    }
  };
  for (const std::string_view line : lines_of(block)) {
    if (line.starts_with("$ ")) {
      run();
      command = line.substr(2);
      shown.clear();
    } else {
      shown += std::string(line) + "\n";
    }
  }
  run();
}

void run_commands(const ManualBlock& block, const Desk& desk) {
  for (const std::string_view each : lines_of(block)) {
    const std::string line(trimmed(each));
    expect_options(line, block.where());
    if (is_usage(line) || is_not_typed(line)) continue;
    EXPECT_TRUE(line.starts_with("boardwright ")) << block.where() << line;
    const std::string answer = desk.type(line + " > /dev/null");
    EXPECT_FALSE(desk.failed()) << block.where() << line << "\n" << answer;
  }
}

// Data.

/// Definitions that a part of a game needs, by what it names.
struct Given {
  std::string_view unless, text;  ///< unless the block contains this
};
constexpr std::array<Given, 4> given_keys = {{{"title ", "title = \"A game\"\n"},
                                              {"tiling ", "tiling = \"rectangular\"\n"},
                                              {"boards ", "boards = [\"8x8\"]\n"},
                                              {"style ", "style = \"classic\"\n"}}};

constexpr std::string_view given_seats =
    "[[seat]]\nname = \"White\"\nforward = 90\n[[seat]]\nname = \"Black\"\nforward = 270\n";

/// The zones and pieces that a part names.
std::string given_tables(const std::string& text) {
  std::string tables;
  const auto speaks_of = [&](const std::string& word) {
    return text.find("\"" + word + "\"") != std::string::npos;
  };
  const auto has = [&](const std::string& head) { return text.find(head) != std::string::npos; };
  for (const char* zone : {"south", "north", "hill", "camp", "last-rank", "pawn-drops", "home",
                           "third-rank", "far-bank"})
    if (speaks_of(zone) && !has("[zone." + std::string(zone) + "]"))
      tables += "[zone." + std::string(zone) + "]\nranks = \"3\"\n";
  constexpr std::pair<const char*, const char*> piece_types[] = {
      {"king", "K"},           {"queen", "Q"},
      {"rook", "R"},           {"bishop", "B"},
      {"knight", "N"},         {"pawn", "P"},
      {"silver", "L"},         {"promoted-silver", "+L"},
      {"maiden", "M"},         {"sergeant", "T"},
      {"frog", "F"},           {"alfilrider", "A"},
      {"exchanged-king", "E"}, {"waiting-pawn", "W"},
      {"second-pawn", "D"}};
  for (const auto& [piece_type, letter] : piece_types)
    if (const std::string head = "[piece." + std::string(piece_type) + "]"; !has(head))
      tables += head + "\nletter = \"" + letter + "\"\nmoves = [\"touch\"]\n";
  if (!has("[[seat]]")) tables += given_seats;
  return tables;
}

/// A part of game.toml, completed to a whole file with everything that the part names.
std::string whole_game(const std::string& part) {
  std::string text;
  const std::string top = "\n" + part.substr(0, part.starts_with('[') ? 0 : part.find("\n["));
  for (const Given& given : given_keys)
    if (top.find("\n" + std::string(given.unless)) == std::string::npos) text += given.text;
  return text + part + "\n" + given_tables(part);
}

/// Parts that need special text before and after them, by page and first line.
struct Completion {
  std::string page, begin, before, behind;
};

std::string a_piece(const std::string& id) {
  return "[piece." + id + "]\nname = \"A\"\nmoves = [\"move away 2\"]\n";
}

const std::vector<Completion>& completions() {
  static const std::string lotus = "tiling = \"lotus\"\nboards = [\"lotus-39\"]\n";
  static const std::vector<Completion> rows = {
      {"boards.md", "arc",
       "[board.disc]\ncell = [{ name = \"a1\", corners = [\"p\", \"q\", \"r\"] }]\n",
       "[board.disc.points]\no = [0, 0]\np = [1, 0]\nq = [0, 1]\nr = [-1, 0]\n"},
      {"boards.md", "[zone.promotion]", lotus, ""},
      {"games.md", "format ", "",
       "[[article]]\nid = \"pieces\"\n[[article.figure]]\nid = \"L1-1\"\ntitle = \"A\"\nsection = "
       "\"s1.0\"\n"},
      {"games.md", "[piece.squeen]", lotus, ""},
      {"games.md", "[[count]]", "", "[play]\nstart = \"8/8/8/8/8/8/8/K6k w\"\n"},
      {"games.md", "[[court]]", "", "[play]\nstart = \"8/8/8/8/8/8/8/K6k w\"\n"},
      {"capture.md", "rules = [\n  \"waiting-pawn", "[play]\nking = \"king\"\n",
       a_piece("pawn") + a_piece("waiting-pawn")},
      {"castling.md", "castling", "[play]\nking = \"king\"\n", ""},
      {"hand.md", "hand", "[play]\n", ""},
      {"lines.md", "[play]", "", a_piece("disc")},
      {"lines.md", "hand  = { drops = true, endless = [\"mark\"]", "[play]\n", a_piece("mark")},
      {"lines.md", "hand  = { drops = true, endless = [\"stone\"]", "[play]\n", a_piece("stone")},
      {"lines.md", "rules = [\"amazon", "[play]\n",
       a_piece("amazon") + "[piece.arrow]\nmoves = []\n"},
      {"lines.md", "rules = [\"capturing: removes", "[play]\nking = \"king\"\n", a_piece("pawn")},
      {"lines.md", "marks = { second = \"game\" }", "[play]\nking = \"king\"\n", ""},
      {"lines.md", "rules = [\n  \"not", "[play]\nking = \"king\"\n", ""},
      {"lines.md", "marks = { limit", "[play]\nking = \"king\"\n", a_piece("pawn")},
      {"lines.md", "rules = [\n  \"repeated", "[play]\n", a_piece("general") + a_piece("soldier")},
      {"play.md", "start   = ", "[play]\nking = \"king\"\ncastling = { rook = \"rook\" }\n",
       "[piece.pawn]\nletter = \"P\"\nmoves = [\"touch\"]\n"},
      {"passing.md", "passing", "[play]\nking = \"king\"\n", ""},
      {"rights.md", "rights", "[play]\nking = \"king\"\n", ""},
      {"royal.md", "royal", "[play]\n", ""},
  };
  return rows;
}

void expect_clean(const Report& report, const ManualBlock& block) {
  EXPECT_EQ(describe(report), "") << block.where();
}

void read_part_of_game(const ManualBlock& block) {
  std::string text = block.text;
  for (const Completion& row : completions())
    if (row.page == block.page && text.starts_with(row.begin))
      text = std::string(row.before) + text + std::string(row.behind);
  Report report;
  test::written_game(whole_game(text), report,
                     {{"pieces.md", "# Pieces\n\n## S1.0 Squeen\n"},
                      {"pieces-figures.toml", ""},
                      {"pieces-claims.toml", ""}});
  expect_clean(report, block);
}

void read_figures_of(const ManualBlock& block) {
  Report report;
  const auto data = parse_data(block.text, block.page, report);
  ASSERT_TRUE(data) << describe(report);
  Article article;
  UniqueNames names("figure");
  game::read_figures(*data, article, names, report);
  data->report_unused(report);
  EXPECT_FALSE(article.figures.empty());
  expect_clean(report, block);
}

void read_claims_of(const ManualBlock& block) {
  Report report;
  const auto data = parse_data(block.text, block.page, report);
  ASSERT_TRUE(data) << describe(report);
  Article article;
  game::read_claims(*data, article, report);
  data->report_unused(report);
  EXPECT_FALSE(article.claims.empty());
  expect_clean(report, block);
}

void read_tiling_of(const ManualBlock& block) {
  Report report;
  const auto data = parse_data(block.text, block.page, report);
  ASSERT_TRUE(data) << describe(report);
  read_tiling(*data, report);
  data->report_unused(report);
  expect_clean(report, block);
}

void read_style_of(const ManualBlock& block) {
  Report report;
  const auto data = parse_data(block.text, block.page, report);
  ASSERT_TRUE(data) << describe(report);
  const auto below = read_data(files_on_disk(), test::templates() / "styles/classic.toml", report);
  const Style classic = read_style(*below, report);
  read_style(*data, report, &classic);
  expect_clean(report, block);
}

void read_drawings_of(const ManualBlock& block) {
  const fs::path folder =
      fs::temp_directory_path() / ("boardwright-drawings-" + std::to_string(getpid()));
  fs::create_directories(folder);
  std::ofstream(folder / "page.toml") << block.text;
  Report report;
  read_piece_types(files_on_disk(), {folder, test::templates() / "pieces"}, report);
  fs::remove_all(folder);
  expect_clean(report, block);
}

/// The reader of a block of TOML, by its page and first line.
struct TomlReader {
  std::string_view page, begin;
  void (*read)(const ManualBlock&);
};

void read_products_of(const ManualBlock& block) {
  Report report;
  const auto data = parse_data(block.text, block.page, report);
  ASSERT_TRUE(data) << describe(report);
  const Products products = sheets::read_products(*data, report);
  EXPECT_EQ(products.flat.size() + products.boxes.size(), 1u);
  data->report_unused(report);
  expect_clean(report, block);
}

void read_nothing(const ManualBlock&) {}

constexpr std::array<TomlReader, 10> toml_readers = {{
    {"figures.md", "", read_figures_of},
    {"claims.md", "", read_claims_of},
    {"errata.md", "", read_claims_of},
    {"tilings.md", "", read_tiling_of},
    {"styles.md", "", read_style_of},
    {"pieces.md", "", read_drawings_of},
    {"print.md", "[product", read_products_of},
    {"print.md", "[box", read_products_of},
    {"command-line.md", "#:schema", read_nothing},  // a comment, for editors
    {"", "", read_part_of_game},
}};

void read_toml(const ManualBlock& block) {
  for (const TomlReader& row : toml_readers)
    if ((row.page.empty() || row.page == block.page) && block.text.starts_with(row.begin))
      return row.read(block);
}

void read_markdown(const ManualBlock& block) {
  Report report;
  parse_markdown(block.text, block.page, report, "page");
  expect_clean(report, block);
}

// Other blocks.

/// Blocks that no program reads, by page and first line, with a comment about their content.
struct Shown {
  std::string_view page, begin;
};
constexpr Shown shown_only[] = {
    {"README.md", "./run"},                          // run by the developer who runs this test
    {"README.md", "src/ "},                          // folders
    {"articles.md", "# Chess Pieces in the Lotus"},  // titles of several articles
    {"articles.md", "rules.md:3:28: error"},         // a message: golden case of articles
    {"betza.md", "text      = part"},                // a grammar
    {"betza.md", "{\"id\": "},                       // conformance_test
    {"betza.md", "$ boardwright betza --conformance --answers"},  // tests/golden/betza-answers
    {"boards.md", "[board.star]"},                    // shortened: it is immortal-star-masters
    {"command-line.md", "Figure 3: A Wazir"},         // a drawing: tests of `read`
    {"errors.md", "templates/games/pond/game.toml"},  // messages: tests of readers
    {"exchange.md", "files=8"},                       // golden case of export
    {"exchange.md", "$ boardwright import"},          // of a file of the reader's
    {"games.md", "templates/games/pond/"},            // a folder
    {"notation.md", "[move | capture]"},              // a grammar
    {"positions.md", ""},                             // manual_test, tests of FEN
    {"install.md", "find_package"},                   // the test of the installed library
    {"install.md", "./run"},                          // run by the developer who runs this test
    {"install.md", "cmake "},                         // the same
    {"install.md", "cd build/release"},               // the same
    {"install.md", "sudo apt"},                       // the tests of packages
    {"component.md", "npm "},                         // tests/npm
    {"component.md", "<script"},                      // the same
    {"component.md", "import "},                      // the same
    {"component.md", "#figure"},                      // for Typst
    {"component.md", "\\includegraphics"},            // for LaTeX
    {"component.md", "!["},                           // for Markdown
    {"site.md", "<script>"},                          // tests/browser
    {"write-a-game.md", "templates/games/pond/"},     // a message about a slip not made here
    {"write-a-game.md", "pond: 6 of 7"},              // the same
    {"lines.md", "CONDITION"},                        // the form of a line
    {"print.md", "$ boardwright pieces"},             // a folder of prints
    {"command-line.md", "$ boardwright new pond"},    // typed in first-game.md
    {"command-line.md", "$ boardwright schema"},      // writes eight files: its own tests
    {"command-line.md", "BeginProblem"},              // tests/golden/solve-popeye
};

bool is_shown_only(const ManualBlock& block) {
  return std::any_of(std::begin(shown_only), std::end(shown_only), [&](const Shown& row) {
    return row.page == block.page && block.text.starts_with(row.begin);
  });
}

/// Runs one block. Fails for a block of no known kind.
void run(const ManualBlock& block, const Desk& desk) {
  if (!block.file.empty()) return desk.write(block.file, block.text, block.more);
  if (is_shown_only(block)) return;
  if (block.text.starts_with("$ ")) return run_session(block, desk);
  if (block.text.starts_with("boardwright ") || block.text.starts_with("BOARDWRIGHT_PATH="))
    return run_commands(block, desk);
  if (block.language == "toml") return read_toml(block);
  if (block.language == "markdown") return read_markdown(block);
  ADD_FAILURE() << block.where() << "no rule to run this block:\n" << block.text;
}

class ManualBlocks : public testing::TestWithParam<std::string> {};

TEST_P(ManualBlocks, AreRunInOrder) {
  const Desk desk;
  for (const ManualBlock& block : test::manual_blocks(GetParam())) run(block, desk);
}

INSTANTIATE_TEST_SUITE_P(Pages, ManualBlocks, testing::ValuesIn(test::manual_pages_with_blocks()),
                         [](const auto& page) {
                           std::string name = fs::path(page.param).stem().string();
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace boardwright::tests::manual_blocks_test
