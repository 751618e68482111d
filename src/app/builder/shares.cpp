// Worker threads that take one share after another until none is left.
#include "builder/shares.h"

#include <algorithm>
#include <utility>

namespace boardwright::builder {
namespace {

constexpr std::size_t in_a_share = 32;  // small, so that all threads end at about the same time

}  // namespace

Shares::Shares(std::size_t count, int helpers, Work work) : count_(count), work_(std::move(work)) {
  const std::size_t most = (count + in_a_share - 1) / in_a_share;
  for (std::size_t i = 0; i < std::min<std::size_t>(static_cast<std::size_t>(helpers), most); ++i)
    helpers_.emplace_back([this] { this->work(); });
}

Shares::~Shares() {
  work();
  helpers_.clear();
}

void Shares::work() {
  for (std::size_t begin = next_.fetch_add(in_a_share); begin < count_;
       begin = next_.fetch_add(in_a_share))
    work_(begin, std::min(begin + in_a_share, count_));
}

}  // namespace boardwright::builder
