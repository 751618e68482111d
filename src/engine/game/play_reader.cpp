// Reads the rules of play, table by table.
#include "game/play_reader.h"

#include <algorithm>

#include "base/hints.h"
#include "base/limits.h"
#include "game/board_reader.h"
#include "game/play_words.h"

namespace boardwright::game {
namespace {

/// Reads [play], with the names of the game's pieces, zones, files and seats.
class PlayReader {
 public:
  PlayReader(const Game& game, Report& report) : game_(game), report_(report) {}

  PlayRules read(const Data& play) {
    PlayRules rules;
    rules.royal = read_royal(play);
    rules.castling = read_castlings(play, rules.royal.king());
    rules.passing = read_passing(play);
    for (const Data& promotion : play.list_or_empty("promotions", report_))
      rules.promotions.push_back(read_promotion(promotion, rules.royal));
    if (const auto together = play.table_if_any("together", report_))
      rules.together = read_together(*together);
    for (const Data& right : play.list_or_empty("rights", report_))
      rules.rights.push_back({pieces(right.list("pieces", report_)), list(right, "aimed"),
                              right.boolean("checked", true, report_)});
    if (const auto hand = play.table_if_any("hand", report_)) rules.hand = read_hand(*hand);
    for (const Data& drop : play.list_or_empty("drops", report_))
      rules.drops.push_back(read_drop(drop));
    if (const auto capture = play.table_if_any("capture", report_))
      rules.capture = {flag(*capture, "blast"), list(*capture, "unharmed"),
                       flag(*capture, "becomes"), list(*capture, "burning"),
                       zone(*capture, "fire")};
    if (const auto must = play.table_if_any("must", report_))
      rules.must = read_must(*must, rules.royal);
    if (const auto end = play.table_if_any("end", report_)) rules.end = read_end(*end);
    rules.end.victory = list(play, "victory");
    rules.abandoned = zone(play, "abandoned");
    return rules;
  }

 private:
  std::vector<std::string_view> piece_names() const {
    std::vector<std::string_view> names;
    for (const Piece& piece : game_.pieces) names.push_back(piece.id);
    return names;
  }

  PieceId piece(const Data& text) {
    const std::string id = text.as_text(report_);
    if (const Piece* known = game_.find_piece(id)) return game_.id_of(*known);
    if (text.is(Data::Kind::text))
      report_.error(text.place(), "unknown piece '" + id + "'",
                    [&, named = id] { return meant_or_all(named, piece_names()); });
    return no_piece;
  }

  PieceId piece(const Data& data, std::string_view key, PieceId fallback) {
    return data.has(key) ? piece(data.find(key)) : fallback;
  }

  /// Pieces of which a rule speaks, each once: one told twice would be a choice of its own.
  PieceList pieces(const std::vector<Data>& all) {
    PieceList found;
    for (const Data& text : all) {
      const PieceId each = piece(text);
      if (each == no_piece) continue;
      if (std::find(found.begin(), found.end(), each) != found.end())
        report_.error(text.place(), "a second '" + game_.piece(each).id + "'", "once is enough");
      else
        found.push_back(each);
    }
    return found;
  }

  /// One piece, or a list of them.
  PieceList list(const Data& data, std::string_view key) {
    const Data value = data.find(key);
    if (value.is(Data::Kind::text)) return pieces({value});
    return pieces(data.list_or_empty(key, report_));
  }

  bool flag(const Data& data, std::string_view key) { return data.boolean(key, false, report_); }

  std::string zone(const Data& data, std::string_view key) {
    std::string name = data.text(key, "", report_);
    if (!name.empty()) check_zone(game_, name, data.find(key).place(), report_);
    return name;
  }

  /// A number from 0 on.
  int count(const Data& data, std::string_view key, int most) {
    const int number = data.number(key, 0, report_);
    if (number >= 0 && number <= most) return number;
    report_.error(data.find(key).place(), "'" + std::string(key) + "' is no such number",
                  "from 0 to " + std::to_string(most));
    return 0;
  }

  /// A word of a small table.
  template <class Meaning, std::size_t N>
  Meaning word(const Data& data, std::string_view key, Meaning fallback,
               const Word<Meaning> (&words)[N]) {
    if (!data.has(key)) return fallback;
    const std::string told = data.text(key, report_);
    if (const auto meaning = value_of(told, words)) return *meaning;
    if (data.find(key).is(Data::Kind::text))
      report_.error(data.find(key).place(), "unknown word '" + told + "'",
                    [&] { return meant_or_all(told, words_of(words)); });
    return fallback;
  }

  RoyalRules read_royal(const Data& play) {
    RoyalRules rules;
    rules.pieces = list(play, "king");
    if (const auto royal = play.table_if_any("royal", report_)) {
      if (!rules.pieces.empty())
        report_.error(royal->place(), "royal pieces are given twice", "leave out 'king'");
      rules.pieces = pieces(royal->list("pieces", report_));
      rules.check = word(*royal, "check", rules.check, check_words);
      rules.taken = flag(*royal, "taken");
    }
    return rules;
  }

  std::vector<Castling> read_castlings(const Data& play, PieceId king) {
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

  Castling read_castling(const Data& data, PieceId king) {
    Castling rule;
    rule.king = piece(data, "king", king);
    if (rule.king == no_piece && !data.has("king") && data.has("rook"))
      report_.error(data.place(), "no King is named that castles", "give [play] a 'king'");
    if (!data.has("rook"))
      report_.error(data.place(), "missing key 'rook'", "write castling = { rook = \"rook\" }");
    rule.rooks = list(data, "rook");
    rule.left = files(data, "left");
    rule.right = files(data, "right");
    if (data.has("heading")) rule.ways = ways(data);
    rule.all_safe = flag(data, "all-safe");
    rule.checked = flag(data, "checked");
    rule.moved = flag(data, "moved");
    return rule;
  }

  /// Headings from forward, as those of moves.
  std::vector<Heading> ways(const Data& data) {
    std::vector<Heading> found;
    for (const Data& each : data.list("heading", report_)) {
      const int degrees = each.as_number(report_);
      if (degrees < 0 || degrees >= 360 || degrees % 15 != 0)
        report_.error(each.place(), "no heading " + std::to_string(degrees),
                      "a multiple of 15 from 0 to 345");
      else
        found.push_back(heading_of(degrees));
    }
    return found;
  }

  std::vector<std::string> files(const Data& data, std::string_view key) {
    std::vector<std::string> found;
    if (!data.has(key)) return found;
    const Data value = data.find(key);
    const std::vector<Data> all =
        value.is(Data::Kind::text) ? std::vector{value} : data.list(key, report_);
    for (const Data& each : all) found.push_back(named(each, "file", game_.board().file_order));
    return found;
  }

  PassingRules read_passing(const Data& play) {
    PassingRules rules;
    if (!play.has("passing")) return rules;
    if (play.find("passing").is(Data::Kind::table)) {
      const Data table = play.table("passing", report_);
      rules.pieces = list(table, "pieces");
      rules.by = table.has("by") ? list(table, "by") : rules.pieces;
      rules.over = zone(table, "over");
    } else {
      rules.by = rules.pieces = list(play, "passing");
    }
    return rules;
  }

  Promotion read_promotion(const Data& data, const RoyalRules& royal) {
    Promotion rule;
    rule.pieces = pieces(data.list("pieces", report_));
    rule.to = pieces(data.list_or_empty("to", report_));
    if (royal.check == RoyalRules::Check::any && !royal.taken &&
        std::any_of(rule.to.begin(), rule.to.end(), [&](PieceId to) {
          return std::find(royal.pieces.begin(), royal.pieces.end(), to) != royal.pieces.end();
        }))
      report_.error(data.find("to").place(), "no piece becomes a King",
                    "a seat has one King at most, who is never left attacked");
    rule.zone = zone(data, "zone");
    rule.from = zone(data, "from");
    rule.either = zone(data, "either");
    rule.after = zone(data, "after");
    if (rule.zone.empty() && rule.from.empty() && rule.either.empty())
      report_.error(data.place(), "a promotion needs a place", "give 'zone', 'from' or 'either'");
    rule.army = flag(data, "army");
    rule.later = flag(data, "later");
    rule.multiple = flag(data, "multiple");
    rule.capturing = flag(data, "capturing");
    rule.demoted = flag(data, "demoted");
    rule.instead = flag(data, "instead");
    rule.alone = flag(data, "alone");
    rule.harmless = flag(data, "harmless");
    rule.choice = word(data, "choice", rule.choice, choice_words);
    for (const Data& seat : data.list_or_empty("seats", report_))
      rule.seats.push_back(seat_name(seat));
    if (const auto most = data.table_if_any("at-most", report_))
      for (const auto& [id, number] : most->entries()) {
        const Piece* known = game_.find_piece(id);
        if (known == nullptr)
          report_.error(number.key_place(), "unknown piece '" + id + "'",
                        [&, named = id] { return meant_or_all(named, piece_names()); });
        else
          rule.at_most[game_.id_of(*known)] = number.as_number(report_);
      }
    const bool to = !data.list_or_empty("to", report_).empty();
    const int told = to + rule.army + rule.multiple;
    if (told != 1)
      report_.error(data.place(),
                    told > 1 ? "a promotion has one of 'to', 'army' and 'multiple'"
                             : "a promotion needs something to become",
                    "give 'to', or army = true, or multiple = true");
    return rule;
  }

  Together read_together(const Data& data) {
    Together together;
    together.pieces = pieces(data.list("pieces", report_));
    together.zone = data.text("zone", report_);
    check_zone(game_, together.zone, data.find("zone").place(), report_);
    together.most = data.number("most", report_);
    if (together.most < 2 || together.most > limits::together)
      report_.error(data.find("most").place(),
                    "'most' is from 2 to " + std::to_string(limits::together));
    return together;
  }

  /// A name that must be one of those that the board has.
  std::string named(const Data& text, const std::string& what,
                    const std::vector<std::string>& known) {
    std::string name = text.as_text(report_);
    if (text.is(Data::Kind::text) && std::find(known.begin(), known.end(), name) == known.end())
      report_.error(text.place(), "unknown " + what + " '" + name + "'",
                    [&] { return meant_or_all(name, known); });
    return name;
  }

  std::vector<std::string> seat_names() const {
    std::vector<std::string> names;
    for (const Seat& seat : game_.board().seats) names.push_back(seat.name);
    return names;
  }

  std::string seat_name(const Data& text) { return named(text, "seat", seat_names()); }

  HandRules read_hand(const Data& data) {
    HandRules rules;
    rules.captures = flag(data, "captures");
    rules.keeps = flag(data, "keeps");
    rules.drops = flag(data, "drops");
    rules.first = flag(data, "first");
    rules.gate = zone(data, "gate");
    return rules;
  }

  DropRule read_drop(const Data& data) {
    DropRule rule;
    rule.pieces = pieces(data.list("pieces", report_));
    rule.zone = zone(data, "zone");
    rule.per_file = count(data, "per-file", limits::board_cells);
    rule.mates = data.boolean("mates", true, report_);
    rule.stuck = data.boolean("stuck", true, report_);
    rule.tints = flag(data, "tints");
    if (rule.tints && game_.board().tints.empty())
      report_.error(data.find("tints").place(), "the cells of this board have no colours",
                    "a tiling gives them: 'tints'");
    if (rule.per_file > 0 && game_.board().file_order.empty())
      report_.error(data.find("per-file").place(), "this board has no files");
    rule.unmoved = zone(data, "unmoved");
    return rule;
  }

  Duties read_must(const Data& data, const RoyalRules& royal) {
    Duties rules{flag(data, "capture"), flag(data, "most"), flag(data, "no-checks"),
                 flag(data, "pass"), flag(data, "facing")};
    rules.blocker = piece(data, "blocker", no_piece);
    if (rules.blocker == no_piece) return rules;
    const Place place = data.find("blocker").place();
    if (!game_.piece(rules.blocker).moves.empty())
      report_.error(place, "a blocker moves by no move of its own", "give it moves = []");
    if (!royal.pieces.empty())
      report_.error(place, "a blocker is for games in which nobody is in check",
                    "leave out 'king', and end the game by extinctions of the King");
    return rules;
  }

  PointRules read_points(const Data& data) {
    PointRules rules;
    if (data.has("left")) rules.left = count(data, "left", limits::piece_value);
    rules.decides = flag(data, "decides");
    if (const auto bonus = data.table_if_any("bonus", report_))
      for (const auto& [key, number] : bonus->entries()) {
        const std::string& name = key;
        const auto& seats = game_.board().seats;
        if (std::none_of(seats.begin(), seats.end(),
                         [&](const Seat& seat) { return seat.name == name; }))
          report_.error(number.key_place(), "unknown seat '" + name + "'",
                        [&] { return meant_or_all(name, seat_names()); });
        rules.bonus[name] =
            std::clamp(number.as_number(report_), -limits::piece_value, limits::piece_value);
      }
    return rules;
  }

  Ends read_end(const Data& data) {
    Ends rules;
    rules.stalemate = word(data, "stalemate", rules.stalemate, result_words);
    rules.mate = word(data, "mate", rules.mate, result_words);
    rules.checks = count(data, "checks", limits::perft_depth);
    rules.repetition = count(data, "repetition", limits::perft_depth);
    rules.quiet = count(data, "quiet", limits::board_cells);
    rules.passes = count(data, "passes", limits::perft_depth);
    rules.perpetual = word(data, "perpetual", rules.perpetual, result_words);
    if (data.has("perpetual") && rules.repetition == 0)
      report_.error(data.find("perpetual").place(), "no position comes too often in this game",
                    "give 'repetition' too");
    if (const auto points = data.table_if_any("points", report_))
      rules.points = read_points(*points);
    for (const Data& goal : data.list_or_empty("goals", report_))
      rules.goals.push_back({list(goal, "pieces"), zone(goal, "zone"), flag(goal, "reply"),
                             flag(goal, "held"), flag(goal, "safe"),
                             word(goal, "result", Result::win, result_words)});
    for (const Data& each : data.list_or_empty("extinctions", report_)) {
      Extinction rule;
      rule.pieces = list(each, "pieces");
      rule.each = flag(each, "each");
      rule.left = count(each, "left", limits::board_cells);
      rule.against = count(each, "against", limits::board_cells);
      rule.reply = flag(each, "reply");
      rule.result = word(each, "result", rule.result, result_words);
      rules.extinctions.push_back(std::move(rule));
    }
    return rules;
  }

  const Game& game_;
  Report& report_;
};

}  // namespace

void read_play(Game& game, const Data& play, Report& report) {
  game.rules = PlayReader(game, report).read(play);
  game.start = play.text("start", "", report);
}

}  // namespace boardwright::game
