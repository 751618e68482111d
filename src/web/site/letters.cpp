// The letters under which a site keeps what would make one page or file too long.
#include "site/letters.h"

#include "base/text.h"
#include "site/site_bar.h"

namespace boardwright::site {

char letter_of(std::string_view word) {
  const char first = word.empty() ? '0' : base::lower_case(word.substr(0, 1)).front();
  return first >= 'a' && first <= 'z' ? first : '0';
}

std::string letter_title(char letter) {
  return letter == '0' ? "0–9 and others" : std::string(1, static_cast<char>(letter - 'a' + 'A'));
}

std::string letter_file(std::string_view name, char letter, std::string_view ending) {
  return std::string(name) + "-" + letter + std::string(ending);
}

void write_letters(Html& html, std::string_view letters, std::string_view label,
                   std::string_view name, char here) {
  html.element("nav", {{"class", "letters"}, {"aria-label", label}}, [&] {
    html.element("ul", {}, [&] {
      for (const char letter : letters)
        html.element("li", {}, [&] {
          const std::string target = letter_file(name, letter, ".html");
          if (letter == here)
            html.element("a", {{"href", target}, {"aria-current", "page"}}, letter_title(letter));
          else
            html.element("a", {{"href", target}}, letter_title(letter));
        });
    });
  });
}

SiteFile letter_page(const SiteSources& sources, const LetterPage& page,
                     const std::function<void(Html&)>& write, Report& report) {
  Html html;
  html.element("h1", {}, page.title);
  write_letters(html, page.letters, page.label, page.name, page.letter);
  write(html);
  for (const std::string& id : html.repeated_ids())
    report.error({sources.frame.site.name}, "two games have the id '" + id + "'");
  return framed(sources,
                {std::string(pages_folder) + "/" + letter_file(page.name, page.letter, ".html"),
                 page.title,
                 page.description,
                 html.take(),
                 {"filter.js"}},
                report);
}

}  // namespace boardwright::site
