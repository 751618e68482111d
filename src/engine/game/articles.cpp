// Reads articles with their remarks and claims.
#include "game/articles.h"

#include <algorithm>

#include "base/files.h"
#include "base/limits.h"
#include "base/text.h"
#include "game/game.h"
#include "game/game_shape.h"

namespace boardwright::game {
namespace {

/// The path of a file in the game's folder; empty if the key is missing or if its value is the
/// content itself.
std::filesystem::path read_file_name(const Data& data, std::string_view key, const Game& game,
                                     Report& report) {
  const std::filesystem::path& folder = game.folder;
  if (!data.has(key) || data.find(key).is(Data::Kind::list)) return {};
  const std::string name = data.text(key, report);
  const Data written = data.find(key);
  if (!written.is(Data::Kind::text)) return folder;
  if (!base::is_file_name(name))
    report.error(written.place(), in_quotes(name) + " cannot be the name of a file",
                 "it has letters, digits and hyphens, separated by full stops, as rules.md");
  else if (!game.storage.exists(folder / name))
    report.error(written.place(), "there is no file " + in_quotes(name),
                 key == "text" ? "its text is Markdown, and begins with a title: # Pond"
                               : "an empty file will do");
  return folder / (base::is_file_name(name) ? name : "unnamed");
}

std::string as_word(const Data& value, Report& report) {
  switch (value.kind()) {
    case Data::Kind::integer: return std::to_string(value.as_number(report));
    case Data::Kind::boolean: return value.as_boolean(report) ? "true" : "false";
    case Data::Kind::nothing:
    case Data::Kind::table:
    case Data::Kind::list:
    case Data::Kind::text:
    case Data::Kind::real: return value.as_text(report);
  }
  return {};
}

CellNames read_cells(const Data& data, std::string_view key, Report& report) {
  const std::string text = data.text(key, "", report);
  return text.empty() ? CellNames{} : board::comma_list(text);
}

Explanation read_explanation(const Data& data, const Value& documented, Report& report) {
  Explanation explanation;
  explanation.place = data.place();
  explanation.why = data.text("why", report);
  if (std::holds_alternative<CellNames>(documented)) {
    explanation.extra = read_cells(data, "extra", report);
    explanation.missing = read_cells(data, "missing", report);
    return explanation;
  }
  const auto value = [&](std::string_view key) -> Value {
    if (std::holds_alternative<Count>(documented)) return data.long_number(key, report);
    if (std::holds_alternative<Percent>(documented)) return Percent{data.number(key, report)};
    if (std::holds_alternative<bool>(documented)) return data.boolean(key, report);
    return data.text(key, report);
  };
  explanation.printed = value("printed");
  explanation.found = value("found");
  return explanation;
}

/// The one value of a claim: under count, percent, cells, text or holds.
std::optional<Value> read_documented(const Data& data, Report& report) {
  std::vector<Value> values;
  if (data.has("count")) values.emplace_back(data.long_number("count", report));
  if (data.has("percent")) values.emplace_back(Percent{data.number("percent", report)});
  if (data.has("cells")) values.emplace_back(read_cells(data, "cells", report));
  if (data.has("text")) values.emplace_back(data.text("text", report));
  if (data.has("holds")) values.emplace_back(data.boolean("holds", report));
  if (values.size() == 1) return values.front();
  report.error(data.place(),
               values.empty() ? "the claim states nothing" : "the claim states two things",
               "give one of count, percent, cells, text and holds");
  return std::nullopt;
}

std::optional<Claim> read_claim(const Data& data, const std::string& document, UniqueNames& names,
                                Report& report) {
  Claim claim;
  claim.place = data.place();
  claim.source = data;
  claim.document = document;
  claim.id = read_name(data, "id", names, report);
  claim.at = data.text("at", report);
  claim.kind = data.text("kind", report);
  claim.like = data.texts_or_empty("like", report);
  const auto documented = read_documented(data, report);
  if (!documented) {
    data.mark_known();
    return std::nullopt;
  }
  claim.documented = *documented;
  if (const auto erratum = data.table_if_any("erratum", report))
    claim.explanation = read_explanation(*erratum, claim.documented, report);
  static const Shape own = table_of(claim_fields());
  for (const auto& [key, value] : data.entries())
    if (base::field_of(own.choices.front(), key) == nullptr)
      claim.keys.emplace(key, as_word(value, report));
  return claim;
}

Remark read_remark(const Data& data, RemarkKind kind, const std::string& document,
                   UniqueNames& names, Report& report) {
  return {read_name(data, "id", names, report),
          data.text("section", report),
          data.text("text", report),
          document,
          data.place(),
          kind,
          kind == RemarkKind::reading && data.boolean("beside", false, report)};
}

/// Reports the first reading that is too many beside the sections, unless an earlier file had it.
void check_readings_beside(const Article& article, std::size_t read_before, Report& report) {
  int beside = 0;
  for (std::size_t i = 0; i < article.remarks.size(); ++i)
    if (article.remarks[i].beside && ++beside == readings_beside + 1 && i >= read_before)
      report.error(
          article.remarks[i].place,
          "more than " + std::to_string(readings_beside) + " readings stand beside their sections",
          "leave beside to those without which readers are lost");
}

/// The path of the article's text: ID.md unless another file is named.
std::filesystem::path read_text_name(const Data& data, const std::string& id, const Game& game,
                                     Report& report) {
  if (data.has("text")) return read_file_name(data, "text", game, report);
  const std::filesystem::path& folder = game.folder;
  const std::string name = id + ".md";
  if (data.has("id") && !game.storage.exists(folder / name))
    report.error(data.place(), "there is no file " + in_quotes(name) + " for this article",
                 "write it, or name another, as text = \"rules.md\"");
  return folder / name;
}

/// A page of a manual. Its title is that of its text.
Article manual_page(const std::filesystem::path& file, const std::string& text,
                    const Place& place) {
  Article page;
  page.id = file.stem().string();
  page.title = base::trimmed(std::string_view(text).substr(0, text.find('\n')));
  page.title.erase(0, page.title.find_first_not_of("# "));
  page.text = file;
  page.figures_file = file.parent_path() / (page.id + "-figures.toml");
  page.retold = false;
  page.manual = true;
  page.place = place;
  return page;
}

}  // namespace

Article read_article(const Data& data, const Game& game, UniqueNames& names, Report& report) {
  Article article;
  article.place = data.place();
  article.id = read_name(data, "id", names, report);
  article.title = data.text("title", game.title, report);
  article.author = data.text("author", game.by, report);
  article.copyright = data.text("copyright", "", report);
  article.strict = data.boolean("strict", false, report);
  article.open = data.number("open", 0, report);
  if (article.open < 0 || (article.open > 0 && !article.strict))
    report.error(data.find("open").place(), "'open' counts the open sentences of a strict article",
                 "write strict = true, or leave it out");
  article.version = data.text("version", "", report);
  article.published = data.text("published", "", report);
  article.facts = data.texts_or_empty("facts", report);
  article.original = data.text("original", "", report);
  article.retold = data.boolean("retold", !article.original.empty(), report);
  if (const auto places = data.table_if_any("places", report))
    for (const auto& [name, section] : places->entries())
      article.places.push_back({name, section.as_text(report), section.place()});
  article.text = read_text_name(data, article.id, game, report);
  article.figures_file = read_file_name(data, "figures", game, report);
  article.claims_file = read_file_name(data, "claims", game, report);
  return article;
}

std::vector<Article> read_manual(const Data& data, const Game& game, Report& report) {
  std::vector<Article> pages;
  if (!data.has("pages")) return pages;
  const auto map = read_file_name(data, "pages", game, report);
  const Place place = data.find("pages").place();
  const auto add = [&](const std::filesystem::path& file) -> std::string {
    const bool known = std::any_of(pages.begin(), pages.end(),
                                   [&](const Article& page) { return page.text == file; });
    if (known || !game.storage.exists(file)) return {};
    auto text = base::read_text(game.storage, file, base::limits::article_bytes, report);
    if (!text) return {};
    pages.push_back(manual_page(file, *text, place));
    return std::move(*text);
  };
  const std::string text = add(map);
  constexpr std::string_view link = "](";
  for (std::size_t at = text.find(link); at != text.npos; at = text.find(link, at)) {
    at += link.size();
    const std::string target = text.substr(at, text.find_first_of("#)", at) - at);
    if (target.ends_with(".md") && base::is_file_name(target) &&
        std::ssize(pages) < base::limits::articles)
      add(game.folder / target);
  }
  return pages;
}

void read_figures(const Data& data, Article& article, UniqueNames& names, Report& report) {
  const auto figures = data.list_or_empty("figure", report);
  for (const Data& figure :
       at_most(base::limits::figures, figures, "an article", "figures", report))
    article.figures.push_back(read_figure(figure, article.id, names, report));
}

void read_claims(const Data& data, Article& article, Report& report) {
  const std::size_t read_before = article.remarks.size();
  UniqueNames claims("claim"), remarks("remark");
  const bool in_file =
      data.find("claims").is(Data::Kind::text);  // the claims are read from that file
  for (const Data& claim : in_file ? std::vector<Data>() : data.list_or_empty("claims", report))
    if (auto read = read_claim(claim, article.id, claims, report))
      article.claims.push_back(std::move(*read));
  for (const RemarkType& type : remark_types) {
    const auto all = data.list_or_empty(type.table, report);
    for (const Data& remark :
         at_most(base::limits::figures, all, "an article", type.plural, report))
      article.remarks.push_back(read_remark(remark, type.kind, article.id, remarks, report));
  }
  check_readings_beside(article, read_before, report);
}

}  // namespace boardwright::game
