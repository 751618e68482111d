// How much memory was asked for, counted.
#pragma once
#include <cstdint>

namespace boardwright::test {

/// The bytes that this thread has asked for since it began, whether they were given back or not;
/// always 0 where sanitizers have an allocator of their own.
std::int64_t allocated_bytes();

}  // namespace boardwright::test
