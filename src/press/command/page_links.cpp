// Computes the links on pages.
#include "command/page_links.h"

#include "base/hash.h"
#include "command/prints.h"

namespace boardwright::command {

std::vector<Download> downloads(const std::string& path, bool manual) {
  std::vector<Download> links;
  for (const Print& print : prints_of(manual))
    links.push_back({std::string(print.title), path + std::string(print.file)});
  return links;
}

bool is_manual(const Game& game) { return game.articles.front().manual; }

bool is_inner_page(const Article& article, std::size_t number) {
  return article.manual && number > 0;
}

std::uint64_t links_of(const PageIds& pages, std::uint64_t titles) {
  std::uint64_t hash = titles;
  for (const auto& [page, ids] : pages) {
    hash = content_hash(page, hash);
    for (const std::string& id : ids) hash = content_hash(id, hash);
  }
  return hash;
}

}  // namespace boardwright::command
