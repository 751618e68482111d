// The board, the pieces, the rules of play and the positions of a game that is being made.
#include <algorithm>

#include "base/names.h"
#include "base/text.h"
#include "disk/files.h"
#include "game/game.h"
#include "generate/draft.h"
#include "moves/piece_type.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::generate {
namespace {

using namespace rooms;
using List = std::vector<std::string>;

const List& styles() {
  static const List names = on_disk(test::templates()).names("styles");
  return names;
}

void write_seats(Draft& draft) {
  constexpr const char* names[] = {"White", "Black", "Red", "Green", "Blue", "Grey"};
  static_assert(std::size(names) <= limits::seats);
  Dice& dice = draft.dice;
  const int count = dice.of({1, 2, 2, 2, 2, 2, 2, 3, 6});
  const int turn = dice.of({15, 30, 45, 60, 90, 180, 180, 180});
  for (int i = 0; i < count; ++i) {
    Table seat(draft, "seat");
    draft.names.seats.emplace_back(names[i]);
    seat.add("name", text_value(draft, names[i]));
    const int forward = (90 + i * turn) % 360;
    seat.add("forward", dice.odd() ? odd_value(dice) : std::to_string(forward));
    if (!draft.ground.sectors.empty() && dice.one_in(2)) seat.add("sector", value(draft, "sector"));
    if (dice.one_in(4)) seat.add("role", value(draft, "role"));
    game_file(draft).push_back(seat.lines("[[seat]]"));
  }
}

void write_zone(Draft& draft, const std::string& name) {
  Table zone(draft, "zone");
  Dice& dice = draft.dice;
  if (dice.one_in(4)) {
    List parts;
    for (int i = dice.from(1, 2); i > 0; --i) {
      Table part(draft, "");
      add_selection(draft, part, true);
      parts.push_back(part.in_line());
    }
    zone.add("any", list_of(parts));
  } else {
    add_selection(draft, zone, true);
  }
  if (dice.one_in(4)) zone.add("lacks", list_of({quoted(notation_pattern(draft, {}))}));
  if (dice.one_in(6)) zone.add("words", quoted("a place of its own"));
  game_file(draft).push_back(zone.lines("[zone." + generate::quoted(name) + "]"));
}

void write_borders_and_paint(Draft& draft) {
  Dice& dice = draft.dice;
  if (!draft.names.zones.empty() && dice.one_in(2)) {
    Table border(draft, "border");
    draft.names.borders.emplace_back("river");
    border.add("as", text_value(draft, "river"));
    if (dice.one_in(2)) border.add("name", text_value(draft, "the River"));
    border.add("zone", value(draft, "zone"));
    border.add("beyond", value(draft, "zone"));
    game_file(draft).push_back(border.lines("[[border]]"));
  }
  if (dice.one_in(3)) {
    Table paint(draft, "paint");
    paint.add("as", value(draft, "role"));
    add_selection(draft, paint, true);

    game_file(draft).push_back(paint.lines("[[paint]]"));
  }
  if (dice.one_in(2)) {
    Table set(draft, "set");
    set.add("sides", dice.odd() ? odd_value(dice) : "[\"20mm\", \"1.5in\"]");
    game_file(draft).push_back(set.lines("[set.desk]"));
    draft.names.set = true;
  }
}

/// The King goes one step along every axis, another piece as chance will have it.
List moves_of(Draft& draft, bool is_king, const List& states) {
  if (is_king) {
    List axes;
    for (const Axis& axis : draft.ground.board->axes) axes.push_back(axis.name);
    return {quoted("step " + joined(axes, " "))};
  }
  if (draft.dice.one_in(6))  // a wheel that small boards have room for
    return {quoted("wheel 1:0 " + draft.ground.board->axes.front().name)};
  List moves;
  for (int i = draft.dice.from(1, 3); i > 0; --i)
    moves.push_back(text_value(draft, notation_pattern(draft, states)));
  return moves;
}

bool is_wheeling(const List& moves) {
  return std::any_of(moves.begin(), moves.end(),
                     [](const std::string& move) { return move.find("wheel ") != move.npos; });
}

/// Names and first values of a piece's own numbers.
std::string state_table(Draft& draft, const List& states) {
  Table table(draft, "");
  for (const std::string& name : states)
    table.add(name, number_value(draft, name == length_number ? 1 : 0, 3));
  return table.in_line();
}

List some_states(Draft& draft) {
  List states;
  if (!draft.dice.one_in(3)) return states;
  for (const std::string_view name : {length_number, multiple_number, unmoved_number})
    if (draft.dice.one_in(2)) states.emplace_back(name);
  if (draft.dice.one_in(4)) states.emplace_back("far");
  return states;
}

/// All shapes, so that no move leads elsewhere; now and then any region.
std::string cells_to_stand_on(Draft& draft) {
  if (draft.dice.one_in(8)) return list_of({quoted(word(draft, "regions"))});
  return list_of({quoted("triangle"), quoted("square"), quoted("hexagon"), quoted("dodecagon")});
}

/// What is said of moves that need one of these numbers.
std::string given_number(Draft& draft, const List& states) {
  Table table(draft, "");
  table.add(draft.dice.of(states), text_value(draft, "once it has turned round"));
  return table.in_line();
}

void write_piece_type(Draft& draft, Names::PieceType& piece_type, bool is_king) {
  Dice& dice = draft.dice;
  const bool is_blocker = piece_type.id == draft.names.blocker;
  Table table(draft, "piece");
  std::string name = piece_type.id;
  name.front() = static_cast<char>(name.front() - 'a' + 'A');
  table.add("name", text_value(draft, name));
  if (dice.one_in(6)) table.add("card", text_value(draft, "It goes *far*.\nAnd back."));
  if (dice.one_in(5)) table.add("native", text_value(draft, "jiàng"));
  if (!draft.names.zones.empty() && dice.one_in(5)) table.add("dotted", value(draft, "zone"));
  if (!piece_type.letter.empty()) table.add("letter", text_value(draft, piece_type.letter));
  if (dice.one_in(3)) {
    table.add("value", number_value(draft, -2, 9));
    table.add("worth", "250");
  }
  if (!piece_type.states.empty()) {
    table.add("state", state_table(draft, piece_type.states));
    if (dice.one_in(3)) table.add("when", given_number(draft, piece_type.states));
  }
  const bool betza = draft.ground.tiling != "lotus" && dice.one_in(3) && !is_king && !is_blocker;
  const bool includes = draft.names.piece_types.size() > 1 && !is_blocker && dice.one_in(5);
  if (betza) table.add("betza", text_value(draft, betza_pattern(draft)));
  if (includes) table.add("includes", some_pieces(draft, 2));
  if (!(betza || includes) || dice.one_in(4)) {
    const List moves = is_blocker ? List{} : moves_of(draft, is_king, piece_type.states);
    piece_type.wheels = is_wheeling(moves);
    table.add("moves", list_of(moves));
  }
  if (dice.one_in(4)) table.add("inventor", text_value(draft, "N. N."));
  if (dice.one_in(4)) {
    table.add("article", text_value(draft, "index"));
    table.add("section", value(draft, "section"));
  }
  if (dice.one_in(12)) table.add("drawing", text_value(draft, "rook"));
  if (piece_type.letter.empty() && dice.one_in(3)) table.add("helper", boolean_value(draft));
  if (dice.one_in(6)) table.add("stands", cells_to_stand_on(draft));
  if (dice.odd() && dice.one_in(4)) piece_type.id = odd_word(dice);
  game_file(draft).push_back(table.lines("[piece." + generate::quoted(piece_type.id) + "]"));
}

/// Marks of a piece: his n, that he is multiple or bound, that he has not moved.
std::string marked_letter(Draft& draft, const Names::PieceType& piece_type) {
  const bool ranges = std::find(piece_type.states.begin(), piece_type.states.end(),
                                length_number) != piece_type.states.end();
  if (!ranges || draft.dice.one_in(4)) return piece_type.letter;
  return piece_type.letter + (draft.dice.one_in(2) ? "" : std::to_string(draft.dice.from(1, 3))) +
         (draft.dice.one_in(4) ? "*" : "+");
}

/// A seat's line. Takes the cells of its pieces off those that are free.
std::string seat_line(Draft& draft, const std::string& seat, Names::Position& position,
                      List& free) {
  Dice& dice = draft.dice;
  std::string line = seat + ":";
  if (dice.odd())
    line += ' ' + std::string(dice.of({"mated", "took=K", "last a1 a3", "took=", "last", "x"}));
  const auto put = [&](const Names::PieceType& piece_type) {
    if (free.empty() || piece_type.letter.empty()) return;
    const int at = dice.below(static_cast<int>(free.size()));
    const std::string cell = free[static_cast<std::size_t>(at)];
    free.erase(free.begin() + at);
    position.pieces[seat].push_back(cell);
    const bool rests = dice.one_in(3);
    line += ' ' + marked_letter(draft, piece_type) + ' ' +
            (dice.odd() ? word(draft, "cell") : cell) + (rests ? "*" : "");
  };
  for (const Names::PieceType& piece_type : draft.names.piece_types) {
    if (piece_type.id == draft.names.king && !dice.one_in(8)) put(piece_type);
    if (piece_type.id == draft.names.king && !dice.odd()) continue;
    for (int i = dice.below(3); i > 0; --i) put(piece_type);
  }
  return line;
}

void write_position(Draft& draft, const std::string& name) {
  Dice& dice = draft.dice;
  Block lines;
  Names::Position position{name, draft.names.seats.front(), {}};
  if (dice.one_in(3)) position.turn = dice.of(draft.names.seats);
  lines.push_back("turn: " + (dice.odd() ? odd_word(dice) : position.turn));
  List free = draft.ground.board->names();
  for (const std::string& seat : draft.names.seats)
    if (seat == position.turn || !dice.one_in(10))
      lines.push_back(seat_line(draft, seat, position, free));
  if (draft.names.seats.size() > 2 && dice.one_in(2))
    lines.push_back("sides: " + draft.names.seats[0] + "+" + draft.names.seats[1]);
  for (const Names::PieceType& piece_type : draft.names.piece_types)
    if (!piece_type.states.empty() && dice.one_in(5))
      lines.push_back("set: " + piece_type.id + " " + dice.of(piece_type.states) + " " +
                      word(draft, "number"));
  if (dice.odd()) lines.push_back(odd_word(dice));
  draft.text.files["positions/" + name + ".txt"] = {lines};
  draft.names.positions.push_back(std::move(position));
}

/// On rectangles for two: empty cells, and now and then a piece of the first piece.
void write_fen(Draft& draft) {
  const Board& board = *draft.ground.board;
  Dice& dice = draft.dice;
  std::string pieces;
  for (std::size_t rank = 0; rank < board.rank_order.size(); ++rank) {
    if (rank > 0) pieces += '/';
    int gap = static_cast<int>(board.file_order.size());
    if (const auto& letter = draft.names.piece_types.back().letter;
        letter.size() == 1 && dice.one_in(2)) {
      pieces += dice.one_in(2) ? letter : std::string(1, static_cast<char>(letter[0] - 'A' + 'a'));
      --gap;
    }
    if (gap > 0) pieces += std::to_string(gap);
  }
  std::string line = pieces + (dice.one_in(2) ? " w" : " b");
  if (dice.one_in(3)) line += dice.odd() ? " KQkq e3 0 1" : " - - 0 1";
  if (dice.odd()) line += ' ' + odd_word(dice);
  draft.text.files["positions/fen.fen"] = {{line}};
  draft.names.positions.push_back({"fen", draft.names.seats.front(), {}});
}

}  // namespace

void write_board(Draft& draft) {
  Dice& dice = draft.dice;
  Names& names = draft.names;
  Table head(draft, "game");
  head.add("title", text_value(draft, "Made by Chance"));
  if (dice.one_in(3)) head.add("format", "1");
  if (dice.one_in(3)) head.add("summary", text_value(draft, "A game that nobody plays."));
  if (dice.one_in(3)) head.add("by", text_value(draft, "N. N., 2026"));
  if (dice.one_in(3)) head.add("style", text_value(draft, dice.of(styles())));
  if (dice.one_in(9)) head.add("licence", text_value(draft, "Nobody's."));
  if (dice.one_in(9)) head.add("origin", text_value(draft, "From nowhere."));
  if (dice.one_in(9)) head.add("made-from", text_value(draft, "another program"));
  if (dice.one_in(9)) head.add("like", text_value(draft, "chess"));
  for (const char* key : {"left-out", "readings", "sources"})
    if (dice.one_in(9)) head.add(key, list_of({text_value(draft, "A sentence.")}));
  if (dice.one_in(9)) head.add("yardstick", boolean_value(draft));
  if (dice.one_in(5)) head.add("turned", boolean_value(draft));
  if (dice.one_in(5)) head.add("cover", text_value(draft, "1"));
  if (dice.one_in(40)) head.add("pages", text_value(draft, "rules.md"));
  head.add("tiling", text_value(draft, draft.ground.tiling));
  names.boards = {draft.ground.id};
  for (const Ground& other : grounds())
    if (other.tiling == draft.ground.tiling && other.definition.empty() && dice.one_in(10))
      names.boards.push_back(other.id);
  List ids;
  for (const std::string& id : names.boards) ids.push_back(text_value(draft, id));
  head.add("boards", list_of(ids));
  game_file(draft).push_back(head.lines(""));
  if (!draft.ground.definition.empty()) game_file(draft).push_back(draft.ground.definition);
  if (dice.one_in(9)) {
    Table leaflet(draft, "leaflet");
    for (const char* key : {"end", "moves", "check", "captures", "hands", "promotion", "castling",
                            "exchanges", "en-passant", "first-moves", "shuffle", "together",
                            "duties", "further", "abandoned", "scores"})
      if (dice.one_in(2)) leaflet.add(key, text_value(draft, "In *other* words."));
    game_file(draft).push_back(leaflet.lines("[leaflet]"));
  }
  write_seats(draft);
  for (int i = dice.below(4); i > 0; --i) {
    const std::string name = dice.odd() ? odd_word(dice) : "zone-" + std::to_string(i);
    write_zone(draft, name);
    names.zones.push_back(name);
  }
  write_borders_and_paint(draft);
}

void write_piece_types(Draft& draft) {
  Names& names = draft.names;
  Dice& dice = draft.dice;
  constexpr const char* ids[] = {"king", "rook", "pawn", "newt", "grower"};
  const int count = dice.from(1, static_cast<int>(std::size(ids)));
  for (int i = 0; i < count; ++i) {
    const char letter = static_cast<char>(ids[i][0] - 'a' + 'A');
    names.piece_types.push_back({ids[i], dice.one_in(8) ? std::string() : std::string(1, letter),
                                 i == 0 ? List{} : some_states(draft)});
  }
  if (!dice.one_in(4))
    names.king = ids[0];
  else if (count > 1)
    names.blocker = names.piece_types.back().id;
  for (Names::PieceType& piece_type : names.piece_types)
    write_piece_type(draft, piece_type, piece_type.id == names.king);
}

void write_positions(Draft& draft) {
  Names& names = draft.names;
  Dice& dice = draft.dice;
  for (const char* name : {"start", "other"})
    if (!dice.one_in(names.positions.empty() ? 10 : 2)) write_position(draft, name);
  if (draft.ground.tiling == "rectangular" && names.seats.size() == 2 && dice.one_in(4))
    write_fen(draft);
}

std::vector<Block>& game_file(Draft& draft) { return draft.text.files["game.toml"]; }

std::string some_pieces(Draft& draft, int most, const char* kind) {
  std::vector<std::string> ids;
  for (int i = draft.dice.from(1, most); i > 0; --i) {
    const std::string id = value(draft, kind);
    if (draft.dice.odd() || std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
  }
  return draft.dice.odd() ? odd_value(draft.dice) : list_of(ids);
}

}  // namespace boardwright::generate
