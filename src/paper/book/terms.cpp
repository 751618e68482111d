// Collects the terms of a game and finds them in its texts.
#include "book/terms.h"

#include <algorithm>
#include <set>

#include "base/text.h"
#include "text/typography.h"

namespace boardwright::book {

using base::is_letter;

namespace {

constexpr std::size_t most_words = 3;  // longer emphasis is a title or a stressed phrase

/// Words for lines and cells of boards, listed if a text uses them.
constexpr std::string_view board_words[] = {"axis", "cell", "diagonal",   "file",
                                            "rank", "ring", "orthogonal", "contiguous"};

/// A rule of play, and the words for it in texts.
struct RuleWord {
  std::string_view entry;
  std::array<std::string_view, 5> forms;
};
constexpr RuleWord rule_words[] = {
    {"capture in passing", {"capture in passing", "in passing", "en passant"}},
    {"castling", {"castling", "castle", "castled"}},
    {"check", {"check", "in check"}},
    {"checkmate", {"checkmate", "checkmated", "mate", "mated"}},
    {"draw", {"a draw", "drawn game"}},
    {"promotion", {"promotion", "promote", "promoted", "promoting"}},
    {"repetition", {"repetition"}},
    {"scoring", {"scoring", "score", "scored"}},
    {"stalemate", {"stalemate", "stalemated"}},
};

/// Words that can be stressed but are not terms.
constexpr std::string_view plain_words[] = {
    "about",   "after",  "all",     "also",  "always", "and",   "any",     "are",     "because",
    "before",  "both",   "but",     "can",   "cannot", "did",   "does",    "each",    "either",
    "every",   "five",   "for",     "four",  "from",   "half",  "here",    "how",     "into",
    "its",     "least",  "less",    "many",  "may",    "might", "more",    "most",    "must",
    "neither", "never",  "next",    "none",  "nor",    "not",   "nothing", "now",     "once",
    "one",     "only",   "other",   "out",   "over",   "own",   "same",    "second",  "seven",
    "should",  "six",    "some",    "such",  "than",   "that",  "the",     "then",    "there",
    "these",   "they",   "this",    "those", "three",  "to",    "too",     "two",     "under",
    "until",   "upon",   "what",    "when",  "where",  "which", "who",     "whole",   "why",
    "with",    "within", "without", "yes",   "yet",    "you",   "your",    "between", "through"};

bool is_rule(std::string_view words) {
  return std::ranges::any_of(rule_words, [&](const RuleWord& rule) { return rule.entry == words; });
}

/// The letter's number from 0 to 25, or -1 for other characters.
int letter_of(std::string_view text) {
  if (text.empty() || !is_letter(text.front())) return -1;
  return (text.front() | 0x20) - 'a';
}

bool is_word(char c) {
  return is_letter(c) || base::is_digit(c) || (static_cast<unsigned char>(c) & 0x80) != 0;
}

bool is_term(std::string_view text) {
  if (text.empty() || base::words(text).size() > most_words) return false;
  const std::string key = lower_case(text);
  if (std::ranges::find(plain_words, key) != std::end(plain_words)) return false;
  return text.size() > 2 && is_letter(text.front()) && is_letter(text.back()) &&
         std::ranges::all_of(text, [](char c) { return is_letter(c) || c == ' ' || c == '-'; });
}

/// Calls `visit` with every inline part, including nested ones.
template <class Visit>
void for_inlines(const text::Inlines& inlines, const Visit& visit) {
  for (const text::Inline& part : inlines) {
    visit(part);
    if (const auto* link = std::get_if<text::Link>(&part.content))
      for_inlines(link->content, visit);
    if (const auto* stress = std::get_if<text::Emphasis>(&part.content))
      for_inlines(stress->content, visit);
    if (const auto* strong = std::get_if<text::Strong>(&part.content))
      for_inlines(strong->content, visit);
  }
}

template <class Visit>
void for_inlines(const text::Blocks& blocks, const Visit& visit) {
  for (const text::Block& block : blocks) {
    if (const auto* paragraph = std::get_if<text::Paragraph>(&block.content))
      for_inlines(paragraph->content, visit);
    if (const auto* heading = std::get_if<text::SectionHead>(&block.content))
      for_inlines(heading->title, visit);
    if (const auto* list = std::get_if<text::ListBlock>(&block.content))
      for (const text::Blocks& item : list->items) for_inlines(item, visit);
    if (const auto* quote = std::get_if<text::Quote>(&block.content))
      for_inlines(quote->blocks, visit);
  }
}

/// The index entry for a title: without its article and chapter number, and with a small letter
/// unless the texts capitalize its first word within a sentence.
std::string entry_of_title(const std::string& title, const std::string& texts) {
  text::SectionHead head;
  head.level = 2;
  head.title = {text::Inline{text::Words{title}, 0, 0}};
  std::string shown = text::title_parts(head).rest;
  for (const std::string_view article : {"The ", "A ", "An "})
    if (shown.starts_with(article)) shown.erase(0, article.size());
  if (shown.size() < 2 || !is_letter(shown.front())) return shown;
  const std::string first = shown.substr(0, shown.find_first_of(" ,:"));
  for (std::size_t at = texts.find(first, 2); at != std::string::npos;
       at = texts.find(first, at + 1)) {
    const std::size_t end = at + first.size();
    const bool whole = end == texts.size() || !is_word(texts[end]);
    const bool inside = texts[at - 1] == ' ' && (is_word(texts[at - 2]) || texts[at - 2] == ',');
    if (whole && inside) return shown;
  }
  shown.front() = lower_case(first).front();
  return shown;
}

/// The word without a plural s.
std::string without_s(const std::string& word) {
  return word.size() > 3 && word.ends_with('s') ? word.substr(0, word.size() - 1) : word;
}

}  // namespace

Terms::Terms(const Game& game, const std::vector<text::Document>& documents) {
  struct Entry {
    std::string shown;
    std::vector<std::string> forms;  // the words for it in texts; empty: only a title
    bool piece_type = false;
  };
  std::map<std::string, Entry> entries;  // by sort key
  std::string all;                       // the text of all articles
  std::set<std::string> taken;           // forms of rules
  for (const RuleWord& rule : rule_words) {
    Entry entry{std::string(rule.entry), {}, false};
    for (const std::string_view form : rule.forms)
      if (!form.empty()) entry.forms.emplace_back(form);
    taken.insert(entry.forms.begin(), entry.forms.end());
    entries.emplace(rule.entry, std::move(entry));
  }
  for (const moves::PieceType& piece_type : game.piece_types)
    entries.insert_or_assign(lower_case(piece_type.name),
                             Entry{piece_type.name, {lower_case(piece_type.name)}, true});
  const auto add = [&](const std::string& name) {
    if (const std::string key = lower_case(name);
        !taken.contains(key) && !taken.contains(without_s(key)))
      entries.emplace(key, Entry{name, {key}, false});
  };
  for (const std::string_view word : board_words) add(std::string(word));
  for (const auto& shape : geometry::all_shapes()) add(std::string(shape.word));
  for (const text::Document& document : documents)
    for_inlines(document.blocks, [&](const text::Inline& part) {
      if (const auto* text = std::get_if<text::Words>(&part.content)) all += text->text + "\n";
      const auto* stress = std::get_if<text::Emphasis>(&part.content);
      const std::string word =
          stress == nullptr ? std::string() : text::plain_text(stress->content);
      if (is_term(word)) add(word);
    });
  for (auto entry = entries.begin(); entry != entries.end();)
    entry = without_s(entry->first) != entry->first && entries.contains(without_s(entry->first))
                ? entries.erase(entry)
                : std::next(entry);
  std::map<std::string, std::string> titles;  // the sort key of the entry for each title
  for (const text::Document& document : documents)
    for (const text::Section& section : text::sections_of(document)) {
      const std::string shown = entry_of_title(section.title, all), key = lower_case(shown);
      if (shown.empty()) continue;
      const std::string known = entries.contains(key) ? key : without_s(key);
      const bool is_new = !entries.contains(known);
      titles[lower_case(section.title)] = is_new ? key : known;
      if (is_new) entries.emplace(key, Entry{shown, {}, false});
    }
  for (const auto& [key, entry] : entries) {
    const int term = static_cast<int>(index_.size());
    by_name_.emplace(key, term);
    const bool exact = entry.piece_type && all.find(entry.shown) != std::string::npos;
    for (const std::string& form : entry.forms) {
      const std::string& letters = exact ? entry.shown : form;
      if (const int letter = letter_of(letters); letter >= 0)
        words_[static_cast<std::size_t>(letter)].push_back({letters, exact, term});
    }
    index_.push_back({text::curled(entry.shown), false, entry.piece_type || is_rule(entry.shown)});
  }
  for (const auto& [title, key] : titles) by_title_.emplace(title, by_name_.at(key));
  for (std::vector<Word>& words : words_)
    std::ranges::stable_sort(
        words, [](const Word& a, const Word& b) { return a.letters.size() > b.letters.size(); });
}

std::vector<Terms::Use> Terms::uses_in(std::string_view text) const {
  const std::string lower = lower_case(text);
  std::vector<Use> uses;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!is_letter(text[at]) || (at > 0 && is_word(text[at - 1]))) continue;
    for (const Word& word : words_[static_cast<std::size_t>(letter_of(text.substr(at)))]) {
      const std::string_view here = word.exact ? text : std::string_view(lower);
      if (here[at] != word.letters.front() || !here.substr(at).starts_with(word.letters)) continue;
      std::size_t end = at + word.letters.size();
      if (end < text.size() && text[end] == 's') ++end;
      if (end < text.size() && is_word(text[end])) continue;
      uses.push_back({at, end, word.term});
      at = end - 1;
      break;
    }
  }
  return uses;
}

int Terms::find(std::string_view name) const {
  for (const std::string& key : {lower_case(name), without_s(lower_case(name))})
    if (const auto known = by_name_.find(key); known != by_name_.end()) return known->second;
  return -1;
}

int Terms::of_title(std::string_view title) const {
  const auto known = by_title_.find(lower_case(title));
  return known == by_title_.end() ? -1 : known->second;
}

}  // namespace boardwright::book
