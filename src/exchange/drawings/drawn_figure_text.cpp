// Writes figures read from drawings as the data files of a game have them.
#include <algorithm>

#include "base/text.h"
#include "drawings/drawn_figure.h"

namespace boardwright::drawings {
namespace {

std::string pair(std::string_view key, std::string_view value) {
  return std::string(key) + " = " + base::toml_text(value);
}

std::string names_of(const std::vector<CellId>& cells, const Board& board) {
  std::vector<std::string> names;
  for (const CellId cell : cells) names.push_back(board.name(cell));
  return base::joined(names, ",");
}

/// A text as the beginning of a claim's id: letters, digits and hyphens.
std::string id_of(std::string_view text) {
  std::string id;
  for (const char c : text)
    if (base::is_letter(c) || base::is_digit(c))
      id += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    else if (!id.empty() && id.back() != '-')
      id += '-';
  while (id.ends_with('-')) id.pop_back();
  return id;
}

/// Writes the claims of one figure, one to a line.
class ClaimLines {
 public:
  explicit ClaimLines(const DrawnFigure& figure)
      : figure_(figure), board_(figure.own_board ? "" : ", " + pair("board", figure.board->id)) {}

  void add(std::string_view what, bool drawn, const std::string& rest) {
    text_ += "  { " + pair("id", id_of(figure_.id) + "-" + std::string(what)) + ", " +
             pair("at", figure_.at + (drawn ? "" : ", text")) + ", " + rest + " },\n";
  }

  void add(const DrawnPiece& piece, const std::string& id) {
    const std::string subject = pair("figure", figure_.id) + ", " + pair("man", piece.label);
    if (!piece.stated_cell.empty())
      add(id + "man", false,
          pair("kind", "man-cell") + ", " + subject + ", " + pair("text", piece.stated_cell));
    if (piece.piece_type == nullptr) return;
    const std::string asked = pair("piece", piece.piece_type->id) + ", " +
                              pair("cell", figure_.board->name(piece.cell)) + board_;
    if (piece.count)
      add(id + "count", false,
          pair("kind", "reach-count") + ", " + asked + ", count = " + std::to_string(*piece.count));
    const auto cells = figure_.marks.find(piece.mark);
    if (piece.mark.empty() || cells == figure_.marks.end()) return;
    add(id + "cells", true,
        pair("kind", "reach-cells") + ", " + asked + ", " +
            pair("cells", names_of(cells->second, *figure_.board)));
    add(id + "sign", false,
        pair("kind", "man-mark") + ", " + subject + ", " + pair("text", piece.mark));
  }

  void add(const DrawnRange& range) {
    const std::string asked = pair("piece", range.piece_type->id) + board_;
    if (range.count)
      add("range", false,
          pair("kind", "range-count") + ", " + asked + ", count = " + std::to_string(*range.count));
    if (range.percent)
      add("share", false,
          pair("kind", "range-share") + ", " + asked +
              ", percent = " + std::to_string(*range.percent));
    if (const auto cells = figure_.marks.find(range.mark); cells != figure_.marks.end())
      add("cells", true,
          pair("kind", "range-cells") + ", " + asked + ", " +
              pair("cells", names_of(cells->second, *figure_.board)));
  }

  const std::string& text() const { return text_; }

 private:
  const DrawnFigure& figure_;
  std::string board_, text_;
};

std::string claims_of(const DrawnFigure& figure) {
  ClaimLines lines(figure);
  for (const DrawnPiece& piece : figure.pieces)
    lines.add(piece, figure.pieces.size() == 1 ? "" : id_of(piece.label) + "-");
  if (figure.range) lines.add(*figure.range);
  return lines.text();
}

/// Whether the engine computes the cells of a sign, for the moves or the range of a piece.
bool is_computed(const DrawnFigure& figure, const std::string& mark) {
  return (figure.range && figure.range->mark == mark) ||
         std::ranges::any_of(figure.pieces, [&](const DrawnPiece& piece) {
           return piece.piece_type && piece.mark == mark;
         });
}

std::string pieces_of(const DrawnFigure& figure) {
  std::string text;
  for (const DrawnPiece& piece : figure.pieces) {
    text += "  { " + pair("label", piece.label) + ", " +
            pair("piece", piece.piece_type == nullptr ? "" : piece.piece_type->id) + ", " +
            pair("cell", figure.board->name(piece.cell));
    if (piece.seat != 1) text += ", seat = " + std::to_string(piece.seat);
    if (piece.piece_type != nullptr && figure.marks.contains(piece.mark))
      text += ", " + pair("mark", piece.mark);
    text += " },\n";
  }
  return text.empty() ? text : "men = [\n" + text + "]\n";
}

std::string marks_of(const DrawnFigure& figure) {
  std::string text;
  if (figure.range && figure.marks.contains(figure.range->mark))
    text += "  { " + pair("mark", figure.range->mark) + ", " +
            pair("range", figure.range->piece_type->id) + " },\n";
  for (const auto& [mark, cells] : figure.marks)
    if (!is_computed(figure, mark))
      text += "  { " + pair("mark", mark) + ", " + pair("cells", names_of(cells, *figure.board)) +
              " },\n";
  return text.empty() ? text : "marks = [\n" + text + "]\n";
}

}  // namespace

std::string print_drawn(const std::vector<DrawnFigure>& figures) {
  std::string claims, text;
  for (const DrawnFigure& figure : figures) {
    claims += claims_of(figure);
    text += "\n[[figure]]\n" + pair("id", figure.id) + "\n";
    text += pair("title", figure.title.empty() ? figure.id : figure.title) + "\n";
    if (!figure.own_board) text += pair("board", figure.board->id) + "\n";
    if (figure.names) text += "names = true\n";
    text += pieces_of(figure) + marks_of(figure);
  }
  if (!claims.empty()) claims = "claims = [\n" + claims + "]\n";
  return claims.empty() ? base::trimmed(text).empty() ? "" : text.substr(1) : claims + text;
}

}  // namespace boardwright::drawings
