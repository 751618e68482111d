// Writes HTML: escapes text and attributes, closes elements, finds repeated ids.
#pragma once
#include <concepts>
#include <functional>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/tree.h"

namespace boardwright::page {

using text::Block, text::Directive, text::Document, text::Section;

/// An id in its HTML form: "b1-0" for the section b1.0, "section-1-0" for 1.0. Style sheets and
/// checkers do not accept dots, or a digit at the beginning.
std::string html_id(std::string_view id);

/// A link target within the site, with its id in HTML form: "board.html#section-1-0".
std::string html_target(std::string_view target);

/// Builds a piece of HTML. Ids, and links to them, are passed in the form used in articles.
///
/// Names of elements and attributes are trusted; everything else is escaped. Only raw() takes
/// markup, from writers that do their own escaping.
class Html {
 public:
  using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

  /// Writes an element around the output of `inside`.
  template <std::invocable Inside>
  void element(std::string_view name, Attributes attributes, Inside inside) {
    begin(name, attributes);
    inside();
    end(name);
  }

  /// Writes an element around a text.
  void element(std::string_view name, Attributes attributes, std::string_view words) {
    begin(name, attributes);
    text(words);
    end(name);
  }

  /// Writes an element around prose.
  void prose_element(std::string_view name, Attributes attributes, std::string_view words) {
    element(name, attributes, [&] { prose(words); });
  }

  /// Writes a heading, or the term of a list: prose with an id, which is a link to itself.
  void heading(std::string_view name, std::string_view id, std::string_view words) {
    const std::string self = "#" + std::string(id);
    element(name, {{"id", id}}, [&] {
      prose_element("a", {{"class", "self"}, {"href", self}}, words);
    });
  }

  /// Writes an element that has no content, for example <br>.
  void empty_element(std::string_view name, Attributes attributes = {}) { begin(name, attributes); }

  /// Writes text of the author or of the engine, with typographic quotation marks.
  void prose(std::string_view words);

  /// Writes text unchanged, except for escaping.
  void text(std::string_view words);

  /// The output, for markup from other writers.
  std::string& raw() { return out_; }

  /// Writes a newline, which only keeps the source readable.
  void line() { out_ += '\n'; }

  std::string take() { return std::move(out_); }

  /// Ids used by more than one element.
  const std::vector<std::string>& repeated_ids() const { return repeated_; }
  const std::set<std::string, std::less<>>& ids() const { return ids_; }

 private:
  void begin(std::string_view name, Attributes attributes);
  void end(std::string_view name);

  std::string out_;
  std::string last_;  ///< the last character written, for quotation marks
  std::set<std::string, std::less<>> ids_;
  std::vector<std::string> repeated_;
};

/// The parts of a tree that the surrounding page writes.
struct Insertions {
  /// Writes the value of a claim.
  std::function<void(Html&, const text::ClaimReference&, int line, int column)> claim;
  /// Called with every link before it is written.
  std::function<void(const text::Link&, int line, int column)> link;
  /// Writes the drawing of a piece; if unset, drawings are left out.
  std::function<void(Html&, const text::PieceDrawing&, int line, int column)> piece_type = {};
  std::function<void(Html&, const text::FigureReference&, int line)> figure;
  std::function<void(Html&, const Directive&, int line)> directive;
  /// Writes the words of sentences, except those of titles and links; if unset, they are plain
  /// prose.
  std::function<void(Html&, std::string_view)> words = {};
  /// Makes a unique name for the next table, for screen readers.
  std::function<std::string()> table_name = {};
};

/// Writes a table or other wide content, with an accessible name. It scrolls sideways if it does
/// not fit.
template <std::invocable Inside>
void write_wide(Html& html, std::string_view name, Inside inside) {
  html.element("section", {{"class", "wide"}, {"tabindex", "0"}, {"aria-label", name}}, inside);
}

/// Writes inline content.
void write(Html& html, const text::Inlines& inlines, const Insertions& insertions);

/// Writes a block and its content.
void write(Html& html, const Block& block, const Insertions& insertions);

}  // namespace boardwright::page
