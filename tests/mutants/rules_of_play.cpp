// Mutants of the rules of play: each rule is left out, and changed in every part.
#include <type_traits>
#include <utility>

#include "mutants/mutations.h"

namespace boardwright::test {
namespace {

using play::GameRules, play::PieceTypeList, play::Result;

/// Collects changes of one set of rules.
class RuleChanges {
 public:
  explicit RuleChanges(const GameRules& rules) : rules_(rules) {}

  std::vector<Mutant> take() { return std::move(mutants_); }

  /// Adds a change, unless it leaves the part as it is.
  template <class Change>
  void add(const std::string& what, const Change& change) {
    GameRules changed = rules_;
    if (!change(changed)) return;
    mutants_.push_back({Mutant::Of::play, what, "", [changed](Game& to) { to.rules = changed; },
                        [before = rules_](Game& to) { to.rules = before; }});
  }

  /// Leaves out each rule of a list, and changes each as `parts` says: it gets a name and a
  /// function from the rules to that rule.
  template <class Rule, class Parts>
  void add_list(const std::string& name, std::vector<Rule>& (*list)(GameRules&),
                const Parts& parts) {
    GameRules copy = rules_;
    for (std::size_t i = 0; i < list(copy).size(); ++i) {
      const std::string one = name + " " + std::to_string(i + 1);
      add(one + " left out", [&](GameRules& to) {
        if constexpr (std::is_same_v<Rule, play::Right>)  // else for the FEN alone
          if (list(to)[i].aimed.empty() && list(to)[i].checked) return false;
        list(to).erase(list(to).begin() + static_cast<long>(i));
        return true;
      });
      parts(one, [list, i](GameRules& to) -> Rule& { return list(to)[i]; });
    }
  }

  /// Changes a part of a rule: a truth that is true, a text or list that is not empty, a number
  /// that is not `none`.
  template <class Of, class Part, class Rule>
  void add_part(const std::string& what, const Of& of, Part Rule::*part, Part none = {}) {
    add("without " + what, [&](GameRules& to) {
      const bool was = of(to).*part != none;
      of(to).*part = none;
      return was;
    });
    if constexpr (std::is_same_v<Part, int>)
      add("one more " + what, [&](GameRules& to) { return (of(to).*part)++ != none; });
    if constexpr (std::is_same_v<Part, PieceTypeList>) add_fewer(what, of, part);
  }

  /// Leaves out each piece type of a list, if others stay in it.
  template <class Of, class Rule>
  void add_fewer(const std::string& what, const Of& of, PieceTypeList Rule::*part) {
    GameRules copy = rules_;
    const std::size_t all = (of(copy).*part).size();
    for (std::size_t i = 0; all > 1 && i < all; ++i)
      add(what + " without its piece " + std::to_string(i + 1), [&](GameRules& to) {
        (of(to).*part).erase((of(to).*part).begin() + static_cast<long>(i));
        return true;
      });
  }

  template <class Of, class Rule>
  void add_result(const std::string& what, const Of& of, Result Rule::*part) {
    for (const Result other : {Result::loss, Result::draw, Result::win})
      add(what + ": another result",
          [&](GameRules& to) { return std::exchange(of(to).*part, other) != other; });
  }

 private:
  const GameRules& rules_;
  std::vector<Mutant> mutants_;
};

void change_promotions(RuleChanges& changes) {
  using play::Promotion;
  changes.add_list<Promotion>(
      "promotion", [](GameRules & to) -> auto& { return to.promotions; },
      [&](const std::string& name, const auto& of) {
        const auto part = [&](const char* what, auto which) {
          changes.add_part(name + ": " + what, of, which);
        };
        changes.add_fewer(name + ": pieces", of, &Promotion::piece_types);
        part("from", &Promotion::from);
        part("either", &Promotion::either);
        part("to", &Promotion::to);
        part("army", &Promotion::army);
        part("later", &Promotion::later);
        part("multiple", &Promotion::multiple);
        part("capturing", &Promotion::capturing);
        part("after", &Promotion::after);
        part("at most", &Promotion::at_most);
        part("seats", &Promotion::seats);
        part("demoted", &Promotion::demoted);  // by a capture into a hand
        part("instead", &Promotion::instead);
        part("alone", &Promotion::alone);
        part("harmless", &Promotion::harmless);
        part("displacing", &Promotion::displacing);
        part("forking", &Promotion::forking);
        changes.add(name + ": by choice, or forced", [&](GameRules& to) {
          Promotion& each = of(to);
          if (each.multiple || each.instead) return false;  // optional anyway
          const bool must = each.choice == Promotion::Choice::must;
          each.choice = must ? Promotion::Choice::may : Promotion::Choice::must;
          return true;
        });
      });
}

void change_castling(RuleChanges& changes) {
  using play::Castling;
  changes.add_list<Castling>(
      "castling", [](GameRules & to) -> auto& { return to.castling; },
      [&](const std::string& name, const auto& of) {
        changes.add(name + ": all safe, or not", [&](GameRules& to) {
          of(to).all_safe = !of(to).all_safe;
          return !of(to).checked && play::among(of(to).king, to.royal.piece_types);
        });
        changes.add_part(name + ": rooks", of, &Castling::rooks);
        changes.add_part(name + ": checked", of, &Castling::checked);
        changes.add_part(name + ": moved", of, &Castling::moved);
        changes.add_part(name + ": unchecked", of, &Castling::unchecked);
      });
}

void change_hands(RuleChanges& changes, const GameRules& rules) {
  const auto hand = [](GameRules& to) -> play::HandRules& { return to.hand; };
  changes.add_part("hand: captures", hand, &play::HandRules::captures);
  changes.add_part("hand: keeps", hand, &play::HandRules::keeps);
  if (!rules.hand.first)  // which is a drop before the first move
    changes.add_part("hand: drops", hand, &play::HandRules::drops);
  changes.add_part("hand: first", hand, &play::HandRules::first);
  changes.add_part("hand: endless", hand, &play::HandRules::endless);
  changes.add_part("hand: gate", hand, &play::HandRules::gating_zone);
  using play::DropRule;
  changes.add_list<DropRule>(
      "drop", [](GameRules & to) -> auto& { return to.drops; },
      [&](const std::string& name, const auto& of) {
        changes.add_part(name + ": as", of, &DropRule::as);
        changes.add_part(name + ": zone", of, &DropRule::zone);
        changes.add_part(name + ": per file", of, &DropRule::per_file, -1);
        changes.add_part(name + ": no mates", of, &DropRule::mates, true);
        changes.add_part(name + ": not stuck", of, &DropRule::stuck, true);
        changes.add_part(name + ": tints", of, &DropRule::tints);
        changes.add_part(name + ": unmoved", of, &DropRule::unmoved);
      });
}

void change_captures(RuleChanges& changes) {
  using play::Guarded;
  changes.add_list<Guarded>(
      "guarded", [](GameRules & to) -> auto& { return to.guarded; },
      [&](const std::string& name, const auto& of) {
        changes.add_part(name + ": captors", of, &Guarded::piece_types);
        changes.add_part(name + ": afar", of, &Guarded::afar);
        changes.add_part(name + ": slight", of, &Guarded::slight);
      });
}

void change_lines(RuleChanges& changes) {
  using play::RuleLine, play::RuleTerm;
  changes.add_list<RuleLine>(
      "line", [](GameRules & to) -> auto& { return to.lines; },
      [&](const std::string& name, const auto& of) {
        changes.add(name + ": another number", [&](GameRules& to) {
          for (RuleTerm& term : of(to).when)
            if (term.number > 0) return ++term.number > 0;
          return false;
        });
        changes.add(name + ": whatever attacks", [&](GameRules& to) {
          for (RuleTerm& term : of(to).when)
            if (std::exchange(term.threat, RuleTerm::Threat::any) != RuleTerm::Threat::any)
              return true;
          return false;
        });
        changes.add(name + ": protected or not", [&](GameRules& to) {
          for (RuleTerm& term : of(to).when)
            if (term.word == play::RuleWord::attacking) return term.bare = !term.bare, true;
          return false;
        });
        changes.add(name + ": a mark that grows by one more", [&](GameRules& to) {
          return of(to).then.mark != play::no_mark && of(to).then.by++ > 1;
        });
        changes.add(name + ": left out", [&](GameRules& to) {
          const play::RulePhase phase = play::phase_of(of(to));
          if (of(to).then.word == play::RuleWord::turns || phase == play::RulePhase::passes ||
              phase == play::RulePhase::ends)
            return false;
          const RuleLine gone = of(to);
          std::erase(to.lines, gone);
          return true;
        });
        changes.add(name + ": whatever it removes", [&](GameRules& to) {
          play::RulePieces& pieces = of(to).then.of.pieces;
          return of(to).then.word == play::RuleWord::removes &&
                 std::exchange(pieces, {}) != play::RulePieces{};
        });
        constexpr std::size_t most_conditions = 6;
        for (std::size_t i = 0; i < most_conditions; ++i)
          changes.add(name + ": without condition " + std::to_string(i + 1), [&, i](GameRules& to) {
            std::vector<RuleTerm>& when = of(to).when;
            if (play::phase_of(of(to)) != play::RulePhase::ends || when.size() < 2 ||
                i >= when.size())
              return false;
            when.erase(when.begin() + static_cast<std::ptrdiff_t>(i));
            return true;
          });
        changes.add(name + ": the last condition negated", [&](GameRules& to) {
          RuleTerm& term = of(to).when.back();
          term.negated = !term.negated;
          return term.word != play::RuleWord::stuck && !term.always && of(to).when.size() > 1;
        });
      });
}

void change_first_moves(RuleChanges& changes) {
  using play::EnPassantRules, play::Exchange, play::Right, play::Together;
  const auto passing = [](GameRules& to) -> EnPassantRules& { return to.en_passant; };
  changes.add_part("en passant", passing, &EnPassantRules::piece_types);
  changes.add_part("en passant: over", passing, &EnPassantRules::over);
  const auto together = [](GameRules& to) -> Together& { return to.together; };
  changes.add_part("together", together, &Together::piece_types);
  changes.add("one more together", [](GameRules& to) {
    ++to.together.most;
    return !to.together.piece_types.empty();
  });
  changes.add("one fewer together", [](GameRules& to) {
    --to.together.most;
    return !to.together.piece_types.empty();
  });
  changes.add_list<Exchange>(
      "exchange", [](GameRules & to) -> auto& { return to.exchanges; },
      [&](const std::string& name, const auto& of) {
        changes.add_part(name + ": becomes", of, &Exchange::becomes, no_piece_type);
        changes.add_part(name + ": with", of, &Exchange::with);
        changes.add_part(name + ": checked", of, &Exchange::checked);
        changes.add_part(name + ": stuck", of, &Exchange::stuck);
      });
  changes.add_list<Right>(
      "right", [](GameRules & to) -> auto& { return to.rights; },
      [&](const std::string& name, const auto& of) {
        changes.add_part(name + ": aimed", of, &Right::aimed);
        changes.add_part(name + ": not in check", of, &Right::checked, true);
      });
}

void change_ends(RuleChanges& changes, const GameRules& rules) {
  using play::Ends, play::Extinction, play::Goal, play::PointRules;
  const auto end = [](GameRules& to) -> Ends& { return to.end; };
  changes.add_part("checks", end, &Ends::checks);
  changes.add_part("repetition", end, &Ends::repetition);
  changes.add_part("quiet moves", end, &Ends::quiet);
  const auto points = [](GameRules& to) -> PointRules& { return to.end.points; };
  changes.add_part("points: left", points, &PointRules::left, -1);
  if (rules.value_decides()) changes.add_part("points: bonus", points, &PointRules::bonus);
  changes.add_list<Goal>(
      "goal", [](GameRules & to) -> auto& { return to.end.goals; },
      [&](const std::string& name, const auto& of) {
        changes.add_part(name + ": pieces", of, &Goal::piece_types);
        changes.add_part(name + ": reply", of, &Goal::reply);
      });
  changes.add_list<Extinction>(
      "extinction", [](GameRules & to) -> auto& { return to.end.extinctions; },
      [&](const std::string& name, const auto& of) {
        changes.add_part(name + ": pieces", of, &Extinction::piece_types);
        if (auto copy = rules; of(copy).piece_types.size() > 1)
          changes.add_part(name + ": each", of, &Extinction::each);
        changes.add_part(name + ": left", of, &Extinction::left);
        changes.add_part(name + ": against", of, &Extinction::against);
        changes.add_part(name + ": reply", of, &Extinction::reply);
      });
}

}  // namespace

std::vector<Mutant> mutants_of_play(const Game& game) {
  RuleChanges changes(game.rules);
  const auto royal = [](GameRules& to) -> play::RoyalRules& { return to.royal; };
  if (game.rules.abandoned.empty())  // which says what a mate does
    changes.add_part("royal", royal, &play::RoyalRules::piece_types);
  changes.add_part("royal: taken", royal, &play::RoyalRules::taken);
  if (game.rules.royal.piece_types.size() > 1)
    changes.add_part("royal: check", royal, &play::RoyalRules::check);
  changes.add_part(
      "abandoned", [](GameRules& to) -> GameRules& { return to; }, &GameRules::abandoned);
  change_captures(changes);
  change_hands(changes, game.rules);
  change_promotions(changes);
  change_castling(changes);
  change_first_moves(changes);
  change_lines(changes);
  change_ends(changes, game.rules);
  return changes.take();
}

std::vector<Mutant> mutants_of_results(const Game& game) {
  using play::Ends, play::Extinction, play::Goal;
  RuleChanges changes(game.rules);
  const auto end = [](GameRules& to) -> Ends& { return to.end; };
  const auto passes = [](const play::RuleLine& line) {
    return play::phase_of(line) == play::RulePhase::passes && line.when.size() == 1;
  };
  if (std::ranges::none_of(game.rules.lines, passes))
    changes.add_result("stalemate", end, &Ends::stalemate);
  if (!game.rules.royal.piece_types.empty()) changes.add_result("mate", end, &Ends::mate);
  if (game.rules.end.repetition > 0) {
    changes.add_result("perpetual check", end, &Ends::perpetual);
    changes.add_result("repetition", end, &Ends::repeating);
  }
  const auto add_result = [&](const std::string& name, const auto& of) {
    changes.add_result(name, of,
                       &std::remove_reference_t<decltype(of(std::declval<GameRules&>()))>::result);
  };
  changes.add_list<Goal>(
      "goal", [](GameRules & to) -> auto& { return to.end.goals; }, add_result);
  changes.add_list<Extinction>(
      "extinction", [](GameRules & to) -> auto& { return to.end.extinctions; }, add_result);
  return changes.take();
}

}  // namespace boardwright::test
