// The tables of Betza letters.
#include "betza/betza_table.h"

namespace boardwright::betza {
namespace betza_table {
namespace {

/// Atoms: letter, name, moves on squares, moves on hexagons. A leaper goes p cells along one side
/// direction and q along a neighbouring one, at 90 degrees on squares and at 60 on hexagons.
constexpr BetzaAtom atom_rows[] = {
    {'W', "Wazir", "step orthogonal", "step side"},
    {'F', "Ferz", "step diagonal", "step corner"},
    {'D', "Dabbaba", "leap 2 orthogonal", "leap 2 side"},
    {'N', "Knight", "leap 2:1 orthogonal", "leap corner then side outward"},
    {'A', "Alfil", "leap 2 diagonal", "leap 2 corner"},
    {'H', "Threeleaper", "leap 3 orthogonal", "leap 3 side"},
    {'C', "Camel", "leap 3:1 orthogonal", "leap 2 side then step corner outward"},
    {'Z', "Zebra", "leap 3:2 orthogonal", "leap 2 corner then side outward"},
    {'G', "Tripper", "leap 3 diagonal", "leap 3 corner"},
    {'K', "King", "step orthogonal diagonal", "step side corner"},
    {'R', "Rook", "slide orthogonal", "slide side"},
    {'B', "Bishop", "slide diagonal", "slide corner"},
    {'Q', "Queen", "slide orthogonal diagonal", "slide side corner"},
};

constexpr UnsupportedLetter unsupported_rows[] = {
    {'d', "captures of own pieces are not supported", ""},
    {'h', "half of the directions are written fh, bh, lh or rh", "or as hl and hr, by the hand"},
    {'t', "bent riders stand in brackets", "as in t[FR], or [F?R]"},
    {'u', "pieces that are set down on the way are not supported", ""},
    {'U', "a leap to anywhere is not supported", ""},
    {',', "commas stand between hours",
     "hours after an atom need a modifier first, or they are its length: Wc10,2F"},
};

/// Alternative letters of atoms.
constexpr base::Word<char> other_words[] = {{"L", 'C'}, {"J", 'Z'}};

constexpr base::Word<int> point_words[] = {{"f", 0}, {"l", 90}, {"b", 180}, {"r", 270}};

}  // namespace

constinit const std::span<const BetzaAtom> atoms = atom_rows;
constinit const std::span<const UnsupportedLetter> unsupported_letters = unsupported_rows;
constinit const std::span<const base::Word<char>> other_letters = other_words;

std::string known_atoms() {
  std::vector<std::string> letters;
  for (const BetzaAtom& atom : atoms) letters.emplace_back(1, atom.letter);
  return base::listed(letters);
}

std::vector<int> angles(char letter) {
  if (letter == 'v') return {0, 180};
  if (letter == 's') return {90, 270};
  const auto angle = base::value_of(std::string_view(&letter, 1), point_words);
  return angle ? std::vector<int>{*angle} : std::vector<int>{};
}

std::string leap_by(int most, int least, bool squares) {
  const std::string sides = squares ? " orthogonal" : " side";
  const std::string corners = squares ? " diagonal" : " corner";
  if (least == 0) return "leap " + std::to_string(most) + sides;
  if (least == most) return "leap " + std::to_string(most) + corners;
  if (squares) return "leap " + std::to_string(most) + ":" + std::to_string(least) + sides;
  if (least == 1) return "leap " + std::to_string(most - least) + " side then step corner outward";
  if (most - least == 1) return "leap " + std::to_string(least) + " corner then side outward";
  return {};
}

}  // namespace betza_table

std::span<const BetzaAtom> betza_atoms() { return betza_table::atoms; }

}  // namespace boardwright::betza
