// Runs a game through every part of the program that needs no drawing library.
#include "generate/run.h"

#include <algorithm>

#include "audit/page_ids.h"
#include "audit/prove.h"
#include "base/characters.h"
#include "base/errors.h"
#include "boards/board_cut.h"
#include "book/printable.h"
#include "builder/formats.h"
#include "builder/load.h"
#include "disk/files.h"
#include "english/wording.h"
#include "page/page.h"
#include "solid/board_solid.h"
#include "support/boards.h"
#include "support/closed.h"
#include "support/markup.h"
#include "support/play_laws.h"
#include "support/rooms.h"
#include "support/sample.h"
#include "verify/kinds.h"

namespace boardwright::generate {
namespace {

using namespace rooms;

/// Proofs of small games need no more steps; those that would need more end with a problem.
constexpr std::int64_t steps = 2'000'000;

/// What does not change from game to game.
struct Shared {
  CharacterSet fonts = characters_of(test::fonts());
  PieceSet piece_types = load_pieces(on_disk(test::templates()));
  Frame frame;
  std::map<std::string, Style> styles;

  Shared() {
    Report report;
    frame = read_frame(files_on_disk(), find_home() / "templates/pages", report);
  }
};

Shared& shared() {
  static Shared all;
  return all;
}

class Runner {
 public:
  Runner(const test::GameFolder& folder, bool with_laws) : folder_(folder), with_laws_(with_laws) {}

  Outcome run() {
    try {
      if (const auto game = read()) prove_and_draw(*game);
    } catch (const UsageError& error) {
      say(error.what());
      say(error.hint);
    } catch (const InputError& error) {
      check(error.report);
    }
    if (with_laws_ && !refused_) check_characters(outcome_.said);
    return std::move(outcome_);
  }

 private:
  std::unique_ptr<Game> read() {
    Report report;
    auto game = read_whole_game(on_disk(folder_.templates()), "written", report);
    outcome_.accepted = game && !report.has_errors();
    check(report);
    return game;
  }

  void prove_and_draw(Game& game) {
    Report report;
    const Proof proof =
        prove(game, report, {PiecesAs::both, &shared().piece_types}, nullptr, Budget(steps));
    check_printable(game, proof, shared().fonts, report);
    for (const Article& article : game.articles)
      outcome_.claims += static_cast<int>(article.claims.size());
    outcome_.figures = static_cast<int>(game.figures().size());
    for (const Finding& finding : proof.findings) check(game, finding);
    check(report);
    if (with_laws_) check_laws(game);
    if (with_laws_ && outcome_.accepted) check_machines(game);
    for (const Diagram& diagram : proof.diagrams) draw(game, diagram);
    if (outcome_.accepted && !report.has_errors()) make_pages(game, proof);
  }

  void check_laws(const Game& game) {
    for (const NamedPosition& each : game.positions)
      if (const std::string broken = test::broken_law(game, each.position); !broken.empty())
        outcome_.faults.push_back("position " + each.name + ": " + broken);
    for (const PieceType& piece_type : game.piece_types) check_moves(game, piece_type);
  }

  /// Every board that can be printed can be cut and built.
  void check_machines(const Game& game) {
    std::optional<LaidOutBoard> laid;
    try {
      laid.emplace(lay_out_board(drawn_board(game, game.board(), test::classic()), {}));
    } catch (const UsageError&) {
      return;
    }
    bool cut = false;
    for (const CutLine& line : cut_lines(*laid, laid->drawn.picture.scene)) {
      if (line.layer != CutLayer::cut) continue;
      cut = true;
      if (!line.closed) outcome_.faults.push_back("the board has an outline that is open");
    }
    if (!cut) outcome_.faults.push_back("the board has no outline");
    for (const solid::CellTile& tile : solid::tiles_of(game.board(), laid->side(), 3_mm, {}))
      if (!test::is_closed(surface_of(tile.solid)))
        outcome_.faults.push_back(tile.solid.name + " is not closed");
  }

  void note_layers(const Figure& figure) {
    ++outcome_.drawn;
    const std::pair<const char*, bool> had[] = {
        {"men", !figure.pieces.empty()},    {"position", !figure.position.empty()},
        {"plays", !figure.plays.empty()},   {"shows", !figure.shows.empty()},
        {"labels", !figure.labels.empty()}, {"marks", !figure.marks.empty()},
        {"lines", !figure.lines.empty()},   {"routes", !figure.routes.empty()},
        {"rings", !figure.rings.empty()},   {"wheels", !figure.wheels.empty()},
        {"paint", !figure.paint.empty()},   {"part", figure.part.has_value()}};
    for (const auto& [name, has] : had) outcome_.layers[name] += has ? 1 : 0;
  }

  void draw(const Game& game, const Diagram& diagram) {
    note_layers(*diagram.content.figure);
    LazyInk none{std::filesystem::path()};
    say(diagram.content.caption);
    say(diagram.content.description);
    for (const Format& format : builder::formats())
      if (format.text)
        say(format.write({diagram.scene, style_of(game), {}, &diagram.content}, none));
  }

  void make_pages(const Game& game, const Proof& proof) {
    Report report;
    PageIds ids;
    for (std::size_t i = 0; i < game.articles.size(); ++i)
      ids[page_name(game.articles[i])] = ids_of(game.articles[i], proof.documents[i]);
    const Edition edition{
        game, proof.findings, proof.diagrams, proof.seals, style_of(game), shared().frame, ids};
    for (std::size_t i = 0; i < game.articles.size(); ++i) {
      const std::string page = article_page(edition, game.articles[i], proof.documents[i], report);
      if (with_laws_)
        for (const std::string& fault : test::forbidden(test::read_markup(page)))
          outcome_.faults.push_back("the page has " + fault);
      say(page);
    }
    check(report);
  }

  const Style& style_of(const Game& game) {
    auto& styles = shared().styles;
    const auto known = styles.find(game.style);
    if (known != styles.end()) return known->second;
    return styles[game.style] = load_style(on_disk(folder_.templates()), game.style);
  }

  /// Every move is read as it is printed.
  void check_moves(const Game& game, const PieceType& piece_type) {
    Vocabulary vocabulary = vocabulary_of(game.board(), piece_type.state);
    for (const PieceType& each : game.piece_types) {
      vocabulary.piece_types.push_back(each.id);
      for (const auto& [name, unused] : each.state) vocabulary.states.push_back(name);
    }
    for (const MovePattern& move : piece_type.moves) {
      Report report;
      const std::string printed = print_pattern(move);
      const auto again = parse_pattern(printed, {"move", 1, 1}, vocabulary, report);
      if (!again || print_pattern(*again) != printed)
        outcome_.faults.push_back("'" + printed +
                                  "' is not read as it is printed: " + describe(report));
    }
  }

  /// A claim agrees, is explained or has a problem; and if it stated what was found, it would
  /// agree.
  void check(const Game& game, const Finding& finding) {
    const Claim& claim = *finding.claim;
    ++outcome_.judged[claim.kind];
    say(claim.id + (finding.agrees ? " agrees " : " differs ") + finding.problem);
    say(shown(finding.computed));
    say(in_words(claim, game));
    const Difference apart = difference(claim, finding.computed);
    say(apart.printed + " " + apart.found);
    if (finding.agrees + finding.explained != 1 && finding.problem.empty())
      outcome_.faults.push_back("claim " + claim.id + " has no verdict");
    check_value(game, claim, finding.computed);
    Claim honest = claim;
    honest.documented = finding.computed;
    honest.explanation.reset();
    if (!judge(honest, finding.computed).agrees)
      outcome_.faults.push_back("claim " + claim.id + " differs from itself");
  }

  /// A share is one of a whole, and cells are those of the board, each once.
  void check_value(const Game& game, const Claim& claim, const Value& value) {
    if (const auto* share = std::get_if<Percent>(&value))
      if (share->value < 0 || share->value > 100)
        outcome_.faults.push_back("claim " + claim.id + " finds a share of " + shown(value));
    const std::string& shown_in = claim.key("figure");
    const Figure* figure = shown_in.empty() ? nullptr : game.find_figure(shown_in);
    const std::string& board = figure != nullptr ? figure->board : claim.key("board");
    const Board& on = board.empty() ? game.board() : *game.find_board(board);
    if (const auto* cells = std::get_if<CellNames>(&value))
      for (const std::string& name : *cells)
        if (!on.find(name) || std::count(cells->begin(), cells->end(), name) > 1)
          outcome_.faults.push_back("claim " + claim.id + " finds the cell " + name);
  }

  /// A problem has a file; in one that has lines it has a line, too.
  void check(const Report& report) {
    for (const Problem& problem : report.problems()) {
      const Place& place = problem.place;
      const bool has_lines = !place.file.ends_with(".txt") && !place.file.ends_with(".fen");
      if (place.file.empty() || problem.message.empty() || (has_lines && place.line == 0))
        outcome_.faults.push_back("a problem without a place: " + describe(problem, ""));
    }
    refused_ = refused_ || report.has_errors();
    check_characters(describe(report));
    say(describe(report));
  }

  /// Text that is shown has no control character but line ends. What is computed of a refused game
  /// is not shown.
  void check_characters(const std::string& text) {
    if (const auto stray = stray_character(text))
      outcome_.faults.push_back(
          stray->message + " comes out in: " +
          text.substr(stray->offset - std::min<std::size_t>(stray->offset, 80), 160));
  }

  void say(const std::string& text) { outcome_.said += text + '\n'; }

  const test::GameFolder& folder_;
  bool with_laws_;
  Outcome outcome_;
  bool refused_ = false;
};

}  // namespace

Outcome outcome_of(const test::GameFolder& folder) { return Runner(folder, true).run(); }

std::string said_again(const test::GameFolder& folder) { return Runner(folder, false).run().said; }

}  // namespace boardwright::generate
