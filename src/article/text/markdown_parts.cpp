// Parses entities, references, numbers, ids and link targets.
#include "text/markdown_parts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

#include "base/characters.h"
#include "base/text.h"
#include "text/statement.h"

namespace boardwright::text {

using base::is_digit;

namespace {

constexpr std::array<base::Word<std::string_view>, 20> named_entities = {{
    {"amp", "&"},       {"lt", "<"},       {"gt", ">"},    {"quot", "\""},  {"apos", "'"},
    {"nbsp", "\u00A0"}, {"shy", "\u00AD"}, {"ndash", "–"}, {"mdash", "—"},  {"hellip", "…"},
    {"times", "×"},     {"copy", "©"},     {"deg", "°"},   {"frac12", "½"}, {"lsquo", "‘"},
    {"rsquo", "’"},     {"ldquo", "“"},    {"rdquo", "”"}, {"larr", "←"},   {"rarr", "→"},
}};

constexpr std::array<base::Word<Directive::Kind>, 2> directives = {{
    {"contents", Directive::Kind::contents},
    {"pieces", Directive::Kind::piece_types},
}};

/// The words that begin a citation.
enum class CitationWord { cited, ours, former };
constexpr std::array<base::Word<CitationWord>, 3> citation_words = {{
    {"cited", CitationWord::cited},
    {"ours", CitationWord::ours},
    {"told", CitationWord::former},
}};

constexpr std::string_view page_ending = ".html", text_ending = ".md";

constexpr bool is_small(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

bool is_claim_id(std::string_view text) {
  return !text.empty() &&
         std::ranges::all_of(text, [](char c) { return is_small(c) || is_digit(c) || c == '-'; });
}

/// Encodes a code point as UTF-8.
std::string in_utf8(std::uint32_t point) {
  const auto byte = [](std::uint32_t bits) { return static_cast<char>(bits); };
  const auto tail = [&](int shift) { return byte(0x80 | ((point >> shift) & 0x3f)); };
  if (point < 0x80) return {byte(point)};
  if (point < 0x800) return {byte(0xc0 | (point >> 6)), tail(0)};
  if (point < 0x10000) return {byte(0xe0 | (point >> 12)), tail(6), tail(0)};
  return {byte(0xf0 | (point >> 18)), tail(12), tail(6), tail(0)};
}

std::optional<std::string> numeric_entity(std::string_view digits) {
  const bool hex = digits.starts_with('x') || digits.starts_with('X');
  if (hex) digits.remove_prefix(1);
  std::uint32_t point = 0;
  const auto end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, point, hex ? 16 : 10);
  const bool surrogate = point >= 0xd800 && point < 0xe000;
  const bool control = point < 0x20 || (point >= 0x7f && point < 0xa0);
  if (error != std::errc() || stop != end || surrogate || control || point > 0x10ffff)
    return std::nullopt;
  return in_utf8(point);
}

/// Splits the text of one inline part at its references.
class Splitter {
 public:
  Splitter(const Inline& part, const std::string& file, Report& report)
      : text_(std::get<Words>(part.content).text), part_(part), file_(file), report_(report) {}

  Inlines split() {
    for (;;) {
      const std::size_t open = text_.find("{{", at_);
      if (open == std::string_view::npos) break;
      const std::size_t close = text_.find("}}", open);
      if (close == std::string_view::npos) {
        report_.error(place(open), "'{{' without '}}'", "write both on one line");
        break;
      }
      add_words(open);
      add_reference(open, text_.substr(open + 2, close - open - 2));
      at_ = close + 2;
    }
    add_words(text_.size());
    return std::move(parts_);
  }

 private:
  /// The column of a byte. Offsets mostly increase from call to call, so each character is counted
  /// about once.
  int column(std::size_t at) {
    if (at < counted_) counted_ = 0, characters_ = 0;
    characters_ += static_cast<int>(base::length_utf8(text_.substr(counted_, at - counted_)));
    counted_ = at;
    return part_.column == 0 ? 0 : part_.column + characters_;
  }
  Place place(std::size_t at) { return {file_, part_.line, column(at)}; }

  void add_words(std::size_t end) {
    if (end > at_)
      parts_.push_back({Words{std::string(text_.substr(at_, end - at_))}, part_.line, column(at_)});
  }

  /// Adds a reference: "ID", "ID: words", a citation, or a statement.
  void add_reference(std::size_t at, std::string_view text) {
    if (const auto word = base::value_of(text.substr(0, text.find(':')), citation_words))
      return add_citation(at, *word, text);
    if (is_statement(text)) {
      const std::size_t first = text.find_first_not_of(' ');
      parts_.push_back(
          {ClaimReference{{}, {}, std::string(trimmed(text))}, part_.line, column(at + 2 + first)});
      return;
    }
    const std::size_t colon = text.find(':');
    const std::string id(text.substr(0, colon));
    const std::string words(colon == text.npos ? "" : trimmed(text.substr(colon + 1)));
    if (!is_claim_id(id))
      report_.error(place(at), "'" + id + "' is not the id of a claim",
                    "ids have lowercase letters, digits and hyphens");
    else if (words.empty() && colon != text.npos)
      report_no_words(at, text, "{{" + id + ": words}}");
    else
      parts_.push_back({ClaimReference{id, words}, part_.line, column(at)});
  }

  void report_no_words(std::size_t at, std::string_view text, const std::string& form) {
    report_.error(place(at), "'{{" + std::string(text) + "}}' has no words", "write " + form);
  }

  /// Adds a citation: "cited: words | place in the source" or "ours: words".
  void add_citation(std::size_t at, CitationWord word, std::string_view text) {
    using enum CitationWord;
    const bool has_place = word == cited;
    const std::size_t colon = std::min(text.find(':'), text.size() - 1);
    const std::size_t bar = has_place ? text.rfind('|') : text.npos;
    const std::string words(trimmed(text.substr(colon + 1, bar - colon - 1)));
    const std::string source(bar == text.npos ? "" : trimmed(text.substr(bar + 1)));
    if (words.empty() || text[colon] != ':')
      return report_no_words(
          at, text, word == ours ? "{{ours: words}}" : "{{cited: words | place in the source}}");
    if (has_place && source.empty())
      return report_.error(place(at), "'{{" + std::string(text) + "}}' has no place in the source",
                           "write {{cited: " + words + " | Section 2.0}}");
    const auto speaker =
        word == ours ? ClaimReference::Speaker::ourselves : ClaimReference::Speaker::source;
    parts_.push_back(
        {ClaimReference{std::string(text.substr(0, colon)), words, {}, speaker, source}, part_.line,
         column(at)});
  }

  std::string_view text_;
  const Inline& part_;
  const std::string& file_;
  Report& report_;
  std::size_t at_ = 0;
  std::size_t counted_ = 0;  ///< bytes counted so far
  int characters_ = 0;       ///< characters in these bytes
  Inlines parts_;
};

/// The words at the beginning or end of a title, or null.
Words* words_at(Inlines& title, bool end) {
  if (title.empty()) return nullptr;
  return std::get_if<Words>(&(end ? title.back() : title.front()).content);
}

/// Whether a target is a page, "page.html", or its text, "page.md".
bool is_page(std::string_view target) {
  for (const std::string_view ending : {page_ending, text_ending})
    if (target.ends_with(ending)) {
      target.remove_suffix(ending.size());
      return is_id(target) && target.find('.') == std::string_view::npos;
    }
  return false;
}

/// Whether a target is a file with this ending, beside the text.
bool is_beside(std::string_view target, std::string_view ending) {
  return target.ends_with(ending) && is_id(target.substr(0, target.size() - ending.size()));
}

}  // namespace

std::optional<std::string> entity_text(std::string_view entity) {
  if (entity.size() < 3) return std::nullopt;
  const std::string_view name = entity.substr(1, entity.size() - 2);
  if (name.starts_with('#')) {
    auto text = numeric_entity(name.substr(1));
    return text && base::stray_character(*text) ? std::nullopt : std::move(text);
  }
  const auto text = base::value_of(name, named_entities);
  return text ? std::optional(std::string(*text)) : std::nullopt;
}

bool is_id(std::string_view text) {
  const auto plain = [](char c) { return is_small(c) || is_capital(c) || is_digit(c); };
  return !text.empty() && plain(text.front()) &&
         std::ranges::all_of(text, [&](char c) { return plain(c) || c == '-' || c == '.'; });
}

std::string_view section_number(std::string_view title) {
  const std::string_view word = title.substr(0, title.find(' '));
  std::size_t i = 0;
  const auto digits = [&] {
    const std::size_t first = i;
    while (i < word.size() && is_digit(word[i])) ++i;
    return i > first;
  };
  while (i < word.size() && is_capital(word[i])) ++i;
  if (!digits()) return {};
  int parts = 1;
  for (; i < word.size() && word[i] == '.'; ++parts) {
    ++i;
    if (!digits()) return {};
  }
  return i == word.size() && parts > 1 ? word : std::string_view();
}

void expand_references(Inlines& inlines, const std::string& file, Report& report) {
  Inlines expanded;
  for (Inline& part : inlines) {
    if (auto* emphasis = std::get_if<Emphasis>(&part.content))
      expand_references(emphasis->content, file, report);
    if (auto* strong = std::get_if<Strong>(&part.content))
      expand_references(strong->content, file, report);
    if (auto* link = std::get_if<Link>(&part.content))
      expand_references(link->content, file, report);
    if (!std::holds_alternative<Words>(part.content)) {
      expanded.push_back(std::move(part));
      continue;
    }
    for (Inline& piece_type : Splitter(part, file, report).split())
      expanded.push_back(std::move(piece_type));
  }
  inlines = std::move(expanded);
}

std::optional<Directive::Kind> directive_of(std::string_view text) {
  text = trimmed(text);
  if (!text.starts_with("{{") || !text.ends_with("}}") || text.size() < 4) return std::nullopt;
  return base::value_of(text.substr(2, text.size() - 4), directives);
}

std::optional<std::string> take_id(Inlines& title) {
  Words* words = words_at(title, true);
  if (words == nullptr || !words->text.ends_with('}')) return std::nullopt;
  const std::size_t open = words->text.rfind("{#");
  if (open == std::string::npos) return std::nullopt;
  std::string id = words->text.substr(open + 2, words->text.size() - open - 3);
  words->text = trimmed(std::string_view(words->text).substr(0, open));
  if (words->text.empty()) title.pop_back();
  return id;
}

std::string take_number(Inlines& title) {
  Words* words = words_at(title, false);
  if (words == nullptr) return {};
  std::string number(section_number(words->text));
  if (number.empty()) return number;
  words->text.erase(0, words->text.find_first_not_of(' ', number.size()));
  if (words->text.empty()) title.erase(title.begin());
  return number;
}

std::string id_of_title(std::string_view title) {
  std::string id;
  for (const char c : base::lower_case(title)) {
    if (c == ' ' || c == '-')
      id += '-';
    else if (is_small(c) || is_digit(c))
      id += c;
  }
  return id;
}

std::string page_target(std::string_view target) {
  const std::string_view page = target.substr(0, target.find('#'));
  if (target.find(':') != target.npos || !page.ends_with(text_ending)) return std::string(target);
  return std::string(page.substr(0, page.size() - text_ending.size())) + std::string(page_ending) +
         std::string(target.substr(page.size()));
}

bool is_allowed_target(std::string_view target) {
  const auto is_invalid = [](char c) {
    return static_cast<unsigned char>(c) <= 0x20 || c == 0x7f || c == '\\';
  };
  if (std::ranges::any_of(target, is_invalid)) return false;
  constexpr std::array<std::string_view, 3> schemes = {"http://", "https://", "mailto:"};
  for (const std::string_view scheme : schemes)
    if (target.size() > scheme.size() &&
        base::lower_case(target.substr(0, scheme.size())) == scheme)
      return true;
  if (is_picture(target) || is_data(target)) return true;
  const std::size_t hash = target.find('#');
  const std::string_view page = target.substr(0, hash);
  const bool has_id = hash != std::string_view::npos;
  return (page.empty() ? has_id : is_page(page)) && (!has_id || is_id(target.substr(hash + 1)));
}

bool is_picture(std::string_view target) { return is_beside(target, ".png"); }

bool is_data(std::string_view target) { return is_beside(target, ".json"); }

}  // namespace boardwright::text
