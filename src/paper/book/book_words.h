// Converts the text of an article to runs of a book: typographic quotation marks, values of claims,
// terms, link targets.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "audit/assembly.h"
#include "base/report.h"
#include "book/book_blocks.h"
#include "book/terms.h"
#include "game/game.h"
#include "text/tree.h"

namespace boardwright::book {

/// Converts the text of one article.
class BookWords {
 public:
  BookWords(const game::Article& article, const std::vector<game::Finding>& findings,
            const Terms& terms, std::string file, Report& report)
      : article_(article),
        found_(article, findings),
        terms_(terms),
        file_(std::move(file)),
        report_(report) {}

  /// An id that is unique in the book: "board/5.0".
  std::string id_of(std::string_view id) const { return article_.id + "/" + std::string(id); }

  /// Sets the place of all problems reported from now on, or null for each word's own place. Used
  /// while a note is converted.
  void set_place(const base::Place* fixed) { fixed_ = fixed; }
  base::Place place(int line, int column) const {
    return fixed_ != nullptr ? *fixed_ : base::Place{file_, line, column};
  }

  BookText text_of(const text::Inlines& inlines);
  BookText text_of(std::string_view words, const std::string& target = {});

  /// Appends words as if `before` preceded them.
  void add_after(BookText& text, const std::string& before, std::string_view words);

 private:
  struct RunStyle {
    bool italic = false, bold = false;
    std::string target;
  };

  std::string target_of(const std::string& target) const;
  void add_words(BookText& text, std::string_view words, const RunStyle& style, int main = -1);
  void add_claim(BookText& text, const audit::ShownClaim& shown, const RunStyle& style);
  void add(BookText& text, const text::Inlines& inlines, const RunStyle& style, int main = -1);

  const game::Article& article_;
  audit::FoundById found_;
  const Terms& terms_;
  std::string file_;
  Report& report_;
  std::string last_;  ///< the characters before the words to add, for quotation marks
  const base::Place* fixed_ = nullptr;
};

}  // namespace boardwright::book
