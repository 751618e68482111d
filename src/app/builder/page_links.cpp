// Computes the links on pages.
#include "builder/page_links.h"

#include "base/hash.h"
#include "builder/prints.h"

namespace boardwright::builder {

std::vector<page::Download> downloads(const std::string& path, bool manual) {
  std::vector<page::Download> links;
  for (const Print& print : prints_of(manual))
    links.push_back({std::string(print.title), path + std::string(print.file)});
  return links;
}

bool is_manual(const game::Game& game) { return game.articles.front().manual; }

bool is_inner_page(const game::Article& article, std::size_t number) {
  return article.manual && number > 0;
}

std::uint64_t links_of(const page::PageIds& pages, std::uint64_t titles) {
  std::uint64_t hash = titles;
  for (const auto& [page, ids] : pages) {
    hash = base::content_hash(page, hash);
    for (const std::string& id : ids) hash = base::content_hash(id, hash);
  }
  return hash;
}

}  // namespace boardwright::builder
