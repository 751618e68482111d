// Work that a host may divide among threads.
#pragma once
#include <cstddef>
#include <functional>

namespace boardwright::base {

/// Calls `work` once for each number below `count`, in any order, on as many threads as it likes.
using InParallel =
    std::function<void(std::size_t count, const std::function<void(std::size_t)>& work)>;

}  // namespace boardwright::base
