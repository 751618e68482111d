// What to do where our own code is wrong.
#pragma once
#include <stdexcept>
#include <string>

#include "base/rooms.h"

namespace boardwright::base {

/// Throws std::logic_error. Hosts without exceptions, such as a web page, stop at once.
[[noreturn]] inline void internal_error(const std::string& what) {
#ifdef __cpp_exceptions
  throw std::logic_error(what);
#else
  static_cast<void>(what);
  __builtin_trap();
#endif
}

}  // namespace boardwright::base
