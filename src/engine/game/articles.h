// Reads the parts of an article: figures, remarks and claims.
#pragma once
#include "base/data.h"
#include "base/names.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads an [[article]] table: the credit, which defaults to the game's own, and the names of the
/// article's files. `names` holds the names of the articles before it.
Article read_article(const Data& data, const Game& game, UniqueNames& names, Report& report);

/// The pages of a manual: first its map of pages, `pages = "index.md"`, then the pages it links to,
/// in its order. The figures of `betza.md` are read from `betza-figures.toml` if that exists. Empty
/// if the game has no map.
std::vector<Article> read_manual(const Data& data, const Game& game, Report& report);

/// Reads the [[figure]] tables of an article's figures file, or of the article's own table, into
/// the article. `names` holds the names of the game's earlier figures.
void read_figures(const Data& data, Article& article, UniqueNames& names, Report& report);

/// Reads the claims and the [[erratum]], [[reading]], [[misprint]] and [[remark]] tables of an
/// article's claims file, or of the article's own table, into the article.
void read_claims(const Data& data, Article& article, Report& report);

}  // namespace boardwright::game
