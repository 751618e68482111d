// To what the pages of a game link.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "document/page.h"
#include "game/game.h"

namespace boardwright::command {

/// Links to what is printed, from a page in the folder before which `path` stands.
std::vector<Download> downloads(const std::string& path, bool manual);

bool is_manual(const Game& game);

/// Whether another page of the manual has the links to what is printed.
bool is_inner_page(const Article& article, std::size_t number);

/// What the pages of a game can link to, and the titles that its claims can speak of.
std::uint64_t links_of(const PageIds& pages, std::uint64_t titles);

}  // namespace boardwright::command
