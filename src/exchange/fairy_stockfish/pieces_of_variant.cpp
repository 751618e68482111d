// Imports the pieces of variants.ini.
#include <algorithm>

#include "base/text.h"
#include "betza/betza.h"
#include "fairy_stockfish/game_of_variant.h"
#include "fairy_stockfish/variant_keys.h"

namespace boardwright::fairy_stockfish {
namespace {

const KindName* known_kind(std::string_view name) {
  for (const KindName& row : kind_names())
    if (row.name == name) return &row;
  return nullptr;
}

/// Splits Betza into parts: modifiers, an atom, and what follows it.
std::vector<std::string> parts_of_betza(std::string_view betza) {
  std::vector<std::string> parts;
  bool atom = false;
  for (const char c : betza) {
    const bool capital = c >= 'A' && c <= 'Z';
    const bool follows = is_digit(c) || (capital && !parts.empty() && parts.back().back() == c);
    if (parts.empty() || (atom && !follows)) {
      parts.emplace_back();
      atom = false;
    }
    parts.back() += c;
    atom |= capital;
  }
  return parts;
}

/// Whether a piece can be on the board as a type of its own, not only as a promoted form.
bool appears(const Variant& variant, char letter) {
  const std::string pieces = variant.start.substr(0, variant.start.find(' '));
  const auto is_it = [&](char c) { return (c | 0x20) == letter && is_letter(c); };
  if (std::ranges::any_of(pieces, is_it)) return true;
  for (const auto& [from, to] : variant.promoted)
    if (to == letter && !demotes(variant)) return true;
  return std::ranges::any_of(variant.becomes,
                             [&](const Letters& each) { return each.contains(letter); });
}

/// Makes the pieces, one after another.
class PieceMaker {
 public:
  PieceMaker(const Variant& variant, const board::Board& board, const Place& place,
             ImportedGame& made, Report& report)
      : variant_(variant), board_(board), place_(place), made_(made), report_(report) {}

  PieceIds make() {
    for (const auto& [name, kind] : variant_.kinds)
      if (appears(variant_, kind.letter)) {
        ImportedPiece piece_type = piece_type_of(name, kind);
        ids_.plain[kind.letter] = piece_type.id;
        made_.piece_types.push_back(std::move(piece_type));
      }
    if (demotes(variant_)) make_promoted();
    return std::move(ids_);
  }

 private:
  /// Adds a further piece for each promoted form, as `+P` of P, which reverts to P when captured.
  void make_promoted() {
    for (const auto& [from, to] : variant_.promoted) {
      const auto base = ids_.plain.find(from);
      const auto kind = std::ranges::find_if(
          variant_.kinds, [letter = to](const auto& each) { return each.second.letter == letter; });
      if (base == ids_.plain.end() || kind == variant_.kinds.end()) continue;
      ImportedPiece piece_type = piece_type_of(kind->first, kind->second);
      piece_type.drawing = piece_type.id;
      piece_type.letter = "+" + std::string(1, static_cast<char>(from & ~0x20));
      piece_type.id = "promoted-" + base->second;
      piece_type.name = "Promoted " + with_blanks(base->second);
      ids_.promoted[from] = piece_type.id;
      made_.piece_types.push_back(std::move(piece_type));
    }
  }

  static std::string with_blanks(std::string id) {
    std::ranges::replace(id, '-', ' ');
    return id;
  }

  ImportedPiece piece_type_of(const std::string& name, const Kind& kind) {
    const KindName* known = known_kind(name);
    ImportedPiece piece_type;
    piece_type.letter = std::string(1, static_cast<char>(kind.letter & ~0x20));
    piece_type.id = known == nullptr    ? std::string("piece-") + kind.letter
                    : known->id.empty() ? std::string(known->name)
                                        : std::string(known->id);
    piece_type.name = with_blanks(piece_type.id);
    piece_type.name[0] = static_cast<char>(piece_type.name[0] & ~0x20);
    if (known == nullptr) piece_type.name = "Piece " + piece_type.letter;
    if (name == "pawn") {
      piece_type.moves = {"move step orthogonal forward", "capture step diagonal forward"};
      add_long_step(piece_type, "orthogonal");
    } else if (name == "soldier" && variant_.soldier_rank > 0) {
      piece_type.moves = {"step orthogonal forward",
                          "step orthogonal heading 90 270 from " + soldier_zone()};
    } else if (known != nullptr && !known->moves.empty()) {
      piece_type.moves = {with_id(known->moves, piece_type.id)};
    } else {
      add_betza(piece_type, kind.betza.empty() ? std::string(known->betza) : kind.betza);
    }
    if (const auto mobility = variant_.mobility.find(name); mobility != variant_.mobility.end())
      confine(piece_type, mobility->second);
    if (name == "king" && variant_.facing_illegal)
      piece_type.moves.push_back("capture slide orthogonal taking " + piece_type.id);
    return piece_type;
  }

  /// Restricts every move to end in a zone. A side without a zone is not restricted.
  void confine(ImportedPiece& piece_type, Both<Zone> zones) {
    if (zones[0].empty() && zones[1].empty()) return;
    for (Zone& side : zones)
      if (side.empty())
        for (int rank = 0; rank < variant_.ranks; ++rank)
          for (int file = 0; file < variant_.files; ++file) side.insert({rank, file});
    const std::string zone = made_.zone("of-" + piece_type.id, zones);
    Report ignored;
    if (const auto parsed =
            betza::parse_betza(std::exchange(piece_type.betza, {}), {}, board_, ignored))
      for (const notation::MovePattern& move : parsed->moves)
        piece_type.moves.push_back(notation::print_pattern(move));
    for (std::string& move : piece_type.moves) move += " onto " + zone;
  }

  static std::string with_id(std::string_view moves, const std::string& id) {
    std::string text(moves);
    for (auto at = text.find("ID"); at != text.npos; at = text.find("ID", at + id.size()))
      text.replace(at, 2, id);
    return text;
  }

  /// Adds Betza moves. A part with `i` becomes a move from the double-step squares; `e` is dropped,
  /// since [play] defines en passant.
  void add_betza(ImportedPiece& piece_type, const std::string& betza) {
    for (std::string part : parts_of_betza(betza)) {
      const bool initial = part.find('i') != part.npos;
      std::erase_if(part, [](char c) { return c == 'i' || c == 'e'; });
      Report wrong;
      const auto parsed = betza::parse_betza(part, {}, board_, wrong);
      if (!parsed) {
        report_.error(place_,
                      "the piece '" + piece_type.letter + "' cannot move as '" + betza +
                          "': " + wrong.problems().front().message,
                      wrong.problems().front().hint);
        return;
      }
      if (!initial) piece_type.betza += part;
      if (!initial || !variant_.double_step) continue;
      for (const notation::MovePattern& move : parsed->moves)
        piece_type.moves.push_back(notation::print_pattern(move) + " from " +
                                   made_.zone("double-step", variant_.double_from));
    }
  }

  void add_long_step(ImportedPiece& piece_type, const std::string& axis) {
    if (!variant_.double_step) return;
    const auto add = [&](const char* zone, const Both<Zone>& from, const char* most) {
      if (!from[0].empty() || !from[1].empty())
        piece_type.moves.push_back("move slide " + axis + " forward up to " + most + " from " +
                                   made_.zone(zone, from));
    };
    add("double-step", variant_.double_from, "2");
    add("triple-step", variant_.triple_from, "3");
  }

  std::string soldier_zone() {
    Both<Zone> zone;
    for (int rank = variant_.soldier_rank; rank < variant_.ranks; ++rank)
      for (int file = 0; file < variant_.files; ++file) {
        zone[0].insert({rank, file});
        zone[1].insert({variant_.ranks - 1 - rank, file});
      }
    return made_.zone("beyond-the-river", zone);
  }

  const Variant& variant_;
  const board::Board& board_;
  const Place& place_;
  ImportedGame& made_;
  Report& report_;
  PieceIds ids_;
};

}  // namespace

bool demotes(const Variant& variant) { return variant.to_hand && !variant.keeps; }

PieceIds import_pieces(const Variant& variant, const board::Board& board, const Place& place,
                       ImportedGame& made, Report& report) {
  return PieceMaker(variant, board, place, made, report).make();
}

}  // namespace boardwright::fairy_stockfish
