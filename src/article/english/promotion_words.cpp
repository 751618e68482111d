// Describes in English the ways in which pieces are promoted.
#include <algorithm>

#include "base/text.h"
#include "english/play_words.h"
#include "game/equivalence.h"

namespace boardwright::english {

using board::RankRow;
using play::Promotion;

namespace {

/// Whether a promotion is compulsory and depends on nothing but the zone.
bool depends_on_zone_alone(const Promotion& rule) {
  return rule.choice == Promotion::Choice::must && rule.from.empty() && rule.either.empty() &&
         rule.after.empty() && rule.at_most.empty() && rule.seats.empty() && rule.put.empty() &&
         !rule.capturing && !rule.multiple && !rule.instead && !rule.alone && !rule.harmless &&
         !rule.forking;
}

/// The rank on which all these pieces come into a zone: "the sixth rank"; otherwise the zone.
std::string zone_reached(const GameWords& words, const Promotion& rule) {
  std::optional<int> rank;
  for (const PieceTypeId id : rule.piece_types) {
    const std::optional<int> found =
        rank_reached(words.game(), words.game().piece_type(id), rule.zone);
    if (!found || (rank && rank != found)) return words.zone(rule.zone);
    rank = found;
  }
  const std::optional<RankRow> row = rank_row(words.game().board(), rule.zone);
  return !row || row->first == row->last ? words.zone(rule.zone)
                                         : "the " + ordinal(*rank) + " rank";
}

/// What a move that promotes reaches: "the last rank"; empty if a piece may be there before it.
std::string what_is_reached(const GameWords& words, const Promotion& rule) {
  const Game& game = words.game();
  const auto all = [&](const auto& holds) {
    return std::ranges::all_of(rule.piece_types, [&](PieceTypeId id) {
      return holds(game, game.piece_type(id), rule.zone);
    });
  };
  if (depends_on_zone_alone(rule) && all(game::begins_outside)) return zone_reached(words, rule);
  return all(game::reaches) ? words.zone(rule.zone) : "";
}

/// "reaches the last rank", "begin or end a move in the camp".
std::string when_promoted(const GameWords& words, const Promotion& rule, bool many) {
  const std::string s = many ? "" : "s";
  std::string when;
  const bool may_reach = rule.either.empty() && !rule.zone.empty() && rule.from.empty() &&
                         rule.after.empty() && !rule.instead;
  if (const std::string reached = may_reach ? what_is_reached(words, rule) : ""; !reached.empty())
    return (many ? "reach " : "reaches ") + reached + (rule.capturing ? " by capturing" : "");
  if (rule.from.empty() && rule.either.empty() && !rule.zone.empty() &&
      words.where(rule.zone) == "on any " + words.cell())
    return (rule.capturing ? "capture" : "move") + s;
  if (!rule.either.empty())
    when = "begin" + s + " or end" + s + " a move " + words.where(rule.either);
  else if (!rule.zone.empty())
    when = "end" + s + " a move " + words.where(rule.zone);
  else
    when = "move" + s;
  if (!rule.from.empty())
    when += rule.either.empty() && rule.zone.empty() ? " from " + words.zone(rule.from)
                                                     : " begun " + words.where(rule.from);
  if (rule.capturing) when += " by capturing";
  return when;
}

/// "a Queen, a Rook or a Knight"
std::string becomes_what(const GameWords& words, const Promotion& rule) {
  const std::string army = "any piece of a kind with which the game began, but no royal one";
  if (!rule.army) return words.any_of(rule.to);
  return rule.to.empty() ? army : words.any_of(rule.to) + ", or " + army;
}

/// "one Queen", "two Rooks"
std::string counted(const GameWords& words, int count, PieceTypeId id) {
  return number_word(count) + " " +
         (count == 1 ? words.piece_type(id) : GameWords::plural(words.piece_type(id)));
}

/// Whether a promotion can give only pieces that the side has lost: its limits are the numbers at
/// the start, which change in no other way.
bool gives_lost_pieces(const Game& game, const Promotion& rule) {
  const Position* start = game.find_position(game.start);
  const bool alone = std::ranges::all_of(game.rules.promotions, [&](const Promotion& other) {
    const auto is_given = [&](PieceTypeId id) { return play::among(id, rule.to); };
    return std::ranges::none_of(other.piece_types, is_given) &&
           (other.at_most == rule.at_most || std::ranges::none_of(other.to, is_given));
  });
  if (start == nullptr || !alone || rule.army || !changes_by_promotion_alone(game)) return false;
  return std::ranges::all_of(rule.to, [&](PieceTypeId id) {
    const auto most = rule.at_most.find(id);
    return most != rule.at_most.end() &&
           std::ranges::all_of(game.board().seat_ids(), [&](board::SeatId seat) {
             return begins_on(game, id, seat).size() == most->second;
           });
  });
}

/// How many of the new pieces there can be.
std::string limits(const GameWords& words, const Promotion& rule) {
  if (gives_lost_pieces(words.game(), rule))
    return "It may become only a piece that its side has lost.";
  std::vector<std::string> most;
  for (const auto& [piece_type, count] : rule.at_most)
    most.push_back(counted(words, count, piece_type));
  return "This promotion may not give a player more than " + listed(most, "or") + " on the board.";
}

/// Whether a promotion can be compulsory when the limits leave nothing to become.
bool needs_choice(const Promotion& rule) {
  return rule.choice != Promotion::Choice::may && !rule.instead && !rule.multiple && !rule.army &&
         std::ranges::all_of(rule.to, [&](PieceTypeId id) { return rule.at_most.contains(id); });
}

/// What a piece may not do if it could become nothing.
std::string without_choice(const GameWords& words, const Promotion& rule) {
  const std::string where = rule.choice == Promotion::Choice::may_unless_stuck
                                ? where_stuck(words, rule.piece_types)
                                : "";
  return "If it could become none of these, it may not " +
         (where.empty() ? "make a move with which it must be promoted." : "move to " + where + ".");
}

/// The further conditions, one sentence each.
std::vector<std::string> conditions_of(const GameWords& words, const Promotion& rule) {
  std::vector<std::string> sentences;
  if (rule.alone)
    sentences.push_back("A player’s last " + words.names(rule.piece_types, "or") +
                        " may do so anywhere.");
  if (rule.harmless)
    sentences.emplace_back(
        "None may do so where the new piece would attack an opponent’s piece, or so as to give "
        "check.");
  if (rule.forking)
    sentences.emplace_back(
        "It may do so only where it then forks two enemy pieces, or attacks one that has no legal "
        "move.");
  if (!rule.put.empty() && !rule.instead)
    sentences.emplace_back("Where there is no room for it, it stays what it is.");
  if (!rule.after.empty())
    sentences.push_back(
        "A piece that was promoted from another may do so only after it has ended a move " +
        words.where(rule.after) + ".");
  if (rule.multiple)
    sentences.emplace_back(
        "A multiple piece may turn after each leap or step of a move. Its n is one again, and "
        "grows as before.");
  if (rule.later)
    sentences.emplace_back(
        "A piece that was not promoted may still be promoted later, as a turn of its own.");
  if (!rule.at_most.empty()) sentences.push_back(limits(words, rule));
  if (needs_choice(rule)) sentences.push_back(without_choice(words, rule));
  return sentences;
}

/// Whether a zone has a single cell for each seat that has any.
bool is_one_cell(const Board& board, std::string_view zone) {
  const auto found = board.zones.find(zone);
  return found != board.zones.end() &&
         std::ranges::all_of(found->second, [](const CellSet& each) { return each.size() <= 1; });
}

/// "put on any square of the camp that is empty", "put on its first square if that is empty"
std::string put_where(const GameWords& words, const Promotion& rule) {
  if (!rule.displacing && is_one_cell(words.game().board(), rule.put))
    return "put on " + words.zone(rule.put) + ", if that is empty";
  return "put on any " + words.cell() + " of " + words.zone(rule.put) +
         (rule.displacing
              ? " that is empty, or in place of a piece that is not royal, which leaves the board"
              : " that is empty");
}

/// The sentence for a promotion in place of a move.
std::string instead_of_a_move(const GameWords& words, const Promotion& rule) {
  if (!rule.put.empty())
    return "Instead of moving, " + words.any_of(rule.piece_types) +
           (rule.from.empty() ? "" : " that stands " + words.where(rule.from)) + " may become " +
           becomes_what(words, rule) + " and be " + put_where(words, rule) + ".";
  return "Instead of moving, " + words.any_of(rule.piece_types) +
         (rule.from.empty() ? "" : " that stands " + words.where(rule.from)) + " may become " +
         becomes_what(words, rule) + ", where it stands or on a " + words.cell() +
         " to which the new piece can go from there without capturing.";
}

std::string promotion_sentence(const GameWords& words, const Promotion& rule) {
  if (rule.instead) return instead_of_a_move(words, rule);
  std::string pieces = words.any_of(rule.piece_types);
  if (rule.seats.size() == 1 && rule.piece_types.size() == 1)
    pieces =
        base::with_article(rule.seats.front() + " " + words.piece_type(rule.piece_types.front()));
  else if (!rule.seats.empty())
    pieces += " of " + listed(rule.seats, "or");
  const bool may = rule.multiple || rule.choice != Promotion::Choice::must;
  std::string sentence = capitalised(pieces) + " that " + when_promoted(words, rule, false) +
                         (may ? " may" : "") + (may ? " become " : " becomes ") +
                         becomes_what(words, rule);
  if (rule.multiple) sentence += "multiple";
  if (rule.to.size() > 1) sentence += ", as its player chooses";
  if (rule.choice == Promotion::Choice::may_unless_stuck) {
    const std::string where = where_stuck(words, rule.piece_types);
    sentence +=
        where.empty() ? ", and must if it could never move again" : ", and must on " + where;
  }
  if (!rule.put.empty()) sentence += ", and is at once " + put_where(words, rule);
  return sentence + ".";
}

/// Whether a rule turns a piece into what another rule turns back.
bool is_turned_back(const GameWords& words, const Promotion& rule) {
  return rule.choice == Promotion::Choice::must && rule.piece_types.size() == 1 &&
         std::ranges::any_of(words.game().rules.promotions, [&](const Promotion& other) {
           return other.piece_types == rule.to && other.to == rule.piece_types &&
                  other.choice == rule.choice && other.zone == rule.zone &&
                  other.from == rule.from && other.either == rule.either &&
                  other.seats == rule.seats && other.capturing == rule.capturing;
         });
}

/// Whether two rules differ only in the pieces and their promotions.
bool is_alike(const GameWords& words, const Promotion& one, const Promotion& other) {
  const bool there_and_back = is_turned_back(words, one) && is_turned_back(words, other);
  return one.zone == other.zone && one.from == other.from && one.either == other.either &&
         one.choice == other.choice && one.put == other.put && one.instead == other.instead &&
         one.multiple == other.multiple && one.capturing == other.capturing &&
         one.after == other.after && one.seats == other.seats &&
         (there_and_back || one.demoted == other.demoted) && other.at_most.empty() &&
         one.at_most.empty();
}

/// "A Pawn or a Lance can never move from the last rank, nor a Knight from the last two ranks."
/// Empty if such cells are not whole ranks.
std::string stuck_in_words(const GameWords& words, const std::vector<const Promotion*>& rules) {
  std::vector<std::pair<std::string, PieceTypeList>> found;
  for (const Promotion* rule : rules)
    for (const PieceTypeId id : rule->piece_types) {
      const std::string where = where_stuck(words, id);
      const auto same =
          std::ranges::find_if(found, [&](const auto& each) { return each.first == where; });
      if (same != found.end())
        same->second.push_back(id);
      else if (!where.empty())
        found.push_back({where, {id}});
    }
  std::vector<std::string> parts;
  for (const auto& [where, pieces] : found)
    parts.push_back(words.any_of(pieces) + (parts.empty() ? " can never move from " : " from ") +
                    where);
  return parts.empty() ? "" : capitalised(base::joined(parts, ", nor ")) + ".";
}

/// "These pieces may be promoted when they begin or end a move in the enemy camp:"
std::string each_to_its_own(const GameWords& words, const Promotion& rule) {
  if (is_turned_back(words, rule))
    return "Each of these pieces turns over when it " + when_promoted(words, rule, false) + ":";
  const bool may = rule.choice != Promotion::Choice::must;
  std::string sentence = std::string("These pieces ") + (may ? "may be" : "are") +
                         " promoted when they " + when_promoted(words, rule, true);
  if (rule.choice == Promotion::Choice::may_unless_stuck)
    sentence += ", and must be if they could never move again";
  return sentence + ":";
}

/// What captured promoted pieces turn into; empty if they keep their type.
std::string demotions(const GameWords& words) {
  const std::vector<Promotion>& rules = words.game().rules.promotions;
  const play::HandRules& hand = words.game().rules.hand;
  if (!hand.captures || hand.keeps) return {};
  PieceTypeList demoted;
  for (const Promotion& rule : rules)
    if (rule.demoted) demoted.insert(demoted.end(), rule.to.begin(), rule.to.end());
  if (demoted.empty()) return {};
  const bool all = std::ranges::all_of(rules, &Promotion::demoted);
  const PieceTypeId first = rules.front().piece_types.front();
  const bool is_one = all && std::ranges::all_of(rules, [&](const Promotion& rule) {
                        return rule.piece_types.front() == first;
                      });
  return (all ? "A promoted piece" : capitalised(words.any_of(demoted))) +
         " that is captured goes to the captor’s hand " +
         (is_one ? "as " + base::with_article(words.piece_type(first)) + "."
                 : "in its unpromoted form.");
}

}  // namespace

std::string where_stuck(const GameWords& words, PieceTypeId id) {
  const Game& game = words.game();
  std::vector<CellSet> cells;
  for (const board::SeatId seat : game.board().seat_ids())
    cells.push_back(stuck_on(game, game.piece_type(id), seat));
  const std::optional<RankRow> row = rank_row(game.board(), cells);
  return row ? ranks_in_words(*row) : "";
}

std::string where_stuck(const GameWords& words, const PieceTypeList& piece_types) {
  std::string where;
  for (const PieceTypeId id : piece_types) {
    std::string found = where_stuck(words, id);
    if (found.empty() || (!where.empty() && found != where)) return {};
    where = std::move(found);
  }
  return where;
}

std::string promotions_in_brief(const GameWords& words, PieceTypeId id) {
  const std::string conditions = " (conditions apply: see Promotion)";
  struct Way {
    std::string becomes, when;
    bool for_seats = false, conditional = false;
  };
  std::vector<Way> ways;
  for (const Promotion& rule : words.game().rules.promotions) {
    if (!play::among(id, rule.piece_types) || rule.multiple) continue;
    Way way;
    way.becomes = rule.instead                             ? "instead of moving may become "
                  : rule.choice == Promotion::Choice::must ? "becomes "
                                                           : "may become ";
    way.becomes += rule.army ? becomes_what(words, rule) + ","
                             : base::with_article(words.names(rule.to, "or"));
    if (!rule.instead) way.when += " when it " + when_promoted(words, rule, false);
    if (rule.instead && !rule.from.empty()) way.when += " " + words.where(rule.from);
    if (rule.choice == Promotion::Choice::may_unless_stuck)
      way.when += ", and must if it could never move again";
    way.for_seats = !rule.seats.empty();
    if (way.for_seats) way.when += " (" + listed(rule.seats, "or") + ")";
    way.conditional = !conditions_of(words, rule).empty() || !rule.put.empty();
    ways.push_back(std::move(way));
  }
  const bool all = ways.size() > 1 && std::ranges::all_of(ways, &Way::conditional);
  std::string text;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    const bool is_same = i > 0 && ways[i].for_seats && ways[i - 1].for_seats &&
                         ways[i].becomes == ways[i - 1].becomes;
    text += is_same ? ", or" : (i > 0 ? "; " : "") + ways[i].becomes;
    text += ways[i].when + (ways[i].conditional && !all ? conditions : "");
  }
  return text + (all ? conditions : "");
}

std::vector<RuleText> promotions_in_words(const GameWords& words) {
  const auto& rules = words.game().rules.promotions;
  std::vector<RuleText> texts;
  std::vector<bool> done(rules.size());
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (done[i]) continue;
    RuleText text{"promotion", "Promotion", {}};
    std::vector<const Promotion*> same;
    for (std::size_t k = i; k < rules.size(); ++k)
      if (!done[k] && (k == i || is_alike(words, rules[i], rules[k]))) {
        done[k] = true;
        same.push_back(&rules[k]);
      }
    if (same.size() == 1) {
      text.sentences.push_back(promotion_sentence(words, rules[i]));
    } else {
      if (rules[i].choice == Promotion::Choice::may_unless_stuck)
        if (std::string stuck = stuck_in_words(words, same); !stuck.empty())
          text.sentences.push_back(std::move(stuck));
      text.sentences.push_back(each_to_its_own(words, rules[i]));
      std::vector<PieceTypeList> turned;
      for (const Promotion* rule : same) {
        const bool back = is_turned_back(words, *rule);
        if (back) turned.push_back(rule->to);
        if (!back || std::ranges::find(turned, rule->piece_types) == turned.end())
          text.items.push_back(capitalised(words.any_of(rule->piece_types)) + " to " +
                               words.any_of(rule->to) + (back ? ", and back" : ""));
      }
    }
    for (std::string& each : conditions_of(words, rules[i]))
      text.sentences.insert(text.sentences.end() - (text.items.empty() ? 0 : 1), std::move(each));
    texts.push_back(std::move(text));
  }
  if (const std::string demoted = demotions(words); !demoted.empty())
    texts.push_back({"", "", {demoted}});
  return texts;
}

}  // namespace boardwright::english
