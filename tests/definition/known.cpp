// Where the engine is known to do something else: the last section of semantics.md, and what has
// been found since. Each line is to go.
#include <algorithm>

#include "definition/agreement.h"

namespace boardwright::definition {
namespace {

bool has_line(const Rules& rules, bool (*test)(const MovePattern&)) {
  return std::any_of(rules.piece_types.begin(), rules.piece_types.end(), [&](const auto& type) {
    return std::any_of(type.moves.begin(), type.moves.end(), test);
  });
}

bool captures_on_its_way(const MovePattern& line) {
  const auto takes = [](notation::Requirement each) {
    return each == notation::Requirement::enemy;
  };
  return notation::is_locust(line) || takes(line.requirement) ||
         std::any_of(line.then.begin(), line.then.end(),
                     [&](const auto& then) { return takes(then.requirement); });
}

bool has_stands(const Rules& rules) {
  return std::any_of(rules.piece_types.begin(), rules.piece_types.end(),
                     [](const auto& type) { return !type.stands.empty(); });
}

bool begins_longer(const Rules& rules) {
  return std::any_of(rules.piece_types.begin(), rules.piece_types.end(), [](const auto& type) {
    return std::any_of(type.state.begin(), type.state.end(), [](const auto& number) {
      const auto& [name, value] = number;
      return (name == "n" && value != 1) || (name == "multiple" && value != 0) ||
             (name == "unmoved" && value > 1);
    });
  });
}

bool swaps_where_it_never_stands(const Rules& rules) {
  return has_stands(rules) &&
         (!rules.play.exchanges.empty() || rules.play.capture.becomes ||
          has_line(rules, [](const MovePattern& line) { return line.swap.has_value(); }));
}

bool drops_twice(const Rules& rules) {
  std::vector<PieceTypeId> seen;
  for (const auto& rule : rules.play.drops)
    for (const PieceTypeId type : rule.piece_types) {
      if (among(type, seen)) return true;
      seen.push_back(type);
    }
  return false;
}

bool becomes_and_promotes(const Rules& rules) {
  return rules.play.capture.becomes && !rules.play.promotions.empty();
}

bool blasts_with_unharmed_kings(const Rules& rules) {
  const auto& capture = rules.play.capture;
  return capture.blast &&
         std::any_of(capture.unharmed.begin(), capture.unharmed.end(),
                     [&](PieceTypeId type) { return among(type, rules.play.royal.piece_types); });
}

bool blasts_its_own_king(const Rules& rules) {
  return rules.play.capture.blast && !rules.play.royal.taken &&
         !rules.play.royal.piece_types.empty();
}

bool multiplies_or_promotes(const Rules& rules) {
  const auto& all = rules.play.promotions;
  return all.size() > 1 &&
         std::any_of(all.begin(), all.end(), [](const auto& rule) { return rule.multiple; });
}

bool adds_up_values(const Rules& rules) {
  return rules.play.must.most && has_line(rules, captures_on_its_way);
}

bool has_negative_values(const Rules& rules) {
  return rules.play.must.most && std::any_of(rules.piece_types.begin(), rules.piece_types.end(),
                                             [](const auto& type) { return type.value < 0; });
}

bool asks_inside_of_paths(const Rules& rules) {
  return has_line(rules, [](const MovePattern& line) {
    return !line.inside.empty() &&
           (line.move_kind == MoveKind::path || line.move_kind == MoveKind::circle ||
            line.move_kind == MoveKind::away);
  });
}

bool swaps_along_paths(const Rules& rules) {
  return has_line(rules, [](const MovePattern& line) {
    return line.swap &&
           (line.move_kind == MoveKind::path || line.swap->whose == notation::Hurdle::Whose::any);
  });
}

bool has_army(const Rules& rules) {
  return std::any_of(rules.play.promotions.begin(), rules.play.promotions.end(),
                     [](const auto& rule) { return rule.army; });
}

bool bounds_single_steps(const Rules& rules) {
  return has_line(rules, [](const MovePattern& line) {
    const auto kind = line.move_kind;
    return !line.most_state.empty() &&
           (kind == MoveKind::step || kind == MoveKind::leap || kind == MoveKind::touch ||
            kind == MoveKind::side || kind == MoveKind::corner || kind == MoveKind::away);
  });
}

bool roams_over(const Rules& rules) {
  return has_line(rules, [](const MovePattern& line) {
    const auto kind = line.move_kind;
    return !line.over.empty() &&
           (kind == MoveKind::roam || kind == MoveKind::away || kind == MoveKind::touch ||
            kind == MoveKind::side || kind == MoveKind::corner);
  });
}

bool turns_between_axes(const Rules& rules) {
  return has_line(rules, [](const MovePattern& line) {
    return (line.move_kind == MoveKind::wheel || line.move_kind == MoveKind::zigzag) &&
           line.axes.size() > 1;
  });
}

bool drops_into_abandoned(const Rules& rules) {
  return !rules.play.abandoned.empty() && rules.play.hand.drops;
}

bool promotes_later_by_one_of_two(const Rules& rules) {
  for (const auto& rule : rules.play.promotions)
    for (const auto& other : rules.play.promotions)
      for (const PieceTypeId type : rule.piece_types)
        if (rule.later && &rule != &other && among(type, other.piece_types)) return true;
  return false;
}

bool faces_others(const Rules& rules) {
  return rules.play.must.facing && rules.board.seats.size() > 2;
}

bool spreads_equal_leaps(const Rules& rules) {
  return has_line(rules, [](const MovePattern& line) {
    return !line.turning.empty() && line.aside == line.count;
  });
}

bool reflects_off_squares(const Rules& rules) {
  const auto& topology = rules.board.topology;
  return has_line(rules, [](const MovePattern& line) { return line.reflecting > 0; }) &&
         std::any_of(rules.board.cells().begin(), rules.board.cells().end(),
                     [&](CellId cell) { return topology.sides(cell) != 4; });
}

bool goes_on_over_corners(const Rules& rules) {
  return has_line(rules, [](const MovePattern& line) {
    return std::any_of(line.then.begin(), line.then.end(),
                       [](const auto& then) { return then.move_kind == MoveKind::corner; });
  });
}

bool passes_by_turns(const Rules& rules) {
  const auto& passing = rules.play.en_passant.piece_types;
  return std::any_of(passing.begin(), passing.end(), [&](PieceTypeId type) {
    const auto& lines = rules.type(type).moves;
    return std::any_of(lines.begin(), lines.end(), [](const MovePattern& line) {
      return line.move_kind == MoveKind::wheel || line.move_kind == MoveKind::zigzag ||
             line.move_kind == MoveKind::roam;
    });
  });
}

bool counts_checks_of_many(const Rules& rules) {
  return rules.play.end.checks > 0 && rules.board.seats.size() > 2;
}

bool shoots_along_paths(const Rules& rules) {
  return has_line(rules, [](const MovePattern& line) {
    return line.rifle && line.move_kind == MoveKind::path;
  });
}

bool aims_at_rights(const Rules& rules) {
  const auto& rights = rules.play.rights;
  return std::any_of(rights.begin(), rights.end(),
                     [](const auto& right) { return !right.aimed.empty(); }) &&
         has_line(rules, [](const MovePattern& line) {
           return line.use == MovePattern::Use::move && line.when.empty();
         });
}

bool counts_stacks(const Rules& rules) {
  return !rules.play.together.piece_types.empty() && !rules.play.end.extinctions.empty();
}

bool displaces_by_duty(const Rules& rules) {
  return (rules.play.must.capture || rules.play.must.most) &&
         std::any_of(rules.play.promotions.begin(), rules.play.promotions.end(),
                     [](const auto& rule) { return rule.displacing; });
}

bool hops_over_blocker(const Rules& rules) {
  return rules.play.must.blocker != no_piece_type && has_line(rules, [](const MovePattern& line) {
           return line.hopping && line.hopping->hurdle.whose != notation::Hurdle::Whose::any;
         });
}

}  // namespace

const std::vector<Difference>& engine_differs() {
  static const std::vector<Difference> all{
      {"a first value of n other than 1 is not used; multiple is not 0 at first", begins_longer},
      {"swaps, exchanges and shooters that become bring pieces where they never stand",
       swaps_where_it_never_stands},
      {"of two rules of drops for one piece the last holds alone", drops_twice},
      {"a promotion where `becomes` holds leaves what was taken", becomes_and_promotes},
      {"an unharmed King counts as lost by a blast", blasts_with_unharmed_kings},
      {"`most` adds up what a move captures", adds_up_values},
      {"`most` lets a seat do without a capture of less than 0", has_negative_values},
      {"`inside` is asked of the first cell of paths, circles and `away`", asks_inside_of_paths},
      {"`swap` does not bear on paths, and is with either side if nothing is said",
       swaps_along_paths},
      {"an army is what stands on the board now, and none where a promotion is a move", has_army},
      {"`up to` a number that is 0 does not bear on single steps", bounds_single_steps},
      {"moves that are no lines end on cells of `over`", roams_over},
      {"wheels and zigzags take several axes one behind the other", turns_between_axes},
      {"a blast may take its own King where Kings are not `taken`", blasts_its_own_king},
      {"behind a rule of `multiple` the next holds for what is multiple", multiplies_or_promotes},
      {"pieces are dropped into an abandoned zone", drops_into_abandoned},
      {"of two rules of promotion one is `later`", promotes_later_by_one_of_two},
      {"royal pieces of two others that face each other count, too", faces_others},
      {"of leaps N:N two of one way are spread as two", spreads_equal_leaps},
      {"(a lack of the definition) lines thrown back where cells are no squares",
       reflects_off_squares},
      {"`then corner` leads along the side between two cells", goes_on_over_corners},
      {"wheels, zigzags and roaming pieces pass cells", passes_by_turns},
      {"checks that another seat gives", counts_checks_of_many},
      {"`rifle` does not bear on paths", shoots_along_paths},
      {"rights are lost to pieces that move otherwise than they capture", aims_at_rights},
      {"a stack counts as one piece in extinctions", counts_stacks},
      {"a displaced piece of one's own counts as captured", displaces_by_duty},
      {"the blocker is a hurdle of White's own", hops_over_blocker},
  };
  return all;
}

}  // namespace boardwright::definition
