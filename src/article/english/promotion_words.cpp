// Describes in English the ways in which pieces are promoted.
#include <algorithm>

#include "base/text.h"
#include "english/equivalence.h"
#include "english/play_words.h"

namespace boardwright::english {

using play::Promotion;

namespace {

/// Whether nothing but the zone decides on a promotion that must be.
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
  if (depends_on_zone_alone(rule) && all(begins_outside)) return zone_reached(words, rule);
  return all(reaches) ? words.zone(rule.zone) : "";
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

/// Whether a side can have one more of every piece that this promotion gives exactly when it has
/// lost one: as many as it began with are allowed, and the number changes in no other way.
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
  return "By this no player may come to have more than " + listed(most, "or") + " on the board.";
}

/// The further conditions, one sentence each.
std::vector<std::string> conditions_of(const GameWords& words, const Promotion& rule) {
  std::vector<std::string> sentences;
  if (rule.alone) sentences.emplace_back("The last of its kind may do so anywhere.");
  if (rule.harmless)
    sentences.emplace_back(
        "It may not do so where it would attack an opponent’s piece, nor by giving check.");
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

/// Whether two rules differ only in the pieces and their promotions.
bool is_alike(const Promotion& one, const Promotion& other) {
  return one.zone == other.zone && one.from == other.from && one.either == other.either &&
         one.choice == other.choice && one.put == other.put && one.instead == other.instead &&
         one.multiple == other.multiple && one.capturing == other.capturing &&
         one.after == other.after && one.seats == other.seats && one.demoted == other.demoted &&
         other.at_most.empty() && one.at_most.empty();
}

/// "A Pawn or a Lance could never move from the last rank, and a Knight from the last two ranks."
/// Empty where no such cells are whole ranks.
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
    parts.push_back(words.any_of(pieces) + (parts.empty() ? " could never move from " : " from ") +
                    where);
  return parts.empty() ? "" : capitalised(listed(parts)) + ".";
}

/// "These pieces may promote on a move that begins or ends in the enemy camp:"
std::string each_to_its_own(const GameWords& words, const Promotion& rule) {
  const bool may = rule.choice != Promotion::Choice::must;
  std::string sentence = std::string("These pieces ") + (may ? "may be" : "are") +
                         " promoted when they " + when_promoted(words, rule, true);
  if (rule.choice == Promotion::Choice::may_unless_stuck)
    sentence += ", and must be if they could never move again";
  return sentence + ":";
}

/// What becomes of promoted pieces that are captured; empty if they stay what they are.
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
         " that is captured goes to the hand as " +
         (is_one ? base::with_article(words.piece_type(first)) + "." : "what it was at first.");
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

std::vector<RuleText> promotions_in_words(const GameWords& words) {
  const auto& rules = words.game().rules.promotions;
  std::vector<RuleText> texts;
  std::vector<bool> done(rules.size());
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (done[i]) continue;
    RuleText text{"promotion", "Promotion", {}};
    std::vector<const Promotion*> same;
    for (std::size_t k = i; k < rules.size(); ++k)
      if (!done[k] && (k == i || is_alike(rules[i], rules[k]))) {
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
      for (const Promotion* rule : same)
        text.items.push_back(capitalised(words.any_of(rule->piece_types)) + " to " +
                             words.any_of(rule->to));
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
