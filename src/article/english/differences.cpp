// Compares two games by what their pages say.
#include "english/differences.h"

#include <algorithm>
#include <map>
#include <utility>

#include "base/text.h"
#include "english/board_text.h"
#include "english/game_summary.h"
#include "english/move_words.h"
#include "english/play_words.h"
#include "figure/words.h"
#include "game/reference.h"

namespace boardwright::english {
namespace {

/// The most sentences about single cells of an array.
constexpr std::size_t most_of_array = 6;

/// What is said about a rule that only the other game has.
struct Absence {
  std::string_view id, sentence;
};
constexpr Absence absences[] = {
    {"shuffle", "The array is always the same."},
    {"check", "There is none."},
    {"hands", "There are none."},
    {"promotion", "There is none."},
    {"castling", "There is none."},
    {"en-passant", "There is none."},
};

/// A text that begins in the middle of a sentence: "the Pawn" for “The Pawn”.
std::string in_small_letters(std::string text) {
  if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z')
    text.front() = static_cast<char>(text.front() - 'A' + 'a');
  return text;
}

/// Whether the lines of a game only count moves, and end it by a count.
bool only_counts(const play::GameRules& rules) {
  return std::ranges::all_of(rules.lines, [](const play::RuleLine& line) {
    const play::RulePhase phase = play::phase_of(line);
    return line.then.word == play::RuleWord::gains || phase == play::RulePhase::ends ||
           phase == play::RulePhase::history || phase == play::RulePhase::draws;
  });
}

class Comparison {
 public:
  explicit Comparison(const GameWords& words)
      : words_(words), other_(*words.game().like), title_(other_.game().title) {
    match_pieces();
  }

  std::vector<GameDifference> find() {
    compare_boards();
    compare_arrays();
    compare_pieces();
    compare_rules();
    return std::move(found_);
  }

 private:
  const Game& game() const { return words_.game(); }
  const Game& like() const { return other_.game(); }

  void add(std::string title, std::string section, std::vector<std::string> sentences,
           std::string in_a_list = {}) {
    if (!sentences.empty())
      found_.push_back(
          {std::move(title), std::move(section), std::move(sentences), std::move(in_a_list)});
  }

  static std::string moves_of(const GameWords& words, const PieceType& piece_type) {
    return moves_in_words(words, piece_type, "it");
  }

  /// Matches each piece with one of the other game: of the same name, of the same id, or else one
  /// that moves alike.
  void match_pieces() {
    std::vector<const PieceType*> left = listed_pieces(like());
    const auto take = [&](const PieceType& piece_type, auto is_same) {
      if (match_.contains(&piece_type)) return;
      const auto found =
          std::ranges::find_if(left, [&](const PieceType* each) { return is_same(*each); });
      if (found == left.end()) return;
      match_[&piece_type] = *found;
      left.erase(found);
    };
    const std::vector<const PieceType*> own = listed_pieces(game());
    const auto moves_alike = [&](const PieceType& one, const PieceType& other) {
      return moves_of(words_, one) == moves_of(other_, other);
    };
    for (const PieceType* each : own)
      take(*each, [&](const PieceType& other) {
        return other.name == each->name && moves_alike(*each, other);
      });
    for (const PieceType* each : own)
      take(*each, [&](const PieceType& other) { return other.name == each->name; });
    for (const PieceType* each : own)
      take(*each, [&](const PieceType& other) { return other.id == each->id; });
    for (const PieceType* each : own)
      take(*each, [&](const PieceType& other) { return moves_alike(*each, other); });
    gone_ = std::move(left);
  }

  bool has_same_cells() const {
    const Board &one = game().board(), &other = like().board();
    if (one.size() != other.size() || one.seats.size() != other.seats.size()) return false;
    const auto cells = one.cells();
    return std::ranges::all_of(cells,
                               [&](CellId cell) { return one.name(cell) == other.name(cell); });
  }

  void compare_boards() {
    std::vector<std::string> sentences = board_in_sentences(game().board(), words_);
    const std::vector<std::string> others = board_in_sentences(like().board(), other_);
    constexpr std::string_view echo = "The board";
    if (sentences == others) return compare_players();
    if (sentences.front().starts_with(echo)) sentences.front().replace(0, echo.size(), "It");
    add("The board", "board", std::move(sentences));
    compare_players();
  }

  void compare_players() {
    if (players_of(game()) != players_of(like()))
      add("The players", "board", {capitalised(board_in_words(game()))});
  }

  /// The name of a piece of the other game's array, in the words of this game; empty for none.
  std::string name_in_other(const play::Piece& piece) const {
    if (piece.none()) return {};
    const PieceType& piece_type = like().piece_type(piece.piece_type);
    for (const auto& [own, other] : match_)
      if (other == &piece_type) return own->name;
    return piece_type.name;
  }

  void compare_arrays() {
    const Position* own = game().find_position(game().start);
    const Position* other = like().find_position(like().start);
    if (own == nullptr || other == nullptr) return;
    if (!has_same_cells())
      return add("The array", "board", {"The pieces are set up as the picture shows."});
    std::map<std::pair<std::string, std::string>, CellSet> changed;
    for (const CellId cell : game().board().cells()) {
      const play::Piece &here = own->at(cell), &there = other->at(cell);
      const std::string before = name_in_other(there);
      const std::string after = here.none() ? "" : words_.piece_type(here.piece_type);
      if (before == after && here.seat == there.seat) continue;
      if (before == after) return add_whole_array();
      changed[{after, after.empty() ? std::string() : before}].insert(cell);
    }
    if (changed.size() > most_of_array) return add_whole_array();
    std::vector<std::string> sentences;
    for (const auto& [names, cells] : changed)
      sentences.push_back(in_array(names.first, names.second, cells));
    add("The array", "board", std::move(sentences));
  }

  void add_whole_array() {
    add("The array", "board", {"The pieces are set up as the picture shows."});
  }

  /// "Chancellors stand on d1 and d8 in place of the Queens."
  std::string in_array(const std::string& after, const std::string& before,
                       const CellSet& cells) const {
    const bool one = cells.size() == 1;
    const auto noun = [&](const std::string& name) { return one ? name : GameWords::plural(name); };
    const std::string where = figure::cells_in_words(game().board(), cells);
    if (after.empty()) return "Nothing stands on " + where + ".";
    return (one ? capitalised(base::with_article(after)) + " stands" : noun(after) + " stand") +
           " on " + where + (before.empty() ? "." : " in place of the " + noun(before) + ".");
  }

  /// The moves of a new piece, which another piece of this game can have too.
  std::string moves_of_new(const PieceType& piece_type) const {
    const PieceType* like = earlier_like(game(), piece_type);
    return like == nullptr ? moves_of(words_, piece_type)
                           : "It moves as the " + like->name + " does.";
  }

  void compare_pieces() {
    for (const PieceType* each : listed_pieces(game())) {
      const std::string section = game::reference_section(*each);
      const std::string moves = moves_of(words_, *each);
      const auto found = match_.find(each);
      if (found == match_.end()) {
        add("The " + each->name, section, {"This piece is new.", moves_of_new(*each)});
        continue;
      }
      const PieceType& other = *found->second;
      if (moves != moves_of(other_, other) && each->name != other.name)
        add("The " + each->name, section, {"It takes the place of the " + other.name + ".", moves});
      else if (moves != moves_of(other_, other))
        add("The " + each->name, section, {moves});
      else if (each->name != other.name)
        add("The " + each->name, section,
            {"It is the " + other.name + " of " + title_ + " by another name."},
            "the names of the pieces");
    }
    std::vector<std::string> names;
    for (const PieceType* each : gone_) names.push_back(each->name);
    if (!names.empty())
      add("Missing pieces", "", {"There is no " + listed(names, "or") + "."},
          "the missing " + (names.size() == 1 ? names.front() : "pieces"));
  }

  /// The rules of a game under their headings, in its author's words if there are any.
  static std::vector<RuleText> sections_of(const GameWords& words) {
    std::vector<RuleText> sections;
    for (RuleText& each : rules_in_words(words)) {
      if (const auto own = words.game().leaflet.find(each.id);
          own != words.game().leaflet.end() && game::is_reference(words.game()))
        each = {each.id, each.title, lines_of(own->second)};
      if (!each.items.empty() && !each.sentences.empty())
        add_in_a_row(each.sentences.back(), std::move(each.items));
      if (each.id.empty() && !sections.empty())
        std::ranges::move(each.sentences, std::back_inserter(sections.back().sentences));
      else
        sections.push_back(std::move(each));
    }
    return sections;
  }

  static std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    for (const std::string_view line : base::split(text, '\n'))
      if (!base::trimmed(line).empty()) lines.emplace_back(base::trimmed(line));
    return lines;
  }

  /// Adds the items of a list to the sentence before it: "…: a Silver General to a Promoted Silver;
  /// a Bishop to a Dragon Horse." Items that are sentences follow a full stop.
  static void add_in_a_row(std::string& sentence, std::vector<std::string> items) {
    if (items.front().ends_with('.')) {
      if (sentence.ends_with(':')) sentence.back() = '.';
      sentence += " " + base::joined(items, " ");
      return;
    }
    for (std::string& item : items) item = in_small_letters(std::move(item));
    sentence += " " + base::joined(items, "; ") + ".";
  }

  /// A sentence of the other game, with its pieces renamed as in this one.
  std::string renamed(std::string sentence) const {
    std::vector<std::pair<std::string, std::string>> names;
    for (const auto& [own, other] : match_)
      if (own->name != other->name) names.emplace_back(other->name, own->name);
    std::string text;
    for (std::size_t at = 0; at < sentence.size();) {
      const bool begins = at == 0 || !base::is_letter(sentence[at - 1]);
      const auto found = std::ranges::find_if(names, [&](const auto& each) {
        return begins && sentence.compare(at, each.first.size(), each.first) == 0;
      });
      text += found == names.end() ? std::string(1, sentence[at]) : found->second;
      at += found == names.end() ? 1 : found->first.size();
    }
    return text;
  }

  /// What the title of a rule becomes in a list of differences; empty: itself.
  static std::string in_a_list(const RuleText& rule) {
    return rule.id == "further" ? "some " + in_small_letters(rule.title) : "";
  }

  void compare_rules() {
    const std::vector<RuleText> own = sections_of(words_);
    std::vector<RuleText> others = sections_of(other_);
    for (RuleText& each : others)
      for (std::string& sentence : each.sentences) sentence = renamed(std::move(sentence));
    const auto find = [](const std::vector<RuleText>& all, const std::string& id) {
      const auto found = std::ranges::find(all, id, &RuleText::id);
      return found == all.end() ? nullptr : &*found;
    };
    for (const RuleText& each : own) {
      const RuleText* other = find(others, each.id);
      add(each.title, each.id,
          other == nullptr ? each.sentences : news_of(each.sentences, other->sentences),
          in_a_list(each));
    }
    for (const RuleText& each : others)
      if (find(own, each.id) == nullptr) add(each.title, "", in_absence(each), in_a_list(each));
    const RuleText end = ends_in_words(words_);
    std::vector<std::string> other_end = ends_in_words(other_).sentences;
    for (std::string& sentence : other_end) sentence = renamed(std::move(sentence));
    add(end.title, end.id, news_of(end.sentences, other_end));
  }

  /// The sentences that are new, and those of `others` that have no counterpart. A sentence that
  /// refers to the one before it comes with that one.
  std::vector<std::string> news_of(const std::vector<std::string>& sentences,
                                   const std::vector<std::string>& others) const {
    const auto is_in = [](const std::vector<std::string>& all, const std::string& each) {
      return std::ranges::find(all, each) != all.end();
    };
    const auto leans = [](const std::string& each) {
      return each.starts_with("But ") || each.starts_with("It ") ||
             each.find(" such ") != std::string::npos;
    };
    std::vector<std::string> news;
    for (std::size_t i = 0; i < sentences.size(); ++i) {
      if (is_in(others, sentences[i])) continue;
      std::size_t first = i;
      while (first > 0 && leans(sentences[first]) && !is_in(news, sentences[first - 1])) --first;
      for (; first <= i; ++first) news.push_back(sentences[first]);
    }
    for (const std::string& each : others) {
      const bool is_changed = std::ranges::any_of(
          news, [&](const std::string& other) { return are_alike(each, other); });
      if (is_in(sentences, each) || is_changed || names_gone_piece(each)) continue;
      if (each == recurs_freely || is_of_repetition(each, news)) continue;
      news.push_back(not_here(without_kept(each, sentences)));
    }
    return news;
  }

  /// Whether a sentence says what a repetition does, where it is new that it does nothing.
  static bool is_of_repetition(const std::string& sentence, const std::vector<std::string>& news) {
    return sentence.find(" the same position occurs ") != std::string::npos &&
           std::ranges::find(news, recurs_freely) != news.end();
  }

  /// A sentence of the other game without its last part, if that is a sentence of this game.
  static std::string without_kept(const std::string& sentence,
                                  const std::vector<std::string>& kept) {
    for (const std::string& each : kept)
      if (const std::string part = "; " + in_small_letters(each); sentence.ends_with(part))
        return sentence.substr(0, sentence.size() - part.size()) + ".";
    return sentence;
  }

  std::string not_here(const std::string& sentence) const {
    return "This rule of " + title_ + " does not apply: “" + sentence + "”";
  }

  /// Whether most words of a sentence occur in another, perhaps as plurals; then that one replaces
  /// it.
  static bool are_alike(const std::string& sentence, const std::string& other) {
    const std::vector<std::string_view> words = base::words(sentence), others = base::words(other);
    const auto shared = std::ranges::count_if(words, [&](std::string_view word) {
      return std::ranges::any_of(others, [&](std::string_view each) {
        return each == word || each == std::string(word) + "s";
      });
    });
    return 2 * shared > std::ssize(words);
  }

  /// Whether a sentence of the other game is about a piece that is missing here.
  bool names_gone_piece(const std::string& sentence) const {
    return std::ranges::any_of(gone_, [&](const PieceType* piece_type) {
      return sentence.find(piece_type->name) != std::string::npos;
    });
  }

  /// What is said of rules of the other game that this one has nothing like.
  std::vector<std::string> in_absence(const RuleText& rule) const {
    for (const Absence& each : absences)
      if (each.id == rule.id) return {std::string(each.sentence)};
    if (rule.id == "further" && only_counts(like().rules))
      return {"The counting rules of " + title_ + " do not apply."};
    std::vector<std::string> sentences;
    for (const std::string& each : rule.sentences)
      if (!names_gone_piece(each)) sentences.push_back(not_here(each));
    return sentences;
  }

  const GameWords& words_;
  GameWords other_;
  std::string title_;
  std::map<const PieceType*, const PieceType*> match_;  ///< this game's pieces, the other's
  std::vector<const PieceType*> gone_;                  ///< of the other game
  std::vector<GameDifference> found_;
};

}  // namespace

std::vector<GameDifference> differences_in_words(const GameWords& words) {
  if (words.game().like == nullptr) return {};
  return Comparison(words).find();
}

std::string differences_in_brief(const GameWords& words) {
  std::vector<std::string> titles;
  for (const GameDifference& each : differences_in_words(words)) {
    std::string title = each.in_a_list.empty() ? in_small_letters(each.title) : each.in_a_list;
    if (std::ranges::find(titles, title) == titles.end()) titles.push_back(std::move(title));
  }
  if (titles.empty()) return {};
  const std::string& other = words.game().like->title;
  return "What differs from " + other + ": " + listed(titles) + ". All else is as there.";
}

}  // namespace boardwright::english
