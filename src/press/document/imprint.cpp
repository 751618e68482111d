// Writes who wrote what, what was proved and what that means, and how the book was made.
#include "document/imprint.h"

#include "base/text.h"
#include "document/assembly.h"
#include "document/typography.h"
#include "figure/words.h"

namespace boardwright::document {

std::string draft_of(const Seal& sum) {
  if (differing(sum) == 0) return {};
  return "Draft: " + counted(differing(sum), "claim differs. ", "claims differ. ");
}

BookBlocks imprint_of(const BookSources& sources) {
  BookBlocks out;
  const auto add = [&](BookText text) {
    out.push_back({BookParagraph{std::move(text), BookParagraph::Kind::small}});
  };
  constexpr std::string_view made = "set by Boardwright in Noto Serif and Noto Sans.";
  if (sources.game.articles.front().manual) {
    add({run_of("Drawn and " + std::string(made) + " The same text is read on the screen, and in " +
                "the folder templates/manual.")});
    return out;
  }
  const bool several = sources.game.articles.size() > 1;
  for (const Article& article : sources.game.articles) {
    BookRun title = run_of(curled(article.title, ""));
    title.italic = true;
    BookText text = {title};
    const std::string credit = credit_of(article);
    if (!several && !credit.empty()) {
      // The title page already names the author of the game.
      const std::string by = "By " + sources.game.by.substr(0, sources.game.by.rfind(','));
      if (credit != by) text.push_back(run_of("\n" + credit));
      for (const std::string& fact : article.facts) text.push_back(run_of("\n" + fact));
    }
    if (several || text.size() > 1) add(std::move(text));
  }
  const std::string_view articles = sources.game.articles.size() > 1 ? "articles" : "article";
  for (const Article& article : sources.game.articles)
    if (const std::string retold = retold_in(article, "book", articles); !retold.empty()) {
      add({run_of(retold + ".")});
      break;
    }
  const Seal sum = sum_of(sources.seals);
  const std::string draft = draft_of(sum);
  if (!draft.empty())
    add({run_of(draft +
                "Struck out is what an article states; beside it stands what the engine finds.")});
  if (draft.empty() && !in_words(sum).empty())
    add({run_of(in_words(sum) + ". " + joined(meaning_of(sum), " ") +
                " Errata and readings are at the foot of the pages.")});
  add({run_of("Drawn, checked and " + std::string(made))});
  return out;
}

}  // namespace boardwright::document
