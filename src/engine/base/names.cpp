// Checks names, and finds duplicates.
#include "base/names.h"

#include <algorithm>

#include "base/limits.h"
#include "base/text.h"

namespace boardwright::base {
namespace {

constexpr bool is_plain(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// The line of the first place: "line 3", or "pieces.toml:3" if the second is in another file.
std::string describe_line(const Place& first, const Place& second) {
  const std::string line = std::to_string(first.line);
  return first.file == second.file ? "line " + line : first.file + ":" + line;
}

}  // namespace

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= limits::name_bytes && is_plain(text.front()) &&
         std::all_of(text.begin(), text.end(), [](char c) { return is_plain(c) || c == '-'; });
}

std::string name_hint() {
  return "a name has letters, digits and hyphens, a letter or digit first, and at most " +
         std::to_string(limits::name_bytes) + " of them";
}

void check_name(std::string_view text, const Place& place, Report& report) {
  if (!is_name(text)) report.error(place, in_quotes(text) + " cannot be a name", name_hint());
}

std::string as_title(std::string_view name) {
  std::string title(name);
  bool begins = true;
  for (char& c : title) {
    if (begins && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (c == '-') c = ' ';
    begins = c == ' ';
  }
  return title;
}

std::string slug_of(std::string_view name) {
  std::string slug;
  for (const char c : lower_case(name))
    if (is_letter(c) || is_digit(c))
      slug += c;
    else if (c == '+')
      slug += slug.empty() ? "plus-" : "-plus";
    else if (static_cast<unsigned char>(c) < 0x80 && !slug.empty() && slug.back() != '-')
      slug += '-';
  while (slug.ends_with('-')) slug.pop_back();
  return slug.empty() ? "other" : slug;
}

bool is_file_name(std::string_view text) {
  const auto parts = split(text, '.');
  return !parts.empty() && text.size() <= limits::name_bytes &&
         std::all_of(parts.begin(), parts.end(), is_name);
}

void UniqueNames::add(std::string_view name, const Place& place, Report& report) {
  if (name.empty()) return;  // reported already
  std::string key(name);
  if (case_ == Case::is_ignored)
    for (char& c : key)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  const auto [first, is_new] = seen_.emplace(std::move(key), place);
  if (!is_new)
    report.error(place, "a second " + what_ + " " + in_quotes(name),
                 "the first is on " + describe_line(first->second, place));
}

}  // namespace boardwright::base
