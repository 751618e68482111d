// Exports the rules of play of a game to the keys of variants.ini.
#include "fairy_stockfish/variant_of_game.h"

#include <algorithm>

#include "fairy_stockfish/kinds.h"
#include "fairy_stockfish/line_keys.h"
#include "fairy_stockfish/moving_ways.h"
#include "fairy_stockfish/variant_keys.h"
#include "game/line_reader.h"

namespace boardwright::fairy_stockfish {

using board::first_seat;
using moves::PieceTypeId;
using play::Promotion, play::Result, play::RoyalRules;

namespace {

int number_of_result(Result result) { return static_cast<int>(result) - 1; }

/// Whether royal pieces must be safe only as the last of their type, like the engine's pseudo-royal
/// pieces.
bool is_last(const RoyalRules& royal) {
  return royal.check == RoyalRules::Check::last_of_kind ||
         (royal.check == RoyalRules::Check::last && royal.piece_types.size() == 1);
}

/// Exports the tables of [play], one after another.
class VariantWriter {
 public:
  VariantWriter(const Game& game, Variant& variant, std::vector<char> letters, Report& report)
      : game_(game),
        rules_(game.rules),
        board_(game.board()),
        start_(game.find_position(game.start)),
        variant_(variant),
        letters_(std::move(letters)),
        report_(report) {}

  void write() {
    emit_royal();
    emit_promotions();
    emit_en_passant();
    emit_castling();
    emit_hands();
    emit_lines();
    emit_ends();
    emit_start();
    emit_common_rules();
    refuse_if(!rules_.abandoned.empty(), "abandoned");
    refuse_if(!rules_.rights.empty(), "rights");
    refuse_if(!rules_.together.piece_types.empty(), "together");
  }

 private:
  void refuse_if(bool used, std::string_view key, const std::string& what = {}) {
    if (used)
      report_.error(play_place(game_, key), "variants.ini cannot express '" + std::string(key) +
                                                "'" + (what.empty() ? "" : ": " + what));
  }

  Letters letters_of(const play::PieceTypeList& piece_types) const {
    Letters letters;
    for (const PieceTypeId piece_type : piece_types) letters.insert(letters_[index(piece_type)]);
    return letters;
  }

  void emit_royal() {
    const RoyalRules& royal = rules_.royal;
    const bool last = is_last(royal);
    refuse_if(royal.piece_types.size() > 1 && !last, "royal", "several royal pieces");
    refuse_if(royal.check != RoyalRules::Check::any && !last, "royal",
              "a check that depends on royal pieces of several kinds together");
    variant_.blast = std::ranges::all_of(pawn_sparing_blast(),
                                         [&](const std::string& line) { return has_line(line); });
    refuse_if(royal.taken && !variant_.blast, "royal", "a King that may be captured");
    variant_.extinction_royal = royal.taken || last;
    if (last) {
      refuse_if(!rules_.end.extinctions.empty(), "royal", "together with extinctions");
      variant_.extinction = number_of_result(Result::loss);
      variant_.extinct = letters_of(royal.piece_types);
    }
    refuse_if(!rules_.guarded.empty(), "capture", "no key");
    refuse_if(!rules_.exchanges.empty(), "exchanges", "pieces that change places");
    refuse_if(variant_.blast && !royal.taken, "rules", "a blast that harms no King");
  }

  /// The lines of blasts as the engine has them: they spare Pawns.
  std::array<std::string, 2> pawn_sparing_blast() const {
    std::vector<std::string> pawns;
    for (const PieceTypeId id : game_.piece_ids())
      if (letters_[index(id)] == 'p') pawns.push_back(game_.piece_type(id).id);
    return blast_lines(pawns);
  }

  void emit_promotions() {
    for (Letters& each : variant_.becomes) each.clear();
    bool any = false, piece_types_set = false;
    Both<Zone> zones;
    Both<bool> pawns{};
    for (const Promotion& rule : rules_.promotions) {
      if (rule.multiple || rule.army || rule.later || rule.instead || rule.alone || rule.harmless ||
          !rule.after.empty() || !rule.from.empty() || !rule.put.empty()) {
        refuse_if(true, "promotions", "a rule with more than a zone and what pieces become");
        continue;
      }
      const Both<Zone> zone = zones_of(board_, rule.either.empty() ? rule.zone : rule.either);
      if (is_of_pawns(rule, zone)) {
        emit_pawns(rule, pawns);
      } else if (rule.to.size() != 1) {
        refuse_if(true, "promotions", "a piece other than a pawn with a choice of promotions");
      } else {
        const bool must = rule.choice == Promotion::Choice::must;
        refuse_if(piece_types_set &&
                      (variant_.pieces_must != must || variant_.only_by_capture != rule.capturing),
                  "promotions", "some pieces that must promote and others that may");
        piece_types_set = true;
        variant_.pieces_must = must;
        variant_.only_by_capture = rule.capturing;
        for (const PieceTypeId piece_type : rule.piece_types)
          variant_.promoted[letters_[index(piece_type)]] = letters_[index(rule.to.front())];
      }
      variant_.no_stuck |= rule.choice == Promotion::Choice::may_unless_stuck;
      for (const board::SeatId seat : {first_seat, board::second_seat}) {
        if (!is_for(rule, seat)) continue;
        Zone& known = zones[index(seat)];
        refuse_if(!known.empty() && known != zone[index(seat)], "promotions", "two zones");
        known = zone[index(seat)];
      }
      refuse_if(any && keeps_ != !rule.demoted, "promotions",
                "some pieces that revert when captured and others that do not");
      keeps_ = !rule.demoted;
      any = true;
    }
    if (any) variant_.promotion = zones;
  }

  bool is_for(const Promotion& rule, board::SeatId seat) const {
    return rule.seats.empty() ||
           std::ranges::find(rule.seats, board_.seat(seat).name) != rule.seats.end();
  }

  /// Whether the pieces promote as pawns do: where a move ends, by choice. A piece that cannot
  /// leave the zone can also count as one that promotes at either end of a move.
  bool is_of_pawns(const Promotion& rule, const Both<Zone>& zone) const {
    if (!rule.either.empty() || rule.capturing) return false;
    if (rule.to.size() != 1) return true;
    for (const PieceTypeId piece_type : rule.piece_types) {
      const PieceMoves moves(board_, game_.piece_type(piece_type).moves, first_seat);
      for (const geometry::CellId cell : board_.cells())
        if (zone[0].contains(square_of(board_, cell)) && !moves.rays(cell).empty()) return true;
    }
    for (const auto& [name, kind] : variant_.kinds)
      if (name == "pawn" && letters_of(rule.piece_types).contains(kind.letter)) return true;
    return false;
  }

  void emit_pawns(const Promotion& rule, Both<bool>& seen) {
    for (const board::SeatId seat : {first_seat, board::second_seat}) {
      if (!is_for(rule, seat)) continue;
      const std::size_t side = index(seat);
      if (!seen[side]) variant_.pawns[side].clear();
      variant_.pawns[side].merge(letters_of(rule.piece_types));
      refuse_if(seen[side] && variant_.becomes[side] != letters_of(rule.to), "promotions",
                "pawns that become different pieces");
      variant_.becomes[side] = letters_of(rule.to);
      seen[side] = true;
    }
    variant_.pawns_must = rule.choice == Promotion::Choice::must;
    for (const auto& [piece_type, most] : rule.at_most)
      variant_.at_most[letters_[index(piece_type)]] = most;
  }

  void emit_en_passant() {
    const play::EnPassantRules& rule = rules_.en_passant;
    if (!variant_.double_step) {
      refuse_if(!rule.piece_types.empty(), "passing",
                "a long step other than the double step of a pawn");
      return;
    }
    const Both<Zone> over = zones_of(board_, rule.over);
    refuse_if(over[0] != over[1], "passing", "zones that differ from side to side");
    variant_.en_passant_anywhere = rule.over.empty() && !rule.piece_types.empty();
    variant_.en_passant = over[0];
    if (!rule.piece_types.empty()) variant_.passers.fill(letters_of(rule.by));
  }

  void emit_castling() {
    variant_.castling = !rules_.castling.empty();
    if (!variant_.castling) return;
    const play::Castling& rule = rules_.castling.front();
    refuse_if(rules_.castling.size() > 1 || rule.all_safe || rule.checked || rule.moved ||
                  rule.unchecked || !rule.rook_left.empty() || !rule.rook_right.empty() ||
                  rule.left.size() > 1 || rule.right.size() > 1 ||
                  rule.ways != std::vector<geometry::Heading>{geometry::heading_of(90),
                                                              geometry::heading_of(270)},
              "castling", "only one kind is supported, of a King and a Rook that have not moved");
    variant_.castling_rooks = letters_of(rule.rooks);
    if (rule.king != rules_.royal.king() || variant_.extinction_royal)
      variant_.castling_king = letters_of({rule.king});
    if (start_ != nullptr) emit_homes(rule);
    const auto file = [&](const std::vector<std::string>& files, int fallback) {
      if (files.empty()) return fallback;
      const auto& order = board_.file_order;
      return static_cast<int>(std::ranges::find(order, files.front()) - order.begin());
    };
    variant_.queen_side = file(rule.left, variant_.king_file - 2);
    variant_.king_side = file(rule.right, variant_.king_file + 2);
  }

  /// Sets the home squares of King and Rooks from the start position.
  void emit_homes(const play::Castling& rule) {
    int left = variant_.files, right = -1;
    for (const geometry::CellId cell : board_.cells()) {
      const play::Piece& piece = start_->at(cell);
      const Square square = square_of(board_, cell);
      if (piece.none() || !piece.unmoved) continue;
      if (piece.piece_type == rule.king) {
        refuse_if(square.file != variant_.king_file && king_seen_, "castling",
                  "Kings on different files");
        king_seen_ = true;
        variant_.king_file = square.file;
        variant_.castling_rank =
            piece.seat == first_seat ? square.rank : variant_.ranks - 1 - square.rank;
      } else if (play::among(piece.piece_type, rule.rooks)) {
        left = std::min(left, square.file);
        right = std::max(right, square.file);
      }
    }
    if (right < 0) return;
    variant_.rook_queen_side = left;
    variant_.rook_king_side = right == variant_.files - 1 ? -1 : right;
  }

  void emit_hands() {
    const play::HandRules& hand = rules_.hand;
    variant_.drops = hand.drops;
    variant_.must_drop = hand.first || has_line(must_drop);
    variant_.to_hand = hand.captures;
    variant_.keeps = hand.captures && (hand.keeps || (keeps_ && !rules_.promotions.empty()));
    variant_.gating = variant_.gating_pieces = !hand.gating_zone.empty();
    if (hand.drops) variant_.first_rank_pawns = variant_.promotion_zone_pawns = true;
    std::optional<Both<Zone>> others;
    for (const play::DropRule& rule : rules_.drops) emit_drop(rule, others);
    if (others) variant_.drop_zone = *others;
  }

  /// Whether the letters are only that of the piece that the engine knows by this name.
  bool are_kind(const char* name, const Letters& letters) const {
    return letters == Letters{variant_.letter_of(name)};
  }

  void emit_drop(const play::DropRule& rule, std::optional<Both<Zone>>& others) {
    const Letters letters = letters_of(rule.piece_types);
    variant_.no_stuck |= !rule.stuck;
    variant_.no_pawn_mate |= !rule.mates;
    refuse_if(!rule.mates && !are_kind("shogiPawn", letters), "drops",
              "'mates' of another piece than a Pawn that steps straight forward");
    variant_.opposite_bishops |= rule.tints;
    refuse_if(rule.tints && !are_kind("bishop", letters), "drops", "'tints' of no Bishop");
    variant_.castling_dropped |= !rule.unmoved.empty();
    if (rule.per_file >= 0) {
      refuse_if(!variant_.one_a_file.empty() || letters.size() > 1, "drops",
                "'per-file' of more than one piece");
      variant_.one_a_file = letters;
      variant_.a_file = rule.per_file;
    }
    refuse_if(!rule.as.empty(), "drops", "pieces that are dropped as others");
    if (rule.zone.empty()) return;
    const Both<Zone> zone = zones_of(board_, rule.zone);
    if (are_kind("pawn", letters)) {
      const auto last = [&](int side, int rank) {
        return zone[static_cast<std::size_t>(side)].contains({rank, 0});
      };
      variant_.first_rank_pawns = last(0, 0);
      variant_.promotion_zone_pawns = last(0, variant_.ranks - 1);
      return;
    }
    refuse_if(others && *others != zone, "drops", "zones that differ from piece to piece");
    others = zone;
  }

  /// Whether the game has a line that means the same as this text.
  bool has_line(std::string_view text) const {
    Report none;
    const auto line = game::read_line(text, {}, game_, rules_, none);
    return line && std::ranges::any_of(rules_.lines, [&](const play::RuleLine& each) {
             return each.when == line->when && each.then == line->then;
           });
  }

  /// A goal, and when the pieces that have reached it win.
  struct LineOfGoal {
    play::PieceTypeList piece_types;
    std::string zone;
    bool held = false, safe = false;
  };

  /// The goal that a line states: `turn, own knight on middle: wins`. Nothing if it states more.
  static std::optional<LineOfGoal> goal_of(const play::RuleLine& line) {
    using play::RuleTerm, play::RuleWord;
    if (line.then.word != RuleWord::wins) return std::nullopt;
    LineOfGoal goal;
    for (const RuleTerm& term : line.when) {
      RuleTerm plain{RuleWord::own};
      plain.pieces.whose = play::RulePieces::Whose::own;
      plain.pieces.piece_types = term.pieces.piece_types;
      plain.zone = term.zone;
      if (term.threat == RuleTerm::Threat::safe) plain.threat = term.threat;
      if (term == RuleTerm{RuleWord::turn})
        goal.held = true;
      else if (goal.zone.empty() && !term.zone.empty() && term == plain)
        goal = {term.pieces.piece_types, term.zone, goal.held,
                term.threat == RuleTerm::Threat::safe};
      else
        return std::nullopt;
    }
    return goal.zone.empty() ? std::nullopt : std::optional(goal);
  }

  void emit_lines() {
    std::size_t known = (has_line(points_decide) ? 1u : 0u) + (has_line(must_drop) ? 1u : 0u) +
                        (variant_.blast ? 2u : 0u);
    for (const LineKey& row : line_keys())
      if (has_line(row.line)) {
        variant_.*row.key = row.value;
        ++known;
      }
    for (const LineKey& row : line_keys())
      refuse_if(variant_.*row.key == row.value && !has_line(row.line), "rules",
                "without the line '" + std::string(row.line) + "'");
    for (const play::RuleLine& line : rules_.lines)
      if (const auto goal = goal_of(line)) {
        emit_goal(*goal);
        ++known;
        ++goals_;
      }
    known += emit_counting() + emit_chasing();
    refuse_if(known < rules_.lines.size(), "rules", "a line for which there is no key");
    refuse_if(!game_.shuffle.empty(), "shuffle", "no key");
    refuse_if(!rules_.hand.endless.empty(), "hand", "pieces that never run out");
  }

  /// The id of the piece that the engine knows by a name; empty if there is none.
  std::string id_of_kind(std::string_view name) const {
    const char letter = variant_.letter_of(std::string(name));
    for (const PieceTypeId id : game_.piece_ids())
      if (letter != 0 && letters_[index(id)] == letter) return game_.piece_type(id).id;
    return {};
  }

  /// Whether the game has all of some lines.
  bool has_lines(const std::vector<std::string>& lines) const {
    return std::ranges::all_of(lines, [&](const std::string& line) { return has_line(line); });
  }

  /// Emits the count against a lone King. Returns the number of its lines.
  std::size_t emit_counting() {
    std::vector<std::string> ids;
    for (const char* kind : counted_kinds) ids.push_back(id_of_kind(kind));
    if (std::ranges::find(ids, "") != ids.end()) return 0;
    for (const char* rule : {"makruk", "asean"}) {
      const auto lines = counting_lines(rule, ids);
      if (!has_lines(lines)) continue;
      variant_.counting = rule;
      return lines.size();
    }
    return 0;
  }

  /// Emits the rule that chases lose. Returns the number of its lines.
  std::size_t emit_chasing() {
    std::vector<std::string> ids;
    for (const char* kind : chasing_kinds) ids.push_back(id_of_kind(kind));
    if (std::ranges::find(ids, "") != ids.end()) return 0;
    for (const auto& [zone, cells] : board_.zones) {
      const auto lines = chasing_lines(ids, zone);
      if (!has_lines(lines)) continue;
      variant_.chasing = "axf";
      return lines.size();
    }
    return 0;
  }

  /// The result of a repetition for White if points decide it and pieces have no values. Nothing
  /// for all other uses of points, which cannot be expressed.
  std::optional<int> fold_by_points(const play::Ends& end) const {
    const auto& bonus = end.points.bonus;
    if (!has_line(points_decide) || end.quiet > 0 || end.repeating != Result::draw ||
        bonus.size() != 1 || bonus.begin()->second <= 0 ||
        std::ranges::any_of(game_.piece_types,
                            [](const PieceType& piece_type) { return piece_type.value != 0; }))
      return std::nullopt;
    return bonus.begin()->first == board_.seats.front().name ? 1 : -1;
  }

  void emit_ends() {
    const play::Ends& end = rules_.end;
    refuse_if(end.stalemate == Result::quarter, "end", "a stalemate that is worth a quarter");
    variant_.stalemate = number_of_result(end.stalemate);
    variant_.mate = number_of_result(end.mate);
    variant_.counts_checks = end.checks > 0;
    variant_.quiet = end.quiet / 2;
    variant_.repetition = end.repetition;
    variant_.repetition_value = -number_of_result(end.repeating);
    variant_.perpetual_loses = end.perpetual == Result::loss;
    const std::optional<int> whose = fold_by_points(end);
    if (whose) variant_.repetition_value = *whose;
    variant_.repetition_for_white = whose.has_value();
    refuse_if(end.quiet % 2 != 0 || end.perpetual == Result::win || end.points.left >= 0 ||
                  (has_line(points_decide) && !whose) || goals_ + end.goals.size() > 1 ||
                  end.extinctions.size() > 1,
              "end", "quiet, perpetual, points, or several of a kind");
    for (const play::Goal& goal : end.goals) {
      refuse_if(goal.result != Result::win, "end", "a goal that does not win");
      emit_goal({goal.piece_types, goal.zone, goal.reply});
    }
    for (const play::Extinction& rule : end.extinctions) {
      refuse_if(rule.piece_types.size() > 1 && !rule.each, "end",
                "pieces that are counted together");
      variant_.extinction = number_of_result(rule.result);
      variant_.extinct = rule.piece_types.empty() ? Letters{'*'} : letters_of(rule.piece_types);
      variant_.extinct_left = rule.left;
      variant_.extinct_against = rule.against;
      variant_.extinction_reply = rule.reply;
    }
  }

  void emit_goal(const LineOfGoal& goal) {
    variant_.flag_zone = zones_of(board_, goal.zone);
    Letters all;
    for (const auto& [name, kind] : variant_.kinds) all.insert(kind.letter);
    const Letters letters = letters_of(goal.piece_types);
    refuse_if(letters.size() > 1 && letters != all, "end", "a goal of some pieces");
    variant_.flag.fill(letters.size() == 1 ? letters : Letters{'*'});
    // The engine checks the flag at either side's turn: pieces that have stayed for a round, or
    // just arrived.
    variant_.flag_reply = goal.held;
    variant_.flag_safe = goal.safe;
  }

  /// Exports rules that the engine applies to all pieces at once.
  void emit_common_rules() {
    const play::PlayTables tables(board_, game_.piece_types, rules_, {});
    const auto stuck = variant_.no_stuck ? find_stuck_move(game_, tables) : std::nullopt;
    refuse_if(stuck.has_value(), rules_.drops.empty() ? "promotions" : "drops",
              stuck.value_or("") + ", which 'immobilityIllegal' forbids to all pieces");
    if (variant_.quiet == 0) return;
    for (Letters& each : variant_.resets) each.clear();
    for (const PieceTypeId piece_type : base::Ids<PieceTypeId>(game_.piece_types.size()))
      if (const char letter = letters_[index(piece_type)];
          letter != 0 && tables.is_pawn(piece_type))
        for (Letters& each : variant_.resets) each.insert(letter);
  }

  void emit_start() {
    std::vector<PieceType> piece_types = game_.piece_types;
    for (std::size_t i = 0; i < piece_types.size(); ++i)
      piece_types[i].letter =
          letters_[i] == 0 ? "" : std::string(1, static_cast<char>(letters_[i] & ~0x20));
    const auto fen = start_ == nullptr
                         ? std::nullopt
                         : play::print_fen(*start_, board_, piece_types, {rules_, start_});
    refuse_if(!fen, "start", "FEN cannot express it");
    if (fen) variant_.start = *fen;
  }

  const Game& game_;
  const play::GameRules& rules_;
  const Board& board_;
  const play::Position* start_;
  Variant& variant_;
  std::vector<char> letters_;
  Report& report_;
  bool keeps_ = false;      ///< promoted pieces do not revert when captured
  bool king_seen_ = false;  ///< a King that castles was found
  std::size_t goals_ = 0;   ///< stated by lines
};

}  // namespace

std::optional<Variant> variant_of(const Game& game, Report& report) {
  const std::size_t before = report.count();
  const Board& board = game.board();
  Variant variant = plain_variant(static_cast<int>(board.file_order.size()),
                                  static_cast<int>(board.rank_order.size()));
  variant.name = is_built_in(game.id) ? game.id + "-boardwright" : game.id;
  auto letters = emit_piece_types(game, variant, report);
  if (report.count() != before) return std::nullopt;
  VariantWriter(game, variant, std::move(letters), report).write();
  if (report.count() != before) return std::nullopt;
  return variant;
}

}  // namespace boardwright::fairy_stockfish
