#include "support/counted_memory.h"

#include <cstdlib>
#include <new>

namespace {
thread_local std::int64_t allocated = 0;
}

std::int64_t boardwright::test::allocated_bytes() { return allocated; }

#ifndef BOARDWRIGHT_SANITIZED
// All other forms of operator new call these.
void* operator new(std::size_t bytes) {
  allocated += static_cast<std::int64_t>(bytes);
  if (void* const memory = std::malloc(bytes == 0 ? 1 : bytes)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
#endif
