// The rules of play of a game that is being made: each table of [play].
#include "base/text.h"
#include "generate/draft.h"

namespace boardwright::generate {
namespace {

using List = std::vector<std::string>;

/// A flag that is mostly set, now and then.
void add_flag(Draft& draft, Table& table, const std::string& key, int one_in) {
  if (draft.dice.one_in(one_in))
    table.add(key, draft.dice.one_in(5) ? boolean_value(draft) : "true");
}

void add_zone(Draft& draft, Table& table, const std::string& key, int one_in) {
  if (!draft.names.zones.empty() && draft.dice.one_in(one_in)) table.add(key, value(draft, "zone"));
}

std::string result(Draft& draft) {
  return text_value(draft, draft.dice.of({"loss", "draw", "win"}));
}

std::string royal(Draft& draft) {
  Table rule(draft, "royal");
  rule.add("pieces", some_pieces(draft, 2));
  rule.add("check", text_value(draft, draft.dice.of({"any", "last", "all"})));
  add_flag(draft, rule, "taken", 3);
  return rule.in_line();
}

std::string castling(Draft& draft) {
  Table rule(draft, "castling");
  rule.add("king", value(draft, "piece"));
  rule.add("rook", some_pieces(draft, 2));
  if (draft.dice.one_in(2)) rule.add("all-safe", boolean_value(draft));
  for (const std::string side : {"left", "right"}) {
    if (!draft.dice.one_in(3)) continue;
    rule.add(side, text_value(draft, draft.dice.of({"a", "b", "c"})));
    if (draft.dice.one_in(3))
      rule.add("rook-" + side, text_value(draft, draft.dice.of({"b", "c", "d"})));
  }
  if (draft.dice.one_in(4))
    rule.add("heading",
             list_of({draft.dice.of({"60", "75", "90"}), draft.dice.of({"270", "300"})}));
  add_flag(draft, rule, "checked", 4);
  add_flag(draft, rule, "moved", 4);
  add_flag(draft, rule, "unchecked", 4);
  return rule.in_line();
}

std::string exchange(Draft& draft) {
  Table rule(draft, "exchange");
  rule.add("pieces", some_pieces(draft, 2));
  if (draft.dice.one_in(3)) rule.add("with", some_pieces(draft, 2));
  if (draft.dice.one_in(3)) rule.add("becomes", value(draft, "piece"));
  add_flag(draft, rule, "checked", 2);
  add_flag(draft, rule, "stuck", 3);
  return rule.in_line();
}

std::string en_passant(Draft& draft) {
  Table rule(draft, "passing");
  rule.add("pieces", some_pieces(draft, 2));
  if (draft.dice.one_in(2)) rule.add("by", some_pieces(draft, 2));
  add_zone(draft, rule, "over", 3);
  return rule.in_line();
}

std::string promotion(Draft& draft) {
  Dice& dice = draft.dice;
  Table rule(draft, "promotion");
  rule.add("pieces", some_pieces(draft, 2));
  rule.add(dice.one_in(4) ? "either" : "zone", value(draft, "zone"));
  if (dice.one_in(4)) rule.add("from", value(draft, "zone"));
  if (dice.one_in(4)) {
    rule.add("multiple", draft.dice.odd() ? boolean_value(draft) : "true");
    if (dice.one_in(2)) rule.add("after", value(draft, "zone"));
    return rule.in_line();
  }
  const bool army = dice.one_in(4), forks = dice.one_in(8);
  if (army)
    rule.add("army", draft.dice.odd() ? boolean_value(draft) : "true");
  else
    rule.add("to", some_pieces(draft, 3, "common piece"));
  if (!army && dice.one_in(4)) {
    rule.add("put", value(draft, "zone"));
    add_flag(draft, rule, "displacing", 2);
  }
  if (forks) {
    rule.add("instead", "true");
    rule.add("forking", "true");
  } else {
    add_flag(draft, rule, "instead", 5);
  }
  add_flag(draft, rule, "later", 4);
  if (dice.one_in(2))
    rule.add("choice", text_value(draft, dice.of({"must", "may", "may-unless-stuck"})));
  if (dice.one_in(4)) rule.add("seats", list_of({value(draft, "seat's name")}));
  add_flag(draft, rule, "capturing", 5);
  for (const char* key : {"alone", "harmless"}) add_flag(draft, rule, key, 5);
  add_flag(draft, rule, "demoted", 3);
  if (dice.one_in(5)) {
    Table most(draft, "");
    most.add(dice.of(draft.names.piece_types).id, number_value(draft, 0, 2));
    rule.add("at-most", most.in_line());
  }
  return rule.in_line();
}

std::string right(Draft& draft) {
  Table rule(draft, "rights");
  rule.add("pieces", some_pieces(draft, 2));
  if (draft.dice.one_in(2)) rule.add("aimed", some_pieces(draft, 2));
  if (draft.dice.one_in(2)) rule.add("checked", boolean_value(draft));
  return rule.in_line();
}

std::string hand(Draft& draft) {
  Table rule(draft, "hand");
  add_flag(draft, rule, "captures", 2);
  add_flag(draft, rule, "keeps", 4);
  add_flag(draft, rule, "drops", 2);
  add_flag(draft, rule, "first", 4);
  add_zone(draft, rule, "gate", 3);
  return rule.in_line();
}

std::string drop(Draft& draft) {
  Table rule(draft, "drops");
  rule.add("pieces", some_pieces(draft, 2));
  if (draft.dice.one_in(4)) rule.add("as", some_pieces(draft, 2));
  add_zone(draft, rule, "zone", 2);
  add_zone(draft, rule, "unmoved", 4);
  if (draft.dice.one_in(3)) rule.add("per-file", number_value(draft, 0, 2));
  for (const char* key : {"mates", "stuck"})
    if (draft.dice.one_in(3)) rule.add(key, draft.dice.odd() ? boolean_value(draft) : "false");
  add_flag(draft, rule, "tints", 4);
  return rule.in_line();
}

std::string end(Draft& draft) {
  Dice& dice = draft.dice;
  Table rules(draft, "end");
  if (dice.one_in(2)) rules.add("stalemate", result(draft));
  if (dice.one_in(4)) rules.add("mate", result(draft));
  if (dice.one_in(4)) rules.add("checks", number_value(draft, 1, 3));
  if (!draft.names.zones.empty() && dice.one_in(3)) {
    Table goal(draft, "goals");
    goal.add("pieces", some_pieces(draft, 2));
    goal.add("zone", value(draft, "zone"));
    add_flag(draft, goal, "reply", 2);
    add_flag(draft, goal, "held", 4);
    add_flag(draft, goal, "safe", 4);
    if (dice.one_in(4)) goal.add("result", result(draft));
    rules.add("goals", list_of({goal.in_line()}));
  }
  if (dice.one_in(3)) {
    Table rule(draft, "extinctions");
    const bool named = !dice.one_in(4);
    if (named) rule.add("pieces", some_pieces(draft, 2));
    if (dice.one_in(2)) rule.add("left", number_value(draft, 0, 2));
    if (dice.one_in(3)) rule.add("against", number_value(draft, 0, 2));
    if (dice.one_in(2)) rule.add("result", result(draft));
    if (named) add_flag(draft, rule, "each", 3);
    add_flag(draft, rule, "reply", 3);
    rules.add("extinctions", list_of({rule.in_line()}));
  }
  for (const char* key : {"repetition", "quiet", "passes"})
    if (dice.one_in(5)) rules.add(key, number_value(draft, 2, 9));
  if (dice.one_in(5)) rules.add("perpetual", result(draft));
  if (dice.one_in(5)) rules.add("repeating", result(draft));
  if (dice.one_in(5)) {
    Table points(draft, "points");
    if (dice.one_in(2)) points.add("left", number_value(draft, 0, 3));
    add_flag(draft, points, "decides", 2);
    if (dice.one_in(2)) {
      Table bonus(draft, "");
      bonus.add(word(draft, "seat's name"), number_value(draft, -2, 2));
      points.add("bonus", bonus.in_line());
    }
    rules.add("points", points.in_line());
  }
  return rules.in_line();
}

std::string must(Draft& draft) {
  Table table(draft, "must");
  for (const char* key : {"capture", "most", "no-checks", "pass", "facing"})
    add_flag(draft, table, key, draft.names.blocker.empty() ? 2 : 4);
  if (!draft.names.blocker.empty()) table.add("blocker", text_value(draft, draft.names.blocker));
  return table.in_line();
}

std::string capture(Draft& draft) {
  Table rules(draft, "capture");
  add_flag(draft, rules, "blast", 2);
  add_flag(draft, rules, "becomes", 2);
  if (draft.dice.one_in(2)) rules.add("unharmed", some_pieces(draft, 2));
  if (draft.dice.one_in(3)) rules.add("burning", some_pieces(draft, 2));
  add_zone(draft, rules, "fire", 4);
  if (draft.dice.one_in(3)) rules.add("immune", some_pieces(draft, 2));
  if (draft.dice.one_in(3)) {
    Table rule(draft, "guarded");
    if (draft.dice.one_in(2)) rule.add("pieces", some_pieces(draft, 2));
    rule.add("of", some_pieces(draft, 2));
    add_flag(draft, rule, "afar", 2);
    if (draft.dice.one_in(3)) rule.add("slight", some_pieces(draft, 1));
    rules.add("guarded", list_of({rule.in_line()}));
  }
  return rules.in_line();
}

}  // namespace

void write_play(Draft& draft) {
  Names& names = draft.names;
  Dice& dice = draft.dice;
  write_positions(draft);
  if (dice.one_in(6)) return;
  Table play(draft, "play");
  if (!names.positions.empty()) play.add("start", value(draft, "position"));
  if (!names.king.empty() && !dice.one_in(5))
    play.add("king", text_value(draft, names.king));
  else if (!names.king.empty())
    play.add("royal", royal(draft));
  if (dice.one_in(3)) play.add("castling", castling(draft));
  if (dice.one_in(5)) play.add("exchanges", list_of({exchange(draft)}));
  if (dice.one_in(3))
    play.add("passing", dice.one_in(2) ? en_passant(draft) : some_pieces(draft, 2));
  if (!names.zones.empty() && dice.one_in(2)) {
    List rules;
    for (int i = dice.from(1, 2); i > 0; --i) rules.push_back(promotion(draft));
    play.add("promotions", list_of(rules));
  }
  if (!names.zones.empty() && dice.one_in(6)) {
    Table together(draft, "together");
    together.add("pieces", some_pieces(draft, 2));
    together.add("zone", value(draft, "zone"));
    together.add("most", number_value(draft, 2, 9));
    play.add("together", together.in_line());
  }
  if (dice.one_in(4)) play.add("rights", list_of({right(draft)}));
  if (dice.one_in(4)) play.add("hand", hand(draft));
  if (dice.one_in(4)) play.add("drops", list_of({drop(draft)}));
  if (dice.one_in(5)) play.add("capture", capture(draft));
  if (!names.blocker.empty() || dice.one_in(5)) play.add("must", must(draft));
  if (dice.one_in(3)) play.add("end", end(draft));
  if (dice.one_in(5)) play.add("victory", some_pieces(draft, 2));
  if (!names.king.empty() && !names.zones.empty() && dice.one_in(6))
    play.add("abandoned", value(draft, "zone"));
  game_file(draft).push_back(play.lines("[play]"));
}

}  // namespace boardwright::generate
