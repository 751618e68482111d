// Writes who wrote what, what was proved and what that means, and how the book was made.
#include "book/imprint.h"

#include "audit/assembly.h"
#include "base/text.h"
#include "english/book_phrases.h"
#include "english/game_words.h"
#include "english/seal_words.h"
#include "text/typography.h"

namespace boardwright::book {

std::string draft_of(const audit::Seal& sum) {
  if (english::differing(sum) == 0) return {};
  return english::capitalised(english::in_words(sum)) + ". ";
}

BookBlocks imprint_of(const BookSources& sources) {
  BookBlocks out;
  const auto add = [&](BookText text) {
    out.push_back({BookParagraph{std::move(text), BookParagraph::Kind::small}});
  };
  if (sources.game.articles.front().manual) {
    add({run_of(english::manual_set_by)});
    return out;
  }
  const bool several = sources.game.articles.size() > 1;
  for (const game::Article& article : sources.game.articles) {
    BookRun title = run_of(text::curled(article.title, ""));
    title.italic = true;
    BookText text = {title};
    const std::string credit = audit::credit_of(article);
    if (!several && !credit.empty()) {
      // The title page already names the author of the game.
      const std::string by = "By " + sources.game.by.substr(0, sources.game.by.rfind(','));
      if (credit != by) text.push_back(run_of("\n" + credit));
      for (const std::string& fact : article.facts) text.push_back(run_of("\n" + fact));
    }
    if (several || text.size() > 1) add(std::move(text));
  }
  const std::string_view articles = sources.game.articles.size() > 1 ? "articles" : "article";
  for (const game::Article& article : sources.game.articles)
    if (const std::string retold = audit::retold_in(article, "book", articles); !retold.empty()) {
      add({run_of(retold + ".")});
      break;
    }
  const audit::Seal sum = audit::sum_of(sources.seals);
  const std::string draft = draft_of(sum);
  if (!draft.empty()) add({run_of(draft + english::struck_out)});
  if (draft.empty() && !english::in_words(sum).empty())
    add({run_of(english::in_words(sum) + ". " + base::joined(english::meaning_of(sum), " ") + " " +
                english::remarks_at_foot)});
  add({run_of(english::set_by)});
  return out;
}

}  // namespace boardwright::book
