// The properties of the current build.
#include "support/effort.h"

namespace boardwright::test {

#ifdef NDEBUG
const bool tries_all = true;
#else
const bool tries_all = false;
#endif

#ifdef BOARDWRIGHT_SANITIZED
const bool is_sanitized = true;
#else
const bool is_sanitized = false;
#endif

}  // namespace boardwright::test
