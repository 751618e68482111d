// Writes a sentence for every rule that a game has.
#include "english/play_words.h"

#include <algorithm>

#include "base/text.h"
#include "play/line_rules.h"

namespace boardwright::english {

using play::DropRule, play::RoyalRules;

namespace {

bool is_one(const PieceTypeList& list) { return list.size() == 1; }

/// "Pawn or Go-between"
std::string listed_names(const GameWords& words, const PieceTypeList& list) {
  std::vector<std::string> names;
  for (const PieceTypeId piece_type : list) names.push_back(words.piece_type(piece_type));
  return listed(names, "or");
}

/// "The King", "Kings and Princes".
std::string subject(const GameWords& words, const PieceTypeList& list) {
  return is_one(list) ? "The " + words.piece_type(list.front()) : words.all_of(list);
}

/// Adds what explosions forbid a player, and why touching royal pieces are not in check.
void add_explosion_rules(RuleText& text, const GameWords& words, const std::string& king) {
  bool captor = false, around = false;
  for (const play::RuleLine& line : words.game().rules.lines) {
    if (!play::is_blast(line)) continue;
    const bool itself = line.then.of.word == play::RuleWord::itself;
    captor = captor || itself;
    around = around || (!itself && play::LineRules::names(line.then.of.pieces,
                                                          words.game().rules.royal.king()));
  }
  if (!captor && !around) return;
  text.sentences.push_back(
      "No capture may take the player’s own " + king + " along" +
      (captor ? "; so " + base::with_article(king) + " never captures." : "."));
  if (around)
    text.sentences.push_back("While the " + GameWords::plural(king) + " stand on " + words.cells() +
                             " that touch, neither can be taken without the other, and so neither "
                             "is in check.");
}

/// "While a player has more than one King, any of them may be captured; only the last is royal."
std::string last_is_royal(const GameWords& words) {
  const RoyalRules& royal = words.game().rules.royal;
  if (royal.check == RoyalRules::Check::last_of_kind && !is_one(royal.piece_types))
    return "While a player has several " + words.all_of(royal.piece_types, "or several") +
           ", any of them may be captured; only the last of each kind is royal.";
  if (is_one(royal.piece_types))
    return "While a player has more than one " + listed_names(words, royal.piece_types) +
           ", any of them may be captured; only the last one left is royal.";
  return "While a player has two or more of these pieces in all (" +
         listed_names(words, royal.piece_types) +
         "), any of them may be captured; only the last one left is royal.";
}

/// Whether a promotion can make a royal piece where only the last of them is royal.
bool brings_another_royal(const GameWords& words) {
  const RoyalRules& royal = words.game().rules.royal;
  const auto is_royal = [&royal](PieceTypeId type) {
    return std::ranges::find(royal.piece_types, type) != royal.piece_types.end();
  };
  return royal.check == RoyalRules::Check::last &&
         std::ranges::any_of(words.game().rules.promotions, [&](const play::Promotion& rule) {
           return std::ranges::any_of(rule.to, is_royal);
         });
}

RuleText royal(const GameWords& words) {
  const RoyalRules& royal = words.game().rules.royal;
  RuleText text{"check", "Check", {}};
  if (royal.piece_types.empty()) return text;
  const std::string royal_pieces = subject(words, royal.piece_types);
  const std::string is = is_one(royal.piece_types) ? " is" : " are";
  const std::string one =
      is_one(royal.piece_types) ? words.piece_type(royal.piece_types.front()) : "royal piece";
  if (royal.taken) {
    text.sentences = {royal_pieces + is + " royal, and may be captured.",
                      "A player whose " + one +
                          " is attacked is in *check* and must either end the attack or remove "
                          "the opponent’s " +
                          one + "."};
    add_explosion_rules(text, words, one);
    return text;
  }
  if (royal.check == RoyalRules::Check::all) {
    text.sentences = {"A player’s " + words.all_of(royal.piece_types) +
                      " are royal together: only when all of them are attacked is the player in "
                      "*check*, which must be ended at once; no move may leave all of them "
                      "attacked."};
    return text;
  }
  if (forbids_checks(words.game().rules) || words.game().rules.end.checks == 1) {
    text.sentences = {royal_pieces + is + " royal.",
                      "No move may leave the player’s own " + one + " attacked."};
    return text;
  }
  const std::string last =
      royal.check == RoyalRules::Check::any ? royal_pieces + is + " royal." : last_is_royal(words);
  text.sentences = {last, "A player whose " + one +
                              " is attacked is in *check* and must end the attack at once; no "
                              "move may leave the player’s own " +
                              one + " attacked."};
  if (brings_another_royal(words))
    text.sentences.push_back(
        "A promotion that brings a second royal piece answers a check, since neither is royal "
        "then.");
  return text;
}

/// "A King may change places with another piece of its player, as a move: only in check. It then
/// becomes an Exchanged King."
RuleText exchanges(const GameWords& words) {
  RuleText text{"exchanges", "Exchange", {}};
  for (const play::Exchange& rule : words.game().rules.exchanges) {
    std::string sentence =
        capitalised(words.any_of(rule.piece_types)) + " may, as a move, change places with ";
    sentence += rule.with.empty() ? "any other piece of its player that is not royal"
                                  : words.any_of(rule.with) + " of its player";
    if (rule.checked && rule.stuck)
      sentence += ", but only in check or when no other move is legal";
    else if (rule.checked || rule.stuck)
      sentence += rule.checked ? ", but only in check" : ", but only when no other move is legal";
    text.sentences.push_back(sentence + ".");
    if (rule.becomes != moves::no_piece_type)
      text.sentences.push_back("It then becomes " + words.any_of({rule.becomes}) + ".");
  }
  return text;
}

RuleText en_passant(const GameWords& words) {
  const play::EnPassantRules& en_passant = words.game().rules.en_passant;
  RuleText text{"en-passant", "En passant", {}};
  if (en_passant.piece_types.empty()) return text;
  const std::string where = en_passant.over.empty() ? "" : " " + words.where(en_passant.over);
  const PieceTypeList& by = en_passant.by.empty() ? en_passant.piece_types : en_passant.by;
  const std::string until = words.game().board().seats.size() > 2
                                ? "until the player who moved it has another turn"
                                : "on the very next move only";
  text.sentences = {"When " + words.any_of(en_passant.piece_types) + " has just passed over a " +
                    words.cell() + where + " on which an enemy " + words.names(by, "or") +
                    " could have captured it, the enemy " +
                    (is_one(by) ? words.piece_type(by.front()) : "piece") + " may, " + until +
                    ", capture it as though it had stopped on that " + words.cell() + "."};
  return text;
}

/// The pieces in the hand of a seat: "two Rooks and a Knight".
std::string in_hand(const GameWords& words, const Position& start, board::SeatId seat) {
  const Game& game = words.game();
  std::vector<std::string> parts;
  for (const PieceTypeId piece_type : game.piece_ids()) {
    const std::string& name = words.piece_type(piece_type);
    const int count = start.in_hand(seat, piece_type, game.piece_types.size());
    if (count > 0)
      parts.push_back(count == 1 ? base::with_article(name)
                                 : number_word(count) + " " + GameWords::plural(name));
  }
  return listed(parts);
}

/// "Each player starts with a Hawk and an Elephant in hand." A sentence for each if they differ.
void add_first_hands(RuleText& text, const GameWords& words) {
  const Game& game = words.game();
  const Position* start = game.find_position(game.start);
  if (start == nullptr) return;
  std::vector<std::string> hands;
  for (const board::SeatId seat : game.board().seat_ids())
    hands.push_back(in_hand(words, *start, seat));
  if (std::ranges::all_of(hands, [&](const std::string& each) { return each == hands.front(); })) {
    if (!hands.front().empty())
      text.sentences.push_back("Each player starts with " + hands.front() + " in hand.");
    return;
  }
  for (const board::SeatId seat : game.board().seat_ids())
    if (const std::string& pieces = hands[base::index(seat)]; !pieces.empty())
      text.sentences.push_back(game.board().seat(seat).name + " starts with " + pieces +
                               " in hand.");
}

/// "A Pawn may not be dropped on the last rank or on a file with another Pawn of its side."
std::string drop_item(const GameWords& words, const DropRule& rule) {
  if (rule.per_file == 0)
    return (rule.piece_types.empty() ? "A piece" : capitalised(words.any_of(rule.piece_types))) +
           " is never dropped.";
  std::vector<std::string> never;
  if (!rule.stuck) {
    const std::string where = where_stuck(words, rule.piece_types);
    never.push_back(where.empty() ? "where it could never move" : "on " + where);
  }
  if (rule.per_file == 1)
    never.push_back("on a file with another " + listed_names(words, rule.piece_types) +
                    " of its side");
  else if (rule.per_file > 1)
    never.push_back("on a file with " + number_word(rule.per_file) + " others of its side");
  if (rule.tints)
    never.push_back("on a " + words.cell() + " of the same colour as another of its side");
  if (!rule.mates) never.emplace_back("so as to give checkmate");
  std::string text =
      rule.piece_types.empty() ? "A piece" : capitalised(words.any_of(rule.piece_types));
  if (!rule.zone.empty()) text += " may be dropped only " + words.where(rule.zone);
  if (!never.empty())
    text += std::string(rule.zone.empty() ? " may not be dropped " : ", and not ") +
            listed(never, "or");
  if (rule.unmoved.empty()) return text + ".";
  return text + (rule.zone.empty() && never.empty() ? " dropped " : "; ") +
         words.where(rule.unmoved) + (rule.zone.empty() && never.empty() ? "" : " it") +
         " counts as one that has not moved.";
}

bool forbids(const DropRule& rule) {
  return !rule.zone.empty() || rule.per_file >= 0 || rule.tints || !rule.stuck || !rule.mates ||
         !rule.unmoved.empty();
}

/// "any empty square", "an empty square that the further rules allow"
std::string where_dropped(const GameWords& words) {
  const play::GameRules& rules = words.game().rules;
  const auto bars_drops = [](const play::RuleLine& line) {
    return line.then.word == play::RuleWord::illegal &&
           std::ranges::any_of(line.when,
                               [](const play::RuleTerm& term) {
                                 return term.word == play::RuleWord::dropping && !term.negated;
                               }) &&
           std::ranges::none_of(line.when, &play::RuleTerm::was);
  };
  if (std::ranges::any_of(rules.lines, bars_drops))
    return "an empty " + words.cell() + " that the further rules allow";
  return (std::ranges::any_of(rules.drops, forbids) ? "an empty " : "any empty ") + words.cell();
}

/// Which drops are not allowed: a list, or a sentence if there is only one.
void add_barred_drops(RuleText& text, const GameWords& words) {
  const play::GameRules& rules = words.game().rules;
  for (const DropRule& rule : rules.drops)
    if (forbids(rule)) text.items.push_back(drop_item(words, rule));
  for (const DropRule& rule : rules.drops)
    if (rules.hand.first && rule.tints && !rule.piece_types.empty())
      text.items.push_back("The last empty " + words.cell() + " of a colour that " +
                           words.any_of(rule.piece_types) + " still needs must be left to it.");
  if (text.items.size() > 1) text.sentences.emplace_back("Some drops are not allowed:");
  if (text.items.size() != 1) return;
  text.sentences.push_back(std::move(text.items.front()));
  text.items.clear();
}

RuleText hands(const GameWords& words) {
  const Game& game = words.game();
  const play::HandRules& hand = game.rules.hand;
  RuleText text{"hands", "Pieces in hand", {}};
  if (!hand.captures && !hand.drops && !hand.first && hand.gating_zone.empty()) return text;
  add_first_hands(text, words);
  if (hand.first)
    text.sentences.emplace_back(
        "Before any piece moves, the players take turns placing their pieces in hand until all are "
        "on the board.");
  if (hand.captures)
    text.sentences.push_back(
        "A captured piece changes sides and goes into the hand of the player who captured it" +
        std::string(hand.keeps ? "; a promoted piece stays promoted." : "."));
  if (!hand.endless.empty())
    text.sentences.push_back("The supply of " + words.all_of(hand.endless) + " never runs out.");
  if (hand.drops && (hand.captures || !hand.first))
    text.sentences.push_back(
        (std::ranges::all_of(game.piece_types,
                             [](const PieceType& each) { return each.moves.empty(); })
             ? "On each turn a player *drops*"
             : "Instead of moving, a player may *drop*") +
        std::string(" a piece from the hand on ") + where_dropped(words) + ".");
  if (!hand.gating_zone.empty())
    text.sentences.push_back(
        "When a piece makes its first move from " + words.zone(hand.gating_zone) +
        ", its player may at once put a piece from the hand on the " + words.cell() +
        " that it has left" +
        (game.rules.castling.empty()
             ? "."
             : "; after castling, on a " + words.cell() + " that either of the two has left."));
  for (const DropRule& rule : game.rules.drops)
    if (!rule.as.empty())
      text.sentences.push_back(capitalised(words.any_of(rule.piece_types)) +
                               " may also be dropped as " + words.any_of(rule.as) + ".");
  add_barred_drops(text, words);
  return text;
}

/// "A Lion may not capture a Lion where it could be captured itself, unless ..."
std::string guarded(const GameWords& words, const play::Guarded& rule) {
  std::string text =
      (rule.piece_types.empty() ? "A piece" : capitalised(words.any_of(rule.piece_types))) +
      " may not capture " + words.any_of(rule.of) + " where it could be captured itself, unless ";
  if (rule.afar) text += "the two stand on " + words.cells() + " that touch, or ";
  text += "the same move captures another piece";
  if (!rule.slight.empty()) text += " that is no " + listed_names(words, rule.slight);
  return text + ".";
}

RuleText captures(const GameWords& words) {
  RuleText text{"captures", "Captures", captures_in_words(words)};
  if (const play::PieceTypeList immune = words.game().rules.immune(); !immune.empty())
    text.sentences.push_back("No piece may capture " + words.any_of(immune) + ".");
  for (const play::Guarded& rule : words.game().rules.guarded)
    text.sentences.push_back(guarded(words, rule));
  return text;
}

/// "first leap", "first move": what pieces can do until they have moved.
std::string first_move_of(const GameWords& words, const play::Right& right) {
  const bool leaps = std::ranges::all_of(right.piece_types, [&](PieceTypeId id) {
    return std::ranges::all_of(words.game().piece_type(id).moves, [](const MovePattern& move) {
      return move.when != moves::unmoved_number || move.move_kind == MoveKind::leap;
    });
  });
  return leaps ? "first leap" : "first move";
}

RuleText first_moves(const GameWords& words) {
  RuleText text{"first-moves", "First moves", {}};
  for (const PieceType& piece_type : words.game().piece_types)
    if (!piece_type.dotted.empty())
      text.sentences.push_back("The counter of " + base::with_article(piece_type.name) +
                               " that begins on " + words.zone(piece_type.dotted) +
                               " bears a dot, so that players can tell whether " +
                               base::with_article(piece_type.name) + " there has moved.");
  for (const play::Right& right : words.game().rules.rights) {
    const std::string pieces = capitalised(words.any_of(right.piece_types)),
                      move = " its " + first_move_of(words, right);
    if (!right.aimed.empty())
      text.sentences.push_back(pieces + " loses" + move + " as soon as an enemy " +
                               listed_names(words, right.aimed) + " stands on a line with it" +
                               (right.checked ? "." : ", and may not use it in check."));
    else if (!right.checked)
      text.sentences.push_back(pieces + " may not use" + move + " in check.");
  }
  return text;
}

RuleText together(const GameWords& words) {
  const play::Together& rule = words.game().rules.together;
  RuleText text{"together", "Several on one " + words.cell(), {}};
  if (rule.piece_types.empty() || rule.most < 2) return text;
  const auto zone = words.game().board().region(rule.zone, board::first_seat);
  const std::string where = zone && zone->size() == 1
                                ? words.where(rule.zone)
                                : "on a " + words.cell() + " of " + words.zone(rule.zone);
  text.sentences.push_back("At the start up to " + number_word(rule.most) + " " +
                           words.all_of(rule.piece_types, "or") + " stand together " + where +
                           ". A move takes one of them along; a capture takes them all.");
  return text;
}

RuleText shuffled(const GameWords& words) {
  const Game& game = words.game();
  RuleText text{"shuffle", "The shuffled array", {}};
  if (game.shuffle.empty()) return text;
  const std::string arrays = std::to_string(game::number_of_arrays(game));
  text.sentences.push_back("Before each game one of " + arrays +
                           " arrays is drawn by lot; the picture shows one of them.");
  std::vector<std::string> steps;
  for (const game::ShuffleStep& step : game.shuffle) {
    const std::string where = step.on.empty() ? "" : " on one of the " + words.regions({step.on});
    if (step.piece_types.size() == 1) {
      const std::string name = words.piece_type(step.piece_types.front());
      steps.push_back((step.count == 1 ? base::with_article(name)
                                       : number_word(step.count) + " " + GameWords::plural(name)) +
                      where);
      continue;
    }
    std::vector<std::string> row;
    for (const PieceTypeId piece_type : step.piece_types)
      row.push_back(base::with_article(words.piece_type(piece_type)));
    steps.push_back(listed(row) + where + " in that order, from file a onward");
  }
  const std::string first = game.board().seats.front().name;
  text.sentences.push_back(
      first + "’s pieces are placed one after another, on the " + words.cells() +
      " that they have in the picture: " + base::joined(steps, ", then ") + ".");
  text.sentences.push_back((game.board().seats.size() == 2 ? game.board().seats.back().name + " has"
                                                           : std::string("The others have")) +
                           " the same array as " + first +
                           ": pieces of one kind face each other on each file.");
  return text;
}

}  // namespace

std::vector<RuleText> rules_in_words(const GameWords& words) {
  std::vector<RuleText> all = {shuffled(words), royal(words), captures(words)};
  all.push_back(hands(words));
  bool first = true;
  for (RuleText& each : promotions_in_words(words)) {
    if (!first) each.id.clear();  // belongs to the same heading
    first = false;
    all.push_back(std::move(each));
  }
  all.push_back(castling_in_words(words));
  all.push_back(exchanges(words));
  all.push_back(en_passant(words));
  all.push_back(first_moves(words));
  all.push_back(together(words));
  all.push_back(duties_in_words(words));
  all.push_back(lines_in_words(words));
  all.push_back(mates_in_words(words));
  all.push_back(scores_in_words(words));
  std::erase_if(all, [](const RuleText& each) { return each.sentences.empty(); });
  return all;
}

}  // namespace boardwright::english
