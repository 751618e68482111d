// Makes the promotions of an Interactive Diagram.
#include <algorithm>
#include <map>
#include <set>

#include "base/text.h"
#include "fairy_stockfish/inline_table.h"
#include "interactive_diagram/diagram.h"

namespace boardwright::interactive_diagram {

using base::in_quotes, base::toml_text;
using fairy_stockfish::InlineTable, fairy_stockfish::toml_list;

namespace {

/// What pieces become on some of the last ranks, counted from 1.
struct RankRule {
  int from = 1, to = 1;
  std::vector<std::string> becomes;
  std::map<std::string, int> at_most;
  bool may_stay = false;

  bool same_choice(const RankRule& other) const {
    return becomes == other.becomes && may_stay == other.may_stay;
  }
  friend bool operator==(const RankRule&, const RankRule&) = default;
};

class PromotionMaker {
 public:
  PromotionMaker(const Diagram& diagram, const std::vector<const PieceLine*>& royals,
                 ImportedGame& made, Lacks& lacks, Report& report)
      : diagram_(diagram), royals_(royals), made_(made), lacks_(lacks), report_(report) {}

  void make() {
    add_morphs();
    if (diagram_.promotion_zone > 0 && diagram_.promotion_offset > 0)
      add_promoted_forms();
    else if (diagram_.promotion_zone > 0)
      add_choices();
    if (rules_.empty()) return;
    std::string text = rules_.size() == 1 ? "[" + rules_.front() : "[\n";
    for (const std::string& rule : rules_)
      if (rules_.size() > 1) text += "  " + rule + ",\n";
    made_.play.emplace_back("promotions", text + "]");
  }

 private:
  bool is_royal(const PieceLine& line) const {
    return std::ranges::find(royals_, &line) != royals_.end();
  }

  /// The lines of the pieces that are promoted.
  std::vector<const PieceLine*> promoted() const {
    std::vector<const PieceLine*> found;
    for (int i = 0; i < diagram_.promoting && i < std::ssize(diagram_.lines); ++i)
      if (const PieceLine& line = diagram_.lines[static_cast<std::size_t>(i)]; !line.is_hole)
        found.push_back(&line);
    return found;
  }

  /// Adds the zone of ranks counted from 1 on the far side, and returns its name as TOML.
  std::string zone_of_ranks(int from, int to) {
    Both<Zone> zone;
    for (int rank = from - 1; rank < std::min(to, made_.ranks); ++rank)
      for (int file = 0; file < made_.files; ++file) {
        zone[0].insert({made_.ranks - 1 - rank, file});
        zone[1].insert({rank, file});
      }
    const bool whole = from == 1 && to == diagram_.promotion_zone;
    return toml_text(made_.zone(
        whole ? "promotion"
              : "promotion-" + std::to_string(from) + (to > from ? "-" + std::to_string(to) : ""),
        zone));
  }

  void add_morphs() {
    for (const PieceLine& line : diagram_.lines)
      for (const Morph& morph : line.morphs) {
        const auto to = pieces_of(diagram_, {morph.letter, morph.place}, report_);
        if (to.size() != 1 || line.is_hole || to.front() == &line) continue;
        if (is_royal(*to.front()) || is_royal(line)) {
          lacks_.add(morph.place, "'morph' of a royal piece, or to one");
          continue;
        }
        Both<Zone> zone;
        for (const Square& square : morph.cells) {
          if (square.rank < 0 || square.file >= made_.files) continue;
          zone[0].insert(square);
          zone[1].insert({made_.ranks - 1 - square.rank, diagram_.symmetry == "rotate"
                                                             ? made_.files - 1 - square.file
                                                             : square.file});
        }
        if (zone[0].empty()) continue;
        const std::string name = line.piece_type.id + "-to-" + to.front()->piece_type.id;
        rules_.push_back(InlineTable()
                             .add("pieces", toml_list({line.piece_type.id}))
                             .add("zone", toml_text(made_.zone(name, zone)))
                             .add("to", toml_list({to.front()->piece_type.id}))
                             .text());
      }
  }

  /// As in shogi: each of the first pieces has a promoted form, `promotion_offset` lines after it.
  void add_promoted_forms() {
    for (int i = 0; i < diagram_.promoting; ++i) {
      const int to = i + diagram_.promotion_offset;
      if (to >= std::ssize(diagram_.lines)) break;
      const PieceLine& line = diagram_.lines[static_cast<std::size_t>(i)];
      const PieceLine& form = diagram_.lines[static_cast<std::size_t>(to)];
      if (line.is_hole || form.is_hole) continue;
      if (is_royal(form)) {
        lacks_.add(form.item.places[0], "'promoOffset' to a royal piece");
        continue;
      }
      rules_.push_back(InlineTable()
                           .add("pieces", toml_list({line.piece_type.id}))
                           .add("either", zone_of_ranks(1, diagram_.promotion_zone))
                           .add("to", toml_list({form.piece_type.id}))
                           .add("choice", "\"may-unless-stuck\"")
                           .flag("demoted", diagram_.holdings < 0)
                           .text());
    }
  }

  /// The choices of `promoChoice`; without it all pieces that are not royal and do not promote.
  std::vector<Choice> choices() {
    std::vector<Choice> found;
    if (!diagram_.choice || diagram_.choice->value.empty()) {
      for (std::size_t i = 0; i < diagram_.lines.size(); ++i)
        if (const PieceLine& line = diagram_.lines[i];
            std::cmp_greater_equal(i, diagram_.promoting) && !line.is_hole && !is_royal(line))
          found.push_back({&line});
      return found;
    }
    const LateKey& key = *diagram_.choice;
    for (std::string_view rest = key.value; !rest.empty();) {
      Choice choice;
      for (; !rest.empty() && (rest[0] == '*' || rest[0] == '!'); rest.remove_prefix(1))
        (rest[0] == '*' ? choice.captured : choice.not_last) = true;
      for (const PieceLine& line : diagram_.lines)
        if (!line.is_hole && rest.starts_with(line.letter) &&
            (choice.line == nullptr || line.letter.size() > choice.line->letter.size()))
          choice.line = &line;
      if (choice.line == nullptr) {
        if (rest.starts_with("/")) {
          lacks_.add(key.place, "'promoChoice' with several sets");
          break;
        }
        pieces_of(diagram_, {std::string(rest), key.place}, report_);  // reports the letter
        break;
      }
      rest.remove_prefix(choice.line->letter.size());
      while (!rest.empty() && base::is_digit(rest[0])) {
        choice.ranks = 10 * choice.ranks % 1000 + (rest[0] - '0');
        rest.remove_prefix(1);
      }
      found.push_back(choice);
      if (found.size() > diagram_.lines.size()) {
        report_.error(key.place, "these are more pieces than a game has: " + in_quotes(key.value));
        break;
      }
    }
    return found;
  }

  void add_choices() {
    const std::vector<Choice> all = choices();
    if (report_.has_errors()) return;
    std::vector<const PieceLine*> group;
    std::vector<RankRule> rules;
    const auto flush = [&] {
      std::vector<std::string> ids;
      for (const PieceLine* line : group) ids.push_back(line->piece_type.id);
      for (const RankRule& rule : rules) add_rank_rule(ids, rule);
    };
    for (const PieceLine* line : promoted()) {
      std::vector<RankRule> own = rank_rules(*line, all);
      if (!group.empty() && own != rules) {
        flush();
        group.clear();
      }
      group.push_back(line);
      rules = std::move(own);
    }
    flush();
  }

  /// What a piece becomes, rank by rank from the last on. Ranks with the same choice are one.
  std::vector<RankRule> rank_rules(const PieceLine& piece, const std::vector<Choice>& all) const {
    std::vector<RankRule> rules;
    for (int rank = 1; rank <= std::min(diagram_.promotion_zone, made_.ranks); ++rank) {
      RankRule rule{rank, rank, {}, {}, false};
      std::set<const PieceLine*> seen;
      for (const Choice& choice : all) {
        if ((choice.not_last && rank == 1) || (choice.ranks > 0 && rank > choice.ranks)) continue;
        if (choice.line == &piece) {
          rule.may_stay = true;
          continue;
        }
        const std::string& id = choice.line->piece_type.id;
        if (is_royal(*choice.line) || !seen.insert(choice.line).second) continue;
        rule.becomes.push_back(id);
        if (choice.captured) rule.at_most[id] = number_of(*choice.line);
      }
      if (!rules.empty() && rules.back().same_choice(rule))
        rules.back().to = rank;
      else
        rules.push_back(std::move(rule));
    }
    std::erase_if(rules, [](const RankRule& rule) { return rule.becomes.empty(); });
    return rules;
  }

  /// How many of a piece a side has, on the board and in hand.
  static int number_of(const PieceLine& line) {
    return line.in_hand + static_cast<int>(std::max(line.cells[0].size(), line.cells[1].size()));
  }

  void add_rank_rule(const std::vector<std::string>& ids, const RankRule& rule) {
    InlineTable table, most;
    for (const auto& [id, count] : rule.at_most) most.add(id, std::to_string(count));
    table.add("pieces", toml_list(ids))
        .add("zone", zone_of_ranks(rule.from, rule.to))
        .add("to", toml_list(rule.becomes));
    if (rule.may_stay) table.add("choice", "\"may\"");
    if (!most.empty()) table.add("at-most", most.text());
    rules_.push_back(table.text());
  }

  const Diagram& diagram_;
  const std::vector<const PieceLine*>& royals_;
  ImportedGame& made_;
  Lacks& lacks_;
  Report& report_;
  std::vector<std::string> rules_;
};

}  // namespace

void make_promotions(const Diagram& diagram, const std::vector<const PieceLine*>& royals,
                     ImportedGame& made, Lacks& lacks, Report& report) {
  PromotionMaker(diagram, royals, made, lacks, report).make();
}

}  // namespace boardwright::interactive_diagram
