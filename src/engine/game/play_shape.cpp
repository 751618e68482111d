// The keys of [play], table by table.
#include "game/game_shape.h"
#include "game/play_words.h"

namespace boardwright::game {
namespace {

/// Ids of pieces.
Shape some_pieces() { return list_of(a_text()); }
Shape a_piece_or_some() { return either(a_text(), some_pieces()); }
Shape a_result() { return base::one_of(base::words_of(result_words)); }

Shape royal() {
  return table_of({
      {"pieces", "the royal pieces", some_pieces(), is_required},
      {"check", "any: each must be safe; last, last-of-kind: the last; all: one of them",
       base::one_of(base::words_of(check_words))},
      {"taken", "true: a royal piece may be captured", a_truth()},
  });
}

Shape castling() {
  const Shape file_or_files = either(a_text(), list_of(a_text()));
  return table_of({
      {"rook", "the piece or pieces with which the King castles", a_piece_or_some(), is_required},
      {"king", "the piece that castles; the first royal one if it is missing", a_text()},
      {"left", "the file to which it goes toward a Rook on a lower file", file_or_files},
      {"right", "the same toward a Rook on a higher file", file_or_files},
      {"rook-left", "the file to which the Rook then goes; else beside the King", file_or_files},
      {"rook-right", "the same on the other side", file_or_files},
      {"heading", "the ways to the Rooks, in degrees from forward", list_of(a_number())},
      {"all-safe", "true: none of the cells between may be attacked, nor the Rook", a_truth()},
      {"checked", "true: out of check and through it, too", a_truth()},
      {"moved", "true: both may have moved before", a_truth()},
      {"unchecked", "true: the King may never have been in check", a_truth()},
  });
}

Shape en_passant() {
  return table_of({
      {"pieces", "pieces that may be captured so", a_piece_or_some()},
      {"by", "pieces that capture so; the same ones if it is missing", a_piece_or_some()},
      {"over", "a zone: only on these cells", a_text()},
  });
}

Shape promotion() {
  return table_of({
      {"pieces", "the pieces concerned", some_pieces(), is_required},
      {"zone", "where a move must end", a_text()},
      {"from", "where it must begin", a_text()},
      {"either", "a zone in which the move must begin or end", a_text()},
      {"after", "with multiple: a zone in which it must have ended a move first", a_text()},
      {"to", "pieces of which it becomes one", some_pieces()},
      {"army", "true: in place of to; a kind with which the game began", a_truth()},
      {"multiple", "true: in place of to; it may become multiple", a_truth()},
      {"choice", "whether it must", base::one_of(base::words_of(choice_words))},
      {"later", "true: a piece that stayed what it was may become another later", a_truth()},
      {"capturing", "true: only by a capture", a_truth()},
      {"at-most", "how many of a piece a seat may have, as { queen = 1 }",
       base::tables_of(a_number())},
      {"seats", "names of the seats for which it holds", list_of(a_text())},
      {"demoted", "true: captured, it is again what it was", a_truth()},
      {"instead", "true: the promotion is a move of its own", a_truth()},
      {"alone", "true: with instead; the last of its kind may do so anywhere", a_truth()},
      {"harmless", "true: with instead; not where it would attack", a_truth()},
      {"put", "a zone: the new piece is at once put on an empty cell of it", a_text()},
      {"displacing", "true: with put; also where a piece stands that is not royal", a_truth()},
      {"forking", "true: with instead; only where it attacks two, or one that cannot move",
       a_truth()},
  });
}

Shape exchange() {
  return table_of({
      {"pieces", "the pieces concerned", some_pieces(), is_required},
      {"with", "pieces with which they change places; all but royal ones if it is missing",
       a_piece_or_some()},
      {"becomes", "what they become by that", a_text()},
      {"checked", "true: only in check", a_truth()},
      {"stuck", "true: only without another legal move", a_truth()},
  });
}

Shape together() {
  return table_of({
      {"pieces", "the pieces concerned", some_pieces(), is_required},
      {"zone", "where they may stand together", a_text(), is_required},
      {"most", "how many on a cell", a_number(), is_required},
  });
}

Shape right() {
  return table_of({
      {"pieces", "the pieces concerned", some_pieces(), is_required},
      {"aimed", "pieces: the right is lost once one of an opponent aims at it", a_piece_or_some()},
      {"checked", "false: such a move is not made out of check", a_truth()},
  });
}

Shape hand() {
  return table_of({
      {"captures", "true: what is captured comes into the captor's hand", a_truth()},
      {"keeps", "true: it stays what it is, though it was promoted", a_truth()},
      {"drops", "true: a piece from the hand may be put on an empty cell", a_truth()},
      {"first", "true: all in hand must be put on the board first", a_truth()},
      {"endless", "pieces that never run out", a_piece_or_some()},
      {"gate", "a zone: who first moves away from there may let one in", a_text()},
  });
}

Shape drop() {
  return table_of({
      {"pieces", "the pieces concerned", some_pieces(), is_required},
      {"as", "pieces as which they may be put too", a_piece_or_some()},
      {"zone", "where they may be put", a_text()},
      {"per-file", "how many of a seat may stand on one file", a_number()},
      {"mates", "false: not where they mate at once", a_truth()},
      {"stuck", "false: not where they could never move", a_truth()},
      {"tints", "true: those of one kind stand on cells of different colours", a_truth()},
      {"unmoved", "a zone: put there, they count as pieces that have not moved", a_text()},
  });
}

Shape capture() {
  return table_of({
      {"blast", "two lines now: capturing: removes …", a_truth()},
      {"unharmed", "of the lines now: removes touching not PIECES", a_piece_or_some()},
      {"becomes", "a line now: capturing: becomes taken", a_truth()},
      {"burning", "two lines now: PIECES ending: removes touching enemy, and its like",
       a_piece_or_some()},
      {"fire", "a line now: ending on ZONE: removes itself", a_text()},
      {"immune", "a line now: PIECES: immune", a_piece_or_some()},
      {"guarded", "captures that are not allowed where the captor could be captured",
       list_of(table_of({
           {"pieces", "the captors; all if it is missing", a_piece_or_some()},
           {"of", "the pieces that they capture", some_pieces(), is_required},
           {"afar", "true: only if it stands on no cell that touches the captor's", a_truth()},
           {"slight", "whatever else is captured allows it, but for these", a_piece_or_some()},
       }))},
  });
}

/// Keys that are lines now.
Shape must() {
  return table_of({
      {"capture", "a line now: capturing: must", a_truth()},
      {"most", "a line now: capturing most value: must", a_truth()},
      {"no-checks", "a line now: checking: illegal", a_truth()},
      {"pass", "a line now: not in-check: may pass", a_truth()},
      {"facing", "two lines now, with 'facing'", a_truth()},
      {"blocker", "a line now: playing: moves PIECE", a_text()},
  });
}

Shape shuffle_step() {
  return table_of({
      {"piece", "the piece that is laid", a_text()},
      {"count", "how many of them that are alike; 1 if it is missing", a_number()},
      {"pieces", "several, laid in this order on the first free cells", some_pieces()},
      {"on", "a region: only on these cells, as the first seat sees them", a_text()},
  });
}

Shape goal() {
  return table_of({
      {"pieces", "the pieces concerned", a_piece_or_some()},
      {"zone", "the zone, as the seat sees it", a_text()},
      {"reply", "true: a later seat that can do the same at once may still move", a_truth()},
      {"held", "a line now: turn, own PIECES on ZONE: wins", a_truth()},
      {"safe", "a line now: own PIECES on ZONE not attacked: wins", a_truth()},
      {"result", "for the seat that does so; win if it is missing", a_result()},
  });
}

Shape extinction() {
  return table_of({
      {"pieces", "the pieces that are counted; all if it is missing", a_piece_or_some()},
      {"each", "true: each kind is counted by itself", a_truth()},
      {"left", "so many or fewer are too few", a_number()},
      {"against", "only if an opponent has at least so many", a_number()},
      {"reply", "true: not yet, if the next move can bring the opponent as low", a_truth()},
      {"result", "for the seat with so few; loss if it is missing", a_result()},
  });
}

Shape end() {
  return table_of({
      {"stalemate", "for who has no legal move and is not in check",
       base::one_of(base::words_of(stalemate_words))},
      {"mate", "for who has no legal move and is in check", a_result()},
      {"goals", "zones to be reached", list_of(goal())},
      {"extinctions", "pieces that a seat may not lose", list_of(extinction())},
      {"checks", "so many checks given win", a_number()},
      {"repetition", "a position that comes so many times is a draw", a_number()},
      {"perpetual", "with repetition: for who alone has given check by every move", a_result()},
      {"repeating", "with repetition: for who has made it come so often", a_result()},
      {"points", "what the pieces are worth ends games, or decides them",
       table_of({
           {"left", "a seat with so many points or fewer has lost", a_number()},
           {"decides", "a line now: drawn: most value wins", a_truth()},
           {"bonus", "points that a seat has besides, as { Black = 1 }",
            base::tables_of(a_number())},
       })},
      {"passes", "a line now: passing N: draws", a_number()},
      {"quiet", "so many turns without a capture or a Pawn move are a draw", a_number()},
  });
}

}  // namespace

Shape play_shape() {
  return table_of({
      {"start", "the position in which the game begins: its name, or FEN", a_text()},
      {"shuffle", "steps by which pieces of the start are laid anew", list_of(shuffle_step())},
      {"king", "the piece that may not be left attacked", a_piece_or_some()},
      {"royal", "several such pieces, and when they are in check", royal()},
      {"castling", "how the King castles", either(castling(), list_of(castling()))},
      {"exchanges", "pieces that may change places with another", list_of(exchange())},
      {"passing", "the piece whose long step may be captured in passing",
       either(a_piece_or_some(), en_passant())},
      {"promotions", "what becomes of which pieces where", list_of(promotion())},
      {"together", "pieces that may stand together when the game begins", together()},
      {"rights", "moves that a piece has until it moves", list_of(right())},
      {"hand", "pieces beside the board", hand()},
      {"drops", "where they may be put", list_of(drop())},
      {"capture", "what a capture does besides", capture()},
      {"must", "lines now, under 'rules'", must()},
      {"marks", "what lines remember, as { second = \"game\", shak = \"seat to 3\" }",
       base::tables_of(a_text())},
      {"rules", "lines: rules for which there is no table", list_of(a_text())},
      {"end", "how the game ends", end()},
      {"victory", "a line now: taken PIECE, taken PIECE: wins", a_piece_or_some()},
      {"abandoned", "a zone: a mate does not end the game", a_text()},
  });
}

}  // namespace boardwright::game
