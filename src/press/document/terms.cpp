// Gathers the terms of a game and finds them in its texts.
#include "document/terms.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/text.h"

namespace boardwright::document {
namespace {

constexpr std::size_t most_words = 3;  // of a term: longer emphasis is a title or a stress

/// What lines and places of boards are called, where a text uses it.
constexpr std::string_view board_words[] = {"axis", "cell", "diagonal",   "file",
                                            "rank", "ring", "orthogonal", "contiguous"};

bool is_word(char c) {
  return is_letter(c) || is_digit(c) || (static_cast<unsigned char>(c) & 0x80) != 0;
}

std::string small(std::string_view text) {
  std::string letters(text);
  for (char& c : letters)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return letters;
}

bool is_term(std::string_view text) {
  if (text.empty() || words(text).size() > most_words) return false;
  return text.size() > 2 && is_letter(text.front()) && is_letter(text.back()) &&
         std::all_of(text.begin(), text.end(),
                     [](char c) { return is_letter(c) || c == ' ' || c == '-'; });
}

/// Calls `visit` with every inline part, those inside of others too.
template <class Visit>
void for_inlines(const Inlines& inlines, const Visit& visit) {
  for (const Inline& part : inlines) {
    visit(part);
    if (const auto* link = std::get_if<Link>(&part.content)) for_inlines(link->content, visit);
    if (const auto* stress = std::get_if<Emphasis>(&part.content))
      for_inlines(stress->content, visit);
    if (const auto* strong = std::get_if<Strong>(&part.content))
      for_inlines(strong->content, visit);
  }
}

template <class Visit>
void for_inlines(const Blocks& blocks, const Visit& visit) {
  for (const Block& block : blocks) {
    if (const auto* paragraph = std::get_if<Paragraph>(&block.content))
      for_inlines(paragraph->content, visit);
    if (const auto* heading = std::get_if<SectionHead>(&block.content))
      for_inlines(heading->title, visit);
    if (const auto* list = std::get_if<ListBlock>(&block.content))
      for (const Blocks& item : list->items) for_inlines(item, visit);
    if (const auto* quote = std::get_if<Quote>(&block.content)) for_inlines(quote->blocks, visit);
  }
}

/// The singular of a term told in the plural, if the singular is a term too.
std::string without_s(const std::string& word) {
  return word.size() > 3 && word.ends_with('s') ? word.substr(0, word.size() - 1) : word;
}

}  // namespace

Terms::Terms(const Game& game, const std::vector<Document>& documents) {
  std::string all;
  std::map<std::string, std::string> names;  // as they are sorted and shown
  std::set<std::string> pieces;
  for (const Piece& piece : game.pieces) {
    pieces.insert(piece.name);
    names.emplace(small(piece.name), piece.name);
  }
  const auto add = [&](const std::string& name) { names.emplace(small(name), name); };
  for (const std::string_view word : board_words) add(std::string(word));
  for (const auto& shape : all_shapes()) add(std::string(shape.word));
  for (const Document& document : documents)
    for_inlines(document.blocks, [&](const Inline& part) {
      if (const auto* text = std::get_if<Words>(&part.content)) all += text->text + "\n";
      const auto* stress = std::get_if<Emphasis>(&part.content);
      const std::string word = stress == nullptr ? std::string() : plain_text(stress->content);
      if (is_term(word)) add(word);
    });
  for (auto name = names.begin(); name != names.end();)
    name = without_s(name->first) != name->first && names.contains(without_s(name->first))
               ? names.erase(name)
               : std::next(name);
  for (const auto& [key, name] : names) {
    const int term = static_cast<int>(index_.size());
    const bool exact = pieces.contains(name) && all.find(name) != std::string::npos;
    words_.push_back({exact ? name : key, exact, term});
    index_.push_back({name, false});
  }
  std::stable_sort(words_.begin(), words_.end(), [](const Word& a, const Word& b) {
    return a.letters.size() > b.letters.size();
  });
}

std::vector<Terms::Use> Terms::uses_in(std::string_view text) const {
  const std::string lower = small(text);
  std::vector<Use> uses;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!is_letter(text[at]) || (at > 0 && is_word(text[at - 1]))) continue;
    for (const Word& word : words_) {
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
  for (const std::string& key : {small(name), without_s(small(name))})
    for (std::size_t i = 0; i < index_.size(); ++i)
      if (small(index_[i].words) == key) return static_cast<int>(i);
  return -1;
}

}  // namespace boardwright::document
