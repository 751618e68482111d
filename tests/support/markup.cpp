// A small strict parser for the HTML of the pages.
#include "support/markup.h"
#include "support/rooms.h"

#include <algorithm>
#include <set>

namespace boardwright::test {
namespace {

const std::set<std::string, std::less<>> empty_elements = {"meta",  "br",   "hr",
                                                           "input", "link", "img"};

const std::set<std::string, std::less<>> allowed_elements = {
    "html",   "head",   "noscript", "meta",   "title",    "style",      "body",    "a",
    "nav",    "header", "main",     "footer", "p",        "h1",         "h2",      "h3",
    "h4",     "h5",     "h6",       "ol",     "ul",       "li",         "span",    "em",
    "strong", "code",   "pre",      "br",     "hr",       "blockquote", "dd",      "div",
    "dl",     "dt",     "section",  "aside",  "figure",   "figcaption", "details", "summary",
    "table",  "thead",  "tbody",    "tr",     "th",       "td",         "svg",     "desc",
    "g",      "path",   "text",     "circle", "fieldset", "legend",     "label",   "input",
    "defs",   "use",    "del",      "ins",    "script",   "img",        "link",    "select",
    "option"};

const std::set<std::string, std::less<>> allowed_attributes = {
    "lang",   "charset",  "name",         "content",     "http-equiv",
    "class",  "href",     "id",           "start",       "scope",
    "role",   "tabindex", "xmlns",        "viewBox",     "d",
    "x",      "y",        "font-size",    "transform",   "width",
    "height", "fill",     "stroke",       "text-anchor", "dominant-baseline",
    "type",   "dy",       "alt",          "loading",     "rel",
    "for",    "value",    "autocomplete", "spellcheck"};

/// Boolean attributes.
const std::set<std::string, std::less<>> switches = {"checked", "defer", "hidden", "selected"};

bool is_allowed_attribute(const std::string& name) {
  return allowed_attributes.contains(name) || name.starts_with("aria-") ||
         name.starts_with("data-");
}

class Reader {
 public:
  explicit Reader(std::string_view html) : html_(html) {}

  Markup read() {
    while (at_ < html_.size()) {
      const std::size_t open = std::min(html_.find('<', at_), html_.size());
      words(html_.substr(at_, open - at_));
      at_ = open;
      if (at_ < html_.size()) tag();
    }
    for (const std::string& name : open_) fault("not closed: " + name);
    return std::move(markup_);
  }

 private:
  void fault(const std::string& what) { markup_.faults.push_back(what); }

  void words(std::string_view text) {
    if (!markup_.tags.empty()) markup_.tags.back().words += text;
    const bool verbatim = !open_.empty() && open_.back() == "style";
    if (!verbatim) check_escapes(text);
  }

  void check_escapes(std::string_view text) {
    for (std::size_t i = text.find('&'); i != std::string_view::npos; i = text.find('&', i + 1))
      if (text.find(';', i) > i + 6) fault("stray '&' in: " + std::string(text.substr(i, 20)));
    if (text.find('>') != std::string_view::npos) fault("stray '>' in: " + std::string(text));
  }

  void tag() {
    const std::size_t close = html_.find('>', at_);
    if (close == std::string_view::npos) {
      fault("stray '<'");
      at_ = html_.size();
      return;
    }
    std::string_view inside = html_.substr(at_ + 1, close - at_ - 1);
    at_ = close + 1;
    if (inside == "!DOCTYPE html") return;
    if (inside.starts_with('/')) return leave(std::string(inside.substr(1)));
    enter(inside);
    if (markup_.tags.back().name == "style") skip_style();
  }

  void skip_style() {
    const std::size_t end = std::min(html_.find("</style", at_), html_.size());
    markup_.tags.back().words = html_.substr(at_, end - at_);
    at_ = end;
  }

  void leave(const std::string& name) {
    if (open_.empty() || open_.back() != name) return fault("wrong end: " + name);
    open_.pop_back();
  }

  void enter(std::string_view inside) {
    const bool closed = inside.ends_with('/');
    if (closed) inside.remove_suffix(1);
    Tag tag;
    tag.name = inside.substr(0, inside.find_first_of(" \n"));
    tag.depth = static_cast<int>(open_.size());
    inside.remove_prefix(tag.name.size());
    attributes(inside, tag);
    if (!closed && !empty_elements.contains(tag.name)) open_.push_back(tag.name);
    markup_.tags.push_back(std::move(tag));
  }

  void attributes(std::string_view text, Tag& tag) {
    while (text.find_first_not_of(" \n") != std::string_view::npos) {
      text.remove_prefix(text.find_first_not_of(" \n"));
      if (const auto word = text.substr(0, text.find_first_of(" \n=")); switches.contains(word)) {
        tag.attributes.emplace(word, "");
        text.remove_prefix(word.size());
        continue;
      }
      const std::size_t equals = text.find("=\"");
      const std::size_t end = equals == text.npos ? text.npos : text.find('"', equals + 2);
      if (end == text.npos) return fault("attribute without quotes: " + std::string(text));
      const std::string name(text.substr(0, equals));
      const std::string_view value = text.substr(equals + 2, end - equals - 2);
      check_escapes(value);
      if (!tag.attributes.emplace(name, value).second) fault("attribute twice: " + name);
      text.remove_prefix(end + 1);
    }
  }

  std::string_view html_;
  std::size_t at_ = 0;
  std::vector<std::string> open_;
  Markup markup_;
};

}  // namespace

Markup read_markup(std::string_view html) { return Reader(html).read(); }

std::vector<std::string> forbidden(const Markup& markup) {
  std::vector<std::string> found = markup.faults;
  std::set<std::string> ids;
  for (const Tag& tag : markup.tags) {
    if (!allowed_elements.contains(tag.name)) found.push_back("element " + tag.name);
    if (tag.name == "script" && (tag.words.find_first_not_of(" \n") != std::string::npos ||
                                 !tag.attributes.contains("src")))
      found.push_back("a script on the page itself");
    if (tag.name == "use" && !tag.attributes.at("href").starts_with('#'))
      found.push_back("use of another file");
    for (const auto& [name, value] : tag.attributes) {
      const bool is_local = value.find(':') == value.npos && !value.starts_with("//");
      if (name == "src" && (tag.name == "script" || tag.name == "img") && is_local) continue;
      if (!is_allowed_attribute(name) && !switches.contains(name))
        found.push_back("attribute " + name + " of " + tag.name);
      if (name == "id" && !ids.insert(value).second) found.push_back("id twice: " + value);
    }
  }
  return found;
}

std::vector<std::string> values_of(const Markup& markup, const std::string& attribute) {
  std::vector<std::string> values;
  for (const Tag& tag : markup.tags)
    if (const auto found = tag.attributes.find(attribute); found != tag.attributes.end())
      values.push_back(found->second);
  return values;
}

}  // namespace boardwright::test
