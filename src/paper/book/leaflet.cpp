// Builds the blocks of leaflets and cards from the rules of a game.
#include "book/leaflet.h"

#include <algorithm>
#include <map>

#include "audit/assembly.h"
#include "base/text.h"
#include "book/board_signs.h"
#include "diagram/lines_picture.h"
#include "diagram/move_icon.h"
#include "diagram/piece_gallery.h"
#include "english/board_text.h"
#include "english/book_phrases.h"
#include "english/brief_words.h"
#include "english/game_summary.h"
#include "english/move_words.h"
#include "english/questions.h"
#include "english/rulebook.h"
#include "english/way_words.h"
#include "game/board_parts.h"
#include "game/pieces.h"
#include "text/markdown_parts.h"
#include "text/typography.h"

namespace boardwright::book {

using game::Game;
using text::curled;

namespace {

constexpr const char *lengths_title = "The length n", *lines_title = "The lines",
                     *pictures_title = "The pictures", *ends_title = "All pieces";

/// Converts sentences in which asterisks mark emphasis.
BookText text_of_words(std::string_view words) {
  BookText text;
  bool emphasized = false;
  for (const std::string_view part : base::split(words, '*')) {
    BookRun run = run_of(curled(part, ""));
    run.italic = emphasized;
    if (!run.words.empty()) text.push_back(std::move(run));
    emphasized = !emphasized;
  }
  return text;
}

void add_paragraph(BookBlocks& out, BookText text,
                   BookParagraph::Kind kind = BookParagraph::Kind::body) {
  if (!text.empty() && !text.front().words.empty())
    out.push_back({BookParagraph{std::move(text), kind}});
}

/// Adds the name of a piece in the game's own language, in italics.
void add_native_name(BookBlocks& out, const moves::PieceType& piece_type) {
  BookRun name = run_of(curled(piece_type.native, ""));
  name.italic = true;
  add_paragraph(out, {std::move(name)}, BookParagraph::Kind::small);
}

void add_heading(BookBlocks& out, std::string_view title, int level = 3) {
  BookHeading heading;
  heading.level = level;
  heading.id = "leaflet/" + lower_case(title);
  heading.title = {run_of(curled(title, ""))};
  out.push_back({std::move(heading)});
}

/// Adds an author's text, a paragraph for each line.
void add_own_text(BookBlocks& out, std::string_view text) {
  for (const std::string_view line : base::split(text, '\n'))
    add_paragraph(out, text_of_words(base::trimmed(line)));
}

void add_rule(BookBlocks& out, const english::RuleText& rule, std::string_view title) {
  if (rule.sentences.empty() && rule.items.empty()) return;
  if (!rule.id.empty()) add_heading(out, title);
  add_paragraph(out, text_of_words(base::joined(rule.sentences, " ")));
  if (rule.items.empty()) return;
  BookList list;
  for (const std::string& item : rule.items)
    list.items.push_back({{BookParagraph{text_of_words(item), BookParagraph::Kind::body}}});
  out.push_back({std::move(list)});
}

/// How to remember what a promoted piece was, if that matters and counters are not turned over.
std::string laid_under(const Game& game) {
  const play::HandRules& hand = game.rules.hand;
  const bool turned = std::ranges::any_of(game::playing_pieces(game), [&](moves::PieceTypeId id) {
    return game::flip_side(game, id).piece_type != moves::no_piece_type;
  });
  if (!hand.captures || hand.keeps || turned ||
      std::ranges::none_of(game.rules.promotions, &play::Promotion::demoted))
    return "";
  return english::lay_on_former;
}

/// The sentence about the length n on counters; empty in games without pieces that have it.
std::string badge_in_words(const Game& game) {
  if (std::ranges::none_of(game.rules.promotions, &play::Promotion::multiple)) return "";
  return english::circle_for_length;
}

/// Adds the rules of play. The author's text for a section takes the place of the computed one.
void add_rules(BookBlocks& out, const Game& game, const std::vector<english::RuleText>& rules) {
  std::map<std::string, std::string> own = game.leaflet;
  own.erase("end");
  own.erase("moves");
  bool is_replaced = false;
  for (const english::RuleText& rule : rules) {
    if (!rule.id.empty()) {
      const auto text = own.extract(rule.id);
      is_replaced = !text.empty();
      if (is_replaced) {
        add_heading(out, rule.title);
        add_own_text(out, text.mapped());
      }
    }
    if (!is_replaced) add_rule(out, rule, rule.title);
  }
  for (const auto& [id, text] : own) {
    add_heading(out, base::as_title(id));
    add_own_text(out, text);
  }
}

/// Adds a picture that no article has; the book keeps its scene.
BookFigure own_figure(Book& book, const BookSources& sources, scene::Scene scene, std::string id) {
  book.icons.push_back(std::make_shared<const scene::Scene>(std::move(scene)));
  BookFigure figure;
  figure.scene = book.icons.back().get();
  figure.style = &sources.style;
  figure.id = std::move(id);
  figure.alt = figure.scene->title + ", in words below.";
  return figure;
}

/// Adds where the places named in the blocks so far are, and how the cells of territories are
/// named.
void add_places(Book& book, BookBlocks& out, const BookSources& sources,
                const english::GameWords& words) {
  const std::vector<std::string> places = english::places_in_words(words, plain_text(out));
  auto sector = diagram::sector_picture(sources.game);
  if (places.empty() && !sector) return;
  add_heading(out, "Places");
  base::Report report;  // a game that has been read is drawn without problems
  if (const auto parts = game::parts_figure(sources.game); parts && !places.empty())
    if (auto drawn = diagram::draw(sources.game, *parts, report)) {
      drawn->scene.title = parts->title;
      BookFigure figure = own_figure(book, sources, std::move(drawn->scene), parts->id);
      figure.spare = true;
      figure.use = 10000;  // before any piece's
      out.push_back({std::move(figure)});
    }
  for (const std::string& each : places) add_paragraph(out, text_of_words(each));
  if (!sector) return;
  sector->title = "Names of cells";
  out.push_back({own_figure(book, sources, std::move(*sector), "names")});
  add_paragraph(
      out,
      {run_of(curled(
          english::territory_explained(sources.game.board().seat(board::first_seat).name), ""))},
      BookParagraph::Kind::small);
}

/// What a game without an array is good for.
void add_study(BookBlocks& out) {
  add_heading(out, "Goal");
  add_paragraph(out, {run_of(curled(english::study_pieces, ""))});
}

BookFigure figure_of(const BookSources& sources, const Diagram& diagram) {
  BookFigure figure;
  figure.scene = sources.drawn && diagram.both ? &*diagram.both : &diagram.scene;
  figure.style = &sources.style;
  figure.id = "fig-" + lower_case(diagram.content.figure->id);
  figure.alt =
      diagram.content.description.empty() ? diagram.scene.title : diagram.content.description;
  return figure;
}

Book book_of(const Game& game) {
  Book book;
  book.title = curled(game.title, "");
  book.by = curled(game.by, "");
  book.summary = curled(game.summary, "");
  return book;
}

/// Adds what the signs of the board mean, each with its picture.
void add_signs(Book& book, BookBlocks& out, const BookSources& sources,
               const english::GameWords& words) {
  std::vector<BoardSign> signs = board_signs(words);
  for (std::size_t i = 0; i < signs.size(); ++i) {
    BookParagraph paragraph{{run_of(curled(signs[i].words, ""))}, BookParagraph::Kind::small};
    paragraph.signs.push_back(
        own_figure(book, sources, std::move(signs[i].picture), "sign-" + std::to_string(i + 1)));
    paragraph.signs.back().alt = signs[i].words;
    out.push_back({std::move(paragraph)});
  }
}

/// Adds the board with the array, or the bare board of a game without one.
void add_board(Book& book, BookBlocks& out, const BookSources& sources) {
  if (sources.game.start.empty()) {
    scene::Scene bare = diagram::bare_board(sources.game).scene;
    bare.title = "The board";
    out.push_back({own_figure(book, sources, std::move(bare), "board")});
    return;
  }
  if (const game::Figure* shown = audit::board_figure(sources.game))
    for (const Diagram& diagram : sources.diagrams)
      if (diagram.content.figure == shown) out.push_back({figure_of(sources, diagram)});
}

void write_front(BookBlocks& out, const BookSources& sources, const english::Rulebook& rulebook,
                 Book& book) {
  add_paragraph(out, {run_of(book.by.empty() ? curled(sources.game.origin, "") : book.by)},
                BookParagraph::Kind::small);
  const english::GameWords words(sources.game);
  add_paragraph(out, {run_of(book.summary)});
  if (sources.game.start.empty()) add_paragraph(out, {run_of(english::for_study)});
  add_paragraph(out, {run_of(curled(rulebook.aim, ""))});
  add_board(book, out, sources);
  add_paragraph(out, {run_of(english::board_in_words(sources.game))});
  const board::Board& board = sources.game.board();
  add_paragraph(out, {run_of(curled(english::sectors_in_words(board, words), ""))});
  add_paragraph(out, {run_of(curled(base::joined(rulebook.ground, " "), ""))});
  add_paragraph(out, {run_of(curled(rulebook.differs, ""))});
  add_signs(book, out, sources, words);
}

/// Adds figures of moves to a book. All icons of a game have patches of the same size.
class MoveFigures {
 public:
  MoveFigures(const BookSources& sources, const audit::Proof& proof)
      : sources_(sources),
        proof_(proof),
        words_(sources.game),
        radius_(diagram::icon_radius(sources.game)) {
    if (sources.piece_set != nullptr) shown_ = {diagram::PiecesAs::drawn, sources.piece_set};
  }

  /// Adds the icons of a piece, or else its figure in the articles, to be left out if there is no
  /// room. The longer its words, the more a piece needs a picture.
  void add(Book& book, BookBlocks& out, const moves::PieceType& piece_type, int words = 0) {
    std::vector<diagram::MoveIcon> icons =
        diagram::move_icons(sources_.game, piece_type, radius_, shown_);
    std::vector<BookFigure> figures;
    for (diagram::MoveIcon& icon : icons) {
      signs_.add(icon);
      icon.scene.title = "Moves of the " + piece_type.name;
      std::string id = "icon-" + piece_type.id;
      if (!figures.empty()) id += "-" + std::to_string(figures.size() + 1);
      figures.push_back(own_figure(book, sources_, std::move(icon.scene), std::move(id)));
      figures.back().icon = true;
      figures.back().alt =
          piece_type.name + ": " + english::moves_in_brief(words_, piece_type) + ".";
    }
    if (const Diagram* diagram = audit::figure_of_piece(sources_.game, proof_, piece_type);
        figures.empty() && diagram != nullptr)
      figures.push_back(figure_of(sources_, *diagram));
    if (figures.empty() && shown_.set != nullptr)
      if (const auto seats = diagram::seats_drawn(sources_.game, *shown_.set, piece_type);
          !seats.empty())
        figures.push_back(own_figure(
            book, sources_,
            diagram::piece_picture(sources_.game, *shown_.set, piece_type, seats.front()),
            "icon-" + piece_type.id));
    for (BookFigure& figure : figures) {
      figure.spare = true;
      figure.use = words;
      out.push_back({std::move(figure)});
    }
  }

  /// What the signs of the icons so far mean.
  std::string legend() const { return base::joined(diagram::icon_legend(signs_), " "); }

 private:
  const BookSources& sources_;
  const audit::Proof& proof_;
  english::GameWords words_;
  double radius_;
  diagram::IconSigns signs_;
  diagram::PiecesShown shown_;
};

/// Whether an author has written how a piece moves.
bool is_by_hand(const moves::PieceType& piece_type) { return !piece_type.card.empty(); }

/// The names of a family and how it moves. An author's text is used only for a family of one piece.
BookText moves_of(const Game& game, const english::RulebookMoves& family) {
  std::vector<std::string> names;
  for (const moves::PieceTypeId id : family.pieces)
    names.push_back(english::name_with_letter(game.piece_type(id)));
  BookRun name = run_of(base::listed(names, "and") + ". ");
  name.bold = true;
  const moves::PieceType& first = game.piece_type(family.pieces.front());
  BookText text = is_by_hand(first) && family.pieces.size() == 1
                      ? text_of_words(base::joined(base::split(first.card, '\n'), " "))
                      : text_of_words(family.moves);
  text.insert(text.begin(), std::move(name));
  return text;
}

/// Adds a board with the lines that moves name by letters, to be left out if there is no room.
void add_lines_picture(Book& book, BookBlocks& out, const BookSources& sources,
                       const english::GameWords& words) {
  auto picture = diagram::lines_picture(sources.game, english::lettered_lines(words));
  if (!picture) return;
  picture->title = english::lines_title;
  BookFigure figure = own_figure(book, sources, std::move(*picture), "lines");
  figure.spare = true;
  figure.use = 10000;  // before any piece's
  out.push_back({std::move(figure)});
}

/// What the small letters in the picture of lines mean: "Small letters mark x squares and z
/// squares."
std::string kinds_in_words(const board::Board& board) {
  std::vector<std::string> kinds;
  for (const geometry::CellId cell : board.cells()) {
    const std::string& kind = board.cell(cell).kind;
    if (kind.find('-') != 1) continue;
    const std::string name = kind.substr(0, 1) + " " + english::GameWords::plural(kind.substr(2));
    if (std::ranges::find(kinds, name) == kinds.end()) kinds.push_back(name);
  }
  if (kinds.empty()) return "";
  std::ranges::sort(kinds);
  return english::small_letters(kinds);
}

/// The number of letters of a text.
int length_of(const BookText& text) {
  std::size_t letters = 0;
  for (const BookRun& run : text) letters += run.words.size();
  return static_cast<int>(letters);
}

/// Adds how all pieces move, or the author's own text about that, and their figures.
void add_moves(Book& book, BookBlocks& out, const BookSources& sources,
               const english::GameWords& words, const english::Rulebook& rulebook,
               MoveFigures& figures) {
  const Game& game = words.game();
  add_heading(out, "Moves");
  const auto own = game.leaflet.find("moves");
  const bool is_own = own != game.leaflet.end();
  if (is_own) add_own_text(out, own->second);
  if (!is_own) {
    for (const std::string& terms : rulebook.terms) add_paragraph(out, text_of_words(terms));
    add_paragraph(out, text_of_words(badge_in_words(game)));
    add_paragraph(out, text_of_words(laid_under(game)));
  }
  if (sources.piece_set != nullptr)
    if (auto gallery = diagram::piece_gallery(game, *sources.piece_set))
      out.push_back({own_figure(book, sources, std::move(*gallery), "pieces")});
  add_lines_picture(book, out, sources, words);
  if (const std::string kinds = kinds_in_words(game.board());
      !kinds.empty() && !english::lettered_lines(words).empty())
    out.push_back({BookParagraph{{run_of(kinds)}, BookParagraph::Kind::small, true}});
  for (const english::RulebookMoves& family : rulebook.families) {
    BookText text = moves_of(game, family);
    const int letters = length_of(text);
    if (!is_own) add_paragraph(out, std::move(text));
    figures.add(book, out, game.piece_type(family.pieces.front()), letters);
  }
  if (const std::string legend = figures.legend(); !legend.empty())
    out.push_back({BookParagraph{{run_of(legend)}, BookParagraph::Kind::small, true}});
}

/// Adds what players ask, with the engine's answers.
void add_questions(BookBlocks& out, const english::GameWords& words) {
  const std::vector<english::Question> all = english::questions_of(words);
  if (all.empty()) return;
  add_heading(out, "Questions");
  for (const english::Question& each : all) {
    BookRun asks = run_of(curled(each.asks, "") + " ");
    asks.italic = true;
    add_paragraph(out, {std::move(asks), run_of(curled(each.answer, ""))});
  }
}

void add_goal(BookBlocks& out, const Game& game, const english::Rulebook& rulebook) {
  if (const auto own = game.leaflet.find("end"); own != game.leaflet.end()) {
    add_heading(out, "Goal");
    add_own_text(out, own->second);
  } else if (game.start.empty()) {
    add_study(out);
  } else {
    add_rule(out, rulebook.ends, "Goal");
  }
}

}  // namespace

std::string plain_text(const BookBlocks& blocks) {
  std::string text;
  for (const BookBlock& block : blocks) {
    if (const auto* paragraph = std::get_if<BookParagraph>(&block.content))
      for (const BookRun& run : paragraph->text) text += run.words;
    if (const auto* list = std::get_if<BookList>(&block.content))
      for (const BookBlocks& item : list->items) text += plain_text(item);
    text += '\n';
  }
  return text;
}

Book make_leaflet(const BookSources& sources, const audit::Proof& proof) {
  const Game& game = sources.game;
  const english::GameWords words(game);
  const english::Rulebook rulebook = english::rulebook_of(words);
  Book book = book_of(game);
  BookPart front, rules;
  front.title = rules.title = book.title;
  add_heading(front.blocks, game.title, 1);
  write_front(front.blocks, sources, rulebook, book);
  BookBlocks& out = rules.blocks;
  add_rule(out, rulebook.fewer, "For fewer players");
  add_goal(out, game, rulebook);
  MoveFigures figures(sources, proof);
  add_moves(book, out, sources, words, rulebook, figures);
  add_rules(out, game, rulebook.rules);
  add_rule(out, rulebook.endgames, rulebook.endgames.title);
  add_places(book, out, sources, words);
  add_questions(out, words);
  add_rule(out, {"readings", "Where accounts differ", {}, game.readings}, "Where accounts differ");
  add_rule(out, rulebook.left_out, rulebook.left_out.title);
  const bool by_hand = !game.leaflet.empty() || std::ranges::any_of(game.piece_types, is_by_hand);
  add_paragraph(out, {run_of(by_hand ? english::written_by_editors : english::written_by_program)},
                BookParagraph::Kind::small);
  book.parts.push_back(std::move(front));
  book.parts.push_back(std::move(rules));
  return book;
}

Book make_cards(const BookSources& sources, const audit::Proof& proof) {
  const Game& game = sources.game;
  const english::GameWords words(game);
  const english::Rulebook rulebook = english::rulebook_of(words);
  Book book = book_of(game);
  MoveFigures figures(sources, proof);
  const auto add_card = [&book](std::string title, BookBlocks blocks) {
    add_paragraph(blocks, {run_of(book.title)}, BookParagraph::Kind::small);
    BookPart& part = book.parts.emplace_back();
    part.title = std::move(title);
    part.blocks = std::move(blocks);
  };
  for (const moves::PieceTypeId id : game::explained_pieces(game)) {
    const moves::PieceType& piece_type = game.piece_type(id);
    BookBlocks blocks;
    add_heading(blocks, english::name_with_letter(piece_type), 2);
    if (!piece_type.native.empty()) add_native_name(blocks, piece_type);
    figures.add(book, blocks, piece_type);
    if (is_by_hand(piece_type)) {
      add_own_text(blocks, piece_type.card);
    } else {
      add_paragraph(blocks, text_of_words(rulebook.entry_of(id).moves));
    }
    add_card(piece_type.name, std::move(blocks));
  }
  for (const auto& [title, explanation] : {std::pair(pictures_title, figures.legend()),
                                           std::pair(lines_title, english::lines_explained(words)),
                                           std::pair(ends_title, english::ends_explained(words))}) {
    if (explanation.empty()) continue;
    BookBlocks blocks;
    add_heading(blocks, title, 2);
    if (title == lines_title) add_lines_picture(book, blocks, sources, words);
    add_paragraph(blocks, text_of_words(explanation));
    add_card(title, std::move(blocks));
  }
  if (const std::string lengths = english::lengths_explained(words); !lengths.empty()) {
    BookBlocks blocks;
    add_heading(blocks, lengths_title, 2);
    add_paragraph(blocks, text_of_words(lengths));
    add_paragraph(blocks, text_of_words(badge_in_words(game)));
    for (const english::RuleText& rule : english::promotions_in_words(words))
      if (rule.id.empty()) add_rule(blocks, rule, {});
    add_card(lengths_title, std::move(blocks));
  }
  if (rulebook.left_out.items.empty()) return book;
  BookBlocks blocks;
  add_rule(blocks, rulebook.left_out, rulebook.left_out.title);
  add_card(rulebook.left_out.title, std::move(blocks));
  return book;
}

}  // namespace boardwright::book
