// Writes HTML: text and attributes escaped, elements closed, ids unique.
#pragma once
#include <concepts>
#include <functional>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "document/tree.h"

namespace boardwright::document {

/// An id as pages have it: "b1-0" of the section b1.0, "section-1-0" of 1.0. Style sheets and
/// checkers take no dots, and no digit first.
std::string html_id(std::string_view id);

/// The target of a link within the site with its id so: "board.html#section-1-0".
std::string html_target(std::string_view target);

/// A piece of HTML in the making. Ids, and links to them, are given as articles have them.
///
/// Names of elements and attributes are our own words; everything else is escaped. Only raw()
/// takes markup, from writers that escape by themselves.
class Html {
 public:
  using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

  /// An element around what `inside` writes.
  template <std::invocable Inside>
  void element(std::string_view name, Attributes attributes, Inside inside) {
    begin(name, attributes);
    inside();
    end(name);
  }

  /// An element around a text.
  void element(std::string_view name, Attributes attributes, std::string_view words) {
    begin(name, attributes);
    text(words);
    end(name);
  }

  /// An element that has no content, as <br>.
  void empty_element(std::string_view name, Attributes attributes = {}) { begin(name, attributes); }

  /// Text of the author or of the engine, with printed quotation marks.
  void prose(std::string_view words);

  /// Text as it is.
  void text(std::string_view words);

  /// Markup of another writer.
  std::string& raw() { return out_; }

  /// A line end, for readers of the source.
  void line() { out_ += '\n'; }

  std::string take() { return std::move(out_); }

  /// Ids that were given to two elements.
  const std::vector<std::string>& repeated_ids() const { return repeated_; }
  const std::set<std::string, std::less<>>& ids() const { return ids_; }

 private:
  void begin(std::string_view name, Attributes attributes);
  void end(std::string_view name);

  std::string out_;
  std::string last_;  ///< the last character of prose, for quotation marks
  std::set<std::string, std::less<>> ids_;
  std::vector<std::string> repeated_;
};

/// What a tree leaves to the page it stands on.
struct Insertions {
  /// Writes the value of a claim.
  std::function<void(Html&, const ClaimReference&, int line, int column)> claim;
  /// Hears of every link before it is written.
  std::function<void(const Link&, int line, int column)> link;
  /// Writes the drawing of a piece; none: it is left out.
  std::function<void(Html&, const PieceDrawing&, int line, int column)> piece_type = {};
  std::function<void(Html&, const FigureReference&, int line)> figure;
  std::function<void(Html&, const Directive&, int line)> directive;
  /// Writes words of sentences, but for those of titles and links; none: as they are.
  std::function<void(Html&, std::string_view)> words = {};
  /// Names the next table for those who hear the page; no two alike.
  std::function<std::string()> table_name = {};
};

/// A table, or what is as wide: it moves sideways where there is no room, and has a name.
template <std::invocable Inside>
void write_wide(Html& html, std::string_view name, Inside inside) {
  html.element("section", {{"class", "wide"}, {"tabindex", "0"}, {"aria-label", name}}, inside);
}

/// Writes words.
void write(Html& html, const Inlines& inlines, const Insertions& insertions);

/// Writes a block and all in it.
void write(Html& html, const Block& block, const Insertions& insertions);

}  // namespace boardwright::document
