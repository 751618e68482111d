// Converts words, emphasis, links and claims to runs of a book.
#include "book/book_words.h"

#include "text/typography.h"

namespace boardwright::book {

std::string BookWords::target_of(const std::string& target) const {
  if (target.find(':') != std::string::npos) return target;
  if (target.starts_with('#')) return "#" + id_of(target.substr(1));
  const std::size_t ending = target.find(".html");
  if (ending == std::string::npos) return {};
  const std::size_t hash = target.find('#');
  return "#" + target.substr(0, ending) + "/" +
         (hash == std::string::npos ? "" : target.substr(hash + 1));
}

/// Appends words with typographic quotation marks, and marks the terms in them.
void BookWords::add_words(BookText& text, std::string_view words, const RunStyle& style, int main) {
  const std::string printed = text::curled(words, last_);
  if (printed.empty()) return;
  last_ = printed.substr(printed.size() - 1 < 3 ? 0 : printed.size() - 4);
  std::size_t at = 0;
  const auto add = [&](std::size_t end, int term) {
    if (end == at) return;
    BookRun run = run_of(printed.substr(at, end - at), style.target);
    run.italic = style.italic;
    run.bold = style.bold;
    run.term = term;
    run.main = term >= 0 && term == main;
    text.push_back(std::move(run));
    at = end;
  };
  for (const Terms::Use& use : terms_.uses_in(printed)) {
    add(use.begin, -1);
    add(use.end, use.term);
  }
  add(printed.size(), -1);
}

/// Appends the value of a claim. In a draft: "14 [27]", the first number struck through.
void BookWords::add_claim(BookText& text, const audit::ShownClaim& shown, const RunStyle& style) {
  const std::size_t first = text.size();
  add_words(text, shown.words, style);
  if (shown.found.empty()) return;
  for (std::size_t i = first; i < text.size(); ++i) text[i].struck = true;
  RunStyle found = style;
  found.bold = true;
  add_words(text, "\u00a0[" + shown.found + "]", found);
}

void BookWords::add(BookText& text, const text::Inlines& inlines, const RunStyle& style, int main) {
  for (const text::Inline& part : inlines) {
    if (const auto* words = std::get_if<text::Words>(&part.content)) {
      add_words(text, words->text, style, main);
    } else if (const auto* code = std::get_if<text::CodeWords>(&part.content)) {
      BookRun run = run_of(code->text, style.target);
      run.sans = true;
      text.push_back(std::move(run));
      last_ = "x";
    } else if (const auto* claim = std::get_if<text::ClaimReference>(&part.content)) {
      const auto value = found_.shown_for(*claim, place(part.line, part.column), report_);
      if (value) add_claim(text, *value, style);
    } else if (const auto* stress = std::get_if<text::Emphasis>(&part.content)) {
      RunStyle inner = style;
      inner.italic = true;
      add(text, stress->content, inner, terms_.find(text::plain_text(stress->content)));
    } else if (const auto* strong = std::get_if<text::Strong>(&part.content)) {
      RunStyle inner = style;
      inner.bold = true;
      add(text, strong->content, inner);
    } else if (const auto* link = std::get_if<text::Link>(&part.content)) {
      RunStyle inner = style;
      inner.target = target_of(link->target);
      add(text, link->content, inner);
    } else if (const auto* end = std::get_if<text::LineBreak>(&part.content)) {
      text.push_back(run_of(end->hard ? "\n" : " "));
      last_ = " ";
    }
  }
}

BookText BookWords::text_of(const text::Inlines& inlines) {
  BookText text;
  last_.clear();
  add(text, inlines, {});
  return text;
}

BookText BookWords::text_of(std::string_view words, const std::string& target) {
  BookText text;
  last_.clear();
  RunStyle style;
  style.target = target;
  add_words(text, words, style);
  return text;
}

void BookWords::add_after(BookText& text, const std::string& before, std::string_view words) {
  last_ = before;
  add_words(text, words, {});
}

}  // namespace boardwright::book
