// Computes claims and compares them with what the articles state.
#include "verify/claims.h"

#include <algorithm>
#include <set>

#include "base/hints.h"
#include "verify/kinds.h"

namespace boardwright::verify {

using game::CellNames, game::Finding, game::Remark, game::shown;

namespace {

CellNames without(const CellNames& these, const CellNames& those) {
  CellNames left;
  for (const std::string& name : these)
    if (std::ranges::find(those, name) == those.end()) left.push_back(name);
  std::ranges::sort(left);
  left.erase(std::unique(left.begin(), left.end()), left.end());
  return left;
}

CellNames sorted(CellNames names) {
  std::ranges::sort(names);
  return names;
}

bool same(const Value& p, const Value& q) {
  const auto* cells = std::get_if<CellNames>(&p);
  const auto* others = std::get_if<CellNames>(&q);
  return cells != nullptr && others != nullptr ? sorted(*cells) == sorted(*others) : p == q;
}

/// Whether the explanation is for exactly this difference.
bool explains(const game::Explanation& explanation, const Value& documented,
              const Value& computed) {
  if (const auto* printed = std::get_if<CellNames>(&documented)) {
    const auto* found = std::get_if<CellNames>(&computed);
    return found != nullptr && without(*printed, *found) == sorted(explanation.extra) &&
           without(*found, *printed) == sorted(explanation.missing);
  }
  return explanation.printed == documented && explanation.found == computed;
}

/// Reports keys that the kind does not have or that are missing. Returns false if any is missing.
bool check_keys(const Claim& claim, const ClaimKind& kind, Report& report) {
  const std::set<std::string_view> known = all_keys_of(kind);
  const std::vector<std::string_view> all(known.begin(), known.end());
  for (const auto& written : claim.keys)
    if (const std::string& key = written.first; !known.contains(key))
      report.error(claim.place, "claims of kind '" + claim.kind + "' have no key '" + key + "'",
                   [&] { return base::meant_or_all(key, all); });
  bool complete = true;
  for (const std::string_view key : keys_of(kind).needed) {
    if (key == "SEL" || claim.keys.contains(key)) continue;
    report.error(claim.place,
                 "claims of kind '" + claim.kind + "' need the key '" + std::string(key) + "'");
    complete = false;
  }
  return complete;
}

const ClaimKind* kind_of(const Claim& claim, Report& report) {
  if (const ClaimKind* kind = find_kind(claim.kind)) return kind;
  std::vector<std::string_view> known;
  for (const ClaimKind& kind : claim_kinds()) known.push_back(kind.name);
  report.error(claim.place_of(claim.kind), "unknown kind of claim '" + claim.kind + "'",
               [&] { return base::meant_or_all(claim.kind, known); });
  return nullptr;
}

/// Whether a remark of this kind can explain a difference.
bool explains(const Remark& remark) { return remark.kind != game::RemarkKind::remark; }

void check_errata(const game::Game& game, Report& report) {
  for (const game::Article& article : game.articles) {
    std::set<std::string> used;
    for (const Claim& claim : article.claims) {
      if (!claim.explanation) continue;
      const std::string& why = claim.explanation->why;
      used.insert(why);
      if (std::ranges::none_of(article.remarks, [&](const Remark& remark) {
            return remark.id == why && explains(remark);
          }))
        report.error(claim.explanation->place,
                     "no erratum, reading or misprint '" + why + "' in this article",
                     [&] { return meant(why, article.remarks, &Remark::id); });
    }
    for (const Remark& erratum : article.remarks)
      if (erratum.kind == game::RemarkKind::erratum && !used.contains(erratum.id))
        report.error(erratum.place, "no claim needs erratum '" + erratum.id + "'");
  }
}

/// Suggests a fix: the computed value, or an erratum if the article is a paraphrase of its
/// original.
std::string hint_for(const Claim& claim, bool retold, bool agrees, const Value& computed) {
  if (agrees) return "leave out the erratum";
  if (claim.published || claim.in_court) return {};  // the game's rules can be wrong
  const bool in_text = !claim.line.empty();
  if (claim.explanation && !in_text) return "explain that this was found: " + shown(computed);
  const std::string written = in_text ? "= " + shown(computed) : game::as_written(computed);
  if (!retold || claim.at.starts_with("Our ")) return "write " + written;
  return "write " + written + ", or explain it with an erratum" +
         (in_text ? ": = " + shown(claim.documented) + " but " + shown(computed) + " by ITS-ID"
                  : "");
}

}  // namespace

Finding judge(const Claim& claim, Value computed, bool retold) {
  Finding finding;
  finding.claim = &claim;
  finding.agrees = same(claim.documented, computed);
  if (finding.agrees && claim.explanation)
    finding.problem = "the claim agrees, so it needs no erratum";
  if (!finding.agrees && !claim.explanation)
    finding.problem = claim.published  ? "the engine does not count what was published"
                      : claim.in_court ? "the engine does not play as the source says"
                                       : "no erratum explains the difference";
  if (!finding.agrees && claim.explanation) {
    finding.explained = explains(*claim.explanation, claim.documented, computed);
    if (!finding.explained)
      finding.problem = "erratum '" + claim.explanation->why + "' explains another difference";
  }
  if (!finding.problem.empty()) finding.hint = hint_for(claim, retold, finding.agrees, computed);
  finding.computed = std::move(computed);
  return finding;
}

std::vector<Finding> check_claims(const game::Game& game, const SectionTitles& titles,
                                  std::span<const Content> contents, game::GameLogics& plays,
                                  Report& report, base::Budget budget) {
  Cache cache{budget, 0, {}};
  std::vector<Finding> findings;
  for (const game::Article& article : game.articles)
    for (const Claim& claim : article.claims) {
      const ClaimKind* kind = kind_of(claim, report);
      if (kind == nullptr || !check_keys(claim, *kind, report)) continue;
      Outcome outcome = outcome_of(*kind, {game, titles, contents, plays, report}, claim, cache);
      if (const auto* bad = std::get_if<BadClaim>(&outcome)) {
        report.error(claim.place_of(bad->word), bad->problem, bad->hint);
        if (cache.budget.is_spent()) return findings;
      } else {
        findings.push_back(judge(claim, std::move(*std::get_if<Value>(&outcome)), article.retold));
      }
    }
  check_errata(game, report);
  return findings;
}

std::vector<std::optional<Value>> compute(const game::Game& game, std::span<const Claim> claims,
                                          game::GameLogics& plays, base::Budget budget) {
  Cache cache{budget, 0, {}};
  std::vector<std::optional<Value>> values;
  const SectionTitles titles;
  for (const Claim& claim : claims) {
    values.emplace_back();
    Report report;
    const ClaimKind* kind = kind_of(claim, report);
    if (kind == nullptr || !check_keys(claim, *kind, report)) continue;
    Outcome outcome = outcome_of(*kind, {game, titles, {}, plays, report}, claim, cache);
    if (auto* value = std::get_if<Value>(&outcome); value != nullptr && !report.has_errors())
      values.back() = std::move(*value);
  }
  return values;
}

}  // namespace boardwright::verify
