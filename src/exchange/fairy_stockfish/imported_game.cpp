// Writes the game.toml of a game imported from another program.
#include "fairy_stockfish/imported_game.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace boardwright::fairy_stockfish {

using base::toml_text;

namespace {

constexpr std::array<std::string_view, 5> near_ranks = {"first", "second", "third", "fourth",
                                                        "fifth"};
constexpr std::array<std::string_view, 5> far_ranks = {"last", "second-last", "third-last",
                                                       "fourth-last", "fifth-last"};

std::string name_of(const Square& square) {
  return std::string(1, static_cast<char>('a' + square.file)) + std::to_string(square.rank + 1);
}

bool lacks(const ImportedGame& made, const Square& square) {
  return std::ranges::find(made.missing, name_of(square)) != made.missing.end();
}

/// The ranks of a zone that consists of whole ranks; empty otherwise.
std::vector<int> whole_ranks(const Zone& zone, const ImportedGame& made) {
  std::vector<int> ranks;
  for (int rank = 0; rank < made.ranks; ++rank) {
    int count = 0, all = 0;
    for (int file = 0; file < made.files; ++file) {
      if (lacks(made, {rank, file})) continue;
      ++all;
      count += zone.contains({rank, file}) ? 1 : 0;
    }
    if (count != 0 && count != all) return {};
    if (count != 0) ranks.push_back(rank);
  }
  return ranks;
}

/// Words for the ranks of a zone as each side sees them, as "last". Empty if the sides differ or a
/// rank has no word.
std::string words_for_ranks(const Both<Zone>& zones, const ImportedGame& made) {
  const auto white = whole_ranks(zones[0], made);
  auto black = whole_ranks(zones[1], made);
  for (int& rank : black) rank = made.ranks - 1 - rank;
  std::ranges::reverse(black);
  if (white != black) return {};
  std::vector<std::string_view> words;
  for (const int rank : white) {
    const auto near = static_cast<std::size_t>(rank);
    const auto far = static_cast<std::size_t>(made.ranks - 1 - rank);
    if (near < near_ranks.size() && near <= far)
      words.push_back(near_ranks[near]);
    else if (far < far_ranks.size())
      words.push_back(far_ranks[far]);
    else
      return {};
  }
  return base::joined(words, ",");
}

std::string keys_for_cells(const Zone& zone, const ImportedGame& made) {
  std::vector<std::string> parts;
  for (const int rank : whole_ranks(zone, made)) parts.push_back(std::to_string(rank + 1));
  if (!parts.empty()) return "ranks = " + toml_text(base::joined(parts, ","));
  for (const Square& square : zone)
    if (square.file < made.files && square.rank < made.ranks && !lacks(made, square))
      parts.push_back(name_of(square));
  return parts.empty() ? "" : "cells = " + toml_text(base::joined(parts, ","));
}

std::string print_zone(const Both<Zone>& zones, const ImportedGame& made) {
  if (const std::string words = words_for_ranks(zones, made); !words.empty())
    return "ranks = " + toml_text(words) + "\n";
  const std::string white = keys_for_cells(zones[0], made);
  const std::string black = keys_for_cells(zones[1], made);
  if (white == black) return white + "\n";
  std::string text = "any = [\n";
  if (!white.empty()) text += "  { " + white + ", seats = \"White\" },\n";
  if (!black.empty()) text += "  { " + black + ", seats = \"Black\" },\n";
  return text + "]\n";
}

std::string print_board(const ImportedGame& made) {
  const std::string files = std::to_string(made.files), ranks = std::to_string(made.ranks);
  if (made.missing.empty()) return "boards = [\"" + files + "x" + ranks + "\"]\n";
  return "boards = [\"" + made.id + "\"]\n\n[board." + made.id + "]\nrectangle = [" + files + ", " +
         ranks + "]\nmissing   = " + toml_list(made.missing) + "\nholes     = true\n";
}

std::string print_piece(const ImportedPiece& piece_type) {
  std::string text = "[piece." + piece_type.id + "]\nname   = " + toml_text(piece_type.name) +
                     "\nletter = " + toml_text(piece_type.letter) + "\n";
  if (!piece_type.drawing.empty() && piece_type.drawing != piece_type.id)
    text += "drawing = " + toml_text(piece_type.drawing) + "\n";
  if (!piece_type.stands.empty()) text += "stands = " + toml_list(piece_type.stands) + "\n";
  if (!piece_type.betza.empty()) text += "betza  = " + toml_text(piece_type.betza) + "\n";
  if (piece_type.moves.size() == 1) text += "moves  = " + toml_list(piece_type.moves) + "\n";
  if (piece_type.moves.size() > 1) {
    text += "moves  = [\n";
    for (const std::string& move : piece_type.moves) text += "  " + toml_text(move) + ",\n";
    text += "]\n";
  }
  if (piece_type.moves.empty() && piece_type.betza.empty()) text += "moves  = []\n";
  return text;
}

}  // namespace

std::string ImportedGame::zone(std::string name, const Both<Zone>& cells) {
  const auto same =
      std::ranges::find_if(zones, [&](const auto& each) { return each.first == name; });
  if (same == zones.end()) zones.emplace_back(name, cells);
  return name;
}

std::string toml_list(const std::vector<std::string>& texts) {
  std::string list = "[";
  for (const std::string& text : texts) list += (list.size() > 1 ? ", " : "") + toml_text(text);
  return list + "]";
}

std::string id_from(std::string_view name) {
  std::string id;
  for (const char c : name) {
    const bool keeps = base::is_letter(c) || base::is_digit(c);
    if (keeps)
      id += base::is_letter(c) ? static_cast<char>(c | 0x20) : c;
    else if (!id.empty() && id.back() != '-')
      id += '-';
  }
  while (id.ends_with('-')) id.pop_back();
  return id.empty() ? "game" : id;
}

std::string print_game(const ImportedGame& made) {
  std::string text = "# " + base::printable(made.origin) + "\n\ntitle  = " + toml_text(made.title) +
                     "\nstyle  = \"classic\"\n";
  if (!made.left_out.empty()) {
    text += "left-out = [\n";
    for (const std::string& rule : made.left_out) text += "  " + toml_text(rule) + ",\n";
    text += "]\n";
  }
  text += "\ntiling = \"rectangular\"\n" + print_board(made);
  text += "\n[[seat]]\nname    = \"White\"\nforward = 90\n";
  text += "\n[[seat]]\nname    = \"Black\"\nforward = 270\n";
  for (const auto& [name, zones] : made.zones)
    text += "\n[zone." + name + "]\n" + print_zone(zones, made);
  for (const ImportedPiece& piece_type : made.piece_types) text += "\n" + print_piece(piece_type);
  text += "\n[play]\n";
  std::size_t width = 0;
  for (const auto& [key, value] : made.play) width = std::max(width, key.size());
  for (const auto& [key, value] : made.play)
    text += key + std::string(width - key.size(), ' ') + " = " + value + "\n";
  return text;
}

}  // namespace boardwright::fairy_stockfish
