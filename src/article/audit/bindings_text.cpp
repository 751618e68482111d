// Writes what is proposed for open marks: as comments, and into the text of an article.
#include <algorithm>

#include "audit/bindings.h"
#include "base/text.h"
#include "text/statement.h"

namespace boardwright::audit {

std::string in_text(const Binding& binding) {
  std::string line = binding.is_new ? text::print_statement(binding.claim) : binding.claim.id;
  constexpr std::string_view yes = " = yes";
  if (line.ends_with(yes)) line.resize(line.size() - yes.size());
  std::string text = "{{";
  for (const char c : line) {
    if (binding.is_new && (c == '*' || c == '_')) text += '\\';
    text += c;
  }
  return text + ": " + binding.words + "}}";
}

namespace {

/// Whether words stand at an offset, where line ends can replace blanks. Sets their end.
bool stand_at(std::string_view text, std::size_t at, std::string_view words, std::size_t& end) {
  for (const char c : words) {
    const bool blank = at < text.size() && c == ' ' && text[at] == '\n';
    if (at >= text.size() || (text[at] != c && !blank)) return false;
    ++at;
  }
  end = at;
  return true;
}

/// The offset of the paragraph that contains a line.
std::size_t paragraph_of(std::string_view text, int line) {
  std::size_t at = 0, paragraph = 0;
  for (int number = 1; number < line && at < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (base::trimmed(text.substr(at, end - at)).empty()) paragraph = end;
    at = end + 1;
  }
  return paragraph;
}

/// The offset of a place, whose column counts characters.
std::size_t offset_of(std::string_view text, const base::Place& place) {
  std::size_t at = 0;
  for (int number = 1; number < place.line && at < text.size(); ++number)
    at = std::min(text.find('\n', at), text.size() - 1) + 1;
  for (int column = 1; column < place.column && at < text.size(); ++column) {
    ++at;
    while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xc0U) == 0x80U) ++at;
  }
  return at;
}

bool is_in_braces(std::string_view text, std::size_t at) {
  const std::size_t open = text.rfind("{{", at), close = text.rfind("}}", at);
  return open != text.npos && (close == text.npos || close < open);
}

}  // namespace

std::string bindings_toml(const std::vector<BoundSentence>& sentences) {
  std::string text;
  for (const BoundSentence& sentence : sentences) {
    const OpenMark& first = sentence.marks.front();
    text += "\n  # " + first.place.file + ":" + std::to_string(first.place.line) + ":" +
            std::to_string(first.place.column) + ": '" + first.sentence + "'\n  # open:";
    for (const OpenMark& mark : sentence.marks)
      text += std::string(&mark == &first ? " " : ", ") + std::string(name_of(mark.kind)) + " '" +
              mark.text + "'";
    text += "\n";
    if (!sentence.found.empty()) text += "  # the engine finds " + sentence.found + "\n";
    if (sentence.bindings.empty() && sentence.found.empty()) text += "  # nothing to propose\n";
    for (const Binding& binding : sentence.bindings) text += "  # write " + in_text(binding) + "\n";
  }
  return text;
}

std::string with_bindings(const std::string& text, const std::vector<BoundSentence>& sentences) {
  std::string written;
  std::size_t done = 0;
  for (const BoundSentence& sentence : sentences) {
    const OpenMark& first = sentence.marks.front();
    const std::size_t begin =
        first.row.empty() ? paragraph_of(text, first.place.line) : offset_of(text, first.place);
    for (const Binding& binding : sentence.bindings)
      for (std::size_t at = std::max(done, begin), end = 0; at < text.size(); ++at) {
        if (!stand_at(text, at, binding.words, end) || is_in_braces(text, at)) continue;
        written += text.substr(done, at - done) + in_text(binding);
        done = end;
        break;
      }
  }
  return written + text.substr(done);
}

}  // namespace boardwright::audit
