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
    const auto n = type.state.find("n");
    return n != type.state.end() && n->second != 1;
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

bool adds_up_values(const Rules& rules) {
  return rules.play.must.most && has_line(rules, captures_on_its_way);
}

bool has_negative_values(const Rules& rules) {
  return rules.play.must.most && std::any_of(rules.piece_types.begin(), rules.piece_types.end(),
                                             [](const auto& type) { return type.value < 0; });
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
      {"a first value of n other than 1 is not used", begins_longer},
      {"swaps, exchanges and shooters that become bring pieces where they never stand",
       swaps_where_it_never_stands},
      {"of two rules of drops for one piece the last holds alone", drops_twice},
      {"a promotion where `becomes` holds leaves what was taken", becomes_and_promotes},
      {"an unharmed King counts as lost by a blast", blasts_with_unharmed_kings},
      {"`most` adds up what a move captures", adds_up_values},
      {"`most` lets a seat do without a capture of less than 0", has_negative_values},
      {"a stack counts as one piece in extinctions", counts_stacks},
      {"a displaced piece of one's own counts as captured", displaces_by_duty},
      {"the blocker is a hurdle of White's own", hops_over_blocker},
  };
  return all;
}

}  // namespace boardwright::definition
