// A game that is being made, and the parts of the grammar that make it.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "generate/dice.h"
#include "generate/ground.h"
#include "generate/text.h"

namespace boardwright::generate {

/// What the game has so far, for other parts to speak of.
struct Names {
  struct PieceType {
    std::string id, letter;
    std::vector<std::string> states;
    bool wheels = false;
  };
  struct Position {
    std::string name, turn;                                  ///< of a seat
    std::map<std::string, std::vector<std::string>> pieces;  ///< cells, by the name of the seat
  };
  struct Figure {
    std::string id;
    struct Piece {
      std::string label, piece_type, cell;
    };
    std::vector<Piece> pieces;
    std::vector<std::string> marks;
  };
  std::vector<PieceType> piece_types;
  std::vector<Position> positions;
  std::vector<Figure> figures;
  std::vector<std::string> zones, seats, borders, errata, claims;
  std::vector<std::string> boards;                  ///< the first is the game's own
  std::vector<std::string> sections;                ///< their ids
  bool set = false;                                 ///< whether there is one, "desk"
  std::string king;                                 ///< may be empty
  std::string blocker;                              ///< may be empty
  bool marks = false;                               ///< whether lines may speak of marks
  std::string axis;                                 ///< spoken of last
  std::size_t position = 0, figure = 0, piece = 0;  ///< those spoken of last
};

/// What all parts of the grammar work on.
struct Draft {
  Dice dice;
  const Ground& ground;
  Names names = {};
  GameText text = {};

  void note(const std::string& what) { text.written.insert(what); }
};

/// A whole game: game.toml, positions, an article with figures and claims.
GameText made_game(std::uint64_t seed);

/// A word of some sort that fits the game: "cell", "cells", "axis", "state". Empty if the grammar
/// does not know the sort.
std::string word(Draft& draft, std::string_view sort);

/// All sorts of words.
std::vector<std::string_view> sorts();

/// A word that fits nothing.
std::string odd_word(Dice& dice);

/// A value of TOML that fits nothing: a number out of range, another type, a text of controls.
std::string odd_value(Dice& dice);

/// The word as a value of TOML, or now and then something odd in its place.
std::string value(Draft& draft, std::string_view sort);
std::string text_value(Draft& draft, const std::string& text);
std::string number_value(Draft& draft, int first, int last);
std::string boolean_value(Draft& draft);

/// Collects the lines of a table, or the parts of an inline one.
class Table {
 public:
  /// `name`: for what the grammar wrote; empty: its keys are not noted.
  Table(Draft& draft, std::string name) : draft_(draft), name_(std::move(name)) {}

  /// Now and then leaves a key out, or writes another one beside it.
  void add(const std::string& key, const std::string& value);
  Block lines(const std::string& head) const;
  std::string in_line() const;

 private:
  Draft& draft_;
  std::string name_;
  std::vector<std::string> parts_;
};

/// The sort of words that a key of claims of a kind holds. Empty if the grammar does not know it.
std::string_view sort_of_key(std::string_view key, std::string_view kind);

/// A few ids of pieces, as a list of TOML.
std::string some_pieces(Draft& draft, int most, const char* kind = "piece");

/// The blocks of the file that the rules stand in.
std::vector<Block>& game_file(Draft& draft);

/// Adds keys of a selection of cells, without those that are taken.
void add_selection(Draft& draft, Table& table, bool with_cells);

/// A move in the notation. Mostly one that the reader takes.
std::string notation_pattern(Draft& draft, const std::vector<std::string>& states);

/// A text in Betza. Mostly one that the reader takes.
std::string betza_pattern(Draft& draft);

/// Parts of a game, in the order in which they are made: each speaks of those before it.
void write_board(Draft& draft);
void write_piece_types(Draft& draft);
void write_positions(Draft& draft);
void write_play(Draft& draft);
void write_figures(Draft& draft);
void write_claims(Draft& draft);
void write_article(Draft& draft);

}  // namespace boardwright::generate
