// Counts allocated memory.
#pragma once
#include <cstdint>

namespace boardwright::test {

/// The bytes that this thread has allocated since it began, freed or not. Always 0 where sanitizers
/// have their own allocator.
std::int64_t allocated_bytes();

}  // namespace boardwright::test
