// Reads what belongs to an article: figures, remarks and claims.
#pragma once
#include "base/data.h"
#include "base/names.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads [[article]] of a game file: the credit, which is the game's own unless it is given, and
/// the names of its files. `names` are those of the articles before it.
Article read_article(const Data& data, const Game& game, NamesSeen& names, Report& report);

/// The pages of a manual: those to which its map of pages links, in its order, and the map before
/// them. The figures of `betza.md` may lie in `betza-figures.toml`. Nothing if the game has no such
/// map, `pages = "index.md"`.
std::vector<Article> read_manual(const Data& data, const Game& game, Report& report);

/// Reads the [[figure]] tables of an article's figures file, or of its own table, into the article.
/// `names` are those of the game's figures before them.
void read_figures(const Data& data, Article& article, NamesSeen& names, Report& report);

/// Reads claims, [[erratum]], [[reading]], [[misprint]] and [[remark]] of an article's claims file,
/// or of its own table, into the article.
void read_claims(const Data& data, Article& article, Report& report);

}  // namespace boardwright::game
