// Reads [play], table by table.
#include "game/play_reader.h"

#include <algorithm>

#include "base/limits.h"
#include "base/names.h"
#include "game/former_keys.h"
#include "game/line_reader.h"
#include "game/play_parts.h"
#include "game/play_words.h"

namespace boardwright::game {

using play::Castling, play::RoyalRules;

namespace {

/// Reads [play] except for [play.end].
class PlayReader {
 public:
  PlayReader(const Game& game, Report& report)
      : game_(game), report_(report), parts_(game, report) {}

  play::GameRules read(const Data& play) {
    play::GameRules rules;
    rules.royal = read_royal(play);
    rules.castling = read_castlings(play, rules.royal.king());
    for (const Data& exchange : play.list_or_empty("exchanges", report_))
      rules.exchanges.push_back({parts_.piece_types(exchange.list("pieces", report_)),
                                 parts_.list(exchange, "with"),
                                 parts_.piece_type(exchange, "becomes", no_piece_type),
                                 parts_.flag(exchange, "checked"), parts_.flag(exchange, "stuck")});
    rules.en_passant = read_en_passant(play);
    for (const Data& promotion : play.list_or_empty("promotions", report_)) {
      rules.promotions.push_back(read_promotion(promotion, rules.royal));
      check_demotion(promotion, rules.promotions);
    }
    if (const auto together = play.table_if_any("together", report_))
      rules.together = read_together(*together);
    for (const Data& right : play.list_or_empty("rights", report_))
      rules.rights.push_back({parts_.piece_types(right.list("pieces", report_)),
                              parts_.list(right, "aimed"),
                              right.boolean("checked", true, report_)});
    if (const auto hand = play.table_if_any("hand", report_)) rules.hand = read_hand(*hand);
    for (const Data& drop : play.list_or_empty("drops", report_))
      rules.drops.push_back(read_drop(drop));
    if (const auto capture = play.table_if_any("capture", report_))
      rules.guarded = read_guarded(*capture);
    if (const auto end = play.table_if_any("end", report_))
      rules.end = read_end(*end, game_, report_);
    read_marks(play, rules);
    read_lines(play, rules);
    rules.abandoned = parts_.zone(play, "abandoned");
    if (rules.blocker() != no_piece_type && names_elsewhere(rules, rules.blocker()))
      report_.error(play.find("rules").place(),
                    "'" + game_.piece_type(rules.blocker()).id +
                        "' belongs to nobody, and another rule speaks of it",
                    "leave it out there");
    if (!rules.abandoned.empty() && rules.royal.piece_types.empty()) {
      report_.error(play.find("abandoned").place(), "nobody is mated: there is no royal piece",
                    "give [play] a 'king'");
      rules.abandoned.clear();  // so that no sentence speaks of the royal piece
    }
    return rules;
  }

 private:
  RoyalRules read_royal(const Data& play) {
    RoyalRules rules;
    rules.piece_types = parts_.list(play, "king");
    if (const auto royal = play.table_if_any("royal", report_)) {
      if (!rules.piece_types.empty())
        report_.error(royal->place(), "royal pieces are given twice", "leave out 'king'");
      rules.piece_types = parts_.piece_types(royal->list("pieces", report_));
      rules.check = parts_.word(*royal, "check", rules.check, check_words);
      rules.taken = parts_.flag(*royal, "taken");
    }
    return rules;
  }

  std::vector<Castling> read_castlings(const Data& play, PieceTypeId king) {
    std::vector<Castling> rules;
    if (!play.has("castling")) return rules;
    if (!play.find("castling").is(Data::Kind::list)) {
      if (const auto table = play.table_if_any("castling", report_))
        rules.push_back(read_castling(*table, king));
      return rules;
    }
    for (const Data& each : play.list("castling", report_))
      rules.push_back(read_castling(each, king));
    return rules;
  }

  Castling read_castling(const Data& data, PieceTypeId king) {
    Castling rule;
    rule.king = parts_.piece_type(data, "king", king);
    if (rule.king == no_piece_type && !data.has("king") && data.has("rook"))
      report_.error(data.place(), "castling names no King", "give [play] a 'king'");
    if (!data.has("rook"))
      report_.error(data.place(), "missing key 'rook'", "write castling = { rook = \"rook\" }");
    rule.rooks = parts_.list(data, "rook");
    rule.left = files(data, "left");
    rule.right = files(data, "right");
    rule.rook_left = rook_files(data, "rook-left", "left");
    rule.rook_right = rook_files(data, "rook-right", "right");
    if (data.has("heading")) rule.ways = headings(data);
    rule.all_safe = parts_.flag(data, "all-safe");
    rule.checked = parts_.flag(data, "checked");
    rule.moved = parts_.flag(data, "moved");
    rule.unchecked = parts_.flag(data, "unchecked");
    return rule;
  }

  /// Headings in degrees from forward, as in moves.
  std::vector<geometry::Heading> headings(const Data& data) {
    std::vector<geometry::Heading> found;
    for (const Data& each : data.list("heading", report_)) {
      const int degrees = each.as_number(report_);
      if (degrees < 0 || degrees >= 360 || degrees % 15 != 0)
        report_.error(each.place(), "no heading " + std::to_string(degrees),
                      "a multiple of 15 from 0 to 345");
      else
        found.push_back(geometry::heading_of(degrees));
    }
    return found;
  }

  std::vector<std::string> files(const Data& data, std::string_view key) {
    std::vector<std::string> found;
    if (!data.has(key)) return found;
    const Data value = data.find(key);
    const std::vector<Data> all =
        value.is(Data::Kind::text) ? std::vector{value} : data.list(key, report_);
    for (const Data& each : all)
      found.push_back(parts_.named(each, "file", game_.board().file_order));
    return found;
  }

  /// The files where the Rook ends; they need those of the King, under the key `king`.
  std::vector<std::string> rook_files(const Data& data, std::string_view key,
                                      std::string_view king) {
    if (data.has(key) && !data.has(king))
      report_.error(data.find(key).place(),
                    "castling: '" + std::string(king) + "' names no file on this side of the King",
                    "give '" + std::string(king) + "' too");
    return files(data, key);
  }

  play::EnPassantRules read_en_passant(const Data& play) {
    play::EnPassantRules rules;
    if (!play.has("passing")) return rules;
    if (play.find("passing").is(Data::Kind::table)) {
      const Data table = play.table("passing", report_);
      rules.piece_types = parts_.list(table, "pieces");
      rules.by = table.has("by") ? parts_.list(table, "by") : rules.piece_types;
      rules.over = parts_.zone(table, "over");
    } else {
      rules.by = rules.piece_types = parts_.list(play, "passing");
    }
    return rules;
  }

  /// Reports what a promotion lacks, and keys that exclude each other.
  void check_promotion(const Data& data, const play::Promotion& rule) {
    if (rule.zone.empty() && rule.from.empty() && rule.either.empty())
      report_.error(data.place(), "a promotion needs a zone", "give 'zone', 'from' or 'either'");
    if (!rule.either.empty() && !(rule.zone.empty() && rule.from.empty()))
      report_.error(data.find("either").place(), "'either' says where moves begin and end",
                    "leave out 'zone' and 'from', or 'either'");
    if (rule.army && rule.demoted)
      report_.error(data.find("army").place(), "no 'army' with 'demoted'",
                    "name what it promotes to in 'to'");
    if (!rule.after.empty() && !rule.multiple)
      report_.error(data.find("after").place(), "'after' goes with 'multiple'",
                    "it says when a promoted piece may become multiple");
    for (const PieceTypeId each : rule.piece_types)
      if (rule.multiple && rule.to.empty() && !rule.army && each != no_piece_type &&
          !game_.piece_type(each).state.contains(moves::multiple_number))
        report_.error(data.find("multiple").place(),
                      "piece '" + game_.piece_type(each).id + "' cannot become multiple",
                      "it needs state = { multiple = 0 }");
  }

  /// Reports a type that turns into different types when captured, by the last promotion and by
  /// another.
  void check_demotion(const Data& data, const std::vector<play::Promotion>& rules) {
    const play::Promotion& last = rules.back();
    const auto makes = [](const play::Promotion& rule, PieceTypeId kind) {
      return rule.army || play::among(kind, rule.to);
    };
    const auto again = [](const play::Promotion& rule) {
      return rule.demoted && !rule.piece_types.empty() ? rule.piece_types.front() : no_piece_type;
    };
    for (const play::Promotion& other : rules)
      for (const PieceTypeId kind : last.demoted ? last.to : other.to)
        if ((last.demoted || other.demoted) && makes(last, kind) && makes(other, kind) &&
            kind != no_piece_type && again(last) != again(other)) {
          report_.error(data.place(),
                        "two promotions differ in what a captured " +
                            in_quotes(game_.piece_type(kind).id) + " is again",
                        "give both the same 'demoted' and the same first piece");
          return;
        }
  }

  play::Promotion read_promotion(const Data& data, const RoyalRules& royal) {
    play::Promotion rule;
    rule.piece_types = parts_.piece_types(data.list("pieces", report_));
    rule.to = parts_.piece_types(data.list_or_empty("to", report_));
    if (royal.piece_types.size() == 1 && royal.check == RoyalRules::Check::any && !royal.taken &&
        std::any_of(rule.to.begin(), rule.to.end(), [&](PieceTypeId to) {
          return std::find(royal.piece_types.begin(), royal.piece_types.end(), to) !=
                 royal.piece_types.end();
        }))
      report_.error(data.find("to").place(), "no piece promotes to the King",
                    "a seat has one King at most, which is never left attacked");
    rule.zone = parts_.zone(data, "zone");
    rule.from = parts_.zone(data, "from");
    rule.either = parts_.zone(data, "either");
    rule.after = parts_.zone(data, "after");
    rule.multiple = parts_.flag(data, "multiple");
    rule.army = parts_.flag(data, "army");
    rule.later = parts_.flag(data, "later");
    rule.capturing = parts_.flag(data, "capturing");
    rule.demoted = parts_.flag(data, "demoted");
    rule.instead = parts_.flag(data, "instead");
    rule.alone = parts_.flag(data, "alone");
    rule.harmless = parts_.flag(data, "harmless");
    check_promotion(data, rule);
    read_put(data, rule);
    rule.choice = parts_.word(data, "choice", rule.choice, choice_words);
    for (const Data& seat : data.list_or_empty("seats", report_))
      rule.seats.push_back(parts_.seat_name(seat));
    if (const auto most = data.table_if_any("at-most", report_))
      for (const auto& [id, number] : most->entries()) {
        const PieceType* known = game_.find_piece_type(id);
        if (known == nullptr)
          report_.error(number.key_place(), "unknown piece '" + id + "'",
                        [&, named = id] { return meant_or_all(named, parts_.piece_names()); });
        else
          rule.at_most[game_.id_of(*known)] = number.as_number(report_);
      }
    const bool to = !data.list_or_empty("to", report_).empty();
    const int given = to + rule.army + rule.multiple;
    if (given != 1)
      report_.error(data.place(),
                    given > 1 ? "a promotion has one of 'to', 'army' and 'multiple'"
                              : "a promotion names no piece to become",
                    "give 'to', or army = true, or multiple = true");
    return rule;
  }

  /// Reads where the new piece is put, and on what condition.
  void read_put(const Data& data, play::Promotion& rule) {
    rule.put = parts_.zone(data, "put");
    rule.displacing = parts_.flag(data, "displacing");
    rule.forking = parts_.flag(data, "forking");
    if (rule.displacing && rule.put.empty())
      report_.error(data.find("displacing").place(), "'displacing' needs 'put'",
                    "give 'put', a zone");
    if (rule.forking && !rule.instead)
      report_.error(data.find("forking").place(), "'forking' needs 'instead'",
                    "add instead = true");
    if (!rule.put.empty() && (rule.army || rule.multiple))
      report_.error(data.find("put").place(), "'put' needs 'to'");
  }

  play::Together read_together(const Data& data) {
    play::Together together;
    together.piece_types = parts_.piece_types(data.list("pieces", report_));
    together.zone = data.text("zone", report_);
    check_zone(game_, together.zone, data.find("zone").place(), report_);
    together.most = data.number("most", report_);
    if (together.most < 2 || together.most > base::limits::pieces_per_cell)
      report_.error(data.find("most").place(),
                    "'most' is from 2 to " + std::to_string(base::limits::pieces_per_cell));
    return together;
  }

  play::HandRules read_hand(const Data& data) {
    play::HandRules rules;
    rules.captures = parts_.flag(data, "captures");
    rules.keeps = parts_.flag(data, "keeps");
    rules.drops = parts_.flag(data, "drops");
    rules.first = parts_.flag(data, "first");
    rules.endless = parts_.list(data, "endless");
    rules.gating_zone = parts_.zone(data, "gate");
    return rules;
  }

  play::DropRule read_drop(const Data& data) {
    play::DropRule rule;
    rule.piece_types = parts_.piece_types(data.list("pieces", report_));
    rule.as = parts_.list(data, "as");
    rule.zone = parts_.zone(data, "zone");
    if (data.has("per-file"))
      rule.per_file = parts_.count(data, "per-file", base::limits::board_cells);
    rule.mates = data.boolean("mates", true, report_);
    rule.stuck = data.boolean("stuck", true, report_);
    rule.tints = parts_.flag(data, "tints");
    if (rule.tints && !game_.board().has_tints())
      report_.error(data.find("tints").place(), "the cells of this board have no colours",
                    "a tiling gives them: 'tints'");
    if (rule.per_file >= 0 && game_.board().file_order.empty())
      report_.error(data.find("per-file").place(), "this board has no files");
    rule.unmoved = parts_.zone(data, "unmoved");
    return rule;
  }

  std::vector<play::Guarded> read_guarded(const Data& data) {
    std::vector<play::Guarded> rules;
    for (const Data& each : data.list_or_empty("guarded", report_))
      rules.push_back({parts_.list(each, "pieces"), parts_.piece_types(each.list("of", report_)),
                       parts_.flag(each, "afar"), parts_.list(each, "slight")});
    return rules;
  }

  /// Reads `marks = { second = "game", shak = "seat to 3", escape = "game to 65 aside" }`.
  void read_marks(const Data& play, play::GameRules& rules) {
    const auto table = play.table_if_any("marks", report_);
    if (!table) return;
    for (const auto& [name, value] :
         base::at_most(base::limits::rule_marks, table->entries(), "a game", "marks", report_)) {
      base::check_name(name, value.key_place(), report_);
      const std::string text = value.as_text(report_);
      auto words = base::words(text);
      const bool is_aside = words.size() > 1 && words.back() == "aside";
      if (is_aside) words.pop_back();
      play::RuleMark mark{name, !words.empty() && words[0] == "seat"};
      const auto most =
          words.size() == 3 && words[1] == "to" ? base::to_integer(words[2]) : std::optional(1);
      const bool is_good = (words.size() == 1 || (words.size() == 3 && words[1] == "to")) &&
                           (mark.of_seat || words[0] == "game") && most && *most >= 1 &&
                           *most <= base::limits::board_cells;
      if (value.is(Data::Kind::text) && !is_good)
        report_.error(
            value.place(), "'" + text + "' says nothing of a mark",
            "\"seat\" or \"game\", for a count \"seat to 3\"; behind it \"aside\", if it does "
            "not tell positions apart");
      mark.aside = is_good && is_aside;
      mark.most = is_good ? static_cast<int>(*most) : 1;
      rules.marks.push_back(mark);
    }
  }

  void read_lines(const Data& play, play::GameRules& rules) {
    for (const Data& line :
         base::at_most(base::limits::rule_lines, play.list_or_empty("rules", report_), "a game",
                       "lines of rules", report_))
      add_line(read_line(line, game_, rules, report_), line.place(), rules);
    for (const FormerKey& former : former_keys(play, report_)) {
      report_.warning(former.key.place(),
                      "'" + std::string(former.key.key()) +
                          "' is a line now: this version still reads the key, the next will not",
                      hint_of(former));
      for (const std::string& line : former.lines)
        add_line(read_line(line, former.key.place(), game_, rules, report_), former.key.place(),
                 rules);
    }
  }

  void add_line(std::optional<play::RuleLine> line, const Place& place, play::GameRules& rules) {
    if (!line) return;
    if (play::phase_of(*line) == play::RulePhase::blocker) check_blocker(*line, place, rules);
    rules.lines.push_back(std::move(*line));
  }

  /// Whether rules about the pieces of seats name a type.
  static bool names_elsewhere(const play::GameRules& rules, PieceTypeId piece_type) {
    const auto names = [&](const play::PieceTypeList& list) {
      return play::among(piece_type, list);
    };
    const auto any = [](const auto& all, const auto& test) {
      return std::ranges::any_of(all, test);
    };
    return names(rules.hand.endless) || names(rules.together.piece_types) ||
           names(rules.en_passant.piece_types) ||
           any(rules.promotions,
               [&](const play::Promotion& rule) {
                 return names(rule.to) || names(rule.piece_types);
               }) ||
           any(rules.exchanges,
               [&](const play::Exchange& rule) {
                 return rule.becomes == piece_type || names(rule.with) || names(rule.piece_types);
               }) ||
           any(rules.castling,
               [&](const Castling& rule) {
                 return rule.king == piece_type || names(rule.rooks);
               }) ||
           any(rules.drops,
               [&](const play::DropRule& rule) {
                 return names(rule.piece_types) || names(rule.as);
               }) ||
           any(rules.lines,
               [&](const play::RuleLine& line) {
                 return line.then.word == play::RuleWord::becomes &&
                        names(line.then.of.pieces.piece_types);
               }) ||
           any(rules.end.goals, [&](const play::Goal& rule) { return names(rule.piece_types); });
  }

  void check_blocker(const play::RuleLine& line, const Place& place, const play::GameRules& rules) {
    if (rules.blocker() != no_piece_type)
      report_.error(place, "only one line of a game can put or move a piece that nobody owns",
                    "keep one of them");
    if (!game_.piece_type(line.then.of.pieces.piece_types.front()).moves.empty())
      report_.error(place, "what a line puts or moves cannot have moves of its own",
                    "give it moves = []");
    if (!rules.royal.piece_types.empty())
      report_.error(place, "a piece that nobody owns needs a game without check",
                    "leave out 'king' and 'royal', and let 'extinctions' end the game");
  }

  const Game& game_;
  Report& report_;
  PlayParts parts_;
};

}  // namespace

void read_play(Game& game, const Data& play, Report& report) {
  game.rules = PlayReader(game, report).read(play);
  game.start = play.text("start", "", report);
}

}  // namespace boardwright::game
