// Tells the board and the pieces of a game in the words of variants.ini.
#include <algorithm>

#include "base/text.h"
#include "exchange/kinds.h"
#include "exchange/variant_keys.h"
#include "exchange/variant_of_game.h"

namespace boardwright::exchange {
namespace {

/// Why the engine has no such board; nothing if it has.
std::string problem_of(const Board& board) {
  const auto files = std::ssize(board.file_order), ranks = std::ssize(board.rank_order);
  if (board.seats.size() != 2) return "a game for " + std::to_string(board.seats.size());
  if (board.seats[0].forward != heading_of(90) || board.seats[1].forward != heading_of(270))
    return "players who do not sit opposite each other";
  if (board.axis("orthogonal") == nullptr) return "a board that is not of squares";
  if (board.wrap_files || board.wrap_ranks || !board.plates.empty() || !board.walls.empty())
    return "a board that is not plain";
  if (files > most_files || ranks > most_ranks)
    return "a board of " + std::to_string(files) + " files and " + std::to_string(ranks) +
           " ranks; 12 and 10 are the most";
  return {};
}

/// Gives letters to pieces, one to each.
class Lettering {
 public:
  explicit Lettering(const Game& game) : game_(game), letters_(game.piece_types.size(), 0) {
    for (const PieceTypeId id : game.piece_ids()) {
      const std::string& own = game.piece_type(id).letter;
      if (own.size() == 1 && is_letter(own[0])) take(id, own[0]);
    }
  }

  /// The letter of a piece, or else a free one: of its name if there is one.
  char letter(PieceTypeId id) {
    std::string wanted = game_.piece_type(id).name + "abcdefghijklmnopqrstuvwxyz";
    for (const char c : wanted)
      if (letters_[index(id)] == 0 && is_letter(c)) take(id, c);
    return letters_[index(id)];
  }

  /// A letter of no piece.
  char free_letter() const {
    for (char c = 'a'; c <= 'z'; ++c)
      if (std::find(letters_.begin(), letters_.end(), c) == letters_.end()) return c;
    return 0;
  }

  void share(PieceTypeId id, PieceTypeId other) { letters_[index(id)] = letters_[index(other)]; }

  const std::vector<char>& all() const { return letters_; }

 private:
  void take(PieceTypeId id, char c) {
    c = static_cast<char>(c | 0x20);
    if (std::find(letters_.begin(), letters_.end(), c) == letters_.end()) letters_[index(id)] = c;
  }

  const Game& game_;
  std::vector<char> letters_;
};

/// Whether a piece only ever comes to be by promotion, and is captured as what it was.
bool is_only_promoted(const Game& game, PieceTypeId piece_type) {
  if (const Position* start = game.find_position(game.start))
    for (const Piece& piece : start->pieces)
      if (piece.piece_type == piece_type) return false;
  return std::all_of(game.rules.promotions.begin(), game.rules.promotions.end(),
                     [&](const Promotion& rule) {
                       return !among(piece_type, rule.piece_types) &&
                              (!among(piece_type, rule.to) || rule.demoted);
                     });
}

/// Tells one piece after another.
class PieceWriter {
 public:
  PieceWriter(const Game& game, Variant& variant, Report& report)
      : game_(game), variant_(variant), report_(report), lettering_(game), kinds_(game.board()) {}

  std::vector<char> tell() {
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
    const RoyalRules& royal = game_.rules.royal;
    std::string problem;
    const auto told =
        told_kind(game_, piece_type,
                  {id == royal.king() && !royal.taken && royal.check == RoyalRules::Check::any,
                   among(id, game_.rules.en_passant.piece_types)},
                  kinds_, problem);
    if (!told) {
      report_.error(piece_type.place,
                    "variants.ini cannot say the piece '" + piece_type.id + "': " + problem);
      return;
    }
    if (const auto same = told->name.empty() ? by_name_.end() : by_name_.find(told->name);
        same != by_name_.end() && is_only_promoted(game_, id)) {
      lettering_.share(id, same->second);
      return;
    }
    std::string name = told->name;
    std::string betza = told->betza;
    if (name.empty() || variant_.kinds.contains(name)) {
      if (betza.empty())
        for (const KindName& row : kind_names())
          if (row.name == name) betza = row.betza;
      name = "customPiece" + std::to_string(++customs_);
    }
    by_name_.emplace(name, id);
    variant_.kinds[name] = {lettering_.letter(id), betza, 0};
    if (told->mobility) {
      for (const Zone& side : *told->mobility)
        if (side.empty())
          report_.error(piece_type.place, "variants.ini cannot say the piece '" + piece_type.id +
                                              "': one side's stands nowhere");
      variant_.mobility[name] = *told->mobility;
    }
    if (told->facing) variant_.facing_illegal = true;
    if (name == "soldier") variant_.soldier_rank = told->soldier_rank;
    if (told->doubles) emit_steps(piece_type, *told);
  }

  /// Version 11 of the engine has Kings who move as a piece that it knows by name.
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

  void emit_steps(const PieceType& piece_type, const ToldKind& told) {
    if (variant_.double_step &&
        (variant_.double_from != told.double_from || variant_.triple_from != told.triple_from))
      report_.error(piece_type.place, "variants.ini has one zone of double steps, not two");
    variant_.double_step = true;
    variant_.double_from = told.double_from;
    variant_.triple_from = told.triple_from;
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
  const Data play = game.files.front().find("play");
  return play.has(key) ? play.find(key).key_place() : play.place();
}

std::vector<char> emit_piece_types(const Game& game, Variant& variant, Report& report) {
  if (const std::string problem = problem_of(game.board()); !problem.empty()) {
    const Place place = game.files.empty() ? Place{} : game.files.front().find("boards").place();
    report.error(place, "variants.ini cannot say " + problem);
    return {};
  }
  return PieceWriter(game, variant, report).tell();
}

}  // namespace boardwright::exchange
