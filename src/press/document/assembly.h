// What an article's page and its book put together from the same data.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "diagram/diagram.h"
#include "document/tree.h"
#include "game/game.h"

namespace boardwright::document {

/// "By A · © 1998 by A · Version 1.2 · Published ...".
std::string credit_of(const Article& article);

/// The title in the text, or else that of the data.
const std::string& title_of(const Article& article, const Document& text);

/// That an article is told in other words, or by the program; empty if it is not. `what` is "page"
/// or "book".
std::string retold_in(const Article& article, std::string_view what,
                      std::string_view articles = "article");

/// What is said of where the original stood: a paragraph, or nothing.
Blocks original_of(const Article& article, Report& report);

/// The value of a claim in a text.
struct ShownClaim {
  std::string words;
  std::string found = {};  ///< in a draft, by the engine, if the words say something else
};

/// The findings for one article's claims, by their ids: a text may speak of thousands.
class FoundById {
 public:
  FoundById(const Article& article, const std::vector<Finding>& findings);

  /// What a claim is computed to be, as it is shown, or the words that say it; in a draft also what
  /// is stated instead. Reports an unknown claim, and returns nothing.
  std::optional<ShownClaim> shown_for(const ClaimReference& reference, const Place& at,
                                      Report& report) const;

 private:
  const Article& article_;
  std::map<std::string_view, const Finding*> found_;
};

/// A figure of this article, or else of another one; reports an unknown one.
const Diagram* find_diagram(const FigureReference& reference, const Article& article,
                            const std::vector<Diagram>& diagrams, const Place& at, Report& report);

/// The figures that an article places, in its order; what is unknown is left out.
std::vector<const Diagram*> figures_of(const Document& text, const Article& article,
                                       const std::vector<Diagram>& diagrams);

/// "Diagram B1-1." and what follows it; of a figure without a number its title comes first.
struct Caption {
  std::string name, words;
};
Caption caption_of(const Diagram& diagram);

/// A remark as it is shown.
struct ShownRemark {
  const Remark* remark = nullptr;
  Blocks blocks;
};

/// Those in the margin of a section: errata first.
std::vector<ShownRemark> margin_of(const Article& article, std::string_view section,
                                   Report& report);

/// Those of one kind.
std::vector<ShownRemark> remarks_of(const Article& article, RemarkKind kind, Report& report);

/// A row of the table of pieces.
struct PieceRow {
  const PieceType* piece_type = nullptr;
  std::string number, inventor;
};
inline constexpr std::string_view piece_heads[] = {"No.", "Piece", "Inventor"};

/// The pieces that an article defines, in the game's order. Reports sections that it does not have.
std::vector<PieceRow> piece_type_rows(const Game& game, const Article& article,
                                      const std::vector<Section>& sections, Report& report);

/// A row of the table of errata.
struct ErratumRow {
  std::string place, claim, stated, found;
  std::string id;    ///< of the erratum
  std::string name;  ///< of the section in which it stands: "B1.0", or its title
};
inline constexpr std::string_view erratum_heads[] = {"Place", "Claim", "Stated", "Found", "Why"};

/// The claims that differ and are explained, or those that make the game a draft: they say what is
/// wrong in place of `name`.
std::vector<ErratumRow> erratum_rows(const Game& game, const Article& article,
                                     const std::vector<Section>& sections,
                                     const std::vector<Finding>& findings, bool explained = true);

/// Of each claim about a figure that makes the game a draft: "Draft: marks of the Rook: the article
/// states with c4, the engine finds with d3."
std::vector<std::string> draft_notes(const Game& game, const Article& article, const Figure& figure,
                                     const std::vector<Finding>& findings);

/// "B1.0", or the title of a section that has no number.
std::string name_of_section(const std::vector<Section>& sections, const std::string& id);

}  // namespace boardwright::document
