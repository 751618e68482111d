// Builds the page of a reference game, section by section.
#include "english/reference_text.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/text.h"
#include "betza/betza.h"
#include "english/board_text.h"
#include "english/brief_words.h"
#include "english/court_words.h"
#include "english/differences.h"
#include "english/move_words.h"
#include "english/problem_words.h"
#include "english/questions.h"
#include "english/rulebook.h"
#include "game/board_parts.h"
#include "game/pieces.h"
#include "game/problems.h"
#include "game/reference.h"

namespace boardwright::english {
namespace {

/// The note on a page whose rules were not checked against a source.
constexpr std::string_view unchecked = "Rules not checked against a source.";

bool is_count(const game::Claim& claim) { return claim.published; }

class TextWriter {
 public:
  TextWriter(const Game& game, const game::Article& article)
      : game_(game),
        article_(article),
        words_(game),
        book_(rulebook_of(words_)),
        writer_(game.board()) {}

  std::string write() {
    if (!game::is_reference(game_)) return write_page_of_problems();
    text_ = "# " + as_markdown(game_.title) + "\n";
    write_opening();
    write_board();
    write_differences();
    write_piece_types();
    write_rules();
    write_questions();
    write_endings();
    write_problems();
    write_sample();
    write_list(book_.left_out.title, book_.left_out.id, book_.left_out.items);
    write_list("Where accounts differ", "readings", game_.readings);
    write_counts();
    write_list("Sources", "sources", game_.sources);
    write_court();
    return std::move(text_);
  }

 private:
  /// For a game that has articles by authors: this page is added to them.
  std::string write_page_of_problems() {
    text_ = "# " + as_markdown(article_.title) + "\n";
    paragraph("*This page is generated from the game’s rules, which are kept as data.*");
    paragraph("{{contents}}");
    write_endings();
    write_problems();
    return std::move(text_);
  }

  void paragraph(const std::string& markdown) { text_ += "\n" + markdown + "\n"; }
  void heading(const std::string& marks, const std::string& title, const std::string& id) {
    paragraph(marks + " " + as_markdown(title) + " {#" + id + "}");
  }
  void sentences(const std::vector<std::string>& all) {
    paragraph(as_markdown(base::joined(all, " ")));
  }

  const game::Figure* figure_in(const std::string& section) const {
    for (const game::Figure& figure : article_.figures)
      if (figure.section == section) return &figure;
    return nullptr;
  }
  void place_figure(const std::string& section) {
    if (const game::Figure* figure = figure_in(section))
      paragraph("![](figure:" + figure->id + ")");
  }

  void write_opening() {
    if (!game_.summary.empty()) paragraph(as_markdown(game_.summary));
    std::string what = "*This page is generated from the game’s rules, which are kept as data.*";
    if (!game_.left_out.empty()) what += " Some rules [are left out](#left-out).";
    what += game_.courts.empty() ? " " + std::string(unchecked)
                                 : " The rules were checked against [published sources](#court).";
    if (has_counts(false))
      what += are_published() ? " The rules reproduce [published move counts](#counts)."
                              : " A second program of ours [counts the same moves](#counts).";
    else if (has_counts(true))
      what +=
          " These rules were first taken from another program, whose [move counts](#counts) agree.";
    paragraph(what);
    paragraph("{{contents}}");
  }

  void write_board() {
    heading("##", game_.start.empty() ? "The board" : "The board and the array", "board");
    place_figure("board");
    sentences(book_.board);
    if (!book_.aim.empty()) sentences({book_.aim});
    for (const game::Figure& figure : article_.figures)
      if (figure.id == game::parts_figure_id) paragraph("![](figure:" + figure.id + ")");
    if (!book_.places.empty()) sentences(book_.places);
  }

  void write_differences() {
    const std::vector<GameDifference> all = differences_in_words(words_);
    if (all.empty()) return;
    const std::string& other = game_.like->title;
    heading("##", "What differs from " + other, "differences");
    std::string items;
    for (const GameDifference& each : all) {
      const std::string title = as_markdown(each.title);
      items += "- **" + (each.section.empty() ? title : "[" + title + "](#" + each.section + ")") +
               ".** " + as_markdown(base::joined(each.sentences, " ")) + "\n";
    }
    paragraph(items);
    sentences({"All else is as in " + other + "."});
  }

  /// The pieces of the game, except helpers that only explain terms.
  std::vector<const PieceType*> piece_types() const {
    std::vector<const PieceType*> all;
    for (const PieceType& piece_type : game_.piece_types)
      if (!piece_type.helper) all.push_back(&piece_type);
    return all;
  }

  /// The number of a piece at the start: "8", "White 36".
  std::string number_at_start(const PieceType& piece_type,
                              const std::vector<game::PieceCount>& pieces) const {
    const Board& board = game_.board();
    std::vector<std::string> parts;
    std::vector<long long> counts;
    for (const board::SeatId seat : board.seat_ids()) {
      long long count = 0;
      for (const game::PieceCount& each : pieces)
        if (each.seat == seat && &game_.piece_type(each.piece_type) == &piece_type)
          count += each.count;
      counts.push_back(count);
      if (count > 0) parts.push_back(board.seat(seat).name + " " + std::to_string(count));
    }
    const bool same =
        std::ranges::all_of(counts, [&](long long each) { return each == counts.front(); });
    if (parts.empty()) return "–";
    return same ? std::to_string(counts.front()) : base::joined(parts, ", ");
  }

  /// A text for a table; a dash for none.
  static std::string shown(const std::string& text) { return text.empty() ? "–" : text; }

  void write_piece_types() {
    const auto all = piece_types();
    if (all.empty()) return;
    heading("##", "The pieces", "pieces");
    for (const std::string& terms : book_.terms) paragraph(terms);
    const Position* start = game_.find_position(game_.start);
    const auto pieces =
        start == nullptr ? std::vector<game::PieceCount>() : game::pieces_of(game_, *start);
    const auto some = [&](const auto& has) { return std::ranges::any_of(all, has); };
    const bool betza = some([&](const PieceType* each) { return !betza_of(*each).empty(); });
    const bool values = some([](const PieceType* each) { return each->value != 0; });
    const bool native = some([](const PieceType* each) { return !each->native.empty(); });
    std::string table = "| Piece |", rule = "\n|---|";
    const auto column = [&](bool is_there, std::string_view head, std::string_view line) {
      if (!is_there) return;
      table += " " + std::string(head) + " |";
      rule += std::string(line) + "|";
    };
    column(native, "Native name", "---");
    column(true, "Letter", "---");
    column(true, "Moves", "---");
    column(betza, "Betza", "---");
    column(values, "Value", "--:");
    column(start != nullptr, "At the start", "--:");
    table += rule + "\n";
    for (const PieceType* piece_type : all) {
      table += "| ![](piece:" + piece_type->id + ") [" + as_markdown(piece_type->name) + "](#" +
               game::reference_section(*piece_type) + ") |";
      if (native) table += " " + as_markdown(shown(piece_type->native)) + " |";
      table += " " + as_markdown(shown(piece_type->letter)) + " |";
      const std::string turns = promotions_in_brief(words_, game_.id_of(*piece_type));
      table += " " +
               as_markdown(moves_in_brief(words_, *piece_type, Lengths::explained) +
                           (turns.empty() ? "" : "; " + turns)) +
               " |";
      if (betza) table += " " + as_markdown(betza_of(*piece_type)) + " |";
      if (values) table += " " + std::to_string(piece_type->value) + " |";
      if (start != nullptr) table += " " + as_markdown(number_at_start(*piece_type, pieces)) + " |";
      table += "\n";
    }
    paragraph(table);
    for (const PieceType* piece_type : all) write_piece_type(*piece_type);
  }

  /// Writes that a piece moves as another does, and repeats how unless many pieces move so.
  void write_like(const PieceType& piece_type, const PieceType& like) {
    constexpr std::ptrdiff_t most_repeated = 6;
    const auto moves_like = [&](const PieceType& each) {
      return !each.helper && (&each == &like || earlier_like(game_, each) == &like);
    };
    std::string text = moves_in_words(words_, piece_type, "it", Lengths::explained);
    if (text.empty()) return;
    text =
        std::ranges::count_if(game_.piece_types, moves_like) > most_repeated
            ? "."
            : ": " + std::string(1, static_cast<char>(text.front() - 'A' + 'a')) + text.substr(1);
    paragraph("The " + as_markdown(piece_type.name) + " moves as the [" + as_markdown(like.name) +
              "](#" + game::reference_section(like) + ") does" + as_markdown(text));
  }

  void write_piece_type(const PieceType& piece_type) {
    const RulebookMoves& moves = book_.entry_of(game_.id_of(piece_type));
    heading("###", piece_type.name, game::reference_section(piece_type));
    place_figure(game::reference_section(piece_type));
    if (moves.like != nullptr)
      write_like(piece_type, *moves.like);
    else
      paragraph(as_markdown(moves.moves));
    const std::string betza = betza_of(piece_type);
    std::string written = piece_type.letter.empty() ? std::string() : "Letter " + piece_type.letter;
    if (!betza.empty()) written += (written.empty() ? "Betza " : "; Betza ") + betza;
    if (!written.empty()) paragraph(as_markdown(written + "."));
  }

  /// The Betza notation of a piece; empty if there is none.
  const std::string& betza_of(const PieceType& piece_type) {
    const auto [known, is_new] = betza_.try_emplace(&piece_type);
    if (is_new && piece_type.stands.empty())
      known->second = writer_.write(piece_type.moves, piece_type.state).value_or("");
    return known->second;
  }

  void write_rule(const RuleText& rule) {
    constexpr std::size_t longest = 600;  // bytes; longer paragraphs are hard to read
    if (!rule.id.empty()) heading("###", rule.title, rule.id);
    if (!rule.own.empty()) {
      for (const std::string_view line : base::split(rule.own, '\n'))
        if (!base::trimmed(line).empty()) paragraph(as_markdown(base::trimmed(line)));
      paragraph("To the letter:");
      write_items(rule.sentences);
      return write_items(rule.items);
    }
    if (rule.apart && base::joined(rule.sentences, " ").size() > longest)
      write_items(with_exceptions(rule.sentences));
    else
      sentences(rule.sentences);
    write_items(rule.items);
  }

  /// Sentences, each joined with the exceptions that follow it.
  static std::vector<std::string> with_exceptions(const std::vector<std::string>& all) {
    std::vector<std::string> joined;
    for (const std::string& each : all)
      if (each.starts_with("But ") && !joined.empty())
        joined.back() += " " + each;
      else
        joined.push_back(each);
    return joined;
  }

  void write_items(const std::vector<std::string>& all) {
    std::string items;
    for (const std::string& item : all) items += "- " + as_markdown(item) + "\n";
    if (!items.empty()) paragraph(items);
  }

  void write_rules() {
    if (book_.rules.empty() && game_.start.empty()) return;
    heading("##", "The rules of play", "play");
    for (const RuleText& rule : book_.rules) write_rule(rule);
    if (!game_.start.empty()) write_rule(book_.ends);
  }

  void write_questions() {
    const std::vector<Question> all = questions_of(words_);
    if (all.empty()) return;
    heading("##", "Questions, answered by the engine", "questions");
    for (std::size_t i = 0; i < all.size(); ++i) {
      paragraph("**" + as_markdown(std::to_string(i + 1) + ". " + all[i].asks) + "** " +
                as_markdown(all[i].answer));
      const std::string figure = question_figure(i + 1);
      if (std::ranges::find(article_.figures, figure, &game::Figure::id) != article_.figures.end())
        paragraph("![](figure:" + figure + ")");
    }
  }

  void write_endings() {
    if (game_.endings.empty()) return;
    heading("##", "Endgames", "endgames");
    std::string items;
    for (std::size_t i = 0; i < game_.endings.size(); ++i) {
      const game::AskedEnding& ending = game_.endings[i];
      const std::string id = game::ending_id(i);
      items += "- " + as_markdown(ending_in_words(game_, ending)) + ": " +
               (ending.moves > 0 ? "where a win can be forced, it takes at most {{" + id +
                                       (ending.moves == 1 ? "}} move" : "}} moves")
                                 : "{{" + id + ": neither side can win}}") +
               ".\n";
    }
    paragraph(items);
    sentences(
        {"The engine has looked at every position of these pieces. Only the winning side’s moves "
         "are counted."});
  }

  void write_problems() {
    if (game_.problems.empty()) return;
    heading("##", "Problems", "problems");
    const auto each = [&](const auto& write) {
      for (std::size_t i = 0; i < game_.problems.size(); ++i)
        write(game_.problems[i], game::problem_id(i), std::to_string(i + 1));
    };
    each([&](const game::AskedProblem& problem, const std::string& id, const std::string& number) {
      heading("###", "Problem " + number + ": " + problem.goal, id);
      place_figure(id);
      sentences({problem_in_words(game_, problem)});
    });
    each([&](const game::AskedProblem& problem, const std::string& id, const std::string& number) {
      heading("###", "Solution of problem " + number, game::solution_of(id));
      std::string line = "{{" + id + "}}";
      for (std::size_t i = 1; i < problem.solution.size(); ++i)
        line += " " + as_markdown(problem.solution[i].text);
      paragraph(line + ". Nothing else solves it: there is {{" + id + "-sound: one}} solution.");
      place_figure(game::solution_of(id));
    });
  }

  /// The moves between two figures: "1. e4 e5 2. Nf3".
  std::string moves_of_sample(std::size_t first, std::size_t last) const {
    const std::size_t players = game_.board().seats.size();
    std::string text;
    for (std::size_t i = first; i < last; ++i) {
      const bool begins = i % players == 0;
      if (!text.empty()) text += ' ';
      if (begins || i == first) text += std::to_string(i / players + 1) + (begins ? ". " : "… ");
      text += game_.sample->moves[i];
    }
    std::string markdown;
    for (const char c : as_markdown(text))
      markdown += c == '*' ? std::string("\\*") : std::string(1, c);
    return markdown;
  }

  void write_sample() {
    if (!game_.sample) return;
    const game::Sample& sample = *game_.sample;
    heading("##", "A sample game", "sample");
    paragraph(as_markdown(sample.source));
    std::size_t written = 0, shown = 0;
    for (const game::Figure& figure : article_.figures) {
      if (figure.section != "sample") continue;
      const std::size_t number = sample.shown[shown++].number;
      paragraph(moves_of_sample(written, number));
      paragraph("![](figure:" + figure.id + ")");
      written = number;
    }
    if (written < sample.moves.size()) paragraph(moves_of_sample(written, sample.moves.size()));
    sentences({sample.ending ? play::sentence_of(*sample.ending, game_.board(), game_.piece_types,
                                                 game_.rules)
                             : sample.result});
  }

  void write_list(const std::string& title, const std::string& id,
                  const std::vector<std::string>& items) {
    if (items.empty()) return;
    heading("##", title, id);
    write_items(items);
  }

  void write_court() {
    if (game_.courts.empty()) return;
    heading("##", std::string(court_title), "court");
    paragraph("The position of each rule stands under [What was checked](#checked).");
    for (const game::Court& court : game_.courts) {
      paragraph(as_markdown(judge_in_words(court)));
      std::string items;
      for (const game::CourtRule& rule : court.rules)
        items += "- " + as_markdown(rule.says) + " (" + as_markdown(rule.place) + "; " +
                 as_markdown(asked_in_words(rule)) + ")\n";
      paragraph(items);
    }
  }

  /// Whether there are counts: by the program from which the rules were taken if `kin`, otherwise
  /// by others.
  bool has_counts(bool kin) const {
    return std::ranges::any_of(article_.claims, [&](const game::Claim& claim) {
      return is_count(claim) && claim.kin == kin;
    });
  }

  bool are_published() const {
    return std::ranges::any_of(article_.claims, [](const game::Claim& claim) {
      return is_count(claim) && !game::is_own_count(claim);
    });
  }

  /// Writes the counts, if the claims have been read.
  void write_counts() {
    if (std::ranges::none_of(article_.claims, is_count)) return;
    heading("##", has_counts(false) && are_published() ? "Published counts" : "Counts compared",
            "counts");
    if (has_counts(false)) {
      paragraph(are_published() ? "Published move counts (perft), reproduced here:"
                                : "Move counts (perft) that a second program of ours finds too:");
      write_counts(false);
    }
    if (!has_counts(true)) return;
    paragraph(as_markdown("The rules of this game were first taken from " + game_.made_from +
                          ", whose move counts (perft) are reproduced here: equal counts show that "
                          "the two programs agree, not that the rules are right."));
    write_counts(true);
  }

  /// "92,741"
  static std::string in_threes(std::int64_t count) {
    std::string digits = std::to_string(count);
    for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, ",");
    return digits;
  }

  void write_counts(bool kin) {
    write_counts_from(game_.start, kin);
    for (std::size_t number = 0; const std::string& position : game::counted_positions(game_))
      write_counts_from(position, kin, ++number);
  }

  /// Writes the counts of one position, below its figure if it has a number.
  void write_counts_from(const std::string& position, bool kin, std::size_t number = 0) {
    std::string table;
    for (const game::Claim& claim : article_.claims) {
      if (!is_count(claim) || claim.kin != kin || claim.key("position") != position) continue;
      const auto* count = std::get_if<std::int64_t>(&claim.documented);
      table += "| " + std::string(claim.key("depth")) + " | {{" + claim.id +
               (count == nullptr ? "" : ": " + in_threes(*count)) + "}} | " +
               as_markdown(claim.at) + " |\n";
    }
    if (table.empty()) return;
    if (number > 0 && placed_.insert(number).second)
      paragraph("![](figure:" + game::counted_figure(number) + ")");
    paragraph("| Moves | Count | Source |\n|--:|--:|---|\n" + table);
  }

  const Game& game_;
  const game::Article& article_;
  GameWords words_;
  Rulebook book_;
  betza::BetzaWriter writer_;
  std::map<const PieceType*, std::string> betza_;
  std::set<std::size_t> placed_;  ///< numbers of the figures of counts
  std::string text_;
};

}  // namespace

std::string as_markdown(std::string_view words) {
  constexpr std::string_view special = "\\`_{}[]<>#+-.!|&~=";
  std::string text;
  for (const char c : words) {
    if (c == '{' && text.ends_with('{')) text += ' ';  // "{{" would begin a reference to a claim
    if (special.find(c) != std::string_view::npos) text += '\\';
    text += c == '\n' || c == '\t' ? ' ' : c;
  }
  return text;
}

std::string reference_text(const Game& game, const game::Article& article) {
  return TextWriter(game, article).write();
}

}  // namespace boardwright::english
