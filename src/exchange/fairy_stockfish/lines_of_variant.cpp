// Makes lines of rules from the keys of a variant.
#include "fairy_stockfish/lines_of_variant.h"

#include <algorithm>

#include "base/text.h"
#include "fairy_stockfish/inline_table.h"
#include "fairy_stockfish/line_keys.h"

namespace boardwright::fairy_stockfish {

using base::toml_text;

namespace {

/// Makes the lines, one after another.
class LineMaker {
 public:
  LineMaker(const VariantPieces& pieces, ImportedGame& made)
      : pieces_(pieces), variant_(pieces.variant), made_(made) {}

  VariantLines make() {
    found_.draws_go_to = find_owner_of_draws();
    if (variant_.blast)
      for (std::string& line : blast_lines(pieces_.list({variant_.letter_of("pawn")})))
        found_.lines.push_back(std::move(line));
    for (const LineKey& row : line_keys())
      if (variant_.*row.key == row.value) found_.lines.emplace_back(row.line);
    if (variant_.drops && variant_.must_drop) found_.lines.emplace_back(must_drop);
    if (found_.draws_go_to != nullptr) found_.lines.emplace_back(points_decide);
    forbid_stuck_pawns();
    add_enclosing();
    add_walls();
    add_goals();
    add_rows();
    add_blocks();
    add_stuck();
    add_counting();
    add_chasing();
    return std::move(found_);
  }

 private:
  /// The side that wins what would be a draw; null if neither does.
  const char* find_owner_of_draws() {
    if (variant_.material.ends_with("drawodds")) {
      if (variant_.repetition > 0)
        pieces_.cannot("materialCounting",
                       "with 'nFoldRule' it is not a rule that Boardwright supports");
      return variant_.material == "whitedrawodds" ? "White" : "Black";
    }
    if (!variant_.repetition_for_white || variant_.repetition_value == 0) return nullptr;
    if (variant_.quiet > 0)
      pieces_.cannot("nFoldValueAbsolute", "with 'nMoveRule' it is not supported");
    return variant_.repetition_value > 0 ? "White" : "Black";
  }

  /// Adds the line that keeps pawns out of the promotion zone if they must be promoted but can
  /// become nothing.
  void forbid_stuck_pawns() {
    Letters pawns = variant_.pawns[0];
    for (const auto& [letter, to] : variant_.promoted) pawns.erase(letter);
    const std::vector<std::string> stuck = pieces_.list(pawns);
    if (stuck.empty() || !variant_.pawns_must || variant_.pawns[0] != variant_.pawns[1] ||
        !pieces_.list(variant_.becomes[0]).empty() || !pieces_.list(variant_.becomes[1]).empty())
      return;
    made_.zone("promotion", variant_.promotion);
    found_.lines.push_back(base::joined(stuck, " or ") + " ending on promotion: illegal");
  }

  /// The ids of all pieces, as lines name them.
  std::string all_pieces() const { return base::joined(pieces_.list_all({'*'}), " or "); }

  /// A zone that is the same for both sides.
  std::string common_zone(const std::string& name, const Zone& zone) {
    return made_.zone(name, {zone, zone});
  }

  std::string zone_of_square(const Square& square) {
    return common_zone(std::string(1, static_cast<char>('a' + square.file)) +
                           std::to_string(square.rank + 1) + "-cell",
                       {square});
  }

  /// Adds the lines by which drops must enclose, touch or stand on others, and pieces change sides.
  void add_enclosing() {
    const std::string all = all_pieces(), rows = "along orthogonal diagonal";
    if ((variant_.enclosing == "reversi" || variant_.flipping == "reversi") &&
        !made_.missing.empty())
      pieces_.cannot("enclosingDrop", "there rows lead over missing squares, and here they end");
    if (variant_.enclosing == "reversi" || variant_.enclosing == "ataxx") {
      std::string dropping = all + " dropping";
      if (std::ranges::any_of(variant_.enclosing_start,
                              [&](const Square& square) { return free_at_start(square); })) {
        dropping += ", not ending on " + common_zone("first-drops", variant_.enclosing_start);
        found_.lines.push_back(dropping + ", at-most " +
                               std::to_string(variant_.enclosing_start.size() - 1) + " " + all +
                               " on first-drops: illegal");
      }
      found_.lines.push_back(dropping +
                             (variant_.enclosing == "ataxx"
                                  ? ", not touching own " + all + ": illegal"
                                  : ", not enclosed enemy " + all + " " + rows + ": illegal"));
      found_.lines.push_back("at-most 0 own " + all + ": loses");
    }
    if (variant_.enclosing == "top")
      for (int rank = 1; rank < variant_.ranks; ++rank)
        for (int file = 0; file < variant_.files; ++file)
          found_.lines.push_back("dropping on " + zone_of_square({rank, file}) + ", at-most 0 " +
                                 all + " on " + zone_of_square({rank - 1, file}) + ": illegal");
    const std::string touching = ": turns touching enemy " + all;
    if (variant_.flipping == "reversi")
      found_.lines.push_back(all + " dropping: turns enclosed enemy " + all + " " + rows);
    if (variant_.flipping == "ataxx") found_.lines.push_back(all + " ending" + touching);
    if (variant_.flipping == "quadwrangle") {
      found_.lines.push_back(all + " moving" + touching);
      found_.lines.push_back(all + " dropping, touching own " + all + touching);
    }
  }

  /// Whether no piece stands on a square at the start.
  bool free_at_start(const Square& square) const {
    int rank = variant_.ranks - 1, file = 0, count = 0;
    for (const char c : std::string_view(variant_.start).substr(0, variant_.start.find('['))) {
      if (is_digit(c)) {
        count = 10 * count + (c - '0');
      } else if (c == '/') {
        --rank;
        file = count = 0;
      } else {
        file += std::exchange(count, 0);
        if (Square{rank, file++} == square) return false;
      }
    }
    return true;
  }

  /// Adds the lines by which many pieces on one rank or file, or in a square, end the game.
  void add_blocks() {
    constexpr std::string_view ends[] = {": loses", ": draws", ": wins"};
    if (variant_.connect_value == 2) return;
    const std::string end(ends[variant_.connect_value + 1]);
    const auto add = [&](int least, const std::string& zone) {
      found_.lines.push_back("at-least " + std::to_string(least) + " own " +
                             base::joined(pieces_.list_all(variant_.connectors), " or ") + " on " +
                             zone + end);
    };
    if (variant_.collinear > 0) {
      if (variant_.connect_diagonal)
        pieces_.cannot("collinearN", "with 'connectDiagonal' it is not supported");
      for (int rank = 0; variant_.connect_horizontal && rank < variant_.ranks; ++rank)
        add(variant_.collinear,
            common_zone("rank-" + std::to_string(rank + 1), block({rank, 0}, 1, variant_.files)));
      for (int file = 0; variant_.connect_vertical && file < variant_.files; ++file)
        add(variant_.collinear, common_zone(std::string("file-") + static_cast<char>('a' + file),
                                            block({0, file}, variant_.ranks, 1)));
    }
    const int side = variant_.connect_block;
    for (int rank = 0; side > 0 && rank + side <= variant_.ranks; ++rank)
      for (int file = 0; file + side <= variant_.files; ++file)
        add(side * side, common_zone(std::string("block-") + static_cast<char>('a' + file) +
                                         std::to_string(rank + 1),
                                     block({rank, file}, side, side)));
  }

  /// The squares of a block of ranks and files; `from` is its lowest square on the left.
  static Zone block(const Square& from, int ranks, int files) {
    Zone zone;
    for (int rank = 0; rank < ranks; ++rank)
      for (int file = 0; file < files; ++file) zone.insert({from.rank + rank, from.file + file});
    return zone;
  }

  /// Adds the lines about a side that has no move, and about a full board.
  void add_stuck() {
    const bool counts = variant_.material == "unweighted";
    const std::string most = counts ? "most " + all_pieces() + " wins" : "draws";
    if (variant_.full_ends) found_.lines.push_back("full: " + most);
    if (counts && variant_.quiet > 0 && !variant_.drops)
      pieces_.cannot("materialCounting",
                     "with 'nMoveRule' it is not a rule that Boardwright supports");
    if (variant_.pass_stuck) {
      found_.lines.emplace_back("stuck: pass");
      if (!variant_.pass) found_.lines.push_back("passing 2: " + most);
    } else if (variant_.stuck_counts) {
      if (variant_.stalemate != -1)
        pieces_.cannot("stalematePieceCount", "without a lost stalemate it is not supported");
      found_.lines.emplace_back("stuck: pass");
      found_.lines.push_back("passing 1: most " + all_pieces() + " wins");
    } else if (variant_.material != "none" && variant_.stalemate == 0) {
      found_.lines.emplace_back("stuck: pass");
      found_.lines.push_back("passing 1: " + most);
    }
  }

  /// The ids of the pieces with these names of the engine; fewer if the variant lacks some.
  std::vector<std::string> ids_of(std::span<const char* const> kinds) const {
    std::vector<std::string> found;
    for (const char* kind : kinds)
      if (const char letter = variant_.letter_of(kind); letter != 0)
        for (const std::string& id : pieces_.list({letter})) found.push_back(id);
    return found;
  }

  /// Adds the lines that count against a lone King.
  void add_counting() {
    if (variant_.counting == "none") return;
    const std::vector<std::string> ids = ids_of(counted_kinds);
    if (ids.size() < counted_kinds.size())
      return pieces_.cannot("countingRule", "'countingRule = " + variant_.counting +
                                                "' needs Pawns, Rooks, Khons and Knights");
    for (std::string& line : counting_lines(variant_.counting, ids))
      found_.lines.push_back(std::move(line));
    found_.marks = counting_marks;
  }

  /// Adds the lines that make perpetual chasing lose.
  void add_chasing() {
    if (variant_.chasing == "none") return;
    const std::vector<std::string> ids = ids_of(chasing_kinds);
    const int bank = variant_.ranks - variant_.soldier_rank;
    if (ids.size() < chasing_kinds.size() || bank <= 0 || bank >= variant_.ranks)
      return pieces_.cannot("chasingRule", "'chasingRule = axf' needs the pieces of xiangqi");
    Both<Zone> zone;
    for (int rank = 0; rank < bank; ++rank)
      for (int file = 0; file < variant_.files; ++file) {
        zone[0].insert({rank, file});
        zone[1].insert({variant_.ranks - 1 - rank, file});
      }
    for (std::string& line : chasing_lines(ids, made_.zone("near-bank", zone)))
      found_.lines.push_back(std::move(line));
  }

  /// Adds the line by which pieces leave a wall behind.
  void add_walls() {
    if (variant_.walling == "none") return;
    if (pieces_.king() != 0 || variant_.extinction_royal)
      return pieces_.cannot("wallingRule",
                            "with a King it is not a rule that Boardwright supports");
    ImportedPiece wall{"wall", "Wall", "", ""};
    wall.drawing = "wall";
    for (char letter = 'A'; wall.letter.empty(); ++letter)
      if (!pieces_.ids.plain.contains(static_cast<char>(letter | 0x20))) wall.letter = letter;
    std::vector<std::string> movers;
    for (const auto& [letter, id] : pieces_.ids.plain) movers.push_back(id);
    found_.lines.push_back(base::joined(movers, " or ") + " moving: puts wall from");
    made_.piece_types.push_back(std::move(wall));
  }

  /// Adds the line by which pieces in a row end the game.
  void add_rows() {
    if (variant_.connect == 0 || variant_.connect_value == 2) return;
    if (variant_.connect_horizontal != variant_.connect_vertical)
      pieces_.cannot("connectHorizontal", "without the other axis it is not supported");
    std::string axes = variant_.connect_vertical ? " orthogonal" : "";
    if (variant_.connect_diagonal) axes += " diagonal";
    constexpr std::string_view ends[] = {"loses", "draws", "wins"};
    found_.lines.push_back("line " + std::to_string(variant_.connect) + " own " +
                           base::joined(pieces_.list_all(variant_.connectors), " or ") + " along" +
                           axes + ": " + std::string(ends[variant_.connect_value + 1]));
  }

  /// Adds the goals: to a list, or as lines if pieces must be safe on the goal or stay there for a
  /// round.
  void add_goals() {
    const bool same = variant_.flag[0] == variant_.flag[1];
    for (std::size_t side = 0; side < (same ? 1U : 2U); ++side) {
      Both<Zone> zone = variant_.flag_zone;
      if (!same) zone[1 - side].clear();
      const Letters& letters = variant_.flag[side];
      const std::vector<std::string> piece_types = pieces_.list_all(letters);
      if (piece_types.empty() || (zone[0].empty() && zone[1].empty())) continue;
      const bool royal = letters.contains(pieces_.king());
      const std::string name = made_.zone(same        ? "goal"
                                          : side == 0 ? "white-goal"
                                                      : "black-goal",
                                          zone);
      const bool held = variant_.flag_reply && !royal;
      if ((variant_.flag_safe || variant_.flag_count != 1) && variant_.flag_reply && royal)
        pieces_.cannot(variant_.flag_safe ? "flagPieceSafe" : "flagPieceCount",
                       "with 'flagMove' it is not supported");
      if (held || variant_.flag_safe || variant_.flag_count != 1) {
        const auto on_goal = [&](int least) {
          return (least == 1 ? "own " : "at-least " + std::to_string(least) + " own ") +
                 base::joined(piece_types, " or ") + " on " + name;
        };
        const int least = variant_.flag_count;
        if (held || !variant_.flag_safe)
          found_.lines.push_back((held ? "turn, " : "") + on_goal(least) + ": wins");
        if (variant_.flag_blocked) add_blocked(on_goal, least, zone, name);
        // One more piece than needed is safe enough.
        if (variant_.flag_safe) found_.lines.push_back(on_goal(least) + " not attacked: wins");
        const bool more = letters.size() != 1 || letters.contains('*') ||
                          pieces_.can_grow(*letters.begin()) ||
                          pieces_.most_at_start(*letters.begin()) > least;
        if (variant_.flag_safe && more) found_.lines.push_back(on_goal(least + 1) + ": wins");
        continue;
      }
      found_.goals +=
          (found_.goals.empty() ? "" : ", ") + InlineTable()
                                                   .add("pieces", toml_list(piece_types))
                                                   .add("zone", toml_text(name))
                                                   .flag("reply", variant_.flag_reply && royal)
                                                   .text();
    }
  }

  /// Adds the lines by which fewer pieces than needed win on a goal without a free square.
  template <class OnGoal>
  void add_blocked(const OnGoal& on_goal, int least, const Both<Zone>& zone,
                   const std::string& name) {
    const int squares = static_cast<int>(zone[0].size());
    if (zone[0].size() != zone[1].size() || variant_.flag_safe || variant_.flag_reply)
      pieces_.cannot("flagPieceBlockedWin", "with such goals it is not supported");
    for (int own = 1; own < std::min(least, squares); ++own)
      found_.lines.push_back("not turn, " + on_goal(own) + ", at-least " +
                             std::to_string(squares - own) + " enemy " + all_pieces() + " on " +
                             name + ": wins");
  }

  const VariantPieces& pieces_;
  const Variant& variant_;
  ImportedGame& made_;
  VariantLines found_;
};

}  // namespace

VariantLines make_lines(const VariantPieces& pieces, ImportedGame& made) {
  return LineMaker(pieces, made).make();
}

}  // namespace boardwright::fairy_stockfish
