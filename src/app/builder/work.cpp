// Reads and proves a game for a build.
#include "builder/work.h"

#include <set>
#include <utility>

#include "base/hash.h"
#include "base/text.h"
#include "book/printable.h"
#include "box/kit_audit.h"
#include "builder/reserved.h"
#include "builder/resources.h"
#include "diagram/diagram.h"
#include "diagram/markings.h"
#include "diagram/seats.h"

namespace boardwright::builder {

using diagram::PiecesAs;

const Diagram* cover_of(const Work& work) {
  if (work.game->articles.front().manual) return nullptr;
  for (const Diagram& diagram : work.proof.diagrams)
    if (diagram.content.figure->id == work.game->cover) return &diagram;
  return work.proof.diagrams.empty() ? nullptr : &work.proof.diagrams.front();
}

bool Work::same(unsigned kinds) const {
  return old != nullptr && !old->parts.empty() && changes(old->parts, parts, kinds).empty();
}

namespace {

/// Makes all articles lenient. Returns those that were strict.
std::set<const game::Article*> relax(game::Game& game) {
  std::set<const game::Article*> strict;
  for (game::Article& article : game.articles)
    if (std::exchange(article.strict, false)) strict.insert(&article);
  return strict;
}

/// Warns of the marks that no claim proves, except for numbers in texts, which are reported anyway.
void warn_of_open_marks(const Work& work, const std::set<const game::Article*>& strict,
                        Report& report) {
  for (std::size_t i = 0; i < work.proof.accounts.size(); ++i) {
    const game::Article& article = work.game->articles[i];
    if (!strict.contains(&article)) continue;
    for (const audit::OpenMark& mark : work.proof.accounts[i].marks)
      if (mark.kind != audit::MarkKind::number || mark.place.file != article.text.string())
        report.warning(mark.place, "open " + std::string(audit::name_of(mark.kind)) + " " +
                                       base::in_quotes(mark.text));
  }
}

}  // namespace

bool prepare(Work& work, const Context& context, const std::string& id,
             const FindDrawings& find_drawings, Report& report) {
  const std::size_t problems = report.count();
  folder_of(context.search_path, "tilings");
  work.game = audit::read_whole_game(context.search_path, id, report);
  if (!work.game) return false;
  check_reserved(*work.game, report);
  std::set<const game::Article*> strict;
  if (work.may_be_draft) strict = relax(*work.game);
  work.style =
      load_style(context.search_path.of_game(work.game->folder), work.game->style, &report);
  diagram::check_seats(work.game->board(), work.style, work.game->style, report);
  for (const auto& board : work.game->boards) diagram::check_markings(*board, report);
  const PieceSet& set = find_drawings(*work.game, work.style);
  diagram::check_drawings(*work.game, set, report);
  const bool manual = work.game->articles.front().manual;
  const PiecesAs pieces = !scene::shows_drawn_pieces(work.style) ? PiecesAs::letters
                          : manual                               ? PiecesAs::drawn
                                                                 : PiecesAs::both;
  const bool proved = work.same(kind::board);
  work.proof =
      audit::prove(*work.game, report, {pieces, &set}, proved ? &work.old->computed : nullptr);
  warn_of_open_marks(work, strict, report);
  work.draft = game::counts_of(work.proof.findings).unexplained > 0;
  if (!manual && !report.has_errors())
    box::check_kit(*work.game,
                   box::kit_facts(*work.game, work.proof, work.style,
                                  diagram::has_all_drawings(*work.game, set) ? &set : nullptr),
                   report);
  book::check_printable(*work.game, work.proof, disk::characters_of(context.fonts), report);
  work.warned = report.count() > problems;
  return true;
}

std::uint64_t key_of(const Work& work, unsigned kinds) {
  const std::uint64_t key = key_of(work.parts, kinds);
  return work.draft ? base::content_hash("a draft", key) : key;
}

std::uint64_t text_key(const Work& work, const game::Article& article) {
  const auto file = article.text.lexically_relative(work.game->folder).generic_string();
  const auto own = work.parts.find(folder_of_parts(work.game->id) + file);
  return own != work.parts.end() ? own->second : key_of(work.parts, kind::texts);
}

GameRecord record_of(const Work& work) {
  GameRecord record{work.parts, work.warned, false, static_cast<int>(work.proof.diagrams.size()),
                    {},         {}};
  record.computed.titles = work.proof.titles;
  for (const game::Finding& finding : work.proof.findings)
    record.computed.values.push_back(finding.computed);
  record.entry = site::index_entry(*work.game, work.proof.seals, cover_of(work) != nullptr, {});
  return record;
}

}  // namespace boardwright::builder
