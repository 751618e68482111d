// The libFuzzer program. The environment variable BOARDWRIGHT_FUZZ names the target, because the
// fuzzer restarts itself with its own options.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "fuzz/targets.h"

namespace {
const boardwright::fuzz::Target* target = nullptr;
}

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  const char* name = std::getenv("BOARDWRIGHT_FUZZ");
  target = boardwright::fuzz::find_target(name == nullptr ? "" : name);
  if (target != nullptr) return 0;
  std::fputs("BOARDWRIGHT_FUZZ names no target\n", stderr);
  std::exit(2);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  target->run({reinterpret_cast<const char*>(bytes), size});
  return 0;
}
