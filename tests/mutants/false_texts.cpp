// Finds what can be edited in raw text. Shares no code with the library, on purpose.
#include "mutants/false_texts.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <random>
#include <set>

namespace boardwright::test {
namespace {

struct Swap {
  const char *kind, *from, *to;
};

/// Words and what they are exchanged for.
constexpr Swap word_swaps[] = {
    {"number", "one", "two"},
    {"number", "two", "three"},
    {"number", "three", "four"},
    {"number", "four", "five"},
    {"number", "five", "six"},
    {"number", "six", "seven"},
    {"number", "seven", "eight"},
    {"number", "eight", "nine"},
    {"number", "nine", "ten"},
    {"number", "ten", "eleven"},
    {"number", "eleven", "twelve"},
    {"number", "twelve", "thirteen"},
    {"number", "sixteen", "fifteen"},
    {"number", "nineteen", "twenty"},
    {"number", "thirty-two", "thirty-one"},
    {"number", "half", "a third"},
    {"ordinal", "first", "second"},
    {"ordinal", "second", "third"},
    {"ordinal", "third", "fourth"},
    {"ordinal", "fourth", "fifth"},
    {"ordinal", "fifth", "sixth"},
    {"ordinal", "sixth", "seventh"},
    {"ordinal", "seventh", "sixth"},
    {"ordinal", "ninth", "tenth"},
    {"ordinal", "last", "first"},
    {"direction", "forward", "backward"},
    {"direction", "backward", "forward"},
    {"direction", "backwards", "forwards"},
    {"direction", "left", "right"},
    {"direction", "right", "left"},
    {"direction", "sideways", "forward"},
    {"direction", "diagonally", "straight"},
    {"direction", "straight", "diagonally"},
    {"direction", "northwest", "northeast"},
    {"direction", "northeast", "northwest"},
    {"direction", "southeast", "southwest"},
    {"direction", "southwest", "southeast"},
    {"direction", "clockwise", "counterclockwise"},
    {"direction", "counterclockwise", "clockwise"},
    {"direction", "vertical", "horizontal"},
    {"direction", "horizontal", "vertical"},
    {"colour", "White", "Black"},
    {"colour", "Black", "White"},
    {"colour", "red", "blue"},
    {"colour", "blue", "red"},
    {"colour", "Red", "Green"},
    {"colour", "Brown", "Yellow"},
    {"colour", "Yellow", "Magenta"},
    {"colour", "Green", "Blue"},
    {"colour", "Blue", "Brown"},
    {"colour", "Magenta", "Red"},
    {"negation", "cannot", "can"},
    {"negation", "can", "cannot"},
    {"negation", "never", "always"},
    {"negation", "always", "never"},
    {"negation", "no", "a"},
    {"negation", "No", "A"},
    {"negation", "not", "indeed"},
    {"negation", "may", "may not"},
    {"negation", "must", "must not"},
    {"negation", "nor", "or"},
    {"negation", "without", "with"},
    {"quantifier", "all", "some of"},
    {"quantifier", "every", "hardly a"},
    {"quantifier", "each", "one"},
    {"quantifier", "only", "even"},
    {"quantifier", "both", "neither"},
    {"quantifier", "most", "few"},
    {"quantifier", "up to", "at least"},
    {"quantifier", "at least", "at most"},
    {"quantifier", "at most", "at least"},
    {"quantifier", "any", "only one"},
    {"quantifier", "just", "not just"},
    {"comparative", "more than", "less than"},
    {"comparative", "more", "less"},
    {"comparative", "stronger", "weaker"},
    {"comparative", "weaker", "stronger"},
    {"comparative", "larger", "smaller"},
    {"comparative", "smaller", "larger"},
    {"comparative", "longer", "shorter"},
    {"comparative", "shorter", "longer"},
    {"comparative", "farther", "less far"},
    {"comparative", "higher", "lower"},
    {"comparative", "most powerful", "least powerful"},
    {"comparative", "nearer", "farther"},
    {"verb", "move", "capture"},
    {"verb", "moves", "captures"},
    {"verb", "moved", "captured"},
    {"verb", "capture", "move"},
    {"verb", "captures", "moves"},
    {"verb", "captured", "moved"},
    {"verb", "capturing", "moving"},
    {"end", "wins", "loses"},
    {"end", "win", "lose"},
    {"end", "won", "lost"},
    {"end", "loses", "wins"},
    {"end", "lose", "win"},
    {"end", "lost", "won"},
    {"end", "game is drawn", "game is won"},
    {"end", "draws", "wins"},
    {"end", "draw", "win"},
};

/// Words that say the same where rules are told.
struct SameWords {
  const char *from, *to;
};
constexpr SameWords same_words[] = {
    {"can go", "may go"},
    {"may go", "can go"},
    {"can move", "may move"},
    {"may move", "can move"},
    {"can reach", "is able to reach"},
    {"can get to", "can reach"},
    {"cannot", "can not"},
    {"cannot", "may not"},
    {"only", "just"},
    {"just", "only"},
    {"two", "2"},
    {"three", "3"},
    {"four", "4"},
    {"six", "6"},
    {"twelve", "12"},
    {"leaps", "jumps"},
    {"goes", "moves"},
    {"rides", "slides"},
    {"captures", "takes"},
    {"stands on", "is on"},
    {"for example", "for instance"},
    {"empty", "vacant"},
    {"forward", "ahead"},
    {"begins", "starts"},
    {"side", "flank"},
    {"every", "each"},
    {"each", "every"},
    {"never", "at no time"},
    {"any distance", "as far as it likes"},
    {"all round", "in all directions"},
    {"the same", "one and the same"},
    {"and", "as well as"},
    {"but", "yet"},
    {"thus", "so"},
    {"so", "therefore"},
    {"also", "likewise"},
    {"has", "possesses"},
};

constexpr const char* names_of_pieces[] = {
    "King",       "Queen",      "Rook",     "Bishop",     "Knight",  "Pawn",        "Alfil",
    "Alfilrider", "Archbishop", "Colonel",  "Counselor",  "Crook",   "Dabbaba",     "Ferz",
    "General",    "Haxxaba",    "Hexrider", "Lotusrider", "Lotussa", "Orthodonter", "Ouroboros",
    "Squeen",     "Squirrel",   "Wazir",    "Wyvern",     "Marshal", "Rose",        "Prince"};

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

/// The bytes of a text that a reader sees as prose: no ids, titles, links, addresses or fences.
std::vector<bool> readable(const std::string& text) {
  std::vector<bool> seen(text.size(), true);
  const auto hide = [&](std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at < std::min(end, text.size()); ++at) seen[at] = false;
  };
  bool fenced = false;
  for (std::size_t line = 0; line < text.size();) {
    const std::size_t end = std::min(text.find('\n', line), text.size());
    const std::string words = text.substr(line, end - line);
    if (words.rfind("```", 0) == 0) fenced = !fenced;
    if (fenced || words.rfind("#", 0) == 0 || words.rfind("![", 0) == 0 ||
        words.rfind("```", 0) == 0 || words.rfind("|--", 0) == 0)
      hide(line, end);
    line = end + 1;
  }
  for (std::size_t at = text.find("{{"); at != text.npos; at = text.find("{{", at + 2)) {
    const std::size_t end = text.find("}}", at), colon = text.find(": ", at);
    hide(at, colon < end ? colon + 2 : end);
    // What is cited no program can know.
    if (text.compare(at, 9, "{{cited: ") == 0 || text.compare(at, 8, "{{ours: ") == 0 ||
        text.compare(at, 8, "{{told: ") == 0)
      hide(at, end);
    hide(end, end + 2);
  }
  for (std::size_t at = text.find('['); at != text.npos; at = text.find('[', at + 1)) {
    const std::size_t close = text.find("](", at), end = text.find(')', close);
    if (close != text.npos && text.find('\n', at) > close) hide(at, end + 1);
  }
  for (std::size_t at = text.find('<'); at != text.npos; at = text.find('<', at + 1))
    hide(at, text.find('>', at));
  return seen;
}

/// Gathers the edits of one text.
class Editor {
 public:
  explicit Editor(const std::string& text) : text_(text), seen_(readable(text)) {
    for (std::size_t at = text.find("{{"); at != text.npos; at = text.find("{{", at + 2))
      for (std::size_t i = at; i < text.find("}}", at); ++i) braces_.insert(i);
  }

  void edit_words() {
    for (const Swap& swap : word_swaps)
      for_each_word(swap.from, [&](std::size_t at) { add(swap.kind, at, swap.from, swap.to); });
    edit_cells();
    edit_pieces();
    edit_lines_and_digits();
    for (std::size_t at = text_.find("-ax"); at != text_.npos; at = text_.find("-ax", at + 1))
      if (at > 0 && text_[at - 1] >= 'V' && text_[at - 1] <= 'Z') {
        const char axis = text_[at - 1];
        add("axis", at - 1, std::string(1, axis),
            std::string(1, axis == 'Z'   ? 'X'
                           : axis == 'X' ? 'Y'
                           : axis == 'Y' ? 'Z'
                           : axis == 'V' ? 'X'
                                         : 'Y'));
      }
  }

  std::vector<FalseEdit> rewordings() {
    for (const auto& [from, to] : same_words)
      for_each_word(from, [&, before = from, after = to](std::size_t at) {
        const bool again = text_.compare(at, std::string(after).size(), after) == 0;
        if (!again) add("rewording", at, before, after);
      });
    std::erase_if(edits_, [](const FalseEdit& edit) { return edit.kind != "rewording"; });
    return std::move(edits_);
  }

  std::vector<FalseEdit> words() {
    edit_words();
    return std::move(edits_);
  }

  std::vector<FalseEdit> all() {
    edit_words();
    edit_rows();
    edit_citations();
    return std::move(edits_);
  }

 private:
  void add(std::string kind, std::size_t at, std::string from, std::string to) {
    for (std::size_t i = at; i < at + from.size(); ++i)
      if (!seen_[i]) return;
    if (braces_.contains(at)) edits_.push_back({"word in a claim", at, from, to});
    edits_.push_back({std::move(kind), at, std::move(from), std::move(to)});
  }

  template <class Found>
  void for_each_word(const std::string& word, Found found) {
    for (std::size_t at = text_.find(word); at != text_.npos; at = text_.find(word, at + 1)) {
      const std::size_t end = at + word.size();
      if (at > 0 && (is_word(text_[at - 1]) || text_[at - 1] == '-')) continue;
      if (end < text_.size() && (is_word(text_[end]) || text_[end] == '-')) continue;
      found(at);
    }
  }

  bool is_cell(std::size_t at, std::size_t& end) const {
    if (text_[at] < 'a' || text_[at] > 'k' ||
        (at > 0 && (is_word(text_[at - 1]) || text_[at - 1] == '-')))
      return false;
    for (end = at + 1;
         end < text_.size() && std::isdigit(static_cast<unsigned char>(text_[end])) != 0;)
      ++end;
    return end > at + 1 && end < at + 4 &&
           (end == text_.size() || (!is_word(text_[end]) && text_[end] != '.') ||
            (text_[end] == '.' && (end + 1 == text_.size() || !is_word(text_[end + 1]))));
  }

  /// Exchanges a cell for the next one that the text names.
  void edit_cells() {
    std::set<std::string> cells;
    std::size_t end = 0;
    for (std::size_t at = 0; at < text_.size(); ++at)
      if (seen_[at] && is_cell(at, end)) cells.insert(text_.substr(at, end - at));
    for (std::size_t at = 0; at < text_.size() && cells.size() > 1; ++at) {
      if (!seen_[at] || !is_cell(at, end)) continue;
      const std::string cell = text_.substr(at, end - at);
      auto next = std::next(cells.find(cell));
      add("cell", at, cell, next == cells.end() ? *cells.begin() : *next);
    }
  }

  void edit_pieces() {
    std::vector<std::string> used;
    for (const char* name : names_of_pieces)
      for_each_word(name, [&](std::size_t at) {
        if (seen_[at] && (used.empty() || used.back() != name)) used.emplace_back(name);
      });
    for (std::size_t i = 0; i < used.size() && used.size() > 1; ++i)
      for_each_word(
          used[i], [&](std::size_t at) { add("piece", at, used[i], used[(i + 1) % used.size()]); });
  }

  /// Letters and numbers after "file" and "rank", other numbers in digits.
  void edit_lines_and_digits() {
    for (std::size_t at = 0; at < text_.size(); ++at) {
      if (std::isdigit(static_cast<unsigned char>(text_[at])) != 0 &&
          (at == 0 || (!is_word(text_[at - 1]) && text_[at - 1] != '-' && text_[at - 1] != '.'))) {
        std::size_t end = at;
        while (end < text_.size() && std::isdigit(static_cast<unsigned char>(text_[end])) != 0)
          ++end;
        const std::string digits = text_.substr(at, end - at);
        const std::string before =
            text_.substr(at > 24 ? at - 24 : 0, std::min<std::size_t>(at, 24));
        const bool rank = before.find("rank") != before.npos || before.find("Rank") != before.npos;
        const bool own = digits.size() > 3 || before.find('$') != before.npos ||
                         before.find("ersion") != before.npos ||
                         before.find("iagram") != before.npos ||
                         before.find("ection") != before.npos || text_.compare(end, 2, ". ") == 0 ||
                         text_.compare(end, 3, "½") == 0 || before.ends_with("une ") ||
                         before.ends_with("arch ") || before.ends_with("ber ") ||
                         text_.compare(end, 4, " Jun") == 0 || text_.compare(end, 4, " Mar") == 0;
        if (!own) add(rank ? "rank" : "number", at, digits, std::to_string(std::stol(digits) + 1));
        at = end;
      }
      const bool file = text_[at] >= 'a' && text_[at] <= 'i' && at > 0 && at + 1 < text_.size();
      if (!file || is_word(text_[at - 1]) || text_[at - 1] == '-') continue;
      const std::string before = text_.substr(at > 20 ? at - 20 : 0, std::min<std::size_t>(at, 20));
      const bool listed = text_[at] != 'a' || text_[at + 1] == ',';
      const bool named = text_.compare(at + 1, 5, "-file") == 0 ||
                         (before.find("file") != before.npos && listed && !is_word(text_[at + 1]) &&
                          text_[at + 1] != '\'');
      if (named)
        add("file", at, std::string(1, text_[at]),
            std::string(1, text_[at] == 'i' ? 'a' : static_cast<char>(text_[at] + 1)));
    }
  }

  /// Exchanges what two neighbouring rows of a table say behind their first cells.
  void edit_rows() {
    std::size_t last = text_.npos;
    for (std::size_t line = 0; line < text_.size();) {
      const std::size_t end = std::min(text_.find('\n', line), text_.size());
      const bool row = text_[line] == '|' && text_.compare(line, 3, "|--") != 0;
      if (row && last != text_.npos) {
        const std::size_t a = text_.find('|', last + 1), b = text_.find('|', line + 1);
        const std::string above = text_.substr(a, line - 1 - a), below = text_.substr(b, end - b);
        if (above != below)
          edits_.push_back({"row", a, text_.substr(a, end - a),
                            below + text_.substr(line - 1, b - line + 1) + above});
      }
      const bool after_rule = text_.compare(line, 3, "|--") == 0;
      last = row && last_was_rule_or_row_ ? line : text_.npos;
      last_was_rule_or_row_ = after_rule || (row && last_was_rule_or_row_);
      line = end + 1;
    }
  }

  /// Cites a number that a claim computes, wrongly.
  void edit_citations() {
    for (std::size_t at = text_.find("{{"); at != text_.npos; at = text_.find("{{", at + 2)) {
      const std::size_t end = text_.find("}}", at);
      const std::string inside = text_.substr(at, end + 2 - at);
      if (inside.find(':') != inside.npos || inside == "{{contents}}" || inside == "{{pieces}}")
        continue;
      edits_.push_back({"cited for computed", at, inside, "{{cited: 3 | Section 1}}"});
    }
  }

  const std::string& text_;
  std::vector<bool> seen_;
  std::set<std::size_t> braces_;
  std::vector<FalseEdit> edits_;
  bool last_was_rule_or_row_ = false;
};

}  // namespace

std::vector<std::string> kinds_of_edits() {
  return {"cell",
          "file",
          "rank",
          "number",
          "ordinal",
          "piece",
          "axis",
          "direction",
          "colour",
          "negation",
          "quantifier",
          "comparative",
          "verb",
          "end",
          "row",
          "caption",
          "word in a claim",
          "cited for computed"};
}

std::vector<FalseEdit> edits_of_text(const std::string& text) { return Editor(text).all(); }

std::vector<FalseEdit> rewordings_of_text(const std::string& text) {
  return Editor(text).rewordings();
}

std::vector<FalseEdit> edits_of_caption(const std::string& title) {
  std::vector<FalseEdit> edits = Editor(title).words();
  // Of a title alone the list of its own pieces is too short.
  for (const char* name : names_of_pieces)
    if (const std::size_t at = title.find(name); at != title.npos)
      edits.push_back({"caption", at, name, name == std::string("King") ? "Queen" : "King"});
  for (FalseEdit& edit : edits) edit.kind = "caption";
  return edits;
}

std::vector<FalseEdit> chosen(std::vector<FalseEdit> edits, std::size_t count, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  for (std::size_t i = edits.size(); i > 1; --i) std::swap(edits[i - 1], edits[random() % i]);
  std::map<std::string, std::vector<FalseEdit>> by_kind;
  for (FalseEdit& edit : edits) by_kind[edit.kind].push_back(std::move(edit));
  std::vector<FalseEdit> taken;
  for (std::size_t round = 0; taken.size() < count; ++round) {
    const std::size_t before = taken.size();
    for (auto& [kind, all] : by_kind)
      if (round < all.size() && taken.size() < count) taken.push_back(all[round]);
    if (taken.size() == before) break;
  }
  return taken;
}

std::string edited(const std::string& text, const FalseEdit& edit) {
  return text.substr(0, edit.begin) + edit.to + text.substr(edit.begin + edit.from.size());
}

}  // namespace boardwright::test
