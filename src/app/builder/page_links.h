// Links on the pages of a game.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "game/game.h"
#include "page/page.h"

namespace boardwright::builder {

/// Links to the printed files. `path` leads from the page to the folder that holds them.
std::vector<page::Download> downloads(const std::string& path, bool manual);

bool is_manual(const game::Game& game);

/// Whether this is a page of the manual other than its first, which has the links to the printed
/// files.
bool is_inner_page(const game::Article& article, std::size_t number);

/// A hash of all link targets on the pages of a game, combined with `titles`, a hash of the titles
/// that its claims can mention.
std::uint64_t links_of(const page::PageIds& pages, std::uint64_t titles);

}  // namespace boardwright::builder
