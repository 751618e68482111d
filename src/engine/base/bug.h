// Reports a bug in the program itself.
#pragma once
#include <stdexcept>
#include <string>

namespace boardwright::base {

/// Throws std::logic_error. A build without exceptions, such as that for web pages, traps.
[[noreturn]] inline void internal_error(const std::string& what) {
#ifdef __cpp_exceptions
  throw std::logic_error(what);
#else
  static_cast<void>(what);
  __builtin_trap();
#endif
}

}  // namespace boardwright::base
