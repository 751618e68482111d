// Claims, remarks and the article of a game that is being made.
#include <algorithm>

#include "base/text.h"
#include "generate/draft.h"
#include "support/rooms.h"
#include "verify/kinds.h"

namespace boardwright::generate {
namespace {

using namespace rooms;
using verify::ClaimKind;

/// What a key of claims holds: of all kinds, or of those whose name begins so.
struct KeyRow {
  std::string_view key, kinds, sort;
};

constexpr KeyRow key_rows[] = {
    {"piece", "figure-of", "man's piece"},
    {"piece", "wheel", "wheeling piece"},
    {"piece", "leap-angle", "wheeling piece"},
    {"piece", "", "piece"},
    {"pieces", "", "pieces"},
    {"against", "", "pieces"},
    {"than", "", "piece"},
    {"cell", "figure-of", "this man's cell"},
    {"cell", "legal-", "man's cell"},
    {"cell", "may-legally", "man's cell"},
    {"cell", "kept-in", "man's cell"},
    {"cell", "promotions", "man's cell"},
    {"cell", "may-become", "man's cell"},
    {"cell", "", "cell"},
    {"from", "", "cell"},
    {"to", "", "cell"},
    {"around", "", "ringed cell"},
    {"through", "", "cell"},
    {"of", "same-direction", "two cells"},
    {"of", "", "cells"},
    {"via", "", "two cells"},
    {"own", "", "cells"},
    {"enemy", "", "cells"},
    {"by", "kept-in", "piece"},
    {"by", "", "contact"},
    {"other", "turn", "axis"},
    {"other", "touch", "shape"},
    {"other", "rings-touch", "ringed cell"},
    {"other", "same-direction", "two cells"},
    {"other", "", "cells"},
    {"axis", "turn", "axis"},
    {"axis", "line-", "axis"},
    {"axis", "", "axes"},
    {"heading", "", "axis' heading"},
    {"length", "", "number"},
    {"shape", "", "shape"},
    {"path", "", "path"},
    {"circle", "", "circle"},
    {"border", "", "border"},
    {"seat", "", "seat"},
    {"state", "", "state"},
    {"use", "", "use"},
    {"number", "", "number"},
    {"depth", "", "depth"},
    {"goal", "", "goal"},
    {"endgame", "", "endgame"},
    {"position", "", "position"},
    {"plays", "", "plays"},
    {"figure", "", "figure"},
    {"man", "", "man"},
    {"mark", "", "figure's mark"},
    {"section", "", "section"},
    {"set", "", "set"},
    {"zone", "", "zone"},
};

bool is_whole(const std::string& text) {
  return !text.empty() && text.size() < 10 &&
         std::all_of(text.begin(), text.end(), [](char c) { return is_digit(c); });
}

/// A number as such, or in quotation marks.
std::string key_value(Draft& draft, std::string_view sort) {
  if (draft.dice.odd()) return odd_value(draft.dice);
  const std::string made = word(draft, sort);
  return is_whole(made) && !draft.dice.one_in(4) ? std::to_string(std::stol(made)) : quoted(made);
}

void add_key(Draft& draft, Table& table, const ClaimKind& kind, std::string_view key) {
  if (key == "SEL") return add_selection(draft, table, false);
  const std::string_view sort = sort_of_key(key, kind.name);
  table.add(std::string(key), key_value(draft, sort));
}

/// What the claim states.
void add_stated(Draft& draft, Table& table) {
  Dice& dice = draft.dice;
  switch (dice.below(dice.odd() ? 6 : 5)) {
    case 0: return table.add("count", number_value(draft, 0, 9));
    case 1: return table.add("percent", number_value(draft, 0, 100));
    case 2: return table.add("cells", dice.one_in(4) ? quoted("") : value(draft, "cells"));
    case 3: return table.add("text", value(draft, dice.one_in(2) ? "seat's name" : "piece"));
    default: return table.add("holds", boolean_value(draft));
  }
}

void add_erratum(Draft& draft, Table& table) {
  Table erratum(draft, "erratum");
  draft.names.errata.emplace_back("e1");
  erratum.add("why", text_value(draft, "e1"));
  if (draft.dice.one_in(2)) {
    erratum.add("printed", number_value(draft, 0, 3));
    erratum.add("found", number_value(draft, 0, 3));
  } else {
    erratum.add("extra", value(draft, "cells"));
    erratum.add("missing", value(draft, "cells"));
  }
  table.add("erratum", erratum.in_line());
}

/// Whether the game has nothing of a sort that a kind needs.
bool lacks_something(const Draft& draft, const ClaimKind& kind) {
  const Names& names = draft.names;
  if ((kind.name == "leap-angle" || kind.name.starts_with("wheel")) &&
      std::none_of(names.piece_types.begin(), names.piece_types.end(),
                   [](const Names::PieceType& piece_type) { return piece_type.wheels; }))
    return true;
  const std::pair<std::string_view, bool> lacking[] = {
      {"path", draft.ground.board->paths.empty()}, {"circle", draft.ground.board->circles.empty()},
      {"position", names.positions.empty()},       {"figure", names.figures.empty()},
      {"border", names.borders.empty()},           {"set", !names.set},
  };
  const std::vector<std::string_view> needed = keys_of(kind).needed;
  return std::any_of(std::begin(lacking), std::end(lacking), [&](const auto& each) {
    return each.second && std::find(needed.begin(), needed.end(), each.first) != needed.end();
  });
}

/// Any kind, but rarely one that the game has nothing for, and gladly one that few games have
/// anything for.
const ClaimKind& some_kind(Draft& draft, const std::vector<ClaimKind>& kinds) {
  Dice& dice = draft.dice;
  const auto is_rare = [](const ClaimKind& kind) {
    const auto needed = keys_of(kind).needed;
    return kind.name == "leap-angle" || kind.name.starts_with("wheel") ||
           kind.name == "figure-of" || kind.name == "connected" ||
           std::any_of(needed.begin(), needed.end(), [](std::string_view key) {
             return key == "path" || key == "circle" || key == "border" || key == "figure" ||
                    key == "through" || key == "position" || key == "set";
           });
  };
  const bool rare = dice.one_in(3);
  const ClaimKind* chosen = nullptr;
  do chosen = &dice.of(kinds);
  while (!dice.one_in(50) && (lacks_something(draft, *chosen) || (rare && !is_rare(*chosen))));
  return *chosen;
}

void write_claim(Draft& draft, const std::string& id) {
  Dice& dice = draft.dice;
  static const std::vector<ClaimKind> kinds = verify::claim_kinds();
  const ClaimKind& kind = some_kind(draft, kinds);
  const verify::ClaimKeys keys = keys_of(kind);
  Table table(draft, "claim");
  draft.names.claims.push_back(id);
  table.add("id", text_value(draft, id));
  table.add("at", text_value(draft, "Section 1"));
  table.add("kind",
            dice.odd() && dice.one_in(3) ? odd_value(dice) : quoted(std::string(kind.name)));
  draft.note("kind " + std::string(kind.name));
  if (dice.one_in(12)) table.add("board", value(draft, "board"));
  for (const std::string_view key : keys.needed) add_key(draft, table, kind, key);
  // One of its keys that need not be there has to be.
  const bool all = keys.needed.empty() && !keys.allowed.empty();
  const int plays_in = kind.name == "outcome" ? 1 : 5;  // only with a move it has one
  for (const std::string_view key : keys.allowed)
    if (all ? key != "plays" : dice.one_in(key == "plays" ? plays_in : 2))
      add_key(draft, table, kind, key);
  if (kind.name == "same-moves")
    table.add("like", list_of({dice.one_in(2) ? value(draft, "piece")
                                              : quoted(notation_pattern(draft, {}))}));
  if (dice.odd()) {
    const ClaimKind& other = dice.of(kinds);
    const verify::ClaimKeys more = keys_of(other);
    if (!more.needed.empty()) add_key(draft, table, other, more.needed.front());
  }
  add_stated(draft, table);
  if (dice.odd()) add_stated(draft, table);
  if (dice.one_in(25)) add_erratum(draft, table);
  draft.text.files["claims.toml"].push_back(table.lines("[[claims]]"));
}

void write_remark(Draft& draft, RemarkType type, const std::string& id) {
  Table remark(draft, "remark");
  remark.add("id", text_value(draft, id));
  remark.add("section", value(draft, "section"));
  remark.add("text", text_value(draft, "Our reading: *this* one."));
  if (type.kind == RemarkKind::reading && draft.dice.one_in(2))
    remark.add("beside", boolean_value(draft));
  draft.text.files["claims.toml"].push_back(
      remark.lines(("[[" + std::string(type.table) + "]]").c_str()));
}

}  // namespace

std::string_view sort_of_key(std::string_view key, std::string_view kind) {
  for (const KeyRow& row : key_rows)
    if (row.key == key && kind.starts_with(row.kinds)) return row.sort;
  return {};
}

void write_claims(Draft& draft) {
  Dice& dice = draft.dice;
  draft.text.files["claims.toml"];
  for (int i = dice.from(1, 10); i > 0; --i) write_claim(draft, "c" + std::to_string(i));
  if (!draft.names.errata.empty() || dice.odd()) write_remark(draft, remark_types[0], "e1");
  for (const RemarkType& type : remark_types)
    if (type.kind != RemarkKind::erratum && dice.one_in(8))
      write_remark(draft, type, std::string(type.table) + "1");
}

void write_article(Draft& draft) {
  Dice& dice = draft.dice;
  Table article(draft, "article");
  article.add("id", text_value(draft, "index"));
  article.add("title", text_value(draft, "Made by Chance"));
  article.add("author", text_value(draft, "N. N."));
  if (dice.one_in(3)) article.add("copyright", text_value(draft, "2026"));
  if (dice.one_in(3)) article.add("version", text_value(draft, "1"));
  if (dice.one_in(3)) article.add("published", text_value(draft, "never"));
  if (!draft.names.sections.empty() && dice.one_in(4)) {
    Table places(draft, "");
    places.add("Diagram", text_value(draft, dice.of(draft.names.sections)));
    article.add("places", places.in_line());
  }
  if (dice.one_in(4)) {
    article.add("facts", list_of({text_value(draft, "A fact.")}));
    article.add("original", quoted("On a page."));
  }
  if (dice.one_in(3)) article.add("retold", boolean_value(draft));
  if (dice.one_in(6)) article.add("strict", boolean_value(draft));
  if (dice.one_in(40)) article.add("open", number_value(draft, 0, 2));
  article.add("text", text_value(draft, "rules.md"));
  article.add("figures", text_value(draft, "figures.toml"));
  article.add("claims", text_value(draft, "claims.toml"));
  draft.text.files["game.toml"].push_back(article.lines("[[article]]"));

  auto& text = draft.text.files["rules.md"];
  text.push_back({"# Made by Chance"});
  for (const std::string& section : draft.names.sections) {
    const bool numbered = section.front() == '1';
    text.push_back({numbered ? "## " + section + " A section" : "## Pieces {#" + section + "}"});
    text.push_back({"Some words" + (dice.odd() ? " " + odd_word(dice) : std::string("."))});
  }
  for (const Names::Figure& figure : draft.names.figures)
    if (!dice.odd()) text.push_back({"![](figure:" + figure.id + ")"});
  for (const std::string& claim : draft.names.claims)
    if (dice.one_in(5)) text.push_back({"A count of {{" + claim + "}}."});
  for (const char* list : {"{{contents}}", "{{pieces}}"})
    if (dice.one_in(4)) text.push_back({list});
}

/// Leaves a line or a table out, or writes it twice.
GameText slipped(const GameText& game, Dice& dice) {
  const std::vector<Part> parts = parts_of(game);
  const Part& part = dice.of(parts);
  return dice.one_in(2) ? without(game, part) : with_twice(game, part);
}

GameText made_game(std::uint64_t seed) {
  Dice first(seed, 0);
  constexpr int oddness[] = {0, 0, 0, 400, 100, 30};
  Draft draft{Dice(seed, first.of(oddness)), first.of(grounds())};
  draft.names.sections = {"1.0", "pieces"};
  write_board(draft);
  write_piece_types(draft);
  write_play(draft);
  write_figures(draft);
  write_claims(draft);
  write_article(draft);
  while (first.one_in(8)) draft.text = slipped(draft.text, first);
  return std::move(draft.text);
}

}  // namespace boardwright::generate
