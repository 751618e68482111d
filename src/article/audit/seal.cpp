// Counts statements by what is proved of them.
#include "audit/seal.h"

#include "game/reference.h"
#include "verify/kinds.h"

namespace boardwright::audit {

bool is_copied(const Claim& claim) {
  const verify::ClaimKind* kind = verify::find_kind(claim.kind);
  return kind != nullptr && kind->proves == verify::Proves::copy;
}

Seal seal_of(const std::vector<Finding>& findings, const Article& article, const Account& account) {
  Seal seal;
  seal.cited = account.cited;
  seal.open = account.open;
  seal.sentences_proved = account.sentences.proved;
  seal.sentences_cited = account.sentences.cited;
  seal.sentences_open = account.sentences.open;
  for (const Finding& finding : findings) {
    if (finding.claim->document != article.id) continue;
    if (!finding.problem.empty())
      ++seal.unexplained;
    else if (!finding.agrees)
      ++(is_copied(*finding.claim) ? seal.miscopied : seal.explained);
    else
      ++(finding.claim->kin                   ? seal.kin
         : game::is_own_count(*finding.claim) ? seal.second
         : finding.claim->published           ? seal.published
         : finding.claim->in_court            ? seal.ruled
         : is_copied(*finding.claim)          ? seal.copied
                                              : seal.proved);
  }
  return seal;
}

const Seal& seal_at(const std::vector<Seal>& seals, const Game& game, const Article& article) {
  static const Seal none;
  const auto number = static_cast<std::size_t>(&article - game.articles.data());
  return number < seals.size() ? seals[number] : none;
}

Seal sum_of(const std::vector<Seal>& seals) {
  Seal sum;
  for (const Seal& seal : seals) sum += seal;
  return sum;
}

void mark_drafts(std::vector<Seal>& seals) {
  const int all = sum_of(seals).unexplained;
  for (Seal& seal : seals) seal.draft = all;
}

}  // namespace boardwright::audit
