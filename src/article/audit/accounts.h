// Accounts for the marks of an article's text: proved by a claim, cited by the author, or open.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "audit/lexicon.h"
#include "base/report.h"
#include "figure/content.h"
#include "game/game.h"
#include "text/tree.h"

namespace boardwright::audit {

using base::Report;
using game::Article, game::Claim, game::Finding, game::Game;
using text::Document;

/// A mark that no claim proves and no citation covers.
struct OpenMark {
  MarkKind kind = MarkKind::number;
  base::Place place;
  std::string text;        ///< as written
  std::string sentence;    ///< that contains it, with dots for claims; or the words of its claim
  std::string section;     ///< id of its section; empty if it stands before the first
  std::string claim = {};  ///< id of the claim whose words contain it; empty outside claims
  std::string hint = {};   ///< which words would do
  std::string row = {};    ///< of a cell in a table: the first cell of its row
};

/// Words that the text cites, from the source or from ourselves, since no claim can state them.
struct Citation {
  std::string words;
  std::string source;   ///< the place in the source; empty: our own words
  std::string section;  ///< id of the section that contains them
};

/// Counts of the sentences that have marks: those with all marks proved, those with some cited and
/// the others proved, and those with an open one. A table row is a sentence.
struct SentenceCount {
  int proved = 0, cited = 0, open = 0;
  SentenceCount& operator+=(const SentenceCount& other);
};

/// What is found in the text of an article.
struct Account {
  int cited = 0;                         ///< citations, and numbers that only the author can know
  int open = 0;                          ///< numbers of the text that are unaccounted for
  std::vector<Citation> citations = {};  ///< in order
  SentenceCount sentences = {};
  std::vector<OpenMark> marks = {};  ///< all open marks, with those of captions and remarks
};

/// Accounts for the marks of an article: of its text, then of the captions of its figures and of
/// its remarks. Numbers are digits, words from two to ninety-nine, and one, half, most, all and
/// none before a word for pieces or cells; a Lexicon finds the other marks.
///
/// A mark is proved if a claim in `{{…}}` prints it and states it. It is cited if it stands in
/// `{{cited: …}}` or `{{ours: …}}`; except in remarks and quotations, this is reported for what
/// claims can compute: cells, lines, axes, numbers of pieces and cells, and pieces beside a verb.
/// In a `strict` article at most a tenth of the marks, or three, may be cited in this way. Dates,
/// years, prices, sizes with a unit and versions, which only the author can know, count as cited.
/// Numbers of sections and diagrams are not marks. Reports words of a claim that do not say what it
/// computes, claims in a table that are not about their row or column, and captions that name what
/// their figure does not show; `contents` is what the figures show. Reports every open number of
/// the text: an error in a `strict` article, otherwise a warning. Other open marks are only
/// counted, but it is an error if a `strict` article does not have as many open sentences as its
/// `open` says. An article written from the game's data has no marks.
Account account_of(const Game& game, const Article& article, const Document& text,
                   const std::vector<Finding>& findings, Report& report,
                   std::span<const figure::Content> contents = {});

}  // namespace boardwright::audit
