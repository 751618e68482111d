// Exports the board and the pieces of a game to variants.ini.
#include <algorithm>

#include "base/text.h"
#include "fairy_stockfish/kinds.h"
#include "fairy_stockfish/variant_keys.h"
#include "fairy_stockfish/variant_of_game.h"

namespace boardwright::fairy_stockfish {

using moves::PieceTypeId;

namespace {

/// Why the engine does not support a board; empty if it does.
std::string problem_of(const Board& board) {
  const auto files = std::ssize(board.file_order), ranks = std::ssize(board.rank_order);
  if (board.seats.size() != 2) return "a game for " + std::to_string(board.seats.size());
  if (board.seats[0].forward != geometry::heading_of(90) ||
      board.seats[1].forward != geometry::heading_of(270))
    return "players that do not sit opposite each other";
  if (board.axis("orthogonal") == nullptr) return "a board that is not of squares";
  if (board.wrap_files || board.wrap_ranks || !board.plates.empty() || !board.walls.empty())
    return "a board that is not plain";
  if (files > most_files || ranks > most_ranks)
    return "a board of " + std::to_string(files) + " files and " + std::to_string(ranks) +
           " ranks; 12 and 10 are the most";
  return {};
}

/// Assigns each piece a letter of its own.
class Lettering {
 public:
  explicit Lettering(const Game& game) : game_(game), letters_(game.piece_types.size(), 0) {
    for (const PieceTypeId id : game.piece_ids()) {
      const std::string& own = game.piece_type(id).letter;
      if (own.size() == 1 && is_letter(own[0])) take(id, own[0]);
    }
  }

  /// The letter of a piece, or else a free one, preferably from its name.
  char letter(PieceTypeId id) {
    std::string wanted = game_.piece_type(id).name + "abcdefghijklmnopqrstuvwxyz";
    for (const char c : wanted)
      if (letters_[index(id)] == 0 && is_letter(c)) take(id, c);
    return letters_[index(id)];
  }

  /// A letter that no piece has.
  char free_letter() const {
    for (char c = 'a'; c <= 'z'; ++c)
      if (std::ranges::find(letters_, c) == letters_.end()) return c;
    return 0;
  }

  void share(PieceTypeId id, PieceTypeId other) { letters_[index(id)] = letters_[index(other)]; }

  const std::vector<char>& all() const { return letters_; }

 private:
  void take(PieceTypeId id, char c) {
    c = static_cast<char>(c | 0x20);
    if (std::ranges::find(letters_, c) == letters_.end()) letters_[index(id)] = c;
  }

  const Game& game_;
  std::vector<char> letters_;
};

/// Whether a piece is not on the board at the start, is never promoted, and reverts when captured.
bool is_only_promoted(const Game& game, PieceTypeId piece_type) {
  if (const play::Position* start = game.find_position(game.start))
    for (const play::Piece& piece : start->pieces)
      if (piece.piece_type == piece_type) return false;
  return std::ranges::all_of(game.rules.promotions, [&](const play::Promotion& rule) {
    return !play::among(piece_type, rule.piece_types) &&
           (!play::among(piece_type, rule.to) || rule.demoted);
  });
}

/// Exports the pieces, one after another.
class PieceWriter {
 public:
  PieceWriter(const Game& game, Variant& variant, Report& report)
      : game_(game), variant_(variant), report_(report), lettering_(game), kinds_(game.board()) {}

  std::vector<char> write() {
    variant_.double_step = false;
    for (const PieceTypeId id : game_.piece_ids())
      if (!game_.piece_type(id).helper) emit_piece(id);
    set_usual_pieces(variant_);
    emit_king_type();
    return lettering_.all();
  }

 private:
  void emit_piece(PieceTypeId id) {
    const PieceType& piece_type = game_.piece_type(id);
    const play::RoyalRules& royal = game_.rules.royal;
    std::string problem;
    const auto engine_piece = describe_piece(
        game_, piece_type,
        {id == royal.king() && !royal.taken && royal.check == play::RoyalRules::Check::any,
         play::among(id, game_.rules.en_passant.piece_types)},
        kinds_, problem);
    if (!engine_piece) {
      report_.error(piece_type.place,
                    "variants.ini cannot express the piece '" + piece_type.id + "': " + problem);
      return;
    }
    if (const auto same =
            engine_piece->name.empty() ? by_name_.end() : by_name_.find(engine_piece->name);
        same != by_name_.end() && is_only_promoted(game_, id)) {
      lettering_.share(id, same->second);
      return;
    }
    std::string name = engine_piece->name;
    std::string betza = engine_piece->betza;
    if (name.empty() || variant_.kinds.contains(name)) {
      if (betza.empty())
        for (const KindName& row : kind_names())
          if (row.name == name) betza = row.betza;
      name = "customPiece" + std::to_string(++customs_);
    }
    by_name_.emplace(name, id);
    variant_.kinds[name] = {lettering_.letter(id), betza, 0};
    if (engine_piece->mobility) {
      for (const Zone& side : *engine_piece->mobility)
        if (side.empty())
          report_.error(piece_type.place, "variants.ini cannot express the piece '" +
                                              piece_type.id +
                                              "': no cell is left for those of one side");
      variant_.mobility[name] = *engine_piece->mobility;
    }
    if (engine_piece->facing) variant_.facing_illegal = true;
    if (name == "soldier") variant_.soldier_rank = engine_piece->soldier_rank;
    if (engine_piece->doubles) emit_steps(piece_type, *engine_piece);
  }

  /// Version 11 of the engine supports a King with other moves only if a piece that it knows by
  /// name has them.
  void emit_king_type() {
    const auto king = variant_.kinds.find("king");
    if (king == variant_.kinds.end() || king->second.betza.empty()) return;
    for (const KindName& row : kind_names()) {
      if (row.betza != king->second.betza) continue;
      auto& kind = variant_.kinds[std::string(row.name)];
      if (kind.letter == 0) kind.letter = lettering_.free_letter();
      variant_.king_type = {kind.letter};
    }
  }

  void emit_steps(const PieceType& piece_type, const EnginePiece& engine_piece) {
    if (variant_.double_step && (variant_.double_from != engine_piece.double_from ||
                                 variant_.triple_from != engine_piece.triple_from))
      report_.error(piece_type.place, "variants.ini has only one zone of double steps");
    variant_.double_step = true;
    variant_.double_from = engine_piece.double_from;
    variant_.triple_from = engine_piece.triple_from;
  }

  const Game& game_;
  Variant& variant_;
  Report& report_;
  Lettering lettering_;
  KindMoves kinds_;
  std::map<std::string, PieceTypeId> by_name_;
  int customs_ = 0;
};

}  // namespace

Place play_place(const Game& game, std::string_view key) {
  if (game.files.empty()) return {};
  const base::Data play = game.files.front().find("play");
  return play.has(key) ? play.find(key).key_place() : play.place();
}

std::vector<char> emit_piece_types(const Game& game, Variant& variant, Report& report) {
  if (const std::string problem = problem_of(game.board()); !problem.empty()) {
    const Place place = game.files.empty() ? Place{} : game.files.front().find("boards").place();
    report.error(place, "variants.ini cannot express " + problem);
    return {};
  }
  return PieceWriter(game, variant, report).write();
}

}  // namespace boardwright::fairy_stockfish
