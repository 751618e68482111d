// What the page and the book of an article have in common.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "diagram/diagram.h"
#include "game/game.h"
#include "text/tree.h"

namespace boardwright::audit {

/// "By A · © 1998 by A · Version 1.2 · Published ...".
std::string credit_of(const game::Article& article);

/// The title in the text if it has one, otherwise the title in the data.
const std::string& title_of(const game::Article& article, const text::Document& text);

/// A sentence that says that the article is retold in other words, or written by the program. Empty
/// for any other article. `what` is "page" or "book".
std::string retold_in(const game::Article& article, std::string_view what,
                      std::string_view articles = "article");

/// A paragraph about where the original was published, or nothing.
text::Blocks original_of(const game::Article& article, base::Report& report);

/// The figure of the initial position, or else the cover, or null.
const game::Figure* board_figure(const game::Game& game);

/// The value of a claim as it appears in a text.
struct ShownClaim {
  std::string words;
  std::string found = {};  ///< in a draft: the computed value, if the words differ from it
};

/// The findings for the claims of one article, by claim id: a text can refer to thousands.
class FoundById {
 public:
  FoundById(const game::Article& article, const std::vector<game::Finding>& findings);

  /// The computed value of a claim, or the author's words for it. In a draft, the stated value with
  /// the computed one. Reports an unknown claim, and returns nothing.
  std::optional<ShownClaim> shown_for(const text::ClaimReference& reference, const base::Place& at,
                                      base::Report& report) const;

 private:
  const game::Article& article_;
  std::map<std::string_view, const game::Finding*> found_;
};

/// Finds a figure of this article, or else of another one. Reports an unknown figure and returns
/// null.
const diagram::Diagram* find_diagram(const text::FigureReference& reference,
                                     const game::Article& article,
                                     const std::vector<diagram::Diagram>& diagrams,
                                     const base::Place& at, base::Report& report);

/// The figures that an article places, in its order; unknown ones are left out.
std::vector<const diagram::Diagram*> figures_of(const text::Document& text,
                                                const game::Article& article,
                                                const std::vector<diagram::Diagram>& diagrams);

/// "Diagram B1-1." and the text after it. For a figure without a number the title comes first.
struct Caption {
  std::string name, words;
};
Caption caption_of(const diagram::Diagram& diagram);

/// A remark with its parsed text.
struct ShownRemark {
  const game::Remark* remark = nullptr;
  text::Blocks blocks;
};

ShownRemark shown(const game::Remark& remark, base::Report& report);

/// Whether a remark stands beside its section: every erratum does, and so does a reading that says
/// so or whose article has at most five. Others are listed at the end of the article.
bool is_beside(const game::Article& article, const game::Remark& remark);

/// The margin remarks of a section: errata first.
std::vector<ShownRemark> margin_of(const game::Article& article, std::string_view section,
                                   base::Report& report);

/// The remarks of one kind that are listed at the end.
std::vector<ShownRemark> listed_of(const game::Article& article, game::RemarkKind kind,
                                   base::Report& report);

/// A row of the table of pieces.
struct PieceRow {
  const moves::PieceType* piece_type = nullptr;
  std::string number, inventor;
};
inline constexpr std::string_view piece_heads[] = {"No.", "Piece", "Inventor"};

/// The pieces that an article defines, in the game's order. Reports sections that the article does
/// not have.
std::vector<PieceRow> piece_type_rows(const game::Game& game, const game::Article& article,
                                      const std::vector<text::Section>& sections,
                                      base::Report& report);

/// A row of the table of errata.
struct ErratumRow {
  std::string place, claim, stated, found;
  std::string id;    ///< of the erratum
  std::string name;  ///< of the section that contains it: "B1.0", or its title
};
inline constexpr std::string_view erratum_heads[] = {"Place", "Claim", "Stated", "Found", "Why"};

/// The claims that differ and are explained, or those that make the game a draft, for which `name`
/// holds the problem.
std::vector<ErratumRow> erratum_rows(const game::Game& game, const game::Article& article,
                                     const std::vector<text::Section>& sections,
                                     const std::vector<game::Finding>& findings,
                                     bool explained = true);

/// A note for each claim about a figure that makes the game a draft: "Draft: marks of the Rook: the
/// article states with c4, the engine finds with d3."
std::vector<std::string> draft_notes(const game::Game& game, const game::Article& article,
                                     const game::Figure& figure,
                                     const std::vector<game::Finding>& findings);

/// "B1.0", or the title of a section that has no number.
std::string name_of_section(const std::vector<text::Section>& sections, const std::string& id);

}  // namespace boardwright::audit
