// Reads [play.end].
#include <algorithm>

#include "base/limits.h"
#include "game/former_keys.h"
#include "game/play_parts.h"
#include "game/play_words.h"

namespace boardwright::game {
namespace {

class EndReader {
 public:
  EndReader(const Game& game, Report& report)
      : game_(game), report_(report), parts_(game, report) {}

  play::Ends read(const Data& data) {
    play::Ends rules;
    rules.stalemate = parts_.word(data, "stalemate", rules.stalemate, stalemate_words);
    if (rules.stalemate == play::Result::quarter && game_.board().seats.size() != 2)
      report_.error(data.find("stalemate").place(), "a point is shared by two players only",
                    "'quarter' needs two seats");
    rules.mate = parts_.word(data, "mate", rules.mate, result_words);
    rules.checks = parts_.count(data, "checks", base::limits::perft_depth);
    rules.repetition = parts_.count(data, "repetition", base::limits::perft_depth);
    rules.quiet = parts_.count(data, "quiet", base::limits::board_cells);
    rules.perpetual = parts_.word(data, "perpetual", rules.perpetual, result_words);
    rules.repeating = parts_.word(data, "repeating", rules.repeating, result_words);
    for (const char* key : {"perpetual", "repeating"})
      if (data.has(key) && rules.repetition == 0)
        report_.error(data.find(key).place(), in_quotes(key) + " needs a number of repetitions",
                      "give 'repetition' too");
    if (const auto points = data.table_if_any("points", report_))
      rules.points = read_points(*points);
    for (const Data& goal : data.list_or_empty("goals", report_))
      if (!is_former_goal(goal))
        rules.goals.push_back({parts_.list(goal, "pieces"), parts_.zone(goal, "zone"),
                               parts_.flag(goal, "reply"),
                               parts_.word(goal, "result", play::Result::win, result_words)});
    for (const Data& each : data.list_or_empty("extinctions", report_)) {
      play::Extinction rule;
      rule.piece_types = parts_.list(each, "pieces");
      rule.each = parts_.flag(each, "each");
      if (rule.each && !each.has("pieces"))
        report_.error(each.find("each").place(), "'each' needs the pieces that are counted",
                      "name them: 'pieces'");
      rule.left = parts_.count(each, "left", base::limits::board_cells);
      rule.against = parts_.count(each, "against", base::limits::board_cells);
      rule.reply = parts_.flag(each, "reply");
      rule.result = parts_.word(each, "result", rule.result, result_words);
      rules.extinctions.push_back(std::move(rule));
    }
    return rules;
  }

 private:
  play::PointRules read_points(const Data& data) {
    play::PointRules rules;
    if (data.has("left")) rules.left = parts_.count(data, "left", base::limits::piece_value);
    if (const auto bonus = data.table_if_any("bonus", report_))
      for (const auto& [key, number] : bonus->entries()) {
        const std::string& name = key;
        const auto& seats = game_.board().seats;
        if (std::none_of(seats.begin(), seats.end(),
                         [&](const board::Seat& seat) { return seat.name == name; }))
          report_.error(number.key_place(), "unknown seat '" + name + "'",
                        [&] { return meant_or_all(name, parts_.seat_names()); });
        rules.bonus[name] = std::clamp(number.as_number(report_), -base::limits::piece_value,
                                       base::limits::piece_value);
      }
    return rules;
  }

  const Game& game_;
  Report& report_;
  PlayParts parts_;
};

}  // namespace

play::Ends read_end(const Data& data, const Game& game, Report& report) {
  return EndReader(game, report).read(data);
}

}  // namespace boardwright::game
