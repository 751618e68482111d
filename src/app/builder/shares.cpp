// Worker threads that take one share after another until none is left.
#include "builder/shares.h"

#include <algorithm>
#include <utility>

namespace boardwright::builder {

int threads_for(int jobs) {
  return jobs > 0 ? jobs : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

Shares::Shares(std::size_t count, int helpers, Work work, std::size_t in_a_share)
    : count_(count), in_a_share_(in_a_share), work_(std::move(work)) {
  const std::size_t most = (count + in_a_share - 1) / in_a_share;
  for (std::size_t i = 0; i < std::min<std::size_t>(static_cast<std::size_t>(helpers), most); ++i)
    helpers_.emplace_back([this] { this->work(); });
}

Shares::~Shares() {
  work();
  helpers_.clear();
}

void Shares::work() {
  for (std::size_t begin = next_.fetch_add(in_a_share_); begin < count_;
       begin = next_.fetch_add(in_a_share_))
    work_(begin, std::min(begin + in_a_share_, count_));
}

void each_alone(std::size_t count, int jobs, const std::function<void(std::size_t)>& work) {
  const std::size_t threads = std::min(count, static_cast<std::size_t>(threads_for(jobs)));
  const Shares shares(
      count, threads == 0 ? 0 : static_cast<int>(threads) - 1,
      [&](std::size_t begin, std::size_t) { work(begin); }, 1);
}

}  // namespace boardwright::builder
