// Fuzz target: articles with embedded figures, claims and remarks.
#include <algorithm>

#include "audit/prove.h"
#include "base/limits.h"
#include "disk/files.h"
#include "disk/write_files.h"
#include "fuzz/exchange_targets.h"
#include "text/fences.h"
#include "text/inside.h"
#include "text/statement.h"
#include "verify/kinds.h"

namespace boardwright::fuzz {
namespace {

using namespace rooms;

/// The small game without its figures and claims, to which an input can add its own.
class EmptiedGame {
 public:
  EmptiedGame() {
    Report report;
    game_ = read_game(on_disk(own_templates()), "small", Extent::all, report);
    game_->cover.clear();
    Article& article = game_->articles.front();
    article.text = own_folder() / "inside.md";
    article.figures.clear();
    article.claims.clear();
    positions_ = game_->positions;
  }

  Game& game() { return *game_; }

  /// Removes what an input has added.
  void clear() {
    Article& article = game_->articles.front();
    article.figures.clear();
    article.claims.clear();
    article.remarks.clear();
    game_->positions = positions_;
    game_->boards.resize(1);
  }

 private:
  std::unique_ptr<Game> game_;
  std::vector<NamedPosition> positions_;
};

/// Law: a claim, printed and read again, is the same claim.
void must_round_trip(const Claim& claim) {
  if (claim.kind.empty()) return;
  const std::string line = print_statement(claim);
  Report report;
  const auto again = parse_statement(line, {"fuzz", 1, 1}, report);
  must(again && print_statement(again->claim) == line, "a printed claim is read back unchanged");
}

}  // namespace

void run_inside(std::string_view bytes) {
  Report report;
  const auto text = admitted(bytes, report, limits::article_bytes);
  if (!text) return;
  static EmptiedGame emptied;
  Game& game = emptied.game();
  disk::write_file_atomic(game.articles.front().text, *text);
  read_inside(game, Extent::all, report);
  if (!report.has_errors())
    for (const Claim& claim : game.articles.front().claims) must_round_trip(claim);
  const Proof proof = prove(game, report, {}, nullptr, Budget(2'000'000));
  for (const Finding& finding : proof.findings)
    if (!report.has_errors())
      must(finding.agrees + finding.explained < 2, "a claim that agrees needs no explanation");
  show(report);
  emptied.clear();
}

Words inside_dictionary() {
  Words all = {"```figure 1: A\n",
               "```claims\n",
               "```erratum a\n",
               "```reading b\n",
               "```\n",
               "{{",
               "}}",
               " = ",
               ": ",
               " but ",
               " by ",
               "Ra1 Kc3 ke5\n",
               "White: R a1\n",
               "Black: Ra1\n",
               "reach: a1\n",
               "arrows: a1\n",
               "marks: x a1 b2\n",
               "board: 4x4\n",
               "board: hex:3\n",
               "position: start\n",
               "plays: a2 a3; a5 a4\n",
               "names = true\n",
               "own=",
               "enemy=",
               "seat=2",
               "cells=\"",
               "zone=last-rank",
               "yes",
               "no",
               "none",
               "half",
               "fourteen"};
  for (const ClaimKind& kind : verify::claim_kinds()) {
    all.emplace_back(kind.name);
    all.push_back("{{" + form_of_statement(kind.name) + "}}");
    for (const auto& keys : {keys_of(kind).needed, keys_of(kind).allowed})
      for (const std::string_view key : keys) all.push_back(std::string(key) + "=");
  }
  for (const PieceType& piece_type : small().game->piece_types) all.push_back(piece_type.id + ' ');
  for (const std::string& name : small().game->board().names()) all.push_back(name);
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

}  // namespace boardwright::fuzz
