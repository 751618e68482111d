// Changes the rules of a shipped game one at a time, and checks whether any of its claims changes.
//
//     mutants GAME [SHARE]      tries every SHARE-th change and prints the survivors
//     mutants --rules GAME...   tries changes of pieces, rules of play and ends: 3 in 100 may
//     survive mutants --said [GAME]     checks whether the words of every game, or of one, say each
//     change
//
// Exits with 1 if too many changes survived or one is not said, or if the manual does not contain
// the row with the counts.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iostream>

#include "audit/prove.h"
#include "base/limits.h"
#include "base/text.h"
#include "builder/load.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "figure/build_content.h"
#include "mutants/mutations.h"
#include "mutants/said.h"
#include "verify/kinds.h"

namespace boardwright::test {
namespace {

/// The claims of a game, with the values that they have for the unchanged game.
class ClaimSet {
 public:
  ClaimSet(Game& game, const Proof& proof) : game_(game) {
    for (std::size_t i = 0; i < game.articles.size(); ++i)
      for (const Section& section : sections_of(proof.documents[i]))
        if (!section.number.empty()) titles_[game.articles[i].id][section.number] = section.title;
    for (const Finding& finding : proof.findings) claims_.push_back({&finding, 0});
    time_claims();
  }

  /// Whether the value of any claim has changed. Claims that mention `about` are checked first.
  bool detects(const std::string& about) {
    std::stable_sort(claims_.begin(), claims_.end(), [&](const TimedClaim& a, const TimedClaim& b) {
      return std::pair(!mentions(a, about), a.cost) < std::pair(!mentions(b, about), b.cost);
    });
    Evaluation evaluation(*this);
    for (const bool drawn : {false, true})
      for (const TimedClaim& claim : claims_)
        if (needs_figures(claim) == drawn && evaluation.value(claim) != claim.finding->computed)
          return true;
    return false;
  }

 private:
  struct TimedClaim {
    const Finding* finding;
    double cost;
  };

  /// Evaluates claims for one state of the rules.
  class Evaluation {
   public:
    explicit Evaluation(ClaimSet& set) : set_(set), plays_(set.game_) {}

    /// The value of a claim; nothing if it cannot be computed any more.
    std::optional<Value> value(const TimedClaim& timed) {
      if (needs_figures(timed)) compute_figures();
      const Claim& claim = *timed.finding->claim;
      const auto outcome =
          verify::outcome_of(*verify::find_kind(claim.kind),
                             {set_.game_, set_.titles_, contents_, plays_, report_}, claim, cache_);
      const Value* value = std::get_if<Value>(&outcome);
      return value != nullptr ? std::optional(*value) : std::nullopt;
    }

   private:
    void compute_figures() {
      if (has_figures_) return;
      has_figures_ = true;
      for (const Figure* figure : set_.game_.figures())
        if (auto content = build_content(set_.game_, *figure, plays_, cache_.budget, report_))
          contents_.push_back(std::move(*content));
    }

    ClaimSet& set_;
    Report report_;
    GameLogics plays_;
    verify::Cache cache_;
    std::vector<Content> contents_;
    bool has_figures_ = false;
  };

  void time_claims() {
    Evaluation evaluation(*this);
    for (TimedClaim& claim : claims_) {
      const auto begin = std::chrono::steady_clock::now();
      if (evaluation.value(claim) != claim.finding->computed)
        std::cout << "claim " << claim.finding->claim->id
                  << " changes without a change of the rules\n";
      claim.cost = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    }
  }

  static bool mentions(const TimedClaim& claim, const std::string& about) {
    if (claim.finding->claim->kind.find(about) != std::string::npos) return true;
    for (const auto& [key, value] : claim.finding->claim->keys)
      if (value.find(about) != std::string::npos) return true;
    return false;
  }

  static bool needs_figures(const TimedClaim& claim) {
    return claim.finding->claim->kind == "marked-cells" ||
           claim.finding->claim->kind == "route-ends";
  }

  Game& game_;
  SectionTitles titles_;
  std::vector<TimedClaim> claims_;
};

struct Tally {
  int tried = 0, detected = 0, same = 0;
};

constexpr Mutant::Of kinds[] = {Mutant::Of::piece_type, Mutant::Of::zone, Mutant::Of::board,
                                Mutant::Of::play};

using Tallies = std::map<Mutant::Of, Tally>;
using Mutator = std::vector<Mutant> (*)(const Game&);

/// Tries every `share`-th change of a game and prints the survivors. Nothing if it has problems.
std::optional<Tallies> try_changes(const std::string& id, std::initializer_list<Mutator> mutators,
                                   std::size_t share, std::string& title) {
  Report report;
  const auto game = read_whole_game(on_disk(find_home() / "templates"), id, report);
  const Proof proof = prove(*game, report);
  title = game->title;
  if (report.has_errors()) return std::cout << describe(report), std::nullopt;
  ClaimSet claims(*game, proof);
  Tallies tallies;
  std::size_t number = 0;
  std::vector<Mutant> mutants;
  for (const Mutator more : mutators)
    for (Mutant& mutant : more(*game)) mutants.push_back(std::move(mutant));
  for (const Mutant& mutant : mutants) {
    if (number++ % share != 0) continue;
    Tally& tally = tallies[mutant.of];
    const std::vector<PieceType> before = game->piece_types;
    mutant.make(*game);
    const bool detected = claims.detects(mutant.about);
    std::optional<std::string> where = "";
    if (!detected && mutant.of == Mutant::Of::piece_type)
      where = difference(*game, before, game->piece_types);
    mutant.undo(*game);
    ++(where ? tally.tried : tally.same);
    if (detected) ++tally.detected;
    if (where && !detected)
      std::cout << "survives  " << mutant.what << "\n          " << *where << "\n";
  }
  return tallies;
}

/// Whether at most 3 in 100 changes of moves, rules of play and ends survive.
int check_rules(const std::vector<std::string>& games) {
  bool all = true;
  for (const std::string& id : games) {
    std::string title;
    const auto tallies =
        try_changes(id, {mutants_of_pieces, mutants_of_play, mutants_of_results}, 1, title);
    if (!tallies) return 3;
    int tried = 0, survivors = 0;
    for (const auto& [kind, tally] : *tallies) {
      tried += tally.tried;
      survivors += tally.tried - tally.detected;
    }
    std::cout << title << ": " << survivors << " of " << tried << " changes survive\n";
    all = all && 100 * survivors <= 3 * tried;
  }
  return all ? 0 : 1;
}

int run(const std::string& id, std::size_t share) {
  std::string title;
  auto found = try_changes(
      id, {mutants_of_pieces, mutants_of_zones, mutants_of_boards, mutants_of_play}, share, title);
  if (!found) return 3;
  Tallies& tallies = *found;
  bool all = true;
  std::string row = "| " + title + " |";
  int same = 0;
  for (const Mutant::Of kind : kinds) {
    const Tally& tally = tallies[kind];
    row += " " + std::to_string(tally.detected) + " of " + std::to_string(tally.tried) + " |";
    all = all && tally.detected == tally.tried;
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

int check_said(const std::vector<std::string>& games) {
  const SearchPath search_path = on_disk(find_home() / "templates");
  int silent = 0;
  for (const std::string& id : games.empty() ? search_path.games() : games) {
    Report report;
    const auto game = read_game(search_path, id, Extent::rules, report);
    if (report.has_errors()) return std::cout << describe(report), 3;
    silent += changes_not_said(*game);
  }
  return silent == 0 ? 0 : 1;
}

int usage() {
  std::cerr << "mutants GAME [SHARE]\nmutants --rules GAME...\nmutants --said [GAME]\n";
  return 2;
}

int call(const std::vector<std::string>& arguments) {
  if (arguments.empty()) return usage();
  if (arguments[0] == "--rules") return check_rules({arguments.begin() + 1, arguments.end()});
  if (arguments[0] == "--said") return check_said({arguments.begin() + 1, arguments.end()});
  return run(arguments[0], arguments.size() > 1 ? std::stoul(arguments[1]) : std::size_t{1});
}

}  // namespace
}  // namespace boardwright::test

int main(int count, char** arguments) {
  return boardwright::test::call({arguments + 1, arguments + count});
}
