// Takes a library that has a home elsewhere: tests/layers.cmake must complain of this file.
#pragma once
#include <toml++/toml.h>
