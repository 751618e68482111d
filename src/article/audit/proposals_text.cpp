// Writes proposals as TOML for data files, or as Markdown for an article.
#include <algorithm>

#include "audit/proposals.h"
#include "base/text.h"
#include "english/proposed.h"
#include "text/statement.h"

namespace boardwright::audit {

using base::toml_text;
using game::Claim;

namespace {

std::string claim_row(const Claim& claim) {
  std::string row = "  { id = " + toml_text(claim.id) + ", at = " + toml_text(claim.at) +
                    ", kind = " + toml_text(claim.kind);
  for (const auto& [key, value] : text::keys_in_order(claim))
    row += ", " + key + " = " + (base::to_integer(value) ? value : toml_text(value));
  return row + ", " + game::as_written(claim.documented) + " },\n";
}

std::string figure_table(const Figure& figure) {
  std::string text = "[[figure]]  # in the text: ![](figure:" + figure.id +
                     ")\nid = " + toml_text(figure.id) + "\ntitle = " + toml_text(figure.title) +
                     "\nsection = " + toml_text(figure.section) + "\n";
  if (!figure.position.empty()) return text + "position = " + toml_text(figure.position) + "\n";
  text += "men = [\n";
  for (const game::FigurePiece& piece : figure.pieces) {
    text += "  { label = " + toml_text(piece.label) + ", piece = " + toml_text(piece.piece_type) +
            ", cell = " + toml_text(piece.cell);
    if (piece.seat != 1) text += ", seat = " + std::to_string(piece.seat);
    if (!piece.mark.empty()) text += ", mark = " + toml_text(piece.mark);
    if (piece.arrows) text += ", arrows = true";
    text += " },\n";
  }
  return text + "]\n" + (figure.blocking ? "blocking = true\n" : "");
}

/// A statement in braces, with the Markdown characters in it escaped.
std::string in_braces(const Claim& claim) {
  std::string text;
  for (const char c : text::print_statement(claim)) {
    if (c == '*' || c == '_') text += '\\';
    text += c;
  }
  return "{{" + text + "}}";
}

/// The nth claim of this kind in a proposal, not counting claims with enemies; null if there is
/// none.
const Claim* find_claim(const Proposal& proposal, std::string_view kind, int nth = 0) {
  for (const Claim& claim : proposal.claims)
    if (claim.kind == kind && !claim.keys.contains("enemy") && nth-- == 0) return &claim;
  return nullptr;
}

/// The text of a cell in the list of pieces: a reference to the claim, or the whole claim.
std::string printed(const Claim* claim, bool whole) {
  if (claim == nullptr) return "–";
  return whole ? in_braces(*claim) : "{{" + claim->id + "}}";
}

/// The table of pieces with their reach in the middle, on the rim and on average.
std::string list_of_pieces(const std::vector<Proposal>& proposals, bool whole) {
  std::string text = "| Piece | Letter | Middle | Rim | Average |\n|---|---|---|---|---|\n";
  for (const Proposal& each : proposals)
    if (each.piece_type != nullptr)
      text += "| " + each.piece_type->name + " | " +
              (each.piece_type->letter.empty() ? "–" : each.piece_type->letter) + " | " +
              printed(find_claim(each, "reach-count"), whole) + " | " +
              printed(find_claim(each, "reach-count", 1), whole) + " | " +
              printed(find_claim(each, "mobility"), whole) + " |\n";
  return text;
}

/// Writes a figure as a fenced block.
std::string fence(const game::Game& game, const Figure& figure) {
  std::string text = "```figure: " + figure.title + "\n";
  if (!figure.position.empty()) return text + "position: " + figure.position + "\n```\n";
  std::string shown;
  for (const board::SeatId seat : game.board().seat_ids()) {
    std::string pieces;
    for (const game::FigurePiece& piece : figure.pieces) {
      if (piece.seat != board::seat_number(seat)) continue;
      pieces += " " + piece.piece_type + " " + piece.cell;
      if (piece.arrows) shown += "arrows: " + piece.cell + "\n";
      if (!piece.mark.empty()) shown += "reach: " + piece.mark + " " + piece.cell + "\n";
    }
    if (!pieces.empty()) text += game.board().seat(seat).name + ":" + pieces + "\n";
  }
  return text + shown + (figure.blocking ? "" : "blocking = false\n") + "```\n";
}

std::string filled(std::string_view words, const Claim& claim, const PieceType* piece_type) {
  std::string text;
  while (!words.empty()) {
    const std::size_t open = words.find('{');
    text += words.substr(0, open);
    if (open == words.npos) break;
    const std::size_t close = words.find('}', open);
    const std::string_view key = words.substr(open + 1, close - open - 1);
    const std::string& value = claim.key(key);
    if (key == "piece")
      text += piece_type != nullptr ? piece_type->name : value;
    else if (key == "own")
      text += "";
    else
      text += base::joined(std::span<const std::string>(board::comma_list(value)), " and ");
    words.remove_prefix(close + 1);
  }
  return text;
}

/// Removes the plural s if the count is 1: " cell."
std::string match_number(std::string words, const Claim& claim) {
  const auto* count = std::get_if<game::Count>(&claim.documented);
  if (count == nullptr || *count != 1) return words;
  const std::size_t end = words.find_first_of(" .", 1);
  if (end != words.npos && end > 1 && words[end - 1] == 's') words.erase(end - 1, 1);
  return words;
}

/// Writes one sentence per line, so that authors can copy single ones.
std::string sentences(const Proposal& proposal) {
  std::string text;
  for (const Claim& claim : proposal.claims) {
    const auto phrase = english::proposed_sentence(claim.kind, claim.keys.contains("enemy"));
    if (!phrase) continue;
    const std::string own = claim.key("own").empty() || claim.kind != "reach-count"
                                ? std::string()
                                : english::with_own_piece + claim.key("own") + ",";
    std::string before = filled(phrase->before, claim, proposal.piece_type);
    if (!own.empty()) before.replace(before.find(", it"), 1, own);
    text += before + in_braces(claim) +
            match_number(filled(phrase->after, claim, proposal.piece_type), claim) + "\n";
  }
  return text;
}

}  // namespace

std::string proposals_toml(const game::Game& game, const std::vector<Proposal>& proposals,
                           const std::string& bindings) {
  std::string claims, figures;
  for (const Proposal& proposal : proposals) {
    const std::string name =
        proposal.piece_type != nullptr ? proposal.piece_type->name : game.title;
    if (!proposal.claims.empty()) claims += "  # " + name + "\n";
    for (const Claim& claim : proposal.claims) claims += claim_row(claim);
    for (const Figure& figure : proposal.figures) figures += "\n" + figure_table(figure);
  }
  std::string list;
  const std::string lines = list_of_pieces(proposals, false);
  for (const std::string_view line : base::split(lines, '\n'))
    if (!line.empty()) list += "# " + std::string(line) + "\n";
  return "# For the claims file\n\nclaims = [\n" + claims + bindings +
         "]\n\n# For the figures file\n" + figures + "\n# The list of pieces, for the text\n\n" +
         list;
}

std::string proposals_markdown(const game::Game& game, const std::vector<Proposal>& proposals) {
  std::string text;
  for (const Proposal& proposal : proposals) {
    const PieceType* piece_type = proposal.piece_type;
    if (piece_type == nullptr)
      text += "## The board {#board}\n\n";
    else
      text += "## The " + piece_type->name + " {#" +
              (piece_type->section.empty() ? piece_type->id : piece_type->section) + "}\n\n";
    if (const std::string words = sentences(proposal); !words.empty()) text += words + "\n";
    for (const Figure& figure : proposal.figures) text += fence(game, figure) + "\n";
    if (piece_type == nullptr) text += list_of_pieces(proposals, true) + "\n";
  }
  return text;
}

}  // namespace boardwright::audit
