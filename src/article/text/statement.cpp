// Parses and prints claims as lines, according to the table of kinds.
#include "text/statement.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "board/selection.h"
#include "text/numbers.h"
#include "verify/kinds.h"

namespace boardwright::text {

using game::CellNames;

namespace {

using verify::ClaimKind;
using verify::Yields;

constexpr std::string_view equals_sign = " = ", but = " but ", by = " by ", like_key = "like";

/// The parts of a line, as views of its text.
struct Parts {
  std::string_view head, value, words;
  bool has_value = false;
};

Parts parts_of(std::string_view text) {
  Parts parts;
  const std::size_t sign = text.find(equals_sign);
  const std::size_t from = sign == text.npos ? 0 : sign + equals_sign.size();
  const std::size_t colon = text.find(": ", from);
  if (colon != text.npos) parts.words = trimmed(text.substr(colon + 2));
  const std::string_view statement = text.substr(0, colon);
  parts.has_value = sign != text.npos;
  parts.head = trimmed(statement.substr(0, sign));
  if (parts.has_value) parts.value = trimmed(statement.substr(from));
  return parts;
}

/// An argument: a word or a quoted text, with its key if one precedes it.
struct Argument {
  std::string_view key, value;
};

/// The value as an integer; nothing if it is not one or is beyond what a double holds exactly.
std::optional<game::Count> whole_number(double value) {
  constexpr double most = 9007199254740991;  // 2^53 - 1
  if (!(std::abs(value) <= most) || value != std::floor(value)) return std::nullopt;
  return static_cast<game::Count>(value);
}

bool is_key_letter(char c) { return (c >= 'a' && c <= 'z') || c == '-'; }

/// Splits arguments: "own=e4", "plays=\"e4 e5\"".
std::vector<Argument> arguments_of(std::string_view head) {
  std::vector<Argument> found;
  while (!(head = trimmed(head)).empty()) {
    Argument argument;
    const std::size_t sign = head.find('=');
    if (sign != head.npos && sign > 0 &&
        std::all_of(head.begin(), head.begin() + static_cast<std::ptrdiff_t>(sign),
                    is_key_letter)) {
      argument.key = head.substr(0, sign);
      head.remove_prefix(sign + 1);
    }
    const bool quoted = head.starts_with('"') && head.find('"', 1) != head.npos;
    const std::size_t end = quoted ? head.find('"', 1) : std::min(head.find(' '), head.size());
    argument.value = quoted ? head.substr(1, end - 1) : head.substr(0, end);
    head.remove_prefix(std::min(end + (quoted ? 1 : 0), head.size()));
    found.push_back(argument);
  }
  return found;
}

/// The keys whose arguments need no key name.
std::vector<std::string_view> bare_keys(const ClaimKind& kind) {
  std::vector<std::string_view> keys = verify::keys_of(kind).needed;
  std::erase(keys, "SEL");
  return keys;
}

struct YieldsWord {
  std::string_view word, key;  ///< word: in a form; key: in a claims file
};
/// In the order of Yields.
constexpr YieldsWord yields_words[] = {{"NUMBER", "count"},
                                       {"SHARE%", "percent"},
                                       {"CELL, CELL", "cells"},
                                       {"WORDS", "text"},
                                       {"yes", "holds"}};

class Reader {
 public:
  Reader(std::string_view text, const Place& place, Report& report)
      : text_(text), place_(place), report_(report) {}

  std::optional<Statement> read() {
    const Parts parts = parts_of(text_);
    const auto arguments = arguments_of(parts.head);
    if (arguments.empty()) return fail(text_, "a claim begins with its kind");
    const std::string_view word = arguments.front().value;
    kind_ = verify::find_kind(word);
    if (kind_ == nullptr) return unknown_kind(word);
    const std::size_t before = report_.count();
    Statement read;
    read.claim.kind = word;
    read.claim.place = place_;
    read.claim.line = text_;
    take(arguments, read.claim);
    take_value(parts, read);
    if (!parts.words.empty()) read.words = parts.words;
    if (report_.count() > before) return std::nullopt;
    return read;
  }

 private:
  /// The place of a part of the text.
  Place place_at(std::string_view part) const {
    Place place = place_;
    if (place.column > 0 && part.data() >= text_.data() &&
        part.data() <= text_.data() + text_.size())
      place.column += static_cast<int>(
          base::length_utf8(text_.substr(0, static_cast<std::size_t>(part.data() - text_.data()))));
    return place;
  }

  std::nullopt_t fail(std::string_view at, std::string message, std::string hint = {}) {
    report_.error(place_at(at), std::move(message), std::move(hint));
    return std::nullopt;
  }
  std::string form() const { return "write " + form_of_statement(kind_->name); }

  std::nullopt_t unknown_kind(std::string_view word) {
    std::vector<std::string_view> known;
    for (const ClaimKind& kind : verify::claim_kinds()) known.push_back(kind.name);
    return fail(word, "unknown kind of claim " + in_quotes(word), base::did_you_mean(word, known));
  }

  void take(const std::vector<Argument>& arguments, Claim& claim) {
    const std::vector<std::string_view> bare = bare_keys(*kind_);
    std::size_t next = 0;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
      const Argument& argument = arguments[i];
      std::string_view key = argument.key;
      while (key.empty() && next < bare.size() && claim.keys.contains(bare[next])) ++next;
      if (key.empty() && next == bare.size()) {
        fail(argument.value,
             "claims of kind " + in_quotes(kind_->name) + " take no argument " +
                 in_quotes(argument.value),
             form() + "; other arguments need a key, for example seat=2");
        return;
      }
      if (key.empty()) key = bare[next++];
      if (key == like_key)
        claim.like = board::comma_list(argument.value);
      else
        claim.keys.insert_or_assign(std::string(key), std::string(argument.value));
    }
    for (const std::string_view key : bare)
      if (!claim.keys.contains(key)) {
        fail(text_, "claims of kind " + in_quotes(kind_->name) + " need the key " + in_quotes(key),
             form());
        return;
      }
  }

  void take_value(const Parts& parts, Statement& read) {
    if (!parts.has_value && kind_->yields == Yields::truth) {
      read.claim.documented = true;
      return;
    }
    if (!parts.has_value) {
      fail(text_, "the claim states nothing", form());
      return;
    }
    const std::size_t but_at = parts.value.rfind(but);
    const std::string_view stated = trimmed(parts.value.substr(0, but_at));
    if (const auto value = value_of(stated, read.words))
      read.claim.documented = *value;
    else
      return;
    if (but_at == parts.value.npos) return;
    const std::string_view rest = parts.value.substr(but_at + but.size());
    const std::size_t why = rest.rfind(by);
    if (why == rest.npos) {
      fail(rest, "nothing explains the difference", "write but FOUND by ERRATUM");
      return;
    }
    std::string ignored;
    if (const auto found = value_of(trimmed(rest.substr(0, why)), ignored))
      explain(read.claim, *found, rest.substr(why + by.size()));
  }

  void explain(Claim& claim, const game::Value& found, std::string_view why) {
    game::Explanation explanation;
    explanation.why = trimmed(why);
    explanation.place = place_at(why);
    if (const auto* printed = std::get_if<CellNames>(&claim.documented)) {
      const auto& cells = std::get<CellNames>(found);
      const auto without = [](const CellNames& these, const CellNames& those) {
        CellNames left;
        std::ranges::copy_if(these, std::back_inserter(left), [&](const auto& name) {
          return std::ranges::find(those, name) == those.end();
        });
        return left;
      };
      explanation.extra = without(*printed, cells);
      explanation.missing = without(cells, *printed);
    } else {
      explanation.printed = claim.documented;
      explanation.found = found;
    }
    claim.explanation = std::move(explanation);
  }

  /// Parses a value. A number word also becomes the printed words.
  std::optional<game::Value> value_of(std::string_view text, std::string& words) {
    const auto yields = static_cast<std::size_t>(kind_->yields);
    switch (kind_->yields) {
      case Yields::count:
      case Yields::share:
        if (const auto number = only_number(text)) {
          const auto whole = whole_number(number->value);
          if (!whole || number->kind == ProseNumber::Kind::most) break;
          if (!number->digits) words = text;
          if (kind_->yields == Yields::share && *whole <= 100)
            return game::Percent{static_cast<int>(*whole)};
          if (kind_->yields == Yields::count &&
              (number->kind == ProseNumber::Kind::count || *whole == 0))
            return *whole;
        }
        break;
      case Yields::cells:
        if (text == "none") return CellNames{};
        if (!text.empty()) return board::comma_list(text);
        break;
      case Yields::words:
        if (!text.empty()) return std::string(text);
        break;
      case Yields::truth:
        if (text == "yes" || text == "true") return true;
        if (text == "no" || text == "false") return false;
        break;
    }
    fail(text, in_quotes(text) + " is not a value for claims of kind " + in_quotes(kind_->name),
         form() + (yields == static_cast<std::size_t>(Yields::truth) ? " or = no" : ""));
    return std::nullopt;
  }

  std::string_view text_;
  const Place& place_;
  Report& report_;
  const ClaimKind* kind_ = nullptr;
};

std::string with_marks(std::string_view value) {
  const bool plain = !value.empty() && value.find_first_of(" =:\"") == value.npos;
  return plain ? std::string(value) : "\"" + std::string(value) + "\"";
}

}  // namespace

bool is_statement(std::string_view text) {
  if (text.find(equals_sign) != text.npos) return true;
  const std::string_view head = parts_of(text).head;
  const std::size_t blank = head.find(' ');
  return blank != head.npos && verify::find_kind(head.substr(0, blank)) != nullptr;
}

std::string id_of_statement(std::string_view text) {
  std::string id;
  for (const char c : parts_of(text).head) {
    const bool plain = base::is_digit(c) || (c >= 'a' && c <= 'z');
    const bool capital = c >= 'A' && c <= 'Z';
    if (plain || capital)
      id += capital ? static_cast<char>(c - 'A' + 'a') : c;
    else if (!id.empty() && id.back() != '-')
      id += '-';
  }
  constexpr std::size_t most = 60;  // less than limits::name_bytes
  id.resize(std::min(id.size(), most));
  while (id.ends_with('-')) id.pop_back();
  return id;
}

std::string without_words(std::string_view text) {
  const Parts parts = parts_of(text);
  return std::string(parts.head) + std::string(equals_sign) + std::string(parts.value);
}

std::optional<Statement> parse_statement(std::string_view text, const Place& place,
                                         Report& report) {
  return Reader(text, place, report).read();
}

std::vector<std::pair<std::string, std::string>> keys_in_order(const Claim& claim) {
  std::vector<std::pair<std::string, std::string>> keys;
  const ClaimKind* kind = verify::find_kind(claim.kind);
  std::vector<std::string_view> bare;
  if (kind != nullptr) bare = bare_keys(*kind);
  for (const std::string_view key : bare) keys.emplace_back(key, claim.key(key));
  for (const auto& [key, value] : claim.keys)
    if (std::ranges::find(bare, key) == bare.end()) keys.emplace_back(key, value);
  return keys;
}

std::string print_statement(const Claim& claim) {
  std::string line = claim.kind;
  const ClaimKind* kind = verify::find_kind(claim.kind);
  const std::size_t bare = kind != nullptr ? bare_keys(*kind).size() : 0;
  const auto keys = keys_in_order(claim);
  for (std::size_t i = 0; i < keys.size(); ++i)
    line += " " + (i < bare ? "" : keys[i].first + "=") + with_marks(keys[i].second);
  if (!claim.like.empty()) line += " like=" + with_marks(base::joined(claim.like, ","));
  return line + std::string(equals_sign) + game::shown(claim.documented);
}

std::string form_of_statement(std::string_view name) {
  const ClaimKind* kind = verify::find_kind(name);
  if (kind == nullptr) return {};
  std::string form(name);
  for (const std::string_view key : verify::keys_of(*kind).needed) {
    if (key == "SEL") continue;
    form += ' ';
    for (const char c : key) form += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  }
  return form + std::string(equals_sign) +
         std::string(yields_words[static_cast<std::size_t>(kind->yields)].word);
}

}  // namespace boardwright::text
