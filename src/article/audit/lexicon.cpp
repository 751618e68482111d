// Finds names of cells, lines, pieces and axes, and the words of the tables below.
#include "audit/lexicon.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/text.h"

namespace boardwright::audit {

using base::is_digit, base::is_letter, base::lower_case;

namespace {

/// A word or two that say something checkable. Synonyms have the same `means`.
struct MarkWord {
  std::string_view word;
  MarkKind kind;
  std::string_view means;
};
constexpr MarkWord mark_words[] = {
    {"not", MarkKind::negation, "not"},
    {"no", MarkKind::negation, "not"},
    {"never", MarkKind::negation, "not"},
    {"no longer", MarkKind::negation, "not"},
    {"cannot", MarkKind::negation, "not"},
    {"none", MarkKind::negation, "not"},
    {"neither", MarkKind::negation, "not"},
    {"nor", MarkKind::negation, "not"},
    {"nothing", MarkKind::negation, "not"},
    {"nobody", MarkKind::negation, "not"},
    {"nowhere", MarkKind::negation, "not"},
    {"without", MarkKind::negation, "not"},
    {"hardly", MarkKind::negation, "not"},
    {"scarcely", MarkKind::negation, "not"},
    {"only", MarkKind::quantifier, "only"},
    {"just", MarkKind::quantifier, "only"},
    {"exactly", MarkKind::quantifier, "only"},
    {"at most", MarkKind::quantifier, "at most"},
    {"up to", MarkKind::quantifier, "at most"},
    {"as many as", MarkKind::quantifier, "at most"},
    {"at least", MarkKind::quantifier, "at least"},
    {"all", MarkKind::quantifier, "all"},
    {"both", MarkKind::quantifier, "all"},
    {"each", MarkKind::quantifier, "all"},
    {"every", MarkKind::quantifier, "all"},
    {"any", MarkKind::quantifier, "all"},
    {"always", MarkKind::quantifier, "all"},
    {"even", MarkKind::quantifier, "even"},
    {"few", MarkKind::quantifier, "few"},
    {"some", MarkKind::quantifier, "some"},
    {"sometimes", MarkKind::quantifier, "some"},
    {"half", MarkKind::quantifier, "half"},
    {"twice", MarkKind::quantifier, "twice"},
    {"once", MarkKind::quantifier, "once"},
    {"more", MarkKind::comparative, "more"},
    {"farther", MarkKind::comparative, "more"},
    {"larger", MarkKind::comparative, "more"},
    {"longer", MarkKind::comparative, "more"},
    {"stronger", MarkKind::comparative, "more"},
    {"strongest", MarkKind::comparative, "more"},
    {"most powerful", MarkKind::comparative, "more"},
    {"less", MarkKind::comparative, "less"},
    {"fewer", MarkKind::comparative, "less"},
    {"smaller", MarkKind::comparative, "less"},
    {"shorter", MarkKind::comparative, "less"},
    {"weaker", MarkKind::comparative, "less"},
    {"weakest", MarkKind::comparative, "less"},
    {"least powerful", MarkKind::comparative, "less"},
    {"any direction", MarkKind::direction, "all"},
    {"forward", MarkKind::direction, "forward"},
    {"backward", MarkKind::direction, "backward"},
    {"backwards", MarkKind::direction, "backward"},
    {"forwards", MarkKind::direction, "forward"},
    {"straight back", MarkKind::direction, "backward"},
    {"sideways", MarkKind::direction, "sideways"},
    {"straight", MarkKind::direction, "straight"},
    {"diagonal", MarkKind::direction, "diagonal"},
    {"diagonals", MarkKind::direction, "diagonal"},
    {"diagonally", MarkKind::direction, "diagonal"},
    {"orthogonal", MarkKind::direction, "orthogonal"},
    {"left", MarkKind::direction, "left"},
    {"right", MarkKind::direction, "right"},
    {"up", MarkKind::direction, "up"},
    {"down", MarkKind::direction, "down"},
    {"upward", MarkKind::direction, "up"},
    {"upwards", MarkKind::direction, "up"},
    {"downward", MarkKind::direction, "down"},
    {"downwards", MarkKind::direction, "down"},
    {"clockwise", MarkKind::direction, "clockwise"},
    {"counterclockwise", MarkKind::direction, "counterclockwise"},
    {"northwest", MarkKind::direction, "northwest"},
    {"northeast", MarkKind::direction, "northeast"},
    {"southwest", MarkKind::direction, "southwest"},
    {"southeast", MarkKind::direction, "southeast"},
    {"vertical", MarkKind::direction, "vertical"},
    {"horizontal", MarkKind::direction, "horizontal"},
    {"white", MarkKind::colour, "white"},
    {"black", MarkKind::colour, "black"},
    {"red", MarkKind::colour, "red"},
    {"blue", MarkKind::colour, "blue"},
    {"green", MarkKind::colour, "green"},
    {"yellow", MarkKind::colour, "yellow"},
    {"brown", MarkKind::colour, "brown"},
    {"magenta", MarkKind::colour, "magenta"},
    {"buff", MarkKind::colour, "buff"},
    {"triangle", MarkKind::shape, "triangle"},
    {"triangles", MarkKind::shape, "triangle"},
    {"square", MarkKind::shape, "square"},
    {"squares", MarkKind::shape, "square"},
    {"hexagon", MarkKind::shape, "hexagon"},
    {"hexagons", MarkKind::shape, "hexagon"},
    {"octagon", MarkKind::shape, "octagon"},
    {"octagons", MarkKind::shape, "octagon"},
    {"first", MarkKind::ordinal, "1"},
    {"second", MarkKind::ordinal, "2"},
    {"third", MarkKind::ordinal, "3"},
    {"fourth", MarkKind::ordinal, "4"},
    {"fifth", MarkKind::ordinal, "5"},
    {"sixth", MarkKind::ordinal, "6"},
    {"seventh", MarkKind::ordinal, "7"},
    {"eighth", MarkKind::ordinal, "8"},
    {"ninth", MarkKind::ordinal, "9"},
    {"tenth", MarkKind::ordinal, "10"},
    {"last", MarkKind::ordinal, "last"},
    {"ahead", MarkKind::direction, "forward"},
    {"straight ahead", MarkKind::direction, "forward"},
    {"straight forward", MarkKind::direction, "forward"},
    {"aslant", MarkKind::direction, "diagonal"},
    {"capture", MarkKind::verb, "capture"},
    {"captures", MarkKind::verb, "capture"},
    {"captured", MarkKind::verb, "capture"},
    {"capturing", MarkKind::verb, "capture"},
    {"takes on", MarkKind::verb, "capture"},
    {"take on", MarkKind::verb, "capture"},
    {"taken on", MarkKind::verb, "capture"},
    {"move", MarkKind::verb, "move"},
    {"moves", MarkKind::verb, "move"},
    {"moved", MarkKind::verb, "move"},
    {"moving", MarkKind::verb, "move"},
    {"stay", MarkKind::verb, "stay"},
    {"stays", MarkKind::verb, "stay"},
    {"keeps", MarkKind::verb, "stay"},
    {"remains", MarkKind::verb, "stay"},
    {"change", MarkKind::verb, "change"},
    {"changes", MarkKind::verb, "change"},
    {"leaves", MarkKind::verb, "change"},
    {"leave", MarkKind::verb, "change"},
    {"win", MarkKind::outcome, "win"},
    {"wins", MarkKind::outcome, "win"},
    {"won", MarkKind::outcome, "win"},
    {"winning", MarkKind::outcome, "win"},
    {"lose", MarkKind::outcome, "loss"},
    {"loses", MarkKind::outcome, "loss"},
    {"lost", MarkKind::outcome, "loss"},
    {"losing", MarkKind::outcome, "loss"},
    {"loss", MarkKind::outcome, "loss"},
    {"draw", MarkKind::outcome, "draw"},
    {"draws", MarkKind::outcome, "draw"},
    {"drawn", MarkKind::outcome, "draw"},
    {"victory", MarkKind::outcome, "win"},
    {"defeat", MarkKind::outcome, "loss"},
};

/// The same in the order of their words, none of which comes twice.
constexpr auto sorted_words = [] {
  auto words = std::to_array(mark_words);
  std::ranges::sort(words, {}, &MarkWord::word);
  return words;
}();
static_assert(std::ranges::adjacent_find(sorted_words, {}, &MarkWord::word) == sorted_words.end());

/// The row of sorted_words for a word; null: there is none.
const MarkWord* find_mark_word(std::string_view word) {
  const auto row = std::ranges::lower_bound(sorted_words, word, {}, &MarkWord::word);
  return row != sorted_words.end() && row->word == word ? &*row : nullptr;
}

/// A text that says how a game ends has at least one of these words.
constexpr std::string_view game_words[] = {"game", "player",    "players",   "side",      "sides",
                                           "you",  "opponent",  "white",     "black",     "who",
                                           "mate", "checkmate", "stalemate", "stalemated"};

/// Phrases in which a word of mark_words says nothing checkable.
constexpr std::string_view unmarked_phrases[] = {
    "right angle", "right angles", "set up",      "sets up",      "join up",
    "left to",     "even if",      "even when",   "even while",   "even-numbered",
    "at all",      "at once",      "all at once", "right behind", "right beside"};

/// Verbs for what pieces do: regular ones, those that end in e (without it), and irregular forms
/// and nouns.
constexpr std::string_view verbs[] = {
    "go",   "step",  "leap", "jump",   "block", "get", "reach", "enter", "stand",  "land", "pass",
    "turn", "cross", "stop", "attack", "cover", "hop", "stay",  "run",   "repeat", "check"};
constexpr std::string_view verbs_in_e[] = {"mov", "rid",    "slid",  "captur",
                                           "tak", "promot", "becom", "castl"};
constexpr std::string_view verb_forms[] = {
    "leapt",  "stood",    "took",      "ran",  "got",       "rode",      "slid",
    "became", "movement", "movements", "gone", "promotion", "promotions"};
constexpr std::string_view endings[] = {"", "s", "es", "ed", "ing"};
constexpr std::string_view endings_of_e[] = {"e", "es", "ed", "ing"};

/// Whether a word is a stem with one of some endings, before which its last letter may be doubled.
template <class Endings>
bool is_form_of(std::string_view word, std::string_view stem, const Endings& allowed) {
  if (!word.starts_with(stem)) return false;
  std::string_view rest = word.substr(stem.size());
  if (rest.size() > 1 && rest[0] == stem.back()) rest.remove_prefix(1);
  return std::ranges::find(allowed, rest) != std::end(allowed);
}

struct KindName {
  MarkKind kind;
  std::string_view name;
};
constexpr KindName kind_names[] = {
    {MarkKind::number, "number"},
    {MarkKind::ordinal, "ordinal"},
    {MarkKind::cell, "cell"},
    {MarkKind::line, "line"},
    {MarkKind::piece, "piece"},
    {MarkKind::axis, "axis"},
    {MarkKind::direction, "direction"},
    {MarkKind::colour, "colour"},
    {MarkKind::shape, "shape"},
    {MarkKind::negation, "negation"},
    {MarkKind::quantifier, "quantifier"},
    {MarkKind::comparative, "comparative"},
    {MarkKind::verb, "verb"},
    {MarkKind::outcome, "outcome"},
};

/// At most this many words make a name or a phrase.
constexpr std::size_t most_words = 4;

/// Whether a word is followed by a comma: "a" in "are a, c and e" is a file, not an article.
template <class Words>
bool begins_list(std::string_view text, const Words& words, std::size_t at) {
  return at < words.size() && text.substr(words[at].end).starts_with(',');
}

/// Whether "a" before this text is the article, not the file.
bool is_article(std::string_view after) {
  return after.starts_with(' ') && !after.starts_with(" and ") && !after.starts_with(" or ") &&
         !after.starts_with(" to ");
}

std::string_view sentence_of(std::string_view text, std::size_t at) {
  const std::size_t before = text.substr(0, at).rfind(". "), after = text.find(". ", at);
  const std::size_t begin = before == text.npos ? 0 : before + 2;
  return text.substr(begin, after == text.npos ? after : after - begin);
}

/// Whether a sentence is about a game or its players.
bool is_of_game(std::string_view sentence) {
  const std::string small = lower_case(sentence);
  return std::ranges::any_of(game_words, [&](std::string_view word) {
    for (std::size_t at = small.find(word); at != small.npos; at = small.find(word, at + 1)) {
      const std::size_t end = at + word.size();
      if ((at == 0 || !is_letter(small[at - 1])) && (end == small.size() || !is_letter(small[end])))
        return true;
    }
    return false;
  });
}

bool is_in(const std::vector<std::string>& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

}  // namespace

std::string_view name_of(MarkKind kind) {
  return std::ranges::find(kind_names, kind, &KindName::kind)->name;
}

Lexicon::Lexicon(const Game& game) : game_(game) {
  for (const moves::PieceType& piece_type : game.piece_types)
    for (const std::string_view ending : {"", "s"})
      names_.insert(
          {piece_type.name + std::string(ending), {0, 0, MarkKind::piece, piece_type.id}});
  if (game.boards.empty()) return;
  const board::Board& board = game.board();
  const auto all_are = [&](int sides) {
    return std::ranges::all_of(
        board.cells(), [&](geometry::CellId cell) { return board.topology.sides(cell) == sides; });
  };
  constexpr int of_square = 4, of_hexagon = 6;
  if (all_are(of_square)) only_shape_ = "square";
  if (all_are(of_hexagon)) only_shape_ = "hexagon";
  for (const board::Seat& seat : game.board().seats)
    names_.insert({seat.name, {0, 0, MarkKind::colour, lower_case(seat.name)}});
}

std::vector<Lexicon::Word> Lexicon::words_in(std::string_view text) {
  const auto is_part = [&](std::size_t at) {
    return is_letter(text[at]) || is_digit(text[at]) ||
           static_cast<unsigned char>(text[at]) >= 0xc3;
  };
  std::vector<Word> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    while (at < text.size() && is_part(at)) ++at;
    if (at > begin)
      words.push_back({begin, at});
    else
      ++at;
  }
  return words;
}

/// Takes a cell: "e4", "bl-k2", "Blue King Two".
bool Lexicon::take_cell(std::string_view text, const std::vector<Word>& words, std::size_t& at,
                        std::vector<Mark>& marks) const {
  const std::size_t begin = words[at].begin;
  const bool capital = text[begin] >= 'A' && text[begin] <= 'Z';
  for (std::size_t last = std::min(words.size(), at + most_words); last-- > at;) {
    const std::string_view name = text.substr(begin, words[last].end - begin);
    const bool has_digit = std::ranges::any_of(name, is_digit);
    if ((last == at ? !has_digit : !capital && !has_digit) || base::to_integer(name)) continue;
    for (const auto& board : game_.boards)
      if (const auto cell = board->find(name)) {
        marks.push_back({begin, words[last].end, MarkKind::cell, board->name(*cell)});
        at = last;
        return true;
      }
  }
  return false;
}

/// Takes lines after their word, "ranks 1, 2 and 4", and one before it, "the e-file".
bool Lexicon::take_lines(std::string_view text, const std::vector<Word>& words, std::size_t& at,
                         std::vector<Mark>& marks) const {
  if (game_.boards.empty()) return false;
  const std::string word =
      lower_case(text.substr(words[at].begin, words[at].end - words[at].begin));
  const bool ranks = word == "rank" || word == "ranks", files = word == "file" || word == "files";
  const auto names_line = [&](const Word& name, bool rank) {
    return std::ranges::any_of(game_.boards, [&](const auto& board) {
      return is_in(rank ? board->rank_order : board->file_order,
                   text.substr(name.begin, name.end - name.begin));
    });
  };
  const auto add = [&](const Word& name, bool rank) {
    marks.push_back(
        {name.begin, name.end, MarkKind::line,
         (rank ? "rank " : "file ") + std::string(text.substr(name.begin, name.end - name.begin))});
  };
  if (!ranks && !files) {
    const bool joined = text.substr(words[at].end).starts_with("-file") ||
                        text.substr(words[at].end).starts_with("-, ") ||
                        text.substr(words[at].end).starts_with("- and");
    if (!joined || !names_line(words[at], false)) return false;
    add(words[at], false);
    return true;
  }
  std::size_t next = at + 1;
  for (; next < words.size(); ++next) {
    const std::string_view name =
        text.substr(words[next].begin, words[next].end - words[next].begin);
    const std::size_t gap = words[next].begin - words[next - 1].end;
    if (gap > 3) break;
    if (name == "and" || name == "or" || name == "to" || name == "as" || name == "well") continue;
    if (name == "are" && begins_list(text, words, next + 1)) continue;
    if (name == "a" && is_article(text.substr(words[next].end))) break;
    if (!names_line(words[next], ranks)) break;
    const std::size_t after = words[next].end;
    if (after < text.size() && text[after] == '-') break;
    add(words[next], ranks);
  }
  if (marks.empty() || marks.back().begin < words[at].begin) return false;
  while (words[at].end < marks.back().end) ++at;
  return true;
}

/// Takes "Y" of "the Y-axis" or of "the V- and W-axes".
bool Lexicon::take_axis(std::string_view text, const Word& word, std::vector<Mark>& marks) const {
  if (game_.boards.empty() || !text.substr(word.end).starts_with('-')) return false;
  const std::string_view name = text.substr(word.begin, word.end - word.begin);
  if (name.size() != 1 || name.front() < 'A' || name.front() > 'Z') return false;
  if (game_.board().axis(name) == nullptr) return false;
  marks.push_back({word.begin, word.end, MarkKind::axis, std::string(name)});
  return true;
}

/// Takes the longest name of a piece or seat, or entry of mark_words, that begins here. A phrase of
/// unmarked_phrases is taken without a mark.
bool Lexicon::take_name(std::string_view text, const std::vector<Word>& words, std::size_t& at,
                        std::vector<Mark>& marks) const {
  const std::size_t begin = words[at].begin;
  for (std::size_t last = std::min(words.size(), at + most_words); last-- > at;) {
    const std::string_view phrase = text.substr(begin, words[last].end - begin);
    if (const auto name = names_.find(phrase); name != names_.end()) {
      marks.push_back({begin, words[last].end, name->second.kind, name->second.means});
      at = last;
      return true;
    }
    const std::string small = lower_case(phrase);
    if (std::ranges::find(unmarked_phrases, small) != std::end(unmarked_phrases)) {
      at = last;
      return true;
    }
    const MarkWord* row = find_mark_word(small);
    const bool in_compound = begin > 0 && text[begin - 1] == '-';  // "set-up"
    if (row != nullptr && !(in_compound && row->kind == MarkKind::direction)) {
      marks.push_back({begin, words[last].end, row->kind, std::string(row->means)});
      at = last;
      return true;
    }
  }
  return false;
}

std::vector<Mark> Lexicon::marks_in(std::string_view text) const {
  std::vector<Mark> marks = words_known_in(text);
  std::erase_if(marks, [&](const Mark& mark) {
    return mark.kind == MarkKind::shape && mark.means == only_shape_;
  });
  return marks;
}

std::vector<Mark> Lexicon::words_known_in(std::string_view text) const {
  std::vector<Mark> marks;
  const std::vector<Word> words = words_in(text);
  for (std::size_t at = 0; at < words.size(); ++at)
    if (!take_cell(text, words, at, marks) && !take_lines(text, words, at, marks) &&
        !take_axis(text, words[at], marks))
      take_name(text, words, at, marks);
  std::erase_if(marks, [&](const Mark& mark) {
    return mark.kind == MarkKind::outcome && !is_of_game(sentence_of(text, mark.begin));
  });
  return marks;
}

bool Lexicon::has_verb(std::string_view text) {
  return std::ranges::any_of(words_in(text), [&](const Word& word) {
    const std::string small = lower_case(text.substr(word.begin, word.end - word.begin));
    return std::ranges::find(verb_forms, small) != std::end(verb_forms) ||
           std::ranges::any_of(verbs,
                               [&](auto verb) { return is_form_of(small, verb, endings); }) ||
           std::ranges::any_of(verbs_in_e,
                               [&](auto verb) { return is_form_of(small, verb, endings_of_e); });
  });
}

}  // namespace boardwright::audit
