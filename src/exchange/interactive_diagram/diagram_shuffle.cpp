// Makes the shuffled arrays of an Interactive Diagram.
#include <algorithm>

#include "base/text.h"
#include "fairy_stockfish/inline_table.h"
#include "interactive_diagram/diagram_shuffle.h"

namespace boardwright::interactive_diagram {

using base::toml_text;
using fairy_stockfish::InlineTable;

namespace {

/// A piece that is shuffled. With `!` two of them stand on different colours, and a single one
/// keeps its colour; with `#` each keeps its colour.
struct Shuffled {
  const PieceLine* line = nullptr;
  bool apart = false, keeps_colour = false;
};
using Group = std::vector<Shuffled>;

/// The colour of a square: that of a1 is the first.
int tint_of(const Square& square) { return (square.rank + square.file) % 2 == 0 ? 1 : 2; }

class ShuffleMaker {
 public:
  ShuffleMaker(const Diagram& diagram, const ShuffledKing& castling, ImportedGame& made,
               Lacks& lacks, Report& report)
      : diagram_(diagram),
        key_(*diagram.shuffle),
        castling_(castling),
        made_(made),
        lacks_(lacks),
        report_(report) {}

  void make() {
    std::vector<Group> groups;
    for (const std::string_view text : base::split(key_.value, ',')) {
      groups.push_back(group_of(text));
      if (report_.has_errors()) return;
    }
    std::erase_if(groups, [](const Group& group) { return group.empty(); });
    if (groups.empty()) return;
    if (groups.size() > 2) return lack("more than two groups");
    const bool rooks_move =
        castling_.rook != nullptr &&
        std::ranges::any_of(groups, [&](const Group& group) { return has(group, castling_.rook); });
    if (groups.size() == 2 && (rooks_move || !join(groups))) return lack("two groups of this kind");
    for (const Group& group : groups) add_steps(group);
    std::stable_partition(steps_.begin(), steps_.end(),
                          [](const auto& step) { return step.first; });
    std::string text = "[\n";
    for (const auto& [first, step] : steps_) text += "  " + step + ",\n";
    if (!ordered_.empty()) text += "  " + ordered_ + ",\n";
    made_.play.emplace_back("shuffle", text + "]");
  }

 private:
  void lack(const std::string& what) { lacks_.add(key_.place, "'shuffle' of " + what); }

  Group group_of(std::string_view text) {
    Group group;
    while (!text.empty()) {
      Shuffled one;
      for (; !text.empty() && (text[0] == '!' || text[0] == '#'); text.remove_prefix(1))
        (text[0] == '!' ? one.apart : one.keeps_colour) = true;
      for (const PieceLine& line : diagram_.lines)
        if (!line.is_hole && text.starts_with(line.letter) &&
            (one.line == nullptr || line.letter.size() > one.line->letter.size()))
          one.line = &line;
      if (one.line == nullptr) {
        pieces_of(diagram_, {std::string(text), key_.place}, report_);  // reports the letter
        return group;
      }
      text.remove_prefix(one.line->letter.size());
      if (group.size() > diagram_.lines.size()) {
        report_.error(key_.place, "these are more pieces than a game has");
        return group;
      }
      if (!one.line->cells[0].empty()) group.push_back(one);
    }
    return group;
  }

  static bool has(const Group& group, const PieceLine* line) {
    return std::ranges::any_of(group, [&](const Shuffled& one) { return one.line == line; });
  }

  /// Two shuffles, one after the other: pieces that only the first moves stay on its squares, and
  /// all others share the rest. Returns false for shuffles of another kind.
  bool join(std::vector<Group>& groups) {
    Group first, rest = groups[1];
    for (const Shuffled& one : groups[0])
      if (!has(groups[1], one.line)) first.push_back(one);
    const auto plain = [](const Group& group) {
      return std::ranges::none_of(
          group, [](const Shuffled& one) { return one.apart || one.keeps_colour; });
    };
    if (!plain(groups[0]) || !plain(groups[1])) return false;
    Both<Zone> zone;
    for (const Shuffled& one : groups[0])
      for (const std::size_t side : {0U, 1U})
        zone[side].insert(one.line->cells[side].begin(), one.line->cells[side].end());
    const bool shares = first.size() < groups[0].size();
    const std::string name = made_.zone("shuffle", zone);
    for (const Shuffled& one : first) add_step(one.line, one.line->cells[0].size(), name);
    groups = {rest};
    if (shares) return true;
    Both<Zone> other;  // nothing in common: each keeps to its own squares
    for (const Shuffled& one : rest)
      for (const std::size_t side : {0U, 1U})
        other[side].insert(one.line->cells[side].begin(), one.line->cells[side].end());
    const std::string second = made_.zone("second-shuffle", other);
    for (const Shuffled& one : rest) add_step(one.line, one.line->cells[0].size(), second);
    groups.clear();
    return true;
  }

  void add_steps(Group group) {
    if (has(group, castling_.king) && has(group, castling_.rook)) {
      const auto castles = [&](const Shuffled& one) {
        return one.line == castling_.king || one.line == castling_.rook;
      };
      if (castling_.king->cells[0].size() != 1 || castling_.rook->cells[0].size() != 2 ||
          std::ranges::any_of(group, [&](const Shuffled& one) {
            return castles(one) && (one.apart || one.keeps_colour);
          }))
        return lack("a King that castles, with other than two Rooks around it");
      std::erase_if(group, castles);
      const std::string& rook = castling_.rook->piece_type.id;
      ordered_ =
          "{ pieces = " + fairy_stockfish::toml_list({rook, castling_.king->piece_type.id, rook}) +
          " }";
    }
    for (const Shuffled& one : group) {
      const std::vector<Square>& cells = one.line->cells[0];
      const auto even = static_cast<std::size_t>(
          std::ranges::count(cells, 1, [](const Square& square) { return tint_of(square); }));
      if (one.apart && cells.size() != 1) {
        if (cells.size() != 2) return lack("pieces on both colours that are not two");
        add_step(one.line, 1, "tint-2");
        add_step(one.line, 1, "tint-1");
      } else if (one.apart || one.keeps_colour) {
        add_step(one.line, cells.size() - even, "tint-2");
        add_step(one.line, even, "tint-1");
      } else {
        add_step(one.line, cells.size(), {});
      }
    }
  }

  void add_step(const PieceLine* line, std::size_t count, const std::string& on) {
    if (count == 0) return;
    auto step = InlineTable().add("piece", toml_text(line->piece_type.id));
    if (count > 1) step.add("count", std::to_string(count));
    if (!on.empty()) step.add("on", toml_text(on));
    steps_.emplace_back(!on.empty(), step.text());
  }

  const Diagram& diagram_;
  const LateKey& key_;
  const ShuffledKing& castling_;
  ImportedGame& made_;
  Lacks& lacks_;
  Report& report_;
  std::vector<std::pair<bool, std::string>> steps_;  ///< those with `on` come first
  std::string ordered_;  ///< the step that lays a King between two Rooks
};

}  // namespace

void make_shuffle(const Diagram& diagram, const ShuffledKing& castling, ImportedGame& made,
                  Lacks& lacks, Report& report) {
  if (diagram.shuffle) ShuffleMaker(diagram, castling, made, lacks, report).make();
}

}  // namespace boardwright::interactive_diagram
