// Distinguishes pieces from marks in a drawing and finds what the sentences say about the pieces.
#include "drawings/drawn_figure.h"

#include <algorithm>

#include "base/text.h"
#include "drawings/caption.h"

namespace boardwright::drawings {
namespace {

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

/// The letters of a label without stars and punctuation: P for "*P*".
std::string bare(std::string_view label) {
  std::string letters;
  for (const char c : label)
    if (base::is_letter(c) || base::is_digit(c) || c == '+') letters += c;
  return letters;
}

/// Whether a text can be a piece: it begins with a capital or has several letters.
bool is_label(std::string_view text) {
  const std::string letters = bare(text);
  return !letters.empty() && (is_capital(letters.front()) || base::is_letter(letters.front())) &&
         (is_capital(letters.front()) || letters.size() > 1);
}

/// A repeated character as a single sign: "***" is *.
std::string sign_of(const std::string& text) {
  return text.find_first_not_of(text.front()) == std::string::npos ? text.substr(0, 1) : text;
}

const PieceType* by_letter(const Game& game, std::string_view letter) {
  for (const PieceType& piece_type : game.piece_types)
    if (piece_type.letter == letter) return &piece_type;
  return nullptr;
}

/// Whether a text is a piece's letters and not a mark that the sentences mention.
bool is_piece_of_seat(std::string_view text, const Game& game, const Caption& caption) {
  return by_letter(game, capitals(text)) != nullptr && !caption.is_mark(text);
}

/// Whether the drawing is a position with capitals for one seat and lower case for the other: it
/// has letters of pieces in both cases, or in lower case only, and no other label.
bool shows_seats(const Inscriptions& read, const Game& game, const Caption& caption) {
  bool capital = false, small = false, marks = false;
  for (const Inscription& each : read.on_cells) {
    if (each.text.size() <= 2 && is_piece_of_seat(each.text, game, caption))
      (each.text == capitals(each.text) ? capital : small) = true;
    else if (each.text.size() > 2 || is_label(each.text))
      return false;
    else
      marks = true;
  }
  return small && (capital || !marks);
}

/// The only piece whose name begins with these letters, in any case; null if none or several.
const PieceType* by_beginning(const Game& game, std::string_view letters) {
  const PieceType* found = nullptr;
  const std::string wanted = capitals(letters);
  for (const PieceType& piece_type : game.piece_types) {
    const std::string name = capitals(piece_type.name);
    if (name == wanted) return &piece_type;
    if (!name.starts_with(wanted)) continue;
    if (found != nullptr) return nullptr;
    found = &piece_type;
  }
  return found;
}

/// The piece that a label stands for: according to the sentences, then by its letters, then by the
/// title. Null if none.
const PieceType* piece_type_of(const DrawnPiece& piece, const Caption& caption, const Game& game,
                               const Board& board) {
  if (const PieceType* stated = caption.piece_labelled(piece.label)) return stated;
  if (const PieceType* stated = caption.piece_on(board.name(piece.cell))) return stated;
  const std::string letters = bare(piece.label);
  if (const PieceType* found = by_letter(game, letters)) return found;
  if (letters.size() > 1)
    if (const PieceType* found = by_beginning(game, letters)) return found;
  if (const PieceType* stated = caption.piece_beginning(letters)) return stated;
  if (const PieceType* titled = caption.piece_of_title()) return titled;
  return by_letter(game, letters.substr(0, 1));
}

/// Whether a label consists of letters of several pieces and cannot mean a single one.
bool are_several(const DrawnPiece& piece, const Caption& caption, const Game& game,
                 const Board& board) {
  const std::string letters = bare(piece.label);
  if (letters.size() < 2 || caption.piece_labelled(piece.label) != nullptr ||
      caption.piece_on(board.name(piece.cell)) != nullptr || by_letter(game, letters) != nullptr ||
      by_beginning(game, letters) != nullptr || caption.piece_beginning(letters) != nullptr ||
      caption.piece_of_title() != nullptr)
    return false;
  return std::ranges::all_of(letters, [&](char letter) {
    return by_letter(game, capitals(std::string_view(&letter, 1))) != nullptr;
  });
}

/// If some labels have stars, those pieces belong to the first seat and the others to the second.
void seat_by_stars(std::vector<DrawnPiece>& pieces) {
  const auto starred = [](const DrawnPiece& piece) { return piece.label.front() == '*'; };
  if (std::ranges::none_of(pieces, starred)) return;
  for (DrawnPiece& piece : pieces) piece.seat = starred(piece) ? 1 : 2;
}

/// Indices of pieces by cell and by the line where their labels end.
using PiecesByLine = std::map<std::pair<CellId, int>, std::size_t>;

/// Adds a piece. Texts in two successive rows of one cell are one label.
void add_piece(std::vector<DrawnPiece>& pieces, PiecesByLine& by_line, const Inscription& each,
               bool seats) {
  if (const auto above = by_line.extract({each.cell, each.line - 1})) {
    DrawnPiece& piece = pieces[above.mapped()];
    piece.label += each.text;
    piece.line = each.line;
    by_line.emplace(std::pair(each.cell, each.line), above.mapped());
    return;
  }
  by_line.emplace(std::pair(each.cell, each.line), pieces.size());
  DrawnPiece piece;
  piece.label = each.text;
  piece.cell = each.cell;
  piece.line = each.line;
  piece.column = each.column;
  if (seats && !is_capital(each.text.front())) piece.seat = 2;
  pieces.push_back(std::move(piece));
}

}  // namespace

PieceNames names_of_pieces(const Game& game) {
  PieceNames names;
  for (const PieceType& piece_type : game.piece_types)
    for (const std::string& name : {piece_type.name, piece_type.id})
      names.emplace(capitals(name), &piece_type);
  return names;
}

DrawnFigure figure_of(const Sketch& drawing, const Inscriptions& read, const Game& game,
                      const PieceNames& names, const Board& board, const std::string& file,
                      base::Report& report) {
  const Caption caption(drawing, names);
  DrawnFigure figure;
  figure.id = drawing.number;
  figure.title = caption.title();
  figure.at = "Diagram " + drawing.number;
  figure.line = drawing.line;
  figure.board = &board;
  figure.own_board = &board == &game.board();
  const bool seats = shows_seats(read, game, caption);
  PiecesByLine by_line;
  // The sentences are searched for each sign and each piece.
  const std::size_t pages = 1 + drawing.caption.size() / 8;
  if (!report.spend(read.on_cells.size() * (pages + game.piece_types.size()),
                    {file, drawing.line, 1}))
    return figure;
  for (const Inscription& each : read.on_cells) {
    const auto named = board.find(each.text);
    if (named == each.cell && each.text.size() > 1) {
      figure.names = true;
    } else if (named && each.text.size() > 1) {
      report.error({file, each.line, each.column},
                   "'" + each.text + "' stands on " + board.name(each.cell));
    } else if ((seats && is_piece_of_seat(each.text, game, caption)) ||
               (is_label(each.text) && !caption.is_mark(each.text)) || each.text.front() == '-') {
      add_piece(figure.pieces, by_line, each, seats);
    } else {
      figure.marks[sign_of(each.text)].push_back(each.cell);
    }
  }
  for (auto& [mark, cells] : figure.marks) {
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  }
  seat_by_stars(figure.pieces);
  for (DrawnPiece& piece : figure.pieces) {
    piece.piece_type = piece_type_of(piece, caption, game, board);
    if (const PieceType* lettered = by_letter(game, capitals(piece.label));
        seats && lettered != nullptr)
      piece.piece_type = lettered;
    if (are_several(piece, caption, game, board)) {
      report.error({file, piece.line, piece.column},
                   "several pieces on " + board.name(piece.cell) + ": '" + piece.label + "'",
                   "a cell has one letter or the name of one piece");
      continue;
    }
    if (piece.piece_type == nullptr)
      report.error({file, piece.line, piece.column}, "no piece matches '" + piece.label + "'");
    caption.annotate(piece, board, figure.pieces.size() == 1);
  }
  figure.range = caption.range();
  return figure;
}

}  // namespace boardwright::drawings
