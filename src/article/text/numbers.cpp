// Finds numbers in prose and compares them with values.
#include "text/numbers.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace boardwright::text {

using base::is_digit, base::lower_case;

namespace {

using Kind = ProseNumber::Kind;

struct NumberWord {
  std::string_view word;
  Kind kind;
  double value;
};
constexpr std::array<NumberWord, 36> number_words = {{
    {"two", Kind::count, 2},
    {"three", Kind::count, 3},
    {"four", Kind::count, 4},
    {"five", Kind::count, 5},
    {"six", Kind::count, 6},
    {"seven", Kind::count, 7},
    {"eight", Kind::count, 8},
    {"nine", Kind::count, 9},
    {"ten", Kind::count, 10},
    {"eleven", Kind::count, 11},
    {"twelve", Kind::count, 12},
    {"thirteen", Kind::count, 13},
    {"fourteen", Kind::count, 14},
    {"fifteen", Kind::count, 15},
    {"sixteen", Kind::count, 16},
    {"seventeen", Kind::count, 17},
    {"eighteen", Kind::count, 18},
    {"nineteen", Kind::count, 19},
    {"twenty", Kind::count, 20},
    {"thirty", Kind::count, 30},
    {"forty", Kind::count, 40},
    {"fifty", Kind::count, 50},
    {"sixty", Kind::count, 60},
    {"seventy", Kind::count, 70},
    {"eighty", Kind::count, 80},
    {"ninety", Kind::count, 90},
    {"half", Kind::share, 50},
    {"most", Kind::most, 0},
    {"all", Kind::share, 100},
    {"none", Kind::share, 0},
    // Only in the words of a claim.
    {"no", Kind::share, 0},
    {"one", Kind::count, 1},
    {"single", Kind::count, 1},
    {"both", Kind::count, 2},
    {"once", Kind::count, 1},
    {"twice", Kind::count, 2},
}};
/// Words after a number, "two dozen", or after "a": "a hundred".
struct ScaleWord {
  std::string_view word;
  double value;
};
constexpr std::array<ScaleWord, 3> scale_words = {
    {{"dozen", 12}, {"hundred", 100}, {"thousand", 1000}}};

/// Fractions that are followed by "of": "a third of the board", "two thirds of it".
struct PartWord {
  std::string_view before, word;
  double percent;
};
constexpr std::array<PartWord, 6> part_words = {{{"a", "third", 33},
                                                 {"one", "third", 33},
                                                 {"two", "thirds", 67},
                                                 {"a", "quarter", 25},
                                                 {"one", "quarter", 25},
                                                 {"three", "quarters", 75}}};
constexpr std::string_view twice_as_many = "twice as many";

constexpr std::size_t common_words = 30;  // first rows of number_words, for numbers in prose

/// The length in bytes of the letter at an offset, or 0 if there is none. Signs such as × and € are
/// not letters.
std::size_t letter_at(std::string_view text, std::size_t at) {
  if (at >= text.size()) return 0;
  if (base::is_letter(text[at])) return 1;
  const auto lead = static_cast<unsigned char>(text[at]);
  const bool latin = lead >= 0xc3 && lead <= 0xc5 && at + 1 < text.size();
  return latin && text.substr(at, 2) != "×" && text.substr(at, 2) != "÷" ? 2 : 0;
}

std::size_t letter_or_digit_at(std::string_view text, std::size_t at) {
  return at < text.size() && is_digit(text[at]) ? 1 : letter_at(text, at);
}

/// Finds the numbers of one text.
class Finder {
 public:
  Finder(std::string_view text, std::size_t words) : text_(text), words_(words) {}

  std::vector<ProseNumber> find() {
    while (at_ < text_.size()) {
      if (is_digit(text_[at_]))
        take_digits();
      else if (letter_at(text_, at_) > 0)
        take_word();
      else
        ++at_;
    }
    return std::move(found_);
  }

 private:
  void take_digits() {
    const std::size_t begin = at_;
    while (at_ < text_.size() &&
           (is_digit(text_[at_]) || ((text_[at_] == '.' || text_[at_] == ',') &&
                                     at_ + 1 < text_.size() && is_digit(text_[at_ + 1]))))
      ++at_;
    std::string digits(text_.substr(begin, at_ - begin));
    std::erase(digits, ',');
    ProseNumber number{begin, at_, Kind::count, 0, true};
    number.value = base::to_real(base::leading_number(digits)).value_or(0);
    if (at_ < text_.size() && text_[at_] == '%') number.kind = Kind::share, number.end = ++at_;
    found_.push_back(number);
  }

  /// Takes a word: a name with digits and hyphens, or a number word.
  void take_word() {
    const std::size_t begin = at_;
    skip_letters(at_);
    const std::string word = lower_case(text_.substr(begin, at_ - begin));
    if (take_scale(word) || take_part(word, begin) || take_twice(begin)) return;
    if (word == "most" && begin_of_before(begin, "at") != std::string_view::npos) return;
    const NumberWord* first = find_word(word);
    if (first == nullptr) return skip_name();
    ProseNumber number{begin, at_, first->kind, first->value, false};
    if (first->value >= 20 && first->kind == Kind::count && text_.substr(at_).starts_with('-')) {
      std::size_t end = at_ + 1;
      skip_letters(end);
      const std::string_view last = text_.substr(at_ + 1, end - at_ - 1);
      const NumberWord* unit = lower_case(last) == "one" ? &one() : find_word(last);
      if (unit != nullptr && unit->kind == Kind::count && unit->value < 10) {
        number.value += unit->value;
        number.end = at_ = end;
      }
    }
    found_.push_back(number);
  }

  /// The offset of `word` if it is the word before `begin`, separated by one blank; npos otherwise.
  std::size_t begin_of_before(std::size_t begin, std::string_view word) const {
    if (begin < word.size() + 1 || text_[begin - 1] != ' ') return std::string_view::npos;
    const std::size_t at = begin - 1 - word.size();
    const bool whole = at == 0 || !base::is_letter(text_[at - 1]);
    return whole && lower_case(text_.substr(at, word.size())) == word ? at : std::string_view::npos;
  }

  /// Takes "two hundred" or "a dozen": multiplies the number before it, or starts one with "a" or
  /// "one".
  bool take_scale(const std::string& word) {
    const auto row = std::ranges::find(scale_words, word, &ScaleWord::word);
    if (row == scale_words.end()) return false;
    const std::size_t begin = at_ - word.size();
    if (!found_.empty() && found_.back().kind == Kind::count && begin > 0 &&
        found_.back().end == begin - 1) {
      found_.back().value *= row->value;
      found_.back().end = at_;
      return true;
    }
    for (const std::string_view before : {"a", "one"})
      if (const auto at = begin_of_before(begin, before); at != std::string_view::npos) {
        found_.push_back({at, at_, Kind::count, row->value, false});
        return true;
      }
    return false;
  }

  bool take_part(const std::string& word, std::size_t begin) {
    if (!text_.substr(at_).starts_with(" of ")) return false;
    for (const PartWord& row : part_words) {
      if (row.word != word) continue;
      const auto at = begin_of_before(begin, row.before);
      if (at == std::string_view::npos) continue;
      if (!found_.empty() && found_.back().end > at) found_.pop_back();  // "two" of "two thirds"
      found_.push_back({at, at_, Kind::share, row.percent, false});
      return true;
    }
    return false;
  }

  bool take_twice(std::size_t begin) {
    if (lower_case(text_.substr(begin, twice_as_many.size())) != twice_as_many) return false;
    at_ = begin + twice_as_many.size();
    found_.push_back({begin, at_, Kind::count, 2, false});
    return true;
  }

  void skip_letters(std::size_t& at) const {
    while (const std::size_t length = letter_at(text_, at)) at += length;
  }

  /// Skips the rest of a name: "K2.0", "Lotus-39".
  void skip_name() {
    const auto is_digit_at = [&](std::size_t at) {
      return at < text_.size() && is_digit(text_[at]);
    };
    for (;;)
      if (const std::size_t length = letter_or_digit_at(text_, at_); length > 0)
        at_ += length;
      else if (at_ < text_.size() && (text_[at_] == '-' || text_[at_] == '.') &&
               is_digit_at(at_ + 1))
        ++at_;
      else
        return;
  }

  static const NumberWord& one() {
    static constexpr NumberWord word{"one", Kind::count, 1};
    return word;
  }

  const NumberWord* find_word(std::string_view word) const {
    const std::string lower = lower_case(word);
    const auto end = number_words.begin() + static_cast<std::ptrdiff_t>(words_);
    const auto found = std::find_if(number_words.begin(), end,
                                    [&](const NumberWord& row) { return row.word == lower; });
    return found == end ? nullptr : &*found;
  }

  std::string_view text_;
  std::size_t words_;  ///< number of rows of number_words to use
  std::size_t at_ = 0;
  std::vector<ProseNumber> found_;
};

/// The words of a text that can be names of cells.
std::vector<std::string> names_in(std::string_view text) {
  std::vector<std::string> names;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    while (at < text.size() &&
           (letter_or_digit_at(text, at) > 0 || (at > begin && text[at] == '-')))
      at += std::max<std::size_t>(letter_or_digit_at(text, at), 1);
    if (at > begin)
      names.emplace_back(text.substr(begin, at - begin));
    else
      ++at;
  }
  return names;
}

bool is_in(std::string_view name, const std::vector<std::string>& all) {
  return std::ranges::find(all, name) != all.end();
}

/// Forms of the words for how a game ends for a player.
struct ResultForm {
  std::string_view result, form;
};
constexpr ResultForm result_forms[] = {
    {"win", "win"},    {"win", "wins"},   {"win", "won"},      {"win", "winning"}, {"loss", "lose"},
    {"loss", "loses"}, {"loss", "lost"},  {"loss", "losing"},  {"loss", "loss"},   {"draw", "draw"},
    {"draw", "draws"}, {"draw", "drawn"}, {"draw", "drawing"},
};

/// Whether a phrase names this result and no other.
bool says_result(std::string_view said, std::string_view result) {
  bool same = false, other = false;
  for (const std::string& word : names_in(said))
    if (const auto form = std::ranges::find(result_forms, word, &ResultForm::form);
        form != std::end(result_forms))
      (form->result == result ? same : other) = true;
  return same && !other;
}

/// "beam moth wasp" for "a beam, a moth or a wasp".
std::string as_list(std::string_view said) {
  std::string list;
  for (const std::string& name : names_in(said))
    if (name != "a" && name != "an" && name != "the" && name != "and" && name != "or")
      list += name + " ";
  return list;
}

/// Compares a phrase with a value, and with the keys of its claim if that is known.
struct ValueMatcher {
  std::string_view words;
  const game::Claim* claim;
  std::vector<ProseNumber> numbers = numbers_in_words(words);

  bool operator()(game::Count count) const {
    return has_only([&](const ProseNumber& number) {
      return number.kind == Kind::share
                 ? count == 0 && number.value == 0
                 : number.kind == Kind::count && number.value == static_cast<double>(count);
    });
  }
  bool operator()(game::Percent share) const {
    return has_only([&](const ProseNumber& number) {
      return number.kind == Kind::most ? share.value > 50 : number.value == share.value;
    });
  }
  bool operator()(const game::CellNames& cells) const {
    const std::vector<std::string> names = names_in(words);
    const auto is_named = [&](const std::string& cell) { return is_in(cell, names); };
    const auto count = static_cast<game::Count>(cells.size());
    if (cells.empty() && is_denied() && numbers.empty())
      return std::ranges::all_of(names, [&](const std::string& name) {
        return std::ranges::none_of(name, is_digit) || is_given(name);
      });
    if (std::ranges::none_of(cells, is_named)) return (*this)(count);
    return std::ranges::all_of(cells, is_named) &&
           std::ranges::all_of(
               names,
               [&](const std::string& name) {
                 return std::ranges::none_of(name, is_digit) || is_given(name) ||
                        (is_in(name, cells) && std::ranges::count(names, name) == 1);
               }) &&
           std::ranges::all_of(numbers, [&](const ProseNumber& number) {
             return number.value == static_cast<double>(count) || is_given(number);
           });
  }
  bool operator()(const std::string& text) const {
    const std::string said = lower_case(words), whole = lower_case(text);
    if (whole == "none" && is_denied()) return true;
    const std::size_t blank = whole.find(' ');  // "Rook" is enough for "Red Rook"
    if (whole.find(" and ") != std::string::npos &&
        as_list(said).find(as_list(whole)) != std::string::npos)
      return true;
    if (std::ranges::find(result_forms, whole, &ResultForm::result) != std::end(result_forms))
      return says_result(said, whole);
    return said.find(whole) != std::string::npos ||
           (blank != std::string::npos && said == whole.substr(blank + 1));
  }
  bool operator()(bool holds) const { return holds; }

 private:
  bool is_denied() const {
    const std::vector<std::string> names = names_in(words);
    constexpr std::string_view negations[] = {"cannot", "not", "never", "nothing", "no"};
    return std::ranges::any_of(negations, [&](auto word) { return is_in(word, names); });
  }
  bool is_given(std::string_view name) const {
    return claim != nullptr && has_in_keys(*claim, name, words);
  }
  bool is_given(const ProseNumber& number) const {
    return number.kind == Kind::count && is_given(base::decimal(number.value));
  }

  /// Whether a number of the phrase is right, and every other one is right, is in the keys of the
  /// claim, or is "all".
  template <class IsRight>
  bool has_only(IsRight is_right) const {
    return std::ranges::any_of(numbers, is_right) &&
           std::ranges::all_of(numbers, [&](const ProseNumber& number) {
             const bool all = number.kind == Kind::share && number.value == 100;
             return is_right(number) || is_given(number) || (all && numbers.size() > 1);
           });
  }
};

}  // namespace

std::vector<ProseNumber> numbers_in(std::string_view text) {
  return Finder(text, common_words).find();
}

std::vector<ProseNumber> numbers_in_words(std::string_view words) {
  return Finder(words, number_words.size()).find();
}

std::optional<ProseNumber> only_number(std::string_view words) {
  const auto found = numbers_in_words(words);
  return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

bool words_match(std::string_view words, const game::Value& value, const game::Claim* claim) {
  return std::visit(ValueMatcher{words, claim}, value);
}

bool has_in_keys(const game::Claim& claim, std::string_view name, std::string_view words) {
  return std::ranges::any_of(claim.keys, [&](const auto& key) {
    const std::vector<std::string> names = names_in(key.second);
    if (!is_in(name, names)) return false;
    if (key.first != "own" && key.first != "enemy") return true;
    const std::vector<std::string> named = names_in(words);
    return std::ranges::all_of(names, [&](const auto& each) { return is_in(each, named); });
  });
}

}  // namespace boardwright::text
