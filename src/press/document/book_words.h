// Words of an article as words of a book: printed quotation marks, values of claims, terms,
// targets.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "document/assembly.h"
#include "document/book_blocks.h"
#include "document/terms.h"
#include "document/tree.h"
#include "game/game.h"

namespace boardwright::document {

/// Turns the words of one article.
class BookWords {
 public:
  BookWords(const Article& article, const std::vector<Finding>& findings, const Terms& terms,
            std::string file, Report& report)
      : article_(article),
        found_(article, findings),
        terms_(terms),
        file_(std::move(file)),
        report_(report) {}

  /// Ids are unique in the book: "board/5.0".
  std::string id_of(std::string_view id) const { return article_.id + "/" + std::string(id); }

  /// All problems stand at this place until there is none: while a note is turned.
  void set_place(const Place* fixed) { fixed_ = fixed; }
  Place place(int line, int column) const {
    return fixed_ != nullptr ? *fixed_ : Place{file_, line, column};
  }

  BookText text_of(const Inlines& inlines);
  BookText text_of(std::string_view words, const std::string& target = {});

  /// Adds words to a text, which go on after `before`.
  void add_after(BookText& text, const std::string& before, std::string_view words);

 private:
  struct Look {
    bool italic = false, bold = false;
    std::string target;
  };

  std::string target_of(const std::string& target) const;
  void add_words(BookText& text, std::string_view words, const Look& look, int main = -1);
  void add_claim(BookText& text, const ShownClaim& shown, const Look& look);
  void add(BookText& text, const Inlines& inlines, const Look& look, int main = -1);

  const Article& article_;
  FoundById found_;
  const Terms& terms_;
  std::string file_;
  Report& report_;
  std::string last_;  ///< the letters before those that are added: they tell which mark is printed
  const Place* fixed_ = nullptr;
};

}  // namespace boardwright::document
