// Changes the rules of a shipped game, one by one, and asks whether any of its claims notices.
//
//     mutants GAME [SHARE]      tries every SHARE-th change; tells what survived
//
// Ends with 1 if something did, or if the manual does not tell how many were tried.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iostream>

#include "base/limits.h"
#include "base/text.h"
#include "command/load.h"
#include "disk/disk.h"
#include "document/prove.h"
#include "figure/build_content.h"
#include "mutants/mutations.h"
#include "verify/kinds.h"

namespace boardwright::test {
namespace {

/// The claims of a game, with what they compute as the game stands.
class Jury {
 public:
  Jury(Game& game, const Proof& proof) : game_(game) {
    for (std::size_t i = 0; i < game.articles.size(); ++i)
      for (const Section& section : sections_of(proof.documents[i]))
        if (!section.number.empty()) titles_[game.articles[i].id][section.number] = section.title;
    for (const Finding& finding : proof.findings) claims_.push_back({&finding, 0});
    time_claims();
  }

  /// Whether a claim differs now that did not, or the other way round.
  bool notices(const std::string& about) {
    std::stable_sort(claims_.begin(), claims_.end(), [&](const Juror& a, const Juror& b) {
      return std::pair(!names(a, about), a.cost) < std::pair(!names(b, about), b.cost);
    });
    Sitting sitting(*this);
    for (const bool drawn : {false, true})
      for (const Juror& juror : claims_)
        if (asks_figures(juror) == drawn && sitting.value(juror) != juror.finding->computed)
          return true;
    return false;
  }

 private:
  struct Juror {
    const Finding* finding;
    double cost;
  };

  /// One state of the rules.
  class Sitting {
   public:
    explicit Sitting(Jury& jury) : jury_(jury), plays_(jury.game_) {}

    /// What a claim computes; nothing if it cannot any more.
    std::optional<Value> value(const Juror& juror) {
      if (asks_figures(juror)) work_out_figures();
      const Claim& claim = *juror.finding->claim;
      const auto outcome = verify::outcome_of(
          *verify::find_kind(claim.kind), {jury_.game_, jury_.titles_, contents_, plays_, report_},
          claim, cache_);
      const Value* value = std::get_if<Value>(&outcome);
      return value != nullptr ? std::optional(*value) : std::nullopt;
    }

   private:
    void work_out_figures() {
      if (worked_out_) return;
      worked_out_ = true;
      for (const Figure* figure : jury_.game_.figures())
        if (auto content = build_content(jury_.game_, *figure, plays_, cache_.budget, report_))
          contents_.push_back(std::move(*content));
    }

    Jury& jury_;
    Report report_;
    GameLogics plays_;
    verify::Cache cache_;
    std::vector<Content> contents_;
    bool worked_out_ = false;
  };

  void time_claims() {
    Sitting sitting(*this);
    for (Juror& juror : claims_) {
      const auto begin = std::chrono::steady_clock::now();
      if (sitting.value(juror) != juror.finding->computed)
        std::cout << "claim " << juror.finding->claim->id << " changes by itself\n";
      juror.cost = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    }
  }

  static bool names(const Juror& juror, const std::string& about) {
    if (juror.finding->claim->kind.find(about) != std::string::npos) return true;
    for (const auto& [key, value] : juror.finding->claim->keys)
      if (value.find(about) != std::string::npos) return true;
    return false;
  }

  static bool asks_figures(const Juror& juror) {
    return juror.finding->claim->kind == "marked-cells" ||
           juror.finding->claim->kind == "route-ends";
  }

  Game& game_;
  SectionTitles titles_;
  std::vector<Juror> claims_;
};

struct Tally {
  int tried = 0, noticed = 0, same = 0;
};

constexpr Mutant::Of kinds[] = {Mutant::Of::piece_type, Mutant::Of::zone, Mutant::Of::board,
                                Mutant::Of::play};

int run(const std::string& id, std::size_t share) {
  Report report;
  const auto game = read_whole_game(find_home() / "templates", id, report);
  const Proof proof = prove(*game, report);
  if (report.has_errors()) return std::cout << describe(report), 3;
  Jury jury(*game, proof);
  std::map<Mutant::Of, Tally> tallies;
  std::size_t number = 0;
  std::vector<Mutant> mutants = mutants_of_pieces(*game);
  for (auto* more : {mutants_of_zones, mutants_of_boards, mutants_of_play})
    for (Mutant& mutant : more(*game)) mutants.push_back(std::move(mutant));
  for (const Mutant& mutant : mutants) {
    if (number++ % share != 0) continue;
    Tally& tally = tallies[mutant.of];
    const std::vector<PieceType> before = game->piece_types;
    mutant.make(*game);
    const bool noticed = jury.notices(mutant.about);
    std::optional<std::string> where = "";
    if (!noticed && mutant.of == Mutant::Of::piece_type)
      where = difference(*game, before, game->piece_types);
    mutant.undo(*game);
    ++(where ? tally.tried : tally.same);
    if (noticed) ++tally.noticed;
    if (where && !noticed)
      std::cout << "survives  " << mutant.what << "\n          " << *where << "\n";
  }
  bool all = true;
  std::string row = "| " + game->title + " |";
  int same = 0;
  for (const Mutant::Of kind : kinds) {
    const Tally& tally = tallies[kind];
    row += " " + std::to_string(tally.noticed) + " of " + std::to_string(tally.tried) + " |";
    all = all && tally.noticed == tally.tried;
    same += tally.same;
  }
  row += " " + std::to_string(same) + " |";
  std::cout << row << "\n";
  if (!all) return 1;
  const auto page = find_home() / "templates/manual/proof.md";
  if (share == 1 && read_file(page, limits::article_bytes).find(row) == std::string::npos)
    return std::cout << "proof.md of the manual lacks this row\n", 1;
  return 0;
}

}  // namespace
}  // namespace boardwright::test

int main(int count, char** arguments) {
  if (count < 2) return std::cerr << "mutants GAME [SHARE]\n", 2;
  return boardwright::test::run(arguments[1],
                                count > 2 ? std::stoul(arguments[2]) : std::size_t{1});
}
