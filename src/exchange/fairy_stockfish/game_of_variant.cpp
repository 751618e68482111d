// Converts the rules of a variants.ini into the rules of play of a game.
#include "fairy_stockfish/game_of_variant.h"

#include <algorithm>

#include "base/text.h"
#include "fairy_stockfish/line_keys.h"
#include "game/play_words.h"

namespace boardwright::fairy_stockfish {

using base::toml_text;

namespace {

std::string result_word(int value) {
  return toml_text(base::word_of(static_cast<play::Result>(value + 1), game::result_words));
}

/// An inline table in TOML.
class InlineTable {
 public:
  InlineTable& add(std::string_view key, const std::string& value) {
    text_ += (text_.empty() ? " " : ", ") + std::string(key) + " = " + value;
    return *this;
  }
  InlineTable& flag(std::string_view key, bool value) { return value ? add(key, "true") : *this; }
  bool empty() const { return text_.empty(); }
  std::string text() const { return "{" + text_ + " }"; }

 private:
  std::string text_;
};

/// Makes the keys of [play], one after another.
class PlayMaker {
 public:
  PlayMaker(const Variant& variant, PieceIds ids, const IniSection& section, ImportedGame& made,
            Report& report)
      : variant_(variant),
        ids_(std::move(ids.plain)),
        promoted_(std::move(ids.promoted)),
        section_(section),
        made_(made),
        report_(report) {}

  void make() {
    whose_draws_ = find_owner_of_draws();
    make_royal();
    make_castling();
    made_.play.emplace(made_.play.begin(), "start", toml_text(start()));
    make_en_passant();
    make_promotions();
    make_hand();
    make_drops();
    make_lines();
    make_end();
  }

 private:
  void add(std::string key, std::string value) {
    made_.play.emplace_back(std::move(key), std::move(value));
  }

  /// Reports an error at a key of the section; at the section itself if the key was inherited.
  void cannot(std::string_view key, const std::string& what) {
    const IniEntry* entry = section_.find(key);
    report_.error(entry == nullptr ? section_.place : entry->key_place,
                  "'" + std::string(key) + "': " + what);
  }

  /// Whether the rules have no use for the castling field of FEN.
  bool ignores_rights() const {
    return !variant_.gating && std::ranges::none_of(made_.play, [](const auto& each) {
      return each.first == "castling";
    });
  }

  /// The start position. Where nothing is demoted, the engine's `+f` becomes `q~`: a queen promoted
  /// from an `f`.
  std::string start() const {
    std::string text;
    bool plus = false;
    for (const char c : variant_.start) {
      const auto becomes = variant_.promoted.find(static_cast<char>(c | 0x20));
      if (plus && is_letter(c) && becomes != variant_.promoted.end() && promoted_.empty()) {
        text.back() = static_cast<char>(becomes->second & (c & 0x20 ? 0xff : ~0x20));
        text += '~';
      } else {
        text += c;
      }
      plus = c == '+';
    }
    const auto fields = base::words(text);
    if (fields.size() == 1) return text + " w - - 0 1";
    if (fields.size() == 2) return text + " - - 0 1";
    if (!ignores_rights() || fields.size() < 3 || is_digit(fields[2][0])) return text;
    const auto rights = static_cast<std::size_t>(fields[2].data() - text.data());
    return text.replace(rights, fields[2].size(), "-");
  }

  /// The ids of the pieces with these letters, without letters that the game does not use.
  std::vector<std::string> list(const Letters& letters) const {
    std::vector<std::string> found;
    for (const auto& [letter, id] : ids_)
      if (letters.contains(letter)) found.push_back(id);
    return found;
  }
  std::string ids(const Letters& letters) const { return toml_list(list(letters)); }

  /// As list(), with the pieces that were promoted to such pieces. `*` means all.
  std::vector<std::string> list_all(const Letters& letters) const {
    const bool all = letters.contains('*');
    std::vector<std::string> found;
    for (const auto& [letter, id] : ids_)
      if (all || letters.contains(letter)) found.push_back(id);
    for (const auto& [letter, id] : promoted_)
      if (all || letters.contains(variant_.promoted.at(letter))) found.push_back(id);
    return found;
  }

  /// The letter of the royal piece; 0: none.
  char king() const {
    const char letter = variant_.letter_of("king");
    return ids_.contains(letter) ? letter : '\0';
  }

  /// The number of pieces on the board at the start, of the side with the larger number.
  int most_at_start(char letter) const {
    const auto field = std::string_view(variant_.start).substr(0, variant_.start.find(' '));
    return static_cast<int>(std::max(std::ranges::count(field, letter),
                                     std::ranges::count(field, static_cast<char>(letter & ~0x20))));
  }

  std::string_view hand_at_start() const {
    const std::string_view start = variant_.start;
    return start.substr(std::min(start.find('['), start.size()));
  }

  /// Whether a side can get more pieces than it has at the start.
  bool can_grow(char letter) const {
    const auto becomes = [&](const auto& each) { return each.second == letter; };
    return std::ranges::any_of(variant_.promoted, becomes) ||
           (!list(variant_.pawns[0]).empty() && variant_.becomes[0].contains(letter)) ||
           (!list(variant_.pawns[1]).empty() && variant_.becomes[1].contains(letter)) ||
           base::lower_case(hand_at_start()).find(letter) != std::string::npos;
  }

  void make_royal() {
    const bool pseudo = variant_.extinction_royal && variant_.extinction != 2;
    if (king() != 0 && !pseudo) return add("king", toml_text(ids_.at(king())));
    if (!pseudo) return;
    if (variant_.extinct.contains('*'))
      cannot("extinctionPseudoRoyal", "for all pieces it is not a rule that Boardwright supports");
    Letters letters = variant_.extinct;
    if (king() != 0) letters.insert(king());
    if (king() != 0 && (variant_.blast || can_grow(king())))
      cannot("extinctionPseudoRoyal", "with a King it is not a rule that Boardwright supports");
    if (std::ranges::any_of(variant_.promoted, [&](const auto& each) {
          return letters.contains(each.second) && !letters.contains(each.first) &&
                 ids_.contains(each.first);
        }))
      cannot("promotedPieceType", "to a royal piece it is not a rule that Boardwright supports");
    if (variant_.extinct_left > 0 || variant_.extinct_against > 0)
      cannot("extinctionPseudoRoyal", "with counts it is not a rule that Boardwright supports");
    auto royal = InlineTable().add("pieces", toml_list(list_all(letters)));
    add("royal",
        (variant_.blast ? royal.flag("taken", true) : royal.add("check", "\"last-of-kind\""))
            .text());
  }

  void make_castling() {
    const std::vector<std::string_view> fields = base::words(variant_.start);
    const bool rights = fields.size() > 2 && fields[2] != "-" && !is_digit(fields[2][0]);
    const char piece_type =
        variant_.castling_king.empty() ? king() : *variant_.castling_king.begin();
    const auto rooks = list(variant_.castling_rooks);
    if (!variant_.castling || piece_type == 0 || !ids_.contains(piece_type) || rooks.empty() ||
        !(rights || variant_.castling_dropped) || variant_.gating != variant_.gating_pieces)
      return;
    InlineTable table;
    if (piece_type != king() || variant_.extinction_royal)
      table.add("king", toml_text(ids_.at(piece_type)));
    const auto file = [](int number) {
      return toml_text(std::string(1, static_cast<char>('a' + number)));
    };
    table.add("rook", rooks.size() == 1 ? toml_text(rooks.front()) : toml_list(rooks))
        .add("left", file(variant_.queen_side))
        .add("right", file(variant_.king_side));
    add("castling", table.text());
  }

  void make_en_passant() {
    if (!variant_.double_step || (!variant_.en_passant_anywhere && variant_.en_passant.empty()))
      return;
    std::vector<std::string> piece_types;
    for (const ImportedPiece& piece_type : made_.piece_types)
      for (const std::string& move : piece_type.moves)
        if ((move.ends_with("double-step") || move.ends_with("triple-step")) &&
            std::ranges::find(piece_types, piece_type.id) == piece_types.end())
          piece_types.push_back(piece_type.id);
    const auto by = list(variant_.passers[0]);
    if (variant_.passers[0] != variant_.passers[1])
      cannot("enPassantTypesWhite", "in Boardwright both sides capture en passant alike");
    if (piece_types.empty() || by.empty()) return;
    if (variant_.en_passant_anywhere && by == piece_types && piece_types.size() == 1)
      return add("passing", toml_text(piece_types.front()));
    auto table = InlineTable().add("pieces", toml_list(piece_types)).add("by", toml_list(by));
    if (!variant_.en_passant_anywhere)
      table.add("over",
                toml_text(made_.zone("passing", {variant_.en_passant, variant_.en_passant})));
    add("passing", table.text());
  }

  std::string promotion_zone() { return toml_text(made_.zone("promotion", variant_.promotion)); }

  /// `to` has the ids of what pieces become, by letter.
  void finish_promotion(InlineTable& table, const std::map<char, std::string>& to, bool must,
                        std::vector<std::string>& rules) {
    if (!must) table.add("choice", variant_.no_stuck ? "\"may-unless-stuck\"" : "\"may\"");
    InlineTable most;
    for (const auto& [letter, count] : variant_.at_most)
      if (const auto found = to.find(letter); found != to.end())
        most.add(found->second, std::to_string(count));
    if (!most.empty()) table.add("at-most", most.text());
    table.flag("demoted", variant_.to_hand && !variant_.keeps);
    rules.push_back(table.text());
  }

  void make_promotions() {
    std::vector<std::string> rules;
    const bool same =
        variant_.pawns[0] == variant_.pawns[1] && variant_.becomes[0] == variant_.becomes[1];
    for (std::size_t side = 0; side < (same ? 1U : 2U); ++side) {
      Letters to = variant_.becomes[side];
      if (king() != 0) to.erase(king());
      if (list(variant_.pawns[side]).empty() || list(to).empty()) continue;
      auto table = InlineTable().add("pieces", ids(variant_.pawns[side]));
      if (!same) table.add("seats", side == 0 ? "[\"White\"]" : "[\"Black\"]");
      table.add("zone", promotion_zone()).add("to", ids(to));
      auto ids_of_to = ids_;
      std::erase_if(ids_of_to, [&](const auto& each) { return !to.contains(each.first); });
      finish_promotion(table, ids_of_to, variant_.pawns_must, rules);
    }
    for (const auto& [from, to] : variant_.promoted) {
      const auto other = promoted_.find(from);
      if (!ids_.contains(from) || (other == promoted_.end() && !ids_.contains(to))) continue;
      auto table = InlineTable()
                       .add("pieces", ids({from}))
                       .add("either", promotion_zone())
                       .add("to", other == promoted_.end() ? ids({to}) : toml_list({other->second}))
                       .flag("capturing", variant_.only_by_capture);
      if (variant_.at_most.contains(to) && other != promoted_.end() &&
          (ids_.contains(to) || several_become(to)))
        cannot("promotionLimit", "of pieces that come by several ways it is not supported");
      finish_promotion(table, {{to, other == promoted_.end() ? ids_.at(to) : other->second}},
                       variant_.pieces_must, rules);
    }
    if (rules.empty()) return;
    std::string text = "[\n";
    for (const std::string& rule : rules) text += "  " + rule + ",\n";
    add("promotions", rules.size() == 1 ? "[" + rules.front() + "]" : text + "]");
  }

  bool several_become(char letter) const {
    return std::ranges::count_if(variant_.promoted, [&](const auto& each) {
             return each.second == letter && ids_.contains(each.first);
           }) > 1;
  }

  void make_hand() {
    if (variant_.blast && variant_.to_hand)
      cannot("capturesToHand", "with 'blastOnCapture' it is not a rule that Boardwright supports");
    if (variant_.gating && !variant_.gating_pieces)
      cannot("gating", "without 'seirawanGating' it is not a rule that Boardwright supports");
    InlineTable hand;
    if (variant_.free_drops && variant_.drops) hand.add("endless", toml_list(list_all({'*'})));
    hand.flag("captures", variant_.to_hand)
        .flag("keeps", variant_.to_hand && variant_.keeps)
        .flag("drops", variant_.drops);
    if (variant_.gating) hand.add("gate", toml_text(made_.zone("back-rank", rank_of_home())));
    if (!hand.empty()) add("hand", hand.text());
  }

  Both<Zone> rank_of_home() const {
    Both<Zone> zone;
    for (int file = 0; file < variant_.files; ++file) {
      zone[0].insert({variant_.castling_rank, file});
      zone[1].insert({variant_.ranks - 1 - variant_.castling_rank, file});
    }
    return zone;
  }

  /// The cells where a piece in hand can be dropped; nothing if anywhere.
  std::optional<Both<Zone>> drop_zone(char letter) const {
    const bool is_pawn = letter == variant_.letter_of("pawn");
    const bool no_first = is_pawn && !variant_.first_rank_pawns;
    const bool no_last = is_pawn && !variant_.promotion_zone_pawns;
    Both<Zone> zone;
    bool everywhere = true;
    for (std::size_t side = 0; side < 2; ++side)
      for (int rank = 0; rank < variant_.ranks; ++rank)
        for (int file = 0; file < variant_.files; ++file) {
          const Square square{rank, file};
          const bool allowed = variant_.drop_zone[side].contains(square) &&
                               !(no_first && rank == (side == 0 ? 0 : variant_.ranks - 1)) &&
                               !(no_last && variant_.promotion[side].contains(square));
          if (allowed) zone[side].insert(square);
          everywhere &= allowed;
        }
    return everywhere ? std::nullopt : std::optional(zone);
  }

  /// The home squares on which a dropped King or Rook can castle.
  std::string home(char letter) {
    Both<Zone> zone;
    for (const auto& [side, square_rank] :
         {std::pair{0U, variant_.castling_rank},
          std::pair{1U, variant_.ranks - 1 - variant_.castling_rank}}) {
      if (letter == king()) zone[side].insert({square_rank, variant_.king_file});
      if (!variant_.castling_rooks.contains(letter)) continue;
      zone[side].insert({square_rank, variant_.rook_queen_side});
      const int right = variant_.rook_king_side;
      zone[side].insert({square_rank, right < 0 ? variant_.files - 1 : right});
    }
    return zone[0].empty() ? "" : made_.zone("home-of-" + ids_.at(letter), zone);
  }

  void make_drops() {
    if (!variant_.drops) return;
    std::string text = "[\n";
    for (const auto& [letter, id] : ids_) {
      InlineTable rule;
      const auto zone = drop_zone(letter);
      const bool nowhere = zone && (*zone)[0].empty() && (*zone)[1].empty();
      if (zone && !nowhere)
        rule.add("zone",
                 toml_text(made_.zone(letter == variant_.letter_of("pawn") ? "pawn-drops" : "drops",
                                      *zone)));
      if (nowhere)
        rule.add("per-file", "0");
      else if (variant_.one_a_file.contains(letter))
        rule.add("per-file", std::to_string(variant_.a_file));
      if (variant_.no_pawn_mate && letter == variant_.letter_of("shogiPawn"))
        rule.add("mates", "false");
      if (variant_.no_stuck && letter != king()) rule.add("stuck", "false");
      rule.flag("tints", variant_.opposite_bishops && letter == variant_.letter_of("bishop"));
      const std::string unmoved = variant_.castling_dropped ? home(letter) : "";
      if (!unmoved.empty()) rule.add("unmoved", toml_text(unmoved));
      if (rule.empty()) continue;
      rule.add("pieces", ids({letter}));
      text += "  " + rule.text() + ",\n";
    }
    if (text.size() > 2) add("drops", text + "]");
  }

  void make_lines() {
    std::vector<std::string> lines;
    if (variant_.blast)
      for (std::string& line : blast_lines(list({variant_.letter_of("pawn")})))
        lines.push_back(std::move(line));
    for (const LineKey& row : line_keys())
      if (variant_.*row.key == row.value) lines.emplace_back(row.line);
    if (variant_.drops && variant_.must_drop) lines.emplace_back(must_drop);
    if (whose_draws_ != nullptr) lines.emplace_back(points_decide);
    forbid_stuck_pawns(lines);
    add_enclosing(lines);
    add_walls(lines);
    add_goals(lines);
    add_rows(lines);
    add_blocks(lines);
    add_stuck(lines);
    if (!lines.empty()) add("rules", toml_list(lines));
  }

  void make_end() {
    InlineTable end;
    if (variant_.stalemate != 0) end.add("stalemate", result_word(variant_.stalemate));
    if (variant_.mate != -1) end.add("mate", result_word(variant_.mate));
    if (variant_.counts_checks) end.add("checks", std::to_string(checks()));
    const int times =
        variant_.perpetual_loses && variant_.repetition == 0 ? 3 : variant_.repetition;
    if (times > 0) end.add("repetition", std::to_string(times));
    if (variant_.perpetual_loses) end.add("perpetual", "\"loss\"");
    if (times > 0 && variant_.repetition_value != 0 && !variant_.repetition_for_white)
      end.add("repeating", result_word(-variant_.repetition_value));
    if (whose_draws_ != nullptr)
      end.add("points", std::string("{ bonus = { ") + whose_draws_ + " = 1 } }");
    if (variant_.quiet > 0) end.add("quiet", std::to_string(2 * variant_.quiet));
    if (!goals_.empty()) end.add("goals", "[" + goals_ + "]");
    if (variant_.extinction != 2 && !variant_.extinct.empty() &&
        (!variant_.extinction_royal || variant_.blast))
      end.add("extinctions", "[" + extinction() + "]");
    if (!end.empty()) add("end", end.text());
  }

  /// The side that wins what would be a draw; null if neither does.
  const char* find_owner_of_draws() {
    if (variant_.material.ends_with("drawodds")) {
      if (variant_.repetition > 0)
        cannot("materialCounting", "with 'nFoldRule' it is not a rule that Boardwright supports");
      return variant_.material == "whitedrawodds" ? "White" : "Black";
    }
    if (!variant_.repetition_for_white || variant_.repetition_value == 0) return nullptr;
    if (variant_.quiet > 0) cannot("nFoldValueAbsolute", "with 'nMoveRule' it is not supported");
    return variant_.repetition_value > 0 ? "White" : "Black";
  }

  /// Adds the line by which pawns that must be promoted, and to nothing, stay out of the zone.
  void forbid_stuck_pawns(std::vector<std::string>& lines) {
    Letters pawns = variant_.pawns[0];
    for (const auto& [letter, to] : variant_.promoted) pawns.erase(letter);
    const std::vector<std::string> stuck = list(pawns);
    if (stuck.empty() || !variant_.pawns_must || variant_.pawns[0] != variant_.pawns[1] ||
        !list(variant_.becomes[0]).empty() || !list(variant_.becomes[1]).empty())
      return;
    made_.zone("promotion", variant_.promotion);
    lines.push_back(base::joined(stuck, " or ") + " ending on promotion: illegal");
  }

  /// The ids of all pieces, as lines name them.
  std::string all_pieces() const { return base::joined(list_all({'*'}), " or "); }

  /// A zone that both sides have alike.
  std::string common_zone(const std::string& name, const Zone& zone) {
    return made_.zone(name, {zone, zone});
  }

  std::string zone_of_square(const Square& square) {
    return common_zone(std::string(1, static_cast<char>('a' + square.file)) +
                           std::to_string(square.rank + 1) + "-cell",
                       {square});
  }

  /// Adds the lines by which drops must enclose, touch or stand on others, and pieces change sides.
  void add_enclosing(std::vector<std::string>& lines) {
    const std::string all = all_pieces(), rows = "along orthogonal diagonal";
    if ((variant_.enclosing == "reversi" || variant_.flipping == "reversi") &&
        !made_.missing.empty())
      cannot("enclosingDrop", "there rows lead over missing squares, and here they end");
    if (variant_.enclosing == "reversi" || variant_.enclosing == "ataxx") {
      std::string dropping = all + " dropping";
      if (std::ranges::any_of(variant_.enclosing_start,
                              [&](const Square& square) { return free_at_start(square); })) {
        dropping += ", not ending on " + common_zone("first-drops", variant_.enclosing_start);
        lines.push_back(dropping + ", at-most " +
                        std::to_string(variant_.enclosing_start.size() - 1) + " " + all +
                        " on first-drops: illegal");
      }
      lines.push_back(dropping + (variant_.enclosing == "ataxx"
                                      ? ", not touching own " + all + ": illegal"
                                      : ", not enclosed enemy " + all + " " + rows + ": illegal"));
      lines.push_back("at-most 0 own " + all + ": loses");
    }
    if (variant_.enclosing == "top")
      for (int rank = 1; rank < variant_.ranks; ++rank)
        for (int file = 0; file < variant_.files; ++file)
          lines.push_back("dropping on " + zone_of_square({rank, file}) + ", at-most 0 " + all +
                          " on " + zone_of_square({rank - 1, file}) + ": illegal");
    const std::string touching = ": turns touching enemy " + all;
    if (variant_.flipping == "reversi")
      lines.push_back(all + " dropping: turns enclosed enemy " + all + " " + rows);
    if (variant_.flipping == "ataxx") lines.push_back(all + " ending" + touching);
    if (variant_.flipping == "quadwrangle") {
      lines.push_back(all + " moving" + touching);
      lines.push_back(all + " dropping, touching own " + all + touching);
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
  void add_blocks(std::vector<std::string>& lines) {
    constexpr std::string_view ends[] = {": loses", ": draws", ": wins"};
    if (variant_.connect_value == 2) return;
    const std::string end(ends[variant_.connect_value + 1]);
    const auto add = [&](int least, const std::string& zone) {
      lines.push_back("at-least " + std::to_string(least) + " own " +
                      base::joined(list_all(variant_.connectors), " or ") + " on " + zone + end);
    };
    if (variant_.collinear > 0) {
      if (variant_.connect_diagonal)
        cannot("collinearN", "with 'connectDiagonal' it is not supported");
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

  /// The squares of so many ranks and files from one on.
  static Zone block(const Square& from, int ranks, int files) {
    Zone zone;
    for (int rank = 0; rank < ranks; ++rank)
      for (int file = 0; file < files; ++file) zone.insert({from.rank + rank, from.file + file});
    return zone;
  }

  /// Adds the lines about a side that has no move, and about a full board.
  void add_stuck(std::vector<std::string>& lines) {
    const bool counts = variant_.material == "unweighted";
    const std::string most = counts ? "most " + all_pieces() + " wins" : "draws";
    if (variant_.full_ends) lines.push_back("full: " + most);
    if (counts && variant_.quiet > 0 && !variant_.drops)
      cannot("materialCounting", "with 'nMoveRule' it is not a rule that Boardwright supports");
    if (variant_.pass_stuck) {
      lines.emplace_back("stuck: pass");
      if (!variant_.pass) lines.push_back("passing 2: " + most);
    } else if (variant_.stuck_counts) {
      if (variant_.stalemate != -1)
        cannot("stalematePieceCount", "without a lost stalemate it is not supported");
      lines.emplace_back("stuck: pass");
      lines.push_back("passing 1: most " + all_pieces() + " wins");
    } else if (variant_.material != "none" && variant_.stalemate == 0) {
      lines.emplace_back("stuck: pass");
      lines.push_back("passing 1: " + most);
    }
  }

  /// Adds the line by which pieces leave a wall behind.
  void add_walls(std::vector<std::string>& lines) {
    if (variant_.walling == "none") return;
    if (king() != 0 || variant_.extinction_royal)
      return cannot("wallingRule", "with a King it is not a rule that Boardwright supports");
    ImportedPiece wall{"wall", "Wall", "", ""};
    wall.drawing = "wall";
    for (char letter = 'A'; wall.letter.empty(); ++letter)
      if (!ids_.contains(static_cast<char>(letter | 0x20))) wall.letter = letter;
    std::vector<std::string> movers;
    for (const auto& [letter, id] : ids_) movers.push_back(id);
    lines.push_back(base::joined(movers, " or ") + " moving: puts wall from");
    made_.piece_types.push_back(std::move(wall));
  }

  /// Adds the line by which pieces in a row end the game.
  void add_rows(std::vector<std::string>& lines) {
    if (variant_.connect == 0 || variant_.connect_value == 2) return;
    if (variant_.connect_horizontal != variant_.connect_vertical)
      cannot("connectHorizontal", "without the other axis it is not supported");
    std::string axes = variant_.connect_vertical ? " orthogonal" : "";
    if (variant_.connect_diagonal) axes += " diagonal";
    constexpr std::string_view ends[] = {"loses", "draws", "wins"};
    lines.push_back("line " + std::to_string(variant_.connect) + " own " +
                    base::joined(list_all(variant_.connectors), " or ") + " along" + axes + ": " +
                    std::string(ends[variant_.connect_value + 1]));
  }

  /// The number of checks that win: those left according to FEN, as `3+3`.
  int checks() const {
    const auto plus = variant_.start.find('+');
    if (plus == variant_.start.npos || plus == 0 || !is_digit(variant_.start[plus - 1])) return 3;
    return variant_.start[plus - 1] - '0';
  }

  /// Adds the goals: to a list, or as lines where pieces must be safe there or stay for a round.
  void add_goals(std::vector<std::string>& lines) {
    const bool same = variant_.flag[0] == variant_.flag[1];
    for (std::size_t side = 0; side < (same ? 1U : 2U); ++side) {
      Both<Zone> zone = variant_.flag_zone;
      if (!same) zone[1 - side].clear();
      const Letters& letters = variant_.flag[side];
      const std::vector<std::string> piece_types = list_all(letters);
      if (piece_types.empty() || (zone[0].empty() && zone[1].empty())) continue;
      const bool royal = letters.contains(king());
      const std::string name = made_.zone(same        ? "goal"
                                          : side == 0 ? "white-goal"
                                                      : "black-goal",
                                          zone);
      const bool held = variant_.flag_reply && !royal;
      if ((variant_.flag_safe || variant_.flag_count != 1) && variant_.flag_reply && royal)
        cannot(variant_.flag_safe ? "flagPieceSafe" : "flagPieceCount",
               "with 'flagMove' it is not supported");
      if (held || variant_.flag_safe || variant_.flag_count != 1) {
        const auto on_goal = [&](int least) {
          return (least == 1 ? "own " : "at-least " + std::to_string(least) + " own ") +
                 base::joined(piece_types, " or ") + " on " + name;
        };
        const int least = variant_.flag_count;
        if (held || !variant_.flag_safe)
          lines.push_back((held ? "turn, " : "") + on_goal(least) + ": wins");
        if (variant_.flag_blocked) add_blocked(on_goal, least, zone, name, lines);
        // One more piece than needed is safe enough.
        if (variant_.flag_safe) lines.push_back(on_goal(least) + " not attacked: wins");
        const bool more = letters.size() != 1 || letters.contains('*') ||
                          can_grow(*letters.begin()) || most_at_start(*letters.begin()) > least;
        if (variant_.flag_safe && more) lines.push_back(on_goal(least + 1) + ": wins");
        continue;
      }
      goals_ += (goals_.empty() ? "" : ", ") + InlineTable()
                                                   .add("pieces", toml_list(piece_types))
                                                   .add("zone", toml_text(name))
                                                   .flag("reply", variant_.flag_reply && royal)
                                                   .text();
    }
  }

  /// Adds the lines by which fewer pieces than needed win on a goal without a free square.
  template <class OnGoal>
  void add_blocked(const OnGoal& on_goal, int least, const Both<Zone>& zone,
                   const std::string& name, std::vector<std::string>& lines) {
    const int squares = static_cast<int>(zone[0].size());
    if (zone[0].size() != zone[1].size() || variant_.flag_safe || variant_.flag_reply)
      cannot("flagPieceBlockedWin", "with such goals it is not supported");
    for (int own = 1; own < std::min(least, squares); ++own)
      lines.push_back("not turn, " + on_goal(own) + ", at-least " + std::to_string(squares - own) +
                      " enemy " + all_pieces() + " on " + name + ": wins");
  }

  std::string extinction() const {
    InlineTable rule;
    if (!variant_.extinct.contains('*')) {
      const std::vector<std::string> piece_types = list_all(variant_.extinct);
      rule.add("pieces", toml_list(piece_types));
      rule.flag("each", piece_types.size() > 1);
    }
    if (variant_.extinct_left > 0) rule.add("left", std::to_string(variant_.extinct_left));
    if (variant_.extinct_against > 0) rule.add("against", std::to_string(variant_.extinct_against));
    rule.flag("reply", variant_.extinction_reply);
    if (variant_.extinction != -1) rule.add("result", result_word(variant_.extinction));
    return rule.text();
  }

  const Variant& variant_;
  std::map<char, std::string> ids_, promoted_;
  const IniSection& section_;
  ImportedGame& made_;
  Report& report_;
  std::string goals_;                  ///< of the table of ends
  const char* whose_draws_ = nullptr;  ///< the seat that wins draws by repetition
};

/// The squares marked `*` in the start position: the board does not have them.
std::vector<std::string> missing_squares(const Variant& variant) {
  std::vector<std::string> found;
  int rank = variant.ranks, file = 0;
  const std::string_view pieces =
      std::string_view(variant.start).substr(0, variant.start.find(' '));
  for (std::size_t i = 0; i < pieces.size() && pieces[i] != '['; ++i) {
    if (pieces[i] == '/') {
      --rank;
      file = 0;
    } else if (is_digit(pieces[i])) {
      int count = pieces[i] - '0';
      if (i + 1 < pieces.size() && is_digit(pieces[i + 1]))
        count = 10 * count + (pieces[++i] - '0');
      file += count;
    } else if (pieces[i] != '+' && pieces[i] != '~') {
      if (pieces[i] == '*')
        found.push_back(std::string(1, static_cast<char>('a' + file)) + std::to_string(rank));
      ++file;
    }
  }
  return found;
}

}  // namespace

std::optional<ImportedGame> import_variant(const Variant& variant, const board::Board& board,
                                           const IniSection& section, Report& report) {
  const std::size_t before = report.count();
  ImportedGame made;
  made.id = id_from(variant.name);
  made.title = variant.name;
  made.files = variant.files;
  made.ranks = variant.ranks;
  if (variant.walling == "none") made.missing = missing_squares(variant);
  auto ids = import_pieces(variant, board, section.place, made, report);
  PlayMaker(variant, std::move(ids), section, made, report).make();
  if (report.count() != before) return std::nullopt;
  return made;
}

}  // namespace boardwright::fairy_stockfish
