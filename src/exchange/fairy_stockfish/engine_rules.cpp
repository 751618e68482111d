// The draw rules of the engine's built-in variants.
#include "fairy_stockfish/engine_rules.h"

#include <algorithm>

namespace boardwright::fairy_stockfish {
namespace {

/// The draw rules of one variant; variants not in the table have those of `usual`.
struct EngineRules {
  std::string_view name;
  int quiet = 50, repetition = 3;
  int repetition_value = 0;
  bool perpetual_loses = false;
  bool absolute = false;  ///< the value of a repetition is White's
  std::string_view lacked_key = {},
                   lacked_value = {};  ///< a rule that Boardwright does not support
  std::string_view counting = "none", chasing = "none";
};

constexpr EngineRules usual;

constexpr EngineRules engine_rows[] = {
    {"asean", 50, 3, 0, false, false, {}, {}, "asean"},
    {"cambodian", 0, 3, 0, false, false, "countingRule", "cambodian"},
    {"dobutsu", 0, 4, 0, false},
    {"euroshogi", 0, 4, 0, true},
    {"janggi", 50, 3, 0, true, false, "materialCounting", "janggi"},
    {"makruk", 0, 3, 0, false, false, {}, {}, "makruk"},
    {"manchu", 50, 3, 0, true},
    {"minishogi", 0, 4, -1, true, true},
    {"shatar", 50, 3, 0, false, false, "shatarMateRule", "true"},
    {"shatranj", 70, 3, 0, false},
    {"shogi", 0, 4, 0, true},
    {"sittuyin", 50, 3, 0, false, false, {}, {}, "asean"},
    {"torishogi", 0, 4, 1, true},
    {"xiangqi", 50, 3, 0, true, false, {}, {}, "none", "axf"},
};

}  // namespace

void set_engine_rules(Variant& variant, std::string_view name) {
  const auto found = std::find_if(std::begin(engine_rows), std::end(engine_rows),
                                  [&](const EngineRules& row) { return row.name == name; });
  const EngineRules& rules = found == std::end(engine_rows) ? usual : *found;
  variant.quiet = rules.quiet;
  variant.repetition = rules.repetition;
  variant.repetition_value = rules.repetition_value;
  variant.repetition_for_white = rules.absolute;
  variant.perpetual_loses = rules.perpetual_loses;
  if (const auto pawn = variant.kinds.find("pawn"); pawn != variant.kinds.end())
    variant.resets.fill({pawn->second.letter});
  variant.first_rank_pawns = variant.promotion_zone_pawns = false;
  variant.counting = rules.counting;
  variant.chasing = rules.chasing;
  if (!rules.lacked_key.empty())
    variant.unsupported[std::string(rules.lacked_key)] = rules.lacked_value;
}

}  // namespace boardwright::fairy_stockfish
