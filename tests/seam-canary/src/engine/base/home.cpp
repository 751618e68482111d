// Asks the environment, which no room of the engine may: the check of the seam must say so.
#include <cstdlib>

const char* home() { return std::getenv("HOME"); }
