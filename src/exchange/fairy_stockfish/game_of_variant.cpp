// Converts the rules of a variants.ini into the rules of play of a game.
#include "fairy_stockfish/game_of_variant.h"

#include <algorithm>

#include "base/text.h"
#include "fairy_stockfish/inline_table.h"
#include "fairy_stockfish/lines_of_variant.h"
#include "fairy_stockfish/variant_pieces.h"
#include "game/play_words.h"

namespace boardwright::fairy_stockfish {

using base::toml_text;

namespace {

std::string result_word(int value) {
  return toml_text(base::word_of(static_cast<play::Result>(value + 1), game::result_words));
}

/// Makes the keys of [play], one after another.
class PlayMaker {
 public:
  PlayMaker(const VariantPieces& pieces, ImportedGame& made)
      : pieces_(pieces), variant_(pieces.variant), made_(made) {}

  void make() {
    make_royal();
    make_castling();
    made_.play.emplace(made_.play.begin(), "start", toml_text(start()));
    make_en_passant();
    make_promotions();
    make_hand();
    make_drops();
    lines_ = fairy_stockfish::make_lines(pieces_, made_);
    if (!lines_.marks.empty()) add("marks", lines_.marks);
    if (!lines_.lines.empty()) add("rules", toml_list(lines_.lines));
    make_end();
  }

 private:
  void add(std::string key, std::string value) {
    made_.play.emplace_back(std::move(key), std::move(value));
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
      if (plus && is_letter(c) && becomes != variant_.promoted.end() &&
          pieces_.ids.promoted.empty()) {
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

  void make_royal() {
    const bool pseudo = variant_.extinction_royal && variant_.extinction != 2;
    if (pieces_.king() != 0 && !pseudo)
      return add("king", toml_text(pieces_.ids.plain.at(pieces_.king())));
    if (!pseudo) return;
    if (variant_.extinct.contains('*'))
      pieces_.cannot("extinctionPseudoRoyal",
                     "for all pieces it is not a rule that Boardwright supports");
    Letters letters = variant_.extinct;
    if (pieces_.king() != 0) letters.insert(pieces_.king());
    if (pieces_.king() != 0 && (variant_.blast || pieces_.can_grow(pieces_.king())))
      pieces_.cannot("extinctionPseudoRoyal",
                     "with a King it is not a rule that Boardwright supports");
    if (std::ranges::any_of(variant_.promoted, [&](const auto& each) {
          return letters.contains(each.second) && !letters.contains(each.first) &&
                 pieces_.ids.plain.contains(each.first);
        }))
      pieces_.cannot("promotedPieceType",
                     "to a royal piece it is not a rule that Boardwright supports");
    if (variant_.extinct_left > 0 || variant_.extinct_against > 0)
      pieces_.cannot("extinctionPseudoRoyal",
                     "with counts it is not a rule that Boardwright supports");
    auto royal = InlineTable().add("pieces", toml_list(pieces_.list_all(letters)));
    add("royal",
        (variant_.blast ? royal.flag("taken", true) : royal.add("check", "\"last-of-kind\""))
            .text());
  }

  void make_castling() {
    const std::vector<std::string_view> fields = base::words(variant_.start);
    const bool rights = fields.size() > 2 && fields[2] != "-" && !is_digit(fields[2][0]);
    const char piece_type =
        variant_.castling_king.empty() ? pieces_.king() : *variant_.castling_king.begin();
    const auto rooks = pieces_.list(variant_.castling_rooks);
    if (!variant_.castling || piece_type == 0 || !pieces_.ids.plain.contains(piece_type) ||
        rooks.empty() || !(rights || variant_.castling_dropped) ||
        variant_.gating != variant_.gating_pieces)
      return;
    InlineTable table;
    if (piece_type != pieces_.king() || variant_.extinction_royal)
      table.add("king", toml_text(pieces_.ids.plain.at(piece_type)));
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
    const auto by = pieces_.list(variant_.passers[0]);
    if (variant_.passers[0] != variant_.passers[1])
      pieces_.cannot("enPassantTypesWhite", "in Boardwright both sides capture en passant alike");
    if (piece_types.empty() || by.empty()) return;
    if (variant_.en_passant_anywhere && by == piece_types && piece_types.size() == 1)
      return add("passing", toml_text(piece_types.front()));
    auto table = InlineTable().add("pieces", toml_list(piece_types)).add("by", toml_list(by));
    if (!variant_.en_passant_anywhere)
      table.add("over",
                toml_text(made_.zone("passing", {variant_.en_passant, variant_.en_passant})));
    add("passing", table.text());
  }

  std::string ids(const Letters& letters) const { return toml_list(pieces_.list(letters)); }

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
      if (pieces_.king() != 0) to.erase(pieces_.king());
      if (pieces_.list(variant_.pawns[side]).empty() || pieces_.list(to).empty()) continue;
      auto table = InlineTable().add("pieces", ids(variant_.pawns[side]));
      if (!same) table.add("seats", side == 0 ? "[\"White\"]" : "[\"Black\"]");
      table.add("zone", promotion_zone()).add("to", ids(to));
      auto ids_of_to = pieces_.ids.plain;
      std::erase_if(ids_of_to, [&](const auto& each) { return !to.contains(each.first); });
      finish_promotion(table, ids_of_to, variant_.pawns_must, rules);
    }
    for (const auto& [from, to] : variant_.promoted) {
      const auto other = pieces_.ids.promoted.find(from);
      if (!pieces_.ids.plain.contains(from) ||
          (other == pieces_.ids.promoted.end() && !pieces_.ids.plain.contains(to)))
        continue;
      auto table = InlineTable()
                       .add("pieces", ids({from}))
                       .add("either", promotion_zone())
                       .add("to", other == pieces_.ids.promoted.end() ? ids({to})
                                                                      : toml_list({other->second}))
                       .flag("capturing", variant_.only_by_capture);
      if (variant_.at_most.contains(to) && other != pieces_.ids.promoted.end() &&
          (pieces_.ids.plain.contains(to) || several_become(to)))
        pieces_.cannot("promotionLimit", "of pieces that come by several ways it is not supported");
      finish_promotion(
          table,
          {{to, other == pieces_.ids.promoted.end() ? pieces_.ids.plain.at(to) : other->second}},
          variant_.pieces_must, rules);
    }
    if (rules.empty()) return;
    std::string text = "[\n";
    for (const std::string& rule : rules) text += "  " + rule + ",\n";
    add("promotions", rules.size() == 1 ? "[" + rules.front() + "]" : text + "]");
  }

  bool several_become(char letter) const {
    return std::ranges::count_if(variant_.promoted, [&](const auto& each) {
             return each.second == letter && pieces_.ids.plain.contains(each.first);
           }) > 1;
  }

  void make_hand() {
    if (variant_.blast && variant_.to_hand)
      pieces_.cannot("capturesToHand",
                     "with 'blastOnCapture' it is not a rule that Boardwright supports");
    if (variant_.gating && !variant_.gating_pieces)
      pieces_.cannot("gating",
                     "without 'seirawanGating' it is not a rule that Boardwright supports");
    InlineTable hand;
    if (variant_.free_drops && variant_.drops)
      hand.add("endless", toml_list(pieces_.list_all({'*'})));
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

  /// Whether a piece can stand on a square: where moves of its kind are confined, drops are, too.
  bool may_stand(char letter, std::size_t side, const Square& square) const {
    return std::ranges::all_of(variant_.mobility, [&](const auto& each) {
      const Zone& zone = each.second[side];
      return variant_.letter_of(each.first) != letter || zone.empty() || zone.contains(square);
    });
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
                               may_stand(letter, side, square) &&
                               !(no_first && rank == (side == 0 ? 0 : variant_.ranks - 1)) &&
                               !(no_last && variant_.promotion[side].contains(square));
          if (allowed) zone[side].insert(square);
          everywhere &= allowed;
        }
    return everywhere ? std::nullopt : std::optional(zone);
  }

  /// The name of that zone, which all pieces that are not confined share.
  std::string drops_name(char letter, const std::string& id) const {
    const bool confined = std::ranges::any_of(variant_.mobility, [&](const auto& each) {
      return variant_.letter_of(each.first) == letter;
    });
    return confined                               ? "drops-of-" + id
           : letter == variant_.letter_of("pawn") ? "pawn-drops"
                                                  : "drops";
  }

  /// The home squares on which a dropped King or Rook can castle.
  std::string home(char letter) {
    Both<Zone> zone;
    for (const auto& [side, square_rank] :
         {std::pair{0U, variant_.castling_rank},
          std::pair{1U, variant_.ranks - 1 - variant_.castling_rank}}) {
      if (letter == pieces_.king()) zone[side].insert({square_rank, variant_.king_file});
      if (!variant_.castling_rooks.contains(letter)) continue;
      zone[side].insert({square_rank, variant_.rook_queen_side});
      const int right = variant_.rook_king_side;
      zone[side].insert({square_rank, right < 0 ? variant_.files - 1 : right});
    }
    return zone[0].empty() ? "" : made_.zone("home-of-" + pieces_.ids.plain.at(letter), zone);
  }

  void make_drops() {
    if (!variant_.drops) return;
    std::string text = "[\n";
    for (const auto& [letter, id] : pieces_.ids.plain) {
      InlineTable rule;
      const auto zone = drop_zone(letter);
      const bool nowhere = zone && (*zone)[0].empty() && (*zone)[1].empty();
      if (zone && !nowhere) rule.add("zone", toml_text(made_.zone(drops_name(letter, id), *zone)));
      if (nowhere)
        rule.add("per-file", "0");
      else if (variant_.one_a_file.contains(letter))
        rule.add("per-file", std::to_string(variant_.a_file));
      if (variant_.no_pawn_mate && letter == variant_.letter_of("shogiPawn"))
        rule.add("mates", "false");
      if (variant_.no_stuck && letter != pieces_.king()) rule.add("stuck", "false");
      rule.flag("tints", variant_.opposite_bishops && letter == variant_.letter_of("bishop"));
      const std::string unmoved = variant_.castling_dropped ? home(letter) : "";
      if (!unmoved.empty()) rule.add("unmoved", toml_text(unmoved));
      if (rule.empty()) continue;
      rule.add("pieces", ids({letter}));
      text += "  " + rule.text() + ",\n";
    }
    if (text.size() > 2) add("drops", text + "]");
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
    if (lines_.draws_go_to != nullptr)
      end.add("points", std::string("{ bonus = { ") + lines_.draws_go_to + " = 1 } }");
    if (variant_.quiet > 0) end.add("quiet", std::to_string(2 * variant_.quiet));
    if (!lines_.goals.empty()) end.add("goals", "[" + lines_.goals + "]");
    if (variant_.extinction != 2 && !variant_.extinct.empty() &&
        (!variant_.extinction_royal || variant_.blast))
      end.add("extinctions", "[" + extinction() + "]");
    if (!end.empty()) add("end", end.text());
  }

  /// The number of checks that win: those left according to FEN, as `3+3`.
  int checks() const {
    const auto plus = variant_.start.find('+');
    if (plus == variant_.start.npos || plus == 0 || !is_digit(variant_.start[plus - 1])) return 3;
    return variant_.start[plus - 1] - '0';
  }

  std::string extinction() const {
    InlineTable rule;
    if (!variant_.extinct.contains('*')) {
      const std::vector<std::string> piece_types = pieces_.list_all(variant_.extinct);
      rule.add("pieces", toml_list(piece_types));
      rule.flag("each", piece_types.size() > 1);
    }
    if (variant_.extinct_left > 0) rule.add("left", std::to_string(variant_.extinct_left));
    if (variant_.extinct_against > 0) rule.add("against", std::to_string(variant_.extinct_against));
    rule.flag("reply", variant_.extinction_reply);
    if (variant_.extinction != -1) rule.add("result", result_word(variant_.extinction));
    return rule.text();
  }

  const VariantPieces& pieces_;
  const Variant& variant_;
  ImportedGame& made_;
  VariantLines lines_;
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
  const VariantPieces pieces{variant, import_pieces(variant, board, section.place, made, report),
                             section, report};
  PlayMaker(pieces, made).make();
  if (report.count() != before) return std::nullopt;
  return made;
}

}  // namespace boardwright::fairy_stockfish
