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
  if (draft.dice.one_in(4)) rule.add("endless", some_pieces(draft, 2));
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
  if (dice.one_in(2))
    rules.add("stalemate",
              text_value(draft, dice.of({"loss", "draw", "win",
                                         draft.names.seats.size() == 2 ? "quarter" : "draw"})));
  if (dice.one_in(4)) rules.add("mate", result(draft));
  if (dice.one_in(4)) rules.add("checks", number_value(draft, 1, 3));
  if (!draft.names.zones.empty() && dice.one_in(3)) {
    Table goal(draft, "goals");
    goal.add("pieces", some_pieces(draft, 2));
    goal.add("zone", value(draft, "zone"));
    add_flag(draft, goal, "reply", 2);
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
  for (const char* key : {"repetition", "quiet"})
    if (dice.one_in(5)) rules.add(key, number_value(draft, 2, 9));
  if (dice.one_in(5)) rules.add("perpetual", result(draft));
  if (dice.one_in(5)) rules.add("repeating", result(draft));
  if (dice.one_in(5)) {
    Table points(draft, "points");
    if (dice.one_in(2)) points.add("left", number_value(draft, 0, 3));
    if (dice.one_in(2)) {
      Table bonus(draft, "");
      bonus.add(word(draft, "seat's name"), number_value(draft, -2, 2));
      points.add("bonus", bonus.in_line());
    }
    rules.add("points", points.in_line());
  }
  return rules.in_line();
}

/// A step that lays the pieces of one kind anew, if the start has as many of them.
std::string shuffle_step(Draft& draft) {
  Table step(draft, "shuffle");
  if (draft.dice.one_in(3)) {
    step.add("pieces", list_of({value(draft, "piece")}));
  } else {
    step.add("piece", value(draft, "piece"));
    step.add("count", number_value(draft, 1, 2));
  }
  if (draft.dice.one_in(4)) step.add("on", text_value(draft, "tint-1"));
  return step.in_line();
}

std::string capture(Draft& draft) {
  Table rules(draft, "capture");
  Table rule(draft, "guarded");
  if (draft.dice.one_in(2)) rule.add("pieces", some_pieces(draft, 2));
  rule.add("of", some_pieces(draft, 2));
  add_flag(draft, rule, "afar", 2);
  if (draft.dice.one_in(3)) rule.add("slight", some_pieces(draft, 1));
  rules.add("guarded", list_of({rule.in_line()}));
  return rules.in_line();
}

/// Pieces in a line: "own pawn", "enemy", "not king".
std::string line_pieces(Draft& draft) {
  std::string text = draft.dice.of({"", "own ", "enemy "});
  if (!text.empty() && draft.dice.one_in(3)) return text;
  if (draft.dice.one_in(4)) text += "not ";
  text += word(draft, "piece") + " ";
  if (draft.dice.one_in(4)) text += "or " + word(draft, "piece") + " ";
  return text;
}

std::string along_axes(Draft& draft) { return "along " + word(draft, "axes"); }

/// What a line asks of the piece that has arrived: "touching at-least 2 enemy".
std::string line_surroundings(Draft& draft) {
  const bool rows = draft.dice.one_in(2);
  std::string text = rows ? "enclosed " : "touching ";
  if (draft.dice.one_in(4)) text += draft.dice.of({"at-least 2 ", "at-most 1 "});
  text += line_pieces(draft);
  if (rows) text += along_axes(draft);
  return text;
}

/// Whether a mark is set, or how far it has come.
std::string line_mark(Draft& draft) {
  std::string text = std::string("with ") + draft.dice.of({"second", "shak"});
  if (draft.dice.one_in(4)) return text + " at-least " + (draft.dice.odd() ? "9" : "second");
  if (draft.dice.one_in(6)) text += " at-most 0";
  return text;
}

/// What a line asks of a position: "at-most 1 own pawn on camp".
std::string line_state(Draft& draft) {
  Dice& dice = draft.dice;
  if (dice.one_in(6)) return "full";
  if (dice.one_in(6)) return "passing " + number_value(draft, 1, 2);
  if (dice.one_in(8)) return "facing";
  if (dice.one_in(8)) return "holding" + (dice.one_in(2) ? "" : " " + word(draft, "piece"));
  if (draft.names.marks && dice.one_in(3)) return line_mark(draft);
  std::string text;
  if (dice.one_in(3)) {
    text = "line " + number_value(draft, 1, 4) + " ";
    text += line_pieces(draft);
    return text + along_axes(draft);
  }
  text = dice.of({"", "at-most 1 ", "at-least 2 "});
  text += line_pieces(draft);
  if (!draft.names.zones.empty() && dice.one_in(3)) text += "on " + word(draft, "zone");
  return text;
}

/// "pawn moving on camp"; where a line asks for it, "capturing most value".
std::string line_occasion(Draft& draft, bool dearest = false) {
  if (draft.dice.one_in(8)) return "playing";
  std::string text = draft.dice.one_in(2) ? word(draft, "piece") + " " : "";
  const std::string what =
      draft.dice.of({"moving", "dropping", "ending", "capturing", "promoting"});
  text += what;
  if (what == "capturing" && draft.dice.one_in(2)) text += " " + word(draft, "piece");
  if (what == "capturing" && dearest && draft.dice.one_in(2)) text += " most value";
  if (!draft.names.zones.empty() && draft.dice.one_in(4)) text += " on " + word(draft, "zone");
  return text;
}

/// What only an end asks: "turn", "taken pawn, taken king", "own king on camp not attacked".
std::string line_end_state(Draft& draft) {
  Dice& dice = draft.dice;
  if (dice.one_in(3)) return "turn, " + line_state(draft);
  if (dice.one_in(2)) {
    std::string text = "taken " + word(draft, "piece");
    if (dice.one_in(2)) text += ", taken " + word(draft, "piece");
    return text;
  }
  std::string text = dice.of({"", "at-most 1 ", "at-least 2 "});
  text += dice.of({"own ", "enemy "}) + word(draft, "piece") + " ";
  if (!draft.names.zones.empty() && dice.one_in(2)) text += "on " + word(draft, "zone") + " ";
  return text + dice.of({"attacked", "not attacked"});
}

/// Which pieces a line turns or removes, or what it makes of one.
std::string line_change(Draft& draft) {
  Dice& dice = draft.dice;
  if (dice.one_in(4)) return ": becomes " + word(draft, "piece");
  const bool rows = dice.one_in(2);
  std::string text = dice.one_in(2) ? ": removes " : ": turns ";
  const bool removes = text == ": removes ";
  if (removes && dice.one_in(3)) return text + "itself";
  text += rows ? "enclosed " : "touching ";
  if (removes && !rows && dice.one_in(3)) return text;
  if (removes) return text + line_pieces(draft) + (rows ? along_axes(draft) : "");
  text += "enemy ";
  if (dice.one_in(3)) text += word(draft, "piece") + " ";
  return text + (rows ? along_axes(draft) : "");
}

/// What every capture removes or makes: "capturing: removes touching not royal".
std::string blast_line(Draft& draft) {
  Dice& dice = draft.dice;
  if (!draft.names.king.empty() && dice.one_in(3)) return "capturing: removes touching not royal";
  if (dice.one_in(3)) return "capturing: becomes taken";
  if (dice.one_in(2)) return "capturing: removes itself";
  return "capturing: removes touching" + (dice.one_in(2) ? "" : " not " + word(draft, "piece"));
}

/// A line about a mark, or about who moves next.
std::string marking_line(Draft& draft) {
  Dice& dice = draft.dice;
  std::string text = line_occasion(draft);
  if (dice.one_in(3)) text += ", checking";
  if (dice.one_in(2)) text += (dice.one_in(2) ? ", not " : ", ") + line_mark(draft);
  if (dice.one_in(3)) return text + ", not with second: again";
  if (dice.one_in(4)) return text + ": gains shak " + (dice.one_in(2) ? "2" : line_pieces(draft));
  return text + (dice.one_in(3) ? ": loses " : ": gains ") + dice.of({"second", "shak"});
}

/// "repeated 2, always rook attacking enemy pawn not protected: loses"
std::string repeated_line(Draft& draft) {
  Dice& dice = draft.dice;
  std::string text = "repeated " + number_value(draft, 2, 3);
  if (dice.one_in(3)) {
    text += ", always checking";
  } else if (dice.one_in(2)) {
    text += ", always " + (dice.one_in(2) ? word(draft, "piece") + " " : "") + "attacking enemy " +
            (dice.one_in(2) ? "" : word(draft, "piece") + " ");
    if (!draft.names.zones.empty() && dice.one_in(4)) text += "on " + word(draft, "zone") + " ";
    if (dice.one_in(2)) text += "not protected";
  }
  return text + dice.of({": wins", ": loses", ": draws"});
}

/// A line of `rules`.
std::string made_line(Draft& draft) {
  Dice& dice = draft.dice;
  const auto maybe_not = [&] { return std::string(dice.one_in(3) ? "not " : ""); };
  if (dice.one_in(6)) return "stuck: pass";
  if (dice.one_in(8)) return std::string(dice.odd() ? "" : "not ") + "in-check: may pass";
  if (dice.one_in(10))
    return "drawn: most " + (dice.one_in(2) ? "value" : word(draft, "piece")) + " wins";
  if (dice.one_in(10)) return "playing, was facing, facing: illegal";
  if (dice.one_in(12)) return word(draft, "piece") + ": immune";
  if (dice.one_in(8)) return blast_line(draft);
  if (dice.one_in(10)) return repeated_line(draft);
  if (draft.names.marks && dice.one_in(2)) return marking_line(draft);
  if (dice.one_in(6)) {
    const std::string text = line_occasion(draft, true);
    return text + (dice.one_in(3) ? ", " + maybe_not() + line_surroundings(draft) : "") + ": must";
  }
  if (dice.one_in(2)) {
    std::string text = line_occasion(draft);
    if (dice.one_in(2)) {
      text += ", " + maybe_not();
      text += line_surroundings(draft);
    }
    const bool turns = dice.one_in(2);
    if (!turns && dice.one_in(4)) {
      text += ", " + maybe_not();
      if (dice.one_in(3)) text += word(draft, "piece") + " ";
      text += dice.of({"checking", "checking", "mating"});
    }
    if (!turns && dice.one_in(4)) {
      text += ", " + maybe_not() + "was ";
      text += dice.one_in(2) ? "in-check" : line_state(draft);
    }
    return text + (turns ? line_change(draft) : ": illegal");
  }
  std::string text = maybe_not();
  text += dice.one_in(3) ? line_end_state(draft) : line_state(draft);
  if (dice.one_in(4)) {
    text += ", " + maybe_not();
    text += line_state(draft);
  }
  text += dice.of({": wins", ": loses", ": draws", ": most "});
  if (text.back() != ' ') return text;
  if (dice.one_in(2)) text += word(draft, "piece") + " ";
  return text + "wins";
}

/// The line that puts the blocker, or moves it.
std::string blocker_line(Draft& draft) {
  Dice& dice = draft.dice;
  const std::string& piece = draft.names.blocker;
  if (dice.one_in(3)) return "moving: puts " + piece + " from";
  const std::string occasion = dice.one_in(3) ? line_occasion(draft) : "playing";
  if (dice.one_in(3)) return occasion + ": moves " + piece;
  if (dice.one_in(3)) return occasion + ": puts " + piece + " " + along_axes(draft);
  return occasion + ": puts " + piece + (dice.odd() ? " touching" : "");
}

/// A line as a value; notes its words.
std::string noted_line(Draft& draft, const std::string& line) {
  for (const std::string_view each : base::words(line)) {
    const bool marked = each.ends_with(',') || each.ends_with(':');
    draft.note("line's word " + std::string(each.substr(0, each.size() - (marked ? 1 : 0))));
  }
  return text_value(draft, line);
}

}  // namespace

void write_play(Draft& draft) {
  Names& names = draft.names;
  Dice& dice = draft.dice;
  write_positions(draft);
  if (dice.one_in(6)) return;
  const std::vector<Names::PieceType> all = names.piece_types;
  const auto leave_out_blocker = [&] {  // only lines may name it
    std::erase_if(names.piece_types, [&](const auto& each) { return each.id == names.blocker; });
  };
  leave_out_blocker();
  Table play(draft, "play");
  if (!names.positions.empty()) {
    play.add("start", value(draft, "position"));
    if (dice.one_in(12)) play.add("shuffle", list_of({shuffle_step(draft)}));
  }
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
  if (dice.one_in(12)) play.add("capture", capture(draft));
  names.piece_types = all;
  List lines;
  names.marks = dice.one_in(6);
  if (names.marks) {
    Table marks(draft, "");
    marks.add("second", text_value(draft, "game"));
    marks.add("shak",
              text_value(draft, dice.of({"seat", "seat to 2", "game to 3", "game to 3 aside"})));
    play.add("marks", marks.in_line());
  }
  if (!names.blocker.empty()) lines.push_back(noted_line(draft, blocker_line(draft)));
  if (names.marks || dice.one_in(3))
    for (int i = dice.from(1, 3); i > 0; --i) lines.push_back(noted_line(draft, made_line(draft)));
  if (!lines.empty()) play.add("rules", list_of(lines));
  leave_out_blocker();
  if (dice.one_in(3)) play.add("end", end(draft));
  if (!names.king.empty() && !names.zones.empty() && dice.one_in(6))
    play.add("abandoned", value(draft, "zone"));
  names.piece_types = all;
  game_file(draft).push_back(play.lines("[play]"));
}

}  // namespace boardwright::generate
