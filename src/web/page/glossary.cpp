// Reads the glossary, and marks its terms in texts.
#include "page/glossary.h"

#include <algorithm>

#include "base/data.h"
#include "base/hints.h"
#include "base/text.h"

namespace boardwright::page {

using base::a_text;

namespace {

base::Fields term_fields() {
  return {
      {"name", "the word as the glossary lists it", a_text(), base::is_required},
      {"forms", "as else texts write it, as [\"Alfils\"]", base::list_of(a_text())},
      {"means", "what it means, in a sentence or two", a_text(), base::is_required},
      {"see", "ids of other words", base::list_of(a_text())},
  };
}

bool is_word_character(char c) {
  return base::is_letter(c) || base::is_digit(c) || static_cast<unsigned char>(c) >= 0x80;
}

}  // namespace

const base::Shape& glossary_shape() {
  static const base::Shape shape =
      base::table_of({{"term", "the words by id", base::tables_of(base::table_of(term_fields()))}});
  return shape;
}

Glossary::Glossary(std::vector<Term> terms) : terms_(std::move(terms)) {
  for (std::size_t i = 0; i < terms_.size(); ++i)
    for (const std::string& form : terms_[i].forms) {
      forms_.emplace(form, i);
      longest_ = std::max(longest_, base::split(form, ' ').size());
    }
}

const Term* Glossary::find(std::string_view form) const {
  const auto found = forms_.find(form);
  return found == forms_.end() ? nullptr : &terms_[found->second];
}

const Term* Glossary::of_id(std::string_view id) const {
  const auto found = std::ranges::find(terms_, id, &Term::id);
  return found == terms_.end() ? nullptr : &*found;
}

Glossary read_glossary(const base::Files& files, const std::filesystem::path& file,
                       Report& report) {
  const auto data = base::read_data(files, file, report);
  if (!data) return {};
  data->set_shape(glossary_shape());
  std::vector<Term> terms;
  std::set<std::string> forms;
  std::vector<std::pair<base::Place, std::string>> links;
  for (const auto& [id, table] : data->tables("term", report)) {
    Term term;
    term.id = id;
    term.name = table.text("name", report);
    term.means = table.text("means", report);
    term.forms = table.texts_or_empty("forms", report);
    term.forms.insert(term.forms.begin(), term.name);
    term.see = table.texts_or_empty("see", report);
    for (const std::string& form : term.forms)
      if (!forms.insert(form).second)
        report.error(table.place(), "the word " + base::in_quotes(form) + " is defined twice");
    for (const std::string& other : term.see) links.emplace_back(table.place(), other);
    terms.push_back(std::move(term));
  }
  data->report_unused(report);
  std::vector<std::string_view> ids;
  for (const Term& term : terms) ids.push_back(term.id);
  for (const auto& [place, other] : links)
    if (std::ranges::find(ids, other) == ids.end())
      report.error(place, "no word has the id " + base::in_quotes(other),
                   [&, &name = other] { return base::meant_or_all(name, ids); });
  return Glossary(std::move(terms));
}

void TermMarker::write(Html& html, std::string_view words) {
  if (glossary_->longest() == 0) return html.prose(words);
  std::size_t written = 0;
  for (std::size_t at = 0; at < words.size();) {
    if (!is_word_character(words[at])) {
      ++at;
      continue;
    }
    std::size_t end = at, first_end = 0;
    const Term* found = nullptr;
    std::size_t found_end = 0;
    for (std::size_t count = 0; count < glossary_->longest() && end < words.size(); ++count) {
      while (end < words.size() &&
             (is_word_character(words[end]) ||
              (words[end] == '-' && end + 1 < words.size() && is_word_character(words[end + 1]))))
        ++end;
      if (count == 0) first_end = end;
      if (const Term* term = glossary_->find(words.substr(at, end - at))) {
        found = term;
        found_end = end;
      }
      if (end >= words.size() || words[end] != ' ') break;
      ++end;
      if (end < words.size() && !is_word_character(words[end])) break;
    }
    if (found != nullptr && seen_.insert(found).second) {
      html.prose(words.substr(written, at - written));
      write_term(html, *found, words.substr(at, found_end - at));
      written = found_end;
    }
    at = found != nullptr ? found_end : first_end;
  }
  html.prose(words.substr(written));
}

void TermMarker::write_term(Html& html, const Term& term, std::string_view form) {
  const std::string id = "means-" + term.id;
  html.element("span", {{"class", "term"}}, [&] {
    if (link_.empty()) {
      html.prose_element("span", {{"class", "word"}, {"tabindex", "0"}, {"aria-describedby", id}},
                         form);
    } else {
      const std::string target = link_ + "#" + term.id;
      html.prose_element("a", {{"class", "word"}, {"href", target}, {"aria-describedby", id}},
                         form);
    }
    html.prose_element(
        "span", {{"class", "means"}, {"id", id}, {"role", "tooltip"}, {"hidden", ""}}, term.means);
  });
}

}  // namespace boardwright::page
